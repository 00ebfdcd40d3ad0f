"""The end of a battle: who has won, and what follows (EOT-9.26 to EOT-9.46, EOT-9.49)."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.battles.sides import (
    ATTACKER,
    DEFENDER,
    at_sea,
    commander,
    current,
)
from civitas.titles.era_of_tribes.battles.triumph import advance, retreat
from civitas.titles.era_of_tribes.content.fields import LANDS
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.content.tables import (
    BATTLEFIELDS,
    CITY_INFLUENCE,
    CITY_LOST,
    CITY_MORALE,
    CUBE_MORALE,
    PROVINCE_MORALE,
)
from civitas.titles.era_of_tribes.goals.ending import check_end, conquered_home
from civitas.titles.era_of_tribes.land.colonies import count_colonies
from civitas.titles.era_of_tribes.means.changes import (
    food_change,
    morale_change,
    shift_influence,
    shift_morale,
    told,
)
from civitas.titles.era_of_tribes.means.cities import (
    bare_post,
    city_changes,
    may_set_city,
    occupy,
    return_city,
)
from civitas.titles.era_of_tribes.means.control import hand_over, heir, is_player
from civitas.titles.era_of_tribes.means.cubes import cube_from_city
from civitas.titles.era_of_tribes.means.food import food_of
from civitas.titles.era_of_tribes.picks.battles import Abandon, Garrison, Occupy, Raze
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.underway import Battle, Side

RULES: Final = Chapter()


@RULES.plain("battle.over")
def over(s: State, me: Player) -> None:
    """EOT-9.26: a side wins if it has a unit left and the other none; else it is a draw."""
    battle = current(s)
    first, second = (side.units > 0 for side in battle.sides)
    attack = battle.attack
    homes = HOMES[s.players[attack.defender].people] if is_player(attack.defender) else ()
    home = first and not second and attack.place in homes
    s.do(Step("battle.end", me.seat, (attack.attacker, attack.defender, int(home))))
    if first == second:
        _told_draw(s, battle)
    else:
        _triumph(s, *((0, 1) if first else (1, 0)))
    _battlefield(s, battle)
    if at_sea(battle):
        _after_sea_battle(s, battle)
    elif first == second:
        _draw(s, battle)
    elif first:
        _conquest(s, battle)
    else:
        _defence(s, battle)
    s.battle = None


@RULES.plain("battle.end")
def end(s: State, me: Player, attacker: int, defender: int, home: int) -> None:
    """EOT-9.45, EOT-13.7: colonies are counted and the end conditions looked at; ``home`` tells
    whether a home province of the defender was taken (EOT-9.46). Active is whoever expands, also
    where the other demanded the battle (EOT-13.9)."""
    for player in s.in_order():  # EOT-3.27
        if player.seat in (attacker, defender):
            count_colonies(s, player)
    if home:
        conquered_home(s, attacker, defender)
    check_end(s, s.expansion.seat if s.expansion else me.seat)


# triumph and battlefield


def _triumph(s: State, winner: int, loser: int) -> None:
    """EOT-9.27: the winner and allies who sent armies advance, the loser retreats, one after the
    other in player order (EOT-3.27)."""
    sides = current(s).sides
    victor, beaten = commander(s, sides[winner]), commander(s, sides[loser])
    if victor is not None:
        s.tell("told-victory", "EOT-9.26", seat=victor.seat)
    else:
        s.tell("told-victory-barbarians", "EOT-9.26")
    for player in s.in_order():
        if player is victor or player.seat in sides[winner].helpers:
            advance(s, player)
        elif player is beaten:
            retreat(s, player)


def _told_draw(s: State, battle: Battle) -> None:
    s.tell("told-draw", "EOT-9.26", field=s.label(battle.attack.place))


def _battlefield(s: State, battle: Battle) -> None:
    """EOT-9.29: a +2 replaces a +1, never the reverse."""
    place, units = battle.attack.place, sum(side.brought for side in battle.sides)
    marker = max((marker for least, marker in BATTLEFIELDS if units >= least), default=0)
    if place < LANDS and marker > s.battlefields.get(place, 0):
        s.battlefields[place] = marker
        s.tell("told-battlefield", "EOT-9.29", field=s.label(place), number=marker)


# who stands where afterwards


def _clear(s: State, side: Side) -> int:
    """EOT-9.30, EOT-9.31: legions return to the RA, allied armies go to their owners' FV; the cubes
    that stay in the field."""
    me = commander(s, side)
    for seat, armies in side.allied:
        s.players[seat].free += armies
    if me is None:
        return 0
    me.legions += side.legions
    return side.vassals + side.armies + side.fleets


def _give_back(s: State, place: int, him: Player) -> None:
    """A city goes back to its board with its food regained (EOT-9.33)."""
    s.tell("told-city-lost", "EOT-9.33", seat=him.seat, field=s.label(place))
    return_city(s, him, place, "EOT-9.33")


def _conquest(s: State, battle: Battle) -> None:
    """EOT-9.32, EOT-9.33, EOT-9.39, EOT-9.40: the attacker takes the province. It is settled before
    the morale that it costs can lead to unrest."""
    attack = battle.attack
    me, place = s.players[attack.attacker], attack.place
    cubes = _clear(s, battle.sides[ATTACKER])
    _clear(s, battle.sides[DEFENDER])
    if attack.defender == BARBARIANS:
        _take_village(s, me, place, cubes)
        return
    him = s.players[attack.defender]
    him.free += battle.left_out  # EOT-9.39
    city = place in him.cities
    if city:
        _give_back(s, place, him)
    hand_over(s, place, me.seat)
    s.vassals[place] = cubes
    s.tell("told-conquest", "EOT-9.32", seat=me.seat, other=him.seat, field=s.label(place))
    _pay_conquest(s, me, him, city=city)
    s.do(Step("battle.settle", me.seat, (place, int(city))))


def _pay_conquest(s: State, me: Player, him: Player, *, city: bool) -> None:
    """EOT-9.32, EOT-9.33: first the morale, then the influence; of both players, one after the
    other in player order (EOT-3.27)."""
    if not city:
        shift_morale(s, me, PROVINCE_MORALE, "EOT-9.32")
        return
    for player in s.in_order():
        if player is me:
            shift_morale(s, me, CITY_MORALE, "EOT-9.33")
            shift_influence(s, me, CITY_INFLUENCE, "EOT-9.33")
        elif player is him:
            shift_influence(s, him, CITY_LOST, "EOT-9.33")


def _take_village(s: State, me: Player, place: int, cubes: int) -> None:
    """EOT-9.40: the tile and the province with food and goods; it costs no morale."""
    me.fresh = s.villages.pop(place)
    hand_over(s, place, me.seat)
    s.vassals[place] = cubes
    s.tell("told-village", "EOT-9.40", seat=me.seat, field=s.label(place))
    won = "automa.tile" if me.automa else "tile.won"
    s.do(Step("battle.settle", me.seat, (place, 0)), Step(won, me.seat))


def _defence(s: State, battle: Battle) -> None:
    """EOT-9.37, EOT-9.41: the province stays with whoever held it."""
    attack = battle.attack
    _clear(s, battle.sides[ATTACKER])
    cubes = _clear(s, battle.sides[DEFENDER]) + battle.left_out
    if attack.defender != BARBARIANS:
        s.vassals[attack.place] = cubes
        s.do(Step("battle.settle", attack.defender, (attack.place, 0)))


def _draw(s: State, battle: Battle) -> None:
    """EOT-9.38, EOT-9.42: nobody is left; what a revolution left out keeps the province."""
    attack = battle.attack
    place = attack.place
    for side in battle.sides:
        _clear(s, side)
    if attack.defender == BARBARIANS:
        s.removed_tiles = (*s.removed_tiles, s.chance.reveal(s.villages.pop(place)))
        s.give(place, NOBODY)
        return
    him = s.players[attack.defender]
    s.vassals[place] = battle.left_out
    if battle.left_out or battle.city_out:
        return
    if place in him.cities:
        _give_back(s, place, him)
        bare_post(s, place)
    hand_over(s, place, NOBODY)


def _after_sea_battle(s: State, battle: Battle) -> None:
    """EOT-9.43: the winner's fleets control the field and its fish; a third party who stayed out
    takes over a field that is left (EOT-8.17, EOT-8.36)."""
    sea = battle.attack.place
    for side in battle.sides:
        if side.fleets:
            s.players[side.seat].fleets[sea] = side.fleets
            hand_over(s, sea, side.seat)
            return
    hand_over(s, sea, heir(s, sea))


# the victor's city and garrison


@RULES.asking("battle.settle")
def settle(s: State, me: Player, place: int, city: int) -> Flow:
    """EOT-9.34: where a city fell, the attacker may set his own. EOT-9.36: a victor without a cube
    there puts one from FV."""
    if city and me.automa:
        s.do(Step("automa.occupies", me.seat, (place,)), Step("battle.garrison", me.seat, (place,)))
        return
    if city and may_set_city(me):
        prices = partial(_city_terms, me)
        pick = yield Ask(me.seat, "occupy", lambda: [Occupy(), Raze()], terms=prices)
        if isinstance(pick, Occupy):
            occupy(s, me, place, "EOT-9.34")
    s.do(Step("battle.garrison", me.seat, (place,)))
    bare_post(s, place)


def _city_terms(me: Player, pick: Pick) -> Terms | None:
    return told(*city_changes(me)) if isinstance(pick, Occupy) else None


@RULES.asking("battle.garrison")
def garrison(s: State, me: Player, place: int) -> Flow:
    """EOT-9.36; unrest may have taken the last vassal away again, and the province with it."""
    if s.owner[place] != me.seat or s.vassals[place] or place in me.cities:
        return
    if me.free:
        me.free -= 1
        s.vassals[place] = 1
        return
    if me.unbuilt:
        pick = yield Ask(
            me.seat,
            "garrison",
            lambda: [Garrison(), Abandon()],
            terms=partial(_garrison_terms, me, place),
        )
        if isinstance(pick, Garrison):
            s.vassals[place] = 1
            cube_from_city(s, me, CUBE_MORALE)
            return
    hand_over(s, place, NOBODY)
    s.tell("told-abandoned", "EOT-9.36", field=s.label(place))


def _garrison_terms(me: Player, place: int, pick: Pick) -> Terms | None:
    """EOT-7.9, EOT-9.36, EOT-9.49: a cube for morale, or the province is lost with its food."""
    if isinstance(pick, Garrison):
        return told(morale_change(me, -CUBE_MORALE))
    return told(food_change(me, -food_of(me, place)))


def abort(s: State) -> None:
    """AUT-8.7: no rolls and no triumph; what the attacker sent and the defender's armies are spent,
    the defender's pieces of the province and a barbarian tile stay."""
    battle = current(s)
    attack = battle.attack
    me = s.players[attack.attacker]
    first, second = battle.sides
    me.free += _clear(s, first)
    if attack.defender != BARBARIANS:
        him = s.players[attack.defender]
        _clear(s, replace(second, armies=0))
        him.free += second.armies
        s.vassals[attack.place] = second.vassals + battle.left_out
    s.tell("told-aborted", "AUT-8.7", seat=me.seat, field=s.label(attack.place))
    s.battle = None
