"""The options of a match and what each format fixes for it (B.1, F.1 to F.4)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from game.chance import Chance
from game.opus.cards import ARTIST_NUMBER, EGO_NUMBER, IDEA, WORK_NUMBER, make_work
from game.opus.decks import STARTER_LISTS, Deck, check_deck
from game.opus.state import NOTHING, Format, Layout
from game.rules import Options, SeatRole, Standing
from game.text import Text, text

FormatName = Literal["duel", "four", "solitaire", "schism", "superego"]
SideName = Literal["two", "four", "solo"]
ListName = Literal["L1", "L2", "L3", "L4", "L5"]

_FORMATS = {
    "duel": Format.DUEL,
    "four": Format.FOUR,
    "solitaire": Format.SOLITAIRE,
    "schism": Format.SCHISM,
    "superego": Format.SUPEREGO,
}
_PLAYERS_ON_SIDE = {"two": 2, "four": 4, "solo": 1}

GOAL = 6
GOAL_OF_FOUR = 4


class OpusOptions(Options):
    """What can be chosen before a match."""

    format: FormatName = Field(default="duel", description="who plays with and against whom")
    lists: tuple[ListName | Deck, ...] = Field(
        default=("L1", "L2", "L3", "L4", "L5"),
        min_length=1,
        description="a list for each seat; given fewer, they go round",
    )
    side_a: SideName = Field(default="two", description="schism: the sub-rules of side A")
    side_b: SideName = Field(default="two", description="schism: the sub-rules of side B")
    team_goal: int = Field(default=12, ge=1, le=12, description="superego: points the partners need")
    superego_goal: int = Field(default=2, ge=1, le=12, description="superego: points player 3 needs")
    max_rounds: int = Field(
        default=60, ge=0, le=999, description="after so many rounds points decide; 0 for no limit"
    )

    @model_validator(mode="after")
    def _check_lists(self) -> OpusOptions:
        """A list of one's own must be legal; as a check of the whole it brings its own words."""
        for each in self.lists:
            if isinstance(each, Deck):
                check_deck(each)
        return self


def deck_of(options: OpusOptions, seat: int) -> Deck:
    """The deck a seat brings."""
    brought = options.lists[seat % len(options.lists)]
    return brought if isinstance(brought, Deck) else STARTER_LISTS[brought]


def player_count(options: OpusOptions) -> int:
    """How many seats hold decks; the seat of the egos comes after them."""
    match options.format:
        case "duel":
            return 2
        case "four":
            return 4
        case "solitaire":
            return 1
        case "superego":
            return 3
    return _PLAYERS_ON_SIDE[options.side_a] + _PLAYERS_ON_SIDE[options.side_b]


def seat_roles(options: OpusOptions) -> tuple[SeatRole, ...]:
    roles = []
    for seat in range(player_count(options)):
        name: Text = text("opus-seat-player", number=seat + 1)
        team = seat
        if options.format == "superego":
            name = text("opus-seat-superego") if seat == 2 else name
            team = 1 if seat == 2 else 0
        roles.append(SeatRole(name, team))
    if options.format != "schism":
        roles.append(SeatRole(text("opus-seat-egos"), len(roles), "egos"))
    return tuple(roles)


def standing_of(options: OpusOptions, seat: int) -> Standing | None:
    """A match counts by its format and list; the egos have no points, and are whom a Solitaire is against."""
    if seat >= player_count(options):
        return None
    brought = options.lists[seat % len(options.lists)]
    if isinstance(brought, Deck):
        side = text("opus-side-own", name=brought.title) if brought.title else text("opus-side-nameless")
    else:
        side = text(f"opus-list-{brought.lower()}")
    if options.format == "superego" and seat == 2:
        side = text("opus-side-superego", list=side)
    way = text(f"opus-option-format-{options.format}")
    return Standing(side, way, text("opus-challenge-egos") if options.format == "solitaire" else None)


# -- the layout ---------------------------------------------------------------------------------------------


