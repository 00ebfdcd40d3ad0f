"""Advances, wonders and civilizations that speak in a battle or after it."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.clash_of_cultures.abilities.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.choices import choose_city, may_do
from civitas.titles.clash_of_cultures.cities import set_mood
from civitas.titles.clash_of_cultures.combat import hits_on
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    GOLD,
    MOOD,
    ORE,
    WOOD,
    goods,
    one,
    plus,
)
from civitas.titles.clash_of_cultures.content.pieces import (
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    IS_ARMY,
    LEADER,
    OBELISK,
    UNIT,
    UNITS,
)
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.payments import USING, cost_for, pay, payable
from civitas.titles.clash_of_cultures.picks.battles import BONUS, CANCEL, PRISONER, Prisoner
from civitas.titles.clash_of_cultures.picks.common import DONE, USE
from civitas.titles.clash_of_cultures.scoring import CATEGORIES
from civitas.titles.clash_of_cultures.sides import (
    CANCELLED_DIE,
    CANCELLED_HIT,
    as_player,
    attacks,
    besieged,
    change,
    defends,
    enemy,
    fight,
    fortress,
    involved,
    side,
    strength,
)
from civitas.titles.clash_of_cultures.state import (
    BARBARIANS,
    HAPPY,
    NEUTRAL,
    Player,
    State,
    put,
)
from civitas.titles.clash_of_cultures.stock import gain
from civitas.titles.clash_of_cultures.units import (
    army_room,
    from_supply,
    in_supply,
    place_unit,
)

SIEGECRAFT: Final = ADVANCES[ADVANCE["siegecraft"]]
STEEL: Final = ADVANCES[ADVANCE["steel_weapons"]]
FANATICISM: Final = ADVANCES[ADVANCE["fanaticism"]]
METALLURGY: Final = ADVANCE["metallurgy"]
WARSHIPS: Final = ADVANCE["warships"]
ARENA: Final = ABILITY["great_arena"]
CAPTIVES: Final = 4
CAP: Final = 2
IMMORTALS_MOST: Final = 4
KINSMEN_MOST: Final = 4
EMBALMING_MOST: Final = 4
MOURNED: Final = 2


# ------------------------------------------------------------------ before the battle


def _siege_options(s: State, me: Player) -> list[int]:
    """What of the fortress can still be switched off, and paid for."""
    return [
        n
        for n, option in enumerate(SIEGECRAFT.options)
        if not fight(s).siege >> n & 1
        and payable(me, cost_for(s, me, goods(option["cost"]), USING, ADVANCE["siegecraft"]))
    ]


def _can_besiege(s: State, me: Player) -> bool:
    return attacks(s, me) and fortress(s) and bool(_siege_options(s, me))


@hook(Moment.BATTLE_START, "siegecraft", may=_can_besiege, optional=True)
def siegecraft(s: State, me: Player) -> Flow:
    """COC-15.28: 2 wood cancel the die, 2 ore the ignored hit; either or both."""
    while options := _siege_options(s, me):
        pick = yield Ask(me.seat, "siegecraft", partial(_cancel_picks, options))
        if pick not in CANCEL:
            return
        n = CANCEL.index(pick)
        cost = cost_for(s, me, goods(SIEGECRAFT.options[n]["cost"]), USING, ADVANCE["siegecraft"])
        yield from pay(s, me, cost, "siegecraft", "COC-15.28")
        s.battle = replace(fight(s), siege=fight(s).siege | (CANCELLED_DIE, CANCELLED_HIT)[n])


def _cancel_picks(options: list[int]) -> list[Pick]:
    return [*(CANCEL[n] for n in options), DONE]


def _steel_is_free(s: State, me: Player) -> bool:
    return fight(s).land and me.has(METALLURGY) and not _enemy_has(s, me, ADVANCE["steel_weapons"])


def _steel_for_ore(s: State, me: Player) -> bool:
    return fight(s).land and not _steel_is_free(s, me)


def _enemy_has(s: State, me: Player, ability: int) -> bool:
    """COC-23.3: barbarians own nothing."""
    foe = as_player(s, enemy(s, me.seat).owner)
    return foe is not None and foe.has(ability)


def prepare(s: State, me: Player, ability: int) -> None:
    """The ability works for the whole battle."""
    change(s, me.seat, prepaid=side(s, me.seat).prepaid | 1 << ability)


def prepared(s: State, me: Player, ability: int) -> bool:
    """Was the ability used in this battle?"""
    return bool(side(s, me.seat).prepaid >> ability & 1)


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
    rivalled = _enemy_has(s, me, ADVANCE["steel_weapons"])
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


def grant(s: State, me: Player, origin: str, amount: int) -> None:
    """Add to the combat value of this round's roll."""
    change(s, me.seat, bonus=(*side(s, me.seat).bonus, (origin, amount)))


def shield(s: State, me: Player, origin: str, amount: int = 1) -> None:
    """Ignore hits in this round."""
    change(s, me.seat, shield=(*side(s, me.seat).shield, (origin, amount)))


def threatened(s: State, me: Player) -> bool:
    """Are there hits to be taken?"""
    return hits_on(s, me.seat) > 0 and strength(s, me.seat) > 0


# ------------------------------------------------------------------ civilizations in a round


@hook(Moment.COMBAT_VALUE, "horsemanship")
def horsemanship(s: State, me: Player) -> int:
    """Round 1, defending a city with a fortress: one cavalry counts +3 instead of +2."""
    rides = defends(s, me) and fight(s).round == 1 and fortress(s)
    return int(rides and side(s, me.seat).activated[CAVALRY] > 0)


@hook(Moment.TACTICS_DENIED, "spartans")
def spartans(s: State, me: Player) -> bool:
    """With fewer army units at the start of a round of a land battle: no tactics of the enemy."""
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
    """In round 1 of any battle ignore 1 hit."""
    shield(s, me, "fireworks")


