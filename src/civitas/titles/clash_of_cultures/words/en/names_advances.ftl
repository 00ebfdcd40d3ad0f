## Categories

thing-category-agriculture = Agriculture
thing-category-construction = Construction
thing-category-seafaring = Seafaring
thing-category-education = Education
thing-category-warfare = Warfare
thing-category-spirituality = Spirituality
thing-category-economy = Economy
thing-category-culture = Culture
thing-category-science = Science
thing-category-democracy = Democracy
thing-category-autocracy = Autocracy
thing-category-theocracy = Theocracy
thing-democracy = Democracy
thing-autocracy = Autocracy
thing-theocracy = Theocracy

## Things: Agriculture

thing-farming = Farming
thing-storage = Storage
thing-irrigation = Irrigation
thing-husbandry = Husbandry

## Things: Construction

thing-mining = Mining
thing-engineering = Engineering
thing-sanitation = Sanitation
thing-roads = Roads

## Things: Seafaring

thing-fishing = Fishing
thing-navigation = Navigation
thing-warships = War Ships
thing-cartography = Cartography

## Things: Education

thing-writing = Writing
thing-public_education = Public Education
thing-free_education = Free Education
thing-philosophy = Philosophy

## Things: Warfare

thing-tactics = Tactics
thing-siegecraft = Siegecraft
thing-steel_weapons = Steel Weapons
thing-draft = Draft

## Things: Spirituality

thing-myths = Myths
thing-rituals = Rituals
thing-priesthood = Priesthood
thing-state_religion = State Religion

## Things: Economy

thing-bartering = Bartering
thing-trade_routes = Trade Routes
thing-taxes = Taxes
thing-currency = Currency

## Things: Culture

thing-arts = Arts
thing-sports = Sports
thing-monuments = Monuments
thing-theaters = Theater & Music

## Things: Science

thing-math = Mathematics
thing-astronomy = Astronomy
thing-medicine = Medicine
thing-metallurgy = Metallurgy

## Things: Democracy

thing-voting = Voting
thing-separation_of_power = Separation of Power
thing-civil_liberties = Civil Liberties
thing-free_economy = Free Economy

## Things: Autocracy

thing-nationalism = Nationalism
thing-totalitarianism = Totalitarianism
thing-absolute_power = Absolute Power
thing-forced_labor = Forced Labor

## Things: Theocracy

thing-dogma = Dogma
thing-devotion = Devotion
thing-conversion = Conversion
thing-fanaticism = Fanaticism
