### What things are: land, goods, tokens, figures.

## Land and what happens on it

effect-hex = A hex of the map. Cities stand on land, ships sail on water; each hex of land yields 1 resource to a city on it or beside it that collects, if its owner has the advance for it.
effect-plains = Land. Yields 1 food with Farming. Here cities can be founded.
effect-forest = Land. Yields 1 wood with Farming. A unit that came to a forest this turn may move on, but not into a land battle.
effect-mountain = Land. Yields 1 ore with Mining. A unit that moved onto a mountain moves no further this turn.
effect-barren = Land on which no city is founded. Yields 1 food with Irrigation.
effect-water = Ships sail here. In a Collect one water hex beside the city may yield 1 food with Fishing, or with a port 1 gold or 1 mood.
effect-exhausted = The land yields nothing any more, and no city is founded here. It stays like that.
effect-unrevealed = Land that nobody has seen. It is revealed when a land unit moves there, or when ships explore it.
effect-city = A settlement with its buildings and wonders. Its size is their number, at most 5, and it does not grow larger than the number of its owner's cities. Happy it counts 1 larger when it collects or recruits, angry it counts as 1.
effect-happy = A happy city counts 1 larger when it collects or recruits. Only a happy city builds a wonder.
effect-neutral = A neutral city counts as large as it is. New cities are neutral.
effect-angry = An angry city counts as 1 when it collects or recruits, constructs nothing, and is activated at most once in a turn.
effect-barbarians = They belong to nobody. Whoever beats barbarian units in a battle gains 1 gold, and 1 more by capturing their city. Events bring them, and let them march.
effect-pirates = They belong to nobody. They keep cities from collecting on the water beside them, and ask 1 resource or token of each player at whose coast they are when an event calls them.
effect-battle = Both sides roll a die for each fighter at once. For every full 5 of the sum, with all bonuses, the enemy loses a fighter. It goes on until a side has none left or the attacker retreats.


## Goods

effect-food = A resource, at most 7, and without Storage at most 2. An advance costs 2 food; settlers, buildings and most other units need it too.
effect-wood = A resource, at most 7. It pays for buildings, ships and cavalry.
effect-ore = A resource, at most 7. It pays for buildings and infantry.
effect-ideas = A resource, at most 7, with Dogma at most 2. In the price of an advance it stands for food.
effect-gold = A resource, at most 7. It pays for any other resource, but never for mood or culture tokens.
effect-mood = A token without a limit. Increase Happiness costs as many as the city is large, for each step.
effect-culture = A token without a limit. It gives Influence Culture more range or a better result, and pays for many cards and for wonders.
effect-prisoners = Captured units. Some leaders pay with them.
effect-free = Nothing changes hands.


## Cards and figures

effect-deck-action = A card with two halves: played as an action or free action in the own turn, or as tactics in a battle. Then it is discarded.
effect-deck-objective = A card with two conditions. Whoever meets one of them plays the card for 2 points.
effect-deck-wonder = A card that lets a happy city construct a wonder, with Engineering and the advance that it names, for its price.
effect-deck-event = Events happen when an event counter is empty: first the symbol of the card, then its words.
effect-offer = A trade between the player whose turn it is and another one. If the partner agrees, it happens at once.
effect-category = A category of advances. The advance at its top is the first; the others need it. Of the three governments only one can be had.
effect-advances = Each advance costs 2 food as an action, takes a marker from the event counter, and counts half a point.
effect-event_counter = Each advance gained takes a marker. When there is none left, an event happens, and 3 new ones are put there.
effect-actions = Actions left in this turn, of 3. All of them have to be taken; free actions come besides.
effect-start_player = The start player has the first turn of each phase. In the status phase whoever leads in mood and culture tokens chooses the next.
effect-assassinated = Its player has an action less in the next turn.
effect-supply = Pieces that can still be placed. A unit of which none is left can be taken back from the map.
effect-kept = Objectives that were reached, 2 points each, and cards that were kept.
effect-peace = With these players there is no battle for now.
effect-points = Points: 1 for each own settlement and building, half of one for each advance, 2 for each objective, those of wonders and of events, and for leaders killed.
effect-city_pieces = 1 point for each own settlement, and for each building of the own colour, wherever it stands.
effect-objectives = 2 points for each objective that was played.
effect-wonders = The points of wonders: all of them for whoever built it, shared when it was captured.
effect-events = Points that events have brought.
effect-killed_leaders = 2 points for each leader of another player that was killed.


## What brings and costs goods

effect-collect = A city is activated and yields 1 resource for each chosen hex, as many as its size, counted by its mood.
effect-recruit = A city is activated and recruits as many units as its size, counted by its mood, each at its price.
effect-increase_happiness = Raises the mood of cities: each step costs as many mood tokens as the city is large.
effect-influence = A city reaches as far as it is large: with a 5 or more on a die, which culture tokens raise, a building of another city takes your colour.
effect-change_government = In the status phase, for 1 mood and 1 culture: all government advances move to another government.
effect-raze = Whoever removes a city of size 1 in the status phase gains 1 gold.
effect-capture = Whoever takes a city from another player gains gold: its size, counted by its mood.
effect-toll = What an attack costs while a peace holds.
effect-no_room_aboard = Land units that no ship of theirs can carry any longer are lost.
effect-printed = The price that is printed, which resources and tokens may pay as usual.
effect-symbol_goldmine = Whoever drew the card gains 2 gold.
effect-symbol_exhausted_land = Land yields nothing from then on, and no city is founded there.
effect-symbol_barbarians_spawn = Barbarians found a city near those of whoever drew the card, and one of their cities gets infantry.
effect-symbol_barbarians_move = Barbarians march towards the cities of whoever drew the card, and attack.
effect-symbol_pirates = Pirate ships come; whoever has a city beside pirates pays 1 resource or token.
