### Was Dinge sind und tun.

## Fields

effect-field = Ein Feld des Plans. Wer es kontrolliert, besitzt Nahrung und Güter darauf.
effect-seat = Das Tableau eines Mitspielers. Wo Mitspieler gewählt werden, wählt ein Klick diesen.
effect-home = Eine Heimatprovinz: Hier beginnt ihr Volk. Wer einem anderen Volk die letzte Heimatprovinz nimmt, beendet das Spiel.
effect-feet = Füße auf der Grenze zweier Meere: Jeder kostet eine Flotte einen Bewegungspunkt mehr.
effect-village = Hier liegt ein verdecktes Barbarenplättchen. Es kämpft als eine Einheit mit den Milizen der Barbarenstufe. Wer gewinnt, nimmt das Plättchen.
effect-barbarians = Barbaren halten diese Provinz. Ihre Moral ist 0; Milizen und Mechanik stehen auf der Barbarenleiste.
effect-attackers = Sie haben eine fremde Provinz betreten und kämpfen im Schlachtschritt.

## Goods

effect-good = Ein Gut einer Provinz, die du kontrollierst.
effect-beer = Ein Luxusgut. Auf Expansion, Handel oder Brot und Spiele gelegt, bringt es 1 Wachstum, Taler oder Moral; Luxusgüter zählen auch für neue Epochen.
effect-cloth = Ein Luxusgut. Auf Expansion, Handel oder Brot und Spiele gelegt, bringt es 1 Wachstum, Taler oder Moral; Luxusgüter zählen auch für neue Epochen.
effect-fur = Ein Luxusgut. Auf Expansion, Handel oder Brot und Spiele gelegt, bringt es 1 Wachstum, Taler oder Moral; Luxusgüter zählen auch für neue Epochen.
effect-gold = Ein Luxusgut. Auf Expansion, Handel oder Brot und Spiele gelegt, bringt es 1 Wachstum, Taler oder Moral; Luxusgüter zählen auch für neue Epochen.
effect-ivory = Ein Luxusgut. Auf Expansion, Handel oder Brot und Spiele gelegt, bringt es 1 Wachstum, Taler oder Moral; Luxusgüter zählen auch für neue Epochen. Karthager können es als Erz zur regulären Armee legen.
effect-silver = Ein Luxusgut. Auf Expansion, Handel oder Brot und Spiele gelegt, bringt es 1 Wachstum, Taler oder Moral; Luxusgüter zählen auch für neue Epochen.
effect-spices = Ein Luxusgut. Auf Expansion, Handel oder Brot und Spiele gelegt, bringt es 1 Wachstum, Taler oder Moral; Luxusgüter zählen auch für neue Epochen.
effect-wine = Ein Luxusgut. Auf Expansion, Handel oder Brot und Spiele gelegt, bringt es 1 Wachstum, Taler oder Moral; Luxusgüter zählen auch für neue Epochen. Gallier können es als Erz zur regulären Armee legen.
effect-horse = Ein Militärgut. Einmal pro Runde gibt es einem Vasallen 2 Bewegungspunkte mehr.
effect-ore = Ein Militärgut. Einmal pro Runde kämpft es als Einheit in einer deiner Landschlachten.
effect-food = Nahrung auf dem Teller: je 1 Wachstum. Städte kosten Nahrung.
effect-fish = Wer dieses Meer kontrolliert, hat daraus 1 Nahrung, Britonen 2.

## Pieces

effect-piece_vassal = Ein Vasall hält eine Provinz. Er zieht nach der Stufe der Mechanik und ist in der Schlacht eine Einheit.
effect-piece_fleet = Eine Flotte hält ein Seefeld. Sie zieht nach der Stufe der Seefahrt, trägt Vasallen und kann landen.
effect-piece_army = Eine Armee wartet in der regulären Armee und kann in jede deiner Landschlachten geschickt oder gegen Bezahlung einem Verbündeten geliehen werden.
effect-piece_legion = Eine römische Legion: eine Einheit wie eine Armee, die nach überstandener Schlacht zurückkehrt. Es gibt 5.
effect-piece_militia = Eine Miliz kämpft auf einer Seite und geht nach der Schlacht zurück; sie fällt zuerst.
effect-piece_mercenary = Ein Barbarenplättchen, das als eine Einheit kämpft; danach ist es verbraucht.
effect-piece_city = Eine Stadt ist eine Einheit, gibt der Verteidigung eine Miliz, zählt für Steuern, verbilligt Fortschritte um 1 Taler und kostet zu Beginn jeder Runde Moral.
effect-piece_trading_post = Ein Handelsposten in einer fremden Stadt: Handelswert +1 für den Besitzer.
effect-piece_leader = Ein Anführer macht eine Aktion oder verstärkt sie. Anführer kommen beim Aufräumen zurück.
effect-piece_battlefield = Ein historisches Schlachtfeld: 1 oder 2 Milizen für die Verteidigung.
effect-place_free_vassals = Vasallen, die eingesetzt werden können. Fehlen sie, kommen sie von ungebauten Städten und kosten Moral.
effect-gone = Vasallen, die für graue Anführer das Spiel verlassen haben.

