"""Every answer a player can give, by chapter, with the places where a click may give it.

A new pick is a class in one of these modules; `AnyPick` finds it by itself.
"""

from __future__ import annotations

from typing import Any, Final, Union

from civitas.kernel.picks import picks_in
from civitas.titles.era_of_tribes.picks import battles, common, course, deeds, land

PICKS: Final = picks_in(common, course, deeds, land, battles)
AnyPick: Final[Any] = Union[PICKS]  # noqa: UP007 - a union of classes found by looking
