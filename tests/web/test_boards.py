"""The sheets of a board: an address for all that they depend on, kept by browsers for ever."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape

import pytest

from civitas.kernel.titles import find_title
from civitas.web.pages.assets import board_address, brought_picture, paint
from tests.web.server import Served, Wire, serving

KEPT = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('boards') / 'civitas.db'}") as served:
        yield served


def test_the_page_names_an_address_that_is_kept(served: Served) -> None:
    anna = served.player("Anna")
    made = anna.create("sands_of_time", public=True)
    page = served.player().http.get(f"{served.url}/match/{made['id']}").text
    found = re.search(r'data-base="([^"]+)"', page)
    assert found is not None
    answer = served.player().http.get(served.url + unescape(found[1]))
    assert answer.headers["cache-control"] == KEPT
    meta = find_title("sands_of_time")
    sheets = meta.load().draw_base(meta.setting(3), "en")
    assert all(svg in answer.text for svg in sheets.values())


def test_another_setting_or_language_has_another_address() -> None:
    meta = find_title("clash_of_cultures")
    settings = [meta.setting(2), meta.setting(3), meta.setting(2, {"length": "short"})]
    addresses = [board_address(meta.id, each, lang) for each in settings for lang in ("en", "de")]
    assert len(set(addresses)) == 6
    assert board_address(meta.id, meta.setting(2, {}), "en") == addresses[0]


def test_what_does_not_fit_its_address_is_not_kept(served: Served) -> None:
    address = board_address("sands_of_time", find_title("sands_of_time").setting(2), "en")
    old = re.sub(r"/\w+\.html", "/0123456789abcdef.html", address)
    answer = served.player().http.get(served.url + old)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "private, no-store"
    refused = served.player().http.get(served.url + address.replace("seats%22%3A2", "seats%22%3A9"))
    assert refused.status_code == 404


def test_a_picture_is_painted_once(served: Served) -> None:
    """However many come for it before it is there."""
    paint.cache_clear()
    with ThreadPoolExecutor(4) as visitors, Wire(served.url) as wire:
        pictures = list(visitors.map(wire.get, ["/picture/toy"] * 4))
    assert {picture.status_code for picture in pictures} == {200}
    assert paint.cache_info().misses == 1


@pytest.mark.parametrize(
    "title", ["sands_of_time", "clash_of_cultures", "era_of_tribes", "oikumene"]
)
def test_a_title_brings_its_picture_along(served: Served, title: str) -> None:
    """Nobody waits for it, and it is small."""
    paint.cache_clear()
    with Wire(served.url) as wire:
        answer = wire.get(f"/picture/{title}")
    assert answer.headers["content-type"] == "image/webp"
    assert answer.content == brought_picture(find_title(title)).read_bytes()
    assert len(answer.content) < 200_000
    assert paint.cache_info().misses == 0
