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
ask-flee-to = Flucht, { $number } × { $unit } ({ $level }): Wohin?
ask-siege = Stürmst du eine Siedlung?
ask-storm-on = Stürmst du weiter?
ask-conquest = { $space } ist an dich gefallen ({ $building }). Was wird daraus?
ask-captured-ships = { $space }: { $number ->
        [one] 1 Schiff liegt
       *[other] { $number } Schiffe liegen
    } in der Werft. Übernimmst du, wofür du Platz und Würfelsteine hast? Alle anderen werden zerstört.
ask-capture = { $space }: In der Werft { $number ->
        [one] liegt 1 Schiff
       *[other] liegen { $number } Schiffe
    } von { $other } ({ $unit }). Wie viele übernimmst du? Die anderen werden zerstört.
ask-scuttle = { $space }: Die Werft ist für deine Schiffe zu klein geworden. Welches gibst du auf?
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
pick-attack = { $other } angreifen: { $space }
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
            [transport_ship] als Leichte Infanterie in die Siedlung: { $to }
            [warship] als Leichte Infanterie in die Siedlung: { $to }
           *[other] in die Siedlung: { $to }
        }
        [port] in die Werft: { $to }
        [aboard] an Bord: { $to }
        [hold] an Bord in der Werft: { $to }
       *[out] { $to }
    }
pick-assault = Stürmen: { $space }
pick-plunder = Plündern: { $space }
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
why-not-inside = Keine deiner Einheiten ist in einer Siedlung.
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

told-withdraws = { $seat } zieht { $number } × { $unit } ({ $level }) in die Siedlung zurück: { $space }.
told-come-out = { $space }: Kein Feind ist mehr da, und { $number ->
        [one] 1 Einheit von { $seat } kommt
       *[other] { $number } Einheiten von { $seat } kommen
    } aus der Siedlung.
told-herd-out = { $space }: Eine Herde von { $seat } kommt aus der Siedlung, { $herd }.
told-lands-inside = { $seat } landet mit { $number } × { $unit } ({ $level }) an und zieht sich in die Siedlung zurück: { $space }; von jetzt an Leichte Infanterie.
told-moors = { $seat } zieht { $number } × { $unit } ({ $level }) in die Werft zurück: { $space }.
told-sortie = { $seat } macht mit { $number } × { $unit } ({ $level }) einen Ausfall: { $space }.
told-leaves-site = { $seat }: { $number } × { $unit } ({ $level }) { $number ->
        [one] verlässt
       *[other] verlassen
    } die Baustelle: { $space }.
told-shelter = { $seat } treibt eine Herde hinein: { $herd }, { $space }.
told-stalls = { $seat }, { $space }: { $number ->
        [one] 1 Herde wird
       *[other] { $number } Herden werden
    } gefüttert, { $lost } geschlachtet.
told-ambush = { $seat } legt { $other } einen Hinterhalt, { $space }, mit { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfeln
    }: { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }.
told-attack = { $seat } greift { $other } an: { $space }.
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
            [transport_ship] als Leichte Infanterie in die Siedlung: { $space }
            [warship] als Leichte Infanterie in die Siedlung: { $space }
           *[other] in die Siedlung: { $space }
        }
        [port] in die Werft: { $space }
        [aboard] an Bord: { $space }
        [hold] an Bord in die Werft: { $space }
       *[out] dorthin: { $space }
    }.
told-nobody-left = { $space }: Auf keiner Seite ist jemand übrig, niemand hat gewonnen.
told-drawn = Die Schlacht endet unentschieden: { $space }.
told-battle-won = { $seat } schlägt { $other } ({ $space }): { $number } Siegpunkt gewonnen und ebenso viel verloren.
told-battle-prestige = { $seat } gewinnt im Kampf { $prestige } Prestige.
told-assault = { $seat } stürmt { $space }, das { $other } hält.
told-breach = { $seat } schlägt eine Bresche in die Mauern: { $space } ({ $number ->
        [one] 1 Schild
       *[other] { $number } Schilde
    }).
