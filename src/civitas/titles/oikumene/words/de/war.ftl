### Abschnitte 8 bis 11: Zurückziehen, Schlachten, Belagerungen, Plünderung.

## Fragen

ask-stance = Der Kampf beginnt. Wirst du darin etwas tun, so wie es jetzt steht, und in welcher Teilphase zuerst?
ask-withdraw = Feinde stehen vor deinen Siedlungen: Wer geht hinein, wer kommt heraus?
ask-feed-stall = Drinnen ist zu wenig Getreide: Welche Herde bekommt es?
ask-battle = Greifst du an?
ask-charge = Reiten Kavallerie oder Kriegselefanten einen Sturmangriff?
ask-reroll-free = Welchen Würfel wirfst du kostenlos noch einmal?
ask-reroll-paid = Wirfst du für Prestige einen oder zwei Würfel noch einmal?
ask-reroll-too = Welchen weiteren Würfel wirfst du zum selben Preis noch einmal?
ask-put-aside = Legst du Paare von Schwertern für die nächste Kampfrunde beiseite?
ask-aim = Zielst du auf eine Einheit der hinteren Reihe?
ask-strike = Welche feindlichen Einheiten treffen deine Schwerter?
ask-suffer = Welche deiner Einheiten der hinteren Reihe werden getroffen?
ask-go-down = Für die Ladung { $number ->
        [one] fehlt auf deinen Schiffen 1 Platz
       *[other] fehlen auf deinen Schiffen { $number } Plätze
    }: Wer geht mit den versenkten unter?
ask-fight-on = Kämpfst du noch eine Kampfrunde?
ask-leave = Du hast die Flucht erklärt. Verlässt du jetzt die Schlacht?
ask-flee-to = Wohin fliehen sie?
ask-siege = Stürmst du eine Siedlung?
ask-storm-on = Stürmst du weiter?
ask-conquest = { $space } ist an dich gefallen ({ $building }). Was wird daraus?
ask-captured-ships = { $number ->
        [one] 1 Schiff liegt
       *[other] { $number } Schiffe liegen
    } in der Werft von { $space }. Übernimmst du, wofür du Platz und Würfelsteine hast? Alle anderen werden zerstört.
ask-capture = In der Werft von { $space } { $number ->
        [one] liegt 1 Schiff
       *[other] liegen { $number } Schiffe
    } von { $other } ({ $unit }). Wie viele übernimmst du? Die anderen werden zerstört.
ask-scuttle = Die Werft von { $space } ist für deine Schiffe zu klein geworden. Welches gibst du auf?
ask-plunder = Was plünderst du?
ask-plunder-pieces = Nimmst oder zerstörst du, was andere auf dem geplünderten Feld haben?

## Antworten

pick-actin = Ja, zuerst in „{ $phase }“
pick-withdraw = { $space }: { $number } × { $unit } ({ $level }) { $number ->
        [one] geht
       *[other] gehen
    } { $spot-id ->
        [site] von der Baustelle hinein
        [aboard] von Bord hinein
       *[other] hinein
    }
pick-moor = { $space }: { $number } × { $unit } ({ $level }) { $number ->
        [one] läuft
       *[other] laufen
    } in die Werft ein
pick-sortie = { $space }: { $number } × { $unit } ({ $level }) { $number ->
        [one] kommt
       *[other] kommen
    } heraus
pick-leavesite = { $space }: { $number } × { $unit } ({ $level }) { $number ->
        [one] verlässt
       *[other] verlassen
    } die Baustelle
pick-shelter = { $space }: eine Herde hineintreiben ({ $herd })
pick-feedherd = { $herd }
pick-attack = { $other } bei { $space } angreifen
pick-charge = { $number } × { $unit } ({ $level }) im Sturmangriff
pick-chargeall = Alle im Sturmangriff
phrase-thrower = { $unit-id ->
        [village] { $unit }
        [city] { $unit }
        [fortification] { $unit }
       *[other] { $unit } ({ $level }){ phrase-post }
    }
