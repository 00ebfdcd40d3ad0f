"""Era of Tribes in the browser: alone and together against its Automa, by clicks."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    ERA,
    SMALL,
    asked,
    become,
    choose,
    confirmed,
    finish,
    log_lines,
    play_on_until,
    play_to_the_end,
    play_until,
    ready,
    sit_down,
    until,
    violations,
    wait_asked,
)
from tests.web.browser.test_own_land import SIGHT, SIZE


def against_an_automa(page: Page, *people: str, **options: str) -> None:
    """Sit down with a soft Automa; how soft is asked as soon as it has a seat."""
    page.goto(f"/new/{ERA}")
    for number, wish in enumerate((*people, "automa")):
        page.select_option(f"[name=seat-{number}]", wish)
    for option, choice in {"difficulty": "softy", **options}.items():
        page.select_option(f"[name=option-{option}]", f'"{choice}"')
    page.click("form button.strong")


def why_it_did_that(page: Page) -> str:
    """Open the reasons of the last deed of an Automa in the log."""
    page.locator("#lines .because").last.click()
    expect(page.locator("#why")).to_contain_text("Why did it do that?")
    told = page.inner_text("#why")
    page.click("#why > .row button")
    return told


def test_a_whole_match_alone_by_clicks(open_page: Opener) -> None:
    page = open_page()
    against_an_automa(page, "me")
    ready(page)
    play_to_the_end(page, 7)
    expect(page.locator("#sheets")).to_contain_text("Softy")
    assert "The rank: " in asked(page)
    assert {"field", "button"} <= page.evaluate("window.sorts").keys()
    reasons = why_it_did_that(page)
    page.click("#ending >> text=Replay")
    ready(page)
    expect(page.locator("#tools .verified")).to_have_text("✓ verified")
    page.click("[data-do=last]")
    assert why_it_did_that(page) == reasons
    page.locator("#sheets [data-place='field:latium']").dispatch_event("click")
    expect(page.locator("#why")).to_contain_text("Latium")  # in the replay, too, a click tells


SCALE = "document.querySelector('#sheets .sheet > svg').getScreenCTM().a"


def test_the_map_has_the_room_and_nothing_is_too_small(open_page: Opener) -> None:
    page = open_page()
    against_an_automa(page, "me", setup="2p_north")
    ready(page)
    for wide, high in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": wide, "height": high})
        for sheet in ("progress", "table"):
            if page.locator(f"[data-leaf={sheet}]").is_visible():
                page.click(f"[data-leaf={sheet}]")
            assert page.evaluate(SMALL) == [], (wide, sheet)
    before = page.evaluate(SCALE)
    assert before > 0.5
    page.click("[data-leaf='']")  # what lies beside the map can be put away
    assert page.evaluate(SCALE) > 1.1 * before
    page.click("[data-leaf=table]")
    expect(page.locator("[data-sheet=table]")).to_be_visible()
    assert page.evaluate(SCALE) == before


def test_a_whole_match_on_a_phone(open_page: Opener) -> None:
    page = open_page(phone=True)
    against_an_automa(page, "me")
    ready(page)
    play_on_until([page], "Round 3 begins", seed=3)
    wait_asked(page)
    found = violations(page)
    for sheet in ("progress", "table"):
        page.tap(f'[data-tab="sheet-{sheet}"]')
        found += violations(page)
    assert not found
    finish([page])
    assert "The rank: " in asked(page)


def test_two_people_together_against_an_automa(open_page: Opener) -> None:
    anna, bert = open_page(), open_page()
    become(anna, "Anna")
    become(bert, "Bert")
    against_an_automa(anna, "me", "open")
    bert.goto(anna.input_value("#link"))
    bert.click("text=Take this seat")
    ready(bert)
    ready(anna)
    play_on_until([anna, bert], "Round 2 begins", seed=5)
    assert log_lines(anna)[:3] == log_lines(bert)[:3]
    finish([anna, bert])
    assert asked(anna) == asked(bert)
    expect(anna.locator("#sheets")).to_contain_text("Softy")


def be_led(page: Page) -> None:
    """Learn the title, by what the guide picks and without looking at it, until it ends."""
    page.click(f"[formaction='/learn/{ERA}']")
    ready(page)
    csrf = page.get_attribute("meta[name=csrf]", "content") or ""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        now = page.request.get(f"{page.url}/update?seat=0").json()
        if "ask" not in now:  # the bot picks what was recorded
            page.wait_for_timeout(50)
            continue
        if "wanted" not in now["guide"]:
            break
        pick = {"seat": 0, "seq": now["ask"]["seq"], "pick": now["guide"]["wanted"]}
        assert page.request.post(f"{page.url}/pick", data=pick, headers={"X-CSRF": csrf}).ok
    page.reload()
    ready(page)


def test_on_a_phone_what_glows_and_costs_something_says_how_much(open_page: Opener) -> None:
    page = open_page("/", phone=True)
    be_led(page)
    choose(page, "Progress")
    choose(page, "1 leader")
    expect(page.locator("#sheets .glow")).to_have_count(4)
    picks = page.locator("#picks")
    expect(picks).to_contain_text("3 thalers")
    expect(picks).to_contain_text("2 thalers, 1 free vassal, +1 influence, +1 army")
    assert page.evaluate(SMALL) == []


AIM = "document.getElementById('sheets').style.transform"


def test_on_a_phone_who_comes_back_is_at_home(open_page: Opener) -> None:
    """Who plays sees their own land, and who looks on the whole."""
    page = open_page(phone=True)
    sit_down(page, "me", "bot-random", title=ERA, public=True)
    ready(page)
    play_until([page], "Your turn", random.Random(1))
    page.reload()
    ready(page)
    expect(page.locator("#sheets .glow")).to_have_count(0)
    until(page, f"(([held, hidden]) => held && !hidden)(({SIGHT})())", 10)
    near = page.evaluate(SIZE)
    page.keyboard.press("0")
    assert page.evaluate(SIZE) < near
    page = open_page(page.url, phone=True)
    ready(page)
    until(page, "!document.querySelector('#board.away')", 10)
    before = page.evaluate(AIM)
    page.keyboard.press("0")
    assert page.evaluate(AIM) == before


def test_on_a_phone_the_map_comes_back_when_all_is_done_on_another_sheet(open_page: Opener) -> None:
    page = open_page(phone=True, pace="fast")
    sit_down(page, "me", "bot-random", title=ERA)
    ready(page)
    luck, main = random.Random(1), page.locator("#main")
    play_until([page], "Your turn", luck)
    expect(main).to_have_attribute("data-sheet", "map")
    choose(page, "Progress")
    choose(page, "1 leader")
    expect(main).to_have_attribute("data-sheet", "progress")
    page.locator("#sheets .glow").first.dispatch_event("click")
    confirmed(page)
    play_until([page], "Your turn", luck)
    expect(main).to_have_attribute("data-sheet", "map")
