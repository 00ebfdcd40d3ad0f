"""Clash of Cultures in the browser: a whole match by clicks, and its table as people see it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import civitas
from civitas import Table
from civitas.titles.clash_of_cultures.picks.cards import PlayCard
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    CLASH,
    SMALL,
    asked,
    become,
    choose,
    click_any,
    confirmed,
    play_to_the_end,
    play_until,
    ready,
    settled,
    sit_down,
    until,
    violations,
    wait_asked,
)
from tests.web.browser.late import seated

SHORT = {"length": "Short (four rounds)", "trade_offers": "One a turn"}
FIRST_TURN = {"trade": "no"}
"""Nobody can have given the food away that the first advance needs."""
PLAY_NOW = f"form[action='/play/{CLASH}'] button"


def test_a_whole_match_by_clicks(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, "me", "bot-random", title=CLASH, options=SHORT)
    ready(page)
    play_to_the_end(page, 7)
    assert re.search(r"wins? with|share the victory", asked(page))
    sorts = page.evaluate("window.sorts")
    assert {"hex", "advance", "card", "button"} <= sorts.keys()
    page.click("#ending >> text=Replay")
    ready(page)
    expect(page.locator("#tools .verified")).to_have_text("✓ verified")


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious_on_the_table(open_page: Opener, phone: bool) -> None:
    page = open_page(phone=phone, reduced_motion="no-preference")
    sit_down(page, "me", "bot-random", title=CLASH)
    ready(page)
    luck = random.Random(8)
    for _ in range(12):
        click_any(page, luck)
    wait_asked(page)
    found = violations(page)
    for sheet in ("advances", "cards") if phone else ():
        page.tap(f'[data-tab="sheet-{sheet}"]')
        found += violations(page)
    assert not found


def test_what_is_asked_stands_on_the_board_and_says_what_it_does(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, "me", "bot-random", title=CLASH, options=FIRST_TURN)
    ready(page)
    play_until([page], "Your turn", random.Random(1))
    assert page.locator("#sheets [data-place^='hex:'].glow").count() > 0
    advances = page.locator("#sheets [data-place^='advance:'].glow")
    assert advances.count() > 3
    page.click("#aids >> text=All as a list")
    page.click("#aids >> text=What they do")
    expect(page.locator("#picks")).to_contain_text("You can hold 7 food instead of 2.")
    page.locator("#sheets [data-place='advance:dogma']").dispatch_event("click")
    why = page.locator("#why")
    expect(why).to_contain_text("you may gain 1 Theocracy advance for free.")
    expect(why).to_contain_text("State Religion is needed first.")


def test_german(open_page: Opener) -> None:
    page = open_page("/", locale="de-DE")
    page.click(PLAY_NOW)
    ready(page)
    wait_asked(page)
    luck = random.Random(2)
    for _ in range(10):
        click_any(page, luck)
    wait_asked(page)
    expect(page.locator("#sheets")).to_contain_text("Landwirtschaft")
    text = page.inner_text("body")
    assert not re.search(r"\b(ask|pick|thing|board|panel|effect|phrase)-[a-z]", text)
    page.click('[data-tab="figures"]')
    expect(page.locator("#figures")).to_contain_text("Fortschritte")


def test_a_click_on_a_hex_tells_what_lies_there(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, "me", "bot-random", title=CLASH, options=FIRST_TURN)
    ready(page)
    play_until([page], "Your turn", random.Random(1))
    city = page.locator("#sheets [id^='on-']", has_text="Random: ").first.get_attribute("id")
    page.locator(f"#sheets [data-lying='{city}']:not(.glow)").dispatch_event("click")
    expect(page.locator("#why")).to_contain_text(re.compile(r"Random: \w+, size \d"))


LAPTOP = {"viewport": {"width": 1280, "height": 720}}


def test_on_a_laptop_the_sheets_lie_on_top_of_each_other(open_page: Opener) -> None:
    page = open_page(**LAPTOP)
    sit_down(page, "me", "bot-random", title=CLASH, options=FIRST_TURN | {"expansion": "yes"})
    ready(page)
    play_until([page], "Your turn", random.Random(1))
    advances, cards = (page.locator(f"[data-sheet={name}]") for name in ("advances", "cards"))
    expect(advances).to_be_visible()
    expect(cards).to_be_hidden()
    expect(page.locator("[data-leaf=advances]")).to_have_class(re.compile("lit"))
    size = page.locator("#sheets [data-place='advance:dogma'] text").first
    seen = "text => parseFloat(text.getAttribute('font-size')) * text.getScreenCTM().a"
    assert size.evaluate(seen) > 11
    page.click("[data-leaf=cards]")
    expect(cards).to_be_visible()
    expect(advances).to_be_hidden()


def test_who_rests_on_a_card_reads_what_it_does(open_page: Opener) -> None:
    page = open_page(**LAPTOP)
    sit_down(page, "me", "bot-random", title=CLASH, options=FIRST_TURN | {"expansion": "yes"})
    ready(page)
    play_until([page], "Your turn", random.Random(1))  # what is asked before may cover the advances
    glass = page.locator("#glass")
    page.hover("#sheets [data-place='advance:dogma']")
    expect(glass).to_contain_text("you may gain 1 Theocracy advance for free.")
    page.click("[data-leaf=cards]")
    page.hover("#sheets [data-place^='leader:'] >> nth=1")
    expect(glass.locator("strong")).to_have_count(2)
    page.mouse.move(5, 5)
    expect(glass).to_be_hidden()
    page.click("#sheets [data-place^='civilization:']")
    expect(page.locator("#why strong")).to_have_count(4)


HEIGHTS = "places => places.map((place) => place.getBoundingClientRect().height)"


def test_on_a_phone_what_is_to_be_tapped_is_as_large_as_a_finger(open_page: Opener) -> None:
    page = open_page(phone=True)
    sit_down(page, "me", "bot-random", title=CLASH, options=FIRST_TURN | {"expansion": "yes"})
    ready(page)
    play_until([page], "Your turn", random.Random(1))
    page.tap('[data-tab="sheet-advances"]')
    things = page.locator("#sheets .shown [data-place]")
    assert things.count() == 48
    assert min(things.evaluate_all(HEIGHTS)) >= 32
    page.tap('[data-tab="sheet-cards"]')
    own = page.locator("#sheets #civilization [data-place]")
    assert own.count() == 1 + 4 + 3  # a civilization with its advances and leaders
    assert min(own.evaluate_all(HEIGHTS)) >= 32
    own.first.tap()
    expect(page.locator("#why")).to_be_visible()


def test_a_sheet_that_was_folded_lies_flat_again(open_page: Opener) -> None:
    page = open_page(phone=True)
    sit_down(page, "me", "bot-random", title=CLASH, options={"expansion": "yes"})
    ready(page)
    sheet = page.locator("[data-sheet=advances] > svg")
    folded = sheet.get_attribute("viewBox")
    cell = page.locator("#sheets [data-place='advance:storage']")
    there = cell.get_attribute("data-narrow") or ""
    expect(cell).to_have_attribute("transform", there)
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(sheet).not_to_have_attribute("viewBox", folded or "")
    expect(cell).not_to_have_attribute("transform", there)


SCREENS = ((1280, 800), (1440, 900), (1920, 1080), (1024, 768), (390, 844), (844, 390))


def test_nothing_is_too_small_on_any_screen(open_page: Opener) -> None:
    page = open_page(locale="de-DE")
    bots = ["bot-random"] * 3
    sit_down(page, "me", *bots, title=CLASH, options={"trade": "nein", "expansion": "ja"})
    ready(page)
    wait_asked(page)
    for wide, high in SCREENS:
        page.set_viewport_size({"width": wide, "height": high})
        for name in ("map", "advances", "cards", "seats"):
            for way in (f"[data-leaf={name}]", f"[data-tab=sheet-{name}]", f"[data-tab={name}]"):
                if page.locator(way).is_visible():
                    page.click(way)
            assert page.evaluate(SMALL) == [], (wide, high, name)
    page.set_viewport_size({"width": 1920, "height": 1080})
    label = page.locator("#sheets [data-sheet=map] .names >> text=A6 >> visible=true")
    expect(label).to_have_count(1)  # what is too small on a phone is not lost on a desk


# Notes all that fades in: who looks a moment later may find that it has done so.
NOTE_FRESH = """
() => {
  window.fresh = [];
  const note = (changes) => {
    const nodes = changes.map((change) => change.target);
    window.fresh.push(...nodes.filter((node) => node.classList.contains("fresh")));
  };
  const classes = { subtree: true, attributes: true, attributeFilter: ["class"] };
  new MutationObserver(note).observe(document.body, classes);
}
"""


def test_while_an_offer_grows_only_what_is_new_fades_in(open_page: Opener) -> None:
    page = open_page(reduced_motion="no-preference")
    sit_down(page, "me", "bot-random", title=CLASH)
    ready(page)
    luck = random.Random(1)
    play_until([page], "Your turn|offers you a trade", luck)
    while "offers you a trade" in asked(page):  # nothing shall be given away before
        choose(page, "Refuse the trade")
        play_until([page], "Your turn|offers you a trade", luck)
    cards = page.locator("#hand [data-place^=card]").count()
    assert cards >= 2
    choose(page, "Offer a trade")
    choose(page, "Give 1 food")
    expect(page.locator("#hand.fresh, #hand .fresh, #top .fresh")).to_have_count(0)
    before = page.inner_html("#hand")
    page.evaluate(NOTE_FRESH)
    page.locator("#hand [data-place^=card].glow").first.dispatch_event("click")
    settled(page)
    assert page.inner_html("#hand") != before, "the hand has made room"
    assert page.evaluate("window.fresh.some((node) => node.matches('#top *'))")
    assert not page.evaluate("window.fresh.some((node) => node.closest('#hand'))")
    assert page.locator("#hand [data-place^=card]").count() == cards


# How much of what all look at now, such as an offer, is in sight above the bar: from nothing to 1.
IN_SIGHT = """() => {
  const [now, board, bar] = ["#sheets .shown [data-now]", "#board", "#bar"]
    .map((what) => document.querySelector(what).getBoundingClientRect());
  const high = Math.min(now.bottom, board.bottom, bar.top) - Math.max(now.top, board.top);
  return Math.max(0, high) / now.height;
}"""


def test_on_a_phone_an_offer_stays_in_sight_while_it_is_made(open_page: Opener) -> None:
    page = open_page(phone=True)
    sit_down(page, "me", "bot-random", title=CLASH)
    ready(page)
    luck = random.Random(1)
    play_until([page], "Your turn|offers you a trade", luck)
    while "offers you a trade" in asked(page):
        choose(page, "Refuse the trade")
        confirmed(page)
        play_until([page], "Your turn|offers you a trade", luck)
    choose(page, "Offer a trade")
    assert page.get_attribute("#main", "data-sheet") == "cards"
    until(page, f"({IN_SIGHT})() > 0.98")
    choose(page, "Give 1 food")
    expect(page.locator("#top")).to_contain_text("1 food")
    until(page, f"({IN_SIGHT})() > 0.98")


@pytest.mark.parametrize("wide", [1280, 1440, 1920])
def test_the_names_of_hexes_are_read_on_every_wide_screen(open_page: Opener, wide: int) -> None:
    """Answers and lines of the log name them."""
    page = open_page(viewport={"width": wide, "height": wide * 5 // 8})
    sit_down(page, "me", "bot-random", title=CLASH, options=FIRST_TURN)
    ready(page)
    wait_asked(page)
    names = page.locator("#sheets .names text:visible")
    expect(names.filter(has_text=re.compile("^D2$"))).to_have_count(1)
    size = "text => parseFloat(text.getAttribute('font-size')) * text.getScreenCTM().a"
    assert names.first.evaluate(size) >= 12


ROWS = """() => new Set([...document.querySelectorAll("#tools > *")]
  .map((node) => node.getBoundingClientRect())
  .filter(({ height }) => height)
  .map(({ top, height }) => Math.round(top + height / 2))).size"""


def test_on_laptops_what_takes_back_stands_in_one_row_beside_the_question(
    open_page: Opener,
) -> None:
    """In German, too, where words are long; what has no words tells what it is to who points."""
    page = open_page("/me", locale="de-DE")
    sit_down(page, "me", "bot-random", title=CLASH)
    ready(page)
    luck, most, aids = random.Random(5), 0, page.locator("#aids > *")
    for _ in range(40):
        wait_asked(page)
        if aids.count() > most:
            most = aids.count()
            for wide, high in ((1280, 800), (1366, 768), (1440, 900), (1920, 1080)):
                page.set_viewport_size({"width": wide, "height": high})
                assert page.evaluate(ROWS) == 1, (wide, most)
        if most == 3:
            break
        click_any(page, luck)
    assert most >= 2
    for button in page.locator("#tools [data-do^=undo]").all():
        assert button.get_attribute("title")


def _holding_a_card() -> Table:
    """A match in which seat 0 may play a card, do something on the map, or offer a trade."""
    table, dice = civitas.new(CLASH, 2, seed="card 5"), random.Random(5)
    while table.asks[0].seat or not any(isinstance(pick, PlayCard) for pick in table.asks[0].picks):
        table.pick(dice.choice(table.asks[0].picks))
    return table


def test_on_a_phone_the_map_is_back_after_an_offer(open_page: Opener, place: Path) -> None:
    """The page itself has led to the cards; that one of them can be played keeps nobody there."""
    page = open_page(phone=True)
    become(page, "Trader")
    page.goto(f"/match/{seated(place, 'Trader', _holding_a_card())}")
    ready(page)
    shown = page.locator("#sheets .sheet.shown")
    expect(shown).to_have_attribute("data-sheet", "map")
    choose(page, "Offer a trade")
    expect(shown).to_have_attribute("data-sheet", "cards")
    choose(page, "Trade nothing")
    expect(page.locator("#sentence")).to_contain_text("Your turn")
    expect(page.locator("[data-sheet=cards] .glow")).not_to_have_count(0)
    expect(shown).to_have_attribute("data-sheet", "map")
