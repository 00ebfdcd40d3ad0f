"""Sessions: who signs out is signed out, in all processes, and so is a copy of the cookie."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from itsdangerous import URLSafeTimedSerializer

from tests.web import postgres
from tests.web.conftest import BOTH, Opener
from tests.web.server import Browser, Served, Wire, ok, serving
from tests.web.test_api import two_at_a_table
from tests.web.test_readers import open_page

DAY = 24 * 3600


@pytest.fixture(scope="module", params=BOTH)
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('sessions') / 'civitas.db'}"
    else:
        cluster: postgres.Cluster = request.getfixturevalue("cluster")
        database = cluster.new_database().replace("postgresql://", "postgresql+psycopg://")
    with serving(database) as one, serving(database) as two:
        yield one, two


@pytest.fixture
def served(pair: tuple[Served, Served]) -> Served:
    return pair[0]


@pytest.fixture
def other(pair: tuple[Served, Served]) -> Served:
    return pair[1]


def test_a_cookie_ends_with_signing_out(served: Served) -> None:
    with Browser(served.url) as anna, Browser(served.url) as elsewhere:
        anna.submit("/me/name", name="Anna")
        anna.submit("/me/password", password="correct horse")
        elsewhere.submit("/me/sign-in", name="Anna", password="correct horse")
        with anna.copy() as thief:
            assert thief.who() == "Anna"
            anna.submit("/me/sign-out")
            assert (anna.who(), thief.who()) == (None, None)
            assert elsewhere.who() == "Anna"


def test_a_guest_signs_out_for_good(served: Served) -> None:
    with Browser(served.url) as guest:
        guest.submit("/me/name", name="Gus")
        with guest.copy() as thief:
            guest.submit("/me/sign-out")
            assert thief.who() is None


def test_a_new_password_ends_all_other_sessions_in_all_processes(
    served: Served, other: Served
) -> None:
    with Browser(served.url) as anna, Browser(other.url) as elsewhere:
        anna.submit("/me/name", name="Berta")
        anna.submit("/me/password", password="correct horse")
        elsewhere.submit("/me/sign-in", name="Berta", password="correct horse")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
        made = {"title": "toy", "seats": seats}
        match = ok(elsewhere.post("/api/matches", json=made, headers={"X-CSRF": elsewhere.csrf}))
        there = f"/match/{match['id']}"
        pick = {"seat": 0, "seq": 0, "pick": 0}
        token = {"X-CSRF": elsewhere.csrf}
        ok(elsewhere.get(f"{there}/update"))
        anna.submit("/me/password", password="another horse")
        refused = elsewhere.post(f"{there}/pick", json=pick, headers=token)
        assert refused.status_code == 401, refused.text
        assert elsewhere.who() is None
        with anna.copy(other.url) as still:
            assert still.who() == "Berta"
            ok(still.post(f"{there}/pick", json=pick, headers={"X-CSRF": still.csrf}))


def test_signing_out_everywhere(served: Served, other: Served) -> None:
    with Browser(served.url) as anna, Browser(other.url) as elsewhere:
        anna.submit("/me/name", name="Clara")
        anna.submit("/me/password", password="correct horse")
        elsewhere.submit("/me/sign-in", name="Clara", password="correct horse")
        made = ok(elsewhere.post("/api/me/token", headers={"X-CSRF": elsewhere.csrf}))
        program = other.player(token=made["token"])
        ok(program.get("/me"))
        anna.submit("/me/sign-out-everywhere")
        assert (anna.who(), elsewhere.who()) == (None, None)
        assert program.get("/me").status_code == 401
        anna.submit("/me/sign-in", name="Clara", password="correct horse")
        with anna.copy() as thief:
            again = ok(anna.post("/api/me/sign-out-everywhere", headers={"X-CSRF": anna.csrf}))
            assert again["name"] == "Clara"
            assert (thief.who(), anna.who()) == (None, None)


def test_a_stream_ends_with_the_session(served: Served) -> None:
    """At the next news; and the others get theirs."""
    anna, ben = served.player("Emma"), served.player("Ben")
    match = two_at_a_table(anna, ben)
    with open_page(served, anna, match) as hers, open_page(served, ben, match) as his:
        hers.ask("update")
        his.ask("update")
        ok(anna.post("/me/sign-out-everywhere"))
        ok(ben.post(f"/matches/{match}/chat", text="Anna?"))
        assert "Anna?" in his.hear()[1]["parts"]["said"][1]
        with pytest.raises(AssertionError, match="the stream has ended"):
            hers.hear()


def test_who_signs_in_as_another_leaves_nothing_behind(served: Served) -> None:
    with Browser(served.url) as one:
        one.submit("/me/name", name="Dora")
        one.submit("/me/password", password="correct horse")
        one.submit("/me/sign-out")
        one.submit("/me/name", name="Gus")
        with one.copy() as thief:
            one.submit("/me/sign-in", name="Dora", password="correct horse")
            assert (one.who(), thief.who()) == ("Dora", None)


def test_the_first_of_too_many_browsers_is_signed_out(
    open_house: Opener, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("civitas.web.people.people.SITTINGS", 3)
    here, there = open_house(database).people, open_house(database).people
    anna = here.guest("Anna")
    keys = [here.sit(anna) for _ in range(3)]
    assert all(there.of(anna.id, 0, key) for key in keys)
    keys.append(there.sit(anna))
    assert [here.of(anna.id, 0, key) is not None for key in keys] == [False, True, True, True]


def test_a_cookie_of_an_older_version_lasts_until_it_is_signed_out(served: Served) -> None:
    anna = served.house.people.guest("Frida")
    seal = URLSafeTimedSerializer(b"secret", salt="civitas session")
    cookies = {"civitas": seal.dumps({"person": [anna.id, 0], "csrf": "of before"})}
    with Browser(served.url, cookies=cookies) as old, old.copy() as thief:
        assert thief.who() == "Frida"
        old.submit("/me/sign-out")
        assert thief.who() is None


@pytest.mark.parametrize("jump", [-3 * 366 * DAY, -DAY, 3 * 366 * DAY])
def test_a_clock_that_jumps_signs_nobody_out(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    now = time.time
    with (
        serving(f"sqlite:///{tmp_path_factory.mktemp('clock') / 'civitas.db'}") as served,
        Browser(served.url) as anna,
    ):
        anna.submit("/me/name", name="Anna")
        program = served.player("Ben")
        cookie = {"Cookie": f"civitas={anna.cookies['civitas']}"}  # a browser's clock is its own
        for clock in (lambda: now() + jump, now):
            monkeypatch.setattr(time, "time", clock)
            with Wire(served.url, headers=cookie) as wire:
                answer = wire.get("/api/me")
            assert ok(answer)["name"] == "Anna"
            cookie = {"Cookie": answer.headers.get("set-cookie", cookie["Cookie"]).split(";")[0]}
            assert ok(program.get("/me"))["name"] == "Ben"
