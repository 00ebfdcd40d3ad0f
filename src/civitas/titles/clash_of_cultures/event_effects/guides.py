"""Great persons who lead: warlord, diplomat, seer."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Params, Pick
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles.battle import enemy_at
from civitas.titles.clash_of_cultures.battles.sides import attacks
from civitas.titles.clash_of_cultures.cards.decks import shuffled
from civitas.titles.clash_of_cultures.cards.events import give_up
from civitas.titles.clash_of_cultures.content.cards import OBJECTIVE, OBJECTIVES
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS
from civitas.titles.clash_of_cultures.means.choices import choose_player
from civitas.titles.clash_of_cultures.moves.move import begin_command
from civitas.titles.clash_of_cultures.picks.events import (
    Destine,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

CLAUSE: Final = "COC-21.9"


# ------------------------------------------------------------------ the warlord

WARLORD: Final = ABILITY["great_warlord"]


@RULES.plain("person.great_warlord")
def warlord(s: State, me: Player) -> None:
    """A Command; the bonus is in force until its first battle is over, or it is (COC-21.9)."""
    me.enable(WARLORD)
    s.do(Step("person.command", me.seat))


@RULES.plain("person.command")
def warlord_commands(s: State, me: Player) -> None:
    """A Command that costs no action of its own (COC-21.9)."""
    begin_command(s, me)


@hook(Moment.COMBAT_VALUE, "great_warlord")
def warlord_fights(s: State, me: Player) -> int:
    """More combat value in a battle the player has started (COC-21.9, COC-15.14)."""
    bonus: int = EVENTS[EVENT["great_warlord"]].params["first_battle_combat_value"]
    return bonus if attacks(s, me) else 0


@hook(Moment.BATTLE_END, "great_warlord", may=attacks)
def warlord_has_fought(s: State, me: Player) -> None:
    """Only in the first battle (COC-21.9)."""
    me.disable(WARLORD)


@hook(Moment.ACTION_OVER, "great_warlord")
def warlord_rests(s: State, me: Player, seat: int) -> None:
    """Only during this Command (COC-21.9)."""
    me.disable(WARLORD)


# ------------------------------------------------------------------ the diplomat

DIPLOMAT: Final = EVENT["great_diplomat"]


@RULES.asking("person.ally")
def choose_ally(s: State, me: Player) -> Flow:
    """Another player, with whom there is peace (COC-21.9)."""
    me.ally = yield from choose_player(me, s.others(me.seat), "ally")
    s.tell("allied", CLAUSE, seat=me.seat, other=me.ally)


@hook(Moment.BATTLE_TOLL, "great_diplomat")
def price_of_war(s: State, me: Player, attacker: int, place: int) -> int:
    """Whoever breaks the peace pays first (COC-21.9, COC-0.10)."""
    toll: int = EVENTS[DIPLOMAT].params["attack_toll"]["culture"]
    return toll if {attacker, enemy_at(s, attacker, place)} == {me.seat, me.ally} else 0


def _broken(s: State, me: Player) -> bool:
    battle = s.battle
    return battle is not None and {battle.attacker, battle.defender} == {me.seat, me.ally}


@hook(Moment.BATTLE_END, "great_diplomat", may=_broken)
def peace_is_broken(s: State, me: Player) -> None:
    """The card is discarded when one of the two attacks the other (COC-21.9)."""
    end_alliance(s, me)


@hook(Moment.ACTION, "great_diplomat")
def end_alliance(s: State, me: Player) -> None:
    """As an action the owner may end it (COC-21.9, COC-3.4)."""
    me.ally = NOBODY
    give_up(s, me, DIPLOMAT)


# ------------------------------------------------------------------ the seer


@RULES.plain("person.great_seer")
def seer(s: State, me: Player) -> None:
    """As many objective cards as players, as far as there are any; the seer looks at them
    (COC-21.9)."""
    for _ in s.players:
        if not s.objective_deck:
            s.objective_deck, s.objective_discard = shuffled(s, s.objective_discard), ()
        if s.objective_deck:
            card, s.objective_deck = s.chance.reveal(s.objective_deck[-1]), s.objective_deck[:-1]
            me.visions = (*me.visions, card)
    s.do(*[Step("seer.destine", me.seat, (other.seat,)) for other in s.in_order(me.seat)])


@RULES.asking("seer.destine")
def destine(s: State, me: Player, seat: int) -> Flow:
    """One of them is what this player will draw next (COC-21.9)."""
    if not me.visions:
        return
    params: Params = {"other": seat}
    pick = yield Ask(me.seat, "destine", partial(_visions, me, seat), params, secret=True)
    card = OBJECTIVE[pick.card]
    me.visions = tuple(n for n in me.visions if n != card)
    other = s.players[seat]
    other.destined = (*other.destined, (card, me.seat))
    s.tell("destined", CLAUSE, seat=me.seat, other=seat)


def _visions(me: Player, seat: int) -> list[Pick]:
    return [Destine(OBJECTIVES[card].id, seat) for card in sorted(me.visions)]
