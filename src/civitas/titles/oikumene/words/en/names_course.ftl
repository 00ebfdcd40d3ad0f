### The course of a match.

## Things: seasons

thing-spring = Spring
thing-summer = Summer
thing-autumn = Autumn
thing-winter = Winter

## Things: sub-phases

thing-special_phase = Special phase
thing-movement_units = Movement: units
thing-movement_special = Movement: special
thing-movement_herds = Movement: herds
thing-movement_retreat = Movement: retreat
thing-movement_attrition = Movement: attrition
thing-combat_withdraw = Combat: withdraw
thing-combat_battle = Combat: battle
thing-combat_siege = Combat: siege
thing-combat_plunder = Combat: plunder
thing-hinterland_experience = Hinterland: experience
thing-hinterland_building = Hinterland: building
thing-hinterland_trade = Hinterland: trade
thing-hinterland_wages = Hinterland: wages
thing-hinterland_fishing = Hinterland: fishing

## Things: special steps

thing-new_year = New Year
thing-breeding = Breeding
thing-sowing = Sowing
thing-weather = Weather (yield)
thing-yield = Yield
thing-taxes = Taxes
thing-harvest = Harvest
thing-feasts = Feasts
thing-winter_weather = Winter weather
thing-upkeep = Upkeep (quick mode)
thing-feeding = Feeding

## Things: treaties

thing-tribute = Truce by tribute
thing-ransom = Peace by ransom
thing-vassalage = Vassalage
thing-help = Help
thing-rival = Rival

## Things: ways to win

thing-sovereignty = Sovereignty
thing-dominance = Dominance
thing-power = Power
thing-significance = Significance

## Things: small goals

thing-goal_fields = Fields
thing-goal_settlements = Settlements
thing-goal_agrarian_points = Agrarian points
thing-goal_cities = Cities
thing-goal_prestige = Prestige

## Things: morale

thing-very_low = Very low
thing-low = Low
thing-average = Average
thing-high = High
thing-very_high = Very high

## Things: deeds

thing-training = Training
thing-acceleration = Faster building
thing-charge = Charge
