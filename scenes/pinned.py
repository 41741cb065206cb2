"""A tooltip that stays: its keywords are walked with the arrows, explained, and looked up in the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from scenes.control import Control, Look
from scenes.controls import Drawn, Printed, Still, height_of, still_text
from scenes.keys import Command
from scenes.library import Term, keywords
from scenes.scene import Scene
from scenes.skin import type as typesetting
from scenes.skin.colours import SHELL, Theme
from scenes.skin.marks import draw_focus
from scenes.skin.panel import draw_tooltip as draw_bubble
from scenes.skin.type import Token
from scenes.tooltip import PAD, WIDEST, book_of, place_beside

if TYPE_CHECKING:
    from scenes.app import App


def pin_tooltip(app: App) -> None:
    """Pin the tooltip of what is looked at, even before it has appeared; a knock where there is none."""
    beneath = app.scene
    regarded = beneath.regarded or beneath.find(beneath.focused)
    if isinstance(beneath, PinnedScene):
        app.pop()
    elif regarded is None or not beneath.tooltip_of(regarded):
        app.play_refusal()
    else:
        app.push(PinnedScene(app, beneath, regarded.id))


@dataclass(slots=True, kw_only=True)
class Keyword(Drawn):
    """A word of the tooltip that the rules explain."""

    term: Term

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        if look.is_hovered or look.is_focused:
            draw_focus(surface, self.rect, self.units, self.theme, 4 * self.units.scale)


class PinnedScene(Scene):
    """One pinned tooltip over its page."""

    name: ClassVar[str] = "pinned"
    is_overlay: ClassVar[bool] = True

    def __init__(self, app: App, beneath: Scene, control: str) -> None:
        super().__init__(app)
        self.beneath = beneath
        self.control = control
        self.topic = beneath.topic  # type: ignore[misc]
        self.frame = Rect(0, 0, 0, 0)
        self.explained = 0
        """Which keyword is explained."""

    @property
    def theme(self) -> Theme:
        return getattr(self.beneath.find(self.control), "theme", SHELL)

    @property
    def said(self) -> str:
        """What the tooltip says, in the present language."""
        control = self.beneath.find(self.control)
        return self.beneath.tooltip_of(control) if control is not None else ""

    def found(self) -> tuple[tuple[str, Term], ...]:
        return keywords(book_of(self.beneath), self.words.language, self.said)

    # -- building -------------------------------------------------------------------------------------------

    def build(self) -> list[Control]:
        units, said, found = self.units, self.said, self.found()
        pad, gap, inner = units.px(PAD), units.px(8), units.px(WIDEST)
        high = height_of(said, Token.BODY, inner, units)
        # As high as the longest explanation, so that nothing jumps while the words are walked.
        room = max((height_of(self._meaning(term), Token.BODY, inner, units) for _, term in found), default=0)
        foot_words = self._foot(bool(found))
        foot = height_of(foot_words, Token.LABEL, inner, units)
        parts = [high, *([room] if room else []), foot]
        whole = (inner + 2 * pad, sum(parts) + gap * (len(parts) - 1) + 2 * pad)
        target = self.beneath.find(self.control)
        self.frame = place_beside(whole, target.shown if target is not None else Rect(0, 0, 1, 1), units)
        left, top = self.frame.left + pad, self.frame.top + pad
        made: list[Control] = [self._text(said, Rect(left, top, inner, high))]
        made += self._keywords(said, (left, top), inner)
        if found:
            meaning = Rect(left, top + high + gap, inner, room)
            words = self._meaning(found[min(self.explained, len(found) - 1)][1])
            made.append(
                still_text(
                    self.app, "meaning", words, meaning, colour=self.theme.muted, wraps=True, from_top=True
                )
            )
        line = Rect(left, self.frame.bottom - pad - foot, inner, foot)
        made.append(
            still_text(
                self.app, "foot", foot_words, line, Token.LABEL, colour=self.theme.accent, wraps=True, size=12
            )
        )
        return made

    def _meaning(self, term: Term) -> str:
        return self.words("tip-meaning", word=term.words, meaning=term.says)

    def _foot(self, has_keywords: bool) -> str:
        name = self.app.keys.name
        close = name(Command.PIN)
        if not has_keywords:
            return self.words("tip-close", close=close)
        return self.words("tip-walk", open=name(Command.ACT), close=close)

    def _text(self, said: str, room: Rect) -> Control:
        underlined = tuple(words for words, _ in self.found())
        printed = Printed(
            said,
            Token.BODY,
            room,
            self.theme.text,
            wraps=True,
            from_top=True,
            keywords=underlined,
            keyword_colour=self.theme.accent,
        )
        return Still(id="tip", app=self.app, rect=room, label=said, prints=[printed])

    def _keywords(self, said: str, at: tuple[int, int], inner: int) -> list[Control]:
        """One control for each keyword, where it first stands in the text."""
        found = self.found()
        places: dict[str, Rect] = {}
        every = tuple(words for words, _ in found)
        for words, place in typesetting.keyword_rects(said, Token.BODY, inner, self.units, every):
            places.setdefault(words, place.move(at))
        return [
            Keyword(
                id=f"keyword-{number}",
                app=self.app,
                theme=self.theme,
                rect=places[words],
                label=words,
                region="keywords",
                term=term,
                on_act=lambda term=term: self.look_up(term),  # type: ignore[misc]
            )
            for number, (words, term) in enumerate(found)
            if words in places
        ]

    # -- use ------------------------------------------------------------------------------------------------

    def look_up(self, term: Term) -> None:
        """Open the rules where they explain a word."""
        from scenes.reader import ReaderScene

        reader = ReaderScene(self.app, book_of(self.beneath))
        self.app.push(reader)
        reader.show_block(term.block)

    def _look_elsewhere(self) -> None:
        super()._look_elsewhere()
        regarded = self.regarded
        if isinstance(regarded, Keyword):
            self.explained = int(regarded.id.rpartition("-")[2])
            self.refresh()

    def step_focus(self, direction: str) -> None:
        """Every arrow walks through the words in reading order, and round."""
        names = [control.id for control in self.reachable()]
        if names:
            step = 1 if direction in (Command.RIGHT, Command.DOWN) else -1
            place = names.index(self.focused) if self.focused in names else -step
            self.move_focus(names[(place + step) % len(names)])

    def command(self, command: Command) -> bool:
        if command in (Command.BACK, Command.PIN):
            self.app.pop()
            return True
        return False

    def press_nothing(self) -> None:
        """A click beside the bubble closes it."""
        if not self.frame.collidepoint(self.app.inputs.pointer):
            self.app.pop()

    def draw_under(self, surface: Surface) -> None:
        draw_bubble(surface, self.frame, self.units, self.theme, pinned=True)
