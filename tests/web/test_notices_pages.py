"""The page on which people choose how they are told, and the links in what they get."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from civitas.web.people.limits import Limits
from civitas.web.settings import MailServer
from civitas.web.storage.schema import Channel
from tests.web.people import wait_for
from tests.web.receivers import Mailbox, Receiver, mail_server, receiving
from tests.web.server import Browser, Process, Served, Wire, ok, serving

KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",  # noqa: E501
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


class Place(NamedTuple):
    """A server that can do all of it, and who gets what it sends."""

    served: Served
    mailbox: Mailbox
    receiver: Receiver


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    file = tmp_path_factory.mktemp("notices") / "civitas.db"
    with mail_server() as mailbox, receiving() as receiver:
        server = MailServer("127.0.0.1", mailbox.port, "civitas@example.org")
        with serving(f"sqlite:///{file}", mail=server, anywhere=True) as served:
            yield Place(served, mailbox, receiver)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


@pytest.fixture
def anna(place: Place) -> Iterator[Browser]:
    with Browser(place.served.url) as browser:
        browser.submit("/me/name", name="Anna")
        yield browser


def page_of(browser: Browser) -> str:
    answer = browser.get("/me/notices")
    assert answer.status_code == 200
    return answer.text


def numbers(page: str) -> list[str]:
    return re.findall(r"/me/notices/(\d+)/stop", page)


def link_in(place: Place, to: str, what: str) -> str:
    """The path of a link in the last letter to somebody."""
    wait_for(lambda: [letter for letter in place.mailbox.letters if letter["To"] == to])
    text = [letter for letter in place.mailbox.letters if letter["To"] == to][-1].get_content()
    found = re.search(rf"(/notices/[\w-]+{what}\?lang=en)", text.replace("\n", ""))
    assert found is not None
    return found[1]


def test_a_stranger_has_a_name_first(place: Place) -> None:
    with Browser(place.served.url) as nobody:
        assert nobody.get("/me/notices").headers["Location"] == "/me"


def test_a_webhook_is_added_tried_and_stopped(place: Place, anna: Browser) -> None:
    before = len(place.receiver.got)
    address = f"{place.receiver.url}/webhook"
    anna.submit("/me/notices/webhook", kind="discord", address=f" {address} ")
    wait_for(lambda: len(place.receiver.got) == before + 1)
    assert "arrive here" in place.receiver.got[-1].said["content"]
    (number,) = numbers(page_of(anna))
    anna.submit(f"/me/notices/{number}/try")
    wait_for(lambda: len(place.receiver.got) == before + 2)
    anna.submit(f"/me/notices/{number}/stop")
    assert numbers(page_of(anna)) == []


def test_nobody_changes_what_is_another_s(place: Place, anna: Browser) -> None:
    anna.submit("/me/notices/webhook", kind="slack", address=f"{place.receiver.url}/anna")
    (number,) = numbers(page_of(anna))
    with Browser(place.served.url) as ben:
        ben.submit("/me/name", name="Ben")
        ben.submit(f"/me/notices/{number}/stop")
        assert numbers(page_of(ben)) == []
    assert numbers(page_of(anna)) == [number]


@pytest.mark.parametrize("address", ["nonsense", "ftp://example.org/x", "https://a:b@example.org/"])
def test_what_is_no_address_is_said_on_the_page(anna: Browser, address: str) -> None:
    form = {"kind": "slack", "address": address, "csrf": anna.csrf}
    answer = anna.post("/me/notices/webhook", data=form)
    assert answer.status_code == 400
    assert "cannot be the address of a receiver" in answer.text
    assert f'value="{address}"' in answer.text


def test_trouble_is_told_on_the_pages_of_its_owner(place: Place, anna: Browser) -> None:
    with receiving() as broken:
        broken.status = 500
        anna.submit("/me/notices/webhook", kind="slack", address=broken.url)
        wait_for(lambda: "refuses the notice (500)" in page_of(anna))
    assert "Time until the next try: one minute." in page_of(anna)
    assert "did not arrive; see why" in anna.get("/me").text


def test_a_receiver_that_is_no_more_has_to_be_named_anew(place: Place, anna: Browser) -> None:
    with receiving() as gone:
        gone.status = 410
        anna.submit("/me/notices/webhook", kind="discord", address=gone.url)
        wait_for(lambda: "Nobody takes notices at this address (410)" in page_of(anna))


def test_whoever_comes_from_a_notice_signs_in_and_is_led_back(place: Place, anna: Browser) -> None:
    """A link in a letter may open where nobody is signed in. Of a match that is not there the same
    is said, and nobody is led out of the house."""
    anna.submit("/me/name", name="Doris")
    anna.submit("/me/password", password="a word of her own")
    form = {"seat-0": "me", "seat-1": "here", "name-1": "Ben"}
    made = anna.post("/new/toy", data={**form, "csrf": anna.csrf})
    match = made.headers["Location"]
    for path in (match, f"{match}/replay"):
        with Browser(place.served.url) as reader:
            page = reader.get(path)
            assert page.status_code == 404
            assert "If you play there, sign in: you are led back here." in page.text
            none = path.replace(match, "/match/0123456789ab")
            assert page.text.replace(path, none) == reader.get(none).text
            door = re.search(r'href="(/me\?back=[^"]+)"', page.text)
            assert door is not None
            assert f'name="back" value="{path}"' in reader.get(door[1]).text
            form = {"name": anna.who() or "", "csrf": reader.csrf, "back": path}
            wrong = reader.post("/me/sign-in", data={**form, "password": "another word"})
            assert f'name="back" value="{path}"' in wrong.text
            right = reader.post("/me/sign-in", data={**form, "password": "a word of her own"})
            assert right.headers["Location"] == path
            assert reader.get(path).status_code == 200
            assert "sign in" not in reader.get(none).text
    with Browser(place.served.url) as reader:
        assert 'name="back" value="/"' in reader.get("/me?back=https://example.org/x").text


def test_a_letter_is_agreed_to_and_ended_by_its_links(place: Place, anna: Browser) -> None:
    """By whoever reads there: without a session, in the language of the letter."""
    anna.submit("/me/notices/mail", address="anna@example.org")
    assert "open the link in that letter" in page_of(anna)
    link = link_in(place, "anna@example.org", "")
    with Browser(place.served.url) as reader:
        page = reader.get(link)
        assert "anna@example.org" in page.text
        assert "open the link in that letter" in page_of(anna)  # looking agrees to nothing
        path = link.partition("?")[0]
        token = re.search(r'name="csrf" value="([^"]+)"', page.text)
        assert token is not None
        assert reader.post(path, data={}).status_code == 403
        agreed = reader.post(path, data={"csrf": token[1]})
        assert "You will be told" in agreed.text
    assert "open the link in that letter" not in page_of(anna)
    with Wire(place.served.url) as scanner:
        assert scanner.get(f"{path}/stop").status_code == 200
    assert len(numbers(page_of(anna))) == 1
    with Wire(place.served.url) as mail_program:
        one_click = {"List-Unsubscribe": "One-Click"}
        answer = mail_program.post(f"{path}/stop", data=one_click)
        assert (answer.status_code, "No more notices" in answer.text) == (200, True)
        assert mail_program.post(f"{path}/stop", data=one_click).status_code == 200
        assert mail_program.get(path).status_code == 404
    assert numbers(page_of(anna)) == []


def test_a_browser_is_added(place: Place, anna: Browser) -> None:
    before = len(place.receiver.got)
    sent = {"endpoint": f"{place.receiver.url}/push", "keys": KEYS}
    headers = {"X-CSRF": anna.csrf}
    assert anna.post("/me/notices/browser", json=sent).status_code == 403
    assert anna.post("/me/notices/browser", json=sent, headers=headers).status_code == 204
    wait_for(lambda: len(place.receiver.got) == before + 1)
    assert place.receiver.got[-1].headers["content-encoding"] == "aes128gcm"
    assert f'data-endpoint="{sent["endpoint"]}"' in page_of(anna)
    wrong = {**sent, "keys": {**KEYS, "auth": "x"}}
    assert anna.post("/me/notices/browser", json=wrong, headers=headers).status_code == 400


def test_a_browser_is_told_as_long_as_somebody_is_signed_in_there(
    place: Place, anna: Browser
) -> None:
    """A password that keeps the name keeps the notices; who signs out takes them along."""
    before = len(place.receiver.got)
    sent = {"endpoint": f"{place.receiver.url}/signed-in", "keys": KEYS}
    anna.submit("/me/name", name="Dido")
    answer = anna.post("/me/notices/browser", json=sent, headers={"X-CSRF": anna.csrf})
    assert answer.status_code == 204
    anna.submit("/me/password", password="dido's own")
    (number,) = numbers(page_of(anna))
    wait_for(lambda: len(place.receiver.got) == before + 1)
    anna.submit(f"/me/notices/{number}/try")
    wait_for(lambda: len(place.receiver.got) == before + 2)
    anna.submit("/me/sign-out")
    anna.submit("/me/sign-in", name="Dido", password="dido's own")
    assert numbers(page_of(anna)) == []


def test_only_what_the_server_can_do_is_offered(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'civitas.db'}") as served, Browser(served.url) as anna:
        anna.submit("/me/name", name="Anna")
        assert 'type="email"' not in page_of(anna)
        form = {"kind": "slack", "address": "http://10.0.0.1/x", "csrf": anna.csrf}
        answer = anna.post("/me/notices/webhook", data=form)
        assert "private network" in answer.text


def test_who_has_a_stream_open_looks(place: Place) -> None:
    """As long as it is open, and at that match alone."""
    served = place.served
    player = served.player("Cleo")
    match, other = (player.create("toy", seats=[{"kind": "me"}] * 2)["id"] for _ in range(2))
    person = served.house.people.of_token(player.token)
    assert person is not None
    looks = served.house.audience.looks
    assert not looks(match, person.id)
    with player.http.stream("GET", f"/matches/{match}/events") as stream:
        said = stream.iter_raw()  # to be held: the stream closes with it
        assert b"change" in next(said)
        assert looks(match, person.id)
        assert not looks(other, person.id)
    player.http.close()
    wait_for(lambda: not looks(match, person.id))


def test_only_so_many_are_asked_for(tmp_path: Path) -> None:
    """Else the server would write to anybody as often as somebody likes."""
    url = f"sqlite:///{tmp_path / 'civitas.db'}"
    with serving(url, limits=True, anywhere=True) as served, Browser(served.url) as anna:
        anna.submit("/me/name", name="Anna")
        form = {"kind": "slack", "address": "http://127.0.0.1:9/x", "csrf": anna.csrf}
        answers = [anna.post("/me/notices/webhook", data=form) for _ in range(12)]
        assert [answer.status_code for answer in answers[:2]] == [303, 303]
        assert answers[-1].status_code == 429
        assert "Retry-After" in answers[-1].headers


def test_nobody_is_asked_again_and_again_whether_they_want_letters(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks, and from wherever: each question is a letter that nobody may have wanted."""
    monkeypatch.setattr(place.served.house, "limits", Limits(clock=lambda: 1000.0))
    to = "Somebody@example.org"
    with ExitStack() as browsers:
        guests = [browsers.enter_context(Browser(place.served.url)) for _ in range(3)]
        for number, guest in enumerate(guests):
            guest.headers["X-Forwarded-For"] = f"203.0.113.{number + 1}"
            guest.submit("/me/name", name=f"Guest {number}")
        for guest in guests[:2]:
            guest.submit("/me/notices/mail", address=to)
        (mine,) = numbers(page_of(guests[0]))
        guests[0].submit(f"/me/notices/{mine}/try")
        form = {"address": to.lower(), "csrf": guests[2].csrf}
        assert guests[2].post("/me/notices/mail", data=form).status_code == 429
        again = {"csrf": guests[1].csrf}
        (theirs,) = numbers(page_of(guests[1]))
        assert guests[1].post(f"/me/notices/{theirs}/try", data=again).status_code == 429
        guests[2].submit("/me/notices/mail", address="another@example.org")


