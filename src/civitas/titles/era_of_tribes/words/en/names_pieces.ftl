### Names of goods, pieces and dice.


## Things: goods

thing-beer = Beer
thing-cloth = Cloth
thing-fur = Fur
thing-gold = Gold
thing-ivory = Ivory
thing-silver = Silver
thing-spices = Spices
thing-wine = Wine
thing-horse = Horse
thing-ore = Ore
thing-food = Food
thing-fish = Fish


## Things: terrain, pieces and counters

thing-terrain_forest = Forest
thing-terrain_mountain = Mountain
thing-terrain_grain = Grain land
thing-terrain_hill = Hills
thing-terrain_sea = Sea
thing-piece_vassal = Vassal
thing-piece_fleet = Fleet
thing-piece_army = Army
thing-piece_legion = Legion
thing-piece_militia = Militia
thing-piece_mercenary = Mercenary
thing-piece_city = City
thing-piece_trading_post = Trading post
thing-piece_leader = Leader
thing-piece_battlefield = Historical battlefield
thing-place_free_vassals = Free vassals
thing-place_regular_army = Regular army
thing-counter_thalers = Thalers
thing-counter_influence = Influence points
thing-counter_morale = Morale
thing-counter_treaties = Treaties
thing-counter_hunger = Hunger
thing-counter_triumph = Triumph
thing-phase_morale = Morale phase
thing-phase_player_order = Player order
thing-phase_actions = Actions
thing-phase_auto_expansion = Auto-expansion
thing-phase_clean_up = Clean-up
thing-step_growth = Growth
thing-step_special_uses = Special uses
thing-step_movement = Movement
thing-step_found_cities = Founding cities
thing-step_battles = Battles
thing-box_north_atlantic = North Atlantic
thing-box_far_southwest = Far Southwest


## What else lies on the table

thing-allies = Ally
thing-attackers = Attackers
thing-automa = Automa
thing-automa_aside = Cards set aside
thing-automa_deck = Automa deck
thing-automa_discard = Automa discard pile
thing-automa_leader = Leader of the Automa
thing-barbarian_track = Barbarian track
thing-city_row = City row
thing-deck = Influence deck
thing-feet = Feet
thing-grey_leaders = Grey leaders in the supply
thing-level = Progress markers
thing-marker = Round marker
thing-pioneer = Pioneer
thing-player_order = Player order
thing-points = Points
thing-prices = Price of a level
thing-provinces = Land provinces
thing-round = Round
thing-standing = Influence and triumph
thing-village = Barbarian village


## Dice

thing-sword = Sword
thing-shield = Shield
thing-fist = Fist (strength)
thing-mask = Mask (morale)
thing-catapult = Catapult (mechanics)
thing-red = Red die (attacker)
thing-green = Green die (defender)
