"""Positions of Cerebria for tests, built piece by piece from a real fresh match.

    position = Position(human="gloom")                # the Ego plays Bliss
    position.emotion(4, "brightness")                 # slot, card, Essence, Intensity token
    position.fortress(1, "gloom")                     # Realm, side, Minor (1) or Major (2)
    position.spirit("influencer", space=realm(1))     # anything of a Spirit
    position.asks_ego("influencer", Step.EGO_INVOKE, 1)

A position starts with an empty board, full Spheres, and Attitude as the Common Aspiration; `play` plays an
action as anybody would, through `Rules.apply`; `ego_turn` lets the Ego play until people decide again.
"""

from __future__ import annotations

from typing import Any

from ai.cerebria.ego import Ego
from ai.controller import Budget, Choice
from game.cerebria.aspirations import Aspiration
from game.cerebria.board import NOBODY
from game.cerebria.boards import SPACES_PER_ROW, VIBE_TOKEN, WILD, Row
from game.cerebria.cards import IS_MILD, KIND_OF, SIDE
from game.cerebria.control import refresh_all
from game.cerebria.naming import FIGURES
from game.cerebria.operation_cards import OPERATION_CARDS, Pair
from game.cerebria.options import CerebriaOptions
from game.cerebria.rules import RULES
from game.cerebria.state import CerebriaState, Frame, SpiritState, Step
from game.chance import Chance, SeededChance
from game.event import Event

SIDES = {"bliss": 0, "gloom": 1}


def realm(number: int) -> int:
    """The Spirit space of a Realm."""
    return 2 * number


def frontier(number: int) -> int:
    """The Spirit space of a Frontier."""
    return 2 * number + 1


def operation(name: str) -> int:
    """The Operation card of that name: d1 … j5 (G.7.2)."""
    return [card.id for card in OPERATION_CARDS].index(name)


def aspiration(name: str) -> int:
    return Aspiration[name.upper()].value


