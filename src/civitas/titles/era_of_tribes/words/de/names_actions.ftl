### Names of actions, progress fields and epochs.


## Things: Aktionsfelder

thing-expansion = Expansion
thing-trade = Handel
thing-taxes = Steuern
thing-diplomacy = Diplomatie
thing-progress = Fortschritt
thing-bread_and_circuses = Brot & Spiele
thing-revolution = Revolution


## Things: Diplomatie

thing-hire_grey_leader = Grauen Anführer anwerben
thing-deterrence = Abschreckung
thing-bribery = Bestechung
thing-buy_province = Provinz kaufen
thing-form_alliance = Bündnis schließen
thing-end_alliance = Bündnis beenden


## Things: Fortschrittsfelder

thing-farming = Landwirtschaft
thing-culture = Kultur
thing-navigation = Seefahrt
thing-commerce = Handelswesen
thing-mechanics = Mechanik
thing-architecture = Architektur


## Things: Epochen

thing-neolithic = Jungsteinzeit
thing-bronze_age = Bronzezeit
thing-iron_age = Eisenzeit
thing-antiquity = Antike
thing-middle_ages = Mittelalter
thing-high_middle_ages = Hochmittelalter
