"""Which sprite shows which piece, and the small drawings that belong to no other module."""

from __future__ import annotations

from pygame import Rect, Surface

from game.action import Ref
from game.cerebria.board import SPACES
from game.cerebria.naming import operation_name
from scenes.cerebria import (
    aspirations,
    cards,
    figures,
    geometry,
    intentions,
    origin,
    other_cards,
    ring,
    spirit_board,
    spirit_sprites,
    tower,
    trays,
    wheel,
)
from scenes.cerebria.hand import card_words
from scenes.picture import Piece, Sight
from scenes.prints import shrunk
from scenes.skin.backdrop import night_mind
from scenes.skin.cache import cached
from scenes.skin.card import empty_slot
from scenes.skin.colours import GOLD, MIND, WHITE, Cerebria
from scenes.skin.light import blank
from scenes.skin.orb import bead, resource_orb
from scenes.skin.svg import Size, circle, paint, rounded, svg
from scenes.skin.type import Align, Token, line
from scenes.units import Units


def sprite(piece: Piece, sight: Sight, is_raised: bool = False) -> Surface:
    """The picture of a piece, for its rect."""
    if piece.kind == "card":
        return _card(piece, sight, is_raised)
    for module in (spirit_sprites, aspirations, intentions, trays):
        made = module.sprite(piece, sight)
        if made is not None:
            return made
    return _SPRITES[piece.kind](piece, sight)


def _emotion(piece: Piece, sight: Sight) -> Surface:
    return cards.tile(piece.rect.size, sight.units, *piece.face)


def _card(piece: Piece, sight: Sight, is_raised: bool) -> Surface:
    kind = int(piece.face[0])  # type: ignore[call-overload]
    size = piece.raised.size if is_raised and piece.raised is not None else piece.rect.size
    seen = 0 if is_raised else int(piece.face[1])  # type: ignore[call-overload]
    return cards.hand_card(size, sight.units, kind, card_words(sight.words, kind), seen=seen)


def _top(piece: Piece, sight: Sight) -> Surface:
    kind = int(piece.face[0])  # type: ignore[call-overload]
    return cards.kind_card(
        piece.rect.size, sight.units, kind, card_words(sight.words, kind).name, False, True
    )


def _operation(piece: Piece, sight: Sight) -> Surface:
    card, kind, arrow, bonus = piece.face
    name = sight.words.say(operation_name(card))  # type: ignore[arg-type]
    return other_cards.operation(piece.rect.size, sight.units, kind, name, arrow, bonus, True)


def _fortress(piece: Piece, sight: Sight) -> Surface:
    value = int(piece.face[0])  # type: ignore[call-overload]
    if not value:
        return figures.location(piece.rect.size)
    return figures.fortress(piece.rect.size, 0 if value > 0 else 1, abs(value))


def _medallion(piece: Piece, sight: Sight) -> Surface:
    realm, cost, is_cheap = piece.face
    return figures.realm_medallion(
        piece.rect.width, realm, ring.REALM_COLOURS[realm], cost, is_cheap, sight.units
    )  # type: ignore[index]