## Counters

effect-counter_thalers = Das Geld des Spiels: für Fortschritte, Flotten, Armeen, Anführer und Provinzen.
effect-counter_influence = Einflusspunkte entscheiden das Spiel und die Reihenfolge: Wer die wenigsten hat, beginnt.
effect-counter_morale = Die Moral reicht von −5 bis +10. Sie zählt zum Wachstum, entscheidet einen Marker der Schlacht und zählt am Ende. Was unter −5 fällt, kostet Einfluss.
effect-counter_treaties = Drei Verträge erzwingen einen Kauf, ein Bündnis oder dessen Ende; einen kann man für einen Handelsposten geben.
effect-counter_hunger = Jeder Hunger auf dem Teller kostet 1 Wachstum und jede Runde 1 Moral; jeder, auch neben dem Tableau, kostet am Ende 1 Punkt.
effect-counter_triumph = Die Triumphfigur rückt mit jedem Sieg näher und mit jeder Niederlage zurück. Trifft sie den Einflussmarker, endet das Spiel.
effect-standing = Das Wappen ist der Einflussmarker, der Bogen die Triumphfigur. Wo sich beide treffen, endet das Spiel.
effect-points = Einfluss, Moral, offene Karten und Hunger, wie sie jetzt zählten. Eigene Karten und Plättchen kommen am Ende dazu.
effect-provinces = Landprovinzen unter Kontrolle.

## Actions

effect-action = Ein Aktionsfeld des eigenen Tableaus.
effect-expansion = Wachse um Nahrung, Moral, 2 je Anführer und 1 je Luxusgut; dann ziehen, Städte gründen, kämpfen.
effect-trade = 1 Taler je Anführer und je Luxusgut, dazu der Handelswert.
effect-taxes = So viele Taler wie Städte, je Anführer; kostet 3 Moral je Anführer und 1 je Stadt.
effect-diplomacy = Für jeden von bis zu 3 Anführern ein Vertrag, eine Diplomatieaktion und eine Bonusaktion.
effect-progress = Ein Fortschritt je Anführer.
effect-bread_and_circuses = 1 Moral je Anführer und je Luxusgut, dazu der Brotmarker.
effect-revolution = Mit 1 Anführer in die nächste Epoche; damit ist deine Runde zu Ende.

## Progress

effect-farming = 2, 1, 2 und 3 Nahrung; ab Stufe 2 bleiben beim Aufräumen zwei Figuren in einer Provinz.
effect-culture = 1, 2, 2 und 4 Einfluss; Stufe 1 gibt 2 Moral, Stufen 2 und 3 einen Brotmarker von 1 und 3.
effect-navigation = Flotten: 2, 4, 6 und 10 Bewegungspunkte, für 2, 3, 4 und 6 Taler; jede Stufe gibt eine Flotte.
effect-commerce = Ein Handelsmarker von 1, 3, 6 und 11; ab Stufe 2 Handelsposten.
effect-mechanics = Vasallen haben 1, 2, 2 und 3 Bewegungspunkte; Armeen für 1, 2, 3 und 4 Taler; jede Stufe gibt eine Armee.
effect-architecture = Bis zu 2, 4, 6 und 8 Städte.
effect-prices = Wer eine Stufe zuerst erreicht, zahlt den ersten Preis und erhält 1 Einfluss, die anderen zahlen den zweiten. Ein fehlender Nebenzweig kostet 2, 5 oder 10 mehr, jede eigene Stadt 1 weniger.
effect-level = Wer diese Stufe erreicht hat.
effect-pioneer = Wer zuerst hierher kommt, erhält 1 Einfluss und zahlt mehr.

