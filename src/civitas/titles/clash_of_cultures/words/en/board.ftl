### The board and the cards, as they are drawn.


## The board

sheet-map = Map
sheet-advances = Advances
sheet-cards = Cards
board-unrevealed = not revealed yet
board-city =
    { $mood }, size { $size }{ $count ->
        [0] { "" }
        [one] , activated once
       *[other] , activated { $count } times
    }
board-start = start player
board-turn = has turn { $number } of each phase
board-actions = actions left
board-counter = Event counter
board-killed-leaders = leaders killed
board-leader-play = in play
board-leader-left = can be recruited
board-leader-fallen = dead
board-any-government = a government
board-score = Final score
score-city_pieces = Settlements and buildings
score-advances = Advances
score-objectives = Objectives
score-wonders = Wonders
score-events = Events
score-killed_leaders = Leaders killed
board-supply = Left in supply: buildings and units
board-needs = needs
board-key = What the signs mean
board-open = On the table
board-deck-action = Action cards
board-deck-objective = Objectives
board-deck-event = Events
board-deck-wonder = Wonders
board-discarded = discarded
board-hand = Hand of { $other }
board-gives = gives
board-attacker = attacks
board-defender = defends
board-battle =
    { $round ->
        [0] Battle on { $hex }
       *[other] Battle on { $hex }, round { $round }
    }
board-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
board-peace = no battles with
board-assassinated = one action less in the next turn
panel-people = Civilization
panel-side = Side
panel-forces = Lost
panel-dice = Dice
panel-tactics = Tactics
panel-bonuses = Bonuses
panel-ignored = Hits ignored
panel-value = Value
panel-card = Card
panel-effect = What it does