pick-rerollfree = { phrase-thrower }: { $die }, { $swords ->
        [0] ohne Schwert
        [one] mit 1 Schwert
       *[other] mit { $swords } Schwertern
    }
pick-rerollpaid = { phrase-thrower }: { $die }, { $swords ->
        [0] ohne Schwert
        [one] mit 1 Schwert
       *[other] mit { $swords } Schwertern
    }
pick-rerolltoo = { phrase-thrower }: { $die }, { $swords ->
        [0] ohne Schwert
        [one] mit 1 Schwert
       *[other] mit { $swords } Schwertern
    }
pick-asideswords = { $number ->
        [one] 2 Schwerter für 1 Schwert der nächsten Runde
       *[other] { $number } Paare für { $number } Schwerter der nächsten Runde
    }
pick-asideshields = { $number ->
        [one] 2 Schwerter für 1 Schild der nächsten Runde
       *[other] { $number } Paare für { $number } Schilde der nächsten Runde
    }
phrase-post = { $spot-id ->
        [site] , auf der Baustelle
        [aboard] , an Bord
        [hold] , an Bord in der Werft
       *[out] { "" }
    }
pick-aim = Auf { $unit } ({ $level }{ phrase-post }) zielen
pick-strike = { $number } × { $unit } ({ $level }){ phrase-post }
pick-suffer = { $number } × { $unit } ({ $level }){ phrase-post }
pick-godown = { $unit } ({ $level })
pick-scuttle = { $unit } ({ $level })
pick-fightuntilloss = Weiterkämpfen, bis einer von mir fällt
pick-fighton = Weiterkämpfen
pick-calloff = Aufhören
pick-flee = Flucht erklären
pick-leave = Die Schlacht verlassen
pick-fleeto = { $number } × { $unit } ({ $level }){ phrase-post }: { $into-id ->
        [inside] { $unit-id ->
            [transport_ship] als Leichte Infanterie in die Siedlung von { $to }
            [warship] als Leichte Infanterie in die Siedlung von { $to }
           *[other] in die Siedlung von { $to }
        }
        [port] in die Werft von { $to }
        [aboard] an Bord bei { $to }
        [hold] an Bord in der Werft von { $to }
       *[out] nach { $to }
    }
pick-assault = { $space } stürmen
pick-plunder = { $space } plündern
pick-stealcrop = { $space }: das Getreide an sich nehmen
pick-burncrop = { $space }: das Getreide verbrennen
pick-stealherd = { $space }: eine Herde von { $other } nehmen ({ $herd })
pick-killherd = { $space }: eine Herde von { $other } töten ({ $herd })
pick-razesite = { $space }: die Baustelle abreißen
pick-destroy = { $space } zerstören und Beute machen
pick-takeasvillage = { $space } als Dorf übernehmen
pick-occupy = { $space } besetzen, wie es ist

kind-withdraw = Hineingehen
kind-moor = In die Werft einlaufen
kind-sortie = Herauskommen
kind-leavesite = Baustelle verlassen
kind-shelter = Herden hineintreiben
kind-attack = Angreifen
kind-assault = Stürmen
kind-plunder = Plündern
kind-stealherd = Herden nehmen
kind-killherd = Herden töten
kind-stealcrop = Getreide nehmen
kind-burncrop = Getreide verbrennen
kind-razesite = Baustellen abreißen

## Dinge

thing-die_white = weißer Würfel
thing-die_blue = blauer Würfel
thing-die_red = roter Würfel
thing-die_white_inverted = umgekehrter weißer Würfel

## Mengen

amount-victory = { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }

## Gründe

