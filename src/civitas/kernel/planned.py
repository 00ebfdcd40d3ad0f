"""States with an agenda, and who carries out what is on it."""

from __future__ import annotations

from civitas.kernel.agenda import AskingRule, Chapter, PlainRule, Step, unheard
from civitas.kernel.agended import Agended
from civitas.kernel.asks import Flow
from civitas.kernel.logged import Logged


class Planned(Logged):
    """A state with an agenda. It names the two fields itself, where it wants them among the others:
    ``agenda: tuple[Step, ...] = ()`` and ``players``, a list by seat."""

    __slots__ = ()

    def do(self: Agended, *steps: Step) -> None:
        """Put these steps on the agenda: the first comes next, the others after it."""
        self.agenda += steps if len(steps) == 1 else steps[::-1]

    def begin(self: Agended, step: Step) -> None:
        """The step that comes next begins, in the flow that has put it on the agenda."""
        assert self.agenda[-1] is step, "something else comes next"
        self.agenda = self.agenda[:-1]


class Agenda:
    """All rules of a title, from a list of its chapters; it carries out what is on a state's
    agenda. Its two methods are those of a `Title`."""

    def __init__(self, *chapters: Chapter) -> None:
        self._asks: dict[str, AskingRule] = {}
        self._plains: dict[str, PlainRule] = {}
        for chapter in chapters:
            for what in (*chapter.asks, *chapter.plains):
                unheard(what, self._asks, self._plains)
            self._asks |= chapter.asks
            self._plains |= chapter.plains

    @property
    def names(self) -> frozenset[str]:
        """What a step may be called."""
        return frozenset(self._asks.keys() | self._plains.keys())

    def segment(self, s: Agended) -> Flow:
        """The next step, which may ask."""
        step = s.agenda[-1]
        try:
            rule = self._asks[step.what]
        except KeyError:
            raise LookupError(
                f"A step on the agenda is called {step.what}, but no rule is: put the chapter of"
                " that rule on the list of the title's Agenda, or mend the name of the step."
            ) from None
        s.agenda = s.agenda[:-1]
        me, args = s.players[step.seat], step.args
        return rule(s, me, *args) if args else rule(s, me)

    def goes_on(self, s: Agended) -> bool:
        """Carry out what asks nothing. Is there anything else to do?"""
        agenda, plains = s.agenda, self._plains
        while agenda:
            step = agenda[-1]
            rule = plains.get(step.what)
            if rule is None:
                return True
            s.agenda = agenda[:-1]
            if step.args:
                rule(s, s.players[step.seat], *step.args)
            else:  # by far the most, and a call without a star is cheap
                rule(s, s.players[step.seat])
            agenda = s.agenda
        return False
