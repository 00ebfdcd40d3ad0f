"""Section 16: the action Migrate."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Decision, Pick, Reason
from civitas.titles.sands_of_time.caravan import open_borders, place_caravan
from civitas.titles.sands_of_time.content import (
    BORDER,
    CARD,
    CARD_LOCK,
    PEASANT,
    SIDES,
    SOLDIER,
)
from civitas.titles.sands_of_time.movement import begin_march
from civitas.titles.sands_of_time.picks import CARAVAN, DONE, Done
from civitas.titles.sands_of_time.state import Empire, March, State

LOCK: Final = CARD_LOCK[CARD["migrate"]]
NOBODY_TO_MOVE: Final = Reason("nobody-to-move", "SOT-6.19")


def manned_borders(s: State, me: Empire) -> list[Pick]:
    """SOT-16.3: borders for the free caravan, one of whose regions holds an own citizen."""
    if not me.caravans_left:
        return []
    return [CARAVAN[b] for b in open_borders(s, me) if any(me.count(side) for side in SIDES[b])]


def refuse_migrate(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: a citizen must be moved or a caravan placed; without a citizen neither can."""
    return None if any(me.peasants) or any(me.soldiers) else NOBODY_TO_MOVE


def migrate(s: State, me: Empire) -> None:
    """SOT-16.1, SOT-16.4: first the citizens move; none, if a caravan can be placed instead."""
    may_stay = me.unlocked(LOCK) and bool(manned_borders(s, me))
    begin_march(s, me, "migrate", (PEASANT, SOLDIER), may_stay)


def after_migration(s: State, me: Empire, march: March) -> Decision:
    """SOT-16.3: with cultural unlocked then a caravan. Tells whether anything was done."""
    if me.unlocked(LOCK) and manned_borders(s, me):
        pick = yield Ask(me.seat, "free-caravan", lambda: [*manned_borders(s, me), DONE])
        if not isinstance(pick, Done):
            yield from place_caravan(s, me, BORDER[pick.border])
            return True
    return bool(march.entered)
