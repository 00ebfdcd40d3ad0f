"""How the content files are read and checked."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec
import yaml

_HERE: Final = Path(__file__).parent

T = TypeVar("T")


class Named(Protocol):
    """Whatever has an id."""

    @property
    def id(self) -> str: ...


def read(name: str) -> Any:
    """A content file as plain data."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load((_HERE / name).read_text("utf-8"), Loader=loader)


def all_of(data: Any, kind: type[T]) -> tuple[T, ...]:
    """Every entry of a list, as a checked struct."""
    return tuple(msgspec.convert(item, kind) for item in data)


def numbers(things: Iterable[Named]) -> dict[str, int]:
    """The number of each thing by its id; an id that comes twice is a fault of the file."""
    found = {thing.id: n for n, thing in enumerate(things)}
    assert len(found) == sum(1 for _ in things), "an id comes twice"
    return found
