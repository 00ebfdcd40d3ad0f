"""Events that stay in force: pestilence, eclipse, Trojan horse. Their hooks work for everybody as
long as the card lies open."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles.outcome import room_behind
from civitas.titles.clash_of_cultures.battles.sides import (
    as_player,
    attacks,
    besieged,
    change,
    fight,
    side,
)
from civitas.titles.clash_of_cultures.cards.events import effect, put_away
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS, Event
from civitas.titles.clash_of_cultures.content.goods import goods
from civitas.titles.clash_of_cultures.course.scoring import HALF, score_event
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import Player, State

SANITATION: Final = ADVANCE["sanitation"]
PESTILENCE: Final = EVENT["pestilence"]
ECLIPSE: Final = EVENT["solar_eclipse"]
HORSE: Final = EVENT["trojan_horse"]
HORSE_BIT: Final = 1 << ABILITY["trojan_horse"]


# ------------------------------------------------------------------ pestilence


@hook(Moment.FORBIDS_CONSTRUCTION, "pestilence")
def nobody_builds(s: State, me: Player) -> bool:
    """Only players with Sanitation may construct (COC-21.10, COC-10.2)."""
    return not me.has(SANITATION)


def _all_clean(s: State, me: Player, *about: object) -> bool:
    return PESTILENCE in s.lasting and all(player.has(SANITATION) for player in s.players)


@hook(Moment.ADVANCE_GAINED, "pestilence", may=_all_clean)
def pestilence_ends(s: State, me: Player, *about: object) -> None:
    """It ends as soon as every player has Sanitation (COC-21.10, COC-7.5)."""
    put_away(s, me, PESTILENCE)


@effect("pestilence")
def pestilence_spares_all(s: State, me: Player, event: Event) -> None:
    """Where every player has it already it does not stay at all (COC-21.2)."""
    if _all_clean(s, me):
        pestilence_ends(s, me)


# ------------------------------------------------------------------ solar eclipse


def _dark(s: State, me: Player) -> bool:
    return ECLIPSE in s.lasting and fight(s).land and fight(s).round > 0


def _dark_with_a_way_back(s: State, me: Player) -> bool:
    return _dark(s, me) and room_behind(s)


@hook(Moment.ROUND_END, "solar_eclipse", may=_dark_with_a_way_back)
def night_falls(s: State, me: Player) -> None:
    """After the first round the attackers have to retreat, if they can (COC-15.21)."""
    s.battle = replace(fight(s), broken_off=True)


@hook(Moment.BATTLE_END, "solar_eclipse", may=_dark)
def sun_returns(s: State, me: Player) -> None:
    """A point for the winner, or for the defender of a draw (COC-21.10, COC-15.31)."""
    battle = fight(s)
    owner = battle.defender if battle.winner == NOBODY else battle.winner
    winner = as_player(s, owner)
    if winner is not None:
        score_event(s, winner.seat, HALF * int(EVENTS[ECLIPSE].params["vp"]), EVENTS[ECLIPSE].id)
    put_away(s, me, ECLIPSE)


# ------------------------------------------------------------------ Trojan horse


def _at_the_gates(s: State, me: Player) -> bool:
    return HORSE in s.lasting and attacks(s, me) and besieged(s) is not None


@hook(
    Moment.BATTLE_START,
    "trojan_horse",
    may=_at_the_gates,
    optional=True,
    cost=goods(EVENTS[HORSE].params["cost"]),
)
def horse(s: State, me: Player) -> None:
    """A point at once, and no tactics of the defender in the first round (COC-21.10, COC-15.5)."""
    change(s, me.seat, prepaid=side(s, me.seat).prepaid | HORSE_BIT)
    score_event(s, me.seat, HALF * int(EVENTS[HORSE].params["vp"]), EVENTS[HORSE].id)


def _used(s: State, me: Player) -> bool:
    return HORSE in s.lasting and attacks(s, me) and bool(side(s, me.seat).prepaid & HORSE_BIT)


@hook(Moment.TACTICS_DENIED, "trojan_horse")
def surprised(s: State, me: Player) -> bool:
    """The defender plays no tactics in round 1 (COC-21.10, COC-15.7)."""
    return _used(s, me) and fight(s).round == 1


@hook(Moment.BATTLE_END, "trojan_horse", may=_used)
def horse_is_spent(s: State, me: Player) -> None:
    """It is used only once (COC-21.10, COC-15.31)."""
    put_away(s, me, HORSE)
