"""Section 15: battles, one step of the agenda for each step of a round.

``start`` is for whoever moves or places units upon enemies: it has to be the last thing they do.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, Reason
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles.casualties import kill
from civitas.titles.clash_of_cultures.battles.combat import (
    dice_count,
    hits_on,
    roll,
    tally,
    tell_roll,
)
from civitas.titles.clash_of_cultures.battles.outcome import end
from civitas.titles.clash_of_cultures.battles.sides import (
    as_player,
    both,
    by_kind,
    change,
    enemy,
    fight,
    fighters,
    fights,
    fortress,
    named,
    step_for,
    strength,
)
from civitas.titles.clash_of_cultures.battles.tactics import (
    besieges,
    discard_tactics,
    give_way,
    gives_way,
)
from civitas.titles.clash_of_cultures.content.goods import CULTURE, one
from civitas.titles.clash_of_cultures.content.pieces import TEMPLE
from civitas.titles.clash_of_cultures.means.payments import USING, Cost, cost_for, pay, payable
from civitas.titles.clash_of_cultures.means.reactions import added, forbids
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.progress import Battle, Side
from civitas.titles.clash_of_cultures.state import BARBARIANS, FATIGUED, Player, State
from civitas.titles.clash_of_cultures.units import (
    at,
    lay,
    take,
)

RULES: Final = Chapter()

FORBIDDEN: Final = Reason("battle-forbidden", "COC-0.12")
TOLL: Final = "toll"


def enemy_at(s: State, owner: int, place: int) -> int:
    """Whom units of an owner have to fight who enter this hex; `NOBODY` if no one. At sea only
    ships count, on land units and cities (COC-15.1)."""
    for other, units in enumerate(s.units):
        if other != owner and place in units:
            return other
    city = s.cities.get(place)
    return city.owner if city is not None and city.owner != owner else NOBODY


def refuse_battle(s: State, me: Player, place: int) -> Reason | None:
    """Why a player may not start a battle on this hex: a ban, or a price that cannot be paid
    (COC-12.6, COC-0.10)."""
    if any(place in s.units[n] or place in s.players[n].cities for n in _courted(s, me)):
        return FORBIDDEN
    return None if payable(me, toll_for(s, me, place)) else FORBIDDEN


def toll_for(s: State, me: Player, place: int) -> Cost:
    """What a player has to pay before a battle on this hex (COC-0.10)."""
    return _toll(s, me, _tokens(s, me, place))


def _tokens(s: State, me: Player, place: int) -> int:
    """Culture tokens that a player has to pay before a battle on this hex."""
    city = s.cities.get(place)
    tokens = sum([added(s, other, Moment.BATTLE_TOLL, me.seat, place) for other in s.players])
    return tokens + (0 if city is None else city.venerated)


def _courted(s: State, me: Player) -> list[int]:
    """The players with whom there is peace: of courtship on either side, or by negotiations."""
    return [
        n.seat
        for n in s.players
        if n.courted == me.seat or me.courted == n.seat or me.truces >> n.seat & 1
    ]


def start(
    s: State,
    attacker: int,
    defender: int,
    place: int,
    origin: int,
    group: tuple[int, ...],
    *,
    disembarked: bool = False,
    may_retreat: bool = True,
) -> None:
    """COC-15.1: the attackers have just arrived on the hex of the enemy; ``group`` are the units
    that came, with the marks they have there. Owners are seats, `BARBARIANS` or `PIRATES`.

    ``origin`` is the hex to retreat to (COC-15.20): for a land group the last one before the
    battle, for ships the one where their move began, for disembarked units that of their ship.
    The battle is on the agenda when this returns: push nothing after it.
    """
    land = s.map.is_land(place)
    city = s.cities.get(place) if land else None
    attackers = [unit for unit in group if fights(land, unit)]
    defenders = [unit for unit in at(s, defender, place) if fights(land, unit)]
    s.battle = Battle(
        place,
        attacker,
        defender,
        land,
        origin,
        (Side(attacker, by_kind(attackers)), Side(defender, by_kind(defenders))),
        may_retreat=may_retreat and attacker < BARBARIANS,
        disembarked=disembarked,
        temple=city is not None and city.has(TEMPLE),
        city=city is not None,
        mood=-1 if city is None else city.mood,
    )
    s.tell("battle", "COC-15.1", seat=named(attacker), other=named(defender), hex=s.label(place))
    s.do(step_for("battle.toll", s, attacker), step_for("battle.begin", s, attacker))


def _toll(s: State, me: Player, tokens: int) -> Cost:
    return cost_for(s, me, one(CULTURE, tokens), USING)


@RULES.asking("battle.toll")
def toll(s: State, me: Player) -> Flow:
    """A player pays before the battle what the enemy is owed: the tokens on a venerated city, which
    are gone then, and the price of a broken peace (COC-0.10, COC-15.1)."""
    battle = fight(s)
    if battle.attacker >= BARBARIANS:
        return
    tokens = _tokens(s, me, battle.hex)
    if tokens and payable(me, _toll(s, me, tokens)):
        yield from pay(s, me, _toll(s, me, tokens), TOLL, "COC-0.10")
    city = s.cities.get(battle.hex)
    if city is not None and city.venerated:
        s.cities[battle.hex] = replace(city, venerated=0)


@RULES.plain("battle.begin")
def begin(s: State, _: Player) -> None:
    """COC-15.3 to COC-15.5: an undefended target is beaten at once."""
    battle = fight(s)
    for owner in (battle.attacker, battle.defender):
        _fatigue(s, owner)
    defender = as_player(s, battle.defender)
    if defender is not None and forbids(s, defender, Moment.REPELS):
        for unit in fighters(s, battle.attacker):
            kill(s, battle.attacker, unit)
        s.battle = replace(fight(s), contested=True)
        end(s, battle.defender)
    elif not fighters(s, battle.defender) and not fortress(s):
        end(s, battle.attacker)
    else:
        s.do(*both(s, Moment.BATTLE_START), step_for("battle.round", s, battle.attacker))


def _fatigue(s: State, owner: int) -> None:
    """COC-12.10: whoever fights cannot be moved in this turn any more."""
    place, units = fight(s).hex, fighters(s, owner)
    if units:
        take(s, owner, place, *units)
        lay(s, owner, place, *(unit | FATIGUED for unit in units))


@RULES.plain("battle.round")
def next_round(s: State, _: Player) -> None:
    """COC-15.6"""
    battle = s.battle = replace(fight(s), round=fight(s).round + 1, contested=True, revealed=False)
    for owner in (battle.attacker, battle.defender):
        change(s, owner, **_FRESH, strength=strength(s, owner))
    s.tell("battle-round", "COC-15.6", round=battle.round)
    players = [as_player(s, owner) for owner in (battle.attacker, battle.defender)]
    s.do(
        *both(s, Moment.ROUND_START),
        *[Step("battle.tactics", player.seat) for player in players if player is not None],
        step_for("battle.reveal", s, battle.attacker),
    )


@RULES.plain("tactics.second-thoughts")
def second_thoughts(s: State, _: Player) -> None:
    """Who may think again about tactics that lie open (COC-15.8)."""
    s.do(*both(s, Moment.TACTICS_REVEALED))


@RULES.asking("battle.revealed")
def revealed(s: State, me: Player) -> Flow:
    """COC-15.8: a side that gives way ends the battle, otherwise it comes to a roll."""
    battle = fight(s)
    if gives_way(s, battle.defender):
        yield from give_way(s, battle.defender)
        end(s, battle.attacker)
        return
    if _no_roll(s):
        s.do(step_for("battle.check", s, battle.attacker))
        return
    owners = (battle.attacker, battle.defender)
    hungry = [owner for owner in owners if besieges(s, enemy(s, owner).owner)]
    s.do(
        *[step_for("tactics.siege", s, owner, owner) for owner in hungry],
        *both(s, Moment.TO_ROLL),
        step_for("battle.roll", s, battle.attacker),
    )


_FRESH: Final = {
    "lost": 0,
    "played": False,
    "ignored": False,
    "powerless": False,
    "dice": (),
    "void": 0,
    "bonus": (),
    "shares": (),
    "value": 0,
    "shield": (),
    "shields": (),
}
"""What a side forgets at the start of a round."""


def _no_roll(s: State) -> bool:
    """COC-15.8: a side without fighters rolls nothing, except for a fortress."""
    battle = fight(s)
    return not fighters(s, battle.attacker) or not dice_count(s, battle.defender)


@RULES.plain("battle.roll")
def roll_dice(s: State, _: Player) -> None:
    """COC-15.9"""
    battle = fight(s)
    owners = (battle.attacker, battle.defender)
    for owner in owners:
        roll(s, owner)
    for owner in owners:
        tally(s, owner)
        tell_roll(s, owner)
    s.do(*both(s, Moment.ROLLED), step_for("battle.hits", s, battle.attacker))


@RULES.plain("battle.hits")
def hits(s: State, _: Player) -> None:
    """COC-15.15: decisions about hits come when all values are known."""
    battle = fight(s)
    for owner in (battle.attacker, battle.defender):
        tally(s, owner)
    s.do(*both(s, Moment.HIT), step_for("battle.losses", s, battle.attacker))


@RULES.plain("battle.losses")
def losses(s: State, _: Player) -> None:
    """COC-15.16: both sides take their hits, the attacker's owner chooses first."""
    battle = fight(s)
    steps = []
    for owner in (battle.attacker, battle.defender):
        tally(s, owner)
        taken = hits_on(s, owner)
        s.tell("hits", "COC-15.15", seat=named(owner), count=taken)
        if taken and fighters(s, owner):
            steps.append(step_for("battle.lose", s, owner, owner, taken))
    later = [step_for(what, s, battle.attacker) for what in ("battle.aftermath", "battle.check")]
    s.do(*steps, *later)


@RULES.plain("battle.check")
def check(s: State, _: Player) -> None:
    """COC-15.17 to COC-15.19: has anybody lost?"""
    discard_tactics(s)
    battle = fight(s)
    attackers, defenders = strength(s, battle.attacker), strength(s, battle.defender)
    if not sum(battle.sides[1].start):
        end(s, battle.attacker if attackers else battle.defender)
    elif attackers and defenders:
        s.do(*both(s, Moment.ROUND_END), step_for("battle.retreat", s, battle.attacker))
    elif attackers or defenders:
        end(s, battle.attacker if attackers else battle.defender)
    else:
        end(s, NOBODY)
