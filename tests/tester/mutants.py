"""Lanterns with one defect each: every one of them is a mistake somebody could make in a real game."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Annotated, Any, ClassVar, NamedTuple

from ai.controller import Budget, Choice
from ai.players import Players
from game.action import Action, Actions, Ref
from game.chance import Chance, SeededChance
from game.event import Event
from game.rules import HIDDEN, SPECTATOR, IllegalAction, Outcome
from game.text import Text, text
from tests.tiny.ai import PLAYERS
from tests.tiny.rules import TinyRules
from tests.tiny.state import (
    ACTIONS,
    CardDrawn,
    CardHidden,
    CardsShown,
    Hide,
    LightUp,
    Phase,
    Rest,
    Rested,
    Shake,
    Shaken,
    TinyState,
)

# -- what may be done ---------------------------------------------------------------------------------------


class LegalTwice(TinyRules):
    def legal(self, state: TinyState) -> list[Any]:
        return super().legal(state)[:1] + super().legal(state)


class LegalInAnyOrder(TinyRules):
    def __init__(self) -> None:
        self.asked = count()

    def legal(self, state: TinyState) -> list[Any]:
        legal = super().legal(state)
        return legal if next(self.asked) % 2 else legal[::-1]


class LegalOfBooleans(TinyRules):
    def legal(self, state: TinyState) -> list[Any]:
        return [Hide(True) if action == Hide(1) else action for action in super().legal(state)]


class NothingLegal(TinyRules):
    def legal(self, state: TinyState) -> list[Any]:
        return [] if state.round == 2 else super().legal(state)


class LegalAfterTheEnd(TinyRules):
    def legal(self, state: TinyState) -> list[Any]:
        return [Rest()] if state.phase is Phase.OVER else super().legal(state)


class LegalByTheDeck(TinyRules):
    """What may be done depends on a card nobody sees."""

    def legal(self, state: TinyState) -> list[Any]:
        legal = super().legal(state)
        return legal[::-1] if state.deck and state.deck[-1] > 8 else legal


class AnythingGoes(TinyRules):
    """An action outside the list is played all the same."""

    def why_not(self, state: TinyState, action: Action) -> Text | None:
        return None if action == Rest() and state.phase is Phase.HIDE else super().why_not(state, action)


class RefusesTooLate(TinyRules):
    """The state is changed before the action is found to be illegal."""

    def apply(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        if action[-1] == "shake":
            chance.die()
            state.draws = chance.draws
        return super().apply(state, action, chance)


class RefusesWithoutWords(TinyRules):
    def reason(self, state: TinyState, action: Action) -> Text:
        return text("tiny-nonsense")


class RefusesTwoWays(TinyRules):
    def apply(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        if action not in self.legal(state):
            raise IllegalAction(text("match-is-over"))
        return super().apply(state, action, chance)


class Trade(NamedTuple):
    first: Annotated[int, "card"]
    second: Annotated[int, "card"]
    verb: str = "rest"


class TradesBothWays(TinyRules):
    """Two actions mention the same things, so no touch can tell them apart."""

    actions = Actions(Trade, *(type(ACTIONS.decode(plain)) for plain in (["hide", 0], ["light", 0, 0])))

    def legal(self, state: TinyState) -> list[Any]:
        return [] if self.to_act(state) is None else [Trade(0, 1), Trade(1, 0)]

    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        state.phase = Phase.OVER
        return []


# -- what it does -------------------------------------------------------------------------------------------


class LosesCards(TinyRules):
    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        events = super().perform(state, action, chance)
        state.discard = state.discard[:6]
        return events


class NeverEnds(TinyRules):
    longest = 12


class EndsWithoutOutcome(TinyRules):
    def outcome(self, state: TinyState) -> Outcome | None:
        return None


class OutcomeTooEarly(TinyRules):
    def outcome(self, state: TinyState) -> Outcome | None:
        return Outcome((0, 0), (0, 1)) if state.round == 3 else super().outcome(state)


class SheetDoesNotAddUp(TinyRules):
    def outcome(self, state: TinyState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and outcome._replace(scores=(outcome.scores[0] + 1, outcome.scores[1]))


class WinnersInDisorder(TinyRules):
    def outcome(self, state: TinyState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and outcome._replace(winners=(1, 0))


class OwnDice(TinyRules):
    """The die is not the match's own."""

    def __init__(self) -> None:
        self.rolled = count()

    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        own = SeededChance(next(self.rolled))
        return super().perform(state, action, own if isinstance(action, Shake) else chance)