def make_layout(options: OpusOptions, chance: Chance) -> Layout:
    """Number the players by dice and lay out who owns what."""
    count = player_count(options)
    kind = _FORMATS[options.format]
    numbers = _numbers(options, count, chance)
    seats = count + (kind != Format.SCHISM)
    goals = [_goal(options, seat) for seat in range(count)]
    return Layout(
        format=kind,
        owner=_owners(options, numbers),
        artists=(4, 5, 6, 7, 0, 1, 2, 3) if kind == Format.SCHISM else (0, 1, 2, 3),
        egos=() if kind == Format.SCHISM else (4, 5, 6, 7),
        numbers=tuple(numbers),
        opponents=tuple(_opponents(kind, seat, numbers) for seat in range(seats)),
        purse=tuple(0 if kind == Format.SUPEREGO and seat < 2 else seat for seat in range(seats)),
        goals=tuple(goals),
        egos_seat=NOTHING if kind == Format.SCHISM else count,
        superego=2 if kind == Format.SUPEREGO else NOTHING,
        max_rounds=options.max_rounds,
        works=tuple(_works(deck_of(options, seat), seat) for seat in range(count)),
        deck_artists=tuple(_vault(deck_of(options, seat), ARTIST_NUMBER) for seat in range(count)),
        deck_egos=tuple(_vault(deck_of(options, seat), EGO_NUMBER) for seat in range(count)),
    )


def _numbers(options: OpusOptions, count: int, chance: Chance) -> list[int]:
    """Seats in the order of their player numbers: highest roll first, equal rolls roll again (H.1)."""
    match options.format:
        case "solitaire":
            return [0]
        case "superego":
            return [*_rolled([0, 1], chance), 2]
        case "schism":
            on_a = _PLAYERS_ON_SIDE[options.side_a]
            return _rolled(list(range(on_a)), chance) + _rolled(list(range(on_a, count)), chance)
    return _rolled(list(range(count)), chance)


def _rolled(seats: list[int], chance: Chance) -> list[int]:
    if len(seats) < 2:
        return seats
    rolls = [(chance.die(), seat) for seat in seats]
    placed: list[int] = []
    for roll in range(6, 0, -1):
        placed += _rolled([seat for rolled, seat in rolls if rolled == roll], chance)
    return placed


def _owners(options: OpusOptions, numbers: list[int]) -> tuple[int, ...]:
    match options.format:
        case "schism":
            on_a = _PLAYERS_ON_SIDE[options.side_a]
            return _zones_of(numbers[:on_a]) + _zones_of(numbers[on_a:])
        case "superego":
            return (*_zones_of(numbers[:2]), 2, 2, 2, 2)
    return _zones_of(numbers) * 2


def _zones_of(numbers: list[int]) -> tuple[int, ...]:
    """Players take turns from top to bottom: two own zones 1, 3 and 2, 4; four one each; one all."""
    return tuple(numbers[row % len(numbers)] for row in range(4))


def _goal(options: OpusOptions, seat: int) -> int:
    match options.format:
        case "four":
            return GOAL_OF_FOUR
        case "superego":
            return options.superego_goal if seat == 2 else options.team_goal
        case "schism":
            on_side_a = seat < _PLAYERS_ON_SIDE[options.side_a]
            return GOAL_OF_FOUR if (options.side_a if on_side_a else options.side_b) == "four" else GOAL
    return GOAL


def _opponents(kind: Format, seat: int, numbers: list[int]) -> tuple[int, ...]:
    if kind == Format.SUPEREGO:
        return (2,) if seat < 2 else tuple(numbers[:2]) if seat == 2 else ()
    return tuple(other for other in numbers if other != seat) if seat in numbers else ()


def _works(deck: Deck, seat: int) -> tuple[int, ...]:
    works = [
        make_work(seat, WORK_NUMBER[card], serial)
        for card, quantity in deck.portfolio.items()
        for serial in range(quantity)
    ]
    ideas = [make_work(seat, IDEA, serial) for serial in range(deck.vault.get("idea", 0))]
    return (*sorted(works), *ideas)


def _vault(deck: Deck, numbers: dict[str, int]) -> tuple[int, ...]:
    return tuple(sorted(numbers[card] for card in deck.vault if card in numbers))
