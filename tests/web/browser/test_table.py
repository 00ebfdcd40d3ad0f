"""The table itself: the eye over the board, the bar, the log, undo, why not, news of others."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from civitas.drawing.labels import ZOOMS
from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    OFFERED,
    PLAY_NOW,
    START,
    asked,
    become,
    choose,
    click_any,
    confirmed,
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

# What the page does with the sound and the notifications of the browser.
LISTEN = """
window.sounds = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.sounds += 1;
  return create.call(this);
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""
BELL = "navigator.serviceWorker.getRegistration('/static/bell.js')"
SHOWN = """
async () => {
  const bell = await navigator.serviceWorker.getRegistration("/static/bell.js");
  return (await bell?.getNotifications() ?? []).map(({ title, body }) => [title, body]);
}
"""
# Is all that is written in a box inside it, from the highest letter to the lowest tail?
INSIDE = """
(node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const [box, ink] = [node, range].map((part) => part.getBoundingClientRect());
  return box.top <= ink.top && ink.bottom <= box.bottom && ink.right <= box.right;
}
"""
# In how many lines these are written.
LINES = """
(nodes) => nodes.map((node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].map((line) => line.top)).size;
})
"""


def _aim(page: Page) -> list[float]:
    """Where the eye is: x, y, scale."""
    text = page.locator("#sheets").evaluate("node => node.style.transform")
    return [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)] or [0, 0, 1]


def _begin(page: Page, *seats: str) -> Page:
    sit_down(page, *(seats or ("me", "bot-random")))
    ready(page)
    wait_asked(page)
    return page


# ------------------------------------------------------------------ the eye


# How far above the lower edge of the board the drawing on the sheet ends.
EMPTY = """() => {
  const sheet = document.querySelector("#sheets .shown > svg");
  const [matrix, box] = [sheet.getScreenCTM(), sheet.viewBox.baseVal];
  const board = document.getElementById("board").getBoundingClientRect();
  return board.bottom - (matrix.f + (box.y + box.height) * matrix.d);
}"""


def test_on_a_phone_no_room_stays_empty_below_a_map_that_is_near(open_page: Opener) -> None:
    page = _begin(open_page(phone=True))
    assert page.evaluate(EMPTY) > 10, "all of a wide map leaves some"
    page.locator("#board").focus()
    for key in ("+", "+", "+", *["ArrowDown"] * 20):
        page.keyboard.press(key)
    assert abs(page.evaluate(EMPTY)) < 2


def test_wheel_drag_and_keys_move_the_eye(open_page: Opener) -> None:
    page = _begin(open_page())
    box = page.locator("#board").bounding_box()
    assert box
    assert box["width"] * box["height"] > 0.55 * 1440 * 900  # the board has most of the screen
    home = _aim(page)
    x, y = spot(page, "#sheets .glow")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    until(page, "document.getElementById('sheets').style.transform.includes('scale')")
    closer = _aim(page)
    assert closer[2] > home[2]
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    dragged = _aim(page)
    assert dragged[0] == pytest.approx(closer[0] - 60, abs=15)
    assert dragged[1] == pytest.approx(closer[1] - 40, abs=15)
    settled(page)
    expect(page.locator("#why")).to_be_hidden()
    expect(page.locator("#sheets .glow").first).to_be_attached()  # a drag is no click
    page.locator("#board").focus()
    for key, number, more in (("+", 2, 1), ("ArrowRight", 0, -1), ("ArrowDown", 1, -1)):
        before = _aim(page)
        page.keyboard.press(key)
        assert (_aim(page)[number] - before[number]) * more > 0
    page.keyboard.press("-")
    page.keyboard.press("0")
    assert _aim(page) == home


def test_what_is_lit_out_of_sight_is_counted_and_shown(open_page: Opener) -> None:
    """Who has come near would take what they see for all that can be picked."""
    page = _begin(open_page(locale="de-DE"))
    hint = page.locator("#beyond")
    expect(hint).to_be_hidden()
    places = page.locator("#sheets .glow").count()
    page.locator("#board").focus()
    for _ in range(8):
        page.keyboard.press("+")
    expect(hint).to_be_visible()
    told = re.fullmatch(
        r"(\d+) leuchtende Orte? lieg\w+ außer Sicht: alle zeigen", hint.inner_text()
    )
    assert told
    assert 0 < int(told[1]) < places
    hint.click()
    expect(hint).to_be_hidden()
    frame = page.locator("#board").bounding_box()
    assert frame
    for lit in page.locator("#sheets .glow").all():
        box = lit.bounding_box()
        assert box
        assert frame["x"] < box["x"] + box["width"] / 2 < frame["x"] + frame["width"]
        assert frame["y"] < box["y"] + box["height"] / 2 < frame["y"] + frame["height"]