class Position:
    """A match in a position of one's choosing; `state` is the real state."""

    def __init__(
        self, mode: str = "ego-shaper", human: str = "bliss", game: str = "full", **options: Any
    ) -> None:
        chosen = CerebriaOptions(mode=mode, side=human, game=game, **options)  # type: ignore[arg-type]
        self.chance: Chance = SeededChance(7)
        self.state: CerebriaState = RULES.new(chosen, self.chance)
        state = self.state
        state.stack = []
        for name in ("kind", "source"):
            setattr(state, name, [NOBODY] * 15)
        for name in ("essence", "token", "weight"):
            setattr(state, name, [0] * 15)
        state.tally = [0] * 5
        state.turn = 4
        state.may_absorb = True
        state.actions_left = 3
        self.common("attitude")
        for number, spirit in enumerate(state.spirits):
            if spirit.space == NOBODY:
                spirit.space = frontier(number)
        self.refresh()

    # -- the board ------------------------------------------------------------------------------------------

    def emotion(self, slot: int, card: str, essence: int = 1, token: int = 0) -> Position:
        """Put an Emotion on a slot; a Mild one of people belongs to the first Spirit of its side."""
        kind = KIND_OF[card]
        state = self.state
        state.kind[slot], state.essence[slot], state.token[slot] = kind, essence, token
        if IS_MILD[kind] and SIDE[kind] != state.config.ego:
            state.source[slot] = next(n for n, each in enumerate(state.spirits) if each.team == SIDE[kind])
        return self.refresh()

    def emotions(self, **slots: str) -> Position:
        """Several with 1 Essence each: `emotions(s4="brightness", s9="brightness")`."""
        for slot, card in slots.items():
            self.emotion(int(slot[1:]), card)
        return self

    def fortress(self, realm_number: int, side: str, intensity: int = 1, turn: int = 0) -> Position:
        self.state.fortress[realm_number] = intensity * (1 if side == "bliss" else -1)
        self.state.fortress_turn[realm_number] = turn
        return self.refresh()

    def facing(self, **spheres: int) -> Position:
        """Willpower of the Spheres by the Realm they face: `facing(r1=3, r2=5)`."""
        for place, amount in spheres.items():
            self.state.sphere[(int(place[1:]) - self.state.origin) % 5] = amount
        return self

    def sphere_facing(self, realm_number: int) -> int:
        return (realm_number - self.state.origin) % 5

    def refresh(self) -> Position:
        refresh_all(self.state)
        return self

    # -- Aspirations ----------------------------------------------------------------------------------------

    def common(self, *names: str) -> Position:
        """The row of Common Aspirations, the current one first."""
        given = [aspiration(name) for name in names]
        others = [each for each in self.state.commons if each not in given]
        self.state.commons = [*given, *others]
        return self

    def hidden(self, side: str, name: str, *, shown: bool = False) -> Position:
        """Give a side its Hidden Aspiration; the one it had goes under its deck."""
        team, state = SIDES[side], self.state
        wanted = aspiration(name)
        if state.hidden[team] != wanted:
            if state.hidden[team] != NOBODY:
                state.hidden_deck[team].insert(0, state.hidden[team])
            state.hidden_deck[team].remove(wanted)
            state.hidden[team] = wanted
        state.hidden_shown[team] = shown
        return self

    # -- Spirits --------------------------------------------------------------------------------------------

    def of(self, name: str) -> SpiritState:
        """The Spirit of that name."""
        return next(each for each in self.state.spirits if each.kind == FIGURES.index(name))

    def spirit(self, name: str, **values: Any) -> Position:
        """Set anything of a Spirit: space, willpower, essence; `hand` and `deck` take card names."""
        spirit = self.of(name)
        for field, value in values.items():
            if field in ("hand", "deck"):
                value = [KIND_OF[card] for card in value]
            setattr(spirit, field, value)
        return self.refresh()

    def unlock(self, name: str, row: Row, *upgrades: int) -> Position:
        """Put wild tokens on the unlock space of a row and on upgrades 1 to 3."""
        for place in (0, *upgrades):
            self.token(name, row, place, WILD)
        return self

    def vibe_token(self, name: str, row: Row, place: int, vibe: int) -> Position:
        return self.token(name, row, place, vibe + VIBE_TOKEN)

    def token(self, name: str, row: Row, place: int, token: int) -> Position:
        spirit = self.of(name)
        spirit.tokens[row * SPACES_PER_ROW + place] = token
        spirit.rows[row] |= 1 << place
        return self

    def clear_board(self, name: str) -> Position:
        """Take every token off a Spirit board."""
        spirit = self.of(name)
        spirit.tokens, spirit.rows = [0] * 20, [0] * 5
        return self

    def turn_of(self, name: str) -> Position:
        """Make it a Spirit's turn, with three Actions and Absorb ready."""
        state = self.state
        state.active = state.spirits.index(self.of(name))
        order = state.config.order
        state.turn = 4 * len(order) + order.index(state.active)
        state.actions_left, state.may_absorb = 3, True
        return self

    def ambition(self, side: str, amount: int) -> Position:
        self.state.ambition[SIDES[side]] = amount
        return self

    # -- the Ego --------------------------------------------------------------------------------------------

    def operations(self, first: str, *following: str) -> Position:
        """The open Operation card and the next ones of the deck, by name."""
        given = [operation(name) for name in (first, *following)]
        rest = [card for card in range(len(OPERATION_CARDS)) if card not in given]
        self.state.operations_open = [given[0]]
        self.state.operations_used = []
        self.state.operations = [*rest, *reversed(given[1:])]
        return self

    def ego_deck(self, *cards: str, only: bool = False) -> Position:
        """The next cards of the Ego's deck, the first on top; `only` leaves no others."""
        given = [KIND_OF[card] for card in cards]
        rest = [] if only else [kind for kind in self.state.ego_deck if kind not in given]
        self.state.ego_deck = [*rest, *reversed(given)]
        return self

    def asks_ego(self, figure: str, step: Step, a: int = 0, b: int = 0, c: int = 0) -> Position:
        """Let a step of an Operation wait for the Ego, in the turn of one of its Spirits."""
        seat = self.begin_ego_turn(figure)
        end = Frame(Step.OPERATION_END, NOBODY, Pair.EJ)
        self.state.stack = [Frame(Step.EGO_TURN_END, NOBODY), end, Frame(step, seat, a, b, c)]
        return self

    def begin_ego_turn(self, figure: str) -> int:
        """Make it the turn of the Ego's Gatekeeper or Influencer, before its second card."""
        self.turn_of(figure)
        seat = self.of(figure).seat
        self.state.has_moved = self.state.has_moved_this_turn = False
        self.state.stack = [Frame(Step.EGO_TURN_END, NOBODY), Frame(Step.TURN_UP, seat)]
        return seat

    def special(self, figure: str, target: str) -> Position:
        """Let the Ego begin a Special Operation for a target that is fixed already."""
        seat = self.begin_ego_turn(figure)
        self.state.target = aspiration(target)
        # A failed Operation becomes the Special one once its target is known: here by the Aim just made.
        self.state.commons = [self.state.target]
        self.state.stack = [
            Frame(Step.EGO_TURN_END, NOBODY),
            Frame(Step.SPECIAL, NOBODY),
            Frame(Step.AIM, seat),
        ]
        return self

    def ego_choice(self) -> Choice:
        """What the Ego chooses in the step that waits for it, from what its seat sees."""
        seat = RULES.to_act(self.state)
        assert seat is not None
        return Ego().choose(RULES.view(self.state, seat), RULES.legal(self.state), Budget())

    def ego_plays(self) -> list[Event]:
        """One step of the Ego."""
        return self.play(self.ego_choice().action)

    def ego_plays_until(self, *steps: Step) -> list[Event]:
        """Steps of the Ego until one of these waits, or people decide."""
        events: list[Event] = []
        while self.is_egos and self.state.stack[-1].step not in steps:
            events += self.ego_plays()
        return events

    def ego_turn(self) -> list[Event]:
        """The Ego plays until people decide again."""
        return self.ego_plays_until()

    @property
    def is_egos(self) -> bool:
        ego = self.state.spirits[-1].seat
        return self.state.config.ego != NOBODY and RULES.to_act(self.state) == ego

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, action: Any) -> list[Event]:
        """Play an action, or fail as the rules refuse it."""
        return RULES.apply(self.state, action, self.chance)

    def legal(self, verb: str) -> list[Any]:
        """The legal actions of one verb."""
        return [action for action in RULES.legal(self.state) if action[-1] == verb]
