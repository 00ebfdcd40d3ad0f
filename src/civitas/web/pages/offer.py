"""The ask as the page gets it: every pick with its words, its parts and its places.

Picks exist once and are told again and again, so what they are called is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.speech import SEAT_PARAMS
from civitas.kernel.titles import find_title
from civitas.kernel.words import Words, words_for

Names = tuple[str, ...]


class KindOffer(msgspec.Struct, frozen=True):
    """A kind of pick: its name, its fields, and what their values are called."""

    name: str
    fields: tuple[str, ...]
    labels: dict[str, dict[str, str]]


class Offer(msgspec.Struct, frozen=True):
    """An ask, ready to be shown."""

    seat: int
    seq: int
    what: str
    kinds: tuple[KindOffer, ...]
    picks: tuple[tuple[int, tuple[str | int, ...], str, tuple[str, ...]], ...]
    """Kind, values of its fields, the whole in words, places."""
    hints: dict[str, str]
    """What the things do that can be chosen."""


@lru_cache(maxsize=1024)
def words_at(title: str, language: str, names: Names) -> Words:
    """The words of a title at a table where these sit."""
    return words_for(find_title(title), language, names)


def offer(ask: Ask, title: str, language: str, names: Names) -> Offer:
    """All that the page has to know to let somebody choose."""
    kinds: dict[type[Pick], list[Pick]] = {}
    for pick in ask.picks:
        kinds.setdefault(type(pick), []).append(pick)
    number = {kind: n for n, kind in enumerate(kinds)}
    return Offer(
        seat=ask.seat,
        seq=ask.seq,
        what=ask.what,
        kinds=tuple(_kind(kind, picks, title, language, names) for kind, picks in kinds.items()),
        picks=tuple(
            (
                number[type(pick)],
                msgspec.structs.astuple(pick),
                told(pick, title, language, names),
                pick.places,
            )
            for pick in ask.picks
        ),
        hints=_hints(ask.picks, title, language),
    )


def _hints(picks: Sequence[Pick], title: str, language: str) -> dict[str, str]:
    things = dict.fromkeys(
        value for pick in picks for value in msgspec.structs.astuple(pick) if isinstance(value, str)
    )
    return {thing: hint for thing in things if (hint := _effect(thing, title, language))}


@lru_cache(maxsize=4096)
def _effect(thing: str, title: str, language: str) -> str:
    words = words_at(title, language, ())
    message = f"effect-{thing}"
    return words.say(message) if words.has(message) else ""


def told(pick: Pick, title: str, language: str, names: Names) -> str:
    """What a pick does. Most picks name nobody, and are told alike at all tables."""
    return _told(pick, title, language, names if _names_somebody(type(pick)) else ())


@cache
def _names_somebody(kind: type[Pick]) -> bool:
    return any(field in SEAT_PARAMS for field in kind.__struct_fields__)


@lru_cache(maxsize=65536)
def _told(pick: Pick, title: str, language: str, names: Names) -> str:
    return words_at(title, language, names).pick(pick)


def _kind(
    kind: type[Pick], picks: Sequence[Pick], title: str, language: str, names: Names
) -> KindOffer:
    name = kind.__name__.lower()
    fields = kind.__struct_fields__
    labels = {}
    if len(fields) > 1:
        for field in fields:
            who = names if field in SEAT_PARAMS else ()
            values = dict.fromkeys(getattr(pick, field) for pick in picks)
            labels[field] = {str(v): _label(name, field, v, title, language, who) for v in values}
    return KindOffer(name, fields, labels)


@lru_cache(maxsize=16384)
def _label(kind: str, field: str, value: Any, title: str, language: str, names: Names) -> str:
    words = words_at(title, language, names)
    if isinstance(value, str):
        return words.thing(value)
    if field in SEAT_PARAMS:
        return words.seat(value)
    message = f"part-{kind}-{field}"
    return words.say(message, {"value": value}) if words.has(message) else str(value)
