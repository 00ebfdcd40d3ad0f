"""Pleas: in a friendly match people may let each other take back what luck has shown since.

One asks, all other people at the table agree or one of them refuses; bots agree to everything.
Nobody waits for somebody who is away: a plea is void as soon as any person plays on.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import delete
from sqlalchemy.orm import Session

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.errors import Refused
from civitas.kernel.log import Line
from civitas.kernel.notes import TAKEN_BACK, Note
from civitas.web.lobby.seating import locked
from civitas.web.refusals import NotYours
from civitas.web.speech.voice import Voice
from civitas.web.speech.words import PLEA, announcement
from civitas.web.storage.schema import PERSON, RUNNING, Chat, Match, Person, Plea
from civitas.web.storage.steps import Step
from civitas.web.storage.store import Store
from civitas.web.tables.acts import check_seat
from civitas.web.tables.hall import Hall
from civitas.web.tables.live import Live
from civitas.web.tables.replays import Past, Replays, past_of

T = TypeVar("T")

VAGUE: Final = frozenset({"yes", "no", "pass", "done"})
"""Answers that say nothing without their question, in every title."""
FEW: Final = 8
"""So many of one's own picks one may ask to go back to, the latest."""


class Goal(NamedTuple):
    """A moment that the match could go back to: before a pick of one's own."""

    step: int
    """The number of the step by which it was made."""
    pick: Pick
    picks: int
    """So many would be taken back."""
    after: Pick | None
    """What the seat had picked before that."""
    told: Line | None = None
    """What it had read last."""
    asked: Ask | None = None
    """What it was asked, where the pick says nothing without that, and if somebody has looked."""

    @property
    def vague(self) -> bool:
        return type(self.pick).__name__.lower() in VAGUE


def goals(live: Live, seat: int) -> list[Goal]:
    """Where this seat may ask the match to go back to, the latest moment first."""
    if live.open or not live.match.friendly:
        return []
    journal, record = live.table.journal, live.record
    own = [(step, record.before(step)) for step in record.own(seat)[-FEW - 1 :]]
    picked = [journal.picks[at] for _, at in own]
    befores: list[Pick | None] = [None, *picked]
    found = [
        Goal(step, pick, len(journal) - at, before, _told_before(live, seat, step))
        for (step, at), pick, before in zip(own, picked, befores, strict=False)
    ]
    return found[::-1][:FEW]


def _told_before(live: Live, seat: int, step: int) -> Line | None:
    lines = live.table.log[: live.record.told_before(step)]
    return next((line for line in reversed(lines) if line.visible_to(seat)), None)


class Found(NamedTuple):
    """Where a seat may ask the match to go back to, as somebody found it at the table."""

    seat: int
    goals: list[Goal]
    past: Past | None
    """Where what was asked then is to be found; none if that need not be known."""


def find_goals(live: Live, seat: int) -> Found:
    found = goals(live, seat)
    return Found(seat, found, past_of(live) if any(goal.vague for goal in found) else None)


def with_questions(replays: Replays, found: Found) -> list[Goal]:
    """The same with what was asked, where that has to be known. The match is played through for it,
    so it is found out at leisure."""
    seat, there, past = found
    if past is None:
        return there

    def asked(goal: Goal) -> Ask | None:
        number = len(past.entries) - goal.picks
        return replays.at(past, number, seat).table.ask_for(seat)

    return [goal._replace(asked=asked(goal)) if goal.vague else goal for goal in there]


def told_apart(found: Sequence[Goal], voice: Voice) -> list[str]:
    """Each of them in words: a mere no with its question; those that are called alike, with what
    the log said last before them; where that is alike, too, with what was picked before."""
    texts = [_told(goal, voice) for goal in found]
    vague = {voice.pick(goal.pick) for goal in found if goal.vague}
    for before in (_line_before, _pick_before):
        often = Counter(texts)
        texts = [
            voice.say("web-plea-after", pick=text, before=rest)
            if (often[text] > 1 or text in vague) and (rest := before(goal, voice))
            else text
            for goal, text in zip(found, texts, strict=True)
        ]
    return texts


def _told(goal: Goal, voice: Voice) -> str:
    """What the pick does; one that says nothing by itself as the answer that it was."""
    plain = voice.pick(goal.pick)
    if goal.asked is None:
        return plain
    text = voice.answer(goal.asked.what, goal.pick)
    return voice.answered(goal.asked, text) if text == plain else text


def _line_before(goal: Goal, voice: Voice) -> str:
    return "" if goal.told is None else voice.words.line(goal.told).rstrip(".")


def _pick_before(goal: Goal, voice: Voice) -> str:
    return "" if goal.after is None else voice.pick(goal.after)


def picks_back(live: Live, plea: Plea) -> int:
    """How many picks the plea would take back as things are."""
    return len(live.table.journal) - live.record.before(plea.back)


