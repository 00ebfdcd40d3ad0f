"""What lies in a region and on a border, in words: whoever points there reads it on the card."""

from __future__ import annotations

from typing import Final

from civitas.drawing.svg import group, title
from civitas.kernel.shelf import MB, kept
from civitas.kernel.words import Words, words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.content import BORDERS
from civitas.titles.sands_of_time.view import BorderView, RegionView

_GOOD_ON: Final = {border.id: border.trade_good for border in BORDERS}


def told_of_region(region: RegionView, words: Words) -> str:
    """What it yields, whose it is, what is built there and who lives there (SOT-1.7)."""
    language, lines = words.language, []
    if region.resource is not None:
        lines.append(_tile(region.resource, region.capacity, language))
    if region.owner is not None:
        status = "capital" if region.capital else region.status or ""
        lines.append(_owned(words.seat(region.owner), status, language))
    lines += [_built(building, language) for building in region.buildings]
    for seat, citizens in enumerate(zip(region.peasants, region.soldiers, strict=True)):
        if any(citizens):
            lines.append(_citizens(words.seat(seat), *citizens, language))
    return _told(*lines)


# Hardly a region is like another, but what is told of it, line by line, is.
@kept(MB)
def _tile(resource: str, capacity: int, language: str) -> str:
    tile = {"resource": resource, "capacity": capacity}
    return title(words_for(META, language).say("board-tile", tile))


@kept(2 * MB)
def _owned(name: str, status: str, language: str) -> str:
    return title(f"{name}: {words_for(META, language).say(f'board-{status}')}")


@kept(MB)
def _built(building: str, language: str) -> str:
    return title(words_for(META, language).thing(building))


@kept(4 * MB)
def _citizens(name: str, peasants: int, soldiers: int, language: str) -> str:
    words = words_for(META, language)
    counts = (("board-some-peasants", peasants), ("board-some-soldiers", soldiers))
    told = ", ".join(words.say(message, {"number": n}) for message, n in counts if n)
    return title(f"{name}: {told}")


def told_of_good(border: str, words: Words) -> str:
    """The trade good that lies there (SOT-1.13)."""
    good = _GOOD_ON[border]
    return "" if good is None else _told(title(f"{words.say('board-good')}: {words.thing(good)}"))


def told_of_caravans(border: BorderView, words: Words) -> str:
    """Who has a caravan there."""
    who = ", ".join(map(words.seat, border.caravans))
    return _told(title(f"{words.say('board-caravan')}: {who}")) if who else ""


def _told(*lines: str) -> str:
    """Nothing is drawn, so nothing can be pointed at: it is the card of the place that tells it."""
    return group(*lines, aria_hidden="true") if lines else ""
