### The board and the cards, as they are drawn.


## The board

sheet-map = Map
sheet-advances = Advances
sheet-cards = Cards
board-unrevealed = not revealed yet
board-start = start player
board-actions = actions left
board-counter = Event counter
board-killed-leaders = leaders killed
board-supply = Left in supply: buildings and units
board-needs = needs
board-key = What the signs mean
board-open = On the table
board-attacker = attacks
board-defender = defends
board-battle =
    { $round ->
        [0] Battle on { $hex }
       *[other] Battle on { $hex }, round { $round }
    }
board-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
board-peace = no battles with
board-assassinated = one action less in the next turn
panel-side = Side
panel-forces = Lost
panel-dice = Dice
panel-tactics = Tactics
panel-bonuses = Bonuses
panel-ignored = Hits ignored
panel-value = Value
panel-card = Card
panel-effect = What it does

## Action halves, in short

text-quick_advance = Gain 1 advance for free, without the event counter.
text-inspiration = Gain 1 advance of a player within range 2 for free, without the event counter.
text-hero_general = After a land battle won: raise 1 city's mood; for 1 mood token once more.
text-spy = See a player's hand; you may swap one card for one of the same kind.
text-ideas = Gain 1 idea for each academy in your cities.
text-great_ideas = After a captured city or a land battle won: gain 2 ideas.
text-mercenaries = Pay for barbarian armies within range 2 and move each 1 hex; you lead their battles.
text-cultural_takeover = Influence a barbarian city of size 1: on success it becomes yours.
text-city_development = Activate a city: construct 1 building there without its resources.
text-production_focus = In your next Collect you may choose the same hex several times.
text-explorer = Reveal an area next to one with a city of yours, and/or place 1 settler in a city.
text-negotiations = No battles with a player: by you this turn, by them in their next.
text-leadership = You have 1 more action this turn.
text-assassination = A player has 1 action less in their next turn.
text-mass_production = In your next Collect choose up to 2 more hexes.
text-new_plans = Draw 2 objectives; you may keep 1 in place of one you had.
text-synergies = Gain 2 advances of one category at their price, without the event counter.
text-teach_us = Directly after you captured a player's city: gain 1 advance of theirs for free.
text-militia = Place 1 infantry in a city with room for it.
text-technology_trade = You gain an advance of a player within range 2, then they gain one of yours, both for free.
text-new_ideas = Gain 1 advance at its price, without the event counter, then 2 ideas.

## Tactics halves, in short

text-peltasts = 1 die per army unit: with a 5 or 6, ignore 1 hit.
text-encircled = If the enemy lost at least as many as you: on 5 or 6 one more hit.
text-wedge_formation = Attacker: +1 for each enemy army unit.
text-high_morale = +2 combat value.
text-heavy_resistance = Defender: the attacker has −1 per army unit or ship.
text-high_ground = The enemy activates no combat abilities. Not against a city.
text-surprise = +1; draw 1 action card if an enemy falls.
text-siege = Against a city: +1; the enemy pays 2 food or activates no abilities.
text-for_the_people = Defending a city: 1 die more.
text-improved_defenses = Defending a city: ignore 1 hit.
text-tactical_retreat = Defender: leave to an adjacent land hex; the attacker wins.
text-defensive_formation = Defender: 1 die more.
text-scout = Ignore the enemy's tactics and take that card.
text-martyr = Each side removes 1 unit, you first; the enemy's tactics do not count.
text-archers = On 5 or 6 the enemy removes 1 army unit at once.
text-flanking = Attacker: 1 die more.

## Wonders, in short

text-great_arena = Mood and culture tokens pay for each other, except for wonders. Once in a land battle: pay 1 of either for +1.
text-great_gardens = Plains yield any resource here. Players' units that entered plains this turn cannot enter this city.
text-great_library = Once a turn: have 1 advance you do not own until the turn ends. Not from governments or civilizations.
text-great_lighthouse = Place 1 ship on any water without enemy ships. You choose the start player. The city needs a port.
text-great_mausoleum = Take the top card of a discard pile instead of drawing. What you discard goes to the bottom.
text-great_pyramid = 5 points, always for the builder, who also wins ties.
text-great_statue = Draw 1 objective; or have 1 more action this turn.
text-great_wall = Attackers have −2. Against barbarians the city wins without a battle.

## Objectives, in short

