"""The table of the rules: every chapter whose steps may stand on the agenda.

Where a section of the rulebook is, from the ground up:

============  =====================================================================
``means``     1 control and goods; 11 morale, food, hunger
``goals``     13 the end of the game; 16 measures
``land``      7 growth and special uses; 8 movement, colonies, cities; 11 unrest
``learning``  5 progress
``tiles``     10 barbarian tiles
``battles``   9 battles on land, at sea and against barbarians
``actions``   4 trade, bread and circuses, taxes, diplomacy; 5 Progress; 6 Revolution
``automa``    AUT-3 to AUT-8 what an Automa does
``course``    2 set-up; 3 rounds; 14 scoring; 15 solo; AUT-1, AUT-2, AUT-10
============  =====================================================================
"""

from typing import Final

from civitas.kernel.planned import Agenda
from civitas.titles.era_of_tribes.actions import (
    bonus,
    diplomacy,
    income,
    progress,
    purchase,
    revolution,
)
from civitas.titles.era_of_tribes.automa import cards as automa_cards
from civitas.titles.era_of_tribes.automa import expansion as automa_expansion
from civitas.titles.era_of_tribes.automa import war
from civitas.titles.era_of_tribes.battles import commitment, outcome, prelude
from civitas.titles.era_of_tribes.battles import rounds as combat
from civitas.titles.era_of_tribes.course import rounds, scoring, setup, turns
from civitas.titles.era_of_tribes.land import (
    expansion,
    founding,
    growth,
    movement,
    special_uses,
    unrest,
)
from civitas.titles.era_of_tribes.tiles import tiles

AGENDA: Final = Agenda(
    setup.RULES,
    rounds.RULES,
    turns.RULES,
    scoring.RULES,
    income.RULES,
    expansion.RULES,
    growth.RULES,
    special_uses.RULES,
    movement.RULES,
    founding.RULES,
    unrest.RULES,
    tiles.RULES,
    progress.RULES,
    diplomacy.RULES,
    bonus.RULES,
    purchase.RULES,
    revolution.RULES,
    prelude.RULES,
    commitment.RULES,
    combat.RULES,
    outcome.RULES,
    automa_cards.RULES,
    automa_expansion.RULES,
    war.RULES,
)
