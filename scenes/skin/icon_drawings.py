"""The drawings behind the icons, on a grid of 32: what is stroked, filled, and filled softly."""

from __future__ import annotations

from typing import NamedTuple

from scenes.skin.svg import polar, ring, star, toothed

GRID = 32


class Drawing(NamedTuple):
    """An icon: what is stroked, what is filled, what is filled at a quarter of the strength."""

    line: str = ""
    fill: str = ""
    soft: str = ""
    width: float = 2.6


def _rays(x: float, y: float, inner: float, outer: float, count: int, turn: float = 0) -> str:
    """Short lines round a point."""
    ends = [
        (polar((x, y), inner, turn + 360 / count * k), polar((x, y), outer, turn + 360 / count * k))
        for k in range(count)
    ]
    return " ".join(f"M{a[0]:.2f} {a[1]:.2f} L{b[0]:.2f} {b[1]:.2f}" for a, b in ends)


def _pips(*places: tuple[int, int]) -> str:
    return " ".join(ring(x, y, 2.7) for x, y in places)


DIE_OUTLINE = (
    "M8 3.5 H24 A4.5 4.5 0 0 1 28.5 8 V24 A4.5 4.5 0 0 1 24 28.5 H8 A4.5 4.5 0 0 "
    "1 3.5 24 V8 A4.5 4.5 0 0 1 8 3.5Z"
)
_LEFT, _MIDDLE, _RIGHT = 10, 16, 22
_SPEAKER = "M4 12 H9 L16 6 V26 L9 20 H4Z"
_BOOK = (
    "M16 8.5 C13 5.6 8 5 3.5 5.5 V25.5 C8 25 13 25.6 16 28.5 C19 25.6 24 25 28.5 "
    "25.5 V5.5 C24 5 19 5.6 16 8.5Z"
)
_EYE = "M2.5 16 C7 8.5 11.5 6 16 6 C20.5 6 25 8.5 29.5 16 C25 23.5 20.5 26 16 26 C11.5 26 7 23.5 2.5 16Z"
_STAR = star((16, 17), 14.5, 6.1)
_SPARK = (
    "M16 1.5 C17.3 11.4 20.6 14.7 30.5 16 C20.6 17.3 17.3 20.6 16 30.5 C14.7 20.6 "
    "11.4 17.3 1.5 16 C11.4 14.7 14.7 11.4 16 1.5Z"
)

