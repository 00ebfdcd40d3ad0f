"""The lists of public tables: nobody fills them alone, by whatever names and from one address."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import select, update

from civitas.kernel.errors import BadSetup
from civitas.web.house import House
from civitas.web.lobby.lobby import FROM_ONE_ADDRESS, OF_ONE
from civitas.web.storage.schema import Match, Person
from tests.web.conftest import Opener
from tests.web.people import ME, OPEN, RANDOM, people
from tests.web.server import Served, Wire, serving

CROWD = "00ff"
"""From where somebody makes table after table."""


@pytest.fixture
def house(open_house: Opener, database: str) -> House:
    opened = open_house(database)
    opened.janitor.close()
    return opened


def offers(house: House, person: Person, origin: str | None, public: bool = True) -> str:
    """A table with a free seat."""
    return house.lobby.create(person, "toy", [ME, OPEN], {}, public, 0, origin=origin)


def listed(house: House) -> list[str]:
    return [card.id for card in house.lobby.open_tables()]


def long_ago(house: House, match: str, seconds: int) -> None:
    """Make it as old as that."""

    older = update(Match).where(Match.id == match).values(changed=Match.changed - seconds)
    house.store.write(lambda session: session.execute(older))


def test_everybodys_newest_table_comes_first(house: House) -> None:
    """However many somebody has made since, and by however many names."""
    (ben,) = people(house, "Ben")
    old = offers(house, ben, "0001")
    long_ago(house, old, 3600)
    older = offers(house, ben, "0001")
    long_ago(house, older, 7200)
    flood = [offers(house, one, CROWD) for one in people(house, *(f"G{n}" for n in range(30)))]
    there = listed(house)
    assert there[0] in flood
    assert there[1:4:2] == [old, older]
    assert len(there) == 32


def test_at_one_address_everybody_has_a_share(house: House) -> None:
    """A proxy that does not tell for whom it asks has only one, and so has a school."""
    anna, ben = people(house, "Anna", "Ben")
    mine = offers(house, ben, CROWD)
    long_ago(house, mine, 3600)
    for _ in range(OF_ONE):
        offers(house, anna, CROWD)
    assert mine in listed(house)[:2]


def test_tables_from_before_count_by_who_made_them(house: House) -> None:
    anna, ben = people(house, "Anna", "Ben")
    mine = offers(house, ben, None)
    long_ago(house, mine, 3600)
    for _ in range(5):
        offers(house, anna, None)
    assert listed(house)[1] == mine


def test_what_can_be_watched_is_shared_out_as_well(house: House) -> None:
    def plays(person: Person, origin: str) -> str:
        return house.lobby.create(person, "toy", [ME, RANDOM], {}, True, 0, origin=origin)

    (ben,) = people(house, "Ben")
    mine = plays(ben, "0001")
    long_ago(house, mine, 3600)
    for one in people(house, *(f"G{n}" for n in range(12))):
        plays(one, CROWD)
    assert house.lobby.to_watch()[1].id == mine


def test_nobody_keeps_more_public_tables_open_than_that(house: House) -> None:
    anna, ben = people(house, "Anna", "Ben")
    made = [offers(house, anna, CROWD) for _ in range(OF_ONE)]
    with pytest.raises(BadSetup, match="error-open-most"):
        offers(house, anna, CROWD)
    offers(house, anna, CROWD, public=False)  # whom one sends the link finds it all the same
    house.lobby.join(ben, made[0], None, None)  # it has started
    offers(house, anna, CROWD)
    with pytest.raises(BadSetup, match="error-open-most"):
        offers(house, anna, "0001")


def test_nor_does_an_address_by_many_names(house: House) -> None:
    ben, *crowd = people(house, "Ben", *(f"G{n}" for n in range(FROM_ONE_ADDRESS)))
    for one in crowd:
        offers(house, one, CROWD)
    with pytest.raises(BadSetup, match="error-open-most"):
        offers(house, ben, CROWD)
    offers(house, ben, "0001")


@pytest.fixture
def public(sqlite: str) -> Iterator[Served]:
    with serving(sqlite, limits=True) as running:
        yield running


def test_over_the_wire_an_address_is_an_address(public: Served) -> None:
    """Whether by a form or by the API. And what is kept of it tells nobody which it was: of each
    there are thousands."""
    for number in range(16):
        guest = public.player(f"Guest{number}")
        guest.http.headers["X-Forwarded-For"] = "203.0.113.7" if number else "198.51.100.1"
        seats = [{"kind": "me"}, {"kind": "open"}]
        if number % 2:
            form = {"csrf": "", "seat-0": "me", "seat-1": "open", "public": "yes"}
            with Wire(public.url, headers=guest.http.headers) as browser:
                assert browser.post("/new/toy", data=form).status_code == 303
        else:
            guest.create(seats=seats, public=True)
    with Wire(public.url) as reader:
        assert "Guest0" in reader.get("/lists").text
        first = reader.get("/api/matches/open").json()[:2]
        assert "Guest0" in [table["names"][0] for table in first]
    with public.house.store.reading() as session:
        kept = set(session.scalars(select(Match.origin)))
    assert len(kept) == 2
    assert all(origin is not None and len(origin) == 4 for origin in kept)
