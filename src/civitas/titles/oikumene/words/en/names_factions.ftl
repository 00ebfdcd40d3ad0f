### The factions.

## Things: factions of Italia

thing-italia_etruscans = Etruscans
thing-italia_carthaginians = Carthaginians
thing-italia_greeks = Greeks
thing-italia_illyrians = Illyrians
thing-italia_celts = Celts
thing-italia_romans = Romans

## Things: factions of Vikings

thing-vikings_vikings = Vikings
thing-vikings_british_isles = British Isles
thing-vikings_franks = Franks
thing-vikings_slavs_balts = Slavs and Balts

## Things: factions of Orient

thing-orient_egypt = Egypt
thing-orient_canaan = Canaan
thing-orient_qatna = Qatna
thing-orient_yamhad = Yamhad
thing-orient_hittites = Hittites
thing-orient_aegean = Aegean
thing-orient_mittani = Mittani
thing-orient_assyria = Assyria
thing-orient_babylon = Babylon
thing-orient_elam = Elam
thing-orient_kassites = Kassites
thing-orient_hurrians = Hurrians

## Things: factions of Britannia

thing-britannia_scots_irish = Scots and Irish
thing-britannia_islanders = Islanders
thing-britannia_picts = Picts
thing-britannia_romans = Romans
thing-britannia_germans = Germans
thing-britannia_celts = Celts

## Things: factions of Taifas

thing-taifas_reinos = Christian Reinos
thing-taifas_taifas = Muslim Taifas
thing-taifas_almoravids = Almoravids
thing-taifas_franks = Franks
thing-taifas_vikings = Vikings

## Things: factions of Huns

thing-huns_constantinople = Constantinople
thing-huns_romans = Romans
thing-huns_bospor = Bospor
thing-huns_huns = Huns
thing-huns_alans = Alans
thing-huns_visigoths = Visigoths
thing-huns_ostrogoths = Ostrogoths
thing-huns_slavs = Slavs
