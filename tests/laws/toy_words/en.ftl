title-name = Toy
title-pitch = Bid coins in secret and lay stones.
ask-bid = How many coins do you bid?
ask-spot = Where do you lay your stone?
ask-take = How many coins do you take?
pick-bid = { $coins ->
    [one] Bid one coin
   *[other] Bid { $coins } coins
}
pick-lay = Lay a stone on { $spot }
pick-take = { $coins ->
    [one] Take one coin
   *[other] Take { $coins } coins
}
toy-laid = { $seat } lays a stone on { $spot }.
toy-reminder = Your hidden bid is { $coins }.
toy-opened = { $seat } has bid { $coins }.
toy-paid = { $seat } pays { $coins }.
toy-rolled = { $seat } may take up to { $most } coins.
kind-lay = Lay a stone
kind-take = Take coins
amount-coins =
    { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
amount-stone =
    { $number ->
        [one] 1 stone
       *[other] { $number } stones
    }
source-start = Coins from the start
source-prizes = Prizes
source-pot = The pot
why-not-yet = The bids are not open yet.
why-taken = A stone lies there already.
option-generous = The highest bidder may take one coin more.
option-generous-name = Generosity
thing-a = spot A
thing-b = spot B
thing-c = spot C
thing-d = spot D
thing-e = spot E
thing-f = spot F
thing-g = spot G
thing-h = spot H
thing-i = spot I
thing-j = spot J
thing-k = spot K
thing-l = spot L
effect-spot = A spot for one stone.
effect-coins = The coins in a purse.
sheet-board = Board
moment-round = Round { $round }
