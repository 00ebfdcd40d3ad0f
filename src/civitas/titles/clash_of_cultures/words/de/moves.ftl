### Einheiten bewegen.

## Satzteile

phrase-marks = { phrase-moved }{ phrase-fought }{ phrase-climbed }{ phrase-forest }{ phrase-plains }{ phrase-pirate }
phrase-moved =
    { $moved ->
        [0] { "" }
       *[other] { " " }(schon gezogen)
    }
phrase-fought =
    { $fought ->
        [0] { "" }
       *[other] { " " }(zieht nicht mehr)
    }
phrase-climbed =
    { $climbed ->
        [0] { "" }
       *[other] { " " }(im Gebirge gewesen)
    }
phrase-forest =
    { $forest ->
        [0] { "" }
       *[other] { " " }(durch Wald gekommen)
    }
phrase-plains =
    { $plains ->
        [0] { "" }
       *[other] { " " }(über Ebene gekommen)
    }
phrase-pirate =
    { $pirate ->
        [0] { "" }
       *[other] { " " }(Piraten)
    }


## Fragen

ask-command =
    { $left ->
        [one] Noch 1 Bewegung: Von welchem Feld zieht eine Gruppe?
       *[other] Noch { $left } Bewegungen: Von welchem Feld zieht eine Gruppe?
    }
ask-group =
    { $count ->
        [0] Wer zieht von { $hex }?
       *[other] Wer zieht noch von { $hex }?
    }{ $count ->
        [0] { "" }
       *[other] { " " }Bisher:{ phrase-units }.
    }
ask-cargo =
    { $count ->
        [0] Wer fährt von { $hex } mit?
       *[other] Wer fährt noch von { $hex } mit?
    }
ask-goal =
    { $count ->
        [0] Wohin geht es von { $hex }?
       *[other] Von { $hex } ziehen:{ phrase-units }. Wohin?
    }
ask-road-over = Über welches Feld führt die Straße?
ask-explore-from = Von welchem Feld aus erkunden die Schiffe?
ask-orient = Wie liegt das neue Gebiet um { $hex }?
ask-anchor = Wohin im neuen Gebiet fahren die Schiffe?
ask-surplus =
    { $count ->
        [one] 1 Einheit auf { $hex } findet keinen Platz an Bord: Welche geht verloren?
       *[other] { $count } Einheiten auf { $hex } finden keinen Platz an Bord: Welche geht zuerst verloren?
    }
ask-hegemony-ship = Welches Schiff wird eine Stadt?
ask-hegemony-site = Wo wird die Stadt gegründet?
ask-unload =
    { $count ->
        [0] Wer geht auf { $hex } an Land?
       *[other] Wer geht noch auf { $hex } an Land?
    }
ask-new-colonies = Wo gehen alle an Land?
ask-stay-aboard = Zu viele für { $hex }: Wer bleibt an Bord?
ask-convert = Was wird wozu?


## Antworten

pick-command = Einheiten bewegen
terms-idle = keine kann ziehen: eine Aktion ohne Tat
pick-from = Von { $hex }
pick-join = { $unit }{ phrase-marks }
pick-to = Nach { $hex }
pick-by = Nach { $hex }: { $ability }
pick-attack = Angriff auf { $hex }
terms-lies = { $hex_0 } { $terrain_0 }, { $hex_1 } { $terrain_1 }, { $hex_2 } { $terrain_2 }, { $hex_3 } { $terrain_3 }
pick-orient =
    { $turned ->
        [0] Wie es liegt
       *[other] Eine halbe Drehung weiter
    }
pick-convert = { $unit } wird { $into }


## Was geschah

moves-nothing = { $seat } bewegt keine Einheiten: eine Aktion ohne Tat.
moves = { $seat } bewegt { $count ->
        [one] 1 { $unit }
       *[other] { $count } × { $unit }
    } von { $origin } nach { $hex }.
reveals = { $seat } deckt das Gebiet von { $hex } auf.
lost-at-sea = { $seat } verliert auf { $hex }, weil an Bord kein Platz ist: { $unit }.
converts = { $seat } verwandelt auf { $hex }: { $unit } in { $into }.
city-moves = { $seat } verlegt die Stadt von { $origin } nach { $hex }.


## Warum nicht

why-no-unit = Dort steht keine Einheit von dir.
why-no-goal = Von dort geht es nirgendwohin.
why-no-tactics = Armee-Einheiten ziehen nur mit Militärtaktik.
why-moved-already = Die Einheit ist in dieser Aktion schon gezogen.
why-unit-fatigued = Die Einheit hat in diesem Zug gekämpft.
why-unit-on-mountain = Die Einheit hat in diesem Zug ein Gebirge bestiegen.
why-unit-on-forest = Wer in diesem Zug durch einen Wald kam, greift nicht an.
why-great-gardens = Wer in diesem Zug über eine Ebene kam, greift die Großen Gärten nicht an.
why-no-army = Wo Feinde sind, ziehen nur Armee-Einheiten hin.
why-too-many-units = Auf einem Feld stehen höchstens vier Armee-Einheiten.
why-too-far = Landeinheiten ziehen nur ein Feld weit.
why-no-ship = Dort ist kein Platz an Bord eigener Schiffe.
why-ships-on-land = Schiffe fahren nicht an Land.
why-out-of-reach = Durch ihr Meer kommen die Schiffe dort nicht hin.
why-explore-from = Von diesem Feld aus können die Schiffe dort nicht erkunden.
why-road-over = Über dieses Feld führt keine Straße dorthin.
why-hegemony-ship = Nur ein eigenes Schiff neben Land, auf dem du eine Stadt gründen kannst.
why-hegemony-site = Nur Land neben dem Schiff, auf dem du eine Stadt gründen kannst.
why-new-colonies = Nur Land neben dem Schiff deines Anführers, auf dem Platz ist und das die Einheiten betreten dürfen.
