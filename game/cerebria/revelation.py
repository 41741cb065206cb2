"""Revelations: judging Aspirations, adding Fragments, and the next Aspirations (rules E.1, G.14)."""

from __future__ import annotations

from typing import Any

from game.cerebria import actions
from game.cerebria.aspirations import statistic
from game.cerebria.board import BLISS, GLOOM, NOBODY, SPHERE_SIZE, realm_faced
from game.cerebria.causes import EndReason, PointsFor
from game.cerebria.control import settle_realm
from game.cerebria.economy import deciding_seat, unused_majors, unused_minors
from game.cerebria.ego_purse import change_ego_willpower, ego_seat, score_for_ego
from game.cerebria.events import (
    AspirationJudged,
    CommonChosen,
    CommonsEnded,
    CommonStruck,
    EndTriggered,
    FortressAdded,
    FragmentAdded,
    HiddenDealt,
    HiddenPicked,
    HiddenShown,
    PointsScored,
    RevelationBegan,
    SphereFilled,
    StatisticReduced,
)
from game.cerebria.state import CerebriaState, Frame, Step
from game.chance import Chance
from game.event import Event

MINOR, MAJOR, CAPPING = 1, 2, 3
"""Kinds of Fragment."""

COMMON, PEOPLES_HIDDEN, EGOS_HIDDEN = range(3)
"""The three scorings of a Revelation with the Ego."""

REDUCTION_COST = (0, 2, 3, 4)
SECOND_CAPPING_POINTS = 4
LOOKED_AT = 3


def begin_revelation(
    state: CerebriaState, sphere: int, adds_fortress: bool, chance: Chance, events: list[Event]
) -> None:
    """E.1 step 1: reveal both Hidden Aspirations, and line up the other steps."""
    spirit = state.spirits[state.active]
    events.append(RevelationBegan(spirit.kind, sphere, realm_faced(sphere, state.origin)))
    ego = state.config.ego
    for team in (BLISS, GLOOM):
        if team == ego:
            reveal_ego_hidden(state, chance, events)
        elif state.hidden[team] != NOBODY:
            state.hidden_shown[team] = True
            events.append(HiddenShown(team, state.hidden[team]))
    state.reductions = [0, 0, 0]
    state.ego_willpower_before = state.ego_willpower
    state.stack.append(Frame(Step.REVELATION_END, NOBODY, sphere))
    state.stack.append(Frame(Step.REVELATION_HIDDEN, NOBODY))
    state.stack.append(Frame(Step.REVELATION_COMMON, NOBODY))
    state.stack.append(Frame(Step.REVELATION_JUDGE, NOBODY, sphere, int(adds_fortress)))
    if ego != NOBODY:
        for scoring in (EGOS_HIDDEN, PEOPLES_HIDDEN, COMMON):
            if scored_aspiration(state, scoring) != NOBODY:
                state.stack.append(Frame(Step.REDUCE, ego_seat(state), scoring))


def reveal_ego_hidden(state: CerebriaState, chance: Chance, events: list[Event]) -> None:
    """Turn up the Ego's Hidden Aspiration; one that equals the Common makes way for the next (G.5)."""
    ego = state.config.ego
    if state.hidden_shown[ego]:
        return
    deck = state.hidden_deck[ego]
    common = state.commons[0] if state.commons else NOBODY
    while state.hidden[ego] != NOBODY and state.hidden[ego] == common:
        matching = state.hidden[ego]
        state.hidden[ego] = deck.pop() if deck else NOBODY
        deck.append(matching)
        chance.shuffle(deck)
    state.hidden_shown[ego] = True
    if state.hidden[ego] != NOBODY:
        events.append(HiddenShown(ego, state.hidden[ego]))


# -- reductions (G.14.1) ------------------------------------------------------------------------------------


def scored_aspiration(state: CerebriaState, scoring: int) -> int:
    """The Aspiration of one of the three scorings, or NOBODY."""
    if scoring == COMMON:
        return state.commons[0]
    ego = state.config.ego
    return state.hidden[1 - ego if scoring == PEOPLES_HIDDEN else ego]


def scores(state: CerebriaState, scoring: int) -> tuple[int, int]:
    """The Ego's and the people's true statistics in one scoring."""
    aspiration, ego = scored_aspiration(state, scoring), state.config.ego
    return statistic(state, aspiration, ego), statistic(state, aspiration, 1 - ego)


