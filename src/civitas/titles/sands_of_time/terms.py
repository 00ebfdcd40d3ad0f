"""What a pick costs and what it brings, told by the functions that charge and pay out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.explain import Terms, amounts, terms
from civitas.titles.sands_of_time import picks
from civitas.titles.sands_of_time.battle import base_strength
from civitas.titles.sands_of_time.bonus import (
    SUPPORT_BONUS,
    SUPPORT_HERITAGE,
    TAXES,
    bonus_unrest,
    interruptions,
)
from civitas.titles.sands_of_time.build import left_to_pay, may_work, price_of, worn_out
from civitas.titles.sands_of_time.caravan import PRICE as CARAVAN_PRICE
from civitas.titles.sands_of_time.caravan import caravan_picks, gives_heritage, means
from civitas.titles.sands_of_time.conquest import annex_cost, conquests
from civitas.titles.sands_of_time.content import (
    BONUS,
    BONUS_ACTIONS,
    BORDER,
    BUILDING,
    CARD,
    CATEGORIES,
    CATEGORY,
    CHRONICLES,
    FIELD,
    FIELDS,
    HERITAGE_MAX,
    REGION,
    RESOURCE,
    RESOURCES,
    SETUP_HERITAGE,
)
from civitas.titles.sands_of_time.counting import FIELD_MEASURES, trade_goods
from civitas.titles.sands_of_time.effects import ON_BUILT
from civitas.titles.sands_of_time.govern import LOCK as FREE_STEP
from civitas.titles.sands_of_time.govern import govern_cost
from civitas.titles.sands_of_time.income import most_work, work_of
from civitas.titles.sands_of_time.muster import PRICE as MUSTER_PRICE
from civitas.titles.sands_of_time.muster import muster_picks
from civitas.titles.sands_of_time.raid import loot
from civitas.titles.sands_of_time.state import Empire, State
from civitas.titles.sands_of_time.tracks import fitting
from civitas.titles.sands_of_time.tribute import LOCK as BOTH_TRIBUTES
from civitas.titles.sands_of_time.tribute import caravan_yield, colony_yield, sources

Numbers = dict[str, int | float]

PAID_CARAVAN: Final = "caravan"
"""The ask for a caravan that costs something; all others are free of charge."""
FIRST_CARAVAN: Final = "first-caravan"
TRIBUTE: Final = CARD["tribute"]
FIRST: Final[dict[int, Callable[[State, Empire], Sequence[Pick]]]] = {
    CARD["muster"]: muster_picks,
    CARD["conquest"]: lambda s, me: list(conquests(s, me)),
    CARD["govern"]: lambda _s, _me: (picks.CALM,),
    CARD["caravan_1"]: caravan_picks,
    CARD["caravan_2"]: caravan_picks,
    TRIBUTE: sources,
}
"""By card, the answers to its first question, interruptions aside."""
FREE: Final = frozenset((picks.Group, picks.To))
"""Picks that cost and bring nothing, of which there are dozens in one ask."""


def purse(s: State, seat: int) -> dict[str, int | float]:
    """Crops and gold (SOT-1.6)."""
    return dict(zip(RESOURCES, s.empires[seat].stock, strict=True))


def terms_of(s: State, ask: Ask, pick: Pick) -> Terms | None:
    """What an offered pick costs and what it brings for certain."""
    if type(pick) in FREE:
        return None
    me = s.empires[ask.seat]
    match pick:
        case picks.Choose():
            return None if ask.terms is None else ask.terms(pick)
        case picks.Play():
            return _card(s, me, ask, CARD[pick.card])
        case picks.EndTurn():
            raised = bonus_unrest(s, me, s.turn.bonus) + s.turn.repeated
            return terms(gains={"unrest": raised})
        case picks.UseBonus():
            return _bonus(s, me, BONUS[pick.action])
        case picks.Exchange():
            give = RESOURCE[pick.give]
            return terms({pick.give: pick.amount}, _gained(me, {1 - give: pick.amount}))
        case picks.Tax():
            return terms(gains=_gained(me, {RESOURCE[pick.resource]: trade_goods(me)}))
        case picks.Calm():
            return terms({"crops": int(ask.params["cost"])})
        case picks.Labor():
            gold = left_to_pay(me, int(ask.params["cost"]), pick.count)
            return terms({"gold": gold, "peasant": worn_out(pick.count)})
        case picks.Tribute():
            return terms(gains=_gained(me, _tribute(s, me, [pick])))
        case picks.Heritage():
            return terms(gains=_heritage(me, CATEGORY[pick.category], int(ask.params["amount"])))
        case picks.Score():
            card = CHRONICLES[me.laid[FIELD[pick.field]] - 1]
            return terms(gains={"points": card.vp})
        case picks.Lay():
            return _chronicle(s, me, FIELD[pick.field], pick.chronicle)
        case picks.Commit() if pick.number:
            return Terms(note="if-won", params=(("unrest", pick.number),))
    return _on_the_map(s, me, ask, pick)


def _on_the_map(s: State, me: Empire, ask: Ask, pick: Pick) -> Terms | None:
    match pick:
        case picks.Muster() | picks.Promote() | picks.Demote() | picks.Irrigate() | picks.Drill():
            return terms({"gold": MUSTER_PRICE})
        case picks.Attack():
            return _attack(s, me, s.empires[pick.other], REGION[pick.region])
        case picks.Annex():
            return terms({"crops": annex_cost(s, me, REGION[pick.region])})
        case picks.Oppress():
            region = REGION[pick.region]
            return terms(gains=_gained(me, {s.resource[region]: work_of(s, me, region)}))
        case picks.Plunder():
            region = REGION[pick.region]
            return terms(gains=_gained(me, {s.resource[region]: loot(s, me, region)}))
        case picks.Construct():
            return _building(s, me, BUILDING[pick.building])
        case picks.Caravan():
            return _caravan(s, me, ask.what, BORDER[pick.border])
        case picks.Pay():
            return terms({pick.resource: CARAVAN_PRICE})
    return None


def _card(s: State, me: Empire, ask: Ask, card: int) -> Terms | None:
    """SOT-6.14: a repeated card raises unrest. What has to be done with it is named, too."""
    unrest: Numbers = {"unrest": me.played >> card & 1}
    if card == TRIBUTE and me.unlocked(BOTH_TRIBUTES):
        found = terms(gains=unrest | _gained(me, _tribute(s, me, sources(s, me))))
    elif forced := _only_answer(s, me, ask, card):
        gains = (*forced.gains, *amounts(unrest))
        found = msgspec.structs.replace(forced, gains=gains, choice=True)
    else:
        found = terms(gains=unrest)
    return _later(found) if unrest["unrest"] else found


def _later(found: Terms | None) -> Terms | None:
    """SOT-6.14, SOT-18.3: unrest rises when the turn ends, once; there it is named again."""
    if found is None:
        return None
    note = f"{found.note} at-turn-end".strip()
    return msgspec.structs.replace(found, note=note, params=(*found.params, ("unrest", 1)))


def _attack(s: State, me: Empire, other: Empire, region: int) -> Terms:
    """SOT-10.3, SOT-10.4: the price, and with what both fight; numbers are chosen later."""
    strengths = (
        ("own", base_strength(s, me, region, defending=False)),
        ("against", base_strength(s, other, region, defending=True)),
    )
    return Terms(amounts({"crops": me.unrest}), note="strength", params=strengths)


def _bonus(s: State, me: Empire, bonus: int) -> Terms:
    """SOT-18.4 to SOT-18.6: what it may bring; which of it is asked next."""
    raised = bonus_unrest(s, me, bonus)
    told: dict[str, int] = {}
    if bonus == SUPPORT_BONUS:
        told["heritage"] = SUPPORT_HERITAGE
    elif bonus == TAXES:
        told |= {name: fitting(me, n, trade_goods(me)) for n, name in enumerate(RESOURCES)}
    else:
        told |= {name: fitting(me, n, most_work(s, me, n)) for n, name in enumerate(RESOURCES)}
    found = Terms(
        gains=amounts({"unrest": raised}),
        note=f"brings-{BONUS_ACTIONS[bonus]}",
        params=tuple(told.items()),
    )
    return (_later(found) if raised else None) or found


def _chronicle(s: State, me: Empire, field: int, chronicle: int) -> Terms:
    """SOT-22.4 to SOT-22.8: what a card is worth there, and what it takes."""
    card = CHRONICLES[chronicle - 1]
    category = CATEGORY[FIELDS[field].category]
    told = {
        "points": card.vp,
        "needed": card.conditions[FIELDS[field].id],
        "has": FIELD_MEASURES[field](s, me),
        "heritage": card.heritage,
        "own": me.heritage[category] + me.powers.chronicle_check,
    }
    return Terms(note="chronicle", params=tuple(told.items()))


def _only_answer(s: State, me: Empire, ask: Ask, card: int) -> Terms | None:
    """The terms of what the card comes to if nothing else can be done with it (SOT-6.10)."""
    answers = FIRST[card](s, me) if card in FIRST else ()
    if len(answers) != 1 or (card != TRIBUTE and interruptions(s, me)):
        return None
    if answers[0] is picks.CALM:
        return terms({"crops": 0 if me.unlocked(FREE_STEP) else govern_cost(s, me)})
    if isinstance(answers[0], picks.Caravan):
        return _caravan(s, me, PAID_CARAVAN, BORDER[answers[0].border])
    return terms_of(s, ask, answers[0])


def _tribute(s: State, me: Empire, taken: Sequence[Pick]) -> dict[int, int]:
    got = [0, 0]
    for source, yields in ((picks.COLONIES, colony_yield), (picks.FOREIGN_CARAVANS, caravan_yield)):
        if source in taken:
            got = [a + b for a, b in zip(got, yields(s, me), strict=True)]
    return dict(enumerate(got))


def _building(s: State, me: Empire, kind: int) -> Terms | None:
    site = s.turn.site
    price = price_of(s, me, site, kind)
    category, amount = ON_BUILT.get(kind, (-1, 0))
    gains = _heritage(me, category, amount) if category >= 0 else _any_heritage(me, amount)
    return terms({"gold": price}, gains, choice=may_work(me, site, price))


def _caravan(s: State, me: Empire, what: str, border: int) -> Terms | None:
    """SOT-15.1: crops or gold, which is asked next if there is a choice."""
    costs: Numbers = {}
    if what == PAID_CARAVAN:
        paid = means(me)
        costs[RESOURCES[paid[0]] if len(paid) == 1 else "crops_or_gold"] = CARAVAN_PRICE
    if what == FIRST_CARAVAN:
        return terms(gains=_any_heritage(me, SETUP_HERITAGE))
    return terms(costs, _any_heritage(me, int(gives_heritage(s, me, border))), choice=True)


def _gained(me: Empire, amounts: dict[int, int]) -> Numbers:
    """Crops and gold, as far as the abacus shows them."""
    return {RESOURCES[n]: fitting(me, n, amount) for n, amount in amounts.items()}


def _heritage(me: Empire, category: int, amount: int) -> Numbers:
    """SOT-19.1: as far as the track goes."""
    return {CATEGORIES[category]: min(amount, HERITAGE_MAX - me.heritage[category])}


def _any_heritage(me: Empire, amount: int) -> Numbers:
    """In a category of choice, which is asked next; where it counts depends on the choice."""
    return {"heritage": amount if min(me.heritage) + amount <= HERITAGE_MAX else 0}
