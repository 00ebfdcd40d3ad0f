"""The table of the rules: every chapter whose steps may stand on the agenda.

Where a section of the rulebook is, from the ground up:

==============  ===================================================================
``means``       2 control, connection, stores; 16 prestige; what all chapters use
``farming``     5 the special phase; 15 wages and fishing
``moves``       6 movement; 7 attrition
``war``         8 withdrawal; 9 battles; 10 sieges; 11 plunder and conquest
``hinterland``  12 experience; 13 building; 14 trade
``course``      3 prologue; 4 rounds; 17 diplomacy; 19 victory; 22 suggested starts
==============  ===================================================================
"""

from typing import Final

from civitas.kernel.planned import Agenda
from civitas.titles.oikumene.course import (
    abreast,
    capitulation,
    diplomacy,
    distribution,
    draft,
    new_year,
    prologue,
    rounds,
    suggested,
)
from civitas.titles.oikumene.farming import (
    breeding,
    feeding,
    fishing,
    harvest,
    income,
    sowing,
    upkeep,
    wages,
    winter,
)
from civitas.titles.oikumene.hinterland import building, experience, trade
from civitas.titles.oikumene.moves import (
    attrition,
    herds,
    hunger,
    peril,
    retreat,
    shipwreck,
    turns,
)
from civitas.titles.oikumene.war import (
    ambush,
    battles,
    charge,
    conquest,
    intentions,
    plunder,
    sieges,
    stalls,
    withdrawal,
)
from civitas.titles.oikumene.war import rounds as battle_rounds

AGENDA: Final = Agenda(
    breeding.RULES,
    sowing.RULES,
    income.RULES,
    harvest.RULES,
    winter.RULES,
    upkeep.RULES,
    feeding.RULES,
    wages.RULES,
    fishing.RULES,
    turns.RULES,
    herds.RULES,
    retreat.RULES,
    peril.RULES,
    attrition.RULES,
    shipwreck.RULES,
    hunger.RULES,
    prologue.RULES,
    draft.RULES,
    suggested.RULES,
    distribution.RULES,
    rounds.RULES,
    abreast.RULES,
    new_year.RULES,
    diplomacy.RULES,
    capitulation.RULES,
    ambush.RULES,
    intentions.RULES,
    withdrawal.RULES,
    stalls.RULES,
    battles.RULES,
    battle_rounds.RULES,
    charge.RULES,
    sieges.RULES,
    plunder.RULES,
    conquest.RULES,
    experience.RULES,
    building.RULES,
    trade.RULES,
)
