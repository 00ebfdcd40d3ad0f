"""Terraces, a toy title in a package of its own, written by docs/adding-a-title.md alone.

Gardeners, printed ones among them, claim the terraces of a hillside, and all garden side by side.
Importing this package loads the meta only.
"""

from pathlib import Path
from typing import Final

from civitas.kernel.setting import read_options
from civitas.kernel.titles import Meta

_HERE: Final = Path(__file__).parent

META: Final = Meta(
    id="terraces",
    name="Terraces",
    designer="nobody",
    players=(1, 4),
    minutes=(2, 5),
    rules_version="1",
    clauses="TER",
    rules="tests.toys.terraces.title:TITLE",
    words=_HERE / "words",
    options=read_options(_HERE / "content" / "options.yaml"),
    automas=2,
    most_seats=4,
)
