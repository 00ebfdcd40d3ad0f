### Was Dinge tun, kurz: Karten.

## Aktionen, kurz

effect-action-quick_advance = Erhalte 1 Fortschritt kostenlos, ohne Ereigniszähler.
effect-action-inspiration = Erhalte 1 Fortschritt eines Spielers in Reichweite 2 kostenlos, ohne Ereigniszähler.
effect-action-hero_general = Nach einem gewonnenen Landkampf: hebe die Stimmung 1 Stadt; für 1 Stimmung noch einmal.
effect-action-spy = Sieh die Hand eines Spielers; du darfst eine Karte gegen eine gleicher Art tauschen.
effect-action-ideas = Erhalte 1 Idee je Akademie in deinen Städten.
effect-action-great_ideas = Nach einer eroberten Stadt oder einem gewonnenen Landkampf: erhalte 2 Ideen.
effect-action-mercenaries = Bezahle Barbarenheere in Reichweite 2 und bewege jedes 1 Feld; du führst ihre Kämpfe.
effect-action-cultural_takeover = Beeinflusse eine Barbarenstadt der Größe 1: Gelingt es, wird sie deine.
effect-action-city_development = Aktiviere eine Stadt: Baue dort 1 Gebäude ohne seine Rohstoffe.
effect-action-production_focus = Bei der nächsten Produktion darfst du dasselbe Feld mehrmals wählen.
effect-action-explorer = Decke ein Gebiet neben einem mit deiner Stadt auf und/oder setze 1 Siedler in eine Stadt.
effect-action-negotiations = Kein Kampf mit einem Spieler: von dir in diesem, von ihm in seinem nächsten Zug.
effect-action-leadership = Du hast in diesem Zug 1 Aktion mehr.
effect-action-assassination = Ein Spieler hat in seinem nächsten Zug 1 Aktion weniger.
effect-action-mass_production = Wähle bei der nächsten Produktion bis zu 2 Felder mehr.
effect-action-new_plans = Ziehe 2 Ziele; 1 davon darfst du statt eines alten behalten.
effect-action-synergies = Erhalte 2 Fortschritte einer Kategorie zum üblichen Preis, ohne Ereigniszähler.
effect-action-teach_us = Direkt nach Eroberung der Stadt eines Spielers: erhalte 1 seiner Fortschritte kostenlos.
effect-action-militia = Setze 1 Infanterie in eine Stadt, die Platz hat.
effect-action-technology_trade = Du erhältst einen Fortschritt eines Spielers in Reichweite 2, dann er einen von dir, kostenlos.
effect-action-new_ideas = Erhalte 1 Fortschritt zum üblichen Preis, ohne Ereigniszähler, dann 2 Ideen.

## Taktiken, kurz

effect-tactics-peltasts = 1 Würfel je Heereseinheit: bei 5 oder 6 gilt 1 Treffer nicht.
effect-tactics-encircled = Verlor der Gegner mindestens so viel wie du: bei 5 oder 6 ein Treffer mehr.
effect-tactics-wedge_formation = Angreifer: +1 je gegnerischer Heereseinheit.
effect-tactics-high_morale = +2 Kampfwert.
effect-tactics-heavy_resistance = Verteidiger: Der Angreifer hat −1 je Heereseinheit oder Schiff.
effect-tactics-high_ground = Der Gegner nutzt keine Kampffähigkeiten. Nicht gegen eine Stadt.
effect-tactics-surprise = +1; ziehe 1 Aktionskarte, wenn ein Gegner fällt.
effect-tactics-siege = Gegen eine Stadt: +1; der Gegner zahlt 2 Nahrung oder nutzt keine Fähigkeiten.
effect-tactics-for_the_people = Bei Verteidigung einer Stadt: 1 Würfel mehr.
effect-tactics-improved_defenses = Bei Verteidigung einer Stadt: 1 Treffer gilt nicht.
effect-tactics-tactical_retreat = Verteidiger: Weiche auf ein Landfeld daneben; der Angreifer siegt.
effect-tactics-defensive_formation = Verteidiger: 1 Würfel mehr.
effect-tactics-scout = Die Taktik des Gegners gilt nicht; nimm diese Karte.
effect-tactics-martyr = Beide entfernen 1 Einheit, du zuerst; die Taktik des Gegners gilt nicht.
effect-tactics-archers = Bei 5 oder 6 entfernt der Gegner sofort 1 Heereseinheit.
effect-tactics-flanking = Angreifer: 1 Würfel mehr.

