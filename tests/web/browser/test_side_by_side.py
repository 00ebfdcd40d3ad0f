"""Side by side in the browser: two people pick in any order, and each takes back their own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.laws.installed import installed
from tests.toys.shelf import ENTRY_POINTS
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import choose, settled, together, wait_asked
from tests.web.server import Process, processes

UNDO = '[data-do="undo"]'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that knows the toys, too."""
    folder = tmp_path_factory.mktemp("beside")
    with (
        installed(folder, *ENTRY_POINTS),
        processes(folder, f"sqlite:///{folder / 'civitas.db'}", 1) as (one,),
    ):
        yield one


def gardening(open_page: Opener) -> tuple[Page, Page]:
    """Anna has claimed A1 and Bert C1, and both are asked at once."""
    anna, bert = open_page(), open_page()
    together(anna, bert, title="terraces")
    for page, terrace in ((anna, "a1"), (bert, "c1")):
        wait_asked(page)
        click(page, terrace)
    for page in (anna, bert):
        expect(page.locator("#sentence")).to_contain_text("in your garden")
    return anna, bert


def click(page: Page, terrace: str) -> None:
    """Claim it, or plant a flower there."""
    page.locator(f"[data-place='terrace:{terrace}']").dispatch_event("click")
    settled(page)


def test_two_people_garden_in_any_order(open_page: Opener) -> None:
    anna, bert = gardening(open_page)
    choose(bert, "Dig for water")
    click(bert, "c1")
    expect(anna.locator("#lines")).to_contain_text("Bert plants a flower")
    expect(anna.locator("#sentence")).to_contain_text("in your garden")
    click(anna, "a1")  # offered before Bert picked, and still good
    expect(bert.locator("#lines")).to_contain_text("Anna plants a flower")
    expect(bert.locator("#sentence")).not_to_contain_text("in your garden")
    choose(anna, "Rest until next year")
    for page in (anna, bert):
        expect(page.locator("#lines")).to_contain_text("Year 1 is over")
    expect(anna.locator("#sentence")).to_contain_text("Which terrace")


def test_each_takes_back_their_own(open_page: Opener) -> None:
    anna, bert = gardening(open_page)
    click(anna, "a1")
    click(bert, "c1")
    expect(anna.locator("#lines")).to_contain_text("Bert plants a flower")
    anna.click(UNDO)
    settled(anna)
    expect(anna.locator("[data-place='terrace:a1']")).to_have_class(re.compile("glow"))
    expect(bert.locator("#lines")).not_to_contain_text("Anna plants a flower")
    expect(bert.locator("#lines")).to_contain_text("Bert plants a flower")
    choose(bert, "Dig for water")
    expect(anna.locator("#lines")).to_contain_text("Bert digs")
    click(anna, "a1")
    expect(bert.locator("#lines")).to_contain_text("Anna plants a flower")
    expect(anna.locator("#on-c1 circle")).to_have_count(1)
