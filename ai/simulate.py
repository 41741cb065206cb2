"""Whole matches without a window, one after another or in several processes at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from time import perf_counter
from traceback import format_exc
from typing import Any, NamedTuple

from ai.controller import AS_LEVELS, Budgets
from ai.levels import BadSeats
from ai.table import Table
from ai.worker import ThinkingFailed, ignored_interrupt, summary_of
from game.match import Match, Seat
from game.registry import GameEntry
from game.rules import Options, SeatRole
from game.text import Text, text

_SHARES_PER_PROCESS = 16
"""Into how many shares a process's matches are cut: small enough that all processes end together."""

_LARGEST_SHARE = 100
"""Matches after which whoever watches hears of them, however many there are."""

_NOTICED = 0.001
"""Seconds below which a decision needed no thought: there was nothing to choose."""

Tick = Callable[[int], None]
"""Is told, now and then, how many more matches are done."""


class Deal(NamedTuple):
    """One match to be played: everything it depends on."""

    entry: GameEntry
    options: Options
    seats: tuple[Seat, ...]
    seed: int
    budgets: Budgets = AS_LEVELS
    """How long the players think, where it is not as long as their level does."""


class Spent(NamedTuple):
    """How long a seat thought about decisions that took any time: how many, all together, and the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def with_more(self, other: Spent) -> Spent:
        return Spent(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
        )


class Result(NamedTuple):
    """How one match went; scores and winners are empty when it did not end within the declared length."""

    decisions: int
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    spent: tuple[Spent, ...] = ()

    @property
    def is_finished(self) -> bool:
        return bool(self.scores)


class MatchFailed(Exception):
    """A match broke off; the reason names its seed and step, so that it can be looked at again."""

    def __init__(self, seed: int, step: int, summary: str, details: str = "") -> None:
        super().__init__(seed, step, summary, details)
        self.details = details
        self.reason: Text = text("ai-match-failed", seed=str(seed), step=step, summary=summary)


def play_deal(deal: Deal) -> Result:
    """Play one match to its end."""
    rules = deal.entry.load_rules()
    match = Match(rules, deal.options, deal.seats, deal.seed)
    table = Table(match, deal.entry, budgets=deal.budgets)
    try:
        outcome = table.play_out(rules.longest)
    except ThinkingFailed as failure:
        raise MatchFailed(deal.seed, match.step, failure.summary, failure.details) from failure
    except Exception as error:
        raise MatchFailed(deal.seed, match.step, summary_of(error), format_exc()) from error
    rounds = rules.round(match.state)
    spent = tuple(_spent(seconds) for seconds in table.spent)
    if outcome is None:
        return Result(match.step, rounds, (), (), spent)
    return Result(match.step, rounds, outcome.scores, outcome.winners, spent)


def _spent(seconds: list[float]) -> Spent:
    noticed = [each for each in seconds if each >= _NOTICED]
    return Spent(len(noticed), sum(noticed), max(noticed, default=0.0))


def play_all(deals: Sequence[Deal], jobs: int = 1, tick: Tick | None = None) -> list[Result]:
    """Play all deals, in `jobs` processes; the results are in the order of the deals whatever `jobs` is."""
    if any(seat.is_person for deal in deals for seat in deal.seats):
        raise BadSeats(text("ai-no-people-here"))
    size = min(max(1, len(deals) // (jobs * _SHARES_PER_PROCESS)), _LARGEST_SHARE)
    shares = [deals[start : start + size] for start in range(0, len(deals), size)]
    results: dict[int, list[Result]] = {}
    for number, played in _play_shares(shares, min(jobs, len(shares))):
        results[number] = played
        if tick is not None:
            tick(len(played))
    return [result for number in range(len(shares)) for result in results[number]]


def _play_shares(shares: list[Sequence[Deal]], jobs: int) -> Iterator[tuple[int, list[Result]]]:
    if jobs <= 1:
        yield from ((number, _play_share(share)) for number, share in enumerate(shares))
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        with ignored_interrupt():
            waiting: dict[Future[list[Result]], int] = {
                pool.submit(_play_share, share): number for number, share in enumerate(shares)
            }
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    except BaseException:
        # Ctrl+C is answered at once: nobody waits for matches that nobody will look at.
        for process in dict(pool._processes or {}).values():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _play_share(deals: Iterable[Deal]) -> list[Result]:
    return [play_deal(deal) for deal in deals]


class Tally:
    """Wins, shared wins and scores of one player or seat over many matches."""

    def __init__(self) -> None:
        self.games = self.wins = self.draws = self.score = 0
        self.spent = Spent()
        self.shares = 0.0
        """Wins, with a shared win counted as its part."""

    def add(self, roles: Sequence[SeatRole], result: Result, seat: int) -> None:
        """Count a finished match for a seat: its team won, shared the win with another team, or lost."""
        teams = {roles[winner].team for winner in result.winners}
        self.games += 1
        self.score += result.scores[seat]
        self.spent = self.spent.with_more(result.spent[seat]) if result.spent else self.spent
        if seat in result.winners:
            self.wins += len(teams) == 1
            self.draws += len(teams) > 1
            self.shares += 1 / len(teams)

    @property
    def mean_score(self) -> float:
        return round(self.score / self.games, 3) if self.games else 0.0


def simulate(
    entry: GameEntry,
    options: Options,
    seats: tuple[Seat, ...],
    *,
    games: int,
    seed: int,
    jobs: int = 1,
    budgets: Budgets = AS_LEVELS,
    tick: Tick | None = None,
) -> dict[str, Any]:
    """Play `games` matches with the seeds `seed`, `seed + 1`, … and say how they went."""
    roles = entry.load_rules().seats(options)
    began = perf_counter()
    deals = [Deal(entry, options, seats, seed + number, budgets) for number in range(games)]
    results = play_all(deals, jobs, tick)
    seconds = perf_counter() - began
    finished = [result for result in results if result.is_finished]
    tallies = [Tally() for _ in seats]
    for result in finished:
        for seat, tally in enumerate(tallies):
            tally.add(roles, result, seat)
    decisions = sum(result.decisions for result in results)
    return {
        "game": entry.name,
        "games": games,
        "finished": len(finished),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "rounds": round(sum(result.rounds for result in results) / games, 3),
        "outcomes": [
            {
                "seat": number,
                "player": seat.controller,
                "wins": tally.wins,
                "draws": tally.draws,
                "mean_score": tally.mean_score,
            }
            for number, (seat, tally) in enumerate(zip(seats, tallies, strict=True), start=1)
        ],
    }
