"""The page of a table tells how long it waits and how to let others watch; a broken link is told in
words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.server import Browser, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('page') / 'here.db'}") as served:
        yield served


@pytest.fixture
def anna(served: Served) -> Iterator[Browser]:
    with Browser(served.url) as browser:
        browser.submit("/me/name", name="Anna")
        yield browser


def begin(browser: Browser, **form: str) -> str:
    """A match of two at one screen; its address."""
    sent = {"seat-0": "me", "seat-1": "here", "name-1": "Otto", "csrf": browser.csrf, **form}
    answer = browser.post("/new/toy", data=sent)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def test_how_long_the_table_waits(anna: Browser) -> None:
    address = begin(anna, days="3", public="no")
    assert "3 days left" in anna.get(address).text
    assert "left" not in anna.get(begin(anna, days="0", public="no")).text.split("<main")[1]


def test_who_sits_there_can_let_others_watch(anna: Browser, served: Served) -> None:
    address = begin(anna, days="0", public="no")
    page = anna.get(address).text
    link = page.split('id="link" readonly value="')[1].split('"')[0]
    with Browser(served.url) as ben:
        assert ben.get(address).status_code == 404
        watched = ben.get(link.removeprefix(served.url))
        assert watched.status_code == 200
        assert 'id="link"' not in watched.text


@pytest.mark.parametrize(
    ("path", "status"), [("/match/NOPE", 404), ("/match/0123456789ab/replay?at=soon", 422)]
)
def test_a_broken_link_is_told_in_words(anna: Browser, path: str, status: int) -> None:
    answer = anna.get(path)
    assert answer.status_code == status
    for jargon in ("pattern", "String", "path.", "query.", "integer", "^["):
        assert jargon not in answer.text.split("<main")[1]


def test_whoever_is_refused_something_at_a_table_finds_back_to_it(anna: Browser) -> None:
    address = begin(anna, days="0", public="no")
    refused = anna.post(f"{address}/replace", data={"seat": "1", "csrf": anna.csrf})
    assert refused.status_code == 403
    assert f'<a class="button strong" href="{address}">Back to where you were</a>' in refused.text
    lost = anna.post("/match/0123456789ab/replace", data={"seat": "1", "csrf": anna.csrf})
    assert '<a class="button strong" href="/">Back to the home page</a>' in lost.text


def test_where_all_is_on_the_board_why_not_says_that_a_click_there_tells(anna: Browser) -> None:
    """The first village of Oikumene: nothing but fields can be picked."""
    form = {"seat-0": "me", "seat-1": "here", "name-1": "Otto", "days": "0", "public": "no"}
    made = anna.post("/new/oikumene", data={**form, "csrf": anna.csrf})
    address = str(made.headers["location"])
    told = [anna.get(f"{address}/why?seat={seat}").text for seat in (0, 1)]
    assert any("A click on a place of the board that is not lit tells why" in one for one in told)
    sea = [anna.get(f"{address}/why?seat={seat}&place=space:roma").text for seat in (0, 1)]
    assert not any("A click on a place" in one for one in sea)
