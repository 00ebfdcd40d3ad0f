### Clash of Cultures: what all chapters share.

title-name = Clash of Cultures
title-pitch = Found cities, gain advances, keep your people happy and your neighbours in awe: a whole civilization in six rounds.


## Options

option-expansion = Play with the expansion: civilizations, leaders, cavalry, war elephants, three more buildings, pirates and more cards.
option-length = How long the game lasts; a die decides on the seventh round of a flexible game, and in a short one everybody begins with two settlers and gains two free advances in each status phase.
option-events = What is carried out of an event card: all of it, what its drawer chooses, or only its symbol.
option-random_leader = The leader card that comes into play is drawn at random.
option-wonder_buffet = Wonder cards lie open for all instead of going to a hand.
option-alternative_history = The leaders of all civilizations are shuffled and dealt.
option-trade = Players may trade with the player whose turn it is.
option-trade_offers = How many trade offers a player may make in a turn.
option-expansion-name = Expansion
option-length-name = Length
option-events-name = Events
option-random_leader-name = Random leader
option-wonder_buffet-name = Open wonders
option-alternative_history-name = Alternative history
option-trade-name = Trade
option-trade_offers-name = Trade offers
choice-length-normal = Normal (six rounds)
choice-length-flexible = Flexible (six or seven rounds)
choice-length-short = Short (four rounds)
choice-events-full = In full
choice-events-optional = In full or the symbol alone
choice-events-none = The symbol alone
choice-trade_offers-1 = One a turn
choice-trade_offers-2 = Two a turn
choice-trade_offers-3 = Three a turn


## Parts of sentences

phrase-goods = { phrase-food }{ phrase-wood }{ phrase-ore }{ phrase-ideas }{ phrase-gold }{ phrase-mood }{ phrase-culture }
phrase-food =
    { $food ->
        [0] { "" }
       *[other] { "\u2063 " }{ $food } food
    }
phrase-wood =
    { $wood ->
        [0] { "" }
       *[other] { "\u2063 " }{ $wood } wood
    }
phrase-ore =
    { $ore ->
        [0] { "" }
       *[other] { "\u2063 " }{ $ore } ore
    }
phrase-ideas =
    { $ideas ->
        [0] { "" }
        [one] { "\u2063 " }1 idea
       *[other] { "\u2063 " }{ $ideas } ideas
    }
phrase-gold =
    { $gold ->
        [0] { "" }
       *[other] { "\u2063 " }{ $gold } gold
    }
phrase-mood =
    { $mood ->
        [0] { "" }
       *[other] { "\u2063 " }{ $mood } mood
    }
phrase-culture =
    { $culture ->
        [0] { "" }
       *[other] { "\u2063 " }{ $culture } culture
    }
phrase-points =
    { $half ->
        [0] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] { $points ->
            [0] ½ point
           *[other] { $points }½ points
        }
    }
phrase-one =
    { $good ->
        [ideas] 1 idea
       *[other] 1 { $good }
    }
phrase-prisoners =
    { $prisoners ->
        [0] { "" }
        [one] { "\u2063 " }1 prisoner
       *[other] { "\u2063 " }{ $prisoners } prisoners
    }
phrase-free =
    { $free ->
        [0] { "" }
       *[other] { " " }({ $free } less to pay)
    }
phrase-units = { phrase-settler }{ phrase-infantry }{ phrase-ship }{ phrase-cavalry }{ phrase-elephant }{ phrase-leader }
phrase-settler =
    { $settler ->
        [0] { "" }
       *[other] { "\u2063 " }{ $settler } × { thing-settler }
    }
phrase-infantry =
    { $infantry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $infantry } × { thing-infantry }
    }
phrase-ship =
    { $ship ->
        [0] { "" }
       *[other] { "\u2063 " }{ $ship } × { thing-ship }
    }
phrase-cavalry =
    { $cavalry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $cavalry } × { thing-cavalry }
    }
phrase-elephant =
    { $elephant ->
        [0] { "" }
       *[other] { "\u2063 " }{ $elephant } × { thing-elephant }
    }
phrase-leader =
    { $leader ->
        [0] { "" }
       *[other] { "\u2063 " }{ $leader } × { thing-leader }
    }


## Where goods come from

thing-collect = Collect
thing-raze = a razed city
thing-printed = usual price
thing-change_government = change of government


## Asks

ask-turn =
    { $left ->
        [0] No actions left: take free actions, or end your turn.
        [one] Your turn: 1 action left.
       *[other] Your turn: { $left } actions left.
    }
ask-pay = How do you pay for { $origin }?
ask-pay-unit = With what do you pay { phrase-one } for { $origin }?
ask-price = Which price do you pay for { $origin }?
ask-gain = What do you take for { $origin }?
ask-react = { $moment }: do you use something?


## Picks

pick-endturn = End the turn
pick-done = Done
pick-pass = No, thanks
pick-use = Use { $ability }
pick-pay = Pay{ phrase-goods }{ phrase-prisoners }{ phrase-free }
pick-payotherwise = Pay in another way
pick-paywith = Pay with { phrase-one }
pick-price = { $ability }
pick-gain = Take { $good }
pick-advance = Gain { $advance }
pick-government = Change to { $category }
pick-player = { $other }
pick-city = The city on { $hex }
pick-hex = Hex { $hex }


## What happened

start-player = { $seat } is the start player.
civilization = { $seat } leads this civilization: { $civilization }.
phase = Round { $round }, phase { $phase }.
turn = { $seat } takes a turn.
uses = { $seat } uses { $ability }.
gains = { $seat } gains{ phrase-goods } ({ $origin }).
loses = { $seat } loses{ phrase-goods } ({ $origin }).
pays = { $seat } pays{ phrase-goods } for { $origin }.
overflow = { $seat } has no room for{ phrase-goods }.
advance = { $seat } gains { $advance }.
civilization-advance = { $seat } unlocks { $advance }.
draws-card = You draw { $card }.
draws-action = { $seat } draws an action card.
draws-objective = { $seat } draws an objective card.
draws-wonder = { $seat } draws a wonder card.
wonder-open = { $wonder } lies open for all.
event = { $seat } draws the event { $event }.
end-roll = { $seat } rolls { $number } for the end of the game; it ends on { $highest } or less.
final-points = { $seat } has { $points }{ $half ->
        [0] { "" }
       *[other] ½
    } points.


## Why not

why-not-your-turn = It is not your turn.
why-no-action-left = You have no action left.
why-actions-left = You have actions left, and actions are mandatory.
why-not-now = Not while something else is being decided.
why-ability-used = It was used this turn.
why-ability-idle = There is nothing it could do now.
why-advance-owned = You have this advance.
why-top-first = The first advance of a category is the one at its top, here { $advance }.
why-prerequisite = { $advance } is needed first.
why-other-government = You have advances of another government.
why-unpayable = It costs{ phrase-goods }, and you cannot pay that.


## Panel

panel-moment = Round { $round }, phase { $phase }
panel-points = Points
panel-cities = Cities
panel-advances = Advances
panel-action-cards = Action cards
panel-objective-cards = Objectives
panel-wonder-cards = Wonders
panel-map = Map
panel-hex = Hex
panel-terrain = Terrain
panel-city = City
panel-buildings = Buildings
panel-units = Units
panel-hand = Your hand
