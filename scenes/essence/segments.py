"""Segments as tiles on an Island and as cards on display."""

from __future__ import annotations

from functools import lru_cache

from pygame import Rect, Surface

from game.essence.tables import BASE, COST, MINUS, MONUMENT_NUMBERS, PALACES, PLUS, PLUS_STEP, SEGMENT_TYPE
from game.essence.vocabulary import SegmentType
from scenes.control import TextBox
from scenes.essence import buildings
from scenes.essence.naming import unbroken
from scenes.essence.signed_text import site_rows
from scenes.essence.symbols import coin, kind_of, sign
from scenes.prints import Print, shrunk
from scenes.skin.cache import cached
from scenes.skin.colours import DAWN, WHITE, Essence, mix
from scenes.skin.icons import kind_disc
from scenes.skin.light import blank, masked, rounded_mask
from scenes.skin.noise import grain
from scenes.skin.svg import Size, circle, fitted, linear, paint, path, rounded, svg
from scenes.skin.type import Align, Token, fits, line, measure_paragraph, paragraph
from scenes.units import Units

INK = "#2A2140"
_GILT = ((0, "#FFF3C4"), (0.5, "#E0AC3C"), (1, "#8A5F1E"))
_ROW_GROUNDS = {
    "once": ((0, "#DCD8E2"), (1, "#BDB7C8")),
    "income": ((0, "#FFE9A8"), (1, "#EAB93C")),
}
_ABILITY_GROUND = ((0, "#EFE9FF"), (1, "#CFC4F4"))
NAMED_FROM = 74.0
"""Units of width from which a tile carries its name."""


def type_mark(segment: int) -> str:
    return SegmentType(SEGMENT_TYPE[segment]).name.lower()


def is_gilt(segment: int) -> bool:
    """Palaces and Monuments have a gilt frame."""
    return segment in PALACES or segment in MONUMENT_NUMBERS


@cached
def _framed(segment: int, size: Size, art_high: int, edge: int, corner: float) -> Surface:
    """Frame in the colour of the type, the picture above, paper below."""
    width, height = size
    kind = kind_of(SEGMENT_TYPE[segment])
    stops = (
        _GILT
        if is_gilt(segment)
        else ((0, mix(kind.colour, WHITE, 0.35)), (0.5, kind.colour), (1, mix(kind.colour, "#000000", 0.35)))
    )
    face = svg(width, height, rounded(0, 0, width, height, corner, paint("url(#b)")), linear("b", stops))
    art = (width - 2 * edge, art_high)
    face.blit(masked(buildings.picture(segment, art), rounded_mask(art, corner * 0.6)), (edge, edge))
    low = edge + art_high
    body = ""
    if height - low > 2 * edge:
        body += rounded(
            edge,
            low + 1,
            width - 2 * edge,
            height - low - edge - 1,
            corner * 0.5,
            paint("url(#p)", "#000000", 0.7, stroke_opacity=0.25),
        )
    body += rounded(
        edge, edge, art[0], art[1], corner * 0.6, paint("none", "#000000", 1, stroke_opacity=0.35)
    )
    body += rounded(0.8, 0.8, width - 1.6, height - 1.6, corner, paint("none", "url(#e)", 1.6))
    defs = linear("p", Essence.PAPER) + linear(
        "e", ((0, WHITE, 0.95), (0.5, kind.tint, 0.6), (1, "#000000", 0.4))
    )
    face.blit(svg(width, height, body, defs), (0, 0))
    grain(face, 3)
    return masked(face, rounded_mask(size, corner))


def _with_margin(face: Surface, pad: int) -> Surface:
    whole = blank((face.get_width() + 2 * pad, face.get_height() + 2 * pad))
    whole.blit(face, (pad, pad))
    return whole


# -- on the Island -----------------------------------------------------------------------------------------


def tile_name(segment: int, name: str, size: Size, units: Units) -> Print | None:
    """The name on a tile's ribbon, where it is large enough for it: never a part of a name."""
    if not name or size[0] < NAMED_FROM * units.scale:
        return None
    edge = units.px(5)
    for lines in (1, 2, 3):
        high = units.px(4 + 14 * lines)
        room = Rect(edge, size[1] - edge - high, size[0] - 2 * edge, high)
        said = unbroken(name, Token.NAME, room.size, units)
        for wanted in (14.0, 13.0, 12.0):
            if fits(said, Token.NAME, room.size, units, wanted):
                return Print(said, Token.NAME, room, INK, Align.CENTRE, wanted)
    return None


