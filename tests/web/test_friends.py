"""Friends: asking, agreeing, parting, blocking, inviting; and nobody learns who exists."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from civitas.kernel.errors import CivitasError
from civitas.web.house import House
from civitas.web.notices.channels import Wish
from civitas.web.people import friends
from civitas.web.people.friends import Circle
from civitas.web.storage.schema import Person
from tests.web.conftest import Opener
from tests.web.people import ME, OPEN, link_of, people, wait_for
from tests.web.receivers import Receiver, receiving
from tests.web.server import Browser, Served, Wire, ok, serving

PASSWORD = "a word of their own"


def keepers(house: House, *names: str) -> list[Person]:
    """People who keep their names."""
    found = people(house, *names)
    for person in found:
        house.people.change(person, password=PASSWORD)
    return found


def befriend(house: House, one: Person, other: Person) -> None:
    house.friends.new_link(other.id)
    secret = house.friends.of(other.id).link
    assert secret is not None
    house.friends.follow(one, secret)


def names(house: House, person: Person) -> list[str]:
    return [friend.name for friend in house.friends.friends(person.id)]


def refused(message: str) -> pytest.RaisesExc[CivitasError]:
    return pytest.raises(CivitasError, match=f"^{message}$")


def test_asking_by_name(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben = keepers(house, "Anna", "Ben")
    house.friends.ask(anna, "bén")  # however it is spelt, it is his name
    (request,) = house.friends.of(ben.id).asking
    assert (request.name, request.person) == ("Anna", anna.id)
    assert house.friends.requests(ben.id) == 1
    house.friends.accept(ben.id, request.id)
    assert names(house, anna) == ["Ben"]
    assert names(house, ben) == ["Anna"]
    assert house.friends.of(anna.id).asked == []
    with refused("error-friend-already"):
        house.friends.ask(ben, "Anna")
    house.friends.remove(anna.id, ben.id)
    assert names(house, anna) == names(house, ben) == []
    house.friends.ask(anna, "Ben")
    house.friends.ask(ben, "Anna")  # who asks each other have agreed
    assert names(house, anna) == ["Ben"]


def test_who_asks_learns_nothing(open_house: Opener, sqlite: str) -> None:
    """Whether nobody has the name, a guest has it, or somebody who refuses or blocks."""
    house = open_house(sqlite)
    anna, refuses, blocks = keepers(house, "Anna", "Refuses", "Blocks")
    people(house, "Guest")
    asked = ["Refuses", "Blocks", "Guest", "Nobody"]
    for name in asked:
        house.friends.ask(anna, name)

    def sees() -> Circle:
        seen = house.friends.of(anna.id)
        assert [one.name for one in seen.asked] == asked[::-1]
        return seen._replace(asked=[])

    before = sees()
    house.friends.refuse(refuses.id, house.friends.of(refuses.id).asking[0].id)
    house.friends.block(blocks.id, anna.id)
    assert sees() == before
    for name in asked:  # nor by asking once more
        house.friends.ask(anna, name)
    assert sees() == before
    for request in house.friends.of(anna.id).asked:
        house.friends.withdraw(anna.id, request.id)
    for name in asked:
        house.friends.ask(anna, name)
    assert sees() == before
    assert len(house.friends.of(refuses.id).asking) == 1
    assert house.friends.of(blocks.id).asking == [], "who blocks hears no more"


def test_a_link_makes_friends_and_a_new_one_voids_it(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    house.friends.new_link(anna.id)
    first = house.friends.of(anna.id).link
    assert first is not None
    assert house.friends.behind(first, None).name == "Anna"
    assert house.friends.follow(ben, first).id == anna.id
    house.friends.follow(ben, first)  # twice is once
    assert names(house, anna) == ["Ben"]
    with refused("error-friend-self"):
        house.friends.follow(anna, first)
    house.friends.new_link(anna.id)
    for secret in (first, "", "x", "\0"):
        with refused("error-friend-link"):
            house.friends.follow(cleo, secret)


def test_blocking(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben, cleo = keepers(house, "Anna", "Ben", "Cleo")
    befriend(house, anna, ben)
    house.friends.block(anna.id, ben.id)
    assert names(house, ben) == []
    assert [one.name for one in house.friends.of(anna.id).blocked] == ["Ben"]
    house.friends.new_link(anna.id)
    with refused("error-friend-link"):
        house.friends.follow(ben, house.friends.of(anna.id).link or "")
    with refused("error-friend-unknown"):  # else everybody could be found by their numbers
        house.friends.block(anna.id, cleo.id)
    house.friends.unblock(anna.id, ben.id)
    with refused("error-friend-unknown"):
        house.friends.unblock(anna.id, ben.id)
    house.friends.ask(ben, "Anna")
    assert len(house.friends.of(anna.id).asking) == 1


def test_there_is_an_end_to_friends_and_requests(
    open_house: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends, "MOST", 1)
    monkeypatch.setattr(friends, "PENDING", 2)
    house = open_house(sqlite)
    anna, ben, cleo = keepers(house, "Anna", "Ben", "Cleo")
    for name in ("One", "Two"):
        house.friends.ask(anna, name)
    with refused("error-friend-asked"):
        house.friends.ask(anna, "Three")
    befriend(house, ben, cleo)
    with refused("error-friends-most"):
        house.friends.ask(ben, "Anna")
    with refused("error-friends-most"):
        befriend(house, anna, cleo)
    others = people(house, "Dora", "Emil", "Fritz")
    for one in others:
        house.friends.ask(one, "Anna")
    assert len(house.friends.of(anna.id).asking) == 2, "the third is not heard"
    assert len(house.friends.of(others[2].id).asked) == 1, "and does not learn it"


def test_requests_of_others_are_not_ones_own(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben, cleo = keepers(house, "Anna", "Ben", "Cleo")
    house.friends.ask(anna, "Ben")
    (request,) = house.friends.of(ben.id).asking
    for deed in (house.friends.accept, house.friends.refuse, house.friends.withdraw):
        with refused("error-friend-request"):
            deed(cleo.id, request.id)
    with refused("error-friend-unknown"):
        house.friends.remove(cleo.id, anna.id)
    with refused("error-name"):
        house.friends.ask(anna, " ")
    with refused("error-friend-self"):
        house.friends.ask(anna, "ANNA")


# -------------------------------------------------------------------- invitations


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


def test_a_friend_is_invited_told_and_comes(
    open_house: Opener, database: str, receiver: Receiver
) -> None:
    house = open_house(database, anywhere=True)
    anna, ben = people(house, "Anna", "Ben")
    befriend(house, anna, ben)
    address = f"{receiver.url}/hook"
    house.notices.channels.add(ben, Wish("slack", address, "", "en", "https://civitas.example"))
    match = house.lobby.create(anna, "toy", [ME, OPEN], {}, False, 0)
    assert house.invitations.invite(anna, match, ben.id)
    assert not house.invitations.invite(anna, match, ben.id), "once is enough"
    house.notices.invite(ben.id, match)
    house.notices.open()
    wait_for(lambda: any("invites" in str(got.said["text"]) for got in receiver.got))
    (text,) = [str(got.said["text"]) for got in receiver.got if "invites" in str(got.said["text"])]
    link = f"https://civitas.example/match/{match}?key={link_of(house, match)}"
    assert text.startswith("Anna invites you: ")
    assert link in text
    (invited,) = house.invitations.to(ben, "en")
    assert (invited.match.id, invited.by) == (match, "Anna")
    house.lobby.join(ben, match, invited.key, None)
    assert house.invitations.to(ben, "en") == []


def test_who_may_invite_whom(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    befriend(house, anna, ben)
    match = house.lobby.create(anna, "toy", [ME, OPEN], {}, False, 0)
    with refused("error-friend-unknown"):
        house.invitations.invite(anna, match, cleo.id)
    with refused("error-seat-not-yours"):
        house.invitations.invite(ben, match, anna.id)
    with refused("error-match"):
        house.invitations.invite(anna, "0123456789ab", ben.id)
    house.invitations.invite(anna, match, ben.id)
    house.invitations.decline(ben, match)
    with refused("error-match"):
        house.invitations.decline(ben, match)
    house.invitations.invite(anna, match, ben.id)
    house.friends.remove(ben.id, anna.id)
    assert house.invitations.to(ben, "en") == [], "who is no friend any more invites nobody"
    befriend(house, anna, ben)
    house.invitations.invite(anna, match, ben.id)
    house.lobby.leave(anna, match)  # nobody is left there: the match is gone
    assert house.invitations.to(ben, "en") == []
    begun = house.lobby.create(anna, "toy", [ME, OPEN], {}, False, 0)
    house.lobby.join(cleo, begun, link_of(house, begun), None)
    with refused("error-invite-late"):
        house.invitations.invite(anna, begun, ben.id)


# -------------------------------------------------------------------- over HTTP


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('friends') / 'civitas.db'}") as served:
        yield served


def test_by_pages(served: Served) -> None:
    with Browser(served.url) as anna, Browser(served.url) as ben, Wire(served.url) as nobody:
        assert nobody.get("/friends").headers["Location"] == "/me"
        anna.submit("/me/name", name="Anna of the pages")
        assert "no friends here yet" in anna.get("/friends").text
        anna.submit("/friends/link")
        found = re.search(r"/friends/by/[\w-]+", anna.get("/friends").text)
        assert found is not None
        link = found[0]
        assert "Anna of the pages wants to be your friend" in nobody.get(link).text
        assert anna.get(link).headers["Location"] == "/friends", "her own leads her home"
        ben.submit(link, name="Ben of the pages")  # a stranger becomes a guest by it
        assert ben.who() == "Ben of the pages"
        assert "Anna of the pages" in ben.get("/friends").text
        made = {"title": "toy", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        match = ok(anna.post("/api/matches", json=made, headers={"X-CSRF": anna.csrf}))["id"]
        lounge = anna.get(f"/match/{match}").text
        (friend,) = re.findall(r'name="friend" value="(\d+)"', lounge)
        assert "Tables of your friends" in ben.get("/friends").text
        anna.submit(f"/match/{match}/invite", friend=friend)
        assert "invited" in anna.get(f"/match/{match}").text
        for page in ("/", "/lists", "/friends"):
            assert "Anna of the pages invites you." in ben.get(page).text
        ben.submit(f"/match/{match}/decline")
        assert "invites you" not in ben.get("/").text
        anna.submit(f"/friends/{friend}/remove")
        assert "no friends here yet" in ben.get("/friends").text


def test_by_pages_what_goes_wrong(served: Served) -> None:
    with Browser(served.url) as carla:
        carla.submit("/me/name", name="Carla")
        for name, sentence in (("\u200b", "visible"), ("Carla", "")):
            answer = carla.post("/friends/ask", data={"name": name, "csrf": carla.csrf})
            assert (answer.status_code == 400) == bool(sentence), answer.text
        for path in ("/friends/1/dance", "/friends/requests/1/dance", "/friends/99/remove",
                     "/friends/requests/99/accept", "/friends/by/nothing"):  # fmt: skip
            assert carla.post(path, data={"csrf": carla.csrf}).status_code == 404, path
        assert carla.get("/friends/by/nothing").status_code == 404


def test_by_the_api(served: Served) -> None:
    one, other = served.player("One"), served.player("Other")
    assert served.player().get("/friends").status_code == 401
    ok(one.http.patch("/me", json={"password": PASSWORD}))
    one = served.player(token=_token(served, "One"))
    circle = ok(other.post("/friends", name="One"))
    assert [asked["name"] for asked in circle["asked"]] == ["One"]
    (request,) = ok(one.get("/friends"))["asking"]
    circle = ok(one.post(f"/friends/requests/{request['id']}/accept"))
    (friend,) = circle["friends"]
    assert friend["name"] == "Other"
    secret = ok(one.post("/friends/link"))["secret"]
    third = served.player("Third")
    assert [who["name"] for who in ok(third.post(f"/friends/by/{secret}"))["friends"]] == ["One"]
    match = one.create(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    assert other.post(f"/matches/{match}/invite", friend=1).status_code == 404
    ok(one.post(f"/matches/{match}/invite", friend=friend["id"]))
    (invited,) = ok(other.get("/invitations"))
    assert (invited["match"]["id"], invited["by"]) == (match, "One")
    ok(other.post(f"/matches/{match}/join", key=invited["key"]))
    assert ok(other.get("/invitations")) == []
    circle = ok(one.post(f"/friends/{friend['id']}/block"))
    assert [who["name"] for who in circle["blocked"]] == ["Other"]
    assert ok(other.get("/friends"))["friends"] == []


def _token(served: Served, name: str) -> str:
    with Wire(served.url) as wire:
        answer = wire.post("/api/token", json={"name": name, "password": PASSWORD})
        token: str = ok(answer)["token"]
        return token
