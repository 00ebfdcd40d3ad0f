"""Section 5: trade with the player whose turn it is.

An offer is made up click by click and then proposed; the partner agrees, declines or makes an offer
of their own. Cards that are offered are shown to the partner; cards that are asked for are of the
partner's choice. How many offers a player may make in a turn, and of how many things, is limited
(COC-5.8).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, partial
from itertools import compress
from operator import gt
from typing import Final, TypeAlias

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Params, Pick, Reason
from civitas.kernel.values import put
from civitas.titles.clash_of_cultures.cards.hands import (
    Hands,
    Held,
    add_to_hand,
    card_id,
    hand,
    hand_sizes,
    hands,
    held_card,
    sorted_hands,
    take_from_hand,
)
from civitas.titles.clash_of_cultures.content.goods import GOOD, NOTHING, Goods, minus, one, plus
from civitas.titles.clash_of_cultures.means.choices import choose_player
from civitas.titles.clash_of_cultures.means.stock import enforce_limits, tell_goods
from civitas.titles.clash_of_cultures.picks.common import PASS
from civitas.titles.clash_of_cultures.picks.trade import (
    ACCEPT,
    COUNTER,
    DEAL,
    DECKS,
    GIVE,
    PROPOSE,
    WANT,
    WANT_CARD,
    Accept,
    Counter,
    Deal,
    Give,
    GiveCard,
    Propose,
    Want,
    WantCard,
)
from civitas.titles.clash_of_cultures.progress import NO_CARDS, Offer
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

Wares: TypeAlias = tuple[Goods, tuple[GiveCard, ...], Goods, tuple[int, ...]]
"""What an offer may hold: the maker's goods and cards, the partner's goods, and how many cards of
each deck the partner has."""
MOST: Final = 10
"""Things on each side of an offer (COC-5.8)."""
NO_TRADE: Final = Reason("no-trade", "COC-5.8")
NO_OFFERS_LEFT: Final = Reason("no-offers-left", "COC-5.8")
OFFER_FULL: Final = Reason("offer-full", "COC-5.8")
NO_MORE: Final = Reason("offer-no-more", "COC-5.4")
CARD_OFFERED: Final = Reason("card-offered", "COC-5.4")


def refuse_offer(s: State, me: Player) -> Reason | None:
    """Why the player can make no offer (COC-5.8)."""
    if not s.rules.trade:
        return NO_TRADE
    return NO_OFFERS_LEFT if s.turn.offers[me.seat] >= s.rules.trade_offers else None


def deal_picks(s: State, me: Player) -> Iterable[Pick]:
    """COC-5.1: one pick, however many players there are: trade shall not fill the menu."""
    return [DEAL] if refuse_offer(s, me) is None else []


def deal(s: State, me: Player, pick: Deal) -> Flow:
    """COC-5.1, COC-5.6: an offer to another player, when free actions are allowed."""
    partner = yield from choose_player(me, s.others(me.seat), "partner")
    _begin(s, me.seat, partner)


def _begin(s: State, maker: int, partner: int) -> None:
    s.turn.offers = put(s.turn.offers, maker, s.turn.offers[maker] + 1)
    s.offer = Offer(maker, partner)
    s.do(Step("trade.compose", maker))


def _open(s: State) -> Offer:
    assert s.offer is not None
    return s.offer


@RULES.asking("trade.compose")
def compose(s: State, me: Player) -> Flow:
    """COC-5.2, COC-5.4, COC-5.7: one thing more on either side, as far as both have it. A card
    that is offered is an unopened choice: what follows it is a step of its own."""
    offer = _open(s)
    other = s.players[offer.partner]
    cards = _cards_to_give(hands(me))
    if offer.cards:
        given = [_giving(held) for held in offer.cards]
        cards = tuple([card for card in cards if card not in given])
    there: Wares = (me.goods, cards, other.goods, hand_sizes(other))
    params: Params = {"other": offer.partner}
    while True:
        options = partial(_compose_picks, there, offer)
        pick = yield Ask(me.seat, "trade", options, params, secret=True)
        larger = with_more(offer, pick)
        if larger is None:
            break
        offer = s.offer = larger
    if isinstance(pick, GiveCard):
        s.offer = replace(offer, cards=(*offer.cards, held_card(pick.card)))
        s.do(Step("trade.compose", me.seat))
    elif isinstance(pick, Propose):
        s.do(Step("trade.propose", me.seat))
    else:
        s.offer = None


def with_more(offer: Offer, pick: Pick) -> Offer | None:
    """The offer with one thing more; None if the pick is about something else."""
    if isinstance(pick, Give):
        return replace(offer, gives=plus(offer.gives, one(GOOD[pick.good])))
    if isinstance(pick, Want):
        return replace(offer, wants=plus(offer.wants, one(GOOD[pick.good])))
    if isinstance(pick, WantCard):
        deck = WANT_CARD.index(pick)
        return replace(offer, wanted=put(offer.wanted, deck, offer.wanted[deck] + 1))
    return None


def _compose_picks(there: Wares, offer: Offer) -> list[Pick]:
    """What there is to give, and what the partner has to ask for."""
    goods, cards, theirs, hidden = there
    gives, wants, wanted = offer.gives, offer.wants, offer.wanted
    given, asked = sum(gives) + len(offer.cards), sum(wants) + sum(wanted)
    picks: list[Pick] = [PASS, PROPOSE] if given or asked else [PASS]
    if given < MOST:
        picks += compress(GIVE, goods if gives is NOTHING else map(gt, goods, gives))
        picks += cards
    if asked < MOST:
        picks += compress(WANT, theirs if wants is NOTHING else map(gt, theirs, wants))
        picks += compress(WANT_CARD, hidden if wanted is NO_CARDS else map(gt, hidden, wanted))
    return picks


def refuse_share(s: State, pick: Give | GiveCard | Want | WantCard) -> Reason:
    """Why this cannot be added to the offer (COC-5.2, COC-5.4)."""
    offer = _open(s)
    given, asked = sum(offer.gives) + len(offer.cards), sum(offer.wants) + sum(offer.wanted)
    if (given if isinstance(pick, Give | GiveCard) else asked) >= MOST:
        return OFFER_FULL
    return CARD_OFFERED if isinstance(pick, GiveCard) else NO_MORE


@RULES.plain("trade.propose")
def propose(s: State, me: Player) -> None:
    """COC-5.5: the partner hears of the offer, and sees the cards in it."""
    offer = s.offer = replace(_open(s), proposed=True, cards=s.chance.reveal(_open(s).cards))
    for message, goods in (("offers", offer.gives), ("asks-for", offer.wants)):
        if goods != NOTHING:
            tell_goods(s, message, "COC-5.1", goods, seat=me.seat, other=offer.partner)
    for held in offer.cards:
        card = card_id(held)
        s.whisper(offer.partner, "offers-card", "COC-5.5", seat=me.seat, card=card)
    for deck, count in enumerate(offer.wanted):
        if count:
            name = f"deck-{DECKS[deck]}"
            s.tell("asks-for-cards", "COC-5.1", seat=me.seat, count=count, deck=name)
    s.do(Step("trade.answer", offer.partner))


@RULES.asking("trade.answer")
def answer(s: State, me: Player) -> Flow:
    """COC-5.3: agree and it happens at once; or decline, or make another offer."""
    offer = _open(s)
    params: Params = {"other": offer.maker}
    pick = yield Ask(me.seat, "trade-answer", partial(_answer_picks, s, me), params)
    if isinstance(pick, Accept):
        _exchange(s, offer)
    elif isinstance(pick, Counter):
        _begin(s, me.seat, offer.maker)
    else:
        s.offer = None
        s.tell("declines", "COC-5.3", seat=me.seat, other=offer.maker)


def _answer_picks(s: State, me: Player) -> list[Pick]:
    counter: list[Pick] = [] if refuse_offer(s, me) else [COUNTER]
    return [ACCEPT, PASS, *counter]


def _exchange(s: State, offer: Offer) -> None:
    """COC-5.3, COC-5.4: both sides give; what is beyond a limit is lost."""
    s.acted()
    me, other = s.players[offer.maker], s.players[offer.partner]
    s.tell("trades", "COC-5.3", seat=other.seat, other=me.seat)
    me.goods = plus(minus(me.goods, offer.gives), offer.wants)
    other.goods = plus(minus(other.goods, offer.wants), offer.gives)
    s.do(
        *[
            Step("trade.hand-over", other.seat, (deck,))
            for deck, count in enumerate(offer.wanted)
            for _ in range(count)
        ],
        Step("trade.over", me.seat),
    )
    for held in offer.cards:
        _give(s, me, other, held)
    s.offer = replace(offer, cards=())
    for who in (me, other):
        enforce_limits(s, who)


def _give(s: State, me: Player, other: Player, held: Held) -> None:
    take_from_hand(me, s.chance.reveal(held))
    add_to_hand(other, held)
    s.whisper(other.seat, "gets-card", "COC-5.3", seat=me.seat, card=card_id(held))
    s.tell_others(other.seat, "hands-card", "COC-5.3", seat=me.seat, other=other.seat)


@RULES.asking("trade.hand-over")
def hand_over(s: State, me: Player, deck: int) -> Flow:
    """A card of the partner's choice (COC-5.2)."""
    params: Params = {"other": _open(s).maker}
    pick = yield Ask(me.seat, "hand-over", partial(hand_picks, me, deck), params, secret=True)
    _give(s, me, s.players[_open(s).maker], held_card(pick.card))


@lru_cache(maxsize=1 << 12)
def _cards_to_give(held: Hands) -> tuple[GiveCard, ...]:
    return tuple([_giving(card) for card in sorted_hands(held)])


@cache
def _giving(held: Held) -> GiveCard:
    return GiveCard(card_id(held))


def hand_picks(me: Player, deck: int) -> list[Pick]:
    """Any card of this kind that the player holds (COC-5.2)."""
    return [_giving((deck, card)) for card in sorted(hand(me, deck))]


@RULES.plain("trade.over")
def trade_over(s: State, me: Player) -> None:
    """All is exchanged (COC-5.3)."""
    s.offer = None
