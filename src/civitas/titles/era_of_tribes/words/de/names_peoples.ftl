### Names of the peoples.


## Things: Völker

thing-britons = Britonen
thing-carthaginians = Karthager
thing-egyptians = Ägypter
thing-gauls = Gallier
thing-germanics = Germanen
thing-greek = Griechen
thing-iberians = Iberer
thing-norsemen = Nordmänner
thing-romans = Römer
thing-slavs = Slawen


## Things: Völker der Automas

thing-automa_britons = Britonen (Automa)
thing-automa_carthaginians = Karthager (Automa)
thing-automa_egyptians = Ägypter (Automa)
thing-automa_gauls = Gallier (Automa)
thing-automa_germanics = Germanen (Automa)
thing-automa_greek = Griechen (Automa)
thing-automa_iberians = Iberer (Automa)
thing-automa_norsemen = Nordmänner (Automa)
thing-automa_romans = Römer (Automa)
thing-automa_slavs = Slawen (Automa)


## Things: Eigenschaften der Völker

thing-festive_leaders = Festliche Anführer
thing-rich_fishing = Reicher Fischfang
thing-great_harbour = Großer Hafen
thing-war_elephants = Kriegselefanten
thing-master_builders = Baumeister
thing-granaries = Kornspeicher
thing-loyal_cities = Treue Städte
thing-druids = Druiden
thing-battle_wine = Kampfwein
thing-amber_road = Bernsteinstraße
thing-war_host = Heerbann
thing-philosophers = Philosophen
thing-shipwrights = Schiffbauer
thing-quarrelsome_poleis = Streitbare Poleis
thing-ocean_sailors = Hochseefahrer
thing-fertile_valleys = Fruchtbare Täler
thing-longships = Langschiffe
thing-settlers = Siedler
thing-valhalla = Walhall
thing-raid = Raubzug
thing-engineers = Ingenieure
thing-legions = Legionen
thing-broad_fields = Weite Felder
thing-tribal_elders = Stammesälteste


## Things: Ränge

thing-rank_citizen = Bürger
thing-rank_chieftain = Häuptling
thing-rank_warlord = Kriegsherr
thing-rank_prince = Prinz
thing-rank_king = König
thing-rank_emperor = Kaiser
thing-rank_god = Gott
