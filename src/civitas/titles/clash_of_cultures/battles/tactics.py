"""Section 15: action cards played as tactics (COC-15.7, COC-15.8).

Most of what a tactics half does stands in its ``mods`` and is read off by the combat roll; here are
playing, revealing, and what happens when it is revealed.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.battles.sides import (
    actor,
    as_player,
    besieged,
    change,
    enemy,
    fight,
    fighters,
    fortress,
    named,
    room_for,
    side,
    strength,
)
from civitas.titles.clash_of_cultures.cards.decks import discard_action, draw_actions
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARD,
    ACTION_CARDS,
    TACTICS_HALF,
    TACTICS_HALVES,
    TacticsHalf,
)
from civitas.titles.clash_of_cultures.content.goods import goods
from civitas.titles.clash_of_cultures.content.pieces import FACES
from civitas.titles.clash_of_cultures.means.payments import USING, cost_for, pay, payable, priced
from civitas.titles.clash_of_cultures.means.reactions import forbids
from civitas.titles.clash_of_cultures.picks.battles import RANSOM, TACTICS, Ransom
from civitas.titles.clash_of_cultures.picks.battles import Tactics as TacticsPick
from civitas.titles.clash_of_cultures.picks.common import HEX, PASS
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.progress import Share
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, Player, State
from civitas.titles.clash_of_cultures.units import army, at, enemy_units, lay, take

RULES: Final = Chapter()

KNOWLEDGE: Final = ADVANCE["tactics"]
HALF_OF: Final = tuple(TACTICS_HALVES[TACTICS_HALF[card.tactics]] for card in ACTION_CARDS)
"""By action card, its tactics half."""
ORIGIN: Final = {half.id: f"tactics-{half.id}" for half in TACTICS_HALVES}

NO_KNOWLEDGE: Final = Reason("tactics-unknown", "COC-15.7")
DENIED: Final = Reason("tactics-denied", "COC-15.7")
WRONG_SIDE: Final = Reason("tactics-side", "COC-15.7")
WRONG_FIELD: Final = Reason("tactics-field", "COC-15.7")
NO_PIECE: Final = Reason("tactics-piece", "COC-15.7")
NO_REFUGE: Final = Reason("tactics-refuge", "COC-15.7")


# ------------------------------------------------------------------ playing


def refuse_tactics(s: State, me: Player) -> Reason | None:
    """COC-15.7: why the player may play no tactics at all in this round."""
    if not me.has(KNOWLEDGE):
        return NO_KNOWLEDGE
    foe = as_player(s, enemy(s, me.seat).owner)
    denied = foe is not None and forbids(s, foe, Moment.TACTICS_DENIED)
    return DENIED if denied or forbids(s, me, Moment.POWERLESS) else None


def refuse_card(s: State, owner: int, card: int) -> Reason | None:
    """COC-15.7: why the card does not fit the battle, or which piece is missing."""
    half, battle, city = HALF_OF[card], fight(s), besieged(s)
    attacker = owner == battle.attacker
    if half.role not in ("any", "attacker" if attacker else "defender"):
        return WRONG_SIDE
    fields = {"any", "land" if battle.land else "sea", "city" if city is not None else "any"}
    if half.battle not in fields or (half.restriction is not None and attacker and city):
        return WRONG_FIELD
    if not any(_has_piece(s, owner, piece) for piece in half.needs):
        return NO_PIECE
    return NO_REFUGE if "end_battle" in half.mods and not refuges(s, owner) else None


def _has_piece(s: State, owner: int, piece: str) -> bool:
    if piece == "fortress":
        return owner == fight(s).defender and fortress(s)
    return bool(fighters(s, owner)) and fight(s).land == (piece == "army")


@RULES.plain("battle.tactics")
def offer_tactics(s: State, me: Player) -> None:
    """Whoever may play tactics and holds any action card is asked, whatever the cards are
    (COC-15.7)."""
    if any(card < GREAT_PERSON for card in me.action_hand) and refuse_tactics(s, me) is None:
        s.do(Step("tactics.choose", me.seat))


@RULES.asking("tactics.choose")
def choose_tactics(s: State, me: Player) -> Flow:
    """COC-15.7: place one card face down, or none. That there is one comes to light."""
    params = {"round": fight(s).round}
    pick = yield Ask(me.seat, "tactics", partial(_card_picks, s, me), params, secret=True)
    if not isinstance(pick, TacticsPick):
        return
    card = ACTION_CARD[pick.card]
    me.action_hand = _without(me.action_hand, card)
    change(s, me.seat, tactics=s.chance.reveal(card), played=True)
    s.whisper(me.seat, "tactics-chosen", "COC-15.7", card=pick.card)
    s.tell_others(me.seat, "tactics-hidden", "COC-15.7", seat=me.seat)


def _card_picks(s: State, me: Player) -> list[Pick]:
    cards = sorted(card for card in me.action_hand if card < GREAT_PERSON)
    return [PASS, *(TACTICS[card] for card in cards if refuse_card(s, me.seat, card) is None)]


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at_card = hand.index(card)
    return hand[:at_card] + hand[at_card + 1 :]


# ------------------------------------------------------------------ what is in force


def in_force(s: State, owner: int) -> TacticsHalf | None:
    """The tactics of a side, once it lies open and unless something ignores it (COC-15.8)."""
    mine = side(s, owner)
    if mine.tactics == NONE or mine.ignored or not fight(s).revealed:
        return None
    return HALF_OF[mine.tactics]


def _mods(s: State, owner: int) -> tuple[str, Any]:
    half = in_force(s, owner)
    return ("", {}) if half is None else (ORIGIN[half.id], half.mods)


def more_dice(s: State, owner: int) -> int:
    """COC-15.9: extra dice by tactics."""
    return int(_mods(s, owner)[1].get("dice", 0))


def value_shares(s: State, owner: int) -> list[Share]:
    """What the own tactics add to a combat value (COC-15.14)."""
    origin, mods = _mods(s, owner)
    amount = mods.get("combat_value", 0)
    if "combat_value_per" in mods:
        amount += strength(s, enemy(s, owner).owner)
    return [(origin, amount)] if amount else []


def penalties(s: State, owner: int) -> list[Share]:
    """What the enemy's tactics take from a combat value (COC-15.14)."""
    origin, mods = _mods(s, enemy(s, owner).owner)
    if "opponent_combat_value_per" not in mods:
        return []
    return [(origin, mods["factor"] * strength(s, owner))]


