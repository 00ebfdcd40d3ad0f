### The Sands of Time.

title-name = The Sands of Time
title-pitch = Lead a realm of the ancient world through three dynasties, and write the chronicles that will keep its deeds from being buried by time.


## Options

option-bonus_reuse_free = A bonus action you have already used in this generation raises no unrest when you use it again; switched off, every use raises unrest by 1.
option-raid_unlocked_all_soldiers = With political unlocked, Raid plunders every region outside your control that holds soldiers of yours; switched off, only the regions they have just entered.
option-caravan_own_hubs_give_heritage = A caravan that is the first to reach your own capital or one of your own Cities gives heritage too; switched off, only capitals and Cities of other players do.
option-negative_vp = Victory points can fall below 0; switched off, they stop at 0.
option-bonus_reuse_free-name = Bonus actions again
option-raid_unlocked_all_soldiers-name = Unlocked Raid with all soldiers
option-caravan_own_hubs_give_heritage-name = Heritage for own hubs
option-negative_vp-name = Points below 0


## Parts of sentences

phrase-amount =
    { $resource ->
        [crops]
            { $amount ->
                [one] 1 crop
               *[other] { $amount } crops
            }
       *[other] { $amount } { $resource }
    }
phrase-for-cost =
    { $cost ->
        [0] for free
        [one] for 1 crop
       *[other] for { $cost } crops
    }
phrase-for-gold =
    { $cost ->
        [0] for free
       *[other] for { $cost } gold
    }
phrase-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
phrase-stock =
    { $crops ->
        [0]
            { $gold ->
                [0] nothing
               *[other] { $gold } gold
            }
        [one] 1 crop{ phrase-and-gold }
       *[other] { $crops } crops{ phrase-and-gold }
    }
phrase-and-gold =
    { $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }


## Things: resources, citizens, categories, land

thing-crops = crops
thing-gold = gold
thing-peasant = peasant
thing-soldier = soldier
thing-civil = civil
thing-political = political
thing-cultural = cultural
thing-plain = plain
thing-mountain = mountain
thing-island = island
thing-province = province
thing-colony = colony
thing-colonies = colonies
thing-foreign_caravans = foreign caravans


## Things: on the boards

thing-points = victory points
thing-unrest = unrest
thing-capital = capital
thing-caravans = caravans
thing-good = trade good
thing-control_markers = control markers
thing-start_player = start player
thing-dynasty_track = dynasty track
thing-generation_track = generation track
thing-stack = stack of advances


## Things: trade goods

thing-silver = Silver
thing-tin = Tin
thing-wine = Wine
thing-purple_dye = Purple Dye
thing-incense = Incense
thing-wild_beasts = Wild Beasts
thing-ivory = Ivory
thing-amber = Amber
thing-horses = Horses
thing-silk = Silk
thing-spices = Spices
thing-ebony = Ebony


## Things: cards, bonus actions, scoring fields

thing-chronicle = Chronicle
thing-muster = Muster
thing-conquest = Conquest
thing-raid = Raid
thing-build = Build
thing-govern = Govern
thing-advance = Advance
thing-caravan_1 = Caravan
thing-caravan_2 = Second Caravan
thing-migrate = Migrate
thing-tribute = Tribute
thing-emphasis_civil = Civil Emphasis
thing-emphasis_political = Political Emphasis
thing-emphasis_cultural = Cultural Emphasis
thing-oppression = Oppression
thing-support = Support
thing-taxes = Taxes
thing-A = A Great Works
thing-B = B Fountains
thing-C = C Realm
thing-D = D People
thing-E = E Arts
thing-F = F Trade


## Things: buildings

thing-quarry = Quarry
thing-irrigation = Irrigation
thing-aqueduct = Aqueduct
thing-city = City
thing-triumphal_arch = Triumphal Arch
thing-road = Road
thing-fortress = Fortress
thing-barracks = Barracks
thing-amphitheater = Amphitheater
thing-temple = Temple
thing-library = Library
thing-wonder = Wonder


## Things: advances and their rows

thing-agriculture = Agriculture
thing-labor = Labor
thing-law = Law
thing-bronze_working = Bronze Working
thing-writing = Writing
thing-mythology = Mythology
thing-ornamentation = Ornamentation
thing-granaries = Granaries
thing-conscription = Conscription
thing-logistics = Logistics
thing-bread_and_circuses = Bread and Circuses
thing-coinage = Coinage
thing-tyranny = Tyranny
thing-plumbing = Plumbing
thing-architecture = Architecture
thing-chariots = Chariots
thing-peltasts = Peltasts
thing-triremes = Triremes
thing-oligarchy = Oligarchy
thing-democracy = Democracy
thing-drama = Drama
thing-philosophy = Philosophy
thing-vision = Vision
thing-engineering = Engineering
thing-iron_working = Iron Working
thing-provincial_governors = Provincial Governors
thing-historiography = Historiography
thing-trade_leagues = Trade Leagues
thing-urbanism = Urbanism
thing-imperium = Imperium
thing-classical_canon = Classical Canon
thing-civil_1 = Agriculture row
thing-civil_2 = Labor row
thing-political_1 = Law row
thing-political_2 = Bronze Working row
thing-cultural_1 = Writing row
thing-cultural_2 = Mythology row


## Things: regions

