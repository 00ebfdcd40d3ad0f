"""What many can do together: many seats at one address, many addresses on one server, a disk that
fills up. New tables are refused in time; whoever plays plays on."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from civitas.web.people.limits import (
    ALLOWANCES,
    LASTING,
    NET,
    Allowance,
    Limits,
    TooMany,
    neighbourhood,
)
from civitas.web.people.together import DAY, FullToday
from civitas.web.settings import Daily, settings_of
from civitas.web.storage.room import AT_MOST, Room
from tests.web.server import Browser, Served, serving
from tests.web.test_full import ME, pick

SMALL = Daily(matches=40, people=40, megabytes=1, lines=40)


def test_a_family_at_one_address_picks_as_fast_as_it_can() -> None:
    """Twelve seats on one screen, several screens: nobody notices that they are counted."""
    now = 0.0
    limits = Limits(clock=lambda: now)
    for _ in range(2 * 3600):  # two hours, ten picks in every second
        now += 1
        for _ in range(10):
            limits.take("step", "home")


def test_seats_without_number_at_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat was counted for itself, so whoever had many filled the disk as fast as they
    liked."""
    assert ALLOWANCES["step"].burst > 12 * 50, "a hot seat of twelve"
    monkeypatch.setitem(ALLOWANCES, "step", Allowance(6, 1.0))
    with serving(f"sqlite:///{tmp_path / 'civitas.db'}", limits=True) as served:
        monkeypatch.setattr(served.house, "limits", Limits(clock=lambda: 1000.0))
        anna = served.player("Anna")
        matches = [anna.create("toy", seats=[ME, ME])["id"] for _ in range(4)]
        for match in matches[:3]:
            assert pick(anna, match).status_code == 200
            back = anna.post(f"/matches/{match}/undo", seq=1, seat=0)
            assert back.status_code == 200, back.text
        answer = pick(anna, matches[3])
        assert answer.status_code == 429
        assert int(answer.headers["Retry-After"]) > 0
        page = f"{served.url}/match/{matches[3]}"
        body = {"seat": 0, "seq": 0}
        assert anna.http.post(f"{page}/undo", json=body).status_code == 429
        body["pick"] = 0
        assert anna.http.post(f"{page}/pick", json=body).status_code == 429
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert anna.http.post(f"{page}/pick", json=body, headers=elsewhere).status_code == 200


@pytest.mark.parametrize(
    ("deed", "most"), [("create", 40), ("guest", 40), ("talk", 40), ("upload", 64)]
)
def test_addresses_without_number(deed: str, most: int) -> None:
    """Limits were by address alone: ten thousand of them filled the disk in a day."""
    now = 0.0
    limits = Limits(clock=lambda: now, daily=SMALL)
    made = 0
    for number in range(100):
        with suppress(FullToday):
            limits.take(deed, f"address {number}")
            made += 1
    assert made == most
    with pytest.raises(FullToday) as refused:
        limits.take(deed, "somebody")
    assert 0 < refused.value.seconds <= DAY / most + 1
    now += refused.value.seconds
    limits.take(deed, "somebody")


def test_large_files_count_for_what_they_are() -> None:
    limits = Limits(clock=lambda: 0.0, daily=SMALL)
    limits.take("upload", "a", size=700_000)
    with pytest.raises(FullToday):
        limits.take("upload", "b", size=400_000)
    limits.take("upload", "c", size=300_000)


def test_who_has_made_much_is_refused_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise few addresses could take all that there is for a day, and nobody else had any."""
    monkeypatch.setitem(ALLOWANCES, "create", Allowance(500, 10.0))
    limits = Limits(clock=lambda: 0.0, daily=Daily(matches=200))
    greedy = 0
    for _ in range(LASTING["create"].burst):
        with suppress(FullToday):
            limits.take("create", "greedy")
            greedy += 1
    assert greedy == 100
    for number in range(20):
        limits.take("create", f"address {number}")


def test_a_net_full_of_addresses_is_no_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may have a whole net of the new kind for nothing, with 65,536 streets in it: all
    that can be made in a day was theirs within minutes."""
    monkeypatch.setitem(LASTING, "guest", Allowance(100, 60.0))
    limits = Limits(clock=lambda: 0.0, daily=Daily(people=4000))

    def guests(net: str, streets: int) -> int:
        made = 0
        for street in range(streets):
            with suppress(TooMany, FullToday):
                limits.take("guest", neighbourhood(f"2001:db8:{net}:{street:x}::1"))
                made += 1
        return made

    assert [guests("a", 1000), guests("b", 1000)] == [NET * 100, NET * 100]
    assert guests("c", 1000) == 2000 - 2 * NET * 100
    assert guests("d", 20) == 20
    limits.take("guest", "192.0.2.1")


