### Was Dinge tun, kurz: Karten.

## Aktionen, kurz

effect-action-quick_advance = Erhalte 1 Fortschritt kostenlos, ohne Ereigniszähler.
effect-action-inspiration = Erhalte kostenlos 1 Fortschritt eines Spielers mit Einheiten oder Städten in Reichweite 2 von deinen. Ohne Ereigniszähler.
effect-action-hero_general = Nach einer in diesem Zug ausgefochtenen, gewonnenen Landschlacht: hebe die Stimmung einer Stadt; für 1 Zufriedenheit noch einmal.
effect-action-spy = Sieh die Hand eines Spielers an; du darfst eine Karte gegen eine gleicher Art tauschen.
effect-action-ideas = Erhalte 1 Idee je Akademie in deinen Städten.
effect-action-great_ideas = Hast du in diesem Zug eine Stadt erobert oder eine Landschlacht gewonnen: erhalte 2 Ideen.
effect-action-mercenaries = Bewege Barbarenarmeen in Reichweite 2 für je 1 Nahrung, Holz, Erz oder Kultur 1 Feld; du führst ihre Schlachten.
effect-action-cultural_takeover = Beeinflusse eine Barbarenstadt der Größe 1: Gelingt es, wird sie deine, ihre Einheiten 1 Siedler oder Infanterie.
effect-action-city_development = Aktiviere eine Stadt: Baue dort 1 Gebäude ohne seine Ressourcen.
effect-action-production_focus = Direkt vor einer Produktion: Du darfst dabei dasselbe Feld mehrmals wählen.
effect-action-explorer = Decke ein Gebiet neben einem mit deiner Stadt auf und/oder setze 1 Siedler in eine Stadt.
effect-action-negotiations = Als Erstes im Zug: keine Schlacht mit einem Spieler, von dir in diesem, von ihm in seinem nächsten Zug.
effect-action-leadership = Du hast in diesem Zug 1 Aktion mehr.
effect-action-assassination = Ein Spieler hat in seinem nächsten Zug 1 Aktion weniger.
effect-action-mass_production = Direkt vor einer Produktion: Wähle dabei bis zu 2 Felder mehr, auch mit einer wütenden Stadt.
effect-action-new_plans = Ziehe 2 Triumphe; 1 davon darfst du statt eines alten behalten. Der Rest wird in den Stapel gemischt.
effect-action-synergies = Erhalte 2 Fortschritte einer Kategorie zum üblichen Preis, ohne Ereigniszähler.
effect-action-teach_us = Direkt nach Eroberung der Stadt eines Spielers: erhalte kostenlos 1 seiner Fortschritte, ohne Ereigniszähler.
effect-action-militia = Setze 1 Infanterie in eine deiner Städte, die Platz hat.
effect-action-technology_trade = Erhalte 1 Fortschritt eines Spielers in Reichweite 2, dann er 1 von dir; kostenlos, ohne Ereigniszähler.
effect-action-new_ideas = Erhalte 1 Fortschritt zum üblichen Preis, ohne Ereigniszähler, dann 2 Ideen.

## Taktiken, kurz

effect-tactics-peltasts = Wirf 1 Würfel je eigener Armee-Einheit: bei einer 5 oder 6 gilt 1 Treffer nicht.
effect-tactics-encircled = Verlor der Gegner mindestens so viel wie du: bei 5 oder 6 noch ein Treffer, den nichts abwehrt.
effect-tactics-wedge_formation = Angreifer: +1 je gegnerischer Armee-Einheit.
effect-tactics-high_morale = +2 Kampfwert.
effect-tactics-heavy_resistance = Verteidiger: Der Angreifer hat −1 für jede seiner Armee-Einheiten oder Schiffe.
effect-tactics-high_ground = Der Gegner nutzt keine Kampffertigkeiten. Nicht beim Angriff auf eine Stadt.
effect-tactics-surprise = +1 Kampfwert; ziehe 1 Aktionskarte, wenn ein Gegner fällt.
effect-tactics-siege = Beim Angriff auf eine Stadt: +1; der Gegner zahlt 2 Nahrung oder nutzt keine Kampffertigkeiten.
effect-tactics-for_the_people = Bei Verteidigung einer Stadt: 1 Würfel mehr.
effect-tactics-improved_defenses = Bei Verteidigung einer Stadt: 1 Treffer gilt nicht.
effect-tactics-tactical_retreat = Verteidiger: Alle Landeinheiten weichen auf ein Landfeld daneben ohne Feinde; der Angreifer siegt.
effect-tactics-defensive_formation = Verteidiger: 1 Würfel mehr.
effect-tactics-scout = Die Taktik des Gegners gilt nicht; nimm diese Karte.
effect-tactics-martyr = Beide entfernen 1 Einheit, du zuerst; die Taktik des Gegners gilt nicht.
effect-tactics-archers = Würfle: Bei 5 oder 6 entfernt der Gegner sofort 1 Armee-Einheit.
effect-tactics-flanking = Angreifer: 1 Würfel mehr.