thing-hispania = Hispania
thing-gallia = Gallia
thing-italia = Italia
thing-graecia = Graecia
thing-asia_minor = Asia Minor
thing-syria = Syria
thing-aegyptus = Aegyptus
thing-libya = Libya
thing-mauretania = Mauretania
thing-sicilia = Sicilia
thing-cyprus = Cyprus
thing-rhodes = Rhodes
thing-germania = Germania
thing-armenia = Armenia
thing-mesopotamia = Mesopotamia
thing-aethiopia = Aethiopia
thing-britannia = Britannia
thing-dacia = Dacia
thing-sarmatia = Sarmatia
thing-persia = Persia
thing-arabia = Arabia
thing-nubia = Nubia
thing-scythia = Scythia
thing-bactria = Bactria
thing-india = India
thing-gaetulia = Gaetulia


## Things: borders

thing-hispania-gallia = Hispania–Gallia
thing-hispania-italia = Hispania–Italia
thing-hispania-sicilia = Hispania–Sicilia
thing-hispania-mauretania = Hispania–Mauretania
thing-hispania-britannia = Hispania–Britannia
thing-hispania-gaetulia = Hispania–Gaetulia
thing-gallia-italia = Gallia–Italia
thing-gallia-germania = Gallia–Germania
thing-gallia-sicilia = Gallia–Sicilia
thing-gallia-britannia = Gallia–Britannia
thing-italia-germania = Italia–Germania
thing-italia-graecia = Italia–Graecia
thing-italia-dacia = Italia–Dacia
thing-italia-sicilia = Italia–Sicilia
thing-graecia-dacia = Graecia–Dacia
thing-graecia-asia_minor = Graecia–Asia Minor
thing-graecia-sicilia = Graecia–Sicilia
thing-graecia-rhodes = Graecia–Rhodes
thing-asia_minor-armenia = Asia Minor–Armenia
thing-asia_minor-syria = Asia Minor–Syria
thing-asia_minor-cyprus = Asia Minor–Cyprus
thing-asia_minor-rhodes = Asia Minor–Rhodes
thing-asia_minor-sarmatia = Asia Minor–Sarmatia
thing-syria-armenia = Syria–Armenia
thing-syria-mesopotamia = Syria–Mesopotamia
thing-syria-arabia = Syria–Arabia
thing-syria-aegyptus = Syria–Aegyptus
thing-syria-cyprus = Syria–Cyprus
thing-aegyptus-cyprus = Aegyptus–Cyprus
thing-aegyptus-libya = Aegyptus–Libya
thing-aegyptus-aethiopia = Aegyptus–Aethiopia
thing-aegyptus-nubia = Aegyptus–Nubia
thing-aegyptus-arabia = Aegyptus–Arabia
thing-libya-mauretania = Libya–Mauretania
thing-libya-aethiopia = Libya–Aethiopia
thing-libya-sicilia = Libya–Sicilia
thing-libya-rhodes = Libya–Rhodes
thing-mauretania-aethiopia = Mauretania–Aethiopia
thing-mauretania-sicilia = Mauretania–Sicilia
thing-mauretania-gaetulia = Mauretania–Gaetulia
thing-sicilia-rhodes = Sicilia–Rhodes
thing-rhodes-cyprus = Rhodes–Cyprus
thing-germania-britannia = Germania–Britannia
thing-germania-dacia = Germania–Dacia
thing-germania-sarmatia = Germania–Sarmatia
thing-dacia-sarmatia = Dacia–Sarmatia
thing-sarmatia-scythia = Sarmatia–Scythia
thing-armenia-mesopotamia = Armenia–Mesopotamia
thing-armenia-scythia = Armenia–Scythia
thing-armenia-persia = Armenia–Persia
thing-mesopotamia-persia = Mesopotamia–Persia
thing-mesopotamia-arabia = Mesopotamia–Arabia
thing-persia-bactria = Persia–Bactria
thing-persia-india = Persia–India
thing-persia-arabia = Persia–Arabia
thing-bactria-scythia = Bactria–Scythia
thing-armenia-bactria = Armenia–Bactria
thing-nubia-india = Nubia–India
thing-arabia-india = Arabia–India
thing-arabia-nubia = Arabia–Nubia
thing-aethiopia-nubia = Aethiopia–Nubia
thing-aethiopia-gaetulia = Aethiopia–Gaetulia


## What happens: setup and the course of a generation

start-player = { $seat } is the start player.
province = { $seat } takes { $region } as a province.
capital = { $seat } founds the capital in { $region }.
settled = { $seat } settles one more peasant in { $region }.
income = { $seat } gains { phrase-amount } as income.
reveals = { $seat } reveals { $card } and { $second }.
emphasis = { $seat } unlocks { $category } for this generation.
emphasis-marker = { $seat } puts marker { $count } of 3 on the Emphasis card for { $card }.
emphasis-building = { $seat } puts marker { $count } of 3 on the Emphasis card for a { $category } building.
plays = { $seat } uses { $card }.
declined = { $seat } declines { $card }.
round = Round { $round } of the generation is over, and the dynasty marker moves to space { $space }.
die = { $seat } rolls { $roll }; with { $threshold } or more the generation goes on.
grown-in = { $seat } gains a peasant in { $region }.
grown =
    { $count ->
        [one] { $seat } gains 1 peasant in the only region.
       *[other] { $seat } gains { $count } peasants, one in each region.
    }
kept = { $seat } keeps { phrase-stock } in the Granaries.
spoiled = { $seat } loses { phrase-stock } at the end of the generation.
new-generation = { $seat } is the start player of a new generation.


## What happens: the actions

