### What things do, in short: cards.

## Action halves, in short

effect-action-quick_advance = Gain 1 advance for free, without the event counter.
effect-action-inspiration = Gain for free 1 advance of a player whose units or cities are within range 2 of yours. No event counter.
effect-action-hero_general = After a contested land battle won this turn: raise the mood of 1 city; for 1 mood that of 1 city again.
effect-action-spy = See a player's hand; you may swap one card for one of the same kind.
effect-action-ideas = Gain 1 idea for each academy in your cities.
effect-action-great_ideas = If you captured a city or won a land battle this turn: gain 2 ideas.
effect-action-mercenaries = For 1 food, wood, ore or culture each, move barbarian armies within range 2 by 1 hex; you lead their battles.
effect-action-cultural_takeover = Influence a barbarian city of size 1: on success it is yours. Its units become 1 settler or infantry.
effect-action-city_development = Activate a city: construct 1 building there without its resources.
effect-action-production_focus = Right before a Collect: in it you may choose the same hex several times.
effect-action-explorer = Reveal an area next to one with a city of yours, and/or place 1 settler in a city.
effect-action-negotiations = First thing in your turn: no battles with a player, by you this turn, by them in their next.
effect-action-leadership = You have 1 more action this turn.
effect-action-assassination = A player has 1 action less in their next turn.
effect-action-mass_production = Right before a Collect: choose up to 2 more hexes in it, even with an angry city.
effect-action-new_plans = Draw 2 objectives; you may keep 1 in place of one you had. The rest goes back into the deck.
effect-action-synergies = Gain 2 advances of one category at their price, without the event counter.
effect-action-teach_us = Directly after you captured a player's city: gain 1 advance of theirs for free, without the event counter.
effect-action-militia = Place 1 infantry in one of your cities with room for it.
effect-action-technology_trade = Gain an advance of a player within range 2, then they gain one of yours; free, without the event counter.
effect-action-new_ideas = Gain 1 advance at its price, without the event counter, then 2 ideas.

## Tactics halves, in short

effect-tactics-peltasts = Roll 1 die for each of your army units: with a 5 or 6, ignore 1 hit.
effect-tactics-encircled = If the enemy lost at least as many as you: on 5 or 6 one more hit, which nothing ignores.
effect-tactics-wedge_formation = Attacker: +1 for each enemy army unit.
effect-tactics-high_morale = +2 combat value.
effect-tactics-heavy_resistance = Defender: the attacker has −1 for each of their army units or ships.
effect-tactics-high_ground = The enemy activates no combat abilities. Not for the attacker of a city.
effect-tactics-surprise = +1 combat value; draw 1 action card if an enemy falls.
effect-tactics-siege = Attacking a city: +1; the enemy pays 2 food or activates no combat abilities.
effect-tactics-for_the_people = Defending a city: 1 die more.
effect-tactics-improved_defenses = Defending a city: ignore 1 hit.
effect-tactics-tactical_retreat = Defender: all land units leave to one adjacent land hex without enemies; the attacker wins.
effect-tactics-defensive_formation = Defender: 1 die more.
effect-tactics-scout = Ignore the enemy's tactics and take that card.
effect-tactics-martyr = Each side removes 1 unit, you first; the enemy's tactics do not count.
effect-tactics-archers = Roll a die: on 5 or 6 the enemy removes 1 army unit at once.
effect-tactics-flanking = Attacker: 1 die more.

## Wonders, in short