def unheard(live: Live, plea: Plea) -> tuple[int, ...]:
    """The seats of people who have not agreed yet."""
    asker = live.seats[plea.seat].person
    return tuple(
        seat.number
        for seat in live.seats
        if seat.holder == PERSON and seat.person != asker and seat.person not in plea.agreed
    )


def needs_consent(live: Live, seat: int) -> bool:
    """Does whoever sits there have to ask anybody? Not who shares their screen, and no bot."""
    return bool(unheard(live, Plea(match=live.id, seat=seat, agreed=[])))


class Pleas:
    """What people ask each other for, and what becomes of it."""

    def __init__(self, store: Store, hall: Hall, changed: Callable[[str, int], None]) -> None:
        self._store = store
        self._hall = hall
        self._changed = changed
        """Called with the match and its number of steps when a plea has changed."""

    def ask(self, person: Person, match: str, seat: int, step: int) -> None:
        """Ask all others to let the match go back to before that step of this seat."""
        known = self._hall.look(match, lambda live: _refuse(live, person, seat, step))

        def work(session: Session) -> None:
            here = locked(session, match)
            old = session.get(Plea, match)
            if here.status != RUNNING or (old and old.number) != known.number:
                raise Refused("refused-plea-other")
            if old is not None:
                session.delete(old)
                session.flush()
            here.seating += 1
            plea = Plea(match=match, number=here.seating, seat=seat, back=step, agreed=[])
            plea.steps = known.steps
            session.add(plea)
            if known.others:
                self._say(session, here, PLEA, name=person.name, picks=known.picks)

        self._write(match, work)
        if not known.others:
            self._go_back(match)

    def answer(self, person: Person, match: str, number: int, agree: bool) -> None:
        """Agree, or refuse; whoever has asked withdraws it by refusing."""
        self._hall.look(match, lambda live: _check_answer(live, person, number))

        def work(session: Session) -> None:
            here = locked(session, match)
            plea = session.get(Plea, match)
            if plea is None or plea.number != number:
                raise Refused("refused-plea-gone")
            if agree and person.id in plea.agreed:
                return
            here.seating += 1
            if agree:
                plea.agreed = [*plea.agreed, person.id]
                return
            asker = self._store.seats(match, session)[plea.seat].person
            session.execute(delete(Plea).where(Plea.match == match))
            told = "chat-plea-withdrawn" if person.id == asker else "chat-plea-refused"
            self._say(session, here, told, name=person.name)

        self._write(match, work)
        if agree and self._hall.look(match, _settled):
            self._go_back(match)

    def _go_back(self, match: str) -> None:
        self._hall.change(match, self._going_back, lambda live: None)

    def _going_back(self, live: Live) -> list[Step]:
        """Going back, now that all agree; nobody does if somebody has played on meanwhile."""
        plea = live.plea
        if plea is None or unheard(live, plea):
            raise Refused("refused-plea-gone")
        asker = live.seats[plea.seat].person
        agreed = [s.number for s in live.seats if s.holder == PERSON and s.person != asker]
        note = Note(TAKEN_BACK, plea.seat, picks_back(live, plea), tuple(agreed))
        told = msgspec.json.encode(note).decode()
        step = Step(plea.seat, None, int(time.time()), plea.back, told)
        self._hall.go_on(live, [step])
        return [step]

    def _write(self, match: str, work: Callable[[Session], T]) -> T:
        result = self._store.write(work)
        self._changed(match, self._store.pulse(match).events)
        return result

    def _say(self, session: Session, match: Match, message: str, **params: str | int) -> None:
        text = announcement(message, **params)
        session.add(Chat(match=match.id, name="", text=text, at=int(time.time())))
        self._store.announce(session, match.id, match.events)


class _Known(NamedTuple):
    """A table as somebody found it who asks to take back."""

    number: int | None
    """Of a plea that is void by now."""
    steps: int
    picks: int
    others: bool
    """Is there anybody whose consent is needed?"""


def _refuse(live: Live, person: Person, seat: int, step: int) -> _Known:
    """What has to be known of the table; refuses what cannot be asked for."""
    check_seat(live, seat, person.id)
    if live.open:
        raise Refused("refused-over")
    if not live.match.friendly:
        raise Refused("refused-plea-rated")
    if live.plea is not None:
        raise Refused("refused-plea-other")
    goal = next((goal for goal in goals(live, seat) if goal.step == step), None)
    if goal is None:
        raise Refused("refused-plea-goal")
    return _Known(live.last_plea, live.table.seq, goal.picks, needs_consent(live, seat))


def _check_answer(live: Live, person: Person, number: int) -> None:
    if not live.seat_of(person.id):
        raise NotYours("error-seat-not-yours")
    if live.plea is None or live.plea.number != number:
        raise Refused("refused-plea-gone")


def _settled(live: Live) -> bool:
    """Have all agreed to what is still asked for?"""
    return live.plea is not None and not unheard(live, live.plea)
