### Das Brett und die Karten, wie sie gezeichnet werden.


## Das Brett

sheet-map = Karte
sheet-advances = Fortschritte
sheet-cards = Hand
board-unrevealed = noch nicht aufgedeckt
board-city =
    { $mood }, Größe { $size }{ $count ->
        [0] { "" }
        [one] , einmal aktiviert
       *[other] , { $count }-mal aktiviert
    }
board-start = Startspieler
board-turn = hat den { $number }. Zug jeder Phase
board-actions = übrige Aktionen
board-counter = Ereigniszähler
board-killed-leaders = getötete Anführer
board-leader-play = im Spiel
board-leader-left = kann kommen
board-leader-fallen = tot
board-any-government = eine Regierung
board-score = Endstand
score-city_pieces = Siedlungen und Gebäude
score-advances = Fortschritte
score-objectives = Triumphe
score-wonders = Weltwunder
score-events = Ereignisse
score-killed_leaders = Getötete Anführer
board-supply = Noch im Vorrat: Gebäude und Einheiten
board-needs = braucht
board-key = Was die Zeichen bedeuten
board-open = Auf dem Tisch
board-deck-action = Aktionskarten
board-deck-objective = Triumphe
board-deck-event = Ereignisse
board-deck-wonder = Weltwunder
board-discarded = abgeworfen
board-hand = Hand von { $other }
board-gives = gibt
board-attacker = greift an
board-defender = verteidigt
board-battle =
    { $round ->
        [0] Schlacht auf { $hex }
       *[other] Schlacht auf { $hex }, Runde { $round }
    }
board-hits =
    { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
board-peace = keine Schlachten mit
board-assassinated = eine Aktion weniger im nächsten Zug
panel-people = Zivilisation
panel-side = Seite
panel-forces = Verloren
panel-dice = Würfel
panel-tactics = Taktik
panel-bonuses = Boni
panel-ignored = Treffer ignoriert
panel-value = Wert
panel-card = Karte
panel-effect = Was sie tut
