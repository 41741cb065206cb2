"""What a round brought: where the own income came from, and what Cleaning gives and takes."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.essence.card_text import faction_name
from game.essence.cards import FACTIONS
from game.essence.events import RevengeTaken, RevengeUsed, RoundBegun, ShardsAwarded, ThreatStruck
from game.essence.scoring import SHARD_TARGET
from game.essence.state import EssenceState, Phase
from game.essence.tables import INCOME_SUMS
from game.essence.vocabulary import INCOME_OPS, Op
from scenes.essence import geometry
from scenes.essence.naming import seat_print
from scenes.essence.reading import near_seat, state_of, tile_name
from scenes.essence.symbols import sign
from scenes.picture import SeatMark, Sight
from scenes.prints import Print, shrunk
from scenes.skin.colours import DAWN
from scenes.skin.marks import pip
from scenes.skin.type import Align, Token, measure_paragraph

# -- income ------------------------------------------------------------------------------------------------

_SIGN_OF = {
    Op.RAISE_ATTACK: "attack",
    Op.RAISE_DEFENSE: "defense",
    Op.ADD_FOUNDATION: "foundation",
    Op.GAIN_WEALTH: "wealth",
    Op.GAIN_INFLUENCE: "influence",
    Op.DRAW: "card",
}
_INCOME_SIZE = 13.0


def income_sources(sight: Sight, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """The name of everything that adds to a seat's income, with what it adds, in the order of the rules."""
    view, words = state_of(sight), sight.words
    faction = FACTIONS[view.faction[seat]]
    printed = (
        faction.attack,
        faction.defense,
        faction.foundations,
        faction.wealth,
        faction.influence,
        faction.popularity,
    )
    found = [(words.say(faction_name(view.faction[seat])), printed)]
    for segment in sorted(view.islands[seat].values()):
        if any(INCOME_SUMS[segment]):
            found.append((tile_name(words, segment), INCOME_SUMS[segment]))
    return found


def _income_parts(sight: Sight) -> list[str]:
    """Every source of the own income in signs; in round 1 also what a later place begins with."""
    view, seat = state_of(sight), near_seat(sight)
    said = []
    for name, sums in income_sources(sight, seat):
        gains = zip((_SIGN_OF[op] for op in INCOME_OPS), sums, strict=True)
        said.append(f"{name} " + "\u00a0".join(f"{{{kind}}}{number}" for kind, number in gains if number))
    extra = view.order.index(seat)
    if extra and view.round == 1:
        said.append(sight.words("essence-table-income-place", n=extra))
    return said


def income_prints(sight: Sight, room: Rect) -> list[Print]:
    """The own income with its sources, as many of them as have room; the inspector tells all."""
    units = sight.units
    head = Rect(room.left, room.top, room.width, units.px(16))
    below = Rect(room.left, head.bottom, room.width, room.bottom - head.bottom)
    parts = _income_parts(sight)

    def stands(said: str) -> bool:
        high = measure_paragraph(said, Token.LABEL, below.width, units, _INCOME_SIZE, True)[1]
        return high <= below.height

    said = "  ·  ".join(parts)
    while len(parts) > 1 and not stands(said):
        parts.pop()
        said = "  ·  ".join([*parts, "…"])
    lines = measure_paragraph(said, Token.LABEL, below.width, units, _INCOME_SIZE, True)[1]
    below.height = min(below.height, lines)
    return [
        shrunk(sight.words("essence-table-income"), Token.CAPS, head, DAWN.muted, units),
        Print(said, Token.LABEL, below, DAWN.text, Align.LEFT, _INCOME_SIZE, sign),
    ]


# -- cleaning ----------------------------------------------------------------------------------------------


_ROOMY, _IN_WORDS = 108.0, 84.0
"""Units that a seat takes on the sheet at most, and from which on it is told in words too."""


class Account(NamedTuple):
    """What Cleaning brought a seat."""

    seat: int
    shards: int = 0
    revenge: int = 0
    """1 for a Revenge token taken, -1 for one handed in for a Shard."""
    struck: int | None = None
    """Tokens lost to the Threat; None while it has not struck."""


