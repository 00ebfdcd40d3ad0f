"""Deeds of a trade turn by which units change or go (HRN-14.4, HRN-14.8, HRN-14.9, HRN-12.5,
HRN-18.19, HRN-2.12)."""

from __future__ import annotations

from typing import Any

from civitas.kernel.asks import Ask, Decision, Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.content.units import (
    CAVALRY,
    CUBES,
    KIND,
    KINDS,
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
    CROWD,
    NO_LINES,
    Deed,
    Price,
    first_reason,
    last_reason,
    space_of_pick,
)
from civitas.titles.oikumene.hinterland.degrading import LOWERED
from civitas.titles.oikumene.means.purse import short_of
from civitas.titles.oikumene.means.units import concerned, foreign, is_shared
from civitas.titles.oikumene.picks.common import on_stack, stack_of
from civitas.titles.oikumene.picks.hinterland import (
    Degrade,
    DegradeAt,
    Dismiss,
    DismissAt,
    HerdAt,
    SellUnit,
    SellUnitAt,
    Train,
    TrainAt,
    Upgrade,
    UpgradeTo,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.stacks import KIND_OF, OUT, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State

_UPGRADE = tuple(UpgradeTo(kind.id) for kind in KINDS)
_DEGRADE = [Degrade()]
_TRAIN = [Train()]


class UpgradeDeed(Deed):
    """HRN-14.4, HRN-14.8"""

    kind = UpgradeTo
    ask = "upgrade-where"
    meddles = True
    missed = True

    def least(self, traits: Traits) -> float:
        return workshops.cheapest(traits)

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

    def terms(self, s: State, me: Player, pick: UpgradeTo, where: Any = None) -> Terms | None:
        """Told, too, whether a horse herd goes for it (HRN-14.4)."""
        told, kind = super().terms(s, me, pick, where), KIND[pick.unit]
        if told is None or kind != CAVALRY or not s.mode.breeding:
            return told
        stacks = upgrades.upgradable(s, me, kind) if where is None else [stack_of(s, where)]
        goes = any(upgrades.pastures(s, me, old, kind) for old in stacks)
        note = "herd-goes" if goes else "no-herd"
        return Terms(told.costs, told.gains, told.choice, note)

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

    def known(self, s: State, me: Player) -> list[UpgradeTo]:
        """All that light infantry might become on this map, if he has any."""
        kinds = workshops.known(s, me) if upgrades.lights(s, me) else ()
        return [_UPGRADE[kind] for kind in kinds]

    def why_not(self, s: State, me: Player, pick: UpgradeTo) -> Reason | None:
        """Why nobody becomes such a unit: the place is named before the gold, which is found
        sooner; of who is aboard or at work only where there are no others."""
        kind = KIND[pick.unit]
        stacks = [old for old in sorted(me.units) if KIND_OF[old] == KIND["light_infantry"]]
        reasons = [upgrades.refuse_upgrade(s, me, old, kind) for old in stacks]
        if None in reasons:
            return workshops.refuse_price(me, kind)
        there = [reason for reason in reasons if reason != upgrades.NO_LIGHT]
        made = [reason for reason in there if reason not in workshops.NOT_MADE.values()]
        return first_reason((*made, *there), upgrades.NO_LIGHT)

    def why_none(self, s: State, me: Player) -> Reason:
        return upgrades.NO_LIGHT


class DegradeDeed(Deed):
    """HRN-14.9"""

    kind = Degrade
    ask = "degrade-which"
    meddles = True

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Degrade]:
        """A line as soon as there is one unit for it."""
        roomy = len(me.units) < CUBES
        for old in me.units:
            kind = KIND_OF[old]
            if not LOWERED[kind]:
                continue
            if roomy and SPOT_OF[old] == OUT and not SHIP[kind]:
                return _DEGRADE  # nothing stands in his way
            if degrading.refuse_degrade(s, me, old) is not None:
                continue
            if not apart or not SHIP[kind] or not is_shared(s, me, SPACE_OF[old]):
                return _DEGRADE
        return NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[DegradeAt]:
        return [on_stack(DegradeAt, s.world, old) for old in degrading.degradable(s, me)]

    def touches(self, s: State, me: Player, pick: Any, where: DegradeAt) -> bool:
        """A ship that comes ashore can control the field (HRN-2.7)."""
        return SHIP[KIND[where.unit]] and is_shared(s, me, space_of_pick(s, where))

    def gains(self, s: State, me: Player, pick: Any, where: DegradeAt | None) -> Price:
        return {"gold": degrading.refund(s, me, stack_of(s, where))} if where else {}

    def terms(self, s: State, me: Player, pick: Any, where: Any = None) -> Terms | None:
        """Where it cannot be made nothing comes back, which is to be known before."""
        told = super().terms(s, me, pick, where)
        return Terms(note="nothing-back") if where is not None and told is None else told

    def perform(self, s: State, me: Player, pick: Any, where: DegradeAt) -> None:
        degrading.degrade(s, me, stack_of(s, where))

    def why_none(self, s: State, me: Player) -> Reason:
        reasons = (degrading.refuse_degrade(s, me, old) for old in sorted(me.units))
        last = ("no-cube", "laden", "at-sea", "encircled")
        return last_reason(reasons, last, degrading.NOTHING_TO_LOWER)


class TrainDeed(Deed):
    """HRN-12.5, HRN-12.8"""

    kind = Train
    ask = "train-which"

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.training

    def least(self, traits: Traits) -> float:
        return TRAINING_GOLD

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
        last = ("upgrade-limit", "in-training", "elite", "no-own-settlement")
        return last_reason(reasons, last, hiring.NO_TOWN)


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
        return bool(concerned(s, me, 1 << space_of_pick(s, where)))

    def gains(self, s: State, me: Player, pick: Any, where: Any) -> Price:
        return {"gold": me.traits.sell_light_infantry}

    def perform(self, s: State, me: Player, pick: Any, where: SellUnitAt) -> None:
        dismissal.sell_light(s, me, stack_of(s, where))

    def why_none(self, s: State, me: Player) -> Reason:
        return dismissal.NONE_TO_SELL if me.traits.sell_light_infantry else dismissal.NOT_SOLD


class DismissDeed(Deed):
    """HRN-2.12"""

    kind = Dismiss
    ask = "dismiss-which"
    needs = CROWD
    meddles = True

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Dismiss]:
        if not dismissal.too_many(me):
            return NO_LINES
        return [Dismiss()] if self.open_places(s, me, None, apart=apart) else NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[DismissAt]:
        return [on_stack(DismissAt, s.world, which) for which in dismissal.dismissable(me)]

    def touches(self, s: State, me: Player, pick: Any, where: DismissAt) -> bool:
        """Who goes controls no more (HRN-2.7); seas are everybody's (HRN-2.11)."""
        space = space_of_pick(s, where)
        return space >= s.world.lands or bool(concerned(s, me, 1 << space))

    def perform(self, s: State, me: Player, pick: Any, where: DismissAt) -> None:
        dismissal.dismiss(s, me, stack_of(s, where))

    def why_none(self, s: State, me: Player) -> Reason:
        return Reason("cubes-enough", "HRN-2.12")
