"""Matches of Octavia's that bots have played for a while in all seats: much lies on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from playwright.sync_api import Page

from civitas.bots import make_bot
from civitas.bots.chair import Chair
from civitas.kernel.asks import Ask
from civitas.kernel.setting import Options
from civitas.kernel.table import Table
from civitas.kernel.titles import NO_OPTIONS
from civitas.web.lobby.lobby import Lobby, SeatWish
from civitas.web.people.people import People
from civitas.web.storage.steps import Step
from civitas.web.storage.store import Store
from civitas.web.tables.acts import last_step
from civitas.web.tables.hall import Hall
from civitas.web.tables.live import Live

NAME: Final = "Octavia"
PASSWORD: Final = "laurel and olive"

Moment = Callable[[Table, Ask], bool]
"""Is this what Octavia shall be asked in the picture?"""


class Wish(NamedTuple):
    """What a match is made of, and how far it is played."""

    seats: int
    moment: Moment
    options: Options = NO_OPTIONS
    automas: int = 0
    """So many of the seats, the last ones, are played by the title."""


def late_matches(database: str, wishes: Mapping[str, Wish]) -> dict[str, str]:
    """By title, the id of a match that has come to the wished moment."""
    store = Store(database)
    people, hall = People(store, b""), Hall(store, lambda *_: None)
    lobby = Lobby(store, lambda *_: None)
    octavia = people.guest(NAME)
    people.change(octavia, password=PASSWORD)
    matches = {}
    for title, wish in wishes.items():
        bots = [SeatWish("bot", "greedy")] * (wish.seats - 1 - wish.automas)
        seats = [SeatWish("me"), *bots, *[SeatWish("automa")] * wish.automas]
        over = True
        while over:  # luck did not bring the moment: another match
            matches[title] = lobby.create(octavia, title, seats, dict(wish.options), False, 0)
            over = hall.change(matches[title], partial(_play, come=wish.moment), _over)
    store.close()
    return matches


def _play(live: Live, come: Moment) -> list[Step]:
    table = live.table
    steps: list[Step] = []
    bot = make_bot("greedy", 1)
    while not table.over:
        ask = table.ask_for(0)
        if ask is not None and come(table, ask):
            break
        seat = table.asks[0].seat
        table.pick(bot.pick(Chair(table, seat)), seat)
        steps.append(last_step(table))
    return steps


def _over(live: Live) -> bool:
    return live.table.over


def sign_in(page: Page) -> None:
    page.goto("/me")
    page.fill("form[action='/me/sign-in'] [name=name]", NAME)
    page.fill("form[action='/me/sign-in'] [name=password]", PASSWORD)
    with page.expect_navigation():
        page.click("form[action='/me/sign-in'] button")
