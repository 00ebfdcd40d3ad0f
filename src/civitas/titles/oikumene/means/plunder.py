"""Plundering a field (HRN-11.1 to HRN-11.3, HRN-2.24), in the plunder sub-phase or out of need
(HRN-7.5)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Reason
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY, NONE, put
from civitas.titles.oikumene.content.tables import PP
from civitas.titles.oikumene.content.units import STONES
from civitas.titles.oikumene.means.areas import supplied
from civitas.titles.oikumene.means.control import actively, hostile
from civitas.titles.oikumene.means.homeland import combat_percent, homeland
from civitas.titles.oikumene.means.purse import against, gain_prestige
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import BROWN_LAND

NEUTRAL: Final = Reason("neutral", "HRN-18.41")
NOT_ACTIVELY: Final = Reason("not-actively", "HRN-11.1")
STONE_THERE: Final = Reason("stone-there", "HRN-11.7")
OWN_SETTLEMENT: Final = Reason("own-settlement", "HRN-11.1")
OF_A_FRIEND: Final = Reason("friends", "HRN-17.6")
STONES_USED: Final = Reason("stones-used", "HRN-2.24")
PLUNDER_GOLD = 1
"""HRN-11.2"""


def refuse_plunder(s: State, me: Player, field: int) -> Reason | None:
    """HRN-11.1, HRN-17.6, HRN-2.24"""
    bit = 1 << field
    if s.world.neutral & bit:
        return NEUTRAL
    if not actively(s, me, field):
        return NOT_ACTIVELY
    if s.stone[field] != NOBODY:
        return STONE_THERE
    if s.homes[me.seat] & bit:
        return OWN_SETTLEMENT
    if _is_a_friends(s, me, field):
        return OF_A_FRIEND
    return STONES_USED if s.stone.count(me.seat) >= STONES else None


def _is_a_friends(s: State, me: Player, field: int) -> bool:
    """HRN-17.6: does a settlement of a treaty partner stand here? His enemies may have taken the
    field from him. (Before the eighth rules it was plundered.)"""
    if s.town[field] == NONE or field in s.fallen or s.rules.version < 8:
        return False
    return me.friend_of(s.owner[field])


def plunder_gold(s: State, me: Player, field: int) -> int:
    """HRN-11.2"""
    return PLUNDER_GOLD if supplied(s, me, field) else 0


def plunder_prestige(s: State, me: Player, field: int) -> int:
    """HRN-11.3: PP for the field of a hostile settlement, otherwise a loss, which some factions
    turn into a gain (HRN-18.10 to HRN-18.12)."""
    owner = s.owner[field]
    if s.town[field] != NONE and field not in s.fallen and hostile(s, me.seat, owner):
        gain = PP["plunder_enemy_settlement_field"]
        return against(s, me, owner, gain, combat_percent(s, me, field))
    return _raider(s, me, field) or PP["plunder_other_field"]


def _raider(s: State, me: Player, field: int) -> int:
    """HRN-18.10 to HRN-18.12: what a raiding faction gets where others lose prestige."""
    traits, world, bit = me.traits, s.world, 1 << field
    if traits.plunder_outside_homeland_pp and not homeland(s, me) & bit:
        return traits.plunder_outside_homeland_pp
    if traits.plunder_lowland_pp and not world.part(field, BROWN_LAND):
        return traits.plunder_lowland_pp
    left, right = world.left_bank, world.right_bank
    if s.rules.swapped_banks:
        left, right = right, left
    if right & bit and traits.plunder_right_bank_pp:
        return traits.plunder_right_bank_pp
    return traits.plunder_left_bank_pp if left & bit else 0


def terms_of_plunder(s: State, me: Player, field: int) -> Terms | None:
    """What plundering a field costs and brings."""
    prestige = max(plunder_prestige(s, me, field), -me.prestige) if s.mode.prestige else 0
    gains: dict[str, int | float] = {"gold": plunder_gold(s, me, field)}
    return terms({"prestige": max(0, -prestige)}, {**gains, "prestige": max(0, prestige)})


def plunder(s: State, me: Player, field: int) -> None:
    """Lay a stone on the field; what others have there may be taken right after (HRN-11.4)."""
    lay_stone(s, me, field)
    s.do(Step("plunder.pieces", me.seat, (field,)))


def lay_stone(s: State, me: Player, field: int) -> None:
    """HRN-11.2, HRN-11.3"""
    gold = plunder_gold(s, me, field)
    prestige = gain_prestige(s, me, plunder_prestige(s, me, field))
    s.stone = put(s.stone, field, me.seat)
    me.gold += gold
    s.tell(
        "told-plunder",
        "HRN-11.2",
        seat=me.seat,
        space=s.label(field),
        gold=gold,
        prestige=prestige,
    )
