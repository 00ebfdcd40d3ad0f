"""Revolution and the epochs (section 6)."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.content.cards import BARBARIAN_LEVELS, CARD, CARDS
from civitas.titles.era_of_tribes.content.progress import (
    EPOCHS,
    FIRST_INFLUENCE,
    LATER_INFLUENCE,
    Epoch,
)
from civitas.titles.era_of_tribes.goals.contests import open_points
from civitas.titles.era_of_tribes.means.changes import (
    Changes,
    food_change,
    morale_change,
    settle_food,
    shift_influence,
    shift_morale,
    told,
)
from civitas.titles.era_of_tribes.means.goods import luxuries
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.picks.deeds import SCORE_CARD, ScoreCard
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()
LAST_EPOCH: Final = Reason("last-epoch", "EOT-6.1")
NEEDED: Final = ("cities", "progress", "luxury_goods")
NEXT: Final = tuple(
    (epoch.requirement_count, *((epoch.requirements or {})[name] for name in NEEDED))
    for epoch in EPOCHS[1:]
)
"""By epoch, how many requirements of the next one are needed, and the number of each."""


def met(s: State, me: Player) -> dict[str, tuple[int, int]]:
    """By requirement of the next epoch, what a player has and what is needed (EOT-6.1)."""
    needed = EPOCHS[me.epoch + 1].requirements or {}
    has = {
        "luxury_goods": len(luxuries(s, me)),
        "cities": len(me.cities),
        "progress": me.progresses,
    }
    return {name: (has[name], number) for name, number in needed.items()}


def may_revolt(s: State, me: Player) -> bool:
    """EOT-6.1: 2 of 3 requirements, for the High Middle Ages all 3."""
    if me.epoch + 1 == len(EPOCHS):
        return False
    wanted, cities, progress, goods = NEXT[me.epoch]
    enough = (len(me.cities) >= cities) + (me.progresses >= progress)
    if enough >= wanted or enough + 1 < wanted:  # whatever goods there are
        return enough >= wanted
    return len(luxuries(s, me)) >= goods


def refuse_revolution(s: State, me: Player) -> Reason | None:
    """Why there is no revolution: what a player has, and what is needed (EOT-6.1)."""
    if me.epoch + 1 == len(EPOCHS):
        return LAST_EPOCH
    if may_revolt(s, me):
        return None
    found = met(s, me)
    enough = sum(has >= needed for has, needed in found.values())
    wanted = EPOCHS[me.epoch + 1].requirement_count
    params: dict[str, str | int] = {"number": wanted, "have": enough}
    for name, (has, needed) in found.items():
        params |= {name: has, f"{name}_needed": needed}
    return Reason("revolution", "EOT-6.1", params)


@RULES.plain("action.revolution")
def revolution(s: State, me: Player, _leaders: int, _goods: int) -> None:
    """EOT-6.2, EOT-6.11: into the next epoch, and the player's round is over."""
    me.revolted = True
    me.passed = True
    enter(s, me)


def revolution_terms(s: State, me: Player, _leaders: int, _goods: int = 0) -> Terms | None:
    """What it brings; whoever is the first there chooses a card before the epoch does anything
    (EOT-6.3, EOT-6.5)."""
    first = me.epoch + 1 > s.epochs
    influence = {"influence": FIRST_INFLUENCE if first else LATER_INFLUENCE}
    if first and s.open_cards:
        return told(influence)
    return told(influence, *_effects(s, me, me.epoch + 1))


def enter(s: State, me: Player) -> None:
    """EOT-6.2 to EOT-6.5: the marker moves, influence is gained; who is the first there rouses the
    barbarians and has a card scored; then the epoch's own effects."""
    me.epoch += 1
    epoch = EPOCHS[me.epoch]
    first = me.epoch > s.epochs
    s.tell("told-epoch", "EOT-6.2", seat=me.seat, epoch=epoch.id)
    s.do(Step("epoch.effects", me.seat))
    if first:
        s.epochs = me.epoch
        s.barbarian_level = min(len(BARBARIAN_LEVELS), s.barbarian_level + 1)
        s.do(Step("automa.scores" if me.automa else "epoch.card", me.seat))
    shift_influence(s, me, FIRST_INFLUENCE if first else LATER_INFLUENCE, "EOT-6.3")


