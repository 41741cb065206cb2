"""The hand as a fan, the deck with its open top card, and the Spirits beside the one that is shown."""

from __future__ import annotations

from pygame import Rect

from game.action import Ref
from game.cerebria.boards import ANXIETY
from game.cerebria.cards import BLEAKNESS, EMOTIONS
from game.cerebria.faces import power_text
from game.cerebria.naming import card_name, spirit_name
from game.rules import HIDDEN
from game.text import text
from scenes.cerebria import cards, geometry
from scenes.cerebria.reading import is_person, shown_spirit, state_of
from scenes.control import TextBox
from scenes.picture import Piece, Sight
from scenes.skin.light import Height
from scenes.skin.type import Token, measure_paragraph
from scenes.units import Units
from scenes.words import Words

HAND = (134.0, 192.0)
RISEN = (184.0, 192.0)
"""A card that is looked at is wider: its whole power must be read."""
_VISIBLE = 115.0
_RAISED = 184.0
"""A card that is looked at rises to just below the lowest slot."""
_WIDEST = 620.0
COMPANION = (108.0, 46.0)


def card_words(words: Words, kind: int) -> cards.CardWords:
    """Name and power of an Emotion."""
    powers = [words.say(power_text(effect)) for effect in EMOTIONS[kind].powers]
    return cards.CardWords(words.say(card_name(kind)), " ".join(powers) or words("cerebria-table-no-power"))


def pieces(sight: Sight) -> list[Piece]:
    return [*_fan(sight), *_deck(sight), *_companions(sight)]


def _fan(sight: Sight) -> list[Piece]:
    view, units = state_of(sight), sight.units
    number = shown_spirit(sight)
    spirit = view.spirits[number]
    held = list(spirit.hand)
    if spirit.kind == ANXIETY and Ref("card", BLEAKNESS) in sight.touchable | set(sight.selection):
        held.append(BLEAKNESS)
    step = min(118.0, _WIDEST / max(1, len(held)))
    found = []
    copies: dict[int, int] = {}
    for place, kind in enumerate(held):
        copies[kind] = copies.get(kind, -1) + 1
        aside = place - (len(held) - 1) / 2
        left = geometry.CENTRE[0] + aside * step - HAND[0] / 2
        turn = -2.0 * aside if len(held) < 7 else -1.4 * aside
        rect = units.card(
            left, units.height - _VISIBLE + 1.5 * aside * aside * (5 / max(5, len(held))) ** 2, *HAND
        )
        shift = (HAND[0] - RISEN[0]) / 2
        raised = units.card(left + shift, units.height - _RAISED, *RISEN)
        if kind == HIDDEN:
            found.append(
                Piece(
                    f"back-{number}-{place}",
                    "back",
                    (),
                    rect,
                    z=20 + place,
                    angle=turn,
                    corner=9,
                    is_open=False,
                    source=f"deck-{number}",
                    height=Height.HAND,
                    region="hand",
                )
            )
            continue
        is_covered = place < len(held) - 1 and step < HAND[0]
        seen = units.px(step - 3) if is_covered else 0
        found.append(
            Piece(
                f"hand-{number}-{kind}-{copies[kind]}",
                "card",
                (kind, seen),
                rect,
                z=20 + place,
                angle=turn,
                corner=9,
                ref=Ref("card", kind),
                raised=raised,
                height=Height.HAND,
                region="hand",
                source=f"deck-{number}",
                sink=f"deck-{number}",
                texts=_texts(sight, kind, seen),
            )
        )
    return found


def _texts(sight: Sight, kind: int, seen: int) -> tuple[TextBox, ...]:
    """Name and power on the card that is looked at; in the fan the name alone shows."""
    units = sight.units
    size, risen = (units.px(HAND[0]), units.px(HAND[1])), (units.px(RISEN[0]), units.px(RISEN[1]))
    words = card_words(sight.words, kind)
    text_room = cards.text_room(risen)
    text_size = cards.text_size(words.text, text_room, units)
    needs = measure_paragraph(words.text, Token.BODY, text_room[0], units, text_size)
    return (
        _name_box(words.name, size, units, seen if cards.fits_in(words.name, size, units, seen) else 0),
        _name_box(words.name, risen, units),
        TextBox(words.text, text_room, needs),
    )


def _name_box(name: str, size: tuple[int, int], units: Units, seen: int = 0) -> TextBox:
    room = cards.name_room(size, seen)
    token, letters = cards.name_voice(name, size, units, seen)
    needs = measure_paragraph(name, token, room[0], units, letters)
    return TextBox(name, room, needs)


def _deck(sight: Sight) -> list[Piece]:
    """The Spirit's own deck: its top card lies face up."""
    view, units = state_of(sight), sight.units
    number = shown_spirit(sight)
    deck = view.spirits[number].deck
    rect = units.rect(*geometry.DECK)
    found = [
        Piece(
            f"deck-{number}",
            "pile",
            (min(3, len(deck)),),
            rect.move(units.px(5), units.px(5)),
            z=1,
            corner=8,
            is_open=True,
            ref=Ref("pile", "deck"),
            label=text("cerebria-table-deck", count=len(deck)),
            tip=text("cerebria-table-deck-tip"),
            region="hand",
        ),
        Piece("deck-count", "pill", (), _pill(sight, rect), z=12, height=None, number=len(deck)),
    ]
    if deck and deck[-1] != HIDDEN:
        found.append(
            Piece(
                f"top-{number}-{deck[-1]}",
                "top",
                (deck[-1],),
                rect,
                z=3,
                corner=8,
                ref=Ref("top", deck[-1]),
                label=text("cerebria-table-deck-top", card=card_name(deck[-1])),
                region="hand",
            )
        )
    return found


def _pill(sight: Sight, rect: Rect) -> Rect:
    units = sight.units
    pill = units.rect(0, 0, 30, 20)
    pill.midbottom = (rect.centerx + units.px(2), rect.bottom + units.px(12))
    return pill


def _companions(sight: Sight) -> list[Piece]:
    """The other Spirits of the side, with what everybody may know of them."""
    view, units = state_of(sight), sight.units
    number = shown_spirit(sight)
    team = view.spirits[number].team
    others = [
        each
        for other, each in enumerate(view.spirits)
        if other != number and each.team == team and is_person(each)
    ]
    return [
        Piece(
            f"companion-{each.kind}",
            "companion",
            (each.team, each.kind, each.willpower, each.essence, len(each.hand)),
            units.rect(256, 330 + 54 * place, *COMPANION),
            z=1,
            corner=10,
            ref=Ref("spirit", each.kind),
            region="companions",
            label=text("cerebria-table-companion", spirit=spirit_name(each.kind)),
        )
        for place, each in enumerate(others)
    ]
