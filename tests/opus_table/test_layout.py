"""Where things hang, in every kind of decision, language and size: nothing overlaps, leaves or is cut."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.decks import card_name
from game.opus.rules import RULES
from game.opus.state import Ask
from game.rules import SPECTATOR
from scenes.glide import Spot
from scenes.opus import cards, geometry, lanes, open_card, wall_cards
from scenes.opus.catalogue import SORTS, every, open_words
from scenes.opus.lettering import breakable
from scenes.opus.picture import PICTURE
from scenes.picture import Piece, Sight
from scenes.skin.type import fits
from scenes.table.marking import Marker
from scenes.units import Units
from scenes.words import LANGUAGES, Words
from tests.opus_table.positions import MANY, Position, positions
from tests.window.driver import Driver

SIZES = ((1280, 720), (1600, 900), (1920, 1080))
AUTOMATIC = {Ask.NOTHING, Ask.EGO}
_SUPEREGO = {Ask.SUPEREGO_PLAY, Ask.SUPEREGO_MODE}
NEVER = {
    # Of one opponent, or of none, nobody is chosen.
    "duel": {Ask.OPPONENT, Ask.OTHER, *_SUPEREGO},
    "four": {Ask.OTHER, *_SUPEREGO},
    "solitaire": {Ask.OPPONENT, *_SUPEREGO},
    "schism": {Ask.OTHER, *_SUPEREGO},
    "superego": {Ask.OPPONENT, Ask.OTHER},
}
"""What a format cannot ask; of an effect with an "other artist" one position stands for all (D.3)."""


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


def test_the_positions_cover_every_decision_of_every_format() -> None:
    found = {position.kind for position in positions()}
    for format_, never in NEVER.items():
        asked = {f"{format_}: {ask.name}" for ask in set(Ask) - AUTOMATIC - never}
        assert asked <= found, format_
    for format_ in NEVER:
        walls = {"schism": (0, 4)}.get(format_, (0,))
        crowded = [each.view for each in positions() if each.kind.startswith(f"{format_}: TARGET, crowded")]
        assert all(len(view.attached[place]) >= MANY for view in crowded for place in walls)
        assert crowded, format_


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place_and_every_text_its_room(language: str, size: tuple[int, int]) -> None:
    window = Rect((0, 0), size)
    for position in positions():
        sight = _sight(position, language, size)
        picture = PICTURE.of_match(position.options)
        pieces = picture.layout(sight)
        assert len({piece.id for piece in pieces}) == len(pieces), position.kind
        boxes = [*picture.board_texts(sight), *(box for piece in pieces for box in piece.texts)]
        for box in boxes:
            assert box.fits, (position.kind, box)
        for box in boxes:
            assert not box.text.endswith("…"), f"cut: {position.kind}, {box}"
        for piece in pieces:
            if piece.region != "hand":
                assert window.contains(piece.rect), (position.kind, piece.id, piece.rect)
        _no_two_lie_on_each_other(position, pieces, sight.units)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_card_hangs_with_its_whole_name_and_text(language: str, size: tuple[int, int]) -> None:
    """Whatever hangs on the wall is read there: nothing is cut, and no word broken but where it may be."""
    units, words = Units.of(size), Words(language)

    def room(wide: float, high: float) -> tuple[int, int]:
        return units.px(wide), units.px(high)

    prints = []
    for kind in range(len(EGOS)):
        prints += wall_cards.ego_prints(room(*geometry.EGO), units, lanes.ego_words(words, kind))
    for kind, artist in enumerate(ARTISTS):
        said = lanes.artist_words(words, kind)
        prints += wall_cards.artist_prints(room(*geometry.ARTIST), units, said, artist.school, can_copy=False)
    for work in WORKS:
        name = breakable(words, words.say(card_name(work.id)))
        whole = wall_cards.work_name_print(room(*geometry.WORK), units, name)
        assert whole is not None, work.id
        prints.append(whole)
    for each in prints:
        assert fits(each.text, each.token, each.room.size, units, each.size), each
        assert not each.text.endswith("…"), each


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
def test_every_card_opens_with_all_its_words(language: str, text_scale: float) -> None:
    """In the hand, however large texts are set: targets or specialty, name and the whole text."""
    words = Words(language)
    for size in SIZES:
        units = Units(size, Units.of(size).scale, text_scale)
        widest = units.px(geometry.HAND_RIGHT - geometry.HAND_LEFT - geometry.NOTE)
        for card in (card for sort in SORTS for card in every(words, sort)):
            said, tall = open_words(words, card), cards.tall_of(card.sort, card.kind)
            box = (units.px(open_card.width(units, said)), units.px(open_card.HIGH))
            assert box[0] < widest, card.id
            upright = cards.TallWords(said.name, said.text)
            name = cards.tall_prints((units.px(126), units.px(181)), units, upright, tall.ink)[0]
            for each in (*open_card.prints(box, units, said, tall), name):
                assert not each.text.endswith("…"), (card.id, each)


def _no_two_lie_on_each_other(position: Position, pieces: list[Piece], units: Units) -> None:
    """Cards of a fan may; works of one artist move together but show at least a strip of 14 units."""
    things = [piece for piece in pieces if piece.ref is not None and piece.region != "hand"]
    for number, one in enumerate(things):
        for other in things[number + 1 :]:
            if one.kind == other.kind == "work":
                apart = abs(one.rect.left - other.rect.left)
                is_same_row = one.rect.top == other.rect.top
                strip = (
                    14
                    if one.rect.left > units.px(600) and max(map(len, position.view.attached)) <= MANY
                    else 4
                )
                assert not is_same_row or apart >= units.px(strip), (position.kind, one.id, other.id)
            else:
                assert not one.rect.colliderect(other.rect), (position.kind, one.id, other.id)


@pytest.mark.parametrize("size", SIZES)
def test_whatever_can_be_touched_lies_somewhere_or_is_a_verb(size: tuple[int, int]) -> None:
    for position in positions():
        pieces = PICTURE.of_match(position.options).layout(_sight(position, "en", size))
        shown = {piece.ref for piece in pieces}
        missing = {ref for ref in position.touchable if ref.kind != "verb"} - shown
        assert not missing, (position.kind, missing)


@pytest.mark.parametrize("size", SIZES)
def test_a_raised_card_covers_nothing_on_the_wall(size: tuple[int, int]) -> None:
    for position in positions():
        pieces = PICTURE.of_match(position.options).layout(_sight(position, "en", size))
        wall = [piece.rect for piece in pieces if piece.region == "board" and piece.ref is not None]
        for piece in pieces:
            if piece.raised is not None:
                assert piece.raised.collidelist(wall) < 0, (position.kind, piece.id)


def test_every_thing_can_be_seen_close(driver: Driver) -> None:
    """The driver's window is needed to draw the large cards."""
    for position in positions()[::6]:
        sight = _sight(position, "en", SIZES[0])
        for piece in PICTURE.of_match(position.options).layout(sight):
            if piece.ref is not None:
                assert PICTURE.inspect(sight, piece.ref).name, (position.kind, piece.id)


