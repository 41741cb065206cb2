"""The own faction: who it is, what it has, and what its turn still holds."""

from __future__ import annotations

from pygame import Rect, Surface

from game.action import Ref
from game.essence.card_text import faction_name
from game.essence.cards import FACTIONS
from game.essence.state import FOUNDATION_LIMIT, EssenceState, Phase
from game.essence.tables import OMENS
from game.essence.turns import may_read
from game.text import Text, seat_text, text
from scenes.essence import geometry
from scenes.essence.reading import near_seat, pending, state_of
from scenes.essence.symbols import kind_of, sign
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print, shrunk
from scenes.skin.cache import cached
from scenes.skin.colours import DAWN, WHITE, Colour, mix
from scenes.skin.icons import icon
from scenes.skin.marks import pip
from scenes.skin.svg import Size, circle, paint, path, radial, rounded, svg
from scenes.skin.type import Align, Token
from scenes.units import Units

STATS = ("wealth", "influence", "attack", "defense")
_COUNTS = ("fragment", "token", "revenge")


def frame(sight: Sight) -> Rect:
    return geometry.at(sight.units, geometry.FACTION)


def standing(view: EssenceState, seat: int) -> Text:
    """What a seat is doing now, in a few words."""
    step = view.stack[-1] if view.stack else None
    if step is not None and step.seat == seat:
        return text("essence-table-to-act")
    if view.pass_token[seat]:
        return text("essence-table-passed", n=view.pass_token[seat])
    if view.phase is Phase.ADVISORS and view.bids[seat] is not None:
        return text("essence-table-has-bid")
    return text("essence-table-waits")


# -- the own faction ---------------------------------------------------------------------------------------


def prints(sight: Sight, colour: Colour) -> list[Print]:
    view, units, words = state_of(sight), sight.units, sight.words
    seat, rect = near_seat(sight), frame(sight)
    px = units.px
    left, wide = rect.left + px(70), rect.width - px(80)
    found = [
        *_names(words.seat_name(seat), words.say(faction_name(view.faction[seat])), rect, units),
        shrunk(
            words.say(standing(view, seat)),
            Token.LABEL,
            Rect(left + px(17), rect.top + px(51), wide - px(17), px(17)),
            colour,
            units,
        ),
    ]
    for number, (said, _) in enumerate(_chips(sight)):
        found.append(shrunk(said, Token.LABEL, _chip_room(rect, number, units), "#0B4A3A", units, size=12.5))
    for number, stat in enumerate(STATS):
        place = _stat_place(rect, number, units)
        room = Rect(place.left + px(40), place.top + px(22), px(64), px(16))
        found.append(shrunk(words(f"essence-table-{stat}"), Token.LABEL, room, DAWN.muted, units, size=12.5))
    head = Rect(rect.left + px(14), rect.top + px(194), rect.width - px(28), px(16))
    found.append(shrunk(words("essence-table-foundations").upper(), Token.CAPS, head, DAWN.muted, units))
    for number, name in enumerate(_COUNTS):
        place = _count_place(rect, number, units)
        room = Rect(place.left, place.top + px(23), place.width, px(15))
        found.append(
            shrunk(
                words(f"essence-table-count-{name}"), Token.LABEL, room, DAWN.muted, units, Align.CENTRE, 12.0
            )
        )
    return found


def _names(seat: str, faction: str, rect: Rect, units: Units) -> list[Print]:
    """Who leads which faction; a seat nobody has named is called like its faction, and says so once."""
    px = units.px
    left, wide = rect.left + px(70), rect.width - px(80)
    if seat == faction:
        room = Rect(left, rect.top + px(7), wide, px(44))
        return [shrunk(seat, Token.TITLE, room, DAWN.text, units, size=17.0)]
    name = Rect(left, rect.top + px(8), wide, px(26))
    below = Rect(left, rect.top + px(33), wide, px(18))
    return [
        shrunk(seat, Token.TITLE, name, DAWN.text, units, size=19.0),
        shrunk(faction, Token.QUOTE, below, DAWN.muted, units, size=13.5),
    ]


