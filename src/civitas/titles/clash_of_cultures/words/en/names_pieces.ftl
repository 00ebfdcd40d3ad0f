## Things: resources and tokens

thing-food = food
thing-wood = wood
thing-ore = ore
thing-ideas = ideas
thing-gold = gold
thing-mood = mood
thing-culture = culture
thing-prisoners = prisoners
thing-free = nothing

## Things: terrain

thing-plains = Plains
thing-forest = Forest
thing-mountain = Mountain
thing-barren = Barren
thing-water = Water
thing-exhausted = exhausted

## Things: structures

thing-settlement = Settlement
thing-port = Port
thing-temple = Temple
thing-fortress = Fortress
thing-academy = Academy
thing-market = Market
thing-obelisk = Obelisk
thing-observatory = Observatory

## Things: units

thing-settler = Settler
thing-infantry = Infantry
thing-ship = Ship
thing-cavalry = Cavalry
thing-elephant = War Elephant
thing-leader = Leader
thing-barbarians = Barbarians
thing-pirates = Pirates

## Things: moods

thing-happy = happy
thing-neutral = neutral
thing-angry = angry
