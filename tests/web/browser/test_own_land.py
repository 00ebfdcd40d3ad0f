"""On a phone, where no place can be picked, whoever looks sees what is their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    CLASH,
    ERA,
    OIKUMENE,
    SANDS,
    Going,
    confirmed,
    ready,
    sit_down,
    wait_asked,
)

# How much of the board is what whoever looks holds, and what of it is not wholly in sight.
SIGHT = """() => {
  const sight = document.getElementById("board").getBoundingClientRect();
  const seat = document.querySelector(".seat.mine").dataset.number;
  const held = [...document.querySelectorAll(`#sheets .shown .h-${seat}`)];
  const out = held.map((node) => node.getBoundingClientRect()).filter(
    ({ left, right, top, bottom }) =>
      left < sight.left - 1 || right > sight.right + 1 ||
      top < sight.top - 1 || bottom > sight.bottom + 1,
  );
  return [held.length, out.length];
}"""
SIZE = "() => document.querySelector('#sheets .shown > svg').getScreenCTM().a"


@pytest.mark.parametrize(
    ("title", "options"),
    [(SANDS, {}), (CLASH, {}), (ERA, {}), (OIKUMENE, {"start": "Suggested"})],
)
def test_on_a_phone_who_is_asked_of_no_place_sees_their_own_land(
    open_page: Opener, title: str, options: dict[str, str]
) -> None:
    page = open_page(phone=True)
    sit_down(page, "me", "bot-random", "bot-random", title=title, options=options)
    ready(page)
    lit, answers = page.locator("#sheets .glow"), page.locator("#picks .pick, #picks .strong")
    named = page.locator("#sheets :is(.asked, [data-now])")  # what a question is about is looked at
    going = Going([page])
    for clicks in range(200):
        wait_asked(page)
        if not lit.count() and not named.count() and page.evaluate(SIGHT)[0]:
            break
        (answers.last if answers.count() else lit.first).dispatch_event("click")
        confirmed(page)
        going.on(clicks)
    near = page.evaluate(SIZE)
    held, hidden = page.evaluate(SIGHT)
    assert (held > 0, hidden) == (True, 0)
    page.tap("[data-do=zoom-home]")
    assert page.evaluate(SIZE) < near


IN_SIGHT = """(nodes) => {
  const sight = document.getElementById("board").getBoundingClientRect();
  return nodes.every((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > sight.left && x < sight.right && y > sight.top && y < sight.bottom;
  });
}"""


def test_on_a_phone_who_is_asked_how_many_go_sees_whence_and_where_to(open_page: Opener) -> None:
    """They are lit, though they cannot be picked, and the eye stays with them."""
    page = open_page(phone=True)
    page.goto("/")
    page.click(f"[formaction='/learn/{OIKUMENE}']")  # where all luck is known
    ready(page)
    for place in ("latium", "sabinum"):
        while page.locator("[data-do=guide-next]").is_visible():
            page.click("[data-do=guide-next]")
        expect(page.locator(f"#sheets [data-place='space:{place}'].wanted")).not_to_have_count(0)
        page.locator(f"#sheets g[data-place='space:{place}'].wanted").first.dispatch_event("click")
    expect(page.locator("#sentence")).to_contain_text("how many?")
    expect(page.locator("#sheets .shown g.asked")).to_have_count(2)
    page.wait_for_function(f"() => ({IN_SIGHT})([...document.querySelectorAll('.shown g.asked')])")
