"""Era of Tribes in the browser: together against its Automa, by clicks."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    ERA,
    OFFERED,
    become,
    click_any,
    log_lines,
    ready,
    settled,
)


def against_an_automa(page: Page, *people: str) -> None:
    """Sit down with a soft Automa; how soft is asked as soon as it has a seat."""
    page.goto(f"/new/{ERA}")
    for number, wish in enumerate((*people, "automa")):
        page.select_option(f"[name=seat-{number}]", wish)
    page.select_option("[name=option-difficulty]", label="Softy")
    page.click("form button.strong")


def test_two_people_together_against_an_automa(open_page: Opener) -> None:
    anna, bert = open_page(), open_page()
    become(anna, "Anna")
    become(bert, "Bert")
    against_an_automa(anna, "me", "open")
    bert.goto(anna.input_value("#link"))
    bert.click("text=Take this seat")
    ready(bert)
    ready(anna)
    luck = random.Random(5)
    while anna.locator("#lines li", has_text="Round 3 begins").count() == 0:
        for page in (anna, bert):
            if page.query_selector(OFFERED):
                click_any(page, luck)
        anna.wait_for_timeout(20)
    settled(bert)
    expect(bert.locator("#lines")).to_contain_text("Round 3 begins")
    assert log_lines(anna)[:3] == log_lines(bert)[:3]
