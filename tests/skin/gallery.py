"""A sheet with everything the skin can draw, to be looked at: `python -m tests.skin.gallery out.png [scale]`.

Writes `out-<theme>.png` for the controls of each world, and `out-pictures.png` for cards, art and backdrops.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface

from scenes.skin import backdrop, card, orb, panel
from scenes.skin.art_blossom import blossom_picture
from scenes.skin.art_inkblot import inkblot_picture
from scenes.skin.art_landscape import landscape
from scenes.skin.art_lights import lantern_picture, light_picture
from scenes.skin.art_mirror import cracked_mask
from scenes.skin.art_painting import painting
from scenes.skin.art_portrait import portrait
from scenes.skin.colours import DAWN, GALLERY, MIND, SHELL, Cerebria, Essence, Opus, Theme
from scenes.skin.icons import ICONS, die, glyph_disc, icon, kind_disc
from scenes.skin.light import Height, put_lifted
from scenes.skin.marks import Shape, badge, badge_margin
from scenes.skin.type import arc_text, keyword_rects, line, metal, paragraph
from scenes.units import Units

WORDS = "Draw 3, invoke the best. Fear: a new Vibe. The slot wins a Frontier (+1 Openness); tie by distance."
STATES = ("normal", "hover", "focus", "pressed", "selected", "disabled")


def controls(theme: Theme, ground: Surface, units: Units) -> Surface:
    """All controls of one world on its own backdrop."""
    px = units.px
    sheet = ground.copy()
    rect = units.rect(40, 30, 228, 420)
    panel.draw_panel(sheet, rect, units, theme, ground)
    left, width = rect.left + px(16), rect.width - px(32)
    sheet.blit(panel.header("Chronicle", width, units, theme), (left, rect.top + px(14)))
    words = paragraph(
        WORDS, "body", theme.text, width, units, keywords=("Vibe", "Frontier"), keyword_colour=theme.accent
    )
    sheet.blit(words, (left, rect.top + px(54)))
    assert len(keyword_rects(WORDS, "body", width, units, ("Vibe", "Frontier"))) == 2
    top = rect.top + px(150)
    for seat, state in enumerate(("normal", "hover", "selected", "normal", "normal")):
        row = Rect(left, top, width, px(34))
        sheet.blit(panel.list_row(row.size, state, units=units, theme=theme), row)
        sheet.blit(panel.player_mark(seat, px(14), theme), (left + px(12), top + px(10)))
        sheet.blit(line(f"Seat {seat + 1}", "label", theme.text, units), (left + px(36), top + px(9)))
        top += px(38)
    sheet.blit(panel.toggle((px(42), px(23)), True, units=units, theme=theme), (left, top))
    sheet.blit(panel.toggle((px(42), px(23)), False, units=units, theme=theme), (left + px(54), top))
    sheet.blit(panel.slider_track((px(86), px(23)), 0.6, units=units, theme=theme), (left + px(108), top))
    sheet.blit(panel.slider_knob(px(20), units=units, theme=theme), (left + px(148), top + px(1)))
    top += px(31)
    choice = panel.segmented((width, px(30)), ("100 %", "115 %", "130 %"), 1, 2, units=units, theme=theme)
    sheet.blit(choice, (left, top))
    sheet.blit(panel.text_entry((width, px(32)), "focus", units=units, theme=theme), (left, top + px(38)))
    sheet.blit(
        panel.scroll_bar((px(10), px(120)), 0.2, 0.4, units=units, theme=theme),
        (rect.right - px(12), rect.top + px(150)),
    )
    for down, kind in enumerate(("primary", "secondary", "ghost", "danger", "row", "tile")):
        for across, state in enumerate(STATES):
            place = units.rect(300 + across * 158, 36 + down * 58, 140, 42)
            sign = "undo" if kind in ("row", "tile") else None
            panel.draw_button(
                sheet, place, "Undo" if sign else "End turn", sign, "E", state, kind, units=units, theme=theme
            )
    panel.draw_button(
        sheet,
        units.rect(300, 388, 390, 42),
        "New match",
        "plus",
        "N",
        kind="row",
        units=units,
        theme=theme,
        detail="choose a game, seats, opponents",
    )
    panel.draw_button(
        sheet,
        units.rect(710, 388, 150, 42),
        "Spielerwechsel bestätigen",
        None,
        "Enter",
        kind="primary",
        units=units,
        theme=theme,
    )
    for across, state in enumerate(("normal", "hover", "selected")):
        sheet.blit(
            panel.tab((px(110), px(36)), "Anzeige", state, "eye", units=units, theme=theme),
            units.rect(880 + across * 118, 390, 1, 1),
        )
    _frames(sheet, theme, units)
    sheet.blit(metal("EGOTABLE", "display", units, 48), units.rect(40, 470, 1, 1))
    sheet.blit(
        line("Board games whose opponent is a mind", "quote", theme.text, units, 18),
        units.rect(46, 540, 1, 1),
    )
    sheet.blit(panel.chip("Main action", units, theme, theme.success, "check"), units.rect(40, 580, 1, 1))
    sheet.blit(panel.chip("7 cards left", units, theme), units.rect(160, 580, 1, 1))
    sheet.blit(panel.spinner(px(28), 0.3, theme.accent), units.rect(262, 578, 1, 1))
    bubble = units.rect(40, 620, 240, 60)
    panel.draw_tooltip(sheet, bubble, units, theme)
    why = paragraph(
        "Not enough willpower : it costs 3, you have 2.", "body", theme.text, bubble.width - px(24), units
    )
    sheet.blit(why, (bubble.left + px(12), bubble.top + px(10)))
    panel.draw_prompt(
        sheet,
        units.rect(310, 640, 480, 42),
        "Choose a glowing slot for Kindness",
        units,
        theme,
        "Esc",
        ground,
        panel.player_mark(0, px(16), theme),
    )
    panel.draw_dialog(sheet, units.rect(830, 610, 410, 90), units, theme, ground)
    ask = line("Really leave the match?", "title", theme.text, units)
    sheet.blit(ask, ask.get_rect(center=units.rect(830, 610, 410, 90).center))
    return sheet


def _frames(sheet: Surface, theme: Theme, units: Units) -> None:
    px = units.px
    size = (px(96), px(134))
    for place, kind in enumerate(("back", "legal", "slot", "legal card", "selected", "focus")):
        rect = Rect(units.rect(310 + place * 112, 448, 1, 1).topleft, size)
        if kind == "slot":
            sheet.blit(card.empty_slot(size, units, theme), rect)
        elif kind == "legal":
            panel.draw_legal(
                sheet, rect, units, theme, radius=card.card_corner(size, units), empty=True, number=1
            )
        else:
            put_lifted(sheet, card.card_back(size, units, theme), rect.topleft, Height.CARD, units.scale)
        if kind == "legal card":
            panel.draw_legal(sheet, rect, units, theme, radius=card.card_corner(size, units), number=3)
        elif kind == "selected":
            panel.draw_selected(sheet, rect, units, card.card_corner(size, units))
        elif kind == "focus":
            panel.draw_focus(sheet, rect, units, theme, card.card_corner(size, units))
    for place, (amount, colour) in enumerate(
        (("6", Cerebria.WILLPOWER), ("4", Cerebria.ESSENCE), ("12", Cerebria.AMBITION))
    ):
        sheet.blit(orb.resource_orb(amount, px(20), colour, units), units.rect(990 + place * 62, 440, 1, 1))
    for place, shape in enumerate(Shape):
        sheet.blit(
            badge(str(place), px(15), units, shape, change=(0, 1, -1)[place % 3]),
            units.rect(990 + place % 5 * 46, 508 + place // 5 * 44, 1, 1),
        )
    for place, shape in enumerate(Shape):
        sheet.blit(
            panel.pip(shape, px(16), Cerebria.GLOOM.fill, place % 2 == 0),
            units.rect(1196 + place % 3 * 24, 446 + place // 3 * 22, 1, 1),
        )


def emotion(units: Units, side: str, name: str, vibe: str, text: str, width: int, height: int) -> Surface:
    """A hand card of Cerebria, put together from the skin's parts."""
    px = units.px
    size = (px(width), px(height))
    world = Cerebria.BLISS if side == "bliss" else Cerebria.GLOOM
    inset = px(7)
    box = (inset, inset, size[0] - 2 * inset, round(size[1] * 0.40))
    draw = blossom_picture if side == "bliss" else inkblot_picture
    face = card.card_face(size, units, world.ground, world.edge, draw(box[2:], name, vibe), box, 5).copy()
    title = line(name, "name", world.ink, units)
    face.blit(title, title.get_rect(center=(size[0] / 2, size[1] * 0.49)))
    face.blit(panel.rule(size[0] - px(28), units, world.ink, 0.55), (px(14), round(size[1] * 0.54)))
    words = paragraph(text, "body", world.ink, size[0] - px(18), units, "centre")
    face.blit(words, (px(9), round(size[1] * 0.60)))
    for space, number in enumerate((1, 1, 2)):
        mark = badge(
            str(number),
            px(10),
            units,
            world.shape,
            ((0, "#FFD28A"), (1, "#D9772B")) if side == "bliss" else ((0, "#B7ABFF"), (1, "#5A4AC0")),
            "#2A1406" if side == "bliss" else "#FFFFFF",
        )
        face.blit(mark, mark.get_rect(center=(size[0] / 2 + (space - 1) * px(24), size[1] * 0.90)))
    whole = Surface((size[0] + px(12), size[1] + px(12)), pygame.SRCALPHA)
    whole.blit(face, (px(6), px(6)))
    disc = kind_disc(Cerebria.VIBES[vibe], px(14))
    put_lifted(whole, disc, (0, 0), Height.BADGE, units.scale)
    return whole