def test_names_of_a_map_are_those_that_are_legible_from_here(open_page: Opener) -> None:
    """A map lays its names out for six distances; the eye says which are shown."""
    page = _begin(open_page())
    names = "".join(f'<g class="zoom-{far}"><text>x</text></g>' for far in ZOOMS)
    page.evaluate(
        """names => {
          const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
          group.setAttribute("class", "names");
          group.innerHTML = names;
          document.querySelector("#sheets .sheet > svg").append(group);
        }""",
        names,
    )
    page.locator("#board").focus()
    seen = []
    for _ in range(12):
        page.keyboard.press("+")
        scale = _aim(page)[2]
        width, shown = page.evaluate(
            """() => {
              const names = document.querySelector(".names");
              const svg = names.ownerSVGElement, box = svg.viewBox.baseVal;
              const pixels = Math.min(svg.clientWidth / box.width, svg.clientHeight / box.height);
              const isShown = (node) => getComputedStyle(node).display !== "none";
              const seen = [...names.children].filter(isShown);
              return [pixels, seen.map((node) => node.getAttribute("class")).join()];
            }"""
        )
        zoom = [name for name, pixels in ZOOMS.items() if width * scale >= pixels]
        assert shown == (f"zoom-{zoom[-1]}" if zoom else "")
        seen.append(shown)
    assert {"zoom-mid", "zoom-near"} <= set(seen)


def test_a_tap_on_something_small_brings_it_nearer(open_page: Opener) -> None:
    page = open_page("/", phone=True)
    page.tap(PLAY_NOW)
    ready(page)
    wait_asked(page)
    border = page.locator("#sheets [data-place='border:persia-bactria']")
    border.evaluate("place => place.classList.add('glow')")  # as when it can be picked
    height = "place => place.getBoundingClientRect().height"
    small = border.evaluate(height)
    assert small < 32
    border.tap()
    assert border.evaluate(height) > 1.5 * small
    expect(page.locator("#why")).to_be_hidden()


