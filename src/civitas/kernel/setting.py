"""The setting of a match: how many seats, which of them are automas, and the options.

One value with one check, readable before any rules are loaded: the form, the API, the command line,
the laws and a table that fills up seat by seat all ask here what fits.

A condition says when a choice is open, as in a title's ``options.yaml``::

    - id: length
      default: normal
      choices: [normal, long]
      rule: EOT-2.1
      allowed:
        - {choice: long, seats: [2, 3], with: {automas: [0]}}

All parts of a condition must hold; of several for the same choice one is enough; a choice without a
condition is always open. ``shown`` has the same conditions for the option itself: where none holds,
it is not offered and keeps its default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from civitas.kernel.content import all_of, read
from civitas.kernel.errors import BadSetup
from civitas.kernel.speech import Choice

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]

PLAYERS: Final = "players"
AUTOMAS: Final = "automas"
"""What a refusal, and ``with`` in a condition, call the numbers of those who sit there."""


class Condition(msgspec.Struct, frozen=True, rename={"others": "with"}):
    """When a choice, or an option, is open."""

    choice: OptionValue | tuple[OptionValue, ...] = ()
    seats: tuple[int, ...] = ()
    """Numbers of players who are asked; automas do not count. Empty: any."""
    others: dict[str, tuple[OptionValue, ...]] = {}
    """Other options, or ``automas`` for their number, and the values that each may have."""
    since: int = 1
    """The version of the rules that brought it: older matches know nothing of it."""

    def about(self, value: OptionValue) -> bool:
        """Does it speak of this choice?"""
        choices = self.choice if isinstance(self.choice, tuple) else (self.choice,)
        return any(same(value, choice) for choice in choices)


class Option(msgspec.Struct, frozen=True):
    """One switch of a title.

    In its words ``option-<id>`` is a sentence about it, ``option-<id>-name`` its name, and a choice
    that is more than yes or no is ``choice-<id>-<value>``.
    """

    id: str
    default: OptionValue
    rule: str
    choices: tuple[OptionValue, ...] = (True, False)
    allowed: tuple[Condition, ...] = ()
    shown: tuple[Condition, ...] = ()
    since: int = 1
    """The version of the rules that brought it: older matches have no such option."""
    level: bool = False
    """It says how well automas play: each choice is another opponent."""


class Setting(msgspec.Struct, frozen=True):
    """What a match is set up from, but for its luck."""

    seats: int
    """All of them."""
    options: dict[str, OptionValue]
    automas: tuple[int, ...] = ()
    """The seats that the title itself plays, by its printed procedure. Nobody is asked there."""
    rules: int = 1
    """The version of the rules that is played."""

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return tuple(seat for seat in range(self.seats) if seat not in self.automas)

    def digest(self) -> str:
        """A short name for all that is drawn from this setting; the same in every process."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=6).hexdigest()


class Excluded(BadSetup):
    """Two choices that do not go together."""


class Sizes(msgspec.Struct, frozen=True):
    """How many may sit at a table of a title."""

    players: tuple[int, int]
    """The fewest and the most who are asked."""
    automas: int
    most: int
    """Players and automas together."""

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Every number of players with every number of automas that fits it."""
        fewest, most = self.players
        for players in range(fewest, most + 1):
            for automas in range(min(self.automas, self.most - players) + 1):
                yield players, automas

    def check(self, title: str, seats: int, automas: Sequence[int]) -> None:
        """Refuse a number of players or automas that the title is not made for."""
        fewest, most = self.players
        players = seats - len(set(automas))
        if any(not 0 <= seat < seats for seat in automas):
            raise BadSetup("error-automa-seat", title=title, seats=seats)
        if len(automas) > self.automas:
            raise BadSetup("error-automas", title=title, automas=len(automas), most=self.automas)
        if not fewest <= players <= most:
            raise BadSetup("error-seats", title=title, seats=players, fewest=fewest, most=most)
        if seats > self.most:
            first, second = Choice(PLAYERS, players), Choice(AUTOMAS, len(automas))
            raise Excluded("error-room", title=title, most=self.most, one=first, other=second)


class Choices:
    """What has been chosen for a match so far, and what fits it."""

    def __init__(
        self, options: Sequence[Option], chosen: Options, players: int, automas: int, rules: int
    ) -> None:
        self._rules = rules
        self._options = options
        self._chosen = {option.id: chosen.get(option.id, option.default) for option in options}
        self._counts = {PLAYERS: players, AUTOMAS: automas}
        for option in options:
            if option.id not in chosen:
                self._default(option)

    def _default(self, option: Option) -> None:
        """The default, or the first choice that fits where it does not."""
        if self._bars(option, option.default) is None:
            return
        fitting = self.fitting(option)
        if fitting:
            self._chosen[option.id] = fitting[0]

    def check(self, title: str, words: Path) -> dict[str, OptionValue]:
        """All that is chosen; two choices that exclude each other are refused by name."""
        for option in self._options:
            value = self._chosen[option.id]
            against = self._hides(option)
            if against is None or same(value, option.default):
                against = self._bars(option, value)
            if against is not None:
                one = Choice(option.id, value)
                raise Excluded("error-excluded", words, title=title, one=one, other=against)
        return self._chosen

    def fitting(self, option: Option) -> tuple[OptionValue, ...]:
        """The choices of an option that go together with all else; none if it is not shown."""
        if self._hides(option) is not None:
            return ()
        return tuple(value for value in option.choices if self._bars(option, value) is None)

    def _hides(self, option: Option) -> Choice | None:
        """What takes the meaning from an option."""
        return self._missing(option.shown)

    def _bars(self, option: Option, value: OptionValue) -> Choice | None:
        """What excludes a choice."""
        return self._missing([each for each in option.allowed if each.about(value)])

    def _missing(self, conditions: Sequence[Condition]) -> Choice | None:
        """None if there is no condition or one holds; else what the nearest to it fails on."""
        unmet = [tuple(self._unmet(each)) for each in conditions if each.since <= self._rules]
        return None if () in unmet or not unmet else min(unmet, key=len)[0]

    def _unmet(self, condition: Condition) -> Iterable[Choice]:
        if condition.seats and self._counts[PLAYERS] not in condition.seats:
            yield Choice(PLAYERS, self._counts[PLAYERS])
        for name, values in condition.others.items():
            value = self._counts[AUTOMAS] if name == AUTOMAS else self._chosen[name]
            if not among(value, values):
                yield Choice(name, value)


def same(one: OptionValue, other: OptionValue) -> bool:
    """Are these the same choice? True is not 1."""
    return one == other and type(one) is type(other)


def among(value: OptionValue, values: Iterable[OptionValue]) -> bool:
    """Is this one of the choices?"""
    return any(same(value, each) for each in values)


def read_options(file: Path) -> tuple[Option, ...]:
    """The switches of a title, from its content file."""
    options = all_of(read(file)["options"], Option)
    _check_names(options, lambda name: f"{file.name}: a condition names no option: {name}")
    return options


def _check_names(options: Sequence[Option], fault: Callable[[str], str]) -> None:
    """A condition that names what is not there would never hold."""
    known = {AUTOMAS, *(option.id for option in options)}
    for option in options:
        for condition in (*option.allowed, *option.shown):
            for name in condition.others:
                assert name in known, fault(name)
