"""The usher: whoever waits until a table is loaded keeps nobody waiting who is at another."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from civitas.web.lobby.lobby import SeatWish
from civitas.web.tables import hall as halls
from civitas.web.tables.hall import FEW, LOADING, Hall
from tests.web.conftest import Opener
from tests.web.people import against_bots, match_of, people, play, seen, wait_for
from tests.web.server import Served, Wire, serving

CROWD = 60
"""More than there are threads that serve people."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('usher') / 'here.db'}") as served:
        yield served


def test_who_waits_for_a_table_keeps_nobody_waiting(served: Served) -> None:
    """Sixty come to a table that is not loaded, by page and by API, and cannot be just now."""
    house = served.house
    (anna,) = people(house, "Anna")
    seats = [SeatWish("me"), SeatWish("me", name="Otto")]
    old = house.lobby.create(anna, "sands_of_time", seats, {}, public=True, days=0)
    play(house, old, FEW + 1)
    other = against_bots(house, "toy", anna, ["random"])
    wait_for(lambda: seen(house, other)[0] > 0)
    house.hall._lives.pop(old)
    assert house.hall.ready(other)
    assert not house.hall.ready(old)
    pages = [f"{served.url}/match/{old}", f"{served.url}/api/matches/{old}/table"]
    limits = httpx.Limits(max_connections=CROWD)
    with Wire(served.url, limits=limits) as crowd, ThreadPoolExecutor(CROWD) as threads:
        for _ in range(LOADING):
            house.hall._loading.acquire()
        try:
            waiting = [threads.submit(crowd.get, pages[n % 2]) for n in range(CROWD)]
            wait_for(lambda: house.loaders._work_queue.qsize() >= CROWD - LOADING)
            play(house, other, 1)
            with Wire(served.url) as wire:
                assert wire.get("/library").status_code == 200
            assert not any(page.done() for page in waiting)
        finally:
            house.hall._loading.release(LOADING)
        assert {page.result().status_code for page in waiting} == {200}
    assert house.hall.ready(old)


def test_who_loads_a_table_lets_others_go_first(
    open_house: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(sqlite)
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))
    monkeypatch.setattr(halls, "SLICE", -1.0)  # after every step
    passed: list[int] = []
    for steps, expected in ((FEW, 0), (FEW + 1, FEW + 1)):
        play(house, match, steps - seen(house, match)[0])
        hall = Hall(house.store, lambda live: None, let_pass=lambda: passed.append(1))
        assert hall.look(match, lambda live: live.table.seq) == steps
        assert len(passed) == expected


def test_a_table_that_is_not_there_is_told_by_whoever_answers(served: Served) -> None:
    with Wire(served.url) as wire:
        for path in ("/match/0123456789ab", "/api/matches/0123456789ab/table"):
            assert wire.get(path).status_code == 404
