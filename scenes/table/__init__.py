"""The table of every game: a match in the window, and the pages that belong to it."""

from scenes.table.opening import begin_lesson, begin_match, open_table
from scenes.table.scene import TableScene

__all__ = ["TableScene", "begin_lesson", "begin_match", "open_table"]
