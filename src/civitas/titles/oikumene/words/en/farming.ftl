### Sections 5 and 15: the special phase, wages and fishing.

## Asks

ask-breeding = Breeding: a single herd has young on a 1 or 2. Do you throw a die again for prestige?
ask-young =
    { $number ->
        [one] A new herd: { $herd }. Where does it graze? Proposed is { $space }.
       *[other] { $number } new herds, first this one: { $herd }. Where does it graze? Proposed is { $space }.
    }
ask-sowing =
    { $fields ->
        [0] Nothing is to be sown. As you like it?
        [one] 1 field is to be sown, for { $grain } grain. As you like it?
       *[other] { $fields } fields are to be sown, for { $grain } grain. As you like it?
    }
ask-weather = The dice for the weather of your fields have fallen: the lower the better, by 1 grain more or less. Do you throw one again for prestige?
ask-harvest =
    { $left ->
        [0] { $grain } grain is brought in, to the nearest stores. As you like it?
       *[other] { $grain } grain is brought in, to the nearest stores; { $left } more finds no room. As you like it?
    }
ask-harvest-into = { $grain } grain of { $space }: into which settlement first?
ask-feasts = A small feast brings { $prestige } prestige and costs nothing. How large is yours?
ask-upkeep = Upkeep: { $due } gold is due, you have { $gold }. Who goes unpaid?
ask-feeding =
    { $hungry ->
        [0] Winter: { $food } food is needed, and all are fed.
        [one] Winter: { $food } food is needed, and 1 goes hungry.
       *[other] Winter: { $food } food is needed, and { $hungry } go hungry.
    } { $herds ->
        [0] No herd is slaughtered or culled
        [one] 1 herd is slaughtered or culled
       *[other] { $herds } herds are slaughtered or culled
    }; out of the stores: { $grain ->
        [0] { $fish ->
            [0] nothing
           *[other] { $fish } fish
        }
       *[other] { $grain } grain{ $fish ->
            [0] {""}
           *[other] {" "}and { $fish } fish
        }
    }.
ask-wages = Wages: { $due } gold is due, you have { $gold }. Who goes unpaid?
ask-fishing = The dice for your fishermen have fallen: 1 to 4 is a catch. Do you throw one again for prestige?

## Picks

pick-graze = { $space }
pick-forgo = Do without it: { $herd }
pick-sow = Sow { $space }, too
pick-leavefallow = Leave { $space } fallow
pick-gather = Name the store: { $space }
pick-gatherinto = Into { $space }
pick-leavestanding = Leave it on the field: { $space }
pick-feast =
    { $times ->
        [1] A small feast
        [2] A double feast
       *[3] A triple feast
    }
pick-keepherd = Keep: { $herd }, { $space }{ $inside ->
        [0] { "" }
       *[other] , inside
    }
pick-cullherd = Cull: { $herd }, { $space }{ $inside ->
        [0] { "" }
       *[other] , inside
    }
pick-slaughterherd = Slaughter: { $herd }, { $space }{ $inside ->
        [0] { "" }
       *[other] , inside
    }
pick-giveup = Give up: { $unit } ({ $level }), { $space }{ phrase-spot }
pick-giveuptown = Give up the settlement: { $space }
pick-giveupcommander = Give up the commander
pick-grainfirst = Eat grain before fish

## Terms

terms-town-abandoned = the settlement is abandoned
terms-town-yields = the settlement surrenders, and the units inside are lost
terms-then-hungry = then { $number ->
        [one] 1 goes
       *[other] { $number } go
    } hungry

## Reasons

why-not-connected = You do not control this field, or it is not connected to a free settlement of yours.
why-other-area = The new herd has to stay in the connected area of its parents.
why-grey-field = Nothing grows on a grey field.
why-herd-there = A herd grazes there.
why-crop-there = Something is sown there already.
why-no-seed = There is no grain left for another field, or you have decided about this one already.
why-no-crop = No crop of yours lies there.
why-no-other-store = There is no other settlement with room for this crop, or you have named one.
why-no-grain-room = This settlement is not connected with the field or has no room.
why-no-feast-grain = One of your connected areas has not enough grain for so large a feast.
why-decided = This is decided, or the rules leave no choice about it.

## What happened

told-young = { $seat } has a new herd: { $herd }, { $space }.
told-forgo = { $seat } does without a new herd: { $herd }.
told-no-pasture = { $seat } has no room for a new herd: { $herd }.
told-no-block-left = { $seat } has no block left for a new herd: { $herd }.
told-rot = The crop of { $seat } rots: { $grain } grain, { $space }.
told-sow =
    { $grain ->
        [1] { $seat } sows { $space } with 1 grain.
       *[other] { $seat } sows { $space }, which was plundered: { $grain } grain.
    }
