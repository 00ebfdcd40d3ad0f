"""On a low desk the board ends above what is asked, be it in two rows; only a long list lies over
it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

import civitas
from civitas import Table
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import CLASH, become, ready, together, until, wait_asked
from tests.web.browser.late import played, seated

READ = Path(__file__).with_name("legible.js").read_text("utf-8")
LOW = ((1280, 800), (1366, 768), (1280, 720), (1440, 900))
ROWS = """() => new Set([...document.querySelectorAll("#picks button")]
  .map((button) => Math.round(button.getBoundingClientRect().top))).size"""
UNCOVERED = """() => {
  const bar = document.querySelector("#bar").getBoundingClientRect().top;
  const sheets = [...document.querySelectorAll("#sheets .sheet")]
    .map((sheet) => sheet.getBoundingClientRect()).filter(({ height }) => height);
  return sheets.length > 0 && sheets.every(({ bottom }) => bottom <= bar);
}"""
FILLED = """() => [...document.querySelectorAll("#sheets svg[data-whole]")].map((sheet) => {
  const { width, height } = sheet.viewBox.baseVal;
  return Math.abs(width / height - sheet.clientWidth / sheet.clientHeight) < 0.01;
})"""


# What of the sheet on top lies in the frame of the board.
IN_SIGHT = """() => {
  const [sheet, board] = [".sheet.top", "#board"]
    .map((what) => document.querySelector(what).getBoundingClientRect());
  return {
    left: Math.max(sheet.left, board.left), right: Math.min(sheet.right, board.right),
    top: Math.max(sheet.top, board.top), bottom: Math.min(sheet.bottom, board.bottom),
  };
}"""
AIM = "document.getElementById('sheets').style.transform"


def _swipe(page: Page, across: int, down: int) -> None:
    """One finger goes over the sheet on top, in ten steps of so many pixels."""
    box = page.evaluate(IN_SIGHT)
    x, y = (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2
    touch = page.context.new_cdp_session(page)
    for step in range(11):
        kind = "touchMove" if step else "touchStart"
        point = {"x": x + step * across, "y": y + step * down}
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _making_an_offer() -> Table:
    """A match in which seat 0 may add many things to an offer: as many buttons."""
    table, dice = civitas.new(CLASH, 2, seed="rows 3"), random.Random(3)
    while True:
        ask = table.asks[0]
        if not ask.seat and sum(not pick.places for pick in ask.picks) >= 8:
            return table
        table.pick(dice.choice(ask.picks), ask.seat)


@pytest.mark.parametrize(("wide", "high"), LOW)
def test_answers_in_two_rows_cover_nothing_of_the_board(
    open_page: Opener, place: Path, wide: int, high: int
) -> None:
    page = open_page(viewport={"width": wide, "height": high})
    become(page, "Trader")
    page.goto(f"/match/{seated(place, 'Trader', _making_an_offer())}")
    ready(page)
    wait_asked(page)
    until(page, f"({ROWS})() >= 2")
    until(page, f"({UNCOVERED})()")
    assert not page.locator("#board.away").count(), "nobody has moved it"


def test_the_last_of_a_long_menu_can_be_reached(open_page: Opener) -> None:
    """Among people it has more in it; whoever wanted to resign had to buy a higher screen."""
    anna, bert = open_page(viewport={"width": 1366, "height": 640}), open_page()
    together(anna, bert)
    anna.click(".menu summary")
    anna.mouse.move(1100, 400)
    anna.mouse.wheel(0, 2000)
    until(
        anna,
        """(() => { const { bottom } = document.querySelector(".menu [action$='/resign'] button")
        .getBoundingClientRect(); return bottom > 0 && bottom <= innerHeight; })()""",
    )


def test_a_map_fills_the_room_that_a_question_leaves(open_page: Opener, place: Path) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    become(page, "Chieftain")
    page.goto(f"/match/{seated(place, 'Chieftain', played('era_of_tribes', 2, {}, 'room'))}")
    ready(page)
    wait_asked(page)
    assert page.evaluate(FILLED) == [True]
    before = page.locator("#board").evaluate("board => board.clientHeight")
    for high in (110, 0):
        page.locator("#sentence").evaluate(
            "(node, high) => (node.style.minHeight = `${high}px`)", high
        )
        until(
            page, f"document.querySelector('#board').clientHeight {'<' if high else '=='} {before}"
        )
        until(page, f"({FILLED})()[0]")


def test_sheets_are_scrolled_where_they_would_be_too_small(open_page: Opener, place: Path) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    become(page, "Scribe")
    page.goto(f"/match/{seated(place, 'Scribe', played('era_of_tribes', 2, {}, 'room'))}")
    ready(page)
    wait_asked(page)
    page.locator("#sentence").evaluate("node => (node.style.minHeight = '170px')")
    until(page, "document.querySelector('#board').clientHeight < 530")
    assert page.evaluate(READ)[1] == []
    sheet = page.locator(".sheet.top")
    assert sheet.evaluate("sheet => sheet.scrollHeight > sheet.clientHeight")
    sheet.hover()
    page.mouse.wheel(0, 400)
    until(page, "document.querySelector('.sheet.top').scrollTop > 0")
    assert not page.locator("#board.away").count(), "and the map stays where it was"


@pytest.mark.parametrize("nearer", [0, 2])
@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (1366, 768)])
def test_a_finger_that_scrolls_a_sheet_does_not_move_the_eye(
    open_page: Opener, place: Path, wide: int, high: int, nearer: int
) -> None:
    """The browser took the finger away only after the eye had gone with it for a bit."""
    page = open_page(viewport={"width": wide, "height": high}, has_touch=True)
    become(page, "Weaver")
    page.goto(f"/match/{seated(place, 'Weaver', played('era_of_tribes', 2, {}, 'room'))}")
    ready(page)
    wait_asked(page)
    page.locator("#sentence").evaluate("node => (node.style.minHeight = '170px')")
    until(page, "document.querySelector('.top.long') !== null")
    page.locator("#board").focus()
    for _ in range(nearer):
        page.keyboard.press("+")
    before = page.evaluate(AIM)
    for down, scrolled in ((-12, "> 0"), (12, "=== 0")):
        _swipe(page, 2, down)
        until(page, f"document.querySelector('.sheet.top').scrollTop {scrolled}")
        assert page.evaluate(AIM) == before
    assert page.locator("#board.away").count() == bool(nearer)
    _swipe(page, -12, 2)  # what goes across is not for the sheet
    assert (page.evaluate(AIM) != before) == bool(nearer)


def test_no_sheet_is_scrolled_that_can_be_read_as_a_whole(open_page: Opener, place: Path) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    become(page, "Reader")
    page.goto(f"/match/{seated(place, 'Reader', _making_an_offer())}")
    ready(page)
    wait_asked(page)
    assert page.locator(".pile[data-way=top] .sheet").count() == 2
    assert not page.locator(".sheet.long").count(), "type is drawn larger than its sheet says"
    assert page.evaluate(READ)[1] == []
