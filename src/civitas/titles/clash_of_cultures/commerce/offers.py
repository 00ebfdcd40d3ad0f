"""What an offer would lose: nobody holds more than a limit (COC-4.2); amounts are open to all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import compress
from operator import gt

from msgspec.structs import replace

from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.commerce.trade import with_more
from civitas.titles.clash_of_cultures.content.goods import GOODS, NOTHING, Goods, minus, plus
from civitas.titles.clash_of_cultures.picks.trade import DECKS, Give, Propose, Want
from civitas.titles.clash_of_cultures.progress import Offer
from civitas.titles.clash_of_cultures.state import Player, State


def overflows(s: State, offer: Offer) -> tuple[Goods, Goods]:
    """COC-5.4: what the maker and what the partner would have no room for."""
    me, other = s.players[offer.maker], s.players[offer.partner]
    return _beyond(me, offer.gives, offer.wants), _beyond(other, offer.wants, offer.gives)


def _beyond(me: Player, given: Goods, got: Goods) -> Goods:
    """Of what is got; what was beyond the limit before is lost anyhow."""
    there = plus(minus(me.goods, given), got)
    return tuple(map(min, got, minus(there, tuple(map(min, there, me.powers.limits)))))


def terms_of_share(s: State, offer: Offer, pick: Give | Want | Propose) -> Terms | None:
    """What is lost of the offer, as it is or by this one thing more."""
    larger = with_more(offer, pick)
    before = (NOTHING, NOTHING) if larger is None else overflows(s, offer)
    after = overflows(s, larger or offer)
    more = map(gt, map(sum, after), map(sum, before))
    told = " ".join(compress(("no-room-here", "no-room-there"), more))
    return Terms(note=told) if told else None


def terms_of_trade(s: State, offer: Offer) -> Terms | None:
    """COC-5.3: what it costs and brings to agree, as far as there is room for it."""
    lost = overflows(s, offer)[1]
    given = Counter([deck for deck, _ in offer.cards])
    found = terms(
        _named(offer.wants) | _of_decks(offer.wanted),
        _named(minus(offer.gives, lost)) | _of_decks([given[deck] for deck in range(len(DECKS))]),
    )
    return replace(found or Terms(), note="no-room-here") if any(lost) else found


def _named(amount: Goods) -> dict[str, int | float]:
    return dict(zip(GOODS, amount, strict=True))


def _of_decks(cards: Sequence[int]) -> dict[str, int | float]:
    """COC-5.5: so many cards of each deck; which ones, the drawing of the offer shows."""
    return {f"{deck}_cards": number for deck, number in zip(DECKS, cards, strict=True)}
