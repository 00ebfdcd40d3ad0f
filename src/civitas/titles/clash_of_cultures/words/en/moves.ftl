### Moving units.

## Parts of sentences

phrase-marks = { phrase-moved }{ phrase-fought }{ phrase-climbed }{ phrase-forest }{ phrase-plains }{ phrase-pirate }
phrase-moved =
    { $moved ->
        [0] { "" }
       *[other] { " " }(has moved)
    }
phrase-fought =
    { $fought ->
        [0] { "" }
       *[other] { " " }(may not move again)
    }
phrase-climbed =
    { $climbed ->
        [0] { "" }
       *[other] { " " }(climbed a mountain)
    }
phrase-forest =
    { $forest ->
        [0] { "" }
       *[other] { " " }(came by forest)
    }
phrase-plains =
    { $plains ->
        [0] { "" }
       *[other] { " " }(came by plains)
    }
phrase-pirate =
    { $pirate ->
        [0] { "" }
       *[other] { " " }(pirates)
    }


## Asks

ask-command =
    { $left ->
        [one] 1 move left: from which hex does a group go?
       *[other] { $left } moves left: from which hex does a group go?
    }
ask-group =
    { $count ->
        [0] Who goes from { $hex }?
       *[other] Who else goes from { $hex }?
    }{ $count ->
        [0] { "" }
       *[other] { " " }So far:{ phrase-units }.
    }
ask-cargo =
    { $count ->
        [0] Who sails along from { $hex }?
       *[other] Who else sails along from { $hex }?
    }
ask-goal =
    { $count ->
        [0] Where do you go from { $hex }?
       *[other] From { $hex } go:{ phrase-units }. Where to?
    }
ask-road-over = By which hex does the road go?
ask-explore-from = From which hex do the ships explore?
ask-orient = How does the new area around { $hex } lie?
ask-anchor = Where in the new area do the ships go?
ask-surplus =
    { $count ->
        [one] 1 unit on { $hex } finds no room aboard: which is lost?
       *[other] { $count } units on { $hex } find no room aboard: which is lost first?
    }
ask-hegemony-ship = Which ship becomes a city?
ask-hegemony-site = Where is the city founded?
ask-unload =
    { $count ->
        [0] Who goes ashore on { $hex }?
       *[other] Who else goes ashore on { $hex }?
    }
ask-new-colonies = Where does everyone aboard go ashore?
ask-stay-aboard = Too many for { $hex }: who stays aboard?
ask-convert = What becomes what?


## Picks

pick-command = Move units
terms-idle = none can move: an action without a deed
pick-from = From { $hex }
pick-join = { $unit }{ phrase-marks }
pick-to = To { $hex }
pick-by = To { $hex }: { $ability }
pick-attack = Attack on { $hex }
terms-lies = { $hex_0 } { $terrain_0 }, { $hex_1 } { $terrain_1 }, { $hex_2 } { $terrain_2 }, { $hex_3 } { $terrain_3 }
pick-orient =
    { $turned ->
        [0] As it lies
       *[other] Turned half round
    }
pick-convert = { $unit } becomes { $into }


## What happened

moves-nothing = { $seat } moves no units: an action without a deed.
moves = { $seat } moves { $count ->
        [one] 1 { $unit }
       *[other] { $count } × { $unit }
    } from { $origin } to { $hex }.
reveals = { $seat } reveals the area of { $hex }.
lost-at-sea = { $seat } loses { $unit } on { $hex }: no room aboard.
converts = { $seat } turns { $unit } into { $into } on { $hex }.
city-moves = { $seat } moves the city from { $origin } to { $hex }.


## Why not

why-no-unit = You have no unit there.
why-no-goal = There is nowhere to go from there.
why-no-tactics = Army units move only with Tactics.
why-moved-already = The unit has moved in this action.
why-unit-fatigued = The unit has fought this turn.
why-unit-on-mountain = The unit has climbed a mountain this turn.
why-unit-on-forest = A unit that came through a forest this turn does not attack.
why-great-gardens = A unit that came over plains this turn does not attack the Great Gardens.
why-no-army = Only army units go where enemies are.
why-too-many-units = No more than four army units stand on one hex.
why-too-far = Land units go one hex at a time.
why-no-ship = There is no room aboard ships of yours.
why-ships-on-land = Ships do not go ashore.
why-out-of-reach = The ships do not get there through their sea.
why-explore-from = The ships cannot explore there from this hex.
why-road-over = No road leads over this hex to where the units go.
why-hegemony-ship = Only a ship of yours next to land where you can found a city.
why-hegemony-site = Only land next to the ship where you can found a city.
why-new-colonies = Only land next to your leader's ship where there is room, and that the units may enter.
