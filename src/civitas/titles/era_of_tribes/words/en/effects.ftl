### What things are and do.

## Fields

effect-field = A field of the board. Whoever controls it owns the food and the goods on it.
effect-seat = A player's board. Where players can be chosen, a click here chooses this one.
effect-home = A home province: its people starts here. Whoever takes the last home province of another people ends the game.
effect-feet = Feet on the border of two seas: each costs a fleet one more movement point.
effect-village = A barbarian tile lies here, face down. It fights as one unit, with the militias of the barbarian level. Whoever wins takes the tile.
effect-barbarians = Barbarians hold this province. Their morale is 0; militias and mechanics stand on the barbarian track.
effect-attackers = They have entered a foreign province and fight in the battle step.

## Goods

effect-good = A good of a province you control.
effect-beer = A luxury good. Placed on Expansion, Trade or Bread and Circuses it gives 1 growth, thaler or morale; luxury goods also count for new epochs.
effect-cloth = A luxury good. Placed on Expansion, Trade or Bread and Circuses it gives 1 growth, thaler or morale; luxury goods also count for new epochs.
effect-fur = A luxury good. Placed on Expansion, Trade or Bread and Circuses it gives 1 growth, thaler or morale; luxury goods also count for new epochs.
effect-gold = A luxury good. Placed on Expansion, Trade or Bread and Circuses it gives 1 growth, thaler or morale; luxury goods also count for new epochs.
effect-ivory = A luxury good. Placed on Expansion, Trade or Bread and Circuses it gives 1 growth, thaler or morale; luxury goods also count for new epochs. Carthaginians may let it lie on the regular army as ore.
effect-silver = A luxury good. Placed on Expansion, Trade or Bread and Circuses it gives 1 growth, thaler or morale; luxury goods also count for new epochs.
effect-spices = A luxury good. Placed on Expansion, Trade or Bread and Circuses it gives 1 growth, thaler or morale; luxury goods also count for new epochs.
effect-wine = A luxury good. Placed on Expansion, Trade or Bread and Circuses it gives 1 growth, thaler or morale; luxury goods also count for new epochs. Gauls may let it lie on the regular army as ore.
effect-horse = A military good. Once per round it gives one vassal 2 more movement points.
effect-ore = A military good. Once per round it fights as a unit in one of your land battles.
effect-food = Food on the plate: 1 growth for each. Cities cost food.
effect-fish = Whoever controls this sea has 1 food from it, Britons 2.

## Pieces

effect-piece_vassal = A vassal holds a province. It moves by the Mechanics level and is a unit in battle.
effect-piece_fleet = A fleet holds a sea field. It moves by the Navigation level, carries vassals and can land.
effect-piece_army = An army waits in the regular army and can be sent into any land battle of yours, or lent to an ally for pay.
effect-piece_legion = A Roman legion: a unit like an army that returns after a battle it survives. There are 5.
effect-piece_militia = A militia fights on one side and goes back after the battle; it is lost first.
effect-piece_mercenary = A barbarian tile that fights as one unit; after that it is used up.
effect-piece_city = A city is a unit, gives the defender a militia, counts for taxes, makes progress 1 thaler cheaper, and costs morale at the start of each round.
effect-piece_trading_post = A trading post in a foreign city: trade value +1 for its owner.
effect-piece_leader = A leader does one action, or strengthens it. Leaders come back at clean-up.
effect-piece_battlefield = A historical battlefield: 1 or 2 militias for whoever defends here.
effect-place_free_vassals = Vassals that can be placed on the board. Where there are none, they come from unbuilt cities, at the price of morale.
effect-gone = Vassals that have left the game for grey leaders.

## Counters

effect-counter_thalers = The money of the game: for progress, fleets, armies, leaders and provinces.
effect-counter_influence = Influence points decide the game and the player order: who has fewest comes first.
effect-counter_morale = Morale runs from −5 to +10. It adds to growth, decides a marker in battle, and counts at the end. What falls below −5 costs influence.
effect-counter_treaties = Three treaties force a purchase, an alliance or its end; one can be given for a trading post.
effect-counter_hunger = Each hunger token on the plate costs 1 growth, and 1 morale each round; each one, also beside the board, costs 1 point at the end.
effect-counter_triumph = The triumph piece comes nearer with every battle won and goes back with every one lost. Where it meets the influence marker, the game ends.
effect-standing = The crest is the influence marker, the arch the triumph piece. Where both meet, the game ends.
effect-points = Influence, morale, open cards and hunger, as they would count now. Own cards and tiles are added at the end.
effect-provinces = Land provinces under control.