def _chips(sight: Sight) -> list[tuple[str, bool]]:
    """What the own turn still holds: the main action, reading."""
    view, step = state_of(sight), pending(sight)
    is_mine = view.phase is Phase.TURNS and step is not None and step.seat == near_seat(sight)
    mains = view.mains if is_mine else 0
    said = sight.words("essence-table-main", n=mains)
    return [(said, mains > 0), (sight.words("essence-table-read"), is_mine and may_read(view))]


def _chip_rect(rect: Rect, number: int, units: Units) -> Rect:
    return Rect(rect.left + units.px(12 + number * 106), rect.top + units.px(76), units.px(100), units.px(24))


def _chip_room(rect: Rect, number: int, units: Units) -> Rect:
    chip = _chip_rect(rect, number, units)
    return Rect(chip.left + units.px(22), chip.top, chip.width - units.px(26), chip.height)


def _stat_place(rect: Rect, number: int, units: Units) -> Rect:
    return Rect(
        rect.left + units.px(12 + 106 * (number % 2)),
        rect.top + units.px(106 + 43 * (number // 2)),
        units.px(104),
        units.px(40),
    )


def _count_place(rect: Rect, number: int, units: Units) -> Rect:
    wide = (rect.width - units.px(16)) // len(_COUNTS)
    return Rect(rect.left + units.px(8) + wide * number, rect.top + units.px(260), wide, units.px(40))


def draw(sight: Sight, surface: Surface, mark: SeatMark) -> None:
    """What lies still on the own panel."""
    view, units, seat, rect = state_of(sight), sight.units, near_seat(sight), frame(sight)
    px = units.px
    badge = crest(view.faction[seat], px(52))
    surface.blit(badge, badge.get_rect(center=(rect.left + px(38), rect.top + px(38))))
    sign_of = pip(mark.shape, px(13), mark.colour)
    surface.blit(sign_of, sign_of.get_rect(midleft=(rect.left + px(70), rect.top + px(60))))
    for number, (_, is_on) in enumerate(_chips(sight)):
        chip = _chip_rect(rect, number, units)
        surface.blit(_chip(chip.size, is_on, units), chip)
    for number, stat in enumerate(STATS):
        place = _stat_place(rect, number, units)
        seen = sign(stat, px(32))
        surface.blit(seen, seen.get_rect(midleft=(place.left + px(2), place.centery)))
    for number, name in enumerate(_COUNTS):
        place = _count_place(rect, number, units)
        seen = sign(name, px(21))
        surface.blit(seen, seen.get_rect(midright=(place.centerx + px(1), place.top + px(12))))


@cached
def _chip(size: Size, is_on: bool, units: Units) -> Surface:
    width, height = size
    fill, edge = ("#18B48C", "#0F6A54") if is_on else (WHITE, DAWN.muted)
    body = rounded(
        0.8, 0.8, width - 1.6, height - 1.6, height / 2, paint(fill, edge, 1.3, 0.24 if is_on else 0.3, 0.8)
    )
    spot = paint("#0F6A54") if is_on else paint("none", DAWN.muted, 1.5)
    return svg(width, height, body + circle(height * 0.5, height / 2, height * 0.2, spot))


def pieces(sight: Sight) -> list[Piece]:
    """Numbers that change, Foundations, and the panel itself as the seat it stands for."""
    view, units, seat, rect = state_of(sight), sight.units, near_seat(sight), frame(sight)
    px = units.px
    found = [
        Piece(
            "own-seat",
            "nothing",
            (),
            Rect(rect.left, rect.top, rect.width, px(74)),
            z=0,
            ref=Ref("seat", seat),
            height=None,
            corner=13,
            region="players",
            label=text("essence-table-seat", seat=seat_text(seat), faction=faction_name(view.faction[seat])),
        ),
    ]
    for number, stat in enumerate(STATS):
        place = _stat_place(rect, number, units)
        at = Rect(place.left + px(38), place.top - px(2), px(44), px(26))
        change = _change(view, seat, stat)
        found.append(
            Piece(f"own-{stat}", "stat", (change,), at, z=1, height=None, number=getattr(view, stat)[seat])
        )
        found.append(
            Piece(
                f"stat-{stat}",
                "nothing",
                (),
                place,
                z=0,
                height=None,
                ref=Ref("stat", stat),
                corner=8,
                region="players",
                label=text(f"essence-table-{stat}"),
                tip=text(f"essence-table-{stat}-tip"),
            )
        )
    for number in range(FOUNDATION_LIMIT):
        ready, spent = view.readied[seat], view.spent[seat]
        kind = "foundation" if number < ready else "spent" if number < ready + spent else "empty"
        at = Rect(rect.left + px(14 + 41 * number), rect.top + px(212), px(36), px(36))
        found.append(Piece(f"foundation-{number}", "sign", (kind,), at, z=1, height=None))
    at = Rect(rect.left + px(12), rect.top + px(196), rect.width - px(24), px(54))
    found.append(
        Piece(
            "foundations",
            "nothing",
            (),
            at,
            z=0,
            height=None,
            ref=Ref("stat", "foundations"),
            corner=8,
            region="players",
            label=text("essence-table-foundations"),
            tip=text("essence-table-foundations-tip"),
        )
    )
    for number, (name, amount) in enumerate(zip(_COUNTS, _counts(view, seat), strict=True)):
        place = _count_place(rect, number, units)
        at = Rect(place.centerx + px(2), place.top, px(20), px(24))
        found.append(Piece(f"count-{name}", "count", (), at, z=1, height=None, number=amount))
        found.append(
            Piece(
                f"counted-{name}",
                "nothing",
                (),
                place,
                z=0,
                height=None,
                ref=Ref("stat", name),
                corner=8,
                region="players",
                label=text(f"essence-table-count-{name}"),
                tip=text(f"essence-table-count-{name}-tip", n=amount),
            )
        )
    return found


def _counts(view: EssenceState, seat: int) -> tuple[int, ...]:
    value = sum(OMENS[fragment].value for fragment in view.claimed[seat])
    return value, view.free_tokens[seat], view.revenge[seat]


def _change(view: EssenceState, seat: int, stat: str) -> int:
    """Whether a marker stands above or below what is printed."""
    if stat not in ("attack", "defense"):
        return 0
    printed = getattr(FACTIONS[view.faction[seat]], stat)
    now = getattr(view, stat)[seat]
    return (now > printed) - (now < printed)


@cached
def crest(faction: int, size: int) -> Surface:
    """The sign of a faction: the glyph of its Palace's type on a shield of light."""
    kind = kind_of(FACTIONS[faction].palace_type)
    body = circle(32, 32, 30, paint("url(#b)", "#FFF6D8", 2.6)) + circle(
        32, 32, 25.5, paint("none", "#FFF6D8", 1, stroke_opacity=0.6)
    )
    body += "".join(
        path(
            f"M32 32 L{32 + 30 * x:.1f} {32 + 30 * y:.1f} "
            f"L{32 + 28.2 * x - 10.2 * y:.1f} {32 + 28.2 * y + 10.2 * x:.1f}Z",
            paint(WHITE, opacity=0.12),
        )
        for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, -0.7))
    )
    face = svg(
        64,
        64,
        body,
        radial(
            "b", ((0, mix(kind.colour, WHITE, 0.45)), (1, mix(kind.colour, "#000000", 0.25))), (0.4, 0.3), 0.8
        ),
        (size, size),
    )
    glyph = icon(kind.glyph, round(size * 0.5), kind.ink if kind.ink != WHITE else "#FFF3C4")
    face.blit(glyph, glyph.get_rect(center=(size / 2, size / 2)))
    return face
