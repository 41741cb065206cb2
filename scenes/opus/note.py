"""The text that asks: while a choice is made for a work or an ability, its words stand beside the hand."""

from __future__ import annotations

from pygame import Rect, Surface

from game.opus.cards import ARTISTS, WORKS, card_kind, is_artist, is_work, kind_of
from game.opus.cardtext import artist_lines, work_lines
from game.opus.decks import card_name
from game.opus.state import NOTHING, Ask, FrameKind, OpusState
from scenes.opus import geometry
from scenes.opus.lettering import boxes, fitted
from scenes.opus.reading import state_of
from scenes.picture import Piece, Sight
from scenes.prints import Print, draw_prints
from scenes.skin.colours import GALLERY, Opus
from scenes.skin.marks import plate
from scenes.skin.type import Token
from scenes.units import Units

_OWN_QUESTIONS = (Ask.PLAY, Ask.TARGET, Ask.SUPEREGO_PLAY, Ask.SUPEREGO_MODE, Ask.EGO, Ask.FLIP_OR_COPY)
"""What the rules themselves ask, without a text."""


def speaking(state: OpusState) -> tuple[str, int] | None:
    """The kind of card whose text asks now: a work or an artist, and which one."""
    if state.asked in _OWN_QUESTIONS:
        return None
    for frame in reversed(state.stack):
        if frame.kind != FrameKind.EFFECT:
            continue
        source = frame.source if frame.source != NOTHING else frame.this
        if source == NOTHING or (is_work(source) and source < 0):
            return None
        if is_work(source):
            return "work", kind_of(source)
        return ("artist", card_kind(source)) if is_artist(source) else None
    return None


def is_shown(sight: Sight) -> bool:
    return speaking(state_of(sight)) is not None


def pieces(sight: Sight) -> list[Piece]:
    found = speaking(state_of(sight))
    if found is None:
        return []
    sort, kind = found
    words = sight.words
    card = (WORKS if sort == "work" else ARTISTS)[kind]
    lines = work_lines(kind)[1:] if sort == "work" else artist_lines(kind)[:-1]
    face = (words.say(card_name(card.id)), " ".join(words.say(each) for each in lines))
    rect = geometry.note(sight.units)
    texts = boxes(prints(rect.size, sight.units, *face), sight.units)
    return [Piece(f"note-{sort}-{kind}", "note", face, rect, z=19, height=None, texts=texts, region="hand")]


def prints(size: tuple[int, int], units: Units, name: str, said: str) -> list[Print]:
    inset = units.px(12)
    wide = size[0] - 2 * inset
    head, gap = units.px(20), units.px(10)
    return [
        fitted(name, Token.NAME, Rect(inset, gap, wide, head), Opus.GILT[0][1], units),
        fitted(
            said,
            Token.BODY,
            Rect(inset, gap + head, wide, size[1] - head - 2 * gap),
            GALLERY.text,
            units,
        ),
    ]


def sprite(size: tuple[int, int], units: Units, name: str, said: str) -> Surface:
    face = plate(size, units, "#2A231B", "#120E0A", Opus.GILT[1][1], 10 * units.scale).copy()
    draw_prints(prints(size, units, name, said), face, units)
    return face
