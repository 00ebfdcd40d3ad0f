"""Where matches are saved."""

from __future__ import annotations

import os
import time
from pathlib import Path

from civitas.cli.speech import Misuse
from civitas.kernel.journal import SUFFIX


def match_file(name: str) -> Path:
    """The file a person means by this name, with or without its ending; never one that is there."""
    file = Path(os.path.expanduser(name.removesuffix(SUFFIX)) + SUFFIX)  # noqa: PTH111  (never fails)
    return _free(file)


def data_file(title: str) -> Path:
    """A file for a match that nobody has named, among the data files of the user."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    started = time.strftime("%Y-%m-%d-%H%M%S")
    return _free(Path(home) / "civitas" / f"{title}-{started}{SUFFIX}")


def _free(file: Path) -> Path:
    if is_there(file):
        raise Misuse("error-exists", file=str(file))
    return file


def is_there(file: Path) -> bool:
    """Is there a file? Not if the name is none a file could have."""
    try:
        return file.exists()
    except OSError:
        return False
