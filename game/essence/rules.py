"""The Essence as one object: what the table, the players and the window ask."""

from __future__ import annotations

from typing import Any

from game.action import Action, Ref
from game.chance import Chance
from game.essence import apply, faults, legal, reasons, view, words
from game.essence.actions import ACTIONS
from game.essence.card_text import card_faces, faction_name
from game.essence.scoring import prophecy_shards, tie_break, winners
from game.essence.setup import set_up
from game.essence.state import EssenceOptions, EssenceState, Phase, Step, StepKind
from game.event import Event
from game.rules import CardFace, Outcome, Rules, ScoreLine, SeatRole, Standing
from game.text import Text, text


class EssenceRules(Rules[EssenceState]):
    name = "essence"
    options = EssenceOptions
    actions = ACTIONS
    state = EssenceState
    longest = 20_000

    # -- the table ------------------------------------------------------------------------------------------

    def seats(self, options: EssenceOptions) -> tuple[SeatRole, ...]:
        named = [text(f"essence-faction-{name}") for name in options.factions]
        rest = [text("essence-seat", number=seat + 1) for seat in range(len(named), options.players)]
        return tuple(SeatRole(name, team) for team, name in enumerate([*named, *rest]))

    def new(self, options: EssenceOptions, chance: Chance) -> EssenceState:
        state = set_up(options, chance)
        state.stack.append(Step(StepKind.BEGIN_ROUND, 0))
        apply.proceed(state, chance, [])
        return state

    def to_act(self, state: EssenceState) -> int | None:
        return state.stack[-1].seat if state.stack else None

    # -- what may be done, and what it does -----------------------------------------------------------------

    def legal(self, state: EssenceState) -> list[Any]:
        return legal.legal(state)

    def perform(self, state: EssenceState, action: Any, chance: Chance) -> list[Event]:
        return apply.perform(state, action, chance)

    def reason(self, state: EssenceState, action: Action) -> Text:
        return reasons.reason(state, action)

    def why_not_touch(self, state: EssenceState, selection: frozenset[Ref], ref: Ref) -> Text | None:
        return reasons.why_not_touch(state, ref)

    # -- who sees what --------------------------------------------------------------------------------------

    def view(self, state: EssenceState, seat: int) -> EssenceState:
        return view.view(state, seat)

    def sample(self, view_of_seat: EssenceState, chance: Chance) -> EssenceState:
        return view.sample(view_of_seat, chance)

    def see(self, event: Event, seat: int) -> Event | None:
        return view.see(event, seat)

    # -- words ----------------------------------------------------------------------------------------------

    def prompt(self, state: EssenceState) -> Text:
        return words.prompt(state)

    def headline(self, state: EssenceState) -> Text:
        return words.headline(state)

    def describe(self, event: Event) -> Text:
        return words.describe(event)

    def label(self, ref: Ref) -> Text:
        return words.label(ref)

    def cards(self) -> tuple[CardFace, ...]:
        return card_faces()

    def mentions(self, event: Event) -> tuple[Ref, ...]:
        return words.mentions(event)

    # -- how far, and how it ended --------------------------------------------------------------------------

    def round(self, state: EssenceState) -> int:
        return state.round

    def outcome(self, state: EssenceState) -> Outcome | None:
        """Shards decide; the sheet says where they came from (C.18)."""
        if state.phase is not Phase.OVER:
            return None
        prophecies = prophecy_shards(state)
        revenge = state.revenge_shards
        rounds = [
            total - other - more for total, other, more in zip(state.shards, prophecies, revenge, strict=True)
        ]
        sheet = (
            ScoreLine(text("essence-score-rounds"), tuple(rounds)),
            ScoreLine(text("essence-score-revenge"), tuple(revenge)),
            ScoreLine(text("essence-score-prophecies"), tuple(prophecies)),
        )
        return Outcome(tuple(state.shards), winners(state), sheet, tie_break(state))

    def standing(self, options: EssenceOptions, state: EssenceState, seat: int) -> Standing:
        """A match counts by its faction and by the number of players."""
        return Standing(faction_name(state.faction[seat]), text("essence-way", players=state.seats))

    def faults(self, state: EssenceState) -> list[str]:
        return faults.faults(state)


RULES = EssenceRules()
