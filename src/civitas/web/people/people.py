"""People: guests at once, with a password for good; how a cookie or a token knows them again."""

from __future__ import annotations

import threading
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from civitas.bots import BOTS
from civitas.kernel.errors import CivitasError
from civitas.kernel.words import LANGUAGES
from civitas.web.storage.schema import NAME, Person
from civitas.web.storage.store import Store

SHORTEST: Final = 8
LONGEST: Final = 200
"""Of a password."""
YEAR: Final = 366 * 24 * 3600
FRESH: Final = 10.0
"""Seconds for which a person is not read again from the database."""
REMEMBERED: Final = 5000
WISHES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": ("", *LANGUAGES),
    "theme": ("", "light", "dark"),
    "motion": ("", "reduced"),
    "sound": ("", "on", "off"),
    "notify": ("", "on", "off"),
    "colours": ("", "strong", "distinct"),
}
"""What a person may wish for; nothing means: as the browser says."""


class BadPerson(CivitasError):
    """A name or a password that does not do."""


class People:
    """All who play here."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._tokens = URLSafeTimedSerializer(secret, salt="civitas token")
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP
        self._nobody = self._hasher.hash("nobody has this password")
        self._known: OrderedDict[int, tuple[float, Person]] = OrderedDict()
        self._lock = threading.Lock()

    def guest(self, name: str) -> Person:
        """Somebody new, known by a cookie or a token alone."""
        person = Person(name=clean_name(name), joined=int(time.time()), wishes={})

        def work(session: Session) -> None:
            _check_free(session, person.name)
            session.add(person)

        self._store.write(work)
        return person

    def change(
        self,
        person: Person,
        *,
        name: str | None = None,
        password: str | None = None,
        wishes: Mapping[str, str] | None = None,
    ) -> None:
        """A new name, a password that keeps it, other wishes: all of it, or nothing.

        With a new password older cookies and tokens end.
        """
        check_wishes(wishes or {})
        called = person.name if name is None else clean_name(name)
        hashed = None if password is None else self._hashed(password)

        def work(session: Session) -> Person:
            row = session.get_one(Person, person.id, with_for_update=True)
            if called != row.name:
                _check_free(session, called, person.id)
            row.name = called
            row.wishes = row.wishes | dict(wishes or {})
            if hashed is not None:
                row.password, row.epoch = hashed, row.epoch + 1
            if row.password is not None:
                row.login = login_of(called)
            return row

        try:
            row = self._store.write(work)
        except IntegrityError:
            raise BadPerson("error-name-taken", name=called) from None
        for column in ("name", "wishes", "password", "epoch", "login"):
            setattr(person, column, getattr(row, column))
        with self._lock:
            self._known.pop(person.id, None)

    def _hashed(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPerson("error-password-length", shortest=SHORTEST, longest=LONGEST)
        return self._hasher.hash(password)

    def sign_in(self, name: str, password: str) -> Person:
        """The person of this name and password."""
        login = login_of(name)[: 3 * NAME]
        person = None
        if "\0" not in login:
            with self._store.reading() as session:
                person = session.scalar(select(Person).where(Person.login == login))
        # An unknown name takes as long as a wrong password, so that names cannot be found out.
        known = person.password if person is not None and person.password else self._nobody
        try:
            self._hasher.verify(known, password[:LONGEST])
        except VerificationError:
            person = None
        if person is None:
            raise BadPerson("error-sign-in")
        return person

    def of(self, number: int, epoch: int) -> Person | None:
        """The person of this number, if what knows them is not out of date."""
        person = self._read(number)
        return person if person is not None and person.epoch == epoch else None

    def token(self, person: Person) -> str:
        """What a program says to be this person."""
        return self._tokens.dumps([person.id, person.epoch])

    def of_token(self, token: str) -> Person | None:
        """Who a program says to be."""
        try:
            number, epoch = self._tokens.loads(token, max_age=YEAR)
        except BadData:
            return None
        return self.of(number, epoch)

    def _read(self, number: int) -> Person | None:
        now = time.monotonic()
        with self._lock:
            until, person = self._known.get(number, (0.0, None))
            if until > now:
                return person
        with self._store.reading() as session:
            person = session.get(Person, number)
        if person is not None:
            with self._lock:
                self._known[number] = (now + FRESH, person)
                self._known.move_to_end(number)
                if len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
        return person


def _check_free(session: Session, name: str, person: int | None = None) -> None:
    """Refuse a name that somebody else keeps, also to a guest: nobody plays as another."""
    keeper = session.scalar(select(Person.id).where(Person.login == login_of(name)))
    if keeper not in (None, person):
        raise BadPerson("error-name-taken", name=name)


def check_wishes(wishes: Mapping[str, str]) -> None:
    """Refuse what nobody can wish for."""
    for name, value in wishes.items():
        if name not in WISHES or value not in WISHES[name]:
            raise BadPerson("error-wish", wish=name[:NAME], value=value[:NAME])


def login_of(name: str) -> str:
    """A name as it is compared: however it is typed, it is the same person's."""
    return _spelt(name).casefold()


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, not too long, and not that of a bot."""
    name = _spelt(name)
    if not name or len(name) > NAME or not name.isprintable():
        raise BadPerson("error-name", longest=NAME)
    if name.casefold() in BOTS:
        raise BadPerson("error-name-bot", name=name)
    return name


def _spelt(name: str) -> str:
    return unicodedata.normalize("NFC", " ".join(name.split()))
