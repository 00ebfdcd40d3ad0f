"""Whoever is the last to go from a match for the ratings has not lost it to those who went before:
else it would be better to let the time run out than to give up."""

from __future__ import annotations

import pytest

from civitas.web.house import House
from civitas.web.lobby.history import Count, history
from civitas.web.lobby.janitor import LEFT_DAYS
from civitas.web.lobby.ratings import places
from civitas.web.storage.schema import OVER, Person
from tests.web.conftest import Opener
from tests.web.people import ME, OPEN, RANDOM, after_the_bots, link_of, people
from tests.web.server import Browser, serving
from tests.web.test_late import pass_days, quiet
from tests.web.test_lobby import chairs, row
from tests.web.test_lost_by_time import PASSWORD, rated, worth


def last(house: House, match: str) -> list[int]:
    return [seat.number for seat in chairs(house, match) if seat.last]


def played_out(house: House, match: str) -> None:
    """Bots play it to its end, and it is counted."""
    after_the_bots(house)
    assert row(house, match).status == OVER
    assert house.ladder.catch_up() == 1


def ranks(house: House, match: str) -> list[int]:
    found, seats = row(house, match), chairs(house, match)
    assert found.ended is not None
    return places(found.ended, seats)


@pytest.mark.parametrize("gone", [True, False])
def test_the_last_to_go_is_before_who_went_first(
    open_house: Opener, database: str, gone: bool
) -> None:
    """Whether they give up for good, or leave and do not come back."""
    house = quiet(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    match = rated(house, anna, ben)
    house.lobby.resign(anna, match)
    assert last(house, match) == []
    if gone:
        house.lobby.resign(ben, match)
    else:
        house.lobby.leave(ben, match)
        pass_days(house, match, LEFT_DAYS)
    assert last(house, match) == [1]
    played_out(house, match)
    first, second = worth(house, anna, ben)
    assert first < 1500 < second
    for one, won in ((anna, 0), (ben, 1)):
        (past,) = history(house.store, one, "en")
        assert past.all == Count(1, won)


def test_who_comes_back_has_stayed_longer(open_house: Opener, database: str) -> None:
    house = quiet(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    match = rated(house, anna, ben)
    house.lobby.leave(anna, match)
    house.lobby.leave(ben, match)
    assert last(house, match) == [1]
    house.lobby.return_to(anna, match)
    assert last(house, match) == []
    house.lobby.resign(anna, match)
    assert last(house, match) == [0]
    pass_days(house, match, LEFT_DAYS)
    played_out(house, match)
    first, second = worth(house, anna, ben)
    assert second < 1500 < first


def test_bots_that_sat_there_stay_before_all_who_go(open_house: Opener, sqlite: str) -> None:
    """Nobody gets out of what they have lost to a bot by going after somebody else."""
    house = quiet(open_house, sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = with_a_bot(house, anna, ben)
    house.lobby.resign(anna, match)
    house.lobby.resign(ben, match)
    played_out(house, match)
    first, second, bot = ranks(house, match)
    assert first > second > bot
    (past,) = history(house.store, ben, "en")
    assert past.all == Count(1, 0)


def with_a_bot(house: House, anna: Person, ben: Person) -> str:
    for one in (anna, ben):
        house.people.change(one, password=PASSWORD)
    match = house.lobby.create(anna, "toy", [ME, OPEN, RANDOM], {}, True, 0, friendly=False)
    house.lobby.join(ben, match, link_of(house, match), None)
    return match


def test_whoever_stays_has_won_whatever_a_bot_has_made_of_it(
    open_house: Opener, sqlite: str
) -> None:
    """The history says what the ladder says."""
    house = quiet(open_house, sqlite)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    match = rated(house, anna, ben, cleo)
    house.lobby.leave(anna, match)
    house.lobby.resign(ben, match)
    house.lobby.resign(cleo, match)
    assert last(house, match) == [2]
    pass_days(house, match, LEFT_DAYS)
    played_out(house, match)
    first, second, third = ranks(house, match)
    assert first == second > third
    won = [history(house.store, one, "en")[0].all.won for one in (anna, ben, cleo)]
    assert won == [0, 0, 1]


def test_the_table_says_so(sqlite: str) -> None:
    with serving(sqlite) as served:
        anna, ben = people(served.house, "Anna", "Ben")
        match = rated(served.house, anna, ben)
        with Browser(served.url) as browser:
            browser.submit("/me/sign-in", name="Anna", password=PASSWORD)
            page, german = (
                browser.get(f"/match/{match}", params={"lang": language}).text
                for language in ("en", "de")
            )
    assert "If all have left, those before the last have lost to the last." in page
    assert "so haben die anderen gegen den verloren, der zuletzt ging." in german
