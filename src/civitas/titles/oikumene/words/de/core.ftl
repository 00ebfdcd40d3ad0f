### Oikumene: was alle Kapitel teilen.

title-name = Oikumene
title-pitch = Die antike Welt besiedeln: säen und ernten, Herden züchten, Schiffe aussenden, das Volk durch den Winter bringen und auf Nachbarn und Rivalen achten.


## Optionen

option-map = Weltgegend und Jahr, in denen die Partie spielt, mit ihren Fraktionen.
option-map-name = Karte
choice-map-italia = Italien 290 v. Chr.
choice-map-vikings = Wikinger 800 n. Chr.
choice-map-orient = Orient 1550 v. Chr.
choice-map-britannia = Britannien 410 n. Chr.
choice-map-taifas = Taifas 1050 n. Chr.
choice-map-huns = Hunnen 373 n. Chr.
option-mode = Wie viele Regeln gelten; jeder Modus enthält den vorigen.
option-mode-name = Modus
choice-mode-quick = Schnellmodus (Krieg und Gold)
choice-mode-basic = Grundmodus (mit Ackerbau und Prestige)
choice-mode-original = Originalmodus (mit Wetter und Erfahrung)
choice-mode-extended = Erweiterter Modus (mit Kommandeuren und Seeräubern)
option-start = Reihum Dörfer setzen und eine Fraktion beanspruchen, oder mit fertig verteilten Fraktionen und Dörfern beginnen.
option-start-name = Start
choice-start-draft = Reihum gesetzt
choice-start-suggested = Vorgeschlagen
option-area = Nach der Spielerzahl nehmen zwei oder drei das kleine Gebiet, vier bis sieben das mittlere, acht und mehr die ganze Karte; ein größeres ist wählbar.
option-area-name = Spielgebiet
choice-area-by_players = Nach Spielerzahl
choice-area-2 = Mittleres Gebiet
choice-area-3 = Ganze Karte
option-danube_banks = Welches Ufer beim Plündern Prestige bringt; gedruckt ist das rechte für Römer und das linke für alle anderen, was vertauscht wirkt.
option-danube_banks-name = Donauufer
choice-danube_banks-printed = Wie gedruckt
choice-danube_banks-swapped = Vertauscht


## Dinge

thing-prestige = Prestige
thing-brown = brauner Würfel
thing-experienced_light_infantry = Erfahrene leichte Infanterie


## Mengen

amount-gold = { $number } Gold
amount-prestige = { $number } Prestige


## Antworten

pick-pass = Passen
pick-done = Dabei belassen
pick-done-breeding = Die Würfel liegen lassen
pick-done-weather = Die Würfel liegen lassen
pick-done-fishing = Die Würfel liegen lassen
pick-done-attrition-neutral = Die Würfel liegen lassen
pick-done-attrition-shipwreck = Die Würfel liegen lassen
pick-done-attrition-unconnected = Die Würfel liegen lassen
pick-done-attrition-encircled = Die Würfel liegen lassen
pick-done-attrition-mountains = Die Würfel liegen lassen
pick-done-reroll-free = Die Würfel liegen lassen
pick-done-reroll-too = Keinen weiteren Würfel
pick-pass-aim = Auf niemanden zielen
pick-pass-reroll-paid = Die Würfel liegen lassen
pick-done-moves-units = Meine Züge beenden
pick-done-moves-special = Meine Züge beenden
pick-done-moves-retreat = Meinen Rückzug beenden
pick-done-herds = Umzug von Herden und Waren beenden
pick-done-plunder-in-need = Plündern beenden und würfeln
pick-done-withdraw = Alle anderen bleiben, wo sie sind
pick-done-battle = Kein Angriff
pick-done-siege = Kein Sturm
pick-done-charge = Die Übrigen stürmen nicht an
pick-done-put-aside = Nichts beiseitelegen
pick-done-plunder = Plündern beenden
pick-done-plunder-pieces = Den Rest lassen, wie er ist
pick-done-builders = Sonst baut niemand
pick-done-trade = Meinen Handel beenden
pick-done-trade-turn = Meinen Handel beenden
pick-pass-stance = So wie es steht, tue ich nichts
pick-pass-capitulation = Die Siedlung halten
pick-pass-tribute = Kein Tribut
pick-pass-relocate = Alle Dörfer bleiben
pick-yes = Ja
pick-no = Nein
pick-asproposed = Wie vorgeschlagen
pick-asproposed-distribute = Den Rest wie vorgeschlagen verteilen
pick-asproposed-young = Alle wie vorgeschlagen
pick-asproposed-sowing = Ja, so
pick-reroll = Würfel { $die } neu werfen ({ $thing }, { $space }: { $face })


