"""Section 15: how a battle ends: retreat, victory, what drowns, what is taken, what follows."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles.capture import capture
from civitas.titles.clash_of_cultures.battles.casualties import kill_settlers
from civitas.titles.clash_of_cultures.battles.sides import (
    PLEDGED,
    as_player,
    besieged,
    both,
    fight,
    fortress,
    named,
    room_for,
    side,
    step_for,
)
from civitas.titles.clash_of_cultures.battles.tactics import (
    discard_tactics,
)
from civitas.titles.clash_of_cultures.commerce.routes import trades_from
from civitas.titles.clash_of_cultures.content.goods import CULTURE, GOLD, MOOD, one
from civitas.titles.clash_of_cultures.content.pieces import SHIP
from civitas.titles.clash_of_cultures.means.choices import gain_any
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.battles import FIGHT_ON, RETREAT, Retreat
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.progress import Fought
from civitas.titles.clash_of_cultures.state import BARBARIANS, PIRATES, Player, State
from civitas.titles.clash_of_cultures.units import (
    aboard,
    army,
    at,
    enemy_units,
    lay,
    ship_room,
    take,
)

RULES: Final = Chapter()


def room_behind(s: State) -> bool:
    """COC-15.21: is there room where the attackers came from?"""
    battle = fight(s)
    units = at(s, battle.attacker, battle.hex)
    if enemy_units(s, battle.attacker, battle.origin):
        return False
    if s.map.is_land(battle.origin):
        return army(units) <= room_for(s, battle.attacker, units, battle.origin)
    return not battle.land or aboard(units) <= ship_room(s, battle.attacker, battle.origin)


@RULES.asking("battle.retreat")
def may_retreat(s: State, me: Player) -> Flow:
    """COC-15.19: the attacker may retreat; otherwise the next round starts."""
    battle = fight(s)
    if battle.broken_off:
        retreat(s)
        return
    if battle.may_retreat and room_behind(s):
        params = {"hex": s.label(battle.hex)}
        pick = yield Ask(battle.attacker, "retreat", lambda: [FIGHT_ON, RETREAT], params)
        if isinstance(pick, Retreat):
            retreat(s)
            return
    s.do(step_for("battle.round", s, battle.attacker))


def retreat(s: State) -> None:
    """COC-15.20: the attackers and their settlers go back; the battle is a draw."""
    battle = fight(s)
    units = at(s, battle.attacker, battle.hex)
    if units:  # who broke the battle off may have been the last
        take(s, battle.attacker, battle.hex, *units)
        lay(s, battle.attacker, battle.origin, *units)
    s.tell("retreats", "COC-15.20", seat=named(battle.attacker), hex=s.label(battle.origin))
    end(s, NOBODY)


def end(s: State, winner: int) -> None:
    """The battle is decided; `NOBODY` wins a draw (COC-15.17)."""
    discard_tactics(s)
    battle = s.battle = replace(fight(s), winner=winner)
    if winner == NOBODY:
        s.tell("battle-draw", "COC-15.17", hex=s.label(battle.hex))
    else:
        s.tell("battle-won", "COC-15.17", seat=named(winner), hex=s.label(battle.hex))
    steps = []
    if not battle.land:
        there = battle.hex if at(s, battle.attacker, battle.hex) else battle.origin
        steps = [
            step_for("battle.drown", s, battle.attacker, battle.attacker, there),
            step_for("battle.drown", s, battle.defender, battle.defender, battle.hex),
        ]
    s.do(
        *steps,
        step_for("battle.occupy", s, battle.attacker),
        step_for("battle.pirates", s, battle.attacker),
        step_for("battle.after", s, battle.attacker),
    )


@RULES.plain("battle.occupy")
def occupy(s: State, _: Player) -> None:
    """COC-15.23, COC-15.24, COC-23.4: the winner's reward; the attacker takes the hex."""
    battle = fight(s)
    won = battle.land and battle.winner == battle.attacker
    winner = as_player(s, battle.winner) if battle.winner != NOBODY else None
    wild = any(each.owner == BARBARIANS and any(each.start) for each in battle.sides)
    if winner is not None and wild:
        gain(s, winner, one(GOLD), "barbarians", "COC-23.4")
    if winner is not None:
        used = side(s, winner.seat).prepaid
        for ability in [n for n in sorted(PLEDGED) if used >> n & 1]:
            PLEDGED[ability](s, winner)
    if won:
        kill_settlers(s, battle.defender, "COC-15.23")
    city = s.cities.get(battle.hex)
    captured = won and city is not None and city.owner == battle.defender
    s.battle = replace(fight(s), captured=captured)
    _remember(s)
    if captured:
        capture(s, battle.attacker, battle.hex)


def _remember(s: State) -> None:
    """For cards and objectives that look back at the battles of the turn."""
    battle = fight(s)
    first, second = battle.sides
    city = besieged(s)
    s.turn.battles = (
        *s.turn.battles,
        Fought(
            battle.hex,
            battle.land,
            battle.attacker,
            battle.defender,
            battle.winner,
            battle.contested,
            battle.city,
            battle.captured,
            battle.disembarked,
            first.start,
            second.start,
            first.killed,
            second.killed,
            fortress(s),
            0 if city is None else city.size,
            0 if city is None else len(city.wonders),
            (first.settlers, second.settlers),
            (trades_from(s, first.owner, battle.hex), trades_from(s, second.owner, battle.hex)),
        ),
    )


@RULES.asking("battle.pirates")
def pirates(s: State, me: Player) -> Flow:
    """COC-23.12: gold for each pirate ship removed, and a token, won or lost."""
    for mine, other in (fight(s).sides, fight(s).sides[::-1]):
        player = as_player(s, mine.owner)
        if player is not None and other.owner == PIRATES:
            gain(s, player, one(GOLD, other.killed[SHIP]), "pirates", "COC-23.12")
            yield from gain_any(s, player, (MOOD, CULTURE), "pirates", "COC-23.12")


@RULES.plain("battle.after")
def after(s: State, me: Player) -> None:
    """COC-15.31: after capture is complete, the attacker first."""
    windows = Step("battle.windows", me.seat)
    s.do(*both(s, Moment.BATTLE_END), Step("battle.over", me.seat), windows)


@RULES.plain("battle.over")
def over(s: State, _: Player) -> None:
    """The battle is forgotten once its after-effects are done (COC-15.32)."""
    s.battle = None