## Actions

effect-action = An action field of your own board.
effect-expansion = Grow by food, morale, 2 for each leader and 1 for each luxury good; then move, found cities, fight.
effect-trade = 1 thaler for each leader and each luxury good, and the trade value.
effect-taxes = As many thalers as you have cities, for each leader; costs 3 morale for each leader and 1 for each city.
effect-diplomacy = For each of up to 3 leaders a treaty, a diplomacy action and a bonus action.
effect-progress = One progress for each leader.
effect-bread_and_circuses = 1 morale for each leader and each luxury good, and the bread marker.
effect-revolution = With 1 leader into the next epoch; your round is over then.

## Progress

effect-farming = 2, 1, 2 and 3 food; from level 2 on two pieces of a province survive clean-up.
effect-culture = 1, 2, 2 and 4 influence; level 1 gives 2 morale, levels 2 and 3 a bread marker of 1 and 3.
effect-navigation = Fleets: 2, 4, 6 and 10 movement points, for 2, 3, 4 and 6 thalers; each level gives a fleet.
effect-commerce = A trade marker of 1, 3, 6 and 11; from level 2 on trading posts.
effect-mechanics = Vassals have 1, 2, 2 and 3 movement points; armies for 1, 2, 3 and 4 thalers; each level gives an army.
effect-architecture = Up to 2, 4, 6 and 8 cities.
effect-prices = The first to reach a level pays the first price and gains 1 influence, the others pay the second. A missing side branch costs 2, 5 or 10 more, each own city 1 less.
effect-level = Who has reached this level.
effect-pioneer = Whoever is the first here gains 1 influence, and pays more.

## Epochs

effect-neolithic = The first epoch: 1 morale is lost each round.
effect-bronze_age = Two of: 3 luxury goods, 1 city, 4 progresses. Brings the third leader.
effect-iron_age = Two of: 4 luxury goods, 3 cities, 8 progresses. Brings 3 morale, and 1 food until the next epoch.
effect-antiquity = Two of: 5 luxury goods, 5 cities, 12 progresses. Ends a normal game; in a long one it brings the fourth leader, 5 morale, and trade value +2 until the next epoch.
effect-middle_ages = Two of: 6 luxury goods, 6 cities, 18 progresses. Brings 6 morale.
effect-high_middle_ages = All of: 6 luxury goods, 8 cities, 20 progresses. Ends a long game.
effect-barbarian_track = How many militias barbarians have, and their mechanics. The marker advances when an epoch is entered for the first time.

## Influence cards

effect-card = An influence card.
effect-admiralty = For the most fleets: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-colonists = For the most colonies: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-emperor = For the most triumph steps: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-fishermen = For the most fish: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-liberators = For the most barbarian tiles: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-loggers = For the most forest provinces: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-merchants = For the most luxury goods: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-miners = For the most mountain provinces: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-nobility = For the most land provinces: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-partisans = For the most provinces with a historical battlefield: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-peasants = For the most grain provinces: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-scholars = For the most progresses: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-shepherds = For the most hill provinces: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-townsmen = For the most cities: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-the_rich = For the most thalers: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-peacemakers = For the fewest triumph steps: 3 points for who is alone first, 2 for each who shares the first place; an open card gives 1 to each second, if the first is alone.
effect-deck = Influence cards that nobody has seen yet.
effect-own_card = A personal influence card: it is scored at the end, for its owner alone.

## Barbarian tiles

effect-tile = A barbarian tile: used for its effect, sent into battle as mercenaries, or kept for the end.
effect-final_progress = At the end 1 to 5 points for progresses: 10, 12, 14, 16 or 17. It can also fight as mercenaries.
effect-final_different_luxury = At the end 1 to 5 points for different luxury goods: 3, 4, 5, 6 or 7. It can also fight as mercenaries.
effect-final_equal_luxury = At the end 1 to 5 points for luxury goods of one kind: 2, 3, 4, 5 or 6. It can also fight as mercenaries.
effect-final_hexes = At the end 1 to 5 points for hexes with a province of yours: 3, 4, 5, 6 or 7. It can also fight as mercenaries.
effect-final_trading_posts = At the end 1 to 5 points for trading posts: 2, 3, 4, 5 or 6. It can also fight as mercenaries.
effect-final_leaders = At the end 1 to 5 points for leaders: 3, 4, 5, 6 or 7. It can also fight as mercenaries.
effect-final_thalers = At the end 1 to 5 points for thalers: 5, 10, 15, 20 or 25. It can also fight as mercenaries.
effect-final_treaties = At the end 1 to 5 points for treaties: 2, 4, 6, 8 or 10. It can also fight as mercenaries.
effect-half_price_progress = One progress for 2, 4, 8 or 16 thalers and what missing side branches cost, without discounts: at once, or later as an action with 1 leader.
effect-grey_leader = One grey leader from the supply, or from the box.
effect-morale_2 = 2 morale.
effect-morale_3 = 3 morale.
effect-influence_1 = 1 influence.
effect-thalers_2 = 2 thalers.
effect-thalers_3 = 3 thalers.
effect-thalers_5 = 5 thalers.
effect-army_2 = 2 grey militias for the regular army.

