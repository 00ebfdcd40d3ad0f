"""Every page: nothing that shuts people out, in both languages, light enough."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect
from sqlalchemy import update

from civitas.web.storage.schema import OVER, Match
from civitas.web.storage.store import Store
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    CLASH,
    PLAY_NOW,
    SANDS,
    TITLES,
    become,
    click_any,
    ready,
    sit_down,
    violations,
    wait_asked,
)

FIRST_LOAD = 420_000
UPDATE = 60_000
# By how much these are too narrow for what is in them.
BEYOND = "nodes => nodes.map((node) => node.scrollWidth - node.clientWidth)"


def _pages_of_titles(titles: Sequence[str] = TITLES) -> list[str]:
    """What can be read about each title."""
    pages = ("/new/{}", "/library/{}", "/library/{}/rules")
    return [path.format(title) for title in titles for path in pages]


@pytest.mark.parametrize(("scheme", "titles"), [("light", TITLES), ("dark", [SANDS])])
def test_axe_finds_nothing_serious(open_page: Opener, scheme: str, titles: Sequence[str]) -> None:
    """In the dark only colours are others, and all titles have the same."""
    page = open_page("/", color_scheme=scheme, reduced_motion="no-preference")
    found = violations(page)
    page.click(PLAY_NOW)
    ready(page)
    luck = random.Random(5)
    for _ in range(4):
        click_any(page, luck)
    wait_asked(page)
    found += violations(page)
    page.goto(f"{page.url}/replay")
    ready(page)
    found += violations(page)
    for path in [*_pages_of_titles(titles), "/library", "/me", "/me/notices", "/"]:
        page.goto(path)
        found += violations(page)
    assert not found


def test_german_is_spoken_to_a_german_browser(open_page: Opener) -> None:
    page = open_page("/", locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("h1")).to_have_text("Setz dich und lenke ein Reich")
    expect(page.locator(PLAY_NOW)).to_have_text("Jetzt gegen Bots spielen")
    page.click(PLAY_NOW)
    ready(page)
    wait_asked(page)
    expect(page.locator("#sentence")).to_contain_text("Provinz")
    expect(page).to_have_title(re.compile("Du bist dran"))
    for path in ("/", "/me", "/me/notices", "/library", *_pages_of_titles()):
        page.goto(path)
        assert not re.search(r"\b(web|wish|bot|thing|option)-[a-z]", page.inner_text("body"))
    page.click("text=English")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("title", "bots", "options"), [(SANDS, 4, {}), (CLASH, 3, {"expansion": "yes"})]
)
def test_a_table_is_light(
    open_page: Opener, title: str, bots: int, options: dict[str, str]
) -> None:
    page = open_page()
    sit_down(page, "me", *["bot-random"] * bots, title=title, options=options)
    ready(page)
    again = page.context.new_page()
    heard: list[Response] = []
    again.on("response", lambda response: heard.append(response))
    again.goto(page.url)
    ready(again)
    again.wait_for_load_state("load")
    again.evaluate("document.fonts.ready.then(() => true)")
    loaded = sum(_sent(response) for response in heard if _kept(response.url))
    assert 100_000 < loaded <= FIRST_LOAD
    heard.clear()
    luck = random.Random(6)
    for _ in range(10):
        click_any(again, luck)
    updates = [len(response.body()) for response in heard if _is_update(response.url)]
    assert updates
    assert max(updates) <= UPDATE


def test_scripts_are_never_a_mixture_of_old_and_new(open_page: Opener) -> None:
    page = open_page()
    kept = {
        "/static/parts.js": "no-cache",
        "/static/parts.js?1": "immutable",
        "/static/nothing.js?1": "no-store",
        "/": "no-store",
    }
    for path, how in kept.items():
        assert how in page.request.get(path).headers["cache-control"]


def _sent(response: Response) -> int:
    """Bytes on the wire, also of what this browser has kept from before: much of it is packed."""
    packed = response.headers.get("content-encoding") == "gzip"
    return len(gzip.compress(response.body()) if packed else response.body())


def _kept(url: str) -> bool:
    return not url.partition("?")[0].endswith("/events")


def _is_update(url: str) -> bool:
    return bool(re.search(r"/match/\w+/(update|pick)", url))


def _won(place: Path, match: str) -> None:
    """It is over, and seat 0 has won."""
    over = {"status": OVER, "result": {"scores": [1, 0], "winners": [0]}}
    store = Store(f"sqlite:///{place / 'civitas.db'}")
    store.write(
        lambda session: session.execute(update(Match).values(over).where(Match.id == match))
    )
    store.close()


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
def test_what_one_has_played_fits_on_a_phone(open_page: Opener, place: Path, language: str) -> None:
    """However one's opponents are called, and oneself."""
    anna, bert = open_page(phone=True, locale=language), open_page()
    become(anna, "M" * 40)
    for wide in (320, 390):
        anna.set_viewport_size({"width": wide, "height": 640})
        assert anna.locator("html").evaluate_all(BEYOND) == [0]
    for name in ("Wilhelmine Charlotte von Rabenstein", "W" * 40):
        become(bert, name)
        sit_down(anna, "me", "open")
        bert.goto(anna.input_value("#link"))
        bert.click("text=Take this seat")
        ready(bert)
        _won(place, anna.url.rpartition("/")[2])
    anna.goto("/me/history")
    expect(anna.locator(".history tbody th", has_text="W" * 40)).to_be_visible()
    for wide in (320, 390):
        anna.set_viewport_size({"width": wide, "height": 640})
        assert anna.locator(".scroll").evaluate_all(BEYOND) == [0, 0]
        assert anna.locator("html").evaluate_all(BEYOND) == [0]
        type_of = "nodes => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize))"
        assert min(anna.locator(".history :is(th, td)").evaluate_all(type_of)) >= 12


