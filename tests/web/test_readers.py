"""Readers: a page that listens gets what has changed, and only that, as soon as it happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from civitas.web.pages.common import edition
from civitas.web.tables.live import Live
from civitas.web.tables.readers import AHEAD, Reader
from tests.patience import in_time
from tests.web.conftest import Opener
from tests.web.people import match_of, people, play, seen
from tests.web.server import Player, Served, Wire, ok, serving
from tests.web.test_api import two_at_a_table


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('readers') / 'here.db'}") as served:
        yield served


class Page:
    """A page of one seat that is open in a browser, as far as the wire goes."""

    def __init__(self, player: Player, match: str, stream: httpx.Response) -> None:
        self._wire = player.http
        self._match = match
        self._lines = stream.iter_lines()
        self.parts: dict[str, str] = {}
        self.now: Any = None

    def ask(self, path: str, **body: Any) -> Any:
        """Get an update, or with a body do something and get it."""
        state = {"page": "p", "have": ".".join(self.parts.values())}
        url = str(self._wire.base_url).removesuffix("api/") + f"match/{self._match}/{path}"
        answer = (
            self._wire.post(url, json=body | state) if body else self._wire.get(url, params=state)
        )
        return self.adopt(ok(answer))

    def adopt(self, update: Any) -> Any:
        self.now = update
        self.parts |= {name: mark for name, (mark, _) in update["parts"].items()}
        return update

    def hear(self) -> tuple[str, Any]:
        """The next event of the stream: what it is called, and what it brings."""
        event = ""
        for line in in_time(self._lines, "An event"):
            if line.startswith("event: "):
                event = line[7:]
            elif line.startswith("data: "):
                return event, json.loads(line[6:])
        raise AssertionError("the stream has ended")


@contextmanager
def open_page(served: Served, player: Player, match: str) -> Iterator[Page]:
    url = f"{served.url}/match/{match}/events"
    with (
        Wire(served.url, headers=player.http.headers) as wire,
        wire.stream("GET", url, params={"page": "p"}) as stream,
    ):
        page = Page(player, match, stream)
        assert page.hear() == ("edition", edition())
        assert page.hear() == ("change", {"seq": 0})
        yield page


def lay(player: Player, match: str) -> None:
    ask = player.table(match)["asks"][0]
    ok(player.pick(match, ask["seq"], ask["picks"][0]["pick"]))


def test_what_others_do_comes_by_itself(served: Served) -> None:
    anna, ben = served.player("Anna"), served.player("Ben")
    match = two_at_a_table(anna, ben)
    with open_page(served, ben, match) as page:
        first = page.ask("update")
        lay(anna, match)
        event, update = page.hear()
        assert event == "update"
        assert update["after"] == first["serial"]
        assert update["seq"] == 1
        assert 0 < len(update["parts"]) < len(first["parts"])
        page.adopt(update)
        assert page.ask("update")["parts"] == {}


def test_what_the_page_got_as_an_answer_does_not_come_again(served: Served) -> None:
    anna, ben = served.player("Anna"), served.player("Ben")
    match = two_at_a_table(anna, ben)
    with open_page(served, anna, match) as page:
        page.ask("update")
        ask = page.now["ask"]
        answered = page.ask("pick", seat=0, seq=ask["seq"], pick=0)
        assert answered["seq"] == 1
        ok(ben.post(f"/matches/{match}/chat", text="Well played"))
        event, update = page.hear()
        assert (event, update["after"]) == ("update", answered["serial"])
        assert "Well played" in update["parts"]["said"][1]


def test_who_has_not_asked_yet_is_told_only_that_there_is_something(served: Served) -> None:
    anna, ben = served.player("Anna"), served.player("Ben")
    match = two_at_a_table(anna, ben)
    with open_page(served, ben, match) as page:
        lay(anna, match)
        assert page.hear() == ("change", {"seq": 1})


def test_an_answer_that_was_lost_is_noticed(served: Served) -> None:
    """The server believes that the page has it; the next event builds on what the page has not."""
    anna, ben = served.player("Anna"), served.player("Ben")
    match = two_at_a_table(anna, ben)
    with open_page(served, ben, match) as page:
        had = dict(page.parts)
        page.ask("update")
        lay(anna, match)
        page.hear()
        ok(anna.post(f"/matches/{match}/chat", text="Hello"))
        _, update = page.hear()
        assert update["after"] > page.now["serial"]
        page.parts = had
        assert page.ask("update")["serial"] > update["serial"]
        assert "Hello" in page.now["parts"]["said"][1]


def test_who_lost_the_seat_is_shown_what_a_spectator_sees(served: Served) -> None:
    anna, ben = served.player("Anna"), served.player("Ben")
    match = two_at_a_table(anna, ben)
    with open_page(served, ben, match) as page:
        assert page.ask("update")["seat"] == 1
        ok(ben.post(f"/matches/{match}/resign"))
        seats = [page.hear()[1].get("seat")]
        while seats[-1] is not None:
            seats.append(page.hear()[1].get("seat"))
        assert "seat" not in page.ask("update")


def test_a_page_that_does_not_read_is_not_drawn_for_without_end(
    open_house: Opener, sqlite: str
) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    drawn: list[int] = []

    def draw(reader: Reader, live: Live) -> bytes:
        drawn.append(live.table.seq)
        reader.got(live.table.seq, frozenset())
        return b"event"

    reader = house.readers.open(match, (anna.id, "p"), draw)
    reader.got(0, frozenset())
    play(house, match, 2 * AHEAD)
    assert len(drawn) == AHEAD
    assert reader.take() == b"event" * AHEAD
    house.hall.look(match, reader.draw)  # as the stream does, since the page is behind
    assert drawn[-1] == seen(house, match)[0]
