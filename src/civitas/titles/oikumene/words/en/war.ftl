### Sections 8 to 11: withdrawal, battles, sieges, plunder.

## Asks

ask-stance = The fighting begins. Will you do anything in it as things stand, and in which sub-phase first?
ask-withdraw = Enemies are at your settlements: who goes inside, who comes out?
ask-feed-stall = There is too little grain inside: which herd gets it?
ask-battle = Do you attack?
ask-charge = Do cavalry or war elephants charge?
ask-reroll-free = Which die do you throw again, free of charge?
ask-reroll-paid = Do you throw one or two dice again for prestige?
ask-reroll-too = Which other die do you throw again for the same price?
ask-put-aside = Do you put pairs of swords aside for the next battle round?
ask-aim = Do you aim at a unit in the rear?
ask-strike = Which enemy units do your swords strike?
ask-suffer = Which of your units in the rear are struck?
ask-go-down = Your ships have { $number ->
        [one] 1 place
       *[other] { $number } places
    } too few for their cargo: who goes down with those that sank?
ask-fight-on = Do you fight another battle round?
ask-leave = You have declared flight. Do you leave now?
ask-flee-to = Flight of { $number } × { $unit } ({ $level }): where to?
ask-siege = Do you assault a settlement?
ask-storm-on = Do you go on with the assault?
ask-conquest = { $space } has fallen to you ({ $building }). What becomes of it?
ask-captured-ships = { $number ->
        [one] 1 ship lies
       *[other] { $number } ships lie
    } in the shipyard of { $space }. Do you take over what you have room and cubes for? All others are destroyed.
ask-capture = In the shipyard of { $space } { $number ->
        [one] lies 1 ship
       *[other] lie { $number } ships
    } of { $other } ({ $unit }). How many do you take over? The others are destroyed.
ask-scuttle = The shipyard of { $space } has become too small for your ships. Which of them do you give up?
ask-plunder = What do you plunder?
ask-plunder-pieces = Do you take or destroy what others have on the plundered field?

## Picks

pick-actin = Yes, first in “{ $phase }”
pick-withdraw = { $space }: { $number } × { $unit } ({ $level }) { $number ->
        [one] goes
       *[other] go
    } inside{ $spot-id ->
        [site] { " " }from the site
        [aboard] { " " }from aboard
       *[other] { "" }
    }
pick-moor = { $space }: { $number } × { $unit } ({ $level }) { $number ->
        [one] puts
       *[other] put
    } into the shipyard
pick-sortie = { $space }: { $number } × { $unit } ({ $level }) { $number ->
        [one] comes
       *[other] come
    } out
pick-leavesite = { $space }: { $number } × { $unit } ({ $level }) { $number ->
        [one] leaves
       *[other] leave
    } the site
pick-shelter = { $space }: drive a herd inside ({ $herd })
pick-feedherd = { $herd }
pick-attack = Attack { $other } at { $space }
pick-charge = { $number } × { $unit } ({ $level }) { $number ->
        [one] charges
       *[other] charge
    }
pick-chargeall = All charge
phrase-thrower = { $unit-id ->
        [village] { $unit }
        [city] { $unit }
        [fortification] { $unit }
       *[other] { $unit } ({ $level }){ phrase-post }
    }
pick-rerollfree = { phrase-thrower }: { $die }, { $swords ->
        [0] without sword
        [one] with 1 sword
       *[other] with { $swords } swords
    }
pick-rerollpaid = { phrase-thrower }: { $die }, { $swords ->
        [0] without sword
        [one] with 1 sword
       *[other] with { $swords } swords
    }
pick-rerolltoo = { phrase-thrower }: { $die }, { $swords ->
        [0] without sword
        [one] with 1 sword
       *[other] with { $swords } swords
    }
pick-asideswords = { $number ->
        [one] 2 swords for 1 sword of the next round
       *[other] { $number } pairs for { $number } swords of the next round
    }
pick-asideshields = { $number ->
        [one] 2 swords for 1 shield of the next round
       *[other] { $number } pairs for { $number } shields of the next round
    }
phrase-post = { $spot-id ->
        [site] , on the site
        [aboard] , aboard
        [hold] , aboard in the shipyard
       *[out] { "" }
    }