def test_two_fingers_pinch(open_page: Opener) -> None:
    page = open_page("/", phone=True)
    page.tap(PLAY_NOW)
    ready(page)
    wait_asked(page)
    before = _aim(page)
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *apart: float) -> None:
        points = [{"x": 195 + way, "y": 320, "id": n} for n, way in enumerate(apart)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", -30)
    fingers("touchStart", -30, 30)
    for apart in (40, 60, 80, 100):
        fingers("touchMove", -apart, apart)
    fingers("touchEnd")
    closer = _aim(page)
    assert closer[2] > 1.5 * before[2]
    fingers("touchStart", 0)
    for way in (-10, -30, -50):
        fingers("touchMove", way)
    fingers("touchEnd")
    assert _aim(page)[0] < closer[0] - 20
    expect(page.locator("#why")).to_be_hidden()
    page.tap('[data-do="zoom-home"]')
    page.touchscreen.tap(*spot(page, "#sheets .glow"))
    confirmed(page)
    wait_asked(page)  # the page goes to what is asked next
    page.tap('[data-tab="log"]')
    line = page.locator("#lines li[data-about]", has_text="as a province").last
    line.tap()  # there is no room for log and board together: the page goes to the place
    expect(page.locator("#sheets .about").first).to_be_in_viewport()


def test_the_browser_makes_no_flick_of_what_moves_the_board(open_page: Opener) -> None:
    """It would swing on where nothing can be seen of it, and take the next tap for the one that
    stops it: *Home* did nothing then."""
    page = open_page("/", phone=True)
    page.tap(PLAY_NOW)
    ready(page)
    page.evaluate(
        """() => {
          window.left = [];
          addEventListener("touchmove", (event) => window.left.push(event.defaultPrevented));
        }"""
    )
    touch = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": 195, "y": 320}]),
        ("touchMove", [{"x": 165, "y": 320}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until(page, "window.left.length")
    assert page.evaluate("window.left.every(Boolean)")


# ------------------------------------------------------------------ the bar


def test_keys_are_told_and_answers_come_before_the_log(open_page: Opener) -> None:
    page = _begin(open_page(), "me", "bot-random")
    page.keyboard.press("?")
    expect(page.locator("#why")).to_contain_text("take the last move back")
    page.keyboard.press("Escape")
    expect(page.locator("#why")).to_be_hidden()
    play_until([page], "two cards", random.Random(4))
    page.locator("#board").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("Boolean(document.activeElement.closest('#picks button'))"):
            return
        assert not page.evaluate("Boolean(document.activeElement.closest('#side'))")
    raise AssertionError("no answer is reached")


def test_many_picks_stay_readable(open_page: Opener) -> None:
    """Which two of thirteen cards: 88 picks, in two clicks of a dozen each."""
    page = _begin(open_page())
    play_until([page], "two cards", random.Random(4))
    offered = page.locator("#picks .pick")
    assert 10 < offered.count() < 16
    bar = page.locator("#bar").bounding_box()
    assert bar
    assert bar["height"] < 300
    for button in offered.all():
        expect(button).to_be_in_viewport(ratio=1)
    texts = offered.all_inner_texts()
    assert len(set(texts)) == len(texts)
    page.click("#picks .pick span:text-is('Raid')")
    expect(page.locator(".crumb")).to_have_text("Raid")
    expect(page.locator("#picks .pick span:text-is('Raid')")).to_have_count(0)
    page.click("#picks >> text=Back")
    expect(page.locator(".crumb")).to_have_count(0)
    page.click("text=What they do")
    expect(offered.first.locator("small")).to_be_visible()
    choose(page, "Raid", "Migrate")
    expect(page.locator("#lines")).to_contain_text("Raid and Migrate")


def test_a_pick_of_several_parts_goes_click_by_click(open_page: Opener) -> None:
    """Which citizens of which region move, and whither: first the place, then how many."""
    page = _begin(open_page())
    play_until([page], "two cards", random.Random(4))
    choose(page, "Migrate", "Chronicle")
    play_until([page], "next in your turn", random.Random(5))
    page.click("#picks .pick span:text-is('Use Chronicle')")
    settled(page)
    glowing = page.locator("#sheets .glow")
    expect(glowing).to_have_count(6)
    steps = page.locator("#picks .pick").count()
    assert steps == 0  # all of them are on the board
    page.mouse.click(*spot(page, "#sheets [data-place='field:C']"))
    expect(glowing).to_have_count(1)
    expect(page.locator("#picks .pick")).to_have_count(7)
    page.keyboard.press("Escape")
    expect(glowing).to_have_count(6)
    page.mouse.click(*spot(page, "#sheets [data-place='field:D']"))
    page.locator("#picks .pick").nth(2).click()
    settled(page)
    expect(page.locator("#lines")).to_contain_text("face down on field D")


# ------------------------------------------------------------------ undo, why not


def test_undo_a_step_and_to_the_start_of_my_turn(open_page: Opener) -> None:
    page = _begin(open_page())
    undo, start = page.locator('[data-do="undo"]'), page.locator('[data-do="undo-turn"]')
    expect(undo).to_be_disabled()
    undo.click(force=True)  # what is greyed says why
    expect(page.locator("#toast")).to_contain_text(re.compile("taken? back"))
    play_until([page], "two cards", random.Random(4))
    choose(page, "Chronicle", "Migrate")
    play_until([page], "next in your turn", random.Random(5))
    at_start = log_lines(page)
    page.click("#picks .pick span:text-is('Use Chronicle')")
    settled(page)
    page.locator("#sheets [data-place='field:A']").dispatch_event("click")
    page.locator("#picks .pick").first.click()
    settled(page)
    expect(page.locator("#lines")).to_contain_text("face down on field A")
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator("#lines")).not_to_contain_text("face down on field A")
    expect(page.locator("#lines")).to_contain_text("uses Chronicle")
    page.locator("#sheets [data-place='field:B']").dispatch_event("click")
    page.locator("#picks .pick").first.click()
    settled(page)
    start.click()
    settled(page)
    expect(page.locator("#sentence")).to_contain_text("next in your turn")
    assert log_lines(page) == at_start
    expect(start).to_be_disabled()
    start.click(force=True)
    expect(page.locator("#toast")).to_contain_text("nothing can be taken back")


def test_what_cannot_be_picked_says_why(open_page: Opener) -> None:
    page = _begin(open_page())
    page.mouse.click(*spot(page, "[data-place='region:india']"))
    why = page.locator("#why")
    expect(why).to_contain_text("out of play")
    _leads_to_the_rule(page, why.locator(".refusals .clause"), "SOT-2.5")
    why.get_by_text("Close").click()
    expect(why).to_be_hidden()
    play_until([page], "next in your turn", random.Random(3))
    page.click("text=Why not?")
    # Chance has chosen the cards, but no more than two of them.
    expect(why).to_contain_text(re.compile("Use (Build|Chronicle|Muster)"))
    expect(why).to_contain_text("You have not revealed this card in this turn.")
    refusal = why.locator("li", has_text="You have not revealed this card")
    _leads_to_the_rule(page, refusal.locator(".clause"), "SOT-6.6")
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    _leads_to_the_rule(page, page.locator("#lines .clause").first, r"SOT-3\.\d")


def _leads_to_the_rule(page: Page, link: Locator, clause: str) -> None:
    """The clause is a link to the text of the rule."""
    expect(link).to_have_text(re.compile(clause))
    with page.context.expect_page() as opened:
        link.click()
    rule = opened.value.locator(f"[id='{link.inner_text()}']")
    expect(rule).to_be_in_viewport()
    assert len(rule.inner_text()) > 30
    opened.value.close()


# ------------------------------------------------------------------ what others do


def test_what_others_do_is_shown_at_once_and_disturbs_nothing(open_page: Opener) -> None:
    anna, bert = open_page(), open_page()
    together(anna, bert)
    luck = random.Random(2)
    play_until([anna, bert], "two cards", luck)
    expect(anna).to_have_title(re.compile("Your turn"))
    anna.click("#picks .pick span:text-is('Raid')")  # half a choice
    anna.click('[data-do="zoom-in"]')
    anna.click("summary")
    anna.locator("#log").evaluate("node => { node.style.maxHeight = '90px'; node.scrollTop = 20; }")
    anna.locator("#picks .pick").nth(2).focus()
    focused = anna.evaluate("document.activeElement.textContent")
    aim = _aim(anna)
    choose(bert, "Chronicle", "Migrate")
    expect(bert.locator("#sentence")).to_contain_text("Your answer")
    # Bert's note says that the table waits for him no longer.
    expect(anna.locator("#note-1")).not_to_contain_text("to move")
    expect(bert).to_have_title(re.compile("^Anna …"))
    bert.click('[data-tab="chat"]')
    bert.fill("#words", "your turn")
    bert.keyboard.press("Enter")
    expect(anna.locator("#said")).to_contain_text("your turn")
    said = anna.locator("#said li").last
    assert abs(int(said.get_attribute("data-at") or 0) - time.time()) < 300
    told = said.evaluate("node => getComputedStyle(node, '::after').content")
    assert re.search(r'\d:\d\d"$', told)  # as it is written in Britain
    expect(anna.locator('[data-tab="chat"]')).to_have_class(re.compile("unread"))
    assert _aim(anna) == aim
    assert anna.locator(".menu").evaluate("node => node.open")
    assert anna.locator("#log").evaluate("node => node.scrollTop") == 20
    expect(anna.locator(".crumb")).to_have_text("Raid")
    assert anna.evaluate("document.activeElement.textContent") == focused
    anna.keyboard.press("Escape")
    choose(anna, "Raid", "Migrate")
    # News have come below what is shown of the log.
    expect(anna.locator('[data-tab="log"]')).to_have_class(re.compile("unread"))
    anna.locator("#lines li").last.evaluate("line => line.scrollIntoView({ block: 'nearest' })")
    expect(anna.locator('[data-tab="log"]')).not_to_have_class(re.compile("unread"))


def test_the_log_marks_what_is_new_and_lights_what_it_is_about(open_page: Opener) -> None:
    page = _begin(open_page(), "me", "bot-random", "bot-random")
    page.click('[data-tab="chat"]')
    click_any(page, random.Random(1))
    expect(page.locator('[data-tab="log"]')).to_have_class(re.compile("unread"))
    page.click('[data-tab="log"]')
    expect(page.locator('[data-tab="log"]')).not_to_have_class(re.compile("unread"))
    since = page.locator("#lines .since")
    wait_asked(page)
    while not since.count():  # a round may end with me and the next begin with me
        click_any(page, random.Random(1))
        wait_asked(page)
    expect(since).to_have_text("Since your last turn")
    after = page.locator("#lines .since ~ li").all_inner_texts()
    assert after
    assert any("Random" in line for line in after)
    page.reload()  # what is new stays new until I answer
    ready(page)
    expect(since).to_be_in_viewport()
    assert page.locator("#lines .since ~ li").all_inner_texts() == after
    line = page.locator("#lines li", has_text="as a province").first
    name = re.search(r"takes (.+) as a province", line.inner_text())
    assert name
    line.hover()
    expect(page.locator("#sheets .about")).to_have_count(1)
    expect(page.locator("#sheets .about")).to_contain_text(name[1])
    page.hover("#sentence")
    expect(page.locator("#sheets .about")).to_have_count(0)
    line.locator(".clause").focus()  # by keys as well
    expect(page.locator("#sheets .about")).to_have_count(1)
    line.hover()
    click_any(page, random.Random(2))  # and the line comes anew while the pointer is on it
    wait_asked(page)
    page.hover("#sentence")
    page.locator("#board").focus()
    expect(page.locator("#sheets .about")).to_have_count(0)


def test_a_sound_and_a_notification_when_it_is_my_turn(open_page: Opener) -> None:
    anna, bert = open_page(permissions=["notifications"]), open_page()
    anna.add_init_script(LISTEN)
    together(anna, bert)
    play_until([anna, bert], "two cards", random.Random(2))
    anna.click("summary")
    anna.click("text=Sound when it is my turn")
    expect(anna.locator('[data-do="sound"]')).to_have_attribute("aria-pressed", "true")
    anna.click("summary")
    until(anna, f"{BELL}.then((bell) => Boolean(bell?.active))")
    choose(anna, "Raid", "Migrate")
    before = anna.evaluate("window.sounds")
    anna.evaluate("window.away = true")
    choose(bert, "Raid", "Migrate")
    if re.search("next in your turn", asked(bert)):
        assert anna.evaluate("window.sounds") == before
        bert.click("text=End turn")
    until(anna, f"window.sounds > {before}")
    until(anna, f"({SHOWN})().then((shown) => shown.length)")
    ((title, body),) = anna.evaluate(SHOWN)
    assert "Your turn" in title
    assert "next in your turn" in body


def test_spectators_are_listed(open_page: Opener) -> None:
    anna, bert, stranger = open_page(), open_page(), open_page()
    become(bert, "Bert")
    sit_down(anna, "me", "bot-random", public=True)
    ready(anna)
    expect(anna.locator("#watching")).to_be_empty()
    bert.goto(anna.url)
    ready(bert)
    expect(anna.locator("#watching")).to_have_text("one spectator: Bert")
    stranger.goto(anna.url)
    ready(stranger)
    for page in (anna, bert, stranger):
        expect(page.locator("#watching")).to_have_text("2 spectators: Bert")
    expect(bert.locator("#sentence")).to_contain_text("Waiting for")
    expect(bert.locator("[data-do=undo]")).to_have_count(0)
    bert.click('[data-tab="chat"]')
    bert.fill("#words", "well played")
    bert.keyboard.press("Enter")
    expect(anna.locator("#said")).to_contain_text("well played")
    expect(stranger.locator("#say")).to_have_count(0)
    bert.goto("/")
    expect(anna.locator("#watching")).to_have_text("one spectator")


@pytest.mark.parametrize("days", ["0", "1800+60", "864000+43200"])
@pytest.mark.parametrize("wide", [320, 390])
def test_the_head_of_a_phone_has_room_for_the_name_of_the_game(
    open_page: Opener, wide: int, days: str
) -> None:
    """Whole, down to the last tail of a letter, beside a long name or a clock."""
    page = open_page(phone=True, viewport={"width": wide, "height": 780}, locale="de-DE")
    become(page, "Wilhelmine von Rabenstein")
    page.goto("/new/sands_of_time")
    page.select_option("[name=days]", days)
    page.select_option("[name=seat-1]", "bot-random")
    page.click("form button.strong")
    ready(page)
    clock = page.locator("#clock.runs" if days != "0" else "#clock")
    expect(clock).to_have_count(int(days != "0"))
    assert clock.evaluate_all(LINES) == [1] * clock.count()
    assert page.locator(".head .what").evaluate(INSIDE)
    assert page.evaluate("document.querySelector('.head').scrollWidth") <= wide


def test_a_clock_is_counted_down(open_page: Opener) -> None:
    page = open_page("/new/sands_of_time")
    page.select_option("[name=days]", "1800+60")
    page.select_option("[name=seat-1]", "bot-random")
    page.click("form button.strong")
    ready(page)
    for clock in ("#note-0 .clock[data-due]", "#clock.runs"):
        expect(page.locator(clock)).to_have_text(re.compile(r"^0:29:[0-5]\d$"))


def test_who_has_hardly_any_time_left_is_told_so(open_page: Opener) -> None:
    """On the clock in the head, too, since the seats may be out of sight; and what happens then."""
    page = open_page("/new/sands_of_time")
    page.clock.install()
    page.select_option("[name=days]", "1800+60")
    page.select_option("[name=seat-1]", "bot-random")
    page.click("form button.strong")
    ready(page)
    expect(page.locator("#clock.runs:not(.short)")).to_have_count(1)
    page.clock.fast_forward("29:10")
    expect(page.locator("#clock.short")).to_have_text(re.compile(r"^0:00:[0-5]\d$"))
    said = "Your time: less than a minute left, then a bot plays on."
    expect(page.locator("#toast")).to_have_text(said)


@pytest.mark.parametrize("wide", [320, 390])
def test_on_a_phone_a_clock_pushes_nothing_out_of_the_head(open_page: Opener, wide: int) -> None:
    """The name of the house lay over that of the title, and over the edge of the page; in the last
    minute, when the clock is marked, the menu did."""
    page = open_page(locale="de-DE", phone=True, viewport={"width": wide, "height": 640})
    page.clock.install()
    page.goto("/new/sands_of_time")
    page.select_option("[name=days]", "1800+60")
    page.select_option("[name=seat-1]", "bot-random")
    page.click("form button.strong")
    ready(page)
    too_wide = "node => node.scrollWidth > node.clientWidth"
    for marked, passed in (("#clock.runs:not(.short)", "00:01"), ("#clock.short", "29:10")):
        page.clock.fast_forward(passed)
        expect(page.locator(marked)).to_have_count(1)
        assert not page.locator(".head .brand").evaluate(too_wide)
        assert not page.locator(".head").evaluate(too_wide)
        assert page.locator(".head .what").evaluate(INSIDE)


def test_a_clock_of_days_is_counted_down_too(open_page: Opener) -> None:
    """Whoever comes back, or has left the page open, sees what is left and not what there was."""
    page = open_page("/new/sands_of_time", locale="de-DE")
    page.clock.install()
    page.select_option("[name=days]", "259200+21600")
    page.select_option("[name=seat-1]", "bot-random")
    page.click("form button.strong")
    ready(page)
    clocks = ("#note-0 .clock[data-due]", "#clock.runs")
    for passed, shown in (("00:30:00", "2 T 23 h"), ("20:00:00", "2 T 3 h"), ("05:00:00", "46:")):
        page.clock.fast_forward(passed)
        for clock in clocks:
            expect(page.locator(clock)).to_contain_text(shown)


def test_the_menu_of_a_phone_is_whole_whatever_one_is_called(open_page: Opener) -> None:
    page = open_page("/", phone=True, locale="de-DE")
    page.fill(f"{START} [name=name]", "Semiramis von Babylon und Ninive")
    page.tap(PLAY_NOW)
    ready(page)
    page.tap(".menu summary")
    box, screen = page.locator(".menu > div").bounding_box(), page.viewport_size
    assert box
    assert screen
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["width"]
    assert box["y"] + box["height"] <= screen["height"]


def test_a_bot_for_who_has_vanished_is_offered_when_it_can_be_had(open_page: Opener) -> None:
    """Not for whoever is not asked; before the time is up the menu says when."""
    anna, bert = open_page(), open_page()
    together(anna, bert)
    expect(anna.locator(".seat.asked")).to_have_count(1)
    asked_first, other = (anna, bert) if anna.query_selector(OFFERED) else (bert, anna)
    asked_first.click(".menu summary")
    expect(asked_first.locator("[data-vanished]")).to_be_hidden()
    other.click(".menu summary")
    box = other.locator("[data-vanished]")
    expect(box).to_contain_text("for 15 minutes")
    expect(box.locator("button")).to_be_hidden()
    other.evaluate("Date.now = ((now) => () => now() + 16 * 60_000)(Date.now)")
    other.click(".menu summary")
    other.click(".menu summary")
    expect(box.locator("p")).to_be_hidden()
    expect(box.locator("button")).to_contain_text("has vanished: a bot plays on")
