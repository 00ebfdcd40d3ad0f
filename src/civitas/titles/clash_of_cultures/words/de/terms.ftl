### Preise und Gewinne, Arten von Antworten, Quellen von Punkten.

## Mengen

amount-food = { $number } Nahrung
amount-wood = { $number } Holz
amount-ore = { $number } Erz
amount-ideas =
    { $number ->
        [one] 1 Idee
       *[other] { $number } Ideen
    }
amount-gold = { $number } Gold
amount-mood = { $number } Zufriedenheit
amount-culture = { $number } Kultur
amount-prisoners =
    { $number ->
        [one] 1 Gefangener
       *[other] { $number } Gefangene
    }
amount-action =
    { $number ->
        [one] 1 Aktion
       *[other] { $number } Aktionen
    }
amount-settlers =
    { $number ->
        [one] 1 Siedler
       *[other] { $number } Siedler
    }
amount-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
amount-action_cards =
    { $number ->
        [one] 1 Aktionskarte
       *[other] { $number } Aktionskarten
    }
amount-objective_cards =
    { $number ->
        [one] 1 Triumphkarte
       *[other] { $number } Triumphkarten
    }
amount-wonder_cards =
    { $number ->
        [one] 1 Weltwunderkarte
       *[other] { $number } Weltwunderkarten
    }


## Arten von Antworten

kind-advance = Einen Fortschritt erzielen
kind-collect = Produktion
kind-construct = Bauen
kind-influence = Kulturübernahme
kind-found = Eine Stadt gründen
kind-cheer = Stimmung erhöhen
kind-command = Einheiten bewegen
kind-recruit = Rekrutieren
kind-playcard = Eine Karte spielen
kind-raisewonder = Ein Weltwunder bauen
kind-deal = Einen Handel anbieten
kind-use = Etwas nutzen, das du hast
kind-endturn = Den Zug beenden


## Warum es nichts davon gibt

why-no-cities = Du hast keine Stadt.
why-no-advances = Es gibt keinen Fortschritt mehr, den du erzielen könntest.
why-no-action-cards = Du hast keine Aktionskarte auf der Hand.
why-no-wonder-cards = Es gibt keine Weltwunderkarte, die du bauen könntest.
why-no-abilities = Du hast keinen Fortschritt, keinen Anführer und kein Weltwunder, das man so nutzt.


## Woher Punkte kommen

source-city_pieces = Siedlungen und Gebäude
source-advances = Fortschritte
source-objectives = Triumphe
source-wonders = Weltwunder
source-events = Ereignisse
source-killed_leaders = Getötete Anführer
tie-pyramid = die Große Pyramide, deren Erbauer bei Gleichstand gewinnt