## Bedingungen

terms-ships-land = sie landen: von jetzt an Leichte Infanterie
terms-ships-moor = in die Werft, mit ihrer Ladung
terms-vain-room = es ist kein Platz mehr dafür, es kann also jetzt nicht helfen
terms-vain-swords = deine Schwerter reichen schon, es kann also jetzt nicht helfen
terms-vain-walls = die Mauern sind nicht zu erreichen, es kann also jetzt nicht helfen
terms-vain-strike = selbst der beste Wurf trifft niemanden, es kann also jetzt nicht helfen
terms-odds = mehr Schwerter bei { $more } von 6{ $fewer ->
        [0] { "" }
       *[other] { " " }und weniger bei { $fewer }
    }
terms-drawn = die Schlacht bleibt unentschieden
terms-drawn-if = unentschieden, wenn auch die andere Seite aufhört
terms-flight = keine Würfel in der nächsten Kampfrunde; dann darfst du gehen
terms-places = { $number ->
        [one] 1 Platz
       *[other] { $number } Plätze
    }
terms-walls-hold = dann halten die Mauern
terms-stranded = { $number ->
        [one] 1 Einheit kann nirgendwohin fliehen und ist verloren
       *[other] { $number } Einheiten können nirgendwohin fliehen und sind verloren
    }
terms-rise-together = alle { $number } steigen zusammen auf
terms-stopped = weder gewonnen noch verloren; du kannst in dieser Runde nicht wieder stürmen
terms-repaired = in der nächsten Runde gibt es die Bresche nicht mehr
terms-own-fortification = deine Befestigung wirft in jeder Kampfrunde { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
terms-their-fortification = die feindliche Befestigung wirft in jeder Kampfrunde { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
terms-lost-in-port = { $lost ->
        [one] deine Einheit in der Werft geht
       *[other] deine { $lost } Einheiten in der Werft gehen
    } unter
terms-closes-ring = niemand bleibt draußen: Die Siedlung ist umzingelt
terms-breaks-ring = nicht mehr umzingelt und angreifbar
terms-owner-loses-it = der Besitzer verliert ebenso viel
terms-owner-loses = der Besitzer verliert 1 Siegpunkt
terms-only-loot = ein gestürmtes Dorf wird zerstört
terms-struck = { $swords } von { $of ->
        [one] 1 Schwert
       *[other] { $of } Schwertern
    }{ $prestige ->
        [0] { "" }
       *[other] ; { $prestige } Prestige nach dem Kampf
    }
terms-suffered = { $swords } von { $of ->
        [one] 1 Schwert
       *[other] { $of } Schwertern
    }
terms-heads = { $number } gegen { $others }
terms-undefended = unverteidigt: fällt sofort
terms-breach = Bresche in den Mauern, die weder ein Schwert aufhalten noch zuschlagen; { $number ->
        [one] 1 Einheit
       *[other] { $number } Einheiten
    } drinnen
terms-walls = Mauern mit { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilden
    }; { $number ->
        [one] 1 Einheit
       *[other] { $number } Einheiten
    } drinnen


## Gründe

why-gold = Dazu brauchst du { $number } Gold.
why-prestige = Dazu brauchst du { $number } Prestige.
why-no-prestige = In diesem Modus gibt es kein Prestige, mit dem man zahlen könnte.
why-no-cube = Du hast keinen Würfelstein mehr: Alle 20 stehen für andere Einheiten.


## Was geschah

told-reroll = { $seat } zahlt { $prestige } Prestige und wirft den Würfel noch einmal, { $space }: { $face } statt { $before }.

## Wo Einheiten sind

phrase-spot =
    { $spot-id ->
        [site] , auf der Baustelle
        [inside] , innen
        [port] , in der Werft
        [aboard] , an Bord
        [hold] , an Bord in der Werft
       *[out] { "" }
    }
