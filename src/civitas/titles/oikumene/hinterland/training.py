"""The start of training, which takes the place of an upgrade (HRN-12.5, HRN-12.8)."""

from __future__ import annotations

from civitas.kernel.asks import Reason
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.units import SHIP, TRAINING_GOLD
from civitas.titles.oikumene.hinterland.experience import refuse_training
from civitas.titles.oikumene.hinterland.hiring import note
from civitas.titles.oikumene.hinterland.workshops import LIMIT, land_limit
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.purse import pay
from civitas.titles.oikumene.means.units import named
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, SPACE_OF
from civitas.titles.oikumene.state import State


def refuse_train(s: State, me: Player, which: int) -> Reason | None:
    """HRN-12.5, HRN-12.8: training takes the place of an upgrade."""
    reason = refuse_training(s, me, which)
    if reason is not None:
        return reason
    field, trade = SPACE_OF[which], me.trade
    if SHIP[KIND_OF[which]]:
        most = BUILDINGS[s.yard[field]].upgrade_limit_ships
        return LIMIT if trade.launched.count(field) >= most else None
    return LIMIT if trade.upgraded.count(field) >= land_limit(s, field) else None


def train(s: State, me: Player, which: int) -> None:
    """HRN-12.5"""
    pay(me, TRAINING_GOLD)
    me.training[which] = me.training.get(which, 0) + 1
    field = SPACE_OF[which]
    if SHIP[KIND_OF[which]]:
        note(me, launched=(*me.trade.launched, field))
    else:
        note(me, upgraded=(*me.trade.upgraded, field))
    s.tell(
        "told-train",
        "HRN-12.5",
        seat=me.seat,
        space=s.label(field),
        gold=TRAINING_GOLD,
        **named(which),
    )


def trainable(s: State, me: Player) -> list[int]:
    """The stacks of which a unit can be trained."""
    if me.gold < TRAINING_GOLD:
        return []
    towns = realm(s, me).towns
    home = [which for which in me.units if towns >> SPACE_OF[which] & 1]
    return sorted([which for which in home if refuse_train(s, me, which) is None])


def can_train(s: State, me: Player, towns: int) -> bool:
    """Is there one at these free settlements? He can pay it."""
    if not towns & me.present:
        return False
    for which in me.units:
        if towns >> SPACE_OF[which] & 1 and refuse_train(s, me, which) is None:
            return True
    return False
