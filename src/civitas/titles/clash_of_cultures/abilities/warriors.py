"""Civilizations that speak in a battle or after it."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import put
from civitas.titles.clash_of_cultures.battles.combat import threatened
from civitas.titles.clash_of_cultures.battles.sides import (
    defends,
    enemy,
    enemy_has,
    fight,
    fortress,
    grant,
    involved,
    shield,
    side,
    strength,
)
from civitas.titles.clash_of_cultures.cities.cities import set_mood
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    GOLD,
    MOOD,
    ORE,
    WOOD,
    one,
    plus,
)
from civitas.titles.clash_of_cultures.content.pieces import (
    CAVALRY,
    ELEPHANT,
    IS_ARMY,
    LEADER,
    OBELISK,
    UNIT,
)
from civitas.titles.clash_of_cultures.course.scoring import CATEGORIES, Points
from civitas.titles.clash_of_cultures.means.choices import may_do
from civitas.titles.clash_of_cultures.means.payments import (
    USING,
    Cost,
    cost_for,
    pay,
    payable,
    priced,
    printed,
)
from civitas.titles.clash_of_cultures.means.prisoners import MOST_PRISONERS
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.battles import BONUS, PRISONER, Bonus, Prisoner
from civitas.titles.clash_of_cultures.picks.common import DONE, USE, Use
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import BARBARIANS, HAPPY, NEUTRAL, Player, State
from civitas.titles.clash_of_cultures.units import (
    from_supply,
    in_supply,
)

WARSHIPS: Final = ADVANCE["warships"]
CAP: Final = 2
IMMORTALS_MOST: Final = 4
KINSMEN_MOST: Final = 4
EMBALMING_MOST: Final = 4
MOURNED: Final = 2


# ------------------------------------------------------------------ in a round


@hook(Moment.COMBAT_VALUE, "horsemanship")
def horsemanship(s: State, me: Player) -> int:
    """Round 1, defending a city with a fortress: one cavalry counts +3 instead of +2 (COC-7.11,
    COC-15.14)."""
    rides = defends(s, me) and fight(s).round == 1 and fortress(s)
    return int(rides and side(s, me.seat).activated[CAVALRY] > 0)


@hook(Moment.TACTICS_DENIED, "spartans")
def spartans(s: State, me: Player) -> bool:
    """With fewer army units at the start of a round of a land battle: no tactics of the enemy
    (COC-7.11, COC-15.7)."""
    return fight(s).land and side(s, me.seat).strength < enemy(s, me.seat).strength


def _fireworks_help(s: State, me: Player) -> bool:
    return fight(s).round == 1 and threatened(s, me)


@hook(
    Moment.HIT,
    "fireworks",
    may=_fireworks_help,
    optional=True,
    cost=plus(one(ORE), one(WOOD)),
)
def fireworks(s: State, me: Player) -> None:
    """In round 1 of any battle ignore 1 hit (COC-7.11, COC-15.15)."""
    shield(s, me, "fireworks")


@hook(Moment.BONUS_CAP, "grey_flood")
def grey_flood(s: State, me: Player) -> int:
    """With an elephant in a land battle the enemy's bonuses of round 1 are at most +2 (COC-7.11,
    COC-15.14)."""
    stamps = fight(s).land and fight(s).round == 1 and strength(s, me.seat, ELEPHANT) > 0
    return CAP if stamps else 0


def _can_bleed(s: State, me: Player) -> bool:
    return payable(me, cost_for(s, me, one(CULTURE), USING, ABILITY["immortals"]))


@hook(Moment.TO_ROLL, "immortals", may=_can_bleed, optional=True)
def immortals(s: State, me: Player) -> Flow:
    """Before each own roll pay 1 to 4 culture tokens for +1 each (COC-7.11, COC-15.9)."""
    told = partial(_bonus_terms, s, me)
    pick = yield Ask(me.seat, "immortals", partial(_bonus_picks, s, me), terms=told)
    yield from pay(s, me, _bonus_cost(s, me, pick.amount), "immortals", "COC-0.10")
    grant(s, me, "immortals", pick.amount)


def _bonus_cost(s: State, me: Player, tokens: int) -> Cost:
    return cost_for(s, me, one(CULTURE, tokens), USING, ABILITY["immortals"])


def _bonus_terms(s: State, me: Player, pick: Bonus) -> Terms | None:
    return terms(printed(_bonus_cost(s, me, pick.amount)), choice=True)


def _bonus_picks(s: State, me: Player) -> list[Pick]:
    return [
        BONUS[n]
        for n in range(1, IMMORTALS_MOST + 1)
        if payable(me, cost_for(s, me, one(CULTURE, n), USING, ABILITY["immortals"]))
    ]


@hook(Moment.COMBAT_VALUE, "kinsmen")
def kinsmen(s: State, me: Player) -> int:
    """Against army units of another player +1 for each barbarian city within range 2 (COC-7.11,
    COC-15.14)."""
    battle, foe = fight(s), enemy(s, me.seat).owner
    if not battle.land or foe >= BARBARIANS or not strength(s, foe):
        return 0
    near = s.map.within(battle.hex, 2)
    villages = [n for n in near if n in s.cities and s.cities[n].owner == BARBARIANS]
    return min(len(villages), KINSMEN_MOST)


@hook(Moment.COMBAT_VALUE, "bireme")
def bireme(s: State, me: Player) -> int:
    """At sea +2; in round 1 only if the enemy has War Ships too (COC-7.11, COC-15.14)."""
    battle = fight(s)
    if battle.land or (enemy_has(s, me, WARSHIPS) and battle.round > 1):
        return 0
    return 2


# ------------------------------------------------------------------ after the battle


def _took_prisoners(s: State, me: Player) -> bool:
    won = fight(s).land and fight(s).winner == me.seat
    return won and len(me.prisoners) < MOST_PRISONERS and bool(_captives(s, me, ()))


def _captives(s: State, me: Player, taken: tuple[int, ...]) -> list[int]:
    """The kinds of enemy units removed in the battle that are not yet taken."""
    foe = enemy(s, me.seat)
    return [
        kind
        for kind, count in enumerate(foe.killed)
        if IS_ARMY[kind]
        and kind != LEADER
        and count > taken.count(kind)
        and in_supply(s, foe.owner, kind)
    ]


@hook(Moment.BATTLE_END, "prisoners_of_war", may=_took_prisoners, optional=True)
def prisoners_of_war(s: State, me: Player) -> Flow:
    """After a land battle won, units removed in it become prisoners, 4 in all (COC-7.11,
    COC-15.31)."""
    foe = enemy(s, me.seat).owner
    taken: tuple[int, ...] = ()
    while len(me.prisoners) < MOST_PRISONERS and _captives(s, me, taken):
        kinds = _captives(s, me, taken)
        pick = yield Ask(me.seat, "prisoner", partial(_prisoner_picks, kinds, bool(taken)))
        if not isinstance(pick, Prisoner):
            return
        kind = UNIT[pick.unit]
        taken = (*taken, kind)
        from_supply(s, foe, kind)
        me.prisoners = tuple(sorted((*me.prisoners, foe << 3 | kind)))
        s.tell("prisoner", "COC-15.31", seat=me.seat, unit=pick.unit)


def _prisoner_picks(kinds: list[int], may_stop: bool) -> list[Pick]:
    found: list[Pick] = [PRISONER[kind] for kind in kinds]
    return [*found, DONE] if may_stop else found


def _won(s: State, me: Player) -> bool:
    return fight(s).winner == me.seat


@hook(Moment.BATTLE_END, "captivi", may=_won)
def captivi(s: State, me: Player) -> None:
    """Whenever a battle is won, undefended targets included (COC-7.11, COC-15.31)."""
    gain(s, me, plus(one(GOLD), one(MOOD)), "captivi", "COC-15.31")


def _captured(s: State, me: Player, captor: int, place: int, loser: int) -> bool:
    return captor == me.seat and place in me.cities


@hook(Moment.CITY_CAPTURED, "provinces", may=_captured)
def provinces(s: State, me: Player, captor: int, place: int, loser: int) -> Flow:
    """The city becomes neutral instead of angry, or happy for 1 culture token (COC-7.11,
    COC-16.12)."""
    cost = cost_for(s, me, one(CULTURE), USING, ABILITY["provinces"])
    set_mood(s, place, NEUTRAL, "COC-16.8")
    if payable(me, cost):
        told = priced(cost, Use)
        agreed = yield from may_do(me, "provinces", lambda: [USE["provinces"]], told)
        if agreed is not None:
            yield from pay(s, me, cost, "provinces", "COC-0.10")
            set_mood(s, place, HAPPY, "COC-16.8")


def _took_part(s: State, me: Player) -> bool:
    return involved(s, me) and me.goods[CULTURE] <= EMBALMING_MOST


@hook(Moment.BATTLE_END, "embalming", may=_took_part)
def embalming(s: State, me: Player) -> None:
    """After any battle with 4 or fewer culture tokens (COC-7.11, COC-15.31)."""
    gain(s, me, one(CULTURE), "embalming", "COC-15.31")


def _own_leader(s: State, me: Player, owner: int, card: int, killer: int) -> bool:
    return owner == me.seat


@hook(Moment.LEADER_DIED, "embalming", may=_own_leader)
def entombed(s: State, me: Player, owner: int, card: int, killer: int) -> None:
    """Whenever an own leader is killed or replaced (COC-7.11, COC-11.14)."""
    gain(s, me, one(CULTURE), "embalming", "COC-11.14")


def _mourns(s: State, me: Player) -> bool:
    killed = [count for kind, count in enumerate(side(s, me.seat).killed) if IS_ARMY[kind]]
    return sum(killed) >= MOURNED and me.pieces_left[OBELISK] > 0


@hook(Moment.BATTLE_END, "runestones", may=_mourns, optional=True)
def runestones(s: State, me: Player) -> None:
    """Who lost 2 army units may put an obelisk on the board, for good (COC-7.11, COC-15.31)."""
    me.pieces_left = put(me.pieces_left, OBELISK, me.pieces_left[OBELISK] - 1)
    me.runestones += 1
    s.tell("runestone", "COC-15.31", seat=me.seat)


OBJECTIVES: Final = CATEGORIES.index("objectives")


@hook(Moment.END_POINTS, "runestones")
def runestone_points(s: State, me: Player) -> Points:
    """1 point each, with the objectives (COC-27.5)."""
    return ((OBJECTIVES, 2 * me.runestones),)


@hook(Moment.END_POINTS, "prisoners_of_war")
def prisoner_points(s: State, me: Player) -> Points:
    """Half a point each, with the objectives (COC-27.5)."""
    return ((OBJECTIVES, len(me.prisoners)),)
