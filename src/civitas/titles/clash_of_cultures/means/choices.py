"""Small choices that many rules ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.clash_of_cultures.content.goods import GOOD, goods, one
from civitas.titles.clash_of_cultures.means.elsewhere import ELSEWHERE
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.common import CITY, GAIN, PASS, PLAYER, Pass
from civitas.titles.clash_of_cultures.state import Player, State

Telling: TypeAlias = Callable[[Any], Terms | None]
"""Tells what a pick costs and brings."""


def gain_one_of(
    s: State, me: Player, gains: Sequence[Mapping[str, int]], origin: str, clause: str
) -> Flow:
    """Gain one of several goods, by choice; each entry names one kind."""
    amounts = [goods(each) for each in gains]
    kinds = [next(n for n, amount in enumerate(each) if amount) for each in amounts]
    pick = yield Ask(me.seat, "gain", partial(_gain_picks, kinds), {"origin": origin})
    gain(s, me, amounts[kinds.index(GOOD[pick.good])], origin, clause)


def choose_good(
    me: Player, kinds: Iterable[int], origin: str, terms: Telling | None = None
) -> Decision:
    """One kind of goods out of these."""
    pick = yield Ask(
        me.seat, "gain", partial(_gain_picks, list(kinds)), {"origin": origin}, terms=terms
    )
    return GOOD[pick.good]


def gain_any(s: State, me: Player, kinds: Iterable[int], origin: str, clause: str) -> Flow:
    """Gain one unit of one of these kinds, by choice."""
    good = yield from choose_good(me, kinds, origin)
    gain(s, me, one(good), origin, clause)


def _gain_picks(kinds: list[int]) -> list[Pick]:
    return [GAIN[kind] for kind in kinds]


def choose_city(
    s: State,
    me: Player,
    cities: Sequence[int],
    what: str,
    *,
    optional: bool = False,
    otherwise: Reason | None = None,
    terms: Telling | None = None,
) -> Decision:
    """One of these cities, -1 for none; ``what`` names the ask, and ``otherwise`` says why it is no
    other city. There is at least one, or it is optional."""
    options, reason = partial(_city_picks, s, cities, optional), otherwise or ELSEWHERE[what]
    pick = yield Ask(me.seat, what, options, otherwise=reason, terms=terms)
    return -1 if isinstance(pick, Pass) else s.hex(pick.hex)


def _city_picks(s: State, cities: Sequence[int], optional: bool) -> list[Pick]:
    picks: list[Pick] = [CITY[s.label(place)] for place in cities]
    return [*picks, PASS] if optional else picks


def choose_player(me: Player, others: Sequence[Player], what: str) -> Decision:
    """The seat of one of these players."""
    pick = yield Ask(me.seat, what, lambda: [PLAYER[other.seat] for other in others])
    return pick.other


def may_do(
    me: Player, what: str, picks: Callable[[], Sequence[Pick]], terms: Telling | None = None
) -> Decision:
    """One of these picks, or None if the player would rather not."""
    pick = yield Ask(me.seat, what, lambda: [PASS, *picks()], terms=terms)
    return None if isinstance(pick, Pass) else pick
