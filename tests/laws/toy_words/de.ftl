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
toy-rolled = { $seat } darf bis zu { $most } Münzen nehmen.
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
sheet-board = Spielplan
