### Aufbau, Runden, Züge, das Ende.

## Fragen

ask-people = Welches Volk spielst du?
ask-keep = Welche Einflusskarte behältst du?
ask-free-progress = In welchem Feld machst du deinen kostenlosen Fortschritt?
ask-free-fleet = Wohin setzt du eine kostenlose Flotte?
ask-army-cube = Kein Vasall ist frei. Nimmst du den Würfel für eine kostenlose Armee für 2 Moral von einer ungebauten Stadt?
ask-as-ore = Wie viele deiner Güter gehen in dieser Runde als Erz zur regulären Armee? Die übrigen bleiben Luxusgüter.
ask-position = Auf welchen Platz der Spielerreihenfolge gehst du?
ask-turn = Du bist am Zug: eine Aktion, oder passen.
ask-leaders = Wie viele Anführer setzt du auf { $action }?
ask-goods = Wie viele Luxusgüter legst du auf { $action }?


## Antworten

kind-act = Eine Aktion
kind-pass = Passen
pick-people = { $people }
pick-keep = { $card } behalten
pick-act = { $action }
pick-leaders =
    { $number ->
        [one] 1 Anführer
       *[other] { $number } Anführer
    }
pick-goods =
    { $number ->
        [0] kein Luxusgut
        [one] 1 Luxusgut
       *[other] { $number } Luxusgüter
    }
pick-asore =
    { $number ->
        [0] Keines
       *[other] { $number }
    }
pick-position = Platz { $position }


## Warum nicht

why-not-your-turn = Du bist nicht am Zug.
why-no-leader = Du hast keinen ungenutzten Anführer.
why-field-used = Du hast dieses Aktionsfeld in dieser Runde schon genutzt.
why-no-piece = Ohne Figur auf dem Plan kannst du nur Handel, Fortschritt und Brot & Spiele nutzen.


## Was geschehen ist

told-area = Das Spielgebiet ist { $area }.
told-first = { $seat } ist in der Spielerreihenfolge vorn.
told-people = { $seat } spielt das Volk { $people }.
told-advance = { $seat } erreicht Stufe { $level } von { $progress }{ phrase-for-thalers }.
told-pioneer = { $seat } ist Pionier und gewinnt { $points } Einfluss.
told-free-fleet = { $seat } setzt eine kostenlose Flotte: { $field }.
told-free-army = { $seat } setzt eine kostenlose Armee in die reguläre Armee.
told-round = Runde { $round } beginnt.
told-morale = { $seat }: Die Moral ändert sich um { $morale }.
told-gains-influence = { $seat }: Einfluss +{ $influence }.
told-loses-influence = { $seat }: Einfluss { $influence }.
told-despair = Die Moral von { $seat } kann nicht weiter fallen: Stattdessen geht { $influence } Einfluss verloren.
told-round-morale = { $seat }: Moral { $change } zu Beginn der Runde.
told-order = { $seat } ist Nummer { $position } der Spielerreihenfolge.
told-position = { $seat } geht auf Platz { $position } der Spielerreihenfolge.
told-pass = { $seat } passt.
told-act =
    { $seat } wählt { $action } mit { $leaders ->
        [one] 1 Anführer
       *[other] { $leaders } Anführern
    }{ $goods ->
        [0] { "" }
        [one] { " " }und 1 Luxusgut
       *[other] { " " }und { $goods } Luxusgütern
    }.
told-ring-back = { $seat } nimmt den Anführer vom Ring der Reihenfolge zurück.
told-as-ore =
    { $number ->
        [0] { $seat } legt kein Gut als Erz auf die reguläre Armee.
        [one] { $seat } legt 1 Luxusgut als Erz auf die reguläre Armee.
       *[other] { $seat } legt { $number } Luxusgüter als Erz auf die reguläre Armee.
    }
told-end-influence = { $seat } hat genug Einfluss gewonnen: Das Spiel endet nach dieser Runde. Dafür { $points } Einfluss.
told-end-triumph = { $seat } trifft auf die eigene Triumphfigur: Das Spiel endet nach dieser Runde. Dafür { $points } Einfluss.
told-end-epoch = { $seat } betritt die letzte Epoche: Das Spiel endet nach dieser Runde. Dafür { $points } Einfluss.
told-end-progress = { $seat } hat genug Fortschritte gemacht: Das Spiel endet nach dieser Runde. Dafür { $points } Einfluss.
told-end-provinces = { $seat } beherrscht genug Provinzen: Das Spiel endet nach dieser Runde. Dafür { $points } Einfluss.
told-end-homes = { $seat } hat die letzte Heimatprovinz eines anderen Volkes erobert: Das Spiel endet nach dieser Runde. Dafür { $points } Einfluss.
told-end-vassals = Es gibt keinen Vasallen mehr zu entfernen: Das Spiel endet nach dieser Runde.
told-automa-card = Die Automa-Karte { $card } wird aufgedeckt.
told-automa-cards = Die beiseitegelegten Karten kommen in den Automa-Stapel.
told-own-card = { $seat } deckt { $card } auf: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
told-open-points = { $seat } erhält für { $card } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
told-scored-tile = { $seat } deckt { $tile } auf: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
told-final-points =
    { $seat } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
told-rank = { $seat } ist { $rank }.


## Das Ende

source-influence = Einfluss
source-open_cards = Offene Einflusskarten
source-own_cards = Eigene Einflusskarten
source-morale = Moral
source-tiles = Barbarenplättchen
source-hunger = Hunger
tie-morale = Moral
tie-land = Landprovinzen
tie-thalers = Taler
end-alone = Der Rang: { $rank }.
end-alone-won = Besser als jeder Automa. Der Rang: { $rank }.
end-alone-lost = Ein Automa ist nicht besiegt. Der Rang: { $rank }.
end-together = Alle sind besser als jeder Automa.
end-not-together = Nicht alle sind besser als jeder Automa: Niemand hat gewonnen.
end-automa = Niemand ist besser als jeder Automa.
