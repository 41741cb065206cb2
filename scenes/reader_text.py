"""How the blocks of a book are set: headings in gold, lists with diamonds, tables with fine lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.control import Look
from scenes.controls import Drawn, Scroll, draw_focus
from scenes.inputs import Key
from scenes.keys import Command
from scenes.markdown import Block, Kind, Runs, Style
from scenes.rich import BODY_SIZE, leading, measure, rich
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.cache import cached
from scenes.skin.colours import GOLD, SHELL, with_alpha
from scenes.skin.svg import diamond, paint, path, svg
from scenes.skin.type import Token
from scenes.units import Units

if TYPE_CHECKING:
    from scenes.app import App

_HEADING_SIZES = {1: 30.0, 2: 22.0, 3: 18.0, 4: 15.0}
_ABOVE = {1: 4.0, 2: 22.0, 3: 14.0, 4: 10.0}
_BELOW = {1: 14.0, 2: 8.0, 3: 4.0, 4: 2.0}
_STEP = 64.0


@dataclass(slots=True, kw_only=True)
class TextView(Drawn):
    """The text of a book as something that can have the focus: arrows scroll it."""

    scroll: Scroll
    on_scroll: Callable[[], None]

    def key(self, key: Key) -> bool:
        steps = {Command.UP: -1, Command.DOWN: 1}
        if key.command not in steps:
            return False
        if self.scroll.to(self.scroll.offset + steps[key.command] * self.units.px(_STEP)):
            self.on_scroll()
        return True

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        if look.is_focused:
            draw_focus(surface, self.rect, self.units, self.theme, 10 * self.units.scale)


# -- measuring ----------------------------------------------------------------------------------------------


def block_height(block: Block, width: int, units: Units, figure: Surface | None = None) -> int:
    """How high a block stands at a width, with the space around it."""
    if figure is not None:
        return _caption_top(figure, units) + _caption_height(block, width, units) + units.px(12)
    match block.kind:
        case Kind.HEADING:
            return _heading_place(block, width, units)[1]
        case Kind.ITEM:
            indent = _indent(block, units)
            return measure(block.runs, width - indent, units)[1] + units.px(4)
        case Kind.TABLE:
            return sum(_row_heights(block, width, units)) + units.px(14)
    return measure(block.runs, width, units)[1] + units.px(10)


def _caption_top(figure: Surface, units: Units) -> int:
    return units.px(8) + figure.get_height() + units.px(4)


def _caption_height(block: Block, width: int, units: Units) -> int:
    return typesetting.measure_paragraph(block.plain, Token.QUOTE, width, units)[1] if block.plain else 0


def _heading_place(block: Block, width: int, units: Units) -> tuple[int, int]:
    """Where a heading's words begin below the top of its block, and how high the block is."""
    size = _HEADING_SIZES[block.level]
    above = units.px(_ABOVE[block.level])
    words = typesetting.measure_paragraph(block.plain, _heading_token(block), width, units, size)[1]
    rule = units.px(12) if block.level == 1 else 0
    return above, above + words + rule + units.px(_BELOW[block.level])


def _heading_token(block: Block) -> Token:
    return Token.NAME if block.level == 4 else Token.TITLE


def _indent(block: Block, units: Units) -> int:
    return round(units.px(22 + 20 * block.level) * units.text_scale)


