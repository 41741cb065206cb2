"""Cerebria as one stateless object that ties its modules together."""

from __future__ import annotations

from typing import Any

from game.action import Ref
from game.cerebria import apply, faces, legal, naming, refusals, telling, view
from game.cerebria.actions import ACTIONS
from game.cerebria.faults import faults
from game.cerebria.options import CerebriaOptions, Mode
from game.cerebria.scoring import outcome, standing
from game.cerebria.setup import new_state
from game.cerebria.state import CerebriaState
from game.cerebria.turn import MOST_TURNS
from game.chance import Chance
from game.event import Event
from game.rules import CardFace, Outcome, Rules, SeatRole, Standing
from game.text import Text, text

EGO = "ego"
"""The name of the automaton."""


class CerebriaRules(Rules[CerebriaState]):
    name = "cerebria"
    options = CerebriaOptions
    actions = ACTIONS
    state = CerebriaState
    # A turn has at most 3 + 1 Actions, one more for each of 15 Emotions empowered (Faith) and each of 15
    # invoked (Craving), each with less than 13 decisions, besides the Abilities and a Revelation: less than
    # 500 in all. After MOST_TURNS the table ends the match.
    longest = 500 * MOST_TURNS

    # -- the table ------------------------------------------------------------------------------------------

    def seats(self, options: CerebriaOptions) -> tuple[SeatRole, ...]:
        mode, team = options.number_of_mode, options.team
        match mode:
            case Mode.EGO_SHAPER | Mode.EGO_TWO_SPIRITS:
                people = [_role("shaper" if mode is Mode.EGO_SHAPER else "pair", team)]
            case Mode.EGO_TEAM:
                people = [_role("first", team), _role("second", team)]
            case Mode.FOUR:
                return tuple(_role(("first", "second")[seat // 2], seat % 2) for seat in range(4))
            case Mode.PAIRS:
                return _role("pair", 0), _role("pair", 1)
            case Mode.SHAPER_TEAM:
                return _role("shaper", team), _role("first", 1 - team), _role("second", 1 - team)
            case Mode.SHAPERS:
                return _role("shaper", 0), _role("shaper", 1)
        return *people, SeatRole(text("cerebria-seat-ego"), 1 - team, EGO)

    def new(self, options: CerebriaOptions, chance: Chance) -> CerebriaState:
        state = new_state(options, chance)
        apply.advance(state, chance, [])
        return state

    def to_act(self, state: CerebriaState) -> int | None:
        return legal.to_act(state)

    # -- what may be done, and what it does -----------------------------------------------------------------

    def legal(self, state: CerebriaState) -> list[Any]:
        return legal.legal(state)

    def perform(self, state: CerebriaState, action: Any, chance: Chance) -> list[Event]:
        return apply.perform(state, action, chance)

    def reason(self, state: CerebriaState, action: Any) -> Text:
        return refusals.reason(state, action)

    def why_not_touch(self, state: CerebriaState, selection: frozenset[Ref], ref: Ref) -> Text | None:
        return refusals.why_not_touch(state, selection, ref)

    # -- who sees what --------------------------------------------------------------------------------------

    def view(self, state: CerebriaState, seat: int) -> CerebriaState:
        return view.view(state, seat)

    def sample(self, seen: CerebriaState, chance: Chance) -> CerebriaState:
        return view.sample(seen, chance)

    def see(self, event: Event, seat: int) -> Event | None:
        # Events hold nothing that is hidden from anybody.
        return event

    # -- words ----------------------------------------------------------------------------------------------

    def prompt(self, state: CerebriaState) -> Text:
        return telling.prompt(state)

    def headline(self, state: CerebriaState) -> Text:
        return telling.headline(state)

    def describe(self, event: Event) -> Text:
        return telling.describe(event)

    def label(self, ref: Ref) -> Text:
        return naming.label(ref)

    def cards(self) -> tuple[CardFace, ...]:
        return faces.faces()

    def mentions(self, event: Event) -> tuple[Ref, ...]:
        return telling.mentions(event)

    # -- how far, and how it ended --------------------------------------------------------------------------

    def round(self, state: CerebriaState) -> int:
        return state.turn // len(state.config.order) + 1

    def outcome(self, state: CerebriaState) -> Outcome | None:
        return outcome(state)

    def standing(self, options: CerebriaOptions, state: CerebriaState, seat: int) -> Standing:
        return standing(options, self.seats(options)[seat])

    def faults(self, state: CerebriaState) -> list[str]:
        return faults(state)


def _role(name: str, team: int) -> SeatRole:
    return SeatRole(text(f"cerebria-seat-{name}", team=naming.team_name(team)), team)


RULES = CerebriaRules()
