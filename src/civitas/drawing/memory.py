"""Remembering what was drawn: most of a board stays as it is when somebody picks."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from msgspec import Struct
from msgspec.msgpack import encode as _bytes

from civitas.kernel.shelf import WHILE, Shelf

P = ParamSpec("P")
T = TypeVar("T")


def drawn_once(room: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For a function of plain values, words and views: what looked the same is not drawn again, as
    long as it is in use and there is room for it: so many bytes.

    A view may hold dictionaries and so has no hash; what it says in bytes stands for it.

    >>> import msgspec
    >>> from civitas.kernel.shelf import MB
    >>> class View(msgspec.Struct):
    ...     goods: dict[str, int]
    >>> drawings = []
    >>> @drawn_once(MB)
    ... def draw(view: View) -> str:
    ...     drawings.append(view)
    ...     return str(view.goods)
    >>> draw(View({"ore": 1})), draw(View({"ore": 1})), draw(View({"ore": 2})), len(drawings)
    ("{'ore': 1}", "{'ore': 1}", "{'ore': 2}", 2)
    """

    def decorate(draw: Callable[P, T]) -> Callable[P, T]:
        known: Shelf[object, T] = Shelf(room, lasts=WHILE)
        look = known._things.get  # drawing a board asks two hundred times

        @wraps(draw)
        def again(*args: P.args, **named: P.kwargs) -> T:
            told = tuple([_bytes(arg) if isinstance(arg, Struct) else arg for arg in args])
            key = (told, *named.items()) if named else told
            found = look(key)
            if found is not None:
                found.used = True
                return found.value
            drawn = draw(*args, **named)
            known.put(key, drawn)
            return drawn

        return again

    return decorate
