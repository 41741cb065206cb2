"""What the table scene draws besides the stage and its controls: title, frames, banner."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.control import TextBox
from scenes.controls import keycap
from scenes.keys import Command
from scenes.picture import Places
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.cache import cached
from scenes.skin.colours import Theme
from scenes.skin.light import faded
from scenes.skin.svg import linear, paint, svg
from scenes.skin.type import SMALLEST, Align, Token
from scenes.table.log_rows import PLAIN_HEAD
from scenes.units import Units

if TYPE_CHECKING:
    from scenes.table.replay import ReplayScene
    from scenes.table.touching import TouchingScene


def draw_stage(scene: TouchingScene | ReplayScene, surface: Surface) -> None:
    """Draw the pieces; what there was no time for comes with the next picture. The first one is whole."""
    scene.stage.draw(surface, math.inf if scene.stage.is_blank else scene.app.pace.patience)
    scene.is_dirty |= not scene.stage.is_whole


def furnish(scene: TouchingScene | ReplayScene) -> None:
    """Have the title, the chronicle's frame and the standing reason drawn on the board, once per change."""
    places = scene.picture.places(scene.units)
    reason = scene.sitting.last_reason if places.why is not None else None
    said = tuple(box.text for box in title_boxes(scene, places))

    def draw(surface: Surface) -> None:
        draw_title(scene, surface, places)
        draw_log_frame(scene, surface, places)
        draw_why(scene, surface, places)

    scene.stage.furnish((said, reason and reason[1].sentences, scene.words.language), draw)


def title_boxes(scene: TouchingScene | ReplayScene, places: Places) -> list[TextBox]:
    """The game's name and where the match stands, with their room."""
    if places.title is None:
        return []
    units, words = scene.units, scene.table_words
    room = places.title
    name, size = _name(scene, room)
    head = typesetting.measure_line(name, Token.DISPLAY, units, size)
    line = words.say(scene.sitting.rules.headline(scene.sitting.view))
    below = Rect(room.left, room.top + head[1], room.width, room.height - head[1])
    size = _line_size(line, below, units)
    needs = typesetting.measure_paragraph(line, Token.QUOTE, below.width, units, size)
    return [
        TextBox(name, (room.width, head[1]), head, Rect(room.left, room.top, room.width, head[1])),
        TextBox(line, below.size, needs, below),
    ]


def _name(scene: TouchingScene | ReplayScene, room: Rect) -> tuple[str, float]:
    """The game's name in capitals, as large as its room allows."""
    name = scene.table_words(f"{scene.sitting.entry.name}-name").upper()
    size = 28.0
    while size > 14 and typesetting.measure_line(name, Token.DISPLAY, scene.units, size)[0] > room.width:
        size -= 1
    return name, size


def _line_size(line: str, room: Rect, units: Units) -> float:
    """Where the match stands, as large as the room below the name allows."""
    size = 17.0
    while size > 12 and not typesetting.fits(line, Token.QUOTE, room.size, units, size):
        size -= 0.5
    return size


def draw_title(scene: TouchingScene | ReplayScene, surface: Surface, places: Places) -> None:
    boxes = title_boxes(scene, places)
    if not boxes or places.title is None:
        return
    units, theme = scene.units, scene.picture.theme
    name, size = _name(scene, places.title)
    gold = typesetting.metal(name, Token.DISPLAY, units, size)
    head, line = boxes
    assert head.place is not None, "the name has its place"
    assert line.place is not None, "so has the line below it"
    surface.blit(gold, gold.get_rect(center=head.place.center))
    size = _line_size(line.text, line.place, units)
    words = typesetting.paragraph(
        line.text, Token.QUOTE, theme.muted, line.place.width, units, Align.CENTRE, size
    )
    surface.blit(words, words.get_rect(midtop=line.place.midtop))


def draw_log_frame(scene: TouchingScene | ReplayScene, surface: Surface, places: Places) -> None:
    units, theme = scene.units, scene.picture.theme
    frame = places.log
    skin.draw_panel(surface, frame, units, theme, scene.backdrop())
    if scene.picture.log_is_plain:
        _draw_plain_head(scene, surface, frame)
        return
    head = skin.header(scene.table_words("table-chronicle"), frame.width - units.px(24), units, theme)
    surface.blit(head, head.get_rect(midtop=(frame.centerx, frame.top + units.px(12))))


