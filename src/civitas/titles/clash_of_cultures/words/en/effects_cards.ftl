### What things do, in short: cards.

## Action halves, in short

effect-action-quick_advance = Gain 1 advance for free, without the event counter.
effect-action-inspiration = Gain 1 advance of a player within range 2 for free, without the event counter.
effect-action-hero_general = After a land battle won: raise 1 city's mood; for 1 mood token once more.
effect-action-spy = See a player's hand; you may swap one card for one of the same kind.
effect-action-ideas = Gain 1 idea for each academy in your cities.
effect-action-great_ideas = After a captured city or a land battle won: gain 2 ideas.
effect-action-mercenaries = Pay for barbarian armies within range 2 and move each 1 hex; you lead their battles.
effect-action-cultural_takeover = Influence a barbarian city of size 1: on success it becomes yours.
effect-action-city_development = Activate a city: construct 1 building there without its resources.
effect-action-production_focus = In your next Collect you may choose the same hex several times.
effect-action-explorer = Reveal an area next to one with a city of yours, and/or place 1 settler in a city.
effect-action-negotiations = No battles with a player: by you this turn, by them in their next.
effect-action-leadership = You have 1 more action this turn.
effect-action-assassination = A player has 1 action less in their next turn.
effect-action-mass_production = In your next Collect choose up to 2 more hexes.
effect-action-new_plans = Draw 2 objectives; you may keep 1 in place of one you had.
effect-action-synergies = Gain 2 advances of one category at their price, without the event counter.
effect-action-teach_us = Directly after you captured a player's city: gain 1 advance of theirs for free.
effect-action-militia = Place 1 infantry in a city with room for it.
effect-action-technology_trade = You gain an advance of a player within range 2, then they gain one of yours, both for free.
effect-action-new_ideas = Gain 1 advance at its price, without the event counter, then 2 ideas.

## Tactics halves, in short

effect-tactics-peltasts = 1 die per army unit: with a 5 or 6, ignore 1 hit.
effect-tactics-encircled = If the enemy lost at least as many as you: on 5 or 6 one more hit.
effect-tactics-wedge_formation = Attacker: +1 for each enemy army unit.
effect-tactics-high_morale = +2 combat value.
effect-tactics-heavy_resistance = Defender: the attacker has −1 per army unit or ship.
effect-tactics-high_ground = The enemy activates no combat abilities. Not against a city.
effect-tactics-surprise = +1; draw 1 action card if an enemy falls.
effect-tactics-siege = Against a city: +1; the enemy pays 2 food or activates no abilities.
effect-tactics-for_the_people = Defending a city: 1 die more.
effect-tactics-improved_defenses = Defending a city: ignore 1 hit.
effect-tactics-tactical_retreat = Defender: leave to an adjacent land hex; the attacker wins.
effect-tactics-defensive_formation = Defender: 1 die more.
effect-tactics-scout = Ignore the enemy's tactics and take that card.
effect-tactics-martyr = Each side removes 1 unit, you first; the enemy's tactics do not count.
effect-tactics-archers = On 5 or 6 the enemy removes 1 army unit at once.
effect-tactics-flanking = Attacker: 1 die more.

## Wonders, in short

effect-great_arena = Mood and culture tokens pay for each other, except for wonders. Once in a land battle: pay 1 of either for +1.
effect-great_gardens = Plains yield any resource here. Players' units that entered plains this turn cannot enter this city.
effect-great_library = Once a turn: have 1 advance you do not own until the turn ends. Not from governments or civilizations.
effect-great_lighthouse = Whenever you activate this city: 1 ship on any water without enemy ships. You choose the start player. Needs a port.
effect-great_mausoleum = Take the top card of the discard pile instead of an event or action card. What you discard of them goes to the bottom.
effect-great_pyramid = 5 points, always for the builder, who also wins ties.
effect-great_statue = When built draw 1 objective. Once a turn discard an objective from hand: 1 more action this turn.
effect-great_wall = Attackers of your happy cities have −2 in round 1. Barbarians who attack any of your cities die without a battle.

## Objectives, in short

