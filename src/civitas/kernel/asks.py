"""Asks and picks: what the rules want to know, and the answers that are legal.

The list of picks in an ask is the only source of legality. The page, the server's check, bots,
fuzzers and research all read the same list.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias, get_args

import msgspec

from civitas.kernel.errors import RuleFault
from civitas.kernel.explain import Terms

Params: TypeAlias = Mapping[str, str | int]
NO_PARAMS: Final[Params] = MappingProxyType({})


class Pick(msgspec.Struct, frozen=True, gc=False, tag_field="pick", tag=str.lower):
    """A legal answer: a small frozen value with a name, `Annex(region="italia")`.

    Fields hold whole numbers or ids of things in the title's content, so a pick goes to JSON and
    back and can be read in a journal years later.
    """

    @property
    def places(self) -> tuple[str, ...]:
        """Ids of the places on the board that this pick is about, where a click may choose it."""
        return ()


def kinds_of(pick_type: Any) -> tuple[type[Pick], ...]:
    """The kinds of picks that a title has: its `pick_type` is one of them or a union."""
    return get_args(pick_type) or (pick_type,)


class Ask(msgspec.Struct, eq=False):
    """A question of the rules to one seat, with every legal answer listed.

    ``options`` builds the list and is called only when somebody needs it: a fork that replays
    picks which are known to be legal never does. ``secret`` says that the answer is not for other
    seats' eyes; such an ask is made even when there is only one answer. ``sure`` says that there
    are several answers, so that nobody has to build the list only to find that out. ``kinds`` are
    the kinds of picks that a menu may hold: whoever misses one can be told why it is not there.
    ``otherwise`` is the reason why there are no others of the same kinds, if one reason is enough.
    ``terms`` tells what a pick costs and brings, where only whoever asks knows it.
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
    """Flows side by side: what each seat is asked now. See `side_by_side`."""

    __slots__ = ("_flows", "answered", "fresh", "open")

    def __init__(self, flows: Mapping[int, Flow], answered: int = 0) -> None:
        self.open: dict[int, Ask] = {}
        """By seat, the question it has to answer."""
        self.fresh: list[Ask] = []
        """Questions that were put since somebody looked here."""
        self.answered = answered
        """How many answers were given so far, those of segments before this one included."""
        self._flows = flows
        for seat in flows:
            self._go_on(seat, None)

    def answer(self, own: Own) -> None:
        """Let the flow of one seat go on to its next question."""
        self.answered += 1
        self._go_on(own.seat, own.pick)

    def _go_on(self, seat: int, pick: Pick | None) -> None:
        try:
            ask = self._flows[seat].send(pick)
        except StopIteration:
            self.open.pop(seat, None)
            return
        if not isinstance(ask, Ask) or ask.seat != seat:
            raise RuleFault(f"seat {seat}, who acts aside, cannot ask {ask!r}")
        self.open[seat] = ask
        self.fresh.append(ask)

    def rests(self, menus: Collection[str]) -> bool:
        """Is everybody asked for one of these menus?"""
        return all(ask.what in menus for ask in self.open.values())

    def carry_over(self, before: Aside, seat: int) -> None:
        """It goes on where another segment has ended, by an answer of this seat: the others are
        asked the same as before, and their questions do not grow stale."""
        for ask in tuple(self.fresh):
            old = before.open.get(ask.seat)
            if old is not None and ask.seat != seat:
                ask.seq, ask.listed = old.seq, old.listed
                self.fresh.remove(ask)


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
    aside = Aside(flows)
    while aside.open:
        aside.answer((yield aside))


def deed_by_deed(flows: Mapping[int, Flow], menus: Collection[str], answered: int) -> Decision:
    """The same, for as long as somebody is in the middle of a deed.

    A flow that asks for one of the ``menus`` keeps nothing to itself: begun anew, it asks for the
    same. As soon as all who are left are asked for one, the segment can end: a fork then has a
    short way to go. The flow ends with the seats that are left and how many answers were
    given; the next segment goes on with flows for them, after so many answers.
    """
    aside = Aside(flows, answered)
    while aside.open:
        aside.answer((yield aside))
        if aside.rests(menus):
            break
    return tuple(aside.open), aside.answered


Flow: TypeAlias = Generator[Ask | Together | Aside, Any, None]
"""A rule in progress: it changes the state and yields an ask where a person must decide."""


Decision: TypeAlias = Generator[Ask | Together | Aside, Any, Any]
"""A flow that ends with an answer for the rule that called it."""


class Reason(msgspec.Struct, frozen=True):
    """Why something is not offered: a message id, its parameters and the clause behind it."""

    message: str
    clause: str
    params: dict[str, str | int] = {}
