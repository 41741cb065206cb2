"""What can go wrong with a file, each as one sentence for the person at the table."""

from __future__ import annotations

import errno
from pathlib import Path

from game.text import Text, text


class BadFile(Exception):
    """A file that cannot be opened as a match; `reason` names the file and the place in it."""

    def __init__(self, path: Path, reason: Text) -> None:
        super().__init__(reason.key)
        self.path = path
        self.reason = reason

    @property
    def backup(self) -> Path:
        """Where the previous version of the file lies, if there is one."""
        return backup_of(self.path)

    @property
    def offers_backup(self) -> bool:
        """Whether the previous version of the file exists and opens."""
        # Opening is the only proof that it opens, and opening needs these exceptions itself.
        from saves.opening import opens

        return self.path != self.backup and opens(self.backup)


class CannotWrite(Exception):
    """A file that could not be written, moved or deleted; what was there before is still there."""

    def __init__(self, path: Path, reason: Text) -> None:
        super().__init__(reason.key)
        self.path = path
        self.reason = reason


def name_of(path: Path) -> str:
    """What a sentence calls a file: its name, or all of the path where that has none."""
    return path.name or str(path)


def backup_of(path: Path) -> Path:
    """The file that keeps the previous version of a match file."""
    return path if path.suffix == ".bak" else path.with_name(path.name + ".bak")


def system_reason(error: OSError) -> Text:
    """What the system says, in our words where it is one of the usual troubles."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return text("saves-system-full")
        case errno.EACCES | errno.EPERM:
            return text("saves-system-permission")
        case errno.EROFS:
            return text("saves-system-read-only")
        case errno.ENOENT | errno.ENOTDIR:
            return text("saves-system-no-folder")
        case errno.EISDIR:
            return text("saves-system-folder")
        case errno.EEXIST:
            return text("saves-system-exists")
        case errno.ENAMETOOLONG:
            return text("saves-system-long-name")
    return text("saves-system-other", code=errno.errorcode.get(error.errno or 0, "?"))
