### Abschnitte 5 und 15: Sonderphase, Löhne und Fischen.

## Asks

ask-breeding = Vermehrung: Eine einzelne Herde wirft bei 1 oder 2. Wirfst du für Prestige einen Würfel neu?
ask-young =
    { $number ->
        [one] Eine neue Herde: { $herd }. Wo weidet sie? Vorgeschlagen ist { $space }.
       *[other] { $number } neue Herden, zuerst diese: { $herd }. Wo weidet sie? Vorgeschlagen ist { $space }.
    }
ask-sowing =
    { $fields ->
        [0] Es soll nichts ausgesät werden. Ist das recht?
        [one] 1 Feld soll besät werden, für { $grain } Getreide. Ist das recht?
       *[other] { $fields } Felder sollen besät werden, für { $grain } Getreide. Ist das recht?
    }
ask-weather = Die Würfel für das Wetter deiner Felder sind gefallen: je niedriger, desto besser, um 1 Getreide mehr oder weniger. Wirfst du für Prestige einen neu?
ask-harvest =
    { $left ->
        [0] { $grain } Getreide wird in die nächsten Speicher eingebracht. Ist das recht?
       *[other] { $grain } Getreide wird in die nächsten Speicher eingebracht, für weitere { $left } fehlt der Platz. Ist das recht?
    }
ask-harvest-into = { $grain } Getreide ({ $space }): zuerst in welche Siedlung?
ask-feasts = Ein kleines Fest bringt { $prestige } Prestige und kostet nichts. Wie groß feierst du?
ask-upkeep = Löhne: { $due } Gold ist fällig, du hast { $gold }. Wer bleibt ohne Sold?
ask-feeding =
    { $hungry ->
        [0] Winter: { $food } Nahrung ist nötig, alle werden satt.
        [one] Winter: { $food } Nahrung ist nötig, 1 hungert.
       *[other] Winter: { $food } Nahrung ist nötig, { $hungry } hungern.
    } Geschlachtet oder verkleinert: { $herds ->
        [0] keine Herde
        [one] 1 Herde
       *[other] { $herds } Herden
    }; aus den Speichern: { $grain ->
        [0] { $fish ->
            [0] nichts
           *[other] { $fish } Fisch
        }
       *[other] { $grain } Getreide{ $fish ->
            [0] {""}
           *[other] {" "}und { $fish } Fisch
        }
    }.
ask-wages = Löhne: { $due } Gold ist fällig, du hast { $gold }. Wer bleibt ohne Sold?
ask-fishing = Die Würfel deiner Fischer sind gefallen: 1 bis 4 ist ein Fang. Wirfst du für Prestige einen neu?

## Picks

pick-graze = { $space }
pick-forgo = Darauf verzichten: { $herd }
pick-sow = Auch besäen: { $space }
pick-leavefallow = Brach lassen: { $space }
pick-gather = Speicher bestimmen: { $space }
pick-gatherinto = { $space }
pick-leavestanding = Auf dem Feld lassen: { $space }
pick-feast =
    { $times ->
        [1] Ein kleines Fest
        [2] Ein doppeltes Fest
       *[3] Ein dreifaches Fest
    }
pick-keepherd = Behalten: { $herd }, { $space }{ $inside ->
        [0] { "" }
       *[other] , innen
    }
pick-cullherd = Verkleinern: { $herd }, { $space }{ $inside ->
        [0] { "" }
       *[other] , innen
    }
pick-slaughterherd = Schlachten: { $herd }, { $space }{ $inside ->
        [0] { "" }
       *[other] , innen
    }
pick-giveup = Aufgeben: { $unit } ({ $level }), { $space }{ phrase-spot }
pick-giveuptown = Die Siedlung aufgeben: { $space }
pick-giveupcommander = Den Kommandeur aufgeben
pick-grainfirst = Getreide vor Fisch essen

## Terms

terms-town-abandoned = die Siedlung wird aufgegeben
terms-town-yields = die Siedlung ergibt sich, und die Einheiten darin sind verloren
terms-then-hungry = dann { $number ->
        [one] hungert 1
       *[other] hungern { $number }
    }

## Reasons

why-not-connected = Du kontrollierst dieses Feld nicht, oder es hat keine Verbindung zu einer deiner freien Siedlungen.
why-other-area = Die neue Herde bleibt im verbundenen Gebiet ihrer Eltern.
why-grey-field = Auf einem grauen Feld wächst nichts.
why-herd-there = Dort weidet eine Herde.
why-crop-there = Dort ist schon etwas ausgesät.
why-no-seed = Für ein weiteres Feld ist kein Getreide da, oder über dieses hast du schon entschieden.
why-no-crop = Dort liegt keine Ernte von dir.
why-no-other-store = Es gibt keine andere Siedlung mit Platz für diese Ernte, oder du hast sie schon bestimmt.
why-no-grain-room = Diese Siedlung ist mit dem Feld nicht verbunden oder hat keinen Platz.
why-no-feast-grain = In einem deiner verbundenen Gebiete reicht das Getreide nicht für ein so großes Fest.
why-decided = Das ist entschieden, oder die Regeln lassen hier keine Wahl.

## What happened

