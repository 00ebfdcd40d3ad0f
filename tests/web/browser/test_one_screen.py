"""Several at one screen in a real browser: nothing of one of them is left there for the next."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import CLASH, ready, wait_asked
from tests.web.server import Player, Process, ok

HAND = "#sheets [data-thing^='action_']"


def at_one_screen(open_page: Opener, player: Player) -> tuple[Page, str]:
    """A table with hidden hands; the first who is asked has come forward."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bert"}]
    match = player.create(CLASH, seats=seats)["id"]
    signed_in = {"Authorization": f"Bearer {player.token}"}
    page = ready(open_page(f"/match/{match}", extra_http_headers=signed_in))
    page.click("#curtain button")
    wait_asked(page)
    return page, match


def _pick_until_the_other_is_asked(player: Player, match: str) -> None:
    """In another tab of the same person."""
    luck, seat = random.Random(1), _asked(player, match)["seat"]
    while (ask := _asked(player, match))["seat"] == seat:
        ok(player.pick(match, ask["seq"], luck.choice(ask["picks"])["pick"], seat=seat))


def _asked(player: Player, match: str) -> Any:
    return player.table(match)["asks"][0]


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
