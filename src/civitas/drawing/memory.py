"""Remembering what was drawn: most of a board stays as it is when somebody picks."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")


def drawn_once(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For a function of plain values, words and views: what looked the same is not drawn again.

    A view may hold dictionaries and so has no hash; what it says in bytes stands for it.

    >>> class View(msgspec.Struct):
    ...     goods: dict[str, int]
    >>> drawings = []
    >>> @drawn_once(100)
    ... def draw(view: View) -> str:
    ...     drawings.append(view)
    ...     return str(view.goods)
    >>> draw(View({"ore": 1})), draw(View({"ore": 1})), draw(View({"ore": 2})), len(drawings)
    ("{'ore': 1}", "{'ore': 1}", "{'ore': 2}", 2)
    """

    def decorate(draw: Callable[P, T]) -> Callable[P, T]:
        known: dict[object, T] = {}

        @wraps(draw)
        def again(*args: P.args, **named: P.kwargs) -> T:
            key = tuple(map(_hashable, args)), tuple(named.items())
            found = known.get(key)
            if found is None:
                if len(known) >= most:
                    known.clear()
                found = known[key] = draw(*args, **named)
            return found

        return again

    return decorate


def _hashable(value: object) -> object:
    return msgspec.msgpack.encode(value) if isinstance(value, msgspec.Struct) else value
