"""Asks and picks: what the rules want to know, and the answers that are legal.

The list of picks in an ask is the only source of legality. The page, the server's check, bots,
fuzzers and research all read the same list.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Iterable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from civitas.kernel.errors import RuleFault
from civitas.kernel.explain import Terms
from civitas.kernel.picks import Pick as Pick
from civitas.kernel.picks import Reason as Reason
from civitas.kernel.picks import kinds_of as kinds_of

Params: TypeAlias = Mapping[str, str | int]
NO_PARAMS: Final[Params] = MappingProxyType({})


class Ask(msgspec.Struct, eq=False):
    """A question of the rules to one seat, with every legal answer listed.

    ``options`` builds the list and is called only when somebody needs it: a fork that replays
    picks which are known to be legal never does. ``secret`` says that the answer is not for other
    seats' eyes; such an ask is made even when there is only one answer. ``sure`` says that there
    are several answers, so that nobody has to build the list only to find that out. ``kinds`` are
    the kinds of picks that a menu may hold: whoever misses one can be told why it is not there.
    ``otherwise`` is the reason why there are no others of the same kinds, if one reason is enough.
    ``terms`` tells what a pick costs and brings, where only whoever asks knows it; ``facts``, all
    that the terms hang on besides the picks, where that is the same at many tables: the whole list
    is put into words once for all of them.
    """

    seat: int
    what: str
    options: Callable[[], Sequence[Pick]]
    params: Params = NO_PARAMS
    secret: bool = False
    sure: bool = False
    kinds: Sequence[type[Pick]] = ()
    otherwise: Reason | None = None
    terms: Callable[[Any], Terms | None] | None = None
    facts: Callable[[], Hashable] | None = None
    seq: int = 0
    listed: Sequence[Pick] | None = None

    @property
    def picks(self) -> Sequence[Pick]:
        """Every legal answer, in an order that depends on the state alone."""
        picks = self.listed
        if picks is None:
            picks = self.listed = self.options()
            if not picks:
                raise RuleFault(f"{self.what}: an ask without a pick")
        return picks

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, what={self.what!r}, picks={len(self.picks)})"


class Together:
    """Secret simultaneous choices: the flow goes on when every seat has answered.

    The flow is sent the answers as a list, in the order of the asks. A seat that has only one
    answer, and nothing to hide by giving it, is not asked.
    """

    __slots__ = ("_fixed", "asks", "open")

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = asks
        self.open: Sequence[Ask] = ()
        self._fixed: dict[int, Pick] = {}

    def settle(self, seq: int, always: bool) -> None:
        """Find out who really has to choose; ``always`` asks all."""
        waiting: list[Ask] = []
        for ask in self.asks:
            ask.seq = seq
            if ask.secret or ask.sure or len(ask.picks) > 1 or always:
                waiting.append(ask)
            else:
                self._fixed[ask.seat] = ask.picks[0]
        self.open = waiting

    def answers(self, given: Mapping[int, Pick]) -> list[Pick]:
        """All answers in the order of the asks."""
        return [given[a.seat] if a.seat in given else self._fixed[a.seat] for a in self.asks]


class Own:
    """What one seat has answered while all act side by side."""

    __slots__ = ("pick", "sealed", "seat")

    def __init__(self, seat: int, pick: Pick) -> None:
        self.seat = seat
        self.pick = pick
        self.sealed = False
        """Has chance spoken since? Then it is not taken back."""


class Aside:
    """Flows side by side: what each seat is asked now. See `side_by_side`.

    It is put once and answered until the rules may go on (`answer`). Where they go on in another
    segment, everybody is known to be asked for his menu, as before: a flow begins only when its
    seat answers, or when somebody wants to see the question.
    """

    __slots__ = (
        "_asks",
        "_before",
        "_flow_of",
        "_flows",
        "answered",
        "fresh",
        "known",
        "least",
        "menus",
        "seats",
        "since",
        "small",
    )

    def __init__(
        self,
        seats: Iterable[int],
        flow_of: Callable[[int], Flow],
        menus: Collection[str] = (),
        answered: int = 0,
        least: int = 1,
        begun: bool = False,
    ) -> None:
        self.fresh: list[Ask] = []
        """Questions that were put since somebody looked here."""
        self.menus = menus
        """Who is asked for one of these keeps nothing to himself."""
        self.answered = self.since = answered
        """How many answers were given so far, those of segments before this one included; and how
        many when the segment could have ended last."""
        self.least = least
        """How many are given at least before it may end."""
        self.small = least > 1
        """Are the deeds so small that they are one action all together?"""
        self._flow_of = flow_of
        self._flows: dict[int, Flow] = {}
        """By seat, those that have begun."""
        self._asks: dict[int, Ask | None] = dict.fromkeys(seats)
        """By seat, the question it has to answer; None if its flow has to begin to tell."""
        self.seats: Collection[int] = self._asks.keys()
        """Who has to answer."""
        self.known = False
        """Is it known what everybody is asked?"""
        self._before: dict[int, tuple[int, Sequence[Pick] | None]] = {}
        """By seat, with which number its question was put before, and its list."""
        if not begun:
            self.begin()

    @property
    def open(self) -> Mapping[int, Ask]:
        """By seat, the question it has to answer."""
        if not self.known:
            self.begin()
        return self._asks  # type: ignore[return-value]  # all are known now

    def begin(self) -> None:
        """Find out what everybody is asked."""
        for seat in [seat for seat, ask in self._asks.items() if ask is None]:
            self._go_on(seat, None)
        self.known = True

    def answer(self, own: Own) -> bool:
        """Let the flow of one seat go on to its next question. May the rules go on, since nobody is
        left or all who are rest at a menu?"""
        self.answered += 1
        self._go_on(own.seat, own.pick)
        return (self.answered - self.since >= self.least and self.rests()) or not self._asks

    def _go_on(self, seat: int, pick: Pick | None) -> None:
        flow = self._flows.get(seat)
        if flow is None:
            flow = self._flows[seat] = self._flow_of(seat)
            if pick is not None:
                flow.send(None)
        try:
            ask = flow.send(pick)
        except StopIteration:
            del self._asks[seat]
            return
        if not isinstance(ask, Ask) or ask.seat != seat:
            raise RuleFault(f"seat {seat}, who acts aside, cannot ask {ask!r}")
        self._asks[seat] = ask
        if pick is None and seat in self._before:
            ask.seq, ask.listed = self._before[seat]
        else:
            self.fresh.append(ask)

    def rests(self) -> bool:
        """Is everybody who is left asked for one of the menus?"""
        menus = self.menus
        for ask in self._asks.values():
            if ask is not None and ask.what not in menus:
                return False
        return True

    def carry_over(self, before: Aside, seat: int) -> None:
        """It goes on where another segment has ended, by an answer of this seat: all are asked the
        same as before, by the flows that wait there, and the questions of the others do not grow
        stale."""
        if not before.known:
            before.begin()
        self._flows, self._asks, self.known = before._flows, before._asks, True
        self.seats = self._asks.keys()
        ask = self._asks.get(seat)
        if ask is not None:
            self.fresh.append(ask)

    def put_at(self, seq: int) -> None:
        """All was asked with this number."""
        self.fresh.clear()
        for seat, ask in self._asks.items():
            if ask is None:
                self._before[seat] = seq, None
            else:
                ask.seq = seq

    def put_as(self, other: Aside, listed: Collection[int]) -> None:
        """The same is asked at another table, with the same numbers; its lists are good for these
        seats."""
        for seat, ask in other._asks.items():
            seq, picks = other._before[seat] if ask is None else (ask.seq, ask.listed)
            mine = self._asks[seat]
            if mine is None:
                self._before[seat] = seq, picks if seat in listed else None
            else:
                mine.seq, mine.listed = seq, picks if seat in listed else None


class Rest(Enum):
    """A segment could end here: nobody is in the middle of anything. Answered with True, the flow
    goes on as the next segment would, and with False it ends."""

    REST = "rest"


REST: Final = Rest.REST


def side_by_side(flows: Mapping[int, Flow]) -> Flow:
    """Several flows at once, each of one seat, which act in any order until all are done.

    None may touch or read what another one changes. The journal records the order in which things
    happened. A seat may take back its own last pick whatever the others have done since, until
    chance has spoken in its own flow or all are done.

    >>> def sow(seat): yield Ask(seat, "sow", list)
    >>> block = next(side_by_side({0: sow(0), 1: sow(1)}))
    >>> sorted(block.open)
    [0, 1]
    """
    aside = Aside(flows, flows.__getitem__)
    if aside.seats:
        yield aside


def deed_by_deed(
    seats: Iterable[int],
    flow_of: Callable[[int], Flow],
    menus: Collection[str],
    answered: int,
    least: int = 1,
    begun: bool | None = None,
) -> Decision:
    """The same for these seats, as long as somebody is in the middle of a deed.

    A flow that asks for one of the ``menus`` keeps nothing to itself: begun anew, it asks for the
    same. As soon as all who are left are asked for one, the segment can end: a fork then has a
    short way to go. Whoever plays on may count it as ended and go on. Otherwise the flow ends
    with the seats that are left and how many answers were given; the next segment goes on with
    flows for them, after so many answers, and does nothing else. Where deeds are small, a segment
    has at ``least`` some answers, and all are one action. Whoever tells whether they have ``begun``
    lets it end even before the first answer, once they have (`Rest`).
    """
    aside = Aside(seats, flow_of, menus, answered, least, begun or answered > 0)
    if begun is False and aside.seats and aside.rests() and not (yield REST):
        return tuple(aside.seats), answered
    if aside.seats:
        yield aside
    return tuple(aside.seats), aside.answered


Flow: TypeAlias = Generator[Ask | Together | Aside | Rest, Any, None]
"""A rule in progress: it changes the state and yields an ask where a person must decide."""
Decision: TypeAlias = Generator[Ask | Together | Aside | Rest, Any, Any]
"""A flow that ends with an answer for the rule that called it."""