text-objective-large_civilization = You have at least 6 cities.
text-objective-scientific_lead = More of your cities have an academy than anybody else's.
text-objective-coastal_culture = More of your cities have a port than anybody else's.
text-objective-religious_fervor = More of your cities have a temple than anybody else's.
text-objective-fortifications = More of your cities have a fortress than anybody else's.
text-objective-star_gazers = More of your cities have an observatory than anybody else's.
text-objective-traders = More of your cities have a market than anybody else's.
text-objective-legacy = More of your cities have an obelisk than anybody else's.
text-objective-happy_population = At least 4 of your cities are happy.
text-objective-architecture = At least 4 kinds of building in your colour stand in your cities.
text-objective-consulate = At least 2 cities of others have a building of your colour.
text-objective-metropolis = You have a city of size 5 or more.
text-objective-expansionist = At least 4 of your cities have no city beside them.
text-objective-culture_power = You have more buildings in cities of others than anybody else.
text-objective-colony = You have a city at distance 5 or more from your first hex.
text-objective-city_founder = You just founded a city at distance 5 or more from your first hex.
text-objective-terror_regime = After an action, at least 4 of your cities are angry.
text-objective-magnificent_culture = You just built a wonder; or you alone built one this round.
text-objective-advanced_culture = You have at least 6 advances and more than anybody else.
text-objective-city_planner = You have all 4 advances of Construction.
text-objective-education_lead = You have all 4 advances of Education.
text-objective-militarized = You have all 4 advances of Warfare.
text-objective-culture_focus = You have all 4 advances of Culture.
text-objective-science_focus = You have all 4 advances of Science.
text-objective-trade_focus = You have all 4 advances of Economy.
text-objective-seafarers = You have all 4 advances of Seafaring.
text-objective-government = You have all 4 advances of one government.
text-objective-goal_focused = You have completed more categories than anybody else.
text-objective-diversified_research = You have advances in at least 9 of the 12 categories.
text-objective-high_culture = You have all 4 civilization advances and have played at least 2 leaders.
text-objective-optimized_storage = You have at least 3 food, 3 ore and 3 wood.
text-objective-eureka = You have at least 5 ideas.
text-objective-wealth = You have at least 5 gold.
text-objective-ore_supplies = You have at least 5 ore.
text-objective-wood_supplies = You have at least 5 wood.
text-objective-food_supplies = You have at least 5 food.
text-objective-draft = You just recruited with Draft for the second time this turn.
text-objective-sea_blockade = At least 2 of your ships stand on port hexes of others.
text-objective-large_fleet = You have 4 ships, or 2 and more than anybody else.
text-objective-large_army = You have at least 4 army units more than anybody else.
text-objective-standing_army = Army units of yours stand in at least 4 of your cities.
text-objective-military_might = You have at least 12 army units and ships.
text-objective-threat = At least 4 of your army units stand beside cities of other players.
text-objective-outpost = Your army units hold 3 land hexes away from your cities.
text-objective-migration = Your settlers stand on 3 hexes away from your cities.
text-objective-trade_power = You could form at least 3 trade routes.
text-objective-shipping_routes = You could form at least 2 trade routes with ships.
text-objective-horse_power = Your cavalry stands on at least 3 hexes.
text-objective-ivory_tower = Your war elephants stand on at least 3 hexes.
text-objective-versatility = You have a unit of each of the six kinds on the map.
text-objective-conqueror = You just captured a player's city that army or fortress defended.
text-objective-warmonger = Your second land battle this turn, on another hex, at least one won.
text-objective-general = You killed at least 3 enemy army units in one land battle.
text-objective-great_battle = You fought a land battle of at least 6 army units in all.
text-objective-defiance = You won a battle against a player who had more units.
text-objective-naval_assault = You just captured a player's city from ships.
text-objective-bold = You won against a player with more units or more Warfare advances.
text-objective-legendary_battle = With 3 army units you attacked a player's city of size 5 with a wonder.
text-objective-scavenger = You killed a settler or ship that could have served a trade route.
text-objective-aggressor = As attacker you won a land battle and killed at least 2 army units.
text-objective-barbarian_conquest = You just captured a barbarian city with at least 2 defenders.
text-objective-resistance = You beat barbarians in a city and killed at least 2 of them.
text-objective-great_commander = Your leader won a land battle with no more army units than the enemy.
text-objective-brutus = In one battle you killed a leader and at least 2 more units.
text-objective-trample = As attacker you won a land battle; a cavalry or elephant of yours survived.
text-objective-sea_cleansing = You just won your second battle against pirates this turn.

## Events that stay, in short

text-pestilence = While it lies here nobody without Sanitation may construct.
text-great_explorer = Gain 1 Seafaring advance. Reveal an area next to one with a city of yours; for 2 food found a city there.
text-great_artist = Gain 1 Culture advance. Make a city happy.
text-great_prophet = Gain 1 Spirituality advance. You may construct a temple without activating the city.
text-great_philosopher = Gain 1 Education advance, then 2 ideas.
text-great_scientist = Gain 1 Science advance, then 1 idea and 1 action card.
text-elder_statesman = Gain 1 government advance, then 2 action cards.
text-great_warlord = Gain 1 Warfare advance, then move units; +2 in the first battle you start.
text-great_merchant = Gain 1 Economy advance, then take the income of your trade routes.
text-great_engineer = Gain 1 Construction advance. You may construct a building without activating the city.
text-envoy_meeting = A wonder card lies open: whoever draws one may take it.
text-solar_eclipse = The next land battle ends after its first round.
text-trojan_horse = Who first attacks a defended city may pay 1 wood and 1 culture: no enemy tactics in round 1.
text-anarchy = The markers of lost government advances lie here; new ones come from here.
text-great_architect = When you construct a wonder: no required advance, 3 culture less.
text-great_athlete = Gain 1 Culture advance. Turn culture tokens into mood or mood into culture.
text-great_diplomat = Neither you nor the chosen player attacks the other without paying 2 culture.
text-great_seer = Look at one objective per player and choose who draws which next.