## Wunder, kurz

effect-great_arena = Stimmung und Kultur bezahlen einander, außer bei Wundern. Einmal je Landkampf: zahle 1 davon für +1.
effect-great_gardens = Ebenen geben hier jeden Rohstoff. Einheiten von Spielern, die in diesem Zug eine Ebene betraten, kommen nicht in die Stadt.
effect-great_library = Einmal je Zug: nutze bis zum Zugende 1 Fortschritt, den du nicht hast. Nicht aus Regierungen oder Zivilisationen.
effect-great_lighthouse = Wenn du diese Stadt aktivierst: 1 Schiff auf beliebiges Wasser ohne feindliche Schiffe. Du bestimmst den Startspieler. Braucht einen Hafen.
effect-great_mausoleum = Nimm die oberste Karte des Ablagestapels statt eines Ereignisses oder einer Aktionskarte. Was du davon abwirfst, kommt unten hin.
effect-great_pyramid = 5 Punkte, immer für den Erbauer; er gewinnt auch bei Gleichstand.
effect-great_statue = Beim Bau 1 Zielkarte ziehen. Einmal je Zug 1 Zielkarte abwerfen: 1 Aktion mehr in diesem Zug.
effect-great_wall = Angreifer deiner glücklichen Städte haben in Runde 1 −2. Barbaren, die deine Städte angreifen, sterben ohne Kampf.

## Ziele, kurz

