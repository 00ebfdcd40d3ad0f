### Prices and gains.

## Amounts

amount-thalers =
    { $number ->
        [one] 1 thaler
       *[other] { $number } thalers
    }
amount-treaties =
    { $number ->
        [one] 1 treaty
       *[other] { $number } treaties
    }
amount-talks =
    { $number ->
        [one] 1 treaty, diplomacy action and bonus action
       *[other] { $number } treaties, diplomacy actions and bonus actions
    }
amount-progress =
    { $number ->
        [one] 1 progress, to be paid
       *[other] { $number } progress, each to be paid
    }
amount-influence = { $number } influence
amount-morale = { $number } morale
amount-growth = { $number } growth
amount-free_vassals =
    { $number ->
        [one] 1 free vassal
       *[other] { $number } free vassals
    }
amount-armies =
    { $number ->
        [one] 1 army
       *[other] { $number } armies
    }
amount-fleets =
    { $number ->
        [one] 1 fleet
       *[other] { $number } fleets
    }
amount-food = { $number } food
amount-start_food = { $number } food at the start
amount-hunger = { $number } hunger
amount-leaders =
    { $number ->
        [one] 1 leader
       *[other] { $number } leaders
    }
amount-grey_leader =
    { $number ->
        [one] 1 grey leader
       *[other] { $number } grey leaders
    }
amount-bread_value = { $number } bread marker value
amount-trade_value = { $number } trade value
amount-fleet_movement = { $number } fleet movement
amount-vassal_movement = { $number } vassal movement
amount-city_limit = { $number } cities allowed

## Notes

terms-deters = { $other } deters you: { $deterrence } morale
terms-ends-alliance = it ends the alliance: { $influence } influence, { $morale } morale
