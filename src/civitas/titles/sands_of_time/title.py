"""The Sands of Time as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from civitas.kernel.asks import Flow, Pick, Reason
from civitas.kernel.chance import Chance
from civitas.kernel.titles import Meta, Options, Pause, Result, Section
from civitas.kernel.words import Words
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.content import (
    ADVANCES,
    BUILDINGS,
    CARAVANS,
    CARDS,
    CHRONICLES,
    CITY,
    CONTROL_MARKERS,
    COPIES_IN_USE,
    PEASANTS,
    SOLDIERS,
    TILES,
)
from civitas.titles.sands_of_time.evaluation import evaluate
from civitas.titles.sands_of_time.generation import new_generation
from civitas.titles.sands_of_time.income import income
from civitas.titles.sands_of_time.movement import march
from civitas.titles.sands_of_time.picks import AnyPick
from civitas.titles.sands_of_time.population import attrition, growth, overcrowding
from civitas.titles.sands_of_time.scoring import dynasty_end, game_end, result, scoring
from civitas.titles.sands_of_time.secrets import resample
from civitas.titles.sands_of_time.setup import (
    capitals,
    deal,
    extra_peasants,
    first_advances,
    first_caravans,
    first_provinces,
    second_provinces,
    setup,
    third_provinces,
)
from civitas.titles.sands_of_time.state import IN_TURN, Stage, State
from civitas.titles.sands_of_time.turns import (
    card_choice,
    finish_advance,
    marched,
    reveal_cards,
    track,
    turn,
)
from civitas.titles.sands_of_time.view import View, view
from civitas.titles.sands_of_time.why import why_not

SEGMENTS: Final[dict[Stage, Callable[[State], Flow | None]]] = {
    Stage.DEAL: deal,
    Stage.FIRST_PROVINCES: first_provinces,
    Stage.SECOND_PROVINCES: second_provinces,
    Stage.THIRD_PROVINCES: third_provinces,
    Stage.CAPITALS: capitals,
    Stage.FIRST_CARAVANS: first_caravans,
    Stage.EXTRA_PEASANTS: extra_peasants,
    Stage.FIRST_ADVANCES: first_advances,
    Stage.INCOME: income,
    Stage.CARD_CHOICE: card_choice,
    Stage.REVEAL_CARDS: reveal_cards,
    Stage.TURN: turn,
    Stage.LAY_ADVANCE: finish_advance,
    Stage.MARCH: march,
    Stage.MARCHED: marched,
    Stage.TRACK: track,
    Stage.GROWTH: growth,
    Stage.OVERCROWDING: overcrowding,
    Stage.ATTRITION: attrition,
    Stage.DYNASTY_END: dynasty_end,
    Stage.SCORING: scoring,
    Stage.NEW_GENERATION: new_generation,
    Stage.GAME_END: game_end,
}

SEGMENT_OF: Final = tuple(SEGMENTS[stage] for stage in Stage if stage is not Stage.OVER)
"""By number of the stage: an enum as a key is slow to hash."""
OVER: Final = Stage.OVER
"""At hand, since the table asks between any two segments."""


class SandsOfTime:
    """The title; see `civitas.kernel.titles.Title`."""

    meta: Meta = META
    pick_type: Any = AnyPick

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return setup(seats, options, chance)

    def segment(self, state: State) -> Flow | None:
        return SEGMENT_OF[state.stage](state)

    def over(self, state: State) -> bool:
        return state.stage == OVER

    def result(self, state: State) -> Result | None:
        return result(state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def resample(self, state: State, seat: int, chance: Chance) -> None:
        resample(state, seat, chance)

    def why_not(self, state: State, seat: int, pick: Pick) -> Reason | None:
        return why_not(state, seat, pick)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat)

    def pause(self, state: State, seat: int) -> Pause:
        """The two cards of a turn are chosen together (SOT-6.2) and judged together."""
        mine = state.stage in IN_TURN and state.seat == seat
        return Pause.BREATH if mine or state.empires[seat].chosen else Pause.END

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def box(self, seats: int) -> dict[str, int]:
        return box(seats)

    def draw(
        self, view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False
    ) -> str:
        from civitas.titles.sands_of_time.board import draw

        return draw(view, words, glow, narrow=narrow)

    def draw_base(self, players: int, language: str) -> Mapping[str, str]:
        from civitas.titles.sands_of_time.board.sheets import base

        return base(players, language)

    def draw_seat(self, seat: int) -> str:
        from civitas.titles.sands_of_time.board.sheets import seat_sheet

        return seat_sheet(seat)

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        from civitas.titles.sands_of_time.board.sheets import layer

        return layer(view, words)

    def panel(self, view: View, words: Words) -> list[Section]:
        from civitas.titles.sands_of_time.panel import panel

        return panel(view, words)


def census(s: State) -> dict[str, int]:
    """Every piece, card and tile, counted where it really lies (law 7)."""
    count: Counter[str] = Counter()
    for me in s.empires:
        name = f"seat {me.seat}"
        count[f"{name} peasants"] = me.supply[0] + sum(me.peasants)
        count[f"{name} soldiers"] = me.supply[1] + sum(me.soldiers)
        count[f"{name} caravans"] = max(me.caravans_left, 0) + len(set(me.caravans))
        held = sum(owner == me.seat for owner in s.owner)
        count[f"{name} markers and capital"] = held + max(me.markers_left, 0) + (me.capital < 0)
        laid = {card for card in me.laid if card}
        free = [n for n in range(1, len(CHRONICLES) + 1) if n not in laid]
        count[f"{name} chronicles"] = sum(1 for card in me.laid if card) + len(free)
        played = me.played.bit_count() + (me.emphasis >= 0)
        count[f"{name} cards"] = (
            played + sum(not me.played >> n & 1 for n in range(11)) + (3 - (me.emphasis >= 0))
        )
    for kind, building in enumerate(BUILDINGS):
        built = sum(mask >> kind & 1 for mask in s.buildings)
        count[f"building {building.id}"] = s.building_supply[kind] + built
    for advance in [a for row in s.rows for a in row] + [a for st in s.stacks for a in st]:
        count[f"advance {ADVANCES[advance].id}"] += 1
    for advance in s.drawn:
        count[f"advance {ADVANCES[advance].id}"] += 1
    for tile in s.tiles:
        if tile >= 0:
            count[f"tile {TILES[tile].id}"] += 1
    return dict(count)


def box(seats: int) -> dict[str, int]:
    """What lies in the box for this number of players (SOT-1.3, SOT-3.1, SOT-3.4)."""
    count: dict[str, int] = {}
    for seat in range(seats):
        count[f"seat {seat} peasants"] = PEASANTS
        count[f"seat {seat} soldiers"] = SOLDIERS
        count[f"seat {seat} caravans"] = CARAVANS
        count[f"seat {seat} markers and capital"] = CONTROL_MARKERS + 1
        count[f"seat {seat} chronicles"] = len(CHRONICLES)
        count[f"seat {seat} cards"] = len(CARDS)
    for kind, building in enumerate(BUILDINGS):
        count[f"building {building.id}"] = building.copies if kind == CITY else COPIES_IN_USE[seats]
    for advance in ADVANCES:
        count[f"advance {advance.id}"] = 1
    for tile in TILES:
        if tile.min_players <= seats:
            count[f"tile {tile.id}"] = 1
    return count


TITLE: Final = SandsOfTime()
