"""Clash of Cultures, Monumental Edition, by Christian Marcussen, for 2 to 4 players.

Importing this package loads the meta only; the rules are in `title` and the chapters beside it.
"""

from pathlib import Path
from typing import Final

from civitas.kernel.setting import read_options
from civitas.kernel.titles import Meta

_HERE: Final = Path(__file__).parent

META: Final = Meta(
    id="clash_of_cultures",
    name="Clash of Cultures",
    designer="Christian Marcussen",
    players=(2, 4),
    minutes=(120, 240),
    rules_version="2",
    clauses="COC",
    rules="civitas.titles.clash_of_cultures.title:TITLE",
    words=_HERE / "words",
    options=read_options(_HERE / "content" / "options.yaml"),
)
