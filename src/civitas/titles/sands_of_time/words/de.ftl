### The Sands of Time.

title-name = The Sands of Time
title-pitch = Führe ein Reich der Antike durch drei Dynastien und schreibe die Chroniken, die seine Taten vor dem Vergessen bewahren.


## Optionen

option-bonus_reuse_free = Eine Bonusaktion, die du in dieser Generation schon genutzt hast, erhöht bei erneuter Nutzung die Unruhe nicht; ausgeschaltet erhöht jede Nutzung die Unruhe um 1.
option-raid_unlocked_all_soldiers = Ist Politik freigeschaltet, plündert der Überfall jede nicht von dir kontrollierte Region, in der Soldaten von dir stehen; ausgeschaltet nur die Regionen, die sie gerade betreten haben.
option-caravan_own_hubs_give_heritage = Auch eine Karawane, die als erste deine eigene Hauptstadt oder eine deiner eigenen Städte erreicht, bringt Überlieferung; ausgeschaltet gilt das nur für Hauptstädte und Städte der anderen.
option-negative_vp = Siegpunkte können unter 0 fallen; ausgeschaltet bleiben sie bei 0 stehen.
option-bonus_reuse_free-name = Bonusaktionen noch einmal
option-raid_unlocked_all_soldiers-name = Freigeschalteter Überfall mit allen Soldaten
option-caravan_own_hubs_give_heritage-name = Überlieferung für eigene Orte
option-negative_vp-name = Punkte unter 0


## Satzteile

phrase-amount = { $amount } { $resource }
phrase-for-cost =
    { $cost ->
        [0] ohne Kosten
       *[other] für { $cost } Getreide
    }
phrase-for-gold =
    { $cost ->
        [0] ohne Kosten
       *[other] für { $cost } Gold
    }
phrase-points =
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
phrase-stock =
    { $crops ->
        [0]
            { $gold ->
                [0] nichts
               *[other] { $gold } Gold
            }
       *[other] { $crops } Getreide{ phrase-and-gold }
    }
phrase-and-gold =
    { $gold ->
        [0] { "" }
       *[other] { " " }und { $gold } Gold
    }


## Dinge: Ressourcen, Bürger, Kategorien, Land

thing-crops = Getreide
thing-gold = Gold
thing-peasant = Bauer
thing-soldier = Soldat
thing-civil = Bürgertum
thing-political = Politik
thing-cultural = Kultur
thing-plain = Ebene
thing-mountain = Gebirge
thing-island = Insel
thing-province = Provinz
thing-colony = Kolonie
thing-colonies = Kolonien
thing-foreign_caravans = Fremde Karawanen


## Dinge: auf den Tafeln

thing-points = Siegpunkte
thing-unrest = Unruhe
thing-capital = Hauptstadt
thing-caravans = Karawanen
thing-good = Handelsgut
thing-control_markers = Kontrollmarker
thing-start_player = Startspieler
thing-dynasty_track = Dynastieleiste
thing-generation_track = Generationsleiste
thing-stack = Stapel von Fortschritten


## Dinge: Handelsgüter

thing-silver = Silber
thing-tin = Zinn
thing-wine = Wein
thing-purple_dye = Purpur
thing-incense = Weihrauch
thing-wild_beasts = Wilde Tiere
thing-ivory = Elfenbein
thing-amber = Bernstein
thing-horses = Pferde
thing-silk = Seide
thing-spices = Gewürze
thing-ebony = Ebenholz


## Dinge: Karten, Bonusaktionen, Wertungsfelder

thing-chronicle = Chronik
thing-muster = Musterung
thing-conquest = Eroberung
thing-raid = Überfall
thing-build = Bauen
thing-govern = Regieren
thing-advance = Fortschritt
thing-caravan_1 = Karawane
thing-caravan_2 = Zweite Karawane
thing-migrate = Übersiedeln
thing-tribute = Tribut
thing-emphasis_civil = Schwerpunkt Bürgertum
thing-emphasis_political = Schwerpunkt Politik
thing-emphasis_cultural = Schwerpunkt Kultur
thing-oppression = Unterdrückung
thing-support = Unterstützung
thing-taxes = Steuern
thing-A = A Große Werke
thing-B = B Springbrunnen
thing-C = C Reich
thing-D = D Volk
thing-E = E Künste
thing-F = F Handel


## Dinge: Bauwerke

thing-quarry = Steinbruch
thing-irrigation = Bewässerung
thing-aqueduct = Aquädukt
thing-city = Stadt
thing-triumphal_arch = Triumphbogen
thing-road = Straße
thing-fortress = Festung
thing-barracks = Kaserne
thing-amphitheater = Amphitheater
thing-temple = Tempel
thing-library = Bibliothek
thing-wonder = Wunder


## Dinge: Fortschritte und ihre Reihen

thing-agriculture = Landwirtschaft
thing-labor = Arbeit
thing-law = Gesetz
thing-bronze_working = Bronze-Verarbeitung
thing-writing = Schrift
thing-mythology = Mythologie
thing-ornamentation = Verzierung
thing-granaries = Kornspeicher
thing-conscription = Aushebung
thing-logistics = Logistik
thing-bread_and_circuses = Brot und Spiele
thing-coinage = Münzwesen
thing-tyranny = Tyrannei
thing-plumbing = Kanalisation
thing-architecture = Architektur
thing-chariots = Streitwagen
thing-peltasts = Peltasten
thing-triremes = Trieren
thing-oligarchy = Oligarchie
thing-democracy = Demokratie
thing-drama = Drama
thing-philosophy = Philosophie
thing-vision = Vision
thing-engineering = Ingenieurskunst
thing-iron_working = Eisen-Verarbeitung
thing-provincial_governors = Statthalter
thing-historiography = Geschichtsschreibung
thing-trade_leagues = Handelsbünde
thing-urbanism = Städtewesen
thing-imperium = Imperium
thing-classical_canon = Klassischer Kanon
thing-civil_1 = Reihe Landwirtschaft
thing-civil_2 = Reihe Arbeit
thing-political_1 = Reihe Gesetz
thing-political_2 = Reihe Bronze-Verarbeitung
thing-cultural_1 = Reihe Schrift
thing-cultural_2 = Reihe Mythologie


## Dinge: Regionen

thing-hispania = Hispania
thing-gallia = Gallia
thing-italia = Italia
thing-graecia = Graecia
thing-asia_minor = Asia Minor
thing-syria = Syria
thing-aegyptus = Aegyptus
thing-libya = Libya
thing-mauretania = Mauretania
thing-sicilia = Sicilia
thing-cyprus = Cyprus
thing-rhodes = Rhodes
thing-germania = Germania
thing-armenia = Armenia
thing-mesopotamia = Mesopotamia
thing-aethiopia = Äthiopia
thing-britannia = Britannia
thing-dacia = Dacia
thing-sarmatia = Sarmatia
thing-persia = Persia
thing-arabia = Arabia
thing-nubia = Nubia
thing-scythia = Scythia
thing-bactria = Bactria
thing-india = India
thing-gaetulia = Gaetulia