@RULES.asking("epoch.card")
def choose_card(s: State, me: Player) -> Flow:
    """EOT-6.5: whoever enters an epoch first chooses the open card that is scored."""
    if not s.open_cards:
        return
    options, brings = partial(_cards, s.open_cards), partial(_card_terms, s, me)
    pick = yield Ask(me.seat, "score-card", options, terms=brings)
    score_open(s, CARD[pick.card])


def _cards(cards: tuple[int, ...]) -> list[Pick]:
    return [SCORE_CARD[card] for card in sorted(cards)]


def _card_terms(s: State, me: Player, pick: ScoreCard) -> Terms | None:
    """What the card is worth to who chooses it, and what the epoch does then (EOT-6.5, EOT-6.8)."""
    points = open_points(s, CARD[pick.card])[me.seat]
    return told({"influence": points}, *_effects(s, me, me.epoch))


def score_open(s: State, card: int) -> None:
    """EOT-6.5 to EOT-6.7: scored at once for all; it leaves the game, a new one is revealed."""
    s.tell("told-scored", "EOT-6.5", card=CARDS[card].id)
    points = open_points(s, card)
    for player in s.in_order():
        if points[player.seat]:
            gain_influence(s, player, points[player.seat])
            s.tell("told-scores", "EOT-6.5", seat=player.seat, number=points[player.seat])
    s.open_cards = tuple(other for other in s.open_cards if other != card)
    s.scored_cards = (*s.scored_cards, card)
    if s.deck:
        deck = list(s.deck)
        drawn = s.chance.draw(deck)
        s.deck = tuple(deck)
        s.open_cards = (*s.open_cards, drawn)
        s.tell("told-open-card", "EOT-6.7", card=CARDS[drawn].id)


@RULES.plain("epoch.effects")
def effects(s: State, me: Player) -> None:
    """EOT-6.8, EOT-6.10, EOT-6.14: what the epoch gives, and what the one before takes back."""
    food, morale = _entry(s, me.epoch)
    settle_food(s, me, food, "EOT-6.10" if food < 0 else "EOT-6.8")
    if leaders := _leaders_of(s, me.epoch):
        me.leaders += leaders
        if not me.automa:  # none of it uses any (AUT-1.13)
            s.tell("told-leader", "EOT-6.8", seat=me.seat)
    if morale:
        shift_morale(s, me, morale, "EOT-6.8")


def _entry(s: State, epoch: int) -> tuple[int, int]:
    """Food and morale of entering an epoch (EOT-6.8, EOT-6.10)."""
    left, entered = EPOCHS[epoch - 1], EPOCHS[epoch]
    food = -left.temporary.get("food", 0)
    if not _pays(s, entered):
        return food, 0
    return food + entered.temporary.get("food", 0), entered.on_entry.get("morale", 0)


def _leaders_of(s: State, epoch: int) -> int:
    """The leaders that wait on the field of an epoch (EOT-6.8)."""
    entered = EPOCHS[epoch]
    return entered.on_entry.get("leader", 0) if _pays(s, entered) else 0


def _effects(s: State, me: Player, epoch: int) -> tuple[Changes, ...]:
    """What that comes to."""
    food, morale = _entry(s, epoch)
    leaders = {"leaders": _leaders_of(s, epoch)}
    return leaders, food_change(me, food), morale_change(me, morale)


def _pays(s: State, epoch: Epoch) -> bool:
    """EOT-6.14: Antiquity only ends the normal game."""
    return not epoch.effects_only_in or epoch.effects_only_in == s.rules.length