effect-objective-large_civilization = Du hast mindestens 6 Städte.
effect-objective-scientific_lead = Mehr deiner Städte als bei jedem anderen haben eine Akademie.
effect-objective-coastal_culture = Mehr deiner Städte als bei jedem anderen haben einen Hafen.
effect-objective-religious_fervor = Mehr deiner Städte als bei jedem anderen haben einen Tempel.
effect-objective-fortifications = Mehr deiner Städte als bei jedem anderen haben eine Festung.
effect-objective-star_gazers = Mehr deiner Städte als bei jedem anderen haben ein Observatorium.
effect-objective-traders = Mehr deiner Städte als bei jedem anderen haben einen Markt.
effect-objective-legacy = Mehr deiner Städte als bei jedem anderen haben einen Obelisken.
effect-objective-happy_population = Mindestens 4 deiner Städte sind glücklich.
effect-objective-architecture = In deinen Städten stehen mindestens 4 Gebäudearten in deiner Farbe.
effect-objective-consulate = Mindestens 2 fremde Städte haben ein Gebäude deiner Farbe.
effect-objective-metropolis = Du hast eine Stadt der Größe 5 oder mehr.
effect-objective-expansionist = Neben mindestens 4 deiner Städte liegt keine Stadt.
effect-objective-culture_power = Du hast mehr Gebäude in fremden Städten als jeder andere.
effect-objective-colony = Du hast eine Stadt mit Abstand 5 oder mehr von deinem Startfeld.
effect-objective-city_founder = Du hast gerade eine Stadt mit Abstand 5 oder mehr vom Startfeld gegründet.
effect-objective-terror_regime = Nach einer Aktion sind mindestens 4 deiner Städte wütend.
effect-objective-magnificent_culture = Du hast gerade ein Wunder gebaut; oder nur du in dieser Runde.
effect-objective-advanced_culture = Du hast mindestens 6 Fortschritte und mehr als jeder andere.
effect-objective-city_planner = Du hast alle 4 Fortschritte im Bauwesen.
effect-objective-education_lead = Du hast alle 4 Fortschritte der Bildung.
effect-objective-militarized = Du hast alle 4 Fortschritte der Kriegsführung.
effect-objective-culture_focus = Du hast alle 4 Fortschritte im Kulturgut.
effect-objective-science_focus = Du hast alle 4 Fortschritte der Wissenschaft.
effect-objective-trade_focus = Du hast alle 4 Fortschritte der Wirtschaft.
effect-objective-seafarers = Du hast alle 4 Fortschritte der Seefahrt.
effect-objective-government = Du hast alle 4 Fortschritte einer Regierung.
effect-objective-goal_focused = Du hast mehr Kategorien vollendet als jeder andere.
effect-objective-diversified_research = Du hast Fortschritte in mindestens 9 der 12 Kategorien.
effect-objective-high_culture = Du hast alle 4 Zivilisationsfortschritte und mindestens 2 Anführer gespielt.
effect-objective-optimized_storage = Du hast mindestens 3 Nahrung, 3 Erz und 3 Holz.
effect-objective-eureka = Du hast mindestens 5 Ideen. Zahle 2 davon.
effect-objective-wealth = Du hast mindestens 5 Gold. Zahle 2 davon.
effect-objective-ore_supplies = Du hast mindestens 5 Erz. Zahle 2 davon.
effect-objective-wood_supplies = Du hast mindestens 5 Holz. Zahle 2 davon.
effect-objective-food_supplies = Du hast mindestens 5 Nahrung. Zahle 2 davon.
effect-objective-draft = Du hast in diesem Zug gerade zum zweiten Mal mit der Musterung rekrutiert.
effect-objective-sea_blockade = Mindestens 2 deiner Schiffe stehen auf Hafenfeldern anderer.
effect-objective-large_fleet = Du hast 4 Schiffe, oder 2 und mehr als jeder andere.
effect-objective-large_army = Du hast mindestens 4 Heereseinheiten mehr als jeder andere.
effect-objective-standing_army = In mindestens 4 deiner Städte stehen deine Heereseinheiten.
effect-objective-military_might = Du hast mindestens 12 Heereseinheiten und Schiffe.
effect-objective-threat = Mindestens 4 deiner Heereseinheiten stehen neben Städten anderer Spieler.
effect-objective-outpost = Deine Heereseinheiten halten 3 Landfelder abseits deiner Städte.
effect-objective-migration = Deine Siedler stehen auf 3 Feldern abseits deiner Städte.
effect-objective-trade_power = Du könntest mindestens 3 Handelsrouten bilden.
effect-objective-shipping_routes = Du könntest mindestens 2 Handelsrouten mit Schiffen bilden.
effect-objective-horse_power = Deine Kavallerie steht auf mindestens 3 Feldern.
effect-objective-ivory_tower = Deine Kriegselefanten stehen auf mindestens 3 Feldern.
effect-objective-versatility = Du hast von jeder der sechs Arten eine Einheit auf der Karte.
effect-objective-conqueror = Du hast gerade die von Heer oder Festung verteidigte Stadt eines Spielers erobert.
effect-objective-warmonger = Dein zweiter Landkampf in diesem Zug, auf anderem Feld, mindestens einer gewonnen.
effect-objective-general = Du hast in einem Landkampf mindestens 3 feindliche Heereseinheiten getötet.
effect-objective-great_battle = Du hast einen Landkampf mit zusammen mindestens 6 Heereseinheiten geführt.
effect-objective-defiance = Du hast einen Kampf gegen einen Spieler mit mehr Einheiten gewonnen.
effect-objective-naval_assault = Du hast gerade die Stadt eines Spielers von Schiffen aus erobert.
effect-objective-bold = Du hast gegen einen Spieler mit mehr Einheiten oder mehr Kriegsführung gewonnen.
effect-objective-legendary_battle = Du hast mit 3 Heereseinheiten die Stadt eines Spielers der Größe 5 mit Wunder angegriffen.
effect-objective-scavenger = Du hast Siedler oder Schiff getötet, die eine Handelsroute hätten bilden können.
effect-objective-aggressor = Du hast als Angreifer einen Landkampf gewonnen und mindestens 2 Heereseinheiten getötet.
effect-objective-barbarian_conquest = Du hast gerade eine Barbarenstadt mit mindestens 2 Verteidigern erobert.
effect-objective-resistance = Du hast Barbaren in einer Stadt besiegt und mindestens 2 getötet.
effect-objective-great_commander = Dein Anführer gewann einen Landkampf mit nicht mehr Heereseinheiten als der Gegner.
effect-objective-brutus = Du hast in einem Kampf einen Anführer und mindestens 2 weitere Einheiten getötet.
effect-objective-trample = Du hast als Angreifer einen Landkampf gewonnen; Kavallerie oder Elefant überlebte.
effect-objective-sea_cleansing = Du hast in diesem Zug gerade den zweiten Kampf gegen Piraten gewonnen.

