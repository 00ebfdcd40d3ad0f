"""Whoever is away is told that it is their turn: once, in the way they have chosen, by real
receivers; and whatever those do, nobody else notices."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from civitas.web.house import House
from civitas.web.notices import hooks
from civitas.web.notices.channels import MOST, Wish
from civitas.web.notices.letters import Letter
from civitas.web.notices.office import ATTEMPTS, LEASE, Office
from civitas.web.notices.push import CURVE, _derive, bytes_of, text_of
from civitas.web.notices.reach import BadReceiver
from civitas.web.notices.turns import AFTERWARDS, GRACE, LATELY
from civitas.web.settings import BadSettings, MailServer, settings_of
from civitas.web.speech.words import announced
from civitas.web.storage.schema import Channel, Notice, Person
from tests.web.conftest import Opener
from tests.web.people import make_pick, match_of, offer, people, play, seen, take_back, wait_for
from tests.web.receivers import Mailbox, Receiver, mail_server, receiving

SITE = "https://civitas.example"
PAUSES = (60, 300)


class Desk:
    """A house, its office, and a clock that stands until it is moved."""

    def __init__(self, house: House, looking: set[tuple[str, int]], **settings: Any) -> None:
        self.house = house
        self.now = time.time()
        self.office = Office(
            house.store,
            house.hall,
            lambda match, person: (match, person) in looking,
            house.settings,
            clock=lambda: self.now,
            **settings,
        )

    def round(self, later: float = 0) -> None:
        """So many seconds later, look what is due, and send all of it."""
        self.now += later
        for _ in range(4):  # of each channel one at a time
            self.office.round()
            self.office.settle()

    def ask_for(self, person: Person, kind: str, address: str, **more: Any) -> None:
        """A channel, over whose first word nobody needs to worry."""
        self.office.channels.add(person, Wish(kind, address, "", "en", SITE, **more))

    @property
    def notices(self) -> list[Notice]:
        with self.house.store.reading() as session:
            return list(session.scalars(select(Notice).where(Notice.match != "")))

    @property
    def channels(self) -> list[Channel]:
        with self.house.store.reading() as session:
            return list(session.scalars(select(Channel)))


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as box:
        yield box


@pytest.fixture
def looking() -> set[tuple[str, int]]:
    """Who looks at which match."""
    return set()


@pytest.fixture
def desk(open_house: Opener, sqlite: str, looking: set[tuple[str, int]]) -> Iterator[Desk]:
    one = Desk(open_house(sqlite, anywhere=True), looking, pauses=PAUSES)
    yield one
    one.office.close()


def told(receiver: Receiver) -> list[str]:
    """What a receiver in Slack's form was told, but for the first word."""
    texts = [str(got.said["text"]) for got in receiver.got]
    return [text for text in texts if "arrive here" not in text]


def begun(desk: Desk, *names: str) -> tuple[str, Person, Person]:
    """A match of two; both have bid, and are asked where to lay a stone, one after the other."""
    first, second = people(desk.house, *(names or ("Anna", "Ben")))
    match = match_of(desk.house, "toy", first, second)
    for seat in (0, 1):
        seq, picks = offer(desk.house, match, seat)
        make_pick(desk.house, match, seat, picks[0], seq)
    assert seen(desk.house, match)[1] == [0]
    return match, first, second


def at_table(desk: Desk, receiver: Receiver) -> tuple[str, Person, Person]:
    """A match of Anna, who is not away, and Ben, who wants to be told. Anna is asked."""
    match, anna, ben = begun(desk)
    desk.ask_for(ben, "slack", receiver.url)
    desk.round()
    assert len(receiver.got) == 1
    return match, anna, ben


def until_asked(desk: Desk, match: str, seat: int) -> None:
    """Others play until this seat is asked."""
    for luck in range(200):
        _, asked = seen(desk.house, match)
        if seat in asked:
            return
        play(desk.house, match, 1, luck)
    raise AssertionError("nobody asks")