@cached
def tile(segment: int, size: Size, name: str, units: Units, marks: tuple[str, ...] = ()) -> Surface:
    """A Segment on an Island; `marks` are the signs over its right upper corner: ready, exhausted."""
    edge = max(2, units.px(5) if size[0] > units.px(60) else units.px(3))
    words = tile_name(segment, name, size, units)
    art_high = size[1] - 2 * edge if words is None else words.room.top - edge
    face = _framed(segment, size, art_high, edge, min(11 * units.scale, size[0] * 0.12)).copy()
    if words is not None:
        words.draw(face, units)
    if "exhausted" in marks:
        veil = rounded(edge, edge, size[0] - 2 * edge, art_high, 6, paint("#CFC8D8", opacity=0.66))
        face.blit(svg(size[0], size[1], veil), (0, 0))
    pad = units.px(9)
    whole = _with_margin(face, pad)
    radius = max(5, round(min(12 * units.scale, size[0] * 0.17)))
    disc = kind_disc(kind_of(SEGMENT_TYPE[segment]), radius)
    whole.blit(disc, disc.get_rect(center=(pad + radius * 0.55, pad + radius * 0.55)))
    for place, mark in enumerate(marks):
        seen = sign(mark, radius * 2)
        whole.blit(
            seen, seen.get_rect(center=(pad + size[0] - radius * (0.6 + 2 * place), pad + radius * 0.5))
        )
    return whole


# -- on display --------------------------------------------------------------------------------------------


def is_narrow(size: Size, units: Units) -> bool:
    """Whether a card on display is one of a full table's twelve: its longest words are shortened."""
    return size[0] <= units.px(90)


def _row_signs(said: str, room: Rect, units: Units) -> str:
    """The signs of a row as far as they stand in its room; dots for the rest, which the inspector tells."""

    def size(signs: str, wide: int) -> tuple[int, int]:
        return measure_paragraph(signs, Token.LABEL, wide, units, 12.0, True)

    def stands(signs: str) -> bool:
        # No sign is broken: every word of them stands on a line.
        words = (size(word, 9 * room.width)[0] <= room.width for word in signs.split(" "))
        return size(signs, room.width)[1] <= room.height and all(words)

    parts = said.split(" ")
    shorter = [" ".join(parts[:count]) + "…" for count in range(len(parts) - 1, 0, -1)]
    shorter += [parts[0].partition("/")[0] + "…", "…"]
    return said if stands(said) else next(each for each in shorter if stands(each))


def card_prints(segment: int, name: str, size: Size, units: Units) -> list[Print]:
    """The texts of a card on display: its effects, its Essence with what changes it, its name."""
    if is_narrow(size, units):
        return _narrow_prints(segment, name, size, units)
    width, height = size
    rows = site_rows(segment)
    is_tight = height < units.px(96) or len(rows) > 2
    row_high = units.px(16 if is_tight else 18)
    low = height - units.px(4) - row_high * len(rows)
    prints: list[Print] = []
    for number, (_, said) in enumerate(rows):
        room = Rect(units.px(18), low + row_high * number, width - units.px(21), row_high)
        prints.append(Print(_row_signs(said, room, units), Token.LABEL, room, INK, Align.CENTRE, 12.0, sign))
    value_high = units.px(16 if is_tight else 20)
    value = Rect(units.px(4), low - value_high, width - units.px(8), value_high)
    # No-break spaces: the value stays on one line.
    said = "\u00a0".join((_base(segment), *_changes(segment)))
    prints.append(Print(said, Token.LABEL, value, INK, Align.CENTRE, 12.0, sign))
    two = units.px(30)
    room = Rect(units.px(4), value.top - two, width - units.px(8), two)
    if value.top - two < units.px(4) or fits(name, Token.NAME, (room.width, units.px(16)), units, 12.0):
        room = Rect(room.left, value.top - units.px(17), room.width, units.px(16))
    # A name that is too long even so stands in plain letters, which are narrower.
    token = Token.NAME if fits(name, Token.NAME, room.size, units, 12.0) else Token.LABEL
    name = unbroken(name, token, room.size, units)
    prints.append(shrunk(name, token, room, INK, units, Align.CENTRE, 13.0))
    return prints