## Ereignisse, die bleiben, kurz

effect-pestilence = Solange sie hier liegt, darf niemand ohne Kanalisation bauen.
effect-great_explorer = Erhalte 1 Fortschritt der Seefahrt. Decke ein Gebiet neben einem mit deiner Stadt auf; für 2 Nahrung gründe dort eine Stadt.
effect-great_artist = Erhalte 1 Fortschritt im Kulturgut. Mache eine Stadt glücklich.
effect-great_prophet = Erhalte 1 Fortschritt der Spiritualität. Du darfst einen Tempel bauen, ohne die Stadt zu aktivieren.
effect-great_philosopher = Erhalte 1 Fortschritt der Bildung, dann 2 Ideen.
effect-great_scientist = Erhalte 1 Fortschritt der Wissenschaft, dann 1 Idee und 1 Aktionskarte.
effect-elder_statesman = Erhalte 1 Fortschritt einer Regierung, dann 2 Aktionskarten.
effect-great_warlord = Erhalte 1 Fortschritt der Kriegsführung, dann bewege Einheiten; +2 im ersten Kampf, den du beginnst.
effect-great_merchant = Erhalte 1 Fortschritt der Wirtschaft, dann das Einkommen deiner Handelsrouten.
effect-great_engineer = Erhalte 1 Fortschritt im Bauwesen. Du darfst ein Gebäude bauen, ohne die Stadt zu aktivieren.
effect-envoy_meeting = Eine Wunderkarte liegt offen: Wer eine zieht, darf sie nehmen.
effect-solar_eclipse = Der nächste Landkampf endet nach der ersten Runde.
effect-trojan_horse = Wer zuerst eine verteidigte Stadt angreift, darf 1 Holz und 1 Kultur zahlen: keine gegnerische Taktik in Runde 1.
effect-anarchy = Hier liegen die Marker verlorener Regierungsfortschritte; neue kommen von hier.
effect-great_architect = Wenn du ein Wunder baust: ohne den verlangten Fortschritt, 3 Kultur weniger.
effect-great_athlete = Erhalte 1 Fortschritt im Kulturgut. Tausche Kultur in Stimmung oder Stimmung in Kultur.
effect-great_diplomat = Weder du noch der gewählte Spieler greift den anderen an, ohne 2 Kultur zu zahlen.
effect-great_seer = Sieh ein Ziel je Spieler an und bestimme, wer welches als Nächstes zieht.

## Aktionskarten

effect-action_01 =
    { thing-action-quick_advance }: { effect-action-quick_advance }
    { thing-tactics-peltasts }: { effect-tactics-peltasts }
effect-action_02 =
    { thing-action-quick_advance }: { effect-action-quick_advance }
    { thing-tactics-encircled }: { effect-tactics-encircled }
effect-action_03 =
    { thing-action-inspiration }: { effect-action-inspiration }
    { thing-tactics-encircled }: { effect-tactics-encircled }
