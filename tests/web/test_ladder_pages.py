"""Ladders, figures and the pages of people, over HTTP: what one sees, and what strangers do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from civitas.web.storage.schema import Person
from tests.web.people import ME, OPEN, RANDOM, against_bots, match_of, people
from tests.web.server import Browser, Player, Served, Wire, ok, serving
from tests.web.test_ladder import over

PASSWORD = "a word of her own"


class Town(NamedTuple):
    """A server at which some matches of the toy are over."""

    served: Served
    anna: Person
    """She keeps her name, and has won."""
    ben: Person
    """He is a guest."""
    hidden: Person
    """She keeps her name, and hides."""

    def player(self, person: Person) -> Player:
        return self.served.player(token=self.served.house.people.token(person))


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('ladder') / 'civitas.db'}") as served:
        house = served.house
        anna, ben, hidden = people(house, "Anna", "Ben", "Hilda")
        house.people.change(anna, password=PASSWORD)
        house.people.change(hidden, password=PASSWORD, wishes={"ladder": "hidden"})
        for at in range(3):
            won = match_of(house, "toy", anna, ben)
            over(house, won, 0, at=at, scores=[12, 7.5], ranks=[1, 2])
        over(house, match_of(house, "toy", hidden, anna), 1, at=4)
        three = against_bots(house, "toy", anna, ["random", "random"])
        over(house, three, 0, seats=3, at=5, ranks=[1, 2, 2])
        house.ladder.catch_up()
        yield Town(served, anna, ben, hidden)


def test_the_ladder_shows_who_keeps_a_name_and_oneself(town: Town) -> None:
    stranger = ok(town.served.player().get("/titles/toy/ladder"))
    assert [(rung["name"], rung["bot"]) for rung in stranger] == [("Anna", False), ("Random", True)]
    assert stranger[0]["rating"]["value"] > 1600
    assert stranger[0]["rating"]["matches"] == 5
    assert stranger[0]["place"] is None, "it is provisional"
    for person in (town.ben, town.hidden):
        mine = ok(town.player(person).get("/titles/toy/ladder"))
        assert person.name in [rung["name"] for rung in mine]
        assert len(mine) == 3
    assert town.served.player().get("/titles/chess/ladder").status_code == 404


def test_the_page_of_a_ladder(town: Town) -> None:
    with Wire(town.served.url) as wire:
        assert wire.get("/ladder").headers["Location"].startswith("/ladder/")
        page = wire.get("/ladder/toy").text
        assert f'<a href="/people/{town.anna.id}">Anna</a>' in page
        assert "±\u00a0" in page
        assert "provisional" in page
        assert "Hilda" not in page
        assert "Ben" not in page
        german = wire.get("/ladder/toy", params={"lang": "de"}).text
        assert "Rangliste" in german
        assert "vorläufig" in german
        assert "No match that counts" in wire.get("/ladder/crowd").text
        assert wire.get("/ladder/chess").status_code == 404


def test_figures_by_title(town: Town) -> None:
    (past,) = ok(town.player(town.anna).get("/me/figures"))
    assert past["all"] == {"matches": 5, "won": 5}
    assert past["seats"] == {"0": {"matches": 4, "won": 4}, "1": {"matches": 1, "won": 1}}
    assert past["sizes"] == {"2": {"matches": 4, "won": 4}, "3": {"matches": 1, "won": 1}}
    assert past["opponents"]["Ben"] == {"matches": 3, "won": 3}
    assert past["opponents"]["Random"] == {"matches": 1, "won": 1}
    assert (past["best"], past["mean"]) == (12, 12)
    values = [rating["value"] for rating in past["course"]]
    assert values == sorted(values)
    assert len(values) == 5
    assert past["rating"] == past["course"][-1]
    assert town.served.player().get("/me/figures").status_code == 401


def test_the_page_of_what_one_has_played(town: Town) -> None:
    with Browser(town.served.url) as browser:
        assert browser.get("/me/history").headers["Location"] == "/me"
        browser.submit("/me/sign-in", name="Anna", password=PASSWORD)
        page = browser.get("/me/history").text
        assert "from 5 matches" in page
        assert "12 at best, 12 on average" in page
        assert "At tables of 3" in page
        assert page.count("<polyline") == 3
        assert f'href="/people/{town.anna.id}"' in page
        browser.submit("/me/sign-out")
        browser.submit("/me/sign-in", name="Hilda", password=PASSWORD)
        assert "/people/" not in browser.get("/me/history").text
    with Browser(town.served.url) as stranger:
        stranger.submit("/me/name", name="Nova")
        page = stranger.get("/me/history").text
        assert "No match of yours that is counted here is over yet" in page
        assert "1500" not in page, "there is nothing to explain yet"


def test_the_page_of_a_person_is_there_for_who_wants_it(town: Town) -> None:
    public = town.player(town.anna).create(public=True, seats=[{"kind": "me"}, {"kind": "open"}])
    seen = ok(town.served.player().get(f"/people/{town.anna.id}"))
    assert seen["name"] == "Anna"
    assert seen["ratings"]["toy"]["matches"] == 5
    assert [match["id"] for match in seen["matches"]] == [public["id"]], "others are not public"
    with Wire(town.served.url) as wire:
        page = wire.get(f"/people/{town.anna.id}").text
        assert 'href="/ladder/toy"' in page
        assert public["id"] in page
        not_there = {wire.get(f"/people/{number}").text for number in (-1, 0, 999_999)}
        for person in (town.ben, town.hidden):
            answer = wire.get(f"/people/{person.id}")
            assert answer.status_code == 404
            not_there.add(answer.text)
    assert len(not_there) == 1, "who hides, who is a guest and who is nobody look the same"


def test_whoever_hides_is_gone_from_the_ladder(town: Town) -> None:
    anna = town.player(town.anna)
    for wish, there in (("hidden", False), ("", True)):
        ok(anna.http.patch("/me", json={"wishes": {"ladder": wish}}))
        names = [rung["name"] for rung in ok(town.served.player().get("/titles/toy/ladder"))]
        assert ("Anna" in names) == there
        status = town.served.player().get(f"/people/{town.anna.id}").status_code
        assert status == (200 if there else 404)
    refused = anna.http.patch("/me", json={"wishes": {"ladder": "upside down"}})
    assert refused.status_code == 400


def test_friends_lead_to_what_all_may_see_of_them(town: Town) -> None:
    house, anna = town.served.house, town.anna
    other = house.people.guest("Olaf")
    house.people.change(other, password=PASSWORD)
    for one in (anna, town.hidden):
        house.friends.ask(other, one.name)
        house.friends.ask(one, "Olaf")
    with Browser(town.served.url) as browser:
        browser.submit("/me/sign-in", name="Olaf", password=PASSWORD)
        page = browser.get("/friends").text
    assert f'<h3><a href="/people/{anna.id}">Anna</a></h3>' in page
    assert "<h3>Hilda</h3>" in page


def test_a_guest_at_a_table_for_the_ratings_is_told_what_to_do(town: Town) -> None:
    anna = town.anna
    rated = town.served.house.lobby.create(anna, "toy", [ME, OPEN], {}, True, 0, friendly=False)
    with Browser(town.served.url) as browser:
        page = browser.get(f"/match/{rated}").text
        assert "for people who keep their name" in page
        assert f'action="/match/{rated}/join"' not in page
        form = {"csrf": browser.csrf, "name": "Gus", "seat": "1"}
        assert browser.post(f"/match/{rated}/join", data=form).status_code == 403
        browser.submit("/me/sign-in", name="Hilda", password=PASSWORD)
        assert f'action="/match/{rated}/join"' in browser.get(f"/match/{rated}").text


@pytest.mark.parametrize("late", ["bot", "end"])
def test_a_table_that_counts_says_so(town: Town, late: str) -> None:
    house, hidden = town.served.house, town.hidden
    seats = [ME, RANDOM]
    for friendly in (False, True):
        agreed: Any = {"friendly": friendly, "late": late}
        match = house.lobby.create(hidden, "toy", seats, {}, False, 3, **agreed)
        with Browser(town.served.url) as browser:
            browser.submit("/me/sign-in", name="Hilda", password=PASSWORD)
            page = browser.get(f"/match/{match}").text
        assert ("whoever has left when it ends has lost it" in page) is not friendly
        assert ("Whoever lets the time run out loses the match." in page) is (
            late == "end" and not friendly
        )


def test_whoever_keeps_a_name_for_such_a_table_is_led_back_to_it(town: Town) -> None:
    """First a name, then its password: from there to the table, where the seat can be taken."""
    lobby = town.served.house.lobby
    rated = f"/match/{lobby.create(town.anna, 'toy', [ME, OPEN], {}, True, 0, friendly=False)}"
    with Browser(town.served.url) as browser:
        me = f"/me?back={rated}"
        assert f'href="{me}"' in browser.get(rated).text
        assert browser.get(me).text.count(f'name="back" value="{rated}"') == 2, "or they sign in"
        form = {"csrf": browser.csrf, "back": rated}
        named = browser.post("/me/name", data={**form, "name": "Pia"})
        assert named.headers["Location"] == me
        assert f'name="back" value="{rated}"' in browser.get(me).text
        form = {"csrf": browser.csrf, "back": rated}
        short = browser.post("/me/password", data={**form, "password": "short"})
        assert f'name="back" value="{rated}"' in short.text
        kept = browser.post("/me/password", data={**form, "password": PASSWORD})
        assert kept.headers["Location"] == rated
        assert f'action="{rated}/join"' in browser.get(rated).text
