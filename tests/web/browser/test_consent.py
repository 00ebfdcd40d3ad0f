"""Others' consent in a real browser: somebody asks to take back, the others answer."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import asked, click_any, play_until, together, violations


def test_one_asks_to_take_back_and_the_other_agrees(open_page: Opener) -> None:
    """With a keyboard on one side, with a finger on the other."""
    anna, bert = open_page(), open_page(phone=True)
    together(anna, bert)
    luck = random.Random(1)
    asker = play_until([anna, bert], "province", luck)
    other, question = bert if asker is anna else anna, asked(asker)
    while asked(asker) == question:
        click_any(asker, luck)
    asker.focus("#ask-back")
    asker.keyboard.press("Enter")
    asker.locator(".goals button").first.press("Enter")
    expect(asker.locator("#plea [data-do=withdraw]")).to_be_visible()
    expect(other.locator("#plea [data-do=agree]")).to_be_visible()
    assert not violations(other)
    other.click("#plea [data-do=refuse]")
    expect(asker.locator("#plea")).to_be_empty()
    asker.click("#ask-back")
    asker.click(".goals button >> nth=0")
    other.click("#plea [data-do=agree]")
    expect(other.locator("#plea")).to_be_empty()
    expect(asker.locator("#sentence")).to_have_text(question)
    for page in (asker, other):
        expect(page.locator("#lines li", has_text="takes back")).to_have_count(1)
