### Action cards, objectives and wonders.

## Things

thing-deck-action = action card
thing-deck-objective = objective card
thing-deck-wonder = wonder card


## Asks

ask-card-advance = Which advance do you gain?
ask-card-action = How do you play this card?
ask-thwart = { $other } plays { $card }. You may discard an action card to cancel it.
ask-teacher = From whom do you take an advance?
ask-cheer-city = The mood of which city rises?
ask-cheer-again = For 1 mood the mood of a city rises once more: which one?
ask-develop = Which city gets a building for nothing?
ask-militia = To which city does an infantry come?
ask-victim = Who has an action less in the next turn?
ask-peace-with = With whom do you make peace?
ask-explore-area = Which area do you reveal?
ask-settler-city = To which city does a settler come?
ask-spy-on = At whose hand do you look?
ask-spy = You see the hand of { $other }. You may swap a card.
ask-spy-for = Which card do you give for { $card }?
ask-plans = You may keep one of the new objectives for one of the old ones.
ask-collect-now = With which city do you collect?
ask-influence-now = How do you try to influence the settlement?
ask-who-comes = Which unit comes to the settlement?
ask-hire-army = Which barbarian army do you hire?
ask-march-army = Which army marches next?
ask-march-to = Where does the army on { $hex } march?
ask-objective = You may play an objective.
ask-teach-us = You have captured a city: whoever holds { thing-action-teach_us } may play it now.
ask-ancestors = Where do you take the action card from?
ask-discard = Which card do you discard?
ask-borrow = Which advance does the Great Library lend you for this turn?
ask-beacon = On which water hex do you place a ship?


## Picks

pick-playcard = Play { $card }
pick-spendaction = Use an action
pick-thwart = Discard { $card } to cancel it
pick-discard = Discard { $card }
pick-swap = Take { $card } for one of yours
pick-takecard = Take { $card }
pick-drawunknown = Draw from the deck
pick-keepobjective = Keep { $card }, give up { $instead }
pick-playobjective = { $condition } with { $card }
pick-raisewonder = Construct { $wonder } on { $hex }
pick-placeunit = { $unit }


## What happened

plays = { $seat } plays { $card }.
names-player = { $seat } names { $other }.
names-hex = { $seat } names { $hex }.
names-thing = { $seat } names { $thing }.
thwarts = { $seat } cancels { $card } of { $other }.
discards = { $seat } discards { $card }.
unit-comes = { $seat }: { $unit } comes to { $hex }.
assassinates = Because of { $seat }, { $other } will have one action less next turn.
makes-peace = { $seat } makes peace with { $other }.
spies = { $seat } looks at the hand of { $other }.
swaps = { $seat } swaps with { $other }: { $deck } for { $deck }.
swapped = You lose { $given } and get { $card } for it.
plans = { $seat } has made new plans.
takes-settlement = The barbarians on { $hex } follow { $seat } now.
barbarians-march = { $seat } sends barbarians from { $start } to { $hex }.
plays-objective = { $seat } fulfils { $condition } and scores 2 points.
takes-discarded = { $seat } takes { $card } from the discard pile.
wonder-taken = { $seat } takes a wonder card from { $other }.
builds-wonder = { $seat } constructs { $wonder } on { $hex }.
borrows = { $seat } borrows { $advance } until the end of the turn.


## Why not

why-card-not-playable = The card cannot be played now.
why-mercenaries-reach = Only barbarian armies within range 2 of your cities and army units can be hired, each once.
why-mercenaries-way = The army goes to land next to it where there is room for all of it.
why-explorer-area = Only an area that is not revealed and lies next to one with a city of yours.
why-card-not-held = You do not hold this card.
why-objective-unfulfilled = Its condition is not met now.
why-objective-later = Objectives are played when a condition of theirs is met; you will be asked then.
why-wonder-not-held = You do not have this wonder card.
why-no-engineering = Wonders need Engineering.
why-wonder-advance = You lack { $advance }, which the wonder asks for.
why-city-not-happy = Only a happy city builds a wonder.
why-wonder-port = The city needs a port for it.
why-idle-assassination = All others will have an action less already.
why-idle-city_development = None of your cities has room for a building that you have unlocked, and may be activated for it.
why-idle-cultural_takeover = There is no barbarian city of size 1 that you could still influence in this turn.
why-idle-explorer = You have no settler left, and no hidden area lies next to one with a city of yours.
why-idle-great_ideas = It takes a land battle that you have won this turn.
why-idle-hero_general = It takes a contested land battle that you have won this turn, and a city that is not happy.
why-idle-ideas = None of your cities has an academy.
why-idle-inspiration = Nobody within range 2 has an advance that you could gain.
why-idle-mercenaries = No barbarian army that can move is within range 2 of your cities and army units, or you cannot pay for it.
why-idle-militia = None of your cities has room for infantry, or you have none left.
why-idle-negotiations = It can only be the first thing in a turn.
why-idle-new_ideas = There is no advance that you could gain and pay for.
why-idle-new_plans = You hold no objective that a new one could replace.
why-idle-production_focus = It belongs to a Collect, and you can take none now.
why-idle-spy = No other player holds a card.
why-idle-synergies = There are no two advances of one category that you could gain and pay for.
why-idle-teach_us = It is played right after you have captured a player's city; you will be asked then.
