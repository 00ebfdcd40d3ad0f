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
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from civitas.bots import BOTS
from civitas.kernel.errors import CivitasError
from civitas.kernel.words import LANGUAGES
from civitas.web.schema import NAME, Person
from civitas.web.store import Store

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
    "colours": ("", "strong"),
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
            session.add(person)

        self._store.write(work)
        return person

    def keep(self, person: Person, password: str) -> None:
        """Give a guest's name a password, or change it. Older cookies and tokens end here."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPerson("error-password-length", shortest=SHORTEST, longest=LONGEST)
        values = {
            "login": person.name.casefold(),
            "password": self._hasher.hash(password),
            "epoch": person.epoch + 1,
        }
        try:
            self._change(person, values)
        except IntegrityError:
            raise BadPerson("error-name-taken", name=person.name) from None

    def sign_in(self, name: str, password: str) -> Person:
        """The person of this name and password."""
        login = name.strip().casefold()[: 3 * NAME]
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

    def rename(self, person: Person, name: str) -> None:
        """Be called something else from now on."""
        values: dict[str, object] = {"name": clean_name(name)}
        if person.login is not None:
            values["login"] = str(values["name"]).casefold()
        try:
            self._change(person, values)
        except IntegrityError:
            raise BadPerson("error-name-taken", name=str(values["name"])) from None

    def wishes(self, person: Person, **changes: str) -> None:
        """Change language, theme, motion, sound, …"""
        for name, value in changes.items():
            if name not in WISHES or value not in WISHES[name]:
                raise BadPerson("error-wish", wish=name[:NAME], value=value[:NAME])
        self._change(person, {"wishes": person.wishes | changes})

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

    def _change(self, person: Person, values: Mapping[str, object]) -> None:
        def work(session: Session) -> None:
            session.execute(update(Person).where(Person.id == person.id).values(values))

        self._store.write(work)
        for name, value in values.items():
            setattr(person, name, value)
        with self._lock:
            self._known.pop(person.id, None)


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, not too long, and not that of a bot."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name or len(name) > NAME or not name.isprintable():
        raise BadPerson("error-name", longest=NAME)
    if name.casefold() in BOTS:
        raise BadPerson("error-name-bot", name=name)
    return name
