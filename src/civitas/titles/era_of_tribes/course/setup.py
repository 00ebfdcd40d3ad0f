"""Section 2 and AUT-1: set-up."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Together
from civitas.kernel.chance import Chance
from civitas.kernel.explain import Terms, terms
from civitas.kernel.setting import OptionValue, Setting
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS, LEVELS
from civitas.titles.era_of_tribes.content.cards import CARD, CARDS, TILES
from civitas.titles.era_of_tribes.content.fields import FOOD, PLAY_AREA, PLAY_AREAS
from civitas.titles.era_of_tribes.content.peoples import HOMES, PEOPLE, TRAITS
from civitas.titles.era_of_tribes.content.progress import WHEEL
from civitas.titles.era_of_tribes.content.tables import (
    CITIES,
    GREY_LEADERS,
    OPEN_CARDS,
    SLOT_VASSALS,
    START,
    TRIUMPH_START,
)
from civitas.titles.era_of_tribes.course.automas import deal_automas, start_progress
from civitas.titles.era_of_tribes.course.rounds import ore_choices
from civitas.titles.era_of_tribes.learning.advance import advance, advance_terms
from civitas.titles.era_of_tribes.means.control import hand_over
from civitas.titles.era_of_tribes.means.food import gain_food
from civitas.titles.era_of_tribes.picks import common, course
from civitas.titles.era_of_tribes.rules import Rules
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State

RULES: Final = Chapter()

ANY_AREA: Final = "random"
TILES_IN_BOX: Final = tuple(kind for kind, tile in enumerate(TILES) for _ in range(tile.count))


def setup(setting: Setting, chance: Chance) -> State:
    """EOT-2.1, EOT-2.4, AUT-1.1 to AUT-1.4: the table before anything is dealt."""
    rules = Rules(
        length=str(setting.options["length"]),
        difficulty=LEVELS.index(setting.options["difficulty"]),
        goal=str(setting.options["goal"]),
        area=_area(setting, chance),
        seats=setting.seats,
        automas=setting.automas,
        version=setting.rules,
    )
    seats = tuple(range(setting.seats))
    return State(
        chance=chance,
        rules=rules,
        players=[_participant(seat, seat in setting.automas) for seat in seats],
        order=seats,
        track=seats,
        deck=tuple(range(len(CARDS))),
        spare_tiles=TILES_IN_BOX,
        automa_deck=tuple(range(len(AUTOMA_CARDS))) if setting.automas else (),
        agenda=(Step("setup"),),
    )


def _participant(seat: int, automa: bool) -> Player:
    """EOT-2.13 to EOT-2.15: thalers, leaders and cubes."""
    return Player(
        seat,
        automa,
        thalers=START["thalers"],
        leaders=START["leaders_beside_board"],
        slots=(SLOT_VASSALS,) * CITIES,
        free=START["free_vassals"],
    )


def _area(setting: Setting, chance: Chance) -> int:
    """EOT-2.4, EOT-2.5: the play area that was chosen, or one of those that fit, drawn."""
    chosen = str(setting.options["setup"])
    if chosen != ANY_AREA:
        return PLAY_AREA[chosen]
    others = tuple(setting.options.items())
    fitting = _fitting(len(setting.players), len(setting.automas), others)
    return fitting[chance.below(len(fitting))]


@lru_cache
def _fitting(
    players: int, automas: int, options: tuple[tuple[str, OptionValue], ...]
) -> tuple[int, ...]:
    """The play areas for so many, with these options."""
    names = META.choices(players, automas, dict(options))["setup"]
    return tuple(PLAY_AREA[str(name)] for name in names if name != ANY_AREA)


@RULES.plain("setup")
def begin(s: State, _: Player) -> None:
    """All that chance decides before the first choice; who is first has the rearmost influence
    marker (EOT-2.2, EOT-2.3)."""
    s.order = s.track = _drawn_order(s)
    s.tell("told-area", "EOT-2.4", area=PLAY_AREAS[s.rules.area].id)
    s.tell("told-first", "EOT-2.2", seat=s.order[0])
    cards = list(range(len(CARDS)))
    s.chance.shuffle(cards)
    for me in s.in_order():  # EOT-2.9, AUT-1.7
        me.cards = tuple(sorted(cards.pop() for _ in range(START["influence_cards_dealt"])))
    s.deck = tuple(cards)
    if s.rules.automas:
        deal_automas(s)
    persons = [me for me in s.in_order() if not me.automa]
    s.do(
        *[Step("setup.people", me.seat) for me in persons],
        Step("setup.keep"),
        Step("setup.tokens"),
        *[Step("setup.progress", me.seat) for me in s.in_order()],
        Step("setup.barbarians"),
        Step("setup.end"),
    )


def _drawn_order(s: State) -> tuple[int, ...]:
    """EOT-2.2; AUT-1.5: all persons before all Automas."""
    seats = list(range(len(s.players)))
    s.chance.shuffle(seats)
    return tuple(sorted(seats, key=lambda seat: s.players[seat].automa))


def free_peoples(s: State) -> list[int]:
    """EOT-2.10: those of the play area that nobody plays."""
    taken = {me.people for me in s.players}
    return [people for people in s.area.peoples if people not in taken]


@RULES.asking("setup.people")
def choose_people(s: State, me: Player) -> Flow:
    """EOT-2.10"""
    options = partial(_people_picks, s)
    pick = yield Ask(me.seat, "people", options, terms=_people_terms)
    me.becomes(PEOPLE[pick.people])
    s.tell("told-people", "EOT-2.10", seat=me.seat, people=pick.people)


def _people_picks(s: State) -> list[Pick]:
    return [course.PEOPLE[people] for people in free_peoples(s)]


def _people_terms(pick: course.People) -> Terms | None:
    """The food with which a people begins: that of its homes, and what it takes besides (EOT-2.17,
    EOT-2.18)."""
    people = PEOPLE[pick.people]
    food = sum(FOOD[home] for home in HOMES[people]) + TRAITS[people].start_food
    return terms(gains={"start_food": food})


@RULES.asking("setup.keep")
def keep_card(s: State, _: Player) -> Flow:
    """EOT-2.11: one of two influence cards, in secret."""
    persons = [me for me in s.players if not me.automa]
    answers = yield Together(
        [Ask(me.seat, "keep", partial(_keepable, me), secret=True) for me in persons]
    )
    for me, pick in zip(persons, answers, strict=True):
        kept = CARD[pick.card]
        (me.returned,) = (card for card in me.cards if card != kept)
        me.cards = (kept,)


def _keepable(me: Player) -> list[Pick]:
    return [course.KEEP[card] for card in me.cards]


@RULES.plain("setup.tokens")
def lay_out(s: State, _: Player) -> None:
    """EOT-2.11, EOT-2.12, EOT-2.24: open cards, and what every participant begins with."""
    deck = sorted([*s.deck, *(me.returned for me in s.players if not me.automa)])
    s.chance.shuffle(deck)
    s.open_cards = tuple(sorted(s.chance.draw(deck) for _ in range(open_card_number(s))))
    s.deck = tuple(deck)
    for card in s.open_cards:
        s.tell("told-open-card", "EOT-2.12", card=CARDS[card].id)
    for me in s.in_order():
        equip(s, me)
    s.grey_supply = GREY_LEADERS[len(s.players) - 1]  # EOT-2.24, AUT-1.9


def open_card_number(s: State) -> int:
    """EOT-2.12, EOT-15.5, AUT-1.8"""
    if s.rules.automas:
        return OPEN_CARDS["automa_game"]
    return OPEN_CARDS["solo" if s.rules.seats == 1 else "two_or_more_players"]


def equip(s: State, me: Player) -> None:
    """EOT-2.16 to EOT-2.20, AUT-1.11: the home provinces with all that is there."""
    me.triumph = me.triumph_start = TRIUMPH_START[s.rules.length][len(s.players) - 1]
    for home in HOMES[me.people]:
        me.free -= 1
        s.vassals[home] = 1
        hand_over(s, home, me.seat, "")
    gain_food(me, me.traits.start_food)


@RULES.asking("setup.progress")
def free_progress(s: State, me: Player) -> Flow:
    """EOT-2.21, EOT-2.22: a level 1 for free, chosen by persons; AUT-1.14: printed for Automas."""
    if me.automa:
        start_progress(s, me)
        return
    told = partial(advance_terms, s, me, 0)
    pick = yield Ask(me.seat, "free-progress", lambda: common.ADVANCE, terms=told)
    yield from advance(s, me, WHEEL[pick.progress], "EOT-2.21")


@RULES.plain("setup.barbarians")
def lay_barbarians(s: State, _: Player) -> None:
    """EOT-2.23, AUT-1.17, EOT-15.3: a tile on each spot, and on each home nobody plays."""
    tiles = list(s.spare_tiles)
    s.chance.shuffle(tiles)
    for place in barbarian_places(s):
        s.villages[place] = tiles.pop()
        s.give(place, BARBARIANS)
    s.spare_tiles = tuple(sorted(tiles))


def barbarian_places(s: State) -> list[int]:
    """Where barbarians live at the start."""
    homes = [home for people in free_peoples(s) for home in HOMES[people]]
    return sorted({*s.area.spots, *homes})


@RULES.plain("setup.end")
def begin_play(s: State, _: Player) -> None:
    """EOT-2.26: where start goods lie; then the first round."""
    s.do(*ore_choices(s), Step("round"))