pick-aim = Aim at { $unit } ({ $level }){ phrase-post }
pick-strike = { $number } × { $unit } ({ $level }){ phrase-post }
pick-suffer = { $number } × { $unit } ({ $level }){ phrase-post }
pick-godown = { $unit } ({ $level })
pick-scuttle = { $unit } ({ $level })
pick-fightuntilloss = Fight on until one of mine falls
pick-fighton = Fight on
pick-calloff = Stop
pick-flee = Declare flight
pick-leave = Leave the battle
pick-fleeto = { $number } × { $unit } ({ $level }){ phrase-post }: { $into-id ->
        [inside] { $unit-id ->
            [transport_ship] as light infantry into the settlement of { $to }
            [warship] as light infantry into the settlement of { $to }
           *[other] into the settlement of { $to }
        }
        [port] into the shipyard of { $to }
        [aboard] aboard at { $to }
        [hold] aboard in the shipyard of { $to }
       *[out] to { $to }
    }
pick-assault = Assault { $space }
pick-plunder = Plunder { $space }
pick-stealcrop = { $space }: take the crop
pick-burncrop = { $space }: burn the crop
pick-stealherd = { $space }: take a herd of { $other } ({ $herd })
pick-killherd = { $space }: kill a herd of { $other } ({ $herd })
pick-razesite = { $space }: tear down the building site
pick-destroy = Destroy { $space } for its loot
pick-takeasvillage = Take { $space } as a village
pick-occupy = Occupy { $space } as it is

kind-withdraw = Go inside
kind-moor = Put into the shipyard
kind-sortie = Come out
kind-leavesite = Leave a site
kind-shelter = Drive herds inside
kind-attack = Attack
kind-assault = Assault
kind-plunder = Plunder
kind-stealherd = Take herds
kind-killherd = Kill herds
kind-stealcrop = Take crops
kind-burncrop = Burn crops
kind-razesite = Tear down sites

## Things

thing-die_white = white die
thing-die_blue = blue die
thing-die_red = red die
thing-die_white_inverted = inverted white die

## Amounts

amount-victory = { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    }

## Reasons

why-neutral = This field is neutral for ever.
why-not-actively = You do not control this field by units of your own.
why-stone-there = A plunder stone lies there already.
why-stones-used = All your plunder stones lie on the board.
why-own-settlement = Your own settlement stands there.
why-no-enemy-here = No hostile unit is outside there.
why-no-settlement-here = You have no completed settlement there.
why-went-already = They have gone in or out already in this sub-phase.
why-not-inside = No unit of yours is inside a settlement.
why-not-on-site = None of your builders is on a site beside enemies.
why-nobody-to-withdraw = None of your units stands beside enemies at a settlement of yours.
why-no-herd-to-shelter = You have no herd beside enemies that could go inside.
why-friends = A treaty between you is valid.
why-nobody-to-fight = Nobody hostile is on the same space as units of yours.
why-peaceful-ground = No battles are fought on this neutral field.
why-fought-already = You two have fought there in this round.
why-one-enemy-a-space = You have attacked somebody there already.
why-not-encircled = You do not encircle a settlement there.
why-has-fallen = The settlement has fallen already.
why-assaulted-already = You have assaulted it in this round.
why-no-hostile-crop = No crop of a hostile player lies there.
why-no-hostile-herd = No such herd of a hostile player grazes there.
why-no-hostile-site = Nobody hostile builds there.
why-site-protected = The completed settlement protects the site.
why-nothing-to-plunder = You control no field by units that could be plundered.
why-stormed = It was stormed: it cannot be occupied undamaged.
why-not-stormed = It fell without defenders: it is occupied as it is.
why-only-cities = Only a city can be taken at a lower level.
why-not-victor = It has not fallen to you.

## What happened

told-withdraws = { $seat } withdraws { $number } × { $unit } ({ $level }) into { $space }.
told-come-out = No enemy is left at { $space }: { $number ->
        [one] 1 unit of { $seat } comes
       *[other] { $number } units of { $seat } come
    } out of the settlement.
