title-name = Terrassen
title-pitch = Nehmt die Terrassen eines Hangs und bringt sie zum Blühen.

ask-claim = Welche Terrasse nimmst du?
ask-garden = Was tust du in deinem Garten?

pick-claim = { $terrace } nehmen
pick-leave = Nichts nehmen
pick-plant = Eine Blume auf { $terrace } pflanzen
pick-dig = Nach Wasser graben
pick-rest = Ausruhen bis zum nächsten Jahr

told-claim = { $seat } nimmt { $terrace }.
told-plant = { $seat } pflanzt eine Blume auf { $terrace }.
told-dig = { $seat } gräbt und findet { $water } Wasser.
told-year = Jahr { $year } ist vorbei.
told-wish = { $seat } hat sich { $bed } gewünscht.

end-allies-won = Gemeinsam haben sie { $flowers } Blumen und auf { $hoped } gehofft.
end-allies-lost = Sie haben auf { $hoped } Blumen gehofft und haben { $flowers }.
end-bloom = Blumen in allen drei Höhen: Der Garten steht in voller Blüte.

why-taken = Diese Terrasse gehört schon jemandem.
why-foot = Die erste Terrasse liegt am Fuß des Hangs.
why-far = Diese Terrasse liegt nicht neben einer von deinen.
why-dry = Sie kostet { $water } Wasser.
why-not-yours = Diese Terrasse gehört dir nicht.
why-in-flower = Dort steht schon eine Blume.
why-no-seed = Du hast keinen Samen mehr.
why-dug = Du hast dieses Jahr schon gegraben.
why-well-empty = Dein Brunnen ist leer.

option-game = Rivalen, von denen einer gewinnt, oder Verbündete, die gemeinsam gewinnen oder verlieren.
option-game-name = Spiel
choice-game-rivals = Rivalen
choice-game-allies = Verbündete
option-hope = Auf wie viele Blumen Verbündete für jeden von ihnen hoffen.
option-hope-name = Hoffnung
choice-hope-1 = eine Blume
choice-hope-2 = zwei Blumen
option-long = Fünf Jahre statt drei.
option-long-name = Lange Partie
option-eager = Automaten bepflanzen alle ihre Terrassen.
option-eager-name = Eifrige Automaten

kind-plant = Eine Blume pflanzen
kind-dig = Nach Wasser graben
why-no-terrace = Du hast keine Terrasse ohne Blume.
amount-water = { $number } Wasser
amount-seeds =
    { $number ->
        [one] 1 Samen
       *[other] { $number } Samen
    }
source-flowers = Blumen
source-terraces = Kahle Terrassen
source-wishes = Wünsche
effect-bed = Ein Beet mit Blumen; wer es sich heimlich gewünscht hat, kann am Ende Punkte dafür bekommen.
effect-terrace = Eine Stufe des Hügels. Sie zu nehmen kostet so viel Wasser, wie sie hoch ist; eine Blume darauf zählt einen Punkt, ohne zählt sie einen halben.
sheet-hill = Hang
label-year = Jahr { $year } von { $years }
label-water = Wasser
label-well = Brunnen
label-seeds = Samen
label-wish = Wunsch
label-points = Punkte
label-number = { $number }
label-flower = Blume
label-means = { $water } Wasser, { $seeds } Samen

## Things: beds

thing-rose = Rosenbeet
thing-lily = Lilienbeet
thing-herb = Kräuterbeet
thing-vine = Weinbeet

## Things: terraces

thing-a1 = Terrasse A1
thing-b1 = Terrasse B1
thing-c1 = Terrasse C1
thing-d1 = Terrasse D1
thing-a2 = Terrasse A2
thing-b2 = Terrasse B2
thing-c2 = Terrasse C2
thing-d2 = Terrasse D2
thing-a3 = Terrasse A3
thing-b3 = Terrasse B3
thing-c3 = Terrasse C3
thing-d3 = Terrasse D3
