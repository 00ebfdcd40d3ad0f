"""Section 25: the status phase."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.titles.clash_of_cultures.advances.advance import (
    gain_advance,
    gainable,
    unlock_civilization_advances,
)
from civitas.titles.clash_of_cultures.cards.decks import draw_actions, draw_objectives
from civitas.titles.clash_of_cultures.cities.cities import NOT_YOURS, remove_city
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCE,
    ADVANCES,
    CATEGORIES,
    CATEGORY,
    CATEGORY_BITS,
    GOVERNMENT_BITS,
    GOVERNMENTS,
    IN_CATEGORY,
    TOP,
)
from civitas.titles.clash_of_cultures.content.goods import CULTURE, MOOD, goods
from civitas.titles.clash_of_cultures.content.structure import STATUS_STEPS, VARIANTS
from civitas.titles.clash_of_cultures.course.variants import last_round
from civitas.titles.clash_of_cultures.means.payments import USING, cost_for, pay, payable
from civitas.titles.clash_of_cultures.means.stock import enforce_limits, gain
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.picks.cities import RAZE
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

RAZE_GOLD: Final = goods(STATUS_STEPS["raze"]["gain"])
NOT_SMALL: Final = Reason("raze-size", "COC-25.6")
LIGHTHOUSE: Final = ABILITY["great_lighthouse"]
CHANGE_COST: Final = goods(STATUS_STEPS["change_government"]["cost"])


@RULES.plain("status")
def status(s: State, _: Player) -> None:
    """COC-25.1: six steps, in each all players in turn order before the next begins."""
    s.tell("status", "COC-25.1", round=s.round)
    s.do(
        *[Step("status.objectives", me.seat) for me in s.in_order()],
        Step("status.end-check"),
    )


@RULES.plain("status.end-check")
def end_check(s: State, _: Player) -> None:
    """COC-25.3: in the last round, or if any player has no city, the game ends after step 1."""
    fallen = [me for me in s.in_order() if not me.cities]
    if fallen or s.round >= last_round(s):
        for me in fallen:
            s.tell("without-city", "COC-25.3", seat=me.seat)
        s.do(Step("end"))
        return
    s.builders = ()
    for me in s.players:
        me.fulfilled = ()
    s.do(*from_step(s, 2))


def from_step(s: State, first: int) -> list[Step]:
    """The steps of the status phase from this one on, which is not the first, and the next
    round (COC-25.1)."""
    order = s.in_order()
    steps = (
        [*[Step("status.advance", me.seat, (1,)) for me in order], *_second_advances(s)],
        [step for me in order for step in (draw_actions(me), draw_objectives(me))],
        [Step("status.raze", me.seat) for me in order],
        [Step("status.government", me.seat) for me in order],
        [Step("status.start-player"), Step("round.begin")],
    )
    return [step for each in steps[first - 2 :] for step in each]


def _second_advances(s: State) -> list[Step]:
    """COC-28.5: in the short game all gain a second one, its marker from the supply."""
    if s.rules.length != "short":
        return []
    counts = int(VARIANTS["short_game"]["second_advance_event_counter"])
    return [Step("status.advance", me.seat, (counts,)) for me in s.in_order()]


@RULES.asking("status.advance")
def free_advance(s: State, me: Player, counter: int) -> Flow:
    """COC-25.4: an advance without payment, if there is a legal one."""
    choice = gainable(me.advances)
    if choice:
        pick = yield Ask(me.seat, "free-advance", lambda: [picks.ADVANCE[n] for n in choice])
        gain_advance(s, me, ADVANCE[pick.advance], counter=bool(counter))


def refuse_raze(s: State, me: Player, place: int) -> Reason | None:
    """Why the player cannot remove the city on this hex (COC-25.6)."""
    if place not in me.cities:
        return NOT_YOURS
    return None if s.cities[place].size == 1 else NOT_SMALL


@RULES.asking("status.raze")
def raze(s: State, me: Player) -> Flow:
    """COC-25.6, COC-25.7: remove a city of size 1 for 1 gold; units there stay."""
    small = [place for place in me.cities if refuse_raze(s, me, place) is None]
    if not small:
        return
    pick = yield Ask(
        me.seat, "raze", lambda: [picks.PASS, *(RAZE[s.label(place)] for place in small)]
    )
    if not isinstance(pick, picks.Pass):
        remove_city(s, s.hex(pick.hex))
        s.tell("razes", "COC-25.6", seat=me.seat, hex=pick.hex)
        gain(s, me, RAZE_GOLD, "raze", "COC-25.6")


def other_governments(me: Player) -> list[int]:
    """COC-25.8: the government categories that the player could change to."""
    if not me.advances & GOVERNMENT_BITS:
        return []
    return [
        category
        for category in GOVERNMENTS
        if not me.advances & CATEGORY_BITS[category]
        and me.owns(ADVANCE[CATEGORIES[category].prerequisite or ""])
    ]


@RULES.asking("status.government")
def change_government(s: State, me: Player) -> Flow:
    """COC-25.8: for 1 mood and 1 culture."""
    choice = other_governments(me)
    cost = cost_for(s, me, CHANGE_COST, USING)
    if not choice or not payable(me, cost):
        return
    pick = yield Ask(
        me.seat, "government", lambda: [picks.PASS, *(picks.GOVERNMENT[n] for n in choice)]
    )
    if not isinstance(pick, picks.Pass):
        yield from pay(s, me, cost, "change_government", "COC-25.8")
        yield from move_government(s, me, CATEGORY[pick.category])


def move_government(s: State, me: Player, category: int) -> Flow:
    """COC-25.9, COC-25.10: as many advances, the first of them the top one."""
    left = [n for n in range(len(ADVANCES)) if me.advances & GOVERNMENT_BITS & 1 << n]
    for advance in left:
        me.advances &= ~(1 << advance)
        me.disable(advance)
    _take_office(s, me, TOP[category])
    for _ in left[1:]:
        free = [n for n in IN_CATEGORY[category] if not me.owns(n)]
        options = partial(_advance_picks, free)
        pick = yield Ask(me.seat, "government-advance", options)
        _take_office(s, me, ADVANCE[pick.advance])


def _take_office(s: State, me: Player, advance: int) -> None:
    """COC-25.14: a civilization advance linked to it is unlocked."""
    me.advances |= 1 << advance
    me.enable(advance)
    s.tell("government-advance", "COC-25.9", seat=me.seat, advance=ADVANCES[advance].id)
    unlock_civilization_advances(s, me, advance)
    enforce_limits(s, me)


def _advance_picks(advances: list[int]) -> list[Pick]:
    return [picks.ADVANCE[n] for n in advances]


def chooser(s: State) -> Player:
    """COC-25.11, COC-25.12: most mood and culture; ties from the start player clockwise.
    COC-25.13: the Great Lighthouse overrides both."""
    for me in s.players:
        if me.has(LIGHTHOUSE):
            return me
    return max(s.in_order(), key=lambda me: me.goods[MOOD] + me.goods[CULTURE])


@RULES.asking("status.start-player")
def start_player(s: State, _: Player) -> Flow:
    """COC-25.11: choose who starts the next round."""
    me = chooser(s)
    pick = yield Ask(
        me.seat, "start-player", lambda: [picks.PLAYER[other.seat] for other in s.in_order()]
    )
    s.start = pick.other
    if s.start == me.seat:
        s.tell("begins-again", "COC-25.11", seat=me.seat)
    else:
        s.tell("chooses-start", "COC-25.11", seat=me.seat, other=s.start)


@RULES.plain("round.begin")
def begin_round(s: State, _: Player) -> None:
    """COC-3.1: the next round, from its first phase."""
    s.round += 1
    s.phase = 1
    s.do(Step("phase.begin"))