told-herd-out = A herd of { $seat } comes out of the settlement at { $space }: { $herd }.
told-lands-inside = { $seat } lands { $number } × { $unit } ({ $level }) and withdraws into { $space }: light infantry from now on.
told-moors = { $seat } withdraws { $number } × { $unit } ({ $level }) into the shipyard of { $space }.
told-sortie = { $seat } brings { $number } × { $unit } ({ $level }) out of { $space }.
told-leaves-site = { $seat }: { $number } × { $unit } ({ $level }) { $number ->
        [one] leaves
       *[other] leave
    } the building site at { $space }.
told-shelter = { $seat } drives a herd into { $space }: { $herd }.
told-stalls = { $seat }: inside { $space } { $number ->
        [one] 1 herd is
       *[other] { $number } herds are
    } fed, { $lost } slaughtered.
told-ambush = { $seat } ambushes { $other } at { $space } with { $number ->
        [one] 1 die
       *[other] { $number } dice
    }: { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }.
told-attack = { $seat } attacks { $other } at { $space }.
told-charge = { $seat }: { $number } × { $unit } ({ $level }) { $number ->
        [one] charges
       *[other] charge
    }.
told-charge-swords = { $seat } charges with { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }{ phrase-sword-sources }; the shields of { $other } stop { $stopped }.
told-throw = { $seat } throws { $number ->
        [one] 1 die
       *[other] { $number } dice
    }: { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }.
told-reroll-swords = { $seat } throws again ({ $die }): { $kept ->
        [0] { $swords } instead of { $before }
       *[other] { $swords }, but the better { $before } stays
    }.
told-reroll-price = { $seat } pays { $prestige } prestige for throwing dice again.
told-reroll-paid = { $seat } throws again for prestige ({ $die }): { $kept ->
        [0] { $swords } instead of { $before }
       *[other] { $swords }, but the better { $before } stays
    }.
phrase-sword-sources = { $more ->
        [0] { "" }
       *[other] {" "}({ $shown } shown{ $blank ->
        [0] { "" }
       *[other] , { $blank } for dice without
    }{ $units ->
        [0] { "" }
       *[other] , { $units } for units and morale
    }{ $kept ->
        [0] { "" }
       *[other] , { $kept } carried over
    })
    }
told-swords = { $seat } strikes with { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }{ phrase-sword-sources } and stands behind { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }.
told-aside-swords = { $seat } keeps { $number ->
        [one] 1 sword
       *[other] { $number } swords
    } for the next battle round.
told-aside-shields = { $seat } keeps { $number ->
        [one] 1 shield
       *[other] { $number } shields
    } for the next battle round.
told-aim = { $seat } pays { $prestige } prestige and aims at { $unit } ({ $level }) in the rear.
told-destroyed = { $seat } loses { $number } × { $unit } ({ $level }).
told-sunk = { $seat } loses { $number } × { $unit } ({ $level }) aboard ships that have sunk.
told-no-way-out = { $seat } loses { $number } × { $unit } ({ $level }) in flight: there is nowhere to go.
told-flight = { $seat } takes to flight.
told-rallies = { $seat } gives up the flight and fights on.
told-flees = { $seat }: { $number } × { $unit } ({ $level }) { $number ->
        [one] flees
       *[other] flee
    } { $into-id ->
        [inside] { $unit-id ->
            [transport_ship] as light infantry into the settlement of { $space }
            [warship] as light infantry into the settlement of { $space }
           *[other] into the settlement of { $space }
        }
        [port] into the shipyard of { $space }
        [aboard] aboard at { $space }
        [hold] aboard in the shipyard of { $space }
       *[out] to { $space }
    }.
told-nobody-left = Nobody is left at { $space }, on either side: won by nobody.
told-drawn = The battle at { $space } is drawn.
told-battle-won = { $seat } beats { $other } at { $space }: { $number } victory point won, and as much lost.
told-battle-prestige = { $seat } gains { $prestige } prestige in combat.
told-assault = { $seat } assaults { $space }, which { $other } holds.
told-breach = { $seat } breaches the walls of { $space } ({ $number ->
        [one] 1 shield
       *[other] { $number } shields
    }).
told-walls-hold = The walls of { $space } hold against { $seat } ({ $number ->
        [one] 1 shield
       *[other] { $number } shields
    }).
