"""Why an answer to the questions of this floor and of those below it is not offered."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick, Reason
from civitas.titles.era_of_tribes.actions.alliances import may_ally
from civitas.titles.era_of_tribes.actions.bonus import buyable, may_force
from civitas.titles.era_of_tribes.actions.diplomacy import DEEDS, refuse_deed
from civitas.titles.era_of_tribes.actions.purchase import for_sale, refuse_purchase
from civitas.titles.era_of_tribes.battles.commitment import NO_ARMY, NO_TILE, refuse_unit
from civitas.titles.era_of_tribes.content.cards import TILE
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS
from civitas.titles.era_of_tribes.content.progress import WHEEL
from civitas.titles.era_of_tribes.content.tables import FORCE_TREATIES
from civitas.titles.era_of_tribes.learning.prices import price, refuse_progress
from civitas.titles.era_of_tribes.means.control import is_player, neighbours
from civitas.titles.era_of_tribes.picks.battles import Commit, Hire
from civitas.titles.era_of_tribes.picks.common import Advance
from civitas.titles.era_of_tribes.picks.deeds import Ally, Covet, Force, Part, Purchase, UseTile
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.tiles.tiles import refuse_kept

STRANGER: Final = Reason("no-neighbour", "EOT-1.11")
AUTOMA_ALLY: Final = Reason("automa-ally", "AUT-9.1")
ALLIED: Final = Reason("allied", "EOT-4.25")
ALLY_ALREADY: Final = Reason("ally-already", "EOT-4.25")
NOT_ALLIED: Final = Reason("not-allied", "EOT-4.26")
HOME: Final = Reason("home-for-sale", "EOT-4.20")
TREATIES: Final = Reason("treaties", "EOT-4.18", {"number": FORCE_TREATIES})
TOO_POOR: Final = Reason("no-purchase", "EOT-4.19")
NO_NEIGHBOUR: Final = Reason("no-neighbours", "EOT-1.11")


def why_not(s: State, me: Player, pick: Pick) -> Reason | None:
    """The reason for a pick that is missed, or None if it makes no sense at all."""
    match pick:
        case Advance() if pick.progress in WHEEL:
            field = WHEEL[pick.progress]
            return refuse_progress(me, field, price(s, me, field) if me.levels[field] < 4 else 0)
        case UseTile() if TILE.get(pick.tile) in me.tiles:
            turn = s.phase == "actions" and s.expansion is None
            return refuse_kept(me, TILE[pick.tile], turn=turn)
        case Purchase() | Ally() | Part():
            return _refuse_partner(s, me, pick)
        case Covet() if pick.field in FIELD:
            return _refuse_field(s, me, FIELD[pick.field])
        case Force() if not may_force(me):
            return TREATIES
        case Commit() if s.battle is not None:
            return refuse_unit(s, me, pick.unit)
        case Hire() if s.battle is not None:
            return NO_TILE
    return refuse_deed(s, me, type(pick)) if type(pick) in DEEDS else None


def _refuse_partner(s: State, me: Player, pick: Purchase | Ally | Part) -> Reason | None:
    """Why nothing can be done with this other one."""
    if pick.other == me.seat or not 0 <= pick.other < len(s.players):
        return None
    him = s.players[pick.other]
    if isinstance(pick, Part):
        return None if me.ally_of(him.seat) else NOT_ALLIED
    if him.seat not in neighbours(s, me.seat):
        return STRANGER
    if isinstance(pick, Ally):
        if him.automa:
            return AUTOMA_ALLY
        return None if may_ally(me, him) else ALLY_ALREADY
    return None if buyable(s, me, him) else TOO_POOR


def _refuse_field(s: State, me: Player, place: int) -> Reason | None:
    """Why this province cannot be bought."""
    owner = s.owner[place]
    if place >= LANDS or not is_player(owner) or owner == me.seat:
        return None
    if owner not in neighbours(s, me.seat):
        return STRANGER
    him = s.players[owner]
    if place not in for_sale(s, him):
        return HOME
    return refuse_purchase(s, me, place, forced=him.automa or may_force(me))


def why_none(s: State, me: Player, kind: type[Pick]) -> Reason | None:
    """One reason for a kind of pick of which there is nothing in a menu."""
    if kind in DEEDS:
        return refuse_deed(s, me, kind)
    if kind is Part:
        return NOT_ALLIED
    if kind in (Purchase, Ally):
        if not neighbours(s, me.seat):
            return NO_NEIGHBOUR
        return TOO_POOR if kind is Purchase else ALLIED
    return {Commit: NO_ARMY, Hire: NO_TILE}.get(kind)
