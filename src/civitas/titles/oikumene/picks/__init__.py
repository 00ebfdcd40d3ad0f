"""Every answer a player can give, by chapter, with the places where a click may give it.

A new pick is a class in one of these modules; `AnyPick` finds it by itself.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final, Union

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.picks import common, course, farming, hinterland, moves, war

MODULES: Final = (common, course, farming, moves, war, hinterland)


def _picks(module: ModuleType) -> list[type[Pick]]:
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Pick)
        and thing.__module__ == module.__name__
        and not thing.__name__.startswith("On")
    ]


PICKS: Final = tuple(pick for module in MODULES for pick in _picks(module))
AnyPick: Final[Any] = Union[PICKS]  # noqa: UP007 - a union of classes found by looking
