"""Draw the boards of docs/pictures: late in a match that bots have played, wide and for a phone.

    .venv/bin/python -m scripts.prepare_pictures

With pngquant the files come out a third as large.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from civitas.bots import make_bot, play_out
from civitas.drawing.png import to_png
from civitas.kernel.match import new, replay
from civitas.kernel.setting import Options
from civitas.kernel.titles import find_title
from civitas.kernel.words import words_for
from scripts.shrink import shrink

_PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
_NAMES: Final = ("Julia", "Marcus", "Hannah", "Konrad", "Livia")
_SIZES: Final = {"": 1400, "_narrow": 400}
_PLAYED: Final = 0.9
"""So much of the match lies behind those who look at it."""


def main() -> None:
    files = [
        *_draw("sands_of_time", "a picture", {}),
        *_draw("clash_of_cultures", "laurel", {"expansion": True}),
        *_draw("era_of_tribes", "greedy look", {}, 4),
        *_draw("oikumene", "greedy look", {"start": "suggested"}, 4),
    ]
    shrink(files)
    for file in files:
        print(f"{file.name}: {file.stat().st_size:,} bytes")


def _draw(title: str, seed: str, options: Options, players: int | None = None) -> list[Path]:
    names = _NAMES[: players or find_title(title).players[1]]
    match = new(title, names, seed=seed, options=options)
    play_out(match, [make_bot("greedy", seat) for seat in range(len(names))])
    entries = list(match.journal)
    table = replay(match.header, entries[: round(_PLAYED * len(entries))])
    words = words_for(table.meta, "en", names)
    files = []
    for size, width in _SIZES.items():
        drawn = table.title.draw(table.view(None).board, words, narrow=size == "_narrow")
        files.append(_PICTURES / f"{title}{size}.png")
        files[-1].write_bytes(to_png(drawn, width))
    return files


main()