def until_another(desk: Desk, match: str, seat: int) -> None:
    """This seat plays until somebody else is asked."""
    for luck in range(200):
        _, asked = seen(desk.house, match)
        if seat not in asked:
            return
        seq, picks = offer(desk.house, match, seat)
        make_pick(desk.house, match, seat, picks[luck % len(picks)], seq)
    raise AssertionError("nobody else is asked")


# -------------------------------------------------------------------- one notice a turn


def test_one_notice_a_turn_with_what_is_asked(desk: Desk, receiver: Receiver) -> None:
    match, _, _ = at_table(desk, receiver)
    until_asked(desk, match, 1)
    desk.round()
    assert told(receiver) == []
    desk.round(GRACE)
    (text,) = told(receiver)
    title, asked, others, link = text.split("\n")
    assert (title, asked) == ("Your turn: Toy", "Where do you lay your stone?")
    assert others == "At the table: Anna"
    assert link == f"{SITE}/match/{match}"
    for _ in range(3):
        desk.round(10_000)
    assert len(told(receiver)) == 1
    until_another(desk, match, 1)
    until_asked(desk, match, 1)
    desk.round()
    desk.round(GRACE)
    assert len(told(receiver)) == 2


def test_who_has_just_picked_and_is_asked_again_is_told_nothing(
    desk: Desk, receiver: Receiver
) -> None:
    match, anna, _ = begun(desk)
    desk.ask_for(anna, "slack", receiver.url)
    seq, picks = offer(desk.house, match, 0)
    make_pick(desk.house, match, 0, picks[0], seq)
    take_back(desk.house, match, 0)
    assert seen(desk.house, match)[1] == [0]
    desk.round()
    desk.round(GRACE)
    assert told(receiver) == []


def test_a_turn_that_was_taken_back_before_is_not_told_and_one_that_comes_again_is(
    desk: Desk, receiver: Receiver
) -> None:
    match, _, _ = at_table(desk, receiver)
    until_asked(desk, match, 1)
    desk.round()
    take_back(desk.house, match, 0)
    assert 1 not in seen(desk.house, match)[1]
    desk.round(GRACE)
    assert told(receiver) == []
    until_asked(desk, match, 1)
    desk.round()
    desk.round(GRACE)
    assert len(told(receiver)) == 1


