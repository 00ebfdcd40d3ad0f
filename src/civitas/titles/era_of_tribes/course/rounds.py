"""Section 3: the phases of a round."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.actions.income import city_malus
from civitas.titles.era_of_tribes.content.fields import LUXURY
from civitas.titles.era_of_tribes.content.progress import EPOCHS, FARMING, PIECES_KEPT
from civitas.titles.era_of_tribes.content.tables import EXPANSION
from civitas.titles.era_of_tribes.goals.ending import last_round
from civitas.titles.era_of_tribes.means.control import has_piece
from civitas.titles.era_of_tribes.means.goods import luxuries
from civitas.titles.era_of_tribes.means.influence import by_influence
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks import course
from civitas.titles.era_of_tribes.state import (
    NO_RING,
    RING_BEFORE,
    RING_NOW,
    Player,
    State,
)

RULES: Final = Chapter()


@RULES.plain("round")
def begin_round(s: State, _: Player) -> None:
    """EOT-3.1: five phases; the morale phase is the first."""
    s.round += 1
    s.phase = "morale"
    s.tell("told-round", "EOT-3.1", round=s.round)
    s.do(*[Step("round.morale", seat) for seat in s.order], Step("round.order"))


def round_morale(me: Player) -> int:
    """EOT-3.2 to EOT-3.6: the last city built, the Neolithic and hunger, in one change."""
    return EPOCHS[me.epoch].round_start_morale - city_malus(me) - me.hunger


@RULES.plain("round.morale")
def morale_phase(s: State, me: Player) -> None:
    """EOT-3.2"""
    change = round_morale(me)
    if change:
        s.tell("told-round-morale", "EOT-3.2", seat=me.seat, change=change)
        change_morale(s, me, change)


@RULES.plain("round.order")
def order_phase(s: State, _: Player) -> None:
    """EOT-3.7; AUT-2.5: persons and Automas are sorted among themselves."""
    s.phase = "order"
    ranked = by_influence(s, s.order)
    s.order = tuple(sorted(ranked, key=lambda seat: s.players[seat].automa))
    ring = [Step("round.ring", me.seat) for me in s.in_order() if me.ring == RING_BEFORE]
    s.do(*ring, Step("actions"))


@RULES.asking("round.ring")
def move_order_marker(s: State, me: Player) -> Flow:
    """EOT-3.9: to any position; AUT-1.5: before the Automas."""
    persons = sum(not other.automa for other in s.players)
    pick = yield Ask(me.seat, "position", lambda: course.POSITION[:persons])
    others = [seat for seat in s.order if seat != me.seat]
    s.order = (*others[: pick.position - 1], me.seat, *others[pick.position - 1 :])
    s.tell("told-position", "EOT-3.9", seat=me.seat, position=pick.position)


@RULES.plain("actions")
def action_phase(s: State, _: Player) -> None:
    """EOT-3.12"""
    s.phase = "actions"
    for me in s.in_order():
        s.tell("told-order", "EOT-3.7", seat=me.seat, position=s.order.index(me.seat) + 1)
    s.do(Step("cycle"))


@RULES.plain("auto")
def auto_expansion_phase(s: State, _: Player) -> None:
    """EOT-3.20: who used neither Expansion nor Revolution; AUT-2.10: then the Automas whose leader
    stands. Before it whoever is in revolution may use tiles (EOT-6.13)."""
    s.phase = "auto_expansion"
    persons = [me for me in s.in_order() if not me.automa]
    late = [Step("tiles.late", me.seat) for me in persons if me.revolted]
    s.do(*late, *[Step("auto.turn", seat) for seat in s.order], Step("cleanup"))


@RULES.plain("auto.turn")
def auto_expansion(s: State, me: Player) -> None:
    """Who expands is seen when it is their turn: a battle may have cost the last piece."""
    if expands(s, me):
        s.seat = me.seat
        s.do(Step("automa.auto" if me.automa else "expansion.auto", me.seat))


def expands(s: State, me: Player) -> bool:
    """EOT-3.20; EOT-13.8: not without a piece on the board; AUT-2.10: not an Automa whose leader
    lies."""
    if me.automa:
        return me.upright and not me.revolted
    return not (me.revolted or me.has_used(EXPANSION)) and has_piece(s, me)


@RULES.plain("cleanup")
def clean_up(s: State, _: Player) -> None:
    """EOT-3.21 to EOT-3.25"""
    s.phase = "clean_up"
    after = [Step("automa.after", n.seat) for n in s.in_order() if n.automa and not n.revolted]
    clear_provinces(s)
    for me in s.players:
        rest(me)
    s.do(*ore_choices(s), *after, Step("round.end"))


def clear_provinces(s: State) -> None:
    """EOT-3.22 to EOT-3.24: surplus vassals go to FV; a city is kept before a vassal."""
    for place, vassals in enumerate(s.vassals):
        if vassals:
            me = s.players[s.owner[place]]
            surplus = vassals + (place in me.cities) - PIECES_KEPT[me.levels[FARMING]]
            if surplus > 0:
                s.vassals[place] -= surplus
                me.free += surplus


def rest(me: Player) -> None:
    """EOT-3.21: leaders and goods can be used again; what held for the round is over."""
    me.ring = RING_BEFORE if me.ring == RING_NOW else NO_RING
    me.used_leaders = 1 if me.ring else 0
    me.used_goods = 0
    me.done = 0
    me.passed = me.revolted = False
    me.deterring = False
    me.deterred = me.raided = me.free_colonies = me.assaults = 0
    me.upright = True  # AUT-2.12


def ore_fields(s: State, me: Player) -> list[int]:
    """EOT-3.25: the goods that may lie on the regular army, in the order of the map."""
    return [n for n in luxuries(s, me) if LUXURY[n] == me.traits.as_ore]


def ore_choices(s: State) -> list[Step]:
    """EOT-3.25, EOT-2.26: only some peoples have the choice, and no Automa has it (AUT-1.18)."""
    return [Step("ore", me.seat) for me in s.in_order() if me.traits.as_ore != NONE]


@RULES.asking("ore")
def lay_on_army(s: State, me: Player) -> Flow:
    """EOT-3.25, EOT-2.26: how many of them do in the next round."""
    fields = ore_fields(s, me)
    pick = yield Ask(me.seat, "as-ore", lambda: course.AS_ORE[: len(fields) + 1])
    me.ore = sum(1 << n for n in fields[: pick.number])
    if fields:
        s.tell("told-as-ore", "EOT-3.25", seat=me.seat, number=pick.number)


@RULES.plain("round.end")
def end_round(s: State, _: Player) -> None:
    """EOT-3.26; EOT-13.10: there is a last round."""
    s.do(Step("end" if s.ending or s.round >= last_round(s) else "round"))
