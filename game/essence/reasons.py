"""Why an action cannot be played now: one sentence, the same for exception, tooltip and log."""

from __future__ import annotations

from typing import Any

from game.action import Action, Ref
from game.essence.actions import (
    AttackMonster,
    AttackSeat,
    AttackThreat,
    Bid,
    Build,
    ChooseOpponent,
    Cycle,
    Discard,
    EndTurn,
    Exhaust,
    Lift,
    Pass,
    Place,
    Play,
    Put,
    Read,
    Ready,
    Recover,
    Reserve,
    Sign,
    Split,
    SwapWith,
    TakeAdvisor,
    Use,
)
from game.essence.legal import legal
from game.essence.prophecy import is_affordable, is_fulfilled
from game.essence.state import EssenceState, Step, StepKind
from game.essence.tables import (
    ADVISOR_PILES,
    CHARACTER_OPTIONS,
    COST,
    OMENS,
    SEGMENT_COUNT,
    SEGMENT_OPTIONS,
    TREATY_COSTS,
    OptionSpec,
)
from game.essence.treaties import price_of
from game.essence.turns import may_read
from game.essence.vocabulary import SpecialToken
from game.text import Text, text

NOT_NOW = text("essence-not-now")


def reason(state: EssenceState, action: Action) -> Text:
    """Why an action that is not legal is refused."""
    step = state.stack[-1]
    match action:
        case Build(segment) if step.kind in (StepKind.TURN, StepKind.BUILD):
            return _build_reason(state, step, segment)
        case Sign(treaty) if step.kind in (StepKind.TURN, StepKind.SIGN):
            return _sign_reason(state, step, treaty)
        case Play(card, number) if step.kind is StepKind.TURN:
            if card not in state.hands[step.seat]:
                return text("essence-not-in-hand")
            return _option_reason(state, CHARACTER_OPTIONS[card], number)
        case Use(segment, number) if step.kind is StepKind.TURN:
            return _use_reason(state, step, segment, number)
        case Read(fragment) if step.kind in (StepKind.TURN, StepKind.READ):
            return _read_reason(state, step, fragment)
        case Pass() | EndTurn() if step.kind is StepKind.TURN:
            return text("essence-main-due" if state.mains else "essence-main-done")
        case AttackSeat() | AttackThreat() | AttackMonster() if step.kind is StepKind.TARGET:
            return text("essence-no-target")
    return _choice_reason(state, step, action)


def _build_reason(state: EssenceState, step: Step, segment: int) -> Text:
    if step.kind is StepKind.TURN and not state.mains:
        return text("essence-main-done")
    if segment not in state.display:
        return text("essence-not-on-display")
    if not state.readied[step.seat]:
        return text("essence-no-foundation")
    # On a turn there is no discount; the effect `build(n)` carries its own.
    return text("essence-too-dear", cost=max(0, COST[segment] - step.a), wealth=state.wealth[step.seat])


def _sign_reason(state: EssenceState, step: Step, treaty: int) -> Text:
    if step.kind is StepKind.TURN and not state.mains:
        return text("essence-main-done")
    if not 0 <= treaty < len(TREATY_COSTS):
        return NOT_NOW
    if not state.free_tokens[step.seat]:
        return text("essence-no-token")
    price = price_of(state, step.seat, treaty, step.a)
    if price is None:
        return text("essence-treaty-full")
    return text("essence-treaty-too-dear", cost=price)


def _use_reason(state: EssenceState, step: Step, segment: int, number: int) -> Text:
    if segment not in state.islands[step.seat].values():
        return text("essence-not-your-segment")
    if not SEGMENT_OPTIONS[segment]:
        return text("essence-nothing-to-use")
    if segment in state.tired:
        return text("essence-is-exhausted")
    return _option_reason(state, SEGMENT_OPTIONS[segment], number)


def _option_reason(state: EssenceState, options: tuple[OptionSpec, ...], number: int) -> Text:
    if not 0 <= number < len(options):
        return text("essence-no-such-option")
    if options[number].is_main and not state.mains:
        return text("essence-main-done")
    return text("essence-cannot-pay")


