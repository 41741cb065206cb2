"""Builds the tables that the vectors of section G describe, and plays them step by step.

    table = Table("Z1 matt_cross", "Z2 samuel_bristo", "E1 rude 4")
    table.lay("Z1", "spotlight", on="E1")
    table.flip("Z1")
    assert table.vital("E1") == 9

A table begins as G.2 says: round 1, order 1 2 3 4, egos Snooty, Stubborn, Sloven and Passionless, no further
egos in the vaults, hands, portfolios and graveyards empty. Artists not named are Janet Dosen, Gerald Busch,
Reed Whinchester and Pizantz Swirne. Places are written Z1 to Z4, E1 to E4; in Schism A1 to A4, B1 to B4.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.action import Action
from game.chance import Chance, ScriptedChance, SeededChance
from game.event import Event
from game.opus import board
from game.opus.apply import answer
from game.opus.cards import (
    ARTIST_NUMBER,
    ARTISTS,
    EGO_NUMBER,
    EGOS,
    WORK_NUMBER,
    WORKS,
    card_kind,
    is_ego,
    kind_of,
    make_card,
    make_work,
)
from game.opus.ego_phase import go_on_with_egos
from game.opus.engine import advance
from game.opus.events import Attacked
from game.opus.flip import may_act, new_action
from game.opus.formats import OpusOptions, make_layout
from game.opus.legal import legal_actions
from game.opus.ordering import set_order
from game.opus.rounds import go_on_ending, new_state
from game.opus.run import Run
from game.opus.state import (
    NO_TARGET,
    NOTHING,
    UNKNOWN_NAME,
    Ask,
    Deed,
    Format,
    Frame,
    FrameKind,
    Mark,
    OpusState,
    Phase,
    make_mark,
)
from game.opus.statics import attack_of

USUAL_ARTISTS = ("janet_dosen", "gerald_busch", "reed_whinchester", "pizantz_swirne")
USUAL_EGOS = ("snooty", "stubborn", "sloven", "passionless")
SPARE_ARTISTS = ("amavelli_tutlio", "melven_mondo", "orville_mcorville", "september")


class _Numbering(Chance):
    """Falling dice: seat 0 is player 1, seat 1 player 2, and so on."""

    def below(self, limit: int) -> int:
        self.draws += 1
        return -self.draws % limit


class Table:
    """One table in the making, and in play."""

    def __init__(
        self,
        *cards: str,
        round: int = 1,
        points: Sequence[int] = (),
        format: str = "duel",
        only: str = "",
        **options: Any,
    ) -> None:
        self.options = OpusOptions(format=format, lists=("L1",), **options)  # type: ignore[arg-type]
        self.chance: Chance = SeededChance(7)
        self.events: list[Event] = []
        self.state = new_state(make_layout(self.options, _Numbering()), self.chance)
        self._serial = 0
        self._clear()
        state = self.state
        for place in state.layout.artists:
            self.stand(place, USUAL_ARTISTS[place & 3])
        for place in state.layout.egos:
            self.stand(place, USUAL_EGOS[place & 3])
        for card in cards:
            place, name, *number = card.split()
            self.stand(self.place(place), name, *map(int, number))
        if only:
            for place in state.layout.egos:
                if place != self.place(only):
                    state.card[place] = NOTHING
        state.round, state.phase = round, Phase.PLAY
        state.asked, state.asked_seat = Ask.NOTHING, NOTHING
        set_order(state)
        for seat, number in enumerate(points):
            state.points[seat] = number

    def _clear(self) -> None:
        state = self.state
        for seat in range(len(state.hand)):
            state.portfolio[seat], state.vault_ideas[seat] = [], []
            state.vault_artists[seat] = [ARTIST_NUMBER[name] for name in SPARE_ARTISTS]
            state.vault_egos[seat] = []

    # -- things ---------------------------------------------------------------------------------------------

    def place(self, name: str) -> int:
        """Z1 is place 0, E1 and B1 are place 4, A1 is place 0."""
        return int(name[1]) - 1 + (4 if name[0] in "EB" else 0)

    def stand(self, place: int, name: str, vital: int | None = None) -> None:
        """A card stands at a place, fresh, with its printed or another drive or health."""
        state = self.state
        is_an_ego = place in state.layout.egos
        kind = (EGO_NUMBER if is_an_ego else ARTIST_NUMBER)[name]
        state.entries += 1
        state.card[place] = make_card(state.entries, kind, place, is_ego=is_an_ego)
        printed = EGOS[kind].health if is_an_ego else ARTISTS[kind].drive
        state.vital[place] = printed if vital is None else vital
        seat = state.layout.owner[place]
        if not is_an_ego and kind in state.vault_artists[seat]:
            state.vault_artists[seat].remove(kind)

    def work(self, name: str, seat: int) -> int:
        """A new copy of a work that belongs to a seat."""
        self._serial += 1
        return make_work(seat, WORK_NUMBER[name], self._serial)

    def hold(self, seat: int, *names: str) -> list[int]:
        works = [self.work(name, seat) for name in names]
        self.state.hand[seat] += works
        return works

    def stack(self, seat: int, *names: str) -> list[int]:
        """Works in the portfolio, the top one first."""
        works = [self.work(name, seat) for name in names]
        self.state.portfolio[seat] = [*reversed(works), *self.state.portfolio[seat]]
        return works

    def bury(self, seat: int, *names: str) -> list[int]:
        works = [self.work(name, seat) for name in names]
        self.state.graveyard[seat] += works
        return works

    def vault(self, seat: int, *names: str) -> None:
        """Egos, artists or Ideas in a vault."""
        for name in names:
            if name in EGO_NUMBER:
                self.state.vault_egos[seat].append(EGO_NUMBER[name])
            elif name in ARTIST_NUMBER:
                self.state.vault_artists[seat].append(ARTIST_NUMBER[name])
            else:
                self.state.vault_ideas[seat].append(self.work(name, seat))

    def lay(self, zone: str, work: str = "", *, on: str = "") -> int:
        """An artist gets a work, or none, and a target: a place, itself, or nothing."""
        state, place = self.state, self.place(zone)
        seat = state.layout.owner[place]
        laid = NOTHING
        if work:
            laid = self.work(work, seat)
            state.attached[place].append(laid)
            state.marks[place].append(make_mark(0, seat, UNKNOWN_NAME))
            state.deeds[place] |= Deed.PLAYED
        state.target[place] = self.place(on) if on else NO_TARGET
        return laid

    def attach(self, zone: str, work: str, *, is_live: bool = True, is_face_up: bool = True) -> int:
        """A work that was flipped earlier."""
        state, place = self.state, self.place(zone)
        seat = state.layout.owner[place]
        attached = self.work(work, seat)
        flags = Mark.FLIPPED | (Mark.LIVE if is_live else 0) | (Mark.FACE_UP if is_face_up else 0)
        state.attached[place].append(attached)
        state.marks[place].append(make_mark(flags, seat, WORK_NUMBER[work]))
        return attached

    # -- playing --------------------------------------------------------------------------------------------

    def dice(self, *rolls: int) -> ScriptedChance:
        """The next dice show these numbers, and nothing else is drawn."""
        self.chance = chance = ScriptedChance(*(roll - 1 for roll in rolls))
        return chance

    def flip(self, *zones: str, say: Sequence[Action] = ()) -> None:
        """Play the turns of these zones, answering decisions in the order of `say`."""
        state = self.state
        state.phase, state.step = Phase.FLIP, 1
        for zone in zones:
            place = self.place(zone)
            if state.phase == Phase.OVER:
                return
            state.turn = board.order_of(state, place).index(place & 3)
            if state.layout.format == Format.SCHISM:
                state.stack.append(Frame(FrameKind.TOGETHER))
            elif may_act(state, place):
                state.stack.append(new_action(state, place))
            self.run(say)
            say = self._left

    def run(self, say: Sequence[Action] = ()) -> None:
        """Go on until the stack is done; what is asked is answered from `say`, then by the first choice."""
        run = Run(self.state, self.chance)
        self._left = list(say)
        advance(run, only_stack=True)
        while self.state.asked:
            legal = legal_actions(self.state)
            action = self._left.pop(0) if self._left else legal[0]
            assert action in legal, f"{action} is none of {legal}"
            answer(run, action, only_stack=True)
        self.events += run.events

    def until_asked(self) -> Ask:
        """Go on until somebody is asked something."""
        run = Run(self.state, self.chance)
        advance(run, only_stack=True)
        self.events += run.events
        return self.state.asked

    def answer(self, action: Action) -> None:
        run = Run(self.state, self.chance)
        legal = legal_actions(self.state)
        assert action in legal, f"{action} is none of {legal}"
        answer(run, action, only_stack=True)
        self.events += run.events

    def happen(self, event: int) -> None:
        """A phase event, with all that answers it."""
        run = Run(self.state, self.chance)
        run.happen(event)
        self.events += run.events
        self.run()

    def ego_phase(self) -> None:
        """All egos in order, until the end of the round is reached."""
        state = self.state
        state.phase, state.turn, state.step = Phase.EGOS, 0, 0
        run = Run(state, self.chance)
        while state.phase == Phase.EGOS:
            go_on_with_egos(run)
            advance(run, only_stack=True)
            while state.asked:
                answer(run, legal_actions(state)[0], only_stack=True)
        self.events += run.events

    def end_round(self) -> None:
        """The end of the round and the start of the next, up to its draw phase."""
        state = self.state
        state.phase, state.step = Phase.END, 0
        number = state.round
        run = Run(state, self.chance)
        while state.round == number and state.phase != Phase.OVER:
            go_on_ending(run)
            advance(run, only_stack=True)
            while state.asked:
                answer(run, legal_actions(state)[-1], only_stack=True)
        self.events += run.events

    # -- looking --------------------------------------------------------------------------------------------

    def vital(self, place: str) -> int:
        return self.state.vital[self.place(place)]

    def vitals(self, *places: str) -> list[int]:
        return [self.vital(place) for place in places]

    def attack(self, place: str) -> int:
        return attack_of(self.state, self.place(place))

    def name(self, place: str) -> str:
        """The id of the card at a place; empty when nobody stands there."""
        card = self.state.card[self.place(place)]
        if card == NOTHING:
            return ""
        return (EGOS if is_ego(card) else ARTISTS)[card_kind(card)].id

    def card(self, place: str) -> int:
        return self.state.card[self.place(place)]

    def has(self, zone: str, deed: Deed) -> bool:
        return bool(self.state.deeds[self.place(zone)] & deed)

    def names(self, works: Sequence[int]) -> list[str]:
        return [WORKS[kind_of(work)].id for work in works]

    def victims(self) -> list[str]:
        """The artists that egos have attacked, in order, by zone."""
        attacks = [event for event in self.events if isinstance(event, Attacked) and is_ego(event.card)]
        return [f"Z{(event.other & 7) + 1}" for event in attacks]


def as_if_flipped_muse(table: Table) -> None:
    """G.6: every artist has played and flipped Muse, aimed at nothing, and paid 1."""
    state: OpusState = table.state
    for place in state.layout.artists:
        state.deeds[place] |= Deed.PLAYED
        state.flipped_as[place] = WORK_NUMBER["muse"]
        state.aimed[place] = NO_TARGET
        state.cost_paid[place] = 1
