"""Carrying out the five Spirit Actions (rules D.3, D.4, F.3, F.4)."""

from __future__ import annotations

from game.cerebria import actions
from game.cerebria.board import BLISS, GLOOM, NEIGHBOURS, NOBODY, SIGN
from game.cerebria.boards import COMBOS, HARMONY, LOVE, SPACES_PER_ROW, VIBE_TOKEN, Combo, Power, Row
from game.cerebria.cards import (
    ACTIONS_AFTER_EMPOWER,
    BLEAKNESS,
    HAS_ACTION_IF_NO_AMBITION,
    HAS_FREE_STEP,
    IS_STRONG,
    MOVE_REWARDS,
    PENALTIES_ANYWHERE,
    PENALTY_ADJACENT,
    SIDE,
    STRONG_STEP,
    UPGRADE_REWARDS,
    VIBE,
)
from game.cerebria.completions import quell_strength, weathered
from game.cerebria.control import refresh_space, settle_realm
from game.cerebria.economy import (
    discard,
    draw,
    gain_action,
    gain_ambition,
    gain_essence,
    gain_willpower,
    pay_essence,
    pay_willpower,
    spend_ambition,
)
from game.cerebria.emotions import WILLPOWER, add_essence, give_reward, leave, place, remove_essence
from game.cerebria.events import (
    ActionDeclared,
    CardShown,
    EmotionEmpowered,
    EmotionInvoked,
    FortressBuilt,
    FortressExalted,
    FortressRazed,
    SpiritMoved,
    SpiritsSwitched,
    TokenPlaced,
)
from game.cerebria.intentions import Intention, begin_deed
from game.cerebria.powers import SUPPLY, ask_discard, enter, is_frontier_opposed
from game.cerebria.state import CerebriaState, Enriching, Frame, SpiritState, Step
from game.cerebria.taxes import combo_price, invoke_tax, move_tax, quell_tax, spirit_tax
from game.event import Event

FULL_ROW = (1 << SPACES_PER_ROW) - 1


def declare(state: CerebriaState, action: actions.Declare, events: list[Event]) -> None:
    spirit = state.spirits[state.active]
    begin_deed(state)
    state.actions_left -= 1
    state.stack.append(Frame(Step.ACT, spirit.seat, action.row))
    events.append(ActionDeclared(spirit.kind, action.row))


def imprint(state: CerebriaState, action: actions.Imprint, events: list[Event]) -> None:
    """Spend a hand card for a Vibe token on the declared Action, once."""
    frame = state.stack[-1]
    spirit = state.spirits[state.active]
    discard(state, spirit, action.card, events)
    put_token(state, spirit, action.space, VIBE[action.card] + VIBE_TOKEN, events)
    state.stack[-1] = frame._replace(b=1)


def put_token(state: CerebriaState, spirit: SpiritState, space: int, token: int, events: list[Event]) -> None:
    """Put a token on a space of a Spirit board; the last space of a row fulfils an Intention."""
    row = space // SPACES_PER_ROW
    spirit.tokens[space] = token
    spirit.rows[row] |= 1 << space % SPACES_PER_ROW
    if spirit.rows[row] == FULL_ROW:
        state.deeds |= 1 << Intention.MASTER
    events.append(TokenPlaced(spirit.kind, space, token - VIBE_TOKEN))


def _begin(state: CerebriaState, boosts: int, tax: int, events: list[Event]) -> tuple[SpiritState, Combo]:
    """Pay for the declared Action and let what reacts to upgrades react."""
    frame = state.stack.pop()
    spirit, combo = state.spirits[state.active], COMBOS[boosts]
    pay_willpower(spirit, combo_price(combo, tax), events)
    spend_ambition(state, spirit.team, combo.ambition, events)
    pay_essence(spirit, combo.essence, events)
    state.stack.append(Frame(Step.INTENTIONS, NOBODY))
    if combo.has_trade:
        state.has_traded = True
    if combo.upgrades:
        for kind in MOVE_REWARDS if frame.a == Row.MOVE else UPGRADE_REWARDS:
            if SIDE[kind] != spirit.team and SIDE[kind] != state.config.ego:
                for _ in range(state.kind.count(kind)):
                    give_reward(state, SIDE[kind], WILLPOWER, events)
    return spirit, combo


# -- Move ---------------------------------------------------------------------------------------------------


def move(state: CerebriaState, action: actions.Move, events: list[Event]) -> None:
    tax = move_tax(state, state.spirits[state.active])
    spirit, _ = _begin(state, action.boosts, tax, events)
    step_to(state, spirit, action.space, events)


def step_to(state: CerebriaState, spirit: SpiritState, space: int, events: list[Event]) -> None:
    origin, spirit.space = spirit.space, space
    events.append(SpiritMoved(spirit.kind, origin, space))
    _follow_harmony(state, spirit, origin)


