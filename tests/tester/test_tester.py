"""The tester itself is proven: each deliberately broken game is caught, by the check meant for it."""

from __future__ import annotations

import pytest

from tests.tester import golden, mutants
from tests.tester.cards import check_all_come_up, check_counts
from tests.tester.long_run import run_matches, summary
from tests.tester.playing import Variant, record_match
from tests.tester.sight import check_masked_somewhere, check_samples_vary
from tests.tester.suite import CHECKS
from tests.tester.telling import check_cards
from tests.tiny.entry import ENTRY
from tests.tiny.rules import RULES
from tests.tiny.test_generic import TestLanterns as Lanterns

STANDARD = Variant("standard", 2)
DECLARED = Lanterns.declared

CAUGHT_WHILE_PLAYING = [
    (mutants.LegalTwice, "legal actions stand twice"),
    (mutants.NothingLegal, "has no legal action"),
    (mutants.LegalAfterTheEnd, "nobody is to act, yet there are legal actions"),
    (mutants.LosesCards, "the deck of eighteen is not complete"),
    (mutants.NeverEnds, "more decisions than its declared 12"),
    (mutants.EndsWithoutOutcome, "nobody is to act, yet there is no outcome"),
    (mutants.OutcomeTooEarly, "there is an outcome while somebody is to act"),
]

CAUGHT_BY = [
    (mutants.LegalInAnyOrder, "legal", "asked twice, legal answers differently"),
    (mutants.LegalOfBooleans, "legal", "whole numbers"),
    (mutants.LegalByTheDeck, "views", "depends on the unseen"),
    (mutants.AnythingGoes, "refusals", "not refused with a sentence"),
    (mutants.RefusesTooLate, "refusals", "a refused action changed the state"),
    (mutants.RefusesWithoutWords, "refusals", "tiny-nonsense has no words in en"),
    (mutants.RefusesTwoWays, "refusals", "different reasons"),
    (mutants.TradesBothWays, "references", "cannot be told by touch"),
    (mutants.SheetDoesNotAddUp, "outcome", "does not add up"),
    (mutants.WinnersInDisorder, "outcome", "winners are seats of the table in order"),
    (mutants.OwnDice, "replay", "the replay logs something else"),
    (mutants.OwnDice, "chance", "chance answers [] twice"),
    (mutants.Remembers, "thinking", "thinking gives another state"),
    (mutants.Remembers, "undo", "redo gives another state"),
    (mutants.SharingCopy, "copy", "a copy shares state.discard"),
    (mutants.ForgettingCopy, "fields", "copy forgets leader"),
    (mutants.ForgettingSeatsCopy, "fields", "copy forgets seats[1].has_acted"),
    (mutants.ForgettingFile, "fields", "leader: 0 / 1"),
    (mutants.ForgettingFile, "file", "leader: 0 / 1"),
    (mutants.SortingFile, "file", "a state comes back from a file changed"),
    (mutants.SortingFile, "going_on", "goes on differently when loaded"),
    (mutants.OpenHand, "secrets", "but its view shows it"),
    (mutants.OpenToSpectators, "views", "a spectator sees more than seat 0"),
    (mutants.HidesTooMuch, "hidden_fields", "not declared as masked: ['seats[].sparks']"),
    (mutants.MasksTheState, "views", "shares state.deck"),
    (mutants.SamplesOwnHand, "views", "a sample looks different to seat 0"),
    (mutants.SamplesBroken, "views", "a sample for seat 0 is broken"),
    (mutants.HeadlineOfTheDeck, "views", "seat 0 sees another headline"),
    (mutants.TellsDraws, "secrets", "tells seat"),
    (mutants.TellsSecretChoice, "secrets", "but is told"),
    (mutants.TellsSpectators, "events", "a spectator hears more than seat 1"),
    (mutants.RevealsQuietly, "fair_take_back", "drawn where nothing was drawn before"),
    (mutants.DrawsQuietly, "fair_take_back", "seat 0 learns a hidden fact, yet no event reveals anything"),
    (mutants.NoSentence, "words", "tiny-no-such-sentence has no words in en"),
    (mutants.MissingArgument, "words", "tiny-headline"),
    (mutants.NoLabel, "references", None),
    (mutants.NoLabel, "events", None),
    (mutants.EventsThatChange, "events", "unhashable"),
]


def message(error: BaseException) -> str:
    return "\n".join([str(error), *getattr(error, "__notes__", ())])


def named(each: object) -> str:
    return getattr(each, "__name__", each if each in CHECKS else "")


def play(mutant) -> None:
    for seed in range(3):
        record_match(mutant(), STANDARD, seed)


def play_and_check(mutant, check: str) -> None:
    for seed in range(8):
        CHECKS[check](ENTRY, DECLARED, record_match(mutant(), STANDARD, seed))


