"""The replay: slider, keys, auto-play, links, other eyes, files, and what makes it trustworthy."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import civitas
from civitas.kernel.table import Table
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import asked, choose, play_until, ready, settled, together, until


@cache
def _finished() -> Table:
    table = civitas.new("sands_of_time", seats=["Anna", "Bert"], seed="a look back", log=True)
    luck = random.Random(8)
    while not table.over:
        ask = luck.choice(table.asks)
        table.pick(luck.choice(ask.picks), ask.seat)
    return table


def _open_file(page: Page, data: bytes) -> None:
    page.set_input_files("[name=file]", {"name": "match.civ", "mimeType": "", "buffer": data})
    page.click("form[action='/upload'] button")


@pytest.fixture
def replay(open_page: Opener) -> Page:
    """A finished match, opened from a file."""
    page = open_page("/")
    _open_file(page, _finished().to_bytes())
    return ready(page)


def _at(page: Page, number: int) -> None:
    total = len(_finished().journal)
    expect(page.locator("#number")).to_have_text(f"{number} / {total}")


def test_slider_and_keys(replay: Page) -> None:
    total = len(_finished().journal)
    _at(replay, 0)
    replay.keyboard.press("ArrowRight")
    replay.keyboard.press("ArrowRight")
    _at(replay, 2)
    replay.click('[data-do="next"]')  # a button that has been clicked does not swallow the keys
    replay.keyboard.press("ArrowRight")
    _at(replay, 4)
    replay.keyboard.press("ArrowLeft")
    _at(replay, 3)
    replay.keyboard.press("End")
    _at(replay, total)
    expect(replay.locator("#sentence")).not_to_be_empty()
    replay.keyboard.press("Home")
    _at(replay, 0)
    replay.locator("#slider").focus()
    replay.keyboard.press("ArrowRight")  # the slider's own keys
    _at(replay, 1)
    replay.locator("#slider").fill(str(total // 2))
    _at(replay, total // 2)


def test_it_plays_by_itself_until_the_end(replay: Page) -> None:
    total = len(_finished().journal)
    replay.locator("#slider").fill(str(total - 3))
    _at(replay, total - 3)
    play = replay.locator('[data-do="play"]')
    replay.locator("#board").click(position={"x": 5, "y": 5})
    replay.locator("body").press(" ")
    expect(play).to_have_attribute("aria-pressed", "true")
    _at(replay, total)
    expect(play).to_have_attribute("aria-pressed", "false")


def test_by_turn_and_round_and_line(replay: Page) -> None:
    number = "Number(document.getElementById('number').textContent.split('/')[0])"
    replay.keyboard.press("PageDown")
    until(replay, f"{number} > 0")
    expect(replay.locator("#moment")).to_have_text("Before the first round")
    setup = replay.evaluate(number)
    replay.click('[data-do="turn-on"]')
    until(replay, f"{number} > {setup}")
    first = replay.evaluate(number)
    replay.keyboard.press("PageDown")
    until(replay, f"{number} > {first}")
    expect(replay.locator("#moment")).to_contain_text("Dynasty 1, round 1")
    expect(replay.locator("#gained")).to_contain_text("Anna")
    replay.keyboard.press("Shift+ArrowLeft")
    replay.keyboard.press("PageUp")
    _at(replay, setup)
    replay.locator("#lines li").first.click(position={"x": 40, "y": 8})
    until(replay, f"{number} < {setup}")
    replay.select_option("#speed", "fastest")
    replay.click('[data-do="play"]')
    until(replay, f"{number} > {setup}")
    replay.reload()
    ready(replay)
    expect(replay.locator("#speed")).to_have_value("fastest")


# In how many rows the buttons lie, and what part of the page is left for the board.
STEERED = """() => [
  new Set([...document.querySelectorAll("#player button")].map((node) => node.offsetTop)).size,
  document.getElementById("board").clientHeight / innerHeight,
]"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_laptop_the_board_has_most_of_the_page(open_page: Opener, lang: str) -> None:
    page = open_page("/", viewport={"width": 1280, "height": 800}, locale=lang)
    _open_file(page, _finished().to_bytes())
    ready(page)
    rows, part = page.evaluate(STEERED)
    assert rows == 1
    assert part > 0.68