why-neutral = Dieses Feld ist für immer neutral.
why-not-actively = Du kontrollierst dieses Feld nicht mit eigenen Einheiten.
why-stone-there = Dort liegt schon ein Plünderungsstein.
why-stones-used = Alle deine Plünderungssteine liegen auf dem Plan.
why-own-settlement = Dort steht deine eigene Siedlung.
why-no-enemy-here = Dort steht keine feindliche Einheit draußen.
why-no-settlement-here = Du hast dort keine fertige Siedlung.
why-went-already = Sie sind in dieser Teilphase schon hinein- oder herausgegangen.
why-not-inside = Keine deiner Einheiten ist in einer umzingelten Siedlung.
why-not-on-site = Keiner deiner Erbauer ist neben Feinden auf einer Baustelle.
why-nobody-to-withdraw = Keine deiner Einheiten steht neben Feinden bei einer eigenen Siedlung.
why-no-herd-to-shelter = Du hast neben Feinden keine Herde, die hinein könnte.
why-friends = Zwischen euch gilt ein Vertrag.
why-nobody-to-fight = Niemand Feindliches steht bei deinen Einheiten.
why-peaceful-ground = Auf diesem neutralen Feld wird nicht gekämpft.
why-fought-already = Ihr beide habt dort in dieser Runde schon gekämpft.
why-one-enemy-a-space = Du hast dort schon jemanden angegriffen.
why-not-encircled = Du umzingelst dort keine Siedlung.
why-has-fallen = Die Siedlung ist schon gefallen.
why-assaulted-already = Du hast sie in dieser Runde schon gestürmt.
why-no-hostile-crop = Dort liegt kein Getreide eines Feindes.
why-no-hostile-herd = Dort weidet keine solche Herde eines Feindes.
why-no-hostile-site = Dort baut kein Feind.
why-site-protected = Die fertige Siedlung schützt die Baustelle.
why-nothing-to-plunder = Du kontrollierst mit Einheiten kein Feld, das man plündern könnte.
why-stormed = Sie wurde erstürmt: Unversehrt besetzen kann man sie nicht.
why-not-stormed = Sie fiel ohne Verteidiger: Sie wird besetzt, wie sie ist.
why-only-cities = Nur eine Stadt kann als Kleineres übernommen werden.
why-not-victor = Sie ist nicht an dich gefallen.

## Was geschah

told-withdraws = { $seat } zieht { $number } × { $unit } ({ $level }) nach { $space } hinein zurück.
told-come-out = Bei { $space } ist kein Feind mehr: { $number ->
        [one] 1 Einheit von { $seat } kommt
       *[other] { $number } Einheiten von { $seat } kommen
    } aus der Siedlung.
told-herd-out = Bei { $space } kommt eine Herde von { $seat } aus der Siedlung: { $herd }.
told-lands-inside = { $seat } landet mit { $number } × { $unit } ({ $level }) an und zieht sich nach { $space } hinein zurück: von jetzt an Leichte Infanterie.
told-moors = { $seat } zieht { $number } × { $unit } ({ $level }) in die Werft von { $space } zurück.
told-sortie = { $seat } macht mit { $number } × { $unit } ({ $level }) einen Ausfall aus { $space }.
told-leaves-site = { $seat }: { $number } × { $unit } ({ $level }) { $number ->
        [one] verlässt
       *[other] verlassen
    } die Baustelle in { $space }.
told-shelter = { $seat } treibt eine Herde nach { $space } hinein: { $herd }.
told-stalls = { $seat }: In { $space } { $number ->
        [one] wird 1 Herde
       *[other] werden { $number } Herden
    } gefüttert, { $lost } geschlachtet.
told-ambush = { $seat } legt { $other } bei { $space } einen Hinterhalt mit { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfeln
    }: { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }.
told-attack = { $seat } greift { $other } bei { $space } an.
told-charge = { $seat }: { $number } × { $unit } ({ $level }) im Sturmangriff.
told-charge-swords = { $seat } stürmt mit { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwertern
    }{ phrase-sword-sources }; die Schilde von { $other } halten { $stopped } auf.
told-throw = { $seat } wirft { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfel
    }: { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }.
told-reroll-swords = { $seat } wirft noch einmal ({ $die }): { $kept ->
        [0] { $swords } statt { $before }
       *[other] { $swords }, doch die bessere { $before } bleibt
    }.
told-reroll-price = { $seat } zahlt { $prestige } Prestige dafür, noch einmal zu werfen.
told-reroll-paid = { $seat } wirft für Prestige noch einmal ({ $die }): { $kept ->
        [0] { $swords } statt { $before }
       *[other] { $swords }, doch die bessere { $before } bleibt
    }.