@pytest.mark.parametrize("first", [True, False], ids=["looking", "coming"])
def test_nobody_is_told_while_they_look_nor_at_once_afterwards(
    desk: Desk, receiver: Receiver, looking: set[tuple[str, int]], first: bool
) -> None:
    """Whether they looked when they came to be asked, or have come since; however long."""
    match, _, ben = at_table(desk, receiver)
    if first:
        looking.add((match, ben.id))
    until_asked(desk, match, 1)
    desk.round()
    looking.add((match, ben.id))
    for _ in range(4):
        desk.round(LATELY // 2)
    looking.clear()
    desk.round(GRACE)
    desk.round(AFTERWARDS - GRACE - 1)
    assert told(receiver) == []
    desk.round(GRACE + 1)
    assert len(told(receiver)) == 1


def test_of_turns_that_came_before_somebody_asked_for_notices_none_is_told(
    desk: Desk, receiver: Receiver
) -> None:
    match, anna, _ = begun(desk)
    desk.ask_for(anna, "slack", receiver.url)
    assert seen(desk.house, match)[1] == [0]
    desk.round(GRACE)
    desk.round(GRACE)
    assert told(receiver) == []


def test_the_language_is_the_readers(desk: Desk, receiver: Receiver) -> None:
    match, _, ben = at_table(desk, receiver)
    desk.house.people.change(ben, wishes={"language": "de"})
    until_asked(desk, match, 1)
    desk.round()
    desk.round(GRACE)
    assert told(receiver)[0].startswith("Du bist dran: ")


def test_a_clock_that_jumps_back_holds_no_notice_up(desk: Desk, receiver: Receiver) -> None:
    match, _, _ = at_table(desk, receiver)
    until_asked(desk, match, 1)
    desk.round()
    desk.round(-500_000)
    assert len(told(receiver)) == 1


# -------------------------------------------------------------------- webhooks


def test_discord_and_ntfy_have_forms_of_their_own(desk: Desk, receiver: Receiver) -> None:
    match, _, ben = at_table(desk, receiver)
    desk.ask_for(ben, "discord", f"{receiver.url}/discord")
    desk.ask_for(ben, "ntfy", receiver.url)
    until_asked(desk, match, 1)
    desk.round()
    desk.round(GRACE)
    (discord,) = (got.said for got in receiver.got[-3:] if got.path == "/hook/discord")
    assert discord["content"].startswith("Your turn: ")
    assert discord["allowed_mentions"] == {"parse": []}
    (ntfy,) = (got.said for got in receiver.got[-3:] if got.path == "/")
    assert ntfy["topic"] == "hook"
    assert ntfy["title"].startswith("Your turn: ")
    assert "At the table: Anna" in ntfy["message"]
    assert ntfy["click"] == f"{SITE}/match/{match}"


def test_slack_reads_names_as_they_are(desk: Desk, receiver: Receiver) -> None:
    match, _, ben = begun(desk, "<!channel> & co", "Ben")
    desk.ask_for(ben, "slack", receiver.url)
    until_asked(desk, match, 1)
    desk.round()
    desk.round(GRACE)
    assert "&lt;!channel&gt; &amp; co" in told(receiver)[0]


def test_discord_reads_names_as_they_are() -> None:
    """Who sits down under such a name puts no link of theirs behind words of ours."""
    link = f"{SITE}/match/0_1_2"
    letter = Letter("Your turn: *Oikumene*", "At the table: [here](https://evil.example)", link)
    _, _, body = hooks.write("discord", "https://discord.com/hook", letter)
    title, text, shown = json.loads(body)["content"].split("\n")
    assert title == r"Your turn: \*Oikumene\*"
    assert text == r"At the table: \[here\](https://evil.example)"
    assert shown == link


def test_a_receiver_that_refuses_is_tried_again_and_then_no_more(
    desk: Desk, receiver: Receiver
) -> None:
    match, _, _ = at_table(desk, receiver)
    until_asked(desk, match, 1)
    receiver.status = 500
    desk.round()
    desk.round(GRACE)
    assert len(told(receiver)) == 1
    for pause in PAUSES:
        desk.round(pause - 1)
        before = len(told(receiver))
        desk.round(1)
        assert len(told(receiver)) == before + 1
    for _ in range(3):
        desk.round(100_000)
    assert len(told(receiver)) == 1 + len(PAUSES)
    (channel,) = desk.channels
    assert announced(channel.trouble or "", "en") == "The receiver refuses the notice (500)."
    receiver.status = 200
    until_another(desk, match, 1)
    until_asked(desk, match, 1)
    desk.round()
    desk.round(GRACE)
    assert len(told(receiver)) == 2 + len(PAUSES)
    assert desk.channels[0].trouble is None


def test_a_receiver_that_is_back_gets_it(desk: Desk, receiver: Receiver) -> None:
    match, _, _ = at_table(desk, receiver)
    until_asked(desk, match, 1)
    receiver.status = 503
    desk.round()
    desk.round(GRACE)
    receiver.status = 204
    desk.round(PAUSES[0])
    desk.round(100_000)
    assert len(told(receiver)) == 2
    assert desk.channels[0].trouble is None


def test_what_waits_for_another_try_is_forgotten_when_it_is_answered(
    desk: Desk, receiver: Receiver
) -> None:
    match, _, _ = at_table(desk, receiver)
    until_asked(desk, match, 1)
    receiver.status = 500
    desk.round()
    desk.round(GRACE)
    until_another(desk, match, 1)
    for _ in range(3):
        desk.round(100_000)
    assert len(told(receiver)) == 1


def test_a_redirect_is_not_followed(desk: Desk, receiver: Receiver) -> None:
    with receiving() as other:
        receiver.status, receiver.location = 307, other.url
        at_table(desk, receiver)
        assert other.got == []
    assert "(307)" in announced(desk.channels[0].trouble or "", "de")


def test_a_slow_receiver_holds_up_nobody(
    open_house: Opener, sqlite: str, receiver: Receiver
) -> None:
    """Neither a move nor what others are told; and nobody waits for it when the server stops."""
    desk = Desk(open_house(sqlite, anywhere=True), set(), pauses=PAUSES)
    match, anna, ben = begun(desk)
    with receiving() as slow:
        slow.hold = threading.Event()
        desk.ask_for(anna, "slack", slow.url)
        desk.ask_for(ben, "slack", receiver.url)
        desk.office.round()
        wait_for(lambda: slow.got and receiver.got)
        play(desk.house, match, 2)
        assert seen(desk.house, match)[0] == 4
        slow.hold.set()
        desk.office.settle()
    desk.office.close()


def test_a_receiver_that_never_answers_gets_it_twice_at_most(
    desk: Desk, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether it took what it was sent."""
    monkeypatch.setattr(desk.office, "_reach", desk.office._reach._replace(seconds=0.2))
    match, _, _ = at_table(desk, receiver)
    until_asked(desk, match, 1)
    receiver.hold = threading.Event()
    desk.round()
    for _ in range(6):
        desk.round(100_000)
    assert len(told(receiver)) == ATTEMPTS
    assert "did not answer" in announced(desk.channels[0].trouble or "", "en")


def test_a_private_address_is_refused_by_default(open_house: Opener, sqlite: str) -> None:
    desk = Desk(open_house(sqlite), set())
    (anna,) = people(desk.house, "Anna")
    with pytest.raises(BadReceiver, match="error-receiver-private"):
        desk.ask_for(anna, "slack", "http://127.0.0.1:1/x")
    desk.ask_for(anna, "slack", "http://localhost.localdomain.invalid/x")
    desk.round()
    assert desk.channels[0].trouble is not None
    desk.office.close()


def test_there_is_room_for_so_many(desk: Desk, receiver: Receiver) -> None:
    (anna,) = people(desk.house, "Anna")
    for number in range(MOST):
        desk.ask_for(anna, "slack", f"{receiver.url}/{number}")
    desk.ask_for(anna, "slack", f"{receiver.url}/0")  # in place of the same
    with pytest.raises(BadReceiver, match="error-channels"):
        desk.ask_for(anna, "slack", receiver.url)
    assert len(desk.channels) == MOST


# -------------------------------------------------------------------- who wants no more


def test_who_wants_no_more_gets_nothing_not_even_what_is_waiting(
    desk: Desk, receiver: Receiver
) -> None:
    match, _, ben = at_table(desk, receiver)
    until_asked(desk, match, 1)
    receiver.status = 500
    desk.round()
    desk.round(GRACE)
    assert len(told(receiver)) == 1
    receiver.status = 200
    (channel,) = desk.channels
    desk.office.channels.remove(ben.id + 1, channel.id)
    assert len(desk.channels) == 1
    desk.office.channels.remove(ben.id, channel.id)
    desk.round(100_000)
    assert len(told(receiver)) == 1
    assert desk.notices == []


def test_a_guest_who_has_signed_out_is_told_nothing(desk: Desk, receiver: Receiver) -> None:
    """They have no way back to the table."""
    match, _, ben = begun(desk)
    sitting = desk.house.people.sit(ben)
    wish = Wish("slack", receiver.url, sitting, "en", SITE)
    desk.office.channels.add(ben, wish)
    desk.round()
    until_asked(desk, match, 1)
    desk.round()
    desk.house.people.leave(ben, sitting)
    desk.round(GRACE)
    assert told(receiver) == []
    assert desk.channels == []


# -------------------------------------------------------------------- push


class Browser:
    """What a browser does to what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))
        point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )  # fmt: skip
        self._public = point
        self.keys = {"p256dh": text_of(point), "auth": text_of(self._auth)}

    def open(self, sealed: bytes) -> Any:
        salt, theirs = sealed[:16], sealed[21:86]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self._key.exchange(ec.ECDH(), public)
        both = _derive(self._auth, shared, b"WebPush: info\0" + self._public + theirs, 32)
        cipher = AESGCM(_derive(salt, both, b"Content-Encoding: aes128gcm\0", 16))
        nonce = _derive(salt, both, b"Content-Encoding: nonce\0", 12)
        opened = cipher.decrypt(nonce, sealed[86:], None)
        assert opened.endswith(b"\2")
        return json.loads(opened[:-1])


