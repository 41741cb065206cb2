"""The Essence in the window: where everything stands and how it looks. See `geometry` for a map."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.action import Action, Ref
from game.essence.state import EssenceOptions, Phase
from game.event import Event
from game.rules import Options
from game.text import Text, seat_text, text
from scenes.control import TextBox
from scenes.essence import (
    accounts,
    bar,
    chart,
    factions,
    forecasts,
    geometry,
    hand,
    illustrations,
    inspecting,
    island,
    market,
    moments,
    prophecies,
    rivals,
    sprites,
    stall,
    telling,
    topics,
)
from scenes.essence.lessons import LESSONS
from scenes.essence.reading import RIVAL_OUTLOOK, near_seat, others, shown_seat, state_of
from scenes.essence.sky import sky
from scenes.essence.sway import Pendants
from scenes.essence.symbols import sign
from scenes.lesson import Lesson
from scenes.picture import (
    Ground,
    Inspection,
    Moment,
    Ornament,
    Outlook,
    Picture,
    Piece,
    Places,
    SeatMark,
    Sight,
    Telling,
)
from scenes.prints import Print, draw_prints
from scenes.skin import panel as skin
from scenes.skin.colours import DAWN
from scenes.units import Units
from scenes.words import Words

if TYPE_CHECKING:
    from game.registry import GameEntry
    from scenes.app import App
    from scenes.scene import Scene


class EssencePicture(Picture):
    """Dawn above the clouds."""

    theme = DAWN
    end_verbs = ("end-turn",)
    weighed_verbs = ("attack-threat",)
    ambience = "dawn"
    log_signs = staticmethod(sign)
    log_is_plain = True

    def __init__(self, players: int = 2) -> None:
        self._players = players

    def of_match(self, options: Options) -> Picture:
        assert isinstance(options, EssenceOptions), "the options of this game"
        return _picture_of(options.players)

    @property
    def _marks(self) -> list[SeatMark]:
        return [self.seat_mark(seat) for seat in range(self._players)]

    # -- what lies still ------------------------------------------------------------------------------------

    def portrait(self, size: int) -> Surface:
        return sprites.portrait(size)

    def backdrop(self, units: Units) -> Surface:
        return sky(units.size)

    def places(self, units: Units) -> Places:
        return geometry.places(self._players, units)

    def ground(self, units: Units) -> Ground | None:
        return geometry.ground(units)

    def draw_board(self, sight: Sight, surface: Surface) -> None:
        units, behind = sight.units, self.backdrop(sight.units)
        for rect in self._panels(sight):
            skin.draw_panel(surface, rect, units, self.theme, behind)
        prophecies.draw_track(surface, units)
        bar.draw(sight, surface)
        factions.draw(sight, surface, self.seat_mark(near_seat(sight)))
        if stall.middle(sight) == stall.SHARDS:
            chart.draw(surface, stall.frame(units), self._paths(sight), self._marks, units)
        stall.draw_bids(sight, surface, self._marks)
        if accounts.shows_cleaning(sight):
            accounts.draw_cleaning(sight, surface, self._marks)
        draw_prints(self._prints(sight), surface, units)

    def _panels(self, sight: Sight) -> list[Rect]:
        units = sight.units
        players = self._players
        fixed = (
            geometry.FACTION,
            geometry.BAR,
            geometry.market(players),
            geometry.treaties(players),
        )
        beside = [rect for _, rect in rivals.frames(sight)]
        return [*(geometry.at(units, place) for place in fixed), *beside, *stall.panels(sight)]

    def _paths(self, sight: Sight) -> list[list[int]]:
        return chart.shard_paths(sight.history(), state_of(sight).seats)

    def _prints(self, sight: Sight) -> list[Print]:
        found = [
            *bar.prints(sight),
            *factions.prints(sight, self.seat_mark(near_seat(sight)).colour),
            *rivals.prints(sight),
            *market.prints(sight),
            *stall.prints(sight),
        ]
        if stall.middle(sight) == stall.SHARDS:
            is_over = state_of(sight).phase is Phase.OVER
            found += chart.prints(
                stall.frame(sight.units), self._paths(sight), sight.words, sight.units, is_over
            )
        return found

    def board_key(self, sight: Sight) -> Hashable:
        view = state_of(sight)
        seat = near_seat(sight)
        panels = tuple(tuple(rect) for rect in stall.panels(sight))
        turn = (view.mains, view.has_read, view.stack[-1].seat, view.stack[-1].kind) if view.stack else ()
        lists = (
            view.essence,
            view.shards,
            view.pass_token,
            view.bids,
            view.faction,
            view.order,
            view.special,
        )
        bare = (bool(view.display), bool(view.discards[seat]))
        if accounts.shows_cleaning(sight):
            lists = (*lists, view.defense, view.wealth, view.influence, view.revenge, [view.threat])
        return sight.viewer, panels, turn, view.round, view.phase, bare, *(tuple(each) for each in lists)

    def board_texts(self, sight: Sight) -> Sequence[TextBox]:
        return [each.box(sight.units) for each in self._prints(sight)]

    # -- pieces ---------------------------------------------------------------------------------------------

    def layout(self, sight: Sight) -> list[Piece]:
        marks = self._marks
        pieces = [
            *factions.pieces(sight),
            *rivals.pieces(sight, marks),
            *bar.pieces(sight, marks),
            *prophecies.pieces(sight, marks),
            *market.pieces(sight),
        ]
        if stall.middle(sight) == stall.ISLAND:
            pieces += island.pieces(sight)
        return [*pieces, *stall.pieces(sight), *hand.pieces(sight)]

    def sprite(self, piece: Piece, sight: Sight, *, is_raised: bool = False) -> Surface:
        return sprites.sprite(piece, sight, self._marks, is_raised=is_raised)

    def inspect(self, sight: Sight, ref: Ref) -> Inspection:
        return inspecting.inspect(sight, ref)

    # -- what it says and how it feels ----------------------------------------------------------------------

    def needs_button(self, sight: Sight, ref: Ref) -> bool:
        """Everything lies on the table; a mix of tokens is chosen by its Wealth."""
        return False

    def preview(self, sight: Sight, ref: Ref, actions: Sequence[Action]) -> Text | None:
        return forecasts.preview(sight, list(actions))

    def forecast(self, sight: Sight, action: Action) -> tuple[Text, ...]:
        return forecasts.forecast(sight, action)

    def moment(self, event: Event) -> Moment | None:
        return moments.moment(event)

    def announce(self, before: Any, now: Any) -> Text | None:
        return moments.announce(before, now)

    def tell(self, event: Event, words: Words) -> Telling | None:
        return telling.tell(event, words)

    def subject(self, event: Event, view: Any) -> tuple[int, Text] | None:
        return telling.subject(event)

    def called(self, sight: Sight, action: Action) -> Text | None:
        return forecasts.called(sight, action)

    def ornaments(self, sight: Sight) -> Sequence[Ornament]:
        return [Pendants(sight)]

    def outlooks(self, sight: Sight) -> Sequence[Outlook]:
        """The Islands of the others, the Advisors, the own discards, and the way the Shards went."""
        view = state_of(sight)
        seats = [
            seat
            for seat in (near_seat(sight), *others(sight))
            if seat != shown_seat(sight._replace(outlook=""))
        ]
        islands = [
            Outlook(f"{RIVAL_OUTLOOK}{seat}", text("essence-table-look-island", seat=seat_text(seat)))
            for seat in seats
        ]
        if view.phase is Phase.ADVISORS:
            own = Outlook(f"{RIVAL_OUTLOOK}{near_seat(sight)}", text("essence-table-look-own"))
            islands.insert(0, own)
        else:
            islands.append(Outlook(stall.ADVISORS, text("essence-table-head-advisors")))
        return [
            *islands,
            *(Outlook(kind, text(f"essence-table-head-{kind}")) for kind in (stall.PILES, stall.SHARDS)),
        ]

    def lessons(self) -> Sequence[Lesson]:
        return LESSONS

    def topic(self, sight: Sight) -> str:
        return topics.topic_now(state_of(sight))

    def figure(self, name: str, width: int, units: Units, words: Words) -> Surface:
        return illustrations.illustrate(name, width, units, words)

    def new_match_page(self, app: App, entry: GameEntry) -> Scene | None:
        from scenes.essence.new_match import EssenceNewMatch

        return EssenceNewMatch(app, entry)

    def memento(self, sight: Sight) -> tuple[Text, Surface] | None:
        """The path of Shards; a match that was opened from a late position has only a part of it."""
        paths = self._paths(sight)
        if [path[-1] for path in paths] != list(state_of(sight).shards):
            return None
        return text("essence-table-chart"), chart.small(paths, self._marks, sight.words, sight.units)

    def region_name(self, region: str) -> Text:
        return text(f"essence-table-region-{region}")


@cache
def _picture_of(players: int) -> EssencePicture:
    return EssencePicture(players)


PICTURE = EssencePicture()
