"""Things of Cerebria seen close: cards, places, Spirits, Spheres, Aspirations, the Ego's Operations."""

from __future__ import annotations

from pygame import Surface

from game.action import Ref
from game.cerebria.board import NOBODY, REALM_GUARDS, REALM_NAMES, TRIADS
from game.cerebria.boards import BOARDS, GATEKEEPER, SPACES_PER_ROW, SPIRITS
from game.cerebria.cards import EMOTIONS, STRONG_STEP, THRESHOLD, VIBE
from game.cerebria.economy import unused_majors, unused_minors
from game.cerebria.faces import power_text, upgrade_text
from game.cerebria.naming import card_name, intention_name, label, row_name, spirit_name, team_name, vibe_name
from game.cerebria.operation_cards import OPERATION_CARDS, pair_of
from game.text import Text
from scenes.cerebria import cards, figures, origin, other_cards, tower
from scenes.cerebria.aspirations import counts_text
from scenes.cerebria.hand import card_words
from scenes.cerebria.intentions import INTENTION, intends, intentions_of
from scenes.cerebria.reading import has_intentions, numbers_of, shown_spirit, state_of
from scenes.picture import Inspection, Sight
from scenes.skin.orb import empty_orb
from scenes.units import Units

_CARD = (240.0, 343.0)


