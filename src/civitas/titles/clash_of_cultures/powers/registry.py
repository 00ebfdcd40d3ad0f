"""All abilities of the box, numbered, and the hooks by which they speak at a moment.

An ability is in force for a player while its bit is set in ``Player.abilities``; `powers_of` turns
such a set into an index by moment, once for each set, shared by all tables.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, TypeVar

import msgspec

from civitas.kernel.content import numbers
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCES,
    CATEGORY,
    IN_CATEGORY,
    UNLOCKED_BY,
    Advance,
)
from civitas.titles.clash_of_cultures.content.areas import TERRAIN, TERRAINS
from civitas.titles.clash_of_cultures.content.cards import WONDERS
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATION_ADVANCES,
    LEADER_ABILITIES,
)
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.goods import FOOD, GOOD, NOTHING, Goods
from civitas.titles.clash_of_cultures.content.pieces import BUILDINGS, STRUCTURES
from civitas.titles.clash_of_cultures.content.structure import LIMITS, WITHOUT_STORAGE
from civitas.titles.clash_of_cultures.powers.moments import MOMENTS, Moment

Act = TypeVar("Act", bound=Callable[..., Any])


class Ability(msgspec.Struct, frozen=True):
    """Something with a rule of its own. ``id`` is told by the message ``thing-<id>``."""

    id: str
    kind: str
    """``advance``, ``civilization``, ``leader``, ``wonder`` or ``event``."""


ABILITIES: Final = (
    *(Ability(advance.id, "advance") for advance in ADVANCES),
    *(Ability(advance.id, "civilization") for advance in CIVILIZATION_ADVANCES),
    *(Ability(ability.id, "leader") for ability in LEADER_ABILITIES),
    *(Ability(wonder.id, "wonder") for wonder in WONDERS),
    *(Ability(event.id, "event") for event in EVENTS),
)
"""Advances come first: an advance and its ability have the same number."""
ABILITY: Final = numbers(ABILITIES)
assert len(ABILITY) == len(ABILITIES)


@dataclass(frozen=True, slots=True)
class Hook:
    """What one ability has to say at one moment."""

    ability: int
    moment: int
    run: Callable[..., Any]
    """What it does or gives; its parameters are those of the moment."""
    may: Callable[..., bool] | None
    """Can it do anything now? None: always."""
    optional: bool
    """May its owner decline (COC-0.8)? If not it just happens (COC-0.11)."""
    once: bool
    """1x per turn (COC-0.9)?"""
    cost: Goods
    """What using it costs (COC-0.10)."""
    price: Callable[..., Any] | None
    """What it charges besides, where that depends on the state: gives the `payments.Cost`."""
    action: bool
    """At a moment that is about payments, is it for the action itself alone, and not for an effect
    that brings the same (COC-26.3)?"""
    purposes: tuple[str, ...]
    """At a moment that is about payments, for which of them it speaks, or of the price of which
    units or advances; empty: for any."""


UNLOCKING: Final = tuple(UNLOCKED_BY.get(structure.id, -1) for structure in STRUCTURES)
"""By structure, the advance that unlocks it; a settlement needs none."""

ABOUT_PRICES: Final = (Moment.PRICE, Moment.UNIT_PRICE, Moment.REPLACES, Moment.DISCOUNT)
_HOOKS: Final[defaultdict[int, list[Hook]]] = defaultdict(list)


def hook(
    moment: int,
    ability: str,
    *,
    may: Callable[..., bool] | None = None,
    optional: bool = False,
    once: bool = False,
    cost: Goods = NOTHING,
    price: Callable[..., Any] | None = None,
    action: bool = False,
    purposes: tuple[str, ...] = (),
) -> Callable[[Act], Act]:
    """Hang a function on a moment: ``@hook(Moment.COLLECTED, "metallurgy", optional=True)``."""

    def hang(run: Act) -> Act:
        number = ABILITY[ability]
        hung = Hook(number, moment, run, may, optional, once, cost, price, action, purposes)
        _HOOKS[number].append(hung)
        return run

    return hang


def hooks_of(ability: int) -> tuple[Hook, ...]:
    """Everything an ability has to say."""
    return tuple(_HOOKS[ability])


@cache
def bears_on_prices(ability: int) -> bool:
    """Has it anything to say about what is paid?"""
    return any(each.moment in ABOUT_PRICES for each in _HOOKS[ability])


class Powers(msgspec.Struct, frozen=True):
    """All that a set of abilities gives; the figures that rules ask for most are worked out."""

    at: tuple[tuple[Hook, ...], ...]
    """By moment, who has something to say."""
    limits: Goods
    """How much of each good may be held (COC-4.2 to COC-4.4)."""
    yields: tuple[tuple[int, ...], ...]
    """By terrain, the goods one of which a hex yields in a Collect (COC-9.3)."""
    keywords: frozenset[str]
    """Events with one of these keywords are ignored (COC-21.7)."""
    buildings: tuple[int, ...]
    """The kinds of buildings that are unlocked (COC-7.10)."""
    prices: Mapping[str, tuple[Hook, ...]]
    """By purpose, unit or advance, who may name another price than the printed one (COC-4.15)."""
    bent: Container[str]
    """The purposes of costs that may be paid otherwise than the rules say (COC-4.15)."""


DEIFICATION: Final = ABILITY["deification"]
ZIGGURATS: Final = ABILITY["ziggurats"]
AQUEDUCTS: Final = ABILITY["aqueducts"]
PARALLEL: Final = tuple(
    zip(IN_CATEGORY[CATEGORY["theocracy"]], IN_CATEGORY[CATEGORY["autocracy"]], strict=True)
)
"""Advances of the same row in two governments."""


TELLING: Final = tuple(
    n
    for n, advance in enumerate(ADVANCES)
    if advance.collect or advance.resource_limit or advance.ignores_event_keyword
)
"""The advances that say more than their hooks."""


BEARING: Final = frozenset((*TELLING, ZIGGURATS, AQUEDUCTS))
"""The abilities that bear on more than their hooks do."""
BEARING_BITS: Final = sum(1 << ability for ability in BEARING)


def _with_deified(abilities: int) -> int:
    """With Deification a Theocracy advance has the abilities of its Autocracy parallel too."""
    if abilities >> DEIFICATION & 1:
        for theocratic, autocratic in PARALLEL:
            abilities |= (abilities >> theocratic & 1) << autocratic
    return abilities


@lru_cache(maxsize=1 << 12)
def _figures(abilities: int) -> tuple[Goods, tuple[tuple[int, ...], ...], frozenset[str]]:
    """What the advances say that is no hook: limits, yields and keywords. Of the abilities only
    those that bear on them are given, since these sets come again and again."""
    owned = [ADVANCES[n] for n in TELLING if abilities >> n & 1]
    return _limits(abilities, owned), _yields(owned), _keywords(abilities, owned)


def _limits(abilities: int, owned: list[Advance]) -> Goods:
    """COC-4.2 to COC-4.4; Ziggurats lift the limit of Dogma."""
    limits = list(LIMITS)
    limits[FOOD] = WITHOUT_STORAGE
    for advance in owned:
        for good, limit in advance.resource_limit.items():
            if advance.id != "dogma" or not abilities >> ZIGGURATS & 1:
                limits[GOOD[good]] = limit
    return tuple(limits)


def _yields(owned: list[Advance]) -> tuple[tuple[int, ...], ...]:
    """COC-9.3"""
    yields: list[list[int]] = [[] for _ in TERRAINS]
    for advance in owned:
        for terrain, kinds in advance.collect.items():
            yields[TERRAIN[terrain]] += [GOOD[good] for good in kinds]
    return tuple(map(tuple, yields))


def _keywords(abilities: int, owned: list[Advance]) -> frozenset[str]:
    """COC-21.7; Aqueducts protect like Irrigation does."""
    words = {word for advance in owned for word in advance.ignores_event_keyword}
    if abilities >> AQUEDUCTS & 1:
        words.add("famine")
    return frozenset(words)


def _buildings(abilities: int) -> tuple[int, ...]:
    """COC-7.10"""
    return tuple([n for n in BUILDINGS if abilities >> UNLOCKING[n] & 1])


def _payments(
    at: tuple[tuple[Hook, ...], ...],
) -> tuple[dict[str, tuple[Hook, ...]], Container[str]]:
    """COC-4.15: who names other prices, and what may be paid otherwise."""
    named = _prices((*at[Moment.PRICE], *at[Moment.UNIT_PRICE]))
    return named, _bent((*at[Moment.REPLACES], *at[Moment.DISCOUNT]))


def _prices(hooks: tuple[Hook, ...]) -> dict[str, tuple[Hook, ...]]:
    named: dict[str, tuple[Hook, ...]] = {}
    for each in hooks:
        for purpose in each.purposes:
            named[purpose] = (*named.get(purpose, ()), each)
    return named


class Anything:
    """Whatever the purpose."""

    def __contains__(self, purpose: object) -> bool:
        return True


ANYTHING: Final = Anything()


def _bent(hooks: tuple[Hook, ...]) -> Container[str]:
    if any(not each.purposes for each in hooks):
        return ANYTHING
    return frozenset(purpose for each in hooks for purpose in each.purposes)


_MOMENT: Final = attrgetter("moment")
_ABILITY: Final = attrgetter("ability")


def _by_moment(abilities: int) -> tuple[tuple[Hook, ...], ...]:
    """By moment, who has something to say, in the order of the abilities."""
    hooks: list[Hook] = []
    while abilities:
        lowest = abilities & -abilities
        hooks += _HOOKS[lowest.bit_length() - 1]
        abilities ^= lowest
    hooks.sort(key=_MOMENT)
    at: list[tuple[Hook, ...]] = [()] * (len(MOMENTS) + 1)
    for moment, those in groupby(hooks, _MOMENT):
        at[moment] = tuple(those)
    return tuple(at)


@lru_cache(maxsize=1 << 14)
def powers_of(abilities: int) -> Powers:
    """The powers of a set of abilities, given as bits."""
    deified = _with_deified(abilities)
    at = _by_moment(deified)
    return Powers(at, *_figures(deified & BEARING_BITS), _buildings(abilities), *_payments(at))


def wider_powers(powers: Powers, abilities: int, ability: int) -> Powers:
    """The powers of a set of abilities, if those without one of them are at hand: most have
    something to say at a few moments and bear on nothing else."""
    if abilities >> DEIFICATION & 1:
        return powers_of(abilities)
    moments = list(powers.at)
    for each in _HOOKS[ability]:
        moments[each.moment] = tuple(sorted((*moments[each.moment], each), key=_ABILITY))
    at, old = tuple(moments), powers
    figures = old.limits, old.yields, old.keywords
    if ability in BEARING:
        figures = _figures(abilities & BEARING_BITS)
    buildings = _buildings(abilities) if ability in UNLOCKING else old.buildings
    payments = _payments(at) if bears_on_prices(ability) else (old.prices, old.bent)
    return Powers(at, *figures, buildings, *payments)