def test_the_library_is_searchable_and_the_rules_have_anchors(open_page: Opener) -> None:
    page = open_page("/library/sands_of_time")
    page.fill("#find", "aqueduct")
    expect(page.locator(".components li:visible").first).to_be_visible()
    assert 0 < page.locator(".components li:visible").count() < 12
    page.goto("/library/sands_of_time/rules#SOT-10.2")
    expect(page.locator("#SOT-10\\.2")).to_be_in_viewport()


def test_who_searches_the_rules_sees_what_was_found(open_page: Opener) -> None:
    """On a phone, too, a clause that fits is in sight, and no entry leads to what is hidden."""
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    page = open_page("/library/sands_of_time/rules", locale="de-DE", **phone)
    page.fill("#find", "Unterdrückung")
    expect(page.locator(".clauses li:visible").first).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".contents a:visible").first).to_be_visible()
    listed = page.locator(".contents a:visible").all()
    shown = page.locator(".found-in:visible h2").all()
    assert [a.get_attribute("href") for a in listed] == [f"#{h.get_attribute('id')}" for h in shown]
    page.fill("#find", "")
    expect(page.locator(".contents li:visible")).to_have_count(28)


def test_a_guest_keeps_the_name_with_a_password(open_page: Opener) -> None:
    page = open_page("/me")
    page.fill("[name=name] >> nth=0", "Hatshepsut")
    with page.expect_navigation():
        page.click("text=Play as a guest")
    page.fill("[name=password]", "papyrus and ink")
    with page.expect_navigation():
        page.click("text=Keep my name")
    page.select_option("[name=theme]", "dark")
    with page.expect_navigation():
        page.click("section >> text=Save >> nth=-1")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    with page.expect_navigation():
        page.click("text=Sign out")
    page.goto("/me")
    page.fill("[name=name] >> nth=1", "hatshepsut")
    page.fill("[name=password]", "papyrus and ink")
    page.click("button:text('Sign in')")
    expect(page.locator(".head")).to_contain_text("Hatshepsut")


def test_who_leaves_is_replaced_and_comes_back(open_page: Opener) -> None:
    page = open_page("/")
    page.click(PLAY_NOW)
    ready(page)
    address = page.url
    page.click("summary")
    with page.expect_navigation():
        page.click("text=Leave (a bot plays on)")
    page.goto(address)
    ready(page)
    with page.expect_navigation():
        page.click("text=Take my seat back")
    ready(page)
    expect(page.locator("#said")).to_contain_text("is back")