def work(units: Units, name: str, school: str, text: str) -> Surface:
    """A hand card of Ego & Opus."""
    px = units.px
    size = (px(126), px(181))
    face = card.card_face(size, units, Opus.IVORY, "#D9B877", seed=3).copy()
    frame = (size[0] - px(18), px(74))
    picture = card.gilt_frame(frame, painting((frame[0] - px(12), frame[1] - px(12)), name, school), px(6))
    put_lifted(face, picture, (px(9), px(11)), Height.BADGE, units.scale)
    title = line(name, "name", Opus.IVORY_INK, units)
    face.blit(title, title.get_rect(center=(size[0] / 2, size[1] * 0.54)))
    face.blit(panel.rule(size[0] - px(28), units, "#8A6428", 0.8), (px(14), round(size[1] * 0.585)))
    words = paragraph(text, "body", Opus.IVORY_INK, size[0] - px(16), units, "centre")
    face.blit(words, (px(8), round(size[1] * 0.64)))
    pad = badge_margin(units)
    whole = Surface((size[0] + px(16), size[1] + px(16)), pygame.SRCALPHA)
    whole.blit(face, (px(8), px(8)))
    whole.blit(badge("2", px(13), units), (px(3) - pad, px(3) - pad))
    put_lifted(
        whole, kind_disc(Opus.SCHOOLS[school], px(12)), (size[0] - px(12), px(1)), Height.BADGE, units.scale
    )
    return whole


