"""Streams of spectators: there is room for so many, one drawing for all of them, and those who come
and go together are one piece of news."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.web.pages import look
from civitas.web.settings import Bounds
from civitas.web.tables import gallery
from civitas.web.tables.gallery import Gallery
from tests.patience import in_time
from tests.web.conftest import Opener
from tests.web.people import match_of, people, wait_for
from tests.web.server import Player, Served, Wire, ok, serving
from tests.web.test_readers import lay

BOUNDS = Bounds(streams=6, streams_per_address=4, spectators=2)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path / 'here.db'}") as served:
        yield served


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path / 'narrow.db'}"
    with serving(database, limits=True, bounds=BOUNDS) as served:
        yield served


def public_match(player: Player) -> str:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    match: str = player.create("toy", public=True, seats=seats)["id"]
    return match


@contextmanager
def listening(
    served: Served, match: str, page: str = "", player: Player | None = None
) -> Iterator[httpx.Response]:
    """A stream, as a page or, without its name, a program opens it."""
    path = f"/match/{match}/events?page={page}" if page else f"/api/matches/{match}/events"
    headers = player.http.headers if player else {}
    with Wire(served.url, headers=headers) as wire, wire.stream("GET", path) as stream:
        yield stream


def refusal(served: Served, match: str, player: Player | None = None) -> str | None:
    """Why there is no room for another stream, if there is none."""
    with listening(served, match, player=player) as stream:
        if stream.status_code == 200:
            return None
        assert stream.status_code == 429
        problem = json.loads(stream.read())
        assert problem["message"].endswith(".")
        error: str = problem["error"]
        return error


def test_there_is_room_for_so_many(narrow: Served) -> None:
    anna = narrow.player("Anna")
    match, other = public_match(anna), public_match(anna)
    with ExitStack() as open_streams:

        def listen_to(here: str) -> None:
            stream = open_streams.enter_context(listening(narrow, here))
            assert stream.status_code == 200

        for _ in range(BOUNDS.spectators):
            listen_to(match)
        assert refusal(narrow, match) == "error-crowded-match"
        for _ in range(3):  # who plays is no spectator; and who is gone has made room
            wait_for(lambda: refusal(narrow, match, anna) is None)
        wait_for(lambda: len(narrow.house.audience) == BOUNDS.spectators)
        for _ in range(2):
            listen_to(other)
        assert refusal(narrow, other, anna) == "error-crowded-address"
    wait_for(lambda: refusal(narrow, match) is None)


def test_there_is_room_for_so_many_in_all(tmp_path: Path) -> None:
    bounds = Bounds(streams=1)
    with serving(f"sqlite:///{tmp_path / 'x.db'}", limits=True, bounds=bounds) as served:
        match = public_match(served.player("Anna"))
        with listening(served, match):
            assert refusal(served, match) == "error-crowded-all"
        wait_for(lambda: refusal(served, match) is None)


def hear(stream: httpx.Response) -> Iterator[Any]:
    """What the events of a stream bring."""
    for line in in_time(stream.iter_lines(), "An event"):
        if line.startswith("data: "):
            yield json.loads(line[6:])
    raise AssertionError("the stream has ended")


def test_one_drawing_for_all_spectators(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = served.player("Anna")
    match = public_match(anna)
    drawings: list[int | None] = []
    draw = look.board_parts

    def counted(table: Any, seat: int | None, voice: Any) -> Any:
        drawings.append(seat)
        return draw(table, seat, voice)

    with ExitStack() as open_streams, Wire(served.url) as wire:
        streams = []
        for n in range(8):
            page = open_streams.enter_context(listening(served, match, f"p{n}"))
            streams.append(hear(page))
            next(streams[-1])
            ok(wire.get(f"/match/{match}/update?page=p{n}"))
        monkeypatch.setattr(look, "board_parts", counted)
        lay(anna, match)
        for stream in streams:
            while (update := next(stream))["seq"] < 1:
                pass
            assert update["parts"]
            assert update["serial"] == update["after"] + 1
    assert drawings == [None]


def test_those_who_come_together_are_one_piece_of_news(
    open_house: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "PAUSE", 2.0)
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    told: list[tuple[str, ...]] = []
    watchers = Gallery(house.store, lambda match, _: told.append(watchers.names(match)))
    for number in range(100):
        watchers.come(match, number, f"Guest {number}")
    wait_for(lambda: told and len(told[-1]) == 100)
    assert len(told) < 50
    watchers.close()
