## Dinge: Aktionskarten

thing-action_01 = Schneller Fortschritt / Peltasten
thing-action_02 = Schneller Fortschritt / Eingekreist!
thing-action_03 = Inspiration / Eingekreist!
thing-action_04 = Inspiration / Peltasten
thing-action_05 = Heldenhafter General / Keilformation
thing-action_06 = Heldenhafter General / Hohe Moral
thing-action_07 = Spion / Heftiger Widerstand
thing-action_08 = Spion / Hohe Moral
thing-action_09 = Ideen / Erhöhte Stellung
thing-action_10 = Ideen / Überraschung
thing-action_11 = Große Ideen / Belagerung
thing-action_12 = Große Ideen / Erhöhte Stellung
thing-action_13 = Söldner / Für das Volk!
thing-action_14 = Söldner / Heftiger Widerstand
thing-action_15 = Kulturelle Übernahme / Heftiger Widerstand
thing-action_16 = Kulturelle Übernahme / Verbesserte Verteidigung
thing-action_17 = Stadtentwicklung / Taktischer Rückzug
thing-action_18 = Stadtentwicklung / Peltasten
thing-action_19 = Produktionsfokus / Taktischer Rückzug
thing-action_20 = Produktionsfokus / Peltasten
thing-action_21 = Entdecker / Eingekreist!
thing-action_22 = Entdecker / Verteidigungsformation
thing-action_23 = Verhandlungen / Späher
thing-action_24 = Verhandlungen / Märtyrer
thing-action_25 = Führung / Erhöhte Stellung
thing-action_26 = Führung / Bogenschützen
thing-action_27 = Attentat / Erhöhte Stellung
thing-action_28 = Attentat / Bogenschützen
thing-action_29 = Überproduktion / Verteidigungsformation
thing-action_30 = Überproduktion / Eingekreist!
thing-action_31 = Neue Pläne / Flankenangriff
thing-action_32 = Neue Pläne / Hohe Moral
thing-action_33 = Synergien / Verteidigungsformation
thing-action_34 = Synergien / Bogenschützen
thing-action_35 = Lehrt uns! / Verteidigungsformation
thing-action_36 = Lehrt uns! / Bogenschützen
thing-action_37 = Miliz / Keilformation
thing-action_38 = Miliz / Hohe Moral
thing-action_39 = Technologiehandel / Überraschung
thing-action_40 = Technologiehandel / Erhöhte Stellung
thing-action_41 = Neue Ideen / Hohe Moral
thing-action_42 = Neue Ideen / Flankenangriff

## Obere Hälften der Aktionskarten

thing-action-quick_advance = Schneller Fortschritt
thing-action-inspiration = Inspiration
thing-action-hero_general = Heldenhafter General
thing-action-spy = Spion
thing-action-ideas = Ideen
thing-action-great_ideas = Große Ideen
thing-action-mercenaries = Söldner
thing-action-cultural_takeover = Kulturelle Übernahme
thing-action-city_development = Stadtentwicklung
thing-action-production_focus = Produktionsfokus
thing-action-explorer = Entdecker
thing-action-negotiations = Verhandlungen
thing-action-leadership = Führung
thing-action-assassination = Attentat
thing-action-mass_production = Überproduktion
thing-action-new_plans = Neue Pläne
thing-action-synergies = Synergien
thing-action-teach_us = Lehrt uns!
thing-action-militia = Miliz
thing-action-technology_trade = Technologiehandel
thing-action-new_ideas = Neue Ideen

## Untere Hälften der Aktionskarten

thing-tactics-peltasts = Peltasten
thing-tactics-encircled = Eingekreist!
thing-tactics-wedge_formation = Keilformation
thing-tactics-high_morale = Hohe Moral
thing-tactics-heavy_resistance = Heftiger Widerstand
thing-tactics-high_ground = Erhöhte Stellung
thing-tactics-surprise = Überraschung
thing-tactics-siege = Belagerung
thing-tactics-for_the_people = Für das Volk!
thing-tactics-improved_defenses = Verbesserte Verteidigung
thing-tactics-tactical_retreat = Taktischer Rückzug
thing-tactics-defensive_formation = Verteidigungsformation
thing-tactics-scout = Späher
thing-tactics-martyr = Märtyrer
thing-tactics-archers = Bogenschützen
thing-tactics-flanking = Flankenangriff
