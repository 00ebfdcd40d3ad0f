### Schlachten und eroberte Städte.

## Woher Güter kommen

thing-cancel_fortress_die = den Würfel der Festung
thing-cancel_fortress_ignore_hit = den Treffer, den die Festung ignoriert
thing-hidden = verdeckt
thing-horde = Barbarenhorde
thing-fleet = Piratenflotte
thing-capture = eine eroberte Stadt


## Satzteile

phrase-dice = { phrase-die-1 }{ phrase-die-2 }{ phrase-die-3 }{ phrase-die-4 }{ phrase-die-5 }{ phrase-die-6 }{ phrase-die-7 }{ phrase-die-8 }
phrase-die-1 =
    { $die1 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die1 }
    }
phrase-die-2 =
    { $die2 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die2 }
    }
phrase-die-3 =
    { $die3 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die3 }
    }
phrase-die-4 =
    { $die4 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die4 }
    }
phrase-die-5 =
    { $die5 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die5 }
    }
phrase-die-6 =
    { $die6 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die6 }
    }
phrase-die-7 =
    { $die7 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die7 }
    }
phrase-die-8 =
    { $die8 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die8 }
    }


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
ask-retreat = Die Schlacht auf { $hex } ist nicht entschieden: weiterkämpfen oder zurückziehen?
ask-tactics = Runde { $round }: Spielst du eine Aktionskarte als Taktik?
ask-ransom = Deine Stadt wird belagert: Zahlst du, damit deine Einheiten ihre Kampffertigkeiten nutzen können?
ask-give-way = Wohin gehen die Einheiten auf { $hex }?
ask-siegecraft = Was von der Festung schaltest du aus?
ask-place-infantry = Welche Stadt bekommt die Infanterie?
ask-immortals = Wie viele Kulturmarker zahlst du für Kampfwert?
ask-prisoner = Wer wird gefangen?
ask-sacrifice =
    { $count ->
        [one] Welchen Gefangenen opferst du?
       *[other] Welche Gefangenen opferst du? Noch { $count }.
    }
ask-provinces = Zahlst du 1 Kulturmarker, damit die eroberte Stadt glücklich ist?
ask-mortal-dread = Welche feindliche Einheit vertreibst du?
ask-mortal-dread-hex = Wohin?
ask-fleeing-settler = Wohin geht der Siedler, der aus der verlorenen Stadt floh?


## Antworten

pick-retreat = Zurückziehen
pick-fighton = Weiterkämpfen
pick-loseunit = { $unit }
pick-tactics = { $card }
pick-cancel = { $what }
pick-bonus = { $amount } für +{ $amount }
pick-prisoner = { $unit }
pick-sacrifice = { $unit } von { $other }
pick-ransom = Das Lösegeld zahlen


## Was geschah

battle = { $seat } greift { $other } auf { $hex } an.
battle-round = Kampfrunde { $round }.
tactics-chosen = Du spielst { $card } verdeckt als Taktik.
tactics-hidden = { $seat } spielt verdeckt eine Taktik.
tactics-revealed = { $seat } zeigt als Taktik: { $tactics }.
tactics-taken = { $seat } nimmt die Taktik des Gegners: { $card }.
tactics-roll = { $tactics }: { $seat } würfelt { $number }.
rolls = { $seat } würfelt{ phrase-dice }: Kampfwert { $value }.
roll-share = { $seat }: darin +{ $amount } ({ $origin }).
roll-penalty = { $seat }: darin −{ $amount } ({ $origin }).
roll-shield = { $seat } ignoriert { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    } ({ $origin }).
hits = { $seat } bekommt { $count ->
        [0] keinen Treffer
        [one] 1 Treffer
       *[other] { $count } Treffer
    }.
killed = { $seat } verliert auf { $hex }: { $unit }.
drowns = { $seat } verliert durch Ertrinken: { $unit }.
settlers-die = { $seat } verliert { $count ->
        [one] 1 Siedler
       *[other] { $count } Siedler
    } auf { $hex }.
placed = { $seat } stellt auf { $hex } auf: { $unit }.
prisoner = { $seat } macht einen Gefangenen: { $unit }.
sacrificed = { $seat } opfert einen Gefangenen von { $other }: { $unit }.
runestone = { $seat } errichtet einen Runenstein.
driven-off = { $unit } von { $seat } wird nach { $hex } vertrieben.
retreats = { $seat } zieht sich nach { $hex } zurück.
battle-won = { $seat } gewinnt die Schlacht auf { $hex }.
battle-draw = Niemand gewinnt die Schlacht auf { $hex }.
captured = { $seat } erobert die Stadt auf { $hex } von { $other }.
city-destroyed = Die Stadt auf { $hex } gibt es nicht mehr.
settler-flees = Ein Siedler von { $seat } flieht nach { $hex }.


## Warum nicht

why-battle-forbidden = Dort darfst du jetzt keine Schlacht beginnen.
why-tactics-unknown = Nur mit Militärtaktik werden Karten als Taktik gespielt.
why-tactics-denied = In dieser Runde darfst du keine Taktik spielen.
why-tactics-side = Diese Taktik ist für die andere Seite.
why-tactics-field = Diese Taktik passt nicht zu dieser Schlacht.
why-tactics-piece = Dir fehlt die Figur, die diese Taktik braucht.
why-tactics-refuge = Es gibt kein Feld, auf das man ausweichen kann.
