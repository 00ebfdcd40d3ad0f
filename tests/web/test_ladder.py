"""The ladder of a title: which matches count, and what they say, however often they are counted."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from civitas.cli.program import run
from civitas.kernel.errors import BadSetup
from civitas.kernel.results import Result
from civitas.web.house import House
from civitas.web.lobby.lobby import SeatWish
from civitas.web.lobby.ratings import Player, Rating, places, rate
from civitas.web.refusals import NotYours
from civitas.web.storage.schema import AUTOMA, BOT, OVER, PERSON, Match, Seat, Standing
from tests.web.conftest import Opener
from tests.web.people import ME, OPEN, against_bots, match_of, people, play

LONG_AGO = 1_000_000_000


def over(house: House, match: str, *winners: int, seats: int = 2, at: int = 0, **told: Any) -> str:
    """The match has ended like this, so many seconds after the first that ever did."""
    result = {"scores": [0] * seats, "winners": list(winners), **told}
    ended = {"status": OVER, "result": result, "changed": LONG_AGO + at}
    change(house, match, **ended, counted=None, friendly=False)
    return match


def change(house: House, match: str, **values: Any) -> None:
    changed = update(Match).where(Match.id == match).values(values)
    house.store.write(lambda session: session.execute(changed))


def ladder(house: House, title: str = "toy") -> dict[str, tuple[float, float, int]]:
    """What everybody is worth now."""
    now = select(Standing).where(Standing.title == title, Standing.latest)
    with house.store.reading() as session:
        return {row.player: (row.value, row.spread, row.matches) for row in session.scalars(now)}


def entries(house: House) -> list[tuple[Any, ...]]:
    columns = Standing.__table__.columns
    with house.store.reading() as session:
        return sorted(tuple(row) for row in session.execute(select(*columns)))


def test_who_wins_climbs_and_who_loses_falls(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    over(house, match_of(house, "toy", anna, ben), 0)
    assert house.ladder.catch_up() == 1
    assert house.ladder.catch_up() == 0, "each match is entered once"
    worth = ladder(house)
    (better, spread, matches), (worse, *_) = (worth[f"person {one.id}"] for one in (anna, ben))
    assert better - 1500 == pytest.approx(1500 - worse)
    assert better > 1550
    assert spread < 250
    assert matches == 1


def test_the_same_numbers_again_in_whatever_order_matches_become_known(
    open_house: Opener, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    house = open_house(database)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    made = [match_of(house, "toy", *two) for two in ((anna, ben), (ben, cleo), (cleo, anna)) * 2]
    for number, match in enumerate(made):
        over(house, match, number % 2, at=number)
    house.ladder.catch_up()
    at_once = entries(house)
    assert len(at_once) == 12
    for number in (5, 0, 3):  # the clock of another server is behind: it has ended in between
        change(house, made[number], status="running")
    house.ladder.remake()
    assert len(entries(house)) == 6
    for number in (5, 0, 3):
        over(house, made[number], number % 2, at=number)
        house.ladder.catch_up()
    assert entries(house) == at_once
    assert run(["database", "ratings", database]) == 0
    assert "6 matches" in capsys.readouterr().out
    assert entries(house) == at_once


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ratings", "nothing.db"], "There is no database of Civitas"),
        (["ratings", "mysql://a/b"], "mysql"),
        (["ratings", "one.db", "two.db"], "a word too many"),
        (["copy", "one.db"], "TARGET is missing"),
        (["guess", "one.db"], "civitas database ratings"),
    ],
)
def test_what_the_command_refuses(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["database", *arguments, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "nothing is made"


def test_two_servers_enter_each_match_once(open_house: Opener, database: str) -> None:
    one, other = open_house(database), open_house(database)
    anna, ben = people(one, "Anna", "Ben")
    for at in range(3):
        over(one, match_of(one, "toy", anna, ben), 0, at=at)
    with ThreadPoolExecutor(2) as threads:
        looked = list(threads.map(lambda house: house.ladder.catch_up(), (one, other)))
    assert sum(looked) == 3
    assert [row[-1] for row in ladder(one).values()] == [3, 3]


def test_a_match_that_is_played_to_its_end_is_entered(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    change(house, match, friendly=False)
    play(house, match, 200)
    house.ladder.catch_up()
    assert {row[-1] for row in ladder(house).values()} == {1}


def test_what_does_not_count(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match_of(house, "toy", anna, ben)  # it is not over
    nobody = match_of(house, "toy", anna, ben)
    over(house, nobody)  # all have lost together
    both = house.lobby.create(anna, "toy", [ME, SeatWish("me", name="Otto")], {}, False, 0)
    over(house, both, 0)  # against herself
    alike = [SeatWish("bot", "random")] * 2
    over(house, house.lobby.create(anna, "toy", alike, {}, False, 0), 0)  # a bot against itself
    over(house, house.lobby.learn(anna, "sands_of_time"), 0)  # a guide has led her
    friendly = over(house, match_of(house, "toy", anna, ben), 0)
    change(house, friendly, friendly=True)
    without = over(house, match_of(house, "toy", anna, ben), 0)
    change(house, without, result=None)  # it has ended without a result
    assert house.ladder.catch_up() == 6
    assert entries(house) == []


def test_bots_are_on_the_ladder_by_their_kind(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    over(house, against_bots(house, "toy", anna, ["random", "random"]), 0, seats=3, ranks=[1, 2, 3])
    house.ladder.catch_up()
    worth = ladder(house)
    assert set(worth) == {f"person {anna.id}", "bot random"}
    assert worth["bot random"][0] < 1500 < worth[f"person {anna.id}"][0]
    assert worth["bot random"][2] == 1


def test_automas_are_on_the_ladder_by_how_well_they_play(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    for level, winner in (("expert", ()), ("softy", (0,))):
        seats = [ME, SeatWish("automa")]
        options = {"difficulty": level}
        match = house.lobby.create(anna, "era_of_tribes", seats, options, False, 0)
        over(house, match, *winner, ranks=[1, 2] if winner else [2, 1])
    house.ladder.catch_up()
    worth = ladder(house, "era_of_tribes")
    assert worth["automa expert"][0] > 1500 > worth["automa softy"][0]
    assert worth[f"person {anna.id}"][2] == 2


def seats_of(*holders: str, gone: Sequence[int] = ()) -> list[Seat]:
    return [
        Seat(number=n, holder=BOT if n in gone else holder, person=n if holder == PERSON else None)
        for n, holder in enumerate(holders)
    ]


def test_places_at_a_table() -> None:
    three = PERSON, PERSON, PERSON
    told = Result((9, 8, 7), (0,), (1, 2, 3))
    assert places(told, seats_of(*three)) == [1, 2, 3]
    assert places(told, seats_of(*three, gone=[0])) == [4, 2, 3], "who has gone is last"
    shared = Result((9, 9, 7), (0, 1))
    assert places(shared, seats_of(*three)) == [1, 1, 3]
    lost = Result((9, 8, 7), (), (1, 2, 3))
    assert places(lost, seats_of(PERSON, AUTOMA, PERSON)) == [3, 2, 3], "together behind the automa"


def test_who_shares_a_place_comes_nearer_and_surprises_say_more() -> None:
    strong, weak, other = (Player(PERSON, who) for who in "123")
    known = {strong: Rating(1700, 100, 9), weak: Rating(1300, 100, 9)}
    level = rate([strong, weak], [1, 1], known)
    assert 1300 < level[weak].value < level[strong].value < 1700
    expected, surprise = (rate([strong, weak], order, known) for order in ([1, 2], [2, 1]))
    up = expected[strong].value - 1700
    assert 0 < up < surprise[weak].value - 1300
    three = rate([strong, weak, other], [3, 2, 1], known)
    assert three[other].matches == 1
    assert three[weak].matches == 10
    assert three[other].provisional
    assert not known[strong].provisional


def test_what_would_not_count_is_not_made_for_the_ratings(open_house: Opener, sqlite: str) -> None:
    """Nobody shall learn afterwards that it did not, without what friendly matches have."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    for one in (anna, ben):
        house.people.change(one, password="a word of her own")
    for seats, why in (([ME, ME], "screen"), ([ME, ME, OPEN], "screen"), ([ME], "alone")):
        with pytest.raises(BadSetup) as error:
            house.lobby.create(anna, "toy", seats, {}, True, 0, friendly=False)
        assert error.value.message == f"error-rated-{why}"
    old = over(house, house.lobby.create(anna, "toy", [ME, ME], {}, True, 0), 0)
    change(house, old, friendly=False)
    again = house.store.match(house.lobby.rematch(anna, old))
    assert again is not None
    assert again[0].friendly, "what was made before can be played again"


def test_who_keeps_no_name_plays_for_no_rating(open_house: Opener, sqlite: str) -> None:
    """Guests cost nothing and are seen on no ladder: whoever beats a hundred is not stronger."""
    house = open_house(sqlite)
    anna, ben, guest = people(house, "Anna", "Ben", "Gus")
    for one in (anna, ben):
        house.people.change(one, password="a word of her own")
    with pytest.raises(BadSetup) as error:
        house.lobby.create(guest, "toy", [ME, OPEN], {}, True, 0, friendly=False)
    assert error.value.message == "error-rated-guest"
    match = house.lobby.create(anna, "toy", [ME, OPEN], {}, True, 0, friendly=False)
    with pytest.raises(NotYours) as refused:
        house.lobby.join(guest, match, None, None)
    assert refused.value.message == "error-rated-guest"
    assert house.lobby.join(ben, match, None, None) == 1