## Dinge: Grenzen

thing-hispania-gallia = Hispania–Gallia
thing-hispania-italia = Hispania–Italia
thing-hispania-sicilia = Hispania–Sicilia
thing-hispania-mauretania = Hispania–Mauretania
thing-hispania-britannia = Hispania–Britannia
thing-hispania-gaetulia = Hispania–Gaetulia
thing-gallia-italia = Gallia–Italia
thing-gallia-germania = Gallia–Germania
thing-gallia-sicilia = Gallia–Sicilia
thing-gallia-britannia = Gallia–Britannia
thing-italia-germania = Italia–Germania
thing-italia-graecia = Italia–Graecia
thing-italia-dacia = Italia–Dacia
thing-italia-sicilia = Italia–Sicilia
thing-graecia-dacia = Graecia–Dacia
thing-graecia-asia_minor = Graecia–Asia Minor
thing-graecia-sicilia = Graecia–Sicilia
thing-graecia-rhodes = Graecia–Rhodes
thing-asia_minor-armenia = Asia Minor–Armenia
thing-asia_minor-syria = Asia Minor–Syria
thing-asia_minor-cyprus = Asia Minor–Cyprus
thing-asia_minor-rhodes = Asia Minor–Rhodes
thing-asia_minor-sarmatia = Asia Minor–Sarmatia
thing-syria-armenia = Syria–Armenia
thing-syria-mesopotamia = Syria–Mesopotamia
thing-syria-arabia = Syria–Arabia
thing-syria-aegyptus = Syria–Aegyptus
thing-syria-cyprus = Syria–Cyprus
thing-aegyptus-cyprus = Aegyptus–Cyprus
thing-aegyptus-libya = Aegyptus–Libya
thing-aegyptus-aethiopia = Aegyptus–Äthiopia
thing-aegyptus-nubia = Aegyptus–Nubia
thing-aegyptus-arabia = Aegyptus–Arabia
thing-libya-mauretania = Libya–Mauretania
thing-libya-aethiopia = Libya–Äthiopia
thing-libya-sicilia = Libya–Sicilia
thing-libya-rhodes = Libya–Rhodes
thing-mauretania-aethiopia = Mauretania–Äthiopia
thing-mauretania-sicilia = Mauretania–Sicilia
thing-mauretania-gaetulia = Mauretania–Gaetulia
thing-sicilia-rhodes = Sicilia–Rhodes
thing-rhodes-cyprus = Rhodes–Cyprus
thing-germania-britannia = Germania–Britannia
thing-germania-dacia = Germania–Dacia
thing-germania-sarmatia = Germania–Sarmatia
thing-dacia-sarmatia = Dacia–Sarmatia
thing-sarmatia-scythia = Sarmatia–Scythia
thing-armenia-mesopotamia = Armenia–Mesopotamia
thing-armenia-scythia = Armenia–Scythia
thing-armenia-persia = Armenia–Persia
thing-mesopotamia-persia = Mesopotamia–Persia
thing-mesopotamia-arabia = Mesopotamia–Arabia
thing-persia-bactria = Persia–Bactria
thing-persia-india = Persia–India
thing-persia-arabia = Persia–Arabia
thing-bactria-scythia = Bactria–Scythia
thing-armenia-bactria = Armenia–Bactria
thing-nubia-india = Nubia–India
thing-arabia-india = Arabia–India
thing-arabia-nubia = Arabia–Nubia
thing-aethiopia-nubia = Äthiopia–Nubia
thing-aethiopia-gaetulia = Äthiopia–Gaetulia


## Was geschieht: Aufbau und Verlauf einer Generation

start-player = { $seat } beginnt als Startspieler.
province = { $seat } wählt { $region } als Provinz.
capital = { $seat } gründet die Hauptstadt in { $region }.
settled = { $seat } siedelt einen weiteren Bauern in { $region } an.
income = { $seat } erhält { phrase-amount } als Einkommen.
reveals = { $seat } deckt { $card } und { $second } auf.
emphasis = { $seat } schaltet { $category } für diese Generation frei.
emphasis-marker = { $seat } legt für { $card } den { $count }. von 3 Markern auf die Schwerpunktkarte.
emphasis-building = { $seat } legt für ein Bauwerk der Kategorie { $category } den { $count }. von 3 Markern auf die Schwerpunktkarte.
plays = { $seat } nutzt die Aktion { $card }.
declined = { $seat } verzichtet auf die Aktion { $card }.
round = Runde { $round } der Generation ist vorbei, und der Dynastiemarker rückt auf Feld { $space } vor.
die = { $seat } würfelt { $roll }; ab { $threshold } geht die Generation weiter.
grown-in = { $seat } erhält einen Bauern in { $region }.
grown =
    { $count ->
        [one] { $seat } erhält 1 Bauern in der einzigen Region.
       *[other] { $seat } erhält { $count } Bauern, je einen in jeder Region.
    }
kept = { $seat } behält { phrase-stock } im Kornspeicher.
spoiled = { $seat } verliert am Ende der Generation { phrase-stock }.
new-generation = { $seat } beginnt als Startspieler eine neue Generation.


## Was geschieht: die Aktionen

laid-own = Du legst Chronik { $chronicle } verdeckt auf Feld { $field }.
laid = { $seat } legt eine Chronik verdeckt auf Feld { $field }.
mustered = { $seat } mustert { phrase-for-gold } einen Soldaten in { $region }.
promoted = { $seat } macht { phrase-for-gold } in { $region } einen Bauern zum Soldaten.
demoted = { $seat } macht { phrase-for-gold } in { $region } einen Soldaten zum Bauern.
irrigated = { $seat } erhält durch Bewässerung { phrase-for-gold } einen Bauern in { $region }.
drilled = { $seat } erhält aus der Kaserne { phrase-for-gold } einen Soldaten in { $region }.
moved-peasants =
    { $count ->
        [one] { $seat } zieht 1 Bauern von { $origin } nach { $region }.
       *[other] { $seat } zieht { $count } Bauern von { $origin } nach { $region }.
    }
moved-soldiers =
    { $count ->
        [one] { $seat } zieht 1 Soldaten von { $origin } nach { $region }.
       *[other] { $seat } zieht { $count } Soldaten von { $origin } nach { $region }.
    }
road-granted = { $seat } lässt { $other } die Straße in { $region } benutzen.
road-denied = { $seat } lässt { $other } die Straße in { $region } nicht benutzen.
plundered = { $seat } plündert { $region } und erbeutet { phrase-amount }.
plundered-from =
    { $amount ->
        [0] { $seat } hat kein { $resource }, das der Überfall nehmen könnte.
       *[other] { $seat } verliert durch den Überfall { phrase-amount }.
    }
built = { $seat } errichtet in { $region } { phrase-for-gold } das Bauwerk { $building }.
labored =
    { $count ->
        [one] { $seat } lässt 1 Bauern am Bauwerk arbeiten und verliert ihn.
       *[other] { $seat } lässt { $count } Bauern am Bauwerk arbeiten und verliert { $lost } davon.
    }
