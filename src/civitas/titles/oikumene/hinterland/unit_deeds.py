"""Deeds of a trade turn about units (HRN-14.2 to HRN-14.9, HRN-14.14, HRN-12.5, HRN-18.19)."""

from __future__ import annotations

from typing import Any

from civitas.kernel.asks import Ask, Decision, Reason
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.content.tables import COMMANDER, PP_PRICE
from civitas.titles.oikumene.content.units import (
    CUBES,
    KIND,
    KINDS,
    LIGHT,
    MERCENARY,
    PIRATES,
    SHIP,
    TRAINING_GOLD,
)
from civitas.titles.oikumene.hinterland import (
    degrading,
    dismissal,
    hiring,
    training,
    upgrades,
    workshops,
)
from civitas.titles.oikumene.hinterland.deeds import (
    NO_LINES,
    Deed,
    Price,
    first_reason,
    space_of_pick,
)
from civitas.titles.oikumene.hinterland.degrading import LOWERED
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.purse import pay, pay_prestige, short_of
from civitas.titles.oikumene.means.units import foreign, is_shared
from civitas.titles.oikumene.picks.common import on_spaces, on_stack, stack_of
from civitas.titles.oikumene.picks.hinterland import (
    Command,
    Degrade,
    DegradeAt,
    Dismiss,
    DismissAt,
    DoubleAt,
    DoubleLimit,
    HerdAt,
    Hire,
    HireAt,
    SellUnit,
    SellUnitAt,
    Train,
    TrainAt,
    Upgrade,
    UpgradeTo,
)
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.stacks import KIND_OF, SPACE_OF
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.world import spaces

_LIGHT = KINDS[LIGHT].id
_UPGRADE = tuple(UpgradeTo(kind.id) for kind in KINDS)
_DEGRADE = [Degrade()]
_DOUBLE = [DoubleLimit()]
_TRAIN = [Train()]
DOUBLE: Price = {"prestige": PP_PRICE["double_unit_purchase"]}


class HireDeed(Deed):
    """HRN-14.2, HRN-14.6, HRN-14.7"""

    kind = Hire
    ask = "hire-where"
    meddles = True

    def places(self, s: State, me: Player, pick: Hire) -> list[HireAt]:
        picks = on_spaces(HireAt, s.world)
        return [picks[space] for space in hiring.hire_spaces(s, me, pick)]

    def touches(self, s: State, me: Player, pick: Hire, where: Any) -> bool:
        """Pirates hold a sea (HRN-2.11), and a mercenary may pay somebody (HRN-18.38)."""
        pays = pick.unit == KINDS[MERCENARY].id and hiring.pays_others(s, me)
        return pays or pick.unit == KINDS[PIRATES].id

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Hire]:
        """It is the same everywhere, and light infantry touches nobody."""
        found = hiring.hires_now(s, me, own.towns)
        if not apart or not found or found[-1].unit == _LIGHT:
            return found
        return [pick for pick in found if not self.touches(s, me, pick, None)]

    def costs(self, s: State, me: Player, pick: Hire, where: Any) -> Price:
        return dict(hiring.hire_price(s, me, pick))

    def perform(self, s: State, me: Player, pick: Hire, where: HireAt) -> None:
        hiring.hire(s, me, pick, space_of_pick(s, where))

    def why_none(self, s: State, me: Player) -> Reason:
        able = list(hiring.hires(s, me).values())
        towns = spaces(realm(s, me).towns)
        at_all = (hiring.refuse_hire(s, me, bought) for bought in able)
        here = (hiring.refuse_hire_at(s, me, able[0], field) for field in towns)
        return first_reason((*at_all, *here), hiring.NO_TOWN)


class DoubleDeed(Deed):
    """HRN-14.3"""

    kind = DoubleLimit
    ask = "double-where"

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.prestige

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[DoubleLimit]:
        if me.trade.doubled != NONE or me.prestige < DOUBLE["prestige"]:
            return NO_LINES
        return _DOUBLE if own.towns else NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[DoubleAt]:
        return [DoubleAt(s.label(field)) for field in spaces(realm(s, me).towns)]

    def costs(self, s: State, me: Player, pick: Any, where: Any) -> Price:
        return DOUBLE

    def perform(self, s: State, me: Player, pick: Any, where: DoubleAt) -> None:
        pay_prestige(me, int(DOUBLE["prestige"]))
        hiring.note(me, doubled=space_of_pick(s, where))
        s.tell(
            "told-double",
            "HRN-14.3",
            seat=me.seat,
            space=where.space,
            prestige=int(DOUBLE["prestige"]),
        )

    def why_none(self, s: State, me: Player) -> Reason:
        if not s.mode.prestige:
            return Reason("no-prestige", "HRN-1.3")
        return hiring.refuse_double(s, me) or hiring.NO_TOWN