laid-own = You lay chronicle { $chronicle } face down on field { $field }.
laid = { $seat } lays a chronicle face down on field { $field }.
mustered = { $seat } musters a soldier in { $region } { phrase-for-gold }.
promoted = { $seat } turns a peasant into a soldier in { $region } { phrase-for-gold }.
demoted = { $seat } turns a soldier into a peasant in { $region } { phrase-for-gold }.
irrigated = { $seat } gains a peasant in { $region } by Irrigation { phrase-for-gold }.
drilled = { $seat } gains a soldier in { $region } from the Barracks { phrase-for-gold }.
moved-peasants =
    { $count ->
        [one] { $seat } moves 1 peasant from { $origin } to { $region }.
       *[other] { $seat } moves { $count } peasants from { $origin } to { $region }.
    }
moved-soldiers =
    { $count ->
        [one] { $seat } moves 1 soldier from { $origin } to { $region }.
       *[other] { $seat } moves { $count } soldiers from { $origin } to { $region }.
    }
road-granted = { $seat } lets { $other } use the Road in { $region }.
road-denied = { $seat } does not let { $other } use the Road in { $region }.
plundered = { $seat } plunders { $region } and gains { phrase-amount }.
plundered-from =
    { $amount ->
        [0] { $seat } has no { $resource } to lose to the raid.
       *[other] { $seat } loses { phrase-amount } to the raid.
    }
built =
    { $building ->
        [Amphitheater] { $seat } builds an Amphitheater in { $region } { phrase-for-gold }.
        [Aqueduct] { $seat } builds an Aqueduct in { $region } { phrase-for-gold }.
        [Barracks] { $seat } builds Barracks in { $region } { phrase-for-gold }.
        [Irrigation] { $seat } builds Irrigation in { $region } { phrase-for-gold }.
       *[other] { $seat } builds a { $building } in { $region } { phrase-for-gold }.
    }
labored =
    { $count ->
        [one] { $seat } puts 1 peasant to work on the building and loses this peasant.
       *[other] { $seat } puts { $count } peasants to work on the building and loses { $lost } of them.
    }
governed = { $seat } lowers unrest to { $now } { phrase-for-cost }.
advance = { $seat } reaches the advance { $advance }.
drew-advances = { $seat } draws two advances for the { $row } and chooses one of them.
row-extended = The { $row } is extended by { $advance }.
row-ended = The { $row } ends here, since no advance is left for it.
caravan = { $seat } places a caravan on the border { $border }.
caravan-paid = { $seat } places a caravan on the border { $border } for { phrase-amount }.
tribute-colonies = { $seat } takes a tribute of { phrase-amount } from colonies.
tribute-caravans = { $seat } takes a tribute of { phrase-amount } from foreign caravans.
oppression = { $seat } oppresses { $region } and gains { phrase-amount }.
support = { $seat } wins support: { $category } heritage counts 2 higher until the end of the turn.
taxes = { $seat } takes { phrase-amount } in taxes.
coinage =
    { $resource ->
        [crops]
            { $amount ->
                [one] { $seat } exchanges 1 crop for 1 gold.
               *[other] { $seat } exchanges { $amount } crops for { $amount } gold.
            }
       *[other]
            { $amount ->
                [one] { $seat } exchanges 1 gold for 1 crop.
               *[other] { $seat } exchanges { $amount } gold for { $amount } crops.
            }
    }


## What happens: conquest

attacks = { $seat } attacks { $other } in { $region } { phrase-for-cost }.
battle-numbers = { $seat } fights with strength { $total }, { $other } with { $against }.
battle-won = { $seat } wins the battle against { $other }.
lost-peasant = { $seat } loses a peasant in { $region }.
lost-soldier = { $seat } loses a soldier in { $region }.
last-region = { $seat } keeps { $region }, the last region left.
retreats = { $seat } retreats to { $region }.
no-retreat = { $seat } has nowhere to retreat from { $region } and loses all citizens there.
control-lost = { $seat } loses control of { $region }.
annexed = { $seat } annexes { $region } { phrase-for-cost }.
new-capital = { $seat } moves the capital to { $region }.


## What happens: heritage, unrest and points

heritage = { $seat } raises { $category } heritage by { $amount } to { $now }.
unrest-bonus = { $seat } raises unrest by { $steps } to { $now } after the bonus action.
unrest-repeated = { $seat } raises unrest by { $steps } to { $now } after the repeated card.
unrest-battle = { $seat } raises unrest by { $steps } to { $now } after the battle.
crowded = { $region } is overcrowded: { $count } citizens, room for { $room }.
unrest-crowded = { $seat } raises unrest by { $steps } to { $now } because of overcrowding.
unrest-capped = { $seat } drops to the new maximum of unrest, { $now }.
points-lost =
    { $points ->
        [0] { $seat } has unrest at its maximum, but no victory points to lose.
       *[other] { $seat } has unrest at its maximum and loses { phrase-points }, down to { $now }.
    }
dynasty-ends = Dynasty { $number } ends and is scored.
standing-points = { $seat } scores { phrase-points } for Wonders and advances, up to { $now }.
opened = { $seat } reveals chronicle { $chronicle } on field { $field }: { $has } of { $needed }, heritage { $own } of { $heritage }.
scored = { $seat } scores { phrase-points } for chronicle { $chronicle } on field { $field }.
final-regions = { $seat } scores { phrase-points } for the most regions.
final-unrest = { $seat } scores { phrase-points } for the lowest unrest.
final-symbols = { $seat } scores { phrase-points } for the most fountains and lyres.


## What is asked

ask-province =
    { $number ->
        [1] Which region do you take as your first province?
        [2] Which region do you take as your second province?
       *[other] Which region do you take as your third province?
    }
