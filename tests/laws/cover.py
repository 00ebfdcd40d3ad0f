"""Few settings for many: which of all that a title allows are played.

What breaks a rule is mostly one choice, one choice at one number of players, or two choices that
meet. So nobody has to play every combination: it is enough that whatever can meet does meet
somewhere. `cover` finds few settings in which that is so: one after the other the one in which most
meets that has not met yet. Nothing is left to luck: a title has the same ones in every run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, product
from operator import or_
from typing import NamedTuple, TypeAlias

from civitas.kernel.errors import BadSetup
from civitas.kernel.setting import AUTOMAS, PLAYERS, Options, OptionValue
from civitas.kernel.titles import Meta

Size: TypeAlias = tuple[int, int]
"""Players and automas."""
Trait: TypeAlias = tuple[str, OptionValue]
"""A choice of an option, or a number of players or automas."""
Meeting: TypeAlias = tuple[Trait, ...]


class Played(NamedTuple):
    """A setting as the laws play it."""

    size: Size
    options: tuple[Trait, ...]
    """Every option of the title, in its order."""

    @property
    def traits(self) -> tuple[Trait, ...]:
        players, automas = self.size
        return ((PLAYERS, players), (AUTOMAS, automas), *self.options)


def played(meta: Meta, size: Size, options: Options) -> Played | None:
    """The setting with these options and the defaults of the others; None if it is not allowed."""
    players, automas = size
    try:
        setting = meta.setting(players + automas, options, range(automas))
    except BadSetup:
        return None
    return Played(size, tuple(setting.options.items()))


def allowed(meta: Meta) -> Iterator[Played]:
    """Every setting that the title is made for."""
    names = [option.id for option in meta.options]
    for size in meta.sizes:
        for values in product(*(option.choices for option in meta.options)):
            if (found := played(meta, size, dict(zip(names, values, strict=True)))) is not None:
                yield found


def pairs(setting: Played) -> Iterable[Meeting]:
    """Any two of its traits: two choices, or a choice and a number of players or of automas."""
    return combinations(setting.traits, 2)


def once_each(setting: Played) -> Iterable[Meeting]:
    """Each of its choices, and its size."""
    return (setting.traits[:2], *((choice,) for choice in setting.options))


def at_each_number(setting: Played) -> Iterable[Meeting]:
    """The number of players with each choice and with the number of automas."""
    first, *others = setting.traits
    return ((first, other) for other in others)


Meetings: TypeAlias = Callable[[Played], Iterable[Meeting]]


def cover(
    settings: Sequence[Played], meetings: Meetings, begun: Iterable[Played] = ()
) -> list[Played]:
    """Of all these settings a few, besides those that are begun with, until all has met that can.

    Of those in which as much is new, the one in which most pairs meet anew; then the first."""
    numbers: dict[Meeting, int] = {}
    wanted = {each: _bits(meetings(each), numbers) for each in settings}
    others = {each: _bits(pairs(each), numbers) for each in settings}
    missing, apart = _union(wanted.values()), _union(others.values())
    found: list[Played] = []
    chosen = list(begun)
    while True:
        missing &= ~_union(wanted[each] for each in chosen)
        apart &= ~_union(others[each] for each in chosen)
        if not missing:
            return found
        new = {
            each: ((wanted[each] & missing).bit_count(), (others[each] & apart).bit_count())
            for each in settings
        }
        chosen = [max(settings, key=new.__getitem__)]
        found += chosen


def _bits(meetings: Iterable[Meeting], numbers: dict[Meeting, int]) -> int:
    """A bit for each, by the number it has: with thousands of settings sets would take seconds."""
    bits = 0
    for meeting in meetings:
        bits |= 1 << numbers.setdefault(meeting, len(numbers))
    return bits


def _union(bits: Iterable[int]) -> int:
    return reduce(or_, bits, 0)
