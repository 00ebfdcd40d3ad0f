"""Titles: what a game must offer, and how the installed ones are found.

A title announces itself through the entry point group ``civitas.titles``. The entry point names
its `Meta`, which says everything a lobby needs; the rules are imported when a match starts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Protocol

import msgspec

from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadSetup, UnknownTitle
from civitas.kernel.explain import Terms
from civitas.kernel.log import Line
from civitas.kernel.results import Result
from civitas.kernel.setting import (
    Choices,
    Option,
    Options,
    OptionValue,
    Setting,
    Sizes,
    among,
)
from civitas.kernel.tallies import Tallies
from civitas.kernel.words import Words

GROUP: Final = "civitas.titles"
NO_OPTIONS: Final[Options] = MappingProxyType({})


class Meta(msgspec.Struct, frozen=True):
    """What a lobby shows of a title, readable without loading its rules."""

    id: str
    name: str
    designer: str
    """Empty where nobody knows."""
    players: tuple[int, int]
    """The fewest and the most who are asked."""
    minutes: tuple[int, int]
    rules_version: str
    """The newest version of the rules: a number from 1 on. Older matches go on by older ones."""
    clauses: str
    """The prefix of the title's clause ids: SOT in SOT-5.12."""
    rules: str
    """Where the rules are: ``package.module:NAME`` of the `Title`."""
    words: Path
    """The folder with the title's catalogues: en.ftl and de.ftl, or the folders en and de."""
    options: tuple[Option, ...] = ()
    automas: int = 0
    """So many seats at most may be played by the title itself (`Setting.automas`)."""
    most_seats: int = 0
    """Players and automas together; 0 if there is room for all."""

    def __hash__(self) -> int:
        """Conditions of options have dicts in them; one title has one meta."""
        return hash(self.id)

    def load(self) -> Title:
        """The rules themselves."""
        module, _, name = self.rules.partition(":")
        title: Title = getattr(import_module(module), name)
        return title

    def plays(self, version: str) -> bool:
        """Is this a version of the rules that can be played, the newest or one before it?"""
        return version in map(str, range(1, int(self.rules_version) + 1))

    @property
    def sizes(self) -> Sizes:
        """How many may sit at a table."""
        most = self.most_seats or self.players[1] + self.automas
        return Sizes(self.players, self.automas, most)

    def setting(
        self,
        seats: int,
        options: Options = NO_OPTIONS,
        automas: Sequence[int] = (),
        rules: int | None = None,
    ) -> Setting:
        """The setting of a match, complete; refused if the title is not made for it."""
        self.sizes.check(self.name, seats, automas)
        self.complete(options)
        played = tuple(sorted(set(automas)))
        version = int(self.rules_version) if rules is None else rules
        known = [option for option in self.options if option.since <= version]
        chosen = Choices(known, options, seats - len(played), len(played), version)
        return Setting(seats, chosen.check(self.name, self.words), played, version)

    def choices(
        self, players: int, automas: int, options: Options
    ) -> dict[str, tuple[OptionValue, ...]]:
        """By option that has a meaning at such a table, the choices that go with all others."""
        chosen = Choices(self.options, options, players, automas, int(self.rules_version))
        fitting = {option.id: chosen.fitting(option) for option in self.options}
        return {name: values for name, values in fitting.items() if values}

    def complete(self, options: Options) -> dict[str, OptionValue]:
        """The given options, checked, with the defaults for all others."""
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(
                    "error-option", title=self.name, option=name, known=", ".join(known) or "-"
                )
            if not among(value, known[name].choices):
                choices = ", ".join(str(c).lower() for c in known[name].choices)
                raise BadSetup("error-option-value", option=name, value=str(value), choices=choices)
        return {option.id: options.get(option.id, option.default) for option in self.options}


SEAT_MARKS: Final = "▲●■◆★♠▼✚♜♪○⌂"
"""By seat, the mark that stands for it wherever there is no room for a name."""


class Section(msgspec.Struct, frozen=True):
    """A part of the board told as a table of plain text: for a terminal, for a screen reader."""

    heading: str
    header: tuple[str, ...]
    """The names of the columns; empty if they need none."""
    rows: tuple[tuple[str, ...], ...]


class State(Protocol):
    """What the kernel wants of a title's state: plain data with fast ``copy`` and equality."""

    chance: Chance
    log: list[Line] | None

    def copy(self) -> Any: ...


class Pause(IntEnum):
    """How good a moment is to judge how a seat stands, for whoever looks ahead."""

    NONE = 0
    """Something is under way, and one has to see the end of it: an action, a battle, a deal."""
    STEP = 1
    """One step of it is done, and can be judged if it has changed anything."""
    BREATH = 2
    """It is done, but the seat's turn goes on and should be judged as a whole."""
    END = 3
    """Nothing of the seat's is under way."""
    LULL = 4
    """One step of something long is done: it is judged by what the whole promises."""
    MENU = 5
    """Nothing is under way, and as long as the seat's turn goes on it is asked the same again: with
    another question the turn is over."""


