"""Bills in gold: upkeep (HRN-5.21) and wages (HRN-15.1, HRN-15.3), and who goes unpaid if there
is too little.

The flow of the rules, the page and forecasts all use these, as they use `larder` and `meals` for
food, `sowing_bills`, `harvest_bills` and `feast_bill` for the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import CITY, VILLAGE
from civitas.titles.oikumene.content.tables import COMMANDERS, NO_COMMANDER
from civitas.titles.oikumene.content.units import KINDS, MERCENARY
from civitas.titles.oikumene.farming.larder import (
    SIEGE_WORTH,
    TOWN_WORTH,
    keeps_units,
    shut_in,
    unit_worth,
)
from civitas.titles.oikumene.means.areas import supplied
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import HOLD, KIND_OF, PORT, SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State

TOWN_UPKEEP: Final = (1, 2)
"""By settlement (HRN-5.21)."""
ENCIRCLED: Final = 2
"""Times as much for everything inside."""
COMMAND_WORTH: Final = 12
"""In halves of gold, besides the price: without any commander all combat bonuses are lost."""


class Post(msgspec.Struct, frozen=True):
    """One line of a bill: units of a stack, a settlement or the commander."""

    stack: int
    """NONE: a settlement or the commander."""
    field: int
    """NONE: the commander."""
    number: int
    gold: int
    """For one."""
    worth: int
    """Of one, when somebody has to go."""
    shelter: int = NONE
    """The settlement around it with which it is lost if that is not paid: one that is encircled
    (HRN-11.15), or a village in whose shipyard it lies (HRN-13.16)."""


class Bill(msgspec.Struct, frozen=True):
    """What is due in gold, and who goes unpaid if it is more than there is."""

    gold: int
    posts: tuple[Post, ...]
    unpaid: tuple[tuple[Post, int], ...]

    @property
    def due(self) -> int:
        return sum(post.gold * post.number for post in self.posts)

    @property
    def paid(self) -> int:
        return self.due - sum(post.gold * number for post, number in self.unpaid)

    @property
    def lead(self) -> int:
        """What the commander is paid of it."""
        unpaid = dict(self.unpaid)
        leaders = (post for post in self.posts if post.stack == NONE == post.field)
        return sum(post.gold for post in leaders if not unpaid.get(post))

    def is_settled(self, given_up: dict[Post, int]) -> bool:
        """Does nobody go unpaid but who was given up by hand, and who was inside?"""
        lost = surrendered(dict(self.unpaid))
        return all(number <= given_up.get(p, 0) or p.shelter in lost for p, number in self.unpaid)


def surrendered(unpaid: dict[Post, int]) -> set[int]:
    """The settlements that are not paid."""
    return {post.field for post, n in unpaid.items() if n and post.stack == NONE != post.field}


def bill_of(gold: int, posts: list[Post], given_up: dict[Post, int], sparing: bool) -> Bill:
    """Those that are worth least for their gold go unpaid, until the rest can be paid; nobody does
    whom the gold would do for: in the first two rules, unless he was given up by hand. For whom a
    settlement takes along nothing is paid (HRN-5.24)."""
    unpaid = given_up.copy()
    lost = surrendered(unpaid)
    unpaid |= {post: post.number for post in posts if post.shelter in lost}
    short = (
        sum(p.gold * p.number for p in posts) - sum(p.gold * n for p, n in unpaid.items()) - gold
    )
    for post in sorted(posts, key=lambda post: post.worth / post.gold):
        number = min(post.number - unpaid.get(post, 0), -(-short // post.gold))
        if number > 0:
            unpaid[post] = unpaid.get(post, 0) + number
            short -= number * post.gold
    for hard in (given_up, {}, {}) if sparing else (given_up,):  # the last for those inside
        short = _pay_back(unpaid, hard, short)
    return Bill(gold, tuple(posts), tuple((post, n) for post, n in unpaid.items() if n))


def _pay_back(unpaid: dict[Post, int], given_up: dict[Post, int], short: int) -> int:
    """Gold that is left goes to those who have not been given up; what is short then."""
    for post in list(unpaid):
        lost = post.shelter in surrendered(unpaid)
        back = 0 if lost else min(unpaid[post] - given_up.get(post, 0), -short // post.gold)
        if back > 0:
            unpaid[post] -= back
            short += back * post.gold
    return short


def upkeep_bill(
    s: State,
    me: Player,
    given_up: dict[Post, int] | None = None,
    *,
    past: bool = False,
    whole: bool = False,
) -> Bill:
    """HRN-5.21: what a player pays for units and settlements, next year if this year's upkeep is
    ``past``; units without connection are not on the bill (HRN-5.22), unless it is the ``whole``
    one: those that had none are gone by then."""
    posts = []
    for stack in sorted(me.units) if keeps_units(s, me, past) else ():
        gold = KINDS[KIND_OF[stack]].upkeep_gold
        within = inside_siege(s, me, stack)
        if gold and (whole or within or supplied(s, me, SPACE_OF[stack])):
            price = gold * ENCIRCLED if within else gold
            where = SPACE_OF[stack]
            shelter = where if _shares_fate(s, me, stack, within) else NONE
            posts.append(Post(stack, where, me.units[stack], price, unit_worth(stack), shelter))
    own = (f for f in s.world.fields if s.town[f] != NONE and s.owner[f] == me.seat)
    posts += [_town(s, me, field) for field in own if field not in s.fallen]
    return bill_of(me.gold, posts, given_up or {}, s.rules.version >= 3)


def _shares_fate(s: State, me: Player, stack: int, within: bool) -> bool:
    """Is the stack lost with the settlement of its field if that is not paid? Before the tenth
    rules ships, and who is aboard, were paid though their village took them along."""
    field = SPACE_OF[stack]
    if within:
        return s.rules.version >= 3 and s.owner[field] == me.seat
    lies = s.rules.version >= 10 and SPOT_OF[stack] in (PORT, HOLD)
    return lies and s.owner[field] == me.seat and s.town[field] == VILLAGE


def inside_siege(s: State, me: Player, stack: int) -> bool:
    """Is the stack inside an encircled settlement: an own one, or as a guest in the shipyard of
    another's (HRN-8.12)? Before the tenth rules guests were not."""
    space, spot = SPACE_OF[stack], SPOT_OF[stack]
    if space >= s.world.lands or spot <= SITE:
        return False
    if shut_in(s, me, space):
        return True
    guest = spot in (PORT, HOLD) and s.owner[space] != me.seat and s.rules.version >= 10
    return guest and encircled(s, space) and space not in s.fallen


