### Oikumene: what all chapters share.

title-name = Oikumene
title-pitch = Settle the ancient world: sow and harvest, breed herds, send ships, keep your people fed through the winter, and mind your neighbours and rivals.


## Options

option-map = The part of the world and the year in which the match is set, with its factions.
option-map-name = Map
choice-map-italia = Italia 290 BC
choice-map-vikings = Vikings AD 800
choice-map-orient = Orient 1550 BC
choice-map-britannia = Britannia AD 410
choice-map-taifas = Taifas AD 1050
choice-map-huns = Huns AD 373
option-mode = How many rules are switched on; each mode contains the one before it.
option-mode-name = Mode
choice-mode-quick = Quick (war and gold)
choice-mode-basic = Basic (with farming and prestige)
choice-mode-original = Original (with weather and experience)
choice-mode-extended = Extended (with commanders and pirates)
option-start = Place the villages in turn and claim a faction, or begin with a ready table of factions and villages.
option-start-name = Start
choice-start-draft = Placed in turn
choice-start-suggested = Suggested
option-area = By number of players two or three use the small area, four to seven the middle one, eight and more the whole map; a larger one may be chosen.
option-area-name = Play area
choice-area-by_players = By number of players
choice-area-2 = Middle area
choice-area-3 = Whole map
option-danube_banks = Which bank brings prestige for plundering; as printed Romans are paid for the right bank and all others for the left, which looks exchanged.
option-danube_banks-name = Banks of the Danube
choice-danube_banks-printed = As printed
choice-danube_banks-swapped = Exchanged


## Things

thing-prestige = Prestige
thing-brown = brown die
thing-experienced_light_infantry = Experienced light infantry


## Amounts

amount-gold = { $number } gold
amount-prestige = { $number } prestige


## Picks

pick-pass = Pass
pick-done = Leave it at that
pick-done-breeding = Leave the dice as they lie
pick-done-weather = Leave the dice as they lie
pick-done-fishing = Leave the dice as they lie
pick-done-attrition-neutral = Leave the dice as they lie
pick-done-attrition-shipwreck = Leave the dice as they lie
pick-done-attrition-unconnected = Leave the dice as they lie
pick-done-attrition-encircled = Leave the dice as they lie
pick-done-attrition-mountains = Leave the dice as they lie
pick-done-reroll-free = Leave the dice as they lie
pick-done-reroll-too = No other die
pick-pass-aim = Aim at nobody
pick-pass-reroll-paid = Leave the dice as they lie
pick-done-moves-units = End my moves
pick-done-moves-special = End my moves
pick-done-moves-retreat = End my retreat
pick-done-herds = End the moves of herds and goods
pick-done-plunder-in-need = End the plundering and roll
pick-done-withdraw = All others stay where they are
pick-done-battle = No attack
pick-done-siege = No assault
pick-done-charge = The rest do not charge
pick-done-put-aside = Put nothing aside
pick-done-plunder = End the plundering
pick-done-plunder-pieces = Leave the rest as it is
pick-done-builders = Nobody else builds
pick-done-trade = End my trade
pick-done-trade-turn = End my trade
pick-pass-stance = I do nothing as things stand
pick-pass-capitulation = Hold the settlement
pick-pass-tribute = No tribute
pick-pass-relocate = All villages stay
pick-yes = Yes
pick-no = No
pick-asproposed = As proposed
pick-asproposed-distribute = Deal out the rest as proposed
pick-asproposed-young = All as proposed
pick-asproposed-sowing = Yes, like this
pick-reroll = Throw die { $die } again ({ $thing }, { $space }: { $face })


## Terms

terms-ships-land = they land: light infantry from now on
terms-ships-moor = into the shipyard, with their cargo
terms-vain-room = there is no room left for it, so it cannot help now
terms-vain-swords = your swords are enough already, so it cannot help now
terms-vain-walls = the walls are out of reach, so it cannot help now
terms-vain-strike = even the best throw strikes nobody, so it cannot help now
terms-odds = more swords on { $more } of 6{ $fewer ->
        [0] { "" }
       *[other] { " " }and fewer on { $fewer }
    }
terms-drawn = the battle is drawn
terms-drawn-if = drawn if the other side stops, too
terms-flight = no dice in the next battle round; then you may leave
terms-places = { $number ->
        [one] 1 place
       *[other] { $number } places
    }
terms-walls-hold = the walls hold then
terms-stranded = { $number ->
        [one] 1 unit has nowhere to flee and is lost
       *[other] { $number } units have nowhere to flee and are lost
    }
terms-rise-together = all { $number } of them rise together
terms-stopped = neither won nor lost; you cannot assault it again in this round
terms-repaired = the breach is gone by the next round
terms-own-fortification = your fortification throws { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } in each battle round
terms-their-fortification = their fortification throws { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } in each battle round
terms-lost-in-port = your { $lost ->
        [one] unit in the shipyard goes
       *[other] { $lost } units in the shipyard go
    } down
terms-closes-ring = nobody stays outside: the settlement is encircled
terms-breaks-ring = encircled no longer, and open to attack
terms-owner-loses-it = the owner loses as much
terms-owner-loses = the owner loses 1 victory point
terms-only-loot = a village that is stormed is destroyed
terms-struck = { $swords } of { $of ->
        [one] 1 sword
       *[other] { $of } swords
    }{ $prestige ->
        [0] { "" }
       *[other] ; { $prestige } prestige when it is over
    }
terms-suffered = { $swords } of { $of ->
        [one] 1 sword
       *[other] { $of } swords
    }
terms-heads = { $number } against { $others }
terms-undefended = undefended: falls at once
terms-breach = a breach in the walls, which neither stop a sword nor strike; { $number ->
        [one] 1 unit
       *[other] { $number } units
    } inside
terms-walls = walls of { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }; { $number ->
        [one] 1 unit
       *[other] { $number } units
    } inside


## Reasons

why-gold = You need { $number } gold for it.
why-prestige = You need { $number } prestige for it.
why-no-prestige = In this mode there is no prestige to pay with.
why-no-cube = You have no cube left: all 20 stand for other units.


## What happened

told-reroll = { $seat } pays { $prestige } prestige and throws the die of { $space } again: { $face } instead of { $before }.

## Where units are

phrase-spot =
    { $spot-id ->
        [site] , on the site
        [inside] , inside
        [port] , in the shipyard
        [aboard] , aboard
        [hold] , aboard in the shipyard
       *[out] { "" }
    }
