"""Willpower, Essence, Ambition and cards of a Spirit and its team (rules D.1, D.2, D.7)."""

from __future__ import annotations

from game.cerebria.board import MAJOR_FRAGMENTS, MINOR_FRAGMENTS, MOST_AMBITION, NOBODY, SIGN
from game.cerebria.cards import IS_MILD
from game.cerebria.events import (
    ActionGained,
    AmbitionGained,
    AmbitionSpent,
    CardDiscarded,
    CardsDrawn,
    EssenceGained,
    EssencePaid,
    WillpowerGained,
    WillpowerPaid,
)
from game.cerebria.state import CerebriaState, SpiritState
from game.event import Event


def gain_willpower(spirit: SpiritState, amount: int, events: list[Event]) -> None:
    if amount > 0:
        spirit.willpower += amount
        events.append(WillpowerGained(spirit.kind, amount))


def pay_willpower(spirit: SpiritState, amount: int, events: list[Event]) -> None:
    if amount > 0:
        spirit.willpower -= amount
        events.append(WillpowerPaid(spirit.kind, amount))


def gain_essence(spirit: SpiritState, amount: int, events: list[Event]) -> None:
    if amount > 0:
        spirit.essence += amount
        events.append(EssenceGained(spirit.kind, amount))


def pay_essence(spirit: SpiritState, amount: int, events: list[Event]) -> None:
    if amount > 0:
        spirit.essence -= amount
        events.append(EssencePaid(spirit.kind, amount))


def gain_ambition(state: CerebriaState, team: int, amount: int, events: list[Event]) -> None:
    """Flip spent Ambition tokens to available, as far as there are any."""
    gained = min(amount, MOST_AMBITION - state.ambition[team])
    if gained > 0:
        state.ambition[team] += gained
        events.append(AmbitionGained(team, gained))


def spend_ambition(state: CerebriaState, team: int, amount: int, events: list[Event]) -> None:
    if amount > 0:
        state.ambition[team] -= amount
        events.append(AmbitionSpent(team, amount))


def gain_action(state: CerebriaState, events: list[Event]) -> None:
    state.actions_left += 1
    events.append(ActionGained(state.spirits[state.active].kind))


def draw(state: CerebriaState, spirit: SpiritState, amount: int, events: list[Event]) -> None:
    """Take cards from the top of the Spirit's own deck; an empty deck gives nothing (D.2)."""
    taken = tuple(spirit.deck.pop() for _ in range(min(amount, len(spirit.deck))))
    if taken:
        spirit.hand.extend(taken)
        spirit.hand.sort()
        events.append(CardsDrawn(spirit.kind, taken))


def discard(state: CerebriaState, spirit: SpiritState, card: int, events: list[Event]) -> None:
    """Put a hand card face down under the deck it came from."""
    spirit.hand.remove(card)
    spirit.deck.insert(0, card)
    events.append(CardDiscarded(spirit.kind, card))


def return_card(state: CerebriaState, kind: int, source: int) -> None:
    """Put a Mild Emotion that left the board under its deck; others go back to where anybody finds them."""
    if not IS_MILD[kind]:
        return
    deck = state.ego_deck if source == NOBODY else state.spirits[source].deck
    deck.insert(0, kind)


def team_spirits(state: CerebriaState, team: int) -> list[SpiritState]:
    return [spirit for spirit in state.spirits if spirit.team == team]


def deciding_seat(state: CerebriaState, team: int) -> int:
    """Who decides for a team: whoever is at turn, else whoever of the team is next in the order."""
    order = state.config.order
    for ahead in range(len(order)):
        spirit = state.spirits[order[(state.turn + ahead) % len(order)]]
        if spirit.team == team:
            return spirit.seat
    raise LookupError(f"team {team} is not at the table")


def unused_minors(state: CerebriaState, team: int) -> int:
    """E.4: Minor Fragments in neither the Identity nor a Fortress location."""
    return MINOR_FRAGMENTS - state.minors[team] - state.fortress.count(SIGN[team])


def unused_majors(state: CerebriaState, team: int) -> int:
    return MAJOR_FRAGMENTS - state.majors[team] - state.fortress.count(2 * SIGN[team])
