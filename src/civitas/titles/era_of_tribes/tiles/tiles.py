"""Barbarian tiles (section 10).

``usable`` are the picks that a menu offers to whoever holds tiles; ``use`` carries one out. What
is won is seen by its winner alone, and he is asked whatever it is: that nobody is asked would
betray a tile that can only be kept.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.content.cards import TILE, TILES
from civitas.titles.era_of_tribes.content.progress import WHEEL
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.learning.advance import advance, advance_terms
from civitas.titles.era_of_tribes.learning.prices import affordable_by_tile, tile_price
from civitas.titles.era_of_tribes.means.changes import morale_change, shift_morale, told
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.picks.common import ADVANCE, DONE, Advance
from civitas.titles.era_of_tribes.picks.deeds import KEEP_TILE, USE_TILE, UseTile
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()

SCORING: Final = "final_scoring"
HALF_PRICE: Final = TILE["half_price_progress"]
GREY_LEADER: Final = TILE["grey_leader"]
RED: Final = Reason("tile-red", "EOT-10.9")
DEAR: Final = Reason("tile-dear", "EOT-10.6")
NO_TILES: Final = Reason("no-tiles", "EOT-10.2")
LEADERLESS: Final = Reason("no-leader", "EOT-10.7")
OWN_ACTION: Final = Reason("tile-action", "EOT-10.7")


def refuse_tile(me: Player, tile: int) -> Reason | None:
    """Why a tile cannot be used for an effect now: red ones score at the end (EOT-10.9), and a
    progress must be paid (EOT-10.6)."""
    if TILES[tile].kind == SCORING:
        return RED
    if tile == HALF_PRICE and not affordable_by_tile(me):
        return DEAR
    return None


def refuse_kept(me: Player, tile: int, *, turn: bool) -> Reason | None:
    """EOT-10.2, EOT-10.7: a kept half-price progress is an action with a leader."""
    if tile == HALF_PRICE and not turn:
        return OWN_ACTION
    if tile == HALF_PRICE and not me.ready_leaders:
        return LEADERLESS
    return refuse_tile(me, tile)


def usable(me: Player, *, turn: bool) -> list[Pick]:
    """The kept tiles that can be used now: in a turn's menu, or around an expansion."""
    kinds = sorted(set(me.tiles))
    return [USE_TILE[tile] for tile in kinds if refuse_kept(me, tile, turn=turn) is None]


def use(s: State, me: Player, pick: UseTile) -> None:
    """A kept tile is turned up and does what it says (EOT-10.2, EOT-10.3)."""
    tile = s.chance.reveal(TILE[pick.tile])
    at = me.tiles.index(tile)
    me.tiles = me.tiles[:at] + me.tiles[at + 1 :]
    if tile == HALF_PRICE:
        me.used_leaders += 1  # EOT-10.7
    _open(s, me, tile)


@RULES.asking("tile.won")
def won(s: State, me: Player) -> Flow:
    """EOT-10.1: he looks at it secretly and uses it at once or keeps it."""
    tile = s.chance.reveal(me.fresh)
    s.whisper(me.seat, "told-tile", "EOT-10.1", tile=TILES[tile].id)
    options, brings = partial(_won, me, tile), partial(tile_terms, me)
    pick = yield Ask(me.seat, "tile", options, secret=True, terms=brings)
    me.fresh = NONE
    if isinstance(pick, UseTile):
        _open(s, me, s.chance.reveal(tile))
    else:
        me.tiles = tuple(sorted((*me.tiles, tile)))
        s.tell("told-tile-kept", "EOT-10.1", seat=me.seat)


def _won(me: Player, tile: int) -> list[Pick]:
    return [KEEP_TILE] if refuse_tile(me, tile) else [USE_TILE[tile], KEEP_TILE]


def _open(s: State, me: Player, tile: int) -> None:
    """The tile lies open beside the board, and its effect is carried out (EOT-10.5 to EOT-10.8)."""
    printed = TILES[tile]
    me.opened = (*me.opened, tile)
    s.tell("told-tile-used", "EOT-10.3", seat=me.seat, tile=printed.id)
    if tile == HALF_PRICE:
        s.do(Step("tile.progress", me.seat))
    elif tile == GREY_LEADER:
        me.grey += 1
        s.grey_supply = max(0, s.grey_supply - 1)  # EOT-10.8: else one of the box
    me.thalers += printed.thalers
    me.militias += printed.militias_to_regular_army
    if printed.influence:
        gain_influence(s, me, printed.influence)
        check_end(s, me.seat)  # EOT-13.7
    if printed.morale:
        shift_morale(s, me, printed.morale, "EOT-10.5")


def tile_terms(me: Player, pick: Pick) -> Terms | None:
    """What a tile brings that is used (EOT-10.5, EOT-10.8)."""
    if not isinstance(pick, UseTile):
        return None
    printed = TILES[TILE[pick.tile]]
    return told(
        {"thalers": printed.thalers, "influence": printed.influence},
        {"grey_leader": int(TILE[pick.tile] == GREY_LEADER)},
        morale_change(me, printed.morale),
    )


@RULES.asking("tile.progress")
def half_price_progress(s: State, me: Player) -> Flow:
    """EOT-10.6"""

    def price(pick: Advance) -> Terms | None:
        return advance_terms(s, me, tile_price(me, WHEEL[pick.progress]), pick)

    fields = affordable_by_tile(me)
    pick = yield Ask(me.seat, "tile-progress", lambda: [ADVANCE[n] for n in fields], terms=price)
    field = WHEEL[pick.progress]
    cost = tile_price(me, field)
    me.thalers -= cost
    yield from advance(s, me, field, paid=cost)


@RULES.plain("tiles.late")
def late(s: State, me: Player) -> None:
    """EOT-6.13: who is in revolution may still use tiles that need no action."""
    _offer(s, me, "tiles.late")


@RULES.plain("tiles.auto")
def before_growth(s: State, me: Player) -> None:
    """EOT-10.2: at the start of an auto-expansion."""
    _offer(s, me, "tiles.auto")


@RULES.plain("tiles.movement")
def before_movement(s: State, me: Player) -> None:
    """EOT-10.2: before the special uses of new vassals, which may have to be paid."""
    if s.expansion is not None and s.expansion.new:
        _offer(s, me, "tiles.movement")


@RULES.plain("tiles.battles")
def before_battles(s: State, me: Player) -> None:
    """EOT-10.2: before the battles of an expansion, if there are any."""
    if s.expansion is not None and s.expansion.attacks:
        _offer(s, me, "tiles.battles")


def _offer(s: State, me: Player, again: str) -> None:
    """Whoever holds any is asked: not to be asked would tell that none of them can be used."""
    if me.tiles:
        s.do(Step("tiles.use", me.seat, (again,)))


@RULES.asking("tiles.use")
def offer(s: State, me: Player, again: str) -> Flow:
    """One tile after the other."""
    options, brings = partial(_use_picks, me), partial(tile_terms, me)
    pick = yield Ask(me.seat, "use-tile", options, secret=True, terms=brings)
    if isinstance(pick, UseTile):
        s.do(Step(again, me.seat))
        use(s, me, pick)


def _use_picks(me: Player) -> list[Pick]:
    return [*usable(me, turn=False), DONE]
