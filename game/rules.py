"""The contract of a game: one stateless object that knows what may be done and what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict

from game.action import Action, Actions, Ref
from game.chance import Chance
from game.event import Event
from game.record import decode, encode
from game.text import Text, text

HIDDEN = -1
"""What stands in a view where a seat may not see which card or number is there."""

SPECTATOR = -1
"""Nobody's seat: a view or an event for it shows only what everybody at the table may see."""


class State(Protocol):
    """Everything that changes during a match. `draws` counts the random questions asked so far."""

    draws: int

    def copy(self) -> Self: ...


class Options(BaseModel):
    """Base of every game's options: unknown names are refused and a made set does not change."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatRole(NamedTuple):
    """A seat as the rules see it: its name, its team, and the automaton that must play it, if any."""

    name: Text
    team: int
    automaton: str = ""


class ScoreLine(NamedTuple):
    """One source of points on the score sheet, with the points of every seat or side."""

    source: Text
    points: tuple[int, ...]


class Outcome(NamedTuple):
    """How a match ended: a score per seat, the winning seats (several: shared), and the score sheet."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheet: tuple[ScoreLine, ...] = ()
    tie: ScoreLine | None = None
    """What decided between seats of equal scores, if anything had to."""


class Standing(NamedTuple):
    """Under what a seat's match counts in the statistics."""

    side: Text
    """What it played: its team, its faction, its list."""
    way: Text | None = None
    """The way the match was played: its format, its number of players."""
    challenge: Text | None = None
    """Whom it met, and how hard that was, where the levels of the other seats do not say it."""


class CardFace(NamedTuple):
    """A card as a list shows it: its deck and number of copies, name, figures and rules text."""

    ref: Ref
    deck: str
    copies: int
    name: Text
    numbers: tuple[tuple[str, int], ...] = ()
    lines: tuple[Text, ...] = ()


class IllegalAction(Exception):
    """An action the rules refuse, with the reason as data."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


StateT = TypeVar("StateT", bound=State)


class Rules(ABC, Generic[StateT]):
    """One game. Holds no state of its own; a subclass sets the class values and the abstract methods."""

    name: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised whenever old logs may no longer replay the same."""
    options: ClassVar[type[Options]]
    actions: ClassVar[Actions]
    state: ClassVar[type[Any]]
    longest: ClassVar[int]
    """More decisions than any match can have."""
    tells_parts: ClassVar[bool] = False
    """Whether one action sets off so much that it is told part by part."""

    # -- the table ------------------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, options: Any) -> tuple[SeatRole, ...]:
        """Who sits at the table under these options."""

    @abstractmethod
    def new(self, options: Any, chance: Chance) -> StateT:
        """A fresh state, dealt by `chance`."""

    @abstractmethod
    def to_act(self, state: StateT) -> int | None:
        """The seat that must decide now, or None when the match is over."""

    # -- what may be done, and what it does -----------------------------------------------------------------

    @abstractmethod
    def legal(self, state: StateT) -> list[Any]:
        """Every legal action of the seat to act, in a stable order, never empty while somebody is to act."""

    @abstractmethod
    def perform(self, state: StateT, action: Any, chance: Chance) -> list[Event]:
        """Change the state as a legal action does, and say what happened.

        It trusts that the action is legal: search calls it with what `legal` listed. Everybody else
        calls `apply`.
        """

    def parts(self, state: StateT, action: Any, chance: Chance) -> list[tuple[StateT, list[Event]]]:
        """Perform, and keep the table after each part of what was set off, with what happened in it.

        The last part ends where `perform` does; a game that tells an action as one has no other.
        """
        return [(state, self.perform(state, action, chance))]

    @abstractmethod
    def reason(self, state: StateT, action: Any) -> Text:
        """Why an action that `legal` does not list cannot be played."""

    def why_not(self, state: StateT, action: Action) -> Text | None:
        """None when the action is legal, else the reason: exception, tooltip and log say the same."""
        if self.to_act(state) is None:
            return text("match-is-over")
        if action in self.legal(state):
            return None
        return self.reason(state, action)

    def why_not_touch(self, state: StateT, selection: frozenset[Ref], ref: Ref) -> Text | None:
        """Why nothing can be done now with this thing (besides what is selected), where the game can tell."""
        return None

    def apply(self, state: StateT, action: Action, chance: Chance) -> list[Event]:
        """Play an action if it is legal, else raise `IllegalAction` and change nothing."""
        refusal = self.why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events = self.perform(state, action, chance)
        state.draws = chance.draws
        return events

    # -- who sees what --------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: StateT, seat: int) -> StateT:
        """A copy in which everything hidden from the seat, or from a `SPECTATOR`, is masked with `HIDDEN`."""

    @abstractmethod
    def sample(self, view: StateT, chance: Chance) -> StateT:
        """A full state that looks like this view to the seat that has it."""

    @abstractmethod
    def see(self, event: Event, seat: int) -> Event | None:
        """The event as the seat may know it, masked where needed; None when it must not know of it."""

    # -- words, as data -------------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, state: StateT) -> Text:
        """What the seat to act is asked: "choose an empty slot"."""

    @abstractmethod
    def headline(self, state: StateT) -> Text:
        """Where the match stands, in a few public words: "round 3, Ada to play"."""

    @abstractmethod
    def describe(self, event: Event) -> Text:
        """The sentence of an event, masked or not."""

    @abstractmethod
    def label(self, ref: Ref) -> Text:
        """The name of a thing on the table or of a verb."""

    def cards(self) -> tuple[CardFace, ...]:
        """Every kind of card of the game, deck by deck."""
        return ()

    @abstractmethod
    def mentions(self, event: Event) -> tuple[Ref, ...]:
        """The things an event is about, to be pointed at from the log."""

    # -- how far, and how it ended --------------------------------------------------------------------------

    @abstractmethod
    def round(self, state: StateT) -> int:
        """The number of the round, from 1."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Scores and winners when the match is over, else None."""

    def sheet(self, state: StateT, history: Sequence[Event]) -> tuple[ScoreLine, ...]:
        """The score sheet of a match that is over, with what only its history can tell."""
        outcome = self.outcome(state)
        return outcome.sheet if outcome is not None else ()

    def standing(self, options: Any, state: StateT, seat: int) -> Standing | None:
        """Under what the match of a seat counts when it is over; None for a seat that has no points."""
        return Standing(self.seats(options)[seat].name)

    @abstractmethod
    def faults(self, state: StateT) -> list[str]:
        """Broken invariants of a full state (cards lost, tracks too long): for tests and edited files."""

    # -- plain values ---------------------------------------------------------------------------------------

    def encode(self, state: StateT) -> Any:
        """The state as plain JSON values."""
        return encode(state)

    def decode(self, plain: object) -> StateT:
        """The state that `encode` wrote; `BadRecord` names the place that does not fit."""
        made: StateT = decode(self.state, plain)
        return made


AnyRules = Rules[Any]
