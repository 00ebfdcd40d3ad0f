"""The Sands of Time by Jeff Warrender: dynasties, caravans and chronicles for 2 to 5 players.

Importing this package loads the meta only; the rules are in `title` and the chapters beside it.
"""

from pathlib import Path
from typing import Final

from civitas.kernel.setting import read_options
from civitas.kernel.titles import Meta

_HERE: Final = Path(__file__).parent

META: Final = Meta(
    id="sands_of_time",
    name="The Sands of Time",
    designer="Jeff Warrender",
    players=(2, 5),
    minutes=(120, 180),
    rules_version="2",
    clauses="SOT",
    rules="civitas.titles.sands_of_time.title:TITLE",
    words=_HERE / "words",
    options=read_options(_HERE / "content" / "options.yaml"),
)