effect-wonder-great_arena = Mood and culture tokens pay for each other, except for wonders. Once in a land battle, after a roll: pay 1 of either for +1.
effect-wonder-great_gardens = Plains yield any resource here, ideas and gold too. Players' units that entered plains this turn cannot enter this city.
effect-wonder-great_library = Once a turn: have 1 advance you do not own until the turn ends. Not from governments or civilizations.
effect-wonder-great_lighthouse = Whenever you activate this city: 1 ship on any water without enemy ships. You choose the start player. Needs a port.
effect-wonder-great_mausoleum = Take the top card of the discard pile instead of an event or action card. What you discard of them goes to the bottom.
effect-wonder-great_pyramid = 5 points, always for the builder, who also wins ties.
effect-wonder-great_statue = When built draw 1 objective. Once a turn, without an action, discard an objective from hand: 1 more action this turn.
effect-wonder-great_wall = Attackers of your happy cities have −2 in round 1. Barbarians who attack any of your cities die without a roll: you win.

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
effect-objective-consulate = At least 2 cities that are not yours have a building of your colour.
effect-objective-metropolis = You have a city of size 5 or more.
effect-objective-expansionist = At least 4 of your cities have no city beside them, not even your own.
effect-objective-culture_power = You have more buildings in cities that are not yours than anybody else has.
effect-objective-colony = You have a city at distance 5 or more from your first hex. Not in a round with { thing-objective-city_founder }.
effect-objective-city_founder = You just founded a city at distance 5 or more from your first hex.
effect-objective-terror_regime = After one of your actions, at least 4 of your cities are angry.
effect-objective-magnificent_culture = You just built a wonder; or, in the status phase: you alone built one this round.
effect-objective-advanced_culture = You have at least 6 advances and more than anybody else, not counting those of civilizations.
effect-objective-city_planner = You have all 4 advances of Construction.
effect-objective-education_lead = You have all 4 advances of Education.
effect-objective-militarized = You have all 4 advances of Warfare.
effect-objective-culture_focus = You have all 4 advances of Culture.
effect-objective-science_focus = You have all 4 advances of Science.
effect-objective-trade_focus = You have all 4 advances of Economy.
effect-objective-seafarers = You have all 4 advances of Seafaring.
effect-objective-government = You have all 4 advances of one government.
effect-objective-goal_focused = You have more complete categories, all 4 advances, than anybody else.
effect-objective-diversified_research = You have advances in at least 9 of the 12 categories.
effect-objective-high_culture = You have all 4 civilization advances and have put at least 2 leaders into play.
effect-objective-optimized_storage = You have at least 3 food, 3 ore and 3 wood.
effect-objective-eureka = You have at least 5 ideas. Pay 2 of them.
effect-objective-wealth = You have at least 5 gold. Pay 2 of them.
effect-objective-ore_supplies = You have at least 5 ore. Pay 2 of them.
effect-objective-wood_supplies = You have at least 5 wood. Pay 2 of them.
effect-objective-food_supplies = You have at least 5 food. Pay 2 of them.
effect-objective-draft = You just recruited with Draft for the second time this turn.
effect-objective-sea_blockade = At least 2 of your ships stand on port hexes of other players.
effect-objective-large_fleet = You have at least 4 ships, or at least 2 and more than anybody else.
effect-objective-large_army = You have at least 4 army units more than anybody else.
effect-objective-standing_army = Army units of yours stand in at least 4 of your cities. Not with { thing-objective-military_might }.
effect-objective-military_might = You have at least 12 army units and ships together. Not with { thing-objective-standing_army }.
effect-objective-threat = At least 4 of your army units stand beside cities of other players.
effect-objective-outpost = Your army units stand on 3 land hexes that are neither your cities nor beside one.
effect-objective-migration = Your settlers stand on 3 hexes that are neither your cities nor beside one.
effect-objective-trade_power = You could form at least 3 trade routes, even without the advance. Not with { thing-objective-shipping_routes }.
effect-objective-shipping_routes = You could form at least 2 trade routes with ships, even without the advance. Not with { thing-objective-trade_power }.
effect-objective-horse_power = Your cavalry stands on at least 3 hexes.
effect-objective-ivory_tower = Your war elephants stand on at least 3 hexes.
effect-objective-versatility = You have a unit of each of the six kinds on the map.
effect-objective-conqueror = You just captured a player's city that army or fortress defended.
effect-objective-warmonger = You just fought your second land battle this turn; on 2 hexes, at least one won.
effect-objective-general = You killed at least 3 enemy army units in one land battle.
effect-objective-great_battle = You fought a contested land battle of at least 6 army units on both sides together.
effect-objective-defiance = You won a contested battle against a player who began it with more army units or ships.
effect-objective-naval_assault = You just captured a player's city from ships.
effect-objective-bold = You won a contested battle against a player with more units at its start or more Warfare advances.
effect-objective-legendary_battle = With 3 army units you attacked a player's defended city of size 5 with a wonder, won or not.
effect-objective-scavenger = In battle you killed a player's settler or ship that could have formed a trade route.
effect-objective-aggressor = As attacker you won a land battle and killed at least 2 army units.
effect-objective-barbarian_conquest = You just captured a barbarian city with at least 2 defenders.
effect-objective-resistance = You beat barbarians in a city and killed at least 2 of them.
effect-objective-great_commander = With your leader you won a contested land battle, beginning with no more army units than the enemy.
effect-objective-brutus = In one battle you killed a leader and at least 2 more army units or ships.
effect-objective-trample = As attacker you won a contested land battle; a cavalry or elephant of yours in it survived.
effect-objective-sea_cleansing = You just won your second battle against pirates this turn.

