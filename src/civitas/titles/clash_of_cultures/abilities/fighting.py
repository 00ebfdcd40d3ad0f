"""Advances and wonders that speak in a battle or after it."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.battles.sides import (
    CANCELLED_DIE,
    CANCELLED_HIT,
    attacks,
    besieged,
    defends,
    enemy,
    enemy_has,
    fight,
    fortress,
    grant,
    prepare,
    prepared,
    side,
)
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.goods import (
    MOOD,
    goods,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import (
    INFANTRY,
    UNITS,
)
from civitas.titles.clash_of_cultures.means.choices import choose_city
from civitas.titles.clash_of_cultures.means.payments import (
    USING,
    Cost,
    cost_for,
    pay,
    payable,
    printed,
)
from civitas.titles.clash_of_cultures.picks.battles import CANCEL
from civitas.titles.clash_of_cultures.picks.common import DONE
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import (
    BARBARIANS,
    HAPPY,
    Player,
    State,
)
from civitas.titles.clash_of_cultures.units import (
    army_room,
    in_supply,
    place_unit,
)

SIEGECRAFT: Final = ADVANCES[ADVANCE["siegecraft"]]
STEEL: Final = ADVANCES[ADVANCE["steel_weapons"]]
FANATICISM: Final = ADVANCES[ADVANCE["fanaticism"]]
METALLURGY: Final = ADVANCE["metallurgy"]
ARENA: Final = ABILITY["great_arena"]


# ------------------------------------------------------------------ before the battle


def _siege_cost(s: State, me: Player, option: int) -> Cost:
    price = goods(SIEGECRAFT.options[option]["cost"])
    return cost_for(s, me, price, USING, ADVANCE["siegecraft"])


def _siege_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    if pick not in CANCEL:
        return None
    return terms(printed(_siege_cost(s, me, CANCEL.index(pick))), choice=True)


def _siege_options(s: State, me: Player) -> list[int]:
    """What of the fortress can still be switched off, and paid for."""
    return [
        n
        for n in range(len(SIEGECRAFT.options))
        if not fight(s).siege >> n & 1 and payable(me, _siege_cost(s, me, n))
    ]


def _can_besiege(s: State, me: Player) -> bool:
    return attacks(s, me) and fortress(s) and bool(_siege_options(s, me))


@hook(Moment.BATTLE_START, "siegecraft", may=_can_besiege, optional=True)
def siegecraft(s: State, me: Player) -> Flow:
    """COC-15.28: 2 wood cancel the die, 2 ore the ignored hit; either or both."""
    while options := _siege_options(s, me):
        told = partial(_siege_terms, s, me)
        pick = yield Ask(me.seat, "siegecraft", partial(_cancel_picks, options), terms=told)
        if pick not in CANCEL:
            return
        n = CANCEL.index(pick)
        cost = _siege_cost(s, me, n)
        yield from pay(s, me, cost, "siegecraft", "COC-15.28")
        s.battle = replace(fight(s), siege=fight(s).siege | (CANCELLED_DIE, CANCELLED_HIT)[n])


def _cancel_picks(options: list[int]) -> list[Pick]:
    return [*(CANCEL[n] for n in options), DONE]


def _steel_is_free(s: State, me: Player) -> bool:
    return fight(s).land and me.has(METALLURGY) and not enemy_has(s, me, ADVANCE["steel_weapons"])


def _steel_for_ore(s: State, me: Player) -> bool:
    return fight(s).land and not _steel_is_free(s, me)


@hook(Moment.BATTLE_START, "steel_weapons", may=_steel_is_free)
def steel_for_free(s: State, me: Player) -> None:
    """COC-15.27: with Metallurgy, against an enemy without Steel Weapons."""
    prepare(s, me, ADVANCE["steel_weapons"])


@hook(
    Moment.BATTLE_START,
    "steel_weapons",
    may=_steel_for_ore,
    optional=True,
    cost=goods(STEEL.cost),
)
def steel_for_ore(s: State, me: Player) -> None:
    """COC-15.27: 1 ore a battle."""
    prepare(s, me, ADVANCE["steel_weapons"])


@hook(Moment.COMBAT_VALUE, "steel_weapons")
def steel_weapons(s: State, me: Player) -> int:
    """COC-15.27: +2 in every round, +1 if the enemy has Steel Weapons too."""
    if not prepared(s, me, ADVANCE["steel_weapons"]):
        return 0
    rivalled = enemy_has(s, me, ADVANCE["steel_weapons"])
    return STEEL.combat_value_if_enemy_owns_it if rivalled else STEEL.combat_value


# ------------------------------------------------------------------ in a round


@hook(Moment.IGNORED_HITS, "warships")
def warships(s: State, me: Player) -> int:
    """COC-15.29: in round 1 at sea, or on land if one came from one's ships."""
    battle = fight(s)
    landed = attacks(s, me) and battle.disembarked
    return int(battle.round == 1 and (not battle.land or landed))


@hook(Moment.COMBAT_VALUE, "fanaticism")
def fanaticism(s: State, me: Player) -> int:
    """COC-15.30: in a city with a temple, in round 1."""
    return FANATICISM.combat_value if fight(s).temple and fight(s).round == 1 else 0


def _lost_before_a_temple(s: State, me: Player) -> bool:
    battle = fight(s)
    lost = battle.winner == enemy(s, me.seat).owner
    return battle.temple and lost and bool(_camps(s, me)) and bool(in_supply(s, me.seat, INFANTRY))


def _camps(s: State, me: Player) -> list[int]:
    return [place for place in me.cities if army_room(s, me.seat, place) > 0]


@hook(Moment.BATTLE_END, "fanaticism", may=_lost_before_a_temple, optional=True)
def fanatics_gather(s: State, me: Player) -> Flow:
    """COC-15.30: the loser places an infantry in one of their cities."""
    place = yield from choose_city(s, me, _camps(s, me), "place-infantry")
    place_unit(s, me.seat, place, INFANTRY)
    s.tell("placed", "COC-15.30", seat=me.seat, unit=UNITS[INFANTRY].id, hex=s.label(place))


@hook(Moment.ENEMY_COMBAT_VALUE, "great_wall")
def rampart(s: State, me: Player) -> int:
    """COC-24.12: attackers of happy cities have -2 in round 1."""
    city = besieged(s)
    holds = defends(s, me) and city is not None and city.mood == HAPPY and fight(s).round == 1
    return -2 if holds else 0


@hook(Moment.REPELS, "great_wall")
def bulwark(s: State, me: Player) -> bool:
    """COC-24.12: barbarians who attack a city are killed without a fight."""
    return fight(s).attacker == BARBARIANS and besieged(s) is not None


def _crowd_can_cheer(s: State, me: Player) -> bool:
    return fight(s).land and bool(side(s, me.seat).dice) and not prepared(s, me, ARENA)


@hook(Moment.ROLLED, "great_arena", may=_crowd_can_cheer, optional=True, cost=one(MOOD))
def crowd(s: State, me: Player) -> None:
    """COC-24.6: once per land battle +1 after a roll, for 1 mood or 1 culture; either may be paid
    for the other."""
    prepare(s, me, ARENA)
    grant(s, me, "great_arena", 1)
