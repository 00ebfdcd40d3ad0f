### Events, great persons, barbarians and pirates.

## Where goods come from

thing-symbol_goldmine = a goldmine
thing-symbol_exhausted_land = exhausted land
thing-symbol_barbarians_spawn = barbarians settle
thing-symbol_barbarians_move = barbarians move
thing-symbol_pirates = pirates
thing-no_room_aboard = no room aboard
thing-toll = breaking the peace


## Asks

ask-event-declare = You are to draw an event: does the whole card count, or only its symbol?
ask-event-source = You are to draw an event: from the deck, or { $event } from the discard pile?
ask-shown-wonder = Which wonder card do you take: the open one, or the top card of the deck?
ask-barbarian-site = Where do the barbarians settle?
ask-reinforce = Which barbarian city grows, and by what?
ask-march = Which barbarians move next, and where to?
ask-allow-march = Barbarians want to move from { $hex }: do you let them?
ask-exhaust = Which land is exhausted for good?
ask-recall-pirates = Which pirate ship leaves the map, so that new ones can come?
ask-pirate-ship = Where does a pirate ship appear?
ask-extorted-city = You cannot pay the pirates: which city is unhappier?
ask-upset-city = { $origin }: which city suffers?
ask-calm = { $origin }: do you pay so that the mood on { $hex } does not fall?
ask-fire-city = { $origin }: in which city does it break out?
ask-slay = { $origin }: which of your units dies?
ask-avert = { $origin }: do you kill an army unit to avert it?
ask-pandemic =
    { $count ->
        [one] { $origin }: you lose 1 more thing. What?
       *[other] { $origin }: you lose { $count } more things. What first?
    }
ask-give-food = { $origin }: who gets 1 food?
ask-envoy = Who gains 1 culture besides you?
ask-place-settler = Which of your cities gets a settler?
ask-settler-for = Which player gets a settler?
ask-reformed = You have no temple: whose temple is to be reformed?
ask-reformer = Which player may replace one of your temples?
ask-reformed-temple = Which temple do you replace?
ask-guillotine = A new leader, or victory points?
ask-leader-hex = Where does the new leader appear?
ask-volcano = Which of your cities does the volcano bury?
ask-ruin =
    { $count ->
        [one] { $origin }: you may let 1 more structure fall.
       *[other] { $origin }: which structure falls? Up to { $count } can.
    }
ask-new-government = Which government takes over?
ask-uprising = How many tokens do you pay? Each is worth half a point.
ask-take-person =
    { $count ->
        [one] Do you take { $person } for 1 culture?
       *[other] Do you take { $person } for { $count } culture?
    }
ask-person-advance = { $person } may bring you an advance. Which?
ask-great-artist = Which city becomes happy?
ask-person-build = { $person }: what do you build, and where?
ask-reveal-area = Which unexplored area do you reveal?
ask-colony = Do you found a city in the new area for 2 food?
ask-athlete = Do you turn tokens into those of the other kind?
ask-ally = With whom do you keep the peace?
ask-destine = Which objective card will { $other } draw next?
ask-calendar = The next event is { $event }. Do you pay 1 culture to put it under the deck and look again?


## Picks

pick-wholeevent = The whole card
pick-symbolonly = Only the symbol
pick-fromthedeck = From the deck
pick-takeshown = Take { $wonder }
pick-march = From { $hex } to { $to }
pick-drive = Pay: from { $hex } to { $to }
pick-halt = Those on { $hex } stay
pick-allowmarch = Let them move
pick-forbidmarch = They stay
pick-reinforce = { $unit } on { $hex }
pick-recall = The ship on { $hex }
pick-slay = { $unit } on { $hex }
pick-slaypirate = Pirate ship on { $hex }
pick-ruin = { $structure } on { $hex }
pick-forfeit = { phrase-one }
pick-forfeitcard = { $card }
pick-givetokens = Pay { $mood } mood and { $culture } culture
pick-takeperson = Take { $person }
pick-buildat = { $building } on { $hex }
pick-exchanged = Turn { $count } { $good }
pick-destine = { $card } for { $other }
pick-anyleader = A new leader, by chance
pick-scorepoints = Victory points


## What happened

event-symbol = Its symbol: { $symbol }.
event-over = { $event } is over.
event-points = { $seat } scores { phrase-points } for { $event }.
barbarians-settle = Barbarians settle on { $hex }.
barbarians-grow = Reinforcements for the barbarians on { $hex }: { $unit }.
barbarians-move = Barbarians move from { $hex } to { $to }.
barbarians-stay = The barbarians on { $hex } are not allowed to move.
exhausted-land = The land on { $hex } is exhausted.
pirates-come = A pirate ship appears on { $hex }.
calmed = { $seat } keeps the people on { $hex } calm.
wonder-shown = Face up beside the deck now: { $wonder }.
wonder-claimed = { $seat } takes { $wonder } from beside the deck.
ruined = { $structure } on { $hex } is destroyed for good.
loses-action = { $seat } loses an action.
advance-lost = { $seat } loses { $advance }.
takes-person = { $seat } takes { $person }.
turns-tokens = { $seat } turns tokens into{ phrase-goods }.
allied = { $seat } keeps the peace with { $other }.
destined = { $seat } chooses what { $other } will draw next.
sacrifices = { $seat } sacrifices a prisoner; { $event } does not happen.
buries-event = { $seat } puts the top event under the deck.
foresees = The next event is { $event }.
looks-ahead = { $seat } looks at the next event.


## Why not

why-construction-forbidden = Nobody without Sanitation may construct during the pestilence.
why-no-barbarian-city = There is no barbarian city.
why-barbarians-full = No more barbarians fit in this city.
why-exhaust-place = Only free land next to one of your cities becomes exhausted, and no barren one.
why-barbarian-site = Barbarians settle on free land two hexes from one of your cities; only if there is none, next to one.
why-barbarian-march = Barbarians go one hex along a shortest way over land to one of your cities, at most two hexes away.
why-pirate-place = Pirates come to water without ships, one of them next to one of your cities if it can be.
why-no-pirates = There are no pirates.
why-extorted-city = Only a city of yours next to pirates that is not angry.
why-upset-city = The event strikes only a city of yours that its text means.
why-reformed-temple = Only a city with a temple of the player who loses one.
