## Dinge: Ressourcen und Marken

thing-food = Nahrung
thing-wood = Holz
thing-ore = Erz
thing-ideas = Ideen
thing-gold = Gold
thing-mood = Zufriedenheit
thing-culture = Kultur
thing-prisoners = Gefangene
thing-free = nichts

## Dinge: Gelände

thing-plains = Ebene
thing-forest = Wald
thing-mountain = Gebirge
thing-barren = Ödnis
thing-water = Wasserfeld
thing-exhausted = erschöpft

## Dinge: Bauwerke

thing-settlement = Siedlung
thing-port = Hafen
thing-temple = Tempel
thing-fortress = Festung
thing-academy = Akademie
thing-market = Markt
thing-obelisk = Obelisk
thing-observatory = Sternwarte

## Dinge: Einheiten

thing-settler = Siedler
thing-infantry = Infanterie
thing-ship = Schiff
thing-cavalry = Kavallerie
thing-elephant = Kriegselefant
thing-leader = Anführer
thing-barbarians = Barbaren
thing-pirates = Piraten

## Dinge: Stimmungen

thing-happy = glücklich
thing-neutral = neutral
thing-angry = wütend
