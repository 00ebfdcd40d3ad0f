"""What the toys need and no title that people play has yet: automas, side by side, twelve seats."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    OFFERED,
    click_any,
    play_to_the_end,
    ready,
    settled,
    sit_down,
    together,
    until,
    wait_asked,
)
from tests.web.server import processes


@pytest.fixture(scope="module")
def toys(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows the toys, too; on its home page a picture fails on purpose."""
    place = tmp_path_factory.mktemp("toys")
    with processes(site, f"sqlite:///{place / 'civitas.db'}", 1) as (one,):
        yield one.url


def click_glow(page: Page) -> None:
    page.locator("#sheets .glow").first.dispatch_event("click")
    settled(page)


def planted(page: Page) -> list[str]:
    return [line for line in page.locator("#lines li").all_inner_texts() if "plants" in line]


def test_two_people_act_side_by_side(open_page: Opener, toys: str) -> None:
    anna, bert = (open_page("/me", base_url=toys) for _ in range(2))
    together(anna, bert, title="terraces")
    for page in (anna, bert):
        wait_asked(page)
        click_glow(page)
    for page in (anna, bert):
        wait_asked(page)
        expect(page.locator(".seat.asked")).to_have_count(2)
    click_glow(bert)
    click_glow(anna)
    until(bert, "document.querySelectorAll('#lines li:not(.since)').length >= 4")
    assert len(planted(anna)) == len(planted(bert)) == 2
    expect(bert.locator("#sheets .glow")).to_have_count(0)
    bert.click('[data-do="undo"]')  # though Anna has picked since
    settled(bert)
    for page in (anna, bert):
        until(page, "document.querySelectorAll('#lines li:not(.since)').length == 3")
        assert len(planted(page)) == 1
        assert "Bert" not in planted(page)[0]
    wait_asked(bert)
    click_glow(bert)
    until(anna, "document.querySelectorAll('#lines li:not(.since)').length == 4")
    expect(anna.locator("#lines .since + li")).to_contain_text("Bert")  # the only news to her