## Weltwunder, kurz

effect-wonder-great_arena = Zufriedenheit und Kultur bezahlen einander, außer bei Weltwundern. Einmal je Landschlacht nach einem Wurf: zahle 1 davon für +1.
effect-wonder-great_gardens = Ebenen geben hier jede Ressource, auch Ideen und Gold. Einheiten von Spielern, die in diesem Zug eine Ebene betraten, kommen nicht in die Stadt.
effect-wonder-great_library = Einmal je Zug: nutze bis zum Zugende 1 Fortschritt, den du nicht hast. Nicht aus Regierungen oder Zivilisationen.
effect-wonder-great_lighthouse = Wenn du diese Stadt aktivierst: 1 Schiff auf beliebiges Wasser ohne feindliche Schiffe. Du bestimmst den Startspieler. Braucht einen Hafen.
effect-wonder-great_mausoleum = Nimm die oberste Karte des Ablagestapels statt eines Ereignisses oder einer Aktionskarte. Was du davon abwirfst, kommt darunter.
effect-wonder-great_pyramid = 5 Punkte, immer für den Erbauer; er gewinnt auch bei Gleichstand.
effect-wonder-great_statue = Beim Bau 1 Triumphkarte ziehen. Einmal je Zug ohne Aktion 1 Triumphkarte abwerfen: 1 Aktion mehr in diesem Zug.
effect-wonder-great_wall = Angreifer deiner glücklichen Städte haben in Runde 1 −2. Barbaren, die deine Städte angreifen, sterben ohne Wurf: Du siegst.

## Triumphe, kurz

