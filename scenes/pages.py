"""Pages that a key opens from anywhere: settings, the key map, the rules, the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.keys import Command
from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App


def open_page(app: App, command: Command) -> None:
    """Put the page of a command on top; one that is open already is not opened twice."""
    page = _page(app, command)
    if not any(type(scene) is type(page) for scene in app.stack):
        app.push(page)


def _page(app: App, command: Command) -> Scene:
    match command:
        case Command.SETTINGS:
            from scenes.settings_page import SettingsScene

            return SettingsScene(app)
        case Command.KEY_MAP:
            from scenes.key_map import KeyMapScene

            return KeyMapScene(app)
        case Command.RULES:
            from scenes.reader import ReaderScene

            return ReaderScene.at_topic(app, app.scene.topic)
        case Command.STATISTICS:
            from scenes.statistics import StatisticsScene

            return StatisticsScene(app, game=app.scene.topic.partition("#")[0])
    raise ValueError(f"{command} opens no page")
