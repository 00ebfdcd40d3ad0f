### What things do, in short: civilizations.

## Civilization advances, in short

effect-prisoners_of_war = After a land battle won, keep enemy army units that fell as prisoners, at most 4.
effect-sacrifice_cult = A prisoner pays for 1 mood or culture, or turns down an event that you drew.
effect-aztec_gold = After founding a city gain 1 gold, and change 1 thing into 1 gold for each mountain beside it.
effect-tribute = Collect also from cities of others and of barbarians, up to distance 2; there even prisoners.
effect-pottery = Once a turn, if a Collect yielded 3 food: 1 culture.
effect-horsemanship = Cavalry also in cities with a fortress. Defending one, a cavalry counts +3 in round 1.
effect-infiltration = Discard an action card to cancel a card of a player near you.
effect-shogunate = Once a turn play an action card without an action. Once a turn draft an action card, not infantry.
effect-aqueducts = Famines do not affect you. Sanitation costs no food, or no action.
effect-roman_roads = With Roads from one of your cities to another: up to 4 hexes.
effect-captivi = Gain 1 gold and 1 mood when you win a battle. Mood pays for buildings.
effect-provinces = Cavalry also in cities 3 hexes from your capital. A captured city is neutral, for 1 culture happy.
effect-grey_wall = Elephants in every city; without a market 1 of the 2 food is gold or mood.
effect-hegemony = Action: a ship becomes a city on the land beside it; those aboard go ashore.
effect-pirate_alliance = Pirates do not fight you unless you wish; beside your ships they serve you.
effect-mercenary_system = Gold pays for Draft. In a city with a port it may bring a ship.
effect-study = After recruiting in a city with an academy: 1 idea.
effect-spartans = Culture pays for Draft. A larger enemy plays no tactics against you.
effect-hellenization = Cities that you influence can be the start of your influence. Arts may cost 2 mood.
effect-city_states = Once a turn another city counts as activated, so that this one keeps its mood.
effect-terraces = Mountains yield food, wood or ore. Settlers and leader are not stopped by them.
effect-stelae = 1 mood or culture when you found or capture a city, or construct an obelisk.
effect-stadiums = For 1 mood a city collects or recruits as if 1 larger. Once a turn Spirituality costs 1 food less.
effect-calendar = Look at the next event; for 1 culture put it under the deck and look again.
effect-inundation = Barren land yields food or wood, and you may found cities there.
effect-architecture = Mood pays for resources and culture of buildings and wonders.
effect-embalming = After a battle, with at most 4 culture: 1 culture. Also when a leader of yours dies.
effect-deification = Each Theocracy advance also works like the Autocracy advance beside it.
effect-ship_construction = Infantry and settlers become ships at the coast, ships become settlers or infantry. Navigation costs no food.
effect-longships = Your ships move again after a sea battle, and carry 3 land units.
effect-raids = Players with whom your ships trade from beside their city lose 1 resource.
effect-runestones = After losing 2 army units in a battle put 1 obelisk here for good.
effect-rice_cultivation = Up to 2 plains with your settlers yield 1 food more in a Collect.
effect-expansion = After recruiting a settler each settler in your cities may move once.
effect-fireworks = In round 1 of a battle pay 1 ore and 1 wood: ignore 1 hit.
effect-imperial_army = Action, once a turn: turn settlers into infantry and infantry into settlers.
effect-grey_flood = Elephants also in cities beside barren land. Against them the enemy has at most +2 in round 1.
effect-immortals = Before a roll pay up to 4 culture for +1 each.
effect-zoroastrianism = Influence may win over an army unit that is outside cities.
effect-banking = At the start of your turn, with 1 gold: 1 gold or 1 culture.
effect-indian_elephants = Elephants also in cities in a forest. In your cities they form trade routes.
effect-missions = Influence may start at a settler, with range 2; each further settler adds 1.
effect-prosperity = A trade route may bring 1 mood, to a city that you influence 1 culture.
effect-peace_and_poetry = Once a turn 1 culture pays for an advance of 2 food.
effect-kinsmen = Against players +1 for each barbarian city within range 2 of the battle, at most +4.
effect-truce = Action, once a turn: barbarians settle. For 1 culture you forbid barbarians to move.
effect-druids = Influence may aim at barbarian cities of size 1: your culture token then lies there.
effect-close_contacts = Trade routes also with barbarian cities, for food.
effect-autarkic_cities = Your ports cannot be influenced and stay yours, 1½ points each. Your government advances score nothing.
effect-bireme = +2 in sea battles; against Warships only in round 1.
effect-alphabet = Up to 2 trade routes a turn bring 1 culture or 2 ideas each.
effect-cedars_and_dye = Cities with a port form trade routes like ships; both reach 3 hexes along the water.
effect-canals = If a Collect yielded exactly 1 food, gain 1 more.
effect-laws = After influence that succeeds, with at most 4 action cards: draw 1.
effect-star_catalogues = Before you draw an event: 1 mood or 1 culture.
effect-ziggurats = Dogma does not limit your ideas. Ideas pay for temples.
effect-nomads = Cities of size 1 move like land units and yield 1 resource of their new hex.
effect-riders = Cavalry also in cities of size 1. After recruiting, 1 move for each cavalry.
effect-raiders = Settlers of others near your army found no city and form no trade route.
effect-tribal_system = When barbarians move by your event: for 1 gold or culture you say where an army goes.

