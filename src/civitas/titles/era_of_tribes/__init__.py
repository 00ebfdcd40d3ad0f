"""Era of Tribes, by Arne Lorenz, for 1 to 6 players, alone or together against its Automa.

Importing this package loads the meta only; the rules are in `title` and the chapters beside it.
"""

from pathlib import Path
from typing import Final

from civitas.kernel.setting import read_options
from civitas.kernel.titles import Meta

_HERE: Final = Path(__file__).parent

META: Final = Meta(
    id="era_of_tribes",
    name="Era of Tribes",
    designer="Arne Lorenz",
    players=(1, 6),
    automas=2,
    most_seats=6,
    minutes=(60, 240),
    rules_version="2",
    clauses="EOT",
    rules="civitas.titles.era_of_tribes.title:TITLE",
    words=_HERE / "words",
    options=read_options(_HERE / "content" / "options.yaml"),
)
