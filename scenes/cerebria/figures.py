"""Figures and marks on the ring: Spirits, Fortresses, signs of control, medallions of Realm Actions."""

from __future__ import annotations

from pygame import Surface

from game.cerebria.boards import GATEKEEPER
from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, GILT, WHITE, Cerebria, Colour, Side, mix
from scenes.skin.icons import icon
from scenes.skin.light import blank, halo, margin
from scenes.skin.marks import Shape, pip
from scenes.skin.svg import (
    Size,
    circle,
    ellipse,
    linear,
    linear_at,
    paint,
    path,
    polygon,
    radial,
    regular,
    rounded,
    svg,
)
from scenes.skin.type import line
from scenes.units import Units

SIDES: tuple[Side, Side] = (Cerebria.BLISS, Cerebria.GLOOM)
_FLAME = (("#FFFBE6", "#FFD166", "#E07A2F"), ("#EFE9FF", "#8F7FF2", "#3A2A86"))
_STONE = (("#FFF0C2", "#EFB84C", "#B57420", "#6F3F0D"), ("#D8D0FF", "#8577E8", "#4A3DA6", "#241A66"))
_LIGHT = ("#FFB43C", "#7A5CFF")


@cached
def spirit(size: Size, team: int, kind: int) -> Surface:
    """A flame with two eyes on a base, in its own light; larger than `size` by `spirit_margin` all round.

    The tip of the flame tells the four Spirits of a side apart, the Ego's two wear a key and a crown.
    """
    width, height = size
    pale, body_colour, deep = _FLAME[team]
    w, h = float(width), float(height)
    body = ellipse(w / 2, h * 0.9, w * 0.42, h * 0.085, paint("url(#p)", pale, max(0.8, w * 0.03)))
    body += path(
        f"M{w / 2:.1f} {h * 0.02:.1f} C{w * 0.98:.1f} {h * 0.34:.1f} {w * 0.98:.1f} {h * 0.62:.1f} "
        f"{w * 0.74:.1f} {h * 0.80:.1f} C{w * 0.64:.1f} {h * 0.88:.1f} {w * 0.36:.1f} {h * 0.88:.1f} "
        f"{w * 0.26:.1f} {h * 0.80:.1f} C{w * 0.02:.1f} {h * 0.62:.1f} {w * 0.02:.1f} {h * 0.34:.1f} "
        f"{w / 2:.1f} {h * 0.02:.1f}Z",
        paint("url(#f)", pale, max(0.9, w * 0.04), stroke_opacity=0.9),
    )
    body += _tip(kind, w, h, pale, body_colour)
    body += path(
        f"M{w / 2:.1f} {h * 0.26:.1f} C{w * 0.74:.1f} {h * 0.42:.1f} {w * 0.72:.1f} {h * 0.58:.1f} "
        f"{w * 0.58:.1f} {h * 0.70:.1f} C{w * 0.54:.1f} {h * 0.73:.1f} {w * 0.46:.1f} {h * 0.73:.1f} "
        f"{w * 0.42:.1f} {h * 0.70:.1f} C{w * 0.28:.1f} {h * 0.58:.1f} {w * 0.26:.1f} {h * 0.42:.1f} "
        f"{w / 2:.1f} {h * 0.26:.1f}Z",
        paint(WHITE, opacity=0.55),
    )
    for x in (0.40, 0.60):
        body += ellipse(w * x, h * 0.54, h * 0.034, h * 0.042, paint("#2A1740"))
    defs = radial("f", ((0, pale), (0.5, body_colour), (1, deep)), (0.5, 0.45), 0.6)
    face = svg(w, h, body, defs + linear("p", ((0, body_colour), (1, deep))))
    pad = spirit_margin(size)
    whole = blank((width + 2 * pad, height + 2 * pad), _LIGHT[team])
    soft = pad / 2
    shine = halo(face, soft, _LIGHT[team], 0.8)
    whole.blit(shine, (pad - margin(soft), pad - margin(soft)))
    whole.blit(face, (pad, pad))
    return whole


def spirit_margin(size: Size) -> int:
    return max(4, round(size[0] * 0.3))