effect-objective-large_civilization = You have at least 6 cities.
effect-objective-scientific_lead = More of your cities have an academy than anybody else's.
effect-objective-coastal_culture = More of your cities have a port than anybody else's.
effect-objective-religious_fervor = More of your cities have a temple than anybody else's.
effect-objective-fortifications = More of your cities have a fortress than anybody else's.
effect-objective-star_gazers = More of your cities have an observatory than anybody else's.
effect-objective-traders = More of your cities have a market than anybody else's.
effect-objective-legacy = More of your cities have an obelisk than anybody else's.
effect-objective-happy_population = At least 4 of your cities are happy.
effect-objective-architecture = At least 4 kinds of building in your colour stand in your cities.
effect-objective-consulate = At least 2 cities of others have a building of your colour.
effect-objective-metropolis = You have a city of size 5 or more.
effect-objective-expansionist = At least 4 of your cities have no city beside them.
effect-objective-culture_power = You have more buildings in cities of others than anybody else.
effect-objective-colony = You have a city at distance 5 or more from your first hex.
effect-objective-city_founder = You just founded a city at distance 5 or more from your first hex.
effect-objective-terror_regime = After an action, at least 4 of your cities are angry.
effect-objective-magnificent_culture = You just built a wonder; or you alone built one this round.
effect-objective-advanced_culture = You have at least 6 advances and more than anybody else.
effect-objective-city_planner = You have all 4 advances of Construction.
effect-objective-education_lead = You have all 4 advances of Education.
effect-objective-militarized = You have all 4 advances of Warfare.
effect-objective-culture_focus = You have all 4 advances of Culture.
effect-objective-science_focus = You have all 4 advances of Science.
effect-objective-trade_focus = You have all 4 advances of Economy.
effect-objective-seafarers = You have all 4 advances of Seafaring.
effect-objective-government = You have all 4 advances of one government.
effect-objective-goal_focused = You have completed more categories than anybody else.
effect-objective-diversified_research = You have advances in at least 9 of the 12 categories.
effect-objective-high_culture = You have all 4 civilization advances and have played at least 2 leaders.
effect-objective-optimized_storage = You have at least 3 food, 3 ore and 3 wood.
effect-objective-eureka = You have at least 5 ideas. Pay 2 of them.
effect-objective-wealth = You have at least 5 gold. Pay 2 of them.
effect-objective-ore_supplies = You have at least 5 ore. Pay 2 of them.
effect-objective-wood_supplies = You have at least 5 wood. Pay 2 of them.
effect-objective-food_supplies = You have at least 5 food. Pay 2 of them.
effect-objective-draft = You just recruited with Draft for the second time this turn.
effect-objective-sea_blockade = At least 2 of your ships stand on port hexes of others.
effect-objective-large_fleet = You have 4 ships, or 2 and more than anybody else.
effect-objective-large_army = You have at least 4 army units more than anybody else.
effect-objective-standing_army = Army units of yours stand in at least 4 of your cities.
effect-objective-military_might = You have at least 12 army units and ships.
effect-objective-threat = At least 4 of your army units stand beside cities of other players.
effect-objective-outpost = Your army units hold 3 land hexes away from your cities.
effect-objective-migration = Your settlers stand on 3 hexes away from your cities.
effect-objective-trade_power = You could form at least 3 trade routes.
effect-objective-shipping_routes = You could form at least 2 trade routes with ships.
effect-objective-horse_power = Your cavalry stands on at least 3 hexes.
effect-objective-ivory_tower = Your war elephants stand on at least 3 hexes.
effect-objective-versatility = You have a unit of each of the six kinds on the map.
effect-objective-conqueror = You just captured a player's city that army or fortress defended.
effect-objective-warmonger = Your second land battle this turn, on another hex, at least one won.
effect-objective-general = You killed at least 3 enemy army units in one land battle.
effect-objective-great_battle = You fought a land battle of at least 6 army units in all.
effect-objective-defiance = You won a battle against a player who had more units.
effect-objective-naval_assault = You just captured a player's city from ships.
effect-objective-bold = You won against a player with more units or more Warfare advances.
effect-objective-legendary_battle = With 3 army units you attacked a player's city of size 5 with a wonder.
effect-objective-scavenger = You killed a settler or ship that could have served a trade route.
effect-objective-aggressor = As attacker you won a land battle and killed at least 2 army units.
effect-objective-barbarian_conquest = You just captured a barbarian city with at least 2 defenders.
effect-objective-resistance = You beat barbarians in a city and killed at least 2 of them.
effect-objective-great_commander = Your leader won a land battle with no more army units than the enemy.
effect-objective-brutus = In one battle you killed a leader and at least 2 more units.
effect-objective-trample = As attacker you won a land battle; a cavalry or elephant of yours survived.
effect-objective-sea_cleansing = You just won your second battle against pirates this turn.

## Events that stay, in short

