### Names of cards and tiles.


## Things: influence cards

thing-admiralty = Admiralty
thing-colonists = Colonists
thing-emperor = Emperor
thing-fishermen = Fishermen
thing-liberators = Liberators
thing-loggers = Loggers
thing-merchants = Merchants
thing-miners = Miners
thing-nobility = Nobility
thing-partisans = Partisans
thing-peasants = Peasants
thing-scholars = Scholars
thing-shepherds = Shepherds
thing-townsmen = Townsmen
thing-the_rich = The Rich
thing-peacemakers = Peacemakers


## Things: barbarian tiles

thing-final_progress = Final scoring of progress
thing-final_different_luxury = Final scoring of different luxury goods
thing-final_equal_luxury = Final scoring of equal luxury goods
thing-final_hexes = Final scoring of hexes
thing-final_trading_posts = Final scoring of trading posts
thing-final_leaders = Final scoring of leaders
thing-final_thalers = Final scoring of thalers
thing-final_treaties = Final scoring of treaties
thing-half_price_progress = Progress at half price
thing-grey_leader = Grey leader
thing-morale_2 = Morale +2
thing-morale_3 = Morale +3
thing-influence_1 = Influence +1
thing-thalers_2 = Thalers +2
thing-thalers_3 = Thalers +3
thing-thalers_5 = Thalers +5
thing-army_2 = Army +2


## Things: Automa cards

thing-found_city = Found city
thing-trading_posts = Build trading posts
thing-navigation_or_mechanics = Develop navigation or mechanics
thing-farming_or_commerce = Develop farming or commerce
thing-card_revolution = Revolution
thing-reshuffle = Shuffle
thing-taxes_or_games = Taxes or Bread and Circuses
thing-expansion_or_games = Expansion or Bread and Circuses


## Difficulties

thing-softy = Softy
thing-experienced = Experienced
thing-expert = Expert
