"""Section 11: the action Raid."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Decision, Reason
from civitas.kernel.values import NOBODY
from civitas.titles.sands_of_time.content import CARD, CARD_LOCK, REGION, RESOURCES, SOLDIER
from civitas.titles.sands_of_time.movement import begin_march
from civitas.titles.sands_of_time.picks import PLUNDER
from civitas.titles.sands_of_time.state import Empire, March, State
from civitas.titles.sands_of_time.tracks import gain, lose

LOCK: Final = CARD_LOCK[CARD["raid"]]
NO_SOLDIERS: Final = Reason("no-soldiers", "SOT-6.19")


def refuse_raid(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: a soldier must be moved."""
    return None if any(me.soldiers) else NO_SOLDIERS


def raid(s: State, me: Empire) -> None:
    """SOT-11.1: first the soldiers move."""
    begin_march(s, me, "raid", (SOLDIER,), may_stay=False)


def after_raid(s: State, me: Empire, march: March) -> Decision:
    """SOT-11.2 to SOT-11.8: then one region just entered is plundered, or each.

    Tells whether anything was done: without a soldier moved it was no Raid (SOT-6.19).
    """
    if not march.entered:
        return False
    unlocked = me.unlocked(LOCK)
    prey = sorted(r for r in march.entered if s.owner[r] != me.seat)
    if unlocked and s.rules.raid_unlocked_all_soldiers:
        prey = [r for r, soldiers in enumerate(me.soldiers) if soldiers and s.owner[r] != me.seat]
    while prey:
        pick = yield Ask(me.seat, "plunder", lambda: [PLUNDER[r] for r in prey])
        region = REGION[pick.region]
        plunder(s, me, region)
        prey.remove(region)
        if not unlocked:
            break
    return True


def loot(s: State, me: Empire, region: int) -> int:
    """SOT-11.2: one for each soldier there, as far as the capacity of the region goes."""
    return min(me.soldiers[region], s.capacity[region])


def plunder(s: State, me: Empire, region: int) -> None:
    """SOT-11.2 to SOT-11.4: the raider gains the full amount, whatever the controller has."""
    resource = s.resource[region]
    amount = loot(s, me, region)
    gain(me, resource, amount)
    s.tell(
        "plundered",
        "SOT-11.2",
        seat=me.seat,
        region=PLUNDER[region].region,
        amount=amount,
        resource=RESOURCES[resource],
    )
    if s.owner[region] != NOBODY:
        victim = s.empires[s.owner[region]]
        lost = lose(victim, resource, amount)
        s.tell(
            "plundered-from",
            "SOT-11.3",
            seat=victim.seat,
            amount=lost,
            resource=RESOURCES[resource],
        )
