"""What a stranger finds who tries what others have not: nobody waits for it, nothing grows by it,
and it is never the server's own fault."""

from __future__ import annotations

import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from civitas.kernel.chance import commitment
from civitas.kernel.journal import MOST_NOTED, Closing, match_bytes
from civitas.kernel.match import new
from civitas.kernel.notes import Note
from civitas.web.gate import KIND
from civitas.web.lobby.files import SEED
from civitas.web.notices import reach
from civitas.web.notices.lookups import MOST, OF_A_SITE, Lookups
from civitas.web.notices.office import HANDS, SLOW
from civitas.web.notices.reach import BadReceiver, Reach, is_public
from civitas.web.pages.common import inside
from civitas.web.people.limits import LASTING, Limits, TooMany
from civitas.web.settings import Bounds
from civitas.web.storage.schema import Channel, Notice, Person
from civitas.web.untaken import Untaken
from tests.patience import ended
from tests.web.conftest import Opener
from tests.web.people import people, wait_for
from tests.web.receivers import receiving
from tests.web.server import Browser, Served, Wire, ok, serving
from tests.web.test_line import Raw
from tests.web.test_notices import PAUSES, Desk


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('strangers') / 'civitas.db'}") as served:
        yield served


def test_the_way_back_from_a_long_path(served: Served) -> None:
    """Whoever asked by another name for a path of 7,500 folders let all others wait for 4 s: in
    each of them the page was looked for from which a form might have come."""
    with Browser(served.url) as browser:
        for path in ("/a" * 7500, "/me" + "/a" * 7500, "/me" + "/a" * 6):
            long = browser.build_request("POST", path, headers={"Host": "evil.example"})
            answer = browser.send(long)
            assert answer.status_code == 400
            assert 'class="button strong" href="/"' in answer.text, "it was not looked for"
        refused = browser.post("/me/sign-in", data={"name": "Anna", "password": "x" * 8})
        assert 'href="/me"' in refused.text, "the page that has the form"


@pytest.mark.parametrize("back", ["/\t/[", "//[", "/\n/]x", "/\\[", "/\t/evil.example", "//x"])
def test_a_way_back_that_is_no_address(served: Served, back: str) -> None:
    assert inside(back) == "/" or back.startswith("/\\")
    with Browser(served.url) as browser:
        form = {"language": "en", "csrf": browser.csrf, "back": back}
        assert browser.post("/language", data=form).headers["Location"] == "/"


LETTERS = ("unicode_escape", "raw_unicode_escape", "utf-7", "undefined", "punycode", "idna", "x")


@pytest.mark.parametrize("letters", LETTERS)
def test_a_form_in_letters_of_its_own(served: Served, letters: str) -> None:
    """A codec of Python that is none of the web's makes half letters, or faults of its own."""
    half = r"\ud800"
    with Browser(served.url) as browser:
        csrf = browser.csrf

        def send(path: str, *fields: tuple[str, str], kind: str = letters) -> httpx.Response:
            parts = [
                f'--x\r\nContent-Disposition: form-data; name="{name}\r\n\r\n{value}\r\n'
                for name, value in (('csrf"', csrf), *fields)
            ]
            headers = {"Content-Type": f"multipart/form-data; boundary=x; charset={kind}"}
            return browser.post(path, content="".join([*parts, "--x--\r\n"]), headers=headers)

        for path, field in {
            "/me/wishes": "theme",
            "/new/toy": "option-generous",
            "/me/name": "name",
            "/language": "language",
        }.items():
            assert send(path, (f'{field}"', half)).status_code == 415, path
        for path in ("/upload", "/api/files"):
            assert send(path, (f'file"; filename="{half}.civ"', half)).status_code == 415, path
        assert send("/me/name", ('name"', "Anna"), kind='"UTF-8"').status_code in (303, 400)


def test_a_kind_of_body_that_takes_long_to_read(served: Served) -> None:
    """30,000 semicolons kept all others waiting for a tenth of a second, as often as one liked."""
    kinds = ("multipart/form-data", "multipart/form-data; boundary=x")
    with Browser(served.url) as browser:
        for kind in (*kinds, "application/x-www-form-urlencoded"):
            for path in ("/language", "/upload", "/me/wishes"):
                for length in (KIND + 1, 30_000):
                    headers = {"Content-Type": kind.ljust(length, ";")}
                    assert browser.post(path, headers=headers).status_code == 415
                headers = {"Content-Type": kind.ljust(KIND, ";")}
                assert browser.post(path, headers=headers).status_code != 415


def _brought(served: Served, data: bytes, by: str) -> httpx.Response:
    return served.player(by).http.post("/files", files={"file": ("x.civ", data)})


def test_a_file_with_a_seed_as_long_as_a_book(served: Served) -> None:
    """It was kept, and read again with every list in which the match stands: ten of 2 MB each were
    20 MB for every page."""
    table = new("toy", 2, seed="s")
    for length, status in ((SEED, 200), (SEED + 1, 400), (1_900_000, 400)):
        seed = "s" * length
        head = msgspec.structs.replace(table.header, seed=seed, commitment=commitment(seed))
        start = new("toy", 2, seed=seed)
        closing = Closing(0, start.state_hash(), None)
        answer = _brought(served, match_bytes(head, start.journal, closing), f"Seedy {length}")
        assert answer.status_code == status, answer.text[:200]