## Peoples

effect-people = A people of antiquity.
effect-britons = 2 morale for each leader in Bread and Circuses; 2 food for each fish.
effect-carthaginians = 3 free fleets with each Navigation level; ivory can serve as ore.
effect-egyptians = Architecture at half price; cities cost 1 food and less morale.
effect-gauls = Culture at half price; wine can serve as ore.
effect-germanics = 2 thalers for each leader in Trade; 3 free armies with each Mechanics level.
effect-greek = Every progress is 2 thalers cheaper; a second fleet with the first one built; cities cost more morale.
effect-iberians = Navigation at half price; 1 more food at the start.
effect-norsemen = Fleets move 2 farther and can raid; one new colony per round costs no morale; 2 morale for each fleet lost in battle.
effect-romans = Mechanics at half price; 1 legion with each expansion.
effect-slavs = 2 more food at the start; grey leaders cost 2 thalers and 2 vassals.

## Peoples run by Automas

effect-automa_britons = 1 more morale with Bread and Circuses; 2 food for each fish. Begins with Navigation and, by difficulty, 1, 2 or 3 fleets.
effect-automa_carthaginians = By difficulty 3, 4 or 5 free fleets with each Navigation level, beside its homes; ivory never serves as ore. Begins with Navigation and as many fleets.
effect-automa_egyptians = Architecture at half price; cities cost 1 food instead of 2, and in all 1 morale less. Begins with Architecture.
effect-automa_gauls = Culture at half price; wine never serves as ore. Begins with Farming.
effect-automa_germanics = 2 more thalers with Trade; 5 free armies with each Mechanics level. Begins with Commerce.
effect-automa_greek = Every progress is 2 thalers cheaper; cities cost in all 1 morale more; no second fleet. Begins with Farming.
effect-automa_iberians = Navigation at half price; 1 more food at the start. Begins with Farming.
effect-automa_norsemen = Fleets move 2 farther; with each expansion it rolls a die, and on 1 to 3 each other pays it 1 thaler. Begins with Navigation and, by difficulty, 1, 2 or 3 fleets.
effect-automa_romans = Mechanics at half price; 1 legion with each expansion. Begins with Farming.
effect-automa_slavs = 3 more food at the start; forest and hill provinces are worth at least 1 to it. Begins with Commerce.

## Battle

effect-battle = Attacker and defender roll; each symbol hits for whoever holds its marker, until a side has no units.
effect-units = All units that still fight on this side.
effect-allied_armies = Armies that an ally has sent.
effect-sword = The sword always belongs to the attacker.
effect-shield = The shield always belongs to the defender.
effect-fist = Strength: the side that had more units at the start; a tie goes to the defender on land, to the attacker at sea.
effect-mask = Morale: the side with the higher morale at the start; a tie goes to the defender on land, to the attacker at sea.
effect-catapult = Mechanics: the side with the higher level; at sea Navigation is added. A tie goes to the defender on land, to the attacker at sea.
effect-red = The attacker's die: two swords, and one of each other symbol.
effect-green = The defender's die: two shields, and one of each other symbol.

## Table and plates

effect-round = The round and its phase: morale, player order, actions, auto-expansion, clean-up.
effect-player_order = The player order of this round. Whose turn it is stands on dark ground.
effect-marker = The round marker: the game ends at the latest when it has been on field 50.
effect-grey_leaders = Grey leaders that can still be hired.
effect-allies = An ally: may cross provinces and support in battle.
effect-deterrence = Whoever attacks this player for the first time in this round loses 5 morale.
effect-flags = Who has passed does nothing more in this round; who is in revolution defends with a unit less, an Automa without those of the province; who has reached the end makes this round the last.
effect-ring = After bribery a leader stands on the turn-order ring: its owner chooses the own place in the next order.
effect-city_row = The eight cities: built ones stand on the board, on the others lie vassals that come free with them.

## Automa

