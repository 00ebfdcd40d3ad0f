"""The lobby: making matches."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from civitas.bots import BOTS, LEVELS
from civitas.kernel.errors import BadSetup
from civitas.kernel.guide import GUIDED, LEARNER, guide_of
from civitas.kernel.match import new_header
from civitas.kernel.setting import Options, among
from civitas.kernel.titles import Meta, find_title
from civitas.web.lobby.overdue import Overdue
from civitas.web.lobby.ratings import check_rated
from civitas.web.lobby.seating import USUAL_BOT, start
from civitas.web.people.names import check_free, clean_name, keeper_of
from civitas.web.refusals import NotYours, Unknown
from civitas.web.storage.clocks import DAY, LEAST, LEAST_MORE, MOST, NO_CLOCKS, Budget
from civitas.web.storage.schema import (
    AUTOMA,
    BOT,
    FREE,
    LATE,
    OPEN,
    PERSON,
    PLAY_ON,
    Match,
    Person,
    Seat,
    new_match_id,
)
from civitas.web.storage.store import rows

ME: Final = "me"
KINDS: Final = (ME, OPEN, BOT, AUTOMA)
USUAL_SEATS: Final = 3
MOST_DAYS: Final = 30
OF_ONE: Final = 20
"""So many public tables of one person wait for players at the same time."""
FROM_ONE_ADDRESS: Final = 60
"""And so many that were made from one address, by whatever names."""


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit there: `me`, `open` for whoever comes, `bot`, or `automa`."""

    kind: str
    bot: str | None = None
    name: str | None = None
    """For several people at one screen: who of them."""


def usual_seats(title: str) -> list[SeatWish]:
    """Me against bots."""
    fewest, most = find_title(title).players
    return [SeatWish(ME), *[SeatWish(BOT)] * (min(max(USUAL_SEATS, fewest), most) - 1)]


def misfit(meta: Meta, players: int, automas: int, options: Options) -> BadSetup | None:
    """What does not fit, in a match with so many players and automas and these options."""
    try:
        meta.setting(players + automas, options, range(players, players + automas))
    except BadSetup as error:
        return error
    return None


class Lobby(Overdue):
    """Where matches are made and seats are taken."""

    def create(
        self,
        person: Person,
        title: str,
        seats: Sequence[SeatWish],
        options: Options,
        public: bool,
        days: int,
        friendly: bool = True,
        late: str = PLAY_ON,
        budget: Budget = NO_CLOCKS,
        origin: str | None = None,
    ) -> str:
        """A new match. It starts at once if no seat is open. From where it is made bounds how many
        public tables wait; None if nothing does."""
        agreed = public, days, friendly, late, budget
        match, chairs = self._prepare(person, title, seats, options, *agreed)
        match.origin = origin
        self._store.write(lambda session: _put(session, match, chairs), aside=True)
        self._changed(match.id, 0)
        return match.id

    def play_now(self, person: Person, title: str) -> str:
        """A match against bots, as most people play it."""
        return self.create(person, title, usual_seats(title), {}, public=False, days=0)

    def learn(self, person: Person, title: str) -> str:
        """A first match, led by the guide of the title; the others are beginners."""
        guide = guide_of(find_title(title))
        if guide is None:
            raise Unknown("error-no-guide")
        start = guide.start
        wishes = [SeatWish(ME), *[SeatWish(BOT, LEVELS[0])] * (start.seats - 1)]
        seed = GUIDED + start.seed
        match, chairs = self._prepare(person, title, wishes, start.options, False, 0, seed=seed)
        chairs[LEARNER].guided = True
        self._store.write(lambda session: _put(session, match, chairs), aside=True)
        self._changed(match.id, 0)
        return match.id

    def rematch(
        self, person: Person, match: str, turned: bool = False, origin: str | None = None
    ) -> str:
        """The same table again; who asks first makes it, the others take their seats there. With
        ``turned`` everybody sits one seat further on."""
        old, chairs = self._find(match)
        if not any(seat.person == person.id for seat in chairs):
            raise NotYours("error-seat-not-yours")
        if old.rematch is not None and self._store.match(old.rematch) is not None:
            self._sit_again(person, old.rematch, chairs)
            return old.rematch
        order = [*chairs[-1:], *chairs[:-1]] if turned else chairs
        wishes = [self._wish_again(seat, person) for seat in order]
        options = _agreed_again(find_title(old.title), wishes, old.options)
        friendly = old.friendly or _mine(wishes) > 1
        agreed = old.public, old.days, friendly, old.late, Budget(old.reserve, old.addition)
        new, seats = self._prepare(person, old.title, wishes, options, *agreed)
        new.origin = origin
        first = update(Match).where(
            Match.id == match, Match.rematch.is_not_distinct_from(old.rematch)
        )

        def work(session: Session) -> bool:
            made = rows(session, first.values(rematch=new.id)) == 1
            if made:
                _put(session, new, seats)
                self._announce(session, match, "chat-rematch", name=person.name)
            return made

        if not self._store.write(work):
            return self.rematch(person, match, turned, origin)
        self._changed(new.id, 0)
        self._changed(match, old.events)
        return new.id

    def _sit_again(self, person: Person, match: str, before: Sequence[Seat]) -> None:
        """At the table that somebody else has made again, on the seats that follow from those of
        before."""
        again, seats = self._find(match)
        step = _moved(before, seats, again.owner)
        mine = {
            (seat.number + step) % len(before): self._still_called(seat, person)
            for seat in before
            if seat.person == person.id
        }
        self.join_again(person, match, mine)

    def _prepare(
        self,
        person: Person,
        title: str,
        wishes: Sequence[SeatWish],
        options: Options,
        public: bool,
        days: int,
        friendly: bool = True,
        late: str = PLAY_ON,
        budget: Budget = NO_CLOCKS,
        seed: str | None = None,
    ) -> tuple[Match, list[Seat]]:
        meta = find_title(title)
        _check_time(days, budget)
        if late not in LATE:
            raise BadSetup("error-late", late=late, known=", ".join(LATE))
        if not friendly:
            check_rated(person, _mine(wishes), len(wishes))
        now = int(time.time())
        automas = [number for number, wish in enumerate(wishes) if wish.kind == AUTOMA]
        header = new_header(meta, [""] * len(wishes), options, seed, automas)
        match = Match(
            id=new_match_id(),
            title=meta.id,
            rules_version=meta.rules_version,
            options=header.options,
            seed=header.seed,
            commitment=header.commitment,
            owner=person.id,
            public=public,
            link=secrets.token_urlsafe(24),
            days=days,
            reserve=budget.reserve,
            addition=budget.addition,
            friendly=friendly,
            late=late,
            status=OPEN,
            created=now,
            changed=now,
            events=0,
            waiting=[],
            seating=0,
        )
        seats = [self._seat(match, number, wish, person) for number, wish in enumerate(wishes)]
        if all(seat.holder != FREE for seat in seats):
            start(match, seats)
        return match, seats

    def _seat(self, match: Match, number: int, wish: SeatWish, person: Person) -> Seat:
        """A seat as it was wished for."""
        seat = Seat(match=match.id, number=number, holder=FREE, name="", resigned=False)
        if wish.kind == ME:
            seat.holder, seat.person = PERSON, person.id
            seat.name = self._called(wish.name, person) if wish.name else person.name
        elif wish.kind == BOT:
            bot = wish.bot or USUAL_BOT
            if bot not in BOTS:
                raise BadSetup("error-bot", bot=bot, known=", ".join(BOTS))
            seat.holder, seat.bot, seat.name = BOT, bot, bot
        elif wish.kind == AUTOMA:
            seat.holder = seat.name = AUTOMA
        elif wish.kind != OPEN:
            raise BadSetup("error-seat-kind", kind=wish.kind, known=", ".join(KINDS))
        return seat

    def _called(self, name: str, person: Person) -> str:
        """Who of several at one screen sits there: nobody whose name another keeps."""
        if name == person.name:
            return name
        name = clean_name(name)
        with self._store.reading() as session:
            check_free(session, name, person.id)
        return name

    def _wish_again(self, seat: Seat, person: Person) -> SeatWish:
        """The wish for this seat in a rematch."""
        if seat.person == person.id:
            return SeatWish(ME, name=self._still_called(seat, person))
        if seat.person is not None:
            return SeatWish(OPEN)
        return SeatWish(seat.holder, seat.bot)

    def _still_called(self, seat: Seat, person: Person) -> str:
        """The name at this seat, if nobody else has come to keep it since."""
        with self._store.reading() as session:
            keeper = keeper_of(session, seat.name)
        return seat.name if keeper in (None, person.id) else person.name


