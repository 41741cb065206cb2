"""Every work, artist and ego to be looked at: a wall of cards, and the chosen one large with its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import Rect, Surface

from scenes.app import App
from scenes.column import Column
from scenes.control import Control, Look
from scenes.controls import Drawn, Printed, draw_focus
from scenes.opus import cards
from scenes.opus.catalogue import Filters, Listed
from scenes.opus.lettering import breakable
from scenes.page import Page
from scenes.skin.colours import SHELL
from scenes.skin.light import Height, outline_glow, put_shadow
from scenes.skin.light import margin as light_margin
from scenes.skin.type import Align, Token
from scenes.units import Units

CARD = (126.0, 181.0)
LARGE = (190.0, 273.0)
_GAP = 16.0
_SIDE = 0.34
"""The share of the page that filters and the chosen card take."""


class CardGallery(Page):
    """Filters and the chosen card at the left, the wall at the right."""

    name: ClassVar[str] = "opus-gallery"
    title_key: ClassVar[str] = "learn-gallery"
    topic: ClassVar[str] = "opus#works"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.filters = Filters()
        self.chosen = ""

    def contents(self) -> list[Control]:
        units, body = self.units, self.body
        side = Rect(body.left, body.top, round(body.width * _SIDE), body.height)
        wall = Rect(side.right + units.px(12), body.top, 0, body.height)
        wall.width = body.right - wall.left
        found = self.filters.found(self.words)
        if found and self.chosen not in {card.id for card in found}:
            self.chosen = found[0].id
        self.panels = [side, wall]
        column = Column(self, "side", side)
        self.filters.rows(column, self.words, self.refresh)
        column.paragraph("count", self.words("opus-gallery-count", count=len(found)), SHELL.muted)
        chosen = next((card for card in found if card.id == self.chosen), None)
        if chosen is not None:
            self._large(column, chosen)
        return [*column.done(), *self._wall(wall, found)]

    def _large(self, column: Column, card: Listed) -> None:
        """The chosen card, and everything that is printed on it."""
        units = self.units
        twice = Units(units.size, units.scale * 1.2, units.text_scale)
        size = (units.px(LARGE[0]), units.px(LARGE[1]))
        place = column.place(size[1] + units.px(24), 6)
        rect = place["rect"]
        spot = Rect(rect.centerx - size[0] // 2, rect.top + units.px(12), *size)
        column.add(LargeCard(id="large", label=card.name, card=card, measure=twice, spot=spot, **place))
        for number, line in enumerate(card.lines):
            column.paragraph(f"line-{number}", line)

    def _wall(self, panel: Rect, found: list[Listed]) -> list[Control]:
        """The cards in rows, as many as the panel is wide; the panel scrolls."""
        units = self.units
        pad, gap = units.px(18), units.px(_GAP)
        view = panel.inflate(-2 * pad, -2 * pad)
        wide, high = units.px(CARD[0]), units.px(CARD[1])
        across = max(1, (view.width + gap) // (wide + gap))
        left = view.left + (view.width - across * (wide + gap) + gap) // 2
        scroll = self.scroll("wall")
        rows = -(-len(found) // across)
        scroll.fit(view, rows * (high + gap) + gap)
        clip = panel.inflate(-units.px(6), -units.px(6))
        made: list[Control] = []
        for number, card in enumerate(found):
            row, place = divmod(number, across)
            top = view.top + gap // 2 + row * (high + gap) - scroll.offset
            made.append(
                WallCard(
                    id=f"card-{card.id}",
                    app=self.app,
                    rect=Rect(left + place * (wide + gap), top, wide, high),
                    label=card.name,
                    tip=card.said,
                    region="wall",
                    clip=clip,
                    card=card,
                    is_chosen=card.id == self.chosen,
                    on_act=lambda card=card: self._choose(card.id),  # type: ignore[misc]
                )
            )
        if not found:
            words = self.words("opus-lists-nothing")
            printed = Printed(words, Token.QUOTE, view, SHELL.muted, Align.CENTRE, wraps=True)
            made.append(NothingFound(id="nothing", app=self.app, rect=view, label=words, prints=[printed]))
        return [*made, self.scroll_bar("wall")]

    def _choose(self, name: str) -> None:
        self.chosen = name
        self.scroll("side").to(0)
        self.refresh()

    def first_focus(self) -> str:
        return f"card-{self.chosen}"


@dataclass(slots=True, kw_only=True)
class NothingFound(Drawn):
    """Said where no card fits."""

    @property
    def takes_focus(self) -> bool:
        return False

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        self.draw_prints(surface)


@dataclass(slots=True, kw_only=True)
class LargeCard(Drawn):
    """The chosen card as large as the inspector shows it."""

    card: Listed
    measure: Units
    spot: Rect

    @property
    def takes_focus(self) -> bool:
        return False

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        draw_card(app, surface, self.spot, self.card, self.measure)


@dataclass(slots=True, kw_only=True)
class WallCard(Drawn):
    """A card on the wall of the gallery."""

    card: Listed
    is_chosen: bool = False

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        units = self.units
        if self.is_chosen or look.is_hovered:
            reach = 9 * units.scale
            glow = outline_glow(self.rect.size, 9 * units.scale, reach, SHELL.accent, 0.8, 3 * units.scale)
            pad = light_margin(reach)
            surface.blit(glow, self.rect.move(-pad, -pad), special_flags=1)
        draw_card(app, surface, self.rect, self.card, units)
        if look.is_focused:
            draw_focus(surface, self.rect, units, self.theme, 9 * units.scale)


def draw_card(app: App, surface: Surface, rect: Rect, card: Listed, units: Units) -> None:
    """A picture with its name, as it hangs in the gallery."""
    words = cards.TallWords(breakable(app.words, card.name))
    face = cards.tall_card(rect.size, units, cards.tall_of(card.sort, card.kind), words)
    put_card(surface, face, rect, units)


def put_card(surface: Surface, face: Surface, rect: Rect, units: Units) -> None:
    """Lay a card with its badges on a page, above its shadow."""
    place = face.get_rect(center=rect.center)
    soft, drop, _ = Height.CARD.value
    put_shadow(surface, face, place.topleft, soft * units.scale, drop * units.scale)
    surface.blit(face, place)
