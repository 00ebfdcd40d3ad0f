"""People: names, passwords, tokens, wishes."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import CivitasError
from civitas.web.people import BadPerson, People
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
        people.keep(anna, "short")
    people.keep(anna, "correct horse")
    assert "correct horse" not in (anna.password or "")
    assert (anna.password or "").startswith("$argon2")
    assert people.sign_in(" anna ", "correct horse").id == anna.id
    for name, password in (("Anna", "wrong horse"), ("Nobody", "correct horse"), ("a\0", "x")):
        with pytest.raises(BadPerson, match="error-sign-in"):
            people.sign_in(name, password)
    with pytest.raises(BadPerson):
        people.keep(other, "another horse")
    with pytest.raises(BadPerson):
        people.rename(anna, "greedy")
    people.rename(anna, "Anne")
    assert people.sign_in("Anne", "correct horse").id == anna.id
    people.keep(other, "another horse")


def test_a_new_password_ends_older_tokens(open_house: Opener, database: str) -> None:
    house, elsewhere = open_house(database), open_house(database)
    anna = house.people.guest("Anna")
    token = house.people.token(anna)
    assert house.people.of_token(token) is not None
    house.people.keep(anna, "correct horse")
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
    house.people.wishes(anna, language="de", theme="dark")
    house.people.wishes(anna, motion="reduced")
    again = house.people.of_token(house.people.token(anna))
    assert again is not None
    assert again.wishes == {"language": "de", "theme": "dark", "motion": "reduced"}
    for wishes in ({"language": "fr"}, {"theme": "<script>"}, {"money": "lots"}):
        with pytest.raises(CivitasError):
            house.people.wishes(anna, **wishes)
