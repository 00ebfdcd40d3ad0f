### What things do, in short: civilizations.

## Civilization advances, in short

phrase-any-government = first advance of a government
effect-prisoners_of_war = After a land battle won, keep enemy army units that fell in it, not leaders, as prisoners, at most 4. At the end half a point each.
effect-sacrifice_cult = A prisoner given back pays for 1 mood or culture of any price, or discards an event that you drew, before its symbol: draw another.
effect-aztec_gold = After founding a city gain 1 gold; then change up to 1 resource or token into 1 gold for each mountain beside it.
effect-tribute = In a Collect you may also choose cities of other players and barbarians, up to distance 2, whoever stands there. With { thing-prisoners_of_war } a barbarian city may yield 1 of its units as a prisoner instead.
effect-pottery = Once a turn, if one Collect yielded at least 3 food: 1 culture.
effect-horsemanship = Cavalry is also recruited in cities with a fortress. When you defend one, one cavalry symbol counts +3 instead of +2 in round 1.
effect-infiltration = When a player with army units or cities within range 2 of yours plays an action card or great person: discard an action card to cancel it. They get back what it cost.
effect-shogunate = Once a turn play an action card or great person that needs an action without it. Once a turn Draft brings 1 action card instead of the infantry.
effect-aqueducts = Famines do not affect you. Gaining Sanitation with an action costs no food, or at its usual price no action.
effect-roman_roads = With Roads from one of your cities to another: up to 4 hexes.
effect-captivi = Gain 1 gold and 1 mood when you win a battle. Mood pays for the resources of buildings, not of wonders.
effect-provinces = Cavalry is also recruited in cities at distance 3 or more from your capital. A city you capture becomes neutral, for 1 culture happy.
effect-grey_wall = Elephants are recruited in every city of yours; without a market at least 1 of the 2 food must be paid with gold or mood.
effect-hegemony = Action: remove a ship and found a city on land beside it; land units aboard may go ashore there and do not move again this turn.
effect-pirate_alliance = Your ships may enter and pass hexes with pirates without a battle. Pirate ships on a hex with your ships, or with your land units aboard, count as yours; land units may board them.
effect-mercenary_system = Gold pays for the mood of Draft. In a city with a port Draft may bring a ship instead of the infantry.
effect-study = After recruiting in a city with an academy: 1 idea.
effect-spartans = Culture pays for the mood of Draft. In a land battle an enemy with more army units than you at the start of a round plays no tactics in it.
effect-hellenization = Cities that you influence can be the start of your influence, with their size as range. Arts may cost 2 mood instead of 1 culture.
effect-city_states = Once a turn, when the second activation would lower a city's mood: another city of yours, at least as large and in at least as good a mood, counts as activated instead, with all that follows.
effect-terraces = Mountains yield 1 food, wood or ore, as you choose. They do not stop your settlers and your leader.
effect-stelae = Gain 1 mood or culture when you found or capture a city, or construct an obelisk.
effect-stadiums = For 1 mood a city that is not angry collects or recruits as if 1 larger. Once a turn an advance in Spirituality taken as an action costs 1 food less.
effect-calendar = Without an action: look at the next event; for 1 culture put it under the deck and look again, as often as you pay.
effect-inundation = Barren land yields 1 food or 1 wood, and you may found cities there.
effect-architecture = Mood pays for resources and culture when you construct buildings and wonders.
effect-embalming = After a battle of yours, won or not, with at most 4 culture: gain 1 culture. Also 1 when a leader of yours is killed or replaced.
effect-deification = Each of your Theocracy advances also does what the Autocracy advance of the same row does; you do not own that one.
effect-ship_construction = Infantry and settlers that move onto the water may become ships; ships that move onto land become settlers or, with Tactics, infantry. Navigation costs no food.
effect-longships = Your ships may move again after a sea battle in the same turn, and carry 3 land units each.
effect-raids = A player with whom a ship of yours forms a trade route from directly beside the city loses 1 resource of their choice, once a turn.
effect-runestones = After losing at least 2 army units in a battle you may put 1 obelisk from supply here for good: 1 point.
effect-rice_cultivation = In a Collect up to 2 of the chosen plains outside your cities that hold your settlers yield 1 food more.
effect-expansion = After a Recruit with a settler each settler in your cities may move once, without an action.
effect-fireworks = In round 1 of a battle pay 1 ore and 1 wood: ignore 1 hit.
effect-imperial_army = Action, once a turn: turn any number of settlers into infantry and infantry into settlers, where they are.
effect-grey_flood = Elephants are also recruited in cities beside barren land. With an elephant of yours in a land battle the enemy's bonuses are at most +2 in round 1.
effect-immortals = Before each of your rolls in a battle pay up to 4 culture for +1 each.
effect-zoroastrianism = Influence may target an army unit on land without a city, no leader: it becomes yours, of the same kind. If other enemies stand there, a battle follows, you attack and cannot retreat.
effect-banking = At the start of your turn, if you have gold: 1 gold or 1 culture.
effect-indian_elephants = Elephants are also recruited in cities in a forest. Elephants in your cities that are not angry may form trade routes.
effect-missions = Influence may start at a hex with your settler, with range 2, +1 for each further settler there. In a city where it starts each settler adds 1.
effect-prosperity = A trade route may bring 1 mood instead of food, or 1 culture if you influence its city.
effect-peace_and_poetry = Once a turn, when you gain an advance that costs 2 food, 1 culture pays the whole price.
effect-kinsmen = In land battles against another player's army +1 for each barbarian city within range 2, at most +4.
effect-truce = Action, once a turn: barbarians settle, as by the event symbol. When your event lets barbarians move: for 1 culture forbid it to as many armies as you like.
effect-druids = Influence may target barbarian cities of size 1: on success a culture token lies there, one for each city. At the end 1 point each.
effect-close_contacts = Trade routes also with barbarian cities; these bring food only.
effect-autarkic_cities = Your ports in your cities cannot be influenced and keep their colour when captured; each port of yours is worth 1½ points. Your government advances score nothing.
effect-bireme = +2 in sea battles; against an enemy with War Ships only in round 1.
effect-alphabet = When you form trade routes up to 2 of them may bring 1 culture or 2 ideas each instead of their usual yield.
effect-cedars_and_dye = Your cities with a port form trade routes like ships; they and your ships reach cities beside water up to range 3.
effect-canals = If a Collect yielded exactly 1 food, gain 1 more.
effect-laws = After influence of yours that succeeds, with at most 4 action cards in hand: draw 1.
effect-star_catalogues = Before you draw an event: 1 mood or 1 culture.
effect-ziggurats = Dogma does not limit your ideas. Ideas pay for the resources of temples.
effect-nomads = Your cities of size 1 that are not angry move like land units; that activates them. Then gain 1 resource of the new hex.
effect-riders = Cavalry is also recruited in cities of size 1. After a Recruit, without an action, 1 move of any group for each cavalry recruited in it.
effect-raiders = Settlers of others within range 2 of your army units found no city and form no trade route, unless an army unit or city of their owner shares their hex.
effect-tribal_system = When your event lets barbarians move: for 1 gold or culture for each army you choose the land hex beside it where it goes.

