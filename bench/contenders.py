"""The titles that are measured, and what each is held against. A new title is one entry more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import CodeType

from civitas.kernel.setting import Options
from civitas.kernel.titles import find_title

Moments = Mapping[CodeType, str]
"""By code that runs there, the moment at which the abilities of a title speak."""


@dataclass(frozen=True)
class Wanted:
    """A figure that is good enough, and one to aim for; without any there is no target."""

    must: float | None = None
    aim: float | None = None

    def reached_by(self, figure: float) -> bool:
        """Is the figure large enough?"""
        return self.must is None or figure >= self.must

    def kept_by(self, figure: float) -> bool:
        """Is the figure small enough?"""
        return self.must is None or figure <= self.must

    def said(self, bound: str, unit: str = "") -> str:
        """The target in words; ``bound`` is "at least" or "at most"."""
        if self.must is None:
            return ""
        return f"{bound} {self.must:g}{unit}" + (f", aim {self.aim:g}" if self.aim else "")


@dataclass(frozen=True)
class Contender:
    """A title, as it is played here: four seats, picks at random."""

    title: str
    options: Options = field(default_factory=dict)
    speed: Wanted = Wanted()
    """Decisions a second, as a multiple of Catanatron's: at least."""
    fork: Wanted = Wanted()
    """The time of a fork, as a multiple of Catanatron's copy: at most; so are all that follow."""
    replay_ms: Wanted = Wanted()
    replay: Wanted = Wanted()
    """As a multiple of playing."""
    ask_ms: Wanted = Wanted()
    """The longest that a seat waits for its ask."""
    automa_ms: Wanted = Wanted()
    """The same in matches of two persons and two automas, all that those do in between included;
    no title without automas has such a target."""
    weight_kb: Wanted = Wanted()
    moments: Callable[[], Moments] = dict

    @property
    def name(self) -> str:
        return find_title(self.title).name


def _moments_of_clash_of_cultures() -> Moments:
    from civitas.titles.clash_of_cultures.powers.moments import MOMENTS
    from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, hooks_of

    hooks = [hook for number in range(len(ABILITIES)) for hook in hooks_of(number)]
    found = {}
    for hook in hooks:
        for work in (hook.may, hook.run):
            code = getattr(getattr(work, "func", work), "__code__", None)
            if code is not None:
                found[code] = MOMENTS[hook.moment - 1].lower()
    return found


CONTENDERS = (
    Contender(
        "sands_of_time",
        speed=Wanted(3, 5),
        fork=Wanted(0.5),
        replay_ms=Wanted(60),
        replay=Wanted(1.2),
        weight_kb=Wanted(30),
    ),
    Contender(
        "clash_of_cultures",
        options={"expansion": True},
        speed=Wanted(1.5, 3),
        fork=Wanted(1.5, 0.7),
        ask_ms=Wanted(20),
        moments=_moments_of_clash_of_cultures,
    ),
    Contender(
        "era_of_tribes",
        speed=Wanted(3),
        fork=Wanted(0.5),
        ask_ms=Wanted(20),
        automa_ms=Wanted(20),
    ),
    Contender(
        "oikumene",
        options={"mode": "original", "map": "italia"},
        speed=Wanted(2.5),
        fork=Wanted(0.6),
        replay=Wanted(1.2),
        ask_ms=Wanted(20),
    ),
)
