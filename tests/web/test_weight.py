"""What `make bench-web` weighs: the page of a table with all that it asks for."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from bench.web_page import Heard, Page
from bench.web_weight import first_load
from tests.web.server import serving


def test_the_page_of_a_table_is_weighed_with_its_board(sqlite: str) -> None:
    with serving(sqlite) as served, ThreadPoolExecutor(1) as pool:
        port = int(served.url.rpartition(":")[2])
        weights = pool.submit(asyncio.run, _weigh(port)).result()
    (board,) = (address for address in weights if address.startswith("/board/toy/"))
    assert "&language=en" in board
    assert any(address.endswith(".css") for address in weights)
    assert any(address.endswith(".js") for address in weights)


async def _weigh(port: int) -> dict[str, int]:
    page = Page(port, Heard(lambda _s, _w: None, lambda _w: None), random.Random(0))
    await page.come_in("toy", "random")
    weights = await first_load(page.browser, f"/match/{page.match}")
    page.browser.close()
    return weights
