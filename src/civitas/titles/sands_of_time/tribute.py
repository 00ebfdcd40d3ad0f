"""Section 17: the action Tribute."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Decision, Pick, Reason
from civitas.titles.sands_of_time.content import BORDERS_OF, CARD, CARD_LOCK
from civitas.titles.sands_of_time.counting import colonies
from civitas.titles.sands_of_time.effects import TRIBUTARIES
from civitas.titles.sands_of_time.picks import COLONIES, FOREIGN_CARAVANS
from civitas.titles.sands_of_time.state import Empire, State
from civitas.titles.sands_of_time.tracks import gain, lose, tell_gain

LOCK: Final = CARD_LOCK[CARD["tribute"]]
_TRIBUTARY_BITS: Final = sum(1 << kind for kind in TRIBUTARIES)
NO_TRIBUTE: Final = Reason("no-tribute", "SOT-6.19")


def tributary_regions(s: State, me: Empire) -> list[int]:
    """SOT-17.3, SOT-17.5: the capital region and each controlled region with a City, once."""
    return [r for r in me.regions if r == me.capital or s.buildings[r] & _TRIBUTARY_BITS]


def foreign_caravans(s: State, me: Empire, region: int) -> list[Empire]:
    """The owners of other players' caravans that reach a region, one for each caravan."""
    return [
        owner
        for owner in s.empires
        if owner is not me
        for border in BORDERS_OF[region]
        if border in owner.caravans
    ]


def sources(s: State, me: Empire) -> list[Pick]:
    """The sources that give anything."""
    picks: list[Pick] = []
    if colonies(s, me):
        picks.append(COLONIES)
    if any(foreign_caravans(s, me, region) for region in tributary_regions(s, me)):
        picks.append(FOREIGN_CARAVANS)
    return picks


def refuse_tribute(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: at least 1 resource must be gained."""
    return None if sources(s, me) else NO_TRIBUTE


def tribute(s: State, me: Empire) -> Decision:
    """SOT-17.1: one source, or both while civil is unlocked."""
    if me.unlocked(LOCK):
        from_colonies(s, me)
        from_caravans(s, me)
        return True
    pick = yield Ask(me.seat, "tribute", lambda: sources(s, me))
    if pick is COLONIES:
        from_colonies(s, me)
    else:
        from_caravans(s, me)
    return True


def colony_yield(s: State, me: Empire) -> list[int]:
    """SOT-17.2: 1 of its resource from each colony."""
    got = [0, 0]
    for region in colonies(s, me):
        got[s.resource[region]] += 1
    return got


def caravan_yield(s: State, me: Empire) -> list[int]:
    """SOT-17.3: 1 for each foreign caravan that reaches a tributary region."""
    got = [0, 0]
    for region in tributary_regions(s, me):
        got[s.resource[region]] += len(foreign_caravans(s, me, region))
    return got


def from_colonies(s: State, me: Empire) -> None:
    """SOT-17.2, SOT-17.6"""
    got = colony_yield(s, me)
    for resource, amount in enumerate(got):
        gain(me, resource, amount)
    tell_gain(s, me, "tribute-colonies", "SOT-17.2", got)


def from_caravans(s: State, me: Empire) -> None:
    """SOT-17.3, SOT-17.4: the player gains the full number even if owners cannot pay."""
    got = caravan_yield(s, me)
    for region in tributary_regions(s, me):
        for owner in foreign_caravans(s, me, region):
            lose(owner, s.resource[region], 1)
    for resource, amount in enumerate(got):
        gain(me, resource, amount)
    tell_gain(s, me, "tribute-caravans", "SOT-17.3", got)
