"""`python -m tests.xvfb.cerebria [--pictures FOLDER]`: a newcomer's evenings with Cerebria under Xvfb.

The lesson from Learn to its end; then a first match against the Ego with the mouse and another with the
keyboard alone, each saved and left in the middle, continued in another run of the program and played to the
score sheet. Takes some minutes; prints one line a part.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from scenes.table import TableScene
from scenes.table.piece_control import PieceControl
from tests.cerebria_table.playing import QUICK as QUICKEST
from tests.cerebria_table.playing import Toucher
from tests.xvfb.evening import Album, evening, lit, speak, table_of
from tests.xvfb.screen import RealHands

QUICK = {**QUICKEST, "size": (1280, 720)}
Use = Callable[[str], None]
"""How a person uses a control: with the mouse, or by walking to it and pressing Enter."""
TOUCHES_BEFORE_LEAVING = 40
MOST_LESSON_TOUCHES = 80


def main() -> None:
    with evening("cerebria") as (folder, album):
        learn(folder / "mouse", album)
        print("learned", flush=True)
        for way in (by_mouse, by_keys):
            name = way.__name__.replace("_", "-")
            leave(folder / name, way, f"{name}-leave", album)
            print(f"{name}: began, saved and left in the middle", flush=True)
            touches = go_on(folder / name, way, name, album)
            print(f"{name}: continued to the score sheet in {touches} touches", flush=True)


def by_mouse(hands: RealHands) -> Use:
    return hands.click


def by_keys(hands: RealHands) -> Use:
    def use(name: str) -> None:
        hands.focus(name)
        hands.key("Enter")

    return use


def learn(folder: Path, album: Album) -> None:
    """Do what each scene of the lesson asks for, by mouse."""
    with RealHands(folder, **QUICK) as hands:
        hands.go_home()
        hands.take()
        hands.click("learn")
        album.keep(hands, "learn")
        hands.click("lesson-cerebria-first-match")
        scene = table_of(hands)
        assert scene.guide is not None, "a lesson is led"
        seen = -1
        for _ in range(MOST_LESSON_TOUCHES):
            if scene.guide.step is None:
                break
            if scene.guide.number != seen:
                seen = scene.guide.number
                album.keep(hands, f"lesson-{seen + 1}")
            hands.click("end" if scene.guide.is_reading else _asked_for(hands, scene))
        assert scene.guide.step is None, f"the lesson stays at scene {seen + 1}"
        album.keep(hands, "lesson-over")


def _asked_for(hands: RealHands, scene: TableScene) -> str:
    """A lit thing of an action that the lesson waits for; where none is near, anything that is lit."""
    narrowing, step = scene.sitting.narrowing, scene.guide.step if scene.guide else None
    assert narrowing is not None, "the learner is to act"
    assert step is not None, "the lesson goes on"
    refs_of = scene.sitting.rules.actions.refs
    wanted = {ref for each in narrowing.possible if each in step.expects for ref in refs_of(each)}
    choices = [each.id for each in lit(hands)]
    for name in choices:
        control = hands.find(name)
        if isinstance(control, PieceControl) and control.ref in wanted:
            return name
    return choices[-1]


def leave(folder: Path, way: Callable[[RealHands], Use], name: str, album: Album) -> None:
    """Begin what the rules recommend for a first match, play some turns, change the language, save, quit."""
    with RealHands(folder, language="en", **QUICK) as hands:
        use = way(hands)
        hands.go_home()
        hands.take()
        use("game-cerebria")
        use("first-match")
        album.keep(hands, f"{name}-new-match")
        use("start")
        scene = table_of(hands)
        toucher = Toucher(hands, scene, seed=3)
        for _ in range(TOUCHES_BEFORE_LEAVING):
            use(toucher.choose().id)
        for language, size in (("fr", (1920, 1080)), ("de", (1280, 720))):
            speak(hands, language)
            hands.resize(size)
            album.keep(hands, f"{name}-{language}")
        assert scene.sitting.match.step > scene.sitting.match.first_step, "something was played"
        hands.key("F5")
    hands.app.store.settle()


def go_on(folder: Path, way: Callable[[RealHands], Use], name: str, album: Album) -> int:
    """Continue in another run of the program to the score sheet; how many touches that took."""
    with RealHands(folder, **QUICK) as hands:
        use = way(hands)
        hands.go_home()
        hands.take()
        use("continue")
        scene = table_of(hands)
        assert scene.sitting.match.step > scene.sitting.match.first_step, "Continue goes on where it was left"
        touches = Toucher(hands, scene, seed=4).play(lambda choice: use(choice.id))
        hands.settle()
        if hands.scene is scene:
            use("end")
        assert hands.scene.name == "end", "the score sheet is shown"
        album.keep(hands, f"{name}-end")
        return touches


if __name__ == "__main__":
    main()
