"""Everything explains itself where it stands: one card, at a pointer, at a tap and by keys."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    CLASH,
    ERA,
    OIKUMENE,
    SANDS,
    SPOT,
    choose,
    click_any,
    play_until,
    ready,
    sit_down,
    spot,
    wait_asked,
)

READABLE = """
(card) => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const size = (node) => parseFloat(getComputedStyle(node).fontSize);
  const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return within && Math.min(...[...card.querySelectorAll("*")].map(size)) >= 12;
}
"""

# The first point of all places where a click hits one of them.
ANY_SPOT = f"(places) => places.map({SPOT}).find((spot) => spot)"


def told(page: Page, title: str) -> None:
    """The card stays open, with its clause, until Escape closes it."""
    box = page.locator("#why")
    expect(box).to_be_visible()
    address = box.locator("a.clause").first.get_attribute("href") or ""
    assert address.startswith(f"/library/{title}/rules#")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()


@pytest.mark.parametrize("title", [SANDS, CLASH, ERA, OIKUMENE])
def test_whoever_points_or_comes_by_keys_reads_a_card(open_page: Opener, title: str) -> None:
    page = open_page()
    sit_down(page, "me", "bot-random", title=title)
    ready(page)
    wait_asked(page)
    card = page.locator("#glass")
    page.locator(".seat [data-thing]").first.hover()
    expect(card.locator(".clause")).to_be_visible()
    assert card.evaluate(READABLE)
    page.locator(".seat [data-thing]").first.click()
    told(page, title)
    page.mouse.move(*page.locator("#sheets > .sheet [data-place]").evaluate_all(ANY_SPOT))
    expect(card.locator(".clause")).to_be_visible()
    assert card.evaluate(READABLE)
    page.mouse.move(2, 2)
    expect(card).to_be_hidden()
    page.keyboard.press("i")
    expect(card).to_be_visible()
    first = page.locator(":focus").element_handle()
    page.keyboard.press("Tab")
    expect(card).to_be_visible()
    assert page.evaluate("(first) => document.activeElement !== first", first)
    assert page.evaluate("document.activeElement.matches('[data-place], [data-thing]')")
    page.keyboard.press("Escape")
    expect(page.locator("[data-looked]")).to_have_count(0)
    expect(card).to_be_hidden()


# Of the things on one's own plate, those of which no point along their middle is theirs.
DEAD = """() => [...document.querySelectorAll(".seat.mine [data-thing]")].filter((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const thing = (part) => document.elementFromPoint(left + width * part, top + height / 2);
  const points = [...Array(19)].map((_, n) => thing((n + 1) / 20)?.closest("[data-thing]"));
  return width && !points.includes(node);
}).map((node) => node.dataset.thing)"""


@pytest.mark.parametrize("title", [SANDS, CLASH, ERA, OIKUMENE])
def test_every_sign_on_a_plate_can_be_pointed_at(open_page: Opener, title: str) -> None:
    page = open_page()
    sit_down(page, "me", "bot-random", title=title)
    ready(page)
    wait_asked(page)
    assert page.evaluate(DEAD) == []


def test_a_card_in_a_line_of_the_log(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, "me", "bot-random", "bot-random", title=SANDS)
    ready(page)
    luck = random.Random(3)
    named = page.locator("#lines .thing")
    while not named.count():
        wait_asked(page)
        click_any(page, luck)
    named.first.hover()
    expect(page.locator("#glass .clause")).to_be_visible()
    named.first.click()
    told(page, SANDS)
    page.locator("#lines li:has(.thing)").first.focus()
    page.locator("#log").press("ArrowUp")
    while not page.evaluate("document.activeElement.querySelector('.thing')"):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#glass .clause")).to_be_visible()
    page.keyboard.press("Enter")
    told(page, SANDS)


def test_on_a_phone_in_german_a_tap_opens_it(open_page: Opener) -> None:
    page = open_page(phone=True, locale="de-DE")
    sit_down(page, "me", "bot-random", title=SANDS)
    ready(page)
    wait_asked(page)  # or the board would come forward then, in the middle of it
    page.tap('[data-tab="seats"]')
    page.locator(".seat [data-thing=unrest]").first.tap()
    box = page.locator("#why")
    expect(box.locator("h2")).to_have_text("Unruhe")
    assert box.evaluate(READABLE)
    told(page, SANDS)


def test_the_card_of_what_glows_says_what_a_click_costs_and_brings(open_page: Opener) -> None:
    """A click picks it at once, and it stands on no button."""
    page = open_page()
    sit_down(page, "me", "bot-random", title=CLASH)
    ready(page)
    wait_asked(page)
    while page.locator("#picks button", has_text="Refuse the trade").count():  # the bot was first
        choose(page, "Refuse the trade")
        wait_asked(page)
    card = page.locator("#glass")
    page.mouse.move(*spot(page, "#sheets [data-place='advance:irrigation'].glow"))
    expect(card.locator(".offered")).to_have_text(["Gain Irrigation (2 food, +1 mood)"])
    expect(card).to_contain_text("Famines do not affect you.")
    page.mouse.move(*spot(page, "#sheets [data-place='advance:farming']"))
    expect(card).to_contain_text("Farming")
    expect(card.locator(".offered")).to_have_count(0)


def test_of_two_cards_the_one_that_could_do_nothing_says_so(open_page: Opener) -> None:
    """As soon as the other one is known: some might bring what it lacks."""
    page = open_page()
    sit_down(page, "me", "bot-random", title=SANDS)
    ready(page)
    play_until([page], "two cards", random.Random(4))
    idle = page.locator("#picks .pick", has_text="Second Caravan")
    expect(idle.locator(".terms")).to_have_count(0)
    choose(page, "Migrate")
    expect(idle.locator(".terms")).to_have_text("Second Caravan could not be used now")


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_says_what_the_drawing_says_of_this_very_thing(
    open_page: Opener, phone: bool
) -> None:
    """Else the label of the browser, which gives way to the card, would be all that knows it."""
    page = open_page(phone=phone)
    sit_down(page, "me", "bot-random", title=OIKUMENE, options={"start": "Suggested"})
    ready(page)
    wait_asked(page)
    promised = re.compile("^Next pay day, if nothing changes: [0-9]+ gold for [0-9]+$")
    forecast = page.locator(".seat.mine [data-thing=forecast]").last
    if phone:
        page.tap('[data-tab="seats"]')
        forecast.tap()
    else:
        forecast.hover()
        expect(page.locator("#glass h2 + .own")).to_have_text(promised)
        forecast.click()
    expect(page.locator("#why h2 + .own")).to_have_text(promised)
    told(page, OIKUMENE)


def test_the_card_of_a_region_and_of_a_border_tells_what_lies_there(open_page: Opener) -> None:
    """On a phone the figures of the map wait until somebody comes nearer."""
    page = open_page()
    sit_down(page, "me", "bot-random", title=SANDS)
    ready(page)
    play_until([page], "two cards", random.Random(4))
    card = page.locator("#glass")
    home = page.locator("#sheets [id^=in-]", has_text=re.compile(r"\w: capital")).first
    region = (home.get_attribute("id") or "").removeprefix("in-")
    page.mouse.move(*spot(page, f"#sheets [data-place='region:{region}']"))
    expect(card).to_contain_text(re.compile(r"(crops|gold), capacity \d"))
    expect(card).to_contain_text(re.compile(r": \d peasants?, \d soldiers?"))
    page.mouse.move(*spot(page, "#sheets [data-place='border:hispania-gallia']"))
    expect(card).to_contain_text("trade good: Silver")


def test_who_points_at_an_answer_sees_its_place(open_page: Opener) -> None:
    page = open_page()
    page.goto("/")
    page.click(f"[formaction='/learn/{SANDS}']")
    ready(page)
    for _ in range(2):
        page.click("[data-do=guide-next]")
    page.mouse.click(*spot(page, "#sheets [data-place='region:gallia'].glow"))
    answer = page.locator("#picks .pick", has_text="Sicilia")
    answer.hover()
    meant = page.locator("#sheets .about")
    expect(meant).to_have_count(1)
    expect(meant).to_have_attribute("data-place", "region:sicilia")
    page.mouse.move(2, 2)
    expect(meant).to_have_count(0)


def test_a_card_of_a_place_has_reasons_only_where_there_are_any(open_page: Opener) -> None:
    """No question about cards is answered on the map, so nothing is missed there."""
    page = open_page()
    sit_down(page, "me", "bot-random", title=SANDS)
    ready(page)
    box = page.locator("#why")
    wait_asked(page)
    page.mouse.click(*spot(page, "#sheets [data-place='region:britannia']:not(.glow)"))
    expect(box.locator("h2:visible")).to_have_count(2)
    expect(box.locator(".refusals .clause")).not_to_have_count(0)
    page.keyboard.press("Escape")
    play_until([page], "two cards", random.Random(4))
    page.mouse.click(*spot(page, "#sheets [data-place='region:italia']"))
    expect(box.locator("h2:visible")).to_have_text(["Italia"])
    expect(box.locator(".none")).to_be_hidden()
    page.keyboard.press("Escape")
    page.click("[data-do=why]")
    expect(box.locator(".none")).to_be_visible()


def test_what_only_glows_is_named_beside_the_other_answers(open_page: Opener) -> None:
    """Else the few buttons seem to be all that there is."""
    page = open_page()
    sit_down(page, "me", "bot-random", title=CLASH, options={"trade": "no"})
    ready(page)
    play_until([page], "Your turn", random.Random(1))
    expect(page.locator("#picks .pick").first).to_be_visible()
    expect(page.locator("#picks .lit-or")).to_have_text(
        "Choose one of the lit places on the board, or:"
    )
    page.click("#aids >> text=All as a list")
    expect(page.locator("#picks .lit-or")).to_have_count(0)
