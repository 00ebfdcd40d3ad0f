"""What going in or coming out means for the ring around a settlement (HRN-8.2, HRN-8.5)."""

from __future__ import annotations

from civitas.kernel.asks import Pick
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.means.control import encircled, enemy_troops
from civitas.titles.oikumene.picks.war import Moor, Sortie, Withdraw
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war import inwards
from civitas.titles.oikumene.war.sides import OPEN, heads, muster


def terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What becomes of ships that go inside, and of the ring."""
    ships, ring = inwards.terms(s, me, pick), _ring(s, me, pick)
    notes = ([ships.note] if ships else []) + ([ring] if ring else [])
    return Terms(note=" ".join(notes)) if notes else None


def _ring(s: State, me: Player, pick: Pick) -> str:
    """Who goes inside as the last closes it, and who comes out as the first breaks it."""
    if isinstance(pick, Sortie):
        return "breaks-ring" if encircled(s, s.world.number[pick.space]) else ""
    if not isinstance(pick, Withdraw | Moor):
        return ""
    field = s.world.number[pick.space]
    if heads(muster(me, field, OPEN)) > pick.number or not enemy_troops(s, me) >> field & 1:
        return ""
    return "closes-ring"