def _follow_harmony(state: CerebriaState, spirit: SpiritState, origin: int) -> None:
    if spirit.kind == HARMONY:
        refresh_space(state, origin)
        refresh_space(state, spirit.space)


def switch(state: CerebriaState, action: actions.Switch, events: list[Event]) -> None:
    tax = move_tax(state, state.spirits[state.active])
    spirit, _ = _begin(state, action.boosts, tax, events)
    other = next(each for each in state.spirits if each.kind == action.spirit)
    spirit.space, other.space = other.space, spirit.space
    events.append(SpiritsSwitched(spirit.kind, other.kind))
    _follow_harmony(state, spirit, other.space)
    _follow_harmony(state, other, spirit.space)


# -- Invoke -------------------------------------------------------------------------------------------------


def invoke(state: CerebriaState, action: actions.Invoke, events: list[Event]) -> None:
    card, slot, boosts = action.card, action.slot, action.boosts
    number = state.active
    tax = spirit_tax(state, state.spirits[number])
    spirit, combo = _begin(state, boosts, tax, events)
    powers = combo.powers
    pay_essence(spirit, invoke_tax(state, spirit, slot), events)
    if not powers & (Power.INNER_FORCE | Power.DARK_SEED):
        pay_essence(spirit, 1, events)
    if card != BLEAKNESS:
        spirit.hand.remove(card)
    essence = 2 if powers & Power.BOLSTER else 1
    was_opposed = is_frontier_opposed(state, slot, spirit.team)
    place(state, slot, card, essence, NOBODY if card == BLEAKNESS else number)
    events.append(EmotionInvoked(spirit.kind, card, slot, essence))
    state.stack.append(Frame(Step.ACTION_END, NOBODY, Row.INVOKE, boosts, slot))
    if powers & Power.TENDERNESS:
        state.stack.append(Frame(Step.ENRICH, spirit.seat, slot, SUPPLY, Enriching.TENDERNESS))
    if powers & Power.PROVOKE:
        state.stack.append(Frame(Step.PROVOKE, spirit.seat, slot))
    enter(state, spirit, slot, was_opposed, events)


def _after_invoke(state: CerebriaState, frame: Frame, events: list[Event]) -> None:
    spirit, powers, slot = state.spirits[state.active], COMBOS[frame.b].powers, frame.c
    kind = state.kind[slot]
    if state.essence[slot] >= 2:
        state.deeds |= 1 << Intention.FLOURISH
    if powers & Power.DRAW_AFTERWARDS:
        draw(state, spirit, 1, events)
    if powers & Power.AMBITION_AFTERWARDS:
        gain_ambition(state, spirit.team, 1, events)
    if powers & Power.WILLPOWER_AFTERWARDS:
        gain_willpower(spirit, 1, events)
    if HAS_ACTION_IF_NO_AMBITION[kind] and not state.ambition[spirit.team]:
        gain_action(state, events)
    if HAS_FREE_STEP[kind]:
        state.stack.append(Frame(Step.FREE_STEP, spirit.seat))
    if spirit.kind == LOVE and not state.has_nurtured:
        state.stack.append(Frame(Step.ENRICH, spirit.seat, slot, SUPPLY, Enriching.LOVE))


# -- Quell --------------------------------------------------------------------------------------------------


def quell(state: CerebriaState, action: actions.Quell | actions.QuellUnseen, events: list[Event]) -> None:
    slot = action.slot
    tax = spirit_tax(state, state.spirits[state.active]) + quell_tax(state, slot)
    spirit, combo = _begin(state, action.boosts, tax, events)
    powers = combo.powers
    if isinstance(action, actions.Quell):
        events.append(CardShown(spirit.kind, action.card))
    penalties = _penalties(state, slot)
    removed = remove_essence(state, slot, quell_strength(state, slot, powers), events)
    is_gone = state.kind[slot] == NOBODY
    if powers & Power.SOOTHE:
        gain_willpower(spirit, 1, events)
    if powers & Power.WILLPOWER_PER_ESSENCE:
        gain_willpower(spirit, removed, events)
    if powers & Power.WILLPOWER_IF_GONE and is_gone:
        gain_willpower(spirit, 2, events)
    if powers & Power.ESSENCE_IF_GONE and is_gone:
        gain_essence(spirit, 1, events)
    for _ in range(penalties):
        ask_discard(state, state.active)