def _check_time(days: int, budget: Budget) -> None:
    """Refuse a time that nobody could play with, or two kinds of it at once."""
    if not 0 <= days <= MOST_DAYS:
        raise BadSetup("error-days", most=MOST_DAYS)
    if budget == NO_CLOCKS:
        return
    if days:
        raise BadSetup("error-two-times")
    if not (LEAST <= budget.reserve <= MOST and LEAST_MORE <= budget.addition <= budget.reserve):
        raise BadSetup("error-reserve", most=MOST // DAY, more=LEAST_MORE)


def _mine(wishes: Sequence[SeatWish]) -> int:
    return sum(wish.kind == ME for wish in wishes)


def _moved(before: Sequence[Seat], now: Sequence[Seat], owner: int | None) -> int:
    """By how many seats a table was turned when it was made again: as its owner sits there."""
    had = {seat.number for seat in before if seat.person == owner}
    has = {seat.number for seat in now if seat.person == owner}
    return int(has != had and has == {(number + 1) % len(before) for number in had})


def _agreed_again(meta: Meta, wishes: Sequence[SeatWish], options: Options) -> Options:
    """What was agreed before, without what the newest rules do not offer at such a table."""
    automas = sum(wish.kind == AUTOMA for wish in wishes)
    offered = meta.choices(len(wishes) - automas, automas, options)
    return {name: value for name, value in options.items() if among(value, offered.get(name, ()))}


def _check_room(session: Session, match: Match) -> None:
    """Refuse a public table of somebody, or from an address, of which so many wait already."""
    wait = select(func.count()).select_from(Match).where(Match.status == OPEN, Match.public)
    if (session.scalar(wait.where(Match.owner == match.owner)) or 0) >= OF_ONE:
        raise BadSetup("error-open-most", most=OF_ONE)
    if (session.scalar(wait.where(Match.origin == match.origin)) or 0) >= FROM_ONE_ADDRESS:
        raise BadSetup("error-open-most", most=FROM_ONE_ADDRESS)


def _put(session: Session, match: Match, seats: Sequence[Seat]) -> None:
    """Write a new match; its seats refer to it, so it goes first."""
    if match.public and match.status == OPEN and match.origin is not None:
        _check_room(session, match)
    session.add(match)
    session.flush()
    session.add_all(seats)
