"""Names: what somebody may be called, and whose name it is. All names pass here: of accounts and
guests, of people who share a screen, and of seats in match files.

A name is a nickname of RFC 8266: the rules of PRECIS leave out what cannot be seen, and spell each
name in one way. A name that somebody keeps belongs to them with all that looks like it.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from hashlib import blake2b
from typing import Final

from precis_i18n import get_profile
from sqlalchemy import select
from sqlalchemy.orm import Session

from civitas.bots import BOTS
from civitas.kernel.errors import CivitasError
from civitas.kernel.words import LANGUAGES
from civitas.web.speech.words import bot_name, web_words
from civitas.web.storage.looks import looks
from civitas.web.storage.schema import AUTOMA, NAME, Likeness, Person

BLANK: Final = re.compile("[\u2800\ufffc\U0001d159]")
"""Symbols, as far as the rules know, that look like nothing."""
MARKS: Final = 4
"""So many marks one letter bears (UTS #39, section 5.4), and none twice."""
OFFICES: Final = (
    "Civitas System Server Admin Administrator Moderator Operator Support Root Bot Automa "
    "Staff Host Verwaltung Verwalter"
).split()
"""Nobody here is called so, and whoever was would be believed."""

_NICKNAME: Final = get_profile("NicknameCasePreserved")


class BadPerson(CivitasError):
    """A name or a password that does not do."""


def spelt(name: str) -> str:
    """A name in the one way in which it is kept and shown; one that cannot be seen is none."""
    try:
        name = _NICKNAME.enforce(" ".join(name[: 4 * NAME].split()))
    except UnicodeEncodeError:
        raise BadPerson("error-name", longest=NAME) from None
    if len(name) > NAME or BLANK.search(name) or _overloaded(name) or "" in looks(name):
        raise BadPerson("error-name", longest=NAME)
    return name


def clean_name(name: str) -> str:
    """A name that a person may have: not that of a bot, nor of the server."""
    name = spelt(name)
    if looks(name) & _reserved():
        raise BadPerson("error-name-bot", name=name)
    return name


def login_of(name: str) -> str:
    """A name as it is compared: however it is typed, it is the same person's."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def mark_of(name: str) -> str:
    """What stands for a name where attempts to sign in are counted: always as short."""
    return blake2b(login_of(name).encode("utf-8", "replace"), digest_size=12).hexdigest()


def older_login_of(name: str) -> str:
    """The same, as it was compared before version 0.5."""
    return unicodedata.normalize("NFC", " ".join(name.split())).casefold()


def keeper_of(session: Session, name: str) -> int | None:
    """The person who keeps this name, or one that looks like it."""
    return session.scalar(select(Likeness.person).where(Likeness.look.in_(looks(name))).limit(1))


def called(session: Session, person: Person) -> str:
    """What somebody is called: a guest whose name another keeps by now is told from them."""
    if person.login or keeper_of(session, person.name) is None:
        return person.name
    return f"{person.name[: NAME - 12]} {person.id}"


def check_free(session: Session, name: str, person: int | None = None) -> None:
    """Refuse a name that somebody else keeps, also to a guest: nobody plays as another."""
    like = select(Likeness.person).where(Likeness.look.in_(looks(name)))
    if any(keeper != person for keeper in session.scalars(like)):
        raise BadPerson("error-name-taken", name=name)


def _overloaded(name: str) -> bool:
    """Is one letter buried under marks, or are there marks without a letter?"""
    bare, marks = True, ""
    for letter in unicodedata.normalize("NFD", name):
        if unicodedata.category(letter) not in ("Mn", "Me"):
            bare, marks = letter == " ", ""
        elif bare or letter in marks or len(marks) == MARKS:
            return True
        else:
            marks += letter
    return False


@cache
def _reserved() -> frozenset[str]:
    """What the names of bots, of automas and of the server look like, in all languages."""
    called = [*BOTS, AUTOMA, *OFFICES]
    for language in LANGUAGES:
        called += [web_words(language).say("web-automa"), *(bot_name(b, language) for b in BOTS)]
    return frozenset().union(*map(looks, called))
