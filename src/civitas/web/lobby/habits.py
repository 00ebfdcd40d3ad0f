"""Standing answers: somebody says no to a kind of question once and for a while."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.orm import Session

from civitas.kernel.errors import Refused
from civitas.web.lobby.seating import locked
from civitas.web.storage.schema import Habit, Person
from civitas.web.storage.steps import Step
from civitas.web.storage.store import Store
from civitas.web.tables.acts import check_seat, habitual, lasts, moment_of
from civitas.web.tables.hall import Hall
from civitas.web.tables.live import Live

UNTIL: Final = ("turn", "round", "match")


def habits_of(live: Live, seat: int) -> list[Habit]:
    """The standing answers of a seat that still hold."""
    return [one for (whose, _), one in live.habits.items() if whose == seat and lasts(live, one)]


class Habits:
    """Gives standing answers and takes them back."""

    def __init__(self, store: Store, hall: Hall, changed: Callable[[str, int], None]) -> None:
        self._store = store
        self._hall = hall
        self._changed = changed
        """Called with the match and its number of steps when a standing answer has changed."""

    def keep(self, person: Person, match: str, seat: int, what: str, until: str) -> None:
        """Say no to every question of this kind; also to the one that is asked now."""
        since = self._hall.look(match, lambda live: _since(live, person, seat, what, until))

        def work(session: Session) -> None:
            locked(session, match).seating += 1
            session.merge(Habit(match=match, seat=seat, what=what, until=until, since=since))

        self._write(match, work)
        with suppress(_NotAsked):
            self._hall.change(match, _answering, lambda live: None)

    def drop(self, person: Person, match: str, seat: int, what: str) -> None:
        """Be asked again."""
        self._hall.look(match, lambda live: check_seat(live, seat, person.id))

        def work(session: Session) -> None:
            here = locked(session, match)
            habit = session.get(Habit, (match, seat, what))
            if habit is None:
                raise Refused("refused-habit-gone")
            session.delete(habit)
            here.seating += 1

        self._write(match, work)

    def _write(self, match: str, work: Callable[[Session], None]) -> None:
        self._store.write(work)
        self._changed(match, self._store.pulse(match).events)


class _NotAsked(Refused):
    """There is nothing to answer yet."""

    def __init__(self) -> None:
        super().__init__("refused-stale")


def _answering(live: Live) -> list[Step]:
    steps = habitual(live)
    if not steps:
        raise _NotAsked
    return steps


def _since(live: Live, person: Person, seat: int, what: str, until: str) -> str:
    """The moment in which it is given; refuses what cannot be answered like that."""
    check_seat(live, seat, person.id)
    if live.open:
        raise Refused("refused-over")
    if what not in live.table.title.standing:
        raise Refused("refused-habit-kind", what=what)
    if until not in UNTIL:
        raise Refused("refused-habit-until", until=until, known=", ".join(UNTIL))
    return moment_of(live, until)
