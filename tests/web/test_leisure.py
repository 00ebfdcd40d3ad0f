"""Leisure: looking back at a match takes its time, and nobody else has to wait for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from civitas.kernel.match import loads
from civitas.web.tables import replays
from tests.patience import PATIENCE
from tests.web.people import against_bots, people, play, seen, wait_for
from tests.web.server import Served, Wire, ok, serving

CROWD = 60


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('leisure') / 'here.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def over(served: Served) -> str:
    """A public match that is over."""
    dice = random.Random(1)
    anna = served.player("Anna")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    match: str = anna.create("toy", seats=seats, public=True)["id"]
    while not anna.play_once(match, dice)["result"]:
        pass
    return match


def test_a_match_is_verified_once(
    served: Served, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty at once, while the first is not done: whoever plays or looks elsewhere is answered."""
    asked: list[str] = []

    def counting(data: bytes, file: str, log: bool = False) -> object:
        asked.append(file)
        return loads(data, file, log)

    monkeypatch.setattr(replays, "loads", counting)
    house = served.house
    (anna,) = people(house, "Anna")
    other = against_bots(house, "toy", anna, ["random"])
    wait_for(lambda: seen(house, other)[0] > 0)
    pages = [f"{served.url}/match/{over}/replay", f"{served.url}/match/{over}/replay?at=1"]
    limits = httpx.Limits(max_connections=CROWD)
    with Wire(served.url, limits=limits) as crowd, ThreadPoolExecutor(CROWD) as threads:
        with house.replays._verifying:
            waiting = [threads.submit(crowd.get, pages[n % 2]) for n in range(CROWD)]
            wait_for(lambda: house.leisure._work_queue.qsize() > CROWD // 2)
            assert ok(served.player("Ben").get(f"/matches/{over}/table"))["result"]
            assert house.hall.look(over, lambda live: live.open)
            play(house, other, 1)
            with Wire(served.url) as wire:
                assert wire.get("/library").status_code == 200
            assert not any(page.done() for page in waiting)
        answers = [page.result(PATIENCE) for page in waiting]
    assert {answer.status_code for answer in answers} == {200}
    assert len({len(answer.text) for answer in answers if "at=1" not in str(answer.url)}) == 1
    assert asked == [over]
    assert house.replays.verified(house.hall.look(over, lambda live: live))


def test_a_position_does_not_hold_the_table(served: Served, over: str) -> None:
    """Somebody drags the slider: the table is free while the match is played through."""
    house = served.house
    past = house.hall.look(over, replays.past_of)
    first = house.replays.at(past, 1, None)
    assert first.number == 1
    replay = house.replays._replays.get(over)
    assert replay is not None
    with Wire(served.url) as wire, ThreadPoolExecutor(1) as threads:
        with replay.lock:
            waiting = threads.submit(wire.get, f"/match/{over}/replay/5")
            api = f"{served.url}/api/matches/{over}"
            assert ok(wire.get(f"{api}/table"))["picks"] == len(past.entries)
            assert not waiting.done()
        assert ok(waiting.result(PATIENCE))["at"] == 5
        assert ok(wire.get(f"{api}/replay/5"))["number"] == 5
