"""What is eaten, paid and built is what a second account of the clauses comes to (`steward.py`), in
wild positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from civitas.kernel.table import Table
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.picks.farming import GRAIN_FIRST
from civitas.titles.oikumene.picks.hinterland import BuildTwice
from civitas.titles.oikumene.state import State
from tests.titles.oikumene.household import NUMBERS
from tests.titles.oikumene.steward import CULLED, HUNGRY, MEAT, Larder, Steward, Troop
from tests.titles.oikumene.wild_positions import wild_scene

POSITIONS = 10
Played = tuple[State, State, Table, set[int]]


def played(
    what: str, number: int, season: str, suits: Callable[[Mode], bool], *looked_for: object
) -> Played:
    """Before and after a sub-phase in which all have picked at random, the table, and who has made
    one of these picks."""
    dice = random.Random(f"second year {what} {number}")
    scene = wild_scene(dice, (2, 3, 4)[number % 3])
    while not suits(scene.state.mode):
        scene = wild_scene(dice, (2, 3, 4)[number % 3])
    scene.when(season, dice.randrange(1, 5))
    if scene.state.mode.winter_weather and season == "winter":
        scene.state.winter = (dice.randrange(3), dice.randrange(3), dice.randrange(3))
    table = scene.at(what)
    before = scene.state.copy()
    found = set()
    while not table.over:
        ask = dice.choice(table.asks)
        pick = dice.choice(ask.picks)
        if pick in looked_for:
            found.add(ask.seat)
        table.pick(pick, ask.seat)
    return before, table.state, table, found


def accounts(before: State, after: State) -> Iterator[tuple[Steward, Steward]]:
    """Of all whom nobody besieges: they wait for nobody, and nothing of theirs is handed over."""
    for me in before.in_order():
        then = Steward(before, me.seat)
        if not then.besieged():
            yield then, Steward(after, me.seat)


def lost(then: Steward, now: Steward) -> list[Troop]:
    """Of which some are gone; whatever lay in the shipyard of a lost village is not asked for."""
    left, razed = now.army(), then.towns - now.standing(now.seat)
    every = then.army().items()
    return [each for each, n in every if left[each] < n and not (each[1] and each[0] in razed)]


@pytest.mark.rule("HRN-5.21", "HRN-5.22", "HRN-5.24", "HRN-18.33")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_upkeep(number: int) -> None:
    before, after, _, _ = played("upkeep", number, "winter", lambda mode: mode.upkeep_in_gold)
    for then, now in accounts(before, after):
        if then.lives_off_nothing() or then.is_guest():
            continue
        connected = then.connected()
        paid, unpaid = 0, []
        for field in then.towns:
            stays = now.town.get(field) == then.town[field] and now.owner[field] == then.seat
            price = 2 if then.town[field] == "city" else 1
            paid += price * stays
            unpaid += [] if stays else [price]
        for troop, number_left in now.army().items():
            assert troop[0] in connected, f"{troop} was not dissolved"
            paid += then.upkeep(troop[2]) * number_left
        unpaid += [then.upkeep(each[2]) for each in lost(then, now) if each[0] in connected]
        assert then.gold - now.gold == paid
        assert not unpaid or now.gold < min(unpaid)


@pytest.mark.rule("HRN-5.25", "HRN-5.26", "HRN-5.27", "HRN-5.28", "HRN-5.29", "HRN-5.30")
@pytest.mark.rule("HRN-5.31", "HRN-5.33", "HRN-5.34", "HRN-5.19")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_feeding(number: int) -> None:
    before, after, table, saving = played(
        "feeding", number, "winter", lambda mode: mode.feeding, GRAIN_FIRST
    )
    taken: Counter[tuple[str, int, str, str]] = Counter()
    for line in table.log:
        if line.message in ("told-slaughter", "told-cull"):
            told = line.params
            who = int(told["seat"]), str(told["space"]), str(told["herd"])
            taken[line.message[5:], *who] += int(told["number"])
    for then, now in accounts(before, after):
        sold = 0
        whole = then.standing(then.seat) == now.standing(now.seat) and all(
            now.town[field] == then.town[field] for field in then.towns
        )
        for larder in then.larders() if whole else ():
            sold += _meal(then, now, larder, taken, first_fish=then.seat not in saving)
        assert not whole or now.gold - then.gold == sold


def _meal(
    then: Steward,
    now: Steward,
    larder: Larder,
    taken: Counter[tuple[str, int, str, str]],
    *,
    first_fish: bool,
) -> int:
    """The meat of a larder that is sold; nobody goes hungry beside food for him."""
    meat = fodder = 0
    for (field, herd), number in larder.herds.items():
        killed, culled = (taken[how, then.seat, field, herd] for how in ("slaughter", "cull"))
        meat += killed * MEAT[herd] + culled * CULLED.get(herd, 0)
        fodder += 0 if then.is_exempt(field) else number - killed - culled
    (grain, fish), left = then.stored(larder.towns), now.stored(larder.towns)
    food, corn = now.appetite(larder)
    pairs, eaten = (fish - left[1]) // 2, grain - left[0] - fodder - corn
    over = meat - (food - pairs - eaten)
    assert min(pairs, eaten, over) >= 0
    assert (fish - left[1]) % 2 == 0
    assert over == 0 or pairs == eaten == 0, "meat comes first"
    assert not (first_fish and eaten and left[1] >= 2), "fish comes before grain"
    for troop in lost(then, now):
        if troop[0] in larder.spaces and not then.lives_off_nothing():
            need = HUNGRY.get(troop[2], (1, 0))
            assert over + left[1] // 2 + left[0] < sum(need) or left[0] < need[1], troop
    return over


@pytest.mark.rule("HRN-13.6", "HRN-13.7", "HRN-13.9", "HRN-13.12", "HRN-13.14", "HRN-18.13")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_building(number: int) -> None:
    before, after, _, hurried = played(
        "hinterland_building", number, "summer", lambda mode: mode.building, BuildTwice()
    )
    for field, site in before.sites.items():
        steward = Steward(before, site.owner)
        name = before.label(field)
        work = site.work + steward.work(name, twice=site.owner in hurried)
        needed = 4 * steward.fewest(NUMBERS[site.building])
        kept = any(unit[0] == name for unit in steward.units) or before.owner[field] == site.owner
        if not kept or (work > site.work and work >= needed):
            assert field not in after.sites
        else:
            assert after.sites[field].work == work
