"""Pictures for the rules reader, put together from the pieces that lie on the table."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.cerebria.board import BLISS, GLOOM, NOBODY, REALM_NAMES, SPHERE_NAMES
from game.cerebria.boards import SPIRITS
from game.cerebria.cards import EMOTIONS, STRONG_STEP, TRACK
from game.cerebria.naming import FIGURES, card_name, spirit_name
from game.cerebria.operation_cards import OPERATION_CARDS
from game.cerebria.realm_actions import PRINTED_COST
from game.cerebria.revelation import CAPPING, MAJOR, MINOR
from scenes.cerebria import cards, figures, geometry, origin, other_cards, ring, tower
from scenes.cerebria.hand import RISEN, card_words
from scenes.figure_rows import Shown, in_rows
from scenes.skin.card import empty_slot
from scenes.skin.colours import MIND, SHELL, Cerebria
from scenes.skin.icons import kind_disc
from scenes.skin.light import blank
from scenes.skin.marks import number_tag
from scenes.skin.orb import bead, empty_orb, glass_front
from scenes.skin.type import Token, arc_text
from scenes.units import Units
from scenes.words import Words

_SMALL = 0.74
"""How large the ring is drawn, of its size on the table."""


def illustrate(name: str, width: int, units: Units, words: Words) -> Surface:
    """One of the pictures; at most `width` pixels wide."""
    if name == "ring":
        return _ring(units, words)
    if name not in _ROWS:
        raise LookupError(f"no figure {name}")
    return in_rows(_ROWS[name](units, words), width, units)


def _kind(name: str) -> int:
    return next(number for number, emotion in enumerate(EMOTIONS) if emotion.id == name)


def _size(units: Units, size: tuple[float, float]) -> tuple[int, int]:
    return units.px(size[0]), units.px(size[1])


def _tile(units: Units, kind: int, essence: int, token: int = 0) -> Surface:
    intensity = TRACK[kind][essence - 1] + token
    return cards.tile(_size(units, geometry.CARD), units, kind, essence, intensity, token)


def _emotion(units: Units, words: Words) -> list[Shown]:
    """A card of the hand, the same on the ring, and its Strong form."""
    kind = _kind("kindness")
    steady = Units(units.size, units.scale)
    name = words.say(card_name(kind))
    return [
        Shown(cards.hand_card(_size(units, RISEN), steady, kind, card_words(words, kind))),
        Shown(_tile(units, kind, 1), name),
        Shown(_tile(units, kind, 2, 1), f"{name} +1"),
        Shown(_tile(units, kind + STRONG_STEP, 2), words.say(card_name(kind + STRONG_STEP))),
    ]


def _vibes(units: Units, words: Words) -> list[Shown]:
    return [
        Shown(kind_disc(vibe, units.px(16)), words(f"cerebria-vibe-{name}"))
        for name, vibe in Cerebria.VIBES.items()
    ]


def _triad(units: Units, words: Words) -> list[Shown]:
    """Bliss has 2, Gloom 1: Bliss controls the Frontier."""
    held = [
        Shown(_tile(units, _kind("affection"), 2), words("cerebria-place-valley")),
        Shown(empty_slot(_size(units, geometry.CARD), units, MIND), _between(words)),
        Shown(_tile(units, _kind("dislike"), 1), words("cerebria-place-willow")),
    ]
    return [*held, Shown(figures.control(units.px(26), BLISS), words("cerebria-team-0"))]


def _between(words: Words) -> str:
    return words(
        "cerebria-place-between", one=words("cerebria-place-valley"), other=words("cerebria-place-willow")
    )


def _blocked(units: Units, words: Words) -> list[Shown]:
    """Gloom's Emotion on the left Frontier is kept out of the Realm by the Bliss Emotion beside it."""
    frontier, realm = words("cerebria-picture-frontier"), words("cerebria-picture-realm")
    return [
        Shown(_tile(units, _kind("anger"), 2), words("cerebria-picture-blocked")),
        Shown(_tile(units, _kind("courage"), 1), realm),
        Shown(empty_slot(_size(units, geometry.CARD), units, MIND), realm),
        Shown(_tile(units, _kind("fear"), 1), frontier),
        Shown(figures.fortress(_size(units, (34, 48)), BLISS, 1), words("cerebria-picture-minor-fortress")),
        Shown(figures.control(units.px(26), BLISS), words("cerebria-team-0")),
    ]