## Events that stay, in short

effect-pestilence = Who has 2 cities lowers the mood of 1, with Roads, Navigation or Trade Routes of 2. While it lies here nobody without Sanitation constructs. It goes when all have Sanitation.
effect-great_explorer = Action: you may gain 1 Seafaring advance for free, without the event counter. You may reveal an area next to one with a city of yours; then for 2 food found a city there without a settler.
effect-great_artist = Action: you may gain 1 Culture advance for free, without the event counter. Then make one of your cities happy, whatever its mood.
effect-great_prophet = Action: you may gain 1 Spirituality advance for free, without the event counter. You may construct a temple at its price without activating the city.
effect-great_philosopher = Action: you may gain 1 Education advance for free, without the event counter. Then gain 2 ideas.
effect-great_scientist = Action: you may gain 1 Science advance for free, without the event counter. Then gain 1 idea and draw 1 action card.
effect-elder_statesman = Action: you may gain 1 government advance for free, without the event counter. Then draw 2 action cards.
effect-great_warlord = Action: you may gain 1 Warfare advance for free, without the event counter. Then move units as with the action; +2 in every round of the first battle you start with it.
effect-great_merchant = Action: you may gain 1 Economy advance for free, without the event counter. Then, if you have Trade Routes, take their income once.
effect-great_engineer = Action: you may gain 1 Construction advance for free, without the event counter. You may construct a building, no wonder, at its price without activating the city.
effect-envoy_meeting = Gain 1 idea and 1 culture; another player of your choice gains 1 culture. The top wonder card lies open: whoever is to draw one may take it instead.
effect-solar_eclipse = The next contested land battle ends after its first round; if nobody has won, the attacker retreats. 1 point for the winner, else for the defender.
effect-trojan_horse = The first player to attack a defended city who pays 1 wood and 1 culture: no enemy tactics in round 1, and 1 point.
effect-anarchy = You lose all government advances, and civilization advances that hang on them; their markers lie here. New government advances take them, without the event counter. At the end 1 point for each left.
effect-great_architect = Discard it when you construct a wonder: its advance is not needed (Engineering is), 3 culture less.
effect-great_athlete = Action: you may gain 1 Culture advance for free, without the event counter. Then turn as many culture tokens as you like into mood, or mood into culture.
effect-great_diplomat = Choose a player. Who of you two attacks the other pays 2 culture first; then the card is gone. You may discard it as an action.
effect-great_seer = Action: look at one objective for each player and give everybody, yourself too, one face down: it is the next that they draw.

## Prices, needs and moments

price-free = without an action
price-free-culture = 1 culture, without an action
price-action = 1 action
price-action-culture = 1 action and 1 culture
needs-army = with army units
needs-army-ship = with army units or ships
needs-army-fortress = with army units or a fortress
needs-army-ship-fortress = with army units, ships or a fortress
when-status = in the status phase
when-instant = as soon as it is true
when-either = as soon as it is true or in the status phase

## Wonders with their price

effect-great_arena =
    3 food, 4 wood, 5 ore, 5 culture; needs { thing-sports }; 4 points.
    { effect-wonder-great_arena }