@pytest.mark.parametrize(("mutant", "said"), CAUGHT_WHILE_PLAYING, ids=named)
def test_playing_catches(mutant, said):
    with pytest.raises(AssertionError) as caught:
        play(mutant)
    assert said in str(caught.value)
    assert "tiny, table 'standard', seed " in message(caught.value)


@pytest.mark.parametrize(("mutant", "check", "said"), CAUGHT_BY, ids=named)
def test_check_catches(mutant, check, said):
    with pytest.raises((AssertionError, LookupError, ValueError, TypeError)) as caught:
        play_and_check(mutant, check)
    assert (said or "") in str(caught.value)
    assert "tiny, table 'standard', seed " in message(caught.value)


def test_fault_of_an_outcome_that_did_not_happen_is_caught():
    """No six is rolled in this match, but the branches of chance are followed."""
    playthrough = record_match(mutants.BreaksOnSixes(), STANDARD, 1)
    with pytest.raises(AssertionError, match="when chance answers 5: two seats and three lanterns"):
        CHECKS["chance"](ENTRY, DECLARED, playthrough)


@pytest.mark.parametrize(
    ("players", "said"),
    [("SILENT", "says why"), ("CHEATING", "tiny-"), ("FICKLE", "asked twice, it answers differently")],
)
def test_automata_are_caught(players, said):
    entry = ENTRY._replace(players=f"tests.tester.mutants:{players}")
    playthrough = record_match(RULES, Variant("moth", 2, {"moth": True}), 0)
    with pytest.raises(Exception, match=said) as caught:
        CHECKS["automata"](entry, DECLARED, playthrough)
    assert "tiny, table 'moth', seed 0, step " in message(caught.value)


def test_boundless_evaluation_is_caught():
    entry = ENTRY._replace(players="tests.tester.mutants:BOUNDLESS")
    with pytest.raises(AssertionError, match="the evaluation for seat 0 is inf"):
        CHECKS["levels"](entry, DECLARED, record_match(RULES, STANDARD, 0))


def test_field_that_is_never_hidden_is_caught():
    played = [record_match(mutants.OpenDeck(), STANDARD, seed) for seed in range(2)]
    with pytest.raises(AssertionError, match=r"every seat sees it all the time: \['deck'\]"):
        check_masked_somewhere(played, DECLARED.masked)


def test_samples_that_are_always_one_guess_are_caught():
    with pytest.raises(AssertionError, match="every sample was the same"):
        check_samples_vary([record_match(mutants.SamplesOneGuess(), STANDARD, 0)])


def test_card_that_stands_twice_is_caught():
    class Doubled(mutants.TinyRules):
        def cards(self):
            return super().cards() + super().cards()[:1]

    with pytest.raises(AssertionError, match="the same card stands twice"):
        check_cards(Doubled())


def test_cards_come_up_and_are_counted():
    check_all_come_up(RULES, [STANDARD], range(2))
    check_counts(RULES, {"lights": (18, 18)})
    with pytest.raises(AssertionError):
        check_counts(RULES, {"lights": (18, 17)})


def test_card_that_never_comes_up_is_named():
    class OneMore(mutants.TinyRules):
        def cards(self):
            extra = super().cards()[0]._replace(ref=mutants.Ref("card", 99))
            return (*super().cards(), extra)

    with pytest.raises(AssertionError, match=r"1 cards never come up: .*99"):
        check_all_come_up(OneMore(), [STANDARD], range(2))


def test_long_run_looks_at_every_state():
    seen = []
    runs = list(run_matches(RULES, STANDARD, range(3), lambda state: seen.append(state.round)))
    assert len(seen) == sum(run.decisions for run in runs) + 3
    assert summary(runs)[0] == f"3 matches, {sum(run.decisions for run in runs)} decisions"


def test_long_run_names_the_place_of_a_broken_invariant():
    def no_third_round(state):
        return ["a third round"] if state.round == 3 else None

    with pytest.raises(AssertionError, match="the invariant is broken: a third round") as caught:
        list(run_matches(RULES, STANDARD, [5], no_third_round))
    assert "tiny, table 'standard', seed 5, step " in message(caught.value)


def test_golden_file_that_differs_shows_the_lines(tmp_path):
    written = golden.write(ENTRY, STANDARD, 1)
    path = tmp_path / "standard.txt"
    with pytest.raises(AssertionError, match=r"there is no standard\.txt yet"):
        golden.compare(written, path)
    path.write_text(written.replace("Dawn rests", "Dawn sleeps"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"-\s+Dawn sleeps\n\+\s+Dawn rests"):
        golden.compare(written, path)
    path.write_text(written, encoding="utf-8")
    golden.compare(written, path)