class CommandDeed(Deed):
    """HRN-14.14"""

    kind = Command
    placeless = True

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.commanders

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Command]:
        return [
            pick
            for pick in hiring.commands(s, me)
            if me.gold >= hiring.command_price(me, COMMANDER[pick.commander])
        ]

    def places(self, s: State, me: Player, pick: Command) -> list[Command]:
        return [pick]

    def costs(self, s: State, me: Player, pick: Command, where: Any) -> Price:
        return {"gold": hiring.command_price(me, COMMANDER[pick.commander])}

    def perform(self, s: State, me: Player, pick: Command, where: Any) -> None:
        gold = hiring.command_price(me, COMMANDER[pick.commander])
        pay(me, gold)
        me.commander = COMMANDER[pick.commander]
        s.tell("told-command", "HRN-14.14", seat=me.seat, commander=pick.commander, gold=gold)

    def why_none(self, s: State, me: Player) -> Reason:
        if not s.mode.commanders:
            return Reason("no-commanders", "HRN-14.14")
        better = hiring.commands(s, me)
        if not better:
            return Reason("best-commander", "HRN-14.14")
        price = hiring.command_price(me, COMMANDER[better[0].commander])
        return short_of("gold", price, "HRN-14.14")


class UpgradeDeed(Deed):
    """HRN-14.4, HRN-14.8"""

    kind = UpgradeTo
    ask = "upgrade-where"
    meddles = True

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[UpgradeTo]:
        """All but those ships that are made only where others are."""
        lights = upgrades.lights(s, me)
        if not lights & own.towns and not s.ringed and not s.mode.war_elephants:
            return NO_LINES
        found = []
        for kind in workshops.payable(s, me):
            where = workshops.makers(s, me, own, kind) & lights
            if where and apart and SHIP[kind]:
                where &= ~foreign(s, me)
            if where and upgrades.can_upgrade(s, me, kind, where):
                found.append(_UPGRADE[kind])
        return found

    def places(self, s: State, me: Player, pick: UpgradeTo) -> list[Upgrade]:
        stacks = upgrades.upgradable(s, me, KIND[pick.unit])
        return [on_stack(Upgrade, s.world, old) for old in stacks]

    def touches(self, s: State, me: Player, pick: UpgradeTo, where: Upgrade) -> bool:
        """Who becomes a ship leaves the open field (HRN-2.7) and takes room in port."""
        return SHIP[KIND[pick.unit]] and is_shared(s, me, space_of_pick(s, where))

    def costs(self, s: State, me: Player, pick: UpgradeTo, where: Any) -> Price:
        return {"gold": workshops.upgrade_price(me, KIND[pick.unit])}

    def perform(self, s: State, me: Player, pick: UpgradeTo, where: Upgrade) -> Decision:
        old, kind = stack_of(s, where), KIND[pick.unit]
        fields = upgrades.pastures(s, me, old, kind)
        horses = fields[0] if fields else NONE
        if len(fields) > 1 and s.rules.version >= 3:  # before, it was the first by file order
            herds = [HerdAt(s.label(field)) for field in fields]
            goal = yield Ask(me.seat, "horses-where", lambda: herds)
            horses = space_of_pick(s, goal)
        upgrades.upgrade(s, me, old, kind, horses)
        return None

    def why_none(self, s: State, me: Player) -> Reason:
        return first_reason(
            (self._reason(s, me, kind) for kind in workshops.UPGRADES), upgrades.NO_LIGHT
        )

    def _reason(self, s: State, me: Player, kind: int) -> Reason | None:
        stacks = [old for old in sorted(me.units) if KIND_OF[old] == KIND["light_infantry"]]
        reasons = [upgrades.refuse_upgrade(s, me, old, kind) for old in stacks]
        return workshops.refuse_kind(s, me, kind) or first_reason(reasons, upgrades.NO_LIGHT)


