### Sections 7, 8 and 11: the expansion and unrest.

## Asks

ask-growth =
    { $growth ->
        [one] Growth: 1 point left.
       *[other] Growth: { $growth } points left.
    } Where does a new vassal come? { $vassals ->
        [0] There are no free vassals: each comes from an unbuilt city.
        [one] There is 1 free vassal.
       *[other] There are { $vassals } free vassals.
    }
ask-shrink =
    { $count ->
        [one] Negative growth: which piece leaves the board?
       *[other] Negative growth: { $count } pieces leave the board. Which is the first?
    }
ask-unrest =
    { $count ->
        [one] Unrest: which vassal leaves the board?
       *[other] Unrest: { $count } vassals leave the board. Which is the first?
    }
ask-special-use = Which new vassal becomes a fleet, an army or a trading post?
ask-use = What does the new vassal become ({ $field })?
ask-gift = What do you give { $other } for the trading post?
ask-shipwrights = A second fleet costs nothing ({ $field }), but no vassal is free. Take the cube from an unbuilt city?
ask-movement =
    Who moves? { $horses ->
        [0] { "" }
        [one] You have a horse.
       *[other] You have { $horses } horses.
    }
ask-march =
    { $points ->
        [0] Where does the vassal go ({ $field })?
        [one] Where does the vassal go ({ $field }, 1 movement point)?
       *[other] Where does the vassal go ({ $field }, { $points } movement points)?
    }
ask-sail =
    { $points ->
        [one] Where does the fleet go ({ $field }, 1 movement point)?
       *[other] Where does the fleet go ({ $field }, { $points } movement points)?
    }
ask-bridge = Over the fleets of { $field }: where does the vassal from { $origin } go?
ask-demand =
    Fleets of yours and of { $other } meet ({ $field }): { $own } of yours, { $theirs } of theirs. Do you demand a battle?
ask-found-city = Where do three vassals found a city?


## Picks

pick-grow = New vassal: { $field }
pick-withdraw = { $piece }: { $field }
pick-employ = The new vassal of { $field }
pick-buildfleet = A fleet: { $field }
pick-trainarmy = An army
pick-setpost = A trading post: { $field }
pick-givethaler = A thaler
pick-givetreaty = A treaty
pick-march =
    { $points ->
        [0] A vassal: { $field } (on a horse)
        [one] A vassal: { $field } (1 point)
       *[other] A vassal: { $field } ({ $points } points)
    }
pick-sail =
    { $points ->
        [one] A fleet: { $field } (1 point{ phrase-raided })
       *[other] A fleet: { $field } ({ $points } points{ phrase-raided })
    }
phrase-raided =
    { $raided ->
        [0] { "" }
       *[other] , has raided
    }
pick-mount = Give it a horse: 2 points more
pick-to = To { $field }
pick-assault = Attack { $field }
pick-embark = Over the fleets: { $field }
pick-raid = Raid { $field }
pick-demand = Demand a battle: { $field }
pick-tolerate = No battle: { $field }
pick-foundcity = Found a city: { $field }

kind-march = moving a vassal
kind-sail = moving a fleet
kind-demand = demanding a battle
kind-raid = a raid
kind-buildfleet = a fleet
kind-trainarmy = an army
kind-setpost = a trading post


## What happened

