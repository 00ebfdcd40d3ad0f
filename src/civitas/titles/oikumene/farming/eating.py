"""What comes of a meal (HRN-5.26 to HRN-5.33): herds are taken, stores are emptied, and who has
nothing goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from civitas.kernel.values import NONE, put
from civitas.titles.oikumene.content.buildings import CITY
from civitas.titles.oikumene.content.goods import HERDS, SHEEP
from civitas.titles.oikumene.farming.larder import Beast, Larder
from civitas.titles.oikumene.farming.losses import lower, raze_for, yield_up
from civitas.titles.oikumene.farming.meals import CULLED, KEPT, Meal, meat_of
from civitas.titles.oikumene.means.losses import lose
from civitas.titles.oikumene.means.stores import (
    add_herd,
    draw_fish,
    draw_grain,
    remove_herd,
    take_fish,
    take_grain,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces


def eat(s: State, me: Player, larder: Larder, meal: Meal) -> None:
    """HRN-5.26, HRN-5.27, HRN-5.29, HRN-5.33"""
    for b, fate in enumerate(meal.fates):
        if fate != KEPT:
            _take(s, me, larder.beasts[b], fate)
    _tell_taken(s, me, larder, meal)
    grain = meal.feed + meal.grain
    if larder.encircled:
        fields = spaces(larder.area)
        take_grain(s, fields, grain)
        take_fish(s, fields, meal.fish)
    else:
        draw_grain(s, me, larder.area, grain)
        draw_fish(s, me, larder.area, meal.fish)
    me.gold += meal.sold
    _tell_eaten(s, me, meal)


def _tell_eaten(s: State, me: Player, meal: Meal) -> None:
    if meal.feed:
        s.tell("told-fodder", "HRN-5.25", seat=me.seat, grain=meal.feed)
    if meal.meat or meal.fish or meal.grain:
        what = {"meat": meal.meat, "fish": meal.fish, "grain": meal.grain}
        s.tell("told-fed", "HRN-5.29", seat=me.seat, **what)
    if meal.sold:
        s.tell("told-meat-sold", "HRN-5.33", seat=me.seat, gold=meal.sold)


def _take(s: State, me: Player, beast: Beast, fate: int) -> None:
    """A herd is slaughtered or culled."""
    if beast.inside:
        left = list(s.stalls[beast.field])
        left.remove(beast.kind)
        s.stalls = put(
            s.stalls, beast.field, tuple(sorted((*left, SHEEP) if fate == CULLED else left))
        )
    else:
        remove_herd(s, me, beast.field, beast.kind)
        if fate == CULLED:
            add_herd(s, me, beast.field, SHEEP)


def _tell_taken(s: State, me: Player, larder: Larder, meal: Meal) -> None:
    """Herds that are alike are told together."""
    taken = Counter(
        (fate, beast.kind, beast.field, meat_of(larder, b, fate))
        for b, (beast, fate) in enumerate(zip(larder.beasts, meal.fates, strict=True))
        if fate != KEPT
    )
    for (fate, kind, field, meat), number in taken.items():
        s.tell(
            "told-cull" if fate == CULLED else "told-slaughter",
            "HRN-5.27" if fate == CULLED else "HRN-5.26",
            seat=me.seat,
            number=number,
            herd=HERDS[kind].id,
            space=s.label(field),
            meat=meat * number,
        )


def starve(s: State, me: Player, meals: Sequence[Meal]) -> None:
    """HRN-5.31: units come first, of all players; a settlement takes ships of others along."""
    hungry = [each for meal in meals for each in meal.hungry]
    units = [(mouth.stack, number) for mouth, number in hungry if mouth.stack != NONE]
    lose(s, me, units, "told-hungry", "HRN-5.31")


def starve_towns(s: State, larders: Sequence[Larder], meals: Sequence[Meal]) -> None:
    """HRN-5.31, HRN-5.32"""
    for larder, meal in zip(larders, meals, strict=True):
        parts = [mouth for mouth, _ in meal.hungry if mouth.stack == NONE]
        for field in sorted({mouth.field for mouth in parts}):
            hungry = sum(mouth.field == field for mouth in parts)
            _starve_town(s, field, hungry, larder.encircled)


def _starve_town(s: State, field: int, parts: int, shut: bool) -> None:
    if shut:
        yield_up(s, field, "told-hungry-surrender", "HRN-5.32")
    elif s.town[field] == CITY and parts == 1:
        lower(s, field, "told-hungry-half", "HRN-5.31")
    else:
        told = "told-hungry-city" if s.town[field] == CITY else "told-hungry-village"
        raze_for(s, field, told, "HRN-5.31")
