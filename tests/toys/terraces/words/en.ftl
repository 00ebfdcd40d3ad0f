title-name = Terraces
title-pitch = Claim the terraces of a hillside and make them bloom.

ask-claim = Which terrace do you claim?
ask-garden = What do you do in your garden?

pick-claim = Claim { $terrace }
pick-leave = Claim nothing
pick-plant = Plant a flower on { $terrace }
pick-dig = Dig for water
pick-rest = Rest until next year

told-claim = { $seat } claims { $terrace }.
told-plant = { $seat } plants a flower on { $terrace }.
told-dig = { $seat } digs and finds { $water } water.
told-year = Year { $year } is over.
told-wish = { $seat } wished for { $bed }.

end-allies-won = Together they have { $flowers } flowers and hoped for { $hoped }.
end-allies-lost = They hoped for { $hoped } flowers and have { $flowers }.
end-bloom = Flowers at all three heights: the garden is in full bloom.

why-taken = That terrace has an owner.
why-foot = The first terrace is at the foot of the hill.
why-far = That terrace is not next to one of yours.
why-dry = It costs { $water } water.
why-not-yours = That terrace is not yours.
why-in-flower = There is a flower already.
why-no-seed = You have no seed left.
why-dug = You have dug this year.
why-well-empty = Your well is empty.

option-game = Rivals, of whom one wins, or allies, who win or lose together.
option-game-name = Game
choice-game-rivals = Rivals
choice-game-allies = Allies
option-hope = How many flowers allies hope for, for each of them.
option-hope-name = Hope
choice-hope-1 = one flower
choice-hope-2 = two flowers
option-long = Five years instead of three.
option-long-name = Long match
option-eager = Automas plant on all their terraces.
option-eager-name = Eager automas

kind-plant = Plant a flower
kind-dig = Dig for water
why-no-terrace = You have no terrace without a flower.
amount-water = { $number } water
amount-seeds =
    { $number ->
        [one] 1 seed
       *[other] { $number } seeds
    }
source-flowers = Flowers
source-terraces = Bare terraces
source-wishes = Wishes
effect-bed = A bed of flowers; whoever wished for it in secret may gain points by it at the end.
effect-terrace = A step of the hill. Claiming it costs as much water as it is high; a flower on it counts a point, bare it counts half a point.
sheet-hill = Hill
label-year = Year { $year } of { $years }
label-water = water
label-well = well
label-seeds = seeds
label-wish = wish
label-points = points
label-number = { $number }
label-flower = flower
label-means = { $water } water, { $seeds } seeds

## Things: beds

thing-rose = rose bed
thing-lily = lily bed
thing-herb = herb bed
thing-vine = vine bed

## Things: terraces

thing-a1 = terrace A1
thing-b1 = terrace B1
thing-c1 = terrace C1
thing-d1 = terrace D1
thing-a2 = terrace A2
thing-b2 = terrace B2
thing-c2 = terrace C2
thing-d2 = terrace D2
thing-a3 = terrace A3
thing-b3 = terrace B3
thing-c3 = terrace C3
thing-d3 = terrace D3