def _base(segment: int) -> str:
    """The Essence that is printed on a card, in signs."""
    return f"{{essence}}{BASE[segment]}"


def _changes(segment: int) -> tuple[str, str]:
    """What a neighbour adds and takes away, in signs."""
    plus, minus = (SegmentType(each[segment]).name.lower() for each in (PLUS, MINUS))
    return f"+{PLUS_STEP[segment]}{{{plus}}}", f"−1{{{minus}}}"


def _narrow_prints(segment: int, name: str, size: Size, units: Units) -> list[Print]:
    """The same on one of twelve: the Essence stands between type and price, the name in plain letters."""
    width, height = size
    px, rows = units.px, site_rows(segment)
    wide, line_high = width - px(19), measure_paragraph(name, Token.LABEL, 9 * width, units, 12.0)[1]
    top, low = px(1) + line_high, height - px(3)

    def lines(said: str, token: Token, room: int, most: int, has_marks: bool) -> int:
        need = measure_paragraph(said, token, room, units, 12.0, has_marks)[1]
        return min(most, max(1, -(-need // line_high)))

    # One row of many signs may take two lines.
    deep = line_high * lines(rows[0][1], Token.LABEL, wide, 2, True) if len(rows) == 1 else line_high
    low -= deep * len(rows)
    prints: list[Print] = []
    for number, (_, said) in enumerate(rows):
        room = Rect(px(17), low + deep * number, wide, deep)
        prints.append(Print(_row_signs(said, room, units), Token.LABEL, room, INK, Align.CENTRE, 12.0, sign))
    low -= line_high
    for said, room in (
        (_base(segment), Rect(px(18), px(1), width - px(38), line_high)),
        ("".join(_changes(segment)), Rect(px(3), low, width - px(6), line_high)),
    ):
        prints.append(Print(said, Token.LABEL, room, INK, Align.CENTRE, 12.0, sign))
    inner = width - px(4)
    high = line_high * lines(name, Token.LABEL, inner, (low - top) // line_high, False)
    room = Rect(px(2), low - high, inner, high)
    name = unbroken(name, Token.LABEL, room.size, units)
    prints.append(shrunk(name, Token.LABEL, room, INK, units, Align.CENTRE, 12.0))
    return prints


@cached
def card(segment: int, size: Size, name: str, units: Units, missing: str = "") -> Surface:
    """A Location or Monument on display; `missing` says what is lacking to build it.

    A narrow card has no room for that: it is paler, and its price is edged in red.
    """
    whole, pad = _printed(segment, size, name, units).copy(), units.px(8)
    if missing:
        veil = rounded(0, 0, size[0], size[1], 9 * units.scale, paint("#F3ECF2", opacity=0.5))
        whole.blit(svg(size[0], size[1], veil), (pad, pad))
    disc = kind_disc(kind_of(SEGMENT_TYPE[segment]), units.px(11))
    whole.blit(disc, disc.get_rect(center=(pad + units.px(7), pad + units.px(7))))
    price = coin(str(COST[segment]), units.px(25), units.scale)
    corner = (pad + size[0] - units.px(8), pad + units.px(8))
    whole.blit(price, price.get_rect(center=corner))
    if missing and is_narrow(size, units):
        edge = circle(14, 14, 12.4, paint("none", "#A82038", 2.6))
        ring = svg(28, 28, edge, "", (units.px(28), units.px(28)))
        whole.blit(ring, ring.get_rect(center=corner))
    elif missing:
        _put_missing(whole, missing, pad, size[0], units)
    return whole


@cached
def _printed(segment: int, size: Size, name: str, units: Units) -> Surface:
    """The card without what lies on it: what is lacking changes with every token, its print never."""
    width = size[0]
    edge = units.px(4)
    prints = card_prints(segment, name, size, units)
    top = prints[-1].room.top
    face = _framed(segment, size, max(units.px(8), top - edge), edge, 9 * units.scale).copy()
    for number, (kind, _) in enumerate(site_rows(segment)):
        room = prints[number].room
        strip = Rect(edge, room.top, width - 2 * edge, room.height)
        ground = _ROW_GROUNDS.get(kind, _ABILITY_GROUND)
        body = rounded(0, 0.5, strip.width, strip.height - 1.5, 4 * units.scale, paint("url(#f)"))
        face.blit(svg(strip.width, strip.height, body, linear("f", ground)), strip)
        opening = lead(kind, units)
        face.blit(opening, opening.get_rect(center=(strip.left + units.px(9), strip.centery)))
    if is_narrow(size, units):
        ground = prints[len(site_rows(segment))].room
        body = rounded(0, 0, ground.width, ground.height, 6 * units.scale, paint(WHITE, opacity=0.86))
        face.blit(svg(ground.width, ground.height, body), ground)
    for each in prints:
        each.draw(face, units)
    return _with_margin(face, units.px(8))


def _put_missing(whole: Surface, missing: str, pad: int, width: int, units: Units) -> None:
    wide = measure_paragraph(missing, Token.LABEL, width, units, 12.0, True)[0] + units.px(14)
    pill = svg(
        wide,
        units.px(20),
        rounded(1, 1, wide - 2, units.px(20) - 2, 10 * units.scale, paint("#FFF6F4", "#A82038", 1.4)),
    )
    words = paragraph(missing, Token.LABEL, "#8A1428", wide, units, Align.CENTRE, 12.0, picture=sign)
    pill.blit(words, words.get_rect(center=pill.get_rect().center))
    # Over the upper edge, so that name and value stay to be read.
    whole.blit(pill, pill.get_rect(center=(pad + width // 2, pad + units.px(3))))


def built_prints(name: str, said: str, size: Size, units: Units) -> list[Print]:
    """The words in an empty place of the market: what stood there, and who built it."""
    middle, inner = size[1] // 2, size[0] - units.px(10)
    upper = Rect(units.px(5), middle - units.px(30), inner, units.px(32))
    lower = Rect(units.px(5), middle + units.px(2), inner, units.px(30))
    return [
        shrunk(name, Token.QUOTE, upper, DAWN.muted, units, Align.CENTRE, 13.0),
        shrunk(said, Token.LABEL, lower, DAWN.muted, units, Align.CENTRE, 12.0),
    ]


@cached
def built(size: Size, name: str, said: str, units: Units) -> Surface:
    """The pale frame that a card leaves in the market."""
    stroke = 1.3 * units.scale
    body = rounded(
        stroke,
        stroke,
        size[0] - 2 * stroke,
        size[1] - 2 * stroke,
        9 * units.scale,
        paint(WHITE, DAWN.muted, stroke, 0.16, 0.28),
    )
    face = svg(size[0], size[1], body)
    for each in built_prints(name, said, size, units):
        each.draw(face, units)
    return face


@cached
def lead(kind: str, units: Units) -> Surface:
    """What opens a row of a card: once, income, main, side or a trigger."""
    if kind == "income":
        return sign("income", units.px(13))
    if kind in ("main", "side"):
        return speed_chip(kind == "main", units.px(14))
    return line("1×" if kind == "once" else "!", Token.LABEL, INK, units, 12.0)


@cached
def speed_chip(is_main: bool, size: int) -> Surface:
    """A filled square for a main action, a hollow one for a side action."""
    body = rounded(
        1, 1, size - 2, size - 2, size * 0.28, paint("#2A2140" if is_main else WHITE, "#2A2140", 1.6)
    )
    mark = fitted("M38 26 L72 50 L38 74Z", size, size)
    return svg(size, size, body + path(mark, paint("#FFE9A8" if is_main else "#2A2140")))


@lru_cache(maxsize=512)
def card_boxes(segment: int, name: str, size: Size, units: Units) -> tuple[TextBox, ...]:
    """The texts of a card on display as boxes; every layout asks for those of the whole market."""
    return tuple(each.box(units) for each in card_prints(segment, name, size, units))