def test_a_file_with_a_signature_as_long_as_a_book(served: Served) -> None:
    table = new("toy", 2, seed="s")
    closing = Closing(0, table.state_hash(), None, server="x", key="y", signature="z" * 1_900_000)
    match = ok(_brought(served, match_bytes(table.header, table.journal, closing), "Long"))["id"]
    found = served.house.store.match(match)
    assert found is not None
    assert found[0].signature == {"server": "?", "key": "?", "made": ""}


def test_a_file_of_nothing_but_notes(served: Served) -> None:
    """A thousand between any two picks were kept, each as a step: 50,000 in a match of 60 picks."""
    table = new("toy", 2, seed="s")
    for _ in range(3):
        table.pick(table.asks[0].picks[0], table.asks[0].seat)
    for many, status in ((MOST_NOTED // 2 + 1, 200), (MOST_NOTED // 2 + 2, 400)):
        notes = (Note("standing", 0),) * many
        table.journal.notes = {0: notes, 2: notes}
        answer = _brought(served, table.to_bytes(), f"Noted {status}")
        assert answer.status_code == status, answer.text


def test_what_is_kept_for_good_is_bounded_by_the_day() -> None:
    """Who had patience kept a file every twenty seconds, day and night."""
    now = 0.0
    limits = Limits(clock=lambda: now)
    for deed, (burst, seconds) in LASTING.items():
        done, most = 0, burst + 24 * 3600 / seconds
        for _ in range(24 * 360):
            now += 10
            for _ in range(int(most / (24 * 360)) + 1):
                with suppress(TooMany):
                    limits.take(deed, "an address")
                    done += 1
        assert burst < done <= most + 1, deed


@pytest.mark.parametrize("deed", ["seat", "plea"])
def test_what_a_table_says_of_people_is_bounded_by_the_day(deed: str) -> None:
    """Who got up and sat down every five seconds left 17,000 lines in the chat in a day."""
    now, done = 0.0, 0
    limits = Limits(clock=lambda: now)
    for _ in range(24 * 3600 // 5):
        now += 5
        with suppress(TooMany):
            limits.take(deed, 1, "an address")
            done += 1
    assert done < 5000


DEAF = Bounds(untaken=700_000, untaken_per_address=300_000)
PAGE = b"GET /library/clash_of_cultures HTTP/1.1\r\nHost: localhost\r\n\r\n"
"""150 kB."""


def test_answers_that_nobody_takes(tmp_path: Path) -> None:
    """One address that asked on 200 lines and took nothing held 330 MB of what the system has for
    all connections, five of them 450 MB of the server's own beside it, for a minute."""
    database = f"sqlite:///{tmp_path / 'civitas.db'}"
    with serving(database, bounds=DEAF, limits=True) as served, ExitStack() as stack:

        def asking(address: str) -> Raw:
            line = stack.enter_context(Raw(served, address))
            line.tell(PAGE * 6)
            return line

        first = [asking("127.66.0.1") for _ in range(12)]
        for line in first:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        wait_for(lambda: any(line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) for line in first))
        patient = asking("127.66.0.2")
        with Wire(served.url) as other:
            assert other.get("/library/clash_of_cultures").status_code == 200
        assert patient.statuses() == [200] * 6, "who takes it in time gets all of it"


def test_who_has_kept_an_answer_waiting_for_longest_goes_first() -> None:
    untaken, gone = Untaken(Bounds(untaken=100, untaken_per_address=40)), list[int]()

    def put(line: int, address: str, size: int) -> None:
        untaken.put(line, address, size, lambda: gone.append(line))

    put(1, "a", 20)
    put(2, "b", 30)
    put(3, "a", 20)
    assert gone == []
    put(4, "a", 10)
    assert gone == [1], "the first of the same address"
    untaken.drop(3)
    put(5, "a", 30)
    assert gone == [1], "what was taken is no more"
    put(6, "", 30)
    assert gone == [1], "a proxy is not counted for itself"
    put(7, "", 20)
    assert gone == [1, 6], "the first of whoever has most"
    put(8, "c", 50)
    assert gone == [1, 6, 8], "too much for one"


# -------------------------------------------------------------------- notices


@pytest.fixture
def desk(open_house: Opener, sqlite: str) -> Iterator[Desk]:
    one = Desk(open_house(sqlite, anywhere=True), set(), pauses=PAUSES)
    yield one
    one.office.close()


def _owed(desk: Desk, person: Person, channels: int, matches: int, due: float) -> None:
    """So much is to be told to somebody since then."""
    for number in range(channels):
        desk.ask_for(person, "slack", f"http://127.0.0.1:9/{person.id}-{number}")
    mine = [channel.id for channel in desk.channels if channel.person == person.id]

    def work(session: Session) -> None:
        session.execute(update(Notice).where(Notice.match == "").values(due=None))
        for channel in mine:
            for number in range(matches):
                session.add(Notice(channel=channel, match=f"{number:012x}", turn=0, due=int(due)))

    desk.house.store.write(work)


def test_who_has_much_to_be_told_keeps_nobody_from_being_told(desk: Desk) -> None:
    """Eight receivers and ten matches filled the list of what is due: nobody else was on it."""
    mallory, ben = people(desk.house, "Mallory", "Ben")
    _owed(desk, mallory, 8, 10, desk.now - 100)
    _owed(desk, ben, 1, 1, desk.now)
    channels = {channel.id: channel.person for channel in desk.channels}
    due = desk.office._due(int(desk.now))
    assert len({one.channel for one in due}) == len(due) == 9, "of each channel one"
    assert [channels[one.channel] for one in due[:2]] == [mallory.id, ben.id]
    trouble = update(Channel).where(Channel.person == mallory.id).values(trouble="x")
    desk.house.store.write(lambda session: session.execute(trouble))
    assert channels[desk.office._due(int(desk.now))[0].channel] == ben.id


def test_who_never_answers_holds_only_so_many_hands(desk: Desk) -> None:
    """While as many receivers as there are hands kept silent, nobody else was told for as long as
    they liked."""
    mallory, ben = people(desk.house, "Mallory", "Ben")
    with receiving() as slow, receiving() as fast:
        slow.hold = threading.Event()
        for number in range(HANDS + 2):
            desk.ask_for(mallory, "slack", f"{slow.url}{number}")
        trouble = update(Channel).values(trouble="x")
        desk.house.store.write(lambda session: session.execute(trouble))
        desk.office.round()
        wait_for(lambda: len(slow.got) == SLOW)
        desk.ask_for(ben, "slack", fast.url)
        desk.office.round()
        wait_for(lambda: fast.got)
        assert len(slow.got) == SLOW
        slow.hold.set()
        desk.office.settle()


class Silence:
    """Servers of names that never answer, beside others that do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.over, self.asked = threading.Event(), list[str]()
        self._real = socket.getaddrinfo
        monkeypatch.setattr(socket, "getaddrinfo", self._look_up)

    def _look_up(self, host: str, *more: Any, **named: Any) -> Any:
        self.asked.append(host)
        if host.startswith("deaf"):
            self.over.wait(60)
        known = "127.0.0.1" if host.endswith(".example") else host
        return self._real(known, *more, **named)


@pytest.fixture
def silence(monkeypatch: pytest.MonkeyPatch) -> Iterator[Silence]:
    one = Silence(monkeypatch)
    yield one
    one.over.set()


def test_a_name_that_nobody_tells(
    desk: Desk, silence: Silence, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system looks for a name as long as it likes: as many as there are hands held up all
    notices of all others."""
    monkeypatch.setattr(reach, "LOOKUPS", Lookups(seconds=0.2))
    mallory, ben = people(desk.house, "Mallory", "Ben")
    for number in range(HANDS):
        desk.ask_for(mallory, "slack", f"http://deaf{number}.example/")
    desk.office.round()
    wait_for(lambda: len(silence.asked) >= OF_A_SITE)
    with receiving() as receiver:
        port = receiver.server.server_address[1]
        desk.ask_for(ben, "slack", f"http://ben.friends.example:{port}/")
        desk.office.round()
        wait_for(lambda: receiver.got)
    desk.office.settle()
    troubled = [channel.trouble is not None for channel in desk.channels]
    assert troubled == [True] * HANDS + [False]


def test_names_are_looked_up_only_so_many_at_a_time(silence: Silence) -> None:
    """Of one site few; and who has answered before need not wait for strangers."""
    patient, here = Lookups(seconds=30), [ip_address("127.0.0.1")]
    assert patient.addresses("one.friend.example", 80) == here
    assert patient.addresses("127.0.0.1", 80) == here
    assert silence.asked == ["one.friend.example"], "an address is no name"
    silence.asked.clear()
    waiting = [f"deaf{part}.site{n}.example" for part in "abc" for n in range(MOST)]
    threads = [
        threading.Thread(target=patient.addresses, args=(host, 80), daemon=True) for host in waiting
    ]
    for thread in threads:
        thread.start()
    wait_for(lambda: len(silence.asked) == MOST)
    sites = Counter(host.partition(".")[2] for host in silence.asked)
    assert max(sites.values()) <= OF_A_SITE
    assert patient.addresses("two.friend.example", 80) == here
    assert silence.asked[-1] == "two.friend.example"
    silence.over.set()
    for thread in threads:
        ended(thread)
    assert len(silence.asked) == len(waiting) + 1, "all of them, when it was their turn"


@pytest.mark.parametrize("address", ["192.0.0.8", "192.0.0.192", "168.63.129.16", "192.0.0.1"])
def test_an_address_behind_which_the_house_of_the_machine_answers(address: str) -> None:
    """It looks like one that anybody in the world has."""
    assert not is_public(ip_address(address))
    assert not is_public(ip_address(f"::ffff:{address}"))
    with pytest.raises(BadReceiver):
        Reach().check(f"http://{address}/hook")
