# The guided first match: what the notes of start.yaml say.

guide-goal = Three dynasties
guide-goal-text = You lead a people of the ancient Mediterranean through three dynasties. At the end of each you score chronicles, feats that you have promised beforehand, and after the third the most victory points win.

guide-map = The map
guide-map-text = Each region has a tile: it yields crops or gold, and its number is its capacity; on a small screen two fingers bring the map closer until it shows. With two players twelve regions are in play, and lines between them show which are neighbours.

guide-province = Your first province
guide-province-text = Everybody starts with three provinces. Gallia yields gold, has the highest capacity, 5, and lies well away from the others.
guide-province-do = Click Gallia on the map.

guide-second = Crops, too
guide-second-text = Your opponent has gone to the east. You also need crops: they pay for new regions and for calm at home.
guide-second-do = Take Hispania, the neighbour with crops and a capacity of 5.

guide-third = A third one
guide-third-text = The third province has to be a neighbour of one of your two. Sicilia touches both and yields crops as well.
guide-third-do = Take Sicilia.

guide-capital = The capital
guide-capital-text = In each province you now have two peasants and a soldier. The capital is where your caravans set out from, so it belongs in the middle.
guide-capital-do = Found your capital in Gallia.

guide-caravan = The first caravan
guide-caravan-text = A caravan lies on a border and reaches both regions. The first one is free; it links the capital with another province.
guide-caravan-do = Place it on the border Gallia–Sicilia.

guide-heritage = Heritage
guide-heritage-text = There are three categories: civil, political and cultural. Your heritage in a category decides which chronicles you may score and which advances you may reach there, and it never falls.
guide-heritage-do = Raise political heritage.

guide-peasant = Peasants feed you
guide-peasant-text = At the start of a generation each of your peasants yields one of what the region has, up to its capacity. Soldiers yield nothing.
guide-peasant-do = Put one more peasant in Hispania.

guide-advance = The first advance
guide-advance-text = Advances lie in six rows, and whatever you have reached in a row helps you for good. Law makes annexing a region one crop cheaper for each soldier you have there.
guide-advance-do = Begin the row of Law.

guide-cards = A round: two cards
guide-cards-text = You have got your income: 5 crops and 2 gold. In every round all choose two cards in secret, then one after the other reveals and uses them.
guide-cards-do = Choose Conquest and Migrate.

guide-migrate = In which order?
guide-migrate-text = You decide which of your two cards comes first, and you may leave one out. To annex a region you need people there, so they have to move first.
guide-migrate-do = Use Migrate.

guide-group = Who goes?
guide-group-text = Migrate moves any number of your citizens, each to a neighbouring region. A soldier will do: at home he yields nothing, and by your Law he makes annexing cheaper.
guide-group-do = Choose the soldier in Gallia.

guide-to = And where?
guide-to-text = Italia is free and yields gold, with a capacity of 4. Its border with Graecia carries wine, a trade good for later.
guide-to-do = Send the soldier to Italia.

guide-moved = Enough
guide-moved-text = More citizens could move in the same action. But peasants who leave yield nothing at home any more.
guide-moved-do = Leave it at that: Done.

guide-conquest = Conquest
guide-conquest-text = Conquest is an attack, an annexation, or one after the other, in one region. Where nobody else is, there is nobody to attack.
guide-conquest-do = Use Conquest.

guide-annex = A colony
guide-annex-text = Annexing costs as many crops as you have regions: three. One soldier and your Law bring that down to two.
guide-annex-do = Annex Italia.

guide-end = The end of a turn
guide-end-text = You could still use a bonus action, such as Oppression for a few resources, but that raises your unrest. Unrest makes building and attacking dearer and bars advances, so do without it now.
guide-end-do = End your turn.

guide-cards2 = The second round
guide-cards2-text = Your opponent has plundered Graecia and traded. Used cards lie open: at most one of your two may be such a card, and using it again raises unrest.
guide-cards2-do = Choose Chronicle and Caravan.

guide-trade = Trade
guide-trade-text = A caravan starts at your capital or goes on from one that you have already. On a trade good it raises your heritage.
guide-trade-do = Use Caravan.