told-young = { $seat } hat eine neue Herde: { $herd }, { $space }.
told-forgo = { $seat } verzichtet auf eine neue Herde: { $herd }.
told-no-pasture = { $seat } hat keinen Platz für eine neue Herde: { $herd }.
told-no-block-left = { $seat } hat keinen Klotz mehr für eine neue Herde: { $herd }.
told-rot = Die Ernte von { $seat } verfault: { $grain } Getreide, { $space }.
told-sow =
    { $grain ->
        [1] { $seat } besät { $space } mit 1 Getreide.
       *[other] { $seat } besät das geplünderte Feld { $space }: { $grain } Getreide.
    }
told-summer =
    { $weather ->
        [0] Ein guter Sommer für { $seat }: { $space } ({ $face }).
        [1] Ein gewöhnlicher Sommer für { $seat }: { $space } ({ $face }).
       *[2] Ein schlechter Sommer für { $seat }: { $space } ({ $face }).
    }
told-yield = Bei { $seat } wächst { $grain } Getreide: { $space }.
told-taxes = { $seat } nimmt Steuern ein: { $gold } Gold.
told-tax-third = { $seat } zahlt { $other } ein Drittel der Steuern: { $gold } Gold.
told-harvest = { $seat } bringt { $grain } Getreide ein: { $space }, gelagert: { $store }.
told-unharvested = { $seat } kann { $grain } Getreide nicht einbringen ({ $space }): { $why ->
        [1] Das Feld ist mit keiner freien Siedlung verbunden.
        [2] Dort stehen feindliche Einheiten, und niemand kontrolliert das Feld.
        [3] { $other } kontrolliert das Feld.
       *[0] Niemand kontrolliert das Feld.
    }
told-no-store = { $seat } hat keinen Platz für { $grain } Getreide, es bleibt auf den Feldern.
told-feast =
    { $times ->
        [1] { $seat } feiert ein kleines Fest: { $prestige } Prestige.
        [2] { $seat } feiert für { $grain } Getreide ein doppeltes Fest: { $prestige } Prestige.
       *[3] { $seat } feiert für { $grain } Getreide ein dreifaches Fest: { $prestige } Prestige.
    }
told-winter =
    { $weather ->
        [0] { $climate }: ein guter Winter ({ $face }), dort brauchen Herden kein Futter.
        [1] { $climate }: ein gewöhnlicher Winter ({ $face }).
       *[2] { $climate }: ein schlechter Winter ({ $face }), dort ziehen weder Landeinheiten noch Herden.
    }
told-winter-sea =
    { $weather ->
        [2] Sturm auf allen Meeren ({ $face }).
       *[other] Ein ruhiger Winter auf See ({ $face }).
    }
told-dissolved = { $seat }: Ohne Verbindung aufgelöst: { $number } × { $unit } ({ $level }), { $space }.
told-upkeep = { $seat } zahlt { $gold } Gold Löhne.
told-unpaid = { $seat } kann nicht zahlen: { $number } × { $unit } ({ $level }), { $space }.
told-unpaid-village = { $seat } kann das Dorf { $space } nicht bezahlen, es wird verlassen.
told-unpaid-city = { $seat } kann die Stadt { $space } nicht bezahlen, sie wird zum Dorf.
told-slaughter = { $seat } schlachtet { $number ->
        [1] eine Herde: { $herd }
       *[other] { $number } Herden: { $herd }
    }, { $space }, { $meat } Fleisch.
told-cull = { $seat } verkleinert { $number ->
        [1] eine Herde: { $herd }
       *[other] { $number } Herden: { $herd }
    }, { $space }, { $meat } Fleisch; Schafe bleiben.
told-fodder = { $seat } füttert Herden mit { $grain } Getreide.
told-fed = { $seat } ernährt die Leute mit { $meat ->
        [0] { $fish ->
            [0] { $grain } Getreide
           *[other] { $fish } Fisch{ $grain ->
                [0] {""}
               *[other] {" "}und { $grain } Getreide
            }
        }
       *[other] { $meat } Fleisch{ $fish ->
            [0] { $grain ->
                [0] {""}
               *[other] {" "}und { $grain } Getreide
            }
           *[other] , { $fish } Fisch{ $grain ->
                [0] {""}
               *[other] {" "}und { $grain } Getreide
            }
        }
    }.
told-meat-sold = { $seat } verkauft { $gold } Fleisch für { $gold } Gold.
told-hungry = { $seat } verliert { $number } × { $unit } ({ $level }) durch Hunger: { $space }.
told-hungry-surrender = { $space } wird nicht satt und ergibt sich: { $seat } verliert es an { $other }.
told-hungry-village = Das Dorf { $space } von { $seat } verhungert und wird verlassen.
told-hungry-city = Die Stadt { $space } von { $seat } verhungert und wird verlassen.
told-hungry-half = Die Stadt { $space } von { $seat } wird nur halb satt und wird zum Dorf.
told-wages = { $seat } zahlt { $gold } Gold Löhne.
told-commander-wage = { $seat } zahlt dem Kommandeur { $gold } Gold.
told-deserts = { $seat } kann nicht zahlen: { $number } × { $unit } ({ $level }), { $space }.
told-commander-leaves = { $seat } kann den Kommandeur nicht bezahlen, er geht.
told-fish = { $seat } fängt { $fish } Fisch: { $space }, gelagert: { $store }.
told-no-fish =
    { $face ->
        [0] { $seat } kann im Sturm nicht fischen: { $space }.
       *[other] { $seat } fängt nichts: { $space } ({ $face }).
    }
told-fish-lost = { $seat } hat keinen Platz für { $fish } Fisch: { $space }.

## Amounts

amount-grain = { $number } Getreide
amount-meat = { $number } Fleisch
amount-fish = { $number } Fisch
