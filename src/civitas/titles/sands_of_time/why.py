"""Why something is not offered: the refusals of the rules, found by the pick or by its kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.sands_of_time import picks
from civitas.titles.sands_of_time.advance import refuse_row
from civitas.titles.sands_of_time.bonus import interruptions
from civitas.titles.sands_of_time.build import (
    KINDS,
    NOTHING_TO_BUILD,
    refuse_construct,
    refuse_site,
)
from civitas.titles.sands_of_time.caravan import NO_BORDER, refuse_border, refuse_caravan
from civitas.titles.sands_of_time.chronicle import refuse_lay
from civitas.titles.sands_of_time.conquest import (
    NOTHING_TO_CONQUER,
    refuse_annex,
    refuse_attack,
)
from civitas.titles.sands_of_time.content import (
    BORDER,
    BUILDING,
    CARD,
    CARDS,
    FIRST_EMPHASIS,
    NEIGHBOURS,
    REGION,
)
from civitas.titles.sands_of_time.govern import CALM_ALREADY, refuse_govern, refuse_step
from civitas.titles.sands_of_time.muster import NOTHING_TO_MUSTER, refuse_levy
from civitas.titles.sands_of_time.state import IN_TURN, Empire, Stage, State
from civitas.titles.sands_of_time.turns import EMPHASIS_USED, refuse_choice, refuse_play

EMPHASES: Final = range(FIRST_EMPHASIS, len(CARDS))
NOT_YOUR_TURN = Reason("not-your-turn", "SOT-6.6")
REGION_TAKEN = Reason("region-taken", "SOT-3.6")
NOT_ADJACENT = Reason("not-adjacent", "SOT-3.7")
NOT_ADJACENT_TO_EITHER = Reason("not-adjacent", "SOT-3.8")
OUT_OF_PLAY = Reason("out-of-play", "SOT-2.5")
BONUS_SPENT = Reason("bonus-spent", "SOT-18.1")
BONUS_EMPTY = Reason("bonus-empty", "SOT-18.7")
NO_COINAGE = Reason("no-coinage", "SOT-27.16")
EXCHANGED = Reason("exchanged", "SOT-27.16")
NO_CARD_LEFT = Reason("no-card-left", "SOT-6.8")
NO_IRRIGATION = Reason("not-built", "SOT-26.3", {"building": "irrigation"})
NO_BARRACKS = Reason("not-built", "SOT-26.9", {"building": "barracks"})
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
        case picks.Play() if s.stage == Stage.CARD_CHOICE and CARD.get(pick.card, 0) in EMPHASES:
            return EMPHASIS_USED if me.emphasis != NONE else NOT_YOUR_TURN
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
            return _refuse_card(s, me, CARD[pick.card])
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


# ------------------------------------------------------------------ by kind

NEAREST = (
    "no-crops",
    "price",
    "heritage-low",
    "no-gold",
    "no-control-marker",
    "last-region",
    "defended",
    "not-most",
    "no-enemy-here",
    "region-done",
    "base-done",
    "nothing-to-muster",
    "sold-out",
    "kind-there",
    "region-full",
    "locked-political",
    "locked-civil",
    "locked-cultural",
)
"""The reasons by how little is missing: what lacks least is worth telling."""


def nearest(refusals: Iterable[Reason | None]) -> Reason | None:
    """Of several reasons the one behind which the least is missing."""

    def far(reason: Reason) -> tuple[int, int]:
        known = reason.message in NEAREST
        missing = NEAREST.index(reason.message) if known else len(NEAREST)
        return missing, int(reason.params.get("cost", 0))

    return min((reason for reason in refusals if reason is not None), key=far, default=None)


def held(s: State, ask: Ask) -> list[Pick]:
    """In the own turn, the cards that were revealed; where cards are chosen, those that were played
    before (SOT-6.3, SOT-6.4)."""
    if ask.what == "cards":
        return _played(s.empires[ask.seat])
    return [picks.PLAY[card] for card in s.turn.hand] if ask.what == "turn" else []


def _played(me: Empire) -> list[Pick]:
    """The Emphasis cards if one has been used, and the pairs of which both would be repeated."""
    emphases = CARDS[FIRST_EMPHASIS:] if me.emphasis != NONE else ()
    played = [card for card in range(FIRST_EMPHASIS) if me.played >> card & 1]
    return [*map(picks.Play, emphases), *(picks.CHOOSE[a][b] for a, b in combinations(played, 2))]


def why_none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why there is nothing of this kind in the ask."""
    me = s.empires[ask.seat]
    if kind is picks.Play:
        return NO_CARD_LEFT
    if kind is picks.UseBonus:
        return BONUS_SPENT
    if kind is picks.Exchange:
        return EXCHANGED if s.turn.exchanged else NO_COINAGE
    if kind is picks.Calm:
        return refuse_step(s, me) if me.unrest else CALM_ALREADY
    if kind is picks.Caravan:
        return refuse_caravan(s, me) or NO_BORDER
    if kind is picks.Site:
        return nearest(_sites(s, me)) or NOTHING_TO_BUILD
    if kind is picks.Progress or kind is picks.Begin:
        table = picks.PROGRESS if kind is picks.Progress else picks.BEGIN
        return nearest(refuse_row(s, me, pick) for pick in table)
    if kind is picks.Attack or kind is picks.Annex:
        return _no_conquest(s, me, ask, kind)
    return _no_levy(s, me, kind)


def _sites(s: State, me: Empire) -> Iterator[Reason | None]:
    return (refuse_construct(s, me, region, kind) for region in me.regions for kind in KINDS)


def _conquests(s: State, me: Empire) -> Iterator[Reason | None]:
    for region in me.homes():
        yield refuse_annex(s, me, region)
        yield from (refuse_attack(s, me, region, other) for other in range(len(s.empires)))


def _no_conquest(s: State, me: Empire, ask: Ask, kind: type[Pick]) -> Reason | None:
    if "region" in ask.params:  # the annexation that may follow an attack
        return refuse_annex(s, me, REGION[str(ask.params["region"])])
    others = range(len(s.empires))
    refusals = [
        refuse_annex(s, me, region)
        if kind is picks.Annex
        else nearest(refuse_attack(s, me, region, other) for other in others)
        for region in me.homes()
    ]
    return nearest(refusals) or NOTHING_TO_CONQUER


def _no_levy(s: State, me: Empire, kind: type[Pick]) -> Reason | None:
    kinds: dict[type[Pick], tuple[tuple[picks.OnRegion, ...], Reason]] = {
        picks.Muster: (picks.MUSTER, NOTHING_TO_MUSTER),
        picks.Promote: (picks.PROMOTE, NOTHING_TO_MUSTER),
        picks.Demote: (picks.DEMOTE, NOTHING_TO_MUSTER),
        picks.Irrigate: (picks.IRRIGATE, NO_IRRIGATION),
        picks.Drill: (picks.DRILL, NO_BARRACKS),
    }
    table, otherwise = kinds[kind]
    return nearest(refuse_levy(s, me, table[region]) for region in me.regions) or otherwise


def _refuse_card(s: State, me: Empire, card: int) -> Reason | None:
    """A card that does nothing for want of a few crops or some gold says so."""
    refusal = refuse_play(s, me, card)
    if refusal is NOTHING_TO_CONQUER:
        near = nearest(_conquests(s, me))
    elif refusal is NOTHING_TO_BUILD:
        near = nearest(_sites(s, me))
    else:
        return refusal
    return near if near is not None and "cost" in near.params else refusal