effect-objective-large_civilization = Du hast mindestens 6 Städte.
effect-objective-scientific_lead = Du hast mehr Städte mit Akademie als jeder andere.
effect-objective-coastal_culture = Du hast mehr Städte mit Hafen als jeder andere.
effect-objective-religious_fervor = Du hast mehr Städte mit Tempel als jeder andere.
effect-objective-fortifications = Du hast mehr Städte mit Festung als jeder andere.
effect-objective-star_gazers = Du hast mehr Städte mit Sternwarte als jeder andere.
effect-objective-traders = Du hast mehr Städte mit Markt als jeder andere.
effect-objective-legacy = Du hast mehr Städte mit Obelisk als jeder andere.
effect-objective-happy_population = Mindestens 4 deiner Städte sind glücklich.
effect-objective-architecture = In deinen Städten stehen mindestens 4 Gebäudearten in deiner Farbe.
effect-objective-consulate = In mindestens 2 Städten, die nicht dir gehören, steht ein Gebäude deiner Farbe.
effect-objective-metropolis = Du hast eine Stadt der Größe 5 oder mehr.
effect-objective-expansionist = Neben mindestens 4 deiner Städte liegt keine Stadt, auch keine eigene.
effect-objective-culture_power = Du hast mehr Gebäude in fremden Städten als jeder andere.
effect-objective-colony = Du hast eine Stadt mit Abstand 5 oder mehr vom Startfeld. Nicht in einer Runde mit „{ thing-objective-city_founder }“.
effect-objective-city_founder = Du hast gerade eine Stadt mit Abstand 5 oder mehr vom Startfeld gegründet.
effect-objective-terror_regime = Nach einer deiner Aktionen sind mindestens 4 deiner Städte wütend.
effect-objective-magnificent_culture = Du hast gerade ein Weltwunder gebaut; oder in der Statusphase: nur du in dieser Runde.
effect-objective-advanced_culture = Du hast mindestens 6 Fortschritte und mehr als jeder andere, ohne die der Zivilisationen.
effect-objective-city_planner = Du hast alle 4 Fortschritte im Bauwesen.
effect-objective-education_lead = Du hast alle 4 Fortschritte der Bildung.
effect-objective-militarized = Du hast alle 4 Fortschritte der Kriegsführung.
effect-objective-culture_focus = Du hast alle 4 Fortschritte im Kulturgut.
effect-objective-science_focus = Du hast alle 4 Fortschritte der Wissenschaft.
effect-objective-trade_focus = Du hast alle 4 Fortschritte der Wirtschaft.
effect-objective-seafarers = Du hast alle 4 Fortschritte der Seefahrt.
effect-objective-government = Du hast alle 4 Fortschritte einer Regierung.
effect-objective-goal_focused = Du hast mehr vollständige Kategorien, alle 4 Fortschritte, als jeder andere.
effect-objective-diversified_research = Du hast Fortschritte in mindestens 9 der 12 Kategorien.
effect-objective-high_culture = Du hast alle 4 Zivilisationsfortschritte und schon mindestens 2 Anführer ins Spiel gebracht.
effect-objective-optimized_storage = Du hast mindestens 3 Nahrung, 3 Erz und 3 Holz.
effect-objective-eureka = Du hast mindestens 5 Ideen. Zahle 2 davon.
effect-objective-wealth = Du hast mindestens 5 Gold. Zahle 2 davon.
effect-objective-ore_supplies = Du hast mindestens 5 Erz. Zahle 2 davon.
effect-objective-wood_supplies = Du hast mindestens 5 Holz. Zahle 2 davon.
effect-objective-food_supplies = Du hast mindestens 5 Nahrung. Zahle 2 davon.
effect-objective-draft = Du hast in diesem Zug gerade zum zweiten Mal mit der Musterung rekrutiert.
effect-objective-sea_blockade = Mindestens 2 deiner Schiffe stehen auf Hafenfeldern anderer Spieler.
effect-objective-large_fleet = Du hast mindestens 4 Schiffe, oder mindestens 2 und mehr als jeder andere.
effect-objective-large_army = Du hast mindestens 4 Armee-Einheiten mehr als jeder andere.
effect-objective-standing_army = In mindestens 4 deiner Städte stehen deine Armee-Einheiten. Nicht mit „{ thing-objective-military_might }“.
effect-objective-military_might = Du hast zusammen mindestens 12 Armee-Einheiten und Schiffe. Nicht mit „{ thing-objective-standing_army }“.
effect-objective-threat = Mindestens 4 deiner Armee-Einheiten stehen neben Städten anderer Spieler.
effect-objective-outpost = Deine Armee-Einheiten stehen auf 3 Landfeldern, die weder deine Städte sind noch daneben liegen.
effect-objective-migration = Deine Siedler stehen auf 3 Feldern, die weder deine Städte sind noch daneben liegen.
effect-objective-trade_power = Du könntest mindestens 3 Handelsrouten bilden, auch ohne den Fortschritt. Nicht mit „{ thing-objective-shipping_routes }“.
effect-objective-shipping_routes = Du könntest mindestens 2 Handelsrouten mit Schiffen bilden, auch ohne den Fortschritt. Nicht mit „{ thing-objective-trade_power }“.
effect-objective-horse_power = Deine Kavallerie steht auf mindestens 3 Feldern.
effect-objective-ivory_tower = Deine Kriegselefanten stehen auf mindestens 3 Feldern.
effect-objective-versatility = Du hast von jeder der sechs Arten eine Einheit auf der Karte.
effect-objective-conqueror = Du hast gerade die von Armee oder Festung verteidigte Stadt eines Spielers erobert.
effect-objective-warmonger = Du hast gerade die zweite Landschlacht in diesem Zug geschlagen; auf 2 Feldern, mindestens eine gewonnen.
effect-objective-general = Du hast in einer Landschlacht mindestens 3 feindliche Armee-Einheiten getötet.
effect-objective-great_battle = Du hast eine Landschlacht mit zusammen mindestens 6 Armee-Einheiten beider Seiten ausgefochten.
effect-objective-defiance = Du hast eine ausgefochtene Schlacht gegen einen Spieler gewonnen, der mit mehr Einheiten begann.
effect-objective-naval_assault = Du hast gerade die Stadt eines Spielers von Schiffen aus erobert.
effect-objective-bold = Du hast eine ausgefochtene Schlacht gegen einen Spieler mit anfangs mehr Einheiten oder mehr Kriegsführung gewonnen.
effect-objective-legendary_battle = Du hast mit 3 Armee-Einheiten die verteidigte Stadt eines Spielers der Größe 5 mit Weltwunder angegriffen, gewonnen oder nicht.
effect-objective-scavenger = Du hast in einer Schlacht einen Siedler oder ein Schiff eines Spielers getötet, die eine Handelsroute hätten bilden können.
effect-objective-aggressor = Du hast als Angreifer eine Landschlacht gewonnen und mindestens 2 Armee-Einheiten getötet.
effect-objective-barbarian_conquest = Du hast gerade eine Barbarenstadt mit mindestens 2 Verteidigern erobert.
effect-objective-resistance = Du hast Barbaren in einer Stadt besiegt und mindestens 2 getötet.
effect-objective-great_commander = Du hast mit Anführer und anfangs keiner größeren Armee als der Gegner eine ausgefochtene Landschlacht gewonnen.
effect-objective-brutus = Du hast in einer Schlacht einen Anführer und mindestens 2 weitere Armee-Einheiten oder Schiffe getötet.
effect-objective-trample = Du hast als Angreifer eine Landschlacht ausgefochten und gewonnen; deine Kavallerie oder dein Elefant überlebte.
effect-objective-sea_cleansing = Du hast in diesem Zug gerade die zweite Schlacht gegen Piraten gewonnen.

