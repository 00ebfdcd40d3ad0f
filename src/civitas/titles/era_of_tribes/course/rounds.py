"""Section 3: the phases of a round."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.actions.income import city_malus
from civitas.titles.era_of_tribes.content.fields import LUXURY
from civitas.titles.era_of_tribes.content.progress import EPOCHS, FARMING, PIECES_KEPT
from civitas.titles.era_of_tribes.content.tables import EXPANSION, LEAST_MORALE
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
    changes = [(me, round_morale(me)) for me in s.in_order()]
    low = [me.seat for me, change in changes if me.morale + change < LEAST_MORALE]
    for me, change in changes:
        if me.seat not in low:
            change_round_morale(s, me, change)
    if low:  # one by one: they may lead to unrest
        s.do(*[Step("round.morale", seat) for seat in low], Step("round.order"))
    else:
        order_phase(s, s.players[0])


def round_morale(me: Player) -> int:
    """EOT-3.2 to EOT-3.6: the last city built, the Neolithic and hunger, in one change."""
    return EPOCHS[me.epoch].round_start_morale - city_malus(me) - me.hunger


@RULES.plain("round.morale")
def morale_phase(s: State, me: Player) -> None:
    """EOT-3.2"""
    change_round_morale(s, me, round_morale(me))


def change_round_morale(s: State, me: Player, change: int) -> None:
    """EOT-3.6: in one change."""
    if change:
        if s.log is not None:
            s.tell("told-round-morale", "EOT-3.2", seat=me.seat, change=change)
        change_morale(s, me, change)


@RULES.plain("round.order")
def order_phase(s: State, _: Player) -> None:
    """EOT-3.7; AUT-2.5: persons and Automas are sorted among themselves."""
    s.phase = "order"
    ranked = by_influence(s, s.order)
    s.order = tuple(sorted(ranked, key=lambda seat: s.players[seat].automa))
    ring = [Step("round.ring", seat) for seat in s.order if s.players[seat].ring == RING_BEFORE]
    if ring:
        s.do(*ring, Step("actions"))
    else:
        action_phase(s, s.players[0])


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
    if s.log is not None:
        for place, seat in enumerate(s.order):
            s.tell("told-order", "EOT-3.7", seat=seat, position=place + 1)
    s.do(Step("cycle"))


@RULES.plain("auto")
def auto_expansion_phase(s: State, _: Player) -> None:
    """EOT-3.20: who used neither Expansion nor Revolution; AUT-2.10: then the Automas whose leader
    stands. Before it whoever is in revolution may use tiles (EOT-6.13)."""
    s.phase = "auto_expansion"
    order = s.in_order()
    late = [Step("tiles.late", me.seat) for me in order if me.revolted and not me.automa]
    turns = [Step("auto.turn", me.seat) for me in order if expands(me)]
    if late or turns:
        s.do(*late, *turns, Step("cleanup"))
    else:
        clean_up(s, s.players[0])


def expands(me: Player) -> bool:
    """EOT-3.20; AUT-2.10: not an Automa whose leader lies."""
    return not me.revolted and (me.upright if me.automa else not me.has_used(EXPANSION))


@RULES.plain("auto.turn")
def auto_expansion(s: State, me: Player) -> None:
    """EOT-13.8: not without a piece on the board; a battle of this phase may have cost the last."""
    if has_piece(s, me) or (me.automa and s.rules.version < 2):
        s.seat = me.seat
        s.do(Step("automa.auto" if me.automa else "expansion.auto", me.seat))


@RULES.plain("cleanup")
def clean_up(s: State, _: Player) -> None:
    """EOT-3.21 to EOT-3.25"""
    s.phase = "clean_up"
    after = [Step("automa.after", n.seat) for n in s.in_order() if n.automa and not n.revolted]
    clear_provinces(s)
    s.spent = 0
    for me in s.players:
        rest(me)
    first = [*ore_choices(s), *after]
    if first:
        s.do(*first, Step("round.end"))
    else:
        end_round(s, s.players[0])


def clear_provinces(s: State) -> None:
    """EOT-3.22 to EOT-3.24: surplus vassals go to FV; a city is kept before a vassal."""
    vassals = s.vassals
    for me in s.players:
        kept = PIECES_KEPT[me.levels[FARMING]]
        for place in s.land_of(me.seat):
            surplus = vassals[place] - kept
            if surplus >= 0:
                surplus += place in me.cities
                vassals[place] -= surplus
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
    if s.ending or s.round >= last_round(s):
        s.do(Step("end"))
    else:
        begin_round(s, s.players[0])
