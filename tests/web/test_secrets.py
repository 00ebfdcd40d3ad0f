"""Law 5 on the wire: what a seat cannot see is in no byte that the server sends it.

Two servers hold the same match, but for something that a seat cannot see: another's secret pick,
or what is dealt face down. Whatever that seat asks the servers, they answer the same.
"""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.web import pages
from civitas.web.api import router as api
from civitas.web.lobby.lobby import SeatWish
from civitas.web.pages import play
from civitas.web.storage.schema import Event, Match, Person
from civitas.web.tables.live import Live
from tests.laws.same import sight
from tests.patience import in_time
from tests.web.people import link_of, make_pick, match_of, people, take_back, wait_for
from tests.web.routes import routes
from tests.web.server import Served, Wire, serving

TIMES = 1_900_000_000
"""All that happens in these matches happens in this second."""


class Viewer:
    """A seat, or a spectator, with all the ways to look at a match."""

    def __init__(self, seat: int | None, token: str, cookie: str, key: str) -> None:
        self.seat = seat
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._cookies = {"civitas": cookie}
        self._key = key

    def sees(self, served: Served, match: str, picks: int, tries: list[Any]) -> dict[str, bytes]:
        """Everything that the server says about the match, by address."""
        with Wire(served.url, cookies=self._cookies) as http:
            found = {
                path: _get(
                    served, http, self._with_key(path), self._headers if "/api/" in path else {}
                )
                for path in addresses(match, picks, self.seat)
            }
            csrf = {"X-CSRF": http.get("/api/session").json()["csrf"]}
            for path, body in refusals(match, self.seat, tries):
                headers = self._headers or csrf if "/api/" in path else csrf
                answer = http.post(path, json=body, headers=headers)
                assert answer.status_code in (200, 401, 403, 404, 409), (path, body, answer.text)
                found[f"{path} {body}"] = answer.content
        return {path: said.replace(served.url.encode(), b"HERE") for path, said in found.items()}

    def _with_key(self, path: str) -> str:
        mark = "&" if "?" in path else "?"
        return f"{path}{mark}key={self._key}" if self.seat is None else path


def _get(served: Served, http: httpx.Client, path: str, headers: dict[str, str]) -> bytes:
    if "/events" in path:
        return _events(served, http, path, headers)
    answer = http.get(path, headers=headers)
    assert answer.status_code in (200, 303, 401, 403, 404), (path, answer.text)
    return answer.content


def _events(served: Served, http: httpx.Client, path: str, headers: dict[str, str]) -> bytes:
    """What a stream says at first, and then when the page has looked and there is news.

    Whoever listened without a seat has to be gone before anybody else looks who is watching.
    """
    match = path.split("/")[-2]
    try:
        return _listened(served, http, path, headers)
    finally:
        wait_for(lambda: not served.house.news.gallery.names(match))


def _listened(served: Served, http: httpx.Client, path: str, headers: dict[str, str]) -> bytes:
    path += "&page=p" if "?" in path else "?page=p"
    with http.stream("GET", path, headers=headers) as stream:
        said = whole_events(stream.iter_bytes())
        first = next(said)
        if "/api/" in path:
            return first
        looked = http.get(path.replace("/events", "/update"))
        if looked.status_code == 404:  # not for them, or not started yet
            return first + looked.content
        assert looked.status_code == 200
        match = path.split("/")[2]
        served.house.news.publish(match, served.house.store.pulse(match).events)
        news = in_time(said, "An update")
        return first + next(event for event in news if event.startswith(b"event: update"))


