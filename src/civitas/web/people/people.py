"""People: guests at once, with a password for good; how a cookie or a token knows them again.

What a cookie or a token says is true as long as the database says so: the person has that epoch
still, and a cookie's sitting is there still. So signing out ends a cookie, and a new password ends
all of them, in all processes at once; no clock ends any. What was read from the database is kept
as long as its roll, which counts the changes among people, has the same number: whoever reads the
roll anyway, as every pick does, needs to ask for nothing else.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from secrets import token_urlsafe
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from civitas.kernel.words import LANGUAGES
from civitas.web.people.names import (
    BadPerson,
    called,
    check_free,
    clean_name,
    login_of,
    older_login_of,
)
from civitas.web.storage.looks import looks
from civitas.web.storage.schema import NAME, Likeness, Person, Sitting
from civitas.web.storage.store import Store

SHORTEST: Final = 8
LONGEST: Final = 200
"""Of a password."""
SITTINGS: Final = 30
"""In so many browsers somebody can be signed in; one more, and they are signed out in the first."""
REMEMBERED: Final = 5000
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP
WISHES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": ("", *LANGUAGES),
    "theme": ("", "light", "dark"),
    "motion": ("", "reduced"),
    "sound": ("", "on", "off"),
    "notify": ("", "on", "off"),
    "colours": ("", "strong", "distinct"),
    "confirm": ("", "always", "never"),
    "ladder": ("", "hidden"),
}
"""What a person may wish for; nothing means: as the browser says."""


class _Known(NamedTuple):
    """Somebody as the database had them when the roll had this number."""

    person: Person
    sittings: frozenset[str]
    roll: int


@cache
def _hash_of_nobody() -> str:
    """To compare with where there is none; it takes long to make."""
    return _HASHER.hash("nobody has this password")


class People:
    """All who play here."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self.roll = store.roll()
        """The latest that this process has heard of."""
        self._tokens = URLSafeTimedSerializer(secret, salt="civitas token")
        self._nobody = _hash_of_nobody()
        self._known: OrderedDict[int, _Known] = OrderedDict()
        self._lock = threading.Lock()

    def guest(self, name: str) -> Person:
        """Somebody new, known by a cookie or a token alone."""
        person = Person(name=clean_name(name), joined=int(time.time()), wishes={})

        def work(session: Session) -> None:
            check_free(session, person.name)
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
            row = self._changing(session, person)
            renamed = called != row.name
            if renamed:
                check_free(session, called, person.id)
            row.name = called
            row.wishes = row.wishes | dict(wishes or {})
            if hashed is not None:
                row.password = hashed
                _end_all(session, row)
            if row.password is not None and (renamed or row.login is None):
                row.login = login_of(called)
                _keep_looks(session, row)
            return row

        try:
            row = self._store.write(work)
        except IntegrityError:
            raise BadPerson("error-name-taken", name=called) from None
        for column in ("name", "wishes", "password", "epoch", "login"):
            setattr(person, column, getattr(row, column))

    def _changing(self, session: Session, person: Person) -> Person:
        """The person as the database has them, about to be changed; all processes will know."""
        self._store.change_roll(session)
        return session.get_one(Person, person.id, with_for_update=True)

    def _hashed(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPerson("error-password-length", shortest=SHORTEST, longest=LONGEST)
        return _HASHER.hash(password)

    def sign_in(self, name: str, password: str) -> Person:
        """The person of this name and password."""
        person = self._keeper(name)
        # An unknown name takes as long as a wrong password, so that names cannot be found out.
        known = person.password if person is not None and person.password else self._nobody
        if len(password) > LONGEST:
            password, known = "", self._nobody
        try:
            _HASHER.verify(known, password)
        except VerificationError:
            person = None
        if person is None:
            raise BadPerson("error-sign-in")
        return person

    def _keeper(self, name: str) -> Person | None:
        """Who signs in by this name."""
        logins = older_login_of(name), login_of(name)
        if "\0" in name:
            return None
        with self._store.reading() as session:
            found = session.scalars(select(Person).where(Person.login.in_(logins))).all()
        return min(found, key=lambda person: logins.index(person.login or ""), default=None)

    # ---------------------------------------------------------------- cookies and tokens

    def sit(self, person: Person) -> str:
        """Sign in one more browser; the key that its cookie has to have."""
        key = token_urlsafe(16)

        def work(session: Session) -> None:
            mine = select(Sitting.number).where(Sitting.person == person.id)
            oldest = session.scalars(mine.order_by(Sitting.number.desc()).offset(SITTINGS - 1))
            if ended := oldest.all():
                self._store.change_roll(session)
                session.execute(delete(Sitting).where(Sitting.number.in_(ended)))
            session.add(Sitting(key=key, person=person.id))

        self._store.write(work)
        return key

    def leave(self, person: Person, key: str) -> None:
        """Sign out the browser of this key. A cookie of before there were keys ends with all."""

        def work(session: Session) -> None:
            row = self._changing(session, person)
            if key:
                mine = delete(Sitting).where(Sitting.person == person.id, Sitting.key == key)
                session.execute(mine)
            else:
                _end_all(session, row)

        self._store.write(work)

    def leave_everywhere(self, person: Person) -> None:
        """Sign out all browsers and programs."""
        self._store.write(lambda session: _end_all(session, self._changing(session, person)))

    def look_up(self) -> int:
        """The roll as the database has it now."""
        self.roll = self._store.roll()
        return self.roll

    def of(
        self, number: int, epoch: int, key: str = "", roll: int | None = None
    ) -> Person | None:  # fmt: skip
        """The person of this number, if what knows them was not ended before this roll; without
        one, before now.

        A program has no key, nor have cookies of before there were any.
        """
        roll = self.look_up() if roll is None else roll
        known = self._read(number, roll)
        if not _fits(known, epoch, key):  # it may be newer than what was read
            known = self._read_anew(number, roll)
        return known.person if known is not None and _fits(known, epoch, key) else None

    def token(self, person: Person) -> str:
        """What a program says to be this person."""
        return self._tokens.dumps([person.id, person.epoch])

    def of_token(self, token: str, roll: int | None = None) -> Person | None:
        """Who a program says to be."""
        try:
            number, epoch = self._tokens.loads(token)
        except BadData:
            return None
        return self.of(number, epoch, roll=roll)

    def _read(self, number: int, roll: int) -> _Known | None:
        with self._lock:
            known = self._known.get(number)
        return known if known is not None and known.roll == roll else self._read_anew(number, roll)

    def _read_anew(self, number: int, roll: int) -> _Known | None:
        """From the database, which has all that was changed up to this roll."""
        with self._store.reading() as session:
            person = session.get(Person, number)
            keys = frozenset(session.scalars(select(Sitting.key).where(Sitting.person == number)))
            if person is None:
                return None
            person.name = called(session, person)
        known = _Known(person, keys, roll)
        with self._lock:
            self._known[number] = known
            self._known.move_to_end(number)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known


def _fits(known: _Known | None, epoch: int, key: str) -> bool:
    return known is not None and known.person.epoch == epoch and (not key or key in known.sittings)


def _keep_looks(session: Session, person: Person) -> None:
    """Let nobody else have a name that looks like this person's."""
    session.execute(delete(Likeness).where(Likeness.person == person.id))
    session.add_all(Likeness(look=look, person=person.id) for look in looks(person.name))


def _end_all(session: Session, person: Person) -> None:
    """Void all cookies and tokens of somebody."""
    person.epoch += 1
    session.execute(delete(Sitting).where(Sitting.person == person.id))


def check_wishes(wishes: Mapping[str, str]) -> None:
    """Refuse what nobody can wish for."""
    for name, value in wishes.items():
        if name not in WISHES or value not in WISHES[name]:
            raise BadPerson("error-wish", wish=name[:NAME], value=value[:NAME])
