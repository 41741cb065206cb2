"""What every action does, and what happens by itself until somebody has to decide again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.cerebria import (
    absorb,
    carry_out,
    choices,
    ego_operations,
    ego_procedures,
    ego_special,
    ego_target,
    ego_turn,
    intentions,
    realm_actions,
    revelation,
    setup,
    turn,
)
from game.cerebria.economy import gain_essence
from game.cerebria.events import FrontierTurned, RealmTurned
from game.cerebria.legal import DECISIONS, SETTLES_ITSELF
from game.cerebria.state import FIRST_AUTOMATIC, CerebriaState, Enriching, Frame, Step
from game.chance import Chance
from game.event import Event

Doing = Callable[[CerebriaState, Any, Chance, list[Event]], None]


def perform(state: CerebriaState, action: Any, chance: Chance) -> list[Event]:
    """Do a legal action and everything that follows from it."""
    events: list[Event] = []
    realms, frontiers = state.realm[:], state.frontier[:]
    _ACTIONS[action[-1]](state, action, chance, events)
    advance(state, chance, events)
    if state.realm != realms or state.frontier != frontiers:
        _tell_control(state, realms, frontiers, events)
    return events


def advance(state: CerebriaState, chance: Chance, events: list[Event]) -> None:
    """Carry out what needs no decision."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        step = frame.step
        if step >= FIRST_AUTOMATIC:
            stack.pop()
            _AUTOMATIC[step](state, frame, chance, events)
            continue
        if step not in SETTLES_ITSELF:
            return
        possible = DECISIONS[step](state, frame)
        if len(possible) > 1:
            return
        if possible:
            _ACTIONS[possible[0][-1]](state, possible[0], chance, events)
        else:
            stack.pop()


def _tell_control(state: CerebriaState, realms: list[int], frontiers: list[int], events: list[Event]) -> None:
    for place in range(5):
        if state.realm[place] != realms[place]:
            events.append(RealmTurned(place, state.realm[place]))
        if state.frontier[place] != frontiers[place]:
            events.append(FrontierTurned(place, state.frontier[place]))


def _plain(do: Callable[[CerebriaState, Any, list[Event]], None]) -> Doing:
    """For what asks nothing of chance."""

    def doing(state: CerebriaState, thing: Any, chance: Chance, events: list[Event]) -> None:
        do(state, thing, events)

    return doing


def _accept(state: CerebriaState, events: list[Event]) -> None:
    frame = state.stack[-1]
    if frame.step == Step.BUY_AMBITION:
        absorb.buy_ambition(state, events)
    else:
        state.stack.pop()
        intentions.take_points(state, frame.a, events)


def _decline(state: CerebriaState, events: list[Event]) -> None:
    frame = state.stack.pop()
    if frame.step == Step.REACH_END:
        intentions.forgo_points(state, events)
    elif frame.step == Step.ENRICH and frame.c == Enriching.TENDERNESS:
        gain_essence(state.spirits[state.active], 1, events)


def _turn_origin(state: CerebriaState, steps: int, events: list[Event]) -> None:
    state.stack.pop()
    absorb.turn_origin(state, steps, events)