## Epochs

effect-neolithic = Die erste Epoche: Jede Runde geht 1 Moral verloren.
effect-bronze_age = Zwei von: 3 Luxusgüter, 1 Stadt, 4 Fortschritte. Bringt den dritten Anführer.
effect-iron_age = Zwei von: 4 Luxusgüter, 3 Städte, 8 Fortschritte. Bringt 3 Moral und bis zur nächsten Epoche 1 Nahrung.
effect-antiquity = Zwei von: 5 Luxusgüter, 5 Städte, 12 Fortschritte. Beendet ein normales Spiel; im langen bringt sie den vierten Anführer, 5 Moral und bis zur nächsten Epoche Handelswert +2.
effect-middle_ages = Zwei von: 6 Luxusgüter, 6 Städte, 18 Fortschritte. Bringt 6 Moral.
effect-high_middle_ages = Alle drei: 6 Luxusgüter, 8 Städte, 20 Fortschritte. Beendet ein langes Spiel.
effect-barbarian_track = Wie viele Milizen Barbaren haben, und ihre Mechanik. Der Marker rückt vor, wenn eine Epoche zum ersten Mal betreten wird.

## Influence cards

effect-card = Eine Einflusskarte.
effect-admiralty = Für die meisten Flotten: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-colonists = Für die meisten Kolonien: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-emperor = Für die meisten Triumphschritte: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-fishermen = Für die meisten Fische: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-liberators = Für die meisten Barbarenplättchen: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-loggers = Für die meisten Waldprovinzen: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-merchants = Für die meisten Luxusgüter: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-miners = Für die meisten Gebirgsprovinzen: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-nobility = Für die meisten Landprovinzen: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-partisans = Für die meisten Provinzen mit historischem Schlachtfeld: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-peasants = Für die meisten Getreideprovinzen: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-scholars = Für die meisten Fortschritte: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-shepherds = Für die meisten Hügelprovinzen: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-townsmen = Für die meisten Städte: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-the_rich = Für die meisten Taler: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-peacemakers = Für die wenigsten Triumphschritte: 3 Punkte, wer allein vorn liegt, je 2 bei geteiltem ersten Platz; eine offene Karte gibt allen Zweiten 1, wenn der Erste allein ist.
effect-deck = Einflusskarten, die noch niemand gesehen hat.
effect-own_card = Eine persönliche Einflusskarte: Sie wird am Ende gewertet, nur für den Besitzer.

## Barbarian tiles

effect-tile = Ein Barbarenplättchen: für seine Wirkung benutzt, als Söldner in die Schlacht geschickt oder bis zum Ende behalten.
effect-final_progress = Am Ende 1 bis 5 Punkte für Fortschritte: 10, 12, 14, 16 oder 17. Es kann auch als Söldner kämpfen.
effect-final_different_luxury = Am Ende 1 bis 5 Punkte für verschiedene Luxusgüter: 3, 4, 5, 6 oder 7. Es kann auch als Söldner kämpfen.
effect-final_equal_luxury = Am Ende 1 bis 5 Punkte für Luxusgüter einer Sorte: 2, 3, 4, 5 oder 6. Es kann auch als Söldner kämpfen.
effect-final_hexes = Am Ende 1 bis 5 Punkte für Sechsecke mit eigener Provinz: 3, 4, 5, 6 oder 7. Es kann auch als Söldner kämpfen.
effect-final_trading_posts = Am Ende 1 bis 5 Punkte für Handelsposten: 2, 3, 4, 5 oder 6. Es kann auch als Söldner kämpfen.
effect-final_leaders = Am Ende 1 bis 5 Punkte für Anführer: 3, 4, 5, 6 oder 7. Es kann auch als Söldner kämpfen.
effect-final_thalers = Am Ende 1 bis 5 Punkte für Taler: 5, 10, 15, 20 oder 25. Es kann auch als Söldner kämpfen.
effect-final_treaties = Am Ende 1 bis 5 Punkte für Verträge: 2, 4, 6, 8 oder 10. Es kann auch als Söldner kämpfen.
effect-half_price_progress = Ein Fortschritt für 2, 4, 8 oder 16 Taler und was fehlende Nebenzweige kosten, ohne Rabatte: sofort, oder später als Aktion mit 1 Anführer.
effect-grey_leader = Ein grauer Anführer aus dem Vorrat oder aus der Schachtel.
effect-morale_2 = 2 Moral.
effect-morale_3 = 3 Moral.
effect-influence_1 = 1 Einfluss.
effect-thalers_2 = 2 Taler.
effect-thalers_3 = 3 Taler.
effect-thalers_5 = 5 Taler.
effect-army_2 = 2 graue Milizen für die reguläre Armee.

