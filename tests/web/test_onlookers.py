"""Who looks at a table holds it no longer than it takes to see it: strangers at a public match, who
may ask again and again, keep nobody waiting who plays there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from civitas.kernel.words import Words
from civitas.web.pages import table as table_page
from civitas.web.tables.live import Live
from tests.web.people import play
from tests.web.server import Served, Wire, serving


@pytest.fixture
def served(sqlite: str) -> Iterator[Served]:
    with serving(sqlite) as served:
        yield served


@pytest.fixture
def live(served: Served) -> Live:
    """A public match of people who share a screen."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    match = served.player("Anna").create("sands_of_time", public=True, seats=seats)["id"]
    return served.house.hall.look(match, lambda live: live)


def test_nobody_at_the_table_waits_for_a_page_or_a_drawing(
    served: Served, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[tuple[str, bool]] = []

    def watched(owner: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def work(*args: Any, **named: Any) -> Any:
            held.append((name, live.lock.locked()))
            return real(*args, **named)

        monkeypatch.setattr(owner, name, work)

    watched(type(live.table.title), "draw")
    watched(type(live.table.title), "panel")
    watched(table_page, "page")
    watched(Words, "line")
    match = live.match.id
    with Wire(served.url) as stranger:
        for path in (
            f"/api/matches/{match}/board.svg", f"/api/matches/{match}/log",
            f"/match/{match}/figures",
        ):  # fmt: skip
            assert stranger.get(path).status_code == 200
        assert {"draw", "panel", "page", "line"} >= {name for name, _ in held} >= {"draw", "panel"}
        assert not any(locked for _, locked in held), held
        held.clear()
        assert stranger.get(f"/match/{match}").status_code == 200
    assert ("page", False) in held
    assert ("page", True) not in held


def test_a_board_is_drawn_once_for_all_who_see_the_same(
    served: Served, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = type(live.table.title)
    drawn: list[int] = []
    real: Callable[..., str] = title.draw

    def draw(*args: Any) -> str:
        drawn.append(1)
        return real(*args)

    monkeypatch.setattr(title, "draw", draw)
    board = f"/matches/{live.match.id}/board.svg"
    ben, clara = served.player("Ben"), served.player("Clara")
    first = ben.get(board).content
    assert [one.get(board).content for one in (ben, clara)] == [first, first]
    assert len(drawn) == 1
    assert ben.get(board, lang="de").content != first
    play(served.house, live.match.id, 1)
    assert ben.get(board).content != first
    assert len(drawn) == 3