class Remembers(TinyRules):
    """The rules remember how often they were asked, and it changes what happens."""

    def __init__(self) -> None:
        self.performed = 0

    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        self.performed += 1
        state.seats[0].sparks += self.performed % 2
        return super().perform(state, action, chance)


class BreaksOnSixes(TinyRules):
    """Sound for what chance said in this match, broken for what it might have said."""

    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        events = super().perform(state, action, chance)
        if any(isinstance(event, Shaken) and event.die == 6 for event in events):
            state.leader = 7
        return events


# -- copies and files ---------------------------------------------------------------------------------------


class SharingState(TinyState):
    def copy(self) -> SharingState:
        copied = super().copy()
        copied.discard = self.discard
        return copied


class ForgettingState(TinyState):
    def copy(self) -> ForgettingState:
        copied = super().copy()
        copied.leader = 0
        return copied


class ForgettingSeats(TinyState):
    def copy(self) -> ForgettingSeats:
        copied = super().copy()
        for seat in copied.seats:
            seat.has_acted = False
        return copied


class _WithState(TinyRules):
    def new(self, options: Any, chance: Chance) -> TinyState:
        fresh = super().new(options, chance)
        values = {name: getattr(fresh, name) for name in TinyState.__dataclass_fields__}
        made: TinyState = self.state(**values)
        return made


class SharingCopy(_WithState):
    state = SharingState


class ForgettingCopy(_WithState):
    state = ForgettingState


class ForgettingSeatsCopy(_WithState):
    state = ForgettingSeats


class ForgettingFile(TinyRules):
    def encode(self, state: TinyState) -> Any:
        return {**super().encode(state), "leader": 0}


class SortingFile(TinyRules):
    """The order of the deck does not survive a file."""

    def decode(self, plain: object) -> TinyState:
        state = super().decode(plain)
        state.deck.sort()
        return state


# -- who sees what ------------------------------------------------------------------------------------------


class OpenDeck(TinyRules):
    def view(self, state: TinyState, seat: int) -> TinyState:
        view = super().view(state, seat)
        view.deck = state.deck[:]
        return view


class OpenHand(TinyRules):
    """The second seat sees the first one's hand."""

    def view(self, state: TinyState, seat: int) -> TinyState:
        view = super().view(state, seat)
        if seat == 1:
            view.seats[0].hand = state.seats[0].hand[:]
        return view


class OpenToSpectators(TinyRules):
    def view(self, state: TinyState, seat: int) -> TinyState:
        return state.copy() if seat == SPECTATOR else super().view(state, seat)


class HidesTooMuch(TinyRules):
    def view(self, state: TinyState, seat: int) -> TinyState:
        view = super().view(state, seat)
        view.seats[1 - seat].sparks = 0
        return view


class MasksTheState(TinyRules):
    """The view hides the deck of the match itself."""

    def view(self, state: TinyState, seat: int) -> TinyState:
        view = super().view(state, seat)
        view.deck = state.deck
        for number in range(len(view.deck)):
            view.deck[number] = HIDDEN
        return view


class SamplesOwnHand(TinyRules):
    """A sample changes what the seat does see."""

    def sample(self, view: TinyState, chance: Chance) -> TinyState:
        state = super().sample(view, chance)
        state.seats[0].hand, state.seats[1].hand = state.seats[1].hand, state.seats[0].hand
        return state


class SamplesOneGuess(TinyRules):
    def sample(self, view: TinyState, chance: Chance) -> TinyState:
        return super().sample(view, SeededChance(0))


class SamplesBroken(TinyRules):
    def sample(self, view: TinyState, chance: Chance) -> TinyState:
        state = super().sample(view, chance)
        if state.deck:
            state.deck[0] = state.deck[-1]
        return state