effect-pestilence = While it lies here nobody without Sanitation may construct.
effect-great_explorer = Gain 1 Seafaring advance. Reveal an area next to one with a city of yours; for 2 food found a city there.
effect-great_artist = Gain 1 Culture advance. Make a city happy.
effect-great_prophet = Gain 1 Spirituality advance. You may construct a temple without activating the city.
effect-great_philosopher = Gain 1 Education advance, then 2 ideas.
effect-great_scientist = Gain 1 Science advance, then 1 idea and 1 action card.
effect-elder_statesman = Gain 1 government advance, then 2 action cards.
effect-great_warlord = Gain 1 Warfare advance, then move units; +2 in the first battle you start.
effect-great_merchant = Gain 1 Economy advance, then take the income of your trade routes.
effect-great_engineer = Gain 1 Construction advance. You may construct a building without activating the city.
effect-envoy_meeting = A wonder card lies open: whoever draws one may take it.
effect-solar_eclipse = The next land battle ends after its first round.
effect-trojan_horse = Who first attacks a defended city may pay 1 wood and 1 culture: no enemy tactics in round 1.
effect-anarchy = The markers of lost government advances lie here; new ones come from here.
effect-great_architect = When you construct a wonder: no required advance, 3 culture less.
effect-great_athlete = Gain 1 Culture advance. Turn culture tokens into mood or mood into culture.
effect-great_diplomat = Neither you nor the chosen player attacks the other without paying 2 culture.
effect-great_seer = Look at one objective per player and choose who draws which next.

## Action cards

effect-action_01 =
    { thing-action-quick_advance }: { effect-action-quick_advance }
    { thing-tactics-peltasts }: { effect-tactics-peltasts }
effect-action_02 =
    { thing-action-quick_advance }: { effect-action-quick_advance }
    { thing-tactics-encircled }: { effect-tactics-encircled }
effect-action_03 =
    { thing-action-inspiration }: { effect-action-inspiration }
    { thing-tactics-encircled }: { effect-tactics-encircled }
effect-action_04 =
    { thing-action-inspiration }: { effect-action-inspiration }
    { thing-tactics-peltasts }: { effect-tactics-peltasts }
effect-action_05 =
    { thing-action-hero_general }: { effect-action-hero_general }
    { thing-tactics-wedge_formation }: { effect-tactics-wedge_formation }
effect-action_06 =
    { thing-action-hero_general }: { effect-action-hero_general }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_07 =
    { thing-action-spy }: { effect-action-spy }
    { thing-tactics-heavy_resistance }: { effect-tactics-heavy_resistance }
effect-action_08 =
    { thing-action-spy }: { effect-action-spy }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_09 =
    { thing-action-ideas }: { effect-action-ideas }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_10 =
    { thing-action-ideas }: { effect-action-ideas }
    { thing-tactics-surprise }: { effect-tactics-surprise }
effect-action_11 =
    { thing-action-great_ideas }: { effect-action-great_ideas }
    { thing-tactics-siege }: { effect-tactics-siege }
effect-action_12 =
    { thing-action-great_ideas }: { effect-action-great_ideas }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_13 =
    { thing-action-mercenaries }: { effect-action-mercenaries }
    { thing-tactics-for_the_people }: { effect-tactics-for_the_people }
effect-action_14 =
    { thing-action-mercenaries }: { effect-action-mercenaries }
    { thing-tactics-heavy_resistance }: { effect-tactics-heavy_resistance }
effect-action_15 =
    { thing-action-cultural_takeover }: { effect-action-cultural_takeover }
    { thing-tactics-heavy_resistance }: { effect-tactics-heavy_resistance }
effect-action_16 =
    { thing-action-cultural_takeover }: { effect-action-cultural_takeover }
    { thing-tactics-improved_defenses }: { effect-tactics-improved_defenses }
effect-action_17 =
    { thing-action-city_development }: { effect-action-city_development }
    { thing-tactics-tactical_retreat }: { effect-tactics-tactical_retreat }
effect-action_18 =
    { thing-action-city_development }: { effect-action-city_development }
    { thing-tactics-peltasts }: { effect-tactics-peltasts }
effect-action_19 =
    { thing-action-production_focus }: { effect-action-production_focus }
    { thing-tactics-tactical_retreat }: { effect-tactics-tactical_retreat }
effect-action_20 =
    { thing-action-production_focus }: { effect-action-production_focus }
    { thing-tactics-peltasts }: { effect-tactics-peltasts }
effect-action_21 =
    { thing-action-explorer }: { effect-action-explorer }
    { thing-tactics-encircled }: { effect-tactics-encircled }
