"""What a bot gets of a table, and what it does not get."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import civitas
from civitas.bots import Chair, make_bot
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table

SEED = "a seed nobody but the table knows"


def table_after(picks: int, seats: int = 3) -> Table:
    table = civitas.new("sands_of_time", seats=seats, seed=SEED)
    bots = [make_bot("random", seat) for seat in range(seats)]
    for _ in range(picks):
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    return table


def reachable(thing: Any, seen: dict[int, Any]) -> Iterator[Any]:
    """A thing and all that its public attributes, and those of its parts, lead to."""
    if id(thing) in seen:
        return
    seen[id(thing)] = thing
    yield thing
    parts: list[Any] = []
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set):
        parts = list(thing)
    elif type(thing).__module__.startswith("civitas"):
        names = [name for name in dir(thing) if not name.startswith("_")]
        parts = [part for name in names if not callable(part := getattr(thing, name))]
    for part in parts:
        yield from reachable(part, seen)


@pytest.mark.parametrize("picks", [0, 30, 60, 90])
def test_no_way_leads_to_the_true_table(picks: int) -> None:
    table = table_after(picks)
    seat = table.asks[0].seat
    chair = Chair(table, seat)
    given = [chair, chair.ask, chair.view(), chair.imagine(Chance(1)), chair.imagine(Chance(2))]
    true = [table, table.state, table.journal, table.header, table.log, table.state.chance]
    seen: dict[int, Any] = {}
    for thing in (found for start in given for found in reachable(start, seen)):
        assert not any(thing is secret for secret in true)
        assert thing != SEED
        if isinstance(thing, int):
            assert thing != table.state.chance.seed
    assert len(seen) > 100


def test_a_chair_shows_what_the_seat_may_see() -> None:
    table = table_after(60)
    for ask in table.asks:
        chair = Chair(table, ask.seat)
        assert chair.seat == ask.seat
        assert chair.ask is ask
        assert chair.view() == table.view(ask.seat)


def test_a_seat_that_is_not_asked_has_no_ask() -> None:
    table = table_after(0)
    idle = (table.asks[0].seat + 1) % 3
    with pytest.raises(LookupError, match=f"seat {idle} has nothing to decide"):
        _ = Chair(table, idle).ask


def test_an_imagined_table_looks_the_same_from_the_chair() -> None:
    table = table_after(70)
    seat = table.asks[0].seat
    chair = Chair(table, seat)
    before = table.state_hash()
    worlds = [chair.imagine(Chance(n)) for n in range(5)]
    for world in worlds:
        assert world.view(seat).board == chair.view().board
        assert world.view(seat).asks == chair.view().asks
        assert chair.evaluate(world) == table.title.evaluate(world.state, seat)
    assert len({world.state_hash() for world in worlds}) == 5
    assert table.state_hash() == before


def test_luck_is_by_seed_and_ask() -> None:
    early, late = table_after(0), table_after(1)
    here, there = (Chair(table, table.asks[0].seat) for table in (early, late))
    assert here.luck(7) == here.luck(7)
    rolls = {luck.below(1 << 60) for luck in (here.luck(7), here.luck(8), there.luck(7))}
    assert len(rolls) == 3