def _read_reason(state: EssenceState, step: Step, fragment: int) -> Text:
    if fragment == state.track[0] and fragment >= 0:
        return text("essence-locked")
    if fragment not in state.track or fragment < 0:
        return text("essence-not-on-track")
    if step.kind is StepKind.TURN and not may_read(state):
        return text("essence-main-done" if state.house.reading_is_main else "essence-has-read")
    if OMENS[fragment].monster and fragment not in state.beaten:
        return text("essence-monster-first")
    if not is_fulfilled(state, step.seat, fragment):
        return text("essence-not-fulfilled")
    if not is_affordable(state, step.seat, fragment, step.a):
        return text("essence-cannot-pay")
    return NOT_NOW


def _choice_reason(state: EssenceState, step: Step, action: Any) -> Text:
    """Reasons of the smaller decisions: the right kind of answer, but not one of those there are."""
    expected = {type(choice) for choice in legal(state)}
    if type(action) in expected:
        match action:
            case Place():
                return text("essence-not-beside")
            case Put():
                return text("essence-would-break")
            case Lift(segment) if segment in state.islands[step.seat].values():
                return text("essence-would-break")
            case Lift() | SwapWith():
                return text("essence-not-your-segment")
            case ChooseOpponent(seat):
                is_safe = seat == state.special[SpecialToken.EMBASSY]
                return text("essence-embassy-protects" if is_safe else "essence-untouched")
            case Ready():
                return text("essence-not-exhausted")
            case Bid():
                return text("essence-bid-too-high")
            case Split():
                return text("essence-wrong-sum")
            case Discard():
                return text("essence-not-in-hand")
            case Recover():
                return text("essence-not-in-discards")
            case TakeAdvisor():
                return text("essence-no-advisor")
            case Exhaust():
                return text("essence-cannot-exhaust")
            case Cycle() | Reserve():
                return text("essence-not-on-track")
    return NOT_NOW


def why_not_touch(state: EssenceState, ref: Ref) -> Text | None:
    """Why a thing cannot be touched now: the reason against the action that touching it would begin."""
    if not state.stack:
        return None
    step = state.stack[-1]
    action = _action_of(state, step, ref)
    if action is None or action in legal(state):
        return NOT_NOW if action is None else None
    return reason(state, action)


def _action_of(state: EssenceState, step: Step, ref: Ref) -> Any:
    match ref, step.kind:
        case (Ref("segment", int(segment)), StepKind.TURN) if 0 <= segment < SEGMENT_COUNT:
            on_display = segment in state.display
            return Build(segment) if on_display else Use(segment, 0)
        case (Ref("character", int(card)), StepKind.TURN):
            return Play(card, 0)
        case (Ref("character", int(card)), StepKind.DISCARD | StepKind.PASS_DISCARD):
            return Discard(card)
        case (Ref("character", int(card)), StepKind.RECOVER):
            return Recover(card)
        case (Ref("fragment", int(fragment)), StepKind.TURN | StepKind.READ):
            return Read(fragment)
        case (Ref("fragment", int(fragment)), StepKind.CYCLE):
            return Cycle(fragment)
        case (Ref("fragment", int(fragment)), StepKind.RESERVE):
            return Reserve(fragment)
        case (Ref("treaty", int(treaty)), StepKind.TURN | StepKind.SIGN):
            return Sign(treaty)
        case (Ref("cell", int(cell)), StepKind.PLACE):
            return Place(cell)
        case (Ref("cell", int(cell)), StepKind.PUT):
            return Put(cell)
        case (Ref("segment", int(segment)), StepKind.LIFT):
            return Lift(segment)
        case (Ref("segment", int(segment)), StepKind.PUT):
            return SwapWith(segment)
        case (Ref("segment", int(segment)), StepKind.BUILD):
            return Build(segment)
        case (Ref("segment", int(segment)), StepKind.EXHAUST | StepKind.SPOILS):
            return Exhaust(segment)
        case (Ref("segment", int(segment)), StepKind.READY):
            return Ready(segment)
        case (Ref("seat", int(seat)), StepKind.TARGET):
            return AttackSeat(seat)
        case (Ref("fragment", int(fragment)), StepKind.TARGET):
            return AttackMonster(fragment)
        case (Ref("seat", int(seat)), StepKind.OPPONENT):
            return ChooseOpponent(seat)
        case (Ref("advisor", int(pile)), StepKind.TAKE_ADVISOR) if pile < ADVISOR_PILES:
            return TakeAdvisor(pile)
    return None
