"""Titles on which somebody comes to grief: the toy, with a part that fails in its own way."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from multiprocessing import parent_process
from typing import Any, Final

import msgspec

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.titles import Meta
from tests.laws.toy import META, Lay, State, Take, Toy, View, free_spots

SLOW_START: Final = "CIVITAS_SLOW_START"
"""Where it stands in the environment how many seconds a worker process shall take to start."""

if parent_process() is not None:
    time.sleep(float(os.environ.get(SLOW_START, "0")))


def _meta(name: str) -> Meta:
    return msgspec.structs.replace(META, id=name, name=name, rules=f"{__name__}:{name.upper()}")


HAUNTED_META: Final = _meta("haunted")
BRITTLE_META: Final = _meta("brittle")
DEADLY_META: Final = _meta("deadly")
ENDLESS_META: Final = _meta("endless")
BLIND_META: Final = _meta("blind")
SHY_META: Final = _meta("shy")


class Shy(Toy):
    """Nobody has to lay a stone here, and whoever never wants to may say so once."""

    meta: Meta = SHY_META
    standing: Mapping[str, type[Pick]] = {"spot": Take}

    def segment(self, s: State) -> Flow | None:
        return _laying(s) if s.stage == 1 else super().segment(s)


def _laying(s: State) -> Flow:
    for seat in range(len(s.purses)):
        pick = yield Ask(seat, "spot", lambda: [Take(0), *free_spots(s)])
        if isinstance(pick, Lay):
            s.stones[pick.spot] = seat
    s.stage = 2


class Brittle(Toy):
    """Whoever judges a position here fails."""

    meta: Meta = BRITTLE_META

    def evaluate(self, s: State, seat: int) -> float:
        return 1 / 0


class Deadly(Toy):
    """Whoever judges a position here dies on the spot, process and all."""

    meta: Meta = DEADLY_META

    def evaluate(self, s: State, seat: int) -> float:
        os._exit(7)


class Endless(Toy):
    """Whoever judges a position here never comes to an end, and says when it begins."""

    meta: Meta = ENDLESS_META

    def evaluate(self, s: State, seat: int) -> float:
        os.write(1, b"endless\n")
        while True:
            time.sleep(60)


class Blind(Toy):
    """Whoever looks at it fails."""

    meta: Meta = BLIND_META

    def view(self, s: State, seat: int | None) -> View:
        raise ZeroDivisionError


class Haunted(Toy):
    """In a worker process no bot finds its way here, not even one that picks at random."""

    meta: Meta = HAUNTED_META

    def segment(self, s: State) -> Flow | None:
        flow = super().segment(s)
        return flow if parent_process() is None or flow is None else self._lost(flow)

    def _lost(self, flow: Flow) -> Flow:
        answer = yield next(flow)
        raise LookupError(answer)


HAUNTED: Final[Any] = Haunted()
BRITTLE: Final[Any] = Brittle()
DEADLY: Final[Any] = Deadly()
ENDLESS: Final[Any] = Endless()
BLIND: Final[Any] = Blind()
SHY: Final = Shy()
