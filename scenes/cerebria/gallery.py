"""Every Emotion to be looked at: its Mild form, its Strong form beside it, with Vibe, power and track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import Rect, Surface

from game.cerebria.board import BLISS, GLOOM
from game.cerebria.cards import BLEAKNESS, BRIGHTNESS, MILD, STRONG_STEP, VIBE
from scenes.app import App
from scenes.cerebria import cards
from scenes.cerebria.hand import card_words
from scenes.control import Control, Look
from scenes.controls import Drawn, draw_focus
from scenes.page import Page
from scenes.skin.light import Height, put_shadow
from scenes.units import Units

CARD = (218.0, 232.0)
"""Wide enough for the longest power."""
_GAP = 18.0


def shown() -> list[int]:
    """Every Emotion, side by side with its Strong form, by side and Vibe; Starting Emotions last."""
    by_vibe = [sorted(MILD[team], key=lambda each: (VIBE[each], each)) for team in (BLISS, GLOOM)]
    mild = [kind for kinds in by_vibe for kind in kinds]
    return [*(form for kind in mild for form in (kind, kind + STRONG_STEP)), BRIGHTNESS, BLEAKNESS]


class EmotionGallery(Page):
    """A wall of cards that scrolls."""

    name: ClassVar[str] = "cerebria-gallery"
    title_key: ClassVar[str] = "learn-gallery"
    topic: ClassVar[str] = "cerebria#emotions"

    def contents(self) -> list[Control]:
        units, wall = self.units, self.body.copy()
        self.panels = [wall]
        pad, gap = units.px(18), units.px(_GAP)
        view = wall.inflate(-2 * pad, -2 * pad)
        wide, high = units.px(CARD[0]), units.px(CARD[1])
        # An even number, so that both forms of an Emotion stand in one row.
        across = max(2, (view.width + gap) // (wide + gap) // 2 * 2)
        left = view.left + (view.width - across * (wide + gap) + gap) // 2
        kinds = shown()
        scroll = self.scroll("wall")
        scroll.fit(view, -(-len(kinds) // across) * (high + gap))
        made: list[Control] = []
        for number, kind in enumerate(kinds):
            row, place = divmod(number, across)
            top = view.top + gap // 2 + row * (high + gap) - scroll.offset
            said = card_words(self.words, kind)
            made.append(
                EmotionCard(
                    id=f"card-{kind}",
                    app=self.app,
                    rect=Rect(left + place * (wide + gap), top, wide, high),
                    label=f"{said.name}: {said.text}",
                    region="wall",
                    clip=wall.inflate(-units.px(6), -units.px(6)),
                    kind=kind,
                    words=said,
                )
            )
        return [*made, self.scroll_bar("wall")]

    def first_focus(self) -> str:
        return f"card-{shown()[0]}"


@dataclass(slots=True, kw_only=True)
class EmotionCard(Drawn):
    """A card on the wall."""

    kind: int
    words: cards.CardWords

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        units = self.units
        # Cards keep their letters when texts are set larger, as on the table.
        face = cards.hand_card(self.rect.size, Units(units.size, units.scale), self.kind, self.words)
        place = face.get_rect(center=self.rect.center)
        soft, drop, _ = Height.CARD.value
        put_shadow(surface, face, place.topleft, soft * units.scale, drop * units.scale)
        surface.blit(face, place)
        if look.is_focused:
            draw_focus(surface, self.rect, units, self.theme, 9 * units.scale)
