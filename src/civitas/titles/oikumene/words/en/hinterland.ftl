### Sections 12 to 14: experience, building, trade.

## Questions

ask-raise = Experience from combat, { $space }: which unit gains a level?
ask-build = Shall all your builders work twice in this round?
ask-trade = Trade: what do you buy, sell, build?
ask-trade-turn = Your trade turn: what do you buy, sell, build or agree upon?
ask-where = Where?
ask-hire-where = { $unit } ({ $level }): where to?
ask-double-where = Which settlement may buy twice its limit?
ask-upgrade-where = { $unit }: which light infantry becomes that?
ask-degrade-which = Which units become light infantry again?
ask-train-which = Which unit is trained?
ask-sell-unit-which = Which light infantry do you sell?
ask-dismiss-which = Which units do you dismiss?
ask-store-where = { $good }: which store?
ask-how-many = How much { $good }?
ask-herd-where = { $herd }: on which field?
ask-horses-where = From which field do the horses come?
ask-build-where = { $building }: on which field?
ask-man-where = Which site gets more builders?
ask-builders = Who builds at { $space }?
ask-accelerate-where = Which site shall grow faster?
ask-demolish-where = { $building }: which one do you pull down?
ask-clear-where = Which plundered field shall recover?
ask-third-where = Where does the third light infantry come?

## Answers

pick-raiselevel = { $unit } ({ $level }){ phrase-spot }
pick-buildtwice = Everybody works twice
pick-hire = { $pays-id ->
    [prestige] Hire { $unit } ({ $level }), at the other price
   *[other] Hire { $unit } ({ $level })
}
pick-hireat = { $space }
pick-doublelimit = Let one settlement buy twice its limit
pick-doubleat = { $space }
pick-upgradeto = Upgrade to { $unit }
pick-upgrade = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-degrade = Turn units back into light infantry
pick-degradeat = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-train = Train a unit
pick-trainat = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-sellunit = Sell light infantry
pick-sellunitat = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-dismiss = Dismiss units
pick-dismissat = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-buy = Buy { $good }
pick-sell = Sell { $good }
pick-storeat = { $space }
pick-somany = { $number }
pick-buyherd = Buy { $herd }
pick-sellherd = Sell { $herd }
pick-butcher = Slaughter { $herd } for the meat
pick-herdat = { $space }
pick-build = Begin: { $building }
pick-buildat = { $space }
pick-man = Put more builders on a site
pick-manat = { $space }
pick-builder = { $unit } ({ $level })
pick-accelerate = Pay for faster building
pick-accelerateat = { $space }
pick-demolish = Pull down: { $building }
pick-demolishat = { $space }
pick-command = Hire: { $commander }
pick-clearstone = Let a plundered field recover
pick-clearat = { $space }
pick-awaitturn = Wait for my turn, to deal with others
pick-negotiate = { $treaty-id ->
    [rival] Name another rival
    [help] Offer help
   *[other] Talk about: { $treaty }
}

## What they cost and bring

amount-work = { $number } work
terms-garrison = and the units inside
terms-in-plunder = in the plunder sub-phase; the units inside go
terms-tax-third = the vassal gives a third of the taxes
terms-least-gold = at least { $number } gold
terms-ends-sieges = { $sieges ->
        [one] a siege between you ends
       *[other] { $sieges } sieges between you end
    } (who besieges has to leave)
terms-ends-fallen = { $fallen ->
        [one] a settlement that has fallen goes back
       *[other] { $fallen } settlements that have fallen go back
    }
terms-if-agreed = if it is agreed
terms-at-most = at most
terms-each-half = ½ gold each
terms-each-whole = 1 gold each
terms-no-buyer = nobody buys the meat there: no connection to a settlement
terms-nothing-back = no gold comes back here
terms-half-over = ½ gold towards the next sale
terms-few-hands = it takes { $needed } builders and { $number ->
        [one] one is
       *[other] { $number } are
    } there: nothing grows yet
