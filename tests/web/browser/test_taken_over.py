"""A bot takes over a seat: whoever looks at the table then, or comes back to it, is told."""

from __future__ import annotations

import random

from playwright.sync_api import Route, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import OFFERED, click_any, ready, together

LEAVES = "text=Leave (a bot plays on)"
A_SECOND = 1100
"""Milliseconds after which no pick is of the same second as what comes then, and every page that
listens has heard of what was done."""


def test_a_page_that_stays_open_gives_way_to_the_bot_and_takes_over_again(
    open_page: Opener,
) -> None:
    """As when somebody's time runs out while they look: without asking for the page again."""
    anna, bert = open_page(), open_page()
    together(anna, bert)
    elsewhere = bert.context.new_page()
    elsewhere.goto(bert.url)
    ready(elsewhere)
    elsewhere.click(".menu summary")
    elsewhere.click(LEAVES)
    expect(bert.locator("#tools")).to_contain_text("A bot plays for you")
    expect(bert.locator("[data-do=undo]")).to_have_count(0)
    elsewhere.goto(bert.url)
    elsewhere.click("text=Take my seat back")
    expect(bert.locator("[data-do=undo]")).to_have_count(1)
    expect(bert.locator("#tools")).not_to_contain_text("A bot plays for you")


def test_no_bot_is_said_to_play_once_the_others_have_left_too(open_page: Opener) -> None:
    """The match rests then, and the page that was open says nothing else beside it."""
    anna, bert = open_page(), open_page()
    together(anna, bert)
    table = bert.url
    bert.click(".menu summary")
    bert.click(LEAVES)
    expect(bert).not_to_have_url(table)
    bert.goto(table)
    expect(bert.locator("#stand-in")).to_be_visible()
    anna.click(".menu summary")
    anna.click(LEAVES)
    expect(bert.locator("#sentence")).to_contain_text("the match rests")
    expect(bert.locator("#stand-in")).to_be_hidden()
    expect(bert.locator("#tools")).to_contain_text("Take my seat back")


def test_whoever_was_away_is_told_what_the_house_has_said_since(open_page: Opener) -> None:
    anna, bert = open_page(), open_page()
    together(anna, bert)
    expect(anna.locator(".seat.asked")).to_have_count(1)
    first, other = (anna, bert) if anna.query_selector(OFFERED) else (bert, anna)
    click_any(first, random.Random(1))
    table = first.url
    first.goto("/me")
    first.wait_for_timeout(A_SECOND)
    other.click(".menu summary")
    other.click(LEAVES)
    expect(other).not_to_have_url(table)
    first.goto(table)
    expect(first.locator("#toast")).to_contain_text("leaves; the bot Medium plays on")
    expect(first.locator("[data-tab=chat].unread")).to_have_count(1)


def test_whoever_leaves_is_led_away_though_their_page_hears_of_it_first(open_page: Opener) -> None:
    anna, bert = open_page(), open_page()
    together(anna, bert)

    def answer_late(route: Route) -> None:
        answer = route.fetch(max_redirects=0)
        expect(anna.locator("#said")).to_contain_text("plays on")
        anna.wait_for_timeout(A_SECOND)
        route.fulfill(response=answer)

    bert.route("**/seat/leave", answer_late)
    table = bert.url
    bert.click(".menu summary")
    bert.click(LEAVES)
    expect(bert).not_to_have_url(table)
