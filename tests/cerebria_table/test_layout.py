"""Where things lie, in every kind of decision, language and size: nothing overlaps, leaves or is cut."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from pygame import Rect

from ai.by_chance import match_by_chance
from game.cerebria.boards import BOARDS, SPACES_PER_ROW, Row
from game.cerebria.cards import MILD
from game.cerebria.legal import DECISIONS
from game.cerebria.naming import FIGURES, card_name, spirit_name
from game.cerebria.options import MODE_OF
from game.cerebria.rules import RULES
from game.cerebria.state import Step
from game.registry import find
from game.text import Text, text
from scenes.cerebria import aspirations, intentions, opponents, spirit_sprites
from scenes.cerebria.picture import PICTURE
from scenes.picture import Piece, Sight
from scenes.skin.type import Token, measure_line
from scenes.table.drawing import why_box
from scenes.units import Units
from scenes.words import LANGUAGES, Words
from tests.cerebria_table.positions import Position, positions

SIZES = ((1280, 720), (1600, 900), (1920, 1080))
LOOSE = ("spirits", "hand")
"""Regions whose pieces may lie on each other: Spirits share a space, a hand is a fan."""


def _sight(position: Position, language: str, size: tuple[int, int]) -> Sight:
    names = [role.name for role in RULES.seats(position.options)]
    return Sight(
        RULES,
        position.view,
        position.seat,
        position.options,
        Units.of(size),
        Words(language, names),
        touchable=position.touchable,
    )


def test_the_positions_cover_every_decision_and_way_to_play() -> None:
    """Of people and, watched by them, of the Ego."""
    kinds = {position.kind for position in positions()}
    assert set(DECISIONS) == set(range(Step.ACTION_END)) & set(Step)
    assert {Step(step).name for step in DECISIONS} <= kinds
    assert {f"{mode}: turn" for mode in MODE_OF} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_or_leaves_the_window(language: str, size: tuple[int, int]) -> None:
    window = Rect((0, 0), size)
    for position in positions():
        sight = _sight(position, language, size)
        pieces = PICTURE.of_match(position.options).layout(sight)
        assert len({piece.id for piece in pieces}) == len(pieces), position.kind
        for piece in pieces:
            if piece.region != "hand":
                assert window.contains(piece.rect), (position.kind, piece.id, piece.rect)
            assert piece.raised is None or piece.raised.left >= 0, (position.kind, piece.id)
        _no_two_lie_on_each_other(position, pieces)


def _no_two_lie_on_each_other(position: Position, pieces: list[Piece]) -> None:
    """Of what can be touched; a tray lies on the ring, and then only the tray counts."""
    things = [piece for piece in pieces if piece.ref is not None and piece.region not in LOOSE]
    if any(piece.id == "tray" for piece in pieces):
        things = [piece for piece in things if piece.region in ("tray", "spirit", "panels", "bar")]
    for number, one in enumerate(things):
        for other in things[number + 1 :]:
            shared = one.rect.clip(other.rect)
            smaller = min(one.rect.width * one.rect.height, other.rect.width * other.rect.height)
            assert shared.width * shared.height <= 0.12 * smaller, (position.kind, one.id, other.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_text_fits_its_room(language: str, size: tuple[int, int]) -> None:
    for position in positions():
        sight = _sight(position, language, size)
        picture = PICTURE.of_match(position.options)
        pieces = picture.layout(sight)
        boxes = [*picture.board_texts(sight), *(box for piece in pieces for box in piece.texts)]
        for piece in pieces:
            if piece.kind == "aspiration":
                boxes += [each.box(sight.units) for each in aspirations.row_prints(piece, sight)]
            elif piece.kind == "next":
                boxes.append(aspirations.next_print(piece, sight).box(sight.units))
            elif piece.kind in ("upgrade", "gap"):
                boxes += [each.box(sight.units) for each in spirit_sprites.line_prints(piece, sight)]
            elif piece.kind == intentions.INTENTION:
                boxes.append(intentions.print_of(piece, sight).box(sight.units))
        for box in boxes:
            assert box.fits, (position.kind, box)
            assert not box.text.endswith("…"), (position.kind, "cut", box)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_upgrade_of_every_spirit_is_read_whole(language: str, size: tuple[int, int]) -> None:
    """Chance shows only some of them: each in the place that one had."""
    position = next(each for each in positions() if each.kind == Step.ACT.name)
    sight = _sight(position, language, size)
    shown = PICTURE.of_match(position.options).layout(sight)
    lines = [piece for piece in shown if piece.kind in ("upgrade", "gap") and piece.face[2]]
    assert lines
    for board, row, place in product(range(len(BOARDS)), Row, range(1, SPACES_PER_ROW)):
        for piece in lines:
            line = replace(piece, face=(board, row, place, *piece.face[3:]))
            for each in spirit_sprites.line_prints(line, sight):
                box = each.box(sight.units)
                assert box.fits, (board, row, place, box)
                assert not box.text.endswith("…"), (board, row, place, box)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_ego_is_read_whole(language: str) -> None:
    """The panel shows the sentence that decided, uncut; only what the cards above say may be left out."""
    units = Units.of(SIZES[0])
    words = Words(language)
    reasons = _reasons()
    assert len(reasons) > 40
    for sentences in reasons:
        said = [words.say(sentence) for sentence in sentences]
        box, size = why_box(said, opponents.why_room(units), units)
        assert box.fits, (box, size)
        assert box.text.endswith(said[-1][1:])


@cache
def _reasons() -> frozenset[tuple[Text, ...]]:
    """Every reason the Ego gave in two whole matches."""
    matches = [match_by_chance(find("cerebria"), seed, 600) for seed in (3, 4)]
    return frozenset(entry.why.sentences for match in matches for entry in match.log if entry.why is not None)


@pytest.mark.parametrize("size", SIZES)
def test_a_raised_card_covers_no_slot(size: tuple[int, int]) -> None:
    for position in positions():
        pieces = PICTURE.of_match(position.options).layout(_sight(position, "en", size))
        slots = [piece.rect for piece in pieces if piece.ref is not None and piece.ref.kind == "slot"]
        for piece in pieces:
            if piece.raised is not None:
                assert piece.raised.collidelist(slots) < 0, (position.kind, piece.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_where_the_match_stands_fits_one_line(language: str, size: tuple[int, int]) -> None:
    """Late in a match, with the longest name of a Spirit, below the game's name."""
    units, words = Units.of(size), Words(language)
    room = PICTURE.places(units).title
    assert room is not None
    for kind in range(len(FIGURES)):
        stands = text("cerebria-headline", turn=88, spirit=spirit_name(kind), bliss=28, gloom=28)
        assert measure_line(words.say(stands), Token.QUOTE, units, 12)[0] <= room.width


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_full_hand_stand_upright_above_the_edge_of_the_window(language: str) -> None:
    """Of sixteen cards only strips are seen; every name has room along them, below the Vibe."""
    units, words = Units.of(SIZES[0]), Words(language)
    for kind in (*MILD[0], *MILD[1]):
        name = words.say(card_name(kind))
        high = measure_line(name, Token.LABEL, units, 12)[0] + units.px(10)
        assert units.px(20) + high <= units.px(112), name
