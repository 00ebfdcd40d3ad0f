"""Named moments: where abilities may have something to say.

The rule at a moment asks, and knows no ability by its name. Three ways to ask are in `reactions`:
numbers are added up with their origins, answers are collected, happenings let every player react.

Rules name moments all the time, and to name a member of an Enum is slow in Python 3.11: so they are
plain numbers of a class of their own.
"""

from __future__ import annotations

from typing import ClassVar, Final


class Moment(int):
    """Each with the parameters that its hooks get after the state and the ability's owner.

    In a battle hooks get nothing more: they look at ``State.battle``.
    """

    # What the turn offers; hooks get nothing more.
    ACTION: ClassVar[Moment]
    """As an action (COC-3.4)."""
    FREE_ACTION: ClassVar[Moment]
    """As a free action (COC-3.7)."""
    BETWEEN_MOVES: ClassVar[Moment]
    """Before each move of a Command."""

    # Numbers: a hook gives what is added.
    SHIP_CAPACITY: ClassVar[Moment]
    """More land units aboard each ship (COC-1.8)."""
    ARMY_LIMIT: ClassVar[Moment]
    """hex: more army units there (COC-1.7)."""
    INFLUENCE_ROLL: ClassVar[Moment]
    """start, target: added to the die, no boost (COC-18.8)."""
    INFLUENCE_RANGE: ClassVar[Moment]
    """start: more range (COC-18.2)."""
    COMBAT_VALUE: ClassVar[Moment]
    """Added to the combat value of a roll (COC-15.14)."""
    IGNORED_HITS: ClassVar[Moment]
    """Hits ignored in a round (COC-15.15)."""
    ENEMY_COMBAT_VALUE: ClassVar[Moment]
    """Added to the combat value of the enemy's roll."""
    END_POINTS: ClassVar[Moment]
    """category: half points at the end of the game (COC-27.3, COC-27.5)."""
    DISCOUNT: ClassVar[Moment]
    """purpose, then what it brings: resources of a cost that need not be paid, the payer chooses
    which."""

    # Answers: a hook gives a collection, or whether something is allowed or forbidden.
    COLLECT_HEXES: ClassVar[Moment]
    """city: more candidate hexes beyond the adjacent ones (COC-9.8)."""
    YIELD: ClassVar[Moment]
    """city, hex: more goods that a hex may yield (COC-9.3)."""
    REPLACES: ClassVar[Moment]
    """purpose, then what the purpose brings: pairs (goods replaced, goods that may replace) as
    bits (COC-4.15)."""
    PRICE: ClassVar[Moment]
    """printed, then what the purpose of the payment brings: another price instead (COC-4.15). Its
    hooks say for which purposes they speak."""
    RECRUITS: ClassVar[Moment]
    """city: kinds of units that may be recruited there as well (COC-11.3)."""
    FOUND_ON: ClassVar[Moment]
    """hex: may a city be founded on this terrain as well (COC-8.2)?"""
    FORBIDS_FOUNDING: ClassVar[Moment]
    """founder, hex: asked of the other players."""
    FORBIDS_INFLUENCE: ClassVar[Moment]
    """attacker, city: asked of the city's owner (COC-18.15)."""
    FORBIDS_BOOST: ClassVar[Moment]
    """attacker, city: asked of the city's owner (COC-18.14)."""
    INFLUENCE_STARTS: ClassVar[Moment]
    """More start points: pairs (hex, range) (COC-18.17)."""
    ROUTE_UNITS: ClassVar[Moment]
    """More that may form trade routes: pairs (hex, kind of unit) (COC-26.11)."""
    TACTICS_DENIED: ClassVar[Moment]
    """May the opponent not play tactics (COC-15.7)?"""
    INFLUENCE_TARGETS: ClassVar[Moment]
    """hex: may Influence Culture aim at what is there, though it is no building (COC-18.1)?"""
    KEEPS_COLOUR: ClassVar[Moment]
    """city, structure: asked of the owner of a building; it can neither be influenced nor does it
    change its colour on capture."""
    ENLARGES: ClassVar[Moment]
    """city: for the cost of the hook the city counts as 1 larger in a Collect or Recruit."""
    UNIT_PRICE: ClassVar[Moment]
    """printed, city, hires so far: another price for a unit in a Recruit (COC-11.7). Its hooks say
    for which units they speak."""
    COLLECT_CITIES: ClassVar[Moment]
    """city: hexes with cities of others that may be chosen in a Collect nevertheless."""
    SPARES_MOOD: ClassVar[Moment]
    """city: a flow that tells whether the mood does not fall after an activation (COC-6.12)."""
    BONUS_CAP: ClassVar[Moment]
    """The most that the opponent's bonuses to the combat value may be together."""
    POWERLESS: ClassVar[Moment]
    """Can the own fighters not use combat abilities nor tactics?"""
    REPELS: ClassVar[Moment]
    """Is the attack on the own city broken without a fight?"""
    MARKS_IGNORED: ClassVar[Moment]
    """group, unit: the marks of the unit that do not bind it when it moves with this group, and
    that its move does not set, as bits (COC-12.10 to COC-12.12)."""
    GOALS: ClassVar[Moment]
    """origin, group: the hexes where a group of a Command may go by this ability; the ability
    carries the move out in `TRAVEL`."""
    ROAD_REACH: ClassVar[Moment]
    """origin, goal: more hexes in a move paid with Roads (COC-12.15)."""
    SAILS_WITH: ClassVar[Moment]
    """owner: may ships share a hex with the ships of this owner without a battle (COC-13.2)?"""
    FORBIDS_ROUTE: ClassVar[Moment]
    """owner, hex: asked of the other players; can a settler there form no trade route?"""
    ROUTE_CITIES: ClassVar[Moment]
    """More cities that trade routes may go to (COC-26.11)."""
    ROUTE_RANGE: ClassVar[Moment]
    """unit, city: more range of a trade route."""
    ROUTE_YIELD: ClassVar[Moment]
    """unit, city: what a trade route may yield instead of food, as goods (COC-26.10)."""
    CARD_FOR_FREE: ClassVar[Moment]
    """Lets an action card that needs an action be played without one (COC-19.3)."""
    FREE_WONDER: ClassVar[Moment]
    """city: is constructing a wonder there a free action (COC-24.2)?"""
    WONDER_DRAWN: ClassVar[Moment]
    """The wonder card that has to be taken whenever one is drawn (COC-24.1)."""

    WAIVES_ADVANCE: ClassVar[Moment]
    """city, wonder: is the advance that its card names not needed (COC-24.3)?"""
    FORBIDS_CONSTRUCTION: ClassVar[Moment]
    """May the player construct neither buildings nor wonders?"""
    CALMS: ClassVar[Moment]
    """city: an ability, for its cost, keeps an event from lowering the mood (COC-21.8)."""
    BATTLE_TOLL: ClassVar[Moment]
    """attacker, hex: asked of everybody; culture tokens that the attacker has to pay first."""
    HALTS_BARBARIANS: ClassVar[Moment]
    """For the cost of the hook each barbarian army may be told to stay (COC-22.11)."""
    STEERS_BARBARIANS: ClassVar[Moment]
    """A flow that pays for the free direction of one barbarian army; `may` tells if it can."""
    HOLDS_BARBARIANS: ClassVar[Moment]
    """hex: may barbarians move from here only with the owner's leave?"""

    # Happenings: a hook does something, as a flow or at once.
    ACTION_OVER: ClassVar[Moment]
    """After an action or free action of the turn is fully resolved."""
    TURN_START: ClassVar[Moment]
    """(COC-3.3)"""
    ADVANCE_GAINED: ClassVar[Moment]
    """gainer, advance, paid, action: after gaining an advance (COC-7.5 f)."""
    CITY_FOUNDED: ClassVar[Moment]
    """founder, hex."""
    CITY_ACTIVATED: ClassVar[Moment]
    """owner, city, purpose: whenever a city is activated (COC-6.10)."""
    COLLECTED: ClassVar[Moment]
    """collector: the Collect in progress is ``State.collecting`` (COC-9.9)."""
    CONSTRUCTED: ClassVar[Moment]
    """builder, city, structure; a wonder is told as -1 - its number."""
    RECRUITED: ClassVar[Moment]
    """recruiter: the Recruit in progress is ``State.recruiting`` (COC-11.11)."""
    COMMANDED: ClassVar[Moment]
    """mover: after a Command, with its moves in ``State.command``."""
    BATTLE_START: ClassVar[Moment]
    """(COC-15.5)"""
    ROUND_START: ClassVar[Moment]
    """At the start of a combat round."""
    ROLLED: ClassVar[Moment]
    """After both rolls, before hits."""
    BATTLE_END: ClassVar[Moment]
    """(COC-15.31)"""
    CITY_CAPTURED: ClassVar[Moment]
    """captor, city, loser."""
    INFLUENCED: ClassVar[Moment]
    """attacker, target: after a success (COC-18.10)."""
    EVENT_TO_DRAW: ClassVar[Moment]
    """drawer: before an event is drawn."""
    LEADER_DIED: ClassVar[Moment]
    """owner, leader card, killer."""
    ROUTES_FORMED: ClassVar[Moment]
    """owner, routes: after trade routes were formed; each is told by the hex and kind of the
    trader and the hex of the city."""
    HIT: ClassVar[Moment]
    """When hits are to be assigned."""
    TACTICS_REVEALED: ClassVar[Moment]
    """After scouts, before the other tactics take effect."""
    TO_ROLL: ClassVar[Moment]
    """Before the combat roll of a round."""
    ROUND_END: ClassVar[Moment]
    """After a combat round in which nobody has won."""
    TRAVEL: ClassVar[Moment]
    """origin, goal, group: the move that `GOALS` offered."""
    SETTLED: ClassVar[Moment]
    """founder, hex: after a city was founded with a settler."""
    EVENT_DRAWN: ClassVar[Moment]
    """drawer: an event lies open, before its symbol."""

    @property
    def name(self) -> str:
        return MOMENTS[self - 1]


MOMENTS: Final = tuple(Moment.__annotations__)
"""Their names, in order; they are counted from 1."""

for _number, _name in enumerate(MOMENTS, 1):
    setattr(Moment, _name, Moment(_number))