phrase-sword-sources = { $more ->
        [0] { "" }
       *[other] {" "}({ $shown } gezeigt{ $blank ->
        [0] { "" }
       *[other] , { $blank } für Würfel ohne
    }{ $units ->
        [0] { "" }
       *[other] , { $units } für Einheiten und Moral
    }{ $kept ->
        [0] { "" }
       *[other] , { $kept } aufgehoben
    })
    }
told-swords = { $seat } schlägt mit { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwertern
    }{ phrase-sword-sources } und steht hinter { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilden
    }.
told-aside-swords = { $seat } hebt { $number ->
        [one] 1 Schwert
       *[other] { $number } Schwerter
    } für die nächste Kampfrunde auf.
told-aside-shields = { $seat } hebt { $number ->
        [one] 1 Schild
       *[other] { $number } Schilde
    } für die nächste Kampfrunde auf.
told-aim = { $seat } zahlt { $prestige } Prestige und zielt auf { $unit } ({ $level }) in der hinteren Reihe.
told-destroyed = { $seat } verliert { $number } × { $unit } ({ $level }).
told-sunk = { $seat } verliert { $number } × { $unit } ({ $level }) an Bord gesunkener Schiffe.
told-no-way-out = { $seat } verliert auf der Flucht { $number } × { $unit } ({ $level }): Es gibt keinen Ausweg.
told-flight = { $seat } ergreift die Flucht.
told-rallies = { $seat } gibt die Flucht auf und kämpft weiter.
told-flees = { $seat }: { $number } × { $unit } ({ $level }) { $number ->
        [one] flieht
       *[other] fliehen
    } { $into-id ->
        [inside] { $unit-id ->
            [transport_ship] als Leichte Infanterie in die Siedlung von { $space }
            [warship] als Leichte Infanterie in die Siedlung von { $space }
           *[other] in die Siedlung von { $space }
        }
        [port] in die Werft von { $space }
        [aboard] an Bord bei { $space }
        [hold] an Bord in die Werft von { $space }
       *[out] nach { $space }
    }.
told-nobody-left = Bei { $space } ist auf keiner Seite jemand übrig: Niemand hat gewonnen.
told-drawn = Die Schlacht bei { $space } endet unentschieden.
told-battle-won = { $seat } schlägt { $other } bei { $space }: { $number } Siegpunkt gewonnen und ebenso viel verloren.
told-battle-prestige = { $seat } gewinnt im Kampf { $prestige } Prestige.
told-assault = { $seat } stürmt { $space }, das { $other } hält.
told-breach = { $seat } schlägt eine Bresche in die Mauern von { $space } ({ $number ->
        [one] 1 Schild
       *[other] { $number } Schilde
    }).
told-walls-hold = Die Mauern von { $space } halten { $seat } stand ({ $number ->
        [one] 1 Schild
       *[other] { $number } Schilde
    }).
told-walls-open = { $seat } findet in den Mauern von { $space } die Bresche vor, die der Sturm zuvor hinterlassen hat.
told-siege-stopped = { $seat } bricht den Sturm auf { $space } ab.
told-falls = { $space } fällt: { $seat } hat { $other } besiegt.
told-undefended = { $space } ist unverteidigt und fällt: { $seat } nimmt es { $other }.
told-surrender = { $space } ergibt sich: { $seat } übergibt es an { $other }.
told-given-back = { $other } hat bei { $space } keine Einheit mehr: Es fällt an { $seat } zurück.
told-peace = Zwischen { $seat } und { $other } gilt ein Vertrag: { $space } fällt an { $seat } zurück.
told-starved-out = { $seat } hat { $space } ({ $building }) von { $other } ausgehungert: { $number } Siegpunkte{ $prestige ->
        [0] { "" }
       *[other] { " " }und { $prestige } Prestige
    }; { $other } verliert ebenso viele Siegpunkte.
told-conquest = { $seat } hat { $space } ({ $building }) von { $other } erobert: { $number } Siegpunkte{ $prestige ->
        [0] { "" }
       *[other] { " " }und { $prestige } Prestige
    }; { $other } verliert ebenso viele Siegpunkte.