def accounts(sight: Sight) -> list[Account]:
    """Cleaning of the round so far, best place first."""
    view = state_of(sight)
    found = {seat: Account(seat) for seat in range(view.seats)}
    for event in reversed(sight.history()):
        match event:
            case RoundBegun():
                break
            case ShardsAwarded(seat, _, shards):
                found[seat] = found[seat]._replace(shards=shards)
            case RevengeUsed(seat):
                found[seat] = found[seat]._replace(revenge=-1)
            case RevengeTaken(seat):
                found[seat] = found[seat]._replace(revenge=1)
            case ThreatStruck(seat, _, _, tokens):
                found[seat] = found[seat]._replace(struck=tokens)
    return sorted(found.values(), key=lambda each: -view.essence[each.seat])


def shows_cleaning(sight: Sight) -> bool:
    """Whether the sheet of Cleaning lies where the market was."""
    return state_of(sight).phase in (Phase.CLEANING, Phase.OVER)


def _rows(sight: Sight) -> list[tuple[Account, Rect]]:
    units = sight.units
    seats = state_of(sight).seats
    place = geometry.market(seats)
    market = geometry.at(units, place)
    high = units.px(min(_ROOMY, (place[3] - 44) / seats))
    top = market.top + units.px(34)
    inner = market.inflate(-units.px(24), 0)
    return [
        (each, Rect(inner.left, top + high * number, inner.width, high - units.px(6)))
        for number, each in enumerate(accounts(sight))
    ]


def cleaning_prints(sight: Sight) -> list[Print]:
    """For every seat: name and Essence, then Shards with Revenge, then the Threat against its Defense.

    Where few sit at the table the print is larger, and what the Threat does stands there in words too.
    """
    view, units, words = state_of(sight), sight.units, sight.words
    px = units.px
    found = []
    for each, room in _rows(sight):
        is_roomy = room.height >= px(_IN_WORDS)
        grown = 1.2 if is_roomy else 1.0
        name = Rect(room.left + px(20), room.top, room.width - px(78), px(19 * grown))
        essence = Rect(room.right - px(58), room.top, px(58), name.height)
        found.append(seat_print(words, each.seat, Token.NAME, name, DAWN.text, units, 14.0 * grown))
        said = f"{{essence}}{view.essence[each.seat]}"
        found.append(Print(said, Token.NUMBER, essence, DAWN.text, Align.RIGHT, 15.0 * grown, sign))
        won = f"{{shard}}+{each.shards}"
        if each.revenge < 0:
            won += " {revenge}{right}{shard}+1"
        elif each.revenge > 0:
            won += " {revenge}+1"
        won += f"  =  {view.shards[each.seat]}/{SHARD_TARGET[view.seats]}"
        middle = Rect(name.left, name.bottom, room.width - px(20), px(18 * grown))
        found.append(Print(won, Token.LABEL, middle, DAWN.text, Align.LEFT, 13.5 * grown, sign))
        low = Rect(middle.left, middle.bottom, middle.width, px(17 * grown))
        found.append(
            Print(_threat(sight, each), Token.LABEL, low, DAWN.muted, Align.LEFT, 12.5 * grown, sign)
        )
        if is_roomy:
            last = Rect(low.left, low.bottom, low.width, px(17))
            told = words("essence-table-threat-takes", n=_lost(view, each))
            found.append(shrunk(told, Token.QUOTE, last, DAWN.muted, units, size=14.0))
    return found


def _lost(view: EssenceState, each: Account) -> int:
    """The tokens that the Threat takes from a seat, or has taken."""
    if each.struck is not None:
        return each.struck
    held = view.wealth[each.seat] + view.influence[each.seat]
    return max(0, min(view.threat - view.defense[each.seat], held))


def _threat(sight: Sight, each: Account) -> str:
    """The Threat's number against the Defense of a seat, and what that costs, in signs."""
    view = state_of(sight)
    defense = view.defense[each.seat]
    is_stronger = view.threat > defense
    said = f"{{threat}}{view.threat} {'>' if is_stronger else '≤'} {{defense}}{defense}"
    if not is_stronger:
        return said
    return f"{said}:  −{_lost(view, each)}{{any}}"


def draw_cleaning(sight: Sight, surface: Surface, marks: list[SeatMark]) -> None:
    """The signs of the seats, and fine lines between them."""
    units = sight.units
    for number, (each, room) in enumerate(_rows(sight)):
        mark = pip(marks[each.seat].shape, units.px(13), marks[each.seat].colour)
        surface.blit(mark, mark.get_rect(midleft=(room.left + units.px(2), room.top + units.px(11))))
        if number:
            line = Surface((room.width, max(1, units.px(1))))
            line.fill(DAWN.muted)
            line.set_alpha(60)
            surface.blit(line, (room.left, room.top - units.px(4)))