ask-capital = In which of your provinces do you found your capital?
ask-first-caravan = On which border of your capital do you place your first caravan?
ask-extra-peasant = In which province do you settle one more peasant?
ask-first-advance = With which row of advances do you begin?
ask-heritage = In which category do you raise your heritage by { $amount }?
ask-cards = Which two cards do you choose for this round?
ask-turn = What do you do next in your turn?
ask-chronicle = Which chronicle do you lay face down on which field?
ask-muster = What do you muster for 1 gold?
ask-conquest = Where do you attack or annex?
ask-annex =
    { $cost ->
        [one] Do you annex { $region } now, for 1 crop?
       *[other] Do you annex { $region } now, for { $cost } crops?
    }
ask-new-capital = Which of your regions becomes your new capital?
ask-battle-number = Which secret number do you choose in { $region }, where your strength is { $own } and that of { $other } is { $against }?
ask-lose = Which citizen do you lose in { $region }?
ask-retreat = To which region do you retreat from { $region }?
ask-raid = Which soldiers do you move?
ask-migrate = Which citizens do you move?
ask-destination =
    { $count ->
        [one] Where does the citizen from { $region } go?
       *[other] Where do the { $count } citizens from { $region } go?
    }
ask-road = Do you let { $seat } use your Road in { $region }?
ask-plunder = Which region do you plunder?
ask-site = In which region do you build?
ask-construct = What do you build in { $region }?
ask-labor = How many peasants do you put to work on the building, which costs { $cost } gold?
ask-discount = Which Amphitheater do you use for the discount?
ask-govern = Do you lower your unrest of { $unrest } by a step { phrase-for-cost }?
ask-advance = In which row do you advance?
ask-lay-advance = Which of the two advances do you lay at the end of the row?
ask-caravan = On which border do you place a caravan?
ask-next-caravan = On which border do you place the second caravan for the same payment?
ask-free-caravan = On which border do you place a caravan free of charge?
ask-pay-caravan = Do you pay for the caravan with 2 crops or with 2 gold?
ask-tribute = From which source do you take tribute?
ask-oppression = In which region do you oppress your peasants?
ask-support = In which category does your heritage count 2 higher in this turn?
ask-taxes = Do you take taxes in crops or in gold?
ask-growth =
    { $left ->
        [one] Which region gets the last peasant of your supply?
       *[other] Which region gets one of the last { $left } peasants of your supply?
    }
ask-score = Which chronicle do you score, since your heritage does not suffice for both?
ask-granaries = What do you keep in your Granaries?


## What can be picked

pick-province = Take { $region }
pick-capital = Capital in { $region }
pick-settle = Peasant in { $region }
pick-caravan = Caravan { $border }
pick-heritage = Raise { $category } heritage
pick-begin = Begin the { $row }
pick-choose = { $first } and { $second }
pick-play = Use { $card }
pick-endturn = End turn
pick-done = Done
pick-done-muster = Muster nothing else
pick-done-conquest = Conquer nothing
pick-done-annex = Do not annex it
pick-done-raid = Move no more soldiers
pick-done-migrate = Move no more citizens
pick-done-site = Build nothing else
pick-done-govern = Lower it no further
pick-done-caravan = Place no caravan
pick-done-next-caravan = Place no second caravan
pick-done-free-caravan = Place no caravan
pick-usebonus = Bonus action { $action }
pick-oppress = Oppress { $region }
pick-support = Support { $category } heritage
pick-tax = Taxes in { $resource }
pick-exchange =
    { $give ->
        [crops]
            { $amount ->
                [one] Exchange 1 crop for 1 gold
               *[other] Exchange { $amount } crops for { $amount } gold
            }
       *[other]
            { $amount ->
                [one] Exchange 1 gold for 1 crop
               *[other] Exchange { $amount } gold for { $amount } crops
            }
    }
pick-lay = Chronicle { $chronicle } on { $field }
pick-muster = Muster a soldier in { $region }
pick-promote = Peasant to soldier in { $region }
pick-demote = Soldier to peasant in { $region }
pick-irrigate = Irrigation: peasant in { $region }
pick-drill = Barracks: soldier in { $region }
pick-attack = Attack { $other } in { $region }
pick-annex = Annex { $region }
pick-commit =
    { $number ->
        [0] 0: no extra strength
        [1] 1: strength +3
        [2] 2: strength +6
        [3] 3: strength +9
        [4] 4: strength +12
        [5] 5: strength +15
       *[other] { $number }: strength +18
    }
pick-lose = Lose a { $citizen }
pick-retreat = Retreat to { $region }
pick-askroad = Ask for the Road in { $region }
pick-consent = Allow it
pick-deny = Refuse it
pick-group =
    { $citizen ->
        [soldier]
            { $count ->
                [one] 1 soldier from { $region }
               *[other] { $count } soldiers from { $region }
            }
       *[other]
            { $count ->
                [one] 1 peasant from { $region }
               *[other] { $count } peasants from { $region }
            }
    }
pick-to = To { $region }
pick-plunder = Plunder { $region }
pick-site = Build in { $region }
pick-discount = Amphitheater in { $region }
pick-construct = Build { $building }
pick-labor =
    { $count ->
        [0] No peasants
        [one] 1 peasant
       *[other] { $count } peasants
    }
pick-calm = Lower unrest by 1
pick-progress = Advance in the { $row }
pick-reveal = Lay { $advance }
pick-pay = Pay with { $resource }
pick-tribute = Tribute from { $source }
pick-score = Score { $field }
pick-keep = Keep { phrase-stock }


