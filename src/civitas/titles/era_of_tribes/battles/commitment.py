"""What the two sides send into a battle: armies, ore, mercenaries, allies (EOT-9.5 to EOT-9.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.battles.sides import ATTACKER, change, current
from civitas.titles.era_of_tribes.content.cards import TILE, TILES
from civitas.titles.era_of_tribes.content.progress import ARMY_COST, MECHANICS
from civitas.titles.era_of_tribes.means.goods import ready_ore
from civitas.titles.era_of_tribes.picks.battles import Call, Commit, Committed, Hire, Lend
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.underway import Side

RULES: Final = Chapter()


@RULES.asking("battle.commit")
def commit(s: State, me: Player, which: int) -> Flow:
    """EOT-9.5, EOT-9.10: one unit at a time; then allies may be called."""
    pick = yield Ask(me.seat, "commit", lambda: offered(s, me), kinds=(Commit, Hire))
    if isinstance(pick, Committed):
        s.do(Step("battle.call", me.seat, (which,)))
        return
    s.do(Step("battle.commit", me.seat, (which,)))
    send(s, me, which, pick)


def offered(s: State, me: Player) -> list[Pick]:
    """All units that may be sent now. Grey militias of the RA come before armies (EOT-9.11)."""
    picks: list[Pick] = []
    if me.militias:
        picks.append(Commit("militia"))
    else:
        picks += [Commit("army")] * (me.army > 0) + [Commit("legion")] * (me.legions > 0)
    if ready_ore(s, me):
        picks.append(Commit("ore"))
    return [*picks, *mercenaries(me), Committed()]


def mercenaries(me: Player) -> list[Pick]:
    """EOT-9.5: barbarian tiles that are not used yet, each kind once."""
    return [Hire(TILES[tile].id) for tile in sorted(set(me.tiles))]


def send(s: State, me: Player, which: int, pick: Pick) -> None:
    """The unit goes to the conflict board."""
    side = current(s).sides[which]
    if isinstance(pick, Hire):
        change(s, which, _hire(s, me, side, pick))
        return
    assert isinstance(pick, Commit)
    s.tell(
        "told-commit",
        "EOT-9.10" if which == ATTACKER else "EOT-9.5",
        seat=me.seat,
        unit=f"piece_{pick.unit}" if pick.unit != "ore" else "ore",
    )
    change(s, which, _SENDS[pick.unit](s, me, side))


def _hire(s: State, me: Player, side: Side, pick: Hire) -> Side:
    """A tile that fights lies open and has lost its effect (EOT-10.3, EOT-10.4)."""
    tile = s.chance.reveal(TILE[pick.tile])
    at = me.tiles.index(tile)
    me.tiles = me.tiles[:at] + me.tiles[at + 1 :]
    me.opened = (*me.opened, tile)
    s.tell("told-hire", "EOT-10.4", seat=me.seat, tile=pick.tile)
    return replace(side, mercenaries=side.mercenaries + 1, brought=side.brought + 1)


def _send_army(_: State, me: Player, side: Side) -> Side:
    me.army -= 1
    return replace(side, armies=side.armies + 1, brought=side.brought + 1)


def _send_legion(_: State, me: Player, side: Side) -> Side:
    me.legions -= 1
    return replace(side, legions=side.legions + 1, brought=side.brought + 1)


def _send_militia(_: State, me: Player, side: Side) -> Side:
    me.militias -= 1
    return replace(side, militias=side.militias + 1, brought=side.brought + 1)


def _send_ore(s: State, me: Player, side: Side) -> Side:
    """A good that fights is used up for this round (EOT-9.30)."""
    me.used_goods |= 1 << ready_ore(s, me)[0]
    return replace(side, ore=side.ore + 1, brought=side.brought + 1)


_SENDS: Final[dict[str, Callable[[State, Player, Side], Side]]] = {
    "army": _send_army,
    "legion": _send_legion,
    "militia": _send_militia,
    "ore": _send_ore,
}


def send_units(s: State, me: Player, which: int, unit: str, number: int) -> None:
    """So many units at once, for an Automa."""
    for _ in range(number):
        send(s, me, which, Commit(unit))


# allies


def army_price(ally: Player) -> int:
    """EOT-9.13: the ally's own current army cost."""
    return ARMY_COST[ally.levels[MECHANICS]]


