"""The rules of Lanterns, the tiny game."""

from __future__ import annotations

from typing import Any

from game.action import Action, Ref
from game.chance import Chance
from game.event import Event
from game.rules import HIDDEN, CardFace, Outcome, Rules, ScoreLine, SeatRole
from game.text import Text, seat_text, text
from tests.tiny.state import (
    ACTIONS,
    LIGHTS,
    NOBODY,
    CardDrawn,
    CardHidden,
    CardsShown,
    Hide,
    Lantern,
    LanternLit,
    LanternSnuffed,
    LanternSpared,
    LightUp,
    MatchEnded,
    Phase,
    Rest,
    Rested,
    RoundBegun,
    Shake,
    Shaken,
    Snuff,
    SnuffOut,
    Spare,
    TinyOptions,
    TinySeat,
    TinyState,
)


class TinyRules(Rules[TinyState]):
    name = "tiny"
    options = TinyOptions
    actions = ACTIONS
    state = TinyState
    longest = 60

    # -- the table ------------------------------------------------------------------------------------------

    def seats(self, options: TinyOptions) -> tuple[SeatRole, ...]:
        second = SeatRole(text("tiny-seat-2"), 1, "moth" if options.moth else "")
        return SeatRole(text("tiny-seat-1"), 0), second

    def new(self, options: TinyOptions, chance: Chance) -> TinyState:
        deck = list(range(len(LIGHTS)))
        chance.shuffle(deck)
        hands = [sorted(deck[: options.hand]), sorted(deck[options.hand : 2 * options.hand])]
        return TinyState(
            rounds=options.rounds,
            hand_size=options.hand,
            deck=deck[2 * options.hand :],
            discard=[],
            seats=[TinySeat(hand) for hand in hands],
            lanterns=[Lantern() for _ in range(3)],
            pending=[],
        )

    def to_act(self, state: TinyState) -> int | None:
        if state.phase is Phase.OVER:
            return None
        if state.pending:
            return state.pending[-1].seat
        if state.phase is Phase.HIDE:
            return 1 if state.seats[0].has_hidden else 0
        return 1 - state.leader if state.seats[state.leader].has_acted else state.leader

    # -- what may be done -----------------------------------------------------------------------------------

    def legal(self, state: TinyState) -> list[Any]:
        seat = self.to_act(state)
        if seat is None:
            return []
        if state.pending:
            held = [n for n, lantern in enumerate(state.lanterns) if lantern.holder == 1 - seat]
            return [SnuffOut(number) for number in held] + [Spare()]
        hand = state.seats[seat].hand
        if state.phase is Phase.HIDE:
            return [Hide(card) for card in hand]
        lights = [
            LightUp(card, number)
            for card in hand
            for number, lantern in enumerate(state.lanterns)
            if _may_light(card, number, lantern)
        ]
        return [*lights, Shake(), Rest()]

    def reason(self, state: TinyState, action: Action) -> Text:
        seat = self.to_act(state)
        assert seat is not None, "why_not answers when the match is over"
        match action:
            case Hide(card) | LightUp(card) if card not in state.seats[seat].hand:
                return text("tiny-not-in-hand")
            case LightUp(_, number) if not 0 <= number < len(state.lanterns):
                return text("tiny-no-lantern")
            case LightUp(card, number) if state.phase is Phase.TURN and not state.pending:
                return text(
                    "tiny-too-dim", light=self.label(Ref("card", card)), lantern=_lantern_name(number)
                )
            case SnuffOut() if state.pending:
                return text("tiny-not-theirs")
        return text("tiny-not-now")

    def why_not_touch(self, state: TinyState, selection: frozenset[Ref], ref: Ref) -> Text | None:
        cards = [chosen.id for chosen in selection if chosen.kind == "card"]
        if ref.kind == "lantern" and cards and state.phase is Phase.TURN:
            return self.why_not(state, LightUp(int(cards[0]), int(ref.id)))
        if ref.kind == "lantern" and state.pending:
            return self.why_not(state, SnuffOut(int(ref.id)))
        return text("tiny-not-now")

    # -- what it does ---------------------------------------------------------------------------------------

    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        seat = self.to_act(state)
        assert seat is not None, "a legal action has a seat"
        events: list[Event] = []
        match action:
            case Hide(card):
                state.seats[seat].hand.remove(card)
                state.seats[seat].hidden = card
                state.seats[seat].has_hidden = True
                events.append(CardHidden(seat, card))
                if all(each.has_hidden for each in state.seats):
                    events.append(_show_hidden(state, chance))
                return events
            case LightUp(card, number):
                self._light(state, seat, card, number, events)
            case SnuffOut(number):
                state.pending.pop()
                state.discard.append(state.lanterns[number].card)
                state.lanterns[number] = Lantern()
                events.append(LanternSnuffed(seat, number))
            case Spare():
                state.pending.pop()
                events.append(LanternSpared(seat))
            case Shake():
                die = chance.die()
                state.seats[seat].sparks += (die + 1) // 2
                state.seats[seat].has_acted = True
                events.append(Shaken(seat, die, (die + 1) // 2))
            case Rest():
                state.seats[seat].has_acted = True
                events.append(Rested(seat))
        if not state.pending and all(each.has_acted for each in state.seats):
            _end_round(state, events)
        return events

    def _light(self, state: TinyState, seat: int, card: int, number: int, events: list[Event]) -> None:
        lantern = state.lanterns[number]
        if lantern.card != NOBODY:
            state.discard.append(lantern.card)
        state.seats[seat].hand.remove(card)
        state.seats[seat].has_acted = True
        state.lanterns[number] = Lantern(card, seat)
        events.append(LanternLit(seat, card, number))
        if LIGHTS[card].value == 6 and any(each.holder == 1 - seat for each in state.lanterns):
            state.pending.append(Snuff(seat))

    # -- who sees what --------------------------------------------------------------------------------------

    def view(self, state: TinyState, seat: int) -> TinyState:
        view = state.copy()
        view.deck = [HIDDEN] * len(view.deck)
        for number, other in enumerate(view.seats):
            if number != seat:
                other.hand = [HIDDEN] * len(other.hand)
                other.hidden = HIDDEN if other.has_hidden else NOBODY
        return view

    def sample(self, view: TinyState, chance: Chance) -> TinyState:
        state = view.copy()
        unseen = sorted(set(range(len(LIGHTS))) - set(_cards(view)))
        chance.shuffle(unseen)
        state.deck = [unseen.pop() if card == HIDDEN else card for card in state.deck]
        for seat in state.seats:
            seat.hand = sorted(unseen.pop() if card == HIDDEN else card for card in seat.hand)
            if seat.has_hidden and seat.hidden == HIDDEN:
                seat.hidden = unseen.pop()
        return state

    def see(self, event: Event, seat: int) -> Event | None:
        match event:
            case CardHidden(owner) if owner != seat:
                return CardHidden(owner, HIDDEN)
            case CardDrawn(owner) if owner != seat:
                return CardDrawn(owner, HIDDEN)
        return event

    # -- words ----------------------------------------------------------------------------------------------

    def prompt(self, state: TinyState) -> Text:
        if state.phase is Phase.OVER:
            return text("match-is-over")
        if state.pending:
            return text("tiny-prompt-snuff")
        return text("tiny-prompt-hide" if state.phase is Phase.HIDE else "tiny-prompt-turn")

    def headline(self, state: TinyState) -> Text:
        return text("tiny-headline", round=state.round, rounds=state.rounds)

    def describe(self, event: Event) -> Text:
        match event:
            case CardHidden(seat, card):
                return text("tiny-event-hidden", seat=seat_text(seat), card=_card_name(card))
            case CardsShown(first, second, leader):
                return text(
                    "tiny-event-shown",
                    first=_card_name(first),
                    second=_card_name(second),
                    leader=seat_text(leader),
                )
            case LanternLit(seat, card, number):
                return text(
                    "tiny-event-lit",
                    seat=seat_text(seat),
                    card=_card_name(card),
                    lantern=_lantern_name(number),
                )
            case LanternSnuffed(seat, number):
                return text("tiny-event-snuffed", seat=seat_text(seat), lantern=_lantern_name(number))
            case LanternSpared(seat):
                return text("tiny-event-spared", seat=seat_text(seat))
            case Shaken(seat, die, sparks):
                return text("tiny-event-shaken", seat=seat_text(seat), die=die, sparks=sparks)
            case Rested(seat):
                return text("tiny-event-rested", seat=seat_text(seat))
            case CardDrawn(seat, card):
                return text("tiny-event-drawn", seat=seat_text(seat), card=_card_name(card))
            case RoundBegun(number):
                return text("tiny-event-round", round=number)
            case MatchEnded(first, second):
                return text("tiny-event-ended", first=first, second=second)
        raise TypeError(f"no event of Lanterns: {event!r}")

    def label(self, ref: Ref) -> Text:
        match ref:
            case Ref("card", int(card)):
                return _card_name(card)
            case Ref("lantern", int(number)):
                return _lantern_name(number)
            case Ref("verb", str(verb)):
                return text(f"tiny-verb-{verb}")
        raise LookupError(f"no thing of Lanterns: {ref}")

    def cards(self) -> tuple[CardFace, ...]:
        return tuple(
            CardFace(Ref("card", n), "lights", 1, _card_name(n), (("value", light.value),))
            for n, light in enumerate(LIGHTS)
        )

    def mentions(self, event: Event) -> tuple[Ref, ...]:
        refs = []
        for name in ("card", "first", "second"):
            card = getattr(event, name, HIDDEN)
            if card != HIDDEN and not isinstance(event, MatchEnded):
                refs.append(Ref("card", card))
        if hasattr(event, "lantern"):
            refs.append(Ref("lantern", event.lantern))
        return tuple(refs)

    # -- how far, and how it ended --------------------------------------------------------------------------

    def round(self, state: TinyState) -> int:
        return state.round

    def outcome(self, state: TinyState) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        lanterns = _lantern_points(state)
        sparks = (state.seats[0].sparks, state.seats[1].sparks)
        scores = (lanterns[0] + sparks[0], lanterns[1] + sparks[1])
        winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
        sheet = (
            ScoreLine(text("tiny-score-lanterns"), lanterns),
            ScoreLine(text("tiny-score-sparks"), sparks),
        )
        return Outcome(scores, winners, sheet)

    def faults(self, state: TinyState) -> list[str]:
        faults = []
        if sorted(_cards(state) + state.deck) != list(range(len(LIGHTS))):
            faults.append("the deck of eighteen is not complete")
        if any((lantern.card == NOBODY) != (lantern.holder == NOBODY) for lantern in state.lanterns):
            faults.append("a lantern is lit by nobody")
        if len(state.seats) != 2 or len(state.lanterns) != 3 or state.leader not in (0, 1):
            faults.append("two seats and three lanterns make the table")
        if any(pending.seat not in (0, 1) for pending in state.pending):
            faults.append("a pending decision of nobody")
        return faults


def _may_light(card: int, number: int, lantern: Lantern) -> bool:
    if lantern.card == NOBODY:
        return LIGHTS[card].colour == number
    return LIGHTS[card].colour == number or LIGHTS[card].value > LIGHTS[lantern.card].value


def _show_hidden(state: TinyState, chance: Chance) -> CardsShown:
    first, second = (seat.hidden for seat in state.seats)
    values = LIGHTS[first].value, LIGHTS[second].value
    if values[0] == values[1]:
        state.leader = chance.below(2)
    else:
        state.leader = 0 if values[0] > values[1] else 1
    for seat in state.seats:
        state.discard.append(seat.hidden)
        seat.hidden = NOBODY
        seat.has_hidden = False
    state.phase = Phase.TURN
    return CardsShown(first, second, state.leader)


def _end_round(state: TinyState, events: list[Event]) -> None:
    for seat in (state.leader, 1 - state.leader):
        hand = state.seats[seat].hand
        while len(hand) < state.hand_size and state.deck:
            card = state.deck.pop()
            hand.append(card)
            events.append(CardDrawn(seat, card))
        hand.sort()
        state.seats[seat].has_acted = False
    if state.round == state.rounds or not all(seat.hand for seat in state.seats):
        state.phase = Phase.OVER
        points = _lantern_points(state)
        events.append(MatchEnded(points[0] + state.seats[0].sparks, points[1] + state.seats[1].sparks))
        return
    state.round += 1
    state.phase = Phase.HIDE
    events.append(RoundBegun(state.round))


def _lantern_points(state: TinyState) -> tuple[int, int]:
    first, second = (
        sum(LIGHTS[lantern.card].value for lantern in state.lanterns if lantern.holder == seat)
        for seat in (0, 1)
    )
    return first, second


def _cards(state: TinyState) -> list[int]:
    """Every card outside the deck that is known."""
    places = [*state.discard, *(lantern.card for lantern in state.lanterns)]
    for seat in state.seats:
        places += [*seat.hand, seat.hidden]
    return [card for card in places if card >= 0]


def _card_name(card: int) -> Text:
    if card == HIDDEN:
        return text("tiny-card-unknown")
    light = LIGHTS[card]
    return text("tiny-card", colour=text(f"tiny-colour-{light.colour}"), value=light.value)


def _lantern_name(number: int) -> Text:
    return text("tiny-lantern", colour=text(f"tiny-colour-{number}"))


RULES = TinyRules()
