"""The 58 event cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.clash_of_cultures.content import FILES


class Event(msgspec.Struct, frozen=True):
    id: str
    number: int
    name: str
    expansion: bool
    symbol: str
    kind: str
    affects: str
    keywords: tuple[str, ...]
    effect: str
    choices: tuple[str, ...]
    kept_as: str
    name_de: str | None = None
    params: Mapping[str, Any] = {}
    condition: str | None = None
    play_cost: Mapping[str, str] = {}
    advance_category: str | None = None
    vp: str | None = None
    ends: str | None = None


_file: Final = read(FILES / "cards_event.yaml")
EVENTS: Final = all_of(_file["events"], Event)
EVENT: Final = numbers(EVENTS)
SYMBOLS: Final[tuple[str, ...]] = tuple(_file["meta"]["symbols"])
assert len(EVENTS) == 58
assert [sum(e.expansion for e in EVENTS), *{e.symbol for e in EVENTS} - set(SYMBOLS)] == [20]
