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
from scenes.skin.marks import outline
from scenes.skin.svg import paint, path, svg
from scenes.skin.type import Align, Token, line

COMMON, OWN, THEIRS = "common", "own", "theirs"
STANDING = "standing"
"""A reference to an Aspiration that is only looked at."""
_ROW = (212.0, 36.0)
_NEXT = (109.0, 17.0)


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
            panel.left + units.px(8),
            panel.top + units.px(38 + 37 * place),
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
        column, row = place % 2, place // 2
        rect = Rect(
            panel.left + units.px(4 + 111 * column),
            panel.top + units.px(166 + 17 * row),
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
    width = units.px(124)
    return [
        shrunk(
            name, Token.NAME, Rect(units.px(8), units.px(1), width, units.px(19)), "#FFF3D6", units, size=16
        ),
        shrunk(
            about,
            Token.LABEL,
            Rect(units.px(8), units.px(19), width, units.px(16)),
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
        face, piece.face[2:4], (piece.rect.width - units.px(42), piece.rect.height // 2), units
    )
    return face


def next_print(piece: Piece, sight: Sight) -> Print:
    units = sight.units
    name = sight.words.say(aspiration_name(int(piece.face[0])))  # type: ignore[call-overload]
    room = Rect(0, 0, units.px(83), piece.rect.height)
    return shrunk(name, Token.BODY, room, MIND.muted, units, size=12)


def _next(piece: Piece, sight: Sight) -> Surface:
    units = sight.units
    face = Surface(piece.rect.size, pygame.SRCALPHA)
    next_print(piece, sight).draw(face, units)
    side = units.px(5)
    for team in (0, 1):
        sign = svg(16, 16, path(outline(SIDES[team].shape, 16, 1), paint(SIDES[team].fill)), "", (side, side))
        left = units.px(83 + 12.5 * team)
        face.blit(sign, sign.get_rect(midleft=(left, piece.rect.height // 2)))
        digits = line(str(piece.face[1 + team]), Token.NUMBER, MIND.text, units, 12)
        face.blit(digits, digits.get_rect(midleft=(left + units.px(5), piece.rect.height // 2)))
    return face


def prints(sight: Sight) -> list[Print]:
    """The small head of the Aspirations to come."""
    units = sight.units
    if len(state_of(sight).commons) < 2:
        return []
    panel = geometry.aspiration_panel(units)
    room = Rect(panel.left + units.px(13), panel.top + units.px(151), units.px(207), units.px(16))
    return [shrunk(sight.words("cerebria-table-next"), Token.LABEL, room, MIND.muted, units, Align.LEFT, 12)]
