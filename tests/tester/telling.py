"""The words of a match: prompts, headlines, labels and the outcome, each sayable in every language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from game.action import Ref
from game.rules import AnyRules, Outcome
from game.text import Text
from scenes.words import LANGUAGES, Words
from tests.tester.playing import Moment, Playthrough, Setting

_TOUCHED = 12


def assert_sayable(setting: Setting, sentences: Iterable[Text]) -> None:
    """Every text, and every text within it, has words of its own in each language, without a fault."""
    said = list(sentences)
    names = [role.name for role in setting.rules.seats(setting.options)]
    for language in LANGUAGES:
        words = Words(language, names)
        for sentence in said:
            assert isinstance(sentence, Text), f"{sentence!r} is no text"
            for part in parts_of(sentence):
                assert part.key == "seat" or words.knows(part.key), f"{part.key} has no words in {language}"
            assert words.say(sentence).strip(), f"{sentence.key} says nothing in {language}"


def parts_of(sentence: Text) -> Iterator[Text]:
    """The text and every text among its arguments."""
    yield sentence
    for _, value in sentence.args:
        if isinstance(value, Text):
            yield from parts_of(value)


def check_can_be_said(playthrough: Playthrough) -> None:
    """Every sentence of a match, and every name in it, has words in every language."""
    setting = playthrough.setting
    assert_sayable(setting, set(_texts_of_table(setting)))
    for step, entry in enumerate(playthrough.log):
        with setting.blame(step, entry.action):
            rules = setting.rules
            assert_sayable(setting, map(rules.label, rules.actions.refs(entry.action)))
            for event in entry.events:
                seen = {event, *(rules.see(event, seat) for seat in setting.seats)} - {None}
                for each in seen:
                    assert_sayable(setting, [rules.describe(each), *map(rules.label, rules.mentions(each))])
    for moment in playthrough.moments:
        with moment.blame():
            assert_sayable(setting, set(_texts_of_moment(moment, playthrough)))


def _texts_of_table(setting: Setting) -> Iterator[Text]:
    rules = setting.rules
    for role in rules.seats(setting.options):
        yield role.name
    for verb in rules.actions.verbs:
        yield rules.label(Ref("verb", verb))
    for face in rules.cards():
        yield from (face.name, rules.label(face.ref), *face.lines)


def _texts_of_moment(moment: Moment, playthrough: Playthrough) -> Iterator[Text]:
    rules, state = moment.rules, moment.state
    yield rules.headline(state)
    yield rules.prompt(state)
    things = {ref for entry in playthrough.log for ref in rules.actions.refs(entry.action)}
    possible = {ref for action in rules.legal(state) for ref in rules.actions.refs(action)}
    for selection in (frozenset(), *(frozenset([ref]) for ref in sorted(possible, key=str)[:4])):
        for ref in sorted(things - selection, key=str)[:_TOUCHED]:
            answer = rules.why_not_touch(state, selection, ref)
            if answer is not None:
                yield answer
    outcome = rules.outcome(state)
    if outcome is not None:
        yield from (line.source for line in outcome.sheet)


def check_outcome(outcome: Outcome | None, seats: int, *, adds_up: bool) -> None:
    """A score per seat, winners among them in order, and a sheet that adds up to the scores."""
    assert isinstance(outcome, Outcome), "the match is over without an outcome"
    assert len(outcome.scores) == seats, f"{len(outcome.scores)} scores for {seats} seats"
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(seats))), (
        f"winners are seats of the table in order, each once: {outcome.winners}"
    )
    widths = {len(line.points) for line in outcome.sheet}
    assert len(widths) <= 1, "the lines of the sheet have different numbers of columns"
    if adds_up and widths == {seats}:
        columns = zip(*(line.points for line in outcome.sheet), strict=True)
        assert tuple(map(sum, columns)) == outcome.scores, "the sheet does not add up to the scores"


def check_cards(rules: AnyRules) -> None:
    """Every kind of card stands once in the list, with a positive number of copies and a name of its own."""
    faces = rules.cards()
    _check_unique([face.ref for face in faces], "card")
    _check_unique([(face.deck, face.name) for face in faces], "name")
    assert all(face.copies > 0 for face in faces), "a card without copies"


def _check_unique(things: Collection[object], what: str) -> None:
    twice = [thing for thing in set(things) if list(things).count(thing) > 1]
    assert not twice, f"the same {what} stands twice: {twice}"