## Kinds of picks

kind-play = Use a card
kind-usebonus = Use a bonus action
kind-exchange = Exchange crops and gold
kind-muster = Muster a soldier
kind-promote = Turn a peasant into a soldier
kind-demote = Turn a soldier into a peasant
kind-irrigate = Place a peasant by Irrigation
kind-drill = Place a soldier from the Barracks
kind-attack = Attack somebody
kind-annex = Annex a region
kind-site = Build
kind-calm = Lower unrest
kind-progress = Advance in a row
kind-begin = Begin a row
kind-caravan = Place a caravan


## Amounts

amount-crops =
    { $number ->
        [one] 1 crop
       *[other] { $number } crops
    }
amount-gold = { $number } gold
amount-crops_or_gold = { $number } crops or { $number } gold
amount-unrest = { $number } unrest
amount-heritage = { $number } heritage
amount-civil = { $number } civil heritage
amount-political = { $number } political heritage
amount-cultural = { $number } cultural heritage
amount-peasant =
    { $number ->
        [one] 1 peasant
       *[other] { $number } peasants
    }
amount-points =
    { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    }
terms-at-turn-end = +{ $unrest } unrest when the turn ends
terms-brings-oppression =
    { $crops ->
        [0] up to { $gold } gold
       *[other] { $gold ->
            [0] up to { $crops } { $crops ->
            [one] crop
           *[other] crops
        }
           *[other] up to { $crops } { $crops ->
            [one] crop
           *[other] crops
        } or { $gold } gold
        }
    }
terms-brings-support = +{ $heritage } heritage for this turn
terms-brings-taxes = +{ $crops } { $crops ->
            [one] crop
           *[other] crops
        } or { $gold } gold
terms-chronicle = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, now { $has } of { $needed }, heritage { $own } of { $heritage }
terms-again = { $card } again: +1 unrest
terms-if-won = +{ $unrest } unrest if you win
terms-strength = strength { $own } against { $against } before the secret numbers
terms-idle-chronicle = Chronicle could not be used now
terms-idle-muster = Muster could not be used now
terms-idle-conquest = Conquest could not be used now
terms-idle-raid = Raid could not be used now
terms-idle-build = Build could not be used now
terms-idle-govern = Govern could not be used now
terms-idle-advance = Advance could not be used now
terms-idle-caravan_1 = Caravan could not be used now
terms-idle-caravan_2 = Second Caravan could not be used now
terms-idle-migrate = Migrate could not be used now
terms-idle-tribute = Tribute could not be used now
terms-bonus-first-muster = Muster only after a bonus action
terms-bonus-first-conquest = Conquest only after a bonus action
terms-bonus-first-build = Build only after a bonus action
terms-bonus-first-govern = Govern only after a bonus action
terms-bonus-first-advance = Advance only after a bonus action
terms-bonus-first-caravan_1 = Caravan only after a bonus action
terms-bonus-first-caravan_2 = Second Caravan only after a bonus action


## Sources of points

source-chronicles = Chronicles
source-wonders = Wonders
source-advances = Advances
source-final_regions = Most regions
source-final_unrest = Lowest unrest
source-final_symbols = Most fountains and lyres
source-lost = Lost to unrest
tie-last-dynasty = points for chronicles of the third dynasty


## What can be picked part by part

part-choose-first = { $value } and …
part-lay-chronicle = Chronicle { $value } on …
part-group-region = From { $value } …


## Why something is not possible

why-not-your-turn = It is not your turn.
why-out-of-play = This region is out of play with so few players.
why-region-taken = This region already has a province marker.
why-not-adjacent = This region is not adjacent to one of yours.
why-same-card = You have to choose two different cards.
why-two-repeated = You have played both cards in this generation already, and only one of the two may be repeated.
why-emphasis-used = You can play only one Emphasis card in a generation.
why-not-revealed = You have not revealed this card in this turn.
why-card-in-use = This card is being used right now.
why-bonus-spent = You have already used a bonus action in this turn.
why-bonus-empty = This bonus action would give you nothing.
why-no-coinage = You need the advance Coinage for it, and something to exchange.
why-exchanged = You have already exchanged in this turn.
why-no-interruption = This is possible before and after each action, and inside one just before you pay.
why-no-card-left = You have used or declined all cards of this turn.
why-not-built = None of your regions has { $building }.
why-no-field = You have a chronicle on every field.
why-field-taken = You already have a chronicle on this field.
why-card-laid = You have already laid this chronicle.
why-no-gold = Mustering costs 1 gold, and you have none.
why-nothing-to-muster = There is nothing here that you could place or convert.
why-not-controlled = You do not control this region.
why-region-done = You have already placed or converted a citizen here in this action.
why-base-done = You have already mustered all the soldiers this action allows.
why-locked-civil = Civil has to be unlocked for it, by the Civil Emphasis card or the advance Tyranny.
why-locked-political = Political has to be unlocked for it, by the Political Emphasis card or the advance Oligarchy.
why-locked-cultural = Cultural has to be unlocked for it, by the Cultural Emphasis card or the advance Democracy.
why-nothing-to-conquer = There is no region that you could attack in or annex now.
why-no-citizen-here = You have no citizen in this region.
why-no-enemy-here = This player has no citizen in this region.
why-no-crops =
    { $cost ->
        [one] This costs 1 crop, and you have none.
       *[other] This costs { $cost } crops, and you have { $have }.
    }
