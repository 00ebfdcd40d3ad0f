### What things do, in short: events.

## Events that are carried out at once, in short

effect-epidemic = Everybody with at least 2 units loses 1 of their choice, or 2 with Roads, Navigation or Trade Routes.
effect-famine_1 = Pay 1 food (not gold). If you cannot, 1 of your cities becomes angry.
effect-famine_2 = { effect-famine_1 }
effect-famine_3 = { effect-famine_1 }
effect-severe_famine_1 = Pay 2 food (not gold). If you have less, lose it, and 1 of your cities becomes angry.
effect-severe_famine_2 = { effect-severe_famine_1 }
effect-severe_famine_3 = { effect-severe_famine_1 }
effect-good_year_all = Everybody gains 1 food.
effect-good_year_self = Gain 1 food.
effect-good_year_share = Gain 1 food. Choose another player who gains 1 food.
effect-awesome_year_self = Gain 2 food.
effect-awesome_year_all = Everybody gains 2 food.
effect-awesome_year_share = Gain 2 food. Give 2 food from the supply to the others as you like.
effect-fantastic_year_all = Everybody gains 3 food.
effect-fantastic_year_share = Gain 3 food. Give 3 food from the supply to the others as you like.
effect-fantastic_year_self = Gain 3 food.
effect-population_boom_1 = Place 1 settler in one of your cities. Choose another player who does the same.
effect-population_boom_2 = { effect-population_boom_1 }
effect-volcano = If you have at least 4 cities: choose one, all in it is destroyed, its units too. Its settlement and buildings are worth 2 points each to the player of their colour.
effect-earthquake = If you have at least 3 cities: remove 1 to 3 structures from them, a settlement only with its whole city. Each building or settlement is worth 2 points to the player of its colour. The mood there falls.
effect-heavy_earthquake = Everybody with at least 3 cities removes 1 to 3 structures from them, a settlement only with its whole city. Each building or settlement is worth 2 points to the player of its colour. The mood there falls.
effect-flood = The mood of one of your cities beside water falls.
effect-heavy_flood = Everybody: the mood of one city beside water falls.
effect-migration_1 = Choose another player, who places 1 settler in one of their cities. Then the mood of one of your cities falls.
effect-migration_2 = { effect-migration_1 }
effect-civil_war_1 = In a city of yours that is not happy you lose 1 infantry, and the mood falls. If there is none, the mood of one of your cities falls.
effect-civil_war_2 = { effect-civil_war_1 }
effect-revolution = Lose 1 action, in your next turn if none is left. Change your government for nothing, if you can. Each of the two can be averted by the loss of 1 army unit.
effect-uprising = Pay 1 to 4 mood and culture tokens, in any mix; each is worth half a point to you.
effect-guillotine = Your leader dies. Put another into play for nothing, in a city or with your army, or score 2 points; your other leaders leave the game.
effect-scientific_trade = Everybody: 1 idea for each city with an academy or observatory. The drawer gains at least 2.
effect-flourishing_trade = Everybody: 1 gold for each city with a market or port, at most 3. The drawer gains at least 1.
effect-era_of_stability = Everybody: 1 mood or culture for each city with a temple or obelisk, at most 3. The drawer gains at least 1.
effect-reformation = Another player of your choice replaces one temple of your colour in your cities by their own. If you have none, a player of your choice who has one takes your place.
effect-pandemic = Everybody loses 1 thing of their choice for every 2 of their cities: resources, tokens, action or objective cards, or units.
effect-black_death = Everybody with at least 4 units loses 1 for every 4, and 1 more with Roads, Navigation or Trade Routes; each lost unit is worth 1 point to them. Sanitation does not help.
effect-famine_vermin = Everybody with Storage pays 1 food (not gold). Who cannot: one of their cities becomes angry.
effect-famine_drought = Pay 1 food (not gold) for each of your cities on or beside barren land, at most 3. If you have less, lose it, and 1 of them becomes angry.
effect-fire = Choose one of your cities in a forest: there, and in all cities of anybody in forests connected with it, the mood falls. If you have none, lose 1 wood.
effect-successful_year = Who has the fewest cities gains as much food as the leading player has more cities; if all have the same number, all gain 1.