@hook(Moment.BONUS_CAP, "grey_flood")
def grey_flood(s: State, me: Player) -> int:
    """With an elephant in a land battle the enemy's bonuses of round 1 are at most +2."""
    stamps = fight(s).land and fight(s).round == 1 and strength(s, me.seat, ELEPHANT) > 0
    return CAP if stamps else 0


def _can_bleed(s: State, me: Player) -> bool:
    return payable(me, cost_for(s, me, one(CULTURE), USING, ABILITY["immortals"]))


@hook(Moment.TO_ROLL, "immortals", may=_can_bleed, optional=True)
def immortals(s: State, me: Player) -> Flow:
    """Before each own roll pay 1 to 4 culture tokens for +1 each."""
    pick = yield Ask(me.seat, "immortals", partial(_bonus_picks, s, me))
    cost = cost_for(s, me, one(CULTURE, pick.amount), USING, ABILITY["immortals"])
    yield from pay(s, me, cost, "immortals", "COC-0.10")
    grant(s, me, "immortals", pick.amount)


def _bonus_picks(s: State, me: Player) -> list[Pick]:
    return [
        BONUS[n]
        for n in range(1, IMMORTALS_MOST + 1)
        if payable(me, cost_for(s, me, one(CULTURE, n), USING, ABILITY["immortals"]))
    ]


@hook(Moment.COMBAT_VALUE, "kinsmen")
def kinsmen(s: State, me: Player) -> int:
    """Against army units of another player +1 for each barbarian city within range 2."""
    battle, foe = fight(s), enemy(s, me.seat).owner
    if not battle.land or foe >= BARBARIANS or not strength(s, foe):
        return 0
    near = s.map.within(battle.hex, 2)
    villages = [n for n in near if n in s.cities and s.cities[n].owner == BARBARIANS]
    return min(len(villages), KINSMEN_MOST)


@hook(Moment.COMBAT_VALUE, "bireme")
def bireme(s: State, me: Player) -> int:
    """At sea +2; in round 1 only if the enemy has War Ships too."""
    battle = fight(s)
    if battle.land or (_enemy_has(s, me, WARSHIPS) and battle.round > 1):
        return 0
    return 2


# ------------------------------------------------------------------ after the battle


def _took_prisoners(s: State, me: Player) -> bool:
    won = fight(s).land and fight(s).winner == me.seat
    return won and len(me.prisoners) < CAPTIVES and bool(_captives(s, me, ()))


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
    """After a land battle won, units removed in it become prisoners, 4 in all."""
    foe = enemy(s, me.seat).owner
    taken: tuple[int, ...] = ()
    while len(me.prisoners) < CAPTIVES and _captives(s, me, taken):
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
    """Whenever a battle is won, undefended targets included."""
    gain(s, me, plus(one(GOLD), one(MOOD)), "captivi", "COC-15.31")


def _captured(s: State, me: Player, captor: int, place: int, loser: int) -> bool:
    return captor == me.seat and place in me.cities


@hook(Moment.CITY_CAPTURED, "provinces", may=_captured)
def provinces(s: State, me: Player, captor: int, place: int, loser: int) -> Flow:
    """The city becomes neutral instead of angry, or happy for 1 culture token."""
    cost = cost_for(s, me, one(CULTURE), USING, ABILITY["provinces"])
    set_mood(s, place, NEUTRAL, "COC-16.8")
    if payable(me, cost):
        agreed = yield from may_do(me, "provinces", lambda: [USE["provinces"]])
        if agreed is not None:
            yield from pay(s, me, cost, "provinces", "COC-0.10")
            set_mood(s, place, HAPPY, "COC-16.8")


def _took_part(s: State, me: Player) -> bool:
    return involved(s, me) and me.goods[CULTURE] <= EMBALMING_MOST


@hook(Moment.BATTLE_END, "embalming", may=_took_part)
def embalming(s: State, me: Player) -> None:
    """After any battle with 4 or fewer culture tokens."""
    gain(s, me, one(CULTURE), "embalming", "COC-15.31")


def _own_leader(s: State, me: Player, owner: int, card: int, killer: int) -> bool:
    return owner == me.seat


@hook(Moment.LEADER_DIED, "embalming", may=_own_leader)
def entombed(s: State, me: Player, owner: int, card: int, killer: int) -> None:
    """Whenever an own leader is killed or replaced."""
    gain(s, me, one(CULTURE), "embalming", "COC-11.14")


def _mourns(s: State, me: Player) -> bool:
    killed = [count for kind, count in enumerate(side(s, me.seat).killed) if IS_ARMY[kind]]
    return sum(killed) >= MOURNED and me.pieces_left[OBELISK] > 0


@hook(Moment.BATTLE_END, "runestones", may=_mourns, optional=True)
def runestones(s: State, me: Player) -> None:
    """Who lost 2 army units may put an obelisk on the board, for good."""
    me.pieces_left = put(me.pieces_left, OBELISK, me.pieces_left[OBELISK] - 1)
    me.runestones += 1
    s.tell("runestone", "COC-15.31", seat=me.seat)


OBJECTIVES: Final = CATEGORIES.index("objectives")


@hook(Moment.END_POINTS, "runestones")
def runestone_points(s: State, me: Player, category: int) -> int:
    """1 point each, with the objectives (COC-27.5)."""
    return 2 * me.runestones if category == OBJECTIVES else 0


@hook(Moment.END_POINTS, "prisoners_of_war")
def prisoner_points(s: State, me: Player, category: int) -> int:
    """Half a point each, with the objectives (COC-27.5)."""
    return len(me.prisoners) if category == OBJECTIVES else 0
