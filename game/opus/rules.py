"""The object that ties the rules of Ego & Opus together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.action import Action, Ref
from game.chance import Chance
from game.event import Event
from game.opus.actions import ACTIONS
from game.opus.apply import answer
from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.cardtext import artist_lines, ego_lines, work_lines
from game.opus.formats import OpusOptions, make_layout, seat_roles, standing_of
from game.opus.invariants import faults_of
from game.opus.legal import legal_actions, refusal
from game.opus.parts import parts_of
from game.opus.rounds import new_state
from game.opus.run import Run
from game.opus.scoring import scores_of, sheet_of
from game.opus.state import OpusState
from game.opus.telling import headline_of, label_of, mentions_of, prompt_of, seen_by, sentence_of
from game.opus.view import sample_of, view_of
from game.rules import CardFace, Outcome, Rules, ScoreLine, SeatRole, Standing
from game.text import Text, text


class OpusRules(Rules[OpusState]):
    name = "opus"
    options = OpusOptions
    actions = ACTIONS
    state = OpusState
    longest = 50_000
    tells_parts = True

    # -- the table ------------------------------------------------------------------------------------------

    def seats(self, options: OpusOptions) -> tuple[SeatRole, ...]:
        return seat_roles(options)

    def new(self, options: OpusOptions, chance: Chance) -> OpusState:
        return new_state(make_layout(options, chance), chance)

    def to_act(self, state: OpusState) -> int | None:
        return state.asked_seat if state.asked else None

    # -- what may be done, and what it does -----------------------------------------------------------------

    def legal(self, state: OpusState) -> list[Any]:
        return legal_actions(state)

    def perform(self, state: OpusState, action: Action, chance: Chance) -> list[Event]:
        run = Run(state, chance)
        answer(run, action)
        return run.events

    def parts(self, state: OpusState, action: Action, chance: Chance) -> list[tuple[OpusState, list[Event]]]:
        return parts_of(state, action, chance)

    def reason(self, state: OpusState, action: Action) -> Text:
        return refusal(state, action)

    def why_not_touch(self, state: OpusState, selection: frozenset[Ref], ref: Ref) -> Text | None:
        return text("opus-not-offered")

    # -- who sees what --------------------------------------------------------------------------------------

    def view(self, state: OpusState, seat: int) -> OpusState:
        return view_of(state, seat)

    def sample(self, view: OpusState, chance: Chance) -> OpusState:
        return sample_of(view, chance)

    def see(self, event: Event, seat: int) -> Event | None:
        return seen_by(event, seat)

    # -- words ----------------------------------------------------------------------------------------------

    def prompt(self, state: OpusState) -> Text:
        return prompt_of(state)

    def headline(self, state: OpusState) -> Text:
        return headline_of(state)

    def describe(self, event: Event) -> Text:
        return sentence_of(event)

    def label(self, ref: Ref) -> Text:
        return label_of(ref)

    def mentions(self, event: Event) -> tuple[Ref, ...]:
        return mentions_of(event)

    def cards(self) -> tuple[CardFace, ...]:
        faces = []
        for kind, work in enumerate(WORKS):
            ref = Ref("kind", kind)
            faces.append(CardFace(ref, "works", 1, label_of(ref), (("cost", work.cost),), work_lines(kind)))
        for kind, artist in enumerate(ARTISTS):
            ref, numbers = Ref("artist", kind), (("attack", artist.attack), ("drive", artist.drive))
            faces.append(CardFace(ref, "artists", 1, label_of(ref), numbers, artist_lines(kind)))
        for kind, ego in enumerate(EGOS):
            ref, numbers = Ref("ego", kind), (("attack", ego.attack), ("health", ego.health))
            faces.append(CardFace(ref, "egos", 1, label_of(ref), numbers, ego_lines(kind)))
        return tuple(faces)

    # -- how far, and how it ended --------------------------------------------------------------------------

    def round(self, state: OpusState) -> int:
        return max(1, state.round)

    def outcome(self, state: OpusState) -> Outcome | None:
        """Points per seat; the egos' seat has none, and wins when an attempt alone fails (F.2)."""
        if state.asked:
            return None
        scores = scores_of(state)
        sheet = (ScoreLine(text("opus-score-points"), scores),)
        return Outcome(scores, tuple(state.winners), sheet)

    def sheet(self, state: OpusState, history: Sequence[Event]) -> tuple[ScoreLine, ...]:
        return sheet_of(state, history)

    def standing(self, options: OpusOptions, state: OpusState, seat: int) -> Standing | None:
        return standing_of(options, seat)

    def faults(self, state: OpusState) -> list[str]:
        return faults_of(state)


RULES = OpusRules()
