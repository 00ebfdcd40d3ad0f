"""Titles of other people's packages, as pip would install them: a folder that tells of them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from civitas.kernel.titles import known_titles

_FOLDERS: list[str] = []
"""What is installed now."""


@contextmanager
def installed(folder: Path, *entry_points: str) -> Iterator[Path]:
    """A package with these entry points of the group ``civitas.titles`` is on the path."""
    name = re.sub(r"\W", "_", f"titles_{folder.parent.name}_{folder.name}")  # of two, one counts
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[civitas.titles]", *entry_points, ""]))
    _FOLDERS.append(str(folder))
    sys.path.insert(0, str(folder))
    known_titles.cache_clear()
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        _FOLDERS.remove(str(folder))
        known_titles.cache_clear()


@contextmanager
def none_installed() -> Iterator[None]:
    """For a while there are no titles but our own, whatever other tests have installed."""
    hidden = [folder for folder in sys.path if folder in _FOLDERS]
    if not hidden:
        yield
        return
    sys.path[:] = [folder for folder in sys.path if folder not in hidden]
    known_titles.cache_clear()
    try:
        yield
    finally:
        sys.path[:0] = hidden
        known_titles.cache_clear()