def pictures(units: Units) -> Surface:
    """Cards, art, medallions, icons, and text on an arc."""
    px = units.px
    sheet = backdrop.night_mind(units.size).copy()
    at = px(16)
    cards = [
        emotion(
            units, "bliss", "Kindness", "green", "When you absorb next to it, gain 1 willpower.", 134, 192
        ),
        emotion(units, "gloom", "Fear", "red", "Its neighbours lose one essence at the end.", 134, 192),
        emotion(
            units, "gloom", "Schadenfreude", "blue", "Wer hier absorbiert, verliert Willenskraft.", 134, 192
        ),
        work(units, "Sting", "MUS", "Deal 3, or 5 if odd."),
        work(units, "Red Wine", "CUL", "Give drive to another artist."),
    ]
    for each in cards:
        put_lifted(sheet, each, (at, px(14)), Height.HAND, units.scale)
        at += each.get_width() + px(8)
    for place, size in enumerate(((53, 51), (53, 51), (53, 51))):
        art = (blossom_picture, inkblot_picture, inkblot_picture)[place](
            (px(size[0] - 6), px(size[1])), f"small{place}", ("red", "yellow", "blue")[place]
        )
        side = (Cerebria.BLISS, Cerebria.GLOOM, Cerebria.GLOOM)[place]
        face = card.card_face(
            (px(53), px(74)), units, side.ground, side.edge, art, (px(3), px(3), px(47), px(51))
        )
        put_lifted(sheet, face, (at + place * px(66), px(22)), Height.CARD, units.scale)
        sheet.blit(
            badge("2", px(9), units, Shape.CIRCLE, ((0, "#FFF3C9"), (1, "#D9962B"))),
            (at + place * px(66) - px(10), px(12)),
        )
        sheet.blit(
            kind_disc(tuple(Cerebria.VIBES.values())[place], px(7)), (at + place * px(66) + px(44), px(16))
        )
    for place, kind in enumerate(Essence.SEGMENTS.values()):
        sheet.blit(kind_disc(kind, px(12)), (at + place * px(34), px(112)))
    for place, kind in enumerate(Opus.SCHOOLS.values()):
        sheet.blit(kind_disc(kind, px(11)), (at + place * px(30), px(144)))
    for face in range(1, 7):
        put_lifted(sheet, die(face, px(30)), (at + (face - 1) * px(38), px(176)), Height.BADGE, units.scale)
    ball = orb.empty_orb(px(27), Cerebria.REALMS["network"])
    sheet.blit(ball, (at + px(240), px(20)))
    for bead in range(7):
        sheet.blit(
            orb.bead(px(5)), (at + px(240 + 10 + bead % 4 * 9 + bead // 4 * 5), px(20 + 36 - bead // 4 * 9))
        )
    sheet.blit(orb.glass_front(px(27)), (at + px(240), px(20)))
    arc_text(sheet, "NETWORK OF THOUGHTS", "caps", "#FFF3D6", units, (at + px(268), px(150)), px(60), 0, 2.0)
    sheet.blit(glyph_disc("eye", px(20), "#663FAC"), (at + px(248), px(128)))
    _art_rows(sheet, units)
    for place, name in enumerate(ICONS):
        sheet.blit(
            icon(name, px(20), SHELL.accent), (px(16) + place % 45 * px(28), px(606) + place // 45 * px(30))
        )
    games = (
        (landscape((px(150), px(150)), "menu", "dawn"), "#78C8FF", "The Essence"),
        (inkblot_picture((px(150), px(150)), "menu", "red"), "#966EFF", "Cerebria"),
        (cracked_mask((px(150), px(150)), "menu"), "#FFBE5A", "Ego & Opus"),
    )
    for place, (picture, accent, _) in enumerate(games):
        orb.draw_medallion(sheet, (px(840 + place * 170), px(516)), px(150), picture, accent, hot=place == 0)
    return sheet


def _art_rows(sheet: Surface, units: Units) -> None:
    px = units.px
    vibes = tuple(Cerebria.VIBES)
    wide = (px(100), px(64))
    for place in range(12):
        draw = blossom_picture if place < 6 else inkblot_picture
        sheet.blit(draw(wide, f"row{place}", vibes[place % 5]), (px(16 + place * 104), px(226)))
    hours = ("military", "magical", "economic", "cultural", "political", "night", "dawn")
    for place in range(12):
        if place < 7:
            picture = landscape(wide, f"land{place}", hours[place])
        elif place < 10:
            picture = lantern_picture(
                wide, f"lamp{place}", ("#F0A63C", "#5FD0E6", "#E0607F")[place - 7], place - 6
            )
        else:
            picture = light_picture(wide, f"light{place}", ("#8FE6C4", "#A79BF5")[place - 10])
        sheet.blit(picture, (px(16 + place * 104), px(296)))
    tall = (px(66), px(84))
    for place in range(18):
        picture = (
            cracked_mask(tall, f"ego{place}")
            if place < 9
            else portrait(tall, f"face{place}", tuple(Opus.SCHOOLS.values())[place % 8].colour)
        )
        sheet.blit(picture, (px(16 + place * 70), px(366)))
    for place, school in enumerate(Opus.SCHOOLS):
        picture = card.gilt_frame((px(90), px(66)), painting((px(80), px(56)), f"work{place}", school), px(5))
        sheet.blit(picture, (px(16 + place % 4 * 96), px(458 + place // 4 * 72)))
        picture = card.gilt_frame(
            (px(90), px(66)), painting((px(80), px(56)), f"other{place}", school), px(5)
        )
        sheet.blit(picture, (px(400 + place % 4 * 96), px(458 + place // 4 * 72)))


def main(out: Path, scale: float) -> None:
    """Draw and save all sheets, and say how long each took."""
    pygame.init()
    size = (round(1280 * scale), round(720 * scale))
    pygame.display.set_mode(size)
    units = Units.of(size)
    grounds = {
        SHELL: lambda: backdrop.night_mind(size),
        MIND: lambda: backdrop.night_mind(size),
        DAWN: lambda: backdrop.dawn_sky(size),
        GALLERY: lambda: backdrop.gallery_wall(size),
    }
    for theme, ground in grounds.items():
        began = time.process_time()
        behind = ground()
        between = time.process_time()
        sheet = controls(theme, behind, units)
        built, drawn = (between - began) * 1000, (time.process_time() - between) * 1000
        print(f"{theme.name}: backdrop {built:.0f} ms, controls {drawn:.0f} ms")
        pygame.image.save(sheet, out.with_name(f"{out.stem}-{theme.name}.png"))
    began = time.process_time()
    sheet = pictures(units)
    print(f"pictures {(time.process_time() - began) * 1000:.0f} ms")
    pygame.image.save(sheet, out.with_name(f"{out.stem}-pictures.png"))


if __name__ == "__main__":
    main(
        Path(sys.argv[1] if len(sys.argv) > 1 else "gallery.png"),
        float(sys.argv[2]) if len(sys.argv) > 2 else 1.25,
    )
