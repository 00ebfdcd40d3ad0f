"""What `make bench-web` weighs: the page of a table with all that it asks for."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape

import pytest

from bench.web_page import Heard, Page
from bench.web_weight import first_load
from tests.web.server import Served, serving

MOST = 420_000
"""Bytes of the page of a table when somebody opens it for the first time."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('weight') / 'here.db'}") as served:
        yield served


def weigh(served: Served, title: str) -> dict[str, int]:
    port = int(served.url.rpartition(":")[2])
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _weigh(port, title)).result()


def test_the_page_of_a_table_is_weighed_with_its_board(served: Served) -> None:
    weights = weigh(served, "toy")
    (board,) = (address for address in weights if address.startswith("/board/toy/"))
    assert "&language=en" in board
    assert any(address.endswith(".css") for address in weights)
    assert any(address.endswith(".js") for address in weights)


@pytest.mark.parametrize(
    "title", ["sands_of_time", "clash_of_cultures", "era_of_tribes", "oikumene"]
)
def test_no_table_is_too_heavy(served: Served, title: str) -> None:
    assert sum(weigh(served, title).values()) <= MOST


def test_what_is_the_same_for_all_is_packed_for_who_can_unpack_it(served: Served) -> None:
    """And nothing else: the length of a packed page would tell of what is secret in it."""
    player = served.player("Anna")
    match = player.create("toy", seats=[{"kind": "me"}, {"kind": "me", "name": "Otto"}])["id"]
    page = player.http.get(f"{served.url}/match/{match}").text
    (board,) = re.findall(r'data-base="([^"]+)"', page)
    for path in ("/static/table.css", "/static/table.js", unescape(board)):
        plain = player.http.get(served.url + path, headers={"Accept-Encoding": "identity"})
        packed = player.http.get(served.url + path, headers={"Accept-Encoding": "br, gzip"})
        assert plain.status_code == packed.status_code == 200
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.headers["Content-Type"] == plain.headers["Content-Type"]
        assert packed.text == plain.text
        assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"])
    secret = player.http.get(f"{served.url}/match/{match}", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in secret.headers


async def _weigh(port: int, title: str) -> dict[str, int]:
    page = Page(port, Heard(lambda _s, _w: None, lambda _w: None), random.Random(0))
    await page.come_in(title, "random")
    weights = await first_load(page.browser, f"/match/{page.match}")
    page.browser.close()
    return weights
