"""What everybody is worth: the ladder of a title as it is read, and one's own way on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, func, or_, select
from sqlalchemy.orm import Session

from civitas.kernel.errors import UnknownTitle
from civitas.kernel.speech import Choice
from civitas.kernel.titles import find_title
from civitas.web.lobby.ratings import SURE, VAGUE, Rating
from civitas.web.refusals import Unknown
from civitas.web.speech.voice import Voice
from civitas.web.speech.words import bot_name, web_words
from civitas.web.storage.schema import BOT, Match, Person, Seat, Standing
from civitas.web.storage.store import Store

LONGEST: Final = 100
"""So many rungs of a ladder are shown."""
STEPS: Final = 200
"""So many of one's latest matches are drawn."""
PUBLIC: Final = 12
"""So many public matches of somebody are shown."""
HIDDEN: Final = "hidden"


class Rung(NamedTuple):
    """Somebody on a ladder."""

    place: int | None
    """None as long as the rating is provisional."""
    name: str
    bot: bool
    """It is a bot or an automa."""
    person: int | None
    rating: Rating


class Known(NamedTuple):
    """Somebody as strangers may see them."""

    person: Person
    ratings: dict[str, Rating]
    """By title."""


def _shows_up() -> ColumnElement[bool]:
    """Whoever keeps a name is seen by all, unless they wish otherwise."""
    wished = func.coalesce(Person.wishes["ladder"].as_string(), "")
    return and_(Person.login.is_not(None), wished != HIDDEN)


def ladder_of(store: Store, title: str, language: str, me: int | None = None) -> list[Rung]:
    """Those who are worth most; whose rating is provisional comes last, and oneself is always on
    it."""
    seen = or_(Standing.person.is_(None), _shows_up(), Standing.person == me)
    vague = Standing.spread * SURE > VAGUE
    found = (
        select(Standing, Person.name)
        .outerjoin(Person, Person.id == Standing.person)
        .where(Standing.title == title, Standing.latest, seen)
        .order_by(vague, Standing.value.desc(), Standing.player)
        .limit(LONGEST)
    )
    with store.reading() as session:
        rows = session.execute(found).all()
    rungs = []
    for number, (row, name) in enumerate(rows, 1):
        rating = _rating(row)
        place = None if rating.provisional else number
        called = name or _played_by_the_server(row.player, title, language)
        rungs.append(Rung(place, called, row.person is None, row.person, rating))
    return rungs


def ratings_of(session: Session, person: int) -> dict[str, Rating]:
    """What somebody is worth, by title."""
    found = select(Standing).where(Standing.person == person, Standing.latest)
    return {row.title: _rating(row) for row in session.scalars(found.order_by(Standing.title))}


def courses_of(store: Store, person: int) -> dict[str, list[Rating]]:
    """What somebody was worth after each of their latest matches, by title."""
    found = select(Standing).where(Standing.person == person).order_by(Standing.matches)
    courses: dict[str, list[Rating]] = defaultdict(list)
    with store.reading() as session:
        for row in session.scalars(found):
            courses[row.title].append(_rating(row))
    return {title: course[-STEPS:] for title, course in courses.items()}


def known(store: Store, number: int) -> Known:
    """Somebody whom all may see: who keeps a name, is on a ladder, and does not wish otherwise.
    All others are not there, whoever they are."""
    with store.reading() as session:
        person = session.scalar(select(Person).where(Person.id == number, _shows_up()))
        ratings = ratings_of(session, number)
    if person is None or not ratings:
        raise Unknown("error-person")
    return Known(person, ratings)


def shown(store: Store, person: Person) -> bool:
    """May all see this person?"""
    with suppress(Unknown):
        return bool(known(store, person.id))
    return False


def seen_by_all(store: Store, people: Collection[int]) -> set[int]:
    """Those of them whom all may see, by number."""
    rated = select(Standing.person).join(Person, Person.id == Standing.person)
    with store.reading() as session:
        found = session.scalars(rated.where(Standing.person.in_(people), _shows_up()))
        return {person for person in found if person is not None}


def public_matches(person: int) -> Select[Match]:
    """The latest matches of somebody that everyone may look at."""
    sits = select(Seat.match).where(Seat.person == person)
    return select(Match).where(Match.id.in_(sits), Match.public).limit(PUBLIC)


def _rating(row: Standing) -> Rating:
    return Rating(row.value, row.spread, row.matches)


def _played_by_the_server(player: str, title: str, language: str) -> str:
    """What a bot, or automas of one strength, are called."""
    kind, _, who = player.partition(" ")
    if kind == BOT:
        return bot_name(who, language)
    called = web_words(language).say("seat-automa")
    with suppress(UnknownTitle):
        words = Voice(title, language).words
        levels = [option for option in find_title(title).options if option.level]
        told = [
            words.choice(Choice(option.id, value))
            for option, level in zip(levels, who.split(), strict=False)
            for value in option.choices
            if str(value) == level
        ]
        return " ".join([called, *(f"({text})" for text in told)])
    return called