## Civilizations

effect-aztecs =
    { thing-prisoners_of_war }: { effect-prisoners_of_war }
    { thing-sacrifice_cult }: { effect-sacrifice_cult }
    { thing-aztec_gold }: { effect-aztec_gold }
    { thing-tribute }: { effect-tribute }
effect-japan =
    { thing-pottery }: { effect-pottery }
    { thing-horsemanship }: { effect-horsemanship }
    { thing-infiltration }: { effect-infiltration }
    { thing-shogunate }: { effect-shogunate }
effect-rome =
    { thing-aqueducts }: { effect-aqueducts }
    { thing-roman_roads }: { effect-roman_roads }
    { thing-captivi }: { effect-captivi }
    { thing-provinces }: { effect-provinces }
effect-carthage =
    { thing-grey_wall }: { effect-grey_wall }
    { thing-hegemony }: { effect-hegemony }
    { thing-pirate_alliance }: { effect-pirate_alliance }
    { thing-mercenary_system }: { effect-mercenary_system }
effect-greece =
    { thing-study }: { effect-study }
    { thing-spartans }: { effect-spartans }
    { thing-hellenization }: { effect-hellenization }
    { thing-city_states }: { effect-city_states }
effect-maya =
    { thing-terraces }: { effect-terraces }
    { thing-stelae }: { effect-stelae }
    { thing-stadiums }: { effect-stadiums }
    { thing-calendar }: { effect-calendar }
effect-egypt =
    { thing-inundation }: { effect-inundation }
    { thing-architecture }: { effect-architecture }
    { thing-embalming }: { effect-embalming }
    { thing-deification }: { effect-deification }
effect-vikings =
    { thing-ship_construction }: { effect-ship_construction }
    { thing-longships }: { effect-longships }
    { thing-raids }: { effect-raids }
    { thing-runestones }: { effect-runestones }
effect-china =
    { thing-rice_cultivation }: { effect-rice_cultivation }
    { thing-expansion }: { effect-expansion }
    { thing-fireworks }: { effect-fireworks }
    { thing-imperial_army }: { effect-imperial_army }
effect-persia =
    { thing-grey_flood }: { effect-grey_flood }
    { thing-immortals }: { effect-immortals }
    { thing-zoroastrianism }: { effect-zoroastrianism }
    { thing-banking }: { effect-banking }
effect-india =
    { thing-indian_elephants }: { effect-indian_elephants }
    { thing-missions }: { effect-missions }
    { thing-prosperity }: { effect-prosperity }
    { thing-peace_and_poetry }: { effect-peace_and_poetry }
effect-celts =
    { thing-kinsmen }: { effect-kinsmen }
    { thing-truce }: { effect-truce }
    { thing-druids }: { effect-druids }
    { thing-close_contacts }: { effect-close_contacts }
effect-phoenicia =
    { thing-autarkic_cities }: { effect-autarkic_cities }
    { thing-bireme }: { effect-bireme }
    { thing-alphabet }: { effect-alphabet }
    { thing-cedars_and_dye }: { effect-cedars_and_dye }
effect-babylon =
    { thing-canals }: { effect-canals }
    { thing-laws }: { effect-laws }
    { thing-star_catalogues }: { effect-star_catalogues }
    { thing-ziggurats }: { effect-ziggurats }
effect-huns =
    { thing-nomads }: { effect-nomads }
    { thing-riders }: { effect-riders }
    { thing-raiders }: { effect-raiders }
    { thing-tribal_system }: { effect-tribal_system }