def _orb(piece: Piece, sight: Sight) -> Surface:
    colour = spirit_board.RESOURCES[int(piece.face[0])]  # type: ignore[call-overload]
    return resource_orb(str(piece.number), piece.rect.width // 2 - 1, colour, sight.units, bool(piece.number))


def _figure(piece: Piece, sight: Sight) -> Surface:
    colour, size = piece.face
    return line(str(piece.number), Token.NUMBER, str(colour), sight.units, float(size))  # type: ignore[arg-type]


def _pill(piece: Piece, sight: Sight) -> Surface:
    return count_pill(piece.number or 0, sight.units)


@cached
def count_pill(number: int, units: Units) -> Surface:
    """A number on a dark pill: how many cards a pile has."""
    digits = line(str(number), Token.NUMBER, WHITE, Units(units.size, units.scale), 13)
    wide, high = max(units.px(28), digits.get_width() + units.px(12)), units.px(18)
    stroke = max(1.0, units.scale)
    face = svg(
        wide,
        high,
        rounded(
            stroke / 2,
            stroke / 2,
            wide - stroke,
            high - stroke,
            high / 2,
            paint("#0A0620", WHITE, stroke, 0.9, 0.5),
        ),
    )
    face.blit(digits, digits.get_rect(center=(wide / 2, high / 2 - 1)))
    return face


def _companion(piece: Piece, sight: Sight) -> Surface:
    """Another Spirit of the side: its figure and what it has."""
    team, kind, willpower, essence, held = piece.face
    units, size = sight.units, piece.rect.size
    stroke = max(1.0, units.scale)
    face = svg(
        size[0],
        size[1],
        rounded(
            stroke / 2,
            stroke / 2,
            size[0] - stroke,
            size[1] - stroke,
            10 * units.scale,
            paint("#141029", figures.SIDES[team].fill, stroke, 0.78, 0.5),
        ),
    )  # type: ignore[index]
    figure = figures.spirit((units.px(20), units.px(31)), team, kind)
    face.blit(figure, figure.get_rect(center=(units.px(18), size[1] // 2)))
    name = sight.words.say(sight.rules.label(Ref("spirit", kind)))  # type: ignore[arg-type]
    shrunk(
        name,
        Token.NAME,
        Rect(units.px(34), units.px(3), size[0] - units.px(38), units.px(19)),
        WHITE,
        units,
        size=13,
    ).draw(face, units)
    left = units.px(38)
    for amount, colour in ((willpower, Cerebria.WILLPOWER), (essence, Cerebria.ESSENCE), (held, "#EFE9FF")):
        drop = bead(units.px(4), colour)
        face.blit(drop, drop.get_rect(center=(left, size[1] - units.px(12))))
        digits = line(str(amount), Token.NUMBER, WHITE, units, 12)
        face.blit(digits, digits.get_rect(midleft=(left + units.px(6), size[1] - units.px(12))))
        left += units.px(24)
    return face


def _end(piece: Piece, sight: Sight) -> Surface:
    """The second way to end a turn, as a quieter golden button."""
    units, size = sight.units, piece.rect.size
    stroke = max(1.0, 1.4 * units.scale)
    face = svg(
        size[0],
        size[1],
        rounded(
            stroke,
            stroke,
            size[0] - 2 * stroke,
            size[1] - 2 * stroke,
            12 * units.scale,
            paint("#2A1F14", GOLD, stroke, 0.85),
        ),
    )
    drop = bead(units.px(6), Cerebria.AMBITION)
    face.blit(drop, drop.get_rect(center=(units.px(18), size[1] // 2)))
    room = Rect(units.px(30), 0, size[0] - units.px(38), size[1])
    shrunk(
        sight.words("cerebria-verb-end-ambition"), Token.NAME, room, "#FFE6A3", units, Align.CENTRE, 15
    ).draw(face, units)
    return face


def end_pieces(sight: Sight) -> list[Piece]:
    """The way to end a turn that takes Ambition instead of cards."""
    ref = Ref("verb", "end-ambition")
    if ref not in sight.touchable:
        return []
    return [
        Piece(
            "end-ambition",
            "end",
            (),
            sight.units.rect(geometry.RIGHT, 576, geometry.COLUMN, 38),
            z=1,
            height=None,
            corner=12,
            ref=ref,
            region="bar",
        )
    ]


_SPRITES = {
    "emotion": _emotion,
    "top": _top,
    "operation": _operation,
    "fortress": _fortress,
    "medallion": _medallion,
    "orb": _orb,
    "figure": _figure,
    "pill": _pill,
    "companion": _companion,
    "end": _end,
    "bed": lambda piece, sight: _bed(piece.rect.size, sight.units, *piece.face),
    "turn": lambda piece, sight: _turn(piece.rect.width, *piece.face),
    "worth": lambda piece, sight: _worth(piece.rect.size, sight.units, *piece.face),
    "slot": lambda piece, sight: empty_slot(piece.rect.size, sight.units, MIND),
    "stand": lambda piece, sight: figures.stand(piece.rect.width),
    "spirit": lambda piece, sight: figures.spirit(piece.rect.size, *piece.face),
    "control": lambda piece, sight: figures.control(piece.rect.width, *piece.face),
    "clear": lambda piece, sight: blank((1, 1)),
    "identity": lambda piece, sight: tower.from_above(piece.rect.width, piece.face, sight.units.scale),
    "wheel": lambda piece, sight: wheel.wheel(piece.rect.width, sight.units, *piece.face, piece.number or 0),
    "pile": lambda piece, sight: other_cards.pile(piece.rect.size, sight.units, *piece.face),
    "back": lambda piece, sight: other_cards.back(piece.rect.size, sight.units),
}


@cached
def _bed(size: Size, units: Units, slot: int) -> Surface:
    """An empty slot with its number, by which log and reasons call it."""
    face = empty_slot(size, units, MIND).copy()
    digits = line(str(slot), Token.NUMBER, "#C8BCE6", Units(units.size, units.scale), 12)
    face.blit(digits, digits.get_rect(center=(face.get_width() // 2, round(face.get_height() * 0.82))))
    return face


@cached
def _turn(side: int, way: int) -> Surface:
    """An arrow that turns the Origin one step."""
    c = side / 2
    face = svg(side, side, circle(c, c, c - 1.5, paint("#1A1040", GOLD, 1.6, 0.96)))
    sign = other_cards.turning_arrow(round(side * 0.62), way)
    face.blit(sign, sign.get_rect(center=(c, c)))
    return face


@cached
def _worth(size: Size, units: Units, bliss: int, gloom: int) -> Surface:
    """What the Fragments of the Identity are worth to each side."""
    face = blank(size)
    other_cards.standing(face, (str(bliss), str(gloom)), (size[0] // 2 - units.px(4), size[1] // 2), units)
    return face


def draw_beds(surface: Surface, units: Units) -> None:
    """The marks of the Spirit spaces, which are always there."""
    side = units.px(30)
    for space in range(SPACES):
        base = figures.stand(side)
        x, y = geometry.space_middle(space)
        at = units.rect(x, y + 12, 0, 0).topleft
        surface.blit(base, base.get_rect(center=at))


@cached
def portrait(size: int) -> Surface:
    """The ring with its Origin for the menu, without words."""
    scale = size / (2 * (geometry.BEZEL + 12))
    units = Units((round(1280 * scale), round(720 * scale)), scale)
    whole = Surface((size, size))
    whole.blit(night_mind((size, size)), (0, 0))
    face = ring.ring(units)
    whole.blit(face, face.get_rect(center=(size // 2, size // 2)))
    shift = (
        size // 2 - units.rect(*geometry.CENTRE, 0, 0).left,
        size // 2 - units.rect(*geometry.CENTRE, 0, 0).top,
    )
    for slot, (kind, essence) in _POSTER.items():
        tile = cards.tile(_scaled(geometry.CARD, scale), units, kind, essence, essence, 0)
        whole.blit(tile, tile.get_rect(center=geometry.slot_rect(units, slot).move(shift).center))
    disc = origin.still(units)
    whole.blit(disc, disc.get_rect(center=(size // 2, size // 2)))
    return whole


def _scaled(size: tuple[float, float], scale: float) -> Size:
    return round(size[0] * scale), round(size[1] * scale)


_POSTER = {
    0: (0, 2),
    1: (30, 1),
    2: (9, 1),
    3: (16, 3),
    4: (20, 2),
    7: (5, 2),
    8: (25, 1),
    9: (17, 2),
    10: (29, 2),
    12: (22, 1),
    13: (13, 1),
    14: (26, 2),
}
"""What lies on the ring in the menu."""
