"""Where a faction is at home, and where its bonuses hold (HRN-18.10, HRN-18.22, HRN-18.47)."""

from __future__ import annotations

from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State


def homeland(s: State, me: Player) -> int:
    """The fields of a player's homeland, as bits; none if his faction has none."""
    if me.faction < 0:
        return 0
    return s.world.homes.get(FACTIONS[me.faction].homeland or "", 0)


def holds_here(s: State, me: Player, field: int) -> bool:
    """HRN-18.47: do the bonuses that concern terrain or borders work on this field?"""
    only = me.traits.only_in
    if not only:
        return True
    where = homeland(s, me) if only == "homeland" else s.world.iberia
    return bool(where >> field & 1)


def combat_percent(s: State, me: Player, space: int) -> int:
    """HRN-18.22: by how much PP won by force of arms are raised on this space."""
    return 0 if homeland(s, me) >> space & 1 else me.traits.combat_pp_percent_outside_homeland
