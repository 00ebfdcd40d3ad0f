"""Others' consent in a real browser: somebody asks to take back, the others answer."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import (
    asked,
    click_any,
    play_until,
    ready,
    together,
    until,
    violations,
)
from tests.web.server import Player, Process, ok
from tests.web.test_habits import until_offered

# What is asked and the tools beside it lie in one row, and standing answers in the next.
BELOW = """() => {
  const [asked, tools, habits] = ["sentence", "tools", "habits"]
    .map((id) => document.getElementById(id).getBoundingClientRect());
  return tools.top < asked.bottom && tools.bottom <= habits.top && asked.bottom <= habits.top;
}"""


def test_one_asks_to_take_back_and_the_other_agrees(open_page: Opener) -> None:
    """With a keyboard on one side, with a finger on the other."""
    anna, bert = open_page(), open_page(phone=True)
    together(anna, bert)
    luck = random.Random(1)
    asker = play_until([anna, bert], "province", luck)
    other, question = bert if asker is anna else anna, asked(asker)
    while asked(asker) == question:
        click_any(asker, luck)
    asker.focus("#ask-back")
    asker.keyboard.press("Enter")
    asker.locator(".goals button").first.press("Enter")
    expect(asker.locator("#plea [data-do=withdraw]")).to_be_visible()
    expect(other.locator("#plea [data-do=agree]")).to_be_visible()
    assert not violations(other)
    other.click("#plea [data-do=refuse]")
    expect(asker.locator("#plea")).to_be_empty()
    expect(asker.locator("#toast")).to_contain_text("says no: nothing is taken back")
    asker.click("#ask-back")
    asker.click(".goals button >> nth=0")
    other.click("#plea [data-do=agree]")
    expect(other.locator("#plea")).to_be_empty()
    expect(asker.locator("#sentence")).to_have_text(question)
    for page in (asker, other):
        expect(page.locator("#lines li", has_text="takes back")).to_have_count(1)
    asker.reload()  # what was asked for, and is done, is no news
    ready(asker)
    expect(asker.locator("#said li.asks")).to_have_count(2)
    expect(asker.locator("#toast")).to_be_hidden()


def offered_a_trade(open_page: Opener, server: Process, **screen: Any) -> tuple[Page, Player, str]:
    """The offer is made by programs; whoever answers it has a browser, and a finger if no other
    screen is named."""
    anna, bert = server.player("Anna"), server.player("Bert")
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = anna.create("clash_of_cultures", seats=seats, public=True)["id"]
    ok(bert.post(f"/matches/{match}/join"))
    player = until_offered((anna, bert), match, random.Random(3))
    signed_in = {"Authorization": f"Bearer {player.token}"}
    page = open_page(f"/match/{match}", extra_http_headers=signed_in, **(screen or {"phone": True}))
    return ready(page), player, match


def test_always_no_is_said_once_and_ended_with_a_click(open_page: Opener, server: Process) -> None:
    page, _, _ = offered_a_trade(open_page, server)
    page.click("[data-do=always]")
    page.click("[data-do=keep][data-until=match]")
    expect(page.locator("#habits")).to_contain_text("Refuse every trade that is offered")
    expect(page.locator("#lines li", has_text="standing answer")).to_have_count(1)
    page.click("#habits [data-do=drop]")
    expect(page.locator("#habits")).to_be_empty()


def test_a_standing_answer_lies_below_the_question_and_its_tools(
    open_page: Opener, server: Process
) -> None:
    """Between them it took a row more, and of the board as much."""
    laptop = {"width": 1366, "height": 768}
    page, player, match = offered_a_trade(open_page, server, viewport=laptop)
    ask = player.table(match)["asks"][0]
    given = {"seat": ask["seat"], "what": ask["what"], "until": "match"}
    ok(player.post(f"/matches/{match}/standing", **given))
    expect(page.locator("#habits li")).to_have_count(1)
    until(page, f"({BELOW})()")


def test_always_no_is_said_to_what_it_was_about(open_page: Opener, server: Process) -> None:
    """Not to what is asked by then, since somebody has answered in another tab."""
    page, player, match = offered_a_trade(open_page, server)
    page.click("[data-do=always]")
    question = asked(page)
    ask = player.table(match)["asks"][0]
    ok(player.pick(match, ask["seq"], {"pick": "pass"}))
    expect(page.locator("#sentence")).not_to_have_text(question)
    page.click("[data-do=keep][data-until=match]")
    expect(page.locator("#habits")).to_contain_text("Refuse every trade that is offered")
