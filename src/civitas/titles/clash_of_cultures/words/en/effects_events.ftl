### What things do, in short: events.

## Events that are carried out at once, in short

effect-epidemic = Everybody with 2 units loses 1, or 2 with Roads, Navigation or Trade Routes.
effect-famine_1 = Pay 1 food (not gold), or 1 of your cities becomes angry.
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
effect-volcano = Choose one of your cities: all in it is destroyed. Each of its pieces is worth 2 points to its owner.
effect-earthquake = Remove 1 to 3 pieces of your cities, each worth 2 points to its owner; the mood there falls.
effect-heavy_earthquake = Everybody with 3 cities: remove 1 to 3 pieces of your cities, worth 2 points each; the mood there falls.
effect-flood = The mood of one of your cities beside water falls.
effect-heavy_flood = Everybody: the mood of one city beside water falls.
effect-migration_1 = Choose another player, who places 1 settler in a city. The mood of one of your cities falls.
effect-migration_2 = { effect-migration_1 }
effect-civil_war_1 = In a city that is not happy you lose 1 infantry, and the mood falls. Else the mood of one city falls.
effect-civil_war_2 = { effect-civil_war_1 }
effect-revolution = Lose 1 action. Change your government, if you can. Each can be averted by the loss of 1 army unit.
effect-uprising = Pay 1 to 4 mood or culture; each is worth half a point.
effect-guillotine = Your leader dies. Put another into play for nothing, or score 2 points; your other leaders are gone.
effect-scientific_trade = Everybody: 1 idea for each city with an academy or observatory. The drawer gains at least 2.
effect-flourishing_trade = Everybody: 1 gold for each city with a market or port, at most 3. The drawer gains at least 1.
effect-era_of_stability = Everybody: 1 mood or culture for each city with a temple or obelisk, at most 3. The drawer gains at least 1.
effect-reformation = Another player replaces one of your temples. If you have none, a player who has one takes your place.
effect-pandemic = Everybody loses 1 thing for every 2 cities: resources, tokens, cards or units.
effect-black_death = Everybody loses 1 unit of every 4, and 1 more with Roads, Navigation or Trade Routes.
effect-famine_vermin = Everybody with Storage pays 1 food (not gold), or one of their cities becomes angry.
effect-famine_drought = Pay 1 food for each of your cities on or beside barren land, at most 3. If you cannot, 1 of them becomes angry.
effect-fire = Choose one of your cities in a forest: there, and in all cities that this forest reaches, the mood falls.
effect-successful_year = Those with the fewest cities gain as much food as they are behind; if all have as many, all gain 1.