def test_waiting_for_players_stays_still_until_a_seat_is_taken(open_page: Opener) -> None:
    anna = open_page()
    sit_down(anna, "me", "open")
    bert = open_page(anna.input_value("#link"))
    moves: list[str] = []
    for page in (anna, bert):
        page.on("framenavigated", lambda frame: moves.append(frame.url))
    # That somebody looks on is news, but no reason to load the page again.
    with anna.expect_response(anna.url), bert.expect_response(bert.url):
        watcher = open_page(anna.input_value("#link"))
    assert moves == []
    bert.click("text=Take this seat")
    for page in (anna, bert, watcher):
        ready(page)
    assert len(moves) == 2, "each page has come again once"


def test_a_phone_reaches_every_page_and_none_is_too_wide(open_page: Opener) -> None:
    page = open_page("/", phone=True, locale="de-DE")
    page.tap(PLAY_NOW)
    ready(page)
    table = page.url
    page.goto("/")
    page.tap(".head >> text=Bibliothek")
    page.wait_for_url("**/library")
    for path in [*_pages_of_titles(), "/me", "/", table, f"{table}/replay"]:
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
        small = page.evaluate(
            """[...document.querySelectorAll("button, .button, select, .head a")]
            .map((node) => [node.textContent, node.getBoundingClientRect()])
            .filter(([_, box]) => box.width && box.height < 44).map(([text]) => text.trim())"""
        )
        assert small == [], path


# What is wider than the box that it is written in, and so lies on its neighbour or is cut off.
CUT = """
() => [...document.querySelectorAll("body *")]
  .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
  .filter((node) => !node.matches("select, option, textarea, input, script, style, template"))
  .filter((node) => !node.closest("svg, .skip"))
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .filter((node) => node.clientWidth > 2 && node.scrollWidth > node.clientWidth + 1)
  .map((node) => `${node.textContent.trim()}: ${node.scrollWidth} in ${node.clientWidth}`)
"""


@pytest.mark.parametrize("screen", [{"phone": True}, {"viewport": {"width": 1366, "height": 768}}])
def test_no_words_are_wider_than_their_box(open_page: Opener, screen: dict[str, Any]) -> None:
    """In German, which has the long ones, by somebody whose name is the longest of those that the
    house gives to guests."""
    page = open_page(locale="de-DE", **screen)
    become(page, "Enheduanna")
    page.goto("/")
    page.click(PLAY_NOW)
    ready(page)
    table, aids = page.url, [f"/library/{title}/aid" for title in TITLES]
    pages = [*_pages_of_titles(), *aids, "/me", "/friends", "/me/notices"]
    for path in [*pages, table, f"{table}/replay"]:
        page.goto(path)
        assert _laid(page).evaluate(CUT) == [], path


def _laid(page: Page) -> Page:
    """Wait until nothing moves any more: the board is there, and all letters are as they stay."""
    page.wait_for_selector("main:not(.table), main[data-ready]")
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


def test_on_a_phone_a_choice_that_is_too_long_for_its_menu_is_written_below(
    open_page: Opener,
) -> None:
    page = open_page(f"/new/{SANDS}", phone=True, locale="de-DE")
    seat = page.locator("[name=seat-1]")
    below = page.locator("[name=seat-1] + .in-full")
    seat.select_option("bot-hard")
    expect(below).to_have_text(seat.locator("option:checked").inner_text())
    seat.select_option("me")  # short enough
    expect(below).to_have_text("")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_colours_that_are_easy_to_tell_apart_are_on_the_board_too(open_page: Opener) -> None:
    page = open_page("/")
    page.click(PLAY_NOW)
    ready(page)
    table = page.url
    colour = "node => [node.getAttribute('fill'), getComputedStyle(node).fill]"
    edge = page.locator(".seat-0 svg rect[fill='#8e2f2a']").first
    assert edge.evaluate(colour) == ["#8e2f2a", "rgb(142, 47, 42)"]
    page.goto("/me")
    page.select_option("[name=colours]", "distinct")
    with page.expect_navigation():
        page.click(".wishes button")
    page.goto(table)
    ready(page)
    assert edge.evaluate(colour) == ["#8e2f2a", "rgb(150, 60, 6)"]