effect-action_04 =
    { thing-action-inspiration }: { effect-action-inspiration }
    { thing-tactics-peltasts }: { effect-tactics-peltasts }
effect-action_05 =
    { thing-action-hero_general }: { effect-action-hero_general }
    { thing-tactics-wedge_formation }: { effect-tactics-wedge_formation }
effect-action_06 =
    { thing-action-hero_general }: { effect-action-hero_general }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_07 =
    { thing-action-spy }: { effect-action-spy }
    { thing-tactics-heavy_resistance }: { effect-tactics-heavy_resistance }
effect-action_08 =
    { thing-action-spy }: { effect-action-spy }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_09 =
    { thing-action-ideas }: { effect-action-ideas }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_10 =
    { thing-action-ideas }: { effect-action-ideas }
    { thing-tactics-surprise }: { effect-tactics-surprise }
effect-action_11 =
    { thing-action-great_ideas }: { effect-action-great_ideas }
    { thing-tactics-siege }: { effect-tactics-siege }
effect-action_12 =
    { thing-action-great_ideas }: { effect-action-great_ideas }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_13 =
    { thing-action-mercenaries }: { effect-action-mercenaries }
    { thing-tactics-for_the_people }: { effect-tactics-for_the_people }
effect-action_14 =
    { thing-action-mercenaries }: { effect-action-mercenaries }
    { thing-tactics-heavy_resistance }: { effect-tactics-heavy_resistance }
effect-action_15 =
    { thing-action-cultural_takeover }: { effect-action-cultural_takeover }
    { thing-tactics-heavy_resistance }: { effect-tactics-heavy_resistance }
effect-action_16 =
    { thing-action-cultural_takeover }: { effect-action-cultural_takeover }
    { thing-tactics-improved_defenses }: { effect-tactics-improved_defenses }
effect-action_17 =
    { thing-action-city_development }: { effect-action-city_development }
    { thing-tactics-tactical_retreat }: { effect-tactics-tactical_retreat }
effect-action_18 =
    { thing-action-city_development }: { effect-action-city_development }
    { thing-tactics-peltasts }: { effect-tactics-peltasts }
effect-action_19 =
    { thing-action-production_focus }: { effect-action-production_focus }
    { thing-tactics-tactical_retreat }: { effect-tactics-tactical_retreat }
effect-action_20 =
    { thing-action-production_focus }: { effect-action-production_focus }
    { thing-tactics-peltasts }: { effect-tactics-peltasts }
effect-action_21 =
    { thing-action-explorer }: { effect-action-explorer }
    { thing-tactics-encircled }: { effect-tactics-encircled }
effect-action_22 =
    { thing-action-explorer }: { effect-action-explorer }
    { thing-tactics-defensive_formation }: { effect-tactics-defensive_formation }
effect-action_23 =
    { thing-action-negotiations }: { effect-action-negotiations }
    { thing-tactics-scout }: { effect-tactics-scout }
effect-action_24 =
    { thing-action-negotiations }: { effect-action-negotiations }
    { thing-tactics-martyr }: { effect-tactics-martyr }
effect-action_25 =
    { thing-action-leadership }: { effect-action-leadership }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_26 =
    { thing-action-leadership }: { effect-action-leadership }
    { thing-tactics-archers }: { effect-tactics-archers }
effect-action_27 =
    { thing-action-assassination }: { effect-action-assassination }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_28 =
    { thing-action-assassination }: { effect-action-assassination }
    { thing-tactics-archers }: { effect-tactics-archers }
effect-action_29 =
    { thing-action-mass_production }: { effect-action-mass_production }
    { thing-tactics-defensive_formation }: { effect-tactics-defensive_formation }
effect-action_30 =
    { thing-action-mass_production }: { effect-action-mass_production }
    { thing-tactics-encircled }: { effect-tactics-encircled }