effect-action_22 =
    { thing-action-explorer }: { effect-action-explorer }
    { thing-tactics-defensive_formation }: { effect-tactics-defensive_formation }
effect-action_23 =
    { thing-action-negotiations }: { effect-action-negotiations }
    { thing-tactics-scout }: { effect-tactics-scout }
effect-action_24 =
    { thing-action-negotiations }: { effect-action-negotiations }
    { thing-tactics-martyr }: { effect-tactics-martyr }
effect-action_25 =
    { thing-action-leadership }: { effect-action-leadership }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_26 =
    { thing-action-leadership }: { effect-action-leadership }
    { thing-tactics-archers }: { effect-tactics-archers }
effect-action_27 =
    { thing-action-assassination }: { effect-action-assassination }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_28 =
    { thing-action-assassination }: { effect-action-assassination }
    { thing-tactics-archers }: { effect-tactics-archers }
effect-action_29 =
    { thing-action-mass_production }: { effect-action-mass_production }
    { thing-tactics-defensive_formation }: { effect-tactics-defensive_formation }
effect-action_30 =
    { thing-action-mass_production }: { effect-action-mass_production }
    { thing-tactics-encircled }: { effect-tactics-encircled }
effect-action_31 =
    { thing-action-new_plans }: { effect-action-new_plans }
    { thing-tactics-flanking }: { effect-tactics-flanking }
effect-action_32 =
    { thing-action-new_plans }: { effect-action-new_plans }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_33 =
    { thing-action-synergies }: { effect-action-synergies }
    { thing-tactics-defensive_formation }: { effect-tactics-defensive_formation }
effect-action_34 =
    { thing-action-synergies }: { effect-action-synergies }
    { thing-tactics-archers }: { effect-tactics-archers }
effect-action_35 =
    { thing-action-teach_us }: { effect-action-teach_us }
    { thing-tactics-defensive_formation }: { effect-tactics-defensive_formation }
effect-action_36 =
    { thing-action-teach_us }: { effect-action-teach_us }
    { thing-tactics-archers }: { effect-tactics-archers }
effect-action_37 =
    { thing-action-militia }: { effect-action-militia }
    { thing-tactics-wedge_formation }: { effect-tactics-wedge_formation }
effect-action_38 =
    { thing-action-militia }: { effect-action-militia }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_39 =
    { thing-action-technology_trade }: { effect-action-technology_trade }
    { thing-tactics-surprise }: { effect-tactics-surprise }
effect-action_40 =
    { thing-action-technology_trade }: { effect-action-technology_trade }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_41 =
    { thing-action-new_ideas }: { effect-action-new_ideas }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_42 =
    { thing-action-new_ideas }: { effect-action-new_ideas }
    { thing-tactics-flanking }: { effect-tactics-flanking }

## Objective cards

effect-objective_01 =
    { thing-objective-large_civilization }: { effect-objective-large_civilization }
    { thing-objective-draft }: { effect-objective-draft }
effect-objective_02 =
    { thing-objective-scientific_lead }: { effect-objective-scientific_lead }
    { thing-objective-conqueror }: { effect-objective-conqueror }
effect-objective_03 =
    { thing-objective-coastal_culture }: { effect-objective-coastal_culture }
    { thing-objective-warmonger }: { effect-objective-warmonger }
effect-objective_04 =
    { thing-objective-advanced_culture }: { effect-objective-advanced_culture }
    { thing-objective-warmonger }: { effect-objective-warmonger }
effect-objective_05 =
    { thing-objective-religious_fervor }: { effect-objective-religious_fervor }
    { thing-objective-general }: { effect-objective-general }
effect-objective_06 =
    { thing-objective-city_planner }: { effect-objective-city_planner }
    { thing-objective-great_battle }: { effect-objective-great_battle }
effect-objective_07 =
    { thing-objective-eureka }: { effect-objective-eureka }
    { thing-objective-defiance }: { effect-objective-defiance }
effect-objective_08 =
    { thing-objective-happy_population }: { effect-objective-happy_population }
    { thing-objective-conqueror }: { effect-objective-conqueror }
effect-objective_09 =
    { thing-objective-education_lead }: { effect-objective-education_lead }
    { thing-objective-sea_blockade }: { effect-objective-sea_blockade }
effect-objective_10 =
    { thing-objective-optimized_storage }: { effect-objective-optimized_storage }
    { thing-objective-naval_assault }: { effect-objective-naval_assault }