## Peoples

effect-people = Ein Volk der Antike.
effect-britons = 2 Moral je Anführer bei Brot und Spielen; 2 Nahrung je Fisch.
effect-carthaginians = 3 kostenlose Flotten mit jeder Stufe Seefahrt; Elfenbein kann als Erz dienen.
effect-egyptians = Architektur zum halben Preis; Städte kosten 1 Nahrung und weniger Moral.
effect-gauls = Kultur zum halben Preis; Wein kann als Erz dienen.
effect-germanics = 2 Taler je Anführer beim Handel; 3 kostenlose Armeen mit jeder Stufe Mechanik.
effect-greek = Jeder Fortschritt kostet 2 Taler weniger; eine zweite Flotte zur ersten gebauten; Städte kosten mehr Moral.
effect-iberians = Seefahrt zum halben Preis; zu Beginn 1 Nahrung mehr.
effect-norsemen = Flotten ziehen 2 weiter und können plündern; eine neue Kolonie pro Runde kostet keine Moral; 2 Moral für jede in der Schlacht verlorene Flotte.
effect-romans = Mechanik zum halben Preis; 1 Legion mit jeder Expansion.
effect-slavs = Zu Beginn 2 Nahrung mehr; graue Anführer kosten 2 Taler und 2 Vasallen.

## Peoples run by Automas

effect-automa_britons = 1 Moral mehr bei Brot und Spielen; 2 Nahrung je Fisch. Beginnt mit Seefahrt und je nach Schwierigkeit 1, 2 oder 3 Flotten.
effect-automa_carthaginians = Je nach Schwierigkeit 3, 4 oder 5 kostenlose Flotten mit jeder Stufe Seefahrt, neben seinen Heimatprovinzen; Elfenbein dient nie als Erz. Beginnt mit Seefahrt und ebenso vielen Flotten.
effect-automa_egyptians = Architektur zum halben Preis; Städte kosten 1 Nahrung statt 2 und zusammen 1 Moral weniger. Beginnt mit Architektur.
effect-automa_gauls = Kultur zum halben Preis; Wein dient nie als Erz. Beginnt mit Landwirtschaft.
effect-automa_germanics = 2 Taler mehr beim Handel; 5 kostenlose Armeen mit jeder Stufe Mechanik. Beginnt mit Handelswesen.
effect-automa_greek = Jeder Fortschritt kostet 2 Taler weniger; Städte kosten zusammen 1 Moral mehr; keine zweite Flotte. Beginnt mit Landwirtschaft.
effect-automa_iberians = Seefahrt zum halben Preis; zu Beginn 1 Nahrung mehr. Beginnt mit Landwirtschaft.
effect-automa_norsemen = Flotten ziehen 2 weiter; bei jeder Expansion wirft er einen Würfel, und bei 1 bis 3 zahlt ihm jeder andere 1 Taler. Beginnt mit Seefahrt und je nach Schwierigkeit 1, 2 oder 3 Flotten.
effect-automa_romans = Mechanik zum halben Preis; 1 Legion mit jeder Expansion. Beginnt mit Landwirtschaft.
effect-automa_slavs = Zu Beginn 3 Nahrung mehr; Wald- und Hügelprovinzen sind ihm mindestens 1 wert. Beginnt mit Handelswesen.

## Battle