## Ereignisse, die bleiben, kurz

effect-pestilence = Wer 2 Städte hat, senkt die Stimmung von 1, mit Straßenbau, Navigation oder Handelsrouten von 2. Solange sie hier liegt, baut niemand ohne Kanalisation. Sie geht, wenn alle Kanalisation haben.
effect-great_explorer = Aktion: Du darfst 1 Fortschritt der Seefahrt kostenlos und ohne Ereigniszähler erhalten. Du darfst ein Gebiet neben einem mit deiner Stadt aufdecken und dort für 2 Nahrung ohne Siedler eine Stadt gründen.
effect-great_artist = Aktion: Du darfst 1 Fortschritt im Kulturgut kostenlos und ohne Ereigniszähler erhalten. Mache dann eine deiner Städte glücklich, gleich welcher Stimmung.
effect-great_prophet = Aktion: Du darfst 1 Fortschritt der Spiritualität kostenlos und ohne Ereigniszähler erhalten. Du darfst einen Tempel zum üblichen Preis bauen, ohne die Stadt zu aktivieren.
effect-great_philosopher = Aktion: Du darfst 1 Fortschritt der Bildung kostenlos und ohne Ereigniszähler erhalten. Erhalte dann 2 Ideen.
effect-great_scientist = Aktion: Du darfst 1 Fortschritt der Wissenschaft kostenlos und ohne Ereigniszähler erhalten. Erhalte dann 1 Idee und ziehe 1 Aktionskarte.
effect-elder_statesman = Aktion: Du darfst 1 Fortschritt einer Regierung kostenlos und ohne Ereigniszähler erhalten. Ziehe dann 2 Aktionskarten.
effect-great_warlord = Aktion: Du darfst 1 Fortschritt der Kriegsführung kostenlos und ohne Ereigniszähler erhalten. Bewege dann Einheiten wie mit der Aktion; +2 in jeder Runde der ersten Schlacht, die du dabei beginnst.
effect-great_merchant = Aktion: Du darfst 1 Fortschritt der Wirtschaft kostenlos und ohne Ereigniszähler erhalten. Hast du Handelsrouten, nimm dann einmal ihr Einkommen.
effect-great_engineer = Aktion: Du darfst 1 Fortschritt im Bauwesen kostenlos und ohne Ereigniszähler erhalten. Du darfst ein Gebäude, kein Weltwunder, zum üblichen Preis bauen, ohne die Stadt zu aktivieren.
effect-envoy_meeting = Erhalte 1 Idee und 1 Kultur, ein Spieler deiner Wahl 1 Kultur. Die oberste Weltwunderkarte liegt offen: Wer eine ziehen soll, darf stattdessen sie nehmen.
effect-solar_eclipse = Die nächste ausgefochtene Landschlacht endet nach der ersten Runde; hat niemand gesiegt, zieht sich der Angreifer zurück. 1 Punkt für den Sieger, sonst für den Verteidiger.
effect-trojan_horse = Der erste Angreifer einer verteidigten Stadt, der 1 Holz und 1 Kultur zahlt: keine gegnerische Taktik in Runde 1, und 1 Punkt.
effect-anarchy = Du verlierst alle Regierungsfortschritte und die Zivilisationsfortschritte, die an ihnen hängen; die Marker liegen hier. Neue nehmen sie von hier, ohne Ereigniszähler. Am Ende 1 Punkt je Marker.
effect-great_architect = Wirf ihn ab, wenn du ein Weltwunder baust: ohne den verlangten Fortschritt (aber mit Technik), 3 Kultur weniger.
effect-great_athlete = Aktion: Du darfst 1 Fortschritt im Kulturgut kostenlos und ohne Ereigniszähler erhalten. Tausche dann beliebig viel Kultur in Zufriedenheit oder Zufriedenheit in Kultur.
effect-great_diplomat = Wähle einen Spieler. Wer von euch beiden den anderen angreift, zahlt zuvor 2 Kultur; dann ist die Karte weg. Du darfst sie als Aktion abwerfen.
effect-great_seer = Aktion: Sieh je Spieler einen Triumph an und lege jedem, auch dir, einen verdeckt hin: Er ist der nächste, den dieser zieht.