def _draw_plain_head(scene: TouchingScene | ReplayScene, surface: Surface, frame: Rect) -> None:
    """Capitals at the left, the key that goes to the chronicle at the right."""
    units, theme = scene.units, scene.picture.theme
    middle = frame.top + units.px(6 + PLAIN_HEAD / 2)
    head = typesetting.line(scene.table_words("table-chronicle"), Token.CAPS, theme.muted, units)
    surface.blit(head, head.get_rect(midleft=(frame.left + units.px(14), middle)))
    cap = keycap(scene.app.keys.name(Command.LOG), units, theme)
    surface.blit(cap, cap.get_rect(midright=(frame.right - units.px(10), middle + units.px(2))))


def draw_why(scene: TouchingScene | ReplayScene, surface: Surface, places: Places) -> None:
    """The reason of the last automatic move, where the picture keeps a place for it."""
    reason = scene.sitting.last_reason
    if places.why is None or reason is None:
        return
    units, theme, words, room = scene.units, scene.picture.theme, scene.table_words, places.why
    cap = keycap(scene.app.keys.name(Command.WHY), units, theme)
    middle = room.top + units.px(8)
    head = typesetting.line(words("table-why-head"), Token.CAPS, theme.accent, units, 12)
    surface.blit(head, head.get_rect(midleft=(room.left, middle)))
    surface.blit(cap, cap.get_rect(midright=(room.right, middle)))
    box, size = why_box([words.say(sentence) for sentence in reason[1].sentences], room, units)
    assert box.place is not None, "a reason has its place"
    said = typesetting.paragraph(box.text, Token.BODY, theme.text, box.room[0], units, size=size)
    surface.blit(said, box.place)


def why_box(sentences: Sequence[str], room: Rect, units: Units) -> tuple[TextBox, float]:
    """As many of the last sentences of a reason as have room, whole, and the size of their letters.

    The last one tells what decided; the key beside the head leads to all of them with the candidates.
    """
    below = Rect(room.left, room.top + units.px(17), room.width, room.height - units.px(17))
    said = [sentence[:1].upper() + sentence[1:] for sentence in sentences]
    while len(said) > 1 and not typesetting.fits(" ".join(said), Token.BODY, below.size, units, SMALLEST):
        said.pop(0)
    words = " ".join(said)
    size = typesetting.size_that_fits(words, Token.BODY, below.size, units)
    needs = typesetting.measure_paragraph(words, Token.BODY, below.width, units, size)
    return TextBox(words, below.size, needs, below), size


def draw_banner(scene: TouchingScene | ReplayScene, surface: Surface) -> None:
    """What everybody should notice, across the middle, for a moment."""
    banner, strength = scene.showing.banner, scene.showing.banner_strength
    if banner is None:
        return
    units = scene.units
    sprite = banner_sprite(scene.table_words.say(banner), units, scene.picture.theme)
    shown = sprite if strength >= 1 else faded(sprite, strength)
    surface.blit(shown, shown.get_rect(center=banner_at(scene)))


def banner_at(scene: TouchingScene | ReplayScene) -> tuple[int, int]:
    """Its middle: where the picture leaves room for it, else a little above the middle of the window."""
    units = scene.units
    usual = units.frame.centerx, units.frame.top + units.px(units.height * 0.42)
    return scene.picture.places(units).banner or usual


@cached
def banner_sprite(words: str, units: Units, theme: Theme) -> Surface:
    width, height = units.px(760), units.px(70)
    room = round(width * 0.7)
    size = typesetting.size_that_fits(words, Token.TITLE, (room, height - units.px(8)), units, 14)
    ground = theme.panel if theme.light else "#0A0818"
    body = f'<rect width="{width}" height="{height}" {paint("url(#b)")}/>'
    for top in (1, height - units.px(2)):
        body += f'<rect y="{top}" width="{width}" height="{max(1, units.px(1))}" {paint("url(#l)")}/>'
    shades = linear(
        "b", ((0, ground, 0), (0.16, ground, 0.88), (0.84, ground, 0.88), (1, ground, 0)), (0, 0), (1, 0)
    )
    shades += linear(
        "l", ((0, theme.accent, 0), (0.5, theme.accent, 0.9), (1, theme.accent, 0)), (0, 0), (1, 0)
    )
    sprite = svg(width, height, body, shades)
    ink = theme.text if theme.light else "#FFE6A3"
    letters = typesetting.paragraph(words, Token.TITLE, ink, room, units, Align.CENTRE, size)
    sprite.blit(letters, letters.get_rect(center=(width // 2, height // 2)))
    return sprite