## Civilizations

effect-aztecs =
    { thing-prisoners_of_war } ({ thing-tactics }): { effect-prisoners_of_war }
    { thing-sacrifice_cult } ({ thing-rituals }): { effect-sacrifice_cult }
    { thing-aztec_gold } ({ thing-arts }): { effect-aztec_gold }
    { thing-tribute } ({ phrase-any-government }): { effect-tribute }
effect-japan =
    { thing-pottery } ({ thing-storage }): { effect-pottery }
    { thing-horsemanship } ({ thing-husbandry }): { effect-horsemanship }
    { thing-infiltration } ({ thing-tactics }): { effect-infiltration }
    { thing-shogunate } ({ phrase-any-government }): { effect-shogunate }
effect-rome =
    { thing-aqueducts } ({ thing-engineering }): { effect-aqueducts }
    { thing-roman_roads } ({ thing-roads }): { effect-roman_roads }
    { thing-captivi } ({ thing-bartering }): { effect-captivi }
    { thing-provinces } ({ phrase-any-government }): { effect-provinces }
effect-carthage =
    { thing-grey_wall } ({ thing-husbandry }): { effect-grey_wall }
    { thing-hegemony } ({ thing-cartography }): { effect-hegemony }
    { thing-pirate_alliance } ({ thing-navigation }): { effect-pirate_alliance }
    { thing-mercenary_system } ({ thing-draft }): { effect-mercenary_system }
