### Battles and captured cities.

## Where goods come from

thing-capture = a captured city


## Asks

ask-lose-unit =
    { $count ->
        [one] 1 hit: which unit dies?
       *[other] { $count } hits: which unit dies first?
    }
ask-drown-unit =
    { $count ->
        [one] 1 unit too many aboard: which one drowns?
       *[other] { $count } units too many aboard: which one drowns first?
    }
ask-retreat = The battle on { $hex } is undecided: fight on or retreat?
ask-fleeing-settler = Where does the settler go who fled from the lost city?


## Picks

pick-retreat = Retreat
pick-fighton = Fight on
pick-loseunit = { $unit }
pick-tactics = { $card }


## What happened

battle = { $seat } attacks { $other } on { $hex }.
battle-round = Combat round { $round }.
rolls = { $seat } rolls { $dice }: combat value { $value }.
roll-share = { $amount ->
        [one] +1 combat value
       *[other] { NUMBER($amount, signDisplay: "always") } combat value
    } ({ $origin }).
roll-shield = { $seat } ignores { $count ->
        [one] 1 hit
       *[other] { $count } hits
    } ({ $origin }).
hits = { $seat } takes { $count ->
        [0] no hits
        [one] 1 hit
       *[other] { $count } hits
    }.
killed = { $seat } loses { $unit } on { $hex }.
drowns = { $seat } loses { $unit }, drowned.
settlers-die = { $seat } loses { $count ->
        [one] 1 settler
       *[other] { $count } settlers
    } on { $hex }.
retreats = { $seat } retreats to { $hex }.
battle-won = { $seat } wins the battle on { $hex }.
battle-draw = Nobody wins the battle on { $hex }.
captured = { $seat } captures the city on { $hex } from { $other }.
city-destroyed = The city on { $hex } is no more.
settler-flees = A settler of { $seat } flees to { $hex }.


## Why not

why-battle-forbidden = You may not start a battle there now.
