"""Four manners of painting: dabs of light, rings and staves, page and quill, the stage."""

from __future__ import annotations

import random

from pygame import Surface

from scenes.skin.colours import BLACK, WHITE, mix
from scenes.skin.noise import gradient
from scenes.skin.svg import (
    Size,
    circle,
    ellipse,
    fitted,
    linear,
    linear_at,
    paint,
    path,
    radial_at,
    rounded,
    svg,
)


def dabs_of_light(size: Size, chance: random.Random) -> Surface:
    """VIS: water, sky and a sun in short strokes."""
    width, height = size
    sky, glow, water = chance.choice(
        (
            ("#A8D0F0", "#F6D8E0", "#4A88B0"),
            ("#FFC890", "#F0909A", "#5A4A98"),
            ("#F6E6B0", "#C8E0C0", "#3A8A80"),
            ("#C8C0F0", "#FFE0C0", "#3A6A9A"),
        )
    )
    picture = gradient(size, ((0, sky), (0.5, glow), (1, water))).convert_alpha()
    sun = (width * chance.uniform(0.25, 0.75), height * chance.uniform(0.22, 0.34))
    body = circle(*sun, height * 0.30, paint("url(#s)")) + circle(
        *sun, height * 0.11, paint("#FFF6E0", opacity=0.95)
    )
    horizon = height * 0.52
    ridge = f"M0 {horizon:.1f} "
    x = 0.0
    while x < width:
        step = width * chance.uniform(0.1, 0.26)
        ridge += (
            f"Q{x + step / 2:.1f} {horizon - height * chance.uniform(0.02, 0.13):.1f} "
            f"{x + step:.1f} {horizon:.1f} "
        )
        x += step
    body += path(ridge + "Z", paint(mix(water, sky, 0.35), opacity=0.8))
    unit = max(1.0, height / 46)
    strokes = min(400, round(width * height / (unit * unit * 5)))
    for _ in range(strokes):
        y = chance.random() * height
        base = sky if y < horizon else water
        tone = mix(base, chance.choice((WHITE, "#FFD0A8", "#6A78C8", "#3F8A8A", glow)), chance.random() * 0.8)
        body += ellipse(
            chance.random() * width,
            y,
            unit * chance.uniform(1.0, 2.4),
            unit * 0.75,
            paint(tone, opacity=0.66),
        )
    for row in range(9):
        y = horizon + height * 0.05 * (row + 0.5)
        body += ellipse(
            sun[0] + chance.uniform(-1, 1) * height * 0.06,
            y,
            height * (0.05 + 0.012 * row),
            unit * 0.8,
            paint("#FFF6E0", opacity=0.75),
        )
    picture.blit(
        svg(width, height, body, radial_at("s", ((0, "#FFFBEA", 0.9), (1, "#FFFBEA", 0)), sun, height * 0.3)),
        (0, 0),
    )
    return picture


def rings_and_staves(size: Size, chance: random.Random) -> Surface:
    """MUS: a sound spreading over night blue, five lines, notes."""
    width, height = size
    deep, bright = chance.choice(
        (("#10244A", "#2F6FA8"), ("#1A1440", "#7A4FB0"), ("#0E3040", "#2F9A9A"), ("#161030", "#3A4FA8"))
    )
    picture = gradient(size, ((0, deep), (1, bright))).convert_alpha()
    source = (width * chance.uniform(0.2, 0.8), height * chance.uniform(0.35, 0.65))
    body = circle(*source, height * 0.5, paint("url(#s)"))
    for ring in range(10):
        tone = chance.choice(("#8EDCF6", "#FFF6D0", "#B8A8FF"))
        body += circle(
            *source,
            max(size) * (0.04 + 0.07 * ring),
            paint("none", tone, height / 60 * (1.3 if ring % 2 else 0.7), stroke_opacity=0.8 - 0.07 * ring),
        )
    wave = chance.uniform(0.06, 0.12)
    for row in range(5):
        y = height * (0.30 + 0.10 * row)
        body += path(
            (
                f"M0 {y:.1f} Q{width * 0.28:.1f} {y - height * wave:.1f} {width * 0.52:.1f} "
                f"{y:.1f} T{width} {y - height * 0.02:.1f}"
            ),
            paint("none", "#FFF6E0", max(0.6, height / 90), stroke_opacity=0.65),
        )
    count = 6
    for note in range(count):
        x = width * (0.10 + 0.80 * note / (count - 1))
        y = height * (0.32 + 0.05 * chance.randrange(8))
        head = height * 0.045
        body += ellipse(x, y, head * 1.25, head * 0.9, paint("#FFF3C4"), -20)
        body += path(
            f"M{x + head * 1.1:.1f} {y:.1f} v{-height * 0.22:.1f}",
            paint("none", "#FFF3C4", max(0.9, height / 60)),
        )
        if chance.random() < 0.5:
            body += path(
                (
                    f"M{x + head * 1.1:.1f} {y - height * 0.22:.1f} q{height * 0.09:.1f} "
                    f"{height * 0.04:.1f} {height * 0.05:.1f} {height * 0.12:.1f}"
                ),
                paint("none", "#FFF3C4", max(0.9, height / 60)),
            )
    picture.blit(
        svg(
            width,
            height,
            body,
            radial_at("s", ((0, "#FFF6D0", 0.55), (1, "#FFF6D0", 0)), source, height * 0.5),
        ),
        (0, 0),
    )
    return picture