def shields(s: State, owner: int) -> list[Share]:
    """Hits that the own tactics ignore, without any die (COC-15.15)."""
    origin, mods = _mods(s, owner)
    plainly = "ignore_hits" in mods and "own_dice_per_unit_success" not in mods
    return [(origin, mods["ignore_hits"])] if plainly else []


def takes_powers(s: State, owner: int) -> bool:
    """Do the enemy's tactics keep a side from using combat abilities (COC-15.10)?"""
    return _mods(s, enemy(s, owner).owner)[1].get("deny_opponent_combat_abilities") is True


# ------------------------------------------------------------------ revealing


@RULES.plain("battle.reveal")
def reveal(s: State, me: Player) -> None:
    """COC-15.8: both are turned up; first scouts, then martyrs, then dice."""
    battle = s.battle = replace(fight(s), revealed=True)
    owners = (battle.attacker, battle.defender)
    for each in battle.sides:
        if each.tactics != NONE:
            s.chance.reveal(each.tactics)
            half = ORIGIN[HALF_OF[each.tactics].id]
            s.tell("tactics-revealed", "COC-15.8", seat=named(each.owner), tactics=half)
    s.do(
        Step("tactics.scout", me.seat),
        Step("tactics.second-thoughts", me.seat),
        *[Step("tactics.martyr", actor(s, owner).seat, (owner,)) for owner in owners],
        *[Step("tactics.dice", actor(s, owner).seat, (owner,)) for owner in owners],
        Step("battle.revealed", me.seat),
    )


@RULES.plain("tactics.scout")
def scout(s: State, _: Player) -> None:
    """Take the enemy's tactics into hand; two scouts change places (COC-15.8)."""
    battle = fight(s)
    owners = (battle.attacker, battle.defender)
    scouts = [owner for owner in owners if "take_card" in _mods(s, owner)[1]]
    taken = [(owner, enemy(s, owner).owner, enemy(s, owner).tactics) for owner in scouts]
    for owner, loser, card in taken:
        if card != NONE:
            me = s.players[owner]
            me.action_hand = (*me.action_hand, card)
            change(s, loser, tactics=NONE)
            s.tell("tactics-taken", "COC-15.8", seat=owner, card=ACTION_CARDS[card].id)


@RULES.plain("tactics.martyr")
def martyr(s: State, me: Player, owner: int) -> None:
    """Both sides lose a fighter of their choice; the enemy's tactics are ignored (COC-15.8)."""
    mods, foe = _mods(s, owner)[1], enemy(s, owner).owner
    if "remove_own_units" in mods:
        change(s, foe, ignored=True)
        s.do(
            Step("battle.lose", me.seat, (owner, mods["remove_own_units"])),
            Step("battle.lose", actor(s, foe).seat, (foe, mods["remove_enemy_units"])),
        )


