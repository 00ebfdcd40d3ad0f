"""The table of the rules: every chapter whose steps may stand on the agenda, and every file that
hangs something on an ability or a card. Whoever imports it has the whole game.

Where a section of the rulebook is, from the ground up:

===============  ==================================================================
``means``        0 abilities asked and used; 4 goods, payments, prices
``cards``        19 action cards; 21 events drawn and resolved; decks and hands
``advances``     7 Advance
``cities``       6 size and mood; 8 Found City; 9 Collect; 10 Construct;
                 17 Increase Happiness; 18 Influence Culture; 24 wonders built
``commerce``     5 trade between players; 26 trade routes
``battles``      15 battles; 16 capturing a city
``wild``         22 and 23 barbarians and pirates
``moves``        12 Command; 13 ships; 14 exploration
``recruits``     11 Recruit; leaders themselves are in ``leaders``
``course``       2 setup; 3 rounds and turns; 25 status phase; 27 scoring; 28 variants
``objectives``   20 objective cards and their conditions
===============  ==================================================================

What single things do stands above: ``abilities`` (26 advances, civilizations, leaders, wonders),
``action_effects`` (19) and ``event_effects`` (21, 22).
"""

from typing import Final

from civitas.kernel.planned import Agenda
from civitas.titles.clash_of_cultures.abilities import (
    advancing,
    cards,
    cheering,
    collecting,
    colonies,
    conquering,
    constructing,
    eventful,
    fighting,
    generals,
    influencing,
    leading,
    moving,
    offers,
    recruiting,
    reigning,
    seafaring,
    settling,
    trading,
    wandering,
    warriors,
)
from civitas.titles.clash_of_cultures.abilities import wonders as wonder_abilities
from civitas.titles.clash_of_cultures.action_effects import (
    deeds,
    learning,
    mercenaries,
    secrets,
    ventures,
)
from civitas.titles.clash_of_cultures.advances import advance, effects
from civitas.titles.clash_of_cultures.battles import battle, capture, casualties, outcome, tactics
from civitas.titles.clash_of_cultures.cards import action_cards, decks, events
from civitas.titles.clash_of_cultures.cities import cities, collect, culture, wonders
from civitas.titles.clash_of_cultures.commerce import routes, trade
from civitas.titles.clash_of_cultures.course import scoring, setup, status, turns, variants
from civitas.titles.clash_of_cultures.event_effects import (
    builders,
    deaths,
    gains,
    guides,
    moods,
    people,
    persons,
    realms,
    ruins,
    symbols,
    wars,
)
from civitas.titles.clash_of_cultures.means import reactions
from civitas.titles.clash_of_cultures.moves import explore, move, ships
from civitas.titles.clash_of_cultures.objectives import objectives
from civitas.titles.clash_of_cultures.recruits import recruit
from civitas.titles.clash_of_cultures.wild import barbarians

AGENDA: Final = Agenda(
    # the course of a match
    setup.RULES,
    variants.RULES,
    turns.RULES,
    status.RULES,
    scoring.RULES,
    # what players do
    reactions.RULES,
    trade.RULES,
    routes.RULES,
    advance.RULES,
    cities.RULES,
    collect.RULES,
    culture.RULES,
    wonders.RULES,
    recruit.RULES,
    move.RULES,
    ships.RULES,
    explore.RULES,
    # battles
    battle.RULES,
    tactics.RULES,
    casualties.RULES,
    outcome.RULES,
    capture.RULES,
    # cards
    decks.RULES,
    action_cards.RULES,
    deeds.RULES,
    learning.RULES,
    mercenaries.RULES,
    secrets.RULES,
    ventures.RULES,
    objectives.RULES,
    # events
    events.RULES,
    symbols.RULES,
    barbarians.RULES,
    builders.RULES,
    deaths.RULES,
    gains.RULES,
    guides.RULES,
    people.RULES,
    persons.RULES,
    realms.RULES,
    # abilities
    cards.RULES,
    eventful.RULES,
    influencing.RULES,
    trading.RULES,
)

SPEAKING: Final = (
    effects,
    advancing,
    cards,
    cheering,
    collecting,
    colonies,
    conquering,
    constructing,
    eventful,
    fighting,
    generals,
    influencing,
    leading,
    moving,
    offers,
    recruiting,
    reigning,
    seafaring,
    settling,
    trading,
    wandering,
    warriors,
    wonder_abilities,
    deeds,
    learning,
    mercenaries,
    secrets,
    ventures,
    barbarians,
    symbols,
    builders,
    deaths,
    gains,
    guides,
    moods,
    people,
    persons,
    realms,
    ruins,
    wars,
)
"""What abilities and cards do is found by their ids, so the order of these files has no meaning."""
