### Was auf dem Plan, auf den Bögen daneben und in den Zahlen steht.

## Sheets

sheet-map = Karte
sheet-progress = Fortschritt
sheet-table = Tisch

## On the map

board-barbarians = Barbaren
board-out = Nicht im Spiel
board-home = Heimat: { $people }
board-village = Ein verdecktes Barbarenplättchen
board-attackers = { $seat } greift an: { $number }

## Progress

board-wheel = Fortschritt
board-prices = Was eine Stufe kostet: Pioniere, Nachfolgende
board-level = Stufe { $level }: { $seats }
board-pioneer = Niemand hat Stufe { $level } erreicht: Wer zuerst kommt, erhält 1 Einfluss
board-epochs = Epochen
board-barbarian-track = Barbaren
board-barbarian-level = Barbarenstufe { $level }

## Tracks

board-influence = Einfluss und Triumph
board-triumph-fields = Schwarze Felder (Punkte): 1 Einfluss; rote Felder (Ringe): 3 Moral
board-marker = Der Rundenmarker auf Feld { $field }
board-standing = { $seat }: Einfluss { $points }, Triumphfigur auf { $triumph }

## Table

board-round = Runde { $round }
board-setup = Aufbau
board-ending = die letzte Runde
board-over = Das Spiel ist zu Ende
board-order = Reihenfolge
board-cards = Einflusskarten
board-own = eigene
board-open = offen
board-deck = Der Stapel: { $number } Einflusskarten
board-scored = gewertet, aus dem Spiel
board-peoples = Völker dieses Spielgebiets
board-supply = Vorrat
board-grey-supply = Graue Anführer im Vorrat
board-legion-supply = Legionen im Vorrat
board-ends = Beendet das Spiel
board-removed = aus dem Spiel
board-automa = Automa
board-automa-deck = Automa-Stapel
board-automa-discard = Abgelegt
board-automa-aside = Beiseite bis zur ersten Expansion eines Automas
board-automa-last = Letzte Karte
board-upright = Der Anführer von { $seat } steht: Eine Auto-Expansion steht an
board-lying = Der Anführer von { $seat } liegt: keine Auto-Expansion in dieser Runde

## Battle

board-battle = { $field }: Kampfrunde { $round }
board-battle-begins = { $field }: Eine Schlacht beginnt
board-attacker = Angriff
board-defender = Verteidigung
board-units = Einheiten: { $number }
board-allied =
    { $number ->
        [one] 1 verbündete Armee von { $seat }
       *[other] { $number } verbündete Armeen von { $seat }
    }
board-holds-sword = Angriff
board-holds-shield = Abwehr
board-holds-fist = Einheiten
board-holds-mask = Moral
board-holds-catapult = Mechanik
board-not-rolled = Es wurde noch nicht gewürfelt.
board-left-out = Wegen der Revolution nicht dabei: { $number }
board-hits = Treffer: { $name }

## Plates

board-points = Punkte, soweit sie alle sehen
board-ally = Verbündet mit { $seat }
board-met = Ende erreicht
board-revolted = Revolution
board-passed = gepasst
board-hunger = Hunger: { $plate } auf dem Teller, { $beside } neben dem Tableau
board-provinces = Landprovinzen
board-gone = Vasallen aus dem Spiel: { $number }
board-leaders = Anführer: { $ready } bereit, { $used } eingesetzt, insgesamt { $grey } graue
board-ring = Ein Anführer steht auf dem Ring der Reihenfolge
board-hidden-card = Eine verdeckte Einflusskarte
board-hidden-tile = Ein verdecktes Barbarenplättchen
board-used = benutzt
board-as-ore = liegt als Erz bei der regulären Armee
board-city-row = Gebaute Städte: { $built } ({ $where }); auf ungebauten liegen { $slots ->
        [one] 1 Vasall
       *[other] { $slots } Vasallen
    }

## Figures

panel-moment = Runde { $round }, { $phase }
panel-player = Spieler
panel-people = Volk
panel-leaders = Anführer
panel-army = Armee
panel-free = Freie Vasallen
panel-provinces = Provinzen
panel-cities = Städte
panel-goods = Güter
panel-actions = Benutzte Aktionen
panel-levels = Fortschritt
panel-epoch = Epoche
panel-tiles = Plättchen
panel-cards = Karten
panel-state = Zustand
panel-field = Feld
panel-owner = Besitz
panel-pieces = Figuren
panel-printed = Aufgedruckt
panel-seas = Meere
panel-lands = Provinzen
panel-table = Tisch
panel-open-cards = Offene Einflusskarten
panel-deck = Stapel
panel-barbarians = Barbarenstufe
panel-grey = Graue Anführer im Vorrat
panel-marker = Rundenmarker
panel-automa = Automa
panel-battle = Schlacht
panel-kind = Einheiten
panel-markers = Marker
panel-dice = Würfel
panel-attacks = Angriffe
