"""Every command does what the design's table says, for people and as JSON."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.match import PERSON
from game.registry import games
from saves.opening import open_match
from scenes.words import LANGUAGES
from tests.cli.conftest import Run
from tests.saves.sample import plain_of, reasoned_match, tiny_match, write, write_plain

COMMANDS = {
    "simulate": {"GAME", "--games N", "--seed S", "--seats a,b,…", "--option k=v", "--jobs J", "--json"},
    "replay": {"FILE", "--verify", "--json"},
    "save": {"GAME", "--seed S", "--moves M", "--out FILE"},
    "shot": {"SCENE", "--game GAME", "--seed S", "--moves M", "--load FILE", "--size WxH", "--out FILE"},
    "arena": {"GAME", "--seats a,b", "--games N", "--json"},
    "cards": {"GAME", "--json"},
    "bench": {"--json"},
}


# -- help ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_commands_parameters_and_options_in_every_language(run: Run, language: str) -> None:
    whole = run("--help", language=language)
    assert (whole.code, whole.err) == (0, "")
    for written in (
        "--load FILE",
        "--new GAME",
        "--lang en|fr|de",
        "--size WxH",
        "--saves-dir DIR",
        *COMMANDS,
    ):
        assert f"  {written} " in whole.out
    assert all(entry.name in whole.out for entry in games())
    for command, parameters in COMMANDS.items():
        answer = run(command, "--help", language=language)
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.startswith(f"egotable {command} ")
        assert all(f"  {written} " in answer.out for written in parameters)
    options = run("simulate", "--help", language=language).out
    assert "tiny (person, random, easy, normal, " in options
    assert "hand=2..6" in options
    assert "moth=true|false" in options


# -- simulate, arena ----------------------------------------------------------------------------------------


def test_simulate_prints_one_object(run: Run) -> None:
    answer = run("simulate", "tiny", "--games", 30, "--seed", 4, "--seats", "normal,random", "--json")
    assert (answer.code, answer.err) == (0, "")
    result = json.loads(answer.out)
    assert list(result) == [
        "game", "games", "finished", "decisions", "seconds", "decisions_per_second", "rounds", "outcomes",
    ]  # fmt: skip
    assert (result["game"], result["games"], result["finished"]) == ("tiny", 30, 30)
    first, second = result["outcomes"]
    assert (first["player"], second["player"]) == ("normal", "random")
    assert first["wins"] > second["wins"]
    assert first["wins"] + second["wins"] + first["draws"] == 30


def test_simulate_is_the_same_for_the_same_seed(run: Run) -> None:
    def result(seed: int) -> dict[str, Any]:
        played = json.loads(run("simulate", "tiny", "--games", 12, "--seed", seed, "--json").out)
        return {name: played[name] for name in ("decisions", "rounds", "outcomes")}

    assert result(4) == result(4)
    assert result(4) != result(5)


def test_simulate_takes_options_and_automata(run: Run) -> None:
    answer = run("simulate", "tiny", "--games", 5, "--option", "rounds=2", "--option", "moth=true", "--json")
    result = json.loads(answer.out)
    assert result["rounds"] == 2
    assert [outcome["player"] for outcome in result["outcomes"]] == ["random", "moth"]


def test_simulate_tells_people(run: Run) -> None:
    lines = run("simulate", "tiny", "--games", 3).out.splitlines()
    assert lines[0].startswith("3 matches of tiny: 3 finished, ")
    assert [line.strip()[:14] for line in lines[1:]] == ["Seat 1, random", "Seat 2, random"]


def test_arena_rates_players_with_seats_swapped(run: Run) -> None:
    arguments = ("arena", "tiny", "--seats", "normal,random", "--games", 20, "--jobs", 1)
    result = json.loads(run(*arguments, "--json").out)
    assert (result["games"], result["deals"]) == (20, 10)
    players = result["players"]
    assert [player["player"] for player in players] == ["normal", "random"]
    assert players[0]["win_rate"] > players[1]["win_rate"]
    assert all(low <= player["win_rate"] <= high for player in players for low, high in [player["interval"]])
    lines = run(*arguments).out.splitlines()
    assert len(lines) == 7
    rate = f"{players[0]['win_rate'] * 100:.1f}".removesuffix(".0")
    assert lines[1].strip().startswith(f"normal: {rate} %")


def test_a_progress_bar_appears_only_where_a_person_watches(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("simulate", "tiny", "--games", 40, "--json").err == ""
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal)
    answer = run("simulate", "tiny", "--games", 40, "--json")
    assert "/40" in terminal.getvalue()
    assert json.loads(answer.out)["games"] == 40


# -- save, replay -------------------------------------------------------------------------------------------


def test_save_writes_a_file_that_replays(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "a.json"
    answer = run("save", "tiny", "--seed", 5, "--moves", 9, "--out", path)
    assert (answer.code, answer.out, answer.err) == (0, f"{path}: tiny, 9 steps.\n", "")
    opened = open_match(path)
    assert opened.match.step == 9
    assert opened.match.seed == 5
    assert all(seat.controller == PERSON for seat in opened.match.seats), "somebody can play it on"
    verified = run("replay", path, "--verify")
    assert verified.code == 0
    assert verified.out.splitlines()[-1] == "The match ends as the file says."


def test_save_is_the_same_for_the_same_seed_and_stops_at_the_end(run: Run, tmp_path: Path) -> None:
    states = []
    for number, seed in enumerate((5, 5, 6)):
        run("save", "tiny", "--seed", seed, "--moves", 5000, "--out", tmp_path / f"{number}.json")
        opened = open_match(tmp_path / f"{number}.json")
        assert opened.match.is_over
        states.append(opened.match.state)
    assert states[0] == states[1] != states[2]


def test_save_keeps_what_lay_there(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"a diary")
    assert run("save", "tiny", "--out", path).code == 0
    assert (tmp_path / "a.json.bak").read_bytes() == b"a diary"


def test_replay_tells_every_step_and_the_scores(run: Run, tmp_path: Path) -> None:
    match = tiny_match(60)
    lines = run("replay", write(tmp_path / "a.json", match)).out.splitlines()
    assert lines[0] == f"tiny, “A rainy evening”: {match.step} steps."
    steps = [int(line.split()[0]) for line in lines[1:-2]]
    assert sorted(set(steps)) == list(range(1, match.step + 1))
    assert steps == sorted(steps)
    assert match.outcome is not None
    assert lines[-2:] == [
        f"Seat {seat}, {name}: {score} points."
        for seat, name, score in zip((1, 2), ("Ada", "Bo"), match.outcome.scores, strict=True)
    ]


def test_replay_tells_why(run: Run, tmp_path: Path) -> None:
    """Log and reasons alone explain how an automaton came to its position."""
    match = reasoned_match(11)
    file = write(tmp_path / "a.json", match)
    lines = [line.strip() for line in run("replay", file).out.splitlines()]
    told = json.loads(run("replay", file, "--json").out)["log"]
    reasons = [entry["why"] for entry in told if entry["why"]]
    assert len(reasons) == sum(entry.why is not None for entry in match.log) > 0
    for why in reasons:
        assert f"why: {' '.join(why['sentences'])}" in lines
        if len(why["candidates"]) > 1:
            chosen = why["candidates"][why["chosen"]]["name"]
            assert any(line.startswith(f"> {chosen}") for line in lines)


def test_replay_as_json(run: Run, tmp_path: Path) -> None:
    match = reasoned_match(11)
    result = json.loads(run("replay", write(tmp_path / "a.json", match), "--json", "--verify").out)
    assert (result["game"], result["steps"], result["over"]) == ("tiny", 11, False)
    assert (result["verified"], result["differs_at"], result["outcome"]) == (True, None, None)
    assert [entry["action"] for entry in result["log"]] == [
        match.rules.actions.encode(entry.action) for entry in match.log
    ]
    assert all(entry["events"] for entry in result["log"])
    over = json.loads(run("replay", write(tmp_path / "b.json", tiny_match(60)), "--json").out)
    assert len(over["outcome"]["scores"]) == 2


def test_replay_of_a_log_that_leads_elsewhere_warns_and_verify_fails(run: Run, tmp_path: Path) -> None:
    plain = plain_of(tiny_match(12))
    plain["log"][6]["action"] = ["spare"]
    path = write_plain(tmp_path / "a.json", plain)
    answer = run("replay", path)
    assert answer.code == 0
    assert answer.out.splitlines()[0].endswith(": 6 steps.")
    assert answer.err.startswith("The moves in a.json no longer lead to its last position (step 7)")
    failed = run("replay", path, "--verify")
    assert failed.code == 1
    assert failed.err == (
        "The match does not end as the file says: by step 7 at the latest it goes another way.\n"
    )
    as_json = run("replay", path, "--verify", "--json")
    assert as_json.code == 1
    assert json.loads(as_json.out)["verified"] is False
    assert json.loads(as_json.out)["differs_at"] == 7


def test_replay_touches_nothing(run: Run, tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", tiny_match(12))
    before = path.read_bytes(), path.stat().st_mtime_ns
    run("replay", path, "--verify")
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert [each.name for each in tmp_path.iterdir()] == ["a.json"]


# -- cards --------------------------------------------------------------------------------------------------


def test_cards_lists_every_card_in_words_and_as_json(run: Run) -> None:
    listed = json.loads(run("cards", "tiny", "--json").out)
    assert listed["game"] == "tiny"
    assert len(listed["cards"]) == 18
    assert listed["cards"][0] == {
        "deck": "lights", "kind": "card", "id": 0, "copies": 1, "name": "ember 1", "numbers": {"value": 1},
        "text": [],
    }  # fmt: skip
    lines = run("cards", "tiny").out.splitlines()
    assert len(lines) == 18
    assert "ember 1" in lines[0]
    assert run("cards", "tiny", language="fr").out != "\n".join(lines)


# -- the rooms with a picture -------------------------------------------------------------------------------


def test_bench_has_the_figures_of_the_design(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    window = {
        "window": {"menu": {"steady_ms": 1.5, "moving_ms": 3.0, "moving_p99_ms": 9.0, "slowest_ms": 12.0}},
        "startup_s": 0.6,
        "load_ms": 40.0,
        "memory_mb": 120,
    }
    monkeypatch.setitem(sys.modules, "scenes.bench", SimpleNamespace(measure_window=lambda: window))
    monkeypatch.setattr(
        "ai.measure.measure_engine", lambda entry: {"decisions_per_second": 9000, "copy_us": 1.5}
    )
    monkeypatch.setattr(
        "ai.measure.measure_automata", lambda entry: {"turn_ms": 0.2} if entry.name == "tiny" else None
    )
    monkeypatch.setattr("ai.measure.measure_search", lambda entry: {"iterations_per_second": 700})
    result = json.loads(run("bench", "--json").out)
    assert list(result) == [
        "engine", "automata", "search", "window", "startup_s", "load_ms", "memory_mb",
    ]  # fmt: skip
    assert result["engine"]["tiny"] == {"decisions_per_second": 9000, "copy_us": 1.5}
    assert result["automata"] == {"tiny": {"turn_ms": 0.2}}
    assert result["search"] == {entry.name: {"iterations_per_second": 700} for entry in games()}
    for language in LANGUAGES:
        lines = run("bench", language=language).out.splitlines()
        assert len(lines) == 2 * len(games()) + 3
        assert any(line.startswith("tiny") and "1" in line for line in lines)


def test_shot_hands_everything_on(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    drawn: list[Any] = []
    module = SimpleNamespace(draw_shot=lambda scene, **rest: drawn.append((scene, rest)))
    monkeypatch.setitem(sys.modules, "scenes.shot", module)
    out = tmp_path / "a.png"
    assert run("shot", "menu", "--out", out, language="de").code == 0
    assert drawn.pop() == (
        "menu",
        {
            "game": None, "seed": 1, "moves": 0, "load": None, "size": (1280, 720), "language": "de",
            "out": out,
        },
    )  # fmt: skip
    chosen = ("--game", "tiny", "--seed", 7, "--moves", 12, "--size", "1920x1080", "--lang", "fr")
    assert run("shot", "table", *chosen, "--out", out).code == 0
    scene, rest = drawn.pop()
    assert (scene, rest["game"], rest["seed"], rest["moves"]) == ("table", "tiny", 7, 12)
    assert (rest["size"], rest["language"]) == ((1920, 1080), "fr")
    assert run("shot", "table", "--load", "a.json", "--out", out).code == 0
    assert drawn.pop()[1]["load"] == Path("a.json")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the window was asked to open."""
    calls: list[dict[str, Any]] = []
    module = SimpleNamespace(open_window=lambda **given: calls.append(given))
    monkeypatch.setitem(sys.modules, "scenes.opening", module)
    return calls


def test_bare_it_opens_the_window(run: Run, opened: list[dict[str, Any]]) -> None:
    assert run() == (0, "", "")
    nothing = {"load": None, "new": None, "language": None, "size": None, "saves_dir": None}
    assert opened.pop() == nothing
    chosen = ("--load", "a.json", "--lang", "de", "--size", "1024x576", "--saves-dir", "matches")
    assert run(*chosen).code == 0
    assert opened.pop() == {
        "load": Path("a.json"),
        "new": None,
        "language": "de",
        "size": (1024, 576),
        "saves_dir": Path("matches"),
    }
    assert run("--new", "tiny").code == 0
    assert opened.pop()["new"] == "tiny"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_screen_it_says_so_and_names_what_works(
    run: Run, opened: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    answer = run(language=language)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert all(command in answer.err for command in COMMANDS)
    assert opened == []