terms-for-ever = it never ends
terms-wages-once = wages of { $number } in winter
terms-wages-twice = wages of { $number } in summer and winter
terms-roman-gold = { $more } gold for { $faction }
terms-third-free = a third for nothing
terms-vain-work = no more work than without it
terms-with-dock = with its dock
terms-with-harbour = with its harbour
terms-with-fortification = with its fortification
terms-with-site = with its building site
terms-grain-lost = { $grain } grain lost
terms-fish-lost = { $fish } fish lost
terms-herd-goes = a herd of horses for one or two
terms-no-herd = no further herd
terms-deserted = a site stands empty: its work will be lost

## Kinds of answers

kind-hire = Buy units
kind-doublelimit = Twice the limit
kind-upgradeto = Upgrade units
kind-degrade = Degrade units
kind-train = Train units
kind-command = Commander
kind-sellunit = Sell units
kind-dismiss = Dismiss units
kind-buy = Buy goods
kind-sell = Sell goods
kind-buyherd = Buy herds
kind-sellherd = Sell herds
kind-butcher = Slaughter herds
kind-build = Begin a building
kind-man = Builders for a site
kind-accelerate = Faster building
kind-demolish = Pull down
kind-clearstone = Plundered fields
kind-negotiate = Diplomacy

## Where there are many answers: under which heading they lie

fold-hire = Units
fold-doublelimit = Units
fold-upgradeto = Units
fold-degrade = Units
fold-train = Units
fold-command = Units
fold-sellunit = Units
fold-dismiss = Units
fold-buy = Goods and herds
fold-sell = Goods and herds
fold-buyherd = Goods and herds
fold-sellherd = Goods and herds
fold-butcher = Goods and herds
fold-build = Building
fold-man = Building
fold-accelerate = Building
fold-demolish = Building
fold-clearstone = Building

## What happened

told-rise = { $seat }: a unit at { $space } gains a level: { $unit } ({ $level }).
told-work = { $seat } builds at { $space }: { $building }, { $work } of { $needed }.
told-complete = { $seat } completes { $building } at { $space }.
told-site-lost = { $seat } has nobody left at { $space }: what was built of { $building } is lost.
told-build-twice = { $seat } pays { $prestige } prestige: all builders work twice.
told-hire = { $seat } buys { $unit } ({ $level }) at { $space } for { $prestige ->
    [0] { $gold } gold
   *[other] { $gold } gold and { $prestige } prestige
}.
told-roman-gold = { $seat } receives { $gold } gold, because { $other } has hired mercenaries.
told-third = { $seat } receives a third light infantry at { $space } for nothing.
told-double = { $seat } pays { $prestige } prestige: { $space } may buy twice its limit.
told-command = { $seat } now has { $commander }, for { $gold } gold.
told-upgrade = { $seat } makes { $unit } at { $space } for { $gold } gold.
told-harness = { $seat } gives a horse herd of { $space } to the riders.
told-degrade = { $seat } turns { $unit } ({ $level }) at { $space } back into light infantry{ $gold ->
        [0] ; no gold comes back
       *[other] { " " }and gets { $gold } gold
    }.
told-train = { $seat } begins to train { $unit } ({ $level }) at { $space } for { $gold } gold.
told-sell-unit = { $seat } sells light infantry ({ $level }) at { $space } for { $gold } gold.
told-dismiss = { $seat } dismisses { $number } × { $unit } ({ $level }) at { $space }.
told-buy = { $seat } buys { $number } × { $good } at { $space } for { $gold } gold.
told-sell = { $seat } sells { $number } × { $good } of { $space }{ $gold ->
        [0] : ½ gold towards the next sale
       *[other] { " " }for { $gold } gold
    }.
told-buy-herd = { $seat } buys { $herd } for { $gold } gold; they graze at { $space }.
told-sell-herd = { $seat } sells { $herd } of { $space } for { $gold } gold.
told-butcher = { $seat } slaughters { $herd } of { $space }{ $gold ->
        [0] ; the meat brings no gold
       *[other] { " " }and sells the meat for { $gold } gold
    }.