class HeadlineOfTheDeck(TinyRules):
    def headline(self, state: TinyState) -> Text:
        return text("tiny-headline", round=sum(state.deck), rounds=state.rounds)


class TellsDraws(TinyRules):
    """The other seat is told which card was drawn."""

    def see(self, event: Event, seat: int) -> Event | None:
        return event if isinstance(event, CardDrawn) else super().see(event, seat)


class TellsSecretChoice(TinyRules):
    """The other seat is told something about the card that was hidden: that it is the very first one."""

    def see(self, event: Event, seat: int) -> Event | None:
        match event:
            case CardHidden(owner, card) if owner != seat and card % 2:
                return CardHidden(HIDDEN, HIDDEN)
        return super().see(event, seat)

    def describe(self, event: Event) -> Text:
        return super().describe(CardHidden(0, HIDDEN) if event == CardHidden(HIDDEN, HIDDEN) else event)


class TellsSpectators(TinyRules):
    def see(self, event: Event, seat: int) -> Event | None:
        return event if seat == SPECTATOR else super().see(event, seat)


@dataclass(frozen=True, slots=True)
class QuietlyShown(CardsShown):
    reveals: ClassVar[bool] = False


class RevealsQuietly(TinyRules):
    """Cards are shown, but no event says that something hidden became known."""

    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        return [
            QuietlyShown(event.first, event.second, event.leader) if isinstance(event, CardsShown) else event
            for event in super().perform(state, action, chance)
        ]

    def describe(self, event: Event) -> Text:
        match event:
            case QuietlyShown(first, second, leader):
                return super().describe(CardsShown(first, second, leader))
        return super().describe(event)


class DrawsQuietly(TinyRules):
    """Cards are drawn, but no event says that something hidden became known."""

    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        events = super().perform(state, action, chance)
        return [event for event in events if not isinstance(event, CardDrawn)]


# -- words --------------------------------------------------------------------------------------------------


class NoSentence(TinyRules):
    def describe(self, event: Event) -> Text:
        return text("tiny-no-such-sentence") if isinstance(event, Rested) else super().describe(event)


class MissingArgument(TinyRules):
    def headline(self, state: TinyState) -> Text:
        return text("tiny-headline", round=state.round)


class NoLabel(TinyRules):
    def label(self, ref: Ref) -> Text:
        if ref.kind == "lantern":
            raise LookupError(ref)
        return super().label(ref)


class ChangeableEvent(Event):
    __hash__ = None  # type: ignore[assignment]


class EventsThatChange(TinyRules):
    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        return [*super().perform(state, action, chance), ChangeableEvent()]

    def see(self, event: Event, seat: int) -> Event | None:
        return event

    def describe(self, event: Event) -> Text:
        return text("tiny-not-now")


# -- players ------------------------------------------------------------------------------------------------


class Silent:
    """An automaton that gives no reason."""

    def choose(self, view: TinyState, legal: list[Any], budget: Budget) -> Choice:
        return Choice(legal[0])


class Cheat:
    """An automaton that plays what it likes."""

    def choose(self, view: TinyState, legal: list[Any], budget: Budget) -> Choice:
        chosen = PLAYERS.automata["moth"](TinyRules(), 1).choose(view, legal, budget)
        return chosen._replace(action=LightUp(0, 0))


class Fickle:
    """An automaton that answers differently each time it is asked."""

    asked: ClassVar = count()

    def choose(self, view: TinyState, legal: list[Any], budget: Budget) -> Choice:
        chosen = PLAYERS.automata["moth"](TinyRules(), 1).choose(view, legal, budget)
        return chosen._replace(action=legal[next(self.asked) % len(legal)])


SILENT, CHEATING, FICKLE = (
    PLAYERS._replace(automata={"moth": lambda rules, seat, made=made: made()})
    for made in (Silent, Cheat, Fickle)
)
BOUNDLESS = Players(lambda state, seat: float("inf") if state.round > 1 else 0.0, PLAYERS.automata)
