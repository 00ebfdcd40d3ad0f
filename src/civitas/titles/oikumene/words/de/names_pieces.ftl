### Was auf dem Tisch liegt.

## Things: Einheiten

thing-light_infantry = Leichte Infanterie
thing-heavy_infantry = Schwere Infanterie
thing-siege_engines = Belagerungsmaschinen
thing-cavalry = Kavallerie
thing-transport_ship = Transportschiffe
thing-warship = Kriegsschiffe
thing-mercenary = Söldner
thing-pirates = Seeräuber
thing-war_elephants = Kriegselefanten

## Things: Stufen

thing-recruit = Rekruten
thing-standard = Standardeinheiten
thing-experienced = Erfahrene
thing-veteran = Veteranen
thing-elite = Elite

## Things: Bauwerke

thing-village = Dorf
thing-city = Stadt
thing-dock = Dock
thing-harbour = Hafen
thing-fortification = Befestigung

## Things: Güter und Herden

thing-grain = Getreide
thing-fish = Fisch
thing-meat = Fleisch
thing-sheep = Schafherde
thing-pigs = Schweineherde
thing-cattle = Rinderherde
thing-horses = Pferdeherde

## Things: Gelände und Gewässer

thing-terrain_yellow = Ebene (gelb)
thing-terrain_green = Grünland (grün)
thing-terrain_brown = Gebirge (braun)
thing-terrain_turquoise = Feuchtland (türkis)
thing-terrain_grey = Ödland (grau)
thing-climate_subtropical = Subtropisch
thing-climate_temperate = Gemäßigt
thing-climate_cold = Kalt
thing-water_calm = Ruhiges Wasser
thing-water_rough = Raue See
thing-kind_normal = Gewöhnliches Feld
thing-kind_barbarorum = Barbarorum
thing-kind_desert = Wüste
thing-kind_path = Pfad
thing-kind_oasis = Oase
thing-kind_belgica = Belgische Küste

## Things: Marken und Zähler

thing-gold = Gold
thing-prestige_points = Prestigepunkte (PP)
thing-victory_points = Siegpunkte (SP)
thing-control = Kontrolle
thing-plunder_stone = Geplündert
thing-site = Baustelle
thing-crop = Saat
thing-treaty = Vertrag
thing-connected = Verbundenes Gebiet
thing-supplied = Mit freier Siedlung verbunden
thing-forecast = Vorschau
thing-stacks = Stapel
thing-dice = Würfel
thing-shields = Schilde
thing-swords = Schwerter
thing-announcement = Ankündigung
thing-first_player = Startspieler
thing-frozen = Zugefrorener Fluss
thing-fallen = Gefallene Siedlung
thing-encircled = Umzingelt
thing-out = im Freien
thing-inside = innen
thing-port = in der Werft
thing-aboard = an Bord
thing-hold = an Bord in der Werft

## Things: Kommandeure

thing-none_commander = Ohne Kommandeur
thing-poor_commander = Schlechter Kommandeur
thing-average_commander = Durchschnittlicher Kommandeur
thing-better_commander = Besserer Kommandeur
thing-brilliant_commander = Brillanter Kommandeur