told-build = { $seat } begins { $building } at { $space } for { $gold } gold.
told-man = { $seat } puts { $number } { $number ->
    [one] unit
   *[other] units
} on the site at { $space }.
told-accelerate = { $seat } pays { $gold } gold for faster building at { $space }.
told-demolish = { $seat } pulls down { $building } at { $space } and gets { $gold } gold{ $grain ->
        [0] { "" }
       *[other] ; lost: { $grain } grain
    }{ $fish ->
        [0] { "" }
       *[other] ; lost: { $fish } fish
    }.
told-clear = { $seat } pays { $gold } gold: { $space } recovers from plunder.

## Why not

why-in-turn = Whatever touches others is done in turn: wait for your turn.
why-no-block = All your blocks are in use, for herds and special units.
why-no-tile = All your building tiles are in use.
why-not-controlled = You do not control a field that would do.
why-neutral-ground = Nobody may build on neutral ground.
why-encircled = The settlement is encircled.
why-hostile-units = Hostile units are in the field.
why-one-site = Something is already being built there.
why-settled = There is a settlement already.
why-no-own-village = You need a village of your own there.
why-second-city = Another city can only grow from a village with a harbour.
why-no-own-settlement = You need a completed settlement of your own there, and it must be free.
why-no-coast = The field has no coast.
why-has-shipyard = There is a shipyard already.
why-no-own-dock = You need a dock of your own there.
why-fortified = It has a fortification already.
why-no-builder = No unit that can build stands in the field.
why-site-full = Four units are on the site already.
why-no-site = You have no site there.
why-few-builders = The work needs { $number } builders at least.
why-hastened = You have paid for faster building there in this round.
why-no-training = Such units cannot be trained.
why-elite = There is no higher level.
why-in-training = All of them are in training.
why-no-training-mode = There is no training in this mode.
why-no-free-settlement = You need a completed settlement there that is not encircled.
why-buy-limit = It has bought as many units as it may in this round.
why-plundered = Nobody is recruited on plundered fields.
why-no-recruiting = Your faction does not recruit light infantry.
why-only-recruiting = Your faction gets light infantry by recruiting only.
why-no-own-shipyard = You need a dock or harbour of your own.
why-no-own-harbour = You need a harbour of your own there.
why-hostile-ships = Hostile ships are on that sea.
why-far-sea = The sea must lie next to a space that you control.
why-doubled = A settlement has bought twice its limit in this round.
why-no-commanders = There are no commanders in this mode.
why-best-commander = There is no better commander.
why-no-own-city = You need a free city of your own there.
why-no-horses = There is no horse herd of yours in the same connected area.
why-port-full = The shipyard is full.
why-no-siege = Siege engines are made outside an enemy settlement that you encircle.
why-upgrade-limit = As many units as may be were upgraded or trained there in this round.
why-no-elephants = War elephants come from light infantry in a desert beside a free settlement of your own, those of Elam at one.
why-no-light-infantry = No light infantry of yours stands there in the open.
why-laden = Its cargo would drown.
why-at-sea = Only on land or in port.
why-nothing-upgraded = You have no units that could become light infantry again.
why-not-sold = Your faction does not sell light infantry.
why-none-to-sell = Light infantry is sold in a field with a free settlement of yours.
why-cubes-enough = You have cubes enough: nobody has to go.
why-no-goods = There is no trade in goods in this mode.
why-no-market = Trade needs a connected area with a free settlement of your own.
why-no-harbour-here = That takes a completed harbour of your own in the connected area.
why-store-full = There is no room for it.
why-nothing-stored = Nothing is in store there.
why-no-herd = You have no such herd there.
why-no-such-building = You have no such building there.
why-ships-in-port = Ships are in the shipyard: let them put to sea first.
why-no-stone = No field that you control is plundered.
