"""Picks in the loop of the server: on the disk before anybody sees them, and whatever is not as it
mostly is comes to the same by another way."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError

from civitas.web.house import House
from civitas.web.storage.steps import Step
from civitas.web.tables.acts import Act, picking
from civitas.web.tables.live import Live
from civitas.web.tables.outright import AHEAD, QUICK
from tests.patience import PATIENCE
from tests.web.conftest import Opener
from tests.web.people import match_of, people, play, seen, wait_for
from tests.web.test_waits import WAIT, locked, locks


def in_a_loop(do: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """In a thread: where a browser was opened before, its event loop runs in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, do()).result(PATIENCE)


def quiet(open_house: Opener, database: str, **settings: Any) -> House:
    """A house in which nobody looks at tables by themselves."""
    house = open_house(database, **settings)
    house.janitor.close()
    house.brains.close()
    return house


def begun(house: House) -> str:
    """A match whose table is loaded."""
    match = match_of(house, "toy", *people(house, "Anna", "Ben"))
    play(house, match, 1)
    return match


def first_pick(live: Live) -> list[Step]:
    """The first of what is offered, by whoever is asked."""
    ask = live.table.asks[0]
    return picking(ask.seat, 0, ask.seq)(live)


def outright(house: House, match: str, act: Act = first_pick) -> int | None:
    """The number of steps after a pick in a loop; None if it is left to others."""
    change = house.outright.change
    made: int | None = in_a_loop(lambda: change(match, act, lambda live: live.table.seq))
    return made


def test_a_pick_is_made_in_the_loop_and_seen_once_it_is_on_the_disk(
    open_house: Opener, sqlite: str
) -> None:
    house = quiet(open_house, sqlite)
    match = begun(house)
    where: list[int] = []

    def act(live: Live) -> list[Step]:
        where.append(threading.get_ident())
        return first_pick(live)

    def see(live: Live) -> int:
        where.append(threading.get_ident())
        return len(house.store.steps(match))

    async def do() -> tuple[int | None, int]:
        return await house.outright.change(match, act, see), threading.get_ident()

    written, here = in_a_loop(do)
    assert written == 2
    assert where == [here, here]


