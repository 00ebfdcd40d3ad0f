"""Terraces as a title."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.chance import Chance
from civitas.kernel.explain import Terms, terms
from civitas.kernel.features import from_seat, named, who
from civitas.kernel.results import Result
from civitas.kernel.setting import Setting
from civitas.kernel.titles import Drawn, Meta, Moment, Pause, Title
from tests.toys.terraces import META
from tests.toys.terraces.claiming import refuse_claim
from tests.toys.terraces.course import AGENDA, POINTS, flowers, points, result
from tests.toys.terraces.gardening import NO_SEED, NO_TERRACE, refuse_dig, refuse_plant
from tests.toys.terraces.hill import BEDS, HEIGHTS, NUMBER, TERRACES
from tests.toys.terraces.picks import AnyPick, Claim, Dig, Plant
from tests.toys.terraces.state import (
    SEEDS,
    SUPPLY,
    WATER,
    WELL,
    WISHES_OF_A_KIND,
    State,
    set_up,
)
from tests.toys.terraces.view import View, resample, view


class Terraces(Drawn):
    meta: Meta = META
    pick_type: Any = AnyPick

    def setup(self, setting: Setting, chance: Chance) -> State:
        return set_up(setting, chance)

    def segment(self, s: State) -> Flow | None:
        return AGENDA.segment(s)

    def goes_on(self, s: State) -> bool:
        return AGENDA.goes_on(s)

    def result(self, s: State) -> Result | None:
        return result(s) if s.over else None

    def view(self, s: State, seat: int | None) -> View:
        return view(s, seat)

    def resample(self, s: State, seat: int, chance: Chance) -> None:
        resample(s, seat, chance)

    def why_not(self, s: State, seat: int, pick: Pick) -> Reason | None:
        me = s.players[seat]
        if isinstance(pick, Dig):
            return refuse_dig(me)
        if not isinstance(pick, Claim | Plant) or pick.terrace not in NUMBER:
            return None  # anybody may ask about anything
        refuse = refuse_claim if isinstance(pick, Claim) else refuse_plant
        return refuse(s, me, NUMBER[pick.terrace])

    def why_none(self, s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
        me = s.players[ask.seat]
        if kind is Dig:
            return refuse_dig(me)
        return NO_TERRACE if me.seeds else NO_SEED

    def held(self, s: State, ask: Ask) -> Sequence[Pick]:
        return ()

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        if isinstance(pick, Claim):
            return terms({"water": HEIGHTS[NUMBER[pick.terrace]]})
        return terms({"seeds": 1}) if isinstance(pick, Plant) else None

    def purse(self, s: State, seat: int) -> dict[str, int | float]:
        me = s.players[seat]
        return {"water": me.water, "seeds": me.seeds}

    def sources(self, s: State) -> dict[str, tuple[int | float, ...]]:
        return {
            source: tuple(map(partial(count, s), s.players)) for source, count in POINTS.items()
        }

    def moment(self, s: State) -> Moment:
        return Moment("told-year", {"year": s.year}) if s.year else Moment()

    def evaluate(self, s: State, seat: int) -> float:
        if s.hoped:
            return flowers(s) + points(s, s.players[seat]) / 2
        others = [points(s, other) for other in s.players if other.seat != seat]
        return points(s, s.players[seat]) + s.players[seat].water / 10 - max(others)

    def feature_names(self, s: State) -> tuple[str, ...]:
        each = ("water", "well", "seeds", "flowers", "terraces")
        wishes = [f"wish_{bed}" for bed in BEDS]
        return ("year", *named(who(len(s.players)), each), *named(["me"], wishes))

    def features(self, s: State, seat: int) -> list[float]:
        found: list[float] = [s.year]
        for me in from_seat(s.players, seat):
            land = len(s.terraces(me.seat))
            found += (me.water, me.well, me.seeds, me.flowers.bit_count(), land)
        return found + [s.players[seat].wish == n for n in range(len(BEDS))]

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.BREATH

    def census(self, s: State) -> dict[str, int]:
        return {
            "water": s.supply + sum(me.water + me.well for me in s.players),
            "seeds": flowers(s) + sum(me.seeds for me in s.players),
            "wishes": len(s.deck) + sum(me.wish >= 0 for me in s.players),
            "terraces": len(s.owners),
        }

    def box(self, setting: Setting) -> dict[str, int]:
        return {
            "water": SUPPLY + (WATER + WELL) * setting.seats,
            "seeds": SEEDS * setting.seats,
            "wishes": WISHES_OF_A_KIND * len(BEDS),
            "terraces": len(TERRACES),
        }


TITLE: Final[Title] = Terraces()
