"""The small part of Markdown that rules are written in: headings, paragraphs, lists, tables, bold and italic.

A heading may end in `{#name}`: the anchor by which other pages lead to it, the same in every language.
`![caption](name)` alone in its line is a figure: the game's picture draws it from its own pieces.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    """What a block is."""

    HEADING = auto()
    PARAGRAPH = auto()
    ITEM = auto()
    TABLE = auto()
    FIGURE = auto()


class Style(Enum):
    """How a run of words is set."""

    PLAIN = auto()
    BOLD = auto()
    ITALIC = auto()


class Run(NamedTuple):
    """Words of one style."""

    words: str
    style: Style = Style.PLAIN


Runs = tuple[Run, ...]


class Block(NamedTuple):
    """One block of a document."""

    kind: Kind
    runs: Runs = ()
    level: int = 0
    """Of a heading 1 to 4; of an item how deep it lies, from 0."""
    anchor: str = ""
    """The name of a heading, or of a figure."""
    mark: str = ""
    """The number before an item, empty for a plain one."""
    rows: tuple[tuple[Runs, ...], ...] = ()
    """Of a table; the first row is its head."""

    @property
    def plain(self) -> str:
        """All its words without styles."""
        cells = [cell for row in self.rows for cell in row]
        return " ".join("".join(run.words for run in runs) for runs in (self.runs, *cells)).strip()


_HEADING = re.compile(r"(#{1,4}) +(.+?)(?: *\{#([\w-]+)\})? *$")
_ITEM = re.compile(r"( *)(?:[-*]|(\d+)[.)]) +(.*)$")
_FIGURE = re.compile(r"!\[(.*)\]\(([\w-]+)\) *$")
_STYLED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
_RULE_ROW = re.compile(r"\|? *:?-{2,}.*$")


def parse(source: str) -> tuple[Block, ...]:
    """The blocks of a document."""
    blocks: list[Block] = []
    lines = source.splitlines()
    place = 0
    while place < len(lines):
        line = lines[place]
        if heading := _HEADING.match(line):
            words = heading[2]
            anchor = heading[3] or slug(words)
            blocks.append(Block(Kind.HEADING, styled(words), len(heading[1]), anchor))
            place += 1
        elif line.startswith("|"):
            end = _end(lines, place, lambda each: each.startswith("|"))
            blocks.append(_table(lines[place:end]))
            place = end
        elif figure := _FIGURE.match(line):
            blocks.append(Block(Kind.FIGURE, styled(figure[1]), anchor=figure[2]))
            place += 1
        elif item := _ITEM.match(line):
            end = _end(lines, place, lambda each: each.startswith("  ") and not _ITEM.match(each))
            words = " ".join([item[3], *(each.strip() for each in lines[place + 1 : end])])
            blocks.append(
                Block(Kind.ITEM, styled(words), len(item[1]) // 2, mark=f"{item[2]}." if item[2] else "")
            )
            place = end
        elif line.strip():
            end = _end(lines, place, _continues)
            words = " ".join(each.strip() for each in lines[place:end])
            blocks.append(Block(Kind.PARAGRAPH, styled(words)))
            place = end
        else:
            place += 1
    return tuple(blocks)


def styled(words: str) -> Runs:
    """The runs of a text with bold and italic marks."""
    runs: list[Run] = []
    start = 0
    for mark in _STYLED.finditer(words):
        if mark.start() > start:
            runs.append(Run(words[start : mark.start()]))
        runs.append(Run(mark[1], Style.BOLD) if mark[1] else Run(mark[2], Style.ITALIC))
        start = mark.end()
    if start < len(words):
        runs.append(Run(words[start:]))
    return tuple(runs)


def slug(words: str) -> str:
    """The anchor of a heading that names none."""
    return re.sub(r"[^\w]+", "-", words.lower()).strip("-")


def _continues(line: str) -> bool:
    return bool(line.strip()) and not (
        _HEADING.match(line) or _ITEM.match(line) or _FIGURE.match(line) or line.startswith("|")
    )


def _end(lines: list[str], start: int, goes_on: Callable[[str], bool]) -> int:
    end = start + 1
    while end < len(lines) and goes_on(lines[end]):
        end += 1
    return end


def _table(lines: list[str]) -> Block:
    rows = [line.strip().strip("|").split("|") for line in lines if not _RULE_ROW.match(line)]
    widest = max(len(row) for row in rows)
    cells = tuple(tuple(styled(cell.strip()) for cell in [*row, *[""] * (widest - len(row))]) for row in rows)
    return Block(Kind.TABLE, rows=cells)
