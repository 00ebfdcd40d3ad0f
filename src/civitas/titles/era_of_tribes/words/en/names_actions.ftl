### Names of actions, progress fields and epochs.


## Things: action fields

thing-expansion = Expansion
thing-trade = Trade
thing-taxes = Taxes
thing-diplomacy = Diplomacy
thing-progress = Progress
thing-bread_and_circuses = Bread and Circuses
thing-revolution = Revolution


## Things: diplomacy

thing-hire_grey_leader = Hire a grey leader
thing-deterrence = Deterrence
thing-bribery = Bribery
thing-buy_province = Buy a province
thing-form_alliance = Form an alliance
thing-end_alliance = End an alliance


## Things: progress fields

thing-farming = Farming
thing-culture = Culture
thing-navigation = Navigation
thing-commerce = Commerce
thing-mechanics = Mechanics
thing-architecture = Architecture


## Things: epochs

thing-neolithic = Neolithic
thing-bronze_age = Bronze Age
thing-iron_age = Iron Age
thing-antiquity = Antiquity
thing-middle_ages = Middle Ages
thing-high_middle_ages = High Middle Ages
