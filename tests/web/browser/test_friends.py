"""Friends in a real browser: a link given away, a friend invited from the list, on a phone too."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import violations


def called(page: Page, name: str) -> Page:
    page.fill("input[autocomplete='nickname']", name)
    page.click("form[action='/me/name'] button")
    return page


def test_a_friend_by_link_is_invited_and_comes(open_page: Opener) -> None:
    anna = called(open_page("/me"), "Anna Amica")
    anna.click("main a[href='/friends']")
    anna.click("form[action='/friends/link'] button")
    link = anna.locator("#link").input_value()
    ben = open_page(link.partition("/friends")[1] + link.partition("/friends")[2], phone=True)
    ben.fill("input[name=name]", "Ben Amicus")
    ben.click("main button.strong")
    expect(ben.locator(".friends h3")).to_have_text("Anna Amica")
    assert not violations(ben)
    anna.goto("/new/sands_of_time")
    anna.select_option("select[name='seat-1']", "open")
    anna.click("main form button.strong")
    anna.click("form[action$='/invite'] button")
    expect(anna.locator(".asked")).to_contain_text("invited")
    assert not violations(anna)
    ben.goto("/")
    expect(ben.locator("#lists-mine")).to_contain_text("Anna Amica invites you.")
    assert not violations(ben)
    ben.click("#lists-mine .card h3 a")
    expect(ben.locator(".lounge")).to_contain_text("Anna Amica")
    anna.goto("/me/history")
    anna.goto("/ladder")
    expect(anna.locator("h1")).to_have_text("Ladder")
    assert not violations(anna)
