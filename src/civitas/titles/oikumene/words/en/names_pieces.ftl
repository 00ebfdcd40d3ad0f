### What lies on the table.

## Things: units

thing-light_infantry = Light infantry
thing-heavy_infantry = Heavy infantry
thing-siege_engines = Siege engines
thing-cavalry = Cavalry
thing-transport_ship = Transport ships
thing-warship = Warships
thing-mercenary = Mercenaries
thing-pirates = Pirates (corsairs)
thing-war_elephants = War elephants

## Things: levels

thing-recruit = Recruits
thing-standard = Standard
thing-experienced = Experienced
thing-veteran = Veterans
thing-elite = Elite

## Things: buildings

thing-village = Village
thing-city = City
thing-dock = Dock
thing-harbour = Harbour
thing-fortification = Fortification

## Things: goods and herds

thing-grain = Grain
thing-fish = Fish
thing-meat = Meat
thing-sheep = Sheep
thing-pigs = Pigs
thing-cattle = Cattle
thing-horses = Horses

## Things: terrain and water

thing-terrain_yellow = Plain (yellow)
thing-terrain_green = Meadows (green)
thing-terrain_brown = Mountains (brown)
thing-terrain_turquoise = Wetland (turquoise)
thing-terrain_grey = Barren land (grey)
thing-climate_subtropical = Subtropical
thing-climate_temperate = Temperate
thing-climate_cold = Cold
thing-water_calm = Calm water
thing-water_rough = Rough water
thing-kind_normal = Ordinary field
thing-kind_barbarorum = Barbarorum
thing-kind_desert = Desert
thing-kind_path = Path
thing-kind_oasis = Oasis
thing-kind_belgica = Belgian shore

## Things: counters

thing-gold = Gold
thing-prestige_points = Prestige points (PP)
thing-victory_points = Victory points (VP)
thing-control = Control
thing-plunder_stone = Plundered
thing-site = Building site
thing-crop = Crop
thing-treaty = Treaty
thing-connected = Connected area
thing-supplied = Connected to a free settlement
thing-forecast = Forecast
thing-stacks = Stacks
thing-dice = Dice
thing-shields = Shields
thing-swords = Swords
thing-announcement = Announcement
thing-first_player = First player
thing-frozen = Frozen river
thing-fallen = Fallen settlement
thing-encircled = Encircled
thing-out = in the open
thing-inside = inside
thing-port = in the shipyard
thing-aboard = aboard
thing-hold = aboard in the shipyard

## Things: commanders

thing-none_commander = No commander
thing-poor_commander = Poor commander
thing-average_commander = Average commander
thing-better_commander = Better commander
thing-brilliant_commander = Brilliant commander
