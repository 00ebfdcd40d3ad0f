"""Where matches are saved."""

from __future__ import annotations

import time
from pathlib import Path

from civitas.cli.speech import Misuse
from civitas.kernel.journal import SUFFIX
from civitas.kernel.places import data_folder, is_there, place


def match_file(name: str) -> Path:
    """The file a person means by this name, with or without its ending; never one that is there."""
    return _free(place(name.removesuffix(SUFFIX) + SUFFIX))


def data_file(title: str) -> Path:
    """A file for a match that nobody has named, among the data files of the user."""
    started = time.strftime("%Y-%m-%d-%H%M%S")
    return _free(data_folder() / f"{title}-{started}{SUFFIX}")


def _free(file: Path) -> Path:
    if is_there(file):
        raise Misuse("error-exists", file=str(file))
    return file