effect-great_gardens =
    5 food, 5 wood, 2 ore, 5 culture; needs { thing-irrigation }; 4 points.
    { effect-wonder-great_gardens }
effect-great_library =
    3 food, 6 wood, 3 ore, 5 culture; needs { thing-philosophy }; 4 points.
    { effect-wonder-great_library }
effect-great_lighthouse =
    3 food, 5 wood, 4 ore, 5 culture; needs { thing-cartography }; 4 points.
    { effect-wonder-great_lighthouse }
effect-great_mausoleum =
    4 food, 4 wood, 4 ore, 5 culture; needs { thing-priesthood }; 4 points.
    { effect-wonder-great_mausoleum }
effect-great_pyramid =
    2 food, 3 wood, 7 ore, 5 culture; needs { thing-rituals }; 5 points.
    { effect-wonder-great_pyramid }
effect-great_statue =
    3 food, 4 wood, 5 ore, 5 culture; needs { thing-monuments }; 4 points.
    { effect-wonder-great_statue }
effect-great_wall =
    3 food, 2 wood, 7 ore, 5 culture; needs { thing-siegecraft }; 4 points.
    { effect-wonder-great_wall }

## Action cards

effect-action_01 =
    { thing-action-quick_advance } ({ price-free-culture }): { effect-action-quick_advance }
    { thing-tactics-peltasts } ({ needs-army }): { effect-tactics-peltasts }
effect-action_02 =
    { thing-action-quick_advance } ({ price-free-culture }): { effect-action-quick_advance }
    { thing-tactics-encircled } ({ needs-army }): { effect-tactics-encircled }
effect-action_03 =
    { thing-action-inspiration } ({ price-free }): { effect-action-inspiration }
    { thing-tactics-encircled } ({ needs-army }): { effect-tactics-encircled }
effect-action_04 =
    { thing-action-inspiration } ({ price-free }): { effect-action-inspiration }
    { thing-tactics-peltasts } ({ needs-army }): { effect-tactics-peltasts }
effect-action_05 =
    { thing-action-hero_general } ({ price-free }): { effect-action-hero_general }
    { thing-tactics-wedge_formation } ({ needs-army }): { effect-tactics-wedge_formation }
effect-action_06 =
    { thing-action-hero_general } ({ price-free }): { effect-action-hero_general }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_07 =
    { thing-action-spy } ({ price-action-culture }): { effect-action-spy }
    { thing-tactics-heavy_resistance } ({ needs-army-ship-fortress }): { effect-tactics-heavy_resistance }
effect-action_08 =
    { thing-action-spy } ({ price-action-culture }): { effect-action-spy }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_09 =
    { thing-action-ideas } ({ price-free }): { effect-action-ideas }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_10 =
    { thing-action-ideas } ({ price-free }): { effect-action-ideas }
    { thing-tactics-surprise } ({ needs-army-ship-fortress }): { effect-tactics-surprise }
effect-action_11 =
    { thing-action-great_ideas } ({ price-free }): { effect-action-great_ideas }
    { thing-tactics-siege } ({ needs-army }): { effect-tactics-siege }
effect-action_12 =
    { thing-action-great_ideas } ({ price-free }): { effect-action-great_ideas }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_13 =
    { thing-action-mercenaries } ({ price-action }): { effect-action-mercenaries }
    { thing-tactics-for_the_people } ({ needs-army-fortress }): { effect-tactics-for_the_people }
effect-action_14 =
    { thing-action-mercenaries } ({ price-action }): { effect-action-mercenaries }
    { thing-tactics-heavy_resistance } ({ needs-army-ship-fortress }): { effect-tactics-heavy_resistance }
effect-action_15 =
    { thing-action-cultural_takeover } ({ price-free }): { effect-action-cultural_takeover }
    { thing-tactics-heavy_resistance } ({ needs-army-ship-fortress }): { effect-tactics-heavy_resistance }
effect-action_16 =
    { thing-action-cultural_takeover } ({ price-free }): { effect-action-cultural_takeover }
    { thing-tactics-improved_defenses } ({ needs-army-fortress }): { effect-tactics-improved_defenses }
