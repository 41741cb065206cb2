"""Lists of one's own: JSON files in a folder beside the saved matches, to be given to others."""

from __future__ import annotations

import re
from pathlib import Path

from game.opus.decks import BadDeck, Deck, read_deck, write_deck
from game.text import Text, text
from scenes.app import App

FOLDER = "opus-lists"
_LONGEST = 40


def folder_of(app: App) -> Path:
    return app.store.folder / FOLDER


def file_name(title: str) -> str:
    """A title as the name of a file on any machine."""
    return re.sub(r"[^\w-]+", "-", title.strip().lower()).strip("-")[:_LONGEST]


def read_all(app: App) -> tuple[dict[str, Deck], list[tuple[str, Text]]]:
    """The lists that can be played, by file name, and what is wrong with the other files."""
    found: dict[str, Deck] = {}
    faults: list[tuple[str, Text]] = []
    for file in sorted(folder_of(app).glob("*.json")):
        try:
            deck = read_deck(file.read_text(encoding="utf-8"))
        except BadDeck as bad:
            faults.append((file.name, bad.reason))
        except (OSError, UnicodeDecodeError):
            faults.append((file.name, text("opus-lists-unreadable")))
        else:
            found[file.stem] = deck
    return found, faults


def write(app: App, deck: Deck) -> Text:
    """Keep a list under its title; what came of it, in one sentence."""
    folder = folder_of(app)
    file = folder / f"{file_name(deck.title)}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(write_deck(deck), encoding="utf-8")
    except OSError:
        return text("opus-lists-not-written", file=file.name)
    return text("opus-lists-written", file=str(file))