effect-action_31 =
    { thing-action-new_plans }: { effect-action-new_plans }
    { thing-tactics-flanking }: { effect-tactics-flanking }
effect-action_32 =
    { thing-action-new_plans }: { effect-action-new_plans }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_33 =
    { thing-action-synergies }: { effect-action-synergies }
    { thing-tactics-defensive_formation }: { effect-tactics-defensive_formation }
effect-action_34 =
    { thing-action-synergies }: { effect-action-synergies }
    { thing-tactics-archers }: { effect-tactics-archers }
effect-action_35 =
    { thing-action-teach_us }: { effect-action-teach_us }
    { thing-tactics-defensive_formation }: { effect-tactics-defensive_formation }
effect-action_36 =
    { thing-action-teach_us }: { effect-action-teach_us }
    { thing-tactics-archers }: { effect-tactics-archers }
effect-action_37 =
    { thing-action-militia }: { effect-action-militia }
    { thing-tactics-wedge_formation }: { effect-tactics-wedge_formation }
effect-action_38 =
    { thing-action-militia }: { effect-action-militia }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_39 =
    { thing-action-technology_trade }: { effect-action-technology_trade }
    { thing-tactics-surprise }: { effect-tactics-surprise }
effect-action_40 =
    { thing-action-technology_trade }: { effect-action-technology_trade }
    { thing-tactics-high_ground }: { effect-tactics-high_ground }
effect-action_41 =
    { thing-action-new_ideas }: { effect-action-new_ideas }
    { thing-tactics-high_morale }: { effect-tactics-high_morale }
effect-action_42 =
    { thing-action-new_ideas }: { effect-action-new_ideas }
    { thing-tactics-flanking }: { effect-tactics-flanking }

## Zielkarten

effect-objective_01 =
    { thing-objective-large_civilization }: { effect-objective-large_civilization }
    { thing-objective-draft }: { effect-objective-draft }
effect-objective_02 =
    { thing-objective-scientific_lead }: { effect-objective-scientific_lead }
    { thing-objective-conqueror }: { effect-objective-conqueror }
effect-objective_03 =
    { thing-objective-coastal_culture }: { effect-objective-coastal_culture }
    { thing-objective-warmonger }: { effect-objective-warmonger }
effect-objective_04 =
    { thing-objective-advanced_culture }: { effect-objective-advanced_culture }
    { thing-objective-warmonger }: { effect-objective-warmonger }
effect-objective_05 =
    { thing-objective-religious_fervor }: { effect-objective-religious_fervor }
    { thing-objective-general }: { effect-objective-general }
effect-objective_06 =
    { thing-objective-city_planner }: { effect-objective-city_planner }
    { thing-objective-great_battle }: { effect-objective-great_battle }
effect-objective_07 =
    { thing-objective-eureka }: { effect-objective-eureka }
    { thing-objective-defiance }: { effect-objective-defiance }
effect-objective_08 =
    { thing-objective-happy_population }: { effect-objective-happy_population }
    { thing-objective-conqueror }: { effect-objective-conqueror }
effect-objective_09 =
    { thing-objective-education_lead }: { effect-objective-education_lead }
    { thing-objective-sea_blockade }: { effect-objective-sea_blockade }
effect-objective_10 =
    { thing-objective-optimized_storage }: { effect-objective-optimized_storage }
    { thing-objective-naval_assault }: { effect-objective-naval_assault }
effect-objective_11 =
    { thing-objective-wealth }: { effect-objective-wealth }
    { thing-objective-large_fleet }: { effect-objective-large_fleet }
effect-objective_12 =
    { thing-objective-ore_supplies }: { effect-objective-ore_supplies }
    { thing-objective-large_army }: { effect-objective-large_army }
effect-objective_13 =
    { thing-objective-wood_supplies }: { effect-objective-wood_supplies }
    { thing-objective-fortifications }: { effect-objective-fortifications }
