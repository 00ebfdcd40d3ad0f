"""Memory: whatever people do, what a server keeps for the next who asks stays within its bounds."""

from __future__ import annotations

import ast
import asyncio
import gc
import random
import subprocess
import sys
import tracemalloc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import civitas
from civitas.kernel.shelf import KB, MB, Shelf
from civitas.kernel.table import Table
from civitas.web.pages import look, sums
from civitas.web.pages.eyes import Eyes
from civitas.web.pages.story import blocks
from civitas.web.people.session import Sessions
from civitas.web.settings import BadSettings, settings_of
from civitas.web.speech.voice import Voice
from civitas.web.storage.schema import TALK
from civitas.web.storage.steps import Record
from civitas.web.tables.hall import DESERTED, QUIET, Hall
from civitas.web.tables.live import Live
from civitas.web.tables.replays import Replays, past_of
from tests.patience import PATIENCE
from tests.web.conftest import Opener
from tests.web.people import match_of, people, play, wait_for
from tests.web.server import Served, ok, serving

SOURCE = Path(civitas.__file__).parent
PLAIN = {
    "kernel/shelf.py": "it weighs them",
    "kernel/features.py": "rows of small numbers, one for each thing of a kind",
    "drawing/svg.py": "numbers of pixels",
    "web/people/limits.py": "ids, names and addresses, each of which has its bound",
    "web/people/porter.py": "the same",
    "web/people/people.py": "people, of whom all that can be said has its bound",
}
"""Where entries are counted, and why they may be."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('memory') / 'here.db'}") as served:
        yield served


def shelves() -> list[Shelf[Any, Any]]:
    """All that this process has; a server that was started here has put some of them where the
    search for garbage, and so this one, does not come."""
    frozen = gc.get_freeze_count()
    gc.unfreeze()
    found = [thing for thing in gc.get_objects() if isinstance(thing, Shelf)]
    if frozen:
        gc.freeze()
    return found


def test_shelves_are_found_wherever_they_are() -> None:
    shelf: Shelf[str, str] = Shelf(KB)
    frozen = gc.get_freeze_count()
    gc.freeze()
    try:
        assert any(one is shelf for one in shelves())
    finally:
        if not frozen:
            gc.unfreeze()


def counted() -> Iterator[str]:
    """The files of pages and drawings in which something is remembered by its number of entries."""
    folders = ("web", "drawing", "kernel", "titles/*/board")
    for file in (f for folder in folders for f in SOURCE.glob(f"{folder}/**/*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Name) and node.id in ("lru_cache", "OrderedDict"):
                yield file.relative_to(SOURCE).as_posix()


def test_nothing_is_bounded_by_entries() -> None:
    assert set(counted()) <= PLAIN.keys()


def test_the_sums_of_a_page_do_not_keep_its_text() -> None:
    """Half a million letters of chat, again and again: as 29 guests would write them."""
    gc.collect()
    tracemalloc.start()
    try:
        for number in range(300):
            sums.summed(("said", f"{number} {'x' * 500_000}"))
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < MB


def test_a_sum_is_the_same_in_every_process() -> None:
    for _ in range(2):
        assert sums.summed(("said", "Ave")) == ("said", "96c7100f", "Ave")
    assert sums.summed(("log-1", "Ave"))[1] != "96c7100f"


def test_the_sum_of_nothing_is_that_of_any_text_that_is_empty() -> None:
    """It is known by the name of the part, and the part is the very same each time."""
    for name in ("said", "on-border-7"):
        assert sums.summed((name, "")) == (name, f"{crc32(name.encode()):x}", "")
        assert sums.summed((name, "")) is sums.summed((name, ""))


def test_what_lies_as_before_keeps_its_sum_and_what_does_not_gets_its_own() -> None:
    first = sums.laid([("map", "Italia"), ("time", "I")], None)
    text = "Italia!".strip("!")  # equal, but not the very same
    for parts in (
        [("map", first.parts[0][2]), ("time", "II")],
        [("map", text), ("time", "I")],
        [("time", "I"), ("map", "Italia")],
        [("map", "Italia"), ("time", "I"), ("seat-0", "Anna")],
        [],
    ):
        again = sums.laid(parts, first)
        assert again.parts == [*map(sums.summed, parts)]
        assert again.weight == sum(sys.getsizeof(text) for _, text in parts)


def test_boards_count_for_the_table_that_they_show(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "sands_of_time", anna, ben)

    def show(live: Live) -> int:
        before = live.weight
        for seat in (None, 0, 1):
            look.Drawn(live, Eyes(seat), "en")
        return live.weight - before

    assert house.hall.look(match, show) > 30 * KB
    assert house.hall.look(match, show) == 0  # in the place of those before


def test_every_shelf_that_is_filled_stays_within_its_room() -> None:
    """Each function that keeps what it gives is asked about large and small things."""
    dice = random.Random(7)
    names = tuple("n" * 40 for _ in range(4))
    table = civitas.new("sands_of_time", 4, seed="x", log=True)
    while len(table.log) < 100:
        table.pick(dice.choice(table.asks[0].picks), table.asks[0].seat)
    lines = table.story(None)
    for number in range(40):
        voice = Voice("sands_of_time", "en", (str(number), *names[1:]))
        list(blocks(lines, 0, 6, (f"{number:012x}", None, voice), frozenset()))
        look._watching(tuple(str(number) + "x" * 40_000 for _ in range(4)), "en")
        voice.effect("y" * 40_000 + str(number))
    for shelf in shelves():
        assert shelf.held <= shelf.room


def test_chat_counts_for_the_table_where_it_is_said(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    before = house.hall.look(match, lambda live: live.weight)
    for _ in range(100):
        house.store.say(match, "Anna", "\N{AMPHORA}" * TALK)
    after = house.hall.look(match, lambda live: live.weight)
    assert 100 * 4 * TALK < after - before < 100 * 10 * TALK


WEIGHED = """
import gc, random, sys, tracemalloc
import civitas