governed = { $seat } senkt die Unruhe { phrase-for-cost } auf { $now }.
advance = { $seat } erreicht den Fortschritt { $advance }.
drew-advances = { $seat } zieht zwei Fortschritte für die { $row } und wählt einen davon.
row-extended = Die { $row } wird um { $advance } verlängert.
row-ended = Die { $row } endet hier, denn für sie ist kein Fortschritt mehr da.
caravan = { $seat } legt eine Karawane auf die Grenze { $border }.
caravan-paid = { $seat } legt für { phrase-amount } eine Karawane auf die Grenze { $border }.
tribute-colonies = { $seat } erhält { phrase-amount } als Tribut von Kolonien.
tribute-caravans = { $seat } erhält { phrase-amount } als Tribut von fremden Karawanen.
oppression = { $seat } unterdrückt { $region } und erhält { phrase-amount }.
support = { $seat } findet Unterstützung: Die Überlieferung { $category } zählt bis zum Ende des Spielzugs 2 mehr.
taxes = { $seat } nimmt { phrase-amount } an Steuern ein.
coinage =
    { $resource ->
        [Getreide] { $seat } tauscht { $amount } Getreide gegen { $amount } Gold.
       *[other] { $seat } tauscht { $amount } Gold gegen { $amount } Getreide.
    }


## Was geschieht: Eroberung

attacks = { $seat } greift { $other } in { $region } { phrase-for-cost } an.
battle-numbers = { $seat } kämpft mit Kampfwert { $total }, { $other } mit { $against }.
battle-won = { $seat } gewinnt den Kampf gegen { $other }.
lost-peasant = { $seat } verliert einen Bauern in { $region }.
lost-soldier = { $seat } verliert einen Soldaten in { $region }.
last-region = { $seat } behält { $region }, die letzte verbliebene Region.
retreats = { $seat } weicht nach { $region } zurück.
no-retreat = { $seat } kann aus { $region } nirgendwohin ausweichen und verliert dort alle Bürger.
control-lost = { $seat } verliert die Kontrolle über { $region }.
annexed = { $seat } annektiert { $region } { phrase-for-cost }.
new-capital = { $seat } verlegt die Hauptstadt nach { $region }.


## Was geschieht: Überlieferung, Unruhe und Punkte

heritage = { $seat } erhöht die Überlieferung { $category } um { $amount } auf { $now }.
unrest-bonus = { $seat } erhöht wegen der Bonusaktion die Unruhe um { $steps } auf { $now }.
unrest-repeated = { $seat } erhöht wegen der wiederholten Karte die Unruhe um { $steps } auf { $now }.
unrest-battle = { $seat } erhöht wegen des Kampfes die Unruhe um { $steps } auf { $now }.
crowded = { $region } ist überbevölkert: { $count } Bürger, Platz für { $room }.
unrest-crowded = { $seat } erhöht wegen Überbevölkerung die Unruhe um { $steps } auf { $now }.
unrest-capped = { $seat } fällt auf die neue Höchstgrenze der Unruhe, { $now }.
points-lost =
    { $points ->
        [0] { $seat } ist an der Höchstgrenze der Unruhe, hat aber keine Siegpunkte zu verlieren.
       *[other] { $seat } ist an der Höchstgrenze der Unruhe, verliert { phrase-points } und steht bei { $now }.
    }
dynasty-ends = Dynastie { $number } endet und wird gewertet.
standing-points = { $seat } erhält { phrase-points } für Wunder und Fortschritte und steht bei { $now }.
opened = { $seat } deckt Chronik { $chronicle } auf Feld { $field } auf: { $has } von { $needed }, Überlieferung { $own } von { $heritage }.
scored = { $seat } erhält { phrase-points } für Chronik { $chronicle } auf Feld { $field }.
final-regions = { $seat } erhält { phrase-points } für die meisten Regionen.
final-unrest = { $seat } erhält { phrase-points } für die geringste Unruhe.
final-symbols = { $seat } erhält { phrase-points } für die meisten Springbrunnen und Leiern.


## Was gefragt wird

ask-province =
    { $number ->
        [1] Welche Region wählst du als erste Provinz?
        [2] Welche Region wählst du als zweite Provinz?
       *[other] Welche Region wählst du als dritte Provinz?
    }
ask-capital = In welcher deiner Provinzen gründest du deine Hauptstadt?
ask-first-caravan = Auf welche Grenze deiner Hauptstadt legst du deine erste Karawane?
ask-extra-peasant = In welcher Provinz siedelst du noch einen Bauern an?
ask-first-advance = Mit welcher Reihe von Fortschritten beginnst du?
ask-heritage = In welcher Kategorie erhöhst du deine Überlieferung um { $amount }?
ask-cards = Welche zwei Karten wählst du für diese Runde?
ask-turn = Was tust du als Nächstes in deinem Spielzug?
ask-chronicle = Welche Chronik legst du verdeckt auf welches Feld?
ask-muster = Was musterst du für 1 Gold?
ask-conquest = Wo greifst du an oder annektierst du?
ask-annex = Annektierst du jetzt { $region } für { $cost } Getreide?
ask-new-capital = Welche deiner Regionen wird deine neue Hauptstadt?
ask-battle-number = Welche geheime Zahl wählst du in { $region }, wo dein Kampfwert { $own } beträgt und der von { $other } { $against }?
ask-lose = Welchen Bürger verlierst du in { $region }?
ask-retreat = In welche Region weichst du aus { $region } zurück?
ask-raid = Welche Soldaten ziehst du?
ask-migrate = Welche Bürger ziehst du?
ask-destination =
    { $count ->
        [one] Wohin geht der Bürger aus { $region }?
       *[other] Wohin gehen die { $count } Bürger aus { $region }?
    }
ask-road = Lässt du { $seat } deine Straße in { $region } benutzen?
ask-plunder = Welche Region plünderst du?
ask-site = In welcher Region baust du?
ask-construct = Was baust du in { $region }?
ask-labor = Wie viele Bauern lässt du an dem Bauwerk arbeiten, das { $cost } Gold kostet?
ask-discount = Welches Amphitheater nutzt du für den Nachlass?
ask-govern = Senkst du deine Unruhe von { $unrest } { phrase-for-cost } um einen Schritt?
ask-advance = In welcher Reihe machst du einen Fortschritt?
ask-lay-advance = Welchen der beiden Fortschritte legst du ans Ende der Reihe?
ask-caravan = Auf welche Grenze legst du eine Karawane?
ask-next-caravan = Auf welche Grenze legst du für denselben Preis die zweite Karawane?
ask-free-caravan = Auf welche Grenze legst du kostenlos eine Karawane?
ask-pay-caravan = Bezahlst du die Karawane mit 2 Getreide oder mit 2 Gold?
ask-tribute = Woher nimmst du Tribut?
ask-oppression = In welcher Region unterdrückst du deine Bauern?
ask-support = In welcher Kategorie zählt deine Überlieferung in diesem Spielzug 2 mehr?
ask-taxes = Nimmst du Steuern in Getreide oder in Gold ein?
ask-growth =
    { $left ->
        [one] Welche Region bekommt den letzten Bauern aus deinem Vorrat?
       *[other] Welche Region bekommt einen der letzten { $left } Bauern aus deinem Vorrat?
    }