effect-action_17 =
    { thing-action-city_development } ({ price-action-culture }): { effect-action-city_development }
    { thing-tactics-tactical_retreat } ({ needs-army }): { effect-tactics-tactical_retreat }
effect-action_18 =
    { thing-action-city_development } ({ price-action-culture }): { effect-action-city_development }
    { thing-tactics-peltasts } ({ needs-army }): { effect-tactics-peltasts }
effect-action_19 =
    { thing-action-production_focus } ({ price-free }): { effect-action-production_focus }
    { thing-tactics-tactical_retreat } ({ needs-army }): { effect-tactics-tactical_retreat }
effect-action_20 =
    { thing-action-production_focus } ({ price-free }): { effect-action-production_focus }
    { thing-tactics-peltasts } ({ needs-army }): { effect-tactics-peltasts }
effect-action_21 =
    { thing-action-explorer } ({ price-action-culture }): { effect-action-explorer }
    { thing-tactics-encircled } ({ needs-army }): { effect-tactics-encircled }
effect-action_22 =
    { thing-action-explorer } ({ price-action-culture }): { effect-action-explorer }
    { thing-tactics-defensive_formation } ({ needs-army-ship-fortress }): { effect-tactics-defensive_formation }
effect-action_23 =
    { thing-action-negotiations } ({ price-free-culture }): { effect-action-negotiations }
    { thing-tactics-scout } ({ needs-army-ship-fortress }): { effect-tactics-scout }
effect-action_24 =
    { thing-action-negotiations } ({ price-free-culture }): { effect-action-negotiations }
    { thing-tactics-martyr } ({ needs-army-ship }): { effect-tactics-martyr }
effect-action_25 =
    { thing-action-leadership } ({ price-free-culture }): { effect-action-leadership }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_26 =
    { thing-action-leadership } ({ price-free-culture }): { effect-action-leadership }
    { thing-tactics-archers } ({ needs-army }): { effect-tactics-archers }
effect-action_27 =
    { thing-action-assassination } ({ price-free-culture }): { effect-action-assassination }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_28 =
    { thing-action-assassination } ({ price-free-culture }): { effect-action-assassination }
    { thing-tactics-archers } ({ needs-army }): { effect-tactics-archers }
effect-action_29 =
    { thing-action-mass_production } ({ price-free }): { effect-action-mass_production }
    { thing-tactics-defensive_formation } ({ needs-army-ship-fortress }): { effect-tactics-defensive_formation }
effect-action_30 =
    { thing-action-mass_production } ({ price-free }): { effect-action-mass_production }
    { thing-tactics-encircled } ({ needs-army }): { effect-tactics-encircled }
effect-action_31 =
    { thing-action-new_plans } ({ price-action-culture }): { effect-action-new_plans }
    { thing-tactics-flanking } ({ needs-army }): { effect-tactics-flanking }
effect-action_32 =
    { thing-action-new_plans } ({ price-action-culture }): { effect-action-new_plans }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_33 =
    { thing-action-synergies } ({ price-action }): { effect-action-synergies }
    { thing-tactics-defensive_formation } ({ needs-army-ship-fortress }): { effect-tactics-defensive_formation }
effect-action_34 =
    { thing-action-synergies } ({ price-action }): { effect-action-synergies }
    { thing-tactics-archers } ({ needs-army }): { effect-tactics-archers }
effect-action_35 =
    { thing-action-teach_us } ({ price-free }): { effect-action-teach_us }
    { thing-tactics-defensive_formation } ({ needs-army-ship-fortress }): { effect-tactics-defensive_formation }
effect-action_36 =
    { thing-action-teach_us } ({ price-free }): { effect-action-teach_us }
    { thing-tactics-archers } ({ needs-army }): { effect-tactics-archers }
effect-action_37 =
    { thing-action-militia } ({ price-free-culture }): { effect-action-militia }
    { thing-tactics-wedge_formation } ({ needs-army }): { effect-tactics-wedge_formation }