@lru_cache(maxsize=128)
def _columns(block: Block, width: int, units: Units) -> list[int]:
    """Widths of a table's columns: by what stands in them, none narrower than its longest word."""
    count = len(block.rows[0])
    needs, least = [1] * count, [1] * count
    for row in block.rows:
        for place, cell in enumerate(row):
            needs[place] = max(needs[place], measure(_bold(cell), 10_000, units)[0])
            words = "".join(run.words for run in cell).split(" ")
            face = typesetting.font(Token.LABEL, units, BODY_SIZE)
            least[place] = max(least[place], *(face.size(word)[0] for word in words))
    gap = units.px(18)
    room = width - gap * count
    if sum(needs) <= room:
        return [need + gap for need in needs]
    spare = max(0, room - sum(least))
    wants = [max(1, need - low) for need, low in zip(needs, least, strict=True)]
    return [low + spare * want // sum(wants) + gap for low, want in zip(least, wants, strict=True)]


def _bold(runs: Runs) -> Runs:
    return tuple(run._replace(style=Style.BOLD) for run in runs)


@lru_cache(maxsize=128)
def _row_heights(block: Block, width: int, units: Units) -> list[int]:
    columns = _columns(block, width, units)
    gap = units.px(18)
    return [
        max(
            measure(_cell(cell, row), wide - gap, units)[1] for cell, wide in zip(cells, columns, strict=True)
        )
        + units.px(8)
        for row, cells in enumerate(block.rows)
    ]


def _cell(runs: Runs, row: int) -> Runs:
    return _bold(runs) if row == 0 else runs


# -- drawing ------------------------------------------------------------------------------------------------


def draw_block(
    surface: Surface,
    rect: Rect,
    block: Block,
    units: Units,
    sought: tuple[str, ...] = (),
    figure: Surface | None = None,
) -> None:
    """Draw a block into its place; a figure comes as it was drawn by the game's picture."""
    match block.kind:
        case Kind.HEADING:
            _draw_heading(surface, rect, block, units)
        case Kind.ITEM:
            _draw_item(surface, rect, block, units, sought)
        case Kind.TABLE:
            _draw_table(surface, rect, block, units, sought)
        case Kind.FIGURE if figure is not None:
            _draw_figure(surface, rect, block, units, figure)
        case _:
            surface.blit(rich(block.runs, rect.width, units, sought=sought), rect)
    if sought:
        bar = Rect(rect.left - units.px(12), rect.top, units.px(3), rect.height - units.px(4))
        surface.fill(GOLD, bar)


def _draw_heading(surface: Surface, rect: Rect, block: Block, units: Units) -> None:
    above = _heading_place(block, rect.width, units)[0]
    size = _HEADING_SIZES[block.level]
    colour = "#FFF3D6" if block.level == 1 else GOLD if block.level == 2 else SHELL.text
    words = typesetting.paragraph(block.plain, _heading_token(block), colour, rect.width, units, size=size)
    surface.blit(words, (rect.left, rect.top + above))
    if block.level == 1:
        surface.blit(
            skin.rule(rect.width, units), (rect.left, rect.top + above + words.get_height() + units.px(4))
        )


def _draw_item(surface: Surface, rect: Rect, block: Block, units: Units, sought: tuple[str, ...]) -> None:
    indent = _indent(block, units)
    high = leading(units)
    if block.mark:
        mark = typesetting.line(block.mark, Token.LABEL, GOLD, units, BODY_SIZE)
        surface.blit(mark, mark.get_rect(midright=(rect.left + indent - units.px(7), rect.top + high // 2)))
    else:
        mark = _bullet(max(5, units.px(7)))
        surface.blit(mark, mark.get_rect(center=(rect.left + indent - units.px(12), rect.top + high // 2)))
    surface.blit(rich(block.runs, rect.width - indent, units, sought=sought), (rect.left + indent, rect.top))


def _draw_figure(surface: Surface, rect: Rect, block: Block, units: Units, figure: Surface) -> None:
    surface.blit(figure, figure.get_rect(midtop=(rect.centerx, rect.top + units.px(8))))
    if block.plain:
        caption = typesetting.paragraph(
            block.plain, Token.QUOTE, SHELL.muted, rect.width, units, align=typesetting.Align.CENTRE
        )
        top = rect.top + _caption_top(figure, units)
        surface.blit(caption, caption.get_rect(midtop=(rect.centerx, top)))


@cached
def _bullet(side: int) -> Surface:
    return svg(side, side, path(diamond((side / 2, side / 2), side / 2), paint(GOLD)))


def _draw_table(surface: Surface, rect: Rect, block: Block, units: Units, sought: tuple[str, ...]) -> None:
    columns = _columns(block, rect.width, units)
    gap = units.px(18)
    top = rect.top
    for row, (cells, high) in enumerate(zip(block.rows, _row_heights(block, rect.width, units), strict=True)):
        left = rect.left
        for cell, wide in zip(cells, columns, strict=True):
            colour = SHELL.muted if row == 0 else SHELL.text
            surface.blit(
                rich(_cell(cell, row), wide - gap, units, colour, sought=sought), (left, top + units.px(4))
            )
            left += wide
        top += high
        line = Surface((sum(columns) - gap, max(1, units.px(1)))).convert_alpha()
        line.fill(with_alpha(GOLD, 0.55 if row == 0 else 0.16))
        surface.blit(line, (rect.left, top - 1))