def test_a_browser_reads_what_is_pushed(desk: Desk, receiver: Receiver) -> None:
    browser = Browser()
    match, _, ben = begun(desk)
    desk.ask_for(ben, "push", receiver.url, keys=browser.keys)
    desk.round()
    until_asked(desk, match, 1)
    receiver.status = 201
    desk.round()
    desk.round(GRACE)
    first, got = receiver.got
    assert browser.open(first.content)["path"] == "/me/notices"
    said = browser.open(got.content)
    assert (said["path"], said["tag"]) == (f"/match/{match}", match)
    assert said["title"].startswith("Your turn: ")
    assert got.headers["topic"] == match
    assert got.headers["authorization"].startswith("vapid t=")
    assert len(bytes_of(got.headers["authorization"].partition("k=")[2])) == 65


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten_at_once(
    desk: Desk, receiver: Receiver, status: int
) -> None:
    match, _, ben = begun(desk)
    desk.ask_for(ben, "push", receiver.url, keys=Browser().keys)
    desk.round()
    until_asked(desk, match, 1)
    receiver.status = status
    desk.round()
    desk.round(GRACE)
    assert len(receiver.got) == 2
    assert (desk.channels, desk.notices) == ([], [])
    desk.round(100_000)
    assert len(receiver.got) == 2


