### What is written on the board, on the sheets beside it and in the figures.

## Sheets

sheet-map = Map
sheet-progress = Progress
sheet-table = Table

## On the map

board-barbarians = Barbarians
board-out = Out of play
board-home = home of the { $people }
board-village = A barbarian tile, face down
board-attackers = { $seat } attacks: { $number }

## Progress

board-wheel = Progress
board-prices = What a level costs: a pioneer, whoever follows
board-level = Level { $level }: { $seats }
board-pioneer = Nobody has reached level { $level }: the pioneer gains 1 influence
board-epochs = Epochs
board-barbarian-track = Barbarians
board-barbarian-level = Barbarian level { $level }

## Tracks

board-influence = Influence and triumph
board-triumph-fields = Black fields (dots): 1 influence; red fields (rings): 3 morale
board-marker = The round marker on field { $field }
board-standing = { $seat }: influence { $points }, triumph piece on { $triumph }

## Table

board-round = Round { $round }
board-setup = Set-up
board-ending = the last round
board-over = The game is over
board-order = Player order
board-cards = Influence cards
board-own = own
board-open = open
board-deck = The deck: { $number } influence cards
board-scored = scored, out of the game
board-peoples = Peoples of this play area
board-supply = Supply
board-grey-supply = Grey leaders in the supply
board-legion-supply = Legions in the supply
board-ends = Ends the game
board-removed = left the game
board-automa = Automa
board-automa-deck = Automa deck
board-automa-discard = Discarded
board-automa-aside = Set aside until the first expansion of an Automa
board-automa-last = Last card
board-upright = The leader of { $seat } stands: an auto-expansion is due
board-lying = The leader of { $seat } lies: no auto-expansion in this round

## Battle

board-battle = { $field }: combat round { $round }
board-battle-begins = { $field }: a battle begins
board-attacker = Attacker
board-defender = Defender
board-units = Units: { $number }
board-allied =
    { $number ->
        [one] 1 allied army of { $seat }
       *[other] { $number } allied armies of { $seat }
    }
board-holds-sword = attacker
board-holds-shield = defender
board-holds-fist = more units
board-holds-mask = more morale
board-holds-catapult = mechanics
board-not-rolled = The dice have not been rolled yet.
board-left-out = Left out, in revolution: { $number }
board-hits = a hit: { $name }

## Plates

board-points = Points as far as all can see
board-ally = Allied with { $seat }
board-met = end reached
board-revolted = revolution
board-passed = passed
board-hunger = Hunger: { $plate } on the plate, { $beside } beside the board
board-provinces = Land provinces
board-gone = Vassals out of the game: { $number }
board-leaders = Leaders: { $ready } ready, { $used } used, { $grey } of them all grey
board-ring = A leader stands on the turn-order ring
board-hidden-card = An influence card, face down
board-hidden-tile = A barbarian tile, face down
board-used = used
board-as-ore = lies on the regular army as ore
board-city-row = Cities built: { $built } ({ $where }); on unbuilt ones: { $slots ->
        [one] 1 vassal
       *[other] { $slots } vassals
    }

## Figures

panel-moment = Round { $round }, { $phase }
panel-player = Player
panel-people = People
panel-leaders = Leaders
panel-army = Army
panel-free = Free vassals
panel-provinces = Provinces
panel-cities = Cities
panel-goods = Goods
panel-actions = Used actions
panel-levels = Progress
panel-epoch = Epoch
panel-tiles = Tiles
panel-cards = Cards
panel-state = State
panel-field = Field
panel-owner = Owner
panel-pieces = Pieces
panel-printed = Printed
panel-seas = Seas
panel-lands = Provinces
panel-table = Table
panel-open-cards = Open influence cards
panel-deck = Deck
panel-barbarians = Barbarian level
panel-grey = Grey leaders in the supply
panel-marker = Round marker
panel-automa = Automa
panel-battle = Battle
panel-kind = Units
panel-markers = Markers
panel-dice = Dice
panel-attacks = Attacks
