"""A match for the ratings that ends because time runs out is lost by whoever let it run out: on the
ladder, in the history, and wherever it is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import update

from civitas.cli.program import run
from civitas.web.house import House
from civitas.web.lobby.history import Count, history
from civitas.web.lobby.ratings import counts, places
from civitas.web.storage.clocks import DAY, MINUTE, NO_CLOCKS, Budget
from civitas.web.storage.outcome import outcome
from civitas.web.storage.schema import AUTOMA, BOT, OVER, PERSON, Match, Person, Seat
from tests.web.conftest import Opener
from tests.web.people import (
    ME,
    OPEN,
    RANDOM,
    after_the_bots,
    link_of,
    make_pick,
    match_of,
    offer,
    people,
)
from tests.web.server import Browser, Served, serving
from tests.web.test_database import go_back
from tests.web.test_ladder import change, entries, ladder
from tests.web.test_late import pass_days, quiet
from tests.web.test_lobby import chairs, row, said

PASSWORD = "a word of her own"
LOST = "Ben has let the time run out and so lost the match; it counts for the ratings."


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('lost') / 'civitas.db'}") as served:
        yield served


def rated(house: House, *persons: Person, budget: Budget = NO_CLOCKS) -> str:
    """A match of these people for the ratings, that ends when the time runs out."""
    for one in persons:
        house.people.change(one, password=PASSWORD)
    first, *others = persons
    seats, days = [ME, *[OPEN] * len(others)], 0 if budget.reserve else 1
    agreed = {"friendly": False, "late": "end", "budget": budget}
    match = house.lobby.create(first, "toy", seats, {}, True, days, **agreed)  # type: ignore[arg-type]
    for person in others:
        house.lobby.join(person, match, link_of(house, match), None)
    return match


def bid(house: House, match: str, *seats: int) -> None:
    """All bid at the same time, in secret; these have."""
    for seat in seats:
        seq, picks = offer(house, match, seat)
        make_pick(house, match, seat, picks[0], seq)


def worth(house: House, *persons: Person) -> list[float]:
    now = ladder(house)
    return [now[f"person {one.id}"][0] for one in persons]


def late(house: House, match: str) -> list[int]:
    return [seat.number for seat in chairs(house, match) if seat.late]


def test_whoever_let_the_time_run_out_has_lost_to_all_others(
    open_house: Opener, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are level, and whoever counts again gets the same."""
    house = quiet(open_house, database)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    match = rated(house, anna, ben, cleo)
    bid(house, match, 0, 2)
    assert late(house, match) == []
    pass_days(house, match)
    assert (row(house, match).ended, late(house, match)) == (None, [1])
    assert house.ladder.catch_up() == 1
    first, last, other = worth(house, anna, ben, cleo)
    assert first == pytest.approx(other)
    assert last < 1500 < first
    once = entries(house)
    assert len(once) == 3
    house.ladder.remake()
    assert entries(house) == once
    assert run(["database", "ratings", database]) == 0
    assert "One match that is over was looked at" in capsys.readouterr().out
    assert entries(house) == once