def test_a_browser_belongs_to_who_asked_last(desk: Desk, receiver: Receiver) -> None:
    anna, ben = people(desk.house, "Anna", "Ben")
    for person in (anna, ben):
        desk.ask_for(person, "push", receiver.url, keys=Browser().keys)
    assert [channel.person for channel in desk.channels] == [ben.id]


def test_a_browser_in_which_somebody_has_signed_out_is_told_nothing(
    desk: Desk, receiver: Receiver
) -> None:
    (anna,) = people(desk.house, "Anna")
    desk.house.people.change(anna, password="anna's own")
    sitting = desk.house.people.sit(anna)
    wish = Wish("push", receiver.url, sitting, "en", SITE, Browser().keys)
    desk.office.channels.add(anna, wish)
    desk.house.people.leave(anna, sitting)
    desk.round()
    assert (receiver.got, desk.channels) == ([], [])


# -------------------------------------------------------------------- e-mail


@pytest.fixture
def letters(open_house: Opener, sqlite: str, mailbox: Mailbox) -> Iterator[Desk]:
    """A desk that writes letters."""
    server = MailServer("127.0.0.1", mailbox.port, "civitas@civitas.example")
    one = Desk(open_house(sqlite, mail=server), set(), pauses=PAUSES)
    yield one
    one.office.close()


def agreed(desk: Desk, mailbox: Mailbox, person: Person) -> None:
    """They want letters, and whoever reads there has agreed."""
    desk.ask_for(person, "mail", "ben@example.org")
    desk.round()
    text = mailbox.letters[-1].get_content()
    secret = re.search(rf"{SITE}/notices/([\w-]+)\?lang=en", text)
    assert secret is not None
    desk.office.channels.agree(secret[1])