@RULES.plain("tactics.dice")
def dice_of_tactics(s: State, me: Player, owner: int) -> None:
    """Archers kill with one die; peltasts ignore a hit if any of their dice is high enough
    (COC-15.8)."""
    (origin, mods), foe = _mods(s, owner), enemy(s, owner).owner
    if "own_dice_per_unit_success" in mods:
        rolled = [_roll(s, owner, origin) for _ in fighters(s, owner)]
        if any(number >= mods["own_dice_per_unit_success"] for number in rolled):
            change(s, owner, shield=(*side(s, owner).shield, (origin, mods["ignore_hits"])))
    shoots = "remove_enemy_units" in mods and "die_success" in mods
    if shoots and _roll(s, owner, origin) >= mods["die_success"] and fighters(s, foe):
        s.do(Step("battle.lose", actor(s, foe).seat, (foe, mods["remove_enemy_units"])))


def _roll(s: State, owner: int, origin: str) -> int:
    number = FACES[s.chance.below(len(FACES))].number
    s.tell("tactics-roll", "COC-15.8", seat=named(owner), tactics=origin, number=number)
    return number


# ------------------------------------------------------------------ later in the round


def besieges(s: State, owner: int) -> bool:
    """Does the side starve its enemy (COC-15.8)?"""
    return "ransom" in _mods(s, owner)[1]


@RULES.asking("tactics.siege")
def siege(s: State, me: Player, owner: int) -> Flow:
    """The besieged may pay; otherwise they cannot use combat abilities. Barbarians cannot pay
    (COC-15.8, COC-15.10)."""
    origin, mods = _mods(s, enemy(s, owner).owner)
    player = as_player(s, owner)
    if player is not None:
        cost = cost_for(s, player, goods(mods["ransom"]), USING)
        if payable(player, cost):
            told = priced(cost, Ransom)
            pick = yield Ask(owner, "ransom", lambda: [PASS, RANSOM], terms=told)
            if isinstance(pick, Ransom):
                yield from pay(s, player, cost, origin, "COC-0.10")
                return
    change(s, owner, powerless=True)


def refuges(s: State, owner: int) -> list[int]:
    """Where a side that gives way can go: adjacent land without enemies and with room (COC-1.7)."""
    battle = fight(s)
    units = at(s, owner, battle.hex)
    return [
        place
        for place in s.map.near_land(battle.hex)
        if not enemy_units(s, owner, place)
        and (place not in s.cities or s.cities[place].owner == owner)
        and army(units) <= room_for(s, owner, units, place)
    ]


def gives_way(s: State, owner: int) -> bool:
    """Does the side leave the battle by its tactics (COC-15.8)?"""
    return "end_battle" in _mods(s, owner)[1] and bool(fighters(s, owner) and refuges(s, owner))


def give_way(s: State, owner: int) -> Flow:
    """All army units and settlers go to one adjacent hex (COC-15.8)."""
    battle = fight(s)
    options = partial(_hex_picks, s, refuges(s, owner))
    pick = yield Ask(owner, "give-way", options, {"hex": s.label(battle.hex)})
    units = at(s, owner, battle.hex)
    take(s, owner, battle.hex, *units)
    lay(s, owner, s.hex(pick.hex), *units)
    s.tell("retreats", "COC-15.8", seat=named(owner), hex=pick.hex)


def _hex_picks(s: State, places: list[int]) -> list[Pick]:
    return [HEX[s.label(place)] for place in places]


@RULES.plain("battle.aftermath")
def aftermath(s: State, _: Player) -> None:
    """After hits are assigned: who is encircled takes one more, who surprised draws a card
    (COC-15.16)."""
    battle = fight(s)
    steps = []
    for owner in (battle.attacker, battle.defender):
        (origin, mods), foe = _mods(s, owner), enemy(s, owner)
        closes = "extra_unignorable_hits" in mods and foe.lost >= side(s, owner).lost
        if closes and fighters(s, foe.owner) and _roll(s, owner, origin) >= mods["die_success"]:
            args = (foe.owner, mods["extra_unignorable_hits"])
            steps.append(Step("battle.lose", actor(s, foe.owner).seat, args))
        if "draw_action_card_if_kill" in mods and foe.lost:
            steps.append(draw_actions(s.players[owner], mods["draw_action_card_if_kill"]))
    s.do(*steps)


def discard_tactics(s: State) -> None:
    """COC-15.8: at the end of the round the cards are discarded."""
    for each in fight(s).sides:
        if each.tactics != NONE:
            discard_action(s, s.players[each.owner], each.tactics)
            change(s, each.owner, tactics=NONE)