def test_a_refusal_counts_nothing() -> None:
    """Who is too fast takes nothing from all others."""
    limits = Limits(clock=lambda: 0.0, daily=Daily(matches=40))
    for _ in range(1000):
        with suppress(TooMany):
            limits.take("create", "greedy")
    for number in range(20):
        limits.take("create", f"address {number}")


SAID = {
    "en": "matches that are being played go on",
    "de": "Partien, die gespielt werden, gehen weiter",
}


def test_no_more_today(tmp_path: Path) -> None:
    """On the page and through the API, in both languages; who plays plays on."""
    database, daily = f"sqlite:///{tmp_path / 'civitas.db'}", Daily(matches=2, people=2)
    with serving(database, limits=True, daily=daily) as served:
        anna, _ = served.player("Anna"), served.player("Ben")
        match, _ = (anna.create("toy", seats=[ME, ME])["id"] for _ in range(2))
        for language, said in SAID.items():
            with Browser(served.url, headers={"Accept-Language": language}) as browser:
                form = {"name": "Clara", "csrf": browser.csrf}
                for answer in (
                    browser.post("/play/toy", data=form),
                    browser.post("/me/name", data=form),
                    browser.post("/api/guests", json={"name": "Clara"}),
                    anna.http.post(
                        "/matches", json={"title": "toy"}, headers={"Accept-Language": language}
                    ),
                ):
                    _told(answer, said)
        assert pick(anna, match).status_code == 200
        assert anna.post(f"/matches/{match}/chat", text="We play on.").status_code == 200


def _told(answer: httpx.Response, said: str) -> None:
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["Retry-After"]) > 0
    assert said in answer.text


def _file(served: Served) -> httpx.Response:
    return served.player("Filer").http.post("/files", files={"file": ("x.civ", b"nothing")})


def test_a_disk_that_is_nearly_full(tmp_path: Path) -> None:
    """What is left is for whoever plays."""
    database = f"sqlite:///{tmp_path / 'civitas.db'}"
    with serving(database) as served:
        anna = served.player("Anna")
        match = anna.create("toy", seats=[ME, ME])["id"]
        assert _file(served).status_code == 400
    much = shutil.disk_usage(tmp_path).total // 1_000_000 + 1
    with serving(database, reserve=much) as served:
        anna = served.player(token=anna.token)
        for language, said in SAID.items():
            words = {"Accept-Language": language}
            _told(anna.http.post("/matches", json={"title": "toy"}, headers=words), said)
            with Browser(served.url, headers=words) as browser:
                _told(browser.post("/play/toy", data={"csrf": browser.csrf}), said)
        _told(_file(served), SAID["en"])
        assert pick(anna, match).status_code == 200
        assert anna.post(f"/matches/{match}/chat", text="We play on.").status_code == 200


def test_how_much_is_kept_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A twentieth of the disk, and of a large one no more than is needed; of the disk that is
    named, where the database is on another."""
    disk = shutil.disk_usage(tmp_path)
    file = f"sqlite:///{tmp_path / 'civitas.db'}"
    assert Room(file).least == min(AT_MOST, disk.total // 20)
    assert Room(file, 7).least == 7_000_000
    assert not Room("postgresql://localhost/civitas", 10**9).short
    assert Room("postgresql://localhost/civitas", 10**9, str(tmp_path)).short
    assert not Room(file, 10**9, str(tmp_path / "gone")).short, "nobody knows"
    monkeypatch.setenv("CIVITAS_SECRET", "a secret that nobody guesses")
    for name, value in {"RESERVE": "99", "DISK": "/somewhere", "DAILY_MATCHES": "9"}.items():
        monkeypatch.setenv(f"CIVITAS_{name}", value)
    found = settings_of(file)
    assert (found.reserve, found.disk, found.daily) == (99, "/somewhere", Daily(matches=9))
