"""Playing: a whole match by clicks, undo, several at one screen, by keys, on a phone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    CLICK_ONE,
    OFFERED,
    PLAY_NOW,
    START,
    asked,
    become,
    choose,
    click_any,
    confirmed,
    log_lines,
    play_to_the_end,
    play_until,
    ready,
    settled,
    sit_down,
    spot,
    until,
    wait_asked,
)
from tests.web.people import wait_for


def test_a_stranger_plays_a_whole_match_and_looks_back_at_it(open_page: Opener) -> None:
    page = open_page("/")
    page.fill(f"{START} [name=name]", "Tanaquil")
    page.click(PLAY_NOW)  # a table within one click
    ready(page)
    expect(page.locator("#seats")).to_contain_text("Tanaquil")
    luck = random.Random(1)
    for _ in range(8):
        click_any(page, luck)
    sit_down(page, "me", "bot-random")
    ready(page)
    play_to_the_end(page, 7)
    assert re.search(r"wins? with|share the victory", asked(page))
    assert page.evaluate("window.clicks") > 80
    _look_back(page)


def _look_back(page: Page) -> None:
    page.click("#ending >> text=Replay")
    ready(page)
    expect(page.locator("#tools .verified")).to_have_text("✓ verified")
    total = int(page.inner_text("#number").split(" / ")[1])
    page.click("body >> nth=0", position={"x": 600, "y": 20})
    page.keyboard.press("End")
    expect(page.locator("#number")).to_have_text(f"{total} / {total}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#number")).to_have_text(f"{total - 2} / {total}")
    page.locator("#slider").fill("40")
    expect(page.locator("#number")).to_have_text(f"40 / {total}")
    expect(page).to_have_url(re.compile("at=40"))
    before = _sheets_at_rest(page)
    page.reload()  # the address is a link to the move
    ready(page)
    expect(page.locator("#number")).to_have_text(f"40 / {total}")
    assert _sheets_at_rest(page) == before
    page.evaluate(NOTE_NUMBERS)
    page.click('[data-do="play"]')
    until(page, "window.numbers.length > 1")
    page.click('[data-do="play"]')
    assert page.evaluate("window.numbers.slice(0, 2)") == [f"{at} / {total}" for at in (41, 42)]
    page.click("summary")
    with page.expect_download() as download:
        page.click("text=Download as .civ")
    file = download.value.path()
    page.goto("/")
    page.set_input_files(
        "[name=file]", {"name": "again.civ", "mimeType": "", "buffer": file.read_bytes()}
    )
    page.click("form[action='/upload'] button")
    ready(page)
    expect(page.locator("#number")).to_have_text(f"0 / {total}")
    expect(page.locator("#tools .verified")).to_be_visible()


# Notes every number that is shown: who looks now and then may miss one.
NOTE_NUMBERS = """
() => {
  const number = document.getElementById("number");
  window.numbers = [];
  const note = () => window.numbers.push(number.textContent);
  new MutationObserver(note).observe(number, { childList: true });
}
"""

# All that is drawn, the attributes of each thing in order; what was new a moment ago counts as old,
# and names for another distance, which nobody sees, may have given way when they were seen.
DRAWN = """
() => [...document.querySelectorAll("#sheets *")].map((node) => {
  const seen = node.getClientRects().length;
  const told = [...node.attributes].map(({ name, value }) => `${name}="${value}"`);
  const kept = told.map((one) => (seen ? one : one.replace(/ aside"$/, '"')));
  const lasting = kept.filter((one) => !/^class="(fresh)?"$/.test(one)).sort();
  return [node.tagName, ...lasting, node.children.length ? "" : node.textContent].join(" ");
})
"""


def _sheets_at_rest(page: Page) -> list[str]:
    """What is drawn once the board has its place above the bar: it says how large figures are."""
    seen: list[str] = []
    for _ in range(50):
        drawn: list[str] = page.evaluate(DRAWN)
        if drawn == seen:
            return drawn
        seen = drawn
        page.wait_for_timeout(400)
    raise AssertionError("the board does not come to rest")


def test_two_browsers_see_only_their_own_secrets(open_page: Opener) -> None:
    anna, bert = open_page(), open_page()
    wire: list[str] = []
    bert.on(
        "response",
        lambda r: wire.append(r.text()) if re.search("update|/match/", r.url) and r.ok else None,
    )
    sit_down(anna, "me", "open")
    link = anna.input_value("#link")
    bert.goto(link)
    bert.fill("[name=name]", "Bert")
    bert.click("text=Take this seat")
    ready(bert)
    ready(anna)  # by itself
    luck = random.Random(2)
    play_until([anna, bert], "two cards", luck)
    wait_asked(anna)
    wait_asked(bert)
    _undo_of_a_secret_choice(anna)
    choose(anna, "Chronicle", "Migrate")
    expect(anna.locator("#sentence")).to_contain_text("Chronicle and Migrate")
    assert "Your answer" not in bert.content()
    assert not any("Your answer" in body for body in wire)
    choose(bert, "Chronicle", "Migrate")
    _only_own_cards(anna, bert)
    _end_turns_until_asked(anna, bert)
    anna.click("text=Use Chronicle")
    settled(anna)
    anna.locator("[data-place='field:C']").dispatch_event("click")
    anna.click("#picks .pick >> nth=2")
    expect(anna.locator("#lines")).to_contain_text("You lay chronicle 3")
    expect(bert.locator("#lines")).to_contain_text("lays a chronicle face down on field C")
    assert "You lay" not in bert.content()
    assert wire
    assert not any("You lay" in body or "chronicle 3" in body for body in wire)
    _undo_turn(anna)
    anna.click('[data-tab="chat"]')
    anna.fill("#words", "<b>hail</b>")
    anna.keyboard.press("Enter")
    expect(bert.locator('[data-tab="chat"]')).to_have_class(re.compile("unread"))
    expect(bert.locator("#said")).to_contain_text("<b>hail</b>")


def _only_own_cards(anna: Page, bert: Page) -> None:
    """Whoever is not yet on turn has cards in front that only they can see."""
    # Bert has answered last, so it is his page that surely knows.
    first_is_bert = bool(re.search("next in your turn", asked(bert)))
    owner, other = (anna, bert) if first_is_bert else (bert, anna)
    hidden = f"#seat-{0 if first_is_bert else 1} [href='#card-chronicle']"
    expect(owner.locator(hidden)).to_have_count(2)
    assert other.locator(hidden).count() == 1


def _end_turns_until_asked(anna: Page, bert: Page) -> None:
    """Whoever of them comes first: it is Anna's turn at last."""
    asks = re.compile("next in your turn")

    def is_asked() -> bool:
        if asks.search(asked(bert)):
            bert.click("text=End turn")
            settled(bert)
        return bool(asks.search(asked(anna)))

    wait_for(is_asked)


def _undo_of_a_secret_choice(page: Page) -> None:
    choose(page, "Raid", "Govern")
    expect(page.locator("#sentence")).to_contain_text("Raid and Govern")
    page.click('[data-do="undo"]')
    expect(page.locator("#sentence")).to_contain_text("two cards")


def _undo_turn(page: Page) -> None:
    expect(page.locator('[data-do="undo-turn"]')).to_be_enabled()
    page.click('[data-do="undo-turn"]')
    settled(page)
    expect(page.locator("#sentence")).to_contain_text("next in your turn")
    expect(page.locator("#lines")).not_to_contain_text("You lay chronicle 3")


def test_two_at_one_screen_pass_the_device(open_page: Opener) -> None:
    page = open_page()
    become(page, "Anna")
    sit_down(page, "me", "here", names=("", "Bert"))
    ready(page)
    _set_up_until_there_is_a_secret(page)
    assert page.locator(OFFERED).count() == 0
    assert {"I am Anna", "I am Bert"} < {*page.locator("#curtain button").all_inner_texts()}
    page.click("#curtain button")
    wait_asked(page)
    _one_chooses_in_secret_and_passes_the_device(page)


def _set_up_until_there_is_a_secret(page: Page) -> None:
    """Before cards are chosen everybody may see everything, and nobody passes the device."""
    luck = random.Random(3)
    while True:
        page.wait_for_selector(f"#curtain:not([hidden]) button, {OFFERED}", state="attached")
        if page.locator("#curtain").is_visible():
            return
        click_any(page, luck)


def test_a_pick_is_taken_back_before_the_device_is_passed(open_page: Opener) -> None:
    """By whoever had the device; what they see stays behind the curtain until they come forward."""
    page = open_page()
    become(page, "Anna")
    sit_down(page, "me", "here", names=("", "Bert"))
    ready(page)
    _set_up_until_there_is_a_secret(page)
    buttons = page.locator("#curtain button")
    first, other, _ = buttons.all_inner_texts()
    buttons.first.click()
    wait_asked(page)
    question = asked(page)
    choose(page, "Chronicle", "Migrate")
    expect(buttons).to_have_text([other, f"{first.removeprefix('I am ')} takes the last pick back"])
    buttons.last.click()
    expect(buttons.first).to_have_text(first)
    assert page.locator(OFFERED).count() == 0
    buttons.first.click()
    wait_asked(page)
    assert asked(page) == question


def _one_chooses_in_secret_and_passes_the_device(page: Page) -> None:
    wire: list[str] = []
    page.on("response", lambda r: wire.append(r.text()) if "/match/" in r.url else None)
    first = int(page.locator(".seat.mine").get_attribute("data-number") or "")
    hidden = page.locator(f"#seat-{first} [href='#card-chronicle']")
    choose(page, "Chronicle", "Migrate")
    expect(page.locator("#curtain")).to_contain_text("Pass the device to")
    expect(page.locator("#seats .seat").first).to_be_hidden()
    expect(hidden).to_have_count(1)  # the card itself, not that it is chosen
    page.reload()  # which lifts no curtain
    ready(page)
    page.click("#curtain button")
    wait_asked(page)
    expect(page.locator("#sentence")).to_contain_text("two cards")
    expect(hidden).to_have_count(1)
    assert "Your answer" not in page.content()
    assert wire
    assert not any("Your answer" in body for body in wire)


def _tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press the tab key until something like this has the focus."""
    for _ in range(90):
        page.keyboard.press(key)
        if page.evaluate(f"document.activeElement.matches({wanted!r})"):
            return
    raise AssertionError(f"no key leads to {wanted}")


def test_keys_alone_are_enough(open_page: Opener) -> None:
    page = open_page("/")
    _tab_to(page, PLAY_NOW)
    page.keyboard.press("Enter")
    ready(page)
    wait_asked(page)
    _tab_to(page, ".glow")
    name = page.evaluate("document.activeElement.querySelector(':scope > title').textContent")
    assert name in page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    expect(page.locator("#lines")).to_contain_text(f"takes {name} as a province")
    for _ in range(40):
        wait_asked(page)
        if re.search("two cards", asked(page)):
            break
        _tab_to(page, OFFERED)
        page.keyboard.press("Enter")
        settled(page)
    page.keyboard.press("3")
    expect(page.locator(".crumb")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".crumb")).to_have_count(0)
    page.keyboard.press("3")
    page.keyboard.press("1")
    settled(page)
    # Whoever waits for the others is not sent back to the top of the page.
    expect(page.locator("#bar:focus, #bar :focus")).to_have_count(1)
    _keys_for_the_rest(page)


def _keys_for_the_rest(page: Page) -> None:
    """The dialog, the menu, the tabs, the chat."""
    play_until([page], "next in your turn", random.Random(1))
    _tab_to(page, "[data-do=why]")
    page.keyboard.press("Enter")
    expect(page.locator("#why .clause").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#why")).to_be_hidden()
    _tab_to(page, "summary")
    page.keyboard.press("Enter")
    expect(page.locator(".menu > div")).to_be_visible()
    _tab_to(page, "[data-tab=log]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    _tab_to(page, "#words")
    page.keyboard.type("hail 123")
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("hail 123")


def test_a_finger_may_slip(open_page: Opener) -> None:
    """What would end the turn, or bring something to light, is confirmed first on a phone."""
    page, luck, slipped = open_page("/", phone=True), random.Random(5), 0
    page.tap(PLAY_NOW)
    ready(page)
    while slipped < 2:
        wait_asked(page)
        question, lines = asked(page), log_lines(page)
        page.evaluate(CLICK_ONE, [OFFERED, luck.random()])
        settled(page)
        if page.locator("#sure").is_hidden():
            continue
        slipped += 1
        expect(page.locator("#sure-why")).to_have_text("This cannot be taken back afterwards.")
        assert page.inner_text("#sure-pick")
        page.tap("#sure button:text-is('Not yet')")
        assert (asked(page), log_lines(page)) == (question, lines)
        page.locator(OFFERED).first.dispatch_event("click")
        confirmed(page)


def test_a_phone_with_touch(open_page: Opener) -> None:
    page = open_page("/", phone=True)
    page.tap(PLAY_NOW)
    ready(page)
    wait_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    place = page.locator("#sheets .glow").first.get_attribute("data-place") or ""
    page.touchscreen.tap(*spot(page, f"[data-place='{place}']"))
    confirmed(page)
    wait_asked(page)  # the page goes to what is asked next
    page.tap('[data-tab="log"]')
    expect(page.locator("#lines")).to_be_visible()
    expect(page.locator("#lines")).to_contain_text("as a province")
    page.tap('[data-tab="seats"]')
    expect(page.locator("#seats .seat").first).to_be_visible()
    page.tap('[data-tab="sheet-chronicles"]')
    expect(page.locator(".sheet[data-sheet=chronicles]")).to_be_visible()
    expect(page.locator(".sheet[data-sheet=map]")).to_be_hidden()
