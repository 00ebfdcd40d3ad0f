### Sections 4, 5, 6 and 10: actions, revolutions, tiles.

## Asks

ask-progress = Which progress?
ask-diplomacy = Which diplomacy action?
ask-bonus = A bonus action?
ask-covet = Which province of { $other } do you want to buy?
ask-how = By agreement or by force?
ask-agree-buys = { $other } offers { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    } for { $field }. Do you sell?
ask-agree-allies = { $other } proposes an alliance. Do you agree?
ask-agree-parts = { $other } wants to end your alliance. Do you agree?
ask-found = What do you put into the bought province?
ask-score-card = Which open influence card is scored?
ask-tile = You have won a barbarian tile
ask-use-tile = Use a barbarian tile now?
ask-tile-progress = Which progress at half price?

## Picks

pick-hireleader = Hire a grey leader
pick-deter = Deterrence
pick-bribe = Bribery
pick-waive = No diplomacy action
pick-purchase = Buy a province of { $other }
pick-covet = { $field }
pick-ally = Form an alliance with { $other }
pick-part = End the alliance with { $other }
pick-propose = By agreement
pick-force = Forced by treaties
pick-agree = Agree
pick-decline = Decline
pick-found = Your own city
pick-settle = A vassal
pick-scorecard = { $card }
pick-usetile = Use the tile: { $tile }
pick-keeptile = Keep it face down

kind-advance = a progress
kind-hireleader = a grey leader
kind-deter = deterrence
kind-bribe = bribery
kind-purchase = buying a province
kind-ally = forming an alliance
kind-part = ending an alliance

## What happened

told-trade = { $seat } trades: { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }.
told-bread = { $seat } gives bread and circuses: +{ $morale } morale.
told-taxes = { $seat } collects taxes: { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }, and loses { $morale } morale.
told-treaty = { $seat } gains a treaty.
told-hire-leader = { $seat } hires a grey leader for { $number } thalers and as many vassals.
told-deter = { $seat } deters all others until the end of the round.
told-bribed = { $seat } pays { $other } { $number ->
        [one] 1 thaler
       *[other] { $number } thalers
    }.
told-bribe = { $seat } bribes, gains { $influence } influence and puts a leader on the turn-order ring.
told-forced = { $seat } forces { $other } with { $number } treaties.
told-refused-buys = { $seat } refuses to sell { $field } to { $other } for { $number ->
        [one] 1 thaler
       *[other] { $number } thalers
    }.
told-refused-allies = { $seat } refuses an alliance with { $other }.
told-refused-parts = { $seat } refuses to end the alliance with { $other }.
told-bought = { $seat } buys { $field } from { $other } for { $number ->
        [one] 1 thaler
       *[other] { $number } thalers
    }.
told-alliance = { $seat } and { $other } are allies.
told-parting = { $seat } and { $other } are no longer allies.
told-epoch = { $seat } enters a new epoch: { $epoch }.
told-leader = { $seat } gains another leader, ready from the next round on.
told-scored = An influence card is scored: { $card }.
told-scores = { $seat } gains { $number } influence for it.
told-open-card = A new open influence card: { $card }.
told-tile = Your tile: { $tile }.
told-tile-kept = { $seat } keeps the tile face down.
told-tile-used = { $seat } uses a barbarian tile: { $tile }.

## Reasons

why-progress-top = Your marker is on the highest level already.
why-thalers = It costs { $number ->
        [one] 1 thaler
       *[other] { $number } thalers
    }; you have { $have }.
why-free-vassals = It takes { $number } free vassals; you have { $have }.
why-no-city = You have no city to tax.
why-no-harbour = A free fleet goes to a sea field beside a province of yours, where no fleets of others are.
why-no-progress = No progress is cheap enough for you.
why-diplomacy-done = You have done this with another leader of this action.
why-no-grey-leader = No grey leader is left in the supply.
why-ring-taken = The turn-order ring is taken.
why-no-cube = You have no cube left to put there.
why-last-epoch = You are in the last epoch.
why-revolution = You meet { $have } of the requirements and need { $number }: luxury goods { $luxury_goods }/{ $luxury_goods_needed }, cities { $cities }/{ $cities_needed }, progresses { $progress }/{ $progress_needed }.
why-tile-red = This tile scores at the end; until then it can only fight.
why-tile-dear = No progress at half price is cheap enough for you.
why-tile-action = This tile is an action of its own, with a leader in your turn.
why-no-neighbour = That player is no neighbour of yours.
why-no-neighbours = You have no neighbours.
why-automa-ally = Automas make no alliances.
why-allied = You are allies with all neighbours who make alliances.
why-ally-already = You are allies already.
why-not-allied = There is no alliance to end.
why-not-for-sale = No province of the player you want to buy from is there.
why-home-for-sale = Nobody sells a home province.
why-treaties = It takes { $number } treaties.
why-no-purchase = No neighbour has a province for sale that you can pay and hold.
why-no-tiles = You keep no barbarian tile.
kind-usetile = a barbarian tile
