### Era of Tribes: was alle Kapitel gemeinsam haben.

title-name = Era of Tribes
title-pitch = Führe ein Volk der Antike von den ersten Feldern zu Städten, Flotten und neuen Epochen; gewinne Einfluss, halte die Moral hoch und gib acht auf Barbaren und Nachbarn.


## Optionen

option-length = Wie lange das Spiel dauert: bis zur Antike oder bis zum Hochmittelalter.
option-length-name = Länge
choice-length-normal = Normal
choice-length-long = Lang
option-difficulty = Wie stark die Automas sind.
option-difficulty-name = Schwierigkeit
choice-difficulty-softy = Weichei
choice-difficulty-experienced = Erfahren
choice-difficulty-expert = Experte
option-goal = Gegen Automas gewinnen alle Personen gemeinsam oder gar nicht, oder die beste von ihnen allein.
option-goal-name = Ziel
choice-goal-cooperative = Gemeinsam
choice-goal-competitive = Jeder für sich
option-setup = Der Teil des Spielplans, auf dem gespielt wird.
option-setup-name = Spielgebiet
choice-setup-random = Zufällig gezogen
choice-setup-2p_southwest = Südwesten (1–2 Spieler)
choice-setup-2p_west = Westen (1–2 Spieler)
choice-setup-2p_north = Norden (1–2 Spieler)
choice-setup-2p_central_sea = Binnenmeer (1–2 Spieler)
choice-setup-2p_east = Osten (1–2 Spieler)
choice-setup-2p_northwest = Nordwesten (1–2 Spieler)
choice-setup-3p_west = Westen (3 Spieler)
choice-setup-3p_south = Süden (3 Spieler)
choice-setup-3p_north = Norden (3 Spieler)
choice-setup-3p_east = Osten (3 Spieler)
choice-setup-4p_south = Süden (4 Spieler)
choice-setup-4p_west = Westen (4 Spieler)
choice-setup-4p_centre_east = Mitte und Osten (4 Spieler)
choice-setup-4p_centre_north = Mitte und Norden (4 Spieler)
choice-setup-full_board = Ganzer Plan (5–6 Spieler)


## Satzteile

phrase-for-thalers = { $thalers ->
        [0] { "" }
       *[other] { " " }für { $thalers } Taler
    }
phrase-food = { $food ->
        [0] { "" }
       *[other] { ", " }{ $food } Nahrung
    }{ $hunger ->
        [0] { "" }
       *[other] { ", " }{ $hunger } Hunger
    }


## Dinge

thing-hidden = verdeckt


## Antworten

pick-pass = Passen
pick-done = Es dabei belassen
pick-done-growth = Kein weiteres Wachstum
pick-done-movement = Sonst zieht niemand
pick-done-progress = Den Fortschritt lassen, wie er ist
pick-done-special-use = Keiner von ihnen
pick-done-found-city = Keine Stadt gründen
pick-yes = Ja
pick-no = Nein
pick-fromcity = Den Würfel von einer ungebauten Stadt nehmen
pick-advance = Fortschritt in { $progress }
pick-freefleet = Eine kostenlose Flotte: { $field }