def most_lent(me: Player, ally: Player) -> int:
    """As many armies as the ally has and the supported can pay."""
    price = army_price(ally)
    return min(ally.army, me.thalers // price) if price else 0


def callable_allies(s: State, me: Player, which: int) -> list[Player]:
    """Allies who were not asked yet, in player order; who fights for the other side or is allied
    with it and supports it stays out (EOT-9.14)."""
    battle = current(s)
    other = battle.sides[1 - which]
    return [
        ally
        for ally in s.others(me)
        if me.ally_of(ally.seat)
        and not battle.called >> ally.seat & 1
        and ally.seat != other.seat
        and ally.seat not in other.helpers
        and most_lent(me, ally)
    ]


@RULES.asking("battle.call")
def call(s: State, me: Player, which: int) -> Flow:
    """EOT-9.13: the side may ask its allies, in player order, each once."""
    allies = callable_allies(s, me, which)
    if not allies:
        _forget_calls(s)
        return
    ally = allies[0]
    pick = yield Ask(me.seat, "call", lambda: [Call(ally.seat), Committed()])
    battle = current(s)
    s.battle = replace(battle, called=battle.called | 1 << ally.seat)
    s.do(Step("battle.call", me.seat, (which,)))
    if isinstance(pick, Call):
        s.do(Step("battle.lend", ally.seat, (which, me.seat)))


def _forget_calls(s: State) -> None:
    s.battle = replace(current(s), called=0)


@RULES.asking("battle.lend")
def lend(s: State, ally: Player, which: int, seat: int) -> Flow:
    """EOT-9.13: the ally names a number that the supported player can pay, and is paid for it."""
    me = s.players[seat]
    price = army_price(ally)

    def told(pick: Lend) -> Terms | None:
        return terms(gains={"thalers": price * pick.armies}) if pick.armies else None

    numbers = range(most_lent(me, ally) + 1)
    pick = yield Ask(ally.seat, "lend", lambda: [Lend(n) for n in numbers], terms=told)
    if not pick.armies:
        s.tell("told-lends-nothing", "EOT-9.13", seat=ally.seat, other=seat)
        return
    me.thalers -= price * pick.armies
    ally.thalers += price * pick.armies
    ally.army -= pick.armies
    side = current(s).sides[which]
    lent = dict(side.allied)
    lent[ally.seat] = lent.get(ally.seat, 0) + pick.armies
    helpers = side.helpers if ally.seat in side.helpers else (*side.helpers, ally.seat)
    allied, brought = tuple(sorted(lent.items())), side.brought + pick.armies
    change(s, which, replace(side, allied=allied, helpers=helpers, brought=brought))
    s.tell("told-lends", "EOT-9.13", seat=ally.seat, other=seat, number=pick.armies)


# why not

NO_ARMY: Final = Reason("no-army", "EOT-9.5")
NO_UNIT: Final = Reason("no-such-unit", "EOT-9.5")
NO_ORE: Final = Reason("no-ore", "EOT-9.5")
NO_TILE: Final = Reason("no-tile", "EOT-9.5")
MILITIAS_FIRST: Final = Reason("militias-first", "EOT-9.11")


def refuse_unit(s: State, me: Player, unit: str) -> Reason | None:
    """Why such a unit cannot be sent now."""
    if unit == "ore":
        return None if ready_ore(s, me) else NO_ORE
    waiting = {"army": me.army, "legion": me.legions, "militia": me.militias}
    if not waiting.get(unit):
        return NO_UNIT if any(waiting.values()) else NO_ARMY
    return MILITIAS_FIRST if me.militias and unit != "militia" else None
