"""What people do at a table, on the page or through the API: pick, take back, ask the others to let
them take back, say something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from civitas.kernel.errors import CivitasError, Refused
from civitas.web.front.careful import Weighty, asking_first
from civitas.web.front.doors import discreet, enter, look, peek
from civitas.web.front.visitor import Visitor
from civitas.web.refusals import NotYours
from civitas.web.storage.steps import Step
from civitas.web.tables.acts import Act, Choice, check_seat, picking, undoing
from civitas.web.tables.live import Live

T = TypeVar("T")


class Outcome(NamedTuple, Generic[T]):
    """The table afterwards, as it was to be seen; and why nothing was done, if nothing was."""

    seen: T
    refusal: CivitasError | None = None
    text: str = ""
    """The refusal, in the visitor's language."""


def pick(
    visitor: Visitor,
    match: str,
    seat: int,
    choice: Choice,
    seq: int,
    see: Callable[[Live], T],
    careful: bool = False,
) -> Outcome[T]:
    """Answer the ask that was seen; it is stored for good on return. Whoever is ``careful`` has to
    confirm what could not be taken back, and nothing is done before."""
    act = picking(seat, choice, seq, visitor.somebody().id)
    if careful and isinstance(choice, int):
        act = asking_first(act, seat, choice, seq, visitor.language)
    return _do(visitor, match, _counted("pick", visitor, seat, act), see)


async def pick_outright(
    visitor: Visitor, match: str, seat: int, choice: int, seq: int, see: Callable[[Live], T]
) -> Outcome[T] | None:
    """The same in the loop of the server, if that keeps nobody waiting; None if it would, or if
    anything is to be said against it."""
    act = picking(seat, choice, seq, visitor.somebody().id)
    act = _behind_the_door(visitor, _counted("pick", visitor, seat, act))
    seen = await visitor.house.outright.change(match, act, see)
    return None if seen is None else Outcome(seen)


def undo(
    visitor: Visitor, match: str, seat: int, seq: int, turn: bool, see: Callable[[Live], T]
) -> Outcome[T]:
    """Take the last pick back, or all that can be taken back."""
    act = undoing(seat, seq, visitor.somebody().id, turn)
    return _do(visitor, match, _counted("undo", visitor, seat, act), see)


def plead(
    visitor: Visitor, match: str, seat: int, step: int, see: Callable[[Live], T]
) -> Outcome[T]:
    """Ask the others to let the match go back to before a step of one's own."""
    pleas, person = visitor.house.pleas, visitor.doing("plea")
    return _try(visitor, match, lambda: pleas.ask(person, match, seat, step), see)


def consent(
    visitor: Visitor, match: str, number: int, agree: bool, see: Callable[[Live], T]
) -> Outcome[T]:
    """Agree to what somebody asks for, or refuse; one's own plea is withdrawn."""
    pleas, person = visitor.house.pleas, visitor.somebody()
    return _try(visitor, match, lambda: pleas.answer(person, match, number, agree), see)


def keep(
    visitor: Visitor, match: str, seat: int, what: str, until: str, see: Callable[[Live], T]
) -> Outcome[T]:
    """Say no to every question of a kind from now on."""
    habits, person = visitor.house.habits, visitor.somebody()
    return _try(visitor, match, lambda: habits.keep(person, match, seat, what, until), see)


def drop(
    visitor: Visitor, match: str, seat: int, what: str, see: Callable[[Live], T]
) -> Outcome[T]:
    """Be asked such questions again."""
    habits, person = visitor.house.habits, visitor.somebody()
    return _try(visitor, match, lambda: habits.drop(person, match, seat, what), see)


def say(visitor: Visitor, match: str, key: str | None, text: str) -> None:
    """Say something at a table."""
    person = visitor.somebody()
    peek(visitor, match, key)
    visitor.house.limits.take("chat", person.id)
    visitor.house.limits.take("talk", visitor.address)
    visitor.house.say(match, person.name, text)


def _counted(deed: str, visitor: Visitor, seat: int, act: Act) -> Act:
    """Something that the visitor may do only so often from each of their seats, and all at their
    address from all of theirs."""

    def act_now_and_then(live: Live) -> list[Step]:
        check_seat(live, seat, visitor.id)  # first: nobody is counted at a table that is not theirs
        visitor.house.limits.take(deed, f"{visitor.id} {live.id} {seat}")
        visitor.house.limits.take("step", visitor.address)
        return act(live)

    return act_now_and_then


def _do(visitor: Visitor, match: str, act: Act, see: Callable[[Live], T]) -> Outcome[T]:
    try:
        with discreet(visitor, match, None):
            hall = visitor.house.hall
            return Outcome(hall.change(match, _behind_the_door(visitor, act), see))
    except (Refused, NotYours, Weighty) as error:
        return _refused(visitor, match, error, see)


def _behind_the_door(visitor: Visitor, act: Act) -> Act:
    """Something that only who may look at the match does there."""

    def enter_and_act(live: Live) -> list[Step]:
        enter(live, visitor, None)
        return act(live)

    return enter_and_act


def _try(
    visitor: Visitor, match: str, work: Callable[[], None], see: Callable[[Live], T]
) -> Outcome[T]:
    """Something that is about more than one step, by somebody who may look at the match."""
    peek(visitor, match, None)
    visitor.house.limits.take("undo", f"{visitor.id} {match}")
    visitor.house.limits.take("step", visitor.address)
    try:
        work()
    except (Refused, NotYours) as error:
        return _refused(visitor, match, error, see)
    return look(visitor, match, None, lambda live: Outcome(see(live)))


def _refused(
    visitor: Visitor, match: str, refusal: CivitasError, see: Callable[[Live], T]
) -> Outcome[T]:
    def as_it_is(live: Live) -> Outcome[T]:
        return Outcome(see(live), refusal, live.voice(visitor.language).refusal(refusal))

    return look(visitor, match, None, as_it_is)
