"""The settings that the laws are checked in: every registered title and the toys, every number of
players and automas that its meta allows, and sets of options that go with it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

import civitas
from civitas.kernel.errors import BadSetup
from civitas.kernel.setting import Options, OptionValue, same
from civitas.kernel.titles import Meta, Title, find_title
from tests.conftest import QUICK
from tests.laws.told import told_by
from tests.toys.shelf import TOYS

MANY: Final = 10
"""Of a title with more choices than this, not every law sees every match."""
VAIN: Final = 20
"""After so many tries in vain, choices that have not met cannot."""


@dataclass(frozen=True)
class Case:
    """A title, a number of players and of automas, and a set of options."""

    title: str
    players: int
    automas: int
    flipped: str
    options: tuple[tuple[str, OptionValue], ...]

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


OptionSet = tuple[str, dict[str, OptionValue]]
Size = tuple[int, int]
"""Players and automas."""


def fits(meta: Meta, size: Size, options: Options) -> bool:
    """Is the title made for this? Only such settings are played."""
    players, automas = size
    try:
        meta.setting(players + automas, options, range(automas))
    except BadSetup:
        return False
    return True


def all_flipped(meta: Meta, size: Size) -> dict[str, OptionValue]:
    """Every option but on its default, as far as they go together."""
    flipped: dict[str, OptionValue] = {}
    for option in meta.options:
        others = [c for c in option.choices if not same(c, option.default)]
        fitting = [c for c in others if fits(meta, size, {**flipped, option.id: c})]
        if fitting:
            flipped[option.id] = fitting[0]
    return flipped


def lone_sets(meta: Meta) -> list[OptionSet]:
    """Each option flipped alone, if that is not all there is, to each of its choices."""
    if len(meta.options) < 2 or QUICK:
        return []
    choices = [(o.id, c) for o in meta.options for c in o.choices if c != o.default]
    return [(f"{name}={choice}", {name: choice}) for name, choice in choices]


@cache
def mixtures(meta: Meta) -> list[OptionSet]:
    """A few sets in which every two choices of any two options meet somewhere, if they can."""
    options = meta.options if len(meta.options) > 1 and not QUICK else ()
    dice = random.Random(meta.id)
    found: list[OptionSet] = []
    apart = {
        frozenset([(one.id, a), (other.id, b)])
        for one, other in combinations(options, 2)
        for a in one.choices
        for b in other.choices
    }
    vain = 0
    while apart and vain < VAIN:
        tries = [{o.id: dice.choice(o.choices) for o in options} for _ in range(50)]
        possible = [mixed for mixed in tries if any(fits(meta, size, mixed) for size in meta.sizes)]
        best = max(possible, key=lambda mixed: len(apart.intersection(_pairs(mixed))), default={})
        met = apart.intersection(_pairs(best))
        vain = 0 if met else vain + 1
        if met:
            apart -= met
            found.append((f"mix{len(found) + 1}", best))
    return found


def _pairs(options: dict[str, OptionValue]) -> list[frozenset[tuple[str, OptionValue]]]:
    return [frozenset(pair) for pair in combinations(options.items(), 2)]


def dealt(meta: Meta, sets: list[OptionSet]) -> Iterator[tuple[Size, OptionSet]]:
    """Each set for one of the sizes that it fits, in turn."""
    for number, option_set in enumerate(sets):
        sizes = [size for size in meta.sizes if fits(meta, size, option_set[1])]
        if sizes:
            yield sizes[number % len(sizes)], option_set


@cache
def cases() -> list[Case]:
    """Every registered title and the toys, for every setting that their meta allows: each number
    of players and automas, each set of options that goes with it.

    Mixtures, and many choices, are dealt out among the sizes."""
    titles = {**civitas.known_titles(), **{name: toy.meta for name, toy in TOYS.items()}}
    return [
        Case(meta.id, *size, name, tuple(options.items()))
        for meta in titles.values()
        for size, (name, options) in settings(meta)
    ]


def settings(meta: Meta) -> Iterator[tuple[Size, OptionSet]]:
    """The settings of a title that are played, size by size."""
    lone = lone_sets(meta)
    some = list(dealt(meta, mixtures(meta) if len(lone) <= MANY else [*lone, *mixtures(meta)]))
    for size in meta.sizes:
        yield size, ("default", {})
        if flipped := all_flipped(meta, size):
            yield size, ("all", flipped)
        for name, options in lone if len(lone) <= MANY else []:
            if fits(meta, size, options):
                yield size, (name, options)
        yield from (each for each in some if each[0] == size)


def wild_cases() -> list[Case]:
    """Each number of players, from the wild positions of titles that have some."""
    return [
        Case(case.title, case.players, case.automas, "wild", ())
        for case in cases()
        if told_by(case.title).wild and case.flipped == "default" and not case.automas
    ]


def bot_cases() -> list[Case]:
    """Each size, by bots, in turn with the defaults and with all options flipped.

    They think long, so the fewest players will do in a hurry."""
    every = [
        Case(case.title, case.players, case.automas, "bots", case.options)
        for case in cases()
        if case.flipped == ("all" if case.seats % 2 else "default")
    ]
    return list({case.title: case for case in reversed(every)}.values()) if QUICK else every
