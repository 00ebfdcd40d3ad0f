"""Several at one screen in a real browser: nothing of one of them is left there for the next."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import CLASH, SANDS, ready, until, wait_asked
from tests.web.server import Player, Process, ok

OTHERS_NAME = "A$$ini"
SEATS = [{"kind": "me"}, {"kind": "me", "name": OTHERS_NAME}]
# Cards in hand of which none can be played now: a click tells what they are, and does nothing else.
HAND = "#sheets :is([data-thing^=action_], [data-thing^=objective_]):not(:has(.glow))"
OTHER = "#whose [data-hides]"
# Counts what the stream has brought.
COUNT_NEWS = """
window.brought = 0;
window.EventSource = class extends EventSource {
  constructor(address) {
    super(address);
    this.addEventListener("update", () => (window.brought += 1));
  }
};
"""


def come_forward(open_page: Opener, player: Player, match: str) -> Page:
    signed_in = {"Authorization": f"Bearer {player.token}"}
    page = open_page(extra_http_headers=signed_in)
    page.add_init_script(COUNT_NEWS)
    page.goto(f"/match/{match}")
    ready(page).click("#curtain button")
    wait_asked(page)
    return page


def at_one_screen(open_page: Opener, player: Player) -> tuple[Page, str]:
    """A table with hidden hands; the first who is asked has come forward."""
    match = player.create(CLASH, seats=SEATS)["id"]
    return come_forward(open_page, player, match), match


def all_choose_in_secret(server: Process) -> tuple[Player, Player, str]:
    """Two at one screen, and a third elsewhere."""
    anna, cleo = server.player("Anna"), server.player("Cleo")
    made = anna.create(SANDS, seats=[*SEATS, {"kind": "open"}])
    ok(cleo.post(f"/matches/{made['id']}/join", key=made["link"]))
    luck = random.Random(2)
    while len(anna.table(made["id"])["waiting"]) < 3:
        for player in (anna, cleo):
            for ask in player.table(made["id"])["asks"][:1]:
                pick = luck.choice(ask["picks"])["pick"]
                ok(player.pick(made["id"], ask["seq"], pick, seat=ask["seat"]))
    return anna, cleo, made["id"]


class Held:
    """An answer that comes when the test says so; it tells who asked for it."""

    def __init__(self, page: Page, address: str) -> None:
        self._page, self._routes, self._holds = page, list[Route](), True
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        if self._holds:
            self._routes.append(route)
        else:
            route.continue_()

    def wait(self) -> None:
        while not self._routes:
            self._page.wait_for_timeout(20)

    def comes(self) -> None:
        """And another one after it."""
        self._routes[0].fulfill(body="<h2>For Anna alone</h2>")
        self._page.evaluate("fetch(location.href).then((answer) => answer.text())")

    def goes_on(self) -> None:
        """As the server has it; and so does whatever is asked for from now on."""
        self._holds = False
        self._routes[0].continue_()


def _pick_until_the_other_is_asked(player: Player, match: str) -> None:
    """In another tab of the same person."""
    luck, seat = random.Random(1), _asked(player, match)["seat"]
    while (ask := _asked(player, match))["seat"] == seat:
        ok(player.pick(match, ask["seq"], luck.choice(ask["picks"])["pick"], seat=seat))


def _asked(player: Player, match: str) -> Any:
    return player.table(match)["asks"][0]


# What of a curtain with many names cannot be brought into sight: the upper edge of the first thing
# on it, and all that somebody cannot press.
UNREACHED = """(curtain) => {
  curtain.scrollTop = 0;
  const crest = curtain.querySelector("h2").getBoundingClientRect().top
    - parseFloat(getComputedStyle(curtain, "::before").height);
  const cut = crest < curtain.getBoundingClientRect().top ? ["crest"] : [];
  return cut.concat([...curtain.querySelectorAll("button")].filter((button) => {
    button.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height - 2) !== button;
  }).map((button) => button.textContent));
}"""


def test_all_who_may_come_forward_can(open_page: Opener, server: Process) -> None:
    """On a phone that lies on its side there is no room for five of them at once."""
    anna, luck = server.player("Anna"), random.Random(2)
    seats = [{"kind": "me"}, *({"kind": "me", "name": name} for name in ("Ben", "Ida", "Bo", "Ed"))]
    match = anna.create(SANDS, seats=seats)["id"]
    while len((table := anna.table(match))["waiting"]) < 5:
        ask = table["asks"][0]
        pick = luck.choice(ask["picks"])["pick"]
        ok(anna.pick(match, ask["seq"], pick, seat=ask["seat"]))
    signed_in = {"Authorization": f"Bearer {anna.token}"}
    lying = {"viewport": {"width": 844, "height": 390}}
    page = open_page(f"/match/{match}", phone=True, extra_http_headers=signed_in, **lying)
    curtain = ready(page).locator("#curtain")
    expect(curtain.locator("button")).to_have_count(6)  # one takes back
    assert curtain.evaluate(UNREACHED) == []
    page.evaluate("document.getElementById('curtain').scrollTop = 0")
    page.mouse.move(400, 200)
    page.mouse.wheel(0, 300)
    until(page, "document.getElementById('curtain').scrollTop > 0")


def test_a_card_that_was_read_goes_when_the_device_is_passed(
    open_page: Opener, server: Process
) -> None:
    """It lay above the curtain, with a card in hand of whoever had read it."""
    player = server.player("Anna")
    page, match = at_one_screen(open_page, player)
    page.click("text=Cards >> visible=true")
    page.locator(HAND).first.click()
    expect(page.locator("#why")).to_be_visible()
    _pick_until_the_other_is_asked(player, match)
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("#why")).to_be_hidden()
    expect(page.locator("#why")).to_be_empty()
    expect(page.locator("#curtain button").first).to_be_focused()


def test_a_card_in_hand_is_told_once(open_page: Opener, server: Process) -> None:
    """It is a thing and a place of the board, and both say the same."""
    page, _ = at_one_screen(open_page, server.player("Anna"))
    page.click("text=Cards >> visible=true")
    page.locator(HAND).first.click()
    expect(page.locator("#why .about")).to_have_count(1)
    expect(page.locator("#why .by")).to_have_count(1)


def test_what_was_asked_for_is_told_to_nobody_once_the_device_is_passed(
    open_page: Opener, server: Process
) -> None:
    """A late answer lay above the curtain."""
    player = server.player("Anna")
    page, match = at_one_screen(open_page, player)
    why, figures = Held(page, "**/why*"), Held(page, "**/figures*")
    page.click("#aids [data-do=why]")
    page.click("[data-tab=figures]")
    why.wait()
    figures.wait()
    _pick_until_the_other_is_asked(player, match)
    expect(page.locator("#curtain")).to_be_visible()
    why.comes()
    figures.comes()
    expect(page.locator("#why")).to_be_hidden()
    assert "For Anna alone" not in page.content()


def test_what_others_do_lifts_no_curtain(open_page: Opener, server: Process) -> None:
    """Who had the device was seen by whoever took it, as soon as somebody elsewhere had picked."""
    anna, cleo, match = all_choose_in_secret(server)
    page = come_forward(open_page, anna, match)
    page.click(OTHER)
    expect(page.locator("#curtain h2")).to_be_visible()
    heading = f"Pass the device to {OTHERS_NAME}"
    expect(page.locator("#curtain h2")).to_have_text(heading)
    ask = cleo.table(match)["asks"][0]
    ok(cleo.pick(match, ask["seq"], ask["picks"][0]["pick"]))
    ok(cleo.post(f"/matches/{match}/chat", text="Done!"))
    expect(page.locator("#said")).to_contain_text("Done!")
    expect(page.locator("#curtain h2")).to_have_text(heading)
    expect(page.locator("#sentence")).to_have_text(heading)
    expect(page.locator("#curtain h2")).to_be_visible()


def test_nobody_is_asked_behind_a_curtain(open_page: Opener, server: Process) -> None:
    """Who had handed the device on was, until the server had answered: a key picked for them."""
    anna, _, match = all_choose_in_secret(server)
    page = come_forward(open_page, anna, match)
    expect(page.locator("#picks button").first).to_be_visible()
    Held(page, "**/update*")
    page.click(OTHER)
    expect(page.locator("#curtain h2")).to_be_visible()
    expect(page.locator("#picks button")).to_have_count(0)
    expect(page.locator("#sheets .glow")).to_have_count(0)


def test_whoever_comes_forward_sees_nothing_of_whoever_handed_on(
    open_page: Opener, server: Process
) -> None:
    """What the stream brings meanwhile is still what whoever had the device sees: it came to the
    one who had it now, who had to come forward once more."""
    anna, cleo, match = all_choose_in_secret(server)
    page = come_forward(open_page, anna, match)
    updates = Held(page, "**/update*")
    page.click(OTHER)
    updates.wait()
    ask, brought = cleo.table(match)["asks"][0], page.evaluate("window.brought")
    ok(cleo.pick(match, ask["seq"], ask["picks"][0]["pick"]))
    until(page, f"window.brought > {brought}")
    page.click("#curtain button")
    updates.goes_on()
    wait_asked(page)
    expect(page.locator("#curtain")).to_be_hidden()
    expect(page.locator("#whose .now")).to_contain_text(OTHERS_NAME)


def test_an_answer_that_comes_after_the_device_was_passed_on_is_shown_to_nobody(
    open_page: Opener, server: Process
) -> None:
    """It brought the page of whoever had asked back to whoever had come forward since."""
    anna, _, match = all_choose_in_secret(server)
    page = come_forward(open_page, anna, match)
    answers = Held(page, "**/undo")
    page.keyboard.press("u")
    answers.wait()
    page.click(OTHER)
    page.click("#curtain button")
    answers.goes_on()
    wait_asked(page)
    expect(page.locator("#whose .now")).to_contain_text(OTHERS_NAME)
    expect(page.locator("#curtain")).to_be_hidden()
    expect(page.locator("#toast")).to_be_empty()