def whole_events(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """One event after the other, however many the wire brings at once: somebody who has come or
    gone is told a moment later, and that may be any moment."""
    rest = b""
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n\n")
        yield from whole
    yield rest


def addresses(match: str, picks: int, seat: int | None) -> list[str]:
    """Every address at which something can be read about a match."""
    found = []
    for part in (api, pages.router, play):
        for route in routes(part):
            path = route.path if part is not api else f"/api{route.path.removeprefix('/api')}"
            if "GET" not in (route.methods or ()) or "{match}" not in path:
                continue
            numbers = {0, picks // 2, picks} if "{number}" in path else {0}
            found += [path.replace("{match}", match).format(number=n) for n in sorted(numbers)]
    found += ["/", "/lists", "/me", "/api/matches", "/api/matches/open", "/api/matches/running"]
    other = 1 if seat == 0 else 0
    for name in ("table", "log", "board.svg", f"replay/{picks}"):
        found.append(f"/api/matches/{match}/{name}?seat={other}")
    for name in ("update", "figures", "replay", f"replay/{picks}"):
        found.append(f"/match/{match}/{name}?seat={other}")
    found.append(f"/match/{match}/goals?seat={other}")
    return [
        f"{path}?seat={seat or 0}" if path.endswith(("/why", "/goals")) else path for path in found
    ]


def refusals(match: str, seat: int | None, tries: list[Any]) -> list[tuple[str, dict[str, Any]]]:
    """What changes nothing but is answered: picks and undos that are refused, and why they are."""
    api, page = f"/api/matches/{match}", f"/match/{match}"
    found: list[tuple[str, dict[str, Any]]] = [
        (f"{api}/picks", {"seq": 10**6, "pick": {"pick": "nothing"}}),
        (f"{api}/undo", {"seq": 10**6}),
        (f"{page}/pick", {"seq": 10**6, "pick": 0, "seat": seat or 0}),
        (f"{page}/undo", {"seq": 10**6, "seat": seat or 0}),
    ]
    others = [number for number in range(2) if number != seat]
    found += [(f"{api}/picks", {"seq": 0, "pick": {}, "seat": other}) for other in others]
    found += [(f"{page}/pick", {"seq": 0, "pick": 0, "seat": other}) for other in others]
    found += [(f"{api}/why", {"pick": pick}) for pick in tries]
    return found


def test_all_addresses_are_tried() -> None:
    found = addresses("x", 4, 0)
    assert len(found) > 18
    for part in ("table", "log", "chat", "events", "board.svg", "file", "replay/2", "update"):
        assert any(f"/{part}" in path for path in found), part
    assert not any("{" in path for path in found)


class Scene:
    """A match that is served, and those who look at it."""

    def __init__(self, served: Served, title: str, names: tuple[str, ...]) -> None:
        self.served = served
        house = served.house
        persons = people(house, *names)
        self.match = match_of(house, title, *persons)
        key = link_of(house, self.match)
        self.viewers = [Viewer(None, "", _cookie(served, None), key)]
        for seat, person in enumerate(persons):
            cookie = _cookie(served, person)
            self.viewers.append(Viewer(seat, house.people.token(person), cookie, key))
        self.seats = len(names)
        freeze(served, self.match)

    def table(self, served: Served) -> Table:
        return table_of(served, self.match)

    def pick(self, served: Served, seat: int, pick: Any) -> None:
        pick_at(served, self.match, seat, pick)

    def undo(self, served: Served, seat: int) -> None:
        take_back(served.house, self.match, seat)
        freeze(served, self.match)

    def differs(self, viewer: Viewer, other: Served, tries: list[Any]) -> list[str]:
        """The addresses at which the viewer would notice that this is another match."""
        picks = len(self.table(self.served).journal)

        def look() -> list[str]:
            mine = viewer.sees(self.served, self.match, picks, tries)
            theirs = viewer.sees(other, self.match, picks, tries)
            return [
                f"{path}: {excerpt(mine[path], theirs[path])}"
                for path in mine
                if mine[path] != theirs[path]
            ]

        return look() and look()  # a clock may have struck between the two


def excerpt(mine: bytes, theirs: bytes) -> str:
    """Where two answers part."""
    at = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
    start = max(at - 60, 0)
    return f"{mine[start : at + 60]!r} … {theirs[start : at + 60]!r}"


def _cookie(served: Served, person: Person | None) -> str:
    """The session of a browser in which this person, or nobody, is signed in."""
    with Wire(served.url) as http:
        csrf = http.get("/api/session").json()["csrf"]
        if person is None:
            return http.cookies["civitas"]
        served.house.people.change(person, password=f"{person.name}'s password")
        form = {"name": person.name, "password": f"{person.name}'s password", "csrf": csrf}
        assert http.post("/me/sign-in", data=form).status_code == 303
        http.get("/")
        return http.cookies["civitas"]


def freeze(served: Served, match: str) -> None:
    """Let all have happened in the same second."""

    def work(session: Session) -> None:
        session.execute(update(Event).values(at=TIMES))
        session.execute(
            update(Match).where(Match.id == match).values(created=TIMES, started=0, changed=TIMES)
        )

    served.house.store.write(work)


@contextmanager
def served_twice(tmp_path: Path) -> Iterator[tuple[Served, Any]]:
    """A server, and a way to serve a copy of its database beside it."""
    with ExitStack() as stack:
        first = stack.enter_context(serving(f"sqlite:///{tmp_path / 'first.db'}"))
        copies = count()

        @contextmanager
        def copy() -> Iterator[Served]:
            place = tmp_path / f"copy{next(copies)}.db"  # never where a log of another may lie
            source, target = sqlite3.connect(tmp_path / "first.db"), sqlite3.connect(place)
            source.backup(target)
            source.close()
            target.close()
            with serving(f"sqlite:///{place}") as second:
                yield second

        yield first, copy


@pytest.mark.parametrize(
    ("title", "names", "secrets"),
    [("toy", ("Anna", "Ben", "Carla"), 2), ("sands_of_time", ("Anna", "Ben"), 2)],
)
def test_a_secret_pick_is_nowhere_to_be_seen(
    tmp_path: Path, title: str, names: tuple[str, ...], secrets: int
) -> None:
    """Another seat picks this in the one world and that in the other, takes it back and picks the
    other way round; then all go on alike."""
    dice = random.Random(11)
    with served_twice(tmp_path) as (first, copy):
        scene = Scene(first, title, names)
        compared = 0
        while secrets:
            table = scene.table(first)
            assert not table.over
            ask = dice.choice(table.asks)
            if not ask.secret or len(ask.picks) < 2:
                scene.pick(first, ask.seat, dice.choice(ask.picks))
                continue
            secrets -= 1
            with copy() as second:
                this, that = dice.sample(list(ask.picks), 2)
                for served, picks in ((first, (this, that)), (second, (that, this))):
                    scene.pick(served, ask.seat, picks[0])
                    scene.undo(served, ask.seat)
                    scene.pick(served, ask.seat, picks[1])
                compared += compare_while_alike(scene, second, ask.seat, dice)
        assert compared >= 4


def compare_while_alike(scene: Scene, other: Served, actor: int, dice: random.Random) -> int:
    """Look with all eyes but the actor's, as long as they can see no difference."""
    viewers = [viewer for viewer in scene.viewers if viewer.seat != actor]
    compared = 0
    for _ in range(2):
        here, there = scene.table(scene.served), scene.table(other)
        alike = [v for v in viewers if sight(here, v.seat) == sight(there, v.seat)]
        tries = [msgspec.to_builtins(pick) for pick in set(here.journal.picks)][:4]
        for viewer in alike:
            compared += 1
            assert scene.differs(viewer, other, tries) == [], f"seat {viewer.seat} knows"
        if len(alike) < len(viewers) or here.over:
            break
        ask = next((a for a in here.asks if a.seat != actor), None)
        if ask is None or not same_ask(ask.seat, here, there):
            break
        pick = dice.choice(ask.picks)
        for served in (scene.served, other):
            scene.pick(served, ask.seat, pick)
    return compared


def same_ask(seat: int, here: Table, there: Table) -> bool:
    one, two = here.ask_for(seat), there.ask_for(seat)
    return one is not None and two is not None and list(one.picks) == list(two.picks)


@pytest.mark.parametrize(
    ("title", "names"),
    [
        ("toy", ("Anna", "Ben", "Carla")),
        ("terraces", ("Anna", "Ben", "Carla")),
        ("sands_of_time", ("Anna", "Ben", "Carla")),
        ("clash_of_cultures", ("Anna", "Ben")),
    ],
)
def test_what_lies_face_down_is_nowhere_to_be_seen(
    tmp_path: Path, title: str, names: tuple[str, ...]
) -> None:
    """The second server's table is one that the seat may imagine: all it cannot see is new."""
    dice = random.Random(7)
    changed = 0
    with served_twice(tmp_path) as (first, copy):
        scene = Scene(first, title, names)
        for _ in range(2):
            play_on(scene, dice)
            with copy() as second:
                for viewer in scene.viewers[1:]:
                    assert viewer.seat is not None
                    world = imagined(scene, first, viewer.seat, dice)
                    changed += world.state != scene.table(first).state
                    swap(scene, second, world)
                    for eyes in (viewer, scene.viewers[0]):
                        assert scene.differs(eyes, second, []) == [], f"seat {eyes.seat} knows"
    assert changed


def play_on(scene: Scene, dice: random.Random) -> None:
    """To a moment at which nothing can be taken back, as nothing can on an imagined table."""
    for _ in range(dice.randrange(2, 8)):
        _play_one(scene, dice)
    while any(map(scene.table(scene.served).can_undo, range(scene.seats))):
        _play_one(scene, dice)


def _play_one(scene: Scene, dice: random.Random) -> None:
    ask = dice.choice(scene.table(scene.served).asks)
    scene.pick(scene.served, ask.seat, dice.choice(ask.picks))


def imagined(scene: Scene, served: Served, seat: int, dice: random.Random) -> Table:
    table = scene.table(served)
    world = table.imagine(seat, Chance(dice.getrandbits(60)))
    world.journal, world.log, world.header = table.journal.copy(), table.log, table.header
    return world


def swap(scene: Scene, served: Served, world: Table) -> None:
    """Put another table where the server has the true one."""

    def put(live: Live) -> None:
        live.table = world

    served.house.hall.look(scene.match, put)


HOT = ("", "/update", "/events", "/figures", "/replay", "/replay/0", "/replay/1", "/replay/9")
"""What a page shows of a match to several people at one screen."""


def hot_pages(served: Served, cookie: str, match: str, claimed: int) -> dict[str, bytes]:
    """What the screen shows before anybody has come forward, and after this seat has."""
    with Wire(served.url, cookies={"civitas": cookie}) as http:
        paths = [f"/match/{match}{path}" for path in HOT]
        paths += [f"/match/{match}/{part}?seat={claimed}" for part in ("update", "figures")]
        here = served.url.encode()
        return {path: _get(served, http, path, {}).replace(here, b"HERE") for path in paths}


@pytest.mark.parametrize("title", ["toy", "sands_of_time"])
def test_a_secret_behind_the_curtain(tmp_path: Path, title: str) -> None:
    """Two at one screen: who takes the device finds nothing of what the other has chosen."""
    dice = random.Random(5)
    with served_twice(tmp_path) as (first, copy):
        (anna,) = people(first.house, "Anna")
        wishes = [SeatWish("me"), SeatWish("me", name="Otto")]
        match = first.house.lobby.create(anna, title, wishes, {}, False, 0)
        freeze(first, match)
        cookie = _cookie(first, anna)
        table = table_of(first, match)
        while not (table.asks[0].secret and len(table.asks) == 2 and len(table.asks[0].picks) > 1):
            ask = dice.choice(table.asks)
            pick_at(first, match, ask.seat, dice.choice(ask.picks))
            table = table_of(first, match)
        actor, other = table.asks
        shown = hot_pages(first, cookie, match, actor.seat)
        assert f'"curtain":{actor.seat}'.encode() in shown[f"/match/{match}/update"]
        assert b'"curtain"' not in shown[f"/match/{match}/update?seat={actor.seat}"]
        with copy() as second:
            this, that = dice.sample(list(actor.picks), 2)
            for served, pick in ((first, this), (second, that)):
                pick_at(served, match, actor.seat, pick)
            for claimed in (actor.seat, other.seat):
                here, there = (hot_pages(s, cookie, match, claimed) for s in (first, second))
                assert [path for path in here if here[path] != there[path]] == []
            assert f'"curtain":{other.seat}'.encode() in here[f"/match/{match}/update"]
            assert b'"curtain"' not in here[f"/match/{match}/update?seat={other.seat}"]


def table_of(served: Served, match: str) -> Table:
    return served.house.hall.look(match, lambda live: live.table)


def pick_at(served: Served, match: str, seat: int, pick: Any) -> None:
    make_pick(served.house, match, seat, msgspec.to_builtins(pick), None)
    freeze(served, match)


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_finds_a_link_or_a_seed(tmp_path: Path, seats: int) -> None:
    """In a public match, before the start and after it, from outside and from another seat."""
    with serving(f"sqlite:///{tmp_path / 'civitas.db'}") as served:
        house = served.house
        anna, ben = people(house, "Anna", "Ben")
        wishes = [SeatWish("me"), *[SeatWish("open")] * (seats - 1)]
        match = house.lobby.create(anna, "toy", wishes, {}, True, 0)
        found = house.store.match(match)
        assert found is not None
        seed, link = found[0].seed.encode(), found[0].link.encode()
        stranger = Viewer(None, "", _cookie(served, None), "")
        visitor = Viewer(None, house.people.token(ben), _cookie(served, ben), "")
        for viewer in (stranger, visitor):
            for path, said in viewer.sees(served, match, 0, []).items():
                assert seed not in said, path
                assert link not in said, path
        house.lobby.join(ben, match, None, None)
        player = Viewer(1, house.people.token(ben), _cookie(served, ben), "")
        for path, said in (
            player.sees(served, match, 0, []) | stranger.sees(served, match, 0, [])
        ).items():
            assert seed not in said, path
        for path, said in stranger.sees(served, match, 0, []).items():
            assert link not in said, path


def test_the_seed_stays_secret_until_the_end(tmp_path: Path) -> None:
    dice = random.Random(3)
    with serving(f"sqlite:///{tmp_path / 'civitas.db'}") as served:
        scene = Scene(served, "toy", ("Anna", "Ben"))
        seed = scene.table(served).header.seed.encode()
        while not scene.table(served).over:
            ask = dice.choice(scene.table(served).asks)
            scene.pick(served, ask.seat, dice.choice(ask.picks))
            if dice.random() < 0.3 and not scene.table(served).over:
                for viewer in scene.viewers:
                    for path, said in viewer.sees(served, scene.match, 2, []).items():
                        assert seed not in said, path
        ends = scene.viewers[0].sees(served, scene.match, 2, [])
        assert seed in ends[f"/api/matches/{scene.match}"]
        assert re.search(rb'"seed":"%s"' % seed, ends[f"/api/matches/{scene.match}/file"])