def test_channels_are_made_for_one_person(place: Place, anna: Browser) -> None:
    """The secret of a link is on no page of its owner's: else they could agree for others."""
    anna.submit("/me/notices/mail", address="victim@example.org")
    page = page_of(anna)
    with place.served.house.store.reading() as session:
        secrets = [channel.secret for channel in session.query(Channel)]
    assert secrets
    assert not [secret for secret in secrets if secret in page]
    assert ok(anna.get("/api/session"))["person"]["name"] == "Anna"


def test_a_server_that_is_killed_while_it_sends_sends_once_more(
    site: Path, tmp_path: Path, receiver: Receiver
) -> None:
    """The program itself, with kill -9: whether it has arrived nobody knows, so it comes again, and
    then it is done with."""
    file = tmp_path / "civitas.db"

    def of_notice(statement: str) -> list[Any]:
        with closing(sqlite3.connect(file, isolation_level=None)) as database:
            return database.execute(statement).fetchall()

    receiver.hold = threading.Event()
    first = Process(site, str(file), CIVITAS_RECEIVERS="anywhere")
    try:
        with Browser(first.url) as anna:
            anna.submit("/me/name", name="Anna")
            anna.submit("/me/notices/webhook", kind="slack", address=receiver.url)
        wait_for(lambda: receiver.got)
    finally:
        first.kill()
    assert of_notice("SELECT begun FROM notice") == [(1,)]
    of_notice("UPDATE notice SET due = 1")  # the time is over that it had
    receiver.hold.set()
    with serving(f"sqlite:///{file}", anywhere=True):
        wait_for(lambda: of_notice("SELECT due FROM notice") == [(None,)])
    assert len(receiver.got) == 2
    assert receiver.got[0] == receiver.got[1]
