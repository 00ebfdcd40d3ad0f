"""Room: how much of the disk is left, and whether that is all for who plays.

A disk that is full stops everybody. So before it is, new matches and files are refused, and what is
left is for the matches that are being played.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from civitas.web.storage.database import file_of

MEGABYTE: Final = 1_000_000
AT_MOST: Final = 256 * MEGABYTE
"""Bytes that are kept free, unless somebody has said how many."""
PART: Final = 20
"""Of a small disk it is one of so many parts."""


class Room:
    """The disk of a database: that of its file, or the one that is named."""

    def __init__(self, url: str, reserve: int | None = None, disk: str = "") -> None:
        self._reserve = reserve
        file = file_of(url)
        self._folder = Path(disk) if disk else file and file.absolute().parent

    @property
    def least(self) -> int:
        """Bytes that are to stay free; none where nobody knows of the disk."""
        disk = self._disk()
        if disk is None:
            return 0
        if self._reserve is not None:
            return self._reserve * MEGABYTE
        return min(AT_MOST, disk[0] // PART)

    @property
    def short(self) -> bool:
        """Is there less?"""
        disk = self._disk()
        return disk is not None and disk[1] < self.least

    def _disk(self) -> tuple[int, int] | None:
        """Its bytes, and those that are free."""
        if self._folder is None:
            return None
        try:
            disk = shutil.disk_usage(self._folder)
        except OSError:
            return None
        return disk.total, disk.free