told-walls-open = { $seat } finds the breach in the walls of { $space } that the assault before has left.
told-siege-stopped = { $seat } breaks off the assault on { $space }.
told-falls = { $space } falls: { $seat } has beaten { $other }.
told-undefended = { $space } is undefended and falls: { $seat } takes it from { $other }.
told-surrender = { $space } surrenders: { $seat } gives it up to { $other }.
told-given-back = { $other } has no unit left at { $space }: it goes back to { $seat }.
told-peace = A treaty between { $seat } and { $other } is valid: { $space } goes back to { $seat }.
told-starved-out = { $seat } has starved out { $space } of { $other } ({ $building }): { $number } victory points{ $prestige ->
        [0] { "" }
       *[other] { " " }and { $prestige } prestige
    }; { $other } loses as many victory points.
told-conquest = { $seat } has conquered { $space } ({ $building }) from { $other }: { $number } victory points{ $prestige ->
        [0] { "" }
       *[other] { " " }and { $prestige } prestige
    }; { $other } loses as many victory points.
told-must-destroy = { $village ->
        [0] { $seat } has no building left to put at { $space }: it is destroyed.
       *[other] { $space } is a village that was stormed: it is destroyed.
    }
told-loot = { $seat } destroys { $space } and loots { $gold } gold.
told-degraded = { $seat } takes { $space } as a village.
told-occupied = { $seat } occupies { $space }.
phrase-goods-taken = { $grain ->
        [0] { $fish ->
            [0] nothing
           *[other] { $fish } fish
        }
       *[other] { $grain } grain{ $fish ->
            [0] { "" }
           *[other] { " " }and { $fish } fish
        }
    }
phrase-goods-lost = { $lost_grain ->
        [0] { $lost_fish ->
            [0] nothing
           *[other] { $lost_fish } fish
        }
       *[other] { $lost_grain } grain{ $lost_fish ->
            [0] { "" }
           *[other] { " " }and { $lost_fish } fish
        }
    }
told-goods-taken = { $seat } gets { phrase-goods-taken } out of the stores of { $space }{ $lost ->
        [0] { "" }
       *[other] ; for want of room is lost: { phrase-goods-lost }
    }.
told-herds-lost = { $seat } has neither a block nor room for { $number ->
        [one] a herd
       *[other] { $number } herds
    } from inside { $space }, which { $number ->
        [one] is
       *[other] are
    } lost.
told-garrison = { $seat } loses { $number } × { $unit } ({ $level }), inside { $space }.
told-no-room-inside = { $number } × { $unit } ({ $level }) of { $seat } { $number ->
        [one] has
       *[other] have
    } no room inside { $space } any more and { $number ->
        [one] is
       *[other] are
    } in the field.
told-herd-comes-out = A herd of { $seat } ({ $herd }) has no room inside { $space } any more and is in the field.
told-herd-lost-outside = A herd of { $seat } ({ $herd }) has no room inside { $space } any more, nor on the field, and is lost.
told-goes-down = { $seat } loses { $number } × { $unit } ({ $level }) with the shipyard of { $space }.
told-herd-taken = { $seat } takes a herd from inside: { $herd }, now at { $space }.
told-scuttled = { $seat } gives up a ship ({ $unit }, { $level }): the shipyard of { $space } has become too small.
told-ship-taken = { $seat } takes over a ship: { $unit }.
told-ship-destroyed = { $seat } destroys a ship of { $other } in the shipyard ({ $unit }){ $prestige ->
        [0] { "" }
       *[other] : { $prestige } prestige
    }.
told-lost-in-port = { $seat } loses { $unit } in the shipyard of { $space }.
told-cargo-destroyed = { $seat } destroys a unit of { $other } aboard in the shipyard ({ $unit }){ $prestige ->
        [0] { "" }
       *[other] : { $prestige } prestige
    }.
told-plunder = { $seat } plunders { $space }: { $gold } gold{ $prestige ->
        [0] { "" }
       *[other] , { $prestige } prestige
    }.
told-crop-stolen = { $seat } takes the crop of { $other } at { $space }: 1 victory point won, 1 lost.
told-crop-burnt = { $seat } burns the crop of { $other } at { $space }, who loses 1 victory point.
told-herd-stolen = { $seat } takes a herd of { $other } at { $space } ({ $herd }): 1 victory point won, 1 lost.
told-herd-killed = { $seat } kills a herd of { $other } at { $space } ({ $herd }), who loses 1 victory point.
told-site-razed = { $seat } tears down the site of { $other } at { $space }: { $building }.