told-expansion = { $seat } expands.
told-auto-expansion = { $seat } expands without leaders.
told-legion = { $seat } gains a legion.
told-growth = The growth of { $seat }: { $growth }.
told-grows = { $seat } gains a vassal: { $field }.
told-cube = { $seat } takes a cube from an unbuilt city and loses { $morale } morale.
told-unused-growth = { $seat } leaves { $growth } growth unused: +{ $morale } morale.
told-removed = { $seat } takes a piece off the board: { $piece }, { $field }{ phrase-food }.
told-builds-fleet = { $seat } builds a fleet: from { $origin } to { $field }{ phrase-for-thalers }.
told-shipwrights = The shipwrights of { $seat } add a fleet: { $field }.
told-trains-army = { $seat } trains an army in { $field }{ phrase-for-thalers }.
told-sets-post = { $seat } sets a trading post in { $field } and gives { $other } a thaler.
told-sets-post-treaty = { $seat } sets a trading post in { $field } and gives { $other } a treaty.
told-post-expelled = { $seat } loses the trading post in { $field } and { $morale } morale.
told-mounts = { $seat } gives a vassal a horse: { $field }.
told-marches = { $seat } moves a vassal from { $origin } to { $field }.
told-marches-to-attack = { $seat } moves a vassal from { $origin } to attack { $field }.
told-carried = Fleets of { $seat } carry a vassal from { $origin } to { $field }.
told-carried-to-attack = Fleets of { $seat } carry a vassal from { $origin } to attack { $field }.
told-sails = { $seat } sails from { $origin } to { $field }.
told-lands = A fleet of { $seat } lands: from { $origin } to { $field }.
told-lands-to-attack = A fleet of { $seat } lands to attack: from { $origin } to { $field }.
told-demands = { $seat } demands a battle with { $other }: { $field }.
told-raids = { $seat } raids { $other } in { $field }: a { $roll }, { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }.
told-raid-sunk = The raid of { $seat } on { $field } fails: the fleet is lost, +{ $morale } morale.
told-falls = { $field } is empty and falls to { $seat } without a battle.
told-wins-field = { $seat } controls { $field }.
told-leaves-field = { $seat } has left { $field }.
told-inherits = { $seat } controls { $field } now.
told-gains-food =
    { $seat }: { $food ->
        [0] hunger { $hunger }
       *[other] { $hunger ->
            [0] food +{ $food }
           *[other] food +{ $food }, hunger { $hunger }
        }
    }.
told-gives-food =
    { $seat }: { $food ->
        [0] hunger +{ $hunger }
       *[other] { $hunger ->
            [0] food { $food }
           *[other] food { $food }, hunger +{ $hunger }
        }
    }.
told-colonies = { $seat } has { $count ->
        [one] a new colony
       *[other] { $count } new colonies
    } and loses { $morale } morale.
told-founds-city = { $seat } founds a city: { $field }{ phrase-food }.


## Why not

why-no-room-to-grow = There is no piece of yours there that has no new vassal yet.
why-no-navigation = Fleets need Navigation 1.
why-no-coast = The new vassal is not next to this sea field.
why-foreign-fleet = Fleets of others are there.
why-no-mechanics = Armies need Mechanics 1.
why-no-commerce = Trading posts need Commerce 2.
why-no-foreign-city = No city of another player stands there.
why-no-open-city = No neighbour has a city without a trading post.
why-post-there = There is a trading post already.
why-post-unpayable = You have neither a thaler nor a treaty to give.
why-no-new-vassal = There is no new vassal of yours.
why-no-use = The new vassal can become nothing.
why-no-march = No vassal of yours can move any further.
why-no-sail = No fleet of yours can move any further.
why-no-fleet = You have no fleet.
why-no-demand = No fleet of yours is in a sea field of another player.
why-not-your-unit = No unit of yours is there with so many movement points.
why-out-of-reach = The unit does not get there.
why-sail-first = Not from here. A fleet of yours can land there from a sea field next to the coast: sail it there first.
why-no-raiders = Only Norsemen raid.
why-raided-already = The fleet has raided, or has no movement point left.
why-raid-not-adjacent = The fleet is not next to this province.
why-no-victim = The province belongs to no other player.
why-raid-battlefield = A historical battlefield is not raided.
why-victim-raided = You have raided this player in this round.
why-city-limit = Your Architecture allows no more cities.
why-not-your-province = The province is not yours.
why-city-there = A city stands there already.
why-too-few-founders = Three vassals are needed there.
why-no-such-piece = You have no such piece there.