guide-silver = Silver
guide-silver-text = The border between Hispania and Gallia carries silver. Caravans are never removed, so whatever they reach stays reached.
guide-silver-do = Place the caravan on the border Hispania–Gallia.

guide-pay = The price
guide-pay-text = It costs two crops or two gold, not mixed. You have three crops and two gold, and gold is wanted for building.
guide-pay-do = Pay with crops.

guide-fame = Heritage for silver
guide-fame-text = For the silver your heritage rises in a category of your choice. With 2 in political you can soon move on in the row of Law.
guide-fame-do = Raise political heritage.

guide-chronicle = A promise
guide-chronicle-text = A chronicle is a promise: you lay one of your seven cards face down on a scoring field. If the feat is done when the dynasty ends, it scores.
guide-chronicle-do = Use Chronicle.

guide-realm = Field C: the realm
guide-realm-text = Field C counts your regions: card 1 wants four, and you have four. A card also needs as much heritage in its category as its number; card 1 gives one point, higher cards give far more.
guide-realm-do = Lay chronicle 1 on field C, then end your turn.

guide-cards3 = Emphasis
guide-cards3-text = After the second and the third round a die decides whether the generation goes on, and it does. An Emphasis card unlocks a category: with cultural unlocked the first step of Govern is free.
guide-cards3-do = Choose Govern and Cultural Emphasis.

guide-govern = Unrest
guide-govern-text = Your unrest is 3. It is added to the price of every building, and you reach an advance only if your unrest is not higher than your heritage in its category.
guide-govern-do = Use Govern.

guide-calm = A free step
guide-calm-text = A step down costs as many crops as you have regions. Cultural is unlocked for this generation, so the first one costs nothing.
guide-calm-do = Lower your unrest by one step.

guide-bonus = That will do
guide-bonus-text = The next step would cost four crops, and you have one. With unrest 2 and political heritage 2 you may advance now.
guide-bonus-do = Choose Done, then end your turn.

guide-cards4 = The fourth round
guide-cards4-text = A generation has four rounds at most, so this is its last. What is left of crops and gold afterwards is lost: spend it.
guide-cards4-do = Choose Build and Advance.

guide-learn = Advance
guide-learn-text = Advance costs nothing: it moves one of your markers a card to the right. Your unrest must not be above your heritage in the category of the row.
guide-learn-do = Use Advance and move on in the row of Law.

guide-row = The row grows
guide-row-text = Whoever reaches the end of a row draws two advances and lays one of them there. Oligarchy, once reached, unlocks political for good.
guide-row-do = Lay Oligarchy.

guide-taxes = A bonus action
guide-taxes-text = A building costs your unrest plus its level in gold, and you have one gold too few for the smallest. Taxes bring one for each trade good that you reach, and one unrest at the end of the turn.
guide-taxes-do = Use the bonus action Taxes and take gold.

guide-build = Build
guide-build-text = Buildings have levels, fountains and lyres, which chronicles count, and some help you in play. A region has room for as many as its capacity, each kind once.
guide-build-do = Use Build.

guide-site = Where?
guide-site-text = You can build in any region that you control. Hispania has room for five buildings.
guide-site-do = Choose Hispania.

guide-temple = A Temple
guide-temple-text = A Temple has level 1 and a lyre. From now on every paid step of Govern costs you one crop less.
guide-temple-do = Build a Temple.

guide-generation = A new generation
guide-generation-text = The generation is over: leftovers are lost, your cards are back in hand, and new income has come. From time to time the people grow in number, too; a region with more of them than its capacity costs you unrest.

guide-scoring = Scoring
guide-scoring-text = After seven rounds the dynasty ends with its generation, and all chronicles are revealed: a feat that is done and backed by enough heritage scores. After the third dynasty three points each go to the most regions, the lowest unrest, and the most fountains and lyres.

guide-alone = Now it is up to you
guide-alone-text = The guide ends here, and the match goes on: lay more chronicles and make them come true. Point at anything, or hold a finger on it, to learn what it does; the player aid and the rules are in the menu.
guide-alone-do = Choose two cards as you like.
