"""An Automa's expansion: growth, placing, old fleets, what is left over, battles (AUT-5)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.automa.candidates import Candidate, candidates, occupied
from civitas.titles.era_of_tribes.automa.cubes import CITY, NO_CUBE, take_cube
from civitas.titles.era_of_tribes.automa.deck import bring_in
from civitas.titles.era_of_tribes.automa.fleets import Course, enemy_group, sail
from civitas.titles.era_of_tribes.automa.routine import growth, use_all_luxuries
from civitas.titles.era_of_tribes.automa.values import LEAST, decided_by, own_borders, tell_value
from civitas.titles.era_of_tribes.automa.ways import from_home
from civitas.titles.era_of_tribes.content.automa import VALUES
from civitas.titles.era_of_tribes.content.fields import LANDS, RANK
from civitas.titles.era_of_tribes.content.progress import (
    ARMY_COST,
    FLEET_COST,
    MECHANICS,
    NAVIGATION,
)
from civitas.titles.era_of_tribes.content.tables import AUTOMA_CUBE
from civitas.titles.era_of_tribes.land.colonies import count_colonies
from civitas.titles.era_of_tribes.land.expansion import add_legions
from civitas.titles.era_of_tribes.means.control import heir, set_owner
from civitas.titles.era_of_tribes.means.food import change_food, food_of
from civitas.titles.era_of_tribes.means.goods import ready_luxuries, use_luxuries
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.underway import Attack, Expansion

RULES: Final = Chapter()
MOST: Final[int] = VALUES["max_placements"]
RAID_SUCCESS: Final = 3
"""AUT-5.1: a roll up to this."""
SURPLUS: Final = 3
"""AUT-5.14: points for one morale."""


@RULES.plain("automa.expands")
def expand(s: State, me: Player, card: int) -> None:
    """AUT-5.1 to AUT-5.16; ``card`` tells an expansion by card 8 from an auto-expansion."""
    s.tell("told-automa-expands", "AUT-5.1", seat=me.seat)
    s.do(Step("automa.battles", me.seat), Step("automa.expanded", me.seat))
    _people(s, me)
    points = _growth(s, me, by_card=bool(card))
    s.expansion = Expansion(me.seat, auto=not card, growth=points)
    before = s.copy()
    old = dict(me.fleets)
    placing = Placing(s, before, me, min(points, MOST))
    placing.place_all()
    _sail(placing, old)
    s.expansion = replace(s.expansion, attacks=placing.in_order())
    left = points - min(points, MOST) + placing.left
    s.do(Step("automa.surplus", me.seat, (left,)))
    if placing.from_cities:  # AUT-5.13
        for _ in range(placing.from_cities):
            s.tell("told-cube", "AUT-5.13", seat=me.seat, morale=AUTOMA_CUBE)
        change_morale(s, me, -AUTOMA_CUBE * placing.from_cities)
    count_colonies(s, me)  # AUT-5.15


def _people(s: State, me: Player) -> None:
    """AUT-5.1: a legion for Romans, a raid for Norsemen."""
    add_legions(s, me)
    if not me.traits.raids:
        return
    rolled = s.chance.roll()
    s.tell("told-automa-raid", "AUT-5.1", seat=me.seat, number=rolled)
    if rolled <= RAID_SUCCESS:
        for other in s.others(me):
            if other.thalers:
                other.thalers -= 1
                me.thalers += 1
                s.tell("told-automa-loot", "AUT-5.1", seat=other.seat, other=me.seat, thalers=1)


def _growth(s: State, me: Player, *, by_card: bool) -> int:
    """AUT-5.2 to AUT-5.5"""
    points = growth(me)
    if by_card:
        bonus: int = VALUES["expansion_bonus"][s.rules.difficulty]
        points += bonus
        used = min(len(ready_luxuries(s, me)), max(0, VALUES["growth_target"] - points))
        use_luxuries(s, me, used)
        points += used
    else:
        points += use_all_luxuries(s, me)
    s.tell("told-automa-growth", "AUT-5.2", seat=me.seat, number=points)
    return max(0, points)


class Placing:
    """The placing of cubes, from the highest value down (AUT-5.8)."""

    def __init__(self, s: State, before: State, me: Player, cubes: int) -> None:
        self.s = s
        self.before = before
        self.me = me
        self.left = cubes
        """Growth that is not used yet."""
        self.from_cities = 0
        self.taken: set[int] = set()
        """Fields that were taken or are attacked in this expansion."""
        self.attacks: list[tuple[int, Attack]] = []
        """With the value for which each is fought."""
        most: int = VALUES["battle"]["max_attacks_per_round"][s.rules.difficulty]
        self.limit = most - me.assaults
        self.rivals = candidates(before, before.players[me.seat])
        for rival in sorted(self.rivals, key=lambda n: (-n.value.total, RANK[n.value.field])):
            tell_value(s, me, rival.value, "told-automa-value", "AUT-5.8")
        self.rivals = [rival for rival in self.rivals if rival.value.total >= LEAST]

    def place_all(self) -> None:
        """AUT-5.8, AUT-6.13: those that are tied at a moment are all settled."""
        while self.left > 0 and self.rivals:
            keys = {rival.value.field: self._key(rival) for rival in self.rivals}
            best = min(keys.values())
            tied = [rival for rival in self.rivals if keys[rival.value.field] == best]
            self.rivals = [rival for rival in self.rivals if keys[rival.value.field] != best]
            self._tell_tie(list(keys.values()), best, tied)
            for rival in sorted(tied, key=lambda n: RANK[n.value.field]):
                if not self._place(rival):
                    return

    def _tell_tie(
        self, keys: list[tuple[int, ...]], best: tuple[int, ...], tied: list[Candidate]
    ) -> None:
        """AUT-6.13: A to D as 1 to 4."""
        if self.s.log is not None and (decided := decided_by(keys, best)):
            field = self.s.label(min((n.value.field for n in tied), key=RANK.__getitem__))
            seat = self.me.seat
            self.s.tell("told-automa-tie", "AUT-6.13", seat=seat, field=field, number=decided)

    def _key(self, rival: Candidate) -> tuple[int, ...]:
        """AUT-6.13 A to C."""
        value = rival.value
        near = own_borders(self.s, self.me, value.field)
        return (-value.total, value.rank, -near, from_home(self.s, self.me, value.field))

    def _place(self, rival: Candidate) -> bool:
        """One cube on a candidate, or not if it cannot be paid or too many are attacked (AUT-5.11,
        AUT-6.15). Are there cubes to go on with?"""
        s, me, field = self.s, self.me, rival.value.field
        hostile = occupied(self.before, field)
        cost = FLEET_COST[me.levels[NAVIGATION]] if rival.built != NOBODY else 0
        if me.thalers < cost:
            s.tell("told-automa-no-fleet", "AUT-6.15", seat=me.seat, field=s.label(field))
            return True
        if hostile and self.limit <= 0:
            s.tell("told-automa-no-attack", "AUT-5.11", seat=me.seat, field=s.label(field))
            return True
        origin = take_cube(me, army=True)
        if origin == NO_CUBE:
            return False
        self.from_cities += origin == CITY
        me.thalers -= cost
        self.left = max(0, self.left - 1)
        self.taken.add(field)
        tell_value(s, me, rival.value, "told-automa-places", "AUT-5.8")
        if hostile:
            self.attack(rival.value.total, field, landed=rival.built != NOBODY)
        else:
            settle(s, me, field)
        return True

    def attack(self, value: int, field: int, *, landed: bool) -> None:
        """AUT-5.10: a cube on an occupied province is an attacker."""
        self.limit -= 1
        self.me.assaults += 1
        number = {"landed": 1} if landed else {"walked": 1}
        attack = Attack(field, self.me.seat, self.s.owner[field], **number)
        self.attacks.append((value, attack))

    def in_order(self) -> tuple[Attack, ...]:
        """AUT-5.16: in descending order of value, ties by id."""
        ranked = sorted(self.attacks, key=lambda entry: (-entry[0], RANK[entry[1].place]))
        return tuple(attack for _, attack in ranked)


def settle(s: State, me: Player, field: int) -> None:
    """A cube in a field that nobody holds, or a fleet more in an own one; the food waits for the
    end of the movement (EOT-8.5)."""
    if field >= LANDS:
        me.fleets[field] = me.fleets.get(field, 0) + 1
    else:
        s.vassals[field] += 1
    if s.owner[field] == NOBODY:
        set_owner(s, field, me.seat)


def _settle_food(s: State, before: State) -> None:
    """EOT-8.5: what was won and left is set against each other; a fleet that inherits a sea field
    gains its fish (EOT-8.17)."""
    for me in s.players:
        fields = [n for n in s.area.fields if s.owner[n] != before.owner[n]]
        won = sum(food_of(me, n) for n in fields if s.owner[n] == me.seat)
        left = sum(food_of(me, n) for n in fields if before.owner[n] == me.seat)
        change_food(me, won - left)


def _sail(placing: Placing, old: dict[int, int]) -> None:
    """AUT-5.12: the old fleets move; food and fish are settled together afterwards."""
    s, me = placing.s, placing.me
    standing = _standing(placing, old)
    courses = sail(s, placing.before, me, old, placing.taken, placing.limit)
    for course in courses:
        if course.stop != course.start:
            _move(placing, course)
        else:
            _tell_course(s, me, course, "told-automa-stays", "AUT-7.4")
    for n in old:
        if s.owner[n] == me.seat and n not in me.fleets:
            set_owner(s, n, heir(s, n))
    _settle_food(s, placing.before)
    _demand(placing, courses, standing)


def _standing(placing: Placing, old: dict[int, int]) -> set[int]:
    """AUT-7.7: fields in which its fleets stood with a smaller enemy group from the start."""
    s, me = placing.before, placing.before.players[placing.me.seat]
    return {
        sea
        for sea, number in old.items()
        for seat in [enemy_group(s, me, sea)]
        if seat != NOBODY and s.players[seat].fleets.get(sea, 0) < number
    }


def _move(placing: Placing, course: Course) -> None:
    """One fleet leaves its field and is where it goes."""
    s, me, stop = placing.s, placing.me, course.stop
    me.fleets[course.start] -= 1
    if not me.fleets[course.start]:
        del me.fleets[course.start]
    _tell_course(s, me, course, "told-automa-sails", "AUT-7.3")
    if occupied(placing.before, stop):
        placing.attack(course.value.total, stop, landed=True)
    else:
        settle(s, me, stop)


def _tell_course(s: State, me: Player, course: Course, message: str, clause: str) -> None:
    """What a fleet weighed, by which tie breaker it decided, and for what."""
    for rival in course.rivals:
        tell_value(s, me, rival, "told-automa-course", "AUT-7.3")
    if course.tie:
        label = s.label(course.value.field)
        s.tell("told-automa-course-tie", "AUT-7.2", seat=me.seat, field=label, number=course.tie)
    tell_value(s, me, course.value, message, clause)


def _demand(placing: Placing, courses: list[Course], standing: set[int]) -> None:
    """AUT-7.7: sea battles against smaller groups, entered or stood with from the start; AUT-5.16:
    the highest value that one of the fleets sees in it counts."""
    s, me = placing.s, placing.me
    values: dict[int, int] = {}
    for course in courses:
        values[course.stop] = max(course.value.total, values.get(course.stop, course.value.total))
    for sea in sorted(me.fleets):
        seat = enemy_group(s, me, sea)
        if seat == NOBODY or s.players[seat].fleets.get(sea, 0) >= me.fleets[sea]:
            continue
        if sea in standing or any(n.stop == sea != n.start for n in courses):
            placing.attacks.append((values[sea], Attack(sea, me.seat, seat)))


@RULES.plain("automa.surplus")
def surplus(s: State, me: Player, points: int) -> None:
    """AUT-5.14: three points are one morale; each of the rest trains an army, if it can be paid."""
    rest = points % SURPLUS
    cost = ARMY_COST[me.levels[MECHANICS]]
    for _ in range(rest):
        if me.levels[MECHANICS] and me.free and me.thalers >= cost:
            me.free -= 1
            me.army += 1
            me.thalers -= cost
            s.tell("told-automa-army", "AUT-5.14", seat=me.seat, number=cost)
    if points >= SURPLUS:
        change_morale(s, me, points // SURPLUS)


@RULES.plain("automa.expanded")
def expanded(s: State, _: Player) -> None:
    """AUT-1.20: after the first of all expansions the cards set aside join the deck."""
    s.expansion = None
    bring_in(s)
