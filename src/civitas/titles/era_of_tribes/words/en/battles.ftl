### Section 9: battles.

## Asks

ask-fight = Which battle is fought next?
ask-expel = Expel trading posts of your opponent from your cities?
ask-commit = Send units into the battle, one at a time
ask-call = Ask an ally for armies?
ask-lend = How many armies do you send to your ally?
ask-lose = Which unit is lost?
ask-reinforce = Send more mercenaries?
ask-occupy = Set your own city in the province?
ask-garrison = No cube of yours is left in the province

## Picks

pick-fight = The battle of { $field }
pick-expel = Expel the post in { $field }
pick-keepposts = Expel no more
pick-commit = { $unit }
pick-hire = Mercenaries: { $tile }
pick-committed = No more
pick-call = Ask { $other }
pick-lend = { $armies ->
        [0] None
        [one] 1 army
       *[other] { $armies } armies
    }
pick-lose = { $unit }
pick-loseallied = An army of { $other }
pick-occupy = Set a city
pick-raze = No city
pick-garrison = Take a vassal from an unbuilt city
pick-abandon = Leave the province empty

kind-commit = units of the regular army
kind-hire = mercenaries

## What happened

told-battle = { $seat } attacks { $other } in { $field }.
told-battle-barbarians = { $seat } attacks the barbarians of { $field }.
told-deterred = { $seat } attacks { $other }, who deters: { $morale } morale lost.
told-alliance-broken = { $seat } has broken the alliance with { $other }.
told-commit = { $seat } sends a unit: { $unit }.
told-hire = { $seat } sends mercenaries: { $tile }.
told-lends = { $seat } sends { $other } { $number ->
        [one] 1 army
       *[other] { $number } armies
    } and is paid for it.
told-lends-nothing = { $seat } sends { $other } no armies.
told-militias = { $seat } is helped in { $field } by { $number ->
        [one] 1 militia
       *[other] { $number } militias
    }.
told-militias-barbarians = The barbarians are helped in { $field } by { $number ->
        [one] 1 militia
       *[other] { $number } militias
    }.
told-marker = { $symbol } belongs to { $seat }: { $number } against { $against }.
told-marker-barbarians = { $symbol } belongs to the barbarians: { $number } against { $against }.
told-dice = The dice show { $red } and { $green }.
told-loses = { $seat } loses a unit: { $unit }.
told-loses-barbarians = The barbarians lose a unit: { $unit }.
told-valhalla = { $seat } gains { $number } morale for the lost fleet.
told-victory = { $seat } wins the battle.
told-victory-barbarians = The barbarians win the battle.
told-draw = Nobody is left in { $field }: a draw.
told-triumph-influence = The triumph of { $seat }: influence changes by { $number }.
told-triumph-morale = The triumph of { $seat }: morale changes by { $number }.
told-battlefield = { $field } is a historical battlefield now: { $number ->
        [one] 1 militia
       *[other] { $number } militias
    } for whoever defends it.
told-conquest = { $seat } takes { $field } from { $other }.
told-city-lost = { $seat } loses the city in { $field }.
told-village = { $seat } takes the village in { $field } and its tile.
told-occupies = { $seat } sets a city in { $field }{ phrase-food }.
told-abandoned = Nobody is left to hold { $field }.
told-aborted = { $seat } breaks off the attack on { $field }.

## Reasons

why-no-battle = No battle of this expansion waits there.
why-no-guest = No trading post of your opponent stands there in a city of yours.
why-no-army = There is nothing left in your regular army.
why-no-such-unit = There is none of these in your regular army.
why-no-ore = You have no ore that could fight in this round.
why-militias-first = Grey militias of your regular army come before armies and legions.
why-no-tile = You hold no barbarian tile that could fight.


## Units

thing-vassal = Vassal
thing-army = Army
thing-fleet = Fleet
thing-legion = Legion
thing-militia = Grey militia
