"""Law 7. It conserves: supply + board + hands = box, and nobody owes anything."""

from __future__ import annotations

from typing import Any

import pytest

from tests.laws.matches import Match, blame, play
from tests.laws.told import told_by
from tests.laws.toy import State, Toy

EVERY = 3
"""All is counted after so many picks: what is lost stays lost."""


def check_conserves(match: Match) -> None:
    title = match.title
    box = title.box(match.header.setting)
    stocks = told_by(title.meta.id).stocks
    for number, (table, entry) in enumerate(match.walk()):
        if number % EVERY and entry is not None:
            continue
        census = title.census(table.state)
        if census != box:
            wrong = {
                thing: (census.get(thing, 0), box.get(thing, 0))
                for thing in census.keys() | box.keys()
                if census.get(thing, 0) != box.get(thing, 0)
            }
            assert not wrong, f"found, and in the box: {wrong}"
        assert min(stocks(table.state)) >= 0, "a stock below zero"


def test_it_conserves(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_conserves(match)


class Thief(Toy):
    """A coin vanishes with the second round."""

    def segment(self, s: State) -> Any:
        s.pot -= s.round == 1 and s.stage == 0
        return super().segment(s)


class Lender(Toy):
    """Pays from an empty pot."""

    def segment(self, s: State) -> Any:
        if s.stage == 0 and s.round == 1:
            s.purses[0] += s.pot + 1
            s.pot = -1
        return super().segment(s)


def test_the_law_bites() -> None:
    with pytest.raises(AssertionError, match="in the box"):
        check_conserves(play(Thief(), 3, {}, "bite"))
    with pytest.raises(AssertionError, match="below zero"):
        check_conserves(play(Lender(), 3, {}, "bite"))
