"""Section 4: printed prices side by side, to see at once which of them are out of reach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from civitas.titles.clash_of_cultures.content.goods import Goods
from civitas.titles.clash_of_cultures.means.payments import (
    ADVANCING,
    met,
    most_of_use,
    ruled_demands,
)
from civitas.titles.clash_of_cultures.state import Player


class Tariff:
    """The printed prices of these kinds of things."""

    def __init__(self, purpose: str, prices: Sequence[Goods], kinds: Sequence[int]) -> None:
        self.purpose = purpose
        self.kinds = tuple(kinds)
        self.prices: dict[Goods, tuple[int, ...]] = {}
        for kind in kinds:
            self.prices[prices[kind]] = (*self.prices.get(prices[kind], ()), kind)
        advancing = purpose == ADVANCING
        self.least = min(map(sum, self.prices))
        useful = [most_of_use(price, advancing) for price in self.prices]
        self.most = tuple(map(max, zip(*useful, strict=True)))
        """More of a good than this makes no difference, so few amounts do."""
        self.demands = {price: ruled_demands(price, advancing) for price in self.prices}

    def within_means(self, me: Player) -> tuple[int, ...]:
        """Those of which one could be paid, as far as the rules alone decide: all where abilities
        have their say."""
        if self.purpose in me.powers.prices or self.purpose in me.powers.bent:
            return self.kinds
        if sum(me.goods) < self.least:
            return ()
        return _payable_of(self, tuple(map(min, me.goods, self.most)))


@lru_cache(maxsize=1 << 12)
def _payable_of(tariff: Tariff, goods: Goods) -> tuple[int, ...]:
    payable = [
        tariff.prices[need] for need, demands in tariff.demands.items() if met(demands, goods)
    ]
    return tuple(sorted([kind for kinds in payable for kind in kinds]))