told-summer =
    { $weather ->
        [0] A good summer for { $seat }: { $space } ({ $face }).
        [1] An ordinary summer for { $seat }: { $space } ({ $face }).
       *[2] A bad summer for { $seat }: { $space } ({ $face }).
    }
told-yield = The crop of { $seat } grows by { $grain } grain: { $space }.
told-taxes = { $seat } collects taxes: { $gold } gold.
told-tax-third = { $seat } pays { $other } a third of the taxes: { $gold } gold.
told-harvest = { $seat } brings in { $grain } grain: { $space } to { $store }.
told-unharvested = { $seat } cannot bring in { $grain } grain of { $space }: { $why ->
        [1] the field is not connected to a free settlement.
        [2] hostile units stand there, and nobody controls the field.
        [3] { $other } controls the field.
       *[0] nobody controls the field.
    }
told-no-store = { $seat } has no room for { $grain } grain, which stays on the fields.
told-feast =
    { $times ->
        [1] { $seat } holds a small feast: { $prestige } prestige.
        [2] { $seat } holds a double feast for { $grain } grain: { $prestige } prestige.
       *[3] { $seat } holds a triple feast for { $grain } grain: { $prestige } prestige.
    }
told-winter =
    { $weather ->
        [0] { $climate }: a good winter ({ $face }), herds need no feeding there.
        [1] { $climate }: an ordinary winter ({ $face }).
       *[2] { $climate }: a bad winter ({ $face }), no land unit and no herd moves there.
    }
told-winter-sea =
    { $weather ->
        [2] Storm on all seas ({ $face }).
       *[other] A calm winter at sea ({ $face }).
    }
told-dissolved = { $seat }: { $number } × { $unit } ({ $level }) without connection { $number ->
        [one] dissolves
       *[other] dissolve
    }, { $space }.
told-upkeep = { $seat } pays { $gold } gold of upkeep.
told-unpaid = { $seat } cannot pay: { $number } × { $unit } ({ $level }), { $space }.
told-unpaid-village = { $seat } cannot pay the village { $space }, which is abandoned.
told-unpaid-city = { $seat } cannot pay the city { $space }, which becomes a village.
told-slaughter = { $seat } slaughters { $number ->
        [1] a herd: { $herd }
       *[other] { $number } herds: { $herd }
    }, { $space }, { $meat } meat.
told-cull = { $seat } culls { $number ->
        [1] a herd: { $herd }
       *[other] { $number } herds: { $herd }
    }, { $space }, { $meat } meat; sheep are left.
told-fodder = { $seat } feeds herds with { $grain } grain.
told-fed = { $seat } feeds the people with { $meat ->
        [0] { $fish ->
            [0] { $grain } grain
           *[other] { $fish } fish{ $grain ->
                [0] {""}
               *[other] {" "}and { $grain } grain
            }
        }
       *[other] { $meat } meat{ $fish ->
            [0] { $grain ->
                [0] {""}
               *[other] {" "}and { $grain } grain
            }
           *[other] , { $fish } fish{ $grain ->
                [0] {""}
               *[other] {" "}and { $grain } grain
            }
        }
    }.
told-meat-sold = { $seat } sells { $gold } meat for { $gold } gold.
told-hungry = { $seat } loses { $number } × { $unit } ({ $level }) to hunger: { $space }.
told-hungry-surrender = { $space } is not fed and surrenders: { $seat } loses it to { $other }.
told-hungry-village = The village { $space } of { $seat } starves and is abandoned.
told-hungry-city = The city { $space } of { $seat } starves and is abandoned.
told-hungry-half = The city { $space } of { $seat } is half fed and becomes a village.
told-wages = { $seat } pays { $gold } gold in wages.
told-commander-wage = { $seat } pays the commander { $gold } gold.
told-deserts = { $seat } cannot pay: { $number } × { $unit } ({ $level }), { $space }.
told-commander-leaves = { $seat } cannot pay the commander, who leaves.
told-fish = { $seat } catches { $fish } fish: { $space }, stored in { $store }.
told-no-fish =
    { $face ->
        [0] { $seat } cannot fish in the storm: { $space }.
       *[other] { $seat } catches nothing: { $space } ({ $face }).
    }
told-fish-lost = { $seat } has no room for { $fish } fish: { $space }.

## Amounts

amount-grain = { $number } grain
amount-meat = { $number } meat
amount-fish = { $number } fish