class Moment(msgspec.Struct, frozen=True):
    """When something happens: in which round, and in whose turn of it. All may know it."""

    message: str = ""
    """What the round is called, with ``params``; nothing before the first."""
    params: Mapping[str, str | int] = {}
    phase: str = ""
    """A thing: which part of the round it is, where that is more than one turn after the other."""
    seat: int | None = None
    """Whose turn it is; None where several act."""

    @property
    def round(self) -> tuple[str, Mapping[str, str | int]]:
        """The same all round long."""
        return self.message, self.params


class Title(Protocol):
    """A game: its setup, its rules, its views, its drawing. Its words lie in ``meta.words``."""

    meta: Meta
    pick_type: Any
    standing: Mapping[str, type[Pick]]
    """The kinds of asks that may be answered before they are asked, each with the kind of pick that
    says no; ``standing-<ask>`` tells it. See `kernel/standing.py`."""
    """The union of the title's picks, for reading them back from JSON."""

    rivalry: float
    """What the best rival's standing counts to whoever looks some turns ahead; the own counts 1."""

    aspect_names: tuple[tuple[str, ...], tuple[str, ...]]
    """What a seat's standing is made of: what `evaluate` adds up, and what it leaves out."""

    tallies: Tallies | None
    """What is counted of seats, for whoever judges many positions; a title may do without."""

    def setup(self, setting: Setting, chance: Chance, /) -> Any:
        """The state before anything has happened."""

    def segment(self, state: Any, /) -> Flow | None:
        """The next segment, from plain data: its flow, or None if it asked nothing and is done."""

    def goes_on(self, state: Any, /) -> bool:
        """Between two segments: is there another one? What asks nothing may be carried out here,
        as the end of the segment before."""

    def result(self, state: Any, /) -> Result | None:
        """The result once the match is over."""

    def view(self, state: Any, seat: int | None, /) -> msgspec.Struct:
        """What a seat (None: a spectator) may see, built up from nothing."""

    def resample(self, state: Any, seat: int, chance: Chance, /) -> None:
        """Deal anew, in place, all that this seat cannot see, consistent with what it can."""

    def why_not(self, state: Any, seat: int, pick: Pick, /) -> Reason | None:
        """Why this pick is not offered to the seat now; None if it makes no sense at all."""

    def why_none(self, state: Any, ask: Ask, kind: type[Pick], /) -> Reason | None:
        """Why the ask has no pick of this one of its ``kinds``. ``kind-<name>`` is what it is."""

    def held(self, state: Any, ask: Ask, /) -> Sequence[Pick]:
        """The picks by which the seat would use what it holds, each worth a reason of its own where
        it is not offered: the cards in hand, if the ask is one for playing them."""

    def terms(self, state: Any, ask: Ask, pick: Pick, /) -> Terms | None:
        """What an offered pick costs and what it brings for certain; None if nothing."""

    def purse(self, state: Any, seat: int, /) -> Mapping[str, int | float]:
        """All that this seat could pay with, by thing."""

    def explains(self, line: Line, /) -> bool:
        """Does this line of the log tell of something that the title itself did for an automa?"""

    def because(self, lines: Sequence[Line], number: int, words: Words, /) -> list[Section]:
        """Why: all that led to what a line tells that it `explains`. ``lines`` are those that
        somebody may read; the line is one of them."""

    def sources(self, state: Any, /) -> Mapping[str, tuple[int | float, ...]]:
        """Where the points come from: by source and seat. They add up to the scores of the result;
        ``source-<id>`` is what a source is called."""

    def ties(self, state: Any, /) -> Mapping[str, tuple[int | float | bool, ...]]:
        """By what it is decided where points do not, what comes first first: by seat, more is
        better. Its keys are messages that name it."""

    def moment(self, state: Any, /) -> Moment:
        """When this is, for whoever looks back: another moment is another turn."""

    def origins(self, state: Any, /) -> Sequence[str]:
        """By seat, the people, faction or civilization that it plays, a thing; nothing where it has
        none, no seat at all where the title knows none."""

    def evaluate(self, state: Any, seat: int, /) -> float:
        """How well the seat stands, as a difference to its best rival. More is better."""

    def feature_names(self, state: Any, /) -> tuple[str, ...]:
        """What each of the `features` is called: the same in all states of a setting."""

    def features(self, state: Any, seat: int, /) -> Sequence[float]:
        """What this seat may see, in numbers: its own first, then those of the seats after it. A
        title that packs them (`kernel.features`) is fast."""

    def aspects(self, state: Any, seat: int, /) -> Sequence[float]:
        """What a seat's standing is made of, as named in `aspect_names`, as long as the match is
        not over: first what `evaluate` adds up, then what it leaves out."""

    def pause(self, state: Any, seat: int, /) -> Pause:
        """Is this a moment to judge how the seat stands?"""

    def census(self, state: Any, /) -> dict[str, int]:
        """Every piece, card and tile, wherever it is, counted by kind."""

    def box(self, setting: Setting, /) -> dict[str, int]:
        """What the census has to give at all times."""

    def draw(
        self, view: Any, words: Words, glow: Collection[str] = (), *, narrow: bool = False
    ) -> str:
        """The board as SVG, for a wide screen or a phone's. Every place that a pick names is there
        as ``data-place``; those in ``glow`` can be picked now."""

    def draw_base(self, setting: Setting, language: str) -> Mapping[str, str]:
        """The board's sheets by name, each an SVG element that stays the same all match long.

        Every place that a pick names is there as ``data-place``, with its gold in a group of the
        class ``reach``; empty groups with an id wait for what `draw_layer` puts there. The first
        sheet has the definitions that all others use. ``sheet-<name>`` is what it is called.
        What lies elsewhere on a phone says where in ``data-narrow``: its transform there, the
        outline of a path, the view box of the sheet itself. A place may name the group whose titles
        tell what lies there in ``data-lying``.
        """

    def draw_seat(self, setting: Setting, seat: int) -> str:
        """The sheet of one seat: an SVG element with empty groups as in `draw_base`."""

    def draw_layer(self, view: Any, words: Words) -> Iterable[tuple[str, str]]:
        """By the id of its group, what lies on the sheets now. Always the same groups.

        What all look at for a while, such as a battle, is marked with ``data-now``: where there is
        no room for all sheets, the page lays that one on top. Of a sheet with a ``data-window``,
        a view box, the page shows that part as large as it can.
        Who points at something with ``data-about``, or at the place where it lies, sees the places
        lit that it names. What a seat holds has the class ``h-<seat>``: on a phone it is what is
        looked at while nothing can be picked there.
        """

    def signs(self) -> Mapping[str, str]:
        """By thing, the icon that stands for it, of those in `drawing.icons`; not all have one."""

    def panel(self, view: Any, words: Words) -> list[Section]:
        """The board in text, what matters most first: the first section is always in sight."""


