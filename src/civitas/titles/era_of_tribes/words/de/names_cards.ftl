### Names of cards and tiles.


## Things: Einflusskarten

thing-admiralty = Admiralität
thing-colonists = Kolonisten
thing-emperor = Kaiser
thing-fishermen = Fischer
thing-liberators = Befreier
thing-loggers = Holzfäller
thing-merchants = Händler
thing-miners = Bergleute
thing-nobility = Adel
thing-partisans = Partisanen
thing-peasants = Bauern
thing-scholars = Gelehrte
thing-shepherds = Hirten
thing-townsmen = Bürger
thing-the_rich = Die Reichen
thing-peacemakers = Friedensbringer


## Things: Barbarenplättchen

thing-final_progress = Schlusswertung Fortschritte
thing-final_different_luxury = Schlusswertung verschiedene Luxusgüter
thing-final_equal_luxury = Schlusswertung gleiche Luxusgüter
thing-final_hexes = Schlusswertung Sechsecke
thing-final_trading_posts = Schlusswertung Handelsposten
thing-final_leaders = Schlusswertung Anführer
thing-final_thalers = Schlusswertung Taler
thing-final_treaties = Schlusswertung Verträge
thing-half_price_progress = Fortschritt zum halben Preis
thing-grey_leader = Grauer Anführer
thing-morale_2 = Moral +2
thing-morale_3 = Moral +3
thing-influence_1 = Einfluss +1
thing-thalers_2 = Taler +2
thing-thalers_3 = Taler +3
thing-thalers_5 = Taler +5
thing-army_2 = Armee +2


## Things: Automa-Karten

thing-found_city = Stadt gründen
thing-trading_posts = Baue Handelsposten
thing-navigation_or_mechanics = Entwickle Seefahrt oder Mechanik
thing-farming_or_commerce = Entwickle Landwirtschaft oder Handel
thing-card_revolution = Revolution
thing-reshuffle = Mischen
thing-taxes_or_games = Steuern / Brot&Spiele
thing-expansion_or_games = Expansion oder Brot und Spiele


## Difficulties

thing-softy = Weichei
thing-experienced = Erfahren
thing-expert = Experte
