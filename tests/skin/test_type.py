"""Type: sizes follow the settings, text wraps and stays in its box, every letter exists."""

from __future__ import annotations

from pathlib import Path

import pygame
import pygame.freetype
import pytest

from scenes.skin.fonts import VOICES, Token, font_path, is_mark, wrapped
from scenes.skin.type import (
    fits,
    fits_line,
    keyword_rects,
    line,
    line_count,
    measure_line,
    measure_paragraph,
    metal,
    paragraph,
    pixels,
    size_that_fits,
)
from scenes.units import Units

FRENCH = (
    "L’œuvre est finie\u202f: «\u202fOù êtes-vous, Zoé\u202f?\u202f» Ça ira\u202f! "
    "Naïf, âgé, dû, ÀÉÈÊËÎÏÔŒÙÛÇ"
)
GERMAN = "Größe, Straße, „Übermaß“ – Äpfel, Öl, Fuß; Schadenfreude, Unbewusstes"
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("token", list(Token))
def test_every_face_has_every_letter_of_the_three_languages(token: Token) -> None:
    pygame.freetype.init()
    face = pygame.freetype.Font(font_path(VOICES[token].file), 20)
    # The narrow no-break space has no glyph in the serif; the shaper sets it all the same.
    missing = [each for each in FRENCH + GERMAN if each != "\u202f" and face.get_metrics(each)[0] is None]
    assert missing == []


def test_every_letter_in_the_word_files_exists_in_both_families() -> None:
    pygame.freetype.init()
    faces = [pygame.freetype.Font(font_path(VOICES[token].file), 20) for token in (Token.BODY, Token.NAME)]
    for file in (ROOT / "assets" / "locales").rglob("*.ftl"):
        letters = {
            each
            for row in file.read_text(encoding="utf-8").splitlines()
            if not row.startswith("#")
            for each in row
        }
        missing = {
            each for each in letters - {"\u202f"} for face in faces if face.get_metrics(each)[0] is None
        }
        assert missing == set(), f"{file.relative_to(ROOT)} needs {missing}"


@pytest.mark.parametrize("token", [Token.BODY, Token.LABEL, Token.NAME])
def test_the_text_size_setting_enlarges_running_text(token: Token) -> None:
    assert pixels(token, Units.of((1280, 720), text_scale=1.3)) == round(VOICES[token].size * 1.3)


@pytest.mark.parametrize("token", [Token.TITLE, Token.HEADING, Token.CAPS])
def test_the_text_size_setting_leaves_titles_alone(token: Token) -> None:
    assert pixels(token, Units.of((1280, 720), text_scale=1.3)) == round(VOICES[token].size)


def test_nothing_is_set_smaller_than_twelve_units(units: Units) -> None:
    assert pixels(Token.NAME, units, 7) == round(12 * units.scale)


def test_a_line_is_as_wide_as_it_was_measured(units: Units) -> None:
    for token in Token:
        drawn = line(GERMAN, token, "#ffffff", units)
        wide, high = measure_line(GERMAN, token, units)
        assert abs(drawn.get_width() - wide) <= 1
        assert drawn.get_height() == high


def test_a_paragraph_is_as_high_as_it_was_measured_and_no_wider_than_asked(units: Units) -> None:
    for width in (120, 200, 333):
        wide, high = measure_paragraph(FRENCH, Token.BODY, width, units)
        drawn = paragraph(FRENCH, Token.BODY, "#ffffff", width, units)
        assert drawn.get_size() == (width, high)
        assert wide <= width
        assert drawn.get_bounding_rect().width <= width


def test_nothing_is_lost_by_wrapping(units: Units) -> None:
    rows = wrapped(FRENCH, Token.BODY, 140, units, None, False)
    assert len(rows) > 2
    assert " ".join(rows).replace("- ", "-") == FRENCH


def test_a_line_never_breaks_at_a_narrow_no_break_space(units: Units) -> None:
    quote = "«\u202foui\u202f»\u202f!"
    narrowest = measure_line(quote, Token.BODY, units)[0]
    for width in range(narrowest, narrowest * 3, 5):
        rows = wrapped(f"finie\u202f: {quote} finie\u202f: {quote}", Token.BODY, width, units, None, False)
        assert not any(row.startswith((":", "!", "»")) or row.endswith("«") for row in rows)


