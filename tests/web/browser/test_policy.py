"""The content security policy: no page does anything that it forbids, and it does forbid."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import PHONE, WIDE, Opener
from tests.web.browser.hands import TITLES, click_any, ready, sit_down, until

# Whatever the policy forbids becomes an error in the console, which fails every test.
TELL = """
addEventListener("securitypolicyviolation", (event) => {
  console.error("forbidden:", event.effectiveDirective, event.blockedURI, event.sourceFile);
});
"""
PLAIN = ("/", "/me", "/library", "/nothing/here", "/match/nothing", "/api/nothing")
"""Pages of no title, and what is answered where there is none."""
NO_ICON = "404 .*/favicon.ico"
"""What is no page names none."""


def _watched(page: Page) -> Page:
    page.add_init_script(TELL)
    page.reload()
    return page


def test_no_page_does_what_the_policy_forbids(open_page: Opener, trouble: list[str]) -> None:
    trouble += ["(404|422) .*/nothing", NO_ICON]
    page = _watched(open_page("/"))
    for path in PLAIN:
        page.goto(path)


@pytest.mark.parametrize("title", TITLES)
def test_no_table_does_what_the_policy_forbids(
    open_page: Opener, trouble: list[str], title: str
) -> None:
    trouble += [NO_ICON]
    page = _watched(open_page(f"/library/{title}"))
    page.goto(f"/library/{title}/rules")
    sit_down(page, "me", "open", title=title)
    expect(page.locator("#link")).to_be_visible()
    sit_down(page, "me", "bot-random", title=title)
    luck = random.Random(3)
    click_any(ready(page), luck)
    page.set_viewport_size(PHONE)
    page.reload()
    click_any(ready(page), luck)
    table = page.url
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        page.goto(f"{table}/replay")
        ready(page).locator("[data-do=first]").click()
    page.goto(table.replace("/match/", "/api/matches/") + "/board.svg")
    look = "getComputedStyle(document.querySelector('.c-n')).fontFamily"
    assert "Cinzel" in page.evaluate(look), "a picture brings its style"


def test_a_style_that_came_with_the_text_of_a_page_is_nothing(
    open_page: Opener, trouble: list[str]
) -> None:
    """What would help somebody who got a piece of HTML into a page."""
    trouble += ["forbidden:", "Content Security Policy"]
    page = _watched(open_page("/"))
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    evil = '<style>main{display:none}</style><p id="evil" style="position:fixed">x</p>'
    page.evaluate("evil => document.body.insertAdjacentHTML('beforeend', evil)", evil)
    until(page, "!document.getElementById('evil').style.position")
    assert page.evaluate("getComputedStyle(document.querySelector('main')).display") != "none"
    told = [text for text in heard if text.startswith("forbidden:")]
    assert len(told) == 2, heard
