"""The menu of a table lies over the log, and goes as soon as somebody is done with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import SANDS, ready, sit_down


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_menu_goes_with_a_click_elsewhere_and_with_escape(
    open_page: Opener, phone: bool
) -> None:
    page = open_page(phone=phone)
    sit_down(page, "me", "bot-random", title=SANDS)
    _goes(ready(page))
    page.goto(f"{page.url}/replay")
    _goes(ready(page))


def _goes(page: Page) -> None:
    summary, inside = page.locator(".menu summary"), page.locator(".menu a").first
    summary.click()
    page.locator(".menu p").first.click()  # in the menu itself
    expect(inside).to_be_visible()
    page.mouse.click(5, 400)
    expect(inside).to_be_hidden()
    summary.click()
    inside.focus()
    page.keyboard.press("Escape")
    expect(inside).to_be_hidden()
    expect(summary).to_be_focused()
