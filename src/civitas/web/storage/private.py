"""Files that are nobody else's business: readable and writable by their owner alone.

They are made so, whatever the user's umask says, and one that was made by an older Civitas with
wider rights is closed when it is used. What SQLite puts beside its file gets that file's rights.
"""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

OWNER: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite calls the files of a database."""

_logger: Final = logging.getLogger(__name__)


def create(file: Path, content: bytes = b"") -> None:
    """Make a new file; `FileExistsError` if there is one. It is on the disk then, or there is none:
    nobody could use half of it."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER)
    try:
        with os.fdopen(handle, "wb") as new:
            os.fchmod(handle, OWNER)
            new.write(content)
            new.flush()
            os.fsync(handle)
    except OSError:
        file.unlink()
        raise


def close_to_others(files: Iterable[Path]) -> None:
    """Take from others what rights they have to these files, where they exist and are ours."""
    for file in files:
        with suppress(FileNotFoundError):
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & 0o077:
                try:
                    file.chmod(mode & ~0o077)
                except PermissionError:
                    _logger.warning("%s can be read by others, and is not ours to close", file)
                else:
                    _logger.warning("%s could be read by others; now by its owner alone", file)


def files_of(database: Path) -> list[Path]:
    """All files of a SQLite database."""
    return [database.with_name(database.name + ending) for ending in BESIDE]


def log_size(database: Path) -> int:
    """Bytes of the write-ahead log."""
    try:
        return database.with_name(f"{database.name}-wal").stat().st_size
    except OSError:
        return 0