effect-objective_11 =
    { thing-objective-wealth }: { effect-objective-wealth }
    { thing-objective-large_fleet }: { effect-objective-large_fleet }
effect-objective_12 =
    { thing-objective-ore_supplies }: { effect-objective-ore_supplies }
    { thing-objective-large_army }: { effect-objective-large_army }
effect-objective_13 =
    { thing-objective-wood_supplies }: { effect-objective-wood_supplies }
    { thing-objective-fortifications }: { effect-objective-fortifications }
effect-objective_14 =
    { thing-objective-food_supplies }: { effect-objective-food_supplies }
    { thing-objective-standing_army }: { effect-objective-standing_army }
effect-objective_15 =
    { thing-objective-architecture }: { effect-objective-architecture }
    { thing-objective-militarized }: { effect-objective-militarized }
effect-objective_16 =
    { thing-objective-goal_focused }: { effect-objective-goal_focused }
    { thing-objective-bold }: { effect-objective-bold }
effect-objective_17 =
    { thing-objective-colony }: { effect-objective-colony }
    { thing-objective-threat }: { effect-objective-threat }
effect-objective_18 =
    { thing-objective-culture_focus }: { effect-objective-culture_focus }
    { thing-objective-legendary_battle }: { effect-objective-legendary_battle }
effect-objective_19 =
    { thing-objective-consulate }: { effect-objective-consulate }
    { thing-objective-great_battle }: { effect-objective-great_battle }
effect-objective_20 =
    { thing-objective-science_focus }: { effect-objective-science_focus }
    { thing-objective-naval_assault }: { effect-objective-naval_assault }
effect-objective_21 =
    { thing-objective-trade_focus }: { effect-objective-trade_focus }
    { thing-objective-scavenger }: { effect-objective-scavenger }
effect-objective_22 =
    { thing-objective-metropolis }: { effect-objective-metropolis }
    { thing-objective-general }: { effect-objective-general }
effect-objective_23 =
    { thing-objective-seafarers }: { effect-objective-seafarers }
    { thing-objective-aggressor }: { effect-objective-aggressor }
effect-objective_24 =
    { thing-objective-government }: { effect-objective-government }
    { thing-objective-barbarian_conquest }: { effect-objective-barbarian_conquest }
effect-objective_25 =
    { thing-objective-government }: { effect-objective-government }
    { thing-objective-aggressor }: { effect-objective-aggressor }
effect-objective_26 =
    { thing-objective-expansionist }: { effect-objective-expansionist }
    { thing-objective-military_might }: { effect-objective-military_might }
effect-objective_27 =
    { thing-objective-city_founder }: { effect-objective-city_founder }
    { thing-objective-resistance }: { effect-objective-resistance }
effect-objective_28 =
    { thing-objective-trade_power }: { effect-objective-trade_power }
    { thing-objective-resistance }: { effect-objective-resistance }
effect-objective_29 =
    { thing-objective-shipping_routes }: { effect-objective-shipping_routes }
    { thing-objective-terror_regime }: { effect-objective-terror_regime }
effect-objective_30 =
    { thing-objective-diversified_research }: { effect-objective-diversified_research }
    { thing-objective-bold }: { effect-objective-bold }
effect-objective_31 =
    { thing-objective-culture_power }: { effect-objective-culture_power }
    { thing-objective-barbarian_conquest }: { effect-objective-barbarian_conquest }
effect-objective_32 =
    { thing-objective-magnificent_culture }: { effect-objective-magnificent_culture }
    { thing-objective-outpost }: { effect-objective-outpost }
effect-objective_33 =
    { thing-objective-star_gazers }: { effect-objective-star_gazers }
    { thing-objective-horse_power }: { effect-objective-horse_power }
effect-objective_34 =
    { thing-objective-traders }: { effect-objective-traders }
    { thing-objective-great_commander }: { effect-objective-great_commander }
effect-objective_35 =
    { thing-objective-versatility }: { effect-objective-versatility }
    { thing-objective-brutus }: { effect-objective-brutus }
effect-objective_36 =
    { thing-objective-legacy }: { effect-objective-legacy }
    { thing-objective-ivory_tower }: { effect-objective-ivory_tower }
effect-objective_37 =
    { thing-objective-migration }: { effect-objective-migration }
    { thing-objective-trample }: { effect-objective-trample }
effect-objective_38 =
    { thing-objective-high_culture }: { effect-objective-high_culture }
    { thing-objective-sea_cleansing }: { effect-objective-sea_cleansing }
