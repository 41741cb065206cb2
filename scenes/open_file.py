"""From a file to the table; what cannot be opened is said, with the backup offered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.text import text
from saves.faults import BadFile
from saves.opening import open_match
from scenes.controls import Plate
from scenes.dialog import ConfirmScene

if TYPE_CHECKING:
    from scenes.app import App


def open_file(app: App, path: Path) -> None:
    """Open a match file at the table, or say why not and offer its backup when there is one."""
    from scenes.table import open_table

    try:
        opened = open_match(path)
    except BadFile as bad:
        if not bad.offers_backup:
            raise
        offer_backup(app, bad)
    else:
        open_table(app, opened)


def offer_backup(app: App, bad: BadFile) -> None:
    """Ask whether the previous version of a file should be opened instead."""
    app.push(
        ConfirmScene(
            app,
            text("load-offer-backup", reason=bad.reason),
            lambda: open_file(app, bad.backup),
            yes_key="load-open-backup",
            plate=Plate.GOLD,
        )
    )
