"""What a title tells its laws: the file ``laws.py`` in its folder of tests.

The laws know no title by name. What they cannot find out by playing, each title says itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from civitas.kernel.log import Line
from civitas.kernel.table import Table


@dataclass(frozen=True)
class Told:
    """What the laws have to know of a title."""

    picks: int
    """No match takes more picks than this for each seat (law 1)."""
    stocks: Callable[[Any], Iterable[int]]
    """Of a state, all that can be spent or runs out: never below zero (law 7)."""
    besides: Callable[[Line], Mapping[str, int]] = lambda line: {}
    """What this line of the log says that its seat gains or loses besides the terms of its pick,
    by thing of its purse (law 10)."""
    ends: Mapping[str, int] = field(default_factory=dict)
    """The upper ends of tracks, by thing of the purse: what leads beyond is lost (law 10)."""
    wild: Callable[[random.Random, int], tuple[Table, Any]] | None = None
    """A position for so many seats that random play seldom reaches, and a table of its setting;
    for titles in which getting far takes skill."""
    numbers: tuple[int, ...] = ()
    """The numbers of players at which something changes, if not at each of them: there the laws
    look that take long, and there bots and wild positions play."""
    open: bool = False
    """Is nothing ever hidden? Then laws about secrets look at each choice and number once."""


@cache
def told_by(title: str) -> Told:
    """The value ``LAWS`` in ``tests/titles/<title>/laws.py``."""
    name = f"tests.titles.{title}.laws"
    try:
        told = import_module(name).LAWS
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise AssertionError(
            f"{title} tells its laws nothing: write tests/titles/{title}/laws.py with a value LAWS."
        ) from None
    assert isinstance(told, Told), f"LAWS of {title} must be a Told, not a {type(told).__name__}."
    return told