def page_and_quill(size: Size, chance: random.Random) -> Surface:
    """LIT: an old page with a painted initial, lines of writing, a quill."""
    width, height = size
    ink = chance.choice(("#24947A", "#7A3A8A", "#A8402A", "#2F5FA8"))
    picture = gradient(size, ((0, "#F8F0D8"), (1, "#DCC89A"))).convert_alpha()
    border = paint("none", "#8A6A3A", max(0.5, height / 110), stroke_opacity=0.5)
    body = rounded(width * 0.03, height * 0.035, width * 0.94, height * 0.93, 1, border)
    box = min(width * 0.24, height * 0.32)
    left, top = width * 0.08, height * 0.10
    body += rounded(left, top, box, box, box * 0.08, paint("url(#b)", "#D9A53A", max(0.8, box * 0.05)))
    leaf = "M20 85 C10 30 50 10 85 15 C85 60 60 85 20 85Z"
    body += path(fitted(leaf, box, box, left, top), paint("#FBEFC0"))
    body += path(fitted("M20 85 L70 30", box, box, left, top), paint("none", ink, max(0.6, box * 0.05)))
    for row in range(9):
        y = height * (0.15 + 0.088 * row)
        start = left + box * 1.2 if y < top + box * 1.05 else left
        body += _writing(chance, start, width * 0.91, y, height)
    tip = chance.uniform(55, 66)
    feather = f"M96 3 C70 22 66 60 {tip:.1f} 95 C84 70 98 40 96 3Z"
    body += path(fitted(feather, width, height), paint("url(#q)", "#123A30", max(0.6, height / 100), 0.95))
    shaft = paint("none", "#F2FAF0", max(0.8, height / 80))
    body += path(fitted(f"M94 8 Q78 50 {tip:.1f} 95", width, height), shaft)
    defs = linear("b", ((0, mix(ink, WHITE, 0.2)), (1, mix(ink, BLACK, 0.25))))
    defs += linear("q", ((0, mix(ink, WHITE, 0.45)), (1, mix(ink, BLACK, 0.35))), (0, 0), (1, 1))
    picture.blit(svg(width, height, body, defs), (0, 0))
    return picture


def _writing(chance: random.Random, start: float, end: float, y: float, height: float) -> str:
    """One line of words, each a small wave."""
    pen = paint("none", "#3A3020", max(0.8, height / 62), stroke_opacity=0.72)
    words, x = "", start
    while x < end * 0.965:
        stop = min(x + chance.uniform(0.045, 0.14) * end, end)
        half = (stop - x) / 2
        words += path(
            f"M{x:.1f} {y:.1f} q{half / 2:.1f} {-height * 0.018:.1f} {half:.1f} 0 t{half:.1f} 0", pen
        )
        x = stop + end * 0.03
    return words


