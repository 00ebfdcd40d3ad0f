### Die Fraktionen.

## Things: Fraktionen: Italien

thing-italia_etruscans = Etrusker
thing-italia_carthaginians = Karthager
thing-italia_greeks = Griechen
thing-italia_illyrians = Illyrien
thing-italia_celts = Kelten
thing-italia_romans = Römer

## Things: Fraktionen: Wikinger

thing-vikings_vikings = Wikinger
thing-vikings_british_isles = Britische Inseln
thing-vikings_franks = Franken
thing-vikings_slavs_balts = Slawen und Balten

## Things: Fraktionen: Orient

thing-orient_egypt = Ägypten
thing-orient_canaan = Kanaan
thing-orient_qatna = Qatna
thing-orient_yamhad = Jamchad
thing-orient_hittites = Hethiter
thing-orient_aegean = Ägäis
thing-orient_mittani = Mittani
thing-orient_assyria = Assyrien
thing-orient_babylon = Babylon
thing-orient_elam = Elam
thing-orient_kassites = Kassiten
thing-orient_hurrians = Hurriter

## Things: Fraktionen: Britannien

thing-britannia_scots_irish = Schotten, Iren (Hibernia)
thing-britannia_islanders = Insulaner (Inseln)
thing-britannia_picts = Pikten (Caledonia)
thing-britannia_romans = Römer (Britannia)
thing-britannia_germans = Germanen (Britannia)
thing-britannia_celts = Kelten (Britannia)

## Things: Fraktionen: Taifas

thing-taifas_reinos = Christliche Reinos
thing-taifas_taifas = Muslimische Taifas
thing-taifas_almoravids = Almoraviden
thing-taifas_franks = Franken
thing-taifas_vikings = Wikinger

## Things: Fraktionen: Hunnen

thing-huns_constantinople = Konstantinopel
thing-huns_romans = Römer
thing-huns_bospor = Bospor
thing-huns_huns = Hunnen
thing-huns_alans = Alanen
thing-huns_visigoths = Westgoten
thing-huns_ostrogoths = Ostgoten
thing-huns_slavs = Slawen