def legal_reductions(state: CerebriaState, frame: Frame) -> list[Any]:
    """Not to pay, and every reduction that can be paid for and changes who wins."""
    mine, theirs = scores(state, frame.a)
    now = (mine > theirs) - (mine < theirs)
    found = [actions.Reduce(0)]
    for amount in (1, 2, 3):
        lowered = theirs - amount
        if lowered < 0 or REDUCTION_COST[amount] > state.ego_willpower:
            break
        then = (mine > lowered) - (mine < lowered)
        if then != now and _matters(frame.a, now, then):
            found.append(actions.Reduce(amount))
    return found


def _matters(scoring: int, now: int, then: int) -> bool:
    """Whether a change of who leads (1: the Ego) changes what is accomplished in a scoring."""
    if scoring == PEOPLES_HIDDEN:
        return now < 0
    return scoring == COMMON or then > 0


def reduce(state: CerebriaState, action: actions.Reduce, events: list[Event]) -> None:
    frame = state.stack.pop()
    if action.amount:
        price = REDUCTION_COST[action.amount]
        state.reductions[frame.a] = action.amount
        events.append(StatisticReduced(scored_aspiration(state, frame.a), action.amount, price))
        change_ego_willpower(state, -price, events)


# -- judging and Fragments ----------------------------------------------------------------------------------


def judge(state: CerebriaState, frame: Frame, events: list[Event]) -> None:
    """E.1 steps 2 to 4: who accomplished what, and the Fragments that brings."""
    accomplished = [0, 0]
    common = state.commons[0]
    _judge_one(state, common, NOBODY, COMMON, accomplished, events)
    for team in (BLISS, GLOOM):
        if state.hidden[team] != NOBODY:
            scoring = EGOS_HIDDEN if team == state.config.ego else PEOPLES_HIDDEN
            _judge_one(state, state.hidden[team], team, scoring, accomplished, events)
    state.accomplished = accomplished
    if state.config.ego != NOBODY:
        _cash_leftover(state, events)
    before = [_fragments(state, team) for team in (BLISS, GLOOM)]
    cappers = [team for team in (BLISS, GLOOM) if not _add_fragment(state, team, events)]
    if frame.b:
        _add_fortress(state, realm_faced(frame.a, state.origin), events)
    for team in cappers:
        state.accomplished[team] = CAPPING
    _cap(state, cappers, events)
    ego = state.config.ego
    if ego != NOBODY:
        change_ego_willpower(state, _fragments(state, 1 - ego) - before[1 - ego], events)


def _judge_one(
    state: CerebriaState,
    aspiration: int,
    owner: int,
    scoring: int,
    accomplished: list[int],
    events: list[Event],
) -> None:
    """A strictly greater statistic accomplishes; a Hidden Aspiration only for its owner."""
    figures = [statistic(state, aspiration, team) for team in (BLISS, GLOOM)]
    ego = state.config.ego
    if ego != NOBODY:
        figures[1 - ego] -= state.reductions[scoring]
    events.append(AspirationJudged(aspiration, figures[BLISS], figures[GLOOM], owner))
    for team in (BLISS, GLOOM):
        if figures[team] > figures[1 - team] and owner in (NOBODY, team):
            accomplished[team] += 1


def _cash_leftover(state: CerebriaState, events: list[Event]) -> None:
    """G.14.2: Willpower the Ego did not spend becomes points, unless it had just 1."""
    if state.ego_willpower_before > 1 and state.ego_willpower:
        left = state.ego_willpower
        change_ego_willpower(state, -left, events)
        if not state.config.is_easier(2):
            score_for_ego(state, left, PointsFor.LEFTOVER, events)


def _fragments(state: CerebriaState, team: int) -> int:
    return state.minors[team] + state.majors[team] + state.capping[team]


def _add_fragment(state: CerebriaState, team: int, events: list[Event]) -> bool:
    """Add the Fragment a team has earned; False if it has no unused one of that kind."""
    earned = state.accomplished[team]
    if earned == MAJOR:
        if unused_majors(state, team) < 1:
            return False
        state.majors[team] += 1
    elif earned == MINOR:
        if unused_minors(state, team) < 1:
            return False
        state.minors[team] += 1
    else:
        return True
    events.append(FragmentAdded(team, earned))
    return True


def _add_fortress(state: CerebriaState, realm: int, events: list[Event]) -> None:
    """E.1 step 4: an older Fortress facing the emptied Sphere joins the Identity, whoever owns it."""
    fortress = state.fortress[realm]
    if not fortress or state.fortress_turn[realm] == state.turn:
        return
    owner = BLISS if fortress > 0 else GLOOM
    state.fortress[realm] = 0
    settle_realm(state, realm)
    (state.majors if abs(fortress) == 2 else state.minors)[owner] += 1
    events.append(FortressAdded(owner, realm, abs(fortress)))


