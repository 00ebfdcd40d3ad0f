### Trade: offers between players, trade routes.

## Things

thing-city = city


## Asks

ask-partner = With whom do you want to trade?
ask-trade = What do you offer { $other }, and what for?
ask-trade-answer = { $other } offers you a trade.
ask-hand-over = Which card do you hand over to { $other }?
ask-routes =
    { $count ->
        [one] You can form 1 trade route.
       *[other] You can form { $count } trade routes.
    }
ask-route = Choose a trade route, or leave it at that.
ask-route-yield = What does the trade route to { $hex } bring you?
ask-barter = Which card do you barter?
ask-raided = Which resource do you lose to the raiders?


## Picks

pick-deal = Offer a trade
pick-give = Give { phrase-one }
pick-givecard = Give { $card }
pick-want = Ask for { phrase-one }
pick-wantcard = Ask for 1 { $deck }
pick-propose = Make this offer
pick-accept = Agree
pick-counter = Make another offer
pick-formroutes = Form them all
pick-changeroutes = Choose them one by one
pick-route = { $unit } on { $start } with the city on { $hex }


## What happened

offers = { $seat } offers { $other }:{ phrase-goods }.
asks-for = { $seat } asks { $other } for:{ phrase-goods }.
offers-card = { $seat } offers you { $card }.
asks-for-cards = { $seat } asks for { $count ->
        [one] 1 { $deck }
       *[other] { $count } × { $deck }
    }.
declines = { $seat } declines the offer of { $other }.
trades = { $seat } and { $other } trade.
gets-card = { $seat } gives you { $card }.
hands-card = { $seat } gives { $other } a card.


## Why not

why-no-trade = There is no trade in this match.
why-no-offers-left = You have made all your offers of this turn.
why-offer-full = An offer has at most ten things on each side.
why-offer-no-more = There is no more of it to give.
why-other-deck = A card of another deck was asked for.
why-card-offered = The card is in the offer already.
why-route = A trade route joins what can trade within reach, and each of the two is in one route only.
terms-no-room-here = no room for it here: it would be lost
terms-no-room-there = no room for it there: it would be lost
