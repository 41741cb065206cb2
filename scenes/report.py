"""What the commands print, in the reader's language, or as values for `--json`. It needs no pygame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.action import verb_ref
from game.match import Entry, Match
from game.rules import CardFace
from game.why import Why
from saves.opening import Opened
from scenes.usage import words_or
from scenes.words import Words

Figures = Mapping[str, Any]


def simulated(result: Figures, words: Words) -> Iterator[str]:
    """How many matches went, then each seat."""
    yield words("cli-simulated", **{name: value for name, value in result.items() if name != "outcomes"})
    for outcome in result["outcomes"]:
        yield "  " + words("cli-simulated-seat", **outcome)


def tournament(result: Figures, words: Words) -> Iterator[str]:
    """The win rates of every player, then of every seat."""
    yield words("cli-tournament", **{name: result[name] for name in ("game", "games", "deals", "finished")})
    for who, key in (("players", "cli-rated-player"), ("seats", "cli-rated-seat")):
        for rated in result[who]:
            low, high = rated["interval"]
            rates = {"rate": rated["win_rate"], "low": low, "high": high}
            counts = {name: value for name, value in rated.items() if name not in ("interval", "win_rate")}
            percent = {name: round(rate * 100, 1) for name, rate in rates.items()}
            yield "  " + words(key, **counts, **percent)
    for thought in result["thinking"]:
        yield "  " + words("cli-thinking", **thought)
    if "verdict" in result:
        rate = round(result["until"] * 100)
        yield words(
            "cli-verdict", verdict=result["verdict"], player=result["players"][0]["player"], rate=rate
        )


def tuned(result: Figures, words: Words) -> Iterator[str]:
    """Every weight before and after, and what the new ones win."""
    for name, plain in result["plain"].items():
        yield "  " + words("cli-tuned-weight", name=name, plain=plain, found=result["found"][name])
    gain = result["gain"]
    low, high = gain["interval"]
    rates = {"rate": gain["win_rate"], "low": low, "high": high}
    percent = {name: round(rate * 100, 1) for name, rate in rates.items()}
    kept = "yes" if gain["is_kept"] else "no"
    yield words("cli-tuned", game=result["game"], games=gain["games"], kept=kept, **percent)


# -- cards --------------------------------------------------------------------------------------------------


def cards(game: str, faces: Sequence[CardFace], words: Words) -> Iterator[str]:
    """Every card: deck, copies, name and figures, and its text below."""
    for face in faces:
        numbers = [
            f"{words_or(words, f'{game}-number-{name}', name)} {value}" for name, value in face.numbers
        ]
        yield "  ".join([face.deck, f"{face.copies} × {words.say(face.name)}", *numbers])
        for line in face.lines:
            yield "    " + words.say(line)


def cards_as_values(game: str, faces: Sequence[CardFace], words: Words) -> dict[str, Any]:
    """Every card as plain values."""
    listed = [
        {
            "deck": face.deck,
            "kind": face.ref.kind,
            "id": face.ref.id,
            "copies": face.copies,
            "name": words.say(face.name),
            "numbers": dict(face.numbers),
            "text": [words.say(line) for line in face.lines],
        }
        for face in faces
    ]
    return {"game": game, "cards": listed}


# -- a replay -----------------------------------------------------------------------------------------------


def replayed(opened: Opened, words: Words) -> Iterator[str]:
    """Every step of a match as far as its log leads, then the scores when it is over."""
    match = opened.replayed
    words = _at_table(match, words)
    title = opened.header.title or "—"
    yield words("cli-replayed", game=opened.header.game, title=title, steps=len(match.log))
    for step, entry in enumerate(match.log, match.first_step + 1):
        for event in _events(match, entry, words):
            yield f"{step:>5}  {event}"
        if entry.why is not None:
            for line in _reason(entry.why, words):
                yield f"{'':>7}{line}"
    outcome = match.outcome
    for seat, score in enumerate(outcome.scores if outcome else ()):
        yield words("cli-replayed-result", seat=seat + 1, name=words.seat_name(seat), score=score)


def replayed_as_values(opened: Opened, words: Words) -> dict[str, Any]:
    """A replay as plain values; `verified` says whether it ends as the file says."""
    match, header = opened.replayed, opened.header
    words = _at_table(match, words)
    outcome = match.outcome
    return {
        "game": header.game,
        "title": header.title,
        "seed": header.seed,
        "options": header.options,
        "seats": [seat._asdict() for seat in header.seats],
        "first_step": match.first_step,
        "steps": len(match.log),
        "over": match.is_over,
        "verified": opened.differs_at is None,
        "differs_at": opened.differs_at,
        "outcome": outcome and {"scores": outcome.scores, "winners": [seat + 1 for seat in outcome.winners]},
        "log": [
            {
                "step": step,
                "seat": entry.seat + 1,
                "action": match.rules.actions.encode(entry.action),
                "events": _events(match, entry, words),
                "why": entry.why and _why_as_values(entry.why, words),
            }
            for step, entry in enumerate(match.log, match.first_step + 1)
        ],
    }


def _at_table(match: Match, words: Words) -> Words:
    return words.at_table(
        [seat.name or role.name for seat, role in zip(match.seats, match.roles, strict=True)]
    )


def _events(match: Match, entry: Entry, words: Words) -> list[str]:
    """What an action did; its verb, where it did nothing that anybody could see."""
    told = [words.say(match.rules.describe(event)) for event in entry.events]
    return told or [words.say(match.rules.label(verb_ref(entry.action[-1])))]


def _reason(why: Why, words: Words) -> Iterator[str]:
    """Why a computer or automaton chose so: its sentences, then what it weighed, the chosen one marked."""
    yield words("cli-replayed-why", why=" ".join(words.say(sentence) for sentence in why.sentences))
    if len(why.candidates) < 2:
        return
    if why.criteria:
        yield "  " + " | ".join(words.say(criterion) for criterion in why.criteria)
    for number, candidate in enumerate(why.candidates):
        values = ", ".join(f"{value:g}" for value in candidate.values)
        mark = ">" if number == why.chosen else " "
        yield f"  {mark} {words.say(candidate.name)}" + (f": {values}" if values else "")


def _why_as_values(why: Why, words: Words) -> dict[str, Any]:
    return {
        "sentences": [words.say(sentence) for sentence in why.sentences],
        "criteria": [words.say(criterion) for criterion in why.criteria],
        "candidates": [
            {"name": words.say(candidate.name), "values": list(candidate.values)}
            for candidate in why.candidates
        ],
        "chosen": why.chosen,
        "decided_by": why.decided_by,
    }


# -- figures ------------------------------------------------------------------------------------------------


def benchmark(result: Figures, words: Words) -> Iterator[str]:
    """The figures of every game and scene, then those of the whole program."""
    for name, figures in result["engine"].items():
        yield words("cli-bench-engine", game=name, **figures)
    for name, figures in result["automata"].items():
        yield words("cli-bench-automata", game=name, **figures)
    for name, figures in result["search"].items():
        yield words("cli-bench-search", game=name, **figures)
    for name, figures in result["window"].items():
        yield words("cli-bench-window", scene=name, **figures)
    whole = {name: result[name] for name in ("startup_s", "load_ms", "memory_mb")}
    yield words("cli-bench-start", **whole)