effect-objective_14 =
    { thing-objective-food_supplies }: { effect-objective-food_supplies }
    { thing-objective-standing_army }: { effect-objective-standing_army }
effect-objective_15 =
    { thing-objective-architecture }: { effect-objective-architecture }
    { thing-objective-militarized }: { effect-objective-militarized }
effect-objective_16 =
    { thing-objective-goal_focused }: { effect-objective-goal_focused }
    { thing-objective-bold }: { effect-objective-bold }
effect-objective_17 =
    { thing-objective-colony }: { effect-objective-colony }
    { thing-objective-threat }: { effect-objective-threat }
effect-objective_18 =
    { thing-objective-culture_focus }: { effect-objective-culture_focus }
    { thing-objective-legendary_battle }: { effect-objective-legendary_battle }
effect-objective_19 =
    { thing-objective-consulate }: { effect-objective-consulate }
    { thing-objective-great_battle }: { effect-objective-great_battle }
effect-objective_20 =
    { thing-objective-science_focus }: { effect-objective-science_focus }
    { thing-objective-naval_assault }: { effect-objective-naval_assault }
effect-objective_21 =
    { thing-objective-trade_focus }: { effect-objective-trade_focus }
    { thing-objective-scavenger }: { effect-objective-scavenger }
effect-objective_22 =
    { thing-objective-metropolis }: { effect-objective-metropolis }
    { thing-objective-general }: { effect-objective-general }
effect-objective_23 =
    { thing-objective-seafarers }: { effect-objective-seafarers }
    { thing-objective-aggressor }: { effect-objective-aggressor }
effect-objective_24 =
    { thing-objective-government }: { effect-objective-government }
    { thing-objective-barbarian_conquest }: { effect-objective-barbarian_conquest }
effect-objective_25 =
    { thing-objective-government }: { effect-objective-government }
    { thing-objective-aggressor }: { effect-objective-aggressor }
effect-objective_26 =
    { thing-objective-expansionist }: { effect-objective-expansionist }
    { thing-objective-military_might }: { effect-objective-military_might }
effect-objective_27 =
    { thing-objective-city_founder }: { effect-objective-city_founder }
    { thing-objective-resistance }: { effect-objective-resistance }
effect-objective_28 =
    { thing-objective-trade_power }: { effect-objective-trade_power }
    { thing-objective-resistance }: { effect-objective-resistance }
effect-objective_29 =
    { thing-objective-shipping_routes }: { effect-objective-shipping_routes }
    { thing-objective-terror_regime }: { effect-objective-terror_regime }
effect-objective_30 =
    { thing-objective-diversified_research }: { effect-objective-diversified_research }
    { thing-objective-bold }: { effect-objective-bold }
effect-objective_31 =
    { thing-objective-culture_power }: { effect-objective-culture_power }
    { thing-objective-barbarian_conquest }: { effect-objective-barbarian_conquest }
effect-objective_32 =
    { thing-objective-magnificent_culture }: { effect-objective-magnificent_culture }
    { thing-objective-outpost }: { effect-objective-outpost }
effect-objective_33 =
    { thing-objective-star_gazers }: { effect-objective-star_gazers }
    { thing-objective-horse_power }: { effect-objective-horse_power }
effect-objective_34 =
    { thing-objective-traders }: { effect-objective-traders }
    { thing-objective-great_commander }: { effect-objective-great_commander }
effect-objective_35 =
    { thing-objective-versatility }: { effect-objective-versatility }
    { thing-objective-brutus }: { effect-objective-brutus }
effect-objective_36 =
    { thing-objective-legacy }: { effect-objective-legacy }
    { thing-objective-ivory_tower }: { effect-objective-ivory_tower }
effect-objective_37 =
    { thing-objective-migration }: { effect-objective-migration }
    { thing-objective-trample }: { effect-objective-trample }
effect-objective_38 =
    { thing-objective-high_culture }: { effect-objective-high_culture }
    { thing-objective-sea_cleansing }: { effect-objective-sea_cleansing }
