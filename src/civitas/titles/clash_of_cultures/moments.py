"""Named moments: where abilities may have something to say.

The rule at a moment asks, and knows no ability by its name. Three ways to ask are in `reactions`:
numbers are added up with their origins, answers are collected, happenings let every player react.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Moment(IntEnum):
    """Each with the parameters that its hooks get after the state and the ability's owner.

    In a battle hooks get nothing more: they look at ``State.battle``.
    """

    # What the turn offers; hooks get nothing more.
    ACTION = auto()
    """As an action (COC-3.4)."""
    FREE_ACTION = auto()
    """As a free action (COC-3.7)."""
    BETWEEN_MOVES = auto()
    """Before each move of a Command."""

    # Numbers: a hook gives what is added.
    COLLECT_LIMIT = auto()
    """city: more hexes in a Collect (COC-9.2)."""
    RECRUIT_LIMIT = auto()
    """city: more units in a Recruit (COC-11.1)."""
    SHIP_CAPACITY = auto()
    """More land units aboard each ship (COC-1.8)."""
    ARMY_LIMIT = auto()
    """hex: more army units there (COC-1.7)."""
    INFLUENCE_ROLL = auto()
    """start, target: added to the die, no boost (COC-18.8)."""
    INFLUENCE_RANGE = auto()
    """start: more range (COC-18.2)."""
    COMBAT_VALUE = auto()
    """Added to the combat value of a roll (COC-15.14)."""
    COMBAT_DICE = auto()
    """More dice (COC-15.9)."""
    IGNORED_HITS = auto()
    """Hits ignored in a round (COC-15.15)."""
    ENEMY_COMBAT_VALUE = auto()
    """Added to the combat value of the enemy's roll."""
    END_POINTS = auto()
    """category: half points at the end of the game (COC-27.3, COC-27.5)."""
    DISCOUNT = auto()
    """purpose, then what it brings: resources of a cost that need not be paid, the payer chooses
    which."""

    # Answers: a hook gives a collection, or whether something is allowed or forbidden.
    COLLECT_HEXES = auto()
    """city: more candidate hexes beyond the adjacent ones (COC-9.8)."""
    YIELD = auto()
    """city, hex: more goods that a hex may yield (COC-9.3)."""
    REPLACES = auto()
    """purpose, then what the purpose brings: pairs (goods replaced, goods that may replace) as
    bits (COC-4.15)."""
    PRICE = auto()
    """purpose, then what it brings: another price instead of the printed one (COC-4.15)."""
    RECRUITS = auto()
    """city: kinds of units that may be recruited there as well (COC-11.3)."""
    FOUND_ON = auto()
    """hex: may a city be founded on this terrain as well (COC-8.2)?"""
    FORBIDS_FOUNDING = auto()
    """founder, hex: asked of the other players."""
    FORBIDS_BATTLE = auto()
    """attacker, hex: asked of everybody."""
    FORBIDS_INFLUENCE = auto()
    """attacker, city: asked of the city's owner (COC-18.15)."""
    FORBIDS_BOOST = auto()
    """attacker, city: asked of the city's owner (COC-18.14)."""
    INFLUENCE_STARTS = auto()
    """More start points: pairs (hex, range) (COC-18.17)."""
    ROUTE_UNITS = auto()
    """More that may form trade routes: pairs (hex, kind of unit) (COC-26.11)."""
    TACTICS_DENIED = auto()
    """May the opponent not play tactics (COC-15.7)?"""
    INFLUENCE_TARGETS = auto()
    """hex: may Influence Culture aim at what is there, though it is no building (COC-18.1)?"""
    KEEPS_COLOUR = auto()
    """city, structure: asked of the owner of a building; it can neither be influenced nor does it
    change its colour on capture."""
    ENLARGES = auto()
    """city: for the cost of the hook the city counts as 1 larger in a Collect or Recruit."""
    UNIT_PRICE = auto()
    """printed, city, kind, hires so far: another price for a unit in a Recruit (COC-11.7)."""
    COLLECT_CITIES = auto()
    """city: hexes with cities of others that may be chosen in a Collect nevertheless."""
    SPARES_MOOD = auto()
    """city: a flow that tells whether the mood does not fall after an activation (COC-6.12)."""
    BONUS_CAP = auto()
    """The most that the opponent's bonuses to the combat value may be together."""
    POWERLESS = auto()
    """Can the own fighters not use combat abilities nor tactics?"""
    REPELS = auto()
    """Is the attack on the own city broken without a fight?"""
    MARKS_IGNORED = auto()
    """group, unit: the marks of the unit that do not bind it when it moves with this group, and
    that its move does not set, as bits (COC-12.10 to COC-12.12)."""
    GOALS = auto()
    """origin, group: the hexes where a group of a Command may go by this ability; the ability
    carries the move out in `TRAVEL`."""
    ROAD_REACH = auto()
    """origin, goal: more hexes in a move paid with Roads (COC-12.15)."""
    SAILS_WITH = auto()
    """owner: may ships share a hex with the ships of this owner without a battle (COC-13.2)?"""
    FORBIDS_ROUTE = auto()
    """owner, hex: asked of the other players; can a settler there form no trade route?"""
    ROUTE_CITIES = auto()
    """More cities that trade routes may go to (COC-26.11)."""
    ROUTE_RANGE = auto()
    """unit, city: more range of a trade route."""
    ROUTE_YIELD = auto()
    """unit, city: what a trade route may yield instead of food, as goods (COC-26.10)."""
    CARD_FOR_FREE = auto()
    """Lets an action card that needs an action be played without one (COC-19.3)."""
    FREE_WONDER = auto()
    """city: is constructing a wonder there a free action (COC-24.2)?"""
    WONDER_DRAWN = auto()
    """The wonder card that has to be taken whenever one is drawn (COC-24.1)."""

    WAIVES_ADVANCE = auto()
    """city, wonder: is the advance that its card names not needed (COC-24.3)?"""
    FORBIDS_CONSTRUCTION = auto()
    """May the player construct neither buildings nor wonders?"""
    CALMS = auto()
    """city: an ability, for its cost, keeps an event from lowering the mood (COC-21.8)."""
    BATTLE_TOLL = auto()
    """attacker, hex: asked of everybody; culture tokens that the attacker has to pay first."""
    HALTS_BARBARIANS = auto()
    """For the cost of the hook each barbarian army may be told to stay (COC-22.11)."""
    STEERS_BARBARIANS = auto()
    """A flow that pays for the free direction of one barbarian army; `may` tells if it can."""
    HOLDS_BARBARIANS = auto()
    """hex: may barbarians move from here only with the owner's leave?"""

    # Happenings: a hook does something, as a flow or at once.
    ACTION_OVER = auto()
    """After an action or free action of the turn is fully resolved."""
    TURN_START = auto()
    """(COC-3.3)"""
    ADVANCE_GAINED = auto()
    """gainer, advance, paid, action: after gaining an advance (COC-7.5 f)."""
    CITY_FOUNDED = auto()
    """founder, hex."""
    CITY_ACTIVATED = auto()
    """owner, city, purpose: whenever a city is activated (COC-6.10)."""
    COLLECTED = auto()
    """collector: the Collect in progress is ``State.collecting`` (COC-9.9)."""
    CONSTRUCTED = auto()
    """builder, city, structure; a wonder is told as -1 - its number."""
    RECRUITED = auto()
    """recruiter: the Recruit in progress is ``State.recruiting`` (COC-11.11)."""
    COMMANDED = auto()
    """mover: after a Command, with its moves in ``State.command``."""
    BATTLE_START = auto()
    """(COC-15.5)"""
    ROUND_START = auto()
    """At the start of a combat round."""
    ROLLED = auto()
    """After both rolls, before hits."""
    BATTLE_END = auto()
    """(COC-15.31)"""
    CITY_CAPTURED = auto()
    """captor, city, loser."""
    INFLUENCED = auto()
    """attacker, target: after a success (COC-18.10)."""
    EVENT_TO_DRAW = auto()
    """drawer: before an event is drawn."""
    LEADER_DIED = auto()
    """owner, leader card, killer."""
    ROUTES_FORMED = auto()
    """owner, routes: after trade routes were formed; each is told by the hex and kind of the
    trader and the hex of the city."""
    HIT = auto()
    """When hits are to be assigned."""
    TACTICS_REVEALED = auto()
    """After scouts, before the other tactics take effect."""
    TO_ROLL = auto()
    """Before the combat roll of a round."""
    ROUND_END = auto()
    """After a combat round in which nobody has won."""
    TRAVEL = auto()
    """origin, goal, group: the move that `GOALS` offered."""
    SETTLED = auto()
    """founder, hex: after a city was founded with a settler."""
    EVENT_DRAWN = auto()
    """drawer: an event lies open, before its symbol."""