## Preise, Bedarf und Zeitpunkte

price-free = ohne Aktion
price-free-culture = 1 Kultur, ohne Aktion
price-action = 1 Aktion
price-action-culture = 1 Aktion und 1 Kultur
needs-army = mit Armee
needs-army-ship = mit Armee oder Schiffen
needs-army-fortress = mit Armee oder Festung
needs-army-ship-fortress = mit Armee, Schiffen oder Festung
when-status = in der Statusphase
when-instant = sobald es stimmt
when-either = sobald es stimmt oder in der Statusphase

## Weltwunder mit ihrem Preis

effect-great_arena =
    3 Nahrung, 4 Holz, 5 Erz, 5 Kultur; braucht { thing-sports }; 4 Punkte.
    { effect-wonder-great_arena }
effect-great_gardens =
    5 Nahrung, 5 Holz, 2 Erz, 5 Kultur; braucht { thing-irrigation }; 4 Punkte.
    { effect-wonder-great_gardens }
effect-great_library =
    3 Nahrung, 6 Holz, 3 Erz, 5 Kultur; braucht { thing-philosophy }; 4 Punkte.
    { effect-wonder-great_library }
effect-great_lighthouse =
    3 Nahrung, 5 Holz, 4 Erz, 5 Kultur; braucht { thing-cartography }; 4 Punkte.
    { effect-wonder-great_lighthouse }
effect-great_mausoleum =
    4 Nahrung, 4 Holz, 4 Erz, 5 Kultur; braucht { thing-priesthood }; 4 Punkte.
    { effect-wonder-great_mausoleum }
effect-great_pyramid =
    2 Nahrung, 3 Holz, 7 Erz, 5 Kultur; braucht { thing-rituals }; 5 Punkte.
    { effect-wonder-great_pyramid }
effect-great_statue =
    3 Nahrung, 4 Holz, 5 Erz, 5 Kultur; braucht { thing-monuments }; 4 Punkte.
    { effect-wonder-great_statue }
effect-great_wall =
    3 Nahrung, 2 Holz, 7 Erz, 5 Kultur; braucht { thing-siegecraft }; 4 Punkte.
    { effect-wonder-great_wall }

## Aktionskarten

effect-action_01 =
    { thing-action-quick_advance } ({ price-free-culture }): { effect-action-quick_advance }
    { thing-tactics-peltasts } ({ needs-army }): { effect-tactics-peltasts }
effect-action_02 =
    { thing-action-quick_advance } ({ price-free-culture }): { effect-action-quick_advance }
    { thing-tactics-encircled } ({ needs-army }): { effect-tactics-encircled }
effect-action_03 =
    { thing-action-inspiration } ({ price-free }): { effect-action-inspiration }
    { thing-tactics-encircled } ({ needs-army }): { effect-tactics-encircled }
effect-action_04 =
    { thing-action-inspiration } ({ price-free }): { effect-action-inspiration }
    { thing-tactics-peltasts } ({ needs-army }): { effect-tactics-peltasts }
effect-action_05 =
    { thing-action-hero_general } ({ price-free }): { effect-action-hero_general }
    { thing-tactics-wedge_formation } ({ needs-army }): { effect-tactics-wedge_formation }
effect-action_06 =
    { thing-action-hero_general } ({ price-free }): { effect-action-hero_general }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_07 =
    { thing-action-spy } ({ price-action-culture }): { effect-action-spy }
    { thing-tactics-heavy_resistance } ({ needs-army-ship-fortress }): { effect-tactics-heavy_resistance }
effect-action_08 =
    { thing-action-spy } ({ price-action-culture }): { effect-action-spy }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_09 =
    { thing-action-ideas } ({ price-free }): { effect-action-ideas }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_10 =
    { thing-action-ideas } ({ price-free }): { effect-action-ideas }
    { thing-tactics-surprise } ({ needs-army-ship-fortress }): { effect-tactics-surprise }
