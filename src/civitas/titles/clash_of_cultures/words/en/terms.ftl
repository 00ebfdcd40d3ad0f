### Prices and gains, kinds of picks, sources of points.

## Amounts

amount-food = { $number } food
amount-wood = { $number } wood
amount-ore = { $number } ore
amount-ideas =
    { $number ->
        [one] 1 idea
       *[other] { $number } ideas
    }
amount-gold = { $number } gold
amount-mood = { $number } mood
amount-culture = { $number } culture
amount-prisoners =
    { $number ->
        [one] 1 prisoner
       *[other] { $number } prisoners
    }
amount-action =
    { $number ->
        [one] 1 action
       *[other] { $number } actions
    }
amount-settlers =
    { $number ->
        [one] 1 settler
       *[other] { $number } settlers
    }
amount-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
amount-action_cards =
    { $number ->
        [one] 1 action card
       *[other] { $number } action cards
    }
amount-objective_cards =
    { $number ->
        [one] 1 objective card
       *[other] { $number } objective cards
    }
amount-wonder_cards =
    { $number ->
        [one] 1 wonder card
       *[other] { $number } wonder cards
    }


## Kinds of picks

kind-advance = Gain an advance
kind-collect = Collect
kind-construct = Construct
kind-influence = Influence Culture
kind-found = Found a city
kind-cheer = Increase Happiness
kind-command = Move units
kind-recruit = Recruit
kind-playcard = Play a card
kind-raisewonder = Construct a wonder
kind-deal = Offer a trade
kind-use = Use something that you have
kind-endturn = End the turn


## Why there is none

why-no-cities = You have no city.
why-no-advances = There is no advance left that you could gain.
why-no-action-cards = You hold no action card.
why-no-wonder-cards = There is no wonder card that you could build.
why-no-abilities = You have no advance, leader or wonder that is used like that.


## Sources of points

source-city_pieces = Settlements and buildings
source-advances = Advances
source-objectives = Objectives
source-wonders = Wonders
source-events = Events
source-killed_leaders = Leaders killed
tie-pyramid = the Great Pyramid, whose builder wins a tie