def test_every_outlook_and_a_spectator_find_everything_in_its_place() -> None:
    """Graveyards and the own vault spread out; who only looks on sees no face of a hand."""
    for position in positions()[::5]:
        sight = _sight(position, "en", SIZES[0])
        picture = PICTURE.of_match(position.options)
        for outlook in picture.outlooks(sight):
            pieces = picture.layout(sight._replace(outlook=outlook.id))
            assert len({piece.id for piece in pieces}) == len(pieces), (position.kind, outlook.id)
        view = RULES.view(position.view, SPECTATOR)
        watching = Sight(RULES, view, SPECTATOR, position.options, sight.units, sight.words)
        assert not [piece for piece in picture.layout(watching) if piece.kind == "tall"], position.kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_preview_hides_no_word_of_its_card(driver: Driver, language: str, size: tuple[int, int]) -> None:
    """Whoever chooses a target reads names and strategies: the preview lies on mask or portrait."""
    marker, words = Marker(Units.of(size), PICTURE.theme), Words(language)
    said = [words(f"opus-table-preview-{key}", amount=12) for key in ("damage", "retires", "not-accepted")]
    position = next(each for each in positions() if each.kind.endswith("TARGET"))
    cards = [
        piece
        for piece in PICTURE.of_match(position.options).layout(_sight(position, language, size))
        if piece.kind in ("ego", "artist")
    ]
    assert {piece.kind for piece in cards} == {"ego", "artist"}
    for piece in cards:
        written = [box.place.move(piece.rect.topleft) for box in piece.texts if box.place is not None]
        assert written
        for each in said:
            pill, at, _ = marker.at(Spot.of(piece), piece).preview(each)
            assert Rect(at, pill.get_size()).collidelist(written) < 0, (piece.id, each)