ICONS: dict[str, Drawing] = {
    # Shell
    "plus": Drawing("M16 5 V27 M5 16 H27", width=3),
    "minus": Drawing("M5 16 H27", width=3),
    "folder": Drawing("M3.5 26 V7 H12.5 L16 10.5 H28.5 V26Z", soft="M3.5 26 V13 H28.5 V26Z"),
    "book": Drawing(_BOOK + " M16 8.5 V28", soft=_BOOK),
    "sliders": Drawing(
        "M3 8 H13 M20 8 H29 M3 16 H7 M14 16 H29 M3 24 H16 M23 24 H29 "
        + ring(16.5, 8, 3.4)
        + ring(10.5, 16, 3.4)
        + ring(19.5, 24, 3.4)
    ),
    "quit": Drawing("M14 4 H5 V28 H14 M13 16 H28 M22 10 L28 16 L22 22"),
    "gear": Drawing(toothed((16, 16), 14, 10.6, 8) + " " + ring(16, 16, 4.6), width=2.3),
    "menu": Drawing("M4 8 H28 M4 16 H28 M4 24 H28", width=2.8),
    "undo": Drawing("M12.5 5 L5 12 L12.5 19 M5.5 12 H18.5 A7.5 7.5 0 0 1 18.5 27 H11"),
    "redo": Drawing("M19.5 5 L27 12 L19.5 19 M26.5 12 H13.5 A7.5 7.5 0 0 0 13.5 27 H21"),
    "hint": Drawing(
        (
            "M11.5 22.5 V20.5 C8.5 18.5 6.8 15.8 6.8 12.5 A9.2 9.2 0 0 1 25.2 12.5 C25.2 "
            "15.8 23.5 18.5 20.5 20.5 V22.5Z M12.5 26.5 H19.5 M14 30 H18"
        ),
        soft=(
            "M11.5 22.5 V20.5 C8.5 18.5 6.8 15.8 6.8 12.5 A9.2 9.2 0 0 1 25.2 12.5 C25.2 "
            "15.8 23.5 18.5 20.5 20.5 V22.5Z"
        ),
        width=2.4,
    ),
    "eye": Drawing(_EYE, ring(16, 16, 4.6), width=2.5),
    "why": Drawing(
        "M11 12 A5.2 5.2 0 1 1 17.6 17 C16.4 17.5 16 18.2 16 19.6 " + ring(16, 16, 13),
        ring(16, 24, 1.7),
        width=2.4,
    ),
    "info": Drawing("M16 14.5 V23.5 " + ring(16, 16, 13), ring(16, 9.6, 1.8), width=2.5),
    "play": Drawing("M10 5.5 L26 16 L10 26.5Z", "M10 5.5 L26 16 L10 26.5Z", width=2.6),
    "pause": Drawing(fill="M8 5 H13.5 V27 H8Z M18.5 5 H24 V27 H18.5Z"),
    "step": Drawing("M6.5 6 L19.5 16 L6.5 26Z M25 6 V26", "M6.5 6 L19.5 16 L6.5 26Z", width=2.8),
    "step-back": Drawing("M25.5 6 L12.5 16 L25.5 26Z M7 6 V26", "M25.5 6 L12.5 16 L25.5 26Z", width=2.8),
    "to-start": Drawing("M27 7 L17 16 L27 25 M17 7 L7 16 L17 25 M4.5 6 V26"),
    "to-end": Drawing("M5 7 L15 16 L5 25 M15 7 L25 16 L15 25 M27.5 6 V26"),
    "speed": Drawing(
        "M4 7 L13.5 16 L4 25Z M16 7 L27 16 L16 25Z", "M4 7 L13.5 16 L4 25Z M16 7 L27 16 L16 25Z", width=2.2
    ),
    "speaker": Drawing(
        _SPEAKER + " M20.5 11.5 A6.4 6.4 0 0 1 20.5 20.5 M24 8 A11.3 11.3 0 0 1 24 24", _SPEAKER, width=2.4
    ),
    "mute": Drawing(_SPEAKER + " M21 12 L29 20 M29 12 L21 20", _SPEAKER, width=2.4),
    "music": Drawing("M12 24 V7 L26 4.5 V21", ring(8.8, 24.2, 3.8) + ring(22.8, 21.2, 3.8)),
    "pad": Drawing(
        (
            "M9.5 8 H22.5 C27 8 29 12 29.6 18.5 C30.1 24.5 26 26 23.6 22.4 L21.4 19.5 "
            "H10.6 L8.4 22.4 C6 26 1.9 24.5 2.4 18.5 C3 12 5 8 9.5 8Z M10.5 11.2 V16.4 "
            "M7.9 13.8 H13.1"
        ),
        ring(20, 15.3, 1.7) + ring(23.4, 12.2, 1.7),
        width=2.2,
    ),
    "key": Drawing(
        (
            "M5 6 H27 A2.5 2.5 0 0 1 29.5 8.5 V23.5 A2.5 2.5 0 0 1 27 26 H5 A2.5 2.5 0 0 "
            "1 2.5 23.5 V8.5 A2.5 2.5 0 0 1 5 6Z M8 12 H9 M13.5 12 H14.5 M19 12 H20 M24 "
            "12 H24.5 M9.5 20.5 H22.5"
        ),
        width=2.3,
    ),
    "flag": Drawing(
        "M7 29 V4 M7 5 C12 2.5 16 7.5 26 4.5 V17.5 C16 20.5 12 15.5 7 18",
        soft="M7 5 C12 2.5 16 7.5 26 4.5 V17.5 C16 20.5 12 15.5 7 18Z",
    ),
    "warning": Drawing(
        "M16 4.5 L29.5 27.5 H2.5Z M16 12.5 V19",
        ring(16, 23.3, 1.7),
        soft="M16 4.5 L29.5 27.5 H2.5Z",
        width=2.5,
    ),
    "success": Drawing("M9.5 16.5 L14.3 21.3 L23 11.5 " + ring(16, 16, 13), soft=ring(16, 16, 13), width=2.6),
    "trash": Drawing(
        "M5 8.5 H27 M12 8 V4.5 H20 V8 M7.5 8.5 L9 28 H23 L24.5 8.5 M13 13.5 V23 M19 13.5 V23", width=2.3
    ),
    "pencil": Drawing(
        "M5 27 L6.8 20 L22 4.8 L27.2 10 L12 25.2Z M18.5 8.3 L23.7 13.5",
        soft="M5 27 L6.8 20 L22 4.8 L27.2 10 L12 25.2Z",
        width=2.4,
    ),
    "import": Drawing("M16 3.5 V19.5 M9.5 13.5 L16 20 L22.5 13.5 M4 20.5 V28 H28 V20.5"),
    "export": Drawing("M16 20 V4 M9.5 10 L16 3.5 L22.5 10 M4 20.5 V28 H28 V20.5"),
    "save": Drawing(
        "M5 4 H23 L28 9 V28 H4 V5Z M10 4.5 V11.5 H21 V4.5 M9.5 28 V19 H22.5 V28",
        soft="M9.5 28 V19 H22.5 V28Z",
        width=2.3,
    ),
    "search": Drawing(ring(13.5, 13.5, 9) + " M20.4 20.4 L28 28", width=2.8),
    "up": Drawing("M16 27 V6 M7 14.5 L16 5.5 L25 14.5", width=2.8),
    "down": Drawing("M16 5 V26 M7 17.5 L16 26.5 L25 17.5", width=2.8),
    "left": Drawing("M27 16 H6 M14.5 7 L5.5 16 L14.5 25", width=2.8),
    "right": Drawing("M5 16 H26 M17.5 7 L26.5 16 L17.5 25", width=2.8),
    "chevron-up": Drawing("M6 21 L16 11 L26 21", width=3.2),
    "chevron-down": Drawing("M6 11 L16 21 L26 11", width=3.2),
    "chevron-left": Drawing("M21 6 L11 16 L21 26", width=3.2),
    "chevron-right": Drawing("M11 6 L21 16 L11 26", width=3.2),
    "check": Drawing("M5 17 L12.5 24.5 L27 8", width=3.6),
    "close": Drawing("M7 7 L25 25 M25 7 L7 25", width=3),
    "star": Drawing(_STAR, _STAR, width=1.6),
    "hourglass": Drawing(
        (
            "M8 3.5 H24 M8 28.5 H24 M10 4 V9 C10 13 16 14 16 16 C16 18 10 19 10 23 V28 "
            "M22 4 V9 C22 13 16 14 16 16 C16 18 22 19 22 23 V28"
        ),
        (
            "M12.4 27.5 C12.4 23.5 19.6 23.5 19.6 27.5Z M12 9.5 H20 C19.5 12 16.5 13 16 "
            "14.5 C15.5 13 12.5 12 12 9.5Z"
        ),
        width=2.3,
    ),
    "people": Drawing(
        ring(11.5, 10.5, 5)
        + (
            " M2.5 27 C2.5 21 6.5 18.6 11.5 18.6 C16.5 18.6 20.5 21 20.5 27 M21 5.8 A5 5 "
            "0 0 1 21 15.2 M23.5 19 C27.3 19.8 29.5 22.5 29.5 27"
        ),
        soft=ring(11.5, 10.5, 5) + "M2.5 27 C2.5 21 6.5 18.6 11.5 18.6 C16.5 18.6 20.5 21 20.5 27Z",
        width=2.4,
    ),
    "person": Drawing(
        ring(16, 10, 5.5) + " M5.5 28 C5.5 21.4 10.2 18.8 16 18.8 C21.8 18.8 26.5 21.4 26.5 28",
        soft=ring(16, 10, 5.5) + "M5.5 28 C5.5 21.4 10.2 18.8 16 18.8 C21.8 18.8 26.5 21.4 26.5 28Z",
        width=2.4,
    ),
    "computer": Drawing(
        (
            "M8.5 9 H23.5 A3 3 0 0 1 26.5 12 V22 A3 3 0 0 1 23.5 25 H8.5 A3 3 0 0 1 5.5 "
            "22 V12 A3 3 0 0 1 8.5 9Z M16 9 V4.5 M2.5 15 V19.5 M29.5 15 V19.5 M12 20.5 "
            "H20"
        ),
        ring(11.5, 15, 1.9) + ring(20.5, 15, 1.9) + ring(16, 3.8, 1.9),
        width=2.4,
    ),
    "lock": Drawing(
        "M9.5 14 V10 A6.5 6.5 0 0 1 22.5 10 V14 M6 14 H26 V28 H6Z M16 19.5 V23",
        soft="M6 14 H26 V28 H6Z",
        width=2.5,
    ),
    "pin": Drawing(
        "M11 4 H21 L19.5 13 L24 18.5 H8 L12.5 13Z M16 18.5 V28.5",
        soft="M11 4 H21 L19.5 13 L24 18.5 H8 L12.5 13Z",
        width=2.4,
    ),
    "log": Drawing(
        "M12 8 H28 M12 16 H28 M12 24 H28",
        ring(5.6, 8, 2.3) + ring(5.6, 16, 2.3) + ring(5.6, 24, 2.3),
        width=2.6,
    ),
    "replay": Drawing(
        "M5.5 16 A10.5 10.5 0 1 1 9.5 24.2 M5 25.5 L9 24.5 L8.6 20.2 M16 10.5 V16.5 L20.5 19", width=2.5
    ),
    "full-screen": Drawing("M4 11 V4 H11 M21 4 H28 V11 M28 21 V28 H21 M11 28 H4 V21", width=2.8),
    "language": Drawing(
        ring(16, 16, 12.5) + " M3.5 16 H28.5 M16 3.5 C10 9 10 23 16 28.5 C22 23 22 9 16 3.5Z", width=2.2
    ),
    "forbidden": Drawing(ring(16, 16, 12) + " M7.8 24.2 L24.2 7.8", width=2.8),
    "chart": Drawing(
        "M4 27.5 H28 M7 27.5 V17 H11.5 V27.5 M13.8 27.5 V5 H18.3 V27.5 M20.6 27.5 V11.5 H25.1 V27.5",
        soft="M7 27.5 V17 H11.5 V27.5Z M13.8 27.5 V5 H18.3 V27.5Z M20.6 27.5 V11.5 H25.1 V27.5Z",
        width=2.2,
    ),
    "cards": Drawing(
        "M5 8 L16 4.8 L22 24.5 L11 27.8Z M20.5 6 L27 7.6 L22.4 25.6",
        soft="M5 8 L16 4.8 L22 24.5 L11 27.8Z",
        width=2.3,
    ),
    # Dice
    "dice-1": Drawing(DIE_OUTLINE, _pips((_MIDDLE, _MIDDLE)), width=2.2),
    "dice-2": Drawing(DIE_OUTLINE, _pips((_LEFT, _RIGHT), (_RIGHT, _LEFT)), width=2.2),
    "dice-3": Drawing(DIE_OUTLINE, _pips((_LEFT, _RIGHT), (_MIDDLE, _MIDDLE), (_RIGHT, _LEFT)), width=2.2),
    "dice-4": Drawing(
        DIE_OUTLINE, _pips((_LEFT, _LEFT), (_LEFT, _RIGHT), (_RIGHT, _LEFT), (_RIGHT, _RIGHT)), width=2.2
    ),
    "dice-5": Drawing(
        DIE_OUTLINE,
        _pips((_LEFT, _LEFT), (_LEFT, _RIGHT), (_RIGHT, _LEFT), (_RIGHT, _RIGHT), (_MIDDLE, _MIDDLE)),
        width=2.2,
    ),
    "dice-6": Drawing(
        DIE_OUTLINE,
        _pips((_LEFT, 9), (_LEFT, _MIDDLE), (_LEFT, 23), (_RIGHT, 9), (_RIGHT, _MIDDLE), (_RIGHT, 23)),
        width=2.2,
    ),
    # Cerebria: Vibes and Operations
    "flame": Drawing(
        fill=(
            "M17 2 C18 8 25 11.5 25 19.5 A9 9 0 0 1 7 20 C7 15.5 9.8 13.6 10.6 10 C12.6 "
            "11 13.4 12.6 13.6 14.4 C16 11.5 17.6 7 17 2Z"
        )
    ),
    "sun": Drawing(_rays(16, 16, 10.4, 13.6, 8), ring(16, 16, 6.8), width=2.9),
    "leaf": Drawing(
        "M5.5 26.5 L14 18", "M6.5 25.5 C3.5 11.5 12 4.5 27.5 4.5 C28.5 18.5 21 28 6.5 25.5Z", width=2.6
    ),
    "drop": Drawing(
        fill="M16 2.5 C18 8.5 25.5 14.5 25.5 20.8 A9.5 9 0 0 1 6.5 20.8 C6.5 14.5 14 8.5 16 2.5Z"
    ),
    "spark": Drawing(fill=_SPARK),
    "shield": Drawing(
        "M16 3 L27 6.5 V15 C27 22.5 22 26.8 16 29.5 C10 26.8 5 22.5 5 15 V6.5Z",
        soft="M16 3 L27 6.5 V15 C27 22.5 22 26.8 16 29.5Z",
        width=2.4,
    ),
    "arrow": Drawing(
        "M16 3 L27.5 15 H20.5 V28.5 H11.5 V15 H4.5Z", soft="M16 3 L27.5 15 H20.5 V28.5 H16Z", width=2.4
    ),
    "scales": Drawing(
        "M16 4 V27.5 M9.5 28 H22.5 M5 8.5 H27 M6 8.5 L2.2 19 H10.8 L7 8.5 M25 8.5 L21.2 19 H29.8 L26 8.5",
        "M2 19 H11 A4.5 4 0 0 1 2 19Z M21 19 H30 A4.5 4 0 0 1 21 19Z",
        width=2.1,
    ),
    # The Essence: Segment types
    "rook": Drawing(
        fill=(
            "M6 29 V26 H8 L9.5 14 H5.5 V4 H10 V7.5 H13.5 V4 H18.5 V7.5 H22 V4 H26.5 V14 H22.5 L24 26 H26 V29Z"
        )
    ),
    "boat": Drawing(
        fill=(
            "M3 21 H29 C28 25.5 25.5 28 22.5 29 H9.5 C6.5 28 4 25.5 3 21Z M15 2.5 V19 "
            "H4.5 C9 14.5 13 9 15 2.5Z M18 6 C24 9.5 26.5 14 26.5 19 H18Z"
        )
    ),
    "lyre": Drawing(
        (
            "M7.5 4 C4 9 10 11.5 8.6 18 C7.6 22.8 11 25 16 25 C21 25 24.4 22.8 23.4 18 "
            "C22 11.5 28 9 24.5 4 M8.2 9.5 H23.8 M13 9.5 V24.5 M19 9.5 V24.5 M16 25 V29 "
            "M10.5 29 H21.5"
        ),
        width=2.5,
    ),
    "crown": Drawing(
        fill="M4 23 L2.2 8.6 L9.6 14.6 L16 4 L22.4 14.6 L29.8 8.6 L28 23Z M4.2 25.5 H27.8 V29 H4.2Z"
    ),
    # Ego & Opus: schools
    "notes": Drawing(
        "M12 24.5 V7.5 L26.5 4.5 V21",
        ring(8.6, 24.6, 4) + ring(23.1, 21.2, 4) + "M12 7.5 L26.5 4.5 V9.5 L12 12.5Z",
        width=2.5,
    ),
    "mask": Drawing(
        (
            "M4.5 6 C11.5 9.5 20.5 9.5 27.5 6 C29 18 25 26.5 16 29.5 C7 26.5 3 18 4.5 6Z "
            "M10.5 21.5 C13.5 25 18.5 25 21.5 21.5"
        ),
        (
            "M7.8 14.4 C9.6 12.4 12.4 12.4 14 14.8 C12 16.6 9.6 16.4 7.8 14.4Z M24.2 14.4 "
            "C22.4 12.4 19.6 12.4 18 14.8 C20 16.6 22.4 16.4 24.2 14.4Z"
        ),
        soft="M4.5 6 C11.5 9.5 20.5 9.5 27.5 6 C29 18 25 26.5 16 29.5 C7 26.5 3 18 4.5 6Z",
        width=2.3,
    ),
    "hammer": Drawing(
        fill=(
            "M4 7.5 H19.5 C23 7.5 25.5 6.2 28 3.5 V16.5 C25.5 14.2 23 13.5 19.5 13.5 "
            "H17.8 V29 H11.8 V13.5 H4Z"
        )
    ),
    "bowl": Drawing(
        "M10 12 C7.5 9 12.5 7 10 3.5 M16 12 C13.5 9 18.5 7 16 3.5 M22 12 C19.5 9 24.5 7 22 3.5",
        "M3.5 15.5 H28.5 C28 22 24.5 26 20.5 27.2 V29 H11.5 V27.2 C7.5 26 4 22 3.5 15.5Z",
        width=2.4,
    ),
    "blades": Drawing(
        (
            "M5 4 L21.5 20.5 M27 4 L10.5 20.5 M17.5 24 L25 16.5 M14.5 24 L7 16.5 M22.5 "
            "21.5 L28 27.5 M9.5 21.5 L4 27.5"
        ),
        width=2.8,
    ),
    "attack": Drawing("M16 2.5 L29.5 16 L16 29.5 L2.5 16Z", soft="M16 2.5 L29.5 16 L16 29.5 L2.5 16Z"),
    "drive": Drawing(ring(16, 16, 12.8), soft=ring(16, 16, 12.8)),
    "health": Drawing(
        fill=(
            "M16 28.5 C9 23.5 3 18.5 3 11.8 C3 7 6.6 4 10.2 4 C12.8 4 15 5.4 16 8 C17 5.4 "
            "19.2 4 21.8 4 C25.4 4 29 7 29 11.8 C29 18.5 23 23.5 16 28.5Z"
        )
    ),
}