def test_a_letter_with_a_way_out(letters: Desk, mailbox: Mailbox) -> None:
    match, _, ben = begun(letters)
    agreed(letters, mailbox, ben)
    until_asked(letters, match, 1)
    letters.round()
    letters.round(GRACE)
    _, letter = mailbox.letters
    assert letter["To"] == "ben@example.org"
    assert letter["From"] == "civitas@civitas.example"
    assert letter["Subject"].startswith("Your turn: ")
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = str(letter["List-Unsubscribe"]).strip("<>")
    (channel,) = letters.channels
    assert stop == f"{SITE}/notices/{channel.secret}/stop?lang=en"
    text = letter.get_content()
    assert f"{SITE}/match/{match}" in text
    assert "At the table: Anna" in text
    assert stop in text.replace("\n", "")


def test_nobody_is_written_to_who_has_not_agreed(letters: Desk, mailbox: Mailbox) -> None:
    match, _, ben = begun(letters)
    letters.ask_for(ben, "mail", "ben@example.org")
    until_asked(letters, match, 1)
    for _ in range(3):
        letters.round(100_000)
    assert len(mailbox.letters) == 1
    assert "Ben" not in mailbox.letters[0].get_content()


def test_a_refused_letter_is_tried_again_and_then_no_more(letters: Desk, mailbox: Mailbox) -> None:
    match, _, ben = begun(letters)
    agreed(letters, mailbox, ben)
    until_asked(letters, match, 1)
    mailbox.refusal = "550 No such user here"
    letters.round()
    for _ in range(6):
        letters.round(100_000)
    (notice,) = letters.notices
    assert (notice.due, notice.tries) == (None, 1 + len(PAUSES))
    trouble = letters.channels[0].trouble or ""
    assert announced(trouble, "en") == "The mail server refuses this address (550)."


def test_a_mail_server_that_is_gone(open_house: Opener, sqlite: str, mailbox: Mailbox) -> None:
    server = MailServer("127.0.0.1", mailbox.port, "a@b.example", "name", "password")
    desk = Desk(open_house(sqlite, mail=server), set(), pauses=PAUSES)
    (anna,) = people(desk.house, "Anna")
    desk.ask_for(anna, "mail", "anna@example.org")
    desk.round()  # it is there, and takes no passwords
    assert mailbox.letters == []
    trouble = desk.channels[0].trouble or ""
    assert announced(trouble, "en") == "The mail server does not take letters at the moment."
    desk.office.close()


@pytest.mark.parametrize(
    "address", ["", "anna", "a@b@c", "a b@c.d", "a@b\r\nBcc: c@d", "ä@b.c", "x@" + "y" * 300]
)
def test_what_is_no_address_of_a_letter(letters: Desk, address: str) -> None:
    (anna,) = people(letters.house, "Anna")
    with pytest.raises(BadReceiver, match="error-mail-address"):
        letters.ask_for(anna, "mail", address)


def test_who_has_no_mail_server_writes_no_letters(desk: Desk) -> None:
    (anna,) = people(desk.house, "Anna")
    with pytest.raises(BadReceiver, match="error-mail-address"):
        desk.ask_for(anna, "mail", "anna@example.org")


def test_the_mail_server_from_the_environment(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "civitas.db")
    assert settings_of(file).mail is None
    monkeypatch.setenv("CIVITAS_ADDRESS", "https://civitas.example")
    monkeypatch.setenv("CIVITAS_MAIL_FROM", "civitas@example.org")
    monkeypatch.setenv("CIVITAS_MAIL", "smtp://me:p%40ss@mail.example")
    expected = MailServer("mail.example", 587, "civitas@example.org", "me", "p@ss")
    assert settings_of(file).mail == expected
    monkeypatch.setenv("CIVITAS_MAIL", "smtps://mail.example:2465")
    found = settings_of(file).mail
    assert found == MailServer("mail.example", 2465, "civitas@example.org", wrapped=True)
    for wrong in ("mail.example", "http://mail.example", "smtp://:25", "smtp://mail:x", ""):
        monkeypatch.setenv("CIVITAS_MAIL", wrong)
        with pytest.raises(BadSettings, match="error-mail-server"):
            settings_of(file)
    monkeypatch.setenv("CIVITAS_MAIL", "smtp://mail.example")
    monkeypatch.setenv("CIVITAS_MAIL_FROM", "nobody")
    with pytest.raises(BadSettings, match="error-mail-from"):
        settings_of(file)


