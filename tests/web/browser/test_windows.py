"""Windows over the table: however long one is, on however small a screen, all is reached."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    CLASH,
    CLICK_ONE,
    OFFERED,
    play_until,
    ready,
    settled,
    sit_down,
    violations,
    wait_asked,
)

SCREENS: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 525},
    {"width": 844, "height": 390},
    {"width": 1440, "height": 525},
)
"""Upright, on its side, and the lower half of a desk."""

# What can be pressed at the end of a window lies in sight and on top, wherever the text is; at its
# end nothing of the text lies below that.
STAYS = """
(box) => {
  const row = box.lastElementChild;
  const hit = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === node;
  };
  const stays = [0, 40, box.scrollHeight].map((top) => {
    box.scrollTop = top;
    return [...box.querySelectorAll(".row:last-child button, :scope > button")].every(hit);
  });
  const end = row.previousElementSibling.getBoundingClientRect().bottom;
  const [height, room, top] = [box.scrollHeight, box.clientHeight, row.getBoundingClientRect().top];
  const well = height > room && stays.every(Boolean) && end <= top;
  return well ? "" : [height, room, stays, end, top].join();
}
"""
HEADING = """
(box) => {
  box.scrollTop = box.scrollHeight;
  const { x, y, height } = box.querySelector("h2").getBoundingClientRect();
  return document.elementFromPoint(x + 5, y + height - 5)?.tagName;
}
"""


def _opened(page: Page, screen: ViewportSize) -> Page:
    page.set_viewport_size(screen)
    page.click("[data-do=why]")
    page.wait_for_selector("#why[open]")
    return page


@pytest.mark.parametrize("phone", [True, False])
def test_what_closes_a_long_window_stays_in_sight(open_page: Opener, phone: bool) -> None:
    page = open_page(phone=phone)
    sit_down(page, "me", "bot-random", title=CLASH)
    play_until([ready(page)], "actions? left", random.Random(1))
    for screen in SCREENS[:2] if phone else SCREENS[2:]:
        why = _opened(page, screen).locator("#why")
        assert not why.evaluate(STAYS)
        assert screen["height"] < 500 or why.evaluate(HEADING) == "H2"
        assert not violations(page)
        page.click("#why button:text-is('Close')")


def test_a_tap_beside_a_window_closes_it_and_one_between_its_lines_does_not(
    open_page: Opener,
) -> None:
    page = open_page(phone=True)
    sit_down(page, "me", "bot-random", title=CLASH)
    wait_asked(ready(page))
    page.click("[data-do=why]")
    why = page.locator("#why")
    expect(why).to_be_visible()
    box = why.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 6, box["y"] + box["height"] / 2)
    expect(why).to_be_visible()
    page.touchscreen.tap(box["x"] + 6, box["y"] / 2)
    expect(why).to_be_hidden()


def test_what_confirms_a_long_turn_stays_in_sight(open_page: Opener) -> None:
    page, luck = open_page(phone=True), random.Random(5)
    sit_down(page, "me", "bot-random")
    ready(page)
    while page.locator("#sure").is_hidden():
        wait_asked(page)
        page.evaluate(CLICK_ONE, [OFFERED, luck.random()])
        settled(page)
    page.set_viewport_size({"width": 390, "height": 200})
    assert not page.locator("#sure").evaluate(STAYS)
    page.tap("#sure [data-do=unsure]")
