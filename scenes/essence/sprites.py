"""The picture of every piece, by its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Surface

from game.action import Ref
from game.rules import HIDDEN
from scenes.essence import (
    bar,
    characters,
    ground,
    hand,
    island,
    market,
    prophecies,
    rivals,
    segments,
    stall,
)
from scenes.essence.naming import card_name
from scenes.essence.symbols import sign, type_cell
from scenes.picture import Piece, SeatMark, Sight
from scenes.skin import backdrop
from scenes.skin.cache import cached
from scenes.skin.card import empty_slot
from scenes.skin.colours import DAWN
from scenes.skin.light import blank
from scenes.skin.marks import pip
from scenes.skin.svg import paint, path, rounded, svg
from scenes.skin.type import Token, line
from scenes.units import Units


def sprite(piece: Piece, sight: Sight, marks: list[SeatMark], *, is_raised: bool = False) -> Surface:
    size = piece.raised.size if is_raised and piece.raised is not None else piece.rect.size
    face: tuple[Any, ...] = piece.face
    units = sight.units
    match piece.kind:
        case "rival":
            return rivals.sprite(piece, units)
        case "treaty":
            taken = [marks[seat] for seat in face[1]]
            return market.treaty_row(face[0], taken, size, units, sight.words)
        case "option":
            return hand.option_sprite(piece, sight)
        case "character":
            card, wealth, *covered = face
            in_words = is_raised or piece.raised is None
            seen = covered[0] if covered and not is_raised else 0
            return characters.card_sprite(
                card, size, sight.words, units, wealth, in_words=in_words, seen=seen
            )
        case "discards":
            return (
                bare(size, units)
                if face[0] == HIDDEN
                else characters.small_sprite(face[0], size, sight.words, units)
            )
        case "tile":
            return island.tile_sprite(face[0], face[1], size, sight.words, units)
        case "ghost":
            return island.ghost(face[0], face[1], size, units)
        case "site":
            name = card_name(sight.words, Ref("segment", face[0]))
            return segments.card(face[0], size, name, units, face[1])
        case "built":
            return segments.built(size, *face, units)
        case "fragment":
            fragment, state, asked, is_locked = face
            return prophecies.card(fragment, size, state, asked, units, is_locked)
    return _SIMPLE[piece.kind](piece, size, units)


def _number(
    piece: Piece, size: tuple[int, int], units: Units, colour: str, wanted: float, shift: float = 0.0
) -> Surface:
    """A number at the left of its place."""
    face = blank(size, colour)
    letters = line(str(piece.number), Token.NUMBER, colour, Units(units.size, units.scale), wanted)
    face.blit(letters, letters.get_rect(midleft=(units.px(shift), size[1] // 2)))
    return face


def _stat(piece: Piece, size: tuple[int, int], units: Units) -> Surface:
    face = _number(piece, size, units, DAWN.text, 22.0, 1.0)
    change = int(piece.face[0])  # type: ignore[call-overload]
    if change:
        arrow = svg(
            14,
            14,
            path("M7 1 L13 9 H9 V13 H5 V9 H1Z", paint("#0F8A6A" if change > 0 else "#A82038", "#FFFFFF", 1)),
            "",
            (units.px(12), units.px(12)),
        )
        if change < 0:
            arrow = pygame.transform.flip(arrow, False, True)
        face.blit(arrow, arrow.get_rect(midright=(size[0], size[1] // 2 - units.px(2))))
    return face


def _centred_number(piece: Piece, size: tuple[int, int], units: Units) -> Surface:
    face = blank(size, "#FFE6A3")
    letters = line(str(piece.number), Token.NUMBER, "#FFE6A3", Units(units.size, units.scale), 15.0)
    face.blit(letters, letters.get_rect(center=(size[0] // 2, size[1] // 2)))
    return face


def _pill(piece: Piece, size: tuple[int, int], units: Units) -> Surface:
    face = svg(
        size[0],
        size[1],
        rounded(
            0.7, 0.7, size[0] - 1.4, size[1] - 1.4, size[1] / 2, paint("#2A2140", "#FFE6A3", 1, 0.94, 0.6)
        ),
    )
    letters = line(str(piece.number), Token.LABEL, "#FFE6A3", Units(units.size, units.scale), 12.5)
    face.blit(letters, letters.get_rect(center=(size[0] // 2, size[1] // 2 - 1)))
    return face


@cached
def bare(size: tuple[int, int], units: Units) -> Surface:
    """Where a pile was, or will be: a pale frame with a card's diamond."""
    width, height = size
    stroke = 1.3 * units.scale
    body = rounded(
        stroke,
        stroke,
        width - 2 * stroke,
        height - 2 * stroke,
        7 * units.scale,
        paint("#FFFFFF", "#FFFFFF", stroke, 0.22, 0.75),
    )
    body += path(
        f"M{width / 2} {height * 0.3} L{width * 0.7} {height / 2} L{width / 2} {height * 0.7} "
        f"L{width * 0.3} {height / 2}Z",
        paint("none", "#FFFFFF", stroke, stroke_opacity=0.75),
    )
    return svg(width, height, body)