def test_picks_at_many_tables_are_made_side_by_side(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    matches = [begun(house) for _ in range(8)]

    async def do() -> list[int | None]:
        change = house.outright.change
        return await asyncio.gather(
            *(change(m, first_pick, lambda v: v.table.seq) for m in matches)
        )

    assert in_a_loop(do) == [2] * 8
    assert [len(house.store.steps(match)) for match in matches] == [2] * 8


def test_what_somebody_would_have_to_wait_for_is_left_to_others(
    open_house: Opener, database: str
) -> None:
    """A table that is not loaded, at which somebody is, or which another process may change."""
    house = quiet(open_house, database)
    match = begun(house)
    if house.store.shared:
        assert outright(house, match) is None
        return
    assert house.hall.look(match, lambda _: outright(house, match)) is None
    other = quiet(open_house, database)
    assert outright(other, match) is None, "nobody has come to it there"
    assert outright(house, match) == 2


def test_a_pick_that_is_refused_is_left_to_others(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    match = begun(house)
    assert outright(house, match, picking(0, 99, 1)) is None
    assert seen(house, match)[0] == 1
    assert outright(house, match) == 2


def test_where_another_process_was_faster_nothing_is_written(
    open_house: Opener, sqlite: str
) -> None:
    one, two = quiet(open_house, sqlite), quiet(open_house, sqlite)
    match = begun(one)
    play(two, match, 1)
    assert outright(one, match) is None
    assert len(one.store.steps(match)) == seen(one, match)[0] == 2
    assert outright(one, match) == 3


def test_a_table_at_which_picks_take_long_is_left_to_others_for_a_while(
    open_house: Opener, sqlite: str
) -> None:
    house = quiet(open_house, sqlite)
    match = begun(house)
    live = house.hall._lives.get(match)
    assert live is not None
    live.took = QUICK * 1.5
    assert [outright(house, match) for _ in range(3)] == [None, None, 2]


async def being_written(house: House, match: str) -> asyncio.Task[int | None]:
    """A pick that was made and waits for the disk."""
    change = house.outright.change(match, first_pick, lambda live: live.table.seq)
    waiting = asyncio.create_task(change)
    await asyncio.sleep(0)
    return waiting


def test_who_hangs_up_has_picked_all_the_same(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    match = begun(house)

    async def do() -> None:
        with locked(sqlite, locks(sqlite)):
            waiting = await being_written(house, match)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert waiting.cancelled()
        looked = asyncio.to_thread(seen, house, match)
        assert (await looked)[0] == 2

    in_a_loop(do)
    assert len(house.store.steps(match)) == 2


def test_a_locked_database_is_told_and_the_table_is_as_it_was(
    open_house: Opener, sqlite: str
) -> None:
    house = quiet(open_house, sqlite, wait=WAIT)
    match = begun(house)
    with locked(sqlite, locks(sqlite)), pytest.raises(SQLAlchemyError):
        outright(house, match)
    assert len(house.store.steps(match)) == seen(house, match)[0] == 1
    assert outright(house, match) == 2


def test_what_cannot_be_shown_counts_all_the_same(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    match = begun(house)

    def fail(_: Live) -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        in_a_loop(lambda: house.outright.change(match, first_pick, fail))
    assert len(house.store.steps(match)) == seen(house, match)[0] == 2


def test_what_bots_have_thought_out_is_made_in_the_loop(open_house: Opener, sqlite: str) -> None:
    """Once there is one. Whoever has carried it over is told only if it is left to them."""
    house = quiet(open_house, sqlite)
    matches = [begun(house) for _ in range(5)]
    left: list[str] = []

    def carry_over(match: str, number: int) -> bool:
        live = house.hall._lives.get(match)
        assert live is not None
        ask = live.table.asks[0]
        live.bots = {ask.seat: "random"}
        pick = {"pick": type(ask.picks[0]).__name__.lower(), **_fields(ask.picks[0])}
        told = partial(left.append, match)
        return house.outright.picks(match, number, [(ask.seat, pick)], told)

    assert not carry_over(matches[0], 1), "there is no loop yet"

    async def do() -> None:
        await house.outright.change("nowhere", first_pick, lambda _: 0)
        for match in matches:
            assert await asyncio.to_thread(carry_over, match, 1)
        await asyncio.to_thread(written, 2)
        assert not left
        assert carry_over(matches[0], 1), "it is stale, which is found out later"
        await asyncio.to_thread(wait_for, lambda: left == matches[:1])

    def written(steps: int) -> None:
        wait_for(lambda: all(len(house.store.steps(match)) == steps for match in matches))

    in_a_loop(do)
    assert [seen(house, match)[0] for match in matches] == [2] * 5


def test_no_more_bots_wait_for_their_move_than_there_is_room_for(
    open_house: Opener, sqlite: str
) -> None:
    house = quiet(open_house, sqlite)
    match = begun(house)
    left: list[int] = []

    async def do() -> None:
        await house.outright.change("nowhere", first_pick, lambda _: 0)
        taken = [
            house.outright.picks(match, 0, [(0, {})], partial(left.append, number))
            for number in range(AHEAD + 1)
        ]  # the loop comes to none of them meanwhile
        assert taken == [True] * AHEAD + [False]
        while len(left) < AHEAD:
            await asyncio.sleep(0)

    in_a_loop(do)
    assert left == list(range(AHEAD))


def _fields(pick: Any) -> dict[str, Any]:
    return {name: getattr(pick, name) for name in pick.__struct_fields__}


def test_a_server_that_stops_waits_for_nothing_that_is_being_written(
    open_house: Opener, sqlite: str
) -> None:
    """Whoever waits for the table gets it anew, and bots move no more."""
    house = quiet(open_house, sqlite)
    match = begun(house)

    async def do() -> None:
        with locked(sqlite, locks(sqlite)):
            waiting = await being_written(house, match)
            house.outright.close()
            with ThreadPoolExecutor(1) as pool:  # while the loop does nothing
                assert pool.submit(seen, house, match).result(PATIENCE)[0] == 1
                assert not house.outright.picks(match, 0, [(0, {})], lambda: None)
            waiting.cancel()

    in_a_loop(do)
