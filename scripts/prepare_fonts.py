"""Cut the three typefaces down to what Civitas writes. Run once; the result is committed.

    python -m scripts.prepare_fonts node_modules

after ``npm install @fontsource/cinzel @fontsource/eb-garamond @fontsource/source-sans-3``. Needs
fonttools and brotli, which Civitas itself does not. Beside each face goes a table of advance
widths, so that a drawing can tell how long a word is without opening a font.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

_ASSETS: Final = Path(__file__).parent.parent / "src/civitas/drawing/assets"
_FACES: Final = {
    "cinzel-600": ("Cinzel", "cinzel/files/cinzel-latin-600-normal"),
    "eb-garamond-500-italic": ("EB Garamond", "eb-garamond/files/eb-garamond-latin-500-italic"),
    # "Source" is a reserved font name: what is changed, and be it by cutting, needs another.
    "civitas-sans-400": ("Civitas Sans", "source-sans-3/files/source-sans-3-latin-400-normal"),
    "civitas-sans-600": ("Civitas Sans", "source-sans-3/files/source-sans-3-latin-600-normal"),
}
_LICENCE: Final = (
    "Licensed under the SIL Open Font License, Version 1.1. See OFL.txt beside this file."
)
_TEXT: Final = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) + "–—‘’‚“”„•…Œœ−"


def main(node_modules: Path) -> None:
    widths: dict[str, dict[str, int]] = {}
    for name, (family, file) in _FACES.items():
        font = TTFont(node_modules / "@fontsource" / f"{file}.woff2")
        subsetter = Subsetter(Options(layout_features=["kern", "mark"], hinting=False))
        subsetter.populate(text=_TEXT)
        subsetter.subset(font)
        for field, value in ((1, family), (4, name), (6, name), (13, _LICENCE)):
            font["name"].setName(value, field, 3, 1, 0x409)
        font.flavor = None
        # The time of saving would make each run a new file.
        font.recalcTimestamp = False
        font.save(_ASSETS / f"{name}.ttf")
        widths[name] = _widths(font)
    table = _ASSETS / "widths.json"
    table.write_text(json.dumps(widths, ensure_ascii=False, indent=0) + "\n", "utf-8")


def _widths(font: TTFont) -> dict[str, int]:
    """Advance widths in thousandths of the size."""
    units = font["head"].unitsPerEm
    return {
        chr(code): round(1000 * font["hmtx"][glyph][0] / units)
        for code, glyph in sorted(font.getBestCmap().items())
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
