### Names of goods, pieces and dice.


## Things: Güter

thing-beer = Bier
thing-cloth = Stoff
thing-fur = Pelz
thing-gold = Gold
thing-ivory = Elfenbein
thing-silver = Silber
thing-spices = Gewürze
thing-wine = Wein
thing-horse = Pferd
thing-ore = Erz
thing-food = Nahrung
thing-fish = Fisch


## Things: Gelände, Figuren und Leisten

thing-terrain_forest = Wald
thing-terrain_mountain = Gebirge
thing-terrain_grain = Getreideland
thing-terrain_hill = Hügelland
thing-terrain_sea = Meer
thing-piece_vassal = Vasall
thing-piece_fleet = Flotte
thing-piece_army = Armee
thing-piece_legion = Legion
thing-piece_militia = Miliz
thing-piece_mercenary = Söldner
thing-piece_city = Stadt
thing-piece_trading_post = Handelsposten
thing-piece_leader = Anführer
thing-piece_battlefield = Historisches Schlachtfeld
thing-place_free_vassals = Freie Vasallen
thing-place_regular_army = Reguläre Armee
thing-counter_thalers = Taler
thing-counter_influence = Einflusspunkte
thing-counter_morale = Moral
thing-counter_treaties = Verträge
thing-counter_hunger = Hunger
thing-counter_triumph = Triumph
thing-phase_morale = Moralphase
thing-phase_player_order = Spielerreihenfolge
thing-phase_actions = Aktionen
thing-phase_auto_expansion = Auto-Expansion
thing-phase_clean_up = Aufräumen
thing-step_growth = Wachstum
thing-step_special_uses = Sonderverwendung
thing-step_movement = Bewegung
thing-step_found_cities = Stadtgründung
thing-step_battles = Schlachten
thing-box_north_atlantic = Nordatlantik
thing-box_far_southwest = Ferner Südwesten


## What else lies on the table

thing-allies = Verbündeter
thing-attackers = Angreifer
thing-automa = Automa
thing-automa_aside = Beiseitegelegte Karten
thing-automa_deck = Automa-Stapel
thing-automa_discard = Automa-Ablage
thing-automa_leader = Anführer des Automas
thing-barbarian_track = Barbarenleiste
thing-city_row = Stadtreihe
thing-deck = Stapel der Einflusskarten
thing-feet = Füße
thing-grey_leaders = Graue Anführer im Vorrat
thing-level = Fortschrittsmarker
thing-marker = Rundenmarker
thing-pioneer = Pionier
thing-player_order = Spielerreihenfolge
thing-points = Punkte
thing-prices = Preis einer Stufe
thing-provinces = Landprovinzen
thing-round = Runde
thing-standing = Einfluss und Triumph
thing-village = Barbarendorf


## Dice

thing-sword = Schwert
thing-shield = Schild
thing-fist = Faust (Stärke)
thing-mask = Maske (Moral)
thing-catapult = Katapult (Mechanik)
thing-red = Roter Würfel (Angreifer)
thing-green = Grüner Würfel (Verteidiger)