def _penalties(state: CerebriaState, slot: int) -> int:
    """Cards the quelling Spirit will have to discard: Guilt on or next to the slot, Remorse anywhere."""
    team = SIDE[state.kind[slot]]
    if state.config.ego != NOBODY:
        return 0
    penalties = sum(
        1
        for near in (slot, *NEIGHBOURS[slot])
        if state.kind[near] >= 0 and PENALTY_ADJACENT[state.kind[near]] and SIDE[state.kind[near]] == team
    )
    return penalties + sum(state.kind.count(kind) for kind in PENALTIES_ANYWHERE if SIDE[kind] == team)


# -- Fortify ------------------------------------------------------------------------------------------------


def fortify(
    state: CerebriaState, action: actions.Fortify | actions.Exalt | actions.Raze, events: list[Event]
) -> None:
    realm, powers = action.realm, COMBOS[action.boosts].powers
    tax = spirit_tax(state, state.spirits[state.active])
    if powers & Power.COMMON_GROUND:
        tax -= 2
    spirit, _ = _begin(state, action.boosts, tax, events)
    if isinstance(action, actions.Raze):
        raze(state, realm, events)
        if powers & Power.ESSENCE_AFTER_RAZE:
            gain_essence(spirit, 1, events)
        return
    build(state, spirit, realm, 2 if isinstance(action, actions.Exalt) else 1, events)
    if powers & Power.DRAW_AFTER_BUILDING:
        draw(state, spirit, 1, events)
    if powers & Power.ESSENCE_AFTER_BUILDING:
        gain_essence(spirit, 1, events)
    if powers & Power.WEATHER:
        gain_willpower(spirit, weathered(state, spirit), events)
    if powers & Power.EMBRACE:
        state.stack.append(Frame(Step.ENRICH, spirit.seat, realm, SUPPLY, Enriching.EMBRACE))


def build(state: CerebriaState, spirit: SpiritState, realm: int, intensity: int, events: list[Event]) -> None:
    """Place a Minor (1) or Major (2) Fragment as a Fortress."""
    was_there = state.fortress[realm] != 0
    state.fortress[realm] = SIGN[spirit.team] * intensity
    state.fortress_turn[realm] = state.turn
    settle_realm(state, realm)
    state.deeds |= 1 << Intention.ENTRENCH
    if was_there:
        events.append(FortressExalted(spirit.kind, realm))
    else:
        events.append(FortressBuilt(spirit.kind, realm, intensity))


def raze(state: CerebriaState, realm: int, events: list[Event]) -> None:
    """Return a Fortress to its owner's unused Fragments."""
    fortress = state.fortress[realm]
    state.fortress[realm] = 0
    settle_realm(state, realm)
    state.deeds |= 1 << Intention.TOPPLE
    events.append(FortressRazed(BLISS if fortress > 0 else GLOOM, realm, abs(fortress)))


# -- Empower ------------------------------------------------------------------------------------------------


def empower(state: CerebriaState, action: actions.Empower, events: list[Event]) -> None:
    slot = action.slot
    tax = spirit_tax(state, state.spirits[state.active])
    spirit, combo = _begin(state, action.boosts, tax, events)
    powers = combo.powers
    if powers & Power.CHANNELED_POWER:
        add_essence(state, slot, 1, events)
    kind, essence = state.kind[slot], state.essence[slot]
    was_opposed = is_frontier_opposed(state, slot, spirit.team)
    state.stack.append(Frame(Step.ACTION_END, NOBODY, Row.EMPOWER, action.boosts, slot))
    leave(state, slot, events, is_empowered=True)
    place(state, slot, kind + STRONG_STEP, essence, NOBODY)
    events.append(EmotionEmpowered(spirit.kind, kind, kind + STRONG_STEP, slot))
    state.deeds |= 1 << Intention.ELEVATE
    enter(state, spirit, slot, was_opposed, events)


def _after_empower(state: CerebriaState, frame: Frame, events: list[Event]) -> None:
    spirit, powers, slot = state.spirits[state.active], COMBOS[frame.b].powers, frame.c
    if powers & Power.BLOSSOM:
        add_essence(state, slot, 1, events)
    if powers & Power.FURY and not state.ambition[spirit.team]:
        gain_ambition(state, spirit.team, 1, events)
    if powers & Power.VAINGLORY:
        strong = sum(1 for kind in state.kind if kind >= 0 and IS_STRONG[kind] and SIDE[kind] == GLOOM)
        gain_willpower(spirit, strong, events)
    # Two Faiths do not add up.
    if any(SIDE[kind] == spirit.team and kind in state.kind for kind in ACTIONS_AFTER_EMPOWER):
        gain_action(state, events)


def end_action(state: CerebriaState, frame: Frame, events: list[Event]) -> None:
    """What happens after an Invoke or Empower Action, when everything it brought is resolved."""
    if frame.a == Row.INVOKE:
        _after_invoke(state, frame, events)
    else:
        _after_empower(state, frame, events)
