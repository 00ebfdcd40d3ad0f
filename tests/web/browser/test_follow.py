"""Following in the browser: others' deeds are played, a line shows its moment, and back again."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import OFFERED, asked, click_any, log_lines, settled, together, until

BOARD = "[...document.querySelectorAll('#sheets [id]')].map((n) => n.innerHTML).join()"
PAST = re.compile(r"\bpast\b")

# What is played rests five times as long: on a busy machine it is still to be seen when the test
# looks.
AT_LEISURE = """
const later = window.setTimeout;
window.setTimeout = (work, time, ...more) => later(work, time > 900 ? 5 * time : time, ...more);
"""


def _bert_moves(anna: Page, bert: Page) -> str:
    """Bert does something that Anna can read; what her log says of it."""
    luck, before = random.Random(3), len(log_lines(anna))
    while True:
        for page in (anna, bert):
            if page.query_selector(OFFERED):
                click_any(page, luck)
                break
        anna.wait_for_timeout(50)
        if len(log_lines(anna)) > before and "Bert" in log_lines(anna)[-1]:
            return log_lines(anna)[-1]


@pytest.mark.parametrize("phone", [False, True])
def test_what_another_does_is_played_and_can_be_skipped(open_page: Opener, phone: bool) -> None:
    anna, bert = open_page(phone=phone, pace="slow"), open_page()
    anna.add_init_script(AT_LEISURE)
    together(anna, bert)
    main, sentence = anna.locator("#main"), anna.locator("#sentence")
    told = _bert_moves(anna, bert)
    expect(main).to_have_class(PAST)
    assert told.startswith(sentence.inner_text())
    expect(anna.locator(OFFERED)).to_have_count(0)  # nothing is picked for what is not shown yet
    expect(anna.locator("#told")).to_contain_text("is being played: 1 of 1")
    anna.keyboard.press("1")  # where it would pick, it ends the play and picks nothing
    expect(main).not_to_have_class(PAST)
    settled(anna)
    now = anna.evaluate(BOARD)
    expect(sentence).not_to_have_text(told.rpartition(" ")[0])
    if phone:
        anna.click('[data-tab="log"]')
    anna.locator("#lines li:not(.since)").first.click(position={"x": 40, "y": 8})
    expect(main).to_have_class(PAST)
    expect(anna.locator("#told")).to_contain_text("nothing can be picked here")
    assert log_lines(anna)[0].startswith(asked(anna))
    until(anna, f"{BOARD} !== {json.dumps(now)}")
    anna.click("#to-present")
    expect(main).not_to_have_class(PAST)
    assert anna.evaluate(BOARD) == now
    if not phone:
        anna.locator("#log").focus()
        for key in ("ArrowUp", "ArrowUp", "Enter"):
            anna.keyboard.press(key)
        expect(main).to_have_class(PAST)
        anna.keyboard.press("Escape")
        expect(main).not_to_have_class(PAST)
    anna.evaluate("document.querySelector('[data-do=again]').click()")
    expect(sentence).to_contain_text("Bert")
    expect(main).to_have_class(PAST)
    anna.evaluate("document.querySelector('.menu').open = true")
    anna.select_option(".menu [data-pace]", "off")
    expect(main).not_to_have_class(PAST)
    _bert_moves(anna, bert)
    expect(main).not_to_have_class(PAST)


def test_on_a_phone_what_happened_is_played_on_the_board_whatever_was_open(
    open_page: Opener,
) -> None:
    """Also for somebody to whom nothing is played unasked: it was gone in a blink."""
    anna, bert = open_page(phone=True, pace="off"), open_page()
    together(anna, bert)
    _bert_moves(anna, bert)
    settled(anna)
    anna.click('[data-tab="chat"]')
    anna.evaluate("document.querySelector('[data-do=again]').click()")
    until(anna, "document.getElementById('told').textContent.includes('1 of')", 5)
    expect(anna.locator("#main")).to_have_class(PAST)
    assert str(anna.get_attribute("#main", "data-show")).startswith("sheet-")
    anna.wait_for_timeout(300)
    expect(anna.locator("#main")).to_have_class(PAST)


# The page is in the background, or in front again.
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_who_comes_back_to_a_sleeping_page_sees_what_happened(open_page: Opener) -> None:
    anna, bert = open_page(pace="slow"), open_page()
    anna.add_init_script(AT_LEISURE)
    together(anna, bert)
    luck = random.Random(3)
    while anna.query_selector(OFFERED) or not bert.query_selector(OFFERED):
        anna.keyboard.press("Escape")
        if anna.query_selector(OFFERED):
            click_any(anna, luck)
        anna.wait_for_timeout(100)
    anna.keyboard.press("Escape")
    anna.evaluate(HIDE, True)
    before = len(log_lines(anna))
    while len(log_lines(anna)) == before:
        if bert.query_selector(OFFERED):
            click_any(bert, luck)
        bert.wait_for_timeout(100)
    main, again = anna.locator("#main"), anna.locator("#again")
    expect(main).not_to_have_class(PAST)
    anna.evaluate(HIDE, False)
    expect(main).to_have_class(PAST)
    expect(anna.locator("#told")).to_contain_text("is being played: 1 of")
    assert log_lines(anna)[before].startswith(asked(anna))
    anna.click("#to-present")
    expect(again).to_have_class("news")
    expect(again).to_contain_text("What happened")
    for wide, room in ((1180, 200), (390, 300)):  # in words, and the question has its room
        anna.set_viewport_size({"width": wide, "height": 800})
        expect(again.locator("span")).to_be_visible()
        box = anna.locator("#sentence").bounding_box()
        assert box
        assert box["width"] > room


# Is there news above or below what is shown of the log, with the mark out of sight?
LOST = """() => {
  const log = document.getElementById("log");
  const mark = log.querySelector(".since")?.getBoundingClientRect().top;
  const end = log.scrollHeight - log.scrollTop - log.clientHeight < 8;
  return !end && Math.abs((mark ?? 0) - log.getBoundingClientRect().top) > 8;
}"""


def test_the_log_goes_on_after_more_news_than_it_has_room_for(open_page: Opener) -> None:
    """Once the mark stood at its top, with news below, it stayed there for the whole match."""
    anna, bert = open_page(), open_page()
    together(anna, bert)
    anna.locator("#log").evaluate("node => { node.style.maxHeight = '90px'; }")
    seen, luck = set(), random.Random(4)
    for _ in range(30):
        for page in (anna, bert):
            if page.query_selector(OFFERED):
                click_any(page, luck)
        anna.wait_for_timeout(50)
        settled(anna)
        until(anna, f"!({LOST})()")
        seen.add(anna.locator("#log").evaluate("log => log.scrollTop"))
    assert len(seen) > 5
