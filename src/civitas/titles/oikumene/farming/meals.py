"""A meal: what becomes of the herds of a larder, what is eaten, and who goes hungry (HRN-5.25 to
HRN-5.33). The flow, the page and forecasts all work it out here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from civitas.titles.oikumene.content.goods import HERDS, SHEEP
from civitas.titles.oikumene.farming.larder import Larder, Mouth

KEPT, CULLED, SLAUGHTERED = range(3)
FISH_A_FOOD: Final = 2
"""HRN-5.29"""
HERD_WORTH: Final = (8, 12, 16, 12)
"""By kind of herd, in halves of gold; half as much again for every two, which have young."""
GRAIN_WORTH: Final = 2
GOLD_WORTH: Final = 2


class Meal(msgspec.Struct, frozen=True):
    """How one larder comes through the winter."""

    fates: tuple[int, ...]
    """By beast: KEPT, CULLED or SLAUGHTERED."""
    feed: int
    """Grain for herds."""
    meat: int
    """Eaten."""
    fish: int
    """Eaten."""
    grain: int
    """Eaten by units and settlements, horses and elephants included."""
    sold: int
    """Meat that is left and sold (HRN-5.33)."""
    hungry: tuple[tuple[Mouth, int], ...]
    """Who goes hungry, and how many."""

    @property
    def number(self) -> int:
        """How many go hungry."""
        return sum(number for _, number in self.hungry) if self.hungry else 0


class Wishes:
    """What a player has decided by hand about one larder."""

    def __init__(self, sparing: bool) -> None:
        self.fates: dict[int, int] = {}
        """By beast."""
        self.unfed: dict[int, int] = {}
        """By mouth, how many are given up."""
        self.grain_first = False
        self.sparing = sparing
        """Is nobody given up for whom there is food (HRN-5.31)? Not so in the first two rules."""

    def copy(self) -> Wishes:
        twin = Wishes(self.sparing)
        twin.fates = self.fates.copy()
        twin.unfed = self.unfed.copy()
        twin.grain_first = self.grain_first
        return twin


def may_cull(larder: Larder, beast: int, culling: bool) -> bool:
    """HRN-5.27, HRN-5.28: where culling is known, not inside an encircled settlement."""
    what = larder.beasts[beast]
    shut = what.doomed or (what.inside and larder.encircled)
    return culling and not shut and HERDS[what.kind].cull is not None


def meat_of(larder: Larder, beast: int, fate: int) -> int:
    """HRN-5.26, HRN-5.27"""
    herd = HERDS[larder.beasts[beast].kind]
    if fate == SLAUGHTERED:
        return herd.slaughter_meat
    return herd.cull.meat if fate == CULLED and herd.cull else 0


def feed_of(larder: Larder, fates: tuple[int, ...]) -> int:
    """HRN-5.25: the grain of all herds that are kept and not exempt."""
    found = 0
    for beast, fate in zip(larder.beasts, fates, strict=True):
        if fate == KEPT and not beast.exempt:
            found += 1
    return found


def served(larder: Larder, fates: tuple[int, ...], wishes: Wishes) -> Meal:
    """HRN-5.29: with these fates of the herds, who eats what; those who are worth most for their
    food eat first, and those who were given up if anything is left (HRN-5.31)."""
    meat = 0
    for n, fate in enumerate(fates):
        if fate != KEPT:
            meat += meat_of(larder, n, fate)
    feed = feed_of(larder, fates)
    grain = larder.grain - feed
    pot = meat + larder.fish // FISH_A_FOOD
    food = fodder = 0
    left = [mouth.number for mouth in larder.mouths]
    turns: list[Mapping[int, int]] = [wishes.unfed]
    if wishes.unfed and wishes.sparing:
        turns.append({})
    for given_up in turns:
        for n, mouth in enumerate(larder.mouths):
            wanted = left[n] - given_up.get(n, 0)
            fed = min(wanted, (pot + grain - fodder - food) // (mouth.food + mouth.grain))
            if mouth.grain:
                fed = min(fed, (grain - fodder) // mouth.grain)
            fed = max(0, fed)
            food += fed * mouth.food
            fodder += fed * mouth.grain
            left[n] -= fed
    eaten = min(meat, food)
    fish, corn = _shared(larder, food - eaten, grain - fodder, wishes.grain_first)
    hungry = tuple((mouth, n) for mouth, n in zip(larder.mouths, left, strict=True) if n)
    return Meal(fates, feed, eaten, fish, corn + fodder, meat - eaten, hungry)


def _shared(larder: Larder, food: int, grain: int, grain_first: bool) -> tuple[int, int]:
    """HRN-5.29: fish in pairs and then grain, or the other way round."""
    pairs = larder.fish // FISH_A_FOOD
    fish = max(0, food - grain) if grain_first else min(food, pairs)
    return fish * FISH_A_FOOD, food - fish


def proposed(larder: Larder, wishes: Wishes, culling: bool) -> Meal:
    """The best meal on the way from all herds kept to none: people come before herds that cost
    less than they are worth, pairs are kept, and nobody is given up without need."""
    best: Meal | None = None
    most = 0
    for fates in _way(larder, wishes, culling):
        meal = served(larder, fates, wishes)
        value = _value(larder, meal)
        if best is None or value > most:
            best, most = meal, value
        if not short(larder, meal, wishes):
            break
    assert best is not None, "a larder without any meal"
    return best


def short(larder: Larder, meal: Meal, wishes: Wishes) -> bool:
    """Does anybody go hungry who was not given up by hand?"""
    if not meal.hungry or not wishes.sparing:
        return meal.number > sum(wishes.unfed.values())
    hungry, unfed = dict(meal.hungry), wishes.unfed
    return any(hungry.get(mouth, 0) > unfed.get(n, 0) for n, mouth in enumerate(larder.mouths))


def _way(larder: Larder, wishes: Wishes, culling: bool) -> Iterator[tuple[int, ...]]:
    """Fates of the herds: as many kept as the grain allows, then one more gone with each step, the
    cheapest for its meat first."""
    fates = [
        wishes.fates.get(n, SLAUGHTERED if beast.doomed else KEPT)
        for n, beast in enumerate(larder.beasts)
    ]
    while True:
        if feed_of(larder, tuple(fates)) <= larder.grain:
            yield tuple(fates)
        left = _left(larder, fates)
        steps = [
            (_price(larder, left, n, fate), n, fate)
            for n in _candidates(larder, fates, wishes)
            for fate in ((CULLED, SLAUGHTERED) if may_cull(larder, n, culling) else (SLAUGHTERED,))
        ]
        if not steps:
            return
        _, n, fate = min(steps)
        fates[n] = fate


def _candidates(larder: Larder, fates: list[int], wishes: Wishes) -> list[int]:
    """Herds that are still kept and not decided about; of those that are alike the first."""
    alike = {
        (beast.kind, beast.exempt, beast.inside): n
        for n, beast in reversed(list(enumerate(larder.beasts)))
        if fates[n] == KEPT and n not in wishes.fates
    }
    return list(alike.values())


def _price(larder: Larder, left: list[int], beast: int, fate: int) -> float:
    """What a herd less costs for each food that it gives or no longer eats."""
    kind = larder.beasts[beast].kind
    lost = _herds_worth(kind, left[kind]) - _herds_worth(kind, left[kind] - 1)
    if fate == CULLED:
        lost -= _herds_worth(SHEEP, left[SHEEP] + 1) - _herds_worth(SHEEP, left[SHEEP])
    return lost / (meat_of(larder, beast, fate) + (not larder.beasts[beast].exempt))


def _left(larder: Larder, fates: list[int] | tuple[int, ...]) -> list[int]:
    """By kind, the herds that are left."""
    left = [0] * len(HERDS)
    for beast, fate in zip(larder.beasts, fates, strict=True):
        if fate != SLAUGHTERED:
            left[SHEEP if fate == CULLED else beast.kind] += 1
    return left


def _worth(left: list[int]) -> int:
    return sum(_herds_worth(kind, number) for kind, number in enumerate(left) if number)


def _herds_worth(kind: int, number: int) -> int:
    return HERD_WORTH[kind] * number + HERD_WORTH[kind] // 2 * (number // 2)


def _value(larder: Larder, meal: Meal) -> int:
    """What is left after a meal."""
    lost = 0
    for mouth, number in meal.hungry:
        lost += mouth.worth * number
    grain = larder.grain - meal.feed - meal.grain
    return _worth(_left(larder, meal.fates)) + GRAIN_WORTH * grain + GOLD_WORTH * meal.sold - lost
