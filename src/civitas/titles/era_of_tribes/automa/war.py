"""An Automa in battle (AUT-8), what it expels before (AUT-8.1, AUT-9.7) and how it loses vassals
(AUT-2.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.automa.routine import lacks_food
from civitas.titles.era_of_tribes.automa.values import own_value, relevant
from civitas.titles.era_of_tribes.automa.ways import from_home
from civitas.titles.era_of_tribes.battles.commitment import send_units
from civitas.titles.era_of_tribes.battles.markers import higher, strengths
from civitas.titles.era_of_tribes.battles.outcome import abort
from civitas.titles.era_of_tribes.battles.prelude import guests
from civitas.titles.era_of_tribes.battles.sides import ATTACKER, DEFENDER, change, current
from civitas.titles.era_of_tribes.content.automa import VALUES
from civitas.titles.era_of_tribes.content.cards import FIST, SHIELD
from civitas.titles.era_of_tribes.content.fields import FOOD, LANDS, LUXURY, MILITARY, RANK
from civitas.titles.era_of_tribes.goals.ending import lacks_vassals
from civitas.titles.era_of_tribes.land.pieces import take_off
from civitas.titles.era_of_tribes.means.cities import bare_post, expel_post, may_set_city, occupy
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.picks.land import VASSAL
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()
BATTLE: Final = VALUES["battle"]
TILE_INFLUENCE: Final = 1
"""AUT-8.9"""


@RULES.plain("automa.battles")
def battles(s: State, me: Player) -> None:
    """AUT-5.16: one after the other, as they are listed."""
    if s.expansion and s.expansion.attacks:
        s.do(Step("battle.begin", me.seat, (0,)), Step("automa.battles", me.seat))


@RULES.plain("automa.expels")
def expels(s: State, me: Player, other: int) -> None:
    """AUT-8.1: two Automas throw out each other's trading posts; AUT-9.7: a person's go too."""
    him = s.players[other]
    posts = guests(s, me, other) + (guests(s, him, me.seat) if him.automa else [])
    if s.rules.version >= 2:  # EOT-3.27: who comes first in player order pays first
        posts.sort(key=lambda city: s.order.index(s.posts[city]))
    for city in posts:
        expel_post(s, city)


def _levied(s: State, which: int, name: str) -> None:
    """AUT-8.4: the militias of the difficulty, anew in every land battle."""
    militias: int = BATTLE[name][s.rules.difficulty]
    side = current(s).sides[which]
    more = side.militias + militias
    change(s, which, replace(side, militias=more, brought=side.brought + militias))


def _send(s: State, me: Player, which: int, number: int) -> None:
    """AUT-8.12: units of the RA, legions first, then armies."""
    legions = min(number, me.legions)
    send_units(s, me, which, "legion", legions)
    send_units(s, me, which, "army", min(number - legions, me.army))


def worth_defending(s: State, me: Player, place: int) -> int:
    """AUT-8.2: units of the RA for a province; the highest number that applies."""
    table: dict[str, int] = BATTLE["defender_units_from_regular_army"]
    applies = {
        "luxury": LUXURY[place] >= 0,
        "food": FOOD[place] > 0,
        "influence_card": relevant(s, me, place),
        "military": MILITARY[place] >= 0,
        "other": True,
    }
    return max(table[name] for name, holds in applies.items() if holds)


@RULES.plain("automa.defends")
def defends(s: State, me: Player) -> None:
    """AUT-8.2"""
    _levied(s, DEFENDER, "defender_extra_militia")
    _send(s, me, DEFENDER, worth_defending(s, me, current(s).attack.place))


@RULES.plain("automa.attacks")
def attacks(s: State, me: Player) -> None:
    """AUT-8.3: until its total is that of the defender and some more, or the RA is used up."""
    _levied(s, ATTACKER, "attacker_extra_militia")
    first, second = current(s).sides
    aim = second.units + BATTLE["attacker_aims_for_defender_plus"][s.rules.difficulty]
    _send(s, me, ATTACKER, max(0, aim - first.units))


@RULES.plain("automa.weighs")
def weighs(s: State, me: Player) -> None:
    """AUT-8.6, AUT-8.7: with the sword alone it gathers the attackers of its other battles; if that
    is not enough it breaks off."""
    if _sword_alone(s):
        _gather(s)
    if _sword_alone(s):
        abort(s)
    else:
        s.do(Step("battle.round", me.seat))


def _sword_alone(s: State) -> bool:
    return all(which == DEFENDER for which in current(s).markers[SHIELD:])


def _gather(s: State) -> None:
    """AUT-8.6: the attackers of all remaining battles on land, but not their militias; strength is
    compared again."""
    assert s.expansion is not None
    joining = [attack for attack in s.expansion.attacks if attack.place < LANDS]
    s.expansion = replace(
        s.expansion, attacks=tuple(n for n in s.expansion.attacks if n.place >= LANDS)
    )
    side = current(s).sides[ATTACKER]
    vassals = sum(attack.walked + attack.carried for attack in joining)
    fleets = sum(attack.landed for attack in joining)
    if not joining:
        return
    change(
        s,
        ATTACKER,
        replace(
            side,
            vassals=side.vassals + vassals,
            fleets=side.fleets + fleets,
            brought=side.brought + vassals + fleets,
        ),
    )
    battle = current(s)
    markers = list(battle.markers)
    markers[FIST] = higher(*strengths(s), sea=False)
    s.battle = replace(battle, markers=tuple(markers))
    s.tell("told-automa-gathers", "AUT-8.6", seat=side.seat, number=vassals + fleets)


@RULES.plain("automa.tile")
def wins_tile(s: State, me: Player) -> None:
    """AUT-8.9: 1 influence at once; it only counts for Liberators."""
    me.opened = (*me.opened, s.chance.reveal(me.fresh))
    me.fresh = NONE
    s.tell("told-automa-tile", "AUT-8.9", seat=me.seat)
    gain_influence(s, me, TILE_INFLUENCE)


@RULES.plain("automa.occupies")
def occupies(s: State, me: Player, place: int) -> None:
    """AUT-8.10: its own city where one fell, if the limit allows and 1 food is left."""
    if may_set_city(me) and not lacks_food(me):
        occupy(s, me, place, "AUT-8.10")
    bare_post(s, place)


@RULES.plain("automa.unrest")
def unrest(s: State, me: Player) -> None:
    """AUT-2.3: vassals of its least valuable provinces; AUT-2.4: if there is none, the end."""
    while me.unrest:
        me.unrest -= 1
        held = [n for n in s.land_of(me.seat) if s.vassals[n]]
        if not held:
            me.unrest = 0
            lacks_vassals(s)
            return
        place = min(held, key=lambda n: (own_value(s, me, n).total, -from_home(s, me, n), -RANK[n]))
        take_off(s, me, place, VASSAL, "AUT-2.3")