why-already-yours = You already control this region.
why-not-most = You need more citizens here than any other player.
why-defended = Its controller still has citizens in this region.
why-last-region = This is the last region of its controller, and nobody can take it.
why-no-control-marker = You already control 10 regions and have no marker left.
why-no-soldiers = You have no soldiers on the board.
why-nobody-to-move = You have no citizens on the board.
why-nothing-to-build = There is no building that you could pay for and place.
why-region-full = This region already holds as many buildings as its capacity allows.
why-kind-there = This region already has a building of this kind.
why-sold-out = No building of this kind is left in the supply.
why-colony-only = This can be built only in a colony.
why-price = This costs { $cost } gold, and you can pay { $have } at most.
why-calm-already = Your unrest is already 0.
why-row-ends = There is no card to the right of your marker.
why-no-marker = You have no marker in this row.
why-marker-there = You already have a marker in this row.
why-heritage-low = Your unrest is { $unrest }, and your { $category } heritage of { $heritage } has to be at least as high.
why-no-caravan = You have no caravan left.
why-no-caravan-pay = A caravan costs 2 crops or 2 gold.
why-no-border = There is no free border within reach of your capital and Cities.
why-not-anchored = This border is not connected with your capital or one of your Cities.
why-own-caravan-there = You already have a caravan on this border.
why-no-tribute = You have no colony, and no foreign caravan reaches your capital or your Cities.


## What it does: actions and bonus actions

effect-chronicle = Lay a chronicle from your hand face down on a scoring field where you have none. It stays there until the dynasty ends and is scored.
effect-muster = Pay 1 gold and place 1 soldier in a region you control. Political unlocked: also, in any number of your other regions, pay 1 gold each to turn 1 peasant into a soldier or 1 soldier into a peasant.
effect-conquest = In one region attack a player, annex the region, or do first one and then the other. An attack costs crops equal to your unrest; peasants fight with strength 1, soldiers with 2, and your secret number adds 3 for each point. The winner loses 1 citizen there, and unrest rises by the own number; the loser loses 2, and a defender retreats. Annexing costs crops equal to the number of regions you control, and you need more citizens there than anybody else.
effect-raid = Move any number of your soldiers to adjacent regions. Then plunder one region outside your control that they have just entered: gain 1 of its resource for each of your soldiers there, at most its capacity, and its controller loses as much. Political unlocked: plunder every such region.
effect-build = Build 1 building in a region you control for gold equal to your unrest plus the level of the building. Civil unlocked: it may be a City.
effect-govern = Lower your unrest by any number of steps; each costs crops equal to the number of regions you control. Cultural unlocked: the first step is free.
effect-advance = Move one of your markers to the next advance in its row; your unrest must not exceed your heritage in its category. Cultural unlocked: instead place a new marker on the first advance of a row where you have none.
effect-caravan_1 = Pay 2 crops or 2 gold and place a caravan on a border connected with your capital or one of your Cities. Heritage +1 in a category of your choice if a trade good lies there or if you reach a capital or City of another player for the first time.
effect-caravan_2 = Cultural unlocked: a second time pay 2 crops or 2 gold and place a caravan, as with the other Caravan card. Otherwise this card does nothing.
effect-migrate = Move any number of your citizens to adjacent regions. Cultural unlocked: then place 1 caravan free of charge on a connected border of a region that holds a citizen of yours.
effect-tribute = Gain 1 resource from each of your colonies, or 1 for each foreign caravan that reaches your capital or one of your Cities; its owner loses as much. Civil unlocked: gain both.
effect-oppression = Gain 1 resource for each of your peasants in one region you control, at most its capacity. At the end of the turn unrest +1, with the usual options only for its first use in a generation.
effect-support = Your heritage in one category counts 2 higher until the end of the turn, but never for chronicles. At the end of the turn unrest +1, with the usual options only for its first use in a generation.
effect-taxes = Gain 1 crop, or else 1 gold, for each trade good that your caravans reach. At the end of the turn unrest +1, with the usual options only for its first use in a generation.
effect-emphasis_civil = Unlocks civil for the rest of the generation. Each action with the civil symbol that you use, and each civil building that you build, puts a marker on the card; the third marker gives civil heritage +1.
effect-emphasis_political = Unlocks political for the rest of the generation. Each action with the political symbol that you use, and each political building that you build, puts a marker on the card; the third marker gives political heritage +1.
effect-emphasis_cultural = Unlocks cultural for the rest of the generation. Each action with the cultural symbol that you use, and each cultural building that you build, puts a marker on the card; the third marker gives cultural heritage +1.


## What it is: the map and what lies on it

effect-region = A region of the map. Its tile shows what it yields, crops or gold, and its capacity: so many peasants work there, so many buildings find room, and so many citizens live there before it is overcrowded. Whoever has a marker or the capital here controls it.
effect-border = A border between two regions: citizens move across it, and each player may have one caravan on it. A caravan reaches both regions, and the trade good if one lies here.
effect-good = A trade good on a border. A caravan placed here gives heritage +1 in a category of choice; each trade good that your caravans reach counts for Taxes and for field F. It is never used up.
effect-plain = Terrain. It matters only for Chariots.
effect-mountain = Terrain. It matters only for Peltasts.
effect-island = Terrain. It matters only for Triremes.
effect-province = A region that its controller has held since the setup. It yields income like any other.
effect-colony = A region that was annexed. Each colony gives 1 resource to Tribute; only here a Triumphal Arch can be built, and only colonies count for Imperium.
effect-colonies = Regions that were annexed: with Tribute each of your colonies gives 1 resource.
effect-foreign_caravans = Caravans of others that reach your capital or one of your Cities: with Tribute each gives 1 resource, which its owner loses.
effect-capital = The capital of its owner. Caravans may start here, and foreign caravans that reach it pay Tribute. Whoever loses the region chooses another one for the capital at once.
effect-peasant = A citizen. Each of your peasants in a region you control yields 1 of its resource as income, at most its capacity. Strength 1 in a battle.
effect-soldier = A citizen. Strength 2 in a battle; soldiers raid regions, but yield no income.
effect-caravans = Caravans lie on borders and reach the regions on both sides and the trade good between them. With the Caravan card one costs 2 crops or 2 gold; you have 20.
effect-control_markers = They show which regions you control besides your capital: you have 9, so you never control more than 10 regions.


