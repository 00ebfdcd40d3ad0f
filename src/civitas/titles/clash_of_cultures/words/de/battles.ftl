### Kämpfe und eroberte Städte.

## Woher Güter kommen

thing-capture = eine eroberte Stadt


## Fragen

ask-lose-unit =
    { $count ->
        [one] 1 Treffer: Welche Einheit fällt?
       *[other] { $count } Treffer: Welche Einheit fällt zuerst?
    }
ask-drown-unit =
    { $count ->
        [one] 1 Einheit zu viel an Bord: Welche ertrinkt?
       *[other] { $count } Einheiten zu viel an Bord: Welche ertrinkt zuerst?
    }
ask-retreat = Der Kampf auf { $hex } ist nicht entschieden: weiterkämpfen oder zurückziehen?
ask-fleeing-settler = Wohin geht der Siedler, der aus der verlorenen Stadt floh?


## Antworten

pick-retreat = Zurückziehen
pick-fighton = Weiterkämpfen
pick-loseunit = { $unit }
pick-tactics = { $card }


## Was geschah

battle = { $seat } greift { $other } auf { $hex } an.
battle-round = Kampfrunde { $round }.
rolls = { $seat } würfelt { $dice }: Kampfwert { $value }.
roll-share = { $amount ->
        [one] +1 Kampfwert
       *[other] { NUMBER($amount, signDisplay: "always") } Kampfwert
    } ({ $origin }).
roll-shield = { $seat } ignoriert { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    } ({ $origin }).
hits = { $seat } bekommt { $count ->
        [0] keinen Treffer
        [one] 1 Treffer
       *[other] { $count } Treffer
    }.
killed = { $seat } verliert { $unit } auf { $hex }.
drowns = { $seat } verliert { $unit }, ertrunken.
settlers-die = { $seat } verliert { $count ->
        [one] 1 Siedler
       *[other] { $count } Siedler
    } auf { $hex }.
retreats = { $seat } zieht sich nach { $hex } zurück.
battle-won = { $seat } gewinnt den Kampf auf { $hex }.
battle-draw = Niemand gewinnt den Kampf auf { $hex }.
captured = { $seat } erobert die Stadt auf { $hex } von { $other }.
city-destroyed = Die Stadt auf { $hex } gibt es nicht mehr.
settler-flees = Ein Siedler von { $seat } flieht nach { $hex }.


## Warum nicht

why-battle-forbidden = Dort darfst du jetzt keinen Kampf beginnen.
