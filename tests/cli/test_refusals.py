"""Bad arguments and bad files: one clear line on standard error, exit code 2, nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import egotable
from ai.worker import ThinkingFailed
from scenes.words import LANGUAGES
from tests.cli.conftest import Run
from tests.tiny.entry import ENTRY

BAD = [
    (("frobnicate",), "There is no command “frobnicate”"),
    (("--frobnicate",), "There is no option --frobnicate here"),
    (("simulate",), "GAME is missing"),
    (("simulate", "chess"), "There is no game “chess” on this table"),
    (("simulate", "tiny", "tiny"), "Something here is one too many"),
    (("simulate", "tiny", "--games"), "The value of --games is missing"),
    (("simulate", "tiny", "--games", "many"), "--games takes a whole number from 1 to 1000000, not “many”"),
    (("simulate", "tiny", "--games", "0"), "--games takes a whole number from 1"),
    (("simulate", "tiny", "--seed", "-1"), "--seed takes a whole number from 0"),
    (("simulate", "tiny", "--seed", "9" * 5000), "--seed takes a whole number from 0"),
    (("simulate", "tiny", "--jobs", "61"), "--jobs takes a whole number from 1 to 60"),
    (("simulate", "tiny", "--seats", "oracle"), "Nobody called “oracle” plays tiny"),
    (("simulate", "tiny", "--seats", "random,random,random"), "tiny has 2 seats to fill"),
    (("simulate", "tiny", "--seats", "person"), "Nobody can be asked here"),
    (("simulate", "tiny", "--seats", "random,moth"), "moth does not play seat 2"),
    (("simulate", "tiny", "--option", "hand"), "“hand” is no option; write it as name=value"),
    (("simulate", "tiny", "--option", "hand=99"), "The option hand cannot be “99”"),
    (("simulate", "tiny", "--option", "colour=red"), "tiny has no option “colour”"),
    (("arena", "tiny"), "--seats a,b is missing"),
    (("replay",), "FILE is missing"),
    (("replay", "nowhere.json"), "nowhere.json is not there."),
    (("replay", "/"), "/ is a folder, not a match file."),
    (("save", "tiny"), "--out FILE is missing"),
    (("save", "tiny", "--moves", "x", "--out", "a.json"), "--moves takes a whole number from 0"),
    (("save", "tiny", "--out", "/"), "/ cannot be written: that is no name for a file."),
    (("shot", "menu"), "--out FILE is missing"),
    (("shot", "table", "--game", "tiny", "--load", "a.json", "--out", "a.png"), "Either --game or --load"),
    (("shot", "table", "--game", "chess", "--out", "a.png"), "There is no game “chess”"),
    (("shot", "menu", "--size", "wide", "--out", "a.png"), "“wide” is no size; write it as 1600x900"),
    (("--size", "10x10"), "“10x10” is no size"),
    (("--size", "99999x900"), "“99999x900” is no size"),
    (("--lang", "tlh"), "“tlh” is no language of this table; it speaks en, fr, de."),
    (("--new", "chess"), "There is no game “chess”"),
    (("cards", "chess"), "There is no game “chess”"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=[" ".join(bad)[:40] for bad, _ in BAD])
def test_bad_arguments_get_one_line(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    answer = run(*arguments)
    assert sentence in answer.err
    assert answer.err.count("\n") == 1
    assert (answer.code, answer.out) == (2, "")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_line_is_in_the_language_of_the_machine(run: Run, language: str) -> None:
    for arguments, sentence in BAD:
        answer = run(*arguments, language=language)
        assert answer.code == 2
        assert answer.err.count("\n") == 1
        assert sentence not in answer.err, "that is English"


def test_a_language_that_was_asked_for_wins(run: Run) -> None:
    for arguments in (("--lang", "fr", "cards", "chess"), ("--lang=fr", "cards", "chess")):
        assert "Il n’y a pas de jeu «\u202fchess\u202f»" in run(*arguments, language="de").err


def test_a_machine_that_speaks_another_language_hears_english(run: Run) -> None:
    assert "There is no game" in run("cards", "chess", language="tlh_QO.UTF-8").err


def test_a_bad_file_names_its_place(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    run("save", "tiny", "--moves", 9, "--out", path)
    path.write_bytes(path.read_bytes()[:300])
    answer = run("replay", path)
    assert answer.err.startswith("a.json breaks off at line ")
    assert (answer.code, answer.out) == (2, "")


def test_a_file_that_cannot_be_written_names_the_reason(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    answer = run("save", "tiny", "--out", tmp_path / "file" / "a.json")
    assert answer.err.startswith("a.json cannot be written: ")
    assert answer.code == 2


def test_a_player_that_fails_is_no_fault_of_the_arguments(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object, **named: object) -> None:
        raise ThinkingFailed("moth", "IndexError: too bright", "a traceback\nof many lines")

    monkeypatch.setattr("ai.simulate.simulate", fail)
    answer = run("simulate", "tiny")
    assert answer.err == "The player “moth” failed while thinking: IndexError: too bright\n"
    assert answer.code == 1


def test_an_unexpected_error_is_one_line_and_its_traceback_can_be_had(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*arguments: object) -> None:
        raise RuntimeError("a\nbug")

    monkeypatch.setattr(type(ENTRY.load_rules()), "cards", fail)
    answer = run("cards", "tiny")
    assert answer.err.startswith(
        "Something went wrong that should not have: RuntimeError: a bug (set EGOTABLE"
    )
    assert (answer.code, answer.err.count("\n")) == (1, 1)
    monkeypatch.setenv("EGOTABLE_TRACEBACK", "1")
    with pytest.raises(RuntimeError):
        egotable.main()


def test_an_interrupted_run_says_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ai.simulate.simulate", interrupt)
    assert run("simulate", "tiny") == (130, "", "")
