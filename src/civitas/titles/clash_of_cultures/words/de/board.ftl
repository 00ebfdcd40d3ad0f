### Das Brett und die Karten, wie sie gezeichnet werden.


## Das Brett

sheet-map = Karte
sheet-advances = Fortschritte
sheet-cards = Karten und Kampf
board-unrevealed = noch nicht aufgedeckt
board-start = Startspieler
board-actions = übrige Aktionen
board-counter = Ereigniszähler
board-killed-leaders = getötete Anführer
board-supply = Noch im Vorrat: Gebäude und Einheiten
board-needs = braucht
board-key = Was die Zeichen bedeuten
board-open = Auf dem Tisch
board-attacker = greift an
board-defender = verteidigt
board-battle =
    { $round ->
        [0] Kampf auf { $hex }
       *[other] Kampf auf { $hex }, Runde { $round }
    }
board-hits =
    { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
board-peace = keine Kämpfe mit
board-assassinated = eine Aktion weniger im nächsten Zug
panel-side = Seite
panel-forces = Verloren
panel-dice = Würfel
panel-tactics = Taktik
panel-bonuses = Boni
panel-ignored = Treffer ignoriert
panel-value = Wert
panel-card = Karte
panel-effect = Was sie tut

## Aktionen, kurz

text-quick_advance = Erhalte 1 Fortschritt kostenlos, ohne Ereigniszähler.
text-inspiration = Erhalte 1 Fortschritt eines Spielers in Reichweite 2 kostenlos, ohne Ereigniszähler.
text-hero_general = Nach einem gewonnenen Landkampf: hebe die Stimmung 1 Stadt; für 1 Stimmung noch einmal.
text-spy = Sieh die Hand eines Spielers; du darfst eine Karte gegen eine gleicher Art tauschen.
text-ideas = Erhalte 1 Idee je Akademie in deinen Städten.
text-great_ideas = Nach einer eroberten Stadt oder einem gewonnenen Landkampf: erhalte 2 Ideen.
text-mercenaries = Bezahle Barbarenheere in Reichweite 2 und bewege jedes 1 Feld; du führst ihre Kämpfe.
text-cultural_takeover = Beeinflusse eine Barbarenstadt der Größe 1: Gelingt es, wird sie deine.
text-city_development = Aktiviere eine Stadt: Baue dort 1 Gebäude ohne seine Rohstoffe.
text-production_focus = Bei der nächsten Produktion darfst du dasselbe Feld mehrmals wählen.
text-explorer = Decke ein Gebiet neben einem mit deiner Stadt auf und/oder setze 1 Siedler in eine Stadt.
text-negotiations = Kein Kampf mit einem Spieler: von dir in diesem, von ihm in seinem nächsten Zug.
text-leadership = Du hast in diesem Zug 1 Aktion mehr.
text-assassination = Ein Spieler hat in seinem nächsten Zug 1 Aktion weniger.
text-mass_production = Wähle bei der nächsten Produktion bis zu 2 Felder mehr.
text-new_plans = Ziehe 2 Ziele; 1 davon darfst du statt eines alten behalten.
text-synergies = Erhalte 2 Fortschritte einer Kategorie zum üblichen Preis, ohne Ereigniszähler.
text-teach_us = Direkt nach Eroberung der Stadt eines Spielers: erhalte 1 seiner Fortschritte kostenlos.
text-militia = Setze 1 Infanterie in eine Stadt, die Platz hat.
text-technology_trade = Du erhältst einen Fortschritt eines Spielers in Reichweite 2, dann er einen von dir, kostenlos.
text-new_ideas = Erhalte 1 Fortschritt zum üblichen Preis, ohne Ereigniszähler, dann 2 Ideen.

## Taktiken, kurz

text-peltasts = 1 Würfel je Heereseinheit: bei 5 oder 6 gilt 1 Treffer nicht.
text-encircled = Verlor der Gegner mindestens so viel wie du: bei 5 oder 6 ein Treffer mehr.
text-wedge_formation = Angreifer: +1 je gegnerischer Heereseinheit.
text-high_morale = +2 Kampfwert.
text-heavy_resistance = Verteidiger: Der Angreifer hat −1 je Heereseinheit oder Schiff.
text-high_ground = Der Gegner nutzt keine Kampffähigkeiten. Nicht gegen eine Stadt.
text-surprise = +1; ziehe 1 Aktionskarte, wenn ein Gegner fällt.
text-siege = Gegen eine Stadt: +1; der Gegner zahlt 2 Nahrung oder nutzt keine Fähigkeiten.
text-for_the_people = Bei Verteidigung einer Stadt: 1 Würfel mehr.
text-improved_defenses = Bei Verteidigung einer Stadt: 1 Treffer gilt nicht.
text-tactical_retreat = Verteidiger: Weiche auf ein Landfeld daneben; der Angreifer siegt.
text-defensive_formation = Verteidiger: 1 Würfel mehr.
text-scout = Die Taktik des Gegners gilt nicht; nimm diese Karte.
text-martyr = Beide entfernen 1 Einheit, du zuerst; die Taktik des Gegners gilt nicht.
text-archers = Bei 5 oder 6 entfernt der Gegner sofort 1 Heereseinheit.
text-flanking = Angreifer: 1 Würfel mehr.

## Wunder, kurz

text-great_arena = Stimmung und Kultur bezahlen einander, außer bei Wundern. Einmal je Landkampf: zahle 1 davon für +1.
text-great_gardens = Ebenen geben hier jeden Rohstoff. Einheiten von Spielern, die in diesem Zug eine Ebene betraten, kommen nicht in die Stadt.
text-great_library = Einmal je Zug: nutze bis zum Zugende 1 Fortschritt, den du nicht hast. Nicht aus Regierungen oder Zivilisationen.
text-great_lighthouse = Setze 1 Schiff auf ein Wasserfeld ohne feindliche Schiffe. Du bestimmst den Startspieler. Die Stadt braucht einen Hafen.
text-great_mausoleum = Nimm statt zu ziehen die oberste Karte des Ablagestapels. Was du ablegst, kommt nach unten.
text-great_pyramid = 5 Punkte, immer für den Erbauer; er gewinnt auch bei Gleichstand.
text-great_statue = Ziehe 1 Ziel; oder habe in diesem Zug 1 Aktion mehr.
text-great_wall = Angreifer haben −2. Gegen Barbaren siegt die Stadt ohne Kampf.

## Ziele, kurz

text-objective-large_civilization = Du hast mindestens 6 Städte.
text-objective-scientific_lead = Mehr deiner Städte als bei jedem anderen haben eine Akademie.
text-objective-coastal_culture = Mehr deiner Städte als bei jedem anderen haben einen Hafen.
text-objective-religious_fervor = Mehr deiner Städte als bei jedem anderen haben einen Tempel.
text-objective-fortifications = Mehr deiner Städte als bei jedem anderen haben eine Festung.
text-objective-star_gazers = Mehr deiner Städte als bei jedem anderen haben ein Observatorium.
text-objective-traders = Mehr deiner Städte als bei jedem anderen haben einen Markt.
text-objective-legacy = Mehr deiner Städte als bei jedem anderen haben einen Obelisken.
text-objective-happy_population = Mindestens 4 deiner Städte sind glücklich.
text-objective-architecture = In deinen Städten stehen mindestens 4 Gebäudearten in deiner Farbe.
text-objective-consulate = Mindestens 2 fremde Städte haben ein Gebäude deiner Farbe.
text-objective-metropolis = Du hast eine Stadt der Größe 5 oder mehr.
text-objective-expansionist = Neben mindestens 4 deiner Städte liegt keine Stadt.
text-objective-culture_power = Du hast mehr Gebäude in fremden Städten als jeder andere.
text-objective-colony = Du hast eine Stadt mit Abstand 5 oder mehr von deinem Startfeld.
text-objective-city_founder = Du hast gerade eine Stadt mit Abstand 5 oder mehr vom Startfeld gegründet.
text-objective-terror_regime = Nach einer Aktion sind mindestens 4 deiner Städte wütend.
text-objective-magnificent_culture = Du hast gerade ein Wunder gebaut; oder nur du in dieser Runde.
text-objective-advanced_culture = Du hast mindestens 6 Fortschritte und mehr als jeder andere.
text-objective-city_planner = Du hast alle 4 Fortschritte im Bauwesen.
text-objective-education_lead = Du hast alle 4 Fortschritte der Bildung.
text-objective-militarized = Du hast alle 4 Fortschritte der Kriegsführung.
text-objective-culture_focus = Du hast alle 4 Fortschritte im Kulturgut.
text-objective-science_focus = Du hast alle 4 Fortschritte der Wissenschaft.
text-objective-trade_focus = Du hast alle 4 Fortschritte der Wirtschaft.
text-objective-seafarers = Du hast alle 4 Fortschritte der Seefahrt.
text-objective-government = Du hast alle 4 Fortschritte einer Regierung.
text-objective-goal_focused = Du hast mehr Kategorien vollendet als jeder andere.
text-objective-diversified_research = Du hast Fortschritte in mindestens 9 der 12 Kategorien.
text-objective-high_culture = Du hast alle 4 Zivilisationsfortschritte und mindestens 2 Anführer gespielt.
text-objective-optimized_storage = Du hast mindestens 3 Nahrung, 3 Erz und 3 Holz.
text-objective-eureka = Du hast mindestens 5 Ideen.
text-objective-wealth = Du hast mindestens 5 Gold.
text-objective-ore_supplies = Du hast mindestens 5 Erz.
text-objective-wood_supplies = Du hast mindestens 5 Holz.
text-objective-food_supplies = Du hast mindestens 5 Nahrung.
text-objective-draft = Du hast in diesem Zug gerade zum zweiten Mal mit der Musterung rekrutiert.
text-objective-sea_blockade = Mindestens 2 deiner Schiffe stehen auf Hafenfeldern anderer.
text-objective-large_fleet = Du hast 4 Schiffe, oder 2 und mehr als jeder andere.
text-objective-large_army = Du hast mindestens 4 Heereseinheiten mehr als jeder andere.
text-objective-standing_army = In mindestens 4 deiner Städte stehen deine Heereseinheiten.
text-objective-military_might = Du hast mindestens 12 Heereseinheiten und Schiffe.
text-objective-threat = Mindestens 4 deiner Heereseinheiten stehen neben Städten anderer Spieler.
text-objective-outpost = Deine Heereseinheiten halten 3 Landfelder abseits deiner Städte.
text-objective-migration = Deine Siedler stehen auf 3 Feldern abseits deiner Städte.
text-objective-trade_power = Du könntest mindestens 3 Handelsrouten bilden.
text-objective-shipping_routes = Du könntest mindestens 2 Handelsrouten mit Schiffen bilden.
text-objective-horse_power = Deine Kavallerie steht auf mindestens 3 Feldern.
text-objective-ivory_tower = Deine Kriegselefanten stehen auf mindestens 3 Feldern.
text-objective-versatility = Du hast von jeder der sechs Arten eine Einheit auf der Karte.
text-objective-conqueror = Du hast gerade die von Heer oder Festung verteidigte Stadt eines Spielers erobert.
text-objective-warmonger = Dein zweiter Landkampf in diesem Zug, auf anderem Feld, mindestens einer gewonnen.
text-objective-general = Du hast in einem Landkampf mindestens 3 feindliche Heereseinheiten getötet.
text-objective-great_battle = Du hast einen Landkampf mit zusammen mindestens 6 Heereseinheiten geführt.
text-objective-defiance = Du hast einen Kampf gegen einen Spieler mit mehr Einheiten gewonnen.
text-objective-naval_assault = Du hast gerade die Stadt eines Spielers von Schiffen aus erobert.
text-objective-bold = Du hast gegen einen Spieler mit mehr Einheiten oder mehr Kriegsführung gewonnen.
text-objective-legendary_battle = Du hast mit 3 Heereseinheiten die Stadt eines Spielers der Größe 5 mit Wunder angegriffen.
text-objective-scavenger = Du hast Siedler oder Schiff getötet, die eine Handelsroute hätten bilden können.
text-objective-aggressor = Du hast als Angreifer einen Landkampf gewonnen und mindestens 2 Heereseinheiten getötet.
text-objective-barbarian_conquest = Du hast gerade eine Barbarenstadt mit mindestens 2 Verteidigern erobert.
text-objective-resistance = Du hast Barbaren in einer Stadt besiegt und mindestens 2 getötet.
text-objective-great_commander = Dein Anführer gewann einen Landkampf mit nicht mehr Heereseinheiten als der Gegner.
text-objective-brutus = Du hast in einem Kampf einen Anführer und mindestens 2 weitere Einheiten getötet.
text-objective-trample = Du hast als Angreifer einen Landkampf gewonnen; Kavallerie oder Elefant überlebte.
text-objective-sea_cleansing = Du hast in diesem Zug gerade den zweiten Kampf gegen Piraten gewonnen.

## Ereignisse, die bleiben, kurz

text-pestilence = Solange sie hier liegt, darf niemand ohne Kanalisation bauen.
text-great_explorer = Erhalte 1 Fortschritt der Seefahrt. Decke ein Gebiet neben einem mit deiner Stadt auf; für 2 Nahrung gründe dort eine Stadt.
text-great_artist = Erhalte 1 Fortschritt im Kulturgut. Mache eine Stadt glücklich.
text-great_prophet = Erhalte 1 Fortschritt der Spiritualität. Du darfst einen Tempel bauen, ohne die Stadt zu aktivieren.
text-great_philosopher = Erhalte 1 Fortschritt der Bildung, dann 2 Ideen.
text-great_scientist = Erhalte 1 Fortschritt der Wissenschaft, dann 1 Idee und 1 Aktionskarte.
text-elder_statesman = Erhalte 1 Fortschritt einer Regierung, dann 2 Aktionskarten.
text-great_warlord = Erhalte 1 Fortschritt der Kriegsführung, dann bewege Einheiten; +2 im ersten Kampf, den du beginnst.
text-great_merchant = Erhalte 1 Fortschritt der Wirtschaft, dann das Einkommen deiner Handelsrouten.
text-great_engineer = Erhalte 1 Fortschritt im Bauwesen. Du darfst ein Gebäude bauen, ohne die Stadt zu aktivieren.
text-envoy_meeting = Eine Wunderkarte liegt offen: Wer eine zieht, darf sie nehmen.
text-solar_eclipse = Der nächste Landkampf endet nach der ersten Runde.
text-trojan_horse = Wer zuerst eine verteidigte Stadt angreift, darf 1 Holz und 1 Kultur zahlen: keine gegnerische Taktik in Runde 1.
text-anarchy = Hier liegen die Marker verlorener Regierungsfortschritte; neue kommen von hier.
text-great_architect = Wenn du ein Wunder baust: ohne den verlangten Fortschritt, 3 Kultur weniger.
text-great_athlete = Erhalte 1 Fortschritt im Kulturgut. Tausche Kultur in Stimmung oder Stimmung in Kultur.
text-great_diplomat = Weder du noch der gewählte Spieler greift den anderen an, ohne 2 Kultur zu zahlen.
text-great_seer = Sieh ein Ziel je Spieler an und bestimme, wer welches als Nächstes zieht.