def test_an_explicit_new_line_is_kept(units: Units) -> None:
    assert line_count("one\ntwo\n\nthree", Token.BODY, 500, units) == 4


def test_a_soft_hyphen_shows_only_where_the_line_breaks(units: Units) -> None:
    word = "Willens\u00adkraft\u00adpunkte"
    assert wrapped(word, Token.BODY, 500, units, None, False) == ("Willenskraftpunkte",)
    narrow = measure_line("Willens-", Token.BODY, units)[0] + 20
    assert wrapped(word, Token.BODY, narrow, units, None, False)[0] == "Willens-"


def test_a_word_that_is_too_long_breaks_with_a_hyphen_and_counts_as_not_fitting(units: Units) -> None:
    rows = wrapped("Schadenfreude", Token.BODY, 60, units, None, False)
    assert len(rows) > 1
    assert all(row.endswith("-") for row in rows[:-1])
    assert "".join(row.rstrip("-") for row in rows) == "Schadenfreude"
    assert not fits("Schadenfreude", Token.BODY, (60, 500), units)


def test_fitting_asks_for_width_and_height(units: Units) -> None:
    text = "Choose an empty slot"
    wide, high = measure_paragraph(text, Token.BODY, 1000, units)
    assert fits(text, Token.BODY, (wide, high), units)
    assert not fits(text, Token.BODY, (wide - 1, high), units)
    assert fits(text, Token.BODY, (wide - 1, 2 * high), units)
    assert fits_line(text, Token.BODY, wide, units)
    assert not fits_line(text, Token.BODY, wide - 1, units)


def test_a_size_is_found_between_the_tokens_own_and_twelve(units: Units) -> None:
    assert size_that_fits("Undo", Token.HEADING, (500, 100), units) == 18
    assert size_that_fits("Spielerwechsel", Token.HEADING, (60, 20), units) == 12
    between = size_that_fits(
        "Spielerwechsel",
        Token.HEADING,
        (measure_line("Spielerwechsel", Token.HEADING, units, 15)[0], 100),
        units,
    )
    assert 14 <= between <= 16


def test_keywords_are_found_where_they_stand(units: Units) -> None:
    text = "The slot wins a Frontier, and another frontier far away, but no Frontiersman."
    found = keyword_rects(text, Token.BODY, 240, units, ("Frontier",))
    assert [word for word, _ in found] == ["Frontier", "frontier"]
    plain = paragraph(text, Token.BODY, "#ffffff", 240, units)
    marked = paragraph(
        text, Token.BODY, "#ffffff", 240, units, keywords=("Frontier",), keyword_colour="#ff0000"
    )
    for _, place in found:
        red = [
            marked.get_at((x, y))[:3] == (255, 0, 0)
            for x in range(place.left, place.right)
            for y in range(place.top, place.bottom)
        ]
        assert sum(red) >= place.width // 2
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(marked, "RGBA")


def test_a_picture_stands_in_the_text_where_its_mark_was(units: Units) -> None:
    def drop(name: str, height: int) -> pygame.Surface:
        assert name == "drop"
        square = pygame.Surface((height, height), pygame.SRCALPHA)
        square.fill("#00ff00")
        return square

    assert is_mark("{drop}")
    assert not is_mark("drop")
    drawn = paragraph("gain {drop} now", Token.BODY, "#ffffff", 300, units, picture=drop)
    green = [x for x in range(300) if drawn.get_at((x, drawn.get_height() // 2))[:3] == (0, 255, 0)]
    start = measure_line("gain ", Token.BODY, units)[0]
    assert green
    assert abs(green[0] - start) <= 1


def test_a_metal_title_is_bright_above_and_dark_below_its_middle(units: Units) -> None:
    title = metal("H", Token.DISPLAY, units, 60, shaded=False)
    ink = title.get_bounding_rect()
    column = [title.get_at((ink.left + ink.width // 12 + 3, y)) for y in range(ink.top + 4, ink.bottom - 4)]
    blues = [pixel.b for pixel in column if pixel.a == 255]
    assert blues[0] > 200
    assert min(blues) < 90
    assert blues.index(min(blues)) > len(blues) * 0.45
