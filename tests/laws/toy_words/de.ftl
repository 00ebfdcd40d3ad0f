title-name = Spielzeug
title-pitch = Heimlich Münzen bieten und Steine legen.
ask-bid = Wie viele Münzen bietest du?
ask-spot = Wohin legst du deinen Stein?
ask-take = Wie viele Münzen nimmst du?
pick-bid = { $coins ->
    [one] Eine Münze bieten
   *[other] { $coins } Münzen bieten
}
pick-lay = Einen Stein auf { $spot } legen
pick-take = { $coins ->
    [one] Eine Münze nehmen
   *[other] { $coins } Münzen nehmen
}
toy-laid = { $seat } legt einen Stein auf { $spot }.
toy-reminder = Dein verdecktes Gebot ist { $coins }.
toy-opened = { $seat } hat { $coins } geboten.
toy-paid = { $seat } zahlt { $coins }.
toy-rolled = { $seat } darf bis zu { $most } Münzen nehmen.
kind-lay = Einen Stein legen
kind-take = Münzen nehmen
amount-coins =
    { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
amount-stone =
    { $number ->
        [one] 1 Stein
       *[other] { $number } Steine
    }
source-start = Münzen vom Anfang
source-prizes = Preise
source-pot = Der Topf
why-not-yet = Die Gebote sind noch nicht offen.
why-taken = Dort liegt schon ein Stein.
option-generous = Wer am meisten bietet, darf eine Münze mehr nehmen.
option-generous-name = Großzügigkeit
thing-a = Feld A
thing-b = Feld B
thing-c = Feld C
thing-d = Feld D
thing-e = Feld E
thing-f = Feld F
thing-g = Feld G
thing-h = Feld H
thing-i = Feld I
thing-j = Feld J
thing-k = Feld K
thing-l = Feld L
effect-spot = Ein Feld für einen Stein.
effect-coins = Die Münzen in einem Beutel.
sheet-board = Spielplan
moment-round = Runde { $round }
