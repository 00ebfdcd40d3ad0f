### The board in words.

sheet-map = Map
sheet-table = Calendar
board-over = The match is over
board-prologue = Prologue
board-moment = Year { $year }, { $season }
board-year = Year { $year }
board-mode-quick = Quick mode
board-mode-basic = Basic mode
board-mode-original = Original mode
board-mode-extended = Extended mode
board-order = Turn order: { $names }
board-seas = Seas
board-good = good weather
board-normal = ordinary weather
board-bad = bad weather
board-nobody = nobody controls it
board-homeland = homeland: { $faction }
board-iberia = on the Iberian peninsula
board-river = river: { $river }
board-black-river = black river: closed on foot unless it is frozen or an own or friendly ship lies there
board-open-to = open to { $faction }
board-bank-left = left bank of the Danube
board-bank-right = right bank of the Danube
board-yield = yields { $number } grain
board-controlled = controlled by { $seat }
board-store = store: { $grain } grain, { $fish } fish
board-wall-level = walls of level { $number }
board-site = { $seat } builds { $building }: { $work } of { $needed }
board-crop = { $number } grain of { $seat }
board-training = { $number } in training
board-spot-site = on the building site
board-spot-inside = inside the settlement
board-spot-port = in the shipyard
board-spot-aboard = aboard
board-spot-hold = aboard in the shipyard
board-rival = rival: { $seat }
board-rivals = rivals: { $seat }, and all players of { $faction }
board-announced = announced: { $way }
board-gone = out of the game
board-late = comes in year 2
board-pieces = { $cubes } of 20 cubes, { $blocks } of 10 blocks, { $tiles } of 15 buildings, { $stones } of 10 plunder stones
board-treaty = { $treaty }: { $seat } pays { $other }{ $rounds ->
    [0] , without limit
    [one] , for this round
   *[other] , for { $rounds } rounds
}
board-forecast-food = Next winter, if nothing changes: { $food } food for { $needed }, and { $meat } meat if all herds are slaughtered
board-forecast-gold = Next pay day, if nothing changes: { $gold } gold for { $due }
board-light-control = Spaces under control: { $number } (point here to light them on the map)
board-light-connected = Connected areas, in spaces: { $number } (point here to light them on the map)
board-light-supplied = Spaces connected to a free settlement: { $number } (point here to light them on the map)
board-light-encircled = Encircled settlements: { $number } (point here to light them on the map)
board-account-harvest = Harvest: grown, and brought in
board-account-feeding = Winter: what there is, and who eats
board-account-upkeep = Upkeep: gold, and what is due
board-account-wages = Wages: gold, and what is due
board-account-there = { $thing }: { $number } there
board-account-left = { $number } grain without room
board-need-settlements = Settlements
board-need-units = Units
board-need-herds = Herds that are kept
board-need-commander = Commander
board-need-room = Brought in
board-without-harvest = no room:
board-without-feeding = hungry:
board-without-upkeep = unpaid:
board-without-wages = unpaid:
board-fight = { $level ->
        [0] { $ambush ->
            [0] Battle
           *[other] Ambush
        }
       *[other] Siege
    }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $charge ->
        [0] {""}
       *[other] : charge
    }{ $level ->
        [0] {""}
       *[other] { $breached ->
            [0] , walls of level { $level }
           *[other] , breach in the walls
        }
    }
board-attacker = attacks
board-defender = defends
board-ambushed = comes into an ambush
board-ambushes = lies in ambush
board-flees = in flight
board-die = { $whose }: { $swords ->
    [0] no sword
    [one] 1 sword
   *[other] { $swords } swords
}
board-die-unit = unit
board-die-extra = extra die for six of a kind
board-die-support = support of the fortification
board-die-walls = walls
board-swords = Swords: { $shown } shown, { $blank } for dice without, { $units } for units and morale, { $kept } carried over
board-shields = Shields: { $units } for units, { $kept } carried over
board-walls = The walls: { $number ->
        [one] 1 shield
       *[other] { $number } shields
    }
board-aside = Put aside: { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
panel-faction = Faction
panel-units = Units
panel-state = State
panel-stores = Stores and herds
panel-herds = Herds
panel-there = There
panel-needed = Needed
panel-without = Go without
panel-winter = Next winter: food/needed
panel-pay = Next pay day: gold/due
panel-pieces = Pieces
panel-goals = Ways to win
panel-treaties = Treaties
panel-payer = Payer
panel-receiver = Receiver
panel-rounds = Rounds
panel-fields = Fields
panel-waters = Waters
panel-settlement = Settlement
panel-store = Grain / fish
panel-growing = Crops and herds