told-must-destroy = { $village ->
        [0] { $seat } hat kein Gebäude mehr für { $space }: Es wird zerstört.
       *[other] { $space } ist ein Dorf und wurde gestürmt: Es wird zerstört.
    }
told-loot = { $seat } zerstört { $space } und erbeutet { $gold } Gold.
told-degraded = { $seat } übernimmt { $space } als Dorf.
told-occupied = { $seat } besetzt { $space }.
phrase-goods-taken = { $grain ->
        [0] { $fish ->
            [0] nichts
           *[other] { $fish } Fisch
        }
       *[other] { $grain } Getreide{ $fish ->
            [0] { "" }
           *[other] { " " }und { $fish } Fisch
        }
    }
phrase-goods-lost = { $lost_grain ->
        [0] { $lost_fish ->
            [0] nichts
           *[other] { $lost_fish } Fisch
        }
       *[other] { $lost_grain } Getreide{ $lost_fish ->
            [0] { "" }
           *[other] { " " }und { $lost_fish } Fisch
        }
    }
told-goods-taken = { $seat } bekommt aus den Speichern von { $space }: { phrase-goods-taken }{ $lost ->
        [0] { "" }
       *[other] ; ohne Platz und verloren: { phrase-goods-lost }
    }.
told-herds-lost = { $seat } hat weder einen Klotz noch Platz für { $number ->
        [one] eine Herde
       *[other] { $number } Herden
    } aus { $space }, die verloren { $number ->
        [one] ist
       *[other] sind
    }.
told-garrison = { $seat } verliert { $number } × { $unit } ({ $level }) in { $space }.
told-no-room-inside = { $number } × { $unit } ({ $level }) von { $seat } { $number ->
        [one] hat
       *[other] haben
    } in { $space } keinen Platz mehr und { $number ->
        [one] steht
       *[other] stehen
    } auf dem Feld.
told-herd-comes-out = Eine Herde von { $seat } ({ $herd }) hat in { $space } keinen Platz mehr und steht auf dem Feld.
told-herd-lost-outside = Eine Herde von { $seat } ({ $herd }) hat weder in { $space } noch auf dem Feld Platz und ist verloren.
told-goes-down = { $seat } verliert mit der Werft von { $space }: { $number } × { $unit } ({ $level }).
told-herd-taken = { $seat } nimmt eine Herde von drinnen: { $herd }, jetzt in { $space }.
told-scuttled = { $seat } gibt ein Schiff auf ({ $unit }, { $level }): Die Werft von { $space } ist zu klein geworden.
told-ship-taken = { $seat } übernimmt ein Schiff: { $unit }.
told-ship-destroyed = { $seat } zerstört ein Schiff von { $other } in der Werft ({ $unit }){ $prestige ->
        [0] { "" }
       *[other] : { $prestige } Prestige
    }.
told-lost-in-port = { $seat } verliert { $unit } in der Werft von { $space }.
told-cargo-destroyed = { $seat } zerstört eine Einheit von { $other } an Bord in der Werft ({ $unit }){ $prestige ->
        [0] { "" }
       *[other] : { $prestige } Prestige
    }.
told-plunder = { $seat } plündert { $space }: { $gold } Gold{ $prestige ->
        [0] { "" }
       *[other] , { $prestige } Prestige
    }.
told-crop-stolen = { $seat } nimmt das Getreide von { $other } in { $space }: 1 Siegpunkt gewonnen, 1 verloren.
told-crop-burnt = { $seat } verbrennt das Getreide von { $other } in { $space }; das kostet { $other } 1 Siegpunkt.
told-herd-stolen = { $seat } nimmt eine Herde von { $other } in { $space } ({ $herd }): 1 Siegpunkt gewonnen, 1 verloren.
told-herd-killed = { $seat } tötet eine Herde von { $other } in { $space } ({ $herd }); das kostet { $other } 1 Siegpunkt.
told-site-razed = { $seat } reißt die Baustelle von { $other } in { $space } ab: { $building }.