def test_a_link_to_a_move(replay: Page) -> None:
    replay.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay.locator("#slider").fill("40")
    _at(replay, 40)
    replay.click('[data-do="link"]')
    expect(replay.locator("#toast")).to_have_text("Copied")
    link = replay.evaluate("navigator.clipboard.readText()")
    assert re.search(r"at=40", link)
    said = replay.inner_text("#sentence")
    other = replay.context.new_page()
    other.goto(link)
    ready(other)
    _at(other, 40)
    expect(other.locator("#sentence")).to_have_text(said)


def test_the_log_has_no_holes_and_can_be_read_from_the_start(replay: Page) -> None:
    total = len(_finished().journal)
    replay.keyboard.press("End")
    _at(replay, total)
    blocks = "[...document.querySelectorAll('#lines > ol')].map((b) => Number(b.id.slice(4)))"
    numbers = replay.evaluate(blocks)
    assert numbers[0] > 0
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    while replay.locator("#earlier").is_visible():
        first = replay.evaluate(blocks)[0]
        replay.click("#earlier")
        until(replay, f"{blocks}[0] < {first}")
    assert replay.evaluate(blocks) == list(range(numbers[-1] + 1))
    assert replay.locator("#lines li").count() == len(_finished().story(None))


def test_a_finished_match_is_seen_with_any_eyes(replay: Page) -> None:
    """A chronicle that lies face down: whoever laid it knows which, all others do not."""
    entries = list(_finished().journal)
    laid = next(n for n, entry in enumerate(entries) if type(entry.pick).__name__ == "Lay")
    seat = entries[laid].seat
    replay.locator("#slider").fill(str(laid + 1))
    _at(replay, laid + 1)
    eyes = replay.locator("#eyes")
    expect(eyes).to_have_value("-1")
    log = replay.locator("#lines")
    expect(log).to_contain_text("lays a chronicle face down")
    expect(log).not_to_contain_text("You lay chronicle")
    eyes.select_option(str(seat))
    expect(log).to_contain_text("You lay chronicle")
    eyes.select_option(str(1 - seat))
    expect(log).not_to_contain_text("You lay chronicle")
    eyes.select_option(str(seat))
    expect(log).to_contain_text("You lay chronicle")
    eyes.select_option("-1")
    expect(log).not_to_contain_text("You lay chronicle")
    expect(replay).to_have_url(re.compile("seat=-1"))
    replay.reload()
    ready(replay)
    expect(eyes).to_have_value("-1")


def test_a_finished_match_opens_its_seed_and_is_verified(replay: Page) -> None:
    expect(replay.locator("#seed")).to_have_text(_finished().header.seed)
    verified = replay.locator("#tools .verified")
    expect(verified).to_have_text("✓ verified")
    red, green, blue = (
        int(part)
        for part in re.findall(r"\d+", verified.evaluate("node => getComputedStyle(node).color"))
    )
    assert green > max(red, blue)
    replay.click("summary")
    with replay.expect_download() as download:
        replay.click("text=Download as .civ")
    again = download.value.path().read_bytes()
    assert download.value.suggested_filename.endswith(".civ")
    replay.goto("/")
    _open_file(replay, again)
    ready(replay)
    expect(verified).to_be_visible()


def test_a_file_that_was_changed_is_refused(open_page: Opener, trouble: list[str]) -> None:
    trouble += ["status of 400", "^400 "]
    page = open_page("/")
    lines = _finished().to_bytes().splitlines()
    del lines[30]
    _open_file(page, b"\n".join(lines))
    expect(page.locator("main")).to_contain_text("Line 31 of match.civ")


def test_my_own_view_of_a_running_match(open_page: Opener) -> None:
    anna, bert = open_page(), open_page()
    together(anna, bert)
    play_until([anna, bert], "two cards", random.Random(2))
    for page in (anna, bert):
        choose(page, "Chronicle", "Migrate")
    # Bert has answered last, so it is his page that surely knows.
    first, other = (bert, anna) if "next in" in asked(bert) else (anna, bert)
    choose(first, "Use Chronicle")
    first.locator("[data-place='field:C']").dispatch_event("click")
    first.locator("#picks .pick").nth(2).click()
    settled(first)
    for page, told in ((first, "You lay chronicle 3"), (other, "lays a chronicle face down")):
        page.click("summary")
        page.click("a:text('Replay')")
        ready(page)
        expect(page.locator("#sentence")).to_contain_text(told)
        expect(page.locator("#eyes")).to_have_count(0)
        assert "Seed" not in page.inner_text("#tools")
        page.click('[data-do="previous"]')
        expect(page.locator("#sentence")).not_to_contain_text(told)
    assert "You lay" not in other.content()