def _tip(kind: int, w: float, h: float, pale: Colour, colour: Colour) -> str:
    thin = paint("none", pale, max(0.8, w * 0.045), stroke_opacity=0.95)
    if kind >= GATEKEEPER:
        if kind == GATEKEEPER:
            return circle(w / 2, h * 0.40, w * 0.07, paint("#2A1740", opacity=0.85)) + path(
                polygon([(w * 0.46, h * 0.48), (w * 0.5, h * 0.41), (w * 0.54, h * 0.48)]),
                paint("#2A1740", opacity=0.85),
            )
        crown = [
            (0.30, 0.20),
            (0.34, 0.06),
            (0.43, 0.14),
            (0.5, 0.0),
            (0.57, 0.14),
            (0.66, 0.06),
            (0.70, 0.20),
        ]
        return path(polygon([(w * x, h * y) for x, y in crown]), paint(colour, pale, max(0.7, w * 0.03)))
    match kind % 4:
        case 1:
            return ellipse(w / 2, h * 0.13, w * 0.30, h * 0.055, thin)
        case 2:
            return path(
                f"M{w * 0.2:.1f} {h * 0.28:.1f} Q{w * 0.5:.1f} {h * 0.04:.1f} {w * 0.8:.1f} {h * 0.28:.1f}",
                thin,
            )
        case 3:
            return path(
                " ".join(
                    f"M{w * 0.5:.1f} {h * 0.2:.1f} C{w * (0.5 + side * 0.3):.1f} {h * 0.02:.1f} "
                    f"{w * (0.5 + side * 0.4):.1f} {h * 0.16:.1f} {w * (0.5 + side * 0.2):.1f} {h * 0.25:.1f}"
                    for side in (-1, 1)
                ),
                thin,
            )
    return ""


@cached
def fortress(size: Size, team: int, intensity: int) -> Surface:
    """A faceted obelisk in three values; a Major one has a second storey and a star."""
    width, height = float(size[0]), float(size[1])
    top, left, right, edge = _STONE[team]
    share = 1.0 if intensity > 1 else 0.80
    w, h = width * share, height * share
    x0, y0 = (width - w) / 2, height - h

    def at(x: float, y: float) -> tuple[float, float]:
        return x0 + w * x, y0 + h * y

    cap, foot = 0.22, 0.82
    body = ellipse(width / 2, height * 0.93, w * 0.46, h * 0.07, paint(BLACK, opacity=0.4))
    body += path(polygon([at(0.5, 0), at(0.82, cap), at(0.82, foot), at(0.5, 0.98)]), paint(right))
    body += path(polygon([at(0.5, 0), at(0.18, cap), at(0.18, foot), at(0.5, 0.98)]), paint(left))
    body += path(polygon([at(0.5, 0), at(0.82, cap), at(0.5, 0.36), at(0.18, cap)]), paint(top))
    for level in (0.5, 0.66) if intensity > 1 else (0.54,):
        (xa, ya), (xb, yb), (xc, yc) = at(0.18, level), at(0.5, level + 0.14), at(0.82, level)
        body += path(
            f"M{xa:.1f} {ya:.1f} L{xb:.1f} {yb:.1f} L{xc:.1f} {yc:.1f}",
            paint("none", edge, max(0.9, w * 0.045), stroke_opacity=0.6),
        )
    rim = [at(0.5, 0), at(0.82, cap), at(0.82, foot), at(0.5, 0.98), at(0.18, foot), at(0.18, cap)]
    body += path(polygon(rim), paint("none", edge, max(1.0, w * 0.05)))
    return svg(width, height, body)


@cached
def location(size: Size) -> Surface:
    """The octagon of an empty Fortress location."""
    width, height = float(size[0]), float(size[1])
    reach = width * 0.44
    body = path(
        regular((width / 2, height * 0.6), reach, 8, 22.5),
        paint(BLACK, "#F3D58C", max(1.0, width * 0.04), opacity=0.42, stroke_opacity=0.55),
    )
    body += path(
        regular((width / 2, height * 0.6), reach * 0.7, 8, 22.5),
        paint("none", WHITE, max(0.6, width * 0.02), stroke_opacity=0.2),
    )
    return svg(width, height, body)


@cached
def stand(side: int) -> Surface:
    """A place where a Spirit can stand."""
    c = side / 2
    body = ellipse(
        c,
        c,
        c * 0.62,
        c * 0.40,
        paint(BLACK, WHITE, max(1.0, side * 0.035), opacity=0.3, stroke_opacity=0.32),
    )
    body += ellipse(
        c, c, c * 0.36, c * 0.22, paint("none", WHITE, max(0.7, side * 0.02), stroke_opacity=0.18)
    )
    return svg(side, side, body)


