"""Match cards: what lists of matches show. No table is loaded for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, String, cast, func, or_, select

from civitas.web.speech.endings import Ending, ended, ran_out
from civitas.web.speech.voice import Voice, left_alone, played_on, voice_of, with_bots
from civitas.web.storage.clocks import DAY, clock_of
from civitas.web.storage.schema import BOT, FREE, OPEN, OVER, PERSON, RUNNING, Match, Person, Seat
from civitas.web.storage.store import Store
from civitas.web.tables.live import seats_of

AMONG: Final = 2000
"""So many public matches are shared out, the latest."""


class MatchCard(msgspec.Struct, frozen=True):
    """A match as a list shows it."""

    id: str
    title: str
    names: tuple[str, ...]
    """By seat; a free one is called so, and who has left stands with the bot that plays on."""
    status: str
    my_seats: tuple[int, ...]
    my_turn: bool
    movers: tuple[str, ...]
    """The names of those of the person's seats that are to move: of several at one screen."""
    left: tuple[str, ...]
    """The names of the seats in which a bot plays on for the person, until they take them back."""
    waiting: tuple[str, ...]
    """The names of those the table waits for."""
    alone: str
    """What becomes of a running match at which no person sits any more."""
    free: int
    """How many seats can be taken."""
    public: bool
    days: int
    reserve: int
    """Seconds for the whole match."""
    addition: int
    """Seconds that every turn adds to them."""
    changed: int
    due: int | None
    """When the time for this move is over; nothing in a live match."""
    result: Ending | None
    ended: str
    """How it ended, in words, whether by the rules or by time; nothing before."""


class Cards:
    """Lists of matches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def mine(self, person: Person, language: str = "en") -> list[MatchCard]:
        """All matches of a person: where it is their turn first, then the latest."""
        sits = select(Seat.match).where(Seat.person == person.id)
        found = select(Match).where(or_(Match.id.in_(sits), Match.owner == person.id))
        cards = self.cards(found.limit(200), person.id, language)
        return sorted(cards, key=_urgency, reverse=True)

    def open_tables(self, person: int | None = None, language: str = "en") -> list[MatchCard]:
        """Public matches with a free seat."""
        return self.cards(shared_out(OPEN, 100), person, language)

    def to_watch(self, person: int | None = None, language: str = "en") -> list[MatchCard]:
        """Public matches that are being played."""
        return self.cards(shared_out(RUNNING, 50), person, language)

    def cards(self, found: Select[Match], person: int | None, language: str) -> list[MatchCard]:
        """The cards of these matches; if nothing else was said, the latest first."""
        there = latest(self._store, found)
        return [card(match, seats, person, language) for match, seats in there]


def shared_out(status: str, most: int) -> Select[Match]:
    """Public matches in this state: the latest from each address, then the second of each. From
    one address it is everybody's latest first, so that nobody fills the list by many tables, and no
    address by many names."""
    new = Match.changed.desc(), Match.id
    near = select(Match.id, Match.owner, Match.origin, Match.changed)
    near = near.where(Match.status == status, Match.public).order_by(*new).limit(AMONG)
    each = near.subquery()
    by_age = each.c.changed.desc(), each.c.id
    turn = func.row_number().over(partition_by=each.c.owner, order_by=by_age)
    own = select(each, turn.label("turn")).subquery()
    street = func.coalesce(own.c.origin, cast(own.c.owner, String))
    by_turn = own.c.turn, own.c.changed.desc(), own.c.id
    turn = func.row_number().over(partition_by=street, order_by=by_turn)
    all_in = select(own.c.id, turn.label("turn")).subquery()
    return select(Match).join(all_in, all_in.c.id == Match.id).order_by(all_in.c.turn).limit(most)


def latest(store: Store, found: Select[Match]) -> list[tuple[Match, list[Seat]]]:
    """These matches with their seats; if nothing else was said, the latest first."""
    with store.reading() as session:
        matches = list(session.scalars(found.order_by(Match.changed.desc())))
        seats: dict[str, list[Seat]] = defaultdict(list)
        chairs = select(Seat).where(Seat.match.in_([match.id for match in matches]))
        for seat in session.scalars(chairs.order_by(Seat.match, Seat.number)):
            seats[seat.match].append(seat)
    return [(match, seats[match.id]) for match in matches]


def card(match: Match, seats: Sequence[Seat], person: int | None, language: str) -> MatchCard:
    """The card of a match, as this person reads it."""
    voice = voice_of(match.title, seats, language)
    here = _with_bots(seats, voice)
    mine = seats_of(seats, person)
    running = match.status == RUNNING
    left = [seat.number for seat in seats if running and is_away(seat, person)]
    result, told = _ending(match, seats, voice)
    return MatchCard(
        id=match.id,
        title=match.title,
        names=here.names,
        status=match.status,
        my_seats=mine,
        my_turn=running and any(seat in match.waiting for seat in mine),
        movers=tuple(voice.names[seat] for seat in mine if running and seat in match.waiting),
        left=tuple(voice.names[seat] for seat in left),
        waiting=tuple(here.names[seat] for seat in match.waiting) if running else (),
        alone=voice.say(alone) if running and (alone := left_alone(seats)) else "",
        free=sum(seat.holder == FREE for seat in seats),
        public=match.public,
        days=match.days,
        reserve=match.reserve,
        addition=match.addition,
        changed=match.changed,
        due=due(match, seats),
        result=result,
        ended=told,
    )


def _ending(match: Match, seats: Sequence[Seat], voice: Voice) -> tuple[Ending | None, str]:
    """The result, and how it came to its end in words."""
    if match.ended is None:
        return None, ran_out(match, seats, voice) if match.status == OVER else ""
    result = ended(match.ended, voice, seats)
    return result, result.text


def is_away(seat: Seat, person: int | None) -> bool:
    """Does a bot play on in the seat of this person, who may take it back?"""
    return person is not None and seat.person == person and seat.holder == BOT and not seat.resigned


def _with_bots(seats: Sequence[Seat], voice: Voice) -> Voice:
    """The voice with the bots that play on. While all are away, the match rests until one of them
    is back: then bots play only for those who have gone for good."""
    rests = all(seat.holder != PERSON for seat in seats)
    return with_bots(
        voice,
        [bot if seats[n].resigned or not rests else None for n, bot in enumerate(played_on(seats))],
    )


def due(match: Match, seats: Sequence[Seat]) -> int | None:
    """When the time for the present move is over, in seconds since 1970: on the clock of whoever
    has the least time, where there are clocks."""
    if match.status != RUNNING or all(seat.holder != PERSON for seat in seats):
        return None
    if match.reserve:
        clocks = (clock_of(seat) for seat in seats if seat.holder == PERSON)
        ends = [clock.end for clock in clocks if clock is not None and clock.end is not None]
        return min(ends, default=None)
    return match.changed + match.days * DAY if match.days else None


def _urgency(one: MatchCard) -> tuple[Any, ...]:
    return one.my_turn, one.status == RUNNING, one.status == OPEN, one.changed