effect-greece =
    { thing-study } ({ thing-public_education }): { effect-study }
    { thing-spartans } ({ thing-draft }): { effect-spartans }
    { thing-hellenization } ({ thing-arts }): { effect-hellenization }
    { thing-city_states } ({ phrase-any-government }): { effect-city_states }
effect-maya =
    { thing-terraces } ({ thing-irrigation }): { effect-terraces }
    { thing-stelae } ({ thing-arts }): { effect-stelae }
    { thing-stadiums } ({ thing-sports }): { effect-stadiums }
    { thing-calendar } ({ thing-astronomy }): { effect-calendar }
effect-egypt =
    { thing-inundation } ({ thing-irrigation }): { effect-inundation }
    { thing-architecture } ({ thing-engineering }): { effect-architecture }
    { thing-embalming } ({ thing-rituals }): { effect-embalming }
    { thing-deification } ({ thing-priesthood }): { effect-deification }
effect-vikings =
    { thing-ship_construction } ({ thing-fishing }): { effect-ship_construction }
    { thing-longships } ({ thing-warships }): { effect-longships }
    { thing-raids } ({ thing-trade_routes }): { effect-raids }
    { thing-runestones } ({ thing-rituals }): { effect-runestones }
effect-china =
    { thing-rice_cultivation } ({ thing-irrigation }): { effect-rice_cultivation }
    { thing-expansion } ({ thing-husbandry }): { effect-expansion }
    { thing-fireworks } ({ thing-metallurgy }): { effect-fireworks }
    { thing-imperial_army } ({ phrase-any-government }): { effect-imperial_army }
effect-persia =
    { thing-grey_flood } ({ thing-husbandry }): { effect-grey_flood }
    { thing-immortals } ({ thing-draft }): { effect-immortals }
    { thing-zoroastrianism } ({ thing-priesthood }): { effect-zoroastrianism }
    { thing-banking } ({ thing-currency }): { effect-banking }
effect-india =
    { thing-indian_elephants } ({ thing-husbandry }): { effect-indian_elephants }
    { thing-missions } ({ thing-state_religion }): { effect-missions }
    { thing-prosperity } ({ thing-trade_routes }): { effect-prosperity }
    { thing-peace_and_poetry } ({ thing-theaters }): { effect-peace_and_poetry }
effect-celts =
    { thing-kinsmen } ({ thing-tactics }): { effect-kinsmen }
    { thing-truce } ({ thing-draft }): { effect-truce }
    { thing-druids } ({ thing-priesthood }): { effect-druids }
    { thing-close_contacts } ({ thing-trade_routes }): { effect-close_contacts }
effect-phoenicia =
    { thing-autarkic_cities } ({ thing-fishing }): { effect-autarkic_cities }
    { thing-bireme } ({ thing-warships }): { effect-bireme }
    { thing-alphabet } ({ thing-writing }): { effect-alphabet }
    { thing-cedars_and_dye } ({ thing-trade_routes }): { effect-cedars_and_dye }
effect-babylon =
    { thing-canals } ({ thing-engineering }): { effect-canals }
    { thing-laws } ({ thing-writing }): { effect-laws }
    { thing-star_catalogues } ({ thing-astronomy }): { effect-star_catalogues }
    { thing-ziggurats } ({ thing-dogma }): { effect-ziggurats }
effect-huns =
    { thing-nomads } ({ thing-storage }): { effect-nomads }
    { thing-riders } ({ thing-husbandry }): { effect-riders }
    { thing-raiders } ({ thing-tactics }): { effect-raiders }
    { thing-tribal_system } ({ phrase-any-government }): { effect-tribal_system }