ask-score = Welche Chronik wertest du, da deine Überlieferung nicht für beide reicht?
ask-granaries = Was behältst du im Kornspeicher?


## Was gewählt werden kann

pick-province = { $region } nehmen
pick-capital = Hauptstadt in { $region }
pick-settle = Bauer in { $region }
pick-caravan = Karawane { $border }
pick-heritage = Überlieferung { $category } erhöhen
pick-begin = { $row } beginnen
pick-choose = { $first } und { $second }
pick-play = { $card } nutzen
pick-endturn = Zug beenden
pick-done = Fertig
pick-done-muster = Nichts weiter mustern
pick-done-conquest = Nichts erobern
pick-done-annex = Nicht annektieren
pick-done-raid = Keine weiteren Soldaten ziehen
pick-done-migrate = Keine weiteren Bürger ziehen
pick-done-site = Nichts weiter bauen
pick-done-govern = Sie nicht weiter senken
pick-done-caravan = Keine Karawane legen
pick-done-next-caravan = Keine zweite Karawane legen
pick-done-free-caravan = Keine Karawane legen
pick-usebonus = Bonusaktion { $action }
pick-oppress = { $region } unterdrücken
pick-support = Überlieferung { $category } stützen
pick-tax = Steuern in { $resource }
pick-exchange =
    { $give ->
        [Getreide] { $amount } Getreide gegen { $amount } Gold tauschen
       *[other] { $amount } Gold gegen { $amount } Getreide tauschen
    }
pick-lay = Chronik { $chronicle } auf { $field }
pick-muster = Einen Soldaten in { $region } mustern
pick-promote = Bauer zu Soldat in { $region }
pick-demote = Soldat zu Bauer in { $region }
pick-irrigate = Bewässerung: Bauer in { $region }
pick-drill = Kaserne: Soldat in { $region }
pick-attack = { $other } in { $region } angreifen
pick-annex = { $region } annektieren
pick-commit =
    { $number ->
        [0] 0: kein zusätzlicher Kampfwert
        [1] 1: Kampfwert +3
        [2] 2: Kampfwert +6
        [3] 3: Kampfwert +9
        [4] 4: Kampfwert +12
        [5] 5: Kampfwert +15
       *[other] { $number }: Kampfwert +18
    }
pick-lose =
    { $citizen ->
        [Soldat] Einen Soldaten verlieren
       *[other] Einen Bauern verlieren
    }
pick-retreat = Rückzug nach { $region }
pick-askroad = Um die Straße in { $region } bitten
pick-consent = Erlauben
pick-deny = Verweigern
pick-group =
    { $citizen ->
        [Soldat]
            { $count ->
                [one] 1 Soldat aus { $region }
               *[other] { $count } Soldaten aus { $region }
            }
       *[other]
            { $count ->
                [one] 1 Bauer aus { $region }
               *[other] { $count } Bauern aus { $region }
            }
    }
