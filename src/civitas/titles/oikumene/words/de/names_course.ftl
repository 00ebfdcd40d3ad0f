### Der Ablauf einer Partie.

## Things: Jahreszeiten

thing-spring = Frühling
thing-summer = Sommer
thing-autumn = Herbst
thing-winter = Winter

## Things: Teilphasen

thing-special_phase = Sonderphase
thing-movement_units = Bewegung: Einheiten
thing-movement_special = Bewegung: Spezial
thing-movement_herds = Bewegung: Herden
thing-movement_retreat = Bewegung: Rückzug
thing-movement_attrition = Bewegung: Abnutzung
thing-combat_withdraw = Kampf: Zurückziehen
thing-combat_battle = Kampf: Schlacht
thing-combat_siege = Kampf: Belagerung
thing-combat_plunder = Kampf: Plünderung
thing-hinterland_experience = Hinterland: Erfahrungen
thing-hinterland_building = Hinterland: Bauen
thing-hinterland_trade = Hinterland: Handel
thing-hinterland_wages = Hinterland: Löhne
thing-hinterland_fishing = Hinterland: Fischen

## Things: besondere Schritte

thing-new_year = Neujahr
thing-breeding = Vermehrung
thing-sowing = Aussaat
thing-weather = Wetter (Ertrag)
thing-yield = Ertrag
thing-taxes = Steuern
thing-harvest = Ernte
thing-feasts = Festen
thing-winter_weather = Winterwetter
thing-upkeep = Löhne (Schnellmodus)
thing-feeding = Ernährung

## Things: Verträge

thing-tribute = Tribut / Waffenstillstand
thing-ransom = Lösegeld / Frieden
thing-vassalage = Vasallenschaft
thing-help = Hilfe
thing-rival = Rivale

## Things: Wege zum Sieg

thing-sovereignty = Souveränität
thing-dominance = Dominanz
thing-power = Macht
thing-significance = Bedeutung

## Things: kleine Ziele

thing-goal_fields = Felder
thing-goal_settlements = Siedlungen
thing-goal_agrarian_points = Agrarpunkte
thing-goal_cities = Städte
thing-goal_prestige = Prestige

## Things: Moral

thing-very_low = Sehr niedrige Moral
thing-low = Niedrige Moral
thing-average = Durchschnittliche Moral
thing-high = Hohe Moral
thing-very_high = Sehr hohe Moral

## Things: Taten

thing-training = Ausbildung
thing-acceleration = Schnelleres Bauen
thing-charge = Sturmangriff
