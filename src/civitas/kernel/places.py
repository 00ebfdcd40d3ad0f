"""Files and folders as people name them, and where their own are kept."""

from __future__ import annotations

import os
from pathlib import Path


def place(name: str | Path) -> Path:
    """What somebody means by this name.

    The `~` of a person whom this machine does not know stays as it is: nothing is there, which is
    told as of any other name.
    """
    return Path(os.path.expanduser(name))  # noqa: PTH111  (Path.expanduser fails at such a name)


def data_folder() -> Path:
    """Among the data files of the user."""
    return Path(os.environ.get("XDG_DATA_HOME") or place("~/.local/share")) / "civitas"


def is_there(file: Path) -> bool:
    """Is there a file? Not if the name is none a file could have."""
    try:
        return file.exists()
    except OSError:
        return False