effect-action_11 =
    { thing-action-great_ideas } ({ price-free }): { effect-action-great_ideas }
    { thing-tactics-siege } ({ needs-army }): { effect-tactics-siege }
effect-action_12 =
    { thing-action-great_ideas } ({ price-free }): { effect-action-great_ideas }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_13 =
    { thing-action-mercenaries } ({ price-action }): { effect-action-mercenaries }
    { thing-tactics-for_the_people } ({ needs-army-fortress }): { effect-tactics-for_the_people }
effect-action_14 =
    { thing-action-mercenaries } ({ price-action }): { effect-action-mercenaries }
    { thing-tactics-heavy_resistance } ({ needs-army-ship-fortress }): { effect-tactics-heavy_resistance }
effect-action_15 =
    { thing-action-cultural_takeover } ({ price-free }): { effect-action-cultural_takeover }
    { thing-tactics-heavy_resistance } ({ needs-army-ship-fortress }): { effect-tactics-heavy_resistance }
effect-action_16 =
    { thing-action-cultural_takeover } ({ price-free }): { effect-action-cultural_takeover }
    { thing-tactics-improved_defenses } ({ needs-army-fortress }): { effect-tactics-improved_defenses }
effect-action_17 =
    { thing-action-city_development } ({ price-action-culture }): { effect-action-city_development }
    { thing-tactics-tactical_retreat } ({ needs-army }): { effect-tactics-tactical_retreat }
effect-action_18 =
    { thing-action-city_development } ({ price-action-culture }): { effect-action-city_development }
    { thing-tactics-peltasts } ({ needs-army }): { effect-tactics-peltasts }
effect-action_19 =
    { thing-action-production_focus } ({ price-free }): { effect-action-production_focus }
    { thing-tactics-tactical_retreat } ({ needs-army }): { effect-tactics-tactical_retreat }
effect-action_20 =
    { thing-action-production_focus } ({ price-free }): { effect-action-production_focus }
    { thing-tactics-peltasts } ({ needs-army }): { effect-tactics-peltasts }
effect-action_21 =
    { thing-action-explorer } ({ price-action-culture }): { effect-action-explorer }
    { thing-tactics-encircled } ({ needs-army }): { effect-tactics-encircled }
effect-action_22 =
    { thing-action-explorer } ({ price-action-culture }): { effect-action-explorer }
    { thing-tactics-defensive_formation } ({ needs-army-ship-fortress }): { effect-tactics-defensive_formation }
effect-action_23 =
    { thing-action-negotiations } ({ price-free-culture }): { effect-action-negotiations }
    { thing-tactics-scout } ({ needs-army-ship-fortress }): { effect-tactics-scout }
effect-action_24 =
    { thing-action-negotiations } ({ price-free-culture }): { effect-action-negotiations }
    { thing-tactics-martyr } ({ needs-army-ship }): { effect-tactics-martyr }
effect-action_25 =
    { thing-action-leadership } ({ price-free-culture }): { effect-action-leadership }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_26 =
    { thing-action-leadership } ({ price-free-culture }): { effect-action-leadership }
    { thing-tactics-archers } ({ needs-army }): { effect-tactics-archers }
effect-action_27 =
    { thing-action-assassination } ({ price-free-culture }): { effect-action-assassination }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_28 =
    { thing-action-assassination } ({ price-free-culture }): { effect-action-assassination }
    { thing-tactics-archers } ({ needs-army }): { effect-tactics-archers }
effect-action_29 =
    { thing-action-mass_production } ({ price-free }): { effect-action-mass_production }
    { thing-tactics-defensive_formation } ({ needs-army-ship-fortress }): { effect-tactics-defensive_formation }
effect-action_30 =
    { thing-action-mass_production } ({ price-free }): { effect-action-mass_production }
    { thing-tactics-encircled } ({ needs-army }): { effect-tactics-encircled }
effect-action_31 =
    { thing-action-new_plans } ({ price-action-culture }): { effect-action-new_plans }
    { thing-tactics-flanking } ({ needs-army }): { effect-tactics-flanking }
effect-action_32 =
    { thing-action-new_plans } ({ price-action-culture }): { effect-action-new_plans }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_33 =
    { thing-action-synergies } ({ price-action }): { effect-action-synergies }
    { thing-tactics-defensive_formation } ({ needs-army-ship-fortress }): { effect-tactics-defensive_formation }
effect-action_34 =
    { thing-action-synergies } ({ price-action }): { effect-action-synergies }
    { thing-tactics-archers } ({ needs-army }): { effect-tactics-archers }