def _pile(piece: Piece, size: tuple[int, int], units: Units) -> Surface:
    layers = int(piece.face[0])  # type: ignore[call-overload]
    if not layers:
        return bare(size, units)
    face = blank((size[0] + units.px(8), size[1] + units.px(8)))
    back = characters.back_sprite(size, units)
    for layer in range(layers, 0, -1):
        face.blit(back, (units.px(4) + units.px(layer - 1), units.px(4) + units.px(layer - 1)))
    return face


_SIMPLE: dict[str, Callable[[Piece, tuple[int, int], Units], Surface]] = {
    "nothing": lambda piece, size, units: blank(size),
    "sign": lambda piece, size, units: sign(str(piece.face[0]), size[0]),
    "stat": _stat,
    "count": lambda piece, size, units: _number(piece, size, units, DAWN.text, 15.0),
    "pale-number": _centred_number,
    "pill": _pill,
    "mark": lambda piece, size, units: pip(str(piece.face[0]), size[0], str(piece.face[1])),
    "hollow": lambda piece, size, units: pip(str(piece.face[0]), size[0], str(piece.face[1]), False),
    "order": lambda piece, size, units: bar.order_chip(size, units, *piece.face),  # type: ignore[arg-type]
    "threat": lambda piece, size, units: bar.threat_sprite(
        piece.number or 0, str(piece.face[0]), size, units
    ),
    "prophecy-pile": lambda piece, size, units: prophecies.back(size, units, int(piece.face[0])),  # type: ignore[call-overload]
    "back": lambda piece, size, units: characters.back_sprite(size, units),
    "pile": _pile,
    "slot": lambda piece, size, units: empty_slot(size, units, DAWN),
    "chip": lambda piece, size, units: stall.chip_sprite(
        str(piece.face[0]), bool(piece.face[1]), size, units
    ),
    "caption": lambda piece, size, units: island.caption_sprite(str(piece.face[0]), size, units),
    "plot": lambda piece, size, units: island.plot(*piece.face, size, units),  # type: ignore[arg-type, call-arg]
    "link": lambda piece, size, units: island.link(*piece.face, size, units),  # type: ignore[arg-type, call-arg]
    "ground": lambda piece, size, units: ground.ground(*piece.face),  # type: ignore[arg-type]
}


@cached
def portrait(size: int) -> Surface:
    """An Island of the five types over the clouds, for the menu's round frame."""
    wide = round(size * 16 / 9)
    sky = backdrop.dawn_sky((wide, size))
    whole = Surface((size, size)).convert() if pygame.display.get_surface() else Surface((size, size))
    whole.blit(sky, ((size - wide) // 2 - size // 6, 0))
    cells = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1))
    pitch = max(4, round(size * 0.2))
    land = ground.ground(cells, pitch, 6)
    place = land.get_rect(center=(size // 2, round(size * 0.6)))
    whole.blit(land, place)
    for number, (x, y) in enumerate(cells):
        cell = type_cell(number, round(pitch * 0.9))
        at = (place.left + (ground.SIDE + x + 0.05) * pitch, place.top + (ground.ABOVE + y + 0.05) * pitch)
        whole.blit(cell, at)
    return whole
