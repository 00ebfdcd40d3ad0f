## Things: action cards

thing-action_01 = Quick Advance / Peltasts
thing-action_02 = Quick Advance / Encircled!
thing-action_03 = Inspiration / Encircled!
thing-action_04 = Inspiration / Peltasts
thing-action_05 = Hero General / Wedge Formation
thing-action_06 = Hero General / High Morale
thing-action_07 = Spy / Heavy Resistance
thing-action_08 = Spy / High Morale
thing-action_09 = Ideas / High Ground
thing-action_10 = Ideas / Surprise
thing-action_11 = Great Ideas / Siege
thing-action_12 = Great Ideas / High Ground
thing-action_13 = Mercenaries / For the People!
thing-action_14 = Mercenaries / Heavy Resistance
thing-action_15 = Cultural Takeover / Heavy Resistance
thing-action_16 = Cultural Takeover / Improved Defenses
thing-action_17 = City Development / Tactical Retreat
thing-action_18 = City Development / Peltasts
thing-action_19 = Production Focus / Tactical Retreat
thing-action_20 = Production Focus / Peltasts
thing-action_21 = Explorer / Encircled!
thing-action_22 = Explorer / Defensive Formation
thing-action_23 = Negotiations / Scout
thing-action_24 = Negotiations / Martyr
thing-action_25 = Leadership / High Ground
thing-action_26 = Leadership / Archers
thing-action_27 = Assassination / High Ground
thing-action_28 = Assassination / Archers
thing-action_29 = Mass Production / Defensive Formation
thing-action_30 = Mass Production / Encircled!
thing-action_31 = New Plans / Flanking
thing-action_32 = New Plans / High Morale
thing-action_33 = Synergies / Defensive Formation
thing-action_34 = Synergies / Archers
thing-action_35 = Teach Us! / Defensive Formation
thing-action_36 = Teach Us! / Archers
thing-action_37 = Militia / Wedge Formation
thing-action_38 = Militia / High Morale
thing-action_39 = Technology Trade / Surprise
thing-action_40 = Technology Trade / High Ground
thing-action_41 = New Ideas / High Morale
thing-action_42 = New Ideas / Flanking

## Upper halves of action cards

thing-action-quick_advance = Quick Advance
thing-action-inspiration = Inspiration
thing-action-hero_general = Hero General
thing-action-spy = Spy
thing-action-ideas = Ideas
thing-action-great_ideas = Great Ideas
thing-action-mercenaries = Mercenaries
thing-action-cultural_takeover = Cultural Takeover
thing-action-city_development = City Development
thing-action-production_focus = Production Focus
thing-action-explorer = Explorer
thing-action-negotiations = Negotiations
thing-action-leadership = Leadership
thing-action-assassination = Assassination
thing-action-mass_production = Mass Production
thing-action-new_plans = New Plans
thing-action-synergies = Synergies
thing-action-teach_us = Teach Us!
thing-action-militia = Militia
thing-action-technology_trade = Technology Trade
thing-action-new_ideas = New Ideas

## Lower halves of action cards

thing-tactics-peltasts = Peltasts
thing-tactics-encircled = Encircled!
thing-tactics-wedge_formation = Wedge Formation
thing-tactics-high_morale = High Morale
thing-tactics-heavy_resistance = Heavy Resistance
thing-tactics-high_ground = High Ground
thing-tactics-surprise = Surprise
thing-tactics-siege = Siege
thing-tactics-for_the_people = For the People!
thing-tactics-improved_defenses = Improved Defenses
thing-tactics-tactical_retreat = Tactical Retreat
thing-tactics-defensive_formation = Defensive Formation
thing-tactics-scout = Scout
thing-tactics-martyr = Martyr
thing-tactics-archers = Archers
thing-tactics-flanking = Flanking
