"""The rules of Cerebria in the reader: in step in every language, with figures drawn from real pieces."""

from __future__ import annotations

import pytest

from game.cerebria.cards import EMOTIONS
from scenes.cerebria import cards
from scenes.cerebria.gallery import CARD, EmotionGallery, shown
from scenes.cerebria.hand import card_words
from scenes.cerebria.picture import PICTURE
from scenes.library import headings, read
from scenes.markdown import Kind
from scenes.reader import ReaderScene
from scenes.skin.type import Token, measure_paragraph
from scenes.units import Units
from scenes.words import LANGUAGES, Words
from tests.window.driver import Driver

NARROW = 480
"""Pixels of the text column in the smallest window, and a little less."""


def _pictures(language: str) -> list[str]:
    return [block.anchor for block in read("cerebria", language) if block.kind is Kind.FIGURE]


def test_the_three_languages_are_in_step() -> None:
    english = read("cerebria", "en")
    for language in ("fr", "de"):
        blocks = read("cerebria", language)
        assert [each.anchor for each in headings(blocks)] == [each.anchor for each in headings(english)]
        assert [(each.kind, each.level, len(each.rows)) for each in blocks] == [
            (each.kind, each.level, len(each.rows)) for each in english
        ]
        assert _pictures(language) == _pictures("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_drawn_and_fits_the_column(driver: Driver, language: str) -> None:
    names = _pictures(language)
    assert len(names) == len(set(names)) >= 8
    for size in ((1280, 720), (1920, 1080)):
        units = Units.of(size)
        for name in names:
            picture = PICTURE.figure(name, units.px(NARROW), units, Words(language))
            assert picture.get_width() <= units.px(NARROW), (name, picture.get_size())
            assert picture.get_bounding_rect().height > units.px(20), name


def test_the_reader_shows_pictures_between_the_words(driver: Driver) -> None:
    driver.app.push(ReaderScene(driver.app, "cerebria", "ring"))
    driver.settle()
    blocks = [each for each in driver.scene.controls if each.id.startswith("block-")]
    drawn = [each for each in blocks if getattr(each, "figure", None) is not None]
    assert drawn, "the ring is shown where it is explained"
    for each in drawn:
        assert each.rect.height > each.figure.get_height()  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_holds_every_emotion_with_its_whole_power(driver: Driver, language: str) -> None:
    driver.app.change_language(language)
    driver.app.push(EmotionGallery(driver.app))
    driver.settle()
    assert sorted(shown()) == list(range(len(EMOTIONS)))
    units = driver.app.units
    size = (units.px(CARD[0]), units.px(CARD[1]))
    room = cards.text_room(size)
    for kind in shown():
        said = card_words(Words(language), kind)
        assert driver.find(f"card-{kind}").label.endswith(said.text)
        high = measure_paragraph(
            said.text, Token.BODY, room[0], units, cards.text_size(said.text, room, units)
        )[1]
        assert high <= room[1], said.text
