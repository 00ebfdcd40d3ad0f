### Moving units.

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
    }
ask-goal = Where does the group from { $hex } go?


## Picks

pick-command = Move units
pick-from = From { $hex }
pick-join = { $unit }
pick-to = To { $hex }


## What happened

moves = { $seat } moves { $count } { $unit } from { $origin } to { $hex }.


## Why not

why-no-tactics = Army units move only with Tactics.
why-moved-already = The unit has moved in this action.
why-unit-fatigued = The unit has fought this turn.
why-unit-on-mountain = The unit has climbed a mountain this turn.
