### Names of the peoples.


## Things: peoples

thing-britons = Britons
thing-carthaginians = Carthaginians
thing-egyptians = Egyptians
thing-gauls = Gauls
thing-germanics = Germanics
thing-greek = Greeks
thing-iberians = Iberians
thing-norsemen = Norsemen
thing-romans = Romans
thing-slavs = Slavs


## Things: peoples run by Automas

thing-automa_britons = Britons (Automa)
thing-automa_carthaginians = Carthaginians (Automa)
thing-automa_egyptians = Egyptians (Automa)
thing-automa_gauls = Gauls (Automa)
thing-automa_germanics = Germanics (Automa)
thing-automa_greek = Greeks (Automa)
thing-automa_iberians = Iberians (Automa)
thing-automa_norsemen = Norsemen (Automa)
thing-automa_romans = Romans (Automa)
thing-automa_slavs = Slavs (Automa)


## Things: properties of the peoples

thing-festive_leaders = Festive leaders
thing-rich_fishing = Rich fishing
thing-great_harbour = Great harbour
thing-war_elephants = War elephants
thing-master_builders = Master builders
thing-granaries = Granaries
thing-loyal_cities = Loyal cities
thing-druids = Druids
thing-battle_wine = Battle wine
thing-amber_road = Amber road
thing-war_host = War host
thing-philosophers = Philosophers
thing-shipwrights = Shipwrights
thing-quarrelsome_poleis = Quarrelsome cities
thing-ocean_sailors = Ocean sailors
thing-fertile_valleys = Fertile valleys
thing-longships = Longships
thing-settlers = Settlers
thing-valhalla = Valhalla
thing-raid = Raid
thing-engineers = Engineers
thing-legions = Legions
thing-broad_fields = Broad fields
thing-tribal_elders = Tribal elders


## Things: ranks

thing-rank_citizen = Citizen
thing-rank_chieftain = Chieftain
thing-rank_warlord = Warlord
thing-rank_prince = Prince
thing-rank_king = King
thing-rank_emperor = Emperor
thing-rank_god = God
