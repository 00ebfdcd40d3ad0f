"""Pick the icons that Civitas uses out of game-icons. Run once; the result is committed.

    python -m scripts.prepare_icons node_modules

after ``npm install @iconify-json/game-icons game-icons-transparent``: the shapes are from the
first, the authors' names from the folders of the second. Needs fonttools, which Civitas itself
does not. The square of 512 x 512 is halved and rounded to whole units: no icon is drawn larger
than fifty pixels, and a board carries all that it uses.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Final

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path.parser import parse_path

_ASSETS: Final = Path(__file__).parent.parent / "src/civitas/drawing/assets"
_USED: Final = """
    eagle-emblem dolphin elephant sun ankh owl
    moon bull-horns snake-spiral ram-profile battle-axe bee
    two-coins sickle spartan-helmet camel
    war-pick water-drop aqueduct village arc-triomphe stone-path stone-tower barracks-tent
    drama-masks greek-temple scroll-unfurled great-pyramid
    metal-bar ore grapes spiked-snail fire-bowl lion ivory-tusks amber-mosquito horse-head
    rolled-cloth pestle-mortar log
    quill-ink spears hill-conquest torch trowel scales stairs walk chest
    whip shaking-hands receive-money
    ancient-columns swords-emblem amphora
    water-fountain lyre laurel-crown revolt crown
    sands-of-time perspective-dice-six vertical-banner padlock-open tied-scroll
    sea-serpent trireme

    light-bulb anchor castle graduate-cap obelisk observatory elephant-head
    barbarian pirate-flag coliseum vine-flower bookshelf lighthouse coffin colombian-statue
    defensive-wall card-play bullseye lightning-storm hourglass plow caravel prayer trade
    astrolabe vote throne-king holy-symbol gold-mine dead-wood manacles compass
    death-skull shield wood-pile stone-pile crossed-swords

    beer-stein animal-hide gold-nuggets double-fish meeple meeple-king centurion-helmet round-shield
    shop hut bread gears catapult stone-axe gladius anvil byzantin-temple fishbone boot-prints
    dolmen boar oak bull drakkar wolf-head bear-head
    imperial-crown fishing-net sheep peace-dove broadsword fist
""".split()
_OWN: Final = {
    # The ears of game-icons blur when they are small: a single one, drawn for Civitas.
    "ear": "M246 505V150h20v355zM256 165c-52-48-52-104 0-158 52 54 52 110 0 158z"
    + "".join(
        f"M268 {y}c2-64 40-104 104-112 4 66-36 110-104 112zm-24 0c-2-64-40-104-104-112-4 66 36 110 "
        "104 112z"
        for y in (250, 345, 440)
    ),
}
_LETTER: Final = {
    "moveTo": "M",
    "lineTo": "l",
    "qCurveTo": "q",
    "curveTo": "c",
    "closePath": "z",
    "endPath": "z",
}

Point = tuple[int, int]


def main(node_modules: Path) -> None:
    shapes = json.loads((node_modules / "@iconify-json/game-icons/icons.json").read_text("utf-8"))
    folders = node_modules / "game-icons-transparent/svgs"
    icons = {name: {"by": "civitas", "d": _steps(path)} for name, path in _OWN.items()}
    for name in sorted(_USED):
        path = _path(shapes["icons"][name]["body"])
        icons[name] = {"by": _author(folders, name, path), "d": path}
    out = _ASSETS / "icons.json"
    out.write_text(json.dumps(icons, indent=0) + "\n", "utf-8")
    print(f"{len(icons)} icons, {out.stat().st_size:,} bytes")


def _author(folders: Path, name: str, path: str) -> str:
    """Who drew the icon; of two with one name, the one that drew this shape."""
    files = sorted(folders.glob(f"*/{name}.svg"))
    if len(files) > 1:
        files = [file for file in files if _near(_path(file.read_text("utf-8")), path)]
    (file,) = files
    return file.parent.name


def _near(one: str, other: str) -> bool:
    return one[:12] == other[:12]


def _path(svg: str) -> str:
    return "".join(_steps(d) for d in re.findall(r' d="([^"]+)"', svg))


def _steps(d: str) -> str:
    """The same path with relative steps in whole units, as short as they can be written."""
    pen = RecordingPen()
    parse_path(d, pen)
    text, last, at = "", "", (0, 0)
    for name, raw in pen.value:
        letter = _LETTER[name]
        points = [(round(x / 2), round(y / 2)) for x, y in raw]
        if not points:
            text, last = text + letter, letter
            continue
        numbers = _flat(points if letter == "M" else [(x - at[0], y - at[1]) for x, y in points])
        at = points[-1]
        if letter in "lc" and not any(numbers):
            continue
        text += (" " if letter == last else letter) + " ".join(map(str, numbers))
        last = letter
    return text.replace(" -", "-")


def _flat(points: list[Point]) -> list[int]:
    return [number for point in points for number in point]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
