### Der Spielplan in Worten.

sheet-map = Karte
sheet-table = Kalender
board-over = Die Partie ist zu Ende
board-prologue = Prolog
board-moment = Jahr { $year }, { $season }
board-year = Jahr { $year }
board-mode-quick = Schnellmodus
board-mode-basic = Grundmodus
board-mode-original = Originalmodus
board-mode-extended = Erweiterter Modus
board-order = Zugreihenfolge: { $names }
board-seas = Meere
board-good = gutes Wetter
board-normal = gewöhnliches Wetter
board-bad = schlechtes Wetter
board-nobody = niemand kontrolliert es
board-homeland = Heimat: { $faction }
board-iberia = auf der Iberischen Halbinsel
board-river = Fluss: { $river }
board-black-river = schwarzer Fluss: zu Fuß nur zu überqueren, wenn er zugefroren ist oder ein eigenes oder befreundetes Schiff dort liegt
board-open-to = offen für { $faction }
board-bank-left = linkes Donauufer
board-bank-right = rechtes Donauufer
board-yield = trägt { $number } Getreide
board-controlled = kontrolliert von { $seat }
board-store = Lager: { $grain } Getreide, { $fish } Fisch
board-wall-level = Mauerstärke { $number }
board-site = { $seat } baut { $building }: { $work } von { $needed }
board-crop = { $number } Getreide von { $seat }
board-training = { $number } in Ausbildung
board-spot-site = auf der Baustelle
board-spot-inside = in der Siedlung
board-spot-port = in der Werft
board-spot-aboard = an Bord
board-spot-hold = an Bord in der Werft
board-rival = Rivale: { $seat }
board-rivals = Rivalen: { $seat }, und alle Spieler von { $faction }
board-announced = angekündigt: { $way }
board-gone = ausgeschieden
board-late = kommt im 2. Jahr
board-pieces = { $cubes } von 20 Würfelsteinen, { $blocks } von 10 Klötzen, { $tiles } von 15 Gebäuden, { $stones } von 10 Plünderungssteinen
board-treaty = { $treaty }: { $seat } zahlt an { $other }{ $rounds ->
    [0] , ohne Frist
    [one] , für diese Runde
   *[other] , für { $rounds } Runden
}
board-forecast-food = Nächster Winter, wenn sich nichts ändert: { $food } Nahrung für { $needed }, und { $meat } Fleisch, wenn alle Herden geschlachtet werden
board-forecast-gold = Nächste Zahlung, wenn sich nichts ändert: { $gold } Gold für { $due }
board-light-control = Kontrollierte Felder und Gewässer: { $number } (hier zeigen, um sie auf der Karte zu sehen)
board-light-connected = Verbundene Gebiete, in Feldern und Gewässern: { $number } (hier zeigen, um sie auf der Karte zu sehen)
board-light-supplied = Mit freier Siedlung verbundene Felder und Gewässer: { $number } (hier zeigen, um sie auf der Karte zu sehen)
board-light-encircled = Umzingelte Siedlungen: { $number } (hier zeigen, um sie auf der Karte zu sehen)
board-account-harvest = Ernte: gewachsen und eingebracht
board-account-feeding = Winter: was da ist, und wer isst
board-account-upkeep = Winterlöhne: Gold, und was fällig ist
board-account-wages = Löhne: Gold, und was fällig ist
board-account-there = { $thing }: { $number } vorhanden
board-account-left = { $number } Getreide ohne Platz
board-need-settlements = Siedlungen
board-need-units = Einheiten
board-need-herds = Herden, die bleiben
board-need-commander = Kommandeur
board-need-room = Eingebracht
board-without-harvest = kein Platz:
board-without-feeding = hungrig:
board-without-upkeep = unbezahlt:
board-without-wages = unbezahlt:
board-fight = { $level ->
        [0] { $ambush ->
            [0] Schlacht
           *[other] Hinterhalt
        }
       *[other] Belagerung
    }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }{ $charge ->
        [0] {""}
       *[other] : Sturmangriff
    }{ $level ->
        [0] {""}
       *[other] { $breached ->
            [0] , Mauerstärke { $level }
           *[other] , Bresche in den Mauern
        }
    }
board-attacker = greift an
board-defender = verteidigt
board-ambushed = gerät in einen Hinterhalt
board-ambushes = liegt im Hinterhalt
board-flees = auf der Flucht
board-die = { $whose }: { $swords ->
    [0] kein Schwert
    [one] 1 Schwert
   *[other] { $swords } Schwerter
}
board-die-unit = Einheit
board-die-extra = Zusatzwürfel für sechs gleiche
board-die-support = Beistand der Befestigung
board-die-walls = Mauern
board-swords = Schwerter: { $shown } gewürfelt, { $blank } für leere Würfel, { $units } für Einheiten und Moral, { $kept } übertragen
board-shields = Schilde: { $units } für Einheiten, { $kept } übertragen
board-walls = Die Mauern: { $number ->
        [one] 1 Schild
       *[other] { $number } Schilde
    }
board-aside = Zurückgelegt: { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }, { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }
panel-faction = Fraktion
panel-units = Einheiten
panel-state = Zustand
panel-stores = Vorräte und Herden
panel-herds = Herden
panel-there = Vorhanden
panel-needed = Gebraucht
panel-without = Gehen leer aus
panel-winter = Nächster Winter: Nahrung/Bedarf
panel-pay = Nächste Zahlung: Gold/fällig
panel-pieces = Spielsteine
panel-goals = Wege zum Sieg
panel-treaties = Verträge
panel-payer = Zahler
panel-receiver = Empfänger
panel-rounds = Runden
panel-fields = Felder
panel-waters = Gewässer
panel-settlement = Siedlung
panel-store = Getreide / Fisch
panel-growing = Saat und Herden
