"""What lies in a region and on a border, in words: whoever points there reads it on the card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.drawing.svg import group, title
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.content import BORDERS
from civitas.titles.sands_of_time.view import BorderView, RegionView

_GOOD_ON: Final = {border.id: border.trade_good for border in BORDERS}


def told_of_region(region: RegionView, words: Words) -> str:
    """What it yields, whose it is, what is built there and who lives there (SOT-1.7)."""
    lines = []
    if region.resource is not None:
        tile = {"resource": region.resource, "capacity": region.capacity}
        lines.append(words.say("board-tile", tile))
    if region.owner is not None:
        status = "capital" if region.capital else region.status or ""
        lines.append(f"{words.seat(region.owner)}: {words.say(f'board-{status}')}")
    lines += map(words.thing, region.buildings)
    for seat, citizens in enumerate(zip(region.peasants, region.soldiers, strict=True)):
        if any(citizens):
            lines.append(f"{words.seat(seat)}: {_citizens(*citizens, words)}")
    return _titles(lines)


def _citizens(peasants: int, soldiers: int, words: Words) -> str:
    counts = (("board-some-peasants", peasants), ("board-some-soldiers", soldiers))
    return ", ".join(words.say(message, {"number": n}) for message, n in counts if n)


def told_of_good(border: str, words: Words) -> str:
    """The trade good that lies there (SOT-1.13)."""
    good = _GOOD_ON[border]
    return _titles([] if good is None else [f"{words.say('board-good')}: {words.thing(good)}"])


def told_of_caravans(border: BorderView, words: Words) -> str:
    """Who has a caravan there."""
    who = ", ".join(map(words.seat, border.caravans))
    return _titles([f"{words.say('board-caravan')}: {who}"] if who else [])


def _titles(lines: Iterable[str]) -> str:
    """Nothing is drawn, so nothing can be pointed at: it is the card of the place that tells it."""
    return "".join(group(title(line), aria_hidden="true") for line in lines)
