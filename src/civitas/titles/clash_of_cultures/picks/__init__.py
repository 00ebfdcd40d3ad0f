"""Every answer a player can give, by chapter, with the places where a click may give it.

A new pick is a class in one of these modules; `AnyPick` finds it by itself.
"""

from __future__ import annotations

from typing import Any, Final, Union

from civitas.kernel.picks import picks_in
from civitas.titles.clash_of_cultures.picks import (
    battles,
    cards,
    cities,
    common,
    events,
    moves,
    people,
    trade,
)

PICKS: Final = picks_in(common, cities, moves, battles, people, cards, trade, events)
AnyPick: Final[Any] = Union[PICKS]  # noqa: UP007 - a union of classes found by looking