effect-battle = Angriff und Verteidigung würfeln; jedes Symbol trifft für den, der seinen Marker hält, bis eine Seite keine Einheiten hat.
effect-units = Alle Einheiten, die auf dieser Seite noch kämpfen.
effect-allied_armies = Armeen, die ein Verbündeter geschickt hat.
effect-sword = Das Schwert gehört immer dem Angriff.
effect-shield = Der Schild gehört immer der Verteidigung.
effect-fist = Stärke: die Seite, die zu Beginn mehr Einheiten hatte; bei Gleichstand an Land die Verteidigung, zur See der Angriff.
effect-mask = Moral: die Seite, deren Moral zu Beginn höher war; bei Gleichstand an Land die Verteidigung, zur See der Angriff.
effect-catapult = Mechanik: die Seite mit der höheren Stufe; zur See kommt Seefahrt dazu. Bei Gleichstand an Land die Verteidigung, zur See der Angriff.
effect-red = Der Würfel des Angriffs: zwei Schwerter, sonst jedes Symbol einmal.
effect-green = Der Würfel der Verteidigung: zwei Schilde, sonst jedes Symbol einmal.

## Table and plates

effect-round = Die Runde und ihre Phase: Moral, Reihenfolge, Aktionen, Auto-Expansion, Aufräumen.
effect-player_order = Die Reihenfolge dieser Runde. Wer am Zug ist, steht auf dunklem Grund.
effect-marker = Der Rundenmarker: Das Spiel endet spätestens, wenn er auf Feld 50 war.
effect-grey_leaders = Graue Anführer, die noch angeworben werden können.
effect-allies = Ein Verbündeter: darf Provinzen durchqueren und in Schlachten helfen.
effect-deterrence = Wer diesen Mitspieler in dieser Runde zum ersten Mal angreift, verliert 5 Moral.
effect-flags = Wer gepasst hat, tut in dieser Runde nichts mehr; wer in Revolution ist, verteidigt mit einer Einheit weniger, ein Automa ohne die der Provinz; wer das Ende erreicht hat, macht diese Runde zur letzten.
effect-ring = Nach einer Bestechung steht ein Anführer auf dem Ring der Reihenfolge: Sein Besitzer wählt den eigenen Platz in der nächsten Reihenfolge.
effect-city_row = Die acht Städte: Gebaute stehen auf dem Plan, auf den anderen liegen Vasallen, die mit ihnen frei werden.

## Automa

effect-automa = Ein Automa führt ein Volk nach Karten und wird nie gefragt.
effect-automa_deck = Automa-Karten, verdeckt.
effect-automa_discard = Automa-Karten, die ausgeführt sind.
effect-automa_aside = Drei Karten kommen nach der ersten Expansion eines Automas in den Stapel.
effect-automa_leader = Solange er steht, hat dieser Automa am Ende der Runde eine Auto-Expansion.
effect-found_city = Baut bis zu zwei Städte. Kann er keine bauen, entwickelt er Landwirtschaft, wenn Nahrung fehlt, und Architektur, wenn sie keine mehr erlaubt, und baut eine, wenn es dann geht; kann er keines von beiden bezahlen, handelt er.
effect-trading_posts = Baut ab Handelswesen 2 Handelsposten bei benachbarten Automas, darunter entwickelt er Handelswesen; sonst Seefahrt, sonst handelt er.
effect-navigation_or_mechanics = Entwickelt Mechanik, wenn er darin nicht allen voraus ist, sonst Seefahrt, sonst handelt er.
effect-farming_or_commerce = Entwickelt mit höchstens 1 Nahrung Landwirtschaft, sonst Handelswesen, sonst handelt er.
effect-card_revolution = Macht eine Revolution; sonst baut er eine Stadt, sonst entwickelt er Architektur und baut eine, wenn es dann geht, sonst handelt er.
effect-reshuffle = Alle benutzten Karten werden gemischt und eine neue wird gezogen; Anführer stehen auf, Luxusgüter sind bereit.
effect-taxes_or_games = Steuern, wenn es eine Stadt gibt und die Moral nicht negativ ist, ab Moral 2 wie mit 2 Anführern; sonst Brot und Spiele.
effect-expansion_or_games = Eine Expansion, wenn das Wachstum mindestens 2 ist; dann legt sich der Anführer. Sonst Brot und Spiele.

## Diplomatie

