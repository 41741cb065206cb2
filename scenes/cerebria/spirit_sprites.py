"""Sprites of the Spirit board: rows of Actions, places for tokens, upgrades, Ambition Abilities."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.cerebria.boards import BOARDS, SPACES_PER_ROW, VIBE_TOKEN, WILD, Row, Upgrade
from game.cerebria.naming import upgrade_name
from scenes.cerebria.figures import price_pill
from scenes.picture import Piece, Sight
from scenes.prints import Print, shrunk
from scenes.skin.colours import BLACK, GOLD, MIND, WHITE, Cerebria, Colour
from scenes.skin.icons import icon, kind_disc
from scenes.skin.light import faded
from scenes.skin.marks import Shape, pip
from scenes.skin.orb import bead
from scenes.skin.svg import Size, paint, rounded, svg
from scenes.skin.type import Align, Token, line
from scenes.words import Words

_VIBES = tuple(Cerebria.VIBES.values())
_SIGN = 21.0
"""Width of one price beside the name of an upgrade."""


def sprite(piece: Piece, sight: Sight) -> Surface | None:
    """The sprite of a piece of the Spirit board, if it is one."""
    draw = {
        "row": _row,
        "row-name": _row_name,
        "token": _token_place,
        "upgrade": _upgrade,
        "gap": _gap,
        "ability": _ability,
    }
    return draw[piece.kind](piece, sight) if piece.kind in draw else None


def row_name(words: Words, row: int) -> str:
    return words(f"cerebria-row-{Row(row).name.lower()}")


def _plate(
    size: Size,
    scale: float,
    fill: Colour = WHITE,
    opacity: float = 0.06,
    edge: Colour = "#B7A9FF",
    strength: float = 0.4,
) -> Surface:
    stroke = max(1.0, scale)
    return svg(
        size[0],
        size[1],
        rounded(
            stroke / 2,
            stroke / 2,
            size[0] - stroke,
            size[1] - stroke,
            8 * scale,
            paint(fill, edge, stroke, opacity, strength),
        ),
    )


def token_sign(token: int, radius: int) -> Surface:
    """A Vibe token, a wild one, or an empty place."""
    if token == WILD:
        return kind_disc(Cerebria.VIBES["wild"], radius)
    if token >= VIBE_TOKEN:
        return kind_disc(_VIBES[token - VIBE_TOKEN], radius)
    return pip(Shape.CIRCLE, 2 * radius, WHITE, filled=False)


def _row(piece: Piece, sight: Sight) -> Surface:
    """Name, price, and the three upgrades of an Action; a locked one is pale."""
    units = sight.units
    row, cost, ambition, tokens = piece.face
    size = piece.rect.size
    face = _plate(size, units.scale)
    room = Rect(units.px(10), 0, units.px(88), size[1])
    shrunk(row_name(sight.words, row), Token.NAME, room, WHITE, units, size=15).draw(face, units)
    drop = bead(units.px(5), Cerebria.WILLPOWER)
    face.blit(drop, drop.get_rect(center=(units.px(104), size[1] // 2)))
    price = line(str(cost), Token.NUMBER, WHITE, units, 14)
    face.blit(price, price.get_rect(midleft=(units.px(111), size[1] // 2)))
    if ambition:
        drop = bead(units.px(4), Cerebria.AMBITION)
        face.blit(drop, drop.get_rect(center=(units.px(127), size[1] // 2)))
        more = line(str(ambition), Token.NUMBER, WHITE, units, 13)
        face.blit(more, more.get_rect(midleft=(units.px(132), size[1] // 2)))
    for place in range(1, SPACES_PER_ROW):
        sign = token_sign(tokens[place], units.px(7))
        face.blit(sign, sign.get_rect(center=(units.px(132 + 19 * place), size[1] // 2)))
    return face if tokens[0] else faded(face, 0.5)


def _row_name(piece: Piece, sight: Sight) -> Surface:
    units = sight.units
    face = _plate(piece.rect.size, units.scale, opacity=0.03, strength=0.15)
    room = Rect(units.px(6), 0, piece.rect.width - units.px(8), piece.rect.height)
    shrunk(row_name(sight.words, piece.face[0]), Token.NAME, room, WHITE, units, size=14).draw(face, units)
    return face


def _token_place(piece: Piece, sight: Sight) -> Surface:
    units = sight.units
    token, unlocks = piece.face
    face = _plate(piece.rect.size, units.scale, BLACK, 0.25, "#B7A9FF", 0.3)
    sign = token_sign(token, units.px(9))
    if not token and unlocks:
        sign = icon("lock", units.px(14), MIND.muted)
    face.blit(sign, sign.get_rect(center=(piece.rect.width // 2, piece.rect.height // 2)))
    return face


def _prices(upgrade: Upgrade) -> list[tuple[int, Colour]]:
    """What an upgrade costs or spares, with the colour of each."""
    if upgrade.effect == "determination":
        return [(-1, "#8FE6C4")]
    costs = (
        (upgrade.willpower, Cerebria.WILLPOWER),
        (upgrade.ambition, Cerebria.AMBITION),
        (upgrade.essence, Cerebria.ESSENCE),
    )
    return [(amount, colour) for amount, colour in costs if amount] or [(0, "#8FE6C4")]


def _price_signs(upgrade: Upgrade | None, sight: Sight) -> Surface | None:
    """The price of one upgrade as a few signs."""
    units = sight.units
    if upgrade is None:
        return None
    parts = _prices(upgrade)
    whole = Surface((units.px(_SIGN) * len(parts), units.px(15)), pygame.SRCALPHA)
    for place, (amount, colour) in enumerate(parts):
        whole.blit(price_pill(amount, units, colour), (units.px(_SIGN) * place, 0))
    return whole


def _upgrade(piece: Piece, sight: Sight) -> Surface:
    """A switch with the upgrade's name, price and what it does."""
    is_on = piece.face[3]
    units = sight.units
    size = piece.rect.size
    face = _plate(
        size,
        units.scale,
        "#E9C46A" if is_on else WHITE,
        0.20 if is_on else 0.06,
        GOLD if is_on else "#B7A9FF",
        0.95 if is_on else 0.4,
    )
    box = svg(
        20,
        20,
        rounded(1.5, 1.5, 17, 17, 4, paint(BLACK, GOLD if is_on else "#B7A9FF", 2, 0.35)),
        "",
        (units.px(16), units.px(16)),
    )
    face.blit(box, box.get_rect(center=(units.px(15), size[1] // 2)))
    if is_on:
        tick = icon("check", units.px(13), GOLD)
        face.blit(tick, tick.get_rect(center=(units.px(15), size[1] // 2)))
    _print_all(piece, sight, face)
    signs = _price_signs(_upgrade_of(piece), sight)
    if signs is not None:
        face.blit(signs, signs.get_rect(topright=(size[0] - units.px(6), units.px(5))))
    return face


def _upgrade_of(piece: Piece) -> Upgrade | None:
    """The upgrade a line stands for; none for the lock and for what Hatred trades."""
    board, row, place = piece.face[:3]
    return BOARDS[board].row(row)[place - 1] if 0 < place < SPACES_PER_ROW else None  # type: ignore[index, operator]


def line_prints(piece: Piece, sight: Sight) -> list[Print]:
    """Name of an upgrade and what it does, in the piece's own coordinates."""
    units, words = sight.units, sight.words
    upgrade = _upgrade_of(piece)
    ink = MIND.muted if piece.kind == "gap" else WHITE
    width, height = piece.rect.size
    signs = _SIGN * len(_prices(upgrade)) if upgrade is not None else 0.0
    room = Rect(units.px(28), units.px(2), width - units.px(34 + signs), units.px(17))
    if upgrade is None:
        room.height = height - units.px(4)
        name = words("cerebria-trade") if piece.kind == "upgrade" else words("cerebria-table-unlock")
        return [shrunk(name, Token.NAME, room, ink, units, size=14)]
    low = Rect(units.px(28), units.px(18), width - units.px(34), height - units.px(18))
    does = words(f"cerebria-does-{upgrade.effect}")
    return [
        shrunk(words.say(upgrade_name(upgrade.name)), Token.NAME, room, ink, units, size=14),
        shrunk(does, Token.BODY, low, MIND.muted, units, size=13),
    ]


def _print_all(piece: Piece, sight: Sight, face: Surface) -> None:
    for each in line_prints(piece, sight):
        each.draw(face, sight.units)


def _gap(piece: Piece, sight: Sight) -> Surface:
    """An upgrade that is not owned: what a token would bring."""
    units = sight.units
    face = _plate(piece.rect.size, units.scale, BLACK, 0.2, "#B7A9FF", 0.25)
    sign = icon("lock", units.px(13), MIND.muted) if piece.face[2] == 0 else token_sign(0, units.px(8))
    face.blit(sign, sign.get_rect(center=(units.px(15), piece.rect.height // 2)))
    _print_all(piece, sight, face)
    signs = _price_signs(_upgrade_of(piece), sight)
    if signs is not None:
        face.blit(signs, signs.get_rect(topright=(piece.rect.width - units.px(6), units.px(5))))
    return face


def _ability(piece: Piece, sight: Sight) -> Surface:
    """An Ambition Ability; a used one is pale."""
    verb, is_used = piece.face
    units = sight.units
    size = piece.rect.size
    face = _plate(size, units.scale, Cerebria.AMBITION, 0.10, Cerebria.AMBITION, 0.5)
    room = Rect(units.px(3), 0, size[0] - units.px(6), size[1])
    shrunk(sight.words(f"cerebria-table-{verb}"), Token.LABEL, room, "#FFE9C4", units, Align.CENTRE, 13).draw(
        face, units
    )
    return faded(face, 0.45) if is_used else face
