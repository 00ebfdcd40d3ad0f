"""What is asked at a table, of whom, and what a seat may see there.

The rules put a question to one seat, to several in secret, or to several who act side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.kernel.asks import Aside, Ask, Pick, Reason, Together
from civitas.kernel.errors import Refused
from civitas.kernel.explain import Terms
from civitas.kernel.journal import Header
from civitas.kernel.reading import whole
from civitas.kernel.reasons import missed
from civitas.kernel.results import Result
from civitas.kernel.titles import Meta, Title
from civitas.kernel.views import OpenAsk, SeatView


class Asked:
    """A match as it stands at one question."""

    __slots__ = ("_open", "_pending", "_title", "header", "seq", "state")

    header: Header
    state: Any
    seq: int
    """How many steps there were, those that were taken back included."""
    _title: Title
    _open: Ask | Together | Aside | None
    _pending: dict[int, Pick]
    """By seat, what was answered in secret and is not opened yet."""

    @property
    def meta(self) -> Meta:
        """What is known of the title."""
        return self._title.meta

    @property
    def title(self) -> Title:
        """The rules that are played."""
        return self._title

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions; none when the match is over."""
        question = self._open
        if isinstance(question, Ask):
            return (question,)
        if question is None:
            return ()
        if isinstance(question, Aside):
            return tuple(question.open.values())
        return tuple([ask for ask in question.open if ask.seat not in self._pending])

    @property
    def aside(self) -> bool:
        """Do seats act side by side now?"""
        return isinstance(self._open, Aside)

    @property
    def secretly(self) -> bool:
        """Do seats choose in secret now, each for itself?"""
        return isinstance(self._open, Together)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self._open is None

    @property
    def result(self) -> Result | None:
        """Points and winners, once the match is over."""
        return self._title.result(self.state) if self._open is None else None

    def ask_for(self, seat: int) -> Ask | None:
        """The question this seat has to answer or, in a secret choice, may answer anew."""
        if seat.__class__ is not int:  # True is no seat, though it equals 1
            return None
        question = self._open
        if isinstance(question, Ask):
            return question if question.seat == seat else None
        if isinstance(question, Aside):
            return question.open.get(seat)
        if isinstance(question, Together):
            return next((ask for ask in question.open if ask.seat == seat), None)
        return None

    def _ask_of(self, seat: int | None) -> Ask:
        """What this seat (None: the only one that is left) is asked where several are."""
        if self._open is None:
            raise Refused("refused-over")
        if seat is None:
            waiting = self.asks
            if len(waiting) > 1:
                raise Refused("refused-whose")
            return waiting[0]
        ask = self.ask_for(seat)
        if ask is None:
            raise Refused("refused-seat-idle", seat=whole(seat))
        return ask

    def _questions(self) -> Sequence[Ask]:
        """What is asked now, whoever has answered already."""
        if self._open is None:
            return ()
        if isinstance(self._open, Aside):
            return tuple(self._open.open[seat] for seat in sorted(self._open.open))
        return self._open.asks if isinstance(self._open, Together) else (self._open,)

    def _asked(self) -> int:
        """The number of what is asked now, if it is one."""
        question = self._open
        if isinstance(question, Together):
            return question.asks[0].seq
        return question.seq if isinstance(question, Ask) else self.seq

    # ---------------------------------------------------------------- why, and for what

    def why_not(self, pick: Pick, seat: int | None = None) -> Reason | None:
        """Why this pick is not offered now; None if there is nothing sensible to say.

        >>> import civitas
        >>> from civitas.titles.sands_of_time.picks import Province
        >>> table = civitas.new("sands_of_time", seats=2, seed="spring")
        >>> table.why_not(Province("india"))
        Reason(message='out-of-play', clause='SOT-2.5', params={})
        """
        if seat is None:
            asks = self.asks
            if not asks:
                return None
            seat = asks[0].seat
        ask = self.ask_for(seat)
        if ask is not None and pick in ask.picks:
            return None
        reason = self._title.why_not(self.state, seat, pick)
        if reason is None and ask is not None and type(pick) in map(type, ask.picks):
            return ask.otherwise
        return reason

    def why_none(self, seat: int) -> list[tuple[Pick | type[Pick], Reason]]:
        """What the seat may miss in its ask, and why it is not there: first what it holds and
        cannot use, then each kind of pick that the ask has none of."""
        ask = self.ask_for(seat)
        return [] if ask is None else missed(self._title, self.state, ask)

    def terms(self, pick: Pick, seat: int) -> Terms | None:
        """What a pick that is offered to this seat costs and what it brings for certain."""
        ask = self.ask_for(seat)
        return None if ask is None else self._title.terms(self.state, ask, pick)

    # ---------------------------------------------------------------- what can be seen

    def view(self, seat: int | None = None) -> SeatView:
        """What this seat (None: a spectator) may see, built up from nothing."""
        ask = None if seat is None else self.ask_for(seat)
        asks = (
            ()
            if ask is None
            else (OpenAsk(ask.seat, ask.seq, ask.what, dict(ask.params), tuple(ask.picks)),)
        )
        return SeatView(
            seat=seat,
            seq=self.seq,
            board=self._title.view(self.state, seat),
            asks=asks,
            waiting=tuple(a.seat for a in self.asks),
            result=self.result,
        )
