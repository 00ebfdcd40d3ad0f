"""What a deed of a trade turn is: a line of the menu, where it can be done, and its price."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from civitas.kernel.asks import Decision, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State

Price = dict[str, int | float]
"""By thing, how much of it."""
NO_LINES: Final[list[Any]] = []
"""There is no such deed now."""
CROWD, MARKET, SITES = 1, 2, 4
"""What there may be, as bits: more stacks than cubes, somebody who trades in herds, an own site."""


class Deed(ABC):
    """A kind of deed. It is offered if there is a place for it; which one is asked next."""

    kind: ClassVar[type[Pick]]
    """What stands in the menu."""
    ask: ClassVar[str] = "where"
    """How the place is asked for."""
    placeless: ClassVar[bool] = False
    """Is it done at no place? Then its own pick stands for the place."""
    needs: ClassVar[int] = 0
    """Without which of these things nobody looks for it, as bits."""
    meddles: ClassVar[bool] = False
    """Can it touch others? Where it does, says `touches`."""
    missed: ClassVar[bool] = False
    """Is each of its lines told to be missing, where others of them are there?"""

    def exists(self, mode: Mode, traits: Traits) -> bool:
        """Is there such a deed at all in this mode, for such a faction?"""
        return True

    def least(self, traits: Traits) -> float:
        """The gold that it costs at least; with less nobody looks for it."""
        return 0

    def offered(self, s: State, me: Player) -> Sequence[Pick]:
        """The lines of the menu: those for which there is a place."""
        return self.lines(s, me, realm(s, me), False)

    @abstractmethod
    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> Sequence[Pick]:
        """The same; ``apart`` from the others only what touches nobody somewhere."""

    @abstractmethod
    def places(self, s: State, me: Player, pick: Any) -> Sequence[Pick]:
        """Where it can be done."""

    def touches(self, s: State, me: Player, pick: Any, where: Any) -> bool:
        """HRN-4.2: does it change there what another player may do? Then it is done in turn."""
        return False

    def open_places(self, s: State, me: Player, pick: Any, *, apart: bool) -> Sequence[Pick]:
        """Where it can be done now; ``apart`` from the others only where it touches nobody."""
        places = self.places(s, me, pick)
        if not apart or not self.meddles:
            return places
        return [where for where in places if not self.touches(s, me, pick, where)]

    def costs(self, s: State, me: Player, pick: Any, where: Any) -> Price:
        """What it costs; ``where`` is None while no place is chosen."""
        return {}

    def gains(self, s: State, me: Player, pick: Any, where: Any) -> Price:
        """What it brings for certain."""
        return {}

    @abstractmethod
    def perform(self, s: State, me: Player, pick: Any, where: Any) -> Decision | None:
        """Do it; a deed with more to ask returns a flow."""

    @abstractmethod
    def why_none(self, s: State, me: Player) -> Reason | None:
        """Why there is no such deed in the menu."""

    def known(self, s: State, me: Player) -> Sequence[Pick]:
        """The lines that have a reason of their own where they are not offered."""
        return ()

    def why_not(self, s: State, me: Player, pick: Any) -> Reason | None:
        """Why this one of them cannot be done."""
        return self.why_none(s, me)

    def terms(self, s: State, me: Player, pick: Any, where: Any = None) -> Terms | None:
        """As `costs` and `gains`, to be told; without a place there is still a choice."""
        costs, gains = self.costs(s, me, pick, where), self.gains(s, me, pick, where)
        return terms(costs, gains, choice=where is None and not self.placeless)


def space_of_pick(s: State, pick: Any) -> int:
    """The number of the space that a pick names."""
    return s.world.number[pick.space]


def last_reason(reasons: Iterable[Reason | None], last: Sequence[str], otherwise: Reason) -> Reason:
    """The one by which least is missing: that which is found out ``last``, and of several the
    cheapest; of others the first."""
    found = [reason for reason in reasons if reason is not None]
    for message in last:
        same = [reason for reason in found if reason.message == message]
        if same:
            return min(same, key=lambda reason: reason.params.get("number", 0))
    return first_reason(found, otherwise)


def first_reason(reasons: Iterable[Reason | None], otherwise: Reason) -> Reason:
    """The first that there is; so what stands first in a list explains most."""
    return next((reason for reason in reasons if reason is not None), otherwise)