## What it is: tracks and figures

effect-crops = A resource. It pays for attacks, for annexing, for Govern and for caravans. What is left at the end of a generation is lost.
effect-gold = A resource. It pays for Muster, for buildings and for caravans. What is left at the end of a generation is lost.
effect-points = Victory points. Chronicles, Wonders and some advances score at the end of each dynasty; at the very end 3 each go to the most regions, the lowest unrest, and the most fountains and lyres.
effect-unrest = Unrest, from 0 to 7: an attack costs as many crops, a building as much more gold, and an advance needs heritage of at least as much. Bonus actions, repeated cards, overcrowding and costly victories raise it; only Govern lowers it. Each step beyond the maximum costs 1 victory point instead.
effect-civil = Civil heritage. You need it, at least as much as your unrest, to reach civil advances, and for chronicles on fields A and B. While civil is unlocked, you may build Cities, Tribute gives both sources, and Irrigation works.
effect-political = Political heritage. You need it, at least as much as your unrest, to reach political advances, and for chronicles on fields C and D. While political is unlocked, Muster converts citizens, Raid plunders everywhere, and Barracks work.
effect-cultural = Cultural heritage. You need it, at least as much as your unrest, to reach cultural advances, and for chronicles on fields E and F. While cultural is unlocked, the first step of Govern is free, Advance may begin a row, Migrate places a caravan, and the Second Caravan, Amphitheater and Library work.
effect-start_player = The start player takes the first turn of each round, and rolls the die. In each new generation it is the next player to the left.
effect-dynasty_track = The marker moves 1 space after each round. If it enters a space with a peasant, each player gains 1 peasant in each region at the end of the generation. A dynasty is scored at the end of the generation in which the marker has reached the first space of the next one.
effect-generation_track = The rounds of this generation. After round 2 a die of 3 or more, after round 3 one of 4 or more lets it go on; otherwise, and after round 4, it ends.
effect-row = A row of advances. Your marker moves from card to card, one with each Advance; when somebody reaches the last card, a new one is laid beside it, up to level 5.
effect-stack = Face-down advances of levels 3, 4 and 5. Whoever reaches the end of a row draws two, lays one beside it and puts the other back on top.


## What counts on the scoring fields

effect-A = The sum of the levels of all buildings in your regions; a City counts the capacity of its region.
effect-B = The fountains on your buildings and on the advances you have reached.
effect-C = The regions you control.
effect-D = Your peasants and soldiers on the board.
effect-E = The lyres on your buildings and on the advances you have reached.
effect-F = The trade goods that your caravans reach, and the regions they reach that hold the capital or a City of another player.


## What it does: buildings

effect-quarry = A building here or in an adjacent region you control costs 1 gold less; only one Quarry counts for a building.
effect-irrigation = Civil unlocked: when you muster, you may pay 1 gold and place 1 peasant here.
effect-aqueduct = The overcrowding limit of the region is 2 higher.
effect-city = Can be built only while civil is unlocked. Your caravans may start here, and foreign caravans that reach it pay you Tribute, as with the capital. The overcrowding limit of the region is 1 higher.
effect-triumphal_arch = Can be built only in a colony. When built: political heritage +1.
effect-road = When citizens migrate or raid, all regions around this one are adjacent to each other; other players need the consent of its controller.
effect-fortress = If you control the region and are attacked here, your strength is 4 higher.
effect-barracks = Political unlocked: when you muster, you may pay 1 gold and place 1 more soldier here.
effect-amphitheater = Cultural unlocked: once in a turn, a building here or in an adjacent region you control costs 1 gold less; only one Amphitheater counts for a building.
effect-temple = Each step of Govern that you pay for costs 1 crop less, but at least 1; more Temples do not add to it.
effect-library = Cultural unlocked: your heritage counts 1 higher when you advance; more Libraries do not add to it.
effect-wonder = When built: heritage +1 in a category of your choice. At the end of each dynasty 1 victory point, or 2 with Vision.


## What it does: advances