def test_the_form_offers_what_fits_while_seats_are_chosen(open_page: Opener, toys: str) -> None:
    page = open_page("/new/terraces", base_url=toys)
    long, eager = page.locator("#option-long"), page.locator("#option-eager")
    expect(eager).to_have_count(0)
    long.select_option(label="yes")
    page.select_option("[name=seat-2]", "automa")
    expect(eager).to_be_visible()
    expect(long.locator("option:disabled")).to_have_text("yes")
    expect(long).to_have_value("false")
    page.select_option("[name=seat-2]", "none")
    expect(long).to_have_value("true")  # as it was wished for, as soon as it fits again
    page.select_option("[name=seat-1]", "automa")
    page.select_option("[name=seat-2]", "automa")
    page.select_option("[name=seat-3]", "automa")
    expect(page.locator("#options [role=alert]")).to_contain_text("2 automas at most")
    page.select_option("[name=seat-3]", "none")
    expect(page.locator("#options [role=alert]")).to_have_count(0)
    page.click("form button.strong")
    ready(page)
    expect(page.locator("#note-1")).to_contain_text("automa")
    luck = random.Random(3)
    while page.locator("#ending").is_hidden():
        page.wait_for_selector(f"{OFFERED}, #ending:not([hidden])", state="attached")
        if page.locator("#ending").is_hidden():
            click_any(page, luck)
    expect(page.locator("#standing li")).to_have_count(3)
    expect(page.locator("#standing li").first).to_contain_text("1.")
    expect(page.locator("#sentence")).to_contain_text("points")
    # In its middle some names have the clause, which leads to the rules.
    page.locator("#lines li:not(.since)").first.click(position={"x": 40, "y": 8})
    expect(page.locator("#told")).to_contain_text("how it was then")
    expect(page.locator("#standing")).to_be_hidden()  # nobody had won yet
    page.click("#to-present")
    expect(page.locator("#standing")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_twelve_seats(open_page: Opener, toys: str, phone: bool) -> None:
    page = open_page("/me", base_url=toys, phone=phone)
    sit_down(page, "me", *["bot-random"] * 11, title="crowd")
    ready(page)
    if phone:
        page.click('[data-tab="seats"]')
    seats = page.locator("#seats details")
    expect(seats).to_have_count(12)
    expect(seats.nth(0)).to_have_attribute("open", "")
    seats.nth(11).locator("summary").click()
    expect(seats.nth(11).locator("svg")).to_be_visible()
    luck = random.Random(4)
    while page.locator("#ending").is_hidden():
        page.wait_for_selector(f"{OFFERED}, #ending:not([hidden])", state="attached")
        if page.locator("#ending").is_hidden():
            click_any(page, luck)
    expect(page.locator("#standing li")).to_have_count(12)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    small = page.evaluate(SMALLEST)
    assert small >= 12
    if phone:
        page.goto(f"{page.url}/end")
        goes_on_beside(page)


def goes_on_beside(page: Page) -> None:
    """A table that is wider than the phone has an arrow below where it goes on, at no other edge;
    it is scrolled by keys, too, and what a row is about stays in sight."""
    table = page.get_by_role("region", name="Where the points came from")
    table.scroll_into_view_if_needed()
    nothing, arrow = _corners(page, table)
    assert arrow != nothing
    table.focus()
    page.keyboard.press("ArrowRight")
    until(page, "document.querySelector('.scroll').scrollLeft > 0")
    table.evaluate("(node) => (node.scrollLeft = node.scrollWidth)")
    back, after = _corners(page, table)
    assert after == nothing != back
    assert table.locator("th[scope=row]").first.evaluate(AT_THE_EDGE)


AT_THE_EDGE = """(node) => {
  const table = node.closest(".scroll");
  return node.getBoundingClientRect().x === table.getBoundingClientRect().x;
}"""


def _corners(page: Page, table: Locator) -> list[bytes]:
    """How the lower corners of a table look, to the left and to the right."""
    box = table.bounding_box()
    assert box is not None
    low = box["y"] + box["height"] - 13
    lefts = (box["x"] + 1, box["x"] + box["width"] - 15)
    return [page.screenshot(clip={"x": x, "y": low, "width": 14, "height": 12}) for x in lefts]


# The smallest type among the lines of the seats and the picture of the end.
SMALLEST = """
() => Math.min(...[...document.querySelectorAll("#standing *, #seats summary *")]
  .filter((node) => node.textContent.trim())
  .map((node) => parseFloat(getComputedStyle(node).fontSize)))
"""


def test_what_goes_with_a_running_match_goes_with_its_end(open_page: Opener, toys: str) -> None:
    """Nobody can leave it or resign any more, and its luck lies open; before a reload and after."""
    page = open_page("/me", base_url=toys)
    sit_down(page, "me", "bot-random", title="toy")
    ready(page)
    page.click("details.menu summary")
    running = page.locator(".seed, form[action$='/leave'], form[action$='/resign']")
    assert [shown.is_visible() for shown in running.all()] == [True] * 3
    page.keyboard.press("Escape")
    luck = random.Random(5)
    while page.locator("#ending").is_hidden():
        page.wait_for_selector(f"{OFFERED}, #ending:not([hidden])", state="attached")
        if page.locator("#ending").is_hidden():
            click_any(page, luck)
    for _ in range(2):
        page.locator("details.menu").evaluate("(menu) => (menu.open = true)")
        expect(page.locator(".menu a").first).to_be_visible()
        assert not any(shown.is_visible() for shown in running.all())
        ready(page).reload()


# What can be pressed beside a question and lies, in part, beyond an edge.
CUT_OFF = """
() => [...document.querySelectorAll("#tools :is(button, a)")]
  .filter((node) => node.checkVisibility())
  .filter((node) => node.getBoundingClientRect().left < 0
    || node.getBoundingClientRect().right > innerWidth)
  .map((node) => node.textContent.trim())
"""


def test_at_the_end_nothing_is_cut_off_beside_what_happened(open_page: Opener, toys: str) -> None:
    """In German, where what can be pressed then is longest."""
    page = open_page("/me", base_url=toys, phone=True, locale="de-DE")
    sit_down(page, "me", "bot-random", title="toy")
    play_to_the_end(ready(page), 5)
    again = page.locator("#again")
    again.evaluate("(node) => node.classList.add('news')")  # as for whoever has been away
    expect(again).to_contain_text("Was geschah")
    expect(again).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
