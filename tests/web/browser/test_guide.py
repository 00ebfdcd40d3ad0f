"""The guided first match in the browser: played by clicks on what it points to, and then alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civitas.kernel.guide import LEARNER, guide_of
from civitas.kernel.titles import find_title
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    CLASH,
    ERA,
    SANDS,
    asked,
    confirmed,
    log_lines,
    ready,
    settled,
    until,
    violations,
    wait_asked,
)
from tests.web.browser.hands import SMALL as DRAWN
from tests.web.browser.test_low_desk import UNCOVERED

NEXT = "[data-do=guide-next]"
LED = "#picks .wanted, #sheets .wanted"
# Reads on and clicks where the guide points, until there is nothing that it points to.
FOLLOW = """
() => {
  const main = document.getElementById("main");
  window.followed = 0;
  const timer = setInterval(() => {
    if (main.hasAttribute("aria-busy") || document.getElementById("guide").hidden) return;
    const next = document.querySelector("[data-do=guide-next]:not([hidden])");
    if (next) return next.click();
    const thing = document.querySelector("#picks .wanted, #sheets .wanted");
    if (!thing) {
      window.arrived = true;
      return clearInterval(timer);
    }
    window.followed += 1;
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, 20);
}
"""
# What is written smaller than 12 pixels in the note.
SMALL = """
() => [...document.querySelectorAll("#guide, #guide *, #astray *")]
  .filter((node) => parseFloat(getComputedStyle(node).fontSize) < 12).map((node) => node.outerHTML)
"""
WIDE = "() => document.getElementById('guide').getBoundingClientRect().width"


def begin(page: Page, title: str = SANDS) -> None:
    page.click(f"[formaction='/learn/{title}']")
    page.wait_for_selector("#main[data-ready=yes]")
    expect(page.locator("#guide")).to_be_visible()


def number(page: Page) -> int:
    found = re.match(r"\d+", page.inner_text("#guide-number"))
    assert found
    return int(found[0])


def test_a_guide_is_played_through_by_clicks_and_then_alone(open_page: Opener) -> None:
    """On a phone, in German."""
    page = open_page("/", phone=True, locale="de-DE")
    begin(page)
    assert page.evaluate(SMALL) == []
    assert violations(page) == []
    guide = guide_of(find_title(SANDS))
    assert guide is not None
    page.evaluate(FOLLOW)
    until(page, "window.arrived", 120)
    assert page.evaluate("window.followed") >= len(guide.cues[LEARNER])
    assert number(page) == guide.total
    # Who comes back is told what happened: there is a button more, and the note stays as wide.
    wide = page.evaluate(WIDE)
    page.reload()
    ready(page)
    expect(page.locator("#again.news")).to_be_visible()
    assert page.evaluate(WIDE) == wide > 300
    # From here on there is no guide: any pick will do, and nobody doubts it.
    before = len(log_lines(page))
    for _ in range(2):
        page.locator("#picks .pick").first.click()
    confirmed(page)
    expect(page.locator("#guide")).to_be_hidden()
    expect(page.locator("#astray")).to_be_hidden()
    until(page, f"document.querySelectorAll('#lines li:not(.since)').length > {before}", 60)


# Of the answers that the guide wants, those that begin below the lower edge of the bar.
BELOW = """() => {
  const edge = document.getElementById("bar").getBoundingClientRect().bottom - 24;
  const wanted = [...document.querySelectorAll("#picks .wanted")];
  return wanted.filter((node) => node.getBoundingClientRect().top > edge).map((n) => n.textContent);
}"""


PHONE: Any = {"phone": True, "locale": "de-DE"}
LAPTOP: Any = {"viewport": {"width": 1280, "height": 800}}


@pytest.mark.parametrize(("screen", "last"), [(PHONE, 12), (LAPTOP, 29)])
def test_the_wanted_answer_is_in_sight_below_a_long_note(
    open_page: Opener, screen: Any, last: int
) -> None:
    page = open_page("/", **screen)
    begin(page)
    seen = 0
    while number(page) < last:
        settled(page)
        if page.locator(NEXT).is_visible():
            page.click(NEXT)
        elif page.locator(LED).count():
            seen += page.locator("#picks .wanted").count()
            assert page.evaluate(BELOW) == []
            if asked(page).startswith("Do you lower your unrest"):  # not what might come between
                expect(page.locator("#picks .pick").first).to_have_text("Lower unrest by 1")
            page.locator(LED).first.dispatch_event("click")
            confirmed(page)
        else:
            page.wait_for_timeout(30)
    assert seen > 1


@pytest.mark.parametrize("screen", [(1280, 800), (1024, 768)])
def test_on_a_desk_note_and_question_cover_nothing_of_the_board(
    open_page: Opener, screen: tuple[int, int]
) -> None:
    """A note speaks of the rival's second city, which lay below it."""
    page = open_page("/", viewport={"width": screen[0], "height": screen[1]}, locale="de-DE")
    begin(page, CLASH)
    for _ in range(3):
        page.click(NEXT)
        until(page, f"({UNCOVERED})()", 10)
    page.locator(LED).first.dispatch_event("click")
    settled(page)
    until(page, f"({UNCOVERED})()", 10)


# Of the places that the guide wants, those that are not whole on the board, or under the hint that
# others are out of sight; and how many of all that glow are.
SIGHT = """() => {
  const rect = (node) => node.getBoundingClientRect();
  const [board, bar] = ["board", "bar"].map((id) => rect(document.getElementById(id)));
  const hint = rect(document.getElementById("beyond"));
  const within = ({ width, left, right, top, bottom }) =>
    width && left >= board.left - 1 && right <= board.right + 1
    && top >= board.top - 1 && bottom <= Math.min(board.bottom, bar.top) + 1
    && !(left < hint.right && right > hint.left && top < hint.bottom && bottom > hint.top);
  const hidden = [...document.querySelectorAll("#sheets .wanted")].filter((n) => !within(rect(n)));
  const all = [...document.querySelectorAll("#sheets .shown .glow")];
  return [hidden.map((n) => n.dataset.place), all.filter((n) => within(rect(n))).length];
}"""


def test_on_a_phone_what_the_guide_points_to_is_in_sight_on_every_sheet(open_page: Opener) -> None:
    """Also where the same question leads from one sheet to another, and where many places glow."""
    page = open_page("/", phone=True, locale="de-DE")
    begin(page, CLASH)
    sheets = []
    while number(page) < 23:
        settled(page)
        if page.locator(NEXT).is_visible():
            page.click(NEXT)
        elif page.locator(LED).count():
            if page.locator("#sheets .wanted").count():
                until(page, f"!({SIGHT})()[0].length")
                sheets.append(page.get_attribute("#main", "data-sheet"))
            page.locator(LED).first.dispatch_event("click")
            confirmed(page)
        else:
            page.wait_for_timeout(30)
    assert {"map", "advances"} <= set(sheets)


def test_on_a_phone_a_sheet_is_not_brought_nearer_than_a_finger_needs(open_page: Opener) -> None:
    page = open_page("/", phone=True, locale="de-DE")
    begin(page, ERA)
    page.click(NEXT)
    page.click(NEXT)
    until(page, "document.querySelector('#sheets .wanted') !== null")
    assert page.get_attribute("#main", "data-sheet") != "map"
    hidden, shown = page.evaluate(SIGHT)
    assert hidden == []
    assert shown >= 2  # the people that it wants, and another one beside it
    page.locator(LED).first.dispatch_event("click")
    until(page, "document.querySelector('#picks .wanted') !== null")
    until(page, f"!({DRAWN})().length")  # nor does it stay farther off than it can be read


# Whether question, means and answers lie below one another, below the note, and each is whole.
IN_TURN = """() => {
  const parts = ["guide", "sentence", "means", "picks"].map((id) => document.getElementById(id));
  const boxes = parts.map((node) => node.getBoundingClientRect());
  return parts.every((node) => node.scrollHeight <= node.clientHeight + 2)
    && boxes.slice(1).every(({ top }, n) => top >= boxes[n].bottom);
}"""


def test_on_a_phone_held_across_a_long_note_leaves_the_question_whole(open_page: Opener) -> None:
    page = open_page("/", phone=True, viewport={"width": 844, "height": 390})
    begin(page, ERA)
    page.click(NEXT)
    page.click(NEXT)
    while not asked(page).startswith("How many leaders"):
        wait_asked(page)
        page.locator(LED).first.dispatch_event("click")
        confirmed(page)
    assert page.evaluate(IN_TURN)
    assert page.evaluate(BELOW) == []
    page.locator(LED).first.dispatch_event("click")
    confirmed(page)
    until(page, "document.querySelector('#sheets .wanted') !== null")
    # The bar lies beside the board and hides nothing of it: it was told that all is out of sight.
    until(page, "document.getElementById('beyond').hidden", 10)


# How many rows the buttons that take back lie in.
BACK = """() => new Set([...document.querySelectorAll("#tools button")]
  .filter((node) => node.checkVisibility()).map((node) => node.offsetTop)).size"""


def test_on_a_tablet_the_buttons_that_take_back_lie_in_one_row(open_page: Opener) -> None:
    page = open_page("/", viewport={"width": 1024, "height": 768}, locale="de-DE")
    begin(page, ERA)
    page.locator("#again").evaluate("button => (button.hidden = false)")  # all that there may be
    assert page.evaluate(BACK) == 1


def test_on_a_phone_what_a_note_speaks_of_is_shown_while_it_is_read(open_page: Opener) -> None:
    """The question that waits meanwhile is about another sheet."""
    page = open_page("/", phone=True)
    begin(page, ERA)
    sheet = "document.getElementById('main').dataset.sheet"
    until(page, f"{sheet} === 'table'")
    page.click(NEXT)
    expect(page.locator("#guide-heading")).to_have_text("The map")
    until(page, f"{sheet} === 'map'")
    page.click(NEXT)
    until(page, f"{sheet} === 'table'")
    expect(page.locator(LED)).to_have_count(1)


def test_a_learner_reads_reloads_strays_and_comes_back(open_page: Opener) -> None:
    page = open_page("/")
    begin(page)
    assert number(page) == 1
    expect(page.locator(LED)).to_have_count(0)
    page.click(NEXT)
    page.reload()
    page.wait_for_selector("#main[data-ready=yes]")
    assert number(page) == 2  # where one has read to is kept, too
    page.locator(NEXT).focus()
    page.keyboard.press("Enter")
    assert number(page) == 3
    expect(page.locator(NEXT)).to_be_hidden()
    expect(page.locator(LED)).to_have_count(1)
    other = page.locator("#sheets .glow:not(.wanted)").first
    other.dispatch_event("click")
    expect(page.locator("#astray")).to_be_visible()
    expect(page.locator("#astray-todo")).to_have_text(page.inner_text("#guide-todo"))
    assert violations(page) == []
    page.keyboard.press("Enter")  # back to the guide
    expect(page.locator("#astray")).to_be_hidden()
    assert number(page) == 3
    page.locator("#sheets .wanted").focus()
    page.keyboard.press("Enter")
    until(page, "document.getElementById('guide-number').textContent.startsWith('4')")
    wait_asked(page)
    page.locator("#sheets .wanted").dispatch_event("click")
    until(page, "document.getElementById('guide-number').textContent.startsWith('5')")
    page.click("[data-do=undo]")  # and what was done is to be done again
    until(page, "document.getElementById('guide-number').textContent.startsWith('4')")
    page.locator("#sheets .glow:not(.wanted)").first.dispatch_event("click")
    page.click("[data-do=guide-stray]")
    settled(page)
    expect(page.locator("#guide")).to_be_hidden()
    expect(page.locator(LED)).to_have_count(0)
    page.click("[data-do=undo]")
    expect(page.locator("#guide")).to_be_visible()
    page.click("#guide form button")  # leave it
    page.wait_for_selector("#main[data-ready=yes]")
    expect(page.locator("#guide")).to_have_count(0)
    page.locator("#sheets .glow").first.dispatch_event("click")
    settled(page)
    expect(page.locator("#astray")).to_have_count(0)
