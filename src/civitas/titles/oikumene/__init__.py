"""Oikumene, the settled world: a wargame of settlements, herds and harvests for 2 to 12 players.

Importing this package loads the meta only; the rules are in `title` and the chapters beside it.
"""

from pathlib import Path
from typing import Final

from civitas.kernel.setting import read_options
from civitas.kernel.titles import Meta

_HERE: Final = Path(__file__).parent

META: Final = Meta(
    id="oikumene",
    name="Oikumene",
    designer="",
    players=(2, 12),
    minutes=(60, 480),
    rules_version="10",
    clauses="HRN",
    rules="civitas.titles.oikumene.title:TITLE",
    words=_HERE / "words",
    options=read_options(_HERE / "content" / "options.yaml"),
)