effect-action_38 =
    { thing-action-militia } ({ price-free-culture }): { effect-action-militia }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_39 =
    { thing-action-technology_trade } ({ price-free }): { effect-action-technology_trade }
    { thing-tactics-surprise } ({ needs-army-ship-fortress }): { effect-tactics-surprise }
effect-action_40 =
    { thing-action-technology_trade } ({ price-free }): { effect-action-technology_trade }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_41 =
    { thing-action-new_ideas } ({ price-action }): { effect-action-new_ideas }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_42 =
    { thing-action-new_ideas } ({ price-action }): { effect-action-new_ideas }
    { thing-tactics-flanking } ({ needs-army }): { effect-tactics-flanking }

## Objective cards

effect-objective_01 =
    { thing-objective-large_civilization } ({ when-status }): { effect-objective-large_civilization }
    { thing-objective-draft } ({ when-instant }): { effect-objective-draft }
effect-objective_02 =
    { thing-objective-scientific_lead } ({ when-status }): { effect-objective-scientific_lead }
    { thing-objective-conqueror } ({ when-instant }): { effect-objective-conqueror }
effect-objective_03 =
    { thing-objective-coastal_culture } ({ when-status }): { effect-objective-coastal_culture }
    { thing-objective-warmonger } ({ when-instant }): { effect-objective-warmonger }
effect-objective_04 =
    { thing-objective-advanced_culture } ({ when-status }): { effect-objective-advanced_culture }
    { thing-objective-warmonger } ({ when-instant }): { effect-objective-warmonger }
effect-objective_05 =
    { thing-objective-religious_fervor } ({ when-status }): { effect-objective-religious_fervor }
    { thing-objective-general } ({ when-instant }): { effect-objective-general }
effect-objective_06 =
    { thing-objective-city_planner } ({ when-status }): { effect-objective-city_planner }
    { thing-objective-great_battle } ({ when-instant }): { effect-objective-great_battle }
effect-objective_07 =
    { thing-objective-eureka } ({ when-status }): { effect-objective-eureka }
    { thing-objective-defiance } ({ when-instant }): { effect-objective-defiance }
effect-objective_08 =
    { thing-objective-happy_population } ({ when-status }): { effect-objective-happy_population }
    { thing-objective-conqueror } ({ when-instant }): { effect-objective-conqueror }
effect-objective_09 =
    { thing-objective-education_lead } ({ when-status }): { effect-objective-education_lead }
    { thing-objective-sea_blockade } ({ when-status }): { effect-objective-sea_blockade }
effect-objective_10 =
    { thing-objective-optimized_storage } ({ when-status }): { effect-objective-optimized_storage }
    { thing-objective-naval_assault } ({ when-instant }): { effect-objective-naval_assault }
effect-objective_11 =
    { thing-objective-wealth } ({ when-status }): { effect-objective-wealth }
    { thing-objective-large_fleet } ({ when-status }): { effect-objective-large_fleet }
effect-objective_12 =
    { thing-objective-ore_supplies } ({ when-status }): { effect-objective-ore_supplies }
    { thing-objective-large_army } ({ when-status }): { effect-objective-large_army }
effect-objective_13 =
    { thing-objective-wood_supplies } ({ when-status }): { effect-objective-wood_supplies }
    { thing-objective-fortifications } ({ when-status }): { effect-objective-fortifications }
effect-objective_14 =
    { thing-objective-food_supplies } ({ when-status }): { effect-objective-food_supplies }
    { thing-objective-standing_army } ({ when-status }): { effect-objective-standing_army }
effect-objective_15 =
    { thing-objective-architecture } ({ when-status }): { effect-objective-architecture }
    { thing-objective-militarized } ({ when-status }): { effect-objective-militarized }
effect-objective_16 =
    { thing-objective-goal_focused } ({ when-status }): { effect-objective-goal_focused }
    { thing-objective-bold } ({ when-instant }): { effect-objective-bold }
effect-objective_17 =
    { thing-objective-colony } ({ when-status }): { effect-objective-colony }
    { thing-objective-threat } ({ when-status }): { effect-objective-threat }
