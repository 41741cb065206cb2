"""The panel above on the right: the Aspirations with both sides' present numbers."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.action import Ref
from game.cerebria.aspirations import Aspiration
from game.cerebria.board import NOBODY
from game.cerebria.naming import aspiration_name
from game.cerebria.state import Step
from game.cerebria.view import has_hidden
from game.rules import HIDDEN
from game.text import Text, text
from scenes.cerebria import geometry, other_cards
from scenes.cerebria.figures import SIDES
from scenes.cerebria.reading import near_team, numbers_of, state_of, step_of
from scenes.picture import Piece, Sight
from scenes.prints import Print, shrunk
from scenes.skin.colours import MIND
from scenes.skin.marks import pip
from scenes.skin.type import Token, line
from scenes.units import Units

COMMON, OWN, THEIRS = "common", "own", "theirs"
STANDING = "standing"
"""A reference to an Aspiration that is only looked at."""
_ROW = (208.0, 40.0)
_NEXT = (100.0, 17.0)
_COLUMNS = (12.0, 117.0)
_NUMBERS = (79.0, 94.0)
"""Where both sides' numbers of an Aspiration to come have their middle."""


def counts_text(aspiration: int) -> Text:
    """What an Aspiration counts, in one sentence."""
    return text(f"cerebria-counts-{Aspiration(aspiration).name.lower()}")


def _rows(sight: Sight) -> list[tuple[str, int]]:
    """The current Common Aspiration and both Hidden ones, as whoever looks may know them."""
    view = state_of(sight)
    near = near_team(sight)
    rows = [(COMMON, view.commons[0] if view.commons else NOBODY)]
    for role, team in ((OWN, near), (THEIRS, 1 - near)):
        known = view.hidden[team]
        if known == HIDDEN and not has_hidden(view, team):
            known = NOBODY
        rows.append((role, known))
    return rows


def _ref(sight: Sight, aspiration: int) -> Ref:
    """A card of the panel; while a Hidden one is picked from the tray it only shows how things stand."""
    is_picking = step_of(sight) == Step.PICK_HIDDEN
    return Ref(STANDING if is_picking else "aspiration", aspiration)


def pieces(sight: Sight) -> list[Piece]:
    units, view = sight.units, state_of(sight)
    panel = geometry.aspiration_panel(units)
    found = []
    for place, (role, aspiration) in enumerate(_rows(sight)):
        rect = Rect(
            panel.left + units.px(10),
            panel.top + units.px(38 + 42 * place),
            units.px(_ROW[0]),
            units.px(_ROW[1]),
        )
        is_known = aspiration >= 0
        is_shown = role == OWN and bool(view.hidden_shown[near_team(sight)])
        found.append(
            Piece(
                f"aspiration-{role}",
                "aspiration",
                (role, aspiration, *numbers_of(view, aspiration), is_shown),
                rect,
                z=1,
                height=None,
                corner=8,
                ref=_ref(sight, aspiration) if is_known else Ref("hidden", role),
                label=aspiration_name(aspiration) if is_known else text("cerebria-table-hidden"),
                region="panels",
                tip=counts_text(aspiration) if is_known else text("cerebria-table-hidden-tip"),
            )
        )
    for place, aspiration in enumerate(view.commons[1:9]):
        row, column = divmod(place, 2)
        rect = Rect(
            panel.left + units.px(_COLUMNS[column]),
            panel.top + units.px(186 + 18 * row),
            units.px(_NEXT[0]),
            units.px(_NEXT[1]),
        )
        found.append(
            Piece(
                f"common-{aspiration}",
                "next",
                (aspiration, *numbers_of(view, aspiration)),
                rect,
                z=1,
                height=None,
                corner=5,
                ref=_ref(sight, aspiration),
                label=aspiration_name(aspiration),
                region="panels",
                tip=counts_text(aspiration),
            )
        )
    return found


def sprite(piece: Piece, sight: Sight) -> Surface | None:
    if piece.kind == "aspiration":
        return _row(piece, sight)
    if piece.kind == "next":
        return _next(piece, sight)
    return None


def row_prints(piece: Piece, sight: Sight) -> list[Print]:
    """Name and kind of an Aspiration of the panel, in the piece's own coordinates."""
    role, aspiration, *_ = piece.face
    units, words = sight.units, sight.words
    if aspiration >= 0:
        name = words.say(aspiration_name(aspiration))
        about = words(
            f"cerebria-table-{role}-short",
            what=words(f"cerebria-table-stat-{Aspiration(aspiration).name.lower()}"),
        )
    else:
        name = words(
            "cerebria-table-hidden"
            if aspiration == HIDDEN and role != COMMON
            else "cerebria-table-no-aspiration"
        )
        about = words(f"cerebria-table-{role}")
    width = units.px(118)
    return [
        shrunk(
            name, Token.NAME, Rect(units.px(6), units.px(2), width, units.px(20)), "#FFF3D6", units, size=17
        ),
        shrunk(
            about,
            Token.LABEL,
            Rect(units.px(6), units.px(21), width, units.px(17)),
            MIND.muted,
            units,
            size=13,
        ),
    ]


def _row(piece: Piece, sight: Sight) -> Surface:
    units = sight.units
    face = Surface(piece.rect.size, pygame.SRCALPHA)
    for each in row_prints(piece, sight):
        each.draw(face, units)
    other_cards.standing(
        face, piece.face[2:4], (piece.rect.width - units.px(50), piece.rect.height // 2), units
    )
    return face


def next_print(piece: Piece, sight: Sight) -> Print:
    units = sight.units
    name = sight.words.say(aspiration_name(int(piece.face[0])))  # type: ignore[call-overload]
    room = Rect(0, 0, units.px(_NUMBERS[0] - 6), piece.rect.height)
    return shrunk(name, Token.BODY, room, MIND.text, units, size=13)


def _next(piece: Piece, sight: Sight) -> Surface:
    """An Aspiration to come: its name and both numbers, which stand below the forms of the sides."""
    units = sight.units
    face = Surface(piece.rect.size, pygame.SRCALPHA)
    next_print(piece, sight).draw(face, units)
    for team in (0, 1):
        digits = line(str(piece.face[1 + team]), Token.NUMBER, SIDES[team].text, units, 13)
        face.blit(digits, digits.get_rect(center=(units.px(_NUMBERS[team]), piece.rect.height // 2)))
    return face


def prints(sight: Sight) -> list[Print]:
    """The small head of the Aspirations to come."""
    units = sight.units
    if len(state_of(sight).commons) < 2:
        return []
    return [
        shrunk(
            sight.words("cerebria-table-next").upper(),
            Token.CAPS,
            _next_head(units),
            MIND.accent,
            units,
            size=12,
        )
    ]


def _next_head(units: Units) -> Rect:
    panel = geometry.aspiration_panel(units)
    return Rect(panel.left + units.px(12), panel.top + units.px(166), units.px(76), units.px(18))


def draw(sight: Sight, surface: Surface) -> None:
    """The forms of both sides above their numbers of the Aspirations to come."""
    units, coming = sight.units, state_of(sight).commons[1:]
    head = _next_head(units)
    left = geometry.aspiration_panel(units).left
    for column in range(min(2, len(coming))):
        for team in (0, 1):
            side = SIDES[team]
            sign = pip(side.shape, units.px(10), side.fill)
            x = left + units.px(_COLUMNS[column] + _NUMBERS[team])
            surface.blit(sign, sign.get_rect(center=(x, head.centery)))