@cached
def control(side: int, team: int) -> Surface:
    """Who controls a place: a gold circle, a violet diamond, a hollow ring; with a breath of light."""
    if team < 0:
        return pip(Shape.CIRCLE, side, WHITE, filled=False)
    colours = SIDES[team]
    sign = pip(colours.shape, side, colours.fill)
    soft = side * 0.28
    pad = margin(soft)
    whole = blank((side + 2 * pad, side + 2 * pad), colours.fill)
    whole.blit(halo(sign, soft, _LIGHT[team], 0.75), (0, 0))
    whole.blit(sign, (pad, pad))
    return whole


# -- Realm Actions ------------------------------------------------------------------------------------------


@cached
def realm_medallion(
    side: int, realm: int, colour: Colour, cost: int, is_cheap: bool, units: Units
) -> Surface:
    """A Realm's Action set in gold: its sign on glass, its price in Willpower below."""
    c = side / 2
    pad = round(side * 0.24)
    ring = max(2.0, side * 0.075)
    radius = c - ring
    body = circle(c, c, radius, paint("url(#g)"))
    body += circle(c, c, c - ring / 2, paint("none", "url(#r)", ring))
    body += circle(c, c, radius, paint("none", "#1A0E04", max(0.8, ring * 0.3), stroke_opacity=0.7))
    body += ellipse(
        c - radius * 0.25, c - radius * 0.55, radius * 0.45, radius * 0.2, paint(WHITE, opacity=0.28), -24
    )
    defs = radial(
        "g",
        ((0, mix(colour, WHITE, 0.25)), (0.55, mix(colour, "#140A34", 0.4)), (1, "#0A0620")),
        (0.4, 0.34),
        0.75,
    )
    defs += linear_at("r", GILT, (side * 0.1, 0), (side * 0.9, side))
    face = svg(side, side, body, defs)
    sign = realm_sign(realm, round(side * 0.5))
    face.blit(sign, sign.get_rect(center=(c, c)))
    whole = blank((side + 2 * pad, side + 2 * pad))
    whole.blit(
        halo(face, pad / 2, BLACK, 0.6), (pad - margin(pad / 2), pad - margin(pad / 2) + round(side * 0.05))
    )
    whole.blit(face, (pad, pad))
    pill = price_pill(cost, units, "#8FE6C4" if is_cheap else Cerebria.WILLPOWER)
    # On the side that faces outwards: inwards stands the Realm's name.
    x = pad + side * (1.0 if realm < 3 else 0.0)
    whole.blit(pill, pill.get_rect(center=(x, pad + side * 0.36)))
    return whole


@cached
def price_pill(cost: int, units: Units, edge: Colour) -> Surface:
    """A price in Willpower."""
    digits = line(str(cost), "number", "#E9FBFF", Units(units.size, units.scale), 12)
    high = units.px(15)
    wide = max(units.px(19), digits.get_width() + units.px(8))
    stroke = max(1.0, 1.2 * units.scale)
    face = svg(
        wide,
        high,
        rounded(
            stroke / 2,
            stroke / 2,
            wide - stroke,
            high - stroke,
            high / 2,
            paint("#0A2430", edge, stroke, opacity=0.96),
        ),
    )
    face.blit(digits, digits.get_rect(center=(wide / 2, high / 2 - 0.5)))
    return face


@cached
def realm_sign(realm: int, size: int) -> Surface:
    """Gain Willpower, harvest Essence, draw cards, move an Emotion, intensify: in the order of the Realms."""
    g = 32.0
    if realm == 2:
        return icon("cards", size, WHITE)
    white = paint(WHITE)
    thin = paint("none", WHITE, 2.4)
    match realm:
        case 0:
            body = circle(11, 21, 5.4, white) + circle(22, 21, 5.4, white) + circle(16.5, 11, 5.4, white)
        case 1:
            body = path("M16 3 C23 12 26 16 26 21 A10 9.5 0 0 1 6 21 C6 16 9 12 16 3Z", white)
        case 3:
            body = rounded(3, 11, 9, 13, 2, thin) + rounded(20, 11, 9, 13, 2, white)
            body += path("M7 7 Q16 -1 25 6 M25.5 1.5 V6.5 H20.5", thin)
        case _:
            body = path("M16 4 L26 15 H20 V28 H12 V15 H6Z", white)
    return svg(g, g, body, "", (size, size))