def stage(size: Size, chance: random.Random) -> Surface:
    """PFM: curtain, spotlight, a dancer."""
    width, height = size
    velvet = chance.choice(("#B01E30", "#7A2A8A", "#1E5A8A", "#2A7A4A"))
    picture = gradient(
        size,
        ((0, mix(velvet, BLACK, 0.82)), (0.82, mix(velvet, BLACK, 0.92)), (0.83, "#3A2214"), (1, "#1C0E08")),
    ).convert_alpha()
    x, floor = width * chance.uniform(0.44, 0.56), height * 0.86
    body = path(
        (
            f"M{x - width * 0.02:.1f} 0 L{x - width * 0.26:.1f} {floor:.1f} "
            f"H{x + width * 0.26:.1f} L{x + width * 0.02:.1f} 0Z"
        ),
        paint("url(#b)"),
    )
    body += ellipse(x, floor, width * 0.27, height * 0.075, paint("#FFF3C0", opacity=0.85))
    body += _dancer(x, height, chance)
    folds = 6
    fold = width * 0.055
    for side in (0, 1):
        for count in range(folds):
            left = fold * count if side == 0 else width - fold * (count + 1)
            pull = fold * 0.9 * (1 if side == 0 else -1)
            body += path(
                (
                    f"M{left:.1f} 0 C{left + pull:.1f} {height * 0.35:.1f} {left - pull:.1f} "
                    f"{height * 0.55:.1f} {left:.1f} {height} h{fold:.1f} "
                    f"C{left + fold - pull:.1f} {height * 0.55:.1f} {left + fold + pull:.1f} "
                    f"{height * 0.35:.1f} {left + fold:.1f} 0Z"
                ),
                paint(mix(velvet, BLACK, 0.10 + 0.45 * (count % 2))),
            )
    swags = 5
    step = width / swags
    edge = (
        f"M0 0 H{width} V{height * 0.10:.1f} "
        + "".join(f"q{-step / 2:.1f} {height * 0.12:.1f} {-step:.1f} 0 " for _ in range(swags))
        + "Z"
    )
    body += path(edge, paint("url(#v)", "#F3DB70", max(0.8, height / 70)))
    defs = linear_at("b", ((0, "#FFF6D0", 0.85), (1, "#FFE9A0", 0.30)), (0, 0), (0, floor))
    defs += linear("v", ((0, mix(velvet, WHITE, 0.18)), (1, mix(velvet, BLACK, 0.3))))
    picture.blit(svg(width, height, body, defs), (0, 0))
    return picture


def _dancer(x: float, height: float, chance: random.Random) -> str:
    """A figure in one stroke: bent body, one arm up, one leg away."""
    way = chance.choice((-1, 1))
    h = height
    line = paint("none", "#1A0A10", h * 0.042)
    body = circle(x + way * h * 0.01, h * 0.40, h * 0.058, paint("#1A0A10"))
    body += path(
        f"M{x:.1f} {h * 0.46:.1f} Q{x - way * h * 0.05:.1f} {h * 0.56:.1f} {x:.1f} {h * 0.66:.1f}",
        paint("none", "#1A0A10", h * 0.062),
    )
    body += path(
        (
            f"M{x:.1f} {h * 0.49:.1f} Q{x + way * h * 0.12:.1f} {h * 0.44:.1f} "
            f"{x + way * h * 0.20:.1f} {h * 0.30:.1f} M{x:.1f} {h * 0.50:.1f} "
            f"Q{x - way * h * 0.12:.1f} {h * 0.50:.1f} {x - way * h * 0.22:.1f} "
            f"{h * 0.58:.1f}"
        ),
        line,
    )
    body += path(
        (
            f"M{x:.1f} {h * 0.66:.1f} Q{x + way * h * 0.02:.1f} {h * 0.76:.1f} "
            f"{x - way * h * 0.03:.1f} {h * 0.86:.1f} M{x:.1f} {h * 0.66:.1f} "
            f"Q{x + way * h * 0.12:.1f} {h * 0.68:.1f} {x + way * h * 0.24:.1f} "
            f"{h * 0.80:.1f}"
        ),
        line,
    )
    if chance.random() < 0.6:
        body += path(
            (
                f"M{x:.1f} {h * 0.60:.1f} L{x - way * h * 0.17:.1f} {h * 0.74:.1f} Q{x:.1f} "
                f"{h * 0.79:.1f} {x + way * h * 0.16:.1f} {h * 0.72:.1f}Z"
            ),
            paint("#8A1E30", "#1A0A10", h * 0.012),
        )
    return body