def inspect(sight: Sight, ref: Ref) -> Inspection:
    """A thing in full; whatever has no page of its own is called by its name."""
    number = ref.id if isinstance(ref.id, int) else -1
    match ref.kind:
        case "card" | "top" if number >= 0:
            return _card(sight, number)
        case "slot":
            return _slot(sight, number)
        case "realm" | "action" | "fortress":
            return _realm(sight, number)
        case "frontier":
            return _frontier(sight, number)
        case "spirit":
            return _spirit(sight, number)
        case "sphere":
            return _sphere(sight, number)
        case "aspiration" | "standing" if number >= 0:
            return _aspiration(sight, number)
        case "operation":
            return _operation(sight, number)
        case "row" | "board-space":
            return _row(sight, number if ref.kind == "row" else number // SPACES_PER_ROW)
        case "wheel":
            return _wheel(sight, number)
        case "identity":
            return _identity(sight)
        case _ if ref.kind == INTENTION:
            return _intention(sight, number)
    return _plain(sight, ref)


def _plain(sight: Sight, ref: Ref) -> Inspection:
    words = sight.words
    match ref.kind:
        case "resource":
            return Inspection(
                words(f"cerebria-table-{ref.id}"),
                (words(f"cerebria-table-{ref.id}-tip"),),
                topic="cerebria#turn",
            )
        case "hidden":
            return Inspection(
                words("cerebria-table-hidden"),
                (words("cerebria-table-hidden-tip"),),
                topic="cerebria#aspirations",
            )
        case "pile" if ref.id == "deck":
            deck = state_of(sight).spirits[shown_spirit(sight)].deck
            return Inspection(
                words("cerebria-table-deck", count=len(deck)), (words("cerebria-table-deck-tip"),)
            )
        case "pile":
            left = len(state_of(sight).operations)
            return Inspection(
                words("cerebria-table-operations-left", count=left),
                (words("cerebria-inspect-operations"),),
                topic="cerebria#ego",
            )
        case "verb" if ref.id in ("impulse", "insight", "surge"):
            return Inspection(
                words(f"cerebria-table-{ref.id}"),
                (words(f"cerebria-table-{ref.id}-tip"),),
                topic="cerebria#ambition",
            )
    return Inspection(words.say(label(ref)))


def _large(sight: Sight, kind: int) -> Surface:
    units = sight.units
    share = 1.8
    large = Units(units.size, units.scale * share, units.text_scale)
    return cards.hand_card(
        (units.px(_CARD[0]), units.px(_CARD[1])), large, kind, card_words(sight.words, kind), 12 / share
    )


def _card(sight: Sight, kind: int) -> Inspection:
    words, emotion = sight.words, EMOTIONS[kind]
    vibe = words.say(vibe_name(VIBE[kind])) if VIBE[kind] >= 0 else words("cerebria-vibe-none")
    facts = [
        (words("cerebria-inspect-vibe"), vibe),
        (words("cerebria-inspect-track"), " – ".join(map(str, emotion.track))),
    ]
    if THRESHOLD[kind]:
        strong = words.say(card_name(kind + STRONG_STEP))
        facts.append(
            (
                words("cerebria-inspect-threshold"),
                words("cerebria-inspect-grows", essence=THRESHOLD[kind], card=strong),
            )
        )
    lines = [words.say(power_text(effect)) for effect in emotion.powers] or [words("cerebria-table-no-power")]
    if THRESHOLD[kind]:
        lines += [
            words(
                "cerebria-inspect-strong",
                card=words.say(card_name(kind + STRONG_STEP)),
                power=_powers(sight, kind + STRONG_STEP),
            )
        ]
    if emotion.void_against_ego and state_of(sight).config.ego != NOBODY:
        lines.append(words("cerebria-face-void"))
    return Inspection(
        words.say(card_name(kind)), tuple(lines), tuple(facts), _large(sight, kind), "cerebria#emotions"
    )


def _powers(sight: Sight, kind: int) -> str:
    return " ".join(sight.words.say(power_text(effect)) for effect in EMOTIONS[kind].powers)


def _slot(sight: Sight, slot: int) -> Inspection:
    view, words = state_of(sight), sight.words
    kind = view.kind[slot]
    if kind < 0:
        return Inspection(
            words.say(label(Ref("slot", slot))),
            (words("cerebria-inspect-empty-slot"),),
            topic="cerebria#ring",
        )
    seen = _card(sight, kind)
    facts = (
        (words("cerebria-inspect-intensity"), str(abs(view.weight[slot]))),
        (words("cerebria-inspect-essence"), f"{view.essence[slot]} / {len(EMOTIONS[kind].track)}"),
        *seen.facts,
    )
    place = words.say(label(Ref("slot", slot)))
    return seen._replace(facts=facts, lines=(place, *seen.lines))


def _totals(sight: Sight, slots: tuple[int, ...], extra: int = 0) -> str:
    view = state_of(sight)
    sums = [
        sum(max(0, view.weight[slot] * sign) for slot in slots) + max(0, extra * sign) for sign in (1, -1)
    ]
    return f"{sight.words.say(team_name(0))} {sums[0]}, {sight.words.say(team_name(1))} {sums[1]}"


def _holder(sight: Sight, team: int) -> str:
    return sight.words.say(team_name(team)) if team >= 0 else sight.words("cerebria-inspect-nobody")


def _realm(sight: Sight, realm: int) -> Inspection:
    view, words = state_of(sight), sight.words
    left, right, left_front, right_front = REALM_GUARDS[realm]
    slots = [left, right]
    for guard, front in ((left, left_front), (right, right_front)):
        if view.weight[guard] * view.weight[front] >= 0:
            slots.append(front)
    facts = [
        (words("cerebria-inspect-control"), _holder(sight, view.realm[realm])),
        (words("cerebria-inspect-totals"), _totals(sight, tuple(slots), view.fortress[realm])),
    ]
    if view.fortress[realm]:
        team = 0 if view.fortress[realm] > 0 else 1
        facts.append(
            (words("cerebria-inspect-fortress"), f"{_holder(sight, team)} +{abs(view.fortress[realm])}")
        )
    name = REALM_NAMES[realm]
    lines = (words(f"cerebria-table-action-{name}-tip"), words("cerebria-inspect-realm"))
    return Inspection(words(f"cerebria-realm-{name}"), lines, tuple(facts), topic="cerebria#realm-actions")


def _frontier(sight: Sight, frontier: int) -> Inspection:
    view, words = state_of(sight), sight.words
    facts = (
        (words("cerebria-inspect-control"), _holder(sight, view.frontier[frontier])),
        (words("cerebria-inspect-totals"), _totals(sight, TRIADS[frontier])),
    )
    return Inspection(
        words.say(label(Ref("frontier", frontier))),
        (words("cerebria-inspect-frontier"),),
        facts,
        topic="cerebria#control",
    )


def _spirit(sight: Sight, kind: int) -> Inspection:
    view, words, units = state_of(sight), sight.words, sight.units
    here = next((each for each in view.spirits if each.kind == kind), None)
    if kind >= GATEKEEPER:
        key = "gatekeeper" if kind == GATEKEEPER else "influencer"
        lines = (words(f"cerebria-inspect-{key}"),)
    else:
        lines = (words(f"cerebria-spirit-power-{SPIRITS[kind].id}"),)
    facts: list[tuple[str, str]] = []
    if here is not None:
        facts.append((words("cerebria-inspect-side"), _holder(sight, here.team)))
        if kind < GATEKEEPER:
            facts += [
                (words("cerebria-table-willpower"), str(here.willpower)),
                (words("cerebria-table-essence"), str(here.essence)),
                (words("cerebria-inspect-cards"), str(len(here.hand))),
            ]
    team = here.team if here is not None else 0
    figure = figures.spirit((units.px(92), units.px(146)), team, kind)
    return Inspection(words.say(spirit_name(kind)), lines, tuple(facts), figure, "cerebria#spirits")


def _sphere(sight: Sight, sphere: int) -> Inspection:
    view, words = state_of(sight), sight.words
    ball = empty_orb(sight.units.px(54), origin.SPHERE_COLOURS[sphere])
    facts = ((words("cerebria-table-willpower"), str(view.sphere[sphere])),)
    lines = (words(f"cerebria-table-sphere-{sphere}-tip"), words("cerebria-inspect-sphere"))
    return Inspection(words.say(label(Ref("sphere", sphere))), lines, facts, ball, "cerebria#absorb")


def _aspiration(sight: Sight, aspiration: int) -> Inspection:
    words = sight.words
    bliss, gloom = numbers_of(state_of(sight), aspiration)
    facts = ((words.say(team_name(0)), bliss), (words.say(team_name(1)), gloom))
    lines = (words.say(counts_text(aspiration)), words("cerebria-inspect-aspiration"))
    return Inspection(
        words.say(label(Ref("aspiration", aspiration))), lines, facts, topic="cerebria#aspirations"
    )


def _operation(sight: Sight, card: int) -> Inspection:
    view, words, units = state_of(sight), sight.words, sight.units
    face = OPERATION_CARDS[card]
    name = words(f"cerebria-operation-{face.kind}")
    picture = other_cards.operation(
        (units.px(124), units.px(160)), units, face.kind, name, face.arrow, face.bonus, True
    )
    lines = [words("cerebria-face-operation", arrow=face.arrow, bonus=int(face.bonus))]
    shown = view.operations_open
    if len(shown) >= 2 and card in shown[-2:]:
        lines.append(words(f"cerebria-pair-{pair_of(*shown[-2:]).name.lower()}"))
    else:
        for second in ("defiance", "endeavor", "judgment"):
            other = next(number for number, each in enumerate(OPERATION_CARDS) if each.kind == second)
            pair = words(f"cerebria-pair-{pair_of(card, other).name.lower()}")
            lines.append(f"{name} + {words(f'cerebria-operation-{second}')}: {pair}")
    return Inspection(name, tuple(lines), card=picture, topic="cerebria#ego")


def _row(sight: Sight, row: int) -> Inspection:
    view, words = state_of(sight), sight.words
    spirit = view.spirits[shown_spirit(sight)]
    lines: list[Text] = [upgrade_text(upgrade) for upgrade in BOARDS[spirit.board].row(row)]
    told = (words(f"cerebria-inspect-row-{row}"), *(words.say(each) for each in lines))
    return Inspection(words.say(row_name(row)), told, topic="cerebria#spirit-actions")


def _wheel(sight: Sight, team: int) -> Inspection:
    view, words = state_of(sight), sight.words
    facts = ((words("cerebria-table-points"), str(view.points[team])),)
    name = words("cerebria-table-wheel", team=words.say(team_name(team)))
    if not has_intentions(view, team):
        return Inspection(name, (words("cerebria-inspect-plain-wheel"),), facts, topic="cerebria#intentions")
    lines = tuple(
        f"{words.say(intention_name(each))}: {words.say(intends(each))}" for each in intentions_of(view)
    )
    return Inspection(name, (words("cerebria-inspect-wheel"), *lines), facts, topic="cerebria#intentions")


def _intention(sight: Sight, number: int) -> Inspection:
    words = sight.words
    return Inspection(
        words.say(intention_name(number)),
        (words.say(intends(number)), words("cerebria-inspect-wheel")),
        topic="cerebria#intentions",
    )


def _identity(sight: Sight) -> Inspection:
    view, words = state_of(sight), sight.words
    facts = tuple(
        (
            words.say(team_name(team)),
            words(
                "cerebria-inspect-fragments",
                minors=view.minors[team],
                majors=view.majors[team],
                capping=view.capping[team],
                unused=unused_minors(view, team),
                unused_majors=unused_majors(view, team),
            ),
        )
        for team in (0, 1)
    )
    picture = tower.profile(sight.units, tuple(tower.built(view, ())))
    return Inspection(
        words("cerebria-table-identity"),
        (words("cerebria-inspect-identity"),),
        facts,
        picture,
        "cerebria#identity",
    )
