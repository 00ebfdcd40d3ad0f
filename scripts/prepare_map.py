"""Cut a board out of real coastlines. Run once for each map; the results are committed.

    python -m scripts.prepare_map land-50m.json [map ...]

``land-50m.json`` is from the npm package `world-atlas` (Natural Earth, public domain). Needs numpy
and shapely, which Civitas itself does not. Reads the lists of fields and seas and the points of
``shapes.yaml`` beside them (docs/maps.md), and writes for every map a small file and a picture in
``docs/pictures``. A map that shows a border that is not declared, or hides one that is, is refused.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from civitas.drawing.land import Kept, Land
from scripts.maps.cut import cut
from scripts.maps.earth import Shape, read_land
from scripts.maps.mesh import Line, lengths, mesh
from scripts.maps.pen import Paper, crossings, draw, laid
from scripts.maps.picture import picture
from scripts.maps.proof import faults
from scripts.maps.spec import MAPS, Spec, spec_of
from scripts.maps.tell import told
from scripts.shrink import shrink

_ROOT: Final = Path(__file__).parent.parent
_TRIES: Final = 40
"""How many ways to wander are tried before a map is given up."""


def main(land_file: Path, names: list[str]) -> None:
    world = read_land(land_file)
    for name in names or MAPS:
        spec = spec_of(name)
        ready = prepare(spec, world)
        spec.file.write_text(_lines(msgspec.to_builtins(ready)), "utf-8")
        drawn = _ROOT / f"docs/pictures/map_{name}.png"
        drawn.write_bytes(picture(name, Land(ready)))
        shrink([drawn])
        size = spec.file.stat().st_size
        print(f"{spec.file.relative_to(_ROOT)}: {size:,} bytes")


def prepare(spec: Spec, world: Shape) -> Kept:
    """The map, proved in the plane of the cut and again as it is drawn."""
    board = cut(spec, world)
    exact = mesh(spec, board)
    wrong = _wrong(spec, exact, spec.plan["step"], 3)
    if wrong:
        sys.exit("\n".join(wrong))
    paper = Paper(spec, board)
    sheet = laid(spec, exact, paper)
    for seed in range(_TRIES):
        lines, pen = draw(spec, sheet, seed)
        wrong = _wrong(spec, lines, spec.plan["step"] * paper.scale, 2.5)
        wrong += [_crossed(spec, lines[n]) for n in sorted(crossings(lines))]
        if not wrong:
            return told(spec, lines, paper, pen)
    sys.exit("\n".join(wrong))


def _wrong(spec: Spec, lines: Sequence[Line], step: float, shows: float) -> list[str]:
    shown = {pair: length / step for pair, length in lengths(lines).items()}
    over_water = frozenset(pair for pair in spec.land_borders & spec.straits if pair not in shown)
    return [*faults(spec, shown, over_water, shows)]


def _crossed(spec: Spec, line: Line) -> str:
    return f"{spec.name}: the line between {line.left} and {line.right} runs into another one."


def _lines(book: dict[str, Any]) -> str:
    """JSON with a line for each thing of the map."""
    return (
        "{\n" + ",\n".join(f'"{key}": {_several(value)}' for key, value in book.items()) + "\n}\n"
    )


def _several(value: Any) -> str:
    if isinstance(value, dict):
        return _listed([f'"{name}": {_short(each)}' for name, each in value.items()], "{}")
    if value and isinstance(value[0], list | tuple) and isinstance(value[0][0], str):
        return _listed(list(map(_short, value)), "[]")
    return _short(value)


def _listed(parts: list[str], around: str) -> str:
    return around[0] + "\n" + ",\n".join(parts) + "\n" + around[1] if parts else around


def _short(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
