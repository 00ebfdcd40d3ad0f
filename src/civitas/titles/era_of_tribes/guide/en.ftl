# The guided first match: what the notes of start.yaml say.

guide-goal = Influence
guide-goal-text = You lead a people from the Neolithic to Antiquity. Whoever has the most influence at the end wins: you gain it for being the first with a progress or in an epoch, for cities, cards and battles.

guide-map = The map
guide-map-text = Each province has a terrain, and some have food, luxury goods or metal. A province belongs to whoever has a vassal or a city there; on some lie barbarian tiles that have to be fought for.

guide-people = Your people
guide-people-text = Every people has a home and a gift. The Romans live in Italy, gain a legion with each expansion and learn mechanics at half price.
guide-people-do = Choose the Romans.

guide-card = A secret aim
guide-card-text = Of two influence cards you keep one: at the end it gives you 3 influence if you alone are first in what it names. Scholars wants the most progresses, which you want anyway.
guide-card-do = Keep Scholars.

guide-progress = A first progress
guide-progress-text = There are six fields of progress, each with four levels. Farming brings two food, and every food makes your people grow.
guide-progress-do = Advance in Farming.

guide-expand = A round
guide-expand-text = Each round begins with morale: in the Neolithic all lose 1. Then you take turns; an action takes at least one leader, and each of the seven actions can be used once a round.
guide-expand-do = Choose Expansion.

guide-leaders = How many leaders?
guide-leaders-text = You have two leaders, so usually two actions a round. Your growth is your food, your morale, and two for each leader placed here; one leader is enough to begin with.
guide-leaders-do = Place one leader.

guide-grow = Growth
guide-grow-text = Your growth is 4, and each of your vassals can bring forth one new one. So there is room for two.
guide-grow-do = Place a new vassal in Latium and one in Campania.

guide-march = Move
guide-march-text = A vassal has one movement point: enough for a neighbouring province. One of the two has to stay, or the province is no longer yours.
guide-march-do = Move a vassal out of Latium.

guide-wine = Wine
guide-wine-text = Etruria is free and has wine, a luxury good. Luxury goods strengthen Expansion, Trade, and Bread and Circuses, each of them once a round.
guide-wine-do = Move to Etruria.

guide-cloth = Cloth
guide-cloth-text = In the south lies Bruttium with cloth. Luxury goods are also a step towards the next epoch.
guide-cloth-do = Move a vassal from Campania to Bruttium.

guide-settled = Settled
guide-settled-text = Whoever ends a move in an empty province takes it, with all that is there. Nothing is left for the others to do.
guide-settled-do = Nobody else moves.

guide-trade = Trade
guide-trade-text = Your opponent has learned Farming, too, cheaper than a pioneer: whoever follows pays less. You have one leader left, and a progress costs thalers.
guide-trade-do = Choose Trade.

guide-goods = Goods for money
guide-goods-text = Trade brings a thaler for the leader and one for each luxury good placed. Both goods are yours and have not been used in this round.
guide-goods-do = Place both luxury goods.

guide-round2 = The second round
guide-round2-text = Without a leader you had to pass; your opponent went on, and then everything came back to the boards. You have 8 thalers now, and whoever is first at a level gains 1 influence.
guide-round2-do = Choose Progress.

guide-one = One or two?
guide-one-text = Each leader here is one progress. The other leader shall lead an expansion.
guide-one-do = Place one leader.

guide-culture = Culture
guide-culture-text = Your morale is at -2, and what it lacks your people lack in growth. Culture raises it by two and brings an influence, and one more since nobody was there before.
guide-culture-do = Advance in Culture.

guide-expand2 = With goods
guide-expand2-text = Your opponent calms the people with Bread and Circuses: morale for leaders and goods. You use your goods for growth.
guide-expand2-do = Choose Expansion and place both luxury goods.

guide-grow2 = Where to?
guide-grow2-text = Place new vassals only where they can go on from: in clean-up each province keeps one piece. Etruria has a free neighbour in the north, Latium one in the east.
guide-grow2-do = Place a vassal in Etruria and one in Latium.

guide-unused = Nothing is wasted
guide-unused-text = Every three points of growth that you do not use raise your morale by one. Five are left, so that is one.
guide-unused-do = No more growth.

guide-north = To the north
guide-north-text = Cisalpina is grain land on the way to the Alps. More provinces are more room to grow, and 25 of them would end the match.
guide-north-do = Move a vassal from Etruria to Cisalpina.

guide-south = To the east
guide-south-text = All provinces that hang together with your home are your home area. A province cut off from it is a colony, and each new colony costs two morale.
guide-south-do = Move a vassal from Latium to Apulia.

guide-cleanup = Clean-up
guide-cleanup-text = When all have passed, whoever has not expanded expands once without leaders; then leaders and goods come back, and provinces are cleaned up. That is a round.
guide-cleanup-do = Nobody else moves.

guide-epoch = Epochs
guide-epoch-text = Of three luxury goods, one city and four progresses you need two to enter the Bronze Age with a Revolution. It brings influence and a third leader, and the morale that the Neolithic costs each round is saved.

guide-cities = Cities
guide-cities-text = With Architecture three vassals in one province become a city, for two food. A city is an influence, makes progress cheaper and pays taxes, but every city costs morale each round.

guide-war = War
guide-war-text = Whoever ends a move with a foreign vassal or with barbarians fights there. Legions, armies and metal of your regular army help; barbarian tiles bring gifts.

guide-scoring = The end
guide-scoring-text = The match ends with the round in which somebody enters Antiquity, reaches 25 influence, 25 provinces or 15 progresses, or triumphs. Then your morale is added to your influence, and the cards are counted: yours, and the open ones for all.

guide-alone = Now it is up to you
guide-alone-text = The guide ends here, and the match goes on. Point at anything, or hold a finger on it, to learn what it does; the player aid and the rules are in the menu.
guide-alone-do = Choose an action as you like.
