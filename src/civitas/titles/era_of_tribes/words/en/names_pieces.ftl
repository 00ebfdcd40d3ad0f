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


## Dice

thing-sword = Sword
thing-shield = Shield
thing-fist = Fist (strength)
thing-mask = Mask (morale)
thing-catapult = Catapult (mechanics)
thing-red = Red die (attacker)
thing-green = Green die (defender)