effect-action_35 =
    { thing-action-teach_us } ({ price-free }): { effect-action-teach_us }
    { thing-tactics-defensive_formation } ({ needs-army-ship-fortress }): { effect-tactics-defensive_formation }
effect-action_36 =
    { thing-action-teach_us } ({ price-free }): { effect-action-teach_us }
    { thing-tactics-archers } ({ needs-army }): { effect-tactics-archers }
effect-action_37 =
    { thing-action-militia } ({ price-free-culture }): { effect-action-militia }
    { thing-tactics-wedge_formation } ({ needs-army }): { effect-tactics-wedge_formation }
effect-action_38 =
    { thing-action-militia } ({ price-free-culture }): { effect-action-militia }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_39 =
    { thing-action-technology_trade } ({ price-free }): { effect-action-technology_trade }
    { thing-tactics-surprise } ({ needs-army-ship-fortress }): { effect-tactics-surprise }
effect-action_40 =
    { thing-action-technology_trade } ({ price-free }): { effect-action-technology_trade }
    { thing-tactics-high_ground } ({ needs-army-fortress }): { effect-tactics-high_ground }
effect-action_41 =
    { thing-action-new_ideas } ({ price-action }): { effect-action-new_ideas }
    { thing-tactics-high_morale } ({ needs-army-ship-fortress }): { effect-tactics-high_morale }
effect-action_42 =
    { thing-action-new_ideas } ({ price-action }): { effect-action-new_ideas }
    { thing-tactics-flanking } ({ needs-army }): { effect-tactics-flanking }

## Triumphkarten

effect-objective_01 =
    { thing-objective-large_civilization } ({ when-status }): { effect-objective-large_civilization }
    { thing-objective-draft } ({ when-instant }): { effect-objective-draft }
effect-objective_02 =
    { thing-objective-scientific_lead } ({ when-status }): { effect-objective-scientific_lead }
    { thing-objective-conqueror } ({ when-instant }): { effect-objective-conqueror }
effect-objective_03 =
    { thing-objective-coastal_culture } ({ when-status }): { effect-objective-coastal_culture }
    { thing-objective-warmonger } ({ when-instant }): { effect-objective-warmonger }
effect-objective_04 =
    { thing-objective-advanced_culture } ({ when-status }): { effect-objective-advanced_culture }
    { thing-objective-warmonger } ({ when-instant }): { effect-objective-warmonger }
effect-objective_05 =
    { thing-objective-religious_fervor } ({ when-status }): { effect-objective-religious_fervor }
    { thing-objective-general } ({ when-instant }): { effect-objective-general }
effect-objective_06 =
    { thing-objective-city_planner } ({ when-status }): { effect-objective-city_planner }
    { thing-objective-great_battle } ({ when-instant }): { effect-objective-great_battle }
effect-objective_07 =
    { thing-objective-eureka } ({ when-status }): { effect-objective-eureka }
    { thing-objective-defiance } ({ when-instant }): { effect-objective-defiance }
effect-objective_08 =
    { thing-objective-happy_population } ({ when-status }): { effect-objective-happy_population }
    { thing-objective-conqueror } ({ when-instant }): { effect-objective-conqueror }
effect-objective_09 =
    { thing-objective-education_lead } ({ when-status }): { effect-objective-education_lead }
    { thing-objective-sea_blockade } ({ when-status }): { effect-objective-sea_blockade }
effect-objective_10 =
    { thing-objective-optimized_storage } ({ when-status }): { effect-objective-optimized_storage }
    { thing-objective-naval_assault } ({ when-instant }): { effect-objective-naval_assault }
effect-objective_11 =
    { thing-objective-wealth } ({ when-status }): { effect-objective-wealth }
    { thing-objective-large_fleet } ({ when-status }): { effect-objective-large_fleet }
effect-objective_12 =
    { thing-objective-ore_supplies } ({ when-status }): { effect-objective-ore_supplies }
    { thing-objective-large_army } ({ when-status }): { effect-objective-large_army }
effect-objective_13 =
    { thing-objective-wood_supplies } ({ when-status }): { effect-objective-wood_supplies }
    { thing-objective-fortifications } ({ when-status }): { effect-objective-fortifications }
effect-objective_14 =
    { thing-objective-food_supplies } ({ when-status }): { effect-objective-food_supplies }
    { thing-objective-standing_army } ({ when-status }): { effect-objective-standing_army }
effect-objective_15 =
    { thing-objective-architecture } ({ when-status }): { effect-objective-architecture }
    { thing-objective-militarized } ({ when-status }): { effect-objective-militarized }
