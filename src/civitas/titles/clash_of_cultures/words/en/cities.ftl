### Cities: founding, collecting, constructing, moods.

## Asks

ask-collect =
    { $gained ->
        [0] { $left ->
            [one] Choose a hex to collect from.
           *[other] Choose up to { $left } hexes to collect from.
        }
       *[other] { $left ->
            [one] Choose 1 more hex to collect from, or leave it at that.
           *[other] Choose up to { $left } more hexes to collect from.
        }{ " " }So far:{ phrase-goods }.
    }
ask-free-economy = Which city collects?
ask-build = What do you construct in the city on { $hex }?
ask-port-hex = Which water hex is the port hex of the city on { $hex }?


## Picks

pick-found = Found a city on { $hex }
pick-collect = Collect with the city on { $hex }
pick-take = Take { $good } from { $hex }
pick-takeprisoner = { $unit } from { $hex } as a prisoner
pick-construct = Construct in the city on { $hex }
pick-build = { $building }
pick-portat = Port hex { $hex }
pick-raze = Remove the city on { $hex }


## What happened

founded = { $seat } founds a city on { $hex }.
collects = { $seat } collects with the city on { $hex }.
takes-prisoner = { $seat } takes { $unit } from { $hex } prisoner.
builds = { $seat } constructs { $building } on { $hex }.
mood = The city on { $hex } is { $mood } now.
terms-tires = then its mood falls
forced-labor = { $seat }: angry cities count as neutral until the end of the turn.


## Why not

why-not-your-city = There is no city of yours there.
why-no-city = There is no city.
why-city-spent = The city was activated while angry and cannot be activated again this turn.
why-city-full = The city cannot grow any larger.
why-too-few-cities = A city cannot be larger than the number of your cities.
why-raze-size = Only a city of size 1 can be removed.
why-city-angry = An angry city does not build.
why-building-locked = You lack { $advance }, which unlocks it.
why-no-building-known = You have no advance that unlocks a building.
why-not-in-play = It belongs to the expansion.
why-building-there = The city has such a building.
why-building-supply = You have no such building left.
why-no-water = There is no water next to the city.
why-port-place = A port lies on a water hex next to its city.
why-nothing-to-build = There is nothing this city can build and you can pay for.
why-only-collect = With Free Economy there is no other Collect in the turn.
why-collect-too-far = The city collects from its own hex and those next to it.
why-collect-enough = The city collects from no more hexes.
why-collect-chosen = This hex is chosen already.
why-collect-no-yield =
    { $advance-id ->
        [fishing] Without { $advance } or a port, water yields nothing.
       *[other] Without { $advance } this land yields nothing.
    }
why-collect-other-yield = This land yields something else.
why-collect-one-water = Only one water hex can be chosen in a Collect.
why-collect-pirates = Pirates are on this water or next to it.
why-collect-afar = No more hexes at distance 2 can be chosen.
why-not-revealed = This land is not revealed.
why-no-settler = There is no settler of yours.
why-no-settlement = You have no settlement left.
why-settler-aboard = A city needs land.
why-barren = The land is barren.
why-city-there = There is a city.
why-enemy-there = There is an enemy unit.
why-exhausted = The land is exhausted.
why-founding-forbidden = Another player's ability forbids it.
why-own-cities = Only one of your own cities.
why-own-city-room = Only a city of yours with room for another army unit.
why-own-city-sad = Only a city of yours that is not happy.
why-city-to-collect = Only a city of yours that can be activated for a Collect.
why-city-to-develop = Only a city of yours that can be activated and get a building.
