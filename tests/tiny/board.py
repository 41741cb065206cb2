"""What lies still at Lanterns: backdrop, places of the furniture, panels of the seats, cords and felt."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from scenes.control import TextBox
from scenes.picture import Form, Picture, Places, Sight, Tool
from scenes.skin import panel as skin
from scenes.skin.colours import SHELL
from scenes.skin.marks import pip
from scenes.skin.type import Token, fits_line, line, measure_line, size_that_fits
from scenes.units import Units
from tests.tiny import drawing
from tests.tiny.state import LIGHTS, NOBODY, Phase, TinyState

LANTERN_TOPS = (58, 78, 58)
LANTERN_LEFTS = (298, 565, 832)


class TinyBoard(Picture):
    """The table on which the pieces of Lanterns lie."""

    theme = SHELL
    end_verbs = ("rest", "spare")

    def portrait(self, size: int) -> Surface:
        return drawing.portrait(size)

    def backdrop(self, units: Units) -> Surface:
        return drawing.lake(units.size)

    def places(self, units: Units) -> Places:
        column = units.width - 16 - 228
        low = units.height
        tools = {
            "undo": Tool(units.rect(column, low - 108, 111, 42)),
            "hint": Tool(units.rect(column + 117, low - 108, 111, 42)),
            "menu": Tool(units.rect(column, low - 56, 50, 42), Form.ICON),
            "rules": Tool(units.rect(column + 59, low - 56, 50, 42), Form.ICON),
            "redo": Tool(units.rect(column + 119, low - 56, 50, 42), Form.ICON),
            "speed": Tool(units.rect(column + 178, low - 56, 50, 42), Form.ICON),
        }
        return Places(
            title=units.rect(16, 14, 228, 76),
            prompt=units.rect(330, low - 226, 620, 50),
            log=units.rect(column, 16, 228, low - 16 - 236),
            end=units.rect(column, low - 166, 228, 48),
            verbs=units.rect(column, low - 222, 228, 46),
            tools=tools,
        )

    def draw_board(self, sight: Sight, surface: Surface) -> None:
        backdrop = self.backdrop(sight.units)
        for seat, rect in self._panels(sight):
            skin.draw_panel(surface, rect, sight.units, self.theme, backdrop)
            self._draw_panel(sight, surface, seat, rect)
        for number, lantern in enumerate(sight.view.lanterns):
            if lantern.card != NOBODY:
                rect = self._lantern(sight.units, number)
                glow = drawing.lantern_light(rect.size, number, LIGHTS[lantern.card].value)
                where = glow.get_rect(center=(rect.centerx, rect.centery + rect.height // 8))
                surface.blit(glow, where, special_flags=pygame.BLEND_RGB_ADD)
                water = drawing.lantern_light(
                    (rect.width, rect.height // 2), number, LIGHTS[lantern.card].value
                )
                low = round(sight.units.frame.bottom - sight.units.frame.height * (1 - drawing.SHORE) * 0.55)
                surface.blit(
                    water, water.get_rect(center=(rect.centerx, low)), special_flags=pygame.BLEND_RGB_ADD
                )
        frame, scale = sight.units.frame, sight.units.scale
        hooks = [self._lantern(sight.units, number).move(-frame.x, -frame.y).midtop for number in range(3)]
        high = max(y for _, y in hooks) + sight.units.px(6)
        branch = drawing.bough(
            (frame.width, high), scale, tuple((x, y + sight.units.px(3)) for x, y in hooks)
        )
        surface.blit(branch, frame)
        felt = self._felt(sight.units)
        surface.blit(drawing.tray(felt.size, sight.units), felt)

    def board_key(self, sight: Sight) -> Hashable:
        view: TinyState = sight.view
        return (
            sight.viewer,
            tuple((each.card, each.holder) for each in view.lanterns),
            view.leader,
            view.phase,
            tuple((seat.has_acted, seat.has_hidden) for seat in view.seats),
            tuple(len(seat.hand) for seat in view.seats),
        )

    def _panels(self, sight: Sight) -> list[tuple[int, Rect]]:
        """The panels of the seats: the other one above, the viewer's own below."""
        near = max(0, sight.viewer)
        return [(1 - near, sight.units.rect(16, 106, 228, 214)), (near, sight.units.rect(16, 334, 228, 214))]

    def _draw_panel(self, sight: Sight, surface: Surface, seat: int, rect: Rect) -> None:
        units = sight.units
        mark = self.seat_mark(seat)
        sign = pip(mark.shape, units.px(18), mark.colour)
        surface.blit(sign, sign.get_rect(midleft=(rect.left + units.px(16), rect.top + units.px(26))))
        name = self._seat_name(sight, seat, rect)
        surface.blit(
            line(name.text, Token.HEADING, mark.colour, units, name_size(name.text, name.room, units)),
            (rect.left + units.px(42), rect.top + units.px(14)),
        )
        fine = skin.rule(rect.width - units.px(32), units)
        surface.blit(fine, (rect.left + units.px(16), rect.top + units.px(42)))
        for box in self._panel_texts(sight, seat, rect):
            assert box.place is not None, "every line of a panel has its place"
            surface.blit(line(box.text, Token.LABEL, self.theme.muted, units), box.place)

    def _seat_name(self, sight: Sight, seat: int, rect: Rect) -> TextBox:
        units = sight.units
        name = sight.words.seat_name(seat)
        room = (rect.width - units.px(58), units.px(26))
        needs = measure_line(name, Token.HEADING, units, name_size(name, room, units))
        return TextBox(name, room, needs, Rect((rect.left + units.px(42), rect.top + units.px(14)), room))

    def _panel_texts(self, sight: Sight, seat: int, rect: Rect) -> list[TextBox]:
        """The small lines of a panel: what its figures mean, and how the seat stands in the round."""
        units, words = sight.units, sight.words
        view: TinyState = sight.view
        rows = [(words("tiny-points"), 60), (words("tiny-sparks"), 92)]
        if view.phase is Phase.TURN and view.leader == seat:
            rows.append((words("tiny-leads"), 182))
        elif view.seats[seat].has_hidden:
            rows.append((words("tiny-has-hidden"), 182))
        boxes = []
        for said, top in rows:
            room = Rect(rect.left + units.px(16), rect.top + units.px(top), units.px(196), units.px(22))
            if top == 92:
                room.width = units.px(92)
            boxes.append(TextBox(said, room.size, measure_line(said, Token.LABEL, units), room))
        return boxes

    def board_texts(self, sight: Sight) -> Sequence[TextBox]:
        boxes = []
        for seat, rect in self._panels(sight):
            boxes += [self._seat_name(sight, seat, rect), *self._panel_texts(sight, seat, rect)]
        return boxes

    def _lantern(self, units: Units, number: int) -> Rect:
        return units.rect(LANTERN_LEFTS[number], LANTERN_TOPS[number], *drawing.LANTERN)

    def _felt(self, units: Units) -> Rect:
        return units.rect(776, 396, 152, 92)

    def _bowl(self, panel: Rect, units: Units) -> Rect:
        return Rect(panel.right - units.px(116), panel.top + units.px(96), units.px(100), units.px(66))


def name_size(name: str, room: tuple[int, int], units: Units) -> float | None:
    """The size at which a seat's name stands in its room; None for the usual one."""
    if fits_line(name, Token.HEADING, room[0], units):
        return None
    return size_that_fits(name, Token.HEADING, (room[0], room[1]), units)