class Drawn:
    """The drawing of a title, in ``board`` and ``panel`` beside its rules.

    It is loaded when somebody looks for the first time: whoever only simulates never does. A title
    with automas tells besides why they do what they do.
    """

    meta: Meta
    standing: Mapping[str, type[Pick]] = MappingProxyType({})
    rivalry: float = 0.5
    aspect_names: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    tallies: Tallies | None = None

    def draw(
        self, view: Any, words: Words, glow: Collection[str] = (), *, narrow: bool = False
    ) -> str:
        drawn: str = self._part("board").draw(view, words, glow, narrow=narrow)
        return drawn

    def draw_base(self, setting: Setting, language: str) -> Mapping[str, str]:
        sheets: Mapping[str, str] = self._part("board.sheets").base(setting, language)
        return sheets

    def draw_seat(self, setting: Setting, seat: int) -> str:
        sheet: str = self._part("board.sheets").seat_sheet(setting, seat)
        return sheet

    def draw_layer(self, view: Any, words: Words) -> Iterable[tuple[str, str]]:
        layer: Iterable[tuple[str, str]] = self._part("board.sheets").layer(view, words)
        return layer

    def signs(self) -> Mapping[str, str]:
        icons: Mapping[str, str] = self._part("board.things").signs()
        return icons

    def panel(self, view: Any, words: Words) -> list[Section]:
        sections: list[Section] = self._part("panel").panel(view, words)
        return sections

    def moment(self, state: Any) -> Moment:
        return Moment()

    def ties(self, state: Any, /) -> Mapping[str, tuple[int | float | bool, ...]]:
        return {}

    def origins(self, state: Any) -> Sequence[str]:
        return ()

    def aspects(self, state: Any, seat: int, /) -> Sequence[float]:
        return ()

    def explains(self, line: Line) -> bool:
        return False

    def because(self, lines: Sequence[Line], number: int, words: Words) -> list[Section]:
        return []

    def _part(self, name: str) -> Any:
        return _part_of(self.meta.rules, name)


@cache
def _part_of(rules: str, name: str) -> Any:
    """A module of the package in which these rules are."""
    return import_module(f"{rules.rpartition('.')[0]}.{name}")


@cache
def known_titles() -> Mapping[str, Meta]:
    """The installed titles by id, without loading their rules."""
    metas = (point.load() for point in entry_points(group=GROUP))
    return {meta.id: meta for meta in sorted(metas, key=lambda meta: meta.id)}


def find_title(name: str) -> Meta:
    """The title of this id; a clear refusal if there is none."""
    known = known_titles()
    if name not in known:
        raise UnknownTitle("error-title", title=name, known=", ".join(known))
    return known[name]
