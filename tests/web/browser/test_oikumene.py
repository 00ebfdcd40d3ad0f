"""Oikumene in the browser: a whole match by clicks, people side by side, and twelve seats."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, expect

import civitas
from civitas import Table
from civitas.titles.oikumene.picks.war import ActIn, Attack
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    OIKUMENE,
    SMALL,
    asked,
    become,
    click_any,
    confirmed,
    log_lines,
    play_to_the_end,
    ready,
    sit_down,
    until,
    violations,
    wait_asked,
)
from tests.web.browser.late import seated

QUICK = {"mode": "Quick (war and gold)"}
SUGGESTED = {"start": "Suggested"}


def test_a_whole_match_by_clicks(open_page: Opener) -> None:
    page = open_page("/me")
    sit_down(page, "me", "bot-random", title=OIKUMENE, options=QUICK)
    ready(page)
    play_to_the_end(page, 7)
    assert "wins" in asked(page)
    assert {"space", "button"} <= page.evaluate("window.sorts").keys()
    page.click("#ending >> text=Replay")
    ready(page)
    expect(page.locator("#tools .verified")).to_have_text("✓ verified")
    page.locator("#sheets [data-place='space:roma']").dispatch_event("click")
    expect(page.locator("#why")).to_contain_text("yields 2 grain")


def test_three_people_breed_side_by_side(open_page: Opener) -> None:
    people = anna, bert, cleo = [open_page("/me") for _ in range(3)]
    for page, name in zip(people, ("Anna", "Bert", "Cleo"), strict=True):
        become(page, name)
    sit_down(anna, "me", "open", "open", title=OIKUMENE, options=SUGGESTED)
    link = anna.input_value("#link")
    for page in (bert, cleo):
        page.goto(link)
        page.locator("text=Take this seat").first.click()
    for page in people:
        ready(page)
        wait_asked(page)
        expect(page.locator(".seat.asked")).to_have_count(3)
    held = anna.locator("#seats [data-about]").first
    held.dispatch_event("mouseover")  # what a plate counts is lit on the map
    expect(anna.locator("#sheets [data-place^='space:'].about")).not_to_have_count(0)
    luck, before = random.Random(1), len(log_lines(anna))
    names = {cleo: "Cleo", anna: "Anna", bert: "Bert"}
    for page, name in names.items():  # in another order than that of their turns
        while not any(name in line for line in log_lines(page)[before:]):
            click_any(page, luck)
    for page in people:
        until(page, f"document.querySelectorAll('#lines li').length >= {before + 3}")
        told = " ".join(log_lines(page)[before:])
        assert all(name in told for name in names.values())


def test_twelve_seats(open_page: Opener) -> None:
    page = open_page("/me")
    sit_down(page, "me", *["bot-random"] * 11, title=OIKUMENE, options={"map": "Vikings AD 800"})
    ready(page)
    luck = random.Random(2)
    for _ in range(3):
        click_any(page, luck)
    expect(page.locator("#seats details")).to_have_count(12)
    page.locator("#seats details").nth(11).locator("summary").click()
    expect(page.locator("#seats details").nth(11).locator("svg")).to_be_visible()
    assert page.evaluate(SMALL) == []
    assert not violations(page)


def test_a_long_menu_lies_under_headings(open_page: Opener) -> None:
    page = open_page("/me")
    sit_down(page, "me", "bot-random", title=OIKUMENE, options=SUGGESTED)
    ready(page)
    while not asked(page).startswith("Trade: "):
        page.locator("#picks .pick, #picks .strong").last.click()  # nothing, or as proposed
        confirmed(page)
        wait_asked(page)
    heads = page.locator("#picks [aria-expanded]")
    expect(heads.first).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#picks")).to_contain_text(
        "End my trade"
    )  # what lies under none is in sight
    expect(page.locator("#picks")).not_to_contain_text("Begin:")
    assert page.evaluate("document.getElementById('bar').offsetHeight") < 180  # and so is the map
    page.click("#picks button:has-text('Building')")
    expect(page.locator("#picks .opened")).to_contain_text("Begin: ")
    page.click("#picks button:has-text('Units')")  # one heading at a time
    expect(page.locator("#picks .opened")).to_have_count(1)
    expect(page.locator("#picks .opened")).not_to_contain_text("Begin: ")
    ends = page.locator("#picks .group").last
    expect(ends).to_contain_text("End my trade")  # what ends it stays behind the rest
    page.reload()  # and it is all there again
    ready(page)
    page.click("#picks button:has-text('Building')")
    page.click("#picks .opened button >> nth=0")
    expect(page.locator("#sentence")).not_to_contain_text("Trade: ")


def test_the_list_of_a_question_stays_open_while_it_comes_again(open_page: Opener) -> None:
    """What is asked in between has a bar of its own."""
    page = open_page("/me")
    sit_down(page, "me", "bot-random", title=OIKUMENE, options=SUGGESTED)
    ready(page)
    pressed, goals = page.locator("#aids [aria-pressed=true]"), page.locator("#picks .pick")
    for listed in (0, 1):
        while asked(page) != "Movement: who moves?":
            page.locator("#picks .pick, #picks .strong").last.click()  # as proposed, or one of them
            confirmed(page)
            wait_asked(page)
        expect(pressed).to_have_count(0)
        page.locator("#sheets [data-place='space:roma'].glow").first.dispatch_event("click")
        page.click("#picks .pick >> text=Light infantry")
        expect(page.locator("#sentence")).to_contain_text("Roma: where to?")
        expect(pressed).to_have_count(listed)
        if not listed:
            page.click("#aids >> text=All as a list")
        goals.first.click()
        confirmed(page)


def test_three_at_one_screen_where_all_lies_open_pass_no_device(open_page: Opener) -> None:
    """The bar says whose question it is; whoever was there before takes back from where it went."""
    page = open_page("/me")
    sit_down(
        page, "me", "here", "here", title=OIKUMENE, names=("", "Bert", "Cleo"), options=SUGGESTED
    )  # fmt: skip
    ready(page)
    luck, seen = random.Random(2), set()
    for _ in range(14):
        wait_asked(page)
        expect(page.locator("#curtain")).to_be_hidden()
        seen.add(page.inner_text("#whose .now"))
        click_any(page, luck)
    assert len(seen) == 3
    undo = page.locator("#tools [data-do=undo]")
    while "takes the last pick back" not in (undo.get_attribute("aria-label") or ""):
        click_any(page, luck)
        wait_asked(page)
    who = (undo.get_attribute("aria-label") or "").removesuffix(" takes the last pick back")
    wide = page.evaluate("document.getElementById('sentence').offsetWidth")
    assert wide > 340  # long words on the buttons beside it leave the question its room
    assert who not in page.inner_text("#whose .now")
    turn = page.locator("#tools [data-do=undo-turn]").get_attribute("aria-label")
    assert turn == f"Back to the start of {who}’s turn"
    undo.click()
    expect(page.locator("#whose .now")).to_contain_text(who)


def test_of_those_who_wait_side_by_side_one_chooses_who_goes_first(open_page: Opener) -> None:
    page = open_page("/me")
    sit_down(page, "me", "here", title=OIKUMENE, names=("", "Bert"))
    ready(page)
    luck, others = random.Random(2), page.locator("#whose button")
    wait_asked(page)
    while not others.count():
        click_any(page, luck)
        wait_asked(page)
    name = others.last.inner_text().split()[-1]
    before = page.inner_text("#whose .now")
    others.last.click()
    expect(page.locator("#whose .now")).to_contain_text(name)
    assert name not in before
    expect(page.locator("#whose")).to_contain_text(before.split()[-1])


def _before_a_battle() -> Table:
    """A match in which seat 0 may attack."""
    options, dice = {"start": "suggested"}, random.Random(5)
    table = civitas.new(OIKUMENE, 2, options=options, seed="battle 5")
    while not any(isinstance(pick, Attack) for pick in table.asks[0].picks):
        ask = table.asks[0]
        acting = [pick for pick in ask.picks if isinstance(pick, ActIn)]
        table.pick(dice.choice(acting or ask.picks), ask.seat)
    assert table.asks[0].seat == 0
    return table


IN_SIGHT = """() => {
  const [dice, board] = ["#sheets [data-now]", "#board"]
    .map((what) => document.querySelector(what).getBoundingClientRect());
  return dice.left >= board.left && dice.right <= board.right && dice.bottom <= board.bottom;
}"""


def _come_near(page: Page) -> None:
    """Look at the map from near, so that nothing else is seen."""
    box = page.locator("#board").bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 200)
    for _ in range(8):
        page.mouse.wheel(0, -240)
    until(page, "document.getElementById('board').matches('.away')")


def test_whoever_is_near_to_the_map_sees_the_dice_of_a_battle_that_begins(
    open_page: Opener, place: Path
) -> None:
    """And goes near again if he likes to."""
    page = open_page("/me", viewport={"width": 1366, "height": 768})
    become(page, "Legate")
    page.goto(f"/match/{seated(place, 'Legate', _before_a_battle())}")
    ready(page)
    _come_near(page)
    page.click("#picks button >> text=Attack")
    confirmed(page)
    wait_asked(page)
    expect(page.locator("#sheets [data-now]")).to_contain_text("Lucania")
    assert page.evaluate(IN_SIGHT)
    _come_near(page)
    page.locator("#picks button").last.click()
    confirmed(page)
    wait_asked(page)
    expect(page.locator("#sheets [data-now]")).to_be_attached()
    assert not page.evaluate(IN_SIGHT)
