"""People: names, passwords, tokens, wishes."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import CivitasError
from civitas.web.people.names import BadPerson
from civitas.web.people.people import People
from tests.web.conftest import Opener


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\0b", "a\u202eb", "Greedy", "\n"])
def test_names_that_do_not_do(open_house: Opener, sqlite: str, name: str) -> None:
    with pytest.raises(BadPerson):
        open_house(sqlite).people.guest(name)


@pytest.mark.parametrize("name", ["Anna", "Jörg", "李", "<b>Anna</b>", "O'Neill; --", "x" * 40])
def test_names_that_do(open_house: Opener, database: str, name: str) -> None:
    house = open_house(database)
    person = house.people.guest(f"  {name}\t")
    assert person.name == name
    again = house.people.of_token(house.people.token(person))
    assert again is not None
    assert again.name == name


def test_a_password_keeps_a_name(open_house: Opener, database: str) -> None:
    people = open_house(database).people
    anna, other = people.guest("Anna"), people.guest("ANNA")
    with pytest.raises(BadPerson):
        people.change(anna, password="short")
    people.change(anna, password="correct horse")
    assert "correct horse" not in (anna.password or "")
    assert (anna.password or "").startswith("$argon2")
    assert people.sign_in(" anna ", "correct horse").id == anna.id
    for name, password in (("Anna", "wrong horse"), ("Nobody", "correct horse"), ("a\0", "x")):
        with pytest.raises(BadPerson, match="error-sign-in"):
            people.sign_in(name, password)
    with pytest.raises(BadPerson):
        people.change(other, password="another horse")
    with pytest.raises(BadPerson):
        people.change(anna, name="greedy")
    people.change(anna, name="Anne")
    assert people.sign_in("Anne", "correct horse").id == anna.id
    people.change(other, password="another horse")


def test_nobody_plays_under_a_name_that_another_keeps(open_house: Opener, database: str) -> None:
    people = open_house(database).people
    anna, guest = people.guest("Anna"), people.guest("Ben")
    people.change(anna, password="correct horse")
    for name in ("Anna", " aNNa "):
        with pytest.raises(BadPerson, match="error-name-taken"):
            people.guest(name)
        with pytest.raises(BadPerson, match="error-name-taken"):
            people.change(guest, name=name)
    people.change(anna, name="ANNA")
    assert people.guest("Anna-Maria").name == "Anna-Maria"


def test_a_new_password_ends_older_tokens(open_house: Opener, database: str) -> None:
    house, elsewhere = open_house(database), open_house(database)
    anna = house.people.guest("Anna")
    token = house.people.token(anna)
    assert house.people.of_token(token) is not None
    house.people.change(anna, password="correct horse")
    assert house.people.of_token(token) is None
    assert elsewhere.people.of_token(token) is None
    assert elsewhere.people.of_token(house.people.token(anna)) is not None


def test_a_token_is_signed(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna = house.people.guest("Anna")
    token = house.people.token(anna)
    stranger = People(house.store, b"another secret")
    assert house.people.of_token(stranger.token(anna)) is None
    for forged in ("", "x", token[:-2], token[1:], f"{token}x", "W zLDBd"):
        assert house.people.of_token(forged) is None


def test_wishes(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna = house.people.guest("Anna")
    house.people.change(anna, wishes={"language": "de", "theme": "dark"})
    house.people.change(anna, wishes={"motion": "reduced"})
    again = house.people.of_token(house.people.token(anna))
    assert again is not None
    assert again.wishes == {"language": "de", "theme": "dark", "motion": "reduced"}
    for wishes in ({"language": "fr"}, {"theme": "<script>"}, {"money": "lots"}, {"self": "me"}):
        with pytest.raises(CivitasError):
            house.people.change(anna, wishes=wishes)


def test_wishes_from_two_servers(open_house: Opener, database: str) -> None:
    """The second has read the person before the first has changed it."""
    one, two = open_house(database), open_house(database)
    token = one.people.token(one.people.guest("Anna"))
    here, there = one.people.of_token(token), two.people.of_token(token)
    assert here is not None
    assert there is not None
    one.people.change(here, wishes={"theme": "dark"})
    two.people.change(there, wishes={"motion": "reduced"})
    assert there.wishes == {"theme": "dark", "motion": "reduced"}


def test_what_cannot_all_be_changed_is_not_changed(open_house: Opener, database: str) -> None:
    people = open_house(database).people
    kept, anna = people.guest("Clara"), people.guest("Anna")
    people.change(kept, password="correct horse")
    for wrong in (
        {"name": "Anne", "password": "short"},
        {"name": "Anne", "wishes": {"theme": "loud"}},
        {"name": "Clara", "password": "another horse", "wishes": {"theme": "dark"}},
    ):
        with pytest.raises(BadPerson):
            people.change(anna, **wrong)
        again = people.of_token(people.token(anna))
        assert again is not None
        assert (again.name, again.password, again.wishes) == ("Anna", None, {})


def test_a_name_is_known_however_it_is_typed(open_house: Opener, sqlite: str) -> None:
    people = open_house(sqlite).people
    person = people.guest("J\u00f6rg  Stra\u00dfe")
    people.change(person, password="correct horse")
    for typed in ("J\u00f6rg Stra\u00dfe", "Jo\u0308rg Stra\u00dfe", " J\u00d6RG   STRASSE "):
        assert people.sign_in(typed, "correct horse").id == person.id
