"""Crystal Shards: the round's ranking with its Revenge tokens (C.17 step 4), and the end (C.18)."""

from __future__ import annotations

from game.essence.events import MatchEnded, PropheciesScored, RevengeTaken, RevengeUsed, ShardsAwarded
from game.essence.state import REVENGE_TOKENS, EssenceState, Phase
from game.essence.tables import OMENS
from game.event import Event
from game.rules import ScoreLine
from game.text import text

SHARD_TARGET = {2: 10, 3: 11, 4: 12, 5: 11}
ESSENCE_AWARDS = (3, 2, 1)
PROPHECY_AWARDS = (4, 2, 1)
REVENGE_FROM_PLAYERS = 4


def place(values: list[int], seat: int) -> int:
    """1 + how many have strictly more: tied players share the better place."""
    return 1 + sum(value > values[seat] for value in values)


def award(awards: tuple[int, ...], reached: int) -> int:
    return awards[reached - 1] if reached <= len(awards) else 0


def score_round(state: EssenceState, events: list[Event]) -> None:
    """Shards by Essence, then Revenge used by the first and taken by those who got nothing."""
    empty_handed = []
    for seat in state.order:
        reached = place(state.essence, seat)
        shards = award(ESSENCE_AWARDS, reached)
        state.shards[seat] += shards
        events.append(ShardsAwarded(seat, reached, shards))
        if reached == 1 and state.revenge[seat]:
            state.revenge[seat] -= 1
            state.shards[seat] += 1
            state.revenge_shards[seat] += 1
            events.append(RevengeUsed(seat))
        if not shards:
            empty_handed.append(seat)
    if state.seats >= REVENGE_FROM_PLAYERS:
        empty_handed.sort(key=lambda seat: state.essence[seat])
        left = REVENGE_TOKENS - sum(state.revenge)
        for seat in empty_handed[:left]:
            state.revenge[seat] += 1
            events.append(RevengeTaken(seat))


def prophecy_sums(state: EssenceState) -> list[int]:
    return [sum(OMENS[fragment].value for fragment in claimed) for claimed in state.claimed]


def prophecy_shards(state: EssenceState) -> list[int]:
    """The award of each seat's fragments; a seat without any gets none, even on a shared place."""
    sums = prophecy_sums(state)
    return [award(PROPHECY_AWARDS, place(sums, seat)) if sums[seat] else 0 for seat in range(state.seats)]


def has_reached_target(state: EssenceState) -> bool:
    return max(state.shards) >= SHARD_TARGET[state.seats]


def end_match(state: EssenceState, events: list[Event]) -> None:
    """Final scoring; the match is over."""
    sums = prophecy_sums(state)
    for seat, shards in enumerate(prophecy_shards(state)):
        state.shards[seat] += shards
        events.append(PropheciesScored(seat, sums[seat], shards))
    state.phase = Phase.OVER
    events.append(MatchEnded(winners(state)))


def winners(state: EssenceState) -> tuple[int, ...]:
    """Most Shards, then the higher fragment sum, then more Essence in the last round, then shared."""
    sums = prophecy_sums(state)
    keys = [(state.shards[seat], sums[seat], state.essence[seat]) for seat in range(state.seats)]
    best = max(keys)
    return tuple(seat for seat in range(state.seats) if keys[seat] == best)


def tie_break(state: EssenceState) -> ScoreLine | None:
    """What decided where several had most Shards and not all of them won."""
    level = [seat for seat in range(state.seats) if state.shards[seat] == max(state.shards)]
    if len(level) == len(winners(state)):
        return None
    sums = prophecy_sums(state)
    if len({sums[seat] for seat in level}) > 1:
        return ScoreLine(text("essence-score-tie-prophecies"), tuple(sums))
    return ScoreLine(text("essence-score-tie-essence"), tuple(state.essence))
