"""Whoever sits at a table that has ended because of somebody else's time is told so, once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import select, update

from civitas.web.notices.turns import AFTERWARDS, ENDED, GRACE, LOST, Turns, turn_of
from civitas.web.storage.schema import Notice, Seat
from tests.web.conftest import Opener
from tests.web.people import after_the_bots, match_of, people
from tests.web.receivers import Receiver, receiving
from tests.web.test_late import pass_days, quiet
from tests.web.test_lost_by_time import LOST as LOST_BY_TIME
from tests.web.test_lost_by_time import bid, rated
from tests.web.test_notices import SITE, Desk, told

OVER = "Time has run out, and the match is over: Toy"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


@pytest.fixture
def other() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


@pytest.fixture
def looking() -> set[tuple[str, int]]:
    """Who looks at which match."""
    return set()


@pytest.fixture
def desk(open_house: Opener, database: str, looking: set[tuple[str, int]]) -> Iterator[Desk]:
    one = Desk(quiet(open_house, database), looking)
    yield one
    one.office.close()


def rounds(desk: Desk) -> None:
    for _ in range(3):
        desk.round(5)


def test_all_others_are_told_once_that_the_match_is_over(
    desk: Desk, receiver: Receiver, other: Receiver
) -> None:
    """In every language, with the way to the match; whoever was late hears of their own time."""
    anna, ben, cleo = people(desk.house, "Anna", "Ben", "Cleo")
    desk.house.people.change(cleo, wishes={"language": "de"})
    for one, where in ((anna, "/anna"), (ben, "/ben")):
        desk.ask_for(one, "slack", receiver.url + where)
    desk.ask_for(cleo, "slack", other.url)
    desk.round()
    other.got.clear()
    match = match_of(desk.house, "toy", anna, ben, cleo, days=1, late="end")
    bid(desk.house, match, 0, 2)
    pass_days(desk.house, match)
    rounds(desk)
    to_anna, to_ben = (
        [text for text in told(receiver) if text.startswith(title)]
        for title in (OVER, "Your time is over, and with it the match: Toy")
    )
    assert [len(to_anna), len(to_ben), len(told(receiver))] == [1, 1, 2]
    title, why, with_whom, link, *_ = to_anna[0].split("\n")
    assert why == "Ben has let the time run out, and the match has ended without a winner."
    assert (title, with_whom, link) == (
        OVER,
        "At the table: Ben, Cleo",
        f"{SITE}/match/{match}",
    )
    (german,) = [str(got.said["text"]) for got in other.got]
    assert german.startswith("Die Zeit ist um, und die Partie ist zu Ende: ")
    assert "Ben hat die Zeit verstreichen lassen, und die Partie ist ohne Sieg zu Ende." in german


def test_they_are_told_that_it_counts(desk: Desk, receiver: Receiver) -> None:
    anna, ben = people(desk.house, "Anna", "Ben")
    match = rated(desk.house, anna, ben)
    for one in (anna, ben):
        desk.ask_for(one, "slack", receiver.url)
    desk.round()
    bid(desk.house, match, 0)
    pass_days(desk.house, match)
    rounds(desk)
    late, others = sorted(told(receiver), key=lambda text: text.startswith(OVER))
    assert LOST_BY_TIME in others
    assert "As was agreed, you have lost it; it counts for the ratings." in late


def test_who_was_late_where_all_others_had_gone_is_told_who_has_lost(
    desk: Desk, receiver: Receiver
) -> None:
    anna, ben = people(desk.house, "Anna", "Ben")
    match = rated(desk.house, anna, ben)
    bid(desk.house, match, 0)
    desk.house.lobby.resign(anna, match)
    after_the_bots(desk.house)
    desk.ask_for(ben, "slack", receiver.url)
    desk.round()
    pass_days(desk.house, match)
    rounds(desk)
    (only,) = told(receiver)
    assert only.startswith("Your time is over, and with it the match: Toy")
    assert "Those who had left before have lost it; it counts for the ratings." in only


def test_nothing_that_was_due_before_stands_in_the_way(desk: Desk, receiver: Receiver) -> None:
    """A notice of a turn that had not arrived, which nobody needs any more."""
    anna, ben = people(desk.house, "Anna", "Ben")
    desk.ask_for(anna, "slack", receiver.url)
    desk.round()
    match = match_of(desk.house, "toy", anna, ben, days=1, late="end")
    receiver.status = 500
    desk.round(GRACE + 5)
    desk.round(GRACE + 5)
    assert [(one.match, one.tries > 0) for one in desk.notices] == [(match, True)]
    receiver.status = 200
    receiver.got.clear()
    bid(desk.house, match, 0)
    pass_days(desk.house, match)
    rounds(desk)
    desk.round(2 * AFTERWARDS)
    (only,) = told(receiver)
    assert only.startswith(OVER)


@pytest.mark.parametrize("late", ["bot", "end"])
def test_a_turn_that_was_found_before_replaces_nothing(
    desk: Desk, receiver: Receiver, late: str
) -> None:
    """Another server has written down how it ended, or who is late, between the two."""
    anna, ben = people(desk.house, "Anna", "Ben")
    match = match_of(desk.house, "toy", anna, ben, days=1, late=late)
    for one in (anna, ben):
        desk.ask_for(one, "slack", receiver.url)
    with desk.house.store.reading() as session:
        found = {one.id: turn_of(session, match, one.id) for one in (anna, ben)}
    bid(desk.house, match, 0)
    pass_days(desk.house, match)
    turns = Turns(desk.house.store, lambda match, person: False)
    for person, turn in found.items():
        assert turn is not None
        turns.write(match, person, turn, int(desk.now))
    written = {one.channel: one.turn for one in desk.notices}
    own = {one.person: written.get(one.id) for one in desk.channels}
    assert own == {anna.id: ENDED if late == "end" else found[anna.id], ben.id: LOST}
    if late == "bot":
        desk.house.lobby.return_to(ben, match)
        turns.write(match, ben.id, found[ben.id] or 0, int(desk.now))
        assert {one.turn for one in desk.notices} == set(found.values())


def test_whoever_sees_it_is_not_told(
    desk: Desk, receiver: Receiver, looking: set[tuple[str, int]]
) -> None:
    """Neither then nor after they have gone."""
    anna, ben = people(desk.house, "Anna", "Ben")
    match = match_of(desk.house, "toy", anna, ben, days=1, late="end")
    desk.ask_for(anna, "slack", receiver.url)
    desk.round()
    bid(desk.house, match, 0)
    looking.add((match, anna.id))
    pass_days(desk.house, match)
    rounds(desk)
    looking.clear()
    desk.round(2 * AFTERWARDS)
    rounds(desk)
    assert told(receiver) == []
    assert desk.notices == []


def test_whoever_has_left_or_has_several_seats(desk: Desk, receiver: Receiver) -> None:
    """Who is no more at the table is told nothing; of one's own time one hears, not of the end."""
    anna, ben, cleo = people(desk.house, "Anna", "Ben", "Cleo")
    match = match_of(desk.house, "toy", anna, ben, cleo, days=1, late="end")
    bid(desk.house, match, 0, 2)
    desk.house.lobby.leave(cleo, match)
    after_the_bots(desk.house)
    mine = update(Seat).where(Seat.match == match, Seat.number == 0).values(person=ben.id)
    desk.house.store.write(lambda session: session.execute(mine))
    for one in (ben, cleo):
        desk.ask_for(one, "slack", receiver.url)
    desk.round()
    pass_days(desk.house, match)
    rounds(desk)
    (only,) = told(receiver)
    assert only.startswith("Your time is over, and with it the match: Toy")
    with desk.house.store.reading() as session:
        assert len(session.scalars(select(Notice).where(Notice.match == match)).all()) == 1