def _cap(state: CerebriaState, cappers: list[int], events: list[Event]) -> None:
    """E.5: one team adds its Capping Fragment; if both should, the other scores points instead."""
    if not cappers:
        return
    active = state.spirits[state.active].team
    capper = active if len(cappers) == 2 else cappers[0]
    state.capping[capper] = 1
    events.append(FragmentAdded(capper, CAPPING))
    if len(cappers) == 2:
        if 1 - capper == state.config.ego:
            score_for_ego(state, SECOND_CAPPING_POINTS, PointsFor.SECOND_CAPPING, events)
        else:
            state.points[1 - capper] += SECOND_CAPPING_POINTS
            events.append(PointsScored(1 - capper, SECOND_CAPPING_POINTS, PointsFor.SECOND_CAPPING))
    end_after_turn(state, EndReason.CAPPING, capper, events)


def end_after_turn(state: CerebriaState, reason: EndReason, team: int, events: list[Event]) -> None:
    if not state.is_ending:
        state.is_ending = True
        events.append(EndTriggered(reason, team))


# -- the next Aspirations -----------------------------------------------------------------------------------


def turn_common(state: CerebriaState, events: list[Event]) -> None:
    """E.1 step 5: the Common is spent; whoever faces a new Major Fragment strikes out one of the rest."""
    state.commons.pop(0)
    active = state.spirits[state.active].team
    for striker in (active, 1 - active):
        if state.accomplished[1 - striker] == MAJOR:
            seat = ego_seat(state) if striker == state.config.ego else deciding_seat(state, striker)
            state.stack.append(Frame(Step.STRIKE, seat, striker))


def legal_strikes(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.Strike(aspiration) for aspiration in state.commons]


def strike(state: CerebriaState, action: actions.Strike, events: list[Event]) -> None:
    frame = state.stack.pop()
    state.commons.remove(action.aspiration)
    events.append(CommonStruck(frame.a, action.aspiration))


def turn_hidden(state: CerebriaState, events: list[Event]) -> None:
    """E.1 step 6: both Hidden Aspirations go to the box, and new ones are dealt."""
    for team in (BLISS, GLOOM):
        if state.hidden[team] != NOBODY:
            state.hidden_gone[team] |= 1 << state.hidden[team]
            state.hidden[team] = NOBODY
        state.hidden_shown[team] = False
    if not state.commons:
        events.append(CommonsEnded())
        end_after_turn(state, EndReason.COMMONS, NOBODY, events)
        return
    events.append(CommonChosen(state.commons[0]))
    for team in (GLOOM, BLISS):
        state.stack.append(Frame(Step.DEAL_HIDDEN, NOBODY, team))


def deal_hidden(state: CerebriaState, frame: Frame, chance: Chance, events: list[Event]) -> None:
    team = frame.a
    deck = state.hidden_deck[team]
    if team == state.config.ego:
        state.hidden[team] = deck.pop() if deck else NOBODY
    elif state.accomplished[team]:
        deal_top_hidden(state, team, chance)
    else:
        looked = [deck.pop() for _ in range(min(LOOKED_AT, len(deck)))]
        if all(card == state.commons[0] for card in looked):
            deck.extend(looked)
        else:
            state.looked = looked
            state.stack.append(Frame(Step.PICK_HIDDEN, deciding_seat(state, team), team))
    if state.hidden[team] != NOBODY:
        events.append(HiddenDealt(team))


def deal_top_hidden(state: CerebriaState, team: int, chance: Chance) -> None:
    """The top card becomes current; while it equals the Common the deck is shuffled again."""
    deck, common = state.hidden_deck[team], state.commons[0]
    if all(card == common for card in deck):
        state.hidden[team] = NOBODY
        return
    while deck[-1] == common:
        chance.shuffle(deck)
    state.hidden[team] = deck.pop()


def legal_hidden(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.PickHidden(card) for card in state.looked if card != state.commons[0]]


def pick_hidden(
    state: CerebriaState, action: actions.PickHidden, chance: Chance, events: list[Event]
) -> None:
    frame = state.stack.pop()
    team = frame.a
    state.hidden[team] = action.aspiration
    rest = [card for card in state.looked if card != action.aspiration]
    events.append(HiddenPicked(team))
    state.looked = []
    state.hidden_deck[team].extend(rest)
    chance.shuffle(state.hidden_deck[team])


def end_revelation(state: CerebriaState, frame: Frame, events: list[Event]) -> None:
    """Refill the Sphere; the Origin turns when the Absorb ends."""
    state.sphere[frame.a] = SPHERE_SIZE
    events.append(SphereFilled(frame.a, SPHERE_SIZE))
    state.reductions = []
    state.accomplished = []
    if state.config.ego != NOBODY and state.config.is_harder(6):
        change_ego_willpower(state, 1, events)
