"""Action cards that bring advances."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.advances.advance import (
    BROUGHT,
    PRINTED_PRICE,
    affordable,
    brings,
    gain_advance,
    gainable,
    gainable_bits,
    refuse_gain,
    unlocked_by,
)
from civitas.titles.clash_of_cultures.cards.action_cards import note_battle, playing, unused_battles
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCE,
    ADVANCES,
    CATEGORY_OF,
    IN_CATEGORY,
)
from civitas.titles.clash_of_cultures.content.goods import FOOD, GOLD, IDEAS, one
from civitas.titles.clash_of_cultures.means.choices import choose_player
from civitas.titles.clash_of_cultures.means.payments import (
    ADVANCING,
    PRICE_OF,
    cost_for,
    joined,
    payable,
)
from civitas.titles.clash_of_cultures.means.prices import pay_price, prices, told_price
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.powers.registry import (
    ABILITY,
    DEIFICATION,
    Powers,
    bears_on_prices,
    powers_of,
)
from civitas.titles.clash_of_cultures.state import BARBARIANS, MENDED, Player, State

RULES: Final = Chapter()

CLAUSE = "COC-19.1"
NEAR = 2
NEW_IDEAS = 2
PAY_ADVANCES = (FOOD, IDEAS, GOLD)


def choose_advance(
    me: Player, choice: Iterable[int], told: Callable[[Any], Terms | None] | None = None
) -> Decision:
    """One of these advances (COC-7.2)."""
    options = partial(_advance_picks, tuple(choice))
    pick = yield Ask(me.seat, "card-advance", options, terms=told)
    return ADVANCE[pick.advance]


def _bought(s: State, me: Player, action: bool, pick: picks.Advance) -> Terms | None:
    """An advance at its usual price."""
    advance = ADVANCE[pick.advance]
    price = told_price(s, me, PRINTED_PRICE, ADVANCING, advance, action=action)
    return terms(price, brings(me, advance), choice=True)


def _advance_picks(choice: Iterable[int]) -> list[Pick]:
    return [picks.ADVANCE[n] for n in choice]


# ---------------------------------------------------------------- free of charge


def _can_gain(s: State, me: Player) -> bool:
    return bool(gainable(me.advances))


@playing("quick_advance", _can_gain)
def quick_advance(s: State, me: Player) -> Flow:
    """An advance of choice, without event counter (COC-19.1, COC-7.7)."""
    advance = yield from choose_advance(me, gainable(me.advances))
    gain_advance(s, me, advance, counter=False)


def presence(s: State, me: Player) -> set[int]:
    """The hexes with a unit or a city of the player (COC-0.4)."""
    return {*me.cities, *s.units[me.seat]}


def neighbourhood(s: State, me: Player) -> int:
    """The hexes within range 2 of a unit or city of the player, as bits (COC-0.4)."""
    bits = 0
    for place in presence(s, me):
        bits |= s.map.circle(place, NEAR)
    return bits


def learnable(me: Player, other: Player) -> list[int]:
    """Advances of the other that the player may gain (COC-7.8)."""
    return [n for n in gainable(me.advances) if other.owns(n)]


def teachers(s: State, me: Player) -> Iterator[Player]:
    """Neighbours with something to learn from (COC-19.3)."""
    gainable = gainable_bits(me.advances)
    able = [other for other in s.others(me.seat) if other.advances & gainable]
    near = neighbourhood(s, me) if able else 0
    for other in able:
        if any(near >> place & 1 for place in presence(s, other)):
            yield other


def _has_teacher(s: State, me: Player) -> bool:
    return any(teachers(s, me))


@playing("inspiration", _has_teacher)
def inspiration(s: State, me: Player) -> Flow:
    """An advance that a neighbour owns (COC-19.1, COC-7.8)."""
    choice = sorted({n for other in teachers(s, me) for n in learnable(me, other)})
    advance = yield from choose_advance(me, choice)
    gain_advance(s, me, advance, counter=False)


@playing("technology_trade", _has_teacher)
def technology_trade(s: State, me: Player) -> Flow:
    """An advance of a neighbour, who then gains one of the player's (COC-19.1, COC-7.8)."""
    seat = yield from choose_player(me, list(teachers(s, me)), "teacher")
    advance = yield from choose_advance(me, learnable(me, s.players[seat]))
    s.do(Step("technology.return", seat, (me.seat,)))
    gain_advance(s, me, advance, counter=False)


@RULES.asking("technology.return")
def learn_in_return(s: State, me: Player, seat: int) -> Flow:
    """The other has to take one, if one can be taken (COC-19.1, COC-7.8)."""
    choice = learnable(me, s.players[seat])
    if choice:
        advance = yield from choose_advance(me, choice)
        gain_advance(s, me, advance, counter=False)


def lost_cities(s: State, me: Player) -> list[int]:
    """The battles of this turn in which the player took a city from another player who has
    something to teach (COC-19.5, COC-16.1)."""

    def fits(n: int) -> bool:
        battle = s.turn.battles[n]
        if not battle.captured or battle.attacker != me.seat or battle.defender >= BARBARIANS:
            return False
        return bool(learnable(me, s.players[battle.defender]))

    return unused_battles(s, "teach_us", fits)


def can_be_taught(s: State, me: Player) -> bool:
    """Was the last battle the capture of a city that justifies the card (COC-19.5)?"""
    return len(s.turn.battles) - 1 in lost_cities(s, me)