def test_bots_are_among_the_others(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    (anna,) = people(house, "Anna")
    house.people.change(anna, password=PASSWORD)
    agreed = {"friendly": False, "late": "end"}
    match = house.lobby.create(anna, "toy", [ME, RANDOM], {}, False, 1, **agreed)  # type: ignore[arg-type]
    after_the_bots(house)
    pass_days(house, match)
    house.ladder.catch_up()
    assert worth(house, anna)[0] < 1500 < ladder(house)["bot random"][0]


def test_whoever_had_left_is_last_too(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    match = rated(house, anna, ben, cleo)
    bid(house, match, 0, 2)
    house.lobby.leave(anna, match)
    pass_days(house, match)
    house.ladder.catch_up()
    gone, last, first = worth(house, anna, ben, cleo)
    assert gone == pytest.approx(last)
    assert last < 1500 < first


@pytest.mark.parametrize("for_good", [True, False])
def test_where_nobody_else_is_left_those_who_had_gone_have_lost(
    open_house: Opener, database: str, for_good: bool
) -> None:
    """Else who has lost one by going would get out of it, if only nobody plays on against a bot."""
    house = quiet(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    match = rated(house, anna, ben)
    bid(house, match, 0)
    (house.lobby.resign if for_good else house.lobby.leave)(anna, match)
    after_the_bots(house)
    pass_days(house, match)
    assert (row(house, match).ended, late(house, match)) == (None, [1])
    assert house.ladder.catch_up() == 1
    gone, stayed = worth(house, anna, ben)
    assert gone < 1500 < stayed
    once = entries(house)
    house.ladder.remake()
    assert entries(house) == once
    for one, won in ((anna, 0), (ben, 1)):
        (past,) = history(house.store, one, "en")
        assert (past.all, past.points) == (Count(1, won), None)


def test_who_was_late_together_is_level_before_those_who_had_gone(
    open_house: Opener, sqlite: str
) -> None:
    house = quiet(open_house, sqlite)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    match = rated(house, anna, ben, cleo)
    house.lobby.leave(anna, match)
    after_the_bots(house)
    pass_days(house, match)
    assert late(house, match) == [1, 2]
    house.ladder.catch_up()
    gone, first, other = worth(house, anna, ben, cleo)
    assert first == pytest.approx(other)
    assert gone < 1500 < first


def test_that_those_who_had_gone_have_lost_is_told(served: Served) -> None:
    anna, ben = people(served.house, "Alma", "Bruno")
    match = rated(served.house, anna, ben)
    bid(served.house, match, 0)
    served.house.lobby.resign(anna, match)
    after_the_bots(served.house)
    pass_days(served.house, match)
    with Browser(served.url) as browser:
        page, german = (
            browser.get(f"/match/{match}", params={"lang": language}).text
            for language in ("en", "de")
        )
        ladder = browser.get("/ladder/toy", params={"lang": "en"}).text
    told = "Bruno has let the time run out; those who had left before have lost the match, and it"
    assert f"{told} counts for the ratings." in page
    assert (
        "Bruno hat die Zeit verstreichen lassen; verloren hat die Partie, wer vorher gegangen war."
        in german
    )
    assert "Where nobody else is left then, those who had left before have lost it." in ladder
    (card,) = served.house.lobby.mine(ben)
    assert card.ended.startswith(told)


def test_places_where_time_has_ended_it() -> None:
    match = Match(friendly=False, seed="x", result=None, status=OVER, title="toy", options={})
    holders = PERSON, PERSON, BOT, AUTOMA, BOT
    seats = [Seat(number=n, holder=holder, name="x") for n, holder in enumerate(holders)]
    for number in (0, 1, 4):  # the last has left
        seats[number].person = number
    assert outcome(match, seats) is None
    assert not counts(match, seats), "of matches of before nobody knows who was late"
    seats[0].late = True
    result = outcome(match, seats)
    assert result is not None
    assert places(result, seats) == [6, 1, 1, 1, 6]
    assert counts(match, seats)
    alone = [seats[0], seats[4]]
    alone[1].number = 1
    left = outcome(match, alone)
    assert left is not None
    assert (left.winners, places(left, alone)) == ((0,), [1, 3])
    alone[1].holder, alone[1].late = PERSON, True
    assert outcome(match, alone) is None, "nobody had gone"
    seats[4].person = 1  # one person, who would have lost to themselves
    assert outcome(match, seats) is None


def test_it_is_the_one_whose_clock_is_empty(open_house: Opener, database: str) -> None:
    """Though others are asked at the same moment."""
    house = quiet(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    match = rated(house, anna, ben, budget=Budget(DAY, MINUTE))
    empty = update(Seat).where(Seat.match == match, Seat.number == 1).values(since=0)
    house.store.write(lambda session: session.execute(empty))
    house.janitor.round(0)
    assert late(house, match) == [1]
    house.ladder.catch_up()
    assert worth(house, anna)[0] > 1500 > worth(house, ben)[0]


def test_what_still_counts_for_nobody(open_house: Opener, sqlite: str) -> None:
    """Where all were late, nobody has lost to another; and what counts otherwise for none."""
    house = quiet(open_house, sqlite)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    together = rated(house, anna, ben)
    friendly = match_of(house, "toy", anna, ben, days=1, late="end")
    one_screen = match_of(house, "toy", anna, ben, cleo, days=1, late="end")
    guided = house.lobby.learn(anna, "sands_of_time")
    change(house, guided, days=1, late="end", friendly=False)
    bid(house, friendly, 0)
    bid(house, one_screen, 0, 2)
    mine = update(Seat).where(Seat.match == one_screen, Seat.number == 2).values(person=anna.id)
    house.store.write(lambda session: session.execute(mine))
    change(house, one_screen, friendly=False)
    ended = together, friendly, one_screen, guided
    after_the_bots(house)
    for match in ended:
        pass_days(house, match)
    assert [row(house, match).status for match in ended] == [OVER] * 4
    assert all(late(house, match) for match in ended)
    assert house.ladder.catch_up() == 4
    assert entries(house) == []
    pasts = [past for one in (anna, ben, cleo) for past in history(house.store, one, "en")]
    assert not any(past.all.matches for past in pasts)


def test_what_has_ended_before_counts_for_nobody(open_house: Opener, database: str) -> None:
    """Nobody wrote down who was late; how it ended is told nevertheless."""
    house = quiet(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    match = rated(house, anna, ben)
    bid(house, match, 0)
    pass_days(house, match)
    with house.store.reading() as session:
        go_back(session, "019")
    again = open_house(database)
    assert again.ladder.remake() == 1
    assert entries(again) == []
    (card,) = again.lobby.mine(anna)
    assert card.ended == "Time ran out, and the match has ended without a winner."


def test_the_history_says_what_the_ladder_says(open_house: Opener, database: str) -> None:
    """Lost for whoever was late, won for the others; what counts for nobody is not in it."""
    house = quiet(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    for match in (rated(house, anna, ben), match_of(house, "toy", anna, ben, days=1, late="end")):
        bid(house, match, 0)
        pass_days(house, match)
    house.ladder.catch_up()
    for one, count, seat, other in (
        (anna, Count(1, 1), 0, "Ben"),
        (ben, Count(1, 0), 1, "Anna"),
    ):
        (past,) = history(house.store, one, "en")
        assert past.all == count
        assert (past.seats, past.opponents) == ([(seat, count)], [(other, count)])
        assert past.points is None, "nobody has counted any"
        assert past.rating is not None
        assert past.rating.matches == 1


def test_it_is_told_wherever_the_match_is(served: Served) -> None:
    """At the table, in its replay and its chat, and in the lists of all who may see it."""
    house = served.house
    anna, ben = people(house, "Anna", "Ben")
    match = rated(house, anna, ben)
    bid(house, match, 0)
    with Browser(served.url) as browser:
        assert LOST not in browser.get(f"/match/{match}").text
        pass_days(house, match)
        house.ladder.catch_up()
        for path in (f"/match/{match}", f"/match/{match}/replay/1"):
            assert LOST in browser.get(path).text
        assert f"Over: {LOST}" in browser.get(f"/people/{anna.id}").text
        browser.submit("/me/sign-in", name="Anna", password=PASSWORD)
        for path in ("/", "/me"):
            assert f"Over: {LOST}" in browser.get(path).text
        german = browser.get(f"/match/{match}", params={"lang": "de"}).text
    assert "Ben hat die Zeit verstreichen lassen und damit die Partie verloren" in german
    assert said(house, match)[-1].endswith("as was agreed, the match has ended.")
    (card,) = house.lobby.mine(ben)
    assert (card.ended, card.result) == (LOST, None)


def test_all_who_were_late_are_named(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    match = rated(house, anna, ben, cleo)
    bid(house, match, 1)
    pass_days(house, match)
    (card,) = house.lobby.mine(ben)
    assert card.ended.startswith("Anna and Cleo have let the time run out and so lost the match")


def test_who_sits_down_knows_before(served: Served) -> None:
    """In the lounge, in the form that makes such a table, and on the ladder."""
    (anna,) = people(served.house, "Agnes")
    served.house.people.change(anna, password=PASSWORD)
    told = "Whoever lets the time run out loses the match."
    with Browser(served.url) as browser:
        for friendly in (True, False):
            agreed = {"friendly": friendly, "late": "end"}
            match = served.house.lobby.create(anna, "toy", [ME, OPEN], {}, True, 3, **agreed)  # type: ignore[arg-type]
            assert (told in browser.get(f"/match/{match}").text) is not friendly
        form = browser.get("/new/toy").text
        assert "one for the ratings is lost by whoever let the time run out." in form
        page = browser.get("/ladder/toy").text
    assert "or ends it by letting the time run out, has lost it" in page
