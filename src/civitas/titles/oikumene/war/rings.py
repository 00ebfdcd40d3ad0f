"""What going in or coming out means for the ring around a settlement (HRN-8.2, HRN-8.5)."""

from __future__ import annotations

from civitas.kernel.asks import Pick
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.means.control import encircled, enemy_troops
from civitas.titles.oikumene.picks.war import Moor, Sortie, Withdraw
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.sides import OPEN, heads, muster


def ring_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """Who goes inside as the last closes it, and who comes out as the first breaks it."""
    if isinstance(pick, Sortie):
        field = s.world.number[pick.space]
        return Terms(note="breaks-ring") if encircled(s, field) else None
    if not isinstance(pick, Withdraw | Moor):
        return None
    field = s.world.number[pick.space]
    if heads(muster(me, field, OPEN)) > pick.number or not enemy_troops(s, me) >> field & 1:
        return None
    return Terms(note="closes-ring")
