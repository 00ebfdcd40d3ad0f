"""Content: the data files of a title, read once and checked.

A title reads its files into frozen structs and numbers them in the order of the file; its rules
work with the numbers, its picks and words with the ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec
import yaml

T = TypeVar("T")

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C, where there is one: it is ten times as fast."""


class Named(Protocol):
    """Whatever has an id."""

    @property
    def id(self) -> str: ...


def read(file: Path) -> Any:
    """A content file as plain data."""
    return yaml.load(file.read_text("utf-8"), Loader=_LOADER)


def all_of(data: Any, kind: type[T]) -> tuple[T, ...]:
    """Every entry of a list, as a checked struct; a faulty one is named."""
    return tuple(_checked(entry, kind) for entry in data)


def _checked(entry: Any, kind: type[T]) -> T:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{error} in the {kind.__name__.lower()} {entry}") from None


def numbers(things: Iterable[Named | str]) -> dict[str, int]:
    """The number of each thing by its id, or of each id; none may come twice.

    >>> numbers(["crops", "gold"])
    {'crops': 0, 'gold': 1}
    """
    found: dict[str, int] = {}
    for n, thing in enumerate(things):
        name = thing if isinstance(thing, str) else thing.id
        if name in found:
            raise ValueError(f"the id {name} comes twice: entries {found[name] + 1} and {n + 1}")
        found[name] = n
    return found
