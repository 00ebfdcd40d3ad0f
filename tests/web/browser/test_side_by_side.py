"""Side by side in the browser: two people pick in any order, and each takes back their own."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import choose, settled, together, wait_asked

UNDO = '[data-do="undo"]'


def gardening(open_page: Opener) -> tuple[Page, Page]:
    """Anna has claimed A1 and Bert C1, and both are asked at once."""
    anna, bert = open_page(), open_page()
    together(anna, bert, title="terraces")
    for page, terrace in ((anna, "a1"), (bert, "c1")):
        wait_asked(page)
        page.locator(f"[data-place='terrace:{terrace}']").dispatch_event("click")
        settled(page)
    for page in (anna, bert):
        expect(page.locator("#sentence")).to_contain_text("in your garden")
    return anna, bert


def test_two_people_garden_in_any_order(open_page: Opener) -> None:
    anna, bert = gardening(open_page)
    choose(bert, "Dig for water")
    choose(bert, "Plant a flower on terrace C1")
    expect(anna.locator("#lines")).to_contain_text("Bert plants a flower")
    expect(anna.locator("#sentence")).to_contain_text("in your garden")
    choose(anna, "Plant a flower on terrace A1")  # offered before Bert picked, and still good
    expect(bert.locator("#lines")).to_contain_text("Anna plants a flower")
    expect(bert.locator("#sentence")).not_to_contain_text("in your garden")
    choose(anna, "Rest until next year")
    for page in (anna, bert):
        expect(page.locator("#lines")).to_contain_text("Year 1 is over")
    expect(anna.locator("#sentence")).to_contain_text("Which terrace")


def test_each_takes_back_their_own(open_page: Opener) -> None:
    anna, bert = gardening(open_page)
    choose(anna, "Plant a flower on terrace A1")
    choose(bert, "Plant a flower on terrace C1")
    expect(anna.locator("#lines")).to_contain_text("Bert plants a flower")
    anna.click(UNDO)
    settled(anna)
    expect(anna.locator("#picks")).to_contain_text("Plant a flower on terrace A1")
    expect(bert.locator("#lines")).not_to_contain_text("Anna plants a flower")
    expect(bert.locator("#lines")).to_contain_text("You plant a flower")
    choose(bert, "Dig for water")
    expect(anna.locator("#lines")).to_contain_text("Bert digs")
    choose(anna, "Plant a flower on terrace A1")
    expect(bert.locator("#lines")).to_contain_text("Anna plants a flower")
    expect(anna.locator("#on-c1 circle")).to_have_count(1)