told-walls-hold = { $space }: Die Mauern halten { $seat } stand ({ $number ->
        [one] 1 Schild
       *[other] { $number } Schilde
    }).
told-walls-open = { $seat } findet in den Mauern die Bresche vor, die der Sturm zuvor hinterlassen hat: { $space }.
told-siege-stopped = { $seat } bricht den Sturm ab: { $space }.
told-falls = { $space } fällt: { $seat } hat { $other } besiegt.
told-undefended = { $space } ist unverteidigt und fällt: { $seat } nimmt es { $other }.
told-surrender = { $space } ergibt sich: { $seat } übergibt es an { $other }.
told-given-back = { $space } fällt an { $seat } zurück: { $other } hat dort keine Einheit mehr.
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
        [0] { $space } wird zerstört: { $seat } hat kein Gebäude mehr dafür.
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
told-goods-taken = { $seat } bekommt aus den Speichern ({ $space }): { phrase-goods-taken }{ $lost ->
        [0] { "" }
       *[other] ; ohne Platz und verloren: { phrase-goods-lost }
    }.
told-herds-lost = { $seat } hat weder einen Klotz noch Platz für { $number ->
        [one] eine Herde
       *[other] { $number } Herden
    } ({ $space }), die verloren { $number ->
        [one] ist
       *[other] sind
    }.
told-garrison = { $seat } verliert { $number } × { $unit } ({ $level }): { $space }.
told-no-room-inside = { $space }: { $number } × { $unit } ({ $level }) von { $seat } { $number ->
        [one] hat
       *[other] haben
    } drinnen keinen Platz mehr und { $number ->
        [one] steht
       *[other] stehen
    } auf dem Feld.
told-herd-comes-out = { $space }: Eine Herde von { $seat } ({ $herd }) hat drinnen keinen Platz mehr und steht auf dem Feld.
told-herd-lost-outside = { $space }: Eine Herde von { $seat } ({ $herd }) hat weder drinnen noch auf dem Feld Platz und ist verloren.
told-goes-down = { $seat } verliert mit der Werft ({ $space }): { $number } × { $unit } ({ $level }).
told-herd-taken = { $seat } nimmt eine Herde von drinnen: { $herd }, jetzt: { $space }.
told-scuttled = { $seat } gibt ein Schiff auf ({ $unit }, { $level }), denn die Werft ist zu klein geworden: { $space }.
told-ship-taken = { $seat } übernimmt ein Schiff: { $unit }.
told-ship-destroyed = { $seat } zerstört ein Schiff von { $other } in der Werft ({ $unit }){ $prestige ->
        [0] { "" }
       *[other] : { $prestige } Prestige
    }.
told-lost-in-port = { $seat } verliert { $unit } in der Werft: { $space }.
told-cargo-destroyed = { $seat } zerstört eine Einheit von { $other } an Bord in der Werft ({ $unit }){ $prestige ->
        [0] { "" }
       *[other] : { $prestige } Prestige
    }.
told-plunder = { $seat } plündert { $space }: { $gold } Gold{ $prestige ->
        [0] { "" }
       *[other] , { $prestige } Prestige
    }.
told-crop-stolen = { $seat } nimmt das Getreide von { $other } ({ $space }): 1 Siegpunkt gewonnen, 1 verloren.
told-crop-burnt = { $seat } verbrennt das Getreide von { $other } ({ $space }); das kostet { $other } 1 Siegpunkt.
told-herd-stolen = { $seat } nimmt eine Herde von { $other } ({ $herd }, { $space }): 1 Siegpunkt gewonnen, 1 verloren.
told-herd-killed = { $seat } tötet eine Herde von { $other } ({ $herd }, { $space }); das kostet { $other } 1 Siegpunkt.
told-site-razed = { $seat } reißt die Baustelle von { $other } ab: { $building }, { $space }.
