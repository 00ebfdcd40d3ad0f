"""The settings that the laws are checked in: every registered title and the toys, every number of
players and automas that its meta allows, and sets of options that go with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

import civitas
from civitas.kernel.setting import Options, OptionValue, same
from civitas.kernel.titles import Meta, Title, find_title
from tests.conftest import QUICK
from tests.laws.cover import (
    Played,
    Size,
    allowed,
    at_each_number,
    cover,
    once_each,
    pairs,
    played,
)
from tests.laws.told import told_by
from tests.toys.shelf import TOYS


class Look(IntEnum):
    """The laws that look at a case: those of this kind and of the kinds before it."""

    ANY = 1
    CLOSE = 2
    """Those that take long: each choice at each number of players is enough for them."""
    DRAWN = 3
    """Those for which all is drawn: each choice, and each size, has to be seen once."""


@dataclass(frozen=True)
class Case:
    """A title, a number of players and of automas, and a set of options."""

    title: str
    players: int
    automas: int
    flipped: str
    options: tuple[tuple[str, OptionValue], ...]
    look: Look = Look.DRAWN

    @property
    def seats(self) -> int:
        return self.players + self.automas

    @property
    def automa_seats(self) -> tuple[int, ...]:
        """Behind the first players and before the last one: they may sit anywhere."""
        return tuple(range(self.players - 1, self.seats - 1))

    def __str__(self) -> str:
        size = f"{self.players}+{self.automas}" if self.automas else str(self.players)
        return f"{self.title}-{size}-{self.flipped}"


def title_of(name: str) -> Title:
    return TOYS[name] if name in TOYS else find_title(name).load()


def all_flipped(meta: Meta, size: Size) -> Played:
    """Every option but on its default, as far as they go together."""
    flipped: dict[str, OptionValue] = {}
    for option in meta.options:
        others = [c for c in option.choices if not same(c, option.default)]
        fitting = [c for c in others if played(meta, size, {**flipped, option.id: c})]
        if fitting:
            flipped[option.id] = fitting[0]
    return the_setting(meta, size, flipped)


def the_setting(meta: Meta, size: Size, options: Options) -> Played:
    """A setting that must be allowed."""
    setting = played(meta, size, options)
    assert setting is not None, f"{meta.id} cannot be played by {size} with {options}"
    return setting


def settings(meta: Meta, numbers: tuple[int, ...] = ()) -> Iterator[tuple[str, Played, Look]]:
    """The settings of a title that are played, with names, and which laws look at them.

    The defaults for each size; each choice at each number of players that it is open to, or at each
    of these ``numbers``; all options flipped for each size; any two choices that can meet. In a
    hurry only the defaults and all flipped, and what takes longest is done for one."""
    defaults = [the_setting(meta, size, {}) for size in meta.sizes]
    flipped = [all_flipped(meta, size) for size in meta.sizes]
    every = [*defaults, *flipped] if QUICK else list(allowed(meta))
    begun = [each for each in defaults if each.size[0] in numbers or not numbers]
    telling = [each for each in every if each.size[0] in numbers or not numbers]
    close = [*begun, *cover(telling, at_each_number, begun)]
    known = list(dict.fromkeys([*defaults, *close, *flipped]))
    drawn = defaults[:1] if QUICK else cover(close, once_each)
    looks = dict.fromkeys(close, Look.CLOSE) | dict.fromkeys(drawn, Look.DRAWN)
    names = dict.fromkeys(flipped, "all") | dict.fromkeys(defaults, "default")
    for number, setting in enumerate([*known, *cover(every, pairs, known)]):
        yield names.get(setting, f"mix{number}"), setting, looks.get(setting, Look.ANY)


@cache
def cases() -> list[Case]:
    """Every registered title and the toys: each number of players and automas, and sets of options
    that go with it."""
    titles = {**civitas.known_titles(), **{name: toy.meta for name, toy in TOYS.items()}}
    return [
        Case(meta.id, *setting.size, name, setting.options, look)
        for meta in titles.values()
        for name, setting, look in settings(meta, told_by(meta.id).numbers)
    ]


def wild_cases() -> list[Case]:
    """Each telling number of players, from the wild positions of titles that have some."""
    return [
        Case(case.title, case.players, case.automas, "wild", ())
        for case in cases()
        if told_by(case.title).wild and case.flipped == "default" and not case.automas
        if is_telling(case)
    ]


def is_telling(case: Case) -> bool:
    """Is this a number of players at which something changes?"""
    numbers = told_by(case.title).numbers
    return not numbers or case.players in numbers


def bot_cases() -> list[Case]:
    """Each telling size, by bots, in turn with the defaults and with all options flipped.

    They think long, so the fewest players will do in a hurry."""
    every = [
        Case(case.title, case.players, case.automas, "bots", case.options)
        for case in cases()
        if case.flipped == ("all" if case.seats % 2 else "default") and is_telling(case)
    ]
    return list({case.title: case for case in reversed(every)}.values()) if QUICK else every


def is_first(case: Case) -> bool:
    """Is this one of the cases that `make quick` looks at? Of each title the defaults, and a wild
    position, with the fewest at the table, and all options flipped with the next number."""
    return (case.players, case.automas, case.flipped) in first_of(case.title)


@cache
def first_of(title: str) -> set[tuple[int, int, str]]:
    sizes = list(dict.fromkeys((c.players, c.automas) for c in cases() if c.title == title))
    fewest, more = (*sizes, *sizes)[:2]
    return {(*fewest, "default"), (*fewest, "wild"), (*more, "all")}
