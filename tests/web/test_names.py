"""Names: those of the world do, what cannot be seen does not, and nobody looks like another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import update

from civitas.web.house import House
from civitas.web.lobby.lobby import SeatWish
from civitas.web.people.names import BadPerson, clean_name, spelt
from civitas.web.storage.looks import looks
from civitas.web.storage.schema import Person
from tests.web.conftest import Opener
from tests.web.people import ME, OPEN, RANDOM, link_of, match_of, people
from tests.web.server import Browser, Served, serving
from tests.web.test_hostile import made_up

OF_THE_WORLD = (
    "Zoë", "Σωκράτης", "李", "محمد", "O'Neill", "O’Neill", "Jean-Luc", "María José", "Søren",
    "Nguyễn Văn A",
    "Владимир", "יוסף", "נְחֶמְיָה", "नरेन्द्र", "ประยุทธ์", "佐藤 さん", "김철수", "Łukasz",
    "İbrahim", "ʻIolani", "თამარ", "Հայկ", "ሰላም", "மதுரை", "مُحَمَّد", "J. R. R. Tolkien",
    "X Æ A-12", "<b>Anna</b>", "O'Neill; --", "Anna 2", "🦊 Fox", "🏛", "7", "x" * 40, "D’Artagnan",
)  # fmt: skip
NONE_AT_ALL = (
    "", "   ", "\n", "\u200b", "\u2060", "\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u034f",
    "\ufffc",
    "\U0001d159", "\u0301", "\u0301\u0302", "\ue000", "\ud83c", "\u180e", "\u17b4", "a\0b",
    "Anna\u034f", "An\u200bna", "Anna\u200d", "An\u00adna", "\u202eAnna", "Anna\ufe0f",
    "Anna\U000e0041", "Anna\u2800", "Anna\u061c", "\u2066Anna\u2069", "Ann\u0301\u0301a",
    "Z\u0300\u0301\u0302\u0303\u0304", "...", "'", "x" * 41, "\ufdfa" * 10,
)  # fmt: skip
LIKE_ALICE = (
    "Alice", "ALICE", "  alice ", "AIice", "A1ice", "Аlice", "Alicе", "Αlice",
    "A\u0323lice", "Alicé",
    "Ａｌｉｃｅ",
    "𝐀𝐥𝐢𝐜𝐞", "Ⓐlice", "Alice.", "Al ice", "'Alice'", "Ali\u0441e", "Al\u0456ce",
)  # fmt: skip
UNLIKE_ALICE = ("Alicia", "Elice", "Alice II", "Alice Springs", "Malice", "Αλίκη", "Alice 🦊")
BOTS_AND_SYSTEM = (
    "Greedy", "greedy", "Gr\u0435edy", "Random", "Rand0m", "Nimmersatt", "Zufall",
    "automa", "Automa",
    "System", "SYSTEM", "Sуstem", "Civitas", "admin", "Admin.", "Moderator", "server",
)  # fmt: skip


@pytest.mark.parametrize("name", OF_THE_WORLD)
def test_names_of_the_world_do(name: str) -> None:
    assert clean_name(f" {name}\t") == name


@pytest.mark.parametrize("name", NONE_AT_ALL)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(BadPerson, match="error-name"):
        clean_name(name)


@pytest.mark.parametrize("name", BOTS_AND_SYSTEM)
def test_nobody_is_called_like_a_bot_or_the_server(name: str) -> None:
    with pytest.raises(BadPerson, match="error-name-bot"):
        clean_name(name)


def test_a_name_is_spelt_in_one_way() -> None:
    assert spelt("Zoe\u0308") == spelt("Zo\u00eb") == "Zo\u00eb"
    assert spelt("Ａｎｎａ\u3000Ｂ") == "Anna B"
    assert spelt("\ufb01n") == "fin"


def test_looks() -> None:
    for name in LIKE_ALICE:
        assert looks(spelt(name)) & looks("Alice"), name
    for name in UNLIKE_ALICE:
        assert not looks(name) & looks("Alice"), name
    assert not looks("कुल") & looks("कल")  # another vowel, another name


@pytest.fixture
def house(open_house: Opener, database: str) -> House:
    """A house in which Alice keeps her name."""
    house = open_house(database)
    house.people.change(house.people.guest("Alice"), password="correct horse")
    return house


def test_nobody_looks_like_somebody_who_keeps_the_name(house: House) -> None:
    (ben,) = people(house, "Ben")
    for name in LIKE_ALICE:
        with pytest.raises(BadPerson, match="error-name-taken"):
            house.people.guest(name)
        with pytest.raises(BadPerson, match="error-name-taken"):
            house.people.change(ben, name=name)
        wishes = [ME, SeatWish("me", name=name), RANDOM]
        with pytest.raises(BadPerson, match="error-name-taken"):
            house.lobby.create(ben, "toy", wishes, {}, False, 0)
    for name in UNLIKE_ALICE:
        assert house.people.guest(name).name == name
    alice = house.people.sign_in("Alice", "correct horse")
    house.people.change(alice, name="ALICE")
    both = [SeatWish("me", name="Alice"), SeatWish("me", name="Otto")]
    house.lobby.create(alice, "toy", both, {}, False, 0)
    house.people.change(alice, name="Alma")
    assert house.people.guest("Alice").name == "Alice"


def test_a_guest_whose_name_another_keeps_is_called_otherwise_from_then_on(
    open_house: Opener, database: str
) -> None:
    here, there = open_house(database), open_house(database)
    keeper, other = people(here, "Berenice", "Berenice")
    token = there.people.token(other)
    before = there.people.of_token(token)
    assert before is not None
    assert before.name == "Berenice"
    here.people.change(keeper, password="correct horse")
    again = there.people.of_token(token)
    assert again is not None
    assert again.name == f"Berenice {other.id}"
    with pytest.raises(BadPerson, match="error-name-taken"):
        there.people.change(other, password="another horse")
    there.people.change(again, password="another horse")
    assert there.people.sign_in(again.name, "another horse").id == other.id


def test_a_rematch_under_a_name_that_another_keeps_by_now(house: House) -> None:
    ben, cleo = people(house, "Ben", "Cleo")
    seats = [SeatWish("me", name="Otto"), SeatWish("me", name="Ida"), OPEN]
    match = house.lobby.create(ben, "toy", seats, {}, False, 0)
    house.lobby.join(cleo, match, link_of(house, match), None)
    (otto,) = people(house, "Otto")
    house.people.change(otto, password="correct horse")
    again = house.lobby.rematch(ben, match)
    found = house.store.match(again)
    assert found is not None
    assert [seat.name for seat in found[1]] == ["Ben", "Ida", ""]


def test_names_that_looked_alike_before_can_still_sign_in(
    open_house: Opener, database: str
) -> None:
    """A database of before has two of them, and one that is spelt otherwise by now."""
    people_here = open_house(database).people
    anna, ann, old = (people_here.guest(name) for name in ("Anna", "Emma", "Olga"))
    for person in (anna, ann, old):
        people_here.change(person, password="correct horse")
    store = open_house(database).store

    def as_before(session: object) -> None:
        for person, name in ((ann, "Аnna"), (old, "Olga²")):
            values = {"name": name, "login": name.casefold()}
            session.execute(update(Person).where(Person.id == person.id).values(values))  # type: ignore[attr-defined]

    store.write(as_before)
    again = open_house(database).people
    for name, person in (("Anna", anna), ("Аnna", ann), ("Olga²", old), ("olga²", old)):
        assert again.sign_in(name, "correct horse").id == person.id
    second = again.sign_in("Аnna", "correct horse")
    again.change(second, password="another horse", wishes={"theme": "dark"})
    assert again.sign_in("Аnna", "another horse").name == "Аnna"


@pytest.fixture
def served(sqlite: str) -> Iterator[Served]:
    with serving(sqlite) as served:
        yield served


def test_seats_by_page_and_by_api(served: Served) -> None:
    with Browser(served.url) as alice, Browser(served.url) as mallory:
        alice.submit("/me/name", name="Alice")
        alice.submit("/me/password", password="correct horse")
        mallory.submit("/me/name", name="Mallory")
        form = {"seat-0": "me", "seat-1": "here", "name-1": "Аlice", "csrf": mallory.csrf}
        page = mallory.post("/new/toy", data=form)
        assert page.status_code == 400
        assert "keeps the name" in page.text
        seats = [{"kind": "me"}, {"kind": "me", "name": "alice"}]
        made = mallory.post(
            "/api/matches", json={"title": "toy", "seats": seats}, headers={"X-CSRF": mallory.csrf}
        )
        assert (made.status_code, made.json()["error"]) == (400, "error-name-taken")
    guest = served.player()
    for name in ("Alice", "\u2800", "System"):
        assert guest.post("/guests", name=name).status_code == 400


def test_names_in_a_file_can_be_seen(served: Served) -> None:
    anna = served.player("Anna")

    def bring(*seats: str) -> int:
        data = made_up(seats=seats)
        return anna.http.post("/files", files={"file": ("x.civ", data)}).status_code

    assert bring("greedy", "Zoe\u0308") == 200
    for name in ("\u2800", "An\u200bna", "\u0301", "\u3164"):
        assert bring("Anna", name) == 400


def test_a_match_has_the_names_of_those_who_sit_there(house: House) -> None:
    anna, ben = people(house, "Ａnna", "Ben")
    found = house.store.match(match_of(house, "toy", anna, ben))
    assert found is not None
    assert [seat.name for seat in found[1]] == ["Anna", "Ben"]