effect-automa = An Automa runs a people by cards, without being asked.
effect-automa_deck = Automa cards, face down.
effect-automa_discard = Automa cards that have been carried out.
effect-automa_aside = Three cards come into the deck after the first expansion of an Automa.
effect-automa_leader = While it stands, this Automa has an auto-expansion at the end of the round.
effect-found_city = Builds up to two cities. If it can build none, it develops farming for missing food and architecture for a missing limit, and builds one if it can then; if it can pay neither, it trades.
effect-trading_posts = With Commerce 2 builds trading posts at neighbouring Automas, below it develops commerce; else navigation, else trades.
effect-navigation_or_mechanics = Develops mechanics unless it is ahead of all there, else navigation, else trades.
effect-farming_or_commerce = Develops farming with at most 1 food, else commerce, else trades.
effect-card_revolution = Makes a revolution; else builds a city, else develops architecture and builds one if it can then, else trades.
effect-reshuffle = All cards in use are shuffled and one is drawn again; leaders stand up, luxury goods are ready.
effect-taxes_or_games = Taxes if there is a city and morale is not negative, from morale 2 on as with 2 leaders; else Bread and Circuses.
effect-expansion_or_games = An expansion if growth is at least 2; the leader lies down then. Else Bread and Circuses.

## Diplomacy

effect-hire_grey_leader = For 3 thalers and 3 free vassals, which leave the game, a grey leader comes and stays; for Slavs 2 of each.
effect-bribery = Pays each player with less influence 1 thaler for every full 5 of your own, gains 1 influence, and puts the leader on the turn-order ring: you choose your place in the next player order.
effect-buy_province = Takes over a province of a neighbour that is no home province of theirs, for 5 thalers and 5 more for each city, food token and good there. They agree, or 3 treaties force them, and then it is 3 thalers and 3 more for each.
effect-form_alliance = With a neighbour: both gain 1 influence and 2 morale. Allies may cross each other's provinces and support each other in battle. They agree, or 3 treaties force them.
effect-end_alliance = Both lose 1 influence and 2 morale. They agree, or 3 treaties force them.

## Properties of the peoples

effect-festive_leaders = 2 morale for each leader in Bread and Circuses.
effect-rich_fishing = 2 food for each fish.
effect-great_harbour = 3 free fleets with each Navigation level instead of 1; a cube for them from an unbuilt city costs 1 morale instead of 2.
effect-war_elephants = Ivory on the regular army fights as ore.
effect-master_builders = Architecture at half price: 2, 4, 8 or 16 thalers; surcharges and discounts apply.
effect-granaries = A city costs 1 food instead of 2.
effect-loyal_cities = Cities cost in all 1 morale less at the start of a round and with Taxes.
effect-druids = Culture at half price: 2, 4, 8 or 16 thalers; surcharges and discounts apply.
effect-battle_wine = Wine on the regular army fights as ore.
effect-amber_road = 2 thalers for each leader in Trade.
effect-war_host = 3 free armies with each Mechanics level instead of 1, from unbuilt cities without loss of morale.
effect-philosophers = Every progress costs 2 thalers less.
effect-shipwrights = With the first fleet built in an expansion a second one comes to the same sea field for free; a cube for it from an unbuilt city costs 1 morale instead of 2.
effect-quarrelsome_poleis = Cities cost in all 1 morale more at the start of a round and with Taxes.
effect-ocean_sailors = Navigation at half price: 2, 4, 8 or 16 thalers; surcharges and discounts apply.
effect-fertile_valleys = 1 more food at the start.
effect-longships = Fleets have 2 more movement points.
effect-settlers = The first new colony of each round costs no morale.
effect-valhalla = 2 morale for each own fleet lost in battle.
effect-raid = Once per round each fleet may raid a province beside its sea field for 1 movement point, each victim once: a city pays 3 thalers on 1 or 2, vassals 1 thaler on 1 to 5; on a 6 the fleet is lost for 2 morale and a historical battlefield +1 lies there. Not where one lies already.
effect-engineers = Mechanics at half price: 2, 4, 8 or 16 thalers; surcharges and discounts apply.
effect-legions = 1 legion with each expansion and auto-expansion.
effect-broad_fields = 2 more food at the start.
effect-tribal_elders = Grey leaders cost 2 thalers and 2 vassals.

## Units

effect-vassal = { effect-piece_vassal }
effect-army = { effect-piece_army }
effect-fleet = { effect-piece_fleet }
effect-legion = { effect-piece_legion }
effect-militia = { effect-piece_militia }
effect-area = The part of the board that is played on, with its peoples; the rest does not exist in this match.
effect-rank = What a player may call himself by his final points, alone or against Automas.