def played(seed):
    dice = random.Random(seed)
    table = civitas.new(sys.argv[1], 4, seed=seed, log=True)
    while len(table.journal) < 200:
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)
    return table

played("before")  # whatever is remembered once for all tables
gc.collect()
tracemalloc.start()
tables = [played(str(seed)) for seed in range(4)]
gc.collect()
print(tracemalloc.get_traced_memory()[0], sum(table.weight for table in tables))
"""


@pytest.mark.parametrize("title", ["sands_of_time", "clash_of_cultures"])
def test_the_weight_of_a_table_is_about_what_it_takes(title: str) -> None:
    """In a process of its own: where other matches were told before, few lines are new."""
    command = [sys.executable, "-c", WEIGHED, title]
    done = subprocess.run(command, capture_output=True, timeout=PATIENCE, text=True, check=True)
    taken, weight = map(int, done.stdout.split())
    assert taken < weight < 4 * taken


@pytest.mark.parametrize("title", ["sands_of_time", "clash_of_cultures"])
def test_a_match_that_becomes_longer_hardly_grows(title: str) -> None:
    """All that a live table keeps of a step: its pick, who made it, and what the log says."""
    dice, many = random.Random(1), 6
    tables = [(civitas.new(title, 3, seed=str(n), log=True), Record()) for n in range(5 * many)]

    def play(some: list[tuple[Table, Record]], number: int) -> int:
        for table, record in some:
            while len(table.journal) < number and not table.over:
                ask = table.asks[0]
                table.pick(dice.choice(ask.picks), ask.seat)
                record.picked(table, ask.seat)
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    play(tables[many:], 300)  # whatever is remembered once for all tables
    tracemalloc.start()
    try:
        before = play(tables[:many], 50)
        after = play(tables[:many], 250)
    finally:
        tracemalloc.stop()
    assert after - before < 240 * 200 * many


def test_the_hall_stays_within_its_room(open_house: Opener, sqlite: str) -> None:
    """Tables grow while they lie there: those that nobody uses have to go."""
    house = open_house(sqlite)
    hall = house.hall = Hall(house.store, house._moved, 300 * KB)
    anna, ben = people(house, "Anna", "Ben")
    matches = [match_of(house, "sands_of_time", anna, ben) for _ in range(4)]
    for number in range(2):
        for match in matches:
            play(house, match, 50, seed=number)
            assert hall._lives.held <= 300 * KB
    assert 1 <= len(hall) < 4
    last = hall._lives.get(matches[-1])
    assert last is not None
    assert last.weight > 100 * KB


def test_a_table_that_is_over_or_deserted_is_let_go(open_house: Opener, sqlite: str) -> None:
    """Not while somebody still looks at it, and none at which people sit."""
    now = 0.0
    house = open_house(sqlite)
    hall = house.hall = Hall(house.store, house._moved, clock=lambda: now)
    anna, ben = people(house, "Anna", "Ben")
    over, watched, running, other, last = (match_of(house, "toy", anna, ben) for _ in range(5))
    play(house, running, 1)
    for match in (over, watched):
        play(house, match, 1000)
        assert hall.look(match, lambda live: live.table.over)
    assert len(hall) == 3
    now = QUIET / 2
    hall.look(watched, lambda live: None)
    now = QUIET + 1
    hall.look(other, lambda live: None)
    assert {match for match, _ in hall._lives.things()} == {watched, running, other}
    assert hall.look(over, lambda live: live.table.over)  # whoever comes back finds it
    now = DESERTED
    hall.look(running, lambda live: None)
    now = QUIET + DESERTED + 2
    hall.look(last, lambda live: None)
    assert {match for match, _ in hall._lives.things()} == {running, last}
    assert not hall.look(other, lambda live: live.table.over)


def test_replays_stay_within_their_room(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    house.replays = Replays(450 * KB)
    anna, ben = people(house, "Anna", "Ben")
    for number in range(4):
        match = match_of(house, "sands_of_time", anna, ben)
        play(house, match, 60, seed=number)
        at = house.replays.at(house.hall.look(match, past_of), 50, None)
        assert at.number == 50
        assert 0 < house.replays._replays.held <= 450 * KB
    assert 1 <= len(house.replays._replays) < 4


def test_nothing_stays_of_matches_that_are_not_there(served: Served) -> None:
    """Nor of those to which nobody listens any more."""
    house = served.house
    anna = served.player("Anna")
    match = anna.create("toy", seats=[{"kind": "me"}, {"kind": "me", "name": "Otto"}])["id"]
    for number in range(20):
        for place in ("/match/{}/events", "/api/matches/{}/events", "/match/{}/update"):
            answer = anna.http.get(served.url + place.format(f"{number:012x}"))
            assert answer.status_code == 404
    url = f"{served.url}/match/{match}/events"
    with anna.http.stream("GET", url, params={"page": "p"}) as stream:
        assert stream.status_code == 200, stream.read()
        lines = stream.iter_lines()
        assert next(lines)
        gc.collect()
        assert list(house.readers._open) == [match]
        assert list(house.news._listeners) == [match]
    ok(anna.http.get(f"{served.url}/match/{match}/update"))

    def nobody() -> bool:
        gc.collect()
        return not (house.readers._open or house.news._listeners or house.news.gallery._here)

    wait_for(nobody)


@pytest.mark.parametrize("given", ["much", "-1", "0", "15", ""])
def test_an_amount_of_memory_that_makes_no_sense(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CIVITAS_MEMORY", given)
    with pytest.raises(BadSettings):
        settings_of(str(tmp_path / "civitas.db"))
    monkeypatch.setenv("CIVITAS_MEMORY", "64")
    assert settings_of(str(tmp_path / "civitas.db")).memory == 64


class Held:
    """Something that a request holds."""


@pytest.mark.parametrize("cookie", [b"", b"civitas=forged", b"civitas=e30.aaaaaa.forged", b"x=y"])
def test_nothing_of_a_request_waits_for_the_search_for_garbage(cookie: bytes) -> None:
    """Whoever comes without a cookie, or with one that is not ours, leaves nothing behind: what has
    become old is searched for garbage every half hour."""
    held = Held()
    gone = weakref.ref(held)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0)

    scope = {"type": "http", "scheme": "http", "headers": [(b"cookie", cookie)], "held": held}
    gc.collect()
    gc.disable()
    try:
        asyncio.run(Sessions(app, b"secret")(scope, None, None))  # type: ignore[arg-type]
        del held, scope
        assert gone() is None
    finally:
        gc.enable()


def test_a_page_that_is_closed_is_gone_at_once(served: Served) -> None:
    """Not only when what is old is searched for garbage."""
    anna = served.player("Anna")
    match = anna.create("toy", seats=[{"kind": "me"}, {"kind": "me", "name": "Otto"}])["id"]
    readers = served.house.readers
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            params = {"page": "0" * 32}
            with anna.http.stream("GET", f"{served.url}/match/{match}/events", params=params) as r:
                chunks = r.iter_raw()
                assert next(chunks)
                assert readers._open
            wait_for(lambda: not readers._open)
    finally:
        gc.enable()