class DegradeDeed(Deed):
    """HRN-14.9"""

    kind = Degrade
    ask = "degrade-which"
    meddles = True

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Degrade]:
        """A line as soon as there is one unit for it."""
        for old in me.units:
            if not LOWERED[KIND_OF[old]] or degrading.refuse_degrade(s, me, old) is not None:
                continue
            if not apart or not SHIP[KIND_OF[old]] or not is_shared(s, me, SPACE_OF[old]):
                return _DEGRADE
        return NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[DegradeAt]:
        return [on_stack(DegradeAt, s.world, old) for old in degrading.degradable(s, me)]

    def touches(self, s: State, me: Player, pick: Any, where: DegradeAt) -> bool:
        """A ship that comes ashore can control the field (HRN-2.7)."""
        return SHIP[KIND[where.unit]] and is_shared(s, me, space_of_pick(s, where))

    def gains(self, s: State, me: Player, pick: Any, where: DegradeAt | None) -> Price:
        return {"gold": degrading.refund(s, me, stack_of(s, where))} if where else {}

    def perform(self, s: State, me: Player, pick: Any, where: DegradeAt) -> None:
        degrading.degrade(s, me, stack_of(s, where))

    def why_none(self, s: State, me: Player) -> Reason:
        reasons = (degrading.refuse_degrade(s, me, old) for old in sorted(me.units))
        return first_reason(reasons, degrading.NOTHING_TO_LOWER)


class TrainDeed(Deed):
    """HRN-12.5, HRN-12.8"""

    kind = Train
    ask = "train-which"

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.training

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Train]:
        if me.gold < TRAINING_GOLD:
            return NO_LINES
        return _TRAIN if training.can_train(s, me, own.towns) else NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[TrainAt]:
        return [on_stack(TrainAt, s.world, which) for which in training.trainable(s, me)]

    def costs(self, s: State, me: Player, pick: Any, where: Any) -> Price:
        return {"gold": TRAINING_GOLD}

    def perform(self, s: State, me: Player, pick: Any, where: TrainAt) -> None:
        training.train(s, me, stack_of(s, where))

    def why_none(self, s: State, me: Player) -> Reason:
        if not s.mode.training:
            return Reason("no-training-mode", "HRN-12.1")
        if me.gold < TRAINING_GOLD:
            return short_of("gold", TRAINING_GOLD, "HRN-12.5")
        reasons = (training.refuse_train(s, me, which) for which in sorted(me.units))
        return first_reason(reasons, hiring.NO_TOWN)


class SellUnitDeed(Deed):
    """HRN-18.19"""

    kind = SellUnit
    ask = "sell-unit-which"
    meddles = True

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return traits.sell_light_infantry > 0

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[SellUnit]:
        return [SellUnit()] if self.open_places(s, me, None, apart=apart) else NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[SellUnitAt]:
        return [on_stack(SellUnitAt, s.world, which) for which in dismissal.sellable(s, me)]

    def touches(self, s: State, me: Player, pick: Any, where: SellUnitAt) -> bool:
        """Who goes controls no more (HRN-2.7)."""
        return is_shared(s, me, space_of_pick(s, where))

    def gains(self, s: State, me: Player, pick: Any, where: Any) -> Price:
        return {"gold": me.traits.sell_light_infantry}

    def perform(self, s: State, me: Player, pick: Any, where: SellUnitAt) -> None:
        dismissal.sell_light(s, me, stack_of(s, where))

    def why_none(self, s: State, me: Player) -> Reason:
        return upgrades.NO_LIGHT if me.traits.sell_light_infantry else dismissal.NOT_SOLD


class DismissDeed(Deed):
    """HRN-2.12"""

    kind = Dismiss
    ask = "dismiss-which"
    meddles = True

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Dismiss]:
        if len(me.units) <= CUBES or not dismissal.too_many(me):
            return NO_LINES
        return [Dismiss()] if self.open_places(s, me, None, apart=apart) else NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[DismissAt]:
        return [on_stack(DismissAt, s.world, which) for which in dismissal.dismissable(me)]

    def touches(self, s: State, me: Player, pick: Any, where: DismissAt) -> bool:
        """Who goes controls no more (HRN-2.7); seas are everybody's (HRN-2.11)."""
        space = space_of_pick(s, where)
        return space >= s.world.lands or is_shared(s, me, space)

    def perform(self, s: State, me: Player, pick: Any, where: DismissAt) -> None:
        dismissal.dismiss(s, me, stack_of(s, where))

    def why_none(self, s: State, me: Player) -> Reason:
        return Reason("cubes-enough", "HRN-2.12")
