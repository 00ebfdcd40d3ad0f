"""Combat rounds: dice, hits, losses, reinforcements (EOT-9.20 to EOT-9.26, EOT-9.47)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.era_of_tribes.battles.commitment import (
    callable_allies,
    mercenaries,
    send,
)
from civitas.titles.era_of_tribes.battles.losses import choices, fall, falls_first, lose
from civitas.titles.era_of_tribes.battles.markers import assign
from civitas.titles.era_of_tribes.battles.sides import (
    ATTACKER,
    DEFENDER,
    at_sea,
    commander,
    current,
)
from civitas.titles.era_of_tribes.content.cards import GREEN, RED, SYMBOLS
from civitas.titles.era_of_tribes.picks.battles import Committed
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()


@RULES.plain("battle.markers")
def markers(s: State, me: Player) -> None:
    """EOT-9.16: assigned once. An attacking Automa looks at them before it goes on (AUT-8.6)."""
    assign(s)
    s.do(Step("automa.weighs" if me.automa and not at_sea(current(s)) else "battle.round", me.seat))


@RULES.plain("battle.round")
def combat_round(s: State, me: Player) -> None:
    """EOT-9.20: both roll; each symbol is a hit by the side that holds its marker. EOT-9.23, 9.25:
    until a side has no units left, which may be so from the start."""
    battle = current(s)
    if any(not side.units for side in battle.sides):
        s.do(Step("battle.over", me.seat))
        return
    red, green = RED[s.chance.roll() - 1], GREEN[s.chance.roll() - 1]
    rolled = (red, green)
    s.battle = replace(battle, rolled=rolled, combat_round=battle.combat_round + 1)
    s.tell("told-dice", "EOT-9.20", red=SYMBOLS[red].id, green=SYMBOLS[green].id)
    hits = [0, 0]
    for symbol in rolled:
        hits[1 - battle.markers[symbol]] += 1
    s.do(
        *(Step("battle.hit", me.seat, (which,)) for which in (DEFENDER, ATTACKER) if hits[which]),
        Step("battle.reinforce", me.seat),
    )
    # both hits are simultaneous (EOT-9.21): how many a side takes is settled before any unit falls
    for which in (DEFENDER, ATTACKER):
        if hits[which] == 2:
            s.do(Step("battle.hit", me.seat, (which,)))


@RULES.asking("battle.hit")
def hit(s: State, _: Player, which: int) -> Flow:
    """EOT-9.22: a unit of this side is lost; its player chooses where there is a choice."""
    side = current(s).sides[which]
    if not side.units:  # EOT-9.21: without effect
        return
    if falls_first(side):
        fall(s, which)
        return
    me = commander(s, side)
    offered = choices(side)
    if me is None or me.automa or len(offered) == 1:
        lose(s, which, offered[0])
        return
    pick = yield Ask(me.seat, "lose", lambda: offered)
    lose(s, which, pick)


@RULES.plain("battle.reinforce")
def reinforce(s: State, me: Player) -> None:
    """EOT-9.24: between two rounds first the defender, then the attacker may add mercenaries and
    ask allies again; a beaten side cannot, and at sea nothing is added (EOT-9.15)."""
    battle = current(s)
    if at_sea(battle) or any(not side.units for side in battle.sides):
        s.do(Step("battle.round", me.seat))
        return
    seats = [
        Step("battle.add", leader.seat, (which,))
        for which in (DEFENDER, ATTACKER)
        for leader in [commander(s, battle.sides[which])]
        if leader is not None and not leader.automa
    ]
    s.do(*seats, Step("battle.round", me.seat))


@RULES.asking("battle.add")
def add(s: State, me: Player, which: int) -> Flow:
    """EOT-9.24: one tile at a time, then the allies."""

    def offered() -> list[Pick]:
        return [*mercenaries(me), Committed()]

    pick: Pick = Committed()
    if me.tiles:
        pick = yield Ask(me.seat, "reinforce", offered)
    if isinstance(pick, Committed):
        if callable_allies(s, me, which):
            s.do(Step("battle.call", me.seat, (which,)))
        return
    s.do(Step("battle.add", me.seat, (which,)))
    send(s, me, which, pick)
