"""Why something is not offered: the refusals of the rules, found by the pick."""

from __future__ import annotations

from civitas.kernel.asks import Pick, Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.sands_of_time import picks
from civitas.titles.sands_of_time.advance import refuse_row
from civitas.titles.sands_of_time.bonus import interruptions
from civitas.titles.sands_of_time.build import refuse_construct, refuse_site
from civitas.titles.sands_of_time.caravan import refuse_border
from civitas.titles.sands_of_time.chronicle import refuse_lay
from civitas.titles.sands_of_time.conquest import refuse_annex, refuse_attack
from civitas.titles.sands_of_time.content import BORDER, BUILDING, CARD, NEIGHBOURS, REGION
from civitas.titles.sands_of_time.govern import refuse_govern
from civitas.titles.sands_of_time.muster import refuse_levy
from civitas.titles.sands_of_time.state import IN_TURN, Empire, Stage, State
from civitas.titles.sands_of_time.turns import refuse_choice, refuse_play

NOT_YOUR_TURN = Reason("not-your-turn", "SOT-6.6")
REGION_TAKEN = Reason("region-taken", "SOT-3.6")
NOT_ADJACENT = Reason("not-adjacent", "SOT-3.7")
NOT_ADJACENT_TO_EITHER = Reason("not-adjacent", "SOT-3.8")
OUT_OF_PLAY = Reason("out-of-play", "SOT-2.5")
BONUS_SPENT = Reason("bonus-spent", "SOT-18.1")
BONUS_EMPTY = Reason("bonus-empty", "SOT-18.7")
NO_COINAGE = Reason("no-coinage", "SOT-27.16")
EXCHANGED = Reason("exchanged", "SOT-27.16")
NO_INTERRUPTION = Reason("no-interruption", "SOT-29.4")


def why_not(s: State, seat: int, pick: Pick) -> Reason | None:
    """The reason for a pick the seat misses, or None if it makes no sense at all."""
    me = s.empires[seat]
    region = REGION.get(getattr(pick, "region", ""), -1)
    if region >= 0 and not s.in_play[region]:
        return OUT_OF_PLAY
    match pick:
        case picks.Choose():
            return refuse_choice(me, pick)
        case picks.Province() if region >= 0 and s.stage <= Stage.THIRD_PROVINCES:
            return _refuse_province(s, me, region)
    if s.stage not in IN_TURN or s.seat != seat:
        return NOT_YOUR_TURN
    return _in_turn(s, me, pick, region)


def _refuse_province(s: State, me: Empire, region: int) -> Reason:
    if s.owner[region] != NOBODY:
        return REGION_TAKEN
    if me.regions and not any(region in NEIGHBOURS[own] for own in me.regions):
        return NOT_ADJACENT if len(me.regions) == 1 else NOT_ADJACENT_TO_EITHER
    return NOT_YOUR_TURN


def _in_turn(s: State, me: Empire, pick: Pick, region: int) -> Reason | None:
    match pick:
        case picks.Play() if pick.card in CARD:
            return refuse_play(s, me, CARD[pick.card])
        case picks.UseBonus() | picks.Exchange():
            return _refuse_interruption(s, me, pick)
        case picks.Lay():
            return refuse_lay(me, pick)
        case picks.Progress() | picks.Begin():
            return refuse_row(s, me, pick)
        case picks.Caravan() if pick.border in BORDER:
            return refuse_border(s, me, BORDER[pick.border])
        case picks.Calm():
            return refuse_govern(s, me)
    return _in_region(s, me, pick, region) if region >= 0 else _on_site(s, me, pick)


def _refuse_interruption(s: State, me: Empire, pick: picks.UseBonus | picks.Exchange) -> Reason:
    if pick in interruptions(s, me):
        return NO_INTERRUPTION
    if isinstance(pick, picks.UseBonus):
        return BONUS_SPENT if s.turn.bonus != NONE else BONUS_EMPTY
    return EXCHANGED if s.turn.exchanged else NO_COINAGE


def _in_region(s: State, me: Empire, pick: Pick, region: int) -> Reason | None:
    match pick:
        case picks.Attack() if 0 <= pick.other < len(s.empires):
            return refuse_attack(s, me, region, pick.other)
        case picks.Annex():
            return refuse_annex(s, me, region)
        case picks.Site():
            return refuse_site(s, me, region)
        case picks.Muster() | picks.Promote() | picks.Demote() | picks.Irrigate() | picks.Drill():
            return refuse_levy(s, me, pick)
    return None


def _on_site(s: State, me: Empire, pick: Pick) -> Reason | None:
    """A building is refused on the site that was chosen for it."""
    if isinstance(pick, picks.Construct) and pick.building in BUILDING and s.turn.site >= 0:
        return refuse_construct(s, me, s.turn.site, BUILDING[pick.building])
    return None
