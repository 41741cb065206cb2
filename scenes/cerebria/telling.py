"""The chronicle of this table: deeds in words, what they cost and bring in the signs of the table."""

from __future__ import annotations

from pygame import Surface

from game.cerebria import events as happened
from game.cerebria.naming import (
    aspiration_name,
    card_name,
    frontier_name,
    realm_name,
    slot_name,
    space_name,
    sphere_name,
)
from game.event import Event
from game.text import Text, text
from scenes.cerebria.around import Around
from scenes.cerebria.figures import SIDES
from scenes.picture import NOBODY, Telling
from scenes.skin.colours import WHITE, Cerebria
from scenes.skin.marks import Shape, pip
from scenes.skin.orb import bead
from scenes.words import Words

_BEADS = {
    "willpower": Cerebria.WILLPOWER,
    "essence": Cerebria.ESSENCE,
    "ambition": Cerebria.AMBITION,
}
_WHOSE = ("{bliss}", "{gloom}", "{nobody}")
_SEEN_ANYWAY = (
    happened.TurnBegan,
    happened.ActionDeclared,
    happened.OriginTurned,
    happened.SphereFilled,
    happened.HiddenDealt,
)
"""The prompt, the Origin and the panels show it, and the deed that was declared follows."""
_PAID = {
    happened.WillpowerPaid: "willpower",
    happened.EssencePaid: "essence",
    happened.AmbitionSpent: "ambition",
}
_GAINED = {
    happened.WillpowerGained: "willpower",
    happened.EssenceGained: "essence",
    happened.AmbitionGained: "ambition",
}


def sign(name: str, height: int) -> Surface:
    """A sign inside a row: a bead of a resource, or the form of a side."""
    if name in _BEADS:
        return bead(max(3, height // 2 - 1), _BEADS[name])
    if name == "nobody":
        return pip(Shape.CIRCLE, height, WHITE, filled=False)
    side = SIDES[0 if name == "bliss" else 1]
    return pip(side.shape, height, side.fill)


def tell(event: Event, words: Words, around: Around) -> Telling | None:
    """An event in short; None where the sentence of the rules is short enough."""
    subject = around.subject(event)
    seat = subject[0] if subject is not None else NOBODY
    if isinstance(event, _SEEN_ANYWAY):
        return Telling(seat, "")
    if isinstance(event, happened.EgoWillpowerChanged):
        return Telling(around.ego, f"{event.amount:+d}{{willpower}}".replace("-", "−"))
    for table, before in ((_PAID, "−"), (_GAINED, "+")):
        if type(event) in table:
            return Telling(seat, f"{before}{event.amount}{{{table[type(event)]}}}")  # type: ignore[attr-defined]
    said = _in_short(event)
    return Telling(seat, words.say(said)) if said is not None else _with_names(event, words)


def _in_short(event: Event) -> Text | None:
    """The deed of a Spirit without its name."""
    match event:
        case happened.SpiritMoved(_, _, space) | happened.EgoMoved(_, _, space):
            return text("cerebria-log-moves", space=space_name(space))
        case happened.EmotionInvoked(_, card, slot, essence):
            return text(
                "cerebria-log-invokes",
                card=card_name(card),
                slot=slot_name(slot),
                essence=f"{essence}{{essence}}",
            )
        case happened.TargetFixed(aspiration):
            return text("cerebria-log-aims", aspiration=aspiration_name(aspiration))
        case happened.SphereAbsorbed(_, sphere, amount):
            return text("cerebria-log-absorbs", amount=f"{amount}{{willpower}}", sphere=sphere_name(sphere))
    return None


def _with_names(event: Event, words: Words) -> Telling | None:
    """What happened to an Emotion, a place or an Aspiration."""
    match event:
        case happened.EssenceAdded(slot, card, amount):
            return Telling(NOBODY, f"{_emotion(words, card, slot)} +{amount}{{essence}}")
        case happened.EssenceRemoved(slot, card, amount):
            return Telling(NOBODY, f"{_emotion(words, card, slot)} −{amount}{{essence}}")
        case happened.RealmTurned(realm, team):
            return Telling(NOBODY, f"{words.say(realm_name(realm))} → {_WHOSE[team]}")
        case happened.FrontierTurned(frontier, team):
            return Telling(NOBODY, f"{words.say(frontier_name(frontier))} → {_WHOSE[team]}")
        case happened.AspirationJudged(aspiration, bliss, gloom, owner):
            kind = words("cerebria-table-common") if owner < 0 else words("cerebria-table-hidden")
            name = words.say(aspiration_name(aspiration))
            return Telling(NOBODY, f"{name} ({kind}) {{bliss}}{bliss} {{gloom}}{gloom}")
    return None


def _emotion(words: Words, card: int, slot: int) -> str:
    return words("cerebria-emotion-at", card=card_name(card), slot=slot_name(slot))