def _controls(units: Units, words: Words) -> list[Shown]:
    names = (words("cerebria-team-0"), words("cerebria-team-1"), words("cerebria-inspect-nobody"))
    return [
        Shown(figures.control(units.px(26), team), name)
        for team, name in zip((BLISS, GLOOM, NOBODY), names, strict=True)
    ]


def _spirits(units: Units, words: Words) -> list[Shown]:
    return [
        Shown(
            figures.spirit(_size(units, (33, 53)), 0 if number < 4 else 1, number),
            words.say(spirit_name(number)),
        )
        for number in range(len(SPIRITS))
    ]


def _ego(units: Units, words: Words) -> list[Shown]:
    return [
        Shown(figures.spirit(_size(units, (33, 53)), GLOOM, number), words.say(spirit_name(number)))
        for number in (FIGURES.index("gatekeeper"), FIGURES.index("influencer"))
    ]


def _actions(units: Units, words: Words) -> list[Shown]:
    return [
        Shown(
            figures.realm_medallion(
                units.px(44), number, ring.REALM_COLOURS[number], PRINTED_COST[number], False, units
            ),
            words(f"cerebria-table-action-{name}"),
        )
        for number, name in enumerate(REALM_NAMES)
    ]


def _spheres(units: Units, words: Words) -> list[Shown]:
    found = []
    for number, name in enumerate(SPHERE_NAMES):
        radius = units.px(geometry.SPHERE)
        whole = blank((2 * radius + units.px(6), 2 * radius + units.px(12)))
        middle = (whole.get_width() // 2, radius + units.px(2))
        ball = empty_orb(radius, origin.SPHERE_COLOURS[number])
        whole.blit(ball, ball.get_rect(center=middle))
        drop = bead(units.px(5), Cerebria.WILLPOWER)
        for place in (
            (-0.45, 0.45),
            (0, 0.6),
            (0.45, 0.45),
            (-0.22, 0.1),
            (0.24, 0.1),
            (-0.6, 0.1),
            (0.6, 0.1),
        ):
            at = (round(middle[0] + place[0] * radius), round(middle[1] + place[1] * radius))
            whole.blit(drop, drop.get_rect(center=at))
        front = glass_front(radius)
        whole.blit(front, front.get_rect(center=middle))
        pill = origin.sphere_pill(units, number, 7)
        whole.blit(pill, pill.get_rect(midbottom=(middle[0], whole.get_height())))
        found.append(Shown(whole, words(f"cerebria-sphere-{name}")))
    return found


def _fragments(units: Units, words: Words) -> list[Shown]:
    names = {MINOR: "minor", MAJOR: "major", CAPPING: "capping"}
    sizes = {MINOR: (66, 11), MAJOR: (87, 14), CAPPING: (48, 18)}
    slabs = [
        Shown(tower.slab(_size(units, sizes[kind]), BLISS, kind), words(f"cerebria-picture-{name}"))
        for kind, name in names.items()
    ]
    forts = [
        Shown(figures.fortress(_size(units, (34, 48)), GLOOM, 1), words("cerebria-picture-minor-fortress")),
        Shown(figures.fortress(_size(units, (34, 48)), GLOOM, 2), words("cerebria-picture-major-fortress")),
    ]
    return slabs + forts


def _operations(units: Units, words: Words) -> list[Shown]:
    """One card of each kind, with an arrow, a bonus, both."""
    wanted = [next(card for card in OPERATION_CARDS if card.id == each) for each in ("d1", "e3", "j4")]
    steady = Units(units.size, units.scale)
    return [
        Shown(
            other_cards.operation(
                _size(units, (74, 95)),
                steady,
                card.kind,
                words(f"cerebria-operation-{card.kind}"),
                card.arrow,
                card.bonus,
                True,
            )
        )
        for card in wanted
    ]


_ROWS: dict[str, Callable[[Units, Words], list[Shown]]] = {
    "emotion": _emotion,
    "vibes": _vibes,
    "triad": _triad,
    "blocked": _blocked,
    "controls": _controls,
    "spirits": _spirits,
    "ego": _ego,
    "actions": _actions,
    "spheres": _spheres,
    "fragments": _fragments,
    "operations": _operations,
}


# -- the whole ring -----------------------------------------------------------------------------------------

_LYING = {
    0: ("courage", 2),
    1: ("anger", 1),
    4: ("fear", 3),
    7: ("excitement", 2),
    9: ("jealousy", 2),
    12: ("optimism", 1),
}
"""What lies on which slot, with how much Essence."""


def _ring(units: Units, words: Words) -> Surface:
    """The ring in small with numbers at what the caption explains."""
    small = Units(units.size, units.scale * _SMALL)
    whole = ring.ring(small).copy()
    corner = ring.ring_rect(small).topleft

    def put(piece: Surface, middle: tuple[float, float]) -> tuple[int, int]:
        at = small.rect(*middle, 0, 0).move(-corner[0], -corner[1]).topleft
        whole.blit(piece, piece.get_rect(center=at))
        return at

    for realm, name in enumerate(REALM_NAMES):
        angle = geometry.realm_angle(realm)
        centre = (whole.get_width() / 2, whole.get_height() / 2)
        arc_text(
            whole,
            words(f"cerebria-place-{name}").upper(),
            Token.NAME,
            Cerebria.REALM_INK,
            Units(units.size, units.scale),
            centre,
            geometry.NAMES * small.scale,
            angle,
            1.6,
            12,
            inward=90 < angle < 270,
        )
    put(origin.still(small), geometry.CENTRE)
    put(tower.from_above(small.px(60), ((BLISS, MINOR), (GLOOM, MINOR)), small.scale), geometry.CENTRE)
    card = _size(small, geometry.CARD)
    for slot in range(15):
        put(empty_slot(card, small, MIND), geometry.slot_middle(slot))
    for slot, (name, essence) in _LYING.items():
        kind = _kind(name)
        put(cards.tile(card, small, kind, essence, TRACK[kind][essence - 1], 0), geometry.slot_middle(slot))
    put(figures.fortress(_size(small, geometry.FORTRESS), GLOOM, 1), geometry.fortress_middle(1))
    put(figures.spirit(_size(small, geometry.FIGURE), BLISS, 0), geometry.space_middle(4))
    put(figures.spirit(_size(small, geometry.FIGURE), GLOOM, 8), geometry.space_middle(7))
    for place, team in enumerate((BLISS, GLOOM, BLISS, GLOOM, BLISS)):
        put(figures.control(small.px(geometry.CONTROL), team), geometry.realm_control(place))
    for place, team in enumerate((GLOOM, NOBODY, BLISS, GLOOM, NOBODY)):
        put(figures.control(small.px(geometry.CONTROL), team), geometry.frontier_control(place))
    for realm in range(5):
        sign = figures.realm_medallion(
            small.px(geometry.MEDALLION), realm, ring.REALM_COLOURS[realm], PRINTED_COST[realm], False, small
        )
        put(sign, geometry.medallion_middle(realm))
    for number, middle in enumerate(_NUMBERED, start=1):
        put(number_tag(number, units, SHELL), middle)
    return whole.subsurface(Rect((0, 0), whole.get_size()))


_NUMBERED = (
    (640.0, 176.0),
    geometry.slot_middle(14),
    geometry.slot_middle(3),
    (geometry.slot_middle(0)[0], geometry.slot_middle(0)[1] + 22),
    (geometry.space_middle(4)[0] + 26, geometry.space_middle(4)[1]),
    (geometry.fortress_middle(1)[0] + 24, geometry.fortress_middle(1)[1]),
    (geometry.frontier_control(0)[0] + 14, geometry.frontier_control(0)[1] + 16),
    (geometry.medallion_middle(4)[0] - 2, geometry.medallion_middle(4)[1] + 26),
    geometry.sphere_middle(0),
)
"""As the caption counts them: Realm, Frontier, slot, Emotion, Spirit, Fortress, control, Action, Sphere."""
