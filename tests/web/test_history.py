"""What somebody has played: counted from the matches that are over, theirs and no others."""

from __future__ import annotations

from sqlalchemy import update

from civitas.web.house import House
from civitas.web.lobby.history import Count, history
from civitas.web.lobby.lobby import SeatWish
from civitas.web.storage.schema import AUTOMA, OVER, Match
from tests.web.conftest import Opener
from tests.web.people import ME, OPEN, against_bots, link_of, match_of, people, wait_for


def ended(house: House, match: str, *winners: int, seats: int = 2) -> None:
    result = {"scores": [0] * seats, "winners": list(winners)}
    done = update(Match).where(Match.id == match).values(status=OVER, result=result)
    house.store.write(lambda session: session.execute(done))


def test_matches_are_counted_by_seat_and_opponent(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    for winner in (0, 0, 1):
        ended(house, match_of(house, "toy", anna, ben), winner)
    ended(house, match_of(house, "toy", ben, anna), 0)
    ended(house, match_of(house, "toy", ben, cleo), 0)
    ended(house, against_bots(house, "toy", anna, ["random"]), 0)
    match_of(house, "toy", anna, ben)  # it is not over
    (past,) = history(house.store, anna, "en")
    assert past.title == "toy"
    assert past.all == Count(5, 3)
    assert past.seats == [(0, Count(4, 3)), (1, Count(1, 0))]
    assert past.opponents == [("Ben", Count(4, 2)), ("Random", Count(1, 1))]
    assert history(house.store, people(house, "Dora")[0], "en") == []


def test_one_that_nobody_won_and_one_that_was_given_up(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    ended(house, match_of(house, "toy", anna, ben))
    given_up = against_bots(house, "toy", anna, ["random"])
    house.lobby.resign(anna, given_up)
    wait_for(lambda: house.store.match(given_up)[0].status == OVER)  # type: ignore[index]
    ended(house, given_up, 0)
    (past,) = history(house.store, anna, "en")
    assert past.all == Count(2, 0), "what a bot wins for who has given up is no win of theirs"


def test_who_plays_together_against_automas_is_no_opponent(open_house: Opener, sqlite: str) -> None:
    """All win or none does; where one of them wins alone, they played against each other, too."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    for winners in ((), (0, 1), (0,)):
        match = house.lobby.create(anna, "terraces", [ME, OPEN, SeatWish(AUTOMA)], {}, False, 0)
        house.lobby.join(ben, match, link_of(house, match), None)
        ended(house, match, *winners, seats=3)
    (past,) = history(house.store, anna, "en")
    assert past.all == Count(3, 2)
    assert past.opponents == [("Automa", Count(3, 2)), ("Ben", Count(1, 1))]