effect-objective_16 =
    { thing-objective-goal_focused } ({ when-status }): { effect-objective-goal_focused }
    { thing-objective-bold } ({ when-instant }): { effect-objective-bold }
effect-objective_17 =
    { thing-objective-colony } ({ when-status }): { effect-objective-colony }
    { thing-objective-threat } ({ when-status }): { effect-objective-threat }
effect-objective_18 =
    { thing-objective-culture_focus } ({ when-status }): { effect-objective-culture_focus }
    { thing-objective-legendary_battle } ({ when-instant }): { effect-objective-legendary_battle }
effect-objective_19 =
    { thing-objective-consulate } ({ when-status }): { effect-objective-consulate }
    { thing-objective-great_battle } ({ when-instant }): { effect-objective-great_battle }
effect-objective_20 =
    { thing-objective-science_focus } ({ when-status }): { effect-objective-science_focus }
    { thing-objective-naval_assault } ({ when-instant }): { effect-objective-naval_assault }
effect-objective_21 =
    { thing-objective-trade_focus } ({ when-status }): { effect-objective-trade_focus }
    { thing-objective-scavenger } ({ when-instant }): { effect-objective-scavenger }
effect-objective_22 =
    { thing-objective-metropolis } ({ when-status }): { effect-objective-metropolis }
    { thing-objective-general } ({ when-instant }): { effect-objective-general }
effect-objective_23 =
    { thing-objective-seafarers } ({ when-status }): { effect-objective-seafarers }
    { thing-objective-aggressor } ({ when-instant }): { effect-objective-aggressor }
effect-objective_24 =
    { thing-objective-government } ({ when-status }): { effect-objective-government }
    { thing-objective-barbarian_conquest } ({ when-instant }): { effect-objective-barbarian_conquest }
effect-objective_25 =
    { thing-objective-government } ({ when-status }): { effect-objective-government }
    { thing-objective-aggressor } ({ when-instant }): { effect-objective-aggressor }
effect-objective_26 =
    { thing-objective-expansionist } ({ when-status }): { effect-objective-expansionist }
    { thing-objective-military_might } ({ when-status }): { effect-objective-military_might }
effect-objective_27 =
    { thing-objective-city_founder } ({ when-instant }): { effect-objective-city_founder }
    { thing-objective-resistance } ({ when-instant }): { effect-objective-resistance }
effect-objective_28 =
    { thing-objective-trade_power } ({ when-status }): { effect-objective-trade_power }
    { thing-objective-resistance } ({ when-instant }): { effect-objective-resistance }
effect-objective_29 =
    { thing-objective-shipping_routes } ({ when-status }): { effect-objective-shipping_routes }
    { thing-objective-terror_regime } ({ when-instant }): { effect-objective-terror_regime }
effect-objective_30 =
    { thing-objective-diversified_research } ({ when-status }): { effect-objective-diversified_research }
    { thing-objective-bold } ({ when-instant }): { effect-objective-bold }
effect-objective_31 =
    { thing-objective-culture_power } ({ when-status }): { effect-objective-culture_power }
    { thing-objective-barbarian_conquest } ({ when-instant }): { effect-objective-barbarian_conquest }
effect-objective_32 =
    { thing-objective-magnificent_culture } ({ when-either }): { effect-objective-magnificent_culture }
    { thing-objective-outpost } ({ when-status }): { effect-objective-outpost }
effect-objective_33 =
    { thing-objective-star_gazers } ({ when-status }): { effect-objective-star_gazers }
    { thing-objective-horse_power } ({ when-status }): { effect-objective-horse_power }
effect-objective_34 =
    { thing-objective-traders } ({ when-status }): { effect-objective-traders }
    { thing-objective-great_commander } ({ when-instant }): { effect-objective-great_commander }
effect-objective_35 =
    { thing-objective-versatility } ({ when-status }): { effect-objective-versatility }
    { thing-objective-brutus } ({ when-instant }): { effect-objective-brutus }
effect-objective_36 =
    { thing-objective-legacy } ({ when-status }): { effect-objective-legacy }
    { thing-objective-ivory_tower } ({ when-status }): { effect-objective-ivory_tower }
effect-objective_37 =
    { thing-objective-migration } ({ when-status }): { effect-objective-migration }
    { thing-objective-trample } ({ when-instant }): { effect-objective-trample }
effect-objective_38 =
    { thing-objective-high_culture } ({ when-status }): { effect-objective-high_culture }
    { thing-objective-sea_cleansing } ({ when-instant }): { effect-objective-sea_cleansing }