_ACTIONS: dict[str, Doing] = {
    "collect": _plain(setup.collect),
    "settle": _plain(setup.settle),
    "plant": _plain(setup.plant),
    "attune": _plain(setup.attune),
    "declare": _plain(carry_out.declare),
    "imprint": _plain(carry_out.imprint),
    "move": _plain(carry_out.move),
    "switch": _plain(carry_out.switch),
    "invoke": _plain(carry_out.invoke),
    "quell": _plain(carry_out.quell),
    "quell-unseen": _plain(carry_out.quell),
    "fortify": _plain(carry_out.fortify),
    "exalt": _plain(carry_out.fortify),
    "raze": _plain(carry_out.fortify),
    "empower": _plain(carry_out.empower),
    "visit": _plain(realm_actions.visit),
    "harvest": _plain(realm_actions.harvest),
    "intensify": _plain(realm_actions.intensify),
    "transfer": _plain(realm_actions.transfer),
    "absorb": _plain(absorb.absorb),
    "impulse": lambda state, action, chance, events: absorb.use_ability(state, absorb.IMPULSE, events),
    "insight": lambda state, action, chance, events: absorb.use_ability(state, absorb.INSIGHT, events),
    "surge": lambda state, action, chance, events: absorb.use_ability(state, absorb.SURGE, events),
    "end-ambition": lambda state, action, chance, events: turn.end_turn(state, True, events),
    "end-cards": lambda state, action, chance, events: turn.end_turn(state, False, events),
    "decline": lambda state, action, chance, events: _decline(state, events),
    "accept": lambda state, action, chance, events: _accept(state, events),
    "enrich": _plain(choices.enrich),
    "fill": _plain(choices.fill),
    "drain": _plain(choices.drain),
    "turn-clockwise": lambda state, action, chance, events: _turn_origin(state, 1, events),
    "turn-back": lambda state, action, chance, events: _turn_origin(state, -1, events),
    "weaken": _plain(choices.weaken),
    "rob": _plain(choices.rob),
    "wander": _plain(choices.wander),
    "place-token": _plain(absorb.choose_token_space),
    "tint": _plain(absorb.tint_token),
    "reward": _plain(choices.reward),
    "take-essence": _plain(choices.take_essence),
    "take-willpower": _plain(choices.take_willpower),
    "take-card": _plain(choices.take_card),
    "discard": _plain(choices.discard_card),
    "provoke": _plain(choices.provoke),
    "strike": _plain(revelation.strike),
    "pick-hidden": revelation.pick_hidden,
    "turn-up": lambda state, action, chance, events: ego_turn.turn_up(state, chance, events),
    "aim": _plain(ego_target.fix_target),
    "keep": ego_procedures.keep,
    "ego-invoke": _plain(ego_procedures.invoke),
    "ego-intensify": _plain(ego_procedures.intensify),
    "ego-quell": _plain(ego_procedures.quell),
    "ego-fortify": _plain(ego_procedures.fortify),
    "ego-raze": _plain(ego_procedures.raze_fortress),
    "drift": lambda state, action, chance, events: ego_turn.drift(state, events),
    "ego-absorb": ego_turn.absorb,
    "reduce": _plain(revelation.reduce),
}
"""What each verb does."""


def _wrap_up_ego_turn(state: CerebriaState, chance: Chance, events: list[Event]) -> None:
    ego_turn.wrap_up(state, chance, events)
    turn.pass_on(state, events)


_AUTOMATIC: dict[int, Callable[[CerebriaState, Frame, Chance, list[Event]], None]] = {
    Step.ACTION_END: _plain(carry_out.end_action),
    Step.INTENTIONS: lambda state, frame, chance, events: intentions.score_intentions(state, events),
    Step.ABSORB_END: absorb.end_absorb,
    Step.TURN_ON: lambda state, frame, chance, events: absorb.turn_origin(state, 1, events),
    Step.REVELATION_JUDGE: _plain(revelation.judge),
    Step.REVELATION_COMMON: lambda state, frame, chance, events: revelation.turn_common(state, events),
    Step.REVELATION_HIDDEN: lambda state, frame, chance, events: revelation.turn_hidden(state, events),
    Step.REVELATION_END: _plain(revelation.end_revelation),
    Step.DEAL_HIDDEN: revelation.deal_hidden,
    Step.PLAY_BEGINS: lambda state, frame, chance, events: setup.begin_play(state, events),
    Step.DEAL_HANDS: lambda state, frame, chance, events: setup.deal_hands(state, chance),
    Step.OPERATION: ego_operations.begin_operation,
    Step.OPERATION_ACTION: ego_operations.take_action,
    Step.OPERATION_END: _plain(ego_operations.end_operation),
    Step.SPECIAL: ego_special.begin_special,
    Step.SPECIAL_LINE: lambda state, frame, chance, events: ego_special.repeat_line(state, frame),
    Step.SPECIAL_END: _plain(ego_special.end_special),
    Step.INNER_END: lambda state, frame, chance, events: ego_operations.end_inner_operations(state, events),
    Step.EGO_TURN_END: lambda state, frame, chance, events: ego_turn.end_ego_turn(state, chance, events),
    Step.EGO_WRAP_UP: lambda state, frame, chance, events: _wrap_up_ego_turn(state, chance, events),
}
"""What happens by itself, step by step."""
