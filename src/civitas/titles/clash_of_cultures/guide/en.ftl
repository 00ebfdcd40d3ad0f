# The guided first match: what the notes of start.yaml say.

guide-goal = From one city to a civilization
guide-goal-text = You begin with one city and one settler and have six rounds to become great. Settlements and buildings count a point each, advances half a point, and objectives, wonders and events bring more; the most points win.

guide-table = What lies on the table
guide-table-text = The map is mostly hidden: areas are turned over when somebody moves there. Beside it lie the advances, of which you have two, Farming and Mining, and your hand with an action card and an objective.

guide-turn = A turn is three actions
guide-turn-text = A round has three turns for everybody, each with exactly three actions: advance, found a city, collect, construct, recruit, move, and a few more. You may repeat an action and take them in any order.

guide-command = Move out
guide-command-text = More cities are what everything else hangs on. Your settler can found one, but not where it stands: there is a city already.
guide-command-do = Move units.

guide-from = A group
guide-from-text = One such action gives you three moves; each takes a group from one hex to a neighbouring one. Your only unit on the map is the settler in your city.
guide-from-do = Choose the hex D2.

guide-to = Into the unknown
guide-to-text = Whoever moves to the edge of the unknown reveals a whole area of four hexes. The mountain that you can already see will be next to a city there.
guide-to-do = Move the settler to E3.

guide-found = A second city
guide-found-text = E3 turns out to be a plain, which feeds a city well. Founding costs nothing but the settler.
guide-found-do = Found a city on E3.

guide-collect = Collect
guide-collect-text = A city collects from its own hex and its neighbours, from as many as it is large; a happy city from one more. Your capital has size 1 and is happy, so it takes from two hexes.
guide-collect-do = Collect with the city on D2.

guide-take = Ore
guide-take-text = Plains give food, forests wood and mountains ore. Of food you have two already, and more you cannot keep without Storage.
guide-take-do = Take ore from E2.

guide-take2 = And wood
guide-take2-text = A building costs one food, one wood and one ore. Now only the wood is missing.
guide-take2-do = Take wood from C2.

guide-end = The turn ends
guide-end-text = Your three actions are done. Before you end a turn you may still take free actions, if a card or an advance gives you any.
guide-end-do = End your turn.

guide-advance = An advance
guide-advance-text = Your opponent has gained Writing and founded a second city, too. An advance costs two food, counts half a point and helps you for good; many of them allow a building.
guide-advance-do = Gain Myths: it allows temples and brings a mood token.

guide-grain = Food again
guide-grain-text = The new city has size 1 and is neither happy nor angry, so it collects from one hex. Each city may be used several times in a turn, but from the second time on its people get angrier.
guide-grain-do = Collect with the city on E3 and take food from E3.

guide-construct = A building
guide-construct-text = A building makes its city larger, so it collects and recruits more, and it counts a point. No city may have more structures than you have cities: with two cities you may grow to size 2.
guide-construct-do = Construct in the city on D2: a Temple.

guide-tokens = Mood and culture
guide-tokens-text = A Temple brings a token. Mood tokens make cities happy, culture tokens pay for cards and for influence on foreign cities, and both decide who starts.
guide-tokens-do = Take culture.

guide-end2 = Well done
guide-end2-text = An advance, a harvest and a building: that was a good turn. The event counter has lost a marker for your advance; when it is empty, an event happens, and it strikes you first of all.
guide-end2-do = End your turn.

guide-harvest = A rich harvest
guide-harvest-text = Your capital now has size 2 and is happy: it collects from three hexes. That is one of everything.
guide-harvest-do = Collect with D2: food from D2, ore from E2 and wood from C2.

guide-cheer = Make them happy
guide-cheer-text = A step of mood costs as many mood tokens as the city is large. An angry city counts as size 1, whatever it has; a happy one counts one more.
guide-cheer-do = Raise the mood of the city on E3.

guide-recruit = Recruit
guide-recruit-text = A city recruits as many units as its size, with the same bonus for a happy one. Settlers cost two food, infantry one food and one ore, and ships, in a port, two wood.
guide-recruit-do = Recruit in the city on E3: an infantry to guard it.

guide-cards = Your cards
guide-cards-text = Each card has two halves: an action card an action and a tactic for battles, an objective card two feats. Point at a card, or hold a finger on it, to read it; you need not play any now.
guide-cards-do = End your turn.

guide-objective = The status phase
guide-objective-text = After three turns comes a status phase. First, whoever has done what an objective asks for may play it, for two points; yours is not done yet.
guide-objective-do = Say: Play no objective.

guide-free = A free advance
guide-free-text = Then everybody gains an advance for nothing, and draws an action card and an objective. Storage lets you keep more than two food, which settlers and advances want.
guide-free-do = Gain Storage.

guide-raze = No way
guide-raze-text = You may give up a city of size 1 for a gold. That seldom pays: cities are points and let the others grow.
guide-raze-do = Say: Keep all cities.

guide-starter = Who starts?
guide-starter-text = Whoever has the most mood and culture tokens names the start player. You have the most: the Temple has paid off already.
guide-starter-do = Name yourself.

guide-grow = The second round
guide-grow-text = A third city lets the other two grow to size 3. For that you need a settler, and for the settler two food.
guide-grow-do = Collect with E3: food from E3 and from F3.

guide-settler = A settler
guide-settler-text = The capital has not been used in this turn, so recruiting there makes nobody angry. The next turn's harvest will be a building again.
guide-settler-do = Recruit in the city on D2: a settler.

guide-size = Grow wide, then tall
guide-size-text = So it goes on: settlers to new hexes, buildings where the cities are, advances in between. Look at the board of advances: each one says what it does when you point at it or hold a finger on it, and governments wait behind some of them.

guide-war = War and culture
guide-war-text = Armies fight when they meet: dice and units add up, and every five points are a hit. Without war, Influence Culture replaces a foreign building by one of yours, which is a point for you wherever it stands.

guide-scoring = The end
guide-scoring-text = The match ends after the sixth round, or when somebody has no city left. Then count: settlements and buildings of your colour, half a point for each advance, two for each objective, wonders and what events have brought.

guide-alone = Now it is up to you
guide-alone-text = The guide ends here, and the match goes on; you have one action left. The player aid and the rules are in the menu, and "Why not?" tells what is not possible now.
guide-alone-do = Move your settler to where you want the next city.
