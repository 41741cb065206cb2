"""The lessons of The Essence can be played to their ends, and the rules are told in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.essence.actions import Bid, TakeAdvisor
from scenes.essence.lessons import LESSONS
from scenes.lesson import Lesson
from scenes.library import headings, read
from scenes.table import begin_lesson
from scenes.words import LANGUAGES, Words
from tests.window.driver import Driver
from tests.window.essence_table import ENTRY
from tests.window.playing import until


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_every_lesson_leads_to_its_end(tmp_path: Path, lesson: Lesson) -> None:
    with Driver(
        tmp_path, size=(1024, 576), reduced_motion=True, speed="instant", warn_before_ending_turn=False
    ) as driver:
        driver.go_home()
        scene = begin_lesson(driver.app, ENTRY, lesson)
        detours = 0
        for _ in range(40):
            guide = scene.guide
            assert guide is not None
            if guide.step is None:
                break
            until(driver, lambda guide=guide: scene.sitting.narrowing is not None or guide.is_reading)  # type: ignore[misc]
            if guide.is_reading:
                guide.go_on()
                continue
            legal = scene.sitting.narrowing.actions
            wanted = [action for action in legal if action in guide.step.expects]
            # A payment or a rest of the hand to decide about comes in between, once or twice.
            detours += not wanted and not guide.step.awaits
            scene.confirm(wanted[0] if wanted else legal[-1])
            driver.wait(0.5)
        assert scene.guide is not None
        assert scene.guide.step is None
        assert detours <= 2, "what a step expects cannot be done when it is said"


def test_a_lesson_waits_for_its_learner(tmp_path: Path) -> None:
    """The computer bids more and takes an Advisor first: that is not what the lesson waits for."""
    lesson = next(each for each in LESSONS if each.id == "advisors")
    with Driver(tmp_path, size=(1024, 576), reduced_motion=True, speed="instant") as driver:
        driver.go_home()
        scene = begin_lesson(driver.app, ENTRY, lesson)
        guide, match = scene.guide, scene.sitting.match
        assert guide is not None
        guide.go_on()
        scene.confirm(Bid(0, 1))
        until(driver, lambda: scene.sitting.narrowing is not None)
        assert [type(entry.action) for entry in match.log[-1:]] == [TakeAdvisor]
        assert guide.step is not None
        assert scene.sitting.narrowing.actions[0] in guide.step.expects


def test_lessons_are_short_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for lesson in LESSONS:
            assert words.knows(lesson.title.key)
            assert words.knows(lesson.about.key)
            for step in lesson.steps:
                assert words.knows(step.says.key)
                assert words.say(step.says).count(".") <= 3


def test_the_rules_have_the_same_chapters_in_every_language() -> None:
    books = {language: headings(read("essence", language)) for language in LANGUAGES}
    anchors = {language: [each.anchor for each in found] for language, found in books.items()}
    assert anchors["en"] == anchors["fr"] == anchors["de"]
    assert anchors["en"][0] == "essence"
    assert len(anchors["en"]) > 15
    for topic in ("attacks", "prophecies", "building", "cleaning", "advisors"):
        assert f"essence-{topic}" in anchors["en"]