effect-hire_grey_leader = Für 3 Taler und 3 freie Vasallen, die das Spiel verlassen, kommt ein grauer Anführer und bleibt; für Slawen je 2.
effect-bribery = Zahlt jedem mit weniger Einfluss 1 Taler für je volle 5 des eigenen, gewinnt 1 Einfluss und stellt den Anführer auf den Ring der Reihenfolge: Du wählst deinen Platz in der nächsten Spielerreihenfolge.
effect-buy_province = Übernimmt von einem Nachbarn eine Provinz, die nicht seine Heimat ist, für 5 Taler und 5 weitere für jede Stadt, jede Nahrung und jedes Gut dort. Er stimmt zu, oder 3 Verträge zwingen ihn, und dann sind es 3 Taler und je 3 weitere.
effect-form_alliance = Mit einem Nachbarn: Beide gewinnen 1 Einfluss und 2 Moral. Verbündete dürfen durch die Provinzen des anderen ziehen und einander im Kampf helfen. Er stimmt zu, oder 3 Verträge zwingen ihn.
effect-end_alliance = Beide verlieren 1 Einfluss und 2 Moral. Der andere stimmt zu, oder 3 Verträge zwingen ihn.

## Eigenschaften der Völker

effect-festive_leaders = 2 Moral für jeden Anführer bei Brot und Spielen.
effect-rich_fishing = 2 Nahrung für jeden Fisch.
effect-great_harbour = 3 kostenlose Flotten mit jeder Stufe Seefahrt statt 1; ein Würfel dafür von einer ungebauten Stadt kostet 1 Moral statt 2.
effect-war_elephants = Elfenbein bei der regulären Armee kämpft wie Erz.
effect-master_builders = Architektur zum halben Preis: 2, 4, 8 oder 16 Taler; Aufschläge und Rabatte gelten.
effect-granaries = Eine Stadt kostet 1 Nahrung statt 2.
effect-loyal_cities = Städte kosten am Anfang einer Runde und bei Steuern zusammen 1 Moral weniger.
effect-druids = Kultur zum halben Preis: 2, 4, 8 oder 16 Taler; Aufschläge und Rabatte gelten.
effect-battle_wine = Wein bei der regulären Armee kämpft wie Erz.
effect-amber_road = 2 Taler für jeden Anführer beim Handel.
effect-war_host = 3 kostenlose Armeen mit jeder Stufe Mechanik statt 1, von ungebauten Städten ohne Verlust an Moral.
effect-philosophers = Jeder Fortschritt kostet 2 Taler weniger.
effect-shipwrights = Mit der ersten Flotte, die in einer Expansion gebaut wird, kommt kostenlos eine zweite auf dasselbe Seefeld; ein Würfel dafür von einer ungebauten Stadt kostet 1 Moral statt 2.
effect-quarrelsome_poleis = Städte kosten am Anfang einer Runde und bei Steuern zusammen 1 Moral mehr.
effect-ocean_sailors = Seefahrt zum halben Preis: 2, 4, 8 oder 16 Taler; Aufschläge und Rabatte gelten.
effect-fertile_valleys = 1 Nahrung mehr am Anfang.
effect-longships = Flotten haben 2 Bewegungspunkte mehr.
effect-settlers = Die erste neue Kolonie jeder Runde kostet keine Moral.
effect-valhalla = 2 Moral für jede eigene Flotte, die im Kampf verloren geht.
effect-raid = Einmal in der Runde darf jede Flotte für 1 Bewegungspunkt eine Provinz an ihrem Seefeld plündern, jeden Mitspieler nur einmal: Eine Stadt zahlt bei 1 oder 2 3 Taler, Vasallen bei 1 bis 5 1 Taler; bei einer 6 ist die Flotte verloren, das gibt 2 Moral und dort ein historisches Schlachtfeld +1. Nicht, wo schon eines liegt.
effect-engineers = Mechanik zum halben Preis: 2, 4, 8 oder 16 Taler; Aufschläge und Rabatte gelten.
effect-legions = 1 Legion mit jeder Expansion und Auto-Expansion.
effect-broad_fields = 2 Nahrung mehr am Anfang.
effect-tribal_elders = Graue Anführer kosten 2 Taler und 2 Vasallen.

## Einheiten

effect-vassal = { effect-piece_vassal }
effect-army = { effect-piece_army }
effect-fleet = { effect-piece_fleet }
effect-legion = { effect-piece_legion }
effect-militia = { effect-piece_militia }
effect-area = Der Teil des Plans, auf dem gespielt wird, mit seinen Völkern; den Rest gibt es in dieser Partie nicht.
effect-rank = Wie sich ein Spieler nach seinen Punkten am Ende nennen darf, allein oder gegen Automas.