pick-to = Nach { $region }
pick-plunder = { $region } plündern
pick-site = In { $region } bauen
pick-discount = Das Amphitheater in { $region }
pick-construct = { $building } bauen
pick-labor =
    { $count ->
        [0] Keine Bauern
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
pick-calm = Unruhe um 1 senken
pick-progress = Fortschritt in der { $row }
pick-reveal = { $advance } auslegen
pick-pay = Mit { $resource } bezahlen
pick-tribute = Tribut: { $source }
pick-score = { $field } werten
pick-keep =
    { $crops ->
        [0]
            { $gold ->
                [0] Nichts behalten
               *[other] { $gold } Gold behalten
            }
       *[other] { phrase-stock } behalten
    }


## Arten von Antworten

kind-play = Eine Karte nutzen
kind-usebonus = Eine Bonusaktion nutzen
kind-exchange = Getreide und Gold tauschen
kind-muster = Einen Soldaten mustern
kind-promote = Einen Bauern zum Soldaten machen
kind-demote = Einen Soldaten zum Bauern machen
kind-irrigate = Durch Bewässerung einen Bauern einsetzen
kind-drill = Aus der Kaserne einen Soldaten einsetzen
kind-attack = Jemanden angreifen
kind-annex = Eine Region annektieren
kind-site = Bauen
kind-calm = Unruhe senken
kind-progress = In einer Reihe vorrücken
kind-begin = Eine Reihe beginnen
kind-caravan = Eine Karawane legen


## Mengen

amount-crops = { $number } Getreide
amount-gold = { $number } Gold
amount-crops_or_gold = { $number } Getreide oder { $number } Gold
amount-unrest = { $number } Unruhe
amount-heritage = { $number } Überlieferung
amount-civil = { $number } Überlieferung Bürgertum
amount-political = { $number } Überlieferung Politik
amount-cultural = { $number } Überlieferung Kultur
amount-peasant =
    { $number ->
        [one] 1 Bauer
       *[other] { $number } Bauern
    }
amount-points =
    { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }
terms-at-turn-end = +{ $unrest } Unruhe am Zugende
terms-brings-oppression =
    { $crops ->
        [0] bis zu { $gold } Gold
       *[other] { $gold ->
            [0] bis zu { $crops } Getreide
           *[other] bis zu { $crops } Getreide oder { $gold } Gold
        }
    }
terms-brings-support = +{ $heritage } Überlieferung für diesen Zug
terms-brings-taxes = +{ $crops } Getreide oder { $gold } Gold
terms-chronicle = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, jetzt { $has } von { $needed }, Überlieferung { $own } von { $heritage }
terms-again = { $card } noch einmal: +1 Unruhe
terms-if-won = bei einem Sieg +{ $unrest } Unruhe
terms-strength = Kampfwert { $own } gegen { $against } noch ohne die geheimen Zahlen
terms-idle-chronicle = Chronik wäre jetzt nicht nutzbar
terms-idle-muster = Musterung wäre jetzt nicht nutzbar
terms-idle-conquest = Eroberung wäre jetzt nicht nutzbar
terms-idle-raid = Überfall wäre jetzt nicht nutzbar
terms-idle-build = Bauen wäre jetzt nicht nutzbar
terms-idle-govern = Regieren wäre jetzt nicht nutzbar
terms-idle-advance = Fortschritt wäre jetzt nicht nutzbar
terms-idle-caravan_1 = Karawane wäre jetzt nicht nutzbar
terms-idle-caravan_2 = Zweite Karawane wäre jetzt nicht nutzbar
terms-idle-migrate = Übersiedeln wäre jetzt nicht nutzbar
terms-idle-tribute = Tribut wäre jetzt nicht nutzbar
terms-bonus-first-muster = Musterung nur nach einer Bonusaktion
terms-bonus-first-conquest = Eroberung nur nach einer Bonusaktion
terms-bonus-first-build = Bauen nur nach einer Bonusaktion
terms-bonus-first-govern = Regieren nur nach einer Bonusaktion
terms-bonus-first-advance = Fortschritt nur nach einer Bonusaktion
terms-bonus-first-caravan_1 = Karawane nur nach einer Bonusaktion
terms-bonus-first-caravan_2 = Zweite Karawane nur nach einer Bonusaktion


## Woher Punkte kommen

source-chronicles = Chroniken
source-wonders = Wunder
source-advances = Fortschritte
source-final_regions = Meiste Regionen
source-final_unrest = Geringste Unruhe
source-final_symbols = Meiste Springbrunnen und Leiern
source-lost = Durch Unruhe verloren
tie-last-dynasty = Punkte für Chroniken der dritten Dynastie


## Was in Teilen gewählt werden kann

part-choose-first = { $value } und …
part-lay-chronicle = Chronik { $value } auf …
part-group-region = Aus { $value } …


## Warum etwas nicht geht

why-not-your-turn = Du bist nicht am Zug.
why-out-of-play = Diese Region ist bei so wenigen Spielern nicht im Spiel.
why-region-taken = In dieser Region liegt schon ein Provinzmarker.
why-not-adjacent = Diese Region grenzt nicht an eine von deinen.
why-same-card = Du musst zwei verschiedene Karten wählen.
why-two-repeated = Beide Karten hast du in dieser Generation schon gespielt, und nur eine der zwei darf sich wiederholen.
why-emphasis-used = Du kannst in einer Generation nur eine Schwerpunktkarte spielen.
why-not-revealed = Du hast diese Karte in diesem Spielzug nicht aufgedeckt.
why-card-in-use = Diese Karte wird gerade benutzt.
why-bonus-spent = Du hast in diesem Spielzug schon eine Bonusaktion genutzt.
why-bonus-empty = Diese Bonusaktion brächte dir nichts.
why-no-coinage = Dafür brauchst du den Fortschritt Münzwesen und etwas zum Tauschen.
why-exchanged = Du hast in diesem Spielzug schon getauscht.
why-no-interruption = Das geht vor und nach jeder Aktion und mitten in einer Aktion, kurz bevor du zahlst.
why-no-card-left = Du hast alle Karten dieses Spielzugs genutzt oder darauf verzichtet.
why-not-built = Keine deiner Regionen hat dieses Bauwerk: { $building }.
why-no-field = Du hast auf jedem Feld eine Chronik.
why-field-taken = Auf diesem Feld hast du schon eine Chronik.
why-card-laid = Diese Chronik hast du schon gelegt.
why-no-gold = Mustern kostet 1 Gold, und du hast keines.
why-nothing-to-muster = Hier gibt es nichts, was du einsetzen oder umwandeln könntest.
why-not-controlled = Du kontrollierst diese Region nicht.
why-region-done = Hier hast du mit dieser Aktion schon einen Bürger eingesetzt oder umgewandelt.
why-base-done = Du hast schon alle Soldaten gemustert, die diese Aktion erlaubt.
why-locked-civil = Dafür muss Bürgertum freigeschaltet sein, durch die Schwerpunktkarte Bürgertum oder den Fortschritt Tyrannei.
why-locked-political = Dafür muss Politik freigeschaltet sein, durch die Schwerpunktkarte Politik oder den Fortschritt Oligarchie.
why-locked-cultural = Dafür muss Kultur freigeschaltet sein, durch die Schwerpunktkarte Kultur oder den Fortschritt Demokratie.
why-nothing-to-conquer = Es gibt keine Region, in der du jetzt angreifen oder die du annektieren könntest.
why-no-citizen-here = Du hast keinen Bürger in dieser Region.
why-no-enemy-here = Dieser Mitspieler hat keinen Bürger in dieser Region.
why-no-crops =
    { $cost ->
        [one] Das kostet 1 Getreide, und du hast keines.
       *[other] Das kostet { $cost } Getreide, und du hast { $have }.
    }
why-already-yours = Du kontrollierst diese Region schon.
why-not-most = Du brauchst hier mehr Bürger als jeder andere.
why-defended = Wer diese Region kontrolliert, hat hier noch Bürger.
why-last-region = Wer diese Region kontrolliert, hat nur noch sie, und niemand kann sie nehmen.
why-no-control-marker = Du kontrollierst schon 10 Regionen und hast keinen Marker mehr.
why-no-soldiers = Du hast keine Soldaten auf dem Spielplan.
why-nobody-to-move = Du hast keine Bürger auf dem Spielplan.
why-nothing-to-build = Es gibt kein Bauwerk, das du bezahlen und unterbringen könntest.
why-region-full = In dieser Region stehen schon so viele Bauwerke, wie ihre Kapazität erlaubt.
why-kind-there = In dieser Region steht schon ein Bauwerk dieser Sorte.
why-sold-out = Von dieser Sorte ist kein Bauwerk mehr im Vorrat.
why-colony-only = Das lässt sich nur in einer Kolonie errichten.
why-price = Das kostet { $cost } Gold, und du kannst höchstens { $have } aufbringen.
why-calm-already = Deine Unruhe ist schon bei 0.
why-row-ends = Rechts von deinem Marker liegt keine Karte.
why-no-marker = Du hast keinen Marker in dieser Reihe.
why-marker-there = Du hast schon einen Marker in dieser Reihe.
why-heritage-low = Deine Unruhe beträgt { $unrest }, und deine Überlieferung { $category } von { $heritage } müsste mindestens so hoch sein.
why-no-caravan = Du hast keine Karawane mehr.
why-no-caravan-pay = Eine Karawane kostet 2 Getreide oder 2 Gold.
why-no-border = In Reichweite deiner Hauptstadt und deiner Städte ist keine Grenze mehr frei.
why-not-anchored = Diese Grenze ist nicht mit deiner Hauptstadt oder einer deiner Städte verbunden.
why-own-caravan-there = Auf dieser Grenze liegt schon eine Karawane von dir.
why-no-tribute = Du hast keine Kolonie, und keine fremde Karawane erreicht deine Hauptstadt oder deine Städte.


## Was es bewirkt: Aktionen und Bonusaktionen

effect-chronicle = Lege eine Chronik aus deiner Hand verdeckt auf ein Wertungsfeld, auf dem du noch keine hast. Dort bleibt sie, bis die Dynastie endet und gewertet wird.
effect-muster = Zahle 1 Gold und setze 1 Soldaten in eine Region, die du kontrollierst. Politik freigeschaltet: Zahle außerdem in beliebig vielen deiner übrigen Regionen je 1 Gold und mache dort 1 Bauern zum Soldaten oder 1 Soldaten zum Bauern.
effect-conquest = Greife in einer Region jemanden an, annektiere sie, oder tue erst das eine und dann das andere. Ein Angriff kostet Getreide in Höhe deiner Unruhe; Bauern kämpfen mit Kampfwert 1, Soldaten mit 2, und jeder Punkt deiner geheimen Zahl zählt 3 dazu. Wer siegt, verliert dort 1 Bürger und erhöht die Unruhe um die eigene Zahl; wer verliert, verliert 2 und weicht als Verteidiger zurück. Annektieren kostet so viel Getreide, wie du Regionen kontrollierst, und du brauchst dort mehr Bürger als alle anderen.
effect-raid = Ziehe beliebig viele deiner Soldaten in Nachbarregionen. Plündere dann eine nicht von dir kontrollierte Region, die sie gerade betreten haben: Du erhältst für jeden deiner Soldaten dort 1 ihrer Ressource, höchstens ihre Kapazität, und wer sie kontrolliert, verliert ebenso viel. Politik freigeschaltet: Plündere jede solche Region.
effect-build = Errichte 1 Bauwerk in einer Region, die du kontrollierst; es kostet Gold in Höhe deiner Unruhe plus seines Levels. Bürgertum freigeschaltet: Es darf eine Stadt sein.
effect-govern = Senke deine Unruhe um beliebig viele Schritte; jeder kostet so viel Getreide, wie du Regionen kontrollierst. Kultur freigeschaltet: Der erste Schritt ist kostenlos.
effect-advance = Rücke mit einem deiner Marker auf den nächsten Fortschritt seiner Reihe vor; deine Unruhe darf nicht höher sein als deine Überlieferung in seiner Kategorie. Kultur freigeschaltet: Lege stattdessen einen neuen Marker auf den ersten Fortschritt einer Reihe, in der du noch keinen hast.
effect-caravan_1 = Zahle 2 Getreide oder 2 Gold und lege eine Karawane auf eine Grenze, die mit deiner Hauptstadt oder einer deiner Städte verbunden ist. Überlieferung +1 in einer Kategorie deiner Wahl, wenn dort ein Handelsgut liegt oder du zum ersten Mal eine fremde Hauptstadt oder Stadt erreichst.
effect-caravan_2 = Kultur freigeschaltet: Zahle ein zweites Mal 2 Getreide oder 2 Gold und lege eine Karawane wie mit der anderen Karawanenkarte. Sonst bewirkt diese Karte nichts.
effect-migrate = Ziehe beliebig viele deiner Bürger in Nachbarregionen. Kultur freigeschaltet: Lege danach kostenlos 1 Karawane auf eine verbundene Grenze einer Region, in der ein Bürger von dir steht.
effect-tribute = Nimm 1 Ressource von jeder deiner Kolonien oder 1 für jede fremde Karawane, die deine Hauptstadt oder eine deiner Städte erreicht; ihr Besitzer verliert ebenso viel. Bürgertum freigeschaltet: Nimm beides.
effect-oppression = Nimm 1 Ressource für jeden deiner Bauern in einer Region, die du kontrollierst, höchstens ihre Kapazität. Am Ende des Spielzugs Unruhe +1, nach den üblichen Optionen nur beim ersten Mal in einer Generation.
effect-support = Deine Überlieferung in einer Kategorie zählt bis zum Ende des Spielzugs 2 mehr, nie aber für Chroniken. Am Ende des Spielzugs Unruhe +1, nach den üblichen Optionen nur beim ersten Mal in einer Generation.
effect-taxes = Nimm 1 Getreide oder stattdessen 1 Gold für jedes Handelsgut, das deine Karawanen erreichen. Am Ende des Spielzugs Unruhe +1, nach den üblichen Optionen nur beim ersten Mal in einer Generation.
effect-emphasis_civil = Schaltet Bürgertum für den Rest der Generation frei. Jede genutzte Aktion mit dem Symbol Bürgertum und jedes errichtete Bauwerk des Bürgertums bringt einen Marker auf die Karte; der dritte bringt Überlieferung Bürgertum +1.
effect-emphasis_political = Schaltet Politik für den Rest der Generation frei. Jede genutzte Aktion mit dem Symbol Politik und jedes errichtete Bauwerk der Politik bringt einen Marker auf die Karte; der dritte bringt Überlieferung Politik +1.
effect-emphasis_cultural = Schaltet Kultur für den Rest der Generation frei. Jede genutzte Aktion mit dem Symbol Kultur und jedes errichtete Bauwerk der Kultur bringt einen Marker auf die Karte; der dritte bringt Überlieferung Kultur +1.


## Was es ist: die Karte und was darauf liegt

effect-region = Eine Region der Karte. Ihr Plättchen zeigt, was sie bringt, Getreide oder Gold, und ihre Kapazität: So viele Bauern arbeiten dort, so viele Bauwerke haben Platz, und so viele Bürger leben dort, bevor sie überfüllt ist. Wer hier einen Marker oder die Hauptstadt hat, kontrolliert sie.
effect-border = Eine Grenze zwischen zwei Regionen: Über sie ziehen Bürger, und jeder kann eine Karawane darauf haben. Eine Karawane erreicht beide Regionen und das Handelsgut, wenn hier eines liegt.
effect-good = Ein Handelsgut auf einer Grenze. Eine Karawane, die hier gelegt wird, bringt Überlieferung +1 in einer Kategorie nach Wahl; jedes Handelsgut, das deine Karawanen erreichen, zählt für Steuern und für Feld F. Es wird nie verbraucht.
effect-plain = Gelände. Es zählt nur für Streitwagen.
effect-mountain = Gelände. Es zählt nur für Peltasten.
effect-island = Gelände. Es zählt nur für Trieren.
effect-province = Eine Region, die ihr Herrscher seit dem Aufbau hält. Sie bringt Einkommen wie jede andere.
effect-colony = Eine Region, die annektiert wurde. Jede Kolonie gibt beim Tribut 1 Ressource; nur hier lässt sich ein Triumphbogen errichten, und nur Kolonien zählen für Imperium.
effect-colonies = Regionen, die annektiert wurden: Beim Tribut gibt jede deiner Kolonien 1 Ressource.
effect-foreign_caravans = Karawanen anderer, die deine Hauptstadt oder eine deiner Städte erreichen: Beim Tribut gibt jede 1 Ressource, die ihr Besitzer verliert.
effect-capital = Die Hauptstadt ihres Besitzers. Hier können Karawanen beginnen, und fremde Karawanen, die sie erreichen, zahlen Tribut. Wer die Region verliert, wählt sofort eine andere für die Hauptstadt.
effect-peasant = Ein Bürger. Jeder deiner Bauern in einer Region, die du kontrollierst, bringt als Einkommen 1 von ihrer Ressource, höchstens so viel wie ihre Kapazität. Stärke 1 im Kampf.
effect-soldier = Ein Bürger. Stärke 2 im Kampf; Soldaten überfallen Regionen, bringen aber kein Einkommen.
effect-caravans = Karawanen liegen auf Grenzen und erreichen die Regionen auf beiden Seiten und das Handelsgut dazwischen. Mit der Karte Karawane kostet eine 2 Getreide oder 2 Gold; du hast 20.
effect-control_markers = Sie zeigen, welche Regionen du außer der Hauptstadt kontrollierst: Du hast 9, also nie mehr als 10 Regionen.


## Was es ist: Leisten und Zahlen

effect-crops = Eine Ressource. Damit zahlst du Angriffe, Annexionen, Regieren und Karawanen. Was am Ende einer Generation übrig ist, geht verloren.
effect-gold = Eine Ressource. Damit zahlst du Musterung, Bauwerke und Karawanen. Was am Ende einer Generation übrig ist, geht verloren.
effect-points = Siegpunkte. Chroniken, Wunder und einige Fortschritte zählen am Ende jeder Dynastie; ganz am Ende gibt es je 3 für die meisten Regionen, die geringste Unruhe und die meisten Springbrunnen und Leiern.
effect-unrest = Unruhe, von 0 bis 7: So viel Getreide kostet ein Angriff, so viel mehr Gold ein Bauwerk, und mindestens so viel Überlieferung braucht ein Fortschritt. Bonusaktionen, wiederholte Karten, Überfüllung und teure Siege erhöhen sie; nur Regieren senkt sie. Jeder Schritt über die Höchstgrenze kostet stattdessen 1 Siegpunkt.
effect-civil = Überlieferung Bürgertum. Du brauchst davon mindestens so viel wie Unruhe für Fortschritte des Bürgertums, und sie zählt für Chroniken auf den Feldern A und B. Ist Bürgertum freigeschaltet, kannst du Städte errichten, Tribut gibt beides, und Bewässerung wirkt.
effect-political = Überlieferung Politik. Du brauchst davon mindestens so viel wie Unruhe für Fortschritte der Politik, und sie zählt für Chroniken auf den Feldern C und D. Ist Politik freigeschaltet, wandelt die Musterung Bürger um, Überfall plündert überall, und Kasernen wirken.
effect-cultural = Überlieferung Kultur. Du brauchst davon mindestens so viel wie Unruhe für Fortschritte der Kultur, und sie zählt für Chroniken auf den Feldern E und F. Ist Kultur freigeschaltet, ist der erste Schritt von Regieren kostenlos, Fortschritt darf eine Reihe beginnen, Übersiedeln legt eine Karawane, und Zweite Karawane, Amphitheater und Bibliothek wirken.
effect-start_player = Der Startspieler hat in jeder Runde den ersten Spielzug und würfelt. In jeder neuen Generation ist es der Nächste im Uhrzeigersinn.
effect-dynasty_track = Der Marker rückt nach jeder Runde 1 Feld vor. Betritt er ein Feld mit einem Bauern, erhält am Ende der Generation jeder in jeder Region 1 Bauern. Eine Dynastie wird am Ende der Generation gewertet, in der der Marker das erste Feld der nächsten erreicht hat.
effect-generation_track = Die Runden dieser Generation. Nach Runde 2 geht sie mit einem Würfelwurf ab 3 weiter, nach Runde 3 ab 4; sonst, und nach Runde 4, endet sie.
effect-row = Eine Reihe von Fortschritten. Dein Marker rückt von Karte zu Karte, mit jedem Fortschritt um eine; erreicht jemand die letzte Karte, wird daneben eine neue gelegt, bis Stufe 5.
effect-stack = Verdeckte Fortschritte der Stufen 3, 4 und 5. Wer das Ende einer Reihe erreicht, zieht zwei, legt einen an und den anderen zurück auf den Stapel.


## Was auf den Wertungsfeldern zählt

effect-A = Die Summe der Level aller Bauwerke in deinen Regionen; eine Stadt zählt die Kapazität ihrer Region.
effect-B = Die Springbrunnen auf deinen Bauwerken und auf den Fortschritten, die du erreicht hast.
effect-C = Die Regionen, die du kontrollierst.
effect-D = Deine Bauern und Soldaten auf dem Spielplan.
effect-E = Die Leiern auf deinen Bauwerken und auf den Fortschritten, die du erreicht hast.
effect-F = Die Handelsgüter, die deine Karawanen erreichen, und die erreichten Regionen mit einer fremden Hauptstadt oder Stadt.


## Was es bewirkt: Bauwerke

effect-quarry = Ein Bauwerk hier oder in einer von dir kontrollierten Nachbarregion kostet 1 Gold weniger; für ein Bauwerk zählt nur ein Steinbruch.
effect-irrigation = Bürgertum freigeschaltet: Bei deiner Musterung darfst du 1 Gold zahlen und hier 1 Bauern einsetzen.
effect-aqueduct = Die Grenze zur Überbevölkerung liegt in der Region um 2 höher.
effect-city = Lässt sich nur errichten, solange Bürgertum freigeschaltet ist. Wie bei der Hauptstadt dürfen hier deine Karawanen beginnen, und fremde Karawanen, die sie erreichen, zahlen dir Tribut. Die Grenze zur Überbevölkerung liegt in der Region um 1 höher.
effect-triumphal_arch = Lässt sich nur in einer Kolonie errichten. Beim Bau: Überlieferung Politik +1.
effect-road = Beim Übersiedeln und beim Überfall gelten alle Nachbarn dieser Region als einander benachbart; kontrolliert sie ein Mitspieler, muss er zustimmen.
effect-fortress = Kontrollierst du die Region und wirst hier angegriffen, ist dein Kampfwert um 4 höher.
effect-barracks = Politik freigeschaltet: Bei deiner Musterung darfst du 1 Gold zahlen und hier 1 weiteren Soldaten einsetzen.
effect-amphitheater = Kultur freigeschaltet: Einmal in einem Spielzug kostet ein Bauwerk hier oder in einer von dir kontrollierten Nachbarregion 1 Gold weniger; für ein Bauwerk zählt nur ein Amphitheater.
effect-temple = Jeder bezahlte Schritt beim Regieren kostet 1 Getreide weniger, mindestens aber 1; weitere Tempel bringen nichts hinzu.
effect-library = Kultur freigeschaltet: Für die Aktion Fortschritt zählt deine Überlieferung 1 mehr; weitere Bibliotheken bringen nichts hinzu.
effect-wonder = Beim Bau: Überlieferung +1 in einer Kategorie deiner Wahl. Am Ende jeder Dynastie 1 Siegpunkt, mit Vision 2.


## Was es bewirkt: Fortschritte

effect-agriculture = Jede von dir kontrollierte Getreideregion, in der ein Bauer von dir steht, bringt 1 Getreide mehr Einkommen, auch über ihre Kapazität hinaus.
effect-labor = Wenn du baust, dürfen deine Bauern in der Region mitarbeiten: Jeder spart 1 Gold. Danach kommt die Hälfte von ihnen, aufgerundet, in deinen Vorrat zurück.
effect-law = Annektieren kostet für jeden deiner Soldaten in der Region 1 Getreide weniger.
effect-bronze_working = Dein Kampfwert ist in jedem Kampf um 1 höher.
effect-writing = Für die Aktion Fortschritt zählt deine Überlieferung 1 mehr.
effect-mythology = Jeder bezahlte Schritt beim Regieren kostet 1 Getreide weniger, mindestens aber 1.
effect-ornamentation = Jede von dir kontrollierte Stadt zählt 1 Leier mehr.
effect-granaries = Am Ende einer Generation behältst du bis zu 4 Getreide und Gold in beliebiger Mischung, statt alles zu verlieren.
effect-conscription = Bei deiner Musterung darfst du 2 Soldaten für je 1 Gold einsetzen, in einer Region oder in zweien.
effect-logistics = Beim Übersiedeln und beim Überfall dürfen deine Soldaten bis zu 2 Schritte ziehen.
effect-bread_and_circuses = Die Höchstgrenze deiner Unruhe ist 5 statt 7. Höhere Unruhe fällt sofort auf 5.
effect-coinage = Einmal in jedem deiner Spielzüge tauschst du bis zu 3 Getreide gegen ebenso viel Gold oder bis zu 3 Gold gegen ebenso viel Getreide.
effect-tyranny = Bürgertum ist für dich dauerhaft freigeschaltet.
effect-plumbing = Jedes von dir kontrollierte Aquädukt zählt 1 Springbrunnen mehr und hebt die Grenze zur Überbevölkerung in seiner Region um 1 weiter an.
effect-architecture = Jedes Bauwerk kostet dich 1 Gold weniger.
effect-chariots = In Ebenen hat jeder deiner Soldaten Kampfwert +1.
effect-peltasts = In Gebirgen hat jeder deiner Soldaten Kampfwert +1.
effect-triremes = Auf Inseln hat jeder deiner Soldaten Kampfwert +1. Beim Übersiedeln und beim Überfall sind für dich alle Inseln einander benachbart.
effect-oligarchy = Politik ist für dich dauerhaft freigeschaltet.
effect-democracy = Kultur ist für dich dauerhaft freigeschaltet.
effect-drama = Jedes von dir kontrollierte Amphitheater zählt 1 Leier mehr.
effect-philosophy = Unterstützung erhöht deine Unruhe nie.
effect-vision = Jedes von dir kontrollierte Wunder bringt am Ende einer Dynastie 2 Siegpunkte statt 1.
effect-engineering = Wenn du baust, darfst du 2 Bauwerke errichten, eines nach dem anderen, jedes zum vollen Preis.
effect-iron_working = Dein Kampfwert ist in jedem Kampf um 3 höher, zusätzlich zur Bronze-Verarbeitung.
effect-provincial_governors = Für die Kosten des Annektierens und Regierens zählst du 2 Regionen weniger, mindestens aber 1.
effect-historiography = Wenn Chroniken gewertet werden, zählt deine Überlieferung in jeder Kategorie 1 mehr.
effect-trade_leagues = Mit jeder Karawanenkarte darfst du 2 Karawanen für einmal 2 Getreide oder Gold legen.
effect-urbanism = Am Ende einer Dynastie 2 Siegpunkte für jede von dir kontrollierte Stadt.
effect-imperium = Am Ende einer Dynastie 1 Siegpunkt für jede von dir kontrollierte Kolonie.
effect-classical_canon = Am Ende einer Dynastie 1 Siegpunkt für je 3 deiner Leiern.


## Der Spielplan als Bild

board-dynasty = Dynastie
board-overrun = Überlauf
board-generation = Generation
board-advances = Fortschritte
board-chronicles = Chroniken
board-buildings = Bauwerke
board-goods = Handelsgüter
board-cards = Karten und Bonusaktionen
board-points = Siegpunkte
board-unrest = Unruhe
board-supply = übrig
board-start = Startspieler
board-turn = am Zug
board-mountain = Gebirge
board-plain = Ebene
board-island = Insel
board-province = Provinz
board-colony = Kolonie
board-capital = Hauptstadt
board-crops = Getreide
board-gold = Gold
board-tile = { $resource }, Kapazität { $capacity }
board-some-peasants =
    { $number ->
        [one] 1 Bauer
       *[other] { $number } Bauern
    }
board-some-soldiers =
    { $number ->
        [one] 1 Soldat
       *[other] { $number } Soldaten
    }
board-good = Handelsgut
board-peasants = Bauern
board-soldiers = Soldaten
board-caravan = Karawane


## Der Spielplan als Text

panel-moment-past = Dynastie { $dynasty } endet mit dieser Generation · Runde { $round } der Generation · Startspieler { $mark } { $seat }
moment-round = Dynastie { $dynasty }, Runde { $round }
panel-moment = Dynastie { $dynasty }, Feld { $space } von { $spaces } · Runde { $round } der Generation · Startspieler { $mark } { $seat }
panel-setup = Aufbau · Startspieler { $mark } { $seat }
panel-vp = SP
panel-unrest = Unruhe
panel-heritage = Überlieferung
panel-heritages = Bürg { $civil }  Pol { $political }  Kult { $cultural }
panel-map = Regionen (Bürger: Bauern + Soldaten)
panel-region = Region
panel-tile = Plättchen
panel-controller = Gehört als
panel-citizens = Bürger
panel-buildings = Bauwerke
panel-capital = Hauptstadt
panel-capital-moved = Hauptstadt, { $status }
panel-chronicles = Chroniken: was die Karten 1 bis 7 auf jedem Feld verlangen
panel-field = Feld
panel-own = Du
panel-laid = Gelegt
panel-points = Punkte
panel-time = Zeit
panel-dynasty-track = Dynastien
panel-generation-track = Generation
panel-roll = nach Runde { $round } geht es ab { $threshold } weiter
panel-growth = + heißt Wachstum am Ende der Generation
panel-advances = Fortschritte und wer sie erreicht hat
panel-pieces = Vorrat
panel-peasants = Bauern
panel-soldiers = Soldaten
panel-caravans = Karawanen
panel-markers = Marker
panel-regions = Regionen
panel-cards = Karten dieser Generation
panel-played = Gespielt
panel-emphasis = Schwerpunkt
panel-unlocked = Freigeschaltet
panel-bonuses = Bonusaktionen
panel-caravan-network = Karawanen
panel-borders = Grenzen
panel-goods = Handelsgüter
panel-supply = Bauwerke im Vorrat
panel-neighbours = Nachbarn, mit den Handelsgütern auf dem Weg
sheet-map = Karte
sheet-advances = Fortschritte
sheet-chronicles = Chroniken

## Arten von Zügen, wie eine Studie sie aufführt. Was in Menüs steht, steht bei seinem Kapitel.

kind-province = Eine Provinz nehmen
kind-capital = Die Hauptstadt gründen
kind-settle = Einen Bauern ansiedeln
kind-heritage = Eine Überlieferung erhöhen
kind-choose = Zwei Karten wählen
kind-endturn = Den Zug beenden
kind-done = Fertig sein
kind-oppress = Unterdrücken
kind-support = Eine Überlieferung stützen
kind-tax = Steuern erheben
kind-lay = Eine Chronik legen
kind-commit = Den Kampfwert festlegen
kind-lose = Einen Bürger verlieren
kind-retreat = Sich zurückziehen
kind-askroad = Um die Straße bitten
kind-consent = Erlauben
kind-deny = Verweigern
kind-group = Eine Gruppe wählen
kind-to = Wohin gezogen wird
kind-plunder = Plündern
kind-discount = Ein Amphitheater für den Rabatt nutzen
kind-construct = Ein Gebäude bauen
kind-labor = Bauern arbeiten lassen
kind-reveal = Eine Karte auslegen
kind-pay = Bezahlen
kind-tribute = Tribut nehmen
kind-score = Eine Chronik werten
kind-keep = Getreide und Gold behalten
