"""Sprites: icons that are there, shapes of the right size, states told apart, light that is light."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface

from scenes.skin import backdrop, card, orb, panel
from scenes.skin.cache import sprites
from scenes.skin.colours import THEMES, Cerebria, Kind, Opus, Theme
from scenes.skin.controls import ButtonKind, State, button_fits
from scenes.skin.icons import ICONS, die, icon, kind_disc
from scenes.skin.light import (
    blur,
    disabled,
    glow,
    margin,
    outline_glow,
    pulse,
    put_glow,
    shadow,
    shadow_around,
)
from scenes.skin.marks import Shape, badge, badge_margin, number_tag, pip, player_mark, spinner
from scenes.skin.noise import gradient, grain, octaves, vignette
from scenes.skin.svg import circle, linear, paint, rounded, svg
from scenes.units import Units

ASKED_FOR = """
plus folder book sliders quit gear menu undo redo hint eye why play pause step step-back speed
speaker mute pad key flag warning success trash pencil import export save search up down left right
check close star hourglass people computer dice-1 dice-2 dice-3 dice-4 dice-5 dice-6 flame sun leaf
drop spark rook boat lyre crown notes mask hammer bowl blades shield arrow scales attack drive
health
"""


def ink(surface: Surface) -> int:
    """How many pixels are more than half opaque."""
    return pygame.mask.from_surface(surface, 127).count()


def same(first: Surface, second: Surface) -> bool:
    return pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


def brightness(surface: Surface, at: tuple[int, int]) -> int:
    return sum(surface.get_at(at)[:3])


def test_every_icon_that_was_asked_for_exists() -> None:
    assert set(ASKED_FOR.split()) <= set(ICONS)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_draws_inside_its_square(name: str) -> None:
    small, large = icon(name, 20, "#ffffff"), icon(name, 64, "#ffffff")
    assert small.get_size() == (20, 20)
    assert ink(small) >= 12
    assert ink(large) >= 150
    inner = large.get_bounding_rect(min_alpha=127)
    assert inner.width >= 24 or inner.height >= 24
    edge = [large.get_at((x, y)).a for x in range(64) for y in (0, 63)] + [
        large.get_at((x, y)).a for x in (0, 63) for y in range(64)
    ]
    assert max(edge) < 140, "touches its border"


def test_no_two_icons_are_the_same() -> None:
    pictures = {pygame.image.tobytes(icon(name, 24, "#ffffff"), "RGBA") for name in ICONS}
    assert len(pictures) == len(ICONS)


def test_a_die_shows_as_many_pips_as_it_counts() -> None:
    for face in range(1, 7):
        pips = pygame.mask.from_threshold(die(face, 96), "#2A1C12", (30, 30, 30, 255))
        assert len([each for each in pips.connected_components() if each.count() > 40]) == face


def test_percentages_make_a_gradient_run_over_the_whole_shape() -> None:
    shape = svg(
        40, 40, rounded(0, 0, 40, 40, 0, paint("url(#g)")), linear("g", ((0, "#000000"), (1, "#ffffff")))
    )
    assert brightness(shape, (20, 2)) < 90
    assert 300 < brightness(shape, (20, 20)) < 460
    assert brightness(shape, (20, 37)) > 670


@pytest.mark.parametrize(
    "kind", [*Cerebria.VIBES.values(), *Opus.SCHOOLS.values()], ids=lambda kind: kind.name
)
def test_a_badge_shows_glyph_and_colour(kind: Kind) -> None:
    disc = kind_disc(kind, 14)
    assert disc.get_size() == (30, 30)
    glyph = pygame.mask.from_threshold(disc, kind.ink, (60, 60, 60, 255))
    assert glyph.count() >= 25


# Controls -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", list(ButtonKind))
def test_every_state_of_a_button_looks_different(kind: ButtonKind, theme: Theme, units: Units) -> None:
    seen = [
        panel.button((160, 48), "Undo", "undo", "U", state, kind, units=units, theme=theme) for state in State
    ]
    assert all(face.get_size() == (160, 48) for face in seen)
    distinct = {pygame.image.tobytes(face, "RGBA") for face in seen}
    # Hover and focus share the face; the ring of focus is drawn round it. A gold button is always chosen.
    assert len(distinct) >= (4 if kind == ButtonKind.PRIMARY else 5)


def test_focus_is_drawn_outside_the_button(units: Units, screen: Surface) -> None:
    rect = Rect(60, 60, 160, 48)
    screen.fill("#1A1630")
    panel.draw_button(screen, rect, "Undo", state="normal", kind="ghost", units=units, focused=True)
    outside = screen.get_at((rect.centerx, rect.top - 4))
    assert pygame.Color("#7FF0D8")[:3] == outside[:3]


def test_a_longer_label_wraps_and_a_too_long_one_is_reported(units: Units) -> None:
    assert button_fits((200, 52), "End turn", units, key="E")
    assert button_fits((200, 52), "Spielerwechsel bestätigen", units, key="E")
    assert not button_fits((70, 52), "Spielerwechsel bestätigen", units, key="Enter")


def test_a_drawn_button_costs_nothing_the_second_time(units: Units, screen: Surface) -> None:
    def draw() -> None:
        panel.draw_button(screen, Rect(10, 10, 160, 48), "Undo", "undo", "U", "hover", "primary", units=units)
        panel.draw_legal(screen, Rect(10, 80, 60, 80), units, empty=True, strength=pulse(0.25), number=4)
        panel.draw_panel(screen, Rect(100, 80, 90, 80), units)

    draw()
    built = sprites.built
    draw()
    assert sprites.built == built


CONTROLS: dict[str, Callable[[Units, Theme], list[Surface]]] = {
    "toggle": lambda units, theme: [
        panel.toggle((42, 23), on, units=units, theme=theme) for on in (True, False)
    ],
    "slider": lambda units, theme: [
        panel.slider_track((90, 20), share, units=units, theme=theme) for share in (0.0, 0.5, 1.0)
    ],
    "knob": lambda units, theme: [
        panel.slider_knob(20, state, units=units, theme=theme) for state in ("normal", "hover", "focus")
    ],
    "choice": lambda units, theme: [
        panel.segmented((210, 30), ("a", "b", "c"), chosen, units=units, theme=theme) for chosen in range(3)
    ],
    "tab": lambda units, theme: [
        panel.tab((90, 30), "Sound", state, units=units, theme=theme)
        for state in ("normal", "hover", "selected")
    ],
    "row": lambda units, theme: [
        panel.list_row((90, 30), state, units=units, theme=theme) for state in ("normal", "hover", "selected")
    ],
    "scroll": lambda units, theme: [
        panel.scroll_bar((10, 90), start, 0.4, units=units, theme=theme) for start in (0.0, 0.3, 0.6)
    ],
    "entry": lambda units, theme: [
        panel.text_entry((90, 30), state, units=units, theme=theme) for state in ("normal", "hover", "focus")
    ],
}


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", CONTROLS)
def test_what_a_control_says_can_be_seen(name: str, theme: Theme, units: Units) -> None:
    faces = CONTROLS[name](units, theme)
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces}) == len(faces)
    assert len({face.get_size() for face in faces}) == 1


def test_a_scroll_bars_grip_reaches_both_ends(units: Units) -> None:
    def grip(start: float) -> Rect:
        return panel.scroll_bar((10, 100), start, 0.4, units=units).get_bounding_rect(min_alpha=120)

    assert grip(0.0).top == 0
    assert grip(0.6).bottom == 100


# Marks --------------------------------------------------------------------------------------------


def test_a_player_is_a_shape_before_a_colour() -> None:
    outlines = [pygame.mask.from_surface(player_mark(seat, 24)) for seat in range(5)]
    for first in range(5):
        for second in range(first):
            shared = outlines[first].overlap_area(outlines[second], (0, 0))
            whole = outlines[first].count() + outlines[second].count() - shared
            assert shared / whole < 0.92, (first, second)


@pytest.mark.parametrize("shape", list(Shape))
def test_a_pip_is_filled_or_hollow(shape: Shape) -> None:
    full, hollow = pip(shape, 24, "#F4C04E"), pip(shape, 24, "#F4C04E", filled=False)
    assert full.get_size() == hollow.get_size() == (24, 24)
    assert full.get_at((12, 13)).a == 255
    assert hollow.get_at((12, 13)).a < 120


@pytest.mark.parametrize("shape", list(Shape))
def test_a_badge_shows_its_number_and_its_change(shape: Shape, units: Units) -> None:
    pad = badge_margin(units)
    faces = [
        badge(text, 15, units, shape, change=change)
        for text, change in (("1", 0), ("7", 0), ("7", 1), ("7", -1))
    ]
    assert {face.get_size() for face in faces} == {(30 + 2 * pad, 30 + 2 * pad)}
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces}) == 4


def test_the_tenth_tag_shows_a_zero(units: Units) -> None:
    assert same(number_tag(10, units), number_tag(0, units))
    assert not same(number_tag(1, units), number_tag(2, units))


def test_an_empty_legal_place_shows_a_plus_and_a_full_one_does_not(units: Units) -> None:
    empty, full = (panel.legal_frame((60, 80), units, empty=each) for each in (True, False))
    assert empty.get_at((30, 40)).a > 200
    assert full.get_at((30, 40)).a == 0


def test_the_spinner_turns() -> None:
    assert not same(spinner(32, 0.0), spinner(32, 0.5))
    assert spinner(32, 0.0) is spinner(32, 1.0)


def test_the_pulse_stays_between_seventy_and_a_hundred_percent_in_few_steps() -> None:
    strengths = {pulse(step / 500) for step in range(500)}
    assert min(strengths) == pytest.approx(0.7)
    assert max(strengths) == pytest.approx(1.0)
    assert len(strengths) <= 12


# Light --------------------------------------------------------------------------------------------


def disc(side: int = 30) -> Surface:
    return svg(side, side, circle(side / 2, side / 2, side / 2 - 1, paint("#ffffff")))


def test_a_shadow_is_black_soft_and_larger_than_its_sprite() -> None:
    shade = shadow(disc(), 6, 0.65)
    assert shade.get_size() == (30 + 2 * margin(6), 30 + 2 * margin(6))
    middle = shade.get_at((shade.get_width() // 2, shade.get_height() // 2))
    assert middle[:3] == (0, 0, 0)
    assert 120 < middle.a <= 0.66 * 255
    assert shade.get_at((0, 0)).a == 0
    beyond = shade.get_at((margin(6) - 3, shade.get_height() // 2)).a
    assert 0 < beyond < middle.a


def test_a_glow_only_adds_light(screen: Surface) -> None:
    screen.fill("#203040")
    put_glow(screen, disc(), (100, 60), 8, "#40ff80", 0.85, 2)
    assert screen.get_at((95, 75)).g > 0x40
    assert screen.get_at((10, 10))[:3] == (0x20, 0x30, 0x40)
    assert glow(disc(), 8, "#40ff80").get_at((0, 0))[:3] == (0, 0, 0)


def test_the_light_of_a_card_leaves_its_picture_alone() -> None:
    light = outline_glow((120, 160), 10, 8, "#3CE6BE")
    reach = margin(8)
    assert brightness(light, (reach + 60, reach + 80)) < 12
    assert brightness(light, (reach + 60, reach)) > 150


def test_the_shadow_round_glass_leaves_the_glass_clear() -> None:
    shade = shadow_around((60, 40), 8, 6, 4, 0.5)
    reach = margin(6)
    assert shade.get_at((reach + 30, reach + 20)).a == 0
    assert shade.get_at((reach + 30, reach + 40 + 4)).a > 30


def test_blurring_keeps_the_amount_of_light() -> None:
    picture = Surface((80, 80))
    pygame.draw.rect(picture, "#ffffff", (20, 20, 40, 40))
    soft = blur(picture, 12)
    assert soft.get_size() == (80, 80)
    assert 40 < pygame.transform.average_color(soft)[0] <= 70
    assert 60 < soft.get_at((20, 40))[0] < 200


def test_a_disabled_sprite_is_darker_and_greyer_but_keeps_its_outline() -> None:
    bright = svg(30, 30, circle(15, 15, 14, paint("#ff4020")))
    dull = disabled(bright)
    red, green, blue, alpha = dull.get_at((15, 15))
    assert alpha == 255
    assert red < 160
    assert red - min(green, blue) < 110
    assert ink(dull) == ink(bright)


# Panels, cards, orbs, backdrops -------------------------------------------------------------------


def test_frosted_glass_shows_the_backdrop_out_of_focus(units: Units) -> None:
    behind = Surface((200, 120)).convert()
    for x in range(0, 200, 4):
        pygame.draw.line(behind, "#ffffff", (x, 0), (x, 120))
    glass = panel.frosted(behind, Rect(40, 20, 120, 80), units)
    row = [brightness(glass, (x, 50)) for x in range(30, 90)]
    assert max(row) - min(row) < 40
    assert glass.get_at((60, 40)).a == 255
    assert glass.get_at((0, 0)).a == 0


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_card_has_round_corners_and_an_opaque_face(theme: Theme, units: Units) -> None:
    for face in (
        card.card_back((96, 134), units, theme),
        card.card_face((96, 134), units, Opus.IVORY, "#D9B877"),
    ):
        assert face.get_size() == (96, 134)
        assert face.get_at((0, 0)).a == 0
        assert face.get_at((48, 67)).a == 255


def test_the_art_stands_in_its_box(units: Units) -> None:
    art = Surface((80, 50)).convert_alpha()
    art.fill("#00ff00")
    face = card.card_face((96, 134), units, Cerebria.BLISS.ground, "#F7D98B", art, (8, 8, 80, 50))
    inside, below = face.get_at((48, 30)), face.get_at((48, 100))
    assert inside.g > 230
    assert inside.r < 30
    assert below.r > 150


def test_an_orb_is_lit_from_the_upper_left() -> None:
    ball = orb.orb(30, "#663FAC")
    assert ball.get_size() == (62, 62)
    assert brightness(ball, (20, 18)) > 2 * brightness(ball, (44, 46))


def test_a_resource_orb_shows_its_amount(units: Units) -> None:
    faces = [orb.resource_orb(amount, 20, Cerebria.WILLPOWER, units) for amount in ("3", "4")]
    assert faces[0].get_width() == 42 + 2 * orb.orb_margin(20)
    assert not same(*faces)


def test_a_medallion_cuts_its_picture_round_and_frames_it_in_gilt() -> None:
    picture = Surface((100, 100)).convert()
    picture.fill("#0000ff")
    frame = orb.medallion(120, picture, "#966EFF")
    assert frame.get_size() == (120, 120)
    assert frame.get_at((4, 4)).a == 0
    assert frame.get_at((60, 60)).b > 200
    rim = frame.get_at((60, 3))
    assert rim.r > rim.b


@pytest.mark.parametrize("draw", [backdrop.night_mind, backdrop.dawn_sky, backdrop.gallery_wall])
def test_a_backdrop_fills_any_window_without_bands(draw: Callable[[tuple[int, int]], Surface]) -> None:
    for size in ((320, 180), (300, 240), (400, 170)):
        picture = draw(size)
        assert picture.get_size() == size
        column = [tuple(picture.get_at((size[0] // 3, y))[:3]) for y in range(size[1])]
        assert len(set(column)) > size[1] // 2


def test_noise_depends_on_its_seed_and_fills_the_range() -> None:
    clouds = octaves((64, 48), 3)
    assert same(clouds, octaves((64, 48), 3))
    assert not same(clouds, octaves((64, 48), 4))
    values = [clouds.get_at((x, y))[0] for x in range(64) for y in range(48)]
    assert max(values) - min(values) > 80


def test_grain_is_slight_and_leaves_alpha_alone() -> None:
    sheet = Surface((64, 64), pygame.SRCALPHA)
    sheet.fill((120, 120, 120, 90))
    grain(sheet, 5)
    pixels = [sheet.get_at((x, y)) for x in range(64) for y in range(64)]
    assert all(pixel.a == 90 and 114 <= pixel.r <= 126 for pixel in pixels)
    assert len({pixel.r for pixel in pixels}) >= 8


def test_a_vignette_darkens_corners_only() -> None:
    sheet = Surface((160, 90))
    sheet.fill("#808080")
    vignette(sheet, 0.7)
    assert sheet.get_at((80, 45))[:3] == (0x80, 0x80, 0x80)
    assert sheet.get_at((1, 1))[0] < 0x60


def test_a_gradient_goes_through_its_stops() -> None:
    ramp = gradient((4, 101), ((0, "#000000"), (0.5, "#ff0000"), (1, "#ffffff")))
    assert ramp.get_at((1, 0))[0] < 12
    assert ramp.get_at((1, 50))[0] > 240
    assert ramp.get_at((1, 50))[1] < 20
    assert ramp.get_at((1, 100))[1] > 240