def _town(s: State, me: Player, field: int) -> Post:
    gold = TOWN_UPKEEP[s.town[field]]
    if shut_in(s, me, field):
        return Post(NONE, field, 1, gold, SIEGE_WORTH)
    worth = TOWN_WORTH[s.town[field]] - (TOWN_WORTH[0] if s.town[field] == CITY else 0)
    return Post(NONE, field, 1, gold, worth)


def wages_bill(
    s: State, me: Player, given_up: dict[Post, int] | None = None, *, spared: bool = True
) -> Bill:
    """HRN-15.1, HRN-15.3: mercenaries, those bought in this round being ``spared``, and the
    commander."""
    wages = KINDS[MERCENARY].wages or {}
    each = wages["twice_a_year" if s.mode.mercenary_wages_twice_a_year else "once_a_year"]
    posts = []
    for stack, number in _mercenaries(s, me, spared):
        if number > 0:
            posts.append(Post(stack, SPACE_OF[stack], number, each, unit_worth(stack)))
    if s.mode.commanders and me.commander != NO_COMMANDER:
        commander = COMMANDERS[me.commander]
        posts.append(Post(NONE, NONE, 1, commander.wages, 2 * commander.buy + COMMAND_WORTH))
    return bill_of(me.gold, posts, given_up or {}, s.rules.version >= 3)


def _mercenaries(s: State, me: Player, spared: bool) -> Iterator[tuple[int, int]]:
    """HRN-15.1: his stacks, and for how many of each wages are due: not for those who have come in
    this round, if they are ``spared``."""
    every = sorted((n for n in me.units if KIND_OF[n] == MERCENARY), reverse=True)
    if s.rules.version >= 9 or not spared:
        new = (me.newcomers or ()) if spared else ()
        yield from ((stack, me.units[stack] - new.count(stack)) for stack in every)
        return
    free = me.hired  # before the ninth rules these could be any
    for stack in every:
        number = me.units[stack] - free
        free = max(0, -number)
        yield stack, number
