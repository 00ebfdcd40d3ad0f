"""Why something cannot be picked now, with the clause behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.speech import catalogue
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta, find_title
from civitas.web.pages.offer import Names, told, words_at


class Refusal(msgspec.Struct, frozen=True):
    """Things that are not offered, and why."""

    what: tuple[str, ...]
    why: str
    clause: str


def why_place(table: Table, seat: int, place: str, language: str, names: Names) -> list[Refusal]:
    """Why none of the picks that are asked for can be made at this place."""
    ask = table.ask_for(seat)
    thing = place.partition(":")[2]
    if ask is None:
        return []
    return _refusals(table, seat, _elsewhere(ask, place, thing), language, names)


def why_others(table: Table, seat: int, language: str, names: Names) -> list[Refusal]:
    """What of the kinds that are asked for is not offered; what is missing alone comes first."""
    ask = table.ask_for(seat)
    if ask is None:
        return []
    found = _refusals(table, seat, _others(table, seat, ask), language, names)
    return sorted(found, key=lambda refusal: len(refusal.what))


def _elsewhere(ask: Ask, place: str, thing: str) -> Iterator[Pick]:
    """The picks of the ask, as they would be at another place."""
    sort = place.partition(":")[0]
    kinds: dict[type[Pick], Pick] = {}
    for pick in ask.picks:
        if any(there.startswith(f"{sort}:") for there in pick.places):
            kinds.setdefault(type(pick), pick)
    for pick in kinds.values():
        here = {there.partition(":")[2] for there in pick.places}
        fields = [n for n in pick.__struct_fields__ if getattr(pick, n) in here]
        if fields:
            yield msgspec.structs.replace(pick, **{fields[0]: thing})


def _others(table: Table, seat: int, ask: Ask) -> Iterator[Pick]:
    kinds: dict[type[Any], None] = dict.fromkeys(type(pick) for pick in ask.picks)
    for kind in kinds:
        fields = msgspec.structs.fields(kind)
        if [field.type for field in fields] != [str]:
            continue
        # A rule that has an answer even to nonsense cannot tell what is worth a question.
        if table.why_not(kind("?"), seat) is not None:
            continue
        yield from (kind(thing) for thing in _things(table.meta.id))


def _refusals(
    table: Table, seat: int, picks: Iterator[Pick], language: str, names: Names
) -> list[Refusal]:
    title = table.meta.id
    words = words_at(title, language, names)
    found: dict[tuple[str, str], list[str]] = {}
    for pick in picks:
        reason = table.why_not(pick, seat)
        if reason is not None:
            key = (words.reason(reason), reason.clause)
            found.setdefault(key, []).append(told(pick, title, language, names))
    return [Refusal(tuple(what), why, clause) for (why, clause), what in found.items()]


@cache
def _things(title: str) -> tuple[str, ...]:
    """The ids of everything in a title that has a name."""
    meta: Meta = find_title(title)
    return tuple(re.findall(r"^thing-([\w-]+)", catalogue(meta.words, "en"), re.MULTILINE))
