"""Named moments: where abilities may have something to say.

The rule at a moment asks, and knows no ability by its name. Three ways to ask are in `reactions`:
numbers are added up with their origins, answers are collected, happenings let every player react.

Rules name moments all the time, and to name a member of an Enum is slow in Python 3.11: so they are
plain numbers, counted from 1.
"""

from __future__ import annotations

from typing import Final


class Moment:
    """Each with the parameters that its hooks get after the state and the ability's owner.

    In a battle hooks get nothing more: they look at ``State.battle``.
    """

    # What the turn offers; hooks get nothing more.
    ACTION: Final = 1
    """As an action (COC-3.4)."""
    FREE_ACTION: Final = 2
    """As a free action (COC-3.7)."""
    BETWEEN_MOVES: Final = 3
    """Before each move of a Command."""

    # Numbers: a hook gives what is added.
    SHIP_CAPACITY: Final = 4
    """More land units aboard each ship (COC-1.8)."""
    ARMY_LIMIT: Final = 5
    """hex: more army units there (COC-1.7)."""
    INFLUENCE_ROLL: Final = 6
    """start, target: added to the die, no boost (COC-18.8)."""
    INFLUENCE_RANGE: Final = 7
    """start: more range (COC-18.2)."""
    COMBAT_VALUE: Final = 8
    """Added to the combat value of a roll (COC-15.14)."""
    IGNORED_HITS: Final = 9
    """Hits ignored in a round (COC-15.15)."""
    ENEMY_COMBAT_VALUE: Final = 10
    """Added to the combat value of the enemy's roll."""
    END_POINTS: Final = 11
    """Pairs (category, half points at the end of the game): who counts wants all categories
    (COC-27.3, COC-27.5)."""
    DISCOUNT: Final = 12
    """purpose, then what it brings: resources of a cost that need not be paid, the payer chooses
    which."""

    # Answers: a hook gives a collection, or whether something is allowed or forbidden.
    COLLECT_HEXES: Final = 13
    """city: more candidate hexes beyond the adjacent ones (COC-9.8)."""
    YIELD: Final = 14
    """city, hex: more goods that a hex may yield (COC-9.3)."""
    REPLACES: Final = 15
    """purpose, then what the purpose brings: pairs (goods replaced, goods that may replace) as
    bits (COC-4.15)."""
    PRICE: Final = 16
    """printed, then what the purpose of the payment brings: another price instead (COC-4.15). Its
    hooks say for which purposes they speak."""
    RECRUITS: Final = 17
    """city: kinds of units that may be recruited there as well (COC-11.3)."""
    FOUND_ON: Final = 18
    """hex: may a city be founded on this terrain as well (COC-8.2)?"""
    FORBIDS_FOUNDING: Final = 19
    """founder, hex: asked of the other players."""
    FORBIDS_INFLUENCE: Final = 20
    """attacker, city: asked of the city's owner (COC-18.15)."""
    FORBIDS_BOOST: Final = 21
    """attacker, city: asked of the city's owner (COC-18.14)."""
    INFLUENCE_STARTS: Final = 22
    """More start points: pairs (hex, range) (COC-18.17)."""
    ROUTE_UNITS: Final = 23
    """More that may form trade routes: pairs (hex, kind of unit) (COC-26.11)."""
    TACTICS_DENIED: Final = 24
    """May the opponent not play tactics (COC-15.7)?"""
    INFLUENCE_TARGETS: Final = 25
    """hex: may Influence Culture aim at what is there, though it is no building (COC-18.1)?"""
    KEEPS_COLOUR: Final = 26
    """city, structure: asked of the owner of a building; it can neither be influenced nor does it
    change its colour on capture."""
    ENLARGES: Final = 27
    """city: for the cost of the hook the city counts as 1 larger in a Collect or Recruit."""
    UNIT_PRICE: Final = 28
    """printed, city, hires so far: another price for a unit in a Recruit (COC-11.7). Its hooks say
    for which units they speak."""
    COLLECT_CITIES: Final = 29
    """city: hexes with cities of others that may be chosen in a Collect nevertheless."""
    SPARES_MOOD: Final = 30
    """city: a flow that tells whether the mood does not fall after an activation (COC-6.12)."""
    BONUS_CAP: Final = 31
    """The most that the opponent's bonuses to the combat value may be together."""
    POWERLESS: Final = 32
    """Can the own fighters not use combat abilities nor tactics?"""
    REPELS: Final = 33
    """Is the attack on the own city broken without a fight?"""
    MARKS_IGNORED: Final = 34
    """group, unit: the marks of the unit that do not bind it when it moves with this group, and
    that its move does not set, as bits (COC-12.10 to COC-12.12)."""
    GOALS: Final = 35
    """origin, group: the hexes where a group of a Command may go by this ability; the ability
    carries the move out in `TRAVEL`."""
    ROAD_REACH: Final = 36
    """origin, goal: more hexes in a move paid with Roads (COC-12.15)."""
    SAILS_WITH: Final = 37
    """owner: may ships share a hex with the ships of this owner without a battle (COC-13.2)?"""
    FORBIDS_ROUTE: Final = 38
    """owner, hex: asked of the other players; can a settler there form no trade route?"""
    ROUTE_CITIES: Final = 39
    """More cities that trade routes may go to (COC-26.11)."""
    ROUTE_RANGE: Final = 40
    """unit, city: more range of a trade route."""
    ROUTE_YIELD: Final = 41
    """unit, city: what a trade route may yield instead of food, as goods (COC-26.10)."""
    CARD_FOR_FREE: Final = 42
    """Lets an action card that needs an action be played without one (COC-19.3)."""
    FREE_WONDER: Final = 43
    """city: is constructing a wonder there a free action (COC-24.2)?"""
    WONDER_DRAWN: Final = 44
    """The wonder card that has to be taken whenever one is drawn (COC-24.1)."""

    WAIVES_ADVANCE: Final = 45
    """city, wonder: is the advance that its card names not needed (COC-24.3)?"""
    FORBIDS_CONSTRUCTION: Final = 46
    """May the player construct neither buildings nor wonders?"""
    CALMS: Final = 47
    """city: an ability, for its cost, keeps an event from lowering the mood (COC-21.8)."""
    BATTLE_TOLL: Final = 48
    """attacker, hex: asked of everybody; culture tokens that the attacker has to pay first."""
    HALTS_BARBARIANS: Final = 49
    """For the cost of the hook each barbarian army may be told to stay (COC-22.11)."""
    STEERS_BARBARIANS: Final = 50
    """A flow that pays for the free direction of one barbarian army; `may` tells if it can."""
    HOLDS_BARBARIANS: Final = 51
    """hex: may barbarians move from here only with the owner's leave?"""

    # Happenings: a hook does something, as a flow or at once.
    ACTION_OVER: Final = 52
    """After an action or free action of the turn is fully resolved."""
    TURN_START: Final = 53
    """(COC-3.3)"""
    ADVANCE_GAINED: Final = 54
    """gainer, advance, paid, action: after gaining an advance (COC-7.5 f)."""
    CITY_FOUNDED: Final = 55
    """founder, hex."""
    CITY_ACTIVATED: Final = 56
    """owner, city, purpose: whenever a city is activated (COC-6.10)."""
    COLLECTED: Final = 57
    """collector: the Collect in progress is ``State.collecting`` (COC-9.9)."""
    CONSTRUCTED: Final = 58
    """builder, city, structure; a wonder is told as -1 - its number."""
    RECRUITED: Final = 59
    """recruiter: the Recruit in progress is ``State.recruiting`` (COC-11.11)."""
    COMMANDED: Final = 60
    """mover: after a Command, with its moves in ``State.command``."""
    BATTLE_START: Final = 61
    """(COC-15.5)"""
    ROUND_START: Final = 62
    """At the start of a combat round."""
    ROLLED: Final = 63
    """After both rolls, before hits."""
    BATTLE_END: Final = 64
    """(COC-15.31)"""
    CITY_CAPTURED: Final = 65
    """captor, city, loser."""
    INFLUENCED: Final = 66
    """attacker, target: after a success (COC-18.10)."""
    EVENT_TO_DRAW: Final = 67
    """drawer: before an event is drawn."""
    LEADER_DIED: Final = 68
    """owner, leader card, killer."""
    ROUTES_FORMED: Final = 69
    """owner, routes: after trade routes were formed; each is told by the hex and kind of the
    trader and the hex of the city."""
    HIT: Final = 70
    """When hits are to be assigned."""
    TACTICS_REVEALED: Final = 71
    """After scouts, before the other tactics take effect."""
    TO_ROLL: Final = 72
    """Before the combat roll of a round."""
    ROUND_END: Final = 73
    """After a combat round in which nobody has won."""
    TRAVEL: Final = 74
    """origin, goal, group: the move that `GOALS` offered."""
    SETTLED: Final = 75
    """founder, hex: after a city was founded with a settler."""
    EVENT_DRAWN: Final = 76
    """drawer: an event lies open, before its symbol."""


MOMENTS: Final = tuple(name for name in vars(Moment) if name.isupper())
"""Their names, in order; they are counted from 1."""