def test_no_letters_from_a_server_that_does_not_know_its_name(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever called it by an address of numbers had the links of letters to others lead there."""
    monkeypatch.setenv("CIVITAS_MAIL_FROM", "civitas@example.org")
    monkeypatch.setenv("CIVITAS_MAIL", "smtp://mail.example")
    with pytest.raises(BadSettings, match="error-mail-nameless"):
        settings_of(str(tmp_path / "civitas.db"))
    assert settings_of(str(tmp_path / "civitas.db"), address="http://192.168.1.7").mail


# -------------------------------------------------------------------- several servers, dead ones


def test_of_several_servers_one_tells(
    open_house: Opener, database: str, receiver: Receiver, looking: set[tuple[str, int]]
) -> None:
    desks = [Desk(open_house(database, anywhere=True), looking, pauses=PAUSES) for _ in range(3)]
    match, _, _ = at_table(desks[0], receiver)
    for _ in range(3):
        until_asked(desks[0], match, 1)
        for desk in desks:
            desk.now = desks[0].now
            desk.office.round()
        for desk in desks:
            desk.now += GRACE
        starts = [threading.Thread(target=desk.round) for desk in desks]
        for start in starts:
            start.start()
        for start in starts:
            start.join()
        until_another(desks[0], match, 1)
    assert len(told(receiver)) == 3
    assert len(desks[1].notices) == 1
    for desk in desks:
        desk.office.close()


def test_who_looks_through_another_server_is_not_told(
    open_house: Opener, database: str, receiver: Receiver
) -> None:
    looking: set[tuple[str, int]] = set()
    here = Desk(open_house(database, anywhere=True), set(), pauses=PAUSES)
    there = Desk(open_house(database, anywhere=True), looking, pauses=PAUSES)
    match, _, ben = at_table(here, receiver)
    looking.add((match, ben.id))
    until_asked(here, match, 1)
    here.round()
    there.round()
    here.round(GRACE)
    assert told(receiver) == []
    for desk in (here, there):
        desk.office.close()


def _set(values: dict[str, int], session: Session) -> None:
    """As a server leaves the notices that dies."""
    session.execute(update(Notice).where(Notice.match != "").values(values))


def test_a_server_that_was_killed_loses_nothing(
    open_house: Opener, database: str, receiver: Receiver
) -> None:
    """Before it wrote down who is asked, after it did, and while it was sending: once at least,
    twice at most."""
    first = Desk(open_house(database, anywhere=True), set(), pauses=PAUSES)
    match, _, _ = at_table(first, receiver)
    until_asked(first, match, 1)
    second = Desk(first.house, set(), pauses=PAUSES)
    second.round()
    third = Desk(first.house, set(), pauses=PAUSES)
    for begun in range(1, ATTEMPTS + 1):
        third.now = second.now + 10 * begun * (GRACE + LEASE)
        taken = {"begun": begun, "due": int(third.now) - 1}
        first.house.store.write(partial(_set, taken))
        if begun < ATTEMPTS:
            third.round()
            assert len(told(receiver)) == 1
    third.round()
    third.round(100_000)
    assert len(told(receiver)) == 1
    for desk in (first, second, third):
        desk.office.close()


def test_what_was_taken_by_a_dead_server_waits_for_its_time(desk: Desk, receiver: Receiver) -> None:
    match, _, _ = at_table(desk, receiver)
    until_asked(desk, match, 1)
    desk.round()
    taken = {"begun": 1, "due": int(desk.now) + LEASE}
    desk.house.store.write(partial(_set, taken))
    desk.round(LEASE - 1)
    assert told(receiver) == []
    desk.round(1)
    assert len(told(receiver)) == 1
