"""Draw the boards of docs/pictures: late in a match that bots have played, wide and for a phone;
and the picture of each title on the first page of a server.

    .venv/bin/python -m scripts.prepare_pictures

Needs Chromium (Debian: apt install chromium), which writes them as WebP.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from civitas.bots import make_bot, play_out
from civitas.drawing.png import to_png
from civitas.kernel.match import new, replay
from civitas.kernel.setting import Options
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.kernel.words import words_for
from civitas.web.pages.assets import brought_picture, picture_of
from scripts.shrink import FINE, to_webp

_PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
_NAMES: Final = ("Julia", "Marcus", "Hannah", "Konrad", "Livia")
_SIZES: Final = {"": 1400, "_narrow": 400}
_PLAYED: Final = 0.9
"""So much of the match lies behind those who look at it."""


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("There is no Chromium here; on Debian: apt install chromium")
    tables = [
        _late("sands_of_time", "a picture", {}),
        _late("clash_of_cultures", "laurel", {"expansion": True}),
        _late("era_of_tribes", "greedy look", {}, 4),
        _late("oikumene", "greedy look", {"start": "suggested"}, 4),
    ]
    pictures = {file: png for table in tables for file, png in _draw(table).items()}
    to_webp(pictures, chromium)
    cards = {brought_picture(table.meta): picture_of(table) for table in tables}
    to_webp(cards, chromium, FINE)
    for file in (*pictures, *cards):
        print(f"{file.name}: {file.stat().st_size:,} bytes")


def _late(title: str, seed: str, options: Options, players: int | None = None) -> Table:
    names = _NAMES[: players or find_title(title).players[1]]
    match = new(title, names, seed=seed, options=options)
    play_out(match, [make_bot("greedy", seat) for seat in range(len(names))])
    entries = list(match.journal)
    return replay(match.header, entries[: round(_PLAYED * len(entries))])


def _draw(table: Table) -> dict[Path, bytes]:
    words = words_for(table.meta, "en", table.header.seats)
    found = {}
    for size, width in _SIZES.items():
        drawn = table.title.draw(table.view(None).board, words, narrow=size == "_narrow")
        found[_PICTURES / f"{table.meta.id}{size}.webp"] = to_png(drawn, width)
    return found


if __name__ == "__main__":
    main()