@playing("teach_us", can_be_taught, between_actions=False)
def teach_us(s: State, me: Player) -> Flow:
    """Directly after the capture: an advance of the loser (COC-19.1, COC-19.2)."""
    battle = len(s.turn.battles) - 1
    note_battle(s, "teach_us", battle)
    loser = s.players[s.turn.battles[battle].defender]
    advance = yield from choose_advance(me, learnable(me, loser))
    gain_advance(s, me, advance, counter=False)


# ---------------------------------------------------------------- at the usual price


def _like_the_action(s: State) -> bool:
    """COC-26.27: in the first version New Ideas was paid for as if it were the Advance action."""
    return s.rules.version < MENDED


def _can_pay_one(s: State, me: Player) -> bool:
    return bool(affordable(s, me, action=_like_the_action(s)))


@playing("new_ideas", _can_pay_one)
def new_ideas(s: State, me: Player) -> Flow:
    """An advance at its usual price, then 2 ideas (COC-19.1, COC-7.1, COC-26.27)."""
    action = _like_the_action(s)
    advance = yield from choose_advance(
        me, affordable(s, me, action=action), partial(_bought, s, me, action)
    )
    s.do(Step("card.ideas", me.seat))
    yield from _buy(s, me, advance, action=action)


@RULES.plain("card.ideas")
def ideas_follow(s: State, me: Player) -> None:
    """Two ideas after the advance (COC-19.1)."""
    gain(s, me, one(IDEAS, NEW_IDEAS), "action-new_ideas", CLAUSE)


def _buy(s: State, me: Player, advance: int, *, action: bool = True) -> Flow:
    name, printed = ADVANCES[advance].id, PRINTED_PRICE
    paid = yield from pay_price(s, me, printed, ADVANCING, name, CLAUSE, advance, action=action)
    gain_advance(s, me, advance, counter=False, paid=paid)


def first_halves(s: State, me: Player) -> list[int]:
    """Advances after which a second of the same category can be gained and paid (COC-7.2,
    COC-19.3)."""
    return [n for n in affordable(s, me) if _second_halves(s, me, n)]


def _second_halves(s: State, me: Player, first: int) -> list[int]:
    """What the first brings counts toward the second. Less than two printed prices may do if an
    ability that is in force then names another price for one of them."""
    enough = _twice_within_means(me, first)
    powers = me.powers if enough else _powers_after(me, first)
    bent = ADVANCING in powers.bent
    if not (enough or bent or powers.prices):
        return []
    owned = me.advances | 1 << first
    same = [n for n in IN_CATEGORY[CATEGORY_OF[first]] if refuse_gain(owned, n) is None]
    named = enough or bent or any(PRICE_OF[n] in powers.prices for n in (first, *same))
    if not same or not named:
        return []
    later = s.copy()
    wiser = later.players[me.seat]
    gain_advance(later, wiser, first, counter=False)
    return [n for n in same if _both_payable(s, me, first, later, wiser, n)]


def _twice_within_means(me: Player, first: int) -> bool:
    """Is there enough for two advances, with what the first brings?"""
    held, brought = me.goods, BROUGHT[first]
    return sum([held[n] + brought[n] for n in PAY_ADVANCES]) >= 2 * sum(PRINTED_PRICE)


def _powers_after(me: Player, first: int) -> Powers:
    """What is in force once the first advance is gained, as far as it bears on prices."""
    gained = (first, *[ABILITY[linked] for linked in unlocked_by(me, first)])
    if me.has(DEIFICATION) or any(map(bears_on_prices, gained)):
        return powers_of(me.abilities | sum([1 << ability for ability in gained]))
    return me.powers


def _both_payable(
    s: State, me: Player, first: int, later: State, wiser: Player, second: int
) -> bool:
    """At prices that can be had in one turn: what works 1x per turn is there for one of them."""
    for hook, price in prices(s, me, PRINTED_PRICE, ADVANCING, first):
        for other, more in prices(later, wiser, PRINTED_PRICE, ADVANCING, second):
            if hook is not None and hook is other and hook.once:
                continue
            costs = (
                cost_for(s, me, price, ADVANCING, first),
                cost_for(later, wiser, more, ADVANCING, second),
            )
            if payable(wiser, joined(*costs)):
                return True
    return False


def _can_pay_two(s: State, me: Player) -> bool:
    return any(_second_halves(s, me, n) for n in affordable(s, me))


@playing("synergies", _can_pay_two)
def synergies(s: State, me: Player) -> Flow:
    """Two advances of the same category, each at its usual price; the card says that all
    reductions apply, those for the Advance action too (COC-19.1, COC-7.1, COC-26.27)."""
    # All the pairs are looked through for the list alone: a fork that has it does without.
    pick = yield Ask(
        me.seat,
        "card-advance",
        lambda: _advance_picks(first_halves(s, me)),
        terms=partial(_bought, s, me, True),
    )
    advance = ADVANCE[pick.advance]
    s.do(Step("card.second-advance", me.seat, (CATEGORY_OF[advance],)))
    yield from _buy(s, me, advance)


@RULES.asking("card.second-advance")
def second_advance(s: State, me: Player, category: int) -> Flow:
    """The second of the category, if it still can be paid (COC-19.1, COC-0.14)."""
    choice = [n for n in affordable(s, me) if CATEGORY_OF[n] == category]
    if choice:
        advance = yield from choose_advance(me, choice, partial(_bought, s, me, True))
        yield from _buy(s, me, advance)
