"""Does a map show exactly what is declared? One sentence for each pair that it gets wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from scripts.maps.spec import Pair, Spec

_CORNER: Final = 2.5
"""Who is no neighbour may touch this much, in steps of the map, where shapes.yaml says so."""


def faults(
    spec: Spec, lengths: Mapping[Pair, float], over_water: frozenset[Pair], shows: float
) -> Iterator[str]:
    """``lengths`` in steps, at least ``shows`` for neighbours; the pairs ``over_water`` are drawn
    by a strait."""
    touching = {pair: length for pair, length in lengths.items() if _named(pair)}
    links = frozenset(spec.links)
    declared = spec.land_borders | spec.coasts | spec.sea_borders
    yield from _strange(spec, over_water, links)
    for pair in sorted(declared - over_water - links, key=sorted):
        length = touching.get(pair, 0)
        if length < shows:
            yield _told(spec, pair, f"are neighbours, but only {length:.1f} steps of it show")
    corners = set(map(frozenset, spec.plan["corners"]))
    for pair in sorted(touching.keys() - declared, key=sorted):
        length = touching[pair]
        if length > _CORNER or pair not in corners:
            yield _told(spec, pair, f"are no neighbours, but touch over {length:.1f} steps")


def _strange(spec: Spec, over_water: frozenset[Pair], links: frozenset[Pair]) -> Iterator[str]:
    for pair in sorted(over_water - spec.straits, key=sorted):
        yield _told(spec, pair, "are neighbours over water, but no strait is declared")
    for pair in sorted(links - spec.sea_borders, key=sorted):
        yield _told(spec, pair, "are linked by a line, but are no neighbours")
    unknown = {name for pair in spec.land_borders | spec.coasts | spec.sea_borders for name in pair}
    for name in sorted(unknown - spec.fields.keys() - spec.seas.keys()):
        yield f"{spec.name}: {name} is a neighbour of somebody, but no place of the map."


def _named(pair: Pair) -> bool:
    return not any(owner.startswith("~") for owner in pair)


def _told(spec: Spec, pair: Pair, fault: str) -> str:
    one, other = sorted(pair)
    return f"{spec.name}: {one} and {other} {fault}; mend their points in shapes.yaml."