effect-objective_18 =
    { thing-objective-culture_focus } ({ when-status }): { effect-objective-culture_focus }
    { thing-objective-legendary_battle } ({ when-instant }): { effect-objective-legendary_battle }
effect-objective_19 =
    { thing-objective-consulate } ({ when-status }): { effect-objective-consulate }
    { thing-objective-great_battle } ({ when-instant }): { effect-objective-great_battle }
effect-objective_20 =
    { thing-objective-science_focus } ({ when-status }): { effect-objective-science_focus }
    { thing-objective-naval_assault } ({ when-instant }): { effect-objective-naval_assault }
effect-objective_21 =
    { thing-objective-trade_focus } ({ when-status }): { effect-objective-trade_focus }
    { thing-objective-scavenger } ({ when-instant }): { effect-objective-scavenger }
effect-objective_22 =
    { thing-objective-metropolis } ({ when-status }): { effect-objective-metropolis }
    { thing-objective-general } ({ when-instant }): { effect-objective-general }
effect-objective_23 =
    { thing-objective-seafarers } ({ when-status }): { effect-objective-seafarers }
    { thing-objective-aggressor } ({ when-instant }): { effect-objective-aggressor }
effect-objective_24 =
    { thing-objective-government } ({ when-status }): { effect-objective-government }
    { thing-objective-barbarian_conquest } ({ when-instant }): { effect-objective-barbarian_conquest }
effect-objective_25 =
    { thing-objective-government } ({ when-status }): { effect-objective-government }
    { thing-objective-aggressor } ({ when-instant }): { effect-objective-aggressor }
effect-objective_26 =
    { thing-objective-expansionist } ({ when-status }): { effect-objective-expansionist }
    { thing-objective-military_might } ({ when-status }): { effect-objective-military_might }
effect-objective_27 =
    { thing-objective-city_founder } ({ when-instant }): { effect-objective-city_founder }
    { thing-objective-resistance } ({ when-instant }): { effect-objective-resistance }
effect-objective_28 =
    { thing-objective-trade_power } ({ when-status }): { effect-objective-trade_power }
    { thing-objective-resistance } ({ when-instant }): { effect-objective-resistance }
effect-objective_29 =
    { thing-objective-shipping_routes } ({ when-status }): { effect-objective-shipping_routes }
    { thing-objective-terror_regime } ({ when-instant }): { effect-objective-terror_regime }
effect-objective_30 =
    { thing-objective-diversified_research } ({ when-status }): { effect-objective-diversified_research }
    { thing-objective-bold } ({ when-instant }): { effect-objective-bold }
effect-objective_31 =
    { thing-objective-culture_power } ({ when-status }): { effect-objective-culture_power }
    { thing-objective-barbarian_conquest } ({ when-instant }): { effect-objective-barbarian_conquest }
effect-objective_32 =
    { thing-objective-magnificent_culture } ({ when-either }): { effect-objective-magnificent_culture }
    { thing-objective-outpost } ({ when-status }): { effect-objective-outpost }
effect-objective_33 =
    { thing-objective-star_gazers } ({ when-status }): { effect-objective-star_gazers }
    { thing-objective-horse_power } ({ when-status }): { effect-objective-horse_power }
effect-objective_34 =
    { thing-objective-traders } ({ when-status }): { effect-objective-traders }
    { thing-objective-great_commander } ({ when-instant }): { effect-objective-great_commander }
effect-objective_35 =
    { thing-objective-versatility } ({ when-status }): { effect-objective-versatility }
    { thing-objective-brutus } ({ when-instant }): { effect-objective-brutus }
effect-objective_36 =
    { thing-objective-legacy } ({ when-status }): { effect-objective-legacy }
    { thing-objective-ivory_tower } ({ when-status }): { effect-objective-ivory_tower }
effect-objective_37 =
    { thing-objective-migration } ({ when-status }): { effect-objective-migration }
    { thing-objective-trample } ({ when-instant }): { effect-objective-trample }
effect-objective_38 =
    { thing-objective-high_culture } ({ when-status }): { effect-objective-high_culture }
    { thing-objective-sea_cleansing } ({ when-instant }): { effect-objective-sea_cleansing }
