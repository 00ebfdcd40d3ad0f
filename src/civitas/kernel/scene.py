"""Scenes: any position of a title in a few lines, to play on from.

The base of the builders that the titles have in their ``scene``. Whatever cannot be laid out is
refused with one sentence (`BadScene`): an id that nobody knows, a second owner, more pieces than
there are. What a builder's methods do not see (a card in two hands, say) is found by counting when
the table is set up: nothing may be there more often than in the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Self, TypeVar

from civitas.kernel.chance import Chance, LoadedDice
from civitas.kernel.errors import BadScene
from civitas.kernel.match import new_header, unnamed
from civitas.kernel.setting import Options
from civitas.kernel.table import Table
from civitas.kernel.titles import Title

T = TypeVar("T")


class Position:
    """A position being laid out. The state is open for whatever has no method."""

    def __init__(
        self,
        title: Title,
        seats: int,
        seed: int,
        options: Options,
        automas: Sequence[int] = (),
    ) -> None:
        self.title = title
        self.setting = title.meta.setting(seats, options, automas)
        self.state: Any = title.setup(self.setting, Chance(seed))
        self.sides = 6
        """Of the dice of this title."""
        self._always_ask = False

    def rolls(self, *faces: int) -> Self:
        """The next dice; after them chance goes on."""
        for face in faces:
            within("a die", face, 1, self.sides)
        chance = self.state.chance
        self.state.chance = LoadedDice(chance.seed, chance.counter, chance.marks, self.sides, faces)
        return self

    def always_ask(self) -> Self:
        """Ask even where there is one answer, so that a script stays the same elsewhere."""
        self._always_ask = True
        return self

    def seat(self, seat: int) -> int:
        """A seat of this scene."""
        if not 0 <= seat < self.setting.seats:
            raise BadScene("scene-seat", number=seat, last=self.setting.seats - 1)
        return seat

    def table(self) -> Table:
        """A table with this position. The scene may be changed and used again: it keeps its own."""
        self._count()
        setting = self.setting
        names = unnamed(setting.seats)
        header = new_header(self.title.meta, names, setting.options, "scene", setting.automas)
        return Table(header, self.title, position=self.state.copy(), always_ask=self._always_ask)

    def pieces(self) -> Mapping[str, int]:
        """All that is laid out, by kind."""
        return self.title.census(self.state)

    def _count(self) -> None:
        """Nothing is there more often than in the box."""
        box = self.title.box(self.setting)
        for what, number in self.pieces().items():
            if number > box.get(what, 0):
                raise BadScene("scene-box", what=what, number=number, most=box.get(what, 0))


def number_of(names: Mapping[str, T], name: str) -> T:
    """What a name stands for, a number mostly; who mistypes it is told what there is."""
    if name in names:
        return names[name]
    right = "-".join(reversed(name.split("-")))
    if right in names:
        raise BadScene("scene-turned", name=name, right=right)
    like = get_close_matches(name, names, n=3) or list(names)[:3]
    raise BadScene("scene-unknown", name=name, like=", ".join(like))


def taken(left: int, number: int, what: str) -> int:
    """What is left in a supply when so many are taken."""
    if number > left:
        raise BadScene("scene-supply", what=what, wanted=number, left=left)
    return left - number


def owned(place: str, owner: int | str | None, wanted: int | str) -> None:
    """A place that somebody is to have has no other owner (None: no owner at all)."""
    if owner is not None and owner != wanted:
        raise BadScene("scene-owner", place=place, owner=named(owner), wanted=named(wanted))


def named(owner: int | str) -> str:
    """An owner in a sentence."""
    return owner if isinstance(owner, str) else f"seat {owner}"


def within(what: str, number: int, least: int, most: int) -> int:
    """A number that is possible."""
    if not least <= number <= most:
        raise BadScene("scene-number", what=what, number=number, least=least, most=most)
    return number


def needs(what: str, place: str, need: str) -> BadScene:
    """Something cannot stand where it is to stand."""
    return BadScene("scene-place", what=what, place=place, need=need)


def midway(where: str) -> BadScene:
    """Play cannot begin where something is under way that only picks can begin."""
    return BadScene("scene-midway", where=where)
