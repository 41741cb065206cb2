"""What menu and load page show of a match file: a picture, the game, where it stands, what happened last."""

from __future__ import annotations

import io
import re
from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.registry import UnknownGame, find, load
from game.text import Text
from saves.schema import Header
from saves.store import Slot
from scenes.emblem import emblem
from scenes.skin.cache import sprites
from scenes.skin.light import masked, rounded_mask
from scenes.words import Words, locale_files

if TYPE_CHECKING:
    from scenes.app import App


_SMALLEST_PORTRAIT = 320


def thumbnail(app: App, slot: Slot, size: tuple[int, int], corner: float) -> Surface:
    """The picture beside a match file, filling a size with round corners; the game's portrait without one."""
    stamp = slot.thumbnail.stat().st_mtime_ns if slot.thumbnail is not None and slot.thumbnail.exists() else 0
    key = ("thumbnail", slot.path, stamp, size, corner)
    return sprites.get(key, lambda: masked(filling(_picture(app, slot), size), rounded_mask(size, corner)))


def _picture(app: App, slot: Slot) -> Surface:
    if slot.thumbnail is not None:
        try:
            return pygame.image.load(io.BytesIO(slot.thumbnail.read_bytes())).convert()
        except (OSError, pygame.error):
            pass  # a picture is only for the eye: the portrait stands in for a broken one
    return portrait_of(app, slot.header.game if slot.header else "", 360)


def portrait_of(app: App, game: str, side: int) -> Surface:
    """The portrait of a game, or the table's own sign where it has none."""
    size = (side, side)
    try:
        entry = find(game)
    except UnknownGame:
        entry = None
    if entry is None or not entry.picture:
        return app.kept.get("emblem", size, "scenes.emblem", lambda: emblem(side))
    module = entry.picture.partition(":")[0]
    return app.kept.get(f"portrait-{game}", size, module, lambda: _drawn_portrait(entry.picture, side))


def _drawn_portrait(picture: str, side: int) -> Surface:
    """Drawn large enough for its details, then made small."""
    portrait: Surface = load(picture).portrait(max(side, _SMALLEST_PORTRAIT))
    return portrait if portrait.width == side else pygame.transform.smoothscale(portrait, (side, side))


def filling(picture: Surface, size: tuple[int, int]) -> Surface:
    """The middle of a picture, scaled so that it fills a size."""
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    wide, high = round(picture.get_width() * scale), round(picture.get_height() * scale)
    scaled = pygame.transform.smoothscale(picture.convert_alpha(), (max(1, wide), max(1, high)))
    left, top = (wide - size[0]) // 2, (high - size[1]) // 2
    return scaled.subsurface((max(0, left), max(0, top), min(size[0], wide), min(size[1], high))).copy()


def game_name(words: Words, game: str) -> str:
    """What a game is called."""
    try:
        return title_words(words, game, "name")
    except LookupError:
        return game


def title_words(words: Words, game: str, part: str) -> str:
    """The name or the tagline of a game, without reading all its other words: the menu opens at once."""
    key = f"{game}-{part}"
    return _plain_line(words.language, game, key) or words(key)


@lru_cache(maxsize=64)
def _plain_line(language: str, game: str, key: str) -> str:
    """A message that is one plain line of the game's own file, or nothing when it is anything else."""
    for name, file in locale_files(language):
        if name == game:
            found = re.search(
                rf"^{re.escape(key)} = ([^{{}}\n]+)\n(?! )", file.read_text(encoding="utf-8"), re.M
            )
            return found[1].strip() if found else ""
    return ""


def said(words: Words, message: Text | None) -> str:
    """A sentence of a file, or nothing where the game no longer has such words."""
    if message is None:
        return ""
    try:
        return words.say(message)
    except (LookupError, ValueError):
        return ""


def title_of(words: Words, header: Header) -> str:
    """The title a match was given, else the names of those who play it."""
    names = [seat.name for seat in header.seats if seat.is_person and seat.name]
    return header.title or ", ".join(names) or game_name(words, header.game)


def day(words: Words, moment: datetime) -> str:
    """A date as the language writes it, in the time of this place."""
    from babel.dates import format_date

    return str(format_date(moment.astimezone(), "medium", words.language))


def when(words: Words, moment: datetime) -> str:
    """A date and time as the language writes it, in the time of this place."""
    from babel.dates import format_time

    return f"{day(words, moment)}, {format_time(moment.astimezone(), 'short', locale=words.language)}"