effect-agriculture = Each crops region you control that holds a peasant of yours yields 1 crop more as income, even beyond its capacity.
effect-labor = When you build, peasants of yours in the region may work: each saves 1 gold. Afterwards half of them, rounded up, return to your supply.
effect-law = Annexing costs 1 crop less for each of your soldiers in the region.
effect-bronze_working = Your strength is 1 higher in every battle.
effect-writing = Your heritage counts 1 higher when you advance.
effect-mythology = Each step of Govern that you pay for costs 1 crop less, but at least 1.
effect-ornamentation = Each City you control counts 1 lyre more.
effect-granaries = At the end of a generation you keep up to 4 crops and gold, as you like, instead of losing everything.
effect-conscription = When you muster, you may place 2 soldiers for 1 gold each, in one region or in two.
effect-logistics = When you migrate or raid, your soldiers may move up to 2 steps.
effect-bread_and_circuses = Your maximum of unrest is 5 instead of 7. Higher unrest drops to 5 at once.
effect-coinage = Once in each of your turns exchange up to 3 crops for as much gold, or up to 3 gold for as many crops.
effect-tyranny = Civil is unlocked for you for good.
effect-plumbing = Each Aqueduct you control counts 1 fountain more and raises the overcrowding limit of its region by 1 more.
effect-architecture = Every building costs you 1 gold less.
effect-chariots = In plains each of your soldiers has strength +1.
effect-peltasts = In mountains each of your soldiers has strength +1.
effect-triremes = On islands each of your soldiers has strength +1. When you migrate or raid, all islands are adjacent to each other.
effect-oligarchy = Political is unlocked for you for good.
effect-democracy = Cultural is unlocked for you for good.
effect-drama = Each Amphitheater you control counts 1 lyre more.
effect-philosophy = Support never raises your unrest.
effect-vision = Each Wonder you control gives 2 victory points at the end of a dynasty instead of 1.
effect-engineering = When you build, you may build 2 buildings, one after the other, each at its full price.
effect-iron_working = Your strength is 3 higher in every battle, in addition to Bronze Working.
effect-provincial_governors = For the costs of annexing and of Govern you count 2 regions fewer, but at least 1.
effect-historiography = When chronicles are scored, your heritage counts 1 higher in every category.
effect-trade_leagues = With each Caravan card you may place 2 caravans for one payment of 2.
effect-urbanism = At the end of a dynasty 2 victory points for each City you control.
effect-imperium = At the end of a dynasty 1 victory point for each colony you control.
effect-classical_canon = At the end of a dynasty 1 victory point for every 3 of your lyres.


## The board as a picture

board-dynasty = Dynasty
board-overrun = Overrun
board-generation = Generation
board-advances = Advances
board-chronicles = Chronicles
board-buildings = Buildings
board-goods = Trade goods
board-cards = Cards and bonus actions
board-points = Victory points
board-unrest = Unrest
board-supply = left
board-start = Start player
board-turn = on turn
board-mountain = mountain
board-plain = plain
board-island = island
board-province = province
board-colony = colony
board-capital = capital
board-crops = crops
board-gold = gold
board-tile = { $resource }, capacity { $capacity }
board-some-peasants =
    { $number ->
        [one] 1 peasant
       *[other] { $number } peasants
    }
board-some-soldiers =
    { $number ->
        [one] 1 soldier
       *[other] { $number } soldiers
    }
board-good = trade good
board-peasants = peasants
board-soldiers = soldiers
board-caravan = caravan


## The board in text

panel-moment-past = Dynasty { $dynasty } ends with this generation · round { $round } of the generation · start player { $mark } { $seat }
moment-round = Dynasty { $dynasty }, round { $round }
panel-moment = Dynasty { $dynasty }, space { $space } of { $spaces } · round { $round } of the generation · start player { $mark } { $seat }
panel-setup = Setup · start player { $mark } { $seat }
panel-vp = VP
panel-unrest = Unrest
panel-heritage = Heritage
panel-heritages = civ { $civil }  pol { $political }  cult { $cultural }
panel-map = Regions (citizens: peasants + soldiers)
panel-region = Region
panel-tile = Tile
panel-controller = Held as
panel-citizens = Citizens
panel-buildings = Buildings
panel-capital = capital
panel-capital-moved = capital, { $status }
panel-chronicles = Chronicles: what cards 1 to 7 want on each field
panel-field = Field
panel-own = Own
panel-laid = Laid
panel-points = Points
panel-time = Time
panel-dynasty-track = Dynasties
panel-generation-track = Generation
panel-roll = after round { $round } the die goes on from { $threshold }
panel-growth = + means growth at the end of the generation
panel-advances = Advances and who has reached them
panel-pieces = Pieces left
panel-peasants = Peasants
panel-soldiers = Soldiers
panel-caravans = Caravans
panel-markers = Markers
panel-regions = Regions
panel-cards = Cards of this generation
panel-played = Played
panel-emphasis = Emphasis
panel-unlocked = Unlocked
panel-bonuses = Bonus actions
panel-caravan-network = Caravans
panel-borders = Borders
panel-goods = Trade goods
panel-supply = Buildings left
panel-neighbours = Neighbours, with the trade goods on the way
sheet-map = Map
sheet-advances = Advances
sheet-chronicles = Chronicles

## Kinds of picks, as a study lists them. In menus are those that stand with their chapters.

kind-province = Take a province
kind-capital = Found the capital
kind-settle = Settle a peasant
kind-heritage = Raise a heritage
kind-choose = Choose two cards
kind-endturn = End the turn
kind-done = Leave it at that
kind-oppress = Oppress a region
kind-support = Support a heritage
kind-tax = Levy a tax
kind-lay = Lay a chronicle
kind-commit = Commit to a battle
kind-lose = Lose a citizen
kind-retreat = Retreat
kind-askroad = Ask for the road
kind-consent = Agree
kind-deny = Refuse
kind-group = Choose a group
kind-to = Where the group goes
kind-plunder = Plunder a region
kind-discount = Use an Amphitheater for the discount
kind-construct = Construct a building
kind-labor = Let peasants work
kind-reveal = Lay out a card
kind-pay = Pay
kind-tribute = Take tribute
kind-score = Score a chronicle
kind-keep = Keep resources
