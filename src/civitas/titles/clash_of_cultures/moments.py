"""Named moments: where abilities may have something to say.

The rule at a moment asks, and knows no ability by its name. Three ways to ask are in `reactions`:
numbers are added up with their origins, answers are collected, happenings let every player react.
"""

from __future__ import annotations

from enum import IntEnum


class Moment(IntEnum):
    """Each with the parameters that its hooks get after the state and the ability's owner."""

    # What the turn offers; hooks get nothing more.
    ACTION = 0
    """As an action (COC-3.4)."""
    FREE_ACTION = 1
    """As a free action (COC-3.7)."""

    # Numbers: a hook gives what is added.
    COLLECT_LIMIT = 2
    """city: more hexes in a Collect (COC-9.2)."""
    RECRUIT_LIMIT = 3
    """city: more units in a Recruit (COC-11.1)."""
    SHIP_CAPACITY = 4
    """More land units aboard each ship (COC-1.8)."""
    ARMY_LIMIT = 5
    """hex: more army units there (COC-1.7)."""
    INFLUENCE_ROLL = 6
    """start, target: added to the die, no boost (COC-18.8)."""
    INFLUENCE_RANGE = 7
    """start: more range (COC-18.2)."""
    COMBAT_VALUE = 8
    """battle side: added to the combat value of a roll (COC-15.14)."""
    COMBAT_DICE = 9
    """battle side: more dice (COC-15.9)."""
    IGNORED_HITS = 10
    """battle side: hits ignored in a round (COC-15.15)."""
    END_POINTS = 11
    """category: half points at the end of the game (COC-27.3, COC-27.5)."""

    # Answers: a hook gives a collection, or whether something is allowed or forbidden.
    COLLECT_HEXES = 12
    """city: more candidate hexes beyond the adjacent ones (COC-9.8)."""
    YIELD = 13
    """city, hex: more goods that a hex may yield (COC-9.3)."""
    REPLACES = 14
    """purpose, then what the purpose brings: pairs (goods replaced, goods that may replace) as
    bits (COC-4.15)."""
    PRICE = 15
    """purpose, then what it brings: another price instead of the printed one (COC-4.15)."""
    RECRUITS = 16
    """city: kinds of units that may be recruited there as well (COC-11.3)."""
    FOUND_ON = 17
    """hex: may a city be founded on this terrain as well (COC-8.2)?"""
    FORBIDS_FOUNDING = 18
    """founder, hex: asked of the other players."""
    FORBIDS_BATTLE = 19
    """attacker, hex: asked of everybody."""
    FORBIDS_INFLUENCE = 20
    """attacker, city: asked of the city's owner (COC-18.15)."""
    FORBIDS_BOOST = 21
    """attacker, city: asked of the city's owner (COC-18.14)."""
    INFLUENCE_STARTS = 22
    """More start points: pairs (hex, range) (COC-18.17)."""
    ROUTE_UNITS = 23
    """More units or cities that may form trade routes (COC-26.11)."""
    TACTICS_DENIED = 24
    """battle side: may the opponent not play tactics (COC-15.7)?"""

    # Happenings: a hook does something, as a flow or at once.
    TURN_START = 25
    """(COC-3.3)"""
    ADVANCE_GAINED = 26
    """gainer, advance, paid, action: after gaining an advance (COC-7.5 f)."""
    CITY_FOUNDED = 27
    """founder, hex."""
    CITY_ACTIVATED = 28
    """owner, city, purpose: whenever a city is activated (COC-6.10)."""
    COLLECTED = 29
    """collector: the Collect in progress is ``State.collecting`` (COC-9.9)."""
    CONSTRUCTED = 30
    """builder, city, structure; a wonder is told as -1 - its number."""
    RECRUITED = 31
    """recruiter: the Recruit in progress is ``State.recruiting`` (COC-11.11)."""
    COMMANDED = 32
    """mover: after a Command, with its moves in ``State.command``."""
    BATTLE_START = 33
    """(COC-15.5)"""
    ROUND_START = 34
    """At the start of a combat round."""
    ROLLED = 35
    """After both rolls, before hits."""
    BATTLE_END = 36
    """(COC-15.31)"""
    CITY_CAPTURED = 37
    """captor, city, loser."""
    INFLUENCED = 38
    """attacker, target: after a success (COC-18.10)."""
    EVENT_TO_DRAW = 39
    """drawer: before an event is drawn."""
    LEADER_DIED = 40
    """owner, leader card, killer."""
    ROUTES_FORMED = 41
    """owner: after trade routes were formed."""
    HIT = 42
    """When hits are to be assigned."""
