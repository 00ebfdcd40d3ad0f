"""Faults as a browser sees them: power cuts, no network, two tabs, whatever comes twice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    CLASH,
    PLAY_NOW,
    PLAY_ON,
    click_any,
    log_lines,
    play_until,
    ready,
    settled,
    sit_down,
    spot,
    together,
    until,
    wait_asked,
)
from tests.web.server import Process

# Notes the number of steps with which the server has acknowledged a pick.
NOTE_ACKNOWLEDGED = """
const fetchIt = window.fetch;
window.acknowledged = 0;
window.fetch = async (address, options) => {
  const answer = await fetchIt(address, options);
  if (String(address).endsWith("/pick") && answer.ok) {
    const update = await answer.clone().json();
    if (!update.message) window.acknowledged = update.seq;
  }
  return answer;
};
"""
# Of an answer the head comes and the rest never does, as long as `stuck` says so.
GET_STUCK = """
const getIt = window.fetch;
window.stuck = false;
window.held = 0;
window.fetch = async (address, options) => {
  const answer = await getIt(address, options);
  if (!window.stuck || !String(address).includes("/update")) return answer;
  window.held += 1;
  const { signal } = options;
  const start = (body) => signal.addEventListener("abort", () => body.error(signal.reason));
  return new Response(new ReadableStream({ start }), { status: answer.status });
};
"""
REFUSED = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED"
REFUSED += "|ERR_CONTENT_LENGTH_MISMATCH"  # it died in the middle of an answer
DISCONNECTED = "ERR_INTERNET_DISCONNECTED"


class Power:
    """A server that can be cut off and started again at the same address."""

    def __init__(self, place: Path, database: str) -> None:
        self._place, self._database = place, database
        self._process = Process(place, database)
        self.url = self._process.url

    def cut(self) -> None:
        self._process.kill()

    def back(self) -> None:
        port = self.url.rpartition(":")[2]
        self._process = Process(self._place, self._database, "--port", port)


@pytest.fixture
def power(place: Path, sqlite: str) -> Iterator[Power]:
    power = Power(place, sqlite)
    yield power
    power.cut()


def _steps(page: Page) -> int:
    """How many steps the match has, as the server says."""
    match = page.get_attribute("#main", "data-match")
    seq: int = page.request.get(f"/api/matches/{match}/table").json()["seq"]
    return seq


def _count_picks(page: Page) -> list[Request]:
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if _is_pick(request) else None)
    return sent


def _is_pick(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/pick")


def test_a_power_cut_in_the_middle_of_play(
    open_page: Opener, power: Power, trouble: list[str]
) -> None:
    trouble += [REFUSED]
    page = open_page(base_url=power.url)
    page.add_init_script(NOTE_ACKNOWLEDGED)
    sit_down(page, "me", "bot-random")
    ready(page)
    page.evaluate(PLAY_ON, 11)
    until(page, "window.acknowledged > 12")
    power.cut()
    expect(page.locator("#offline")).to_be_visible()
    page.evaluate("window.resting = true")
    settled(page)
    acknowledged = page.evaluate("window.acknowledged")
    told = log_lines(page)
    power.back()
    expect(page.locator("#offline")).to_be_hidden()
    assert _steps(page) >= acknowledged
    page.evaluate("window.resting = false")
    until(page, f"window.acknowledged > {acknowledged + 6}")
    page.evaluate("window.resting = true")
    assert log_lines(page)[: len(told)] == told


def test_ten_seconds_without_a_network(open_page: Opener, trouble: list[str]) -> None:
    trouble += [DISCONNECTED]
    anna, bert = open_page(), open_page()
    together(anna, bert)
    luck = random.Random(2)
    play_until([anna, bert], "two cards", luck)
    anna.context.set_offline(True)
    expect(anna.locator("#offline")).to_be_visible()
    anna.locator("#picks .pick").first.click()
    anna.locator("#picks .pick").first.click()
    expect(anna.locator("#toast")).to_contain_text("The connection broke off")
    bert.click('[data-tab="chat"]')
    bert.fill("#words", "Are you there?")
    bert.keyboard.press("Enter")
    expect(bert.locator("#said")).to_contain_text("Are you there?")
    anna.wait_for_timeout(10_000)
    assert "Are you there?" not in anna.inner_text("#said")
    anna.context.set_offline(False)
    expect(anna.locator("#offline")).to_be_hidden()
    expect(anna.locator("#said")).to_contain_text("Are you there?")
    steps = _steps(anna)
    anna.locator("#picks .pick").first.click()
    anna.locator("#picks .pick").first.click()
    expect(anna.locator("#sentence")).to_contain_text("Your answer")
    assert _steps(anna) == steps + 1


def test_two_tabs_of_one_seat(open_page: Opener) -> None:
    one = open_page()
    sit_down(one, "me", "here", names=("", "Bert"))
    ready(one)
    two = one.context.new_page()
    two.goto(one.url)
    ready(two)
    wait_asked(two)
    lines = one.locator("#lines li:not(.since)").count()
    expect(two.locator("#lines li:not(.since)")).to_have_count(lines)
    one.locator("#sheets .glow").first.dispatch_event("click")
    expect(two.locator("#lines li:not(.since)")).to_have_count(lines + 1)


def test_who_comes_forward_while_the_page_still_looks_comes_once(open_page: Opener) -> None:
    """What was asked before somebody said "I am" is answered after it: the curtain stays up."""
    page = open_page()
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    page.route("**/update*", hold_the_first)
    sit_down(page, "me", "here", title=CLASH, names=("", "Bert"))
    ready(page)
    while not held:
        page.wait_for_timeout(20)
    page.click("#curtain button")
    held[0].continue_()
    wait_asked(page)
    expect(page.locator("#curtain")).to_be_hidden()


def test_a_tab_that_has_fallen_behind_is_told(open_page: Opener) -> None:
    one = open_page()
    sit_down(one, "me", "bot-random")
    ready(one)
    wait_asked(one)
    two = one.context.new_page()
    two.route("**/events*", lambda route: None)  # no news come through
    two.goto(one.url)
    ready(two)
    click_any(one, random.Random(1))
    wait_asked(one)
    steps = _steps(one)
    two.locator("#sheets .glow").first.dispatch_event("click")
    expect(two.locator("#toast")).to_contain_text("The table has moved on")
    expect(two.locator("#sentence")).to_have_text(one.inner_text("#sentence"))
    assert _steps(one) == steps
    click_any(two, random.Random(2))
    assert _steps(one) > steps


def test_a_line_of_chat_that_is_refused_says_why(open_page: Opener, trouble: list[str]) -> None:
    trouble += ["422"]
    page = open_page()
    sit_down(page, "me", "bot-random")
    ready(page)
    page.click('[data-tab="chat"]')
    page.evaluate("document.getElementById('words').removeAttribute('maxlength')")
    page.fill("#words", "long " * 200)
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_contain_text("cannot be understood")


def test_a_double_click_is_one_pick(open_page: Opener) -> None:
    page = open_page()
    sit_down(page, "me", "bot-random")
    ready(page)
    wait_asked(page)
    sent = _count_picks(page)
    page.mouse.dblclick(*spot(page, "#sheets .glow"))
    settled(page)
    assert len(sent) == 1
    play_until([page], "two cards", random.Random(4))
    sent.clear()
    # One click names the first card, and puts the buttons for the second under the pointer.
    page.locator("#picks .pick").nth(3).dblclick()
    expect(page.locator(".crumb")).to_be_visible()
    assert not sent
    page.locator("#picks .pick").nth(3).dblclick()
    settled(page)
    assert len(sent) == 1


def test_a_form_that_is_clicked_twice_is_sent_once(open_page: Opener) -> None:
    page = open_page("/")
    sent: list[str] = []
    page.on("request", lambda r: sent.append(r.url) if r.method == "POST" else None)
    page.dblclick(PLAY_NOW)
    ready(page)
    assert len(sent) == 1
    page.goto("/")
    expect(page.locator("#lists-mine .card")).to_have_count(1)


def test_back_and_forward(open_page: Opener) -> None:
    page = open_page("/")
    page.click(PLAY_NOW)
    ready(page)
    table = page.url
    click_any(page, random.Random(5))
    page.click("summary")
    page.click("a:text('Replay')")
    ready(page)
    page.go_back()
    ready(page)
    wait_asked(page)
    steps = _steps(page)
    click_any(page, random.Random(6))
    assert _steps(page) > steps
    page.go_back()
    expect(page.locator("#lists-mine")).to_contain_text("Your turn")
    page.click(PLAY_NOW)  # the page of a stranger, who has a name by now
    ready(page)
    assert page.url != table
    page.go_back()
    page.go_back()
    page.go_forward()
    page.go_forward()
    ready(page)
    wait_asked(page)


def test_a_pick_that_is_sent_twice(open_page: Opener) -> None:
    """As when a proxy repeats what it believes lost: the page gets the second answer only."""
    page = open_page()
    sit_down(page, "me", "here", names=("", "Bert"))
    ready(page)
    wait_asked(page)

    def twice(route: Route) -> None:
        route.fetch()
        route.fulfill(response=route.fetch())

    page.route("**/pick", twice)
    before = _steps(page)
    page.locator("#sheets .glow").first.dispatch_event("click")
    expect(page.locator("#toast")).to_contain_text("The table has moved on")
    assert _steps(page) == before + 1
    page.unroute("**/pick")
    click_any(page, random.Random(7))
    assert _steps(page) == before + 2


def test_without_room_for_another_stream_the_page_asks_now_and_then(
    open_page: Opener, trouble: list[str]
) -> None:
    trouble += ["429"]
    one = open_page()
    sit_down(one, "me", "here", names=("", "Bert"))
    ready(one)
    two = one.context.new_page()
    two.route("**/events*", lambda route: route.fulfill(status=429, body="There is no room."))
    two.goto(one.url)
    ready(two)
    wait_asked(two)
    lines = one.locator("#lines li:not(.since)").count()
    one.locator("#sheets .glow").first.dispatch_event("click")
    expect(two.locator("#lines li:not(.since)")).to_have_count(lines + 1)
    expect(two.locator("#offline")).to_be_hidden()


def test_an_answer_that_gets_stuck_half_way_is_asked_for_again(open_page: Opener) -> None:
    """The head of it has come, but what it says never does: no fault, and the page catches up. The
    stream comes back meanwhile, which alone is no connection."""
    anna, bert = open_page(), open_page()
    anna.add_init_script(GET_STUCK)
    anna.clock.install()
    together(anna, bert)
    settled(anna)
    anna.evaluate("window.stuck = true")
    anna.evaluate("window.dispatchEvent(new Event('online'))")
    until(anna, "window.held > 0")
    anna.clock.fast_forward("00:21")
    until(anna, "window.held > 1")  # the stream is there again, and with it the next question
    expect(anna.locator("#offline")).to_be_visible()
    anna.evaluate("window.stuck = false")
    anna.clock.fast_forward("00:21")
    expect(anna.locator("#offline")).to_be_hidden()
    bert.click("[data-tab=chat]")
    bert.fill("#words", "Are you there?")
    bert.press("#words", "Enter")
    expect(anna.locator("#said")).to_contain_text("Are you there?")


def test_a_page_of_an_older_program_is_loaded_again(open_page: Opener) -> None:
    """Once, and nothing is lost by it: the server was renewed while the page was open."""
    page = open_page()
    sit_down(page, "me", "bot-random")
    ready(page)
    page.evaluate("window.old = true")
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator("#offline")).to_be_hidden()
    until(page, "window.old")
    page.evaluate("main.dataset.edition = 'before'")
    with page.expect_event("load"):
        page.evaluate("window.dispatchEvent(new Event('online'))")
    ready(page)
    assert not page.evaluate("window.old")
    wait_asked(page)
    page.evaluate("window.old = true; main.dataset.edition = 'of another server'")
    with page.expect_response("**/update?*"):
        page.evaluate("window.dispatchEvent(new Event('online'))")
    settled(page)
    assert page.evaluate("window.old")
