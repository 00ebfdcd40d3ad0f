## Kategorien

thing-category-agriculture = Landwirtschaft
thing-category-construction = Bauwesen
thing-category-seafaring = Seefahrt
thing-category-education = Bildung
thing-category-warfare = Kriegsführung
thing-category-spirituality = Spiritualität
thing-category-economy = Wirtschaft
thing-category-culture = Kulturgut
thing-category-science = Wissenschaft
thing-category-democracy = Demokratie
thing-category-autocracy = Autokratie
thing-category-theocracy = Theokratie
thing-democracy = Demokratie
thing-autocracy = Autokratie
thing-theocracy = Theokratie

## Dinge: Landwirtschaft

thing-farming = Ackerbau
thing-storage = Lagerung
thing-irrigation = Bewässerung
thing-husbandry = Viehzucht

## Dinge: Bauwesen

thing-mining = Bergbau
thing-engineering = Technik
thing-sanitation = Kanalisation
thing-roads = Straßenbau

## Dinge: Seefahrt

thing-fishing = Fischerei
thing-navigation = Navigation
thing-warships = Kriegsmarine
thing-cartography = Kartografie

## Dinge: Bildung

thing-writing = Schrift
thing-public_education = Staatliche Bildung
thing-free_education = Freie Bildung
thing-philosophy = Philosophie

## Dinge: Kriegsführung

thing-tactics = Militärtaktik
thing-siegecraft = Onager
thing-steel_weapons = Stahlwaffen
thing-draft = Musterung

## Dinge: Spiritualität

thing-myths = Mythen
thing-rituals = Rituale
thing-priesthood = Priesterschaft
thing-state_religion = Staatsreligion

## Dinge: Wirtschaft

thing-bartering = Tauschhandel
thing-trade_routes = Handelsrouten
thing-taxes = Steuern
thing-currency = Währung

## Dinge: Kulturgut

thing-arts = Kunst
thing-sports = Sport & Spiele
thing-monuments = Monumente
thing-theaters = Theater & Musik

## Dinge: Wissenschaft

thing-math = Mathematik
thing-astronomy = Astronomie
thing-medicine = Medizin
thing-metallurgy = Metallurgie

## Dinge: Demokratie

thing-voting = Stimmrecht
thing-separation_of_power = Gewaltenteilung
thing-civil_liberties = Bürgerrechte
thing-free_economy = Freie Wirtschaft

## Dinge: Autokratie

thing-nationalism = Nationalismus
thing-totalitarianism = Totalitarismus
thing-absolute_power = Absolute Gewalt
thing-forced_labor = Zwangsarbeit

## Dinge: Theokratie

thing-dogma = Dogma
thing-devotion = Hingabe
thing-conversion = Religionswechsel
thing-fanaticism = Fanatismus
