### Battles and captured cities.

## Where goods come from

thing-cancel_fortress_die = the die of the fortress
thing-cancel_fortress_ignore_hit = the hit the fortress ignores
thing-hidden = face down
thing-horde = Barbarian horde
thing-fleet = Pirate fleet
thing-capture = a captured city


## Parts of sentences

phrase-dice = { phrase-die-1 }{ phrase-die-2 }{ phrase-die-3 }{ phrase-die-4 }{ phrase-die-5 }{ phrase-die-6 }{ phrase-die-7 }{ phrase-die-8 }
phrase-die-1 =
    { $die1 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die1 }
    }
phrase-die-2 =
    { $die2 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die2 }
    }
phrase-die-3 =
    { $die3 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die3 }
    }
phrase-die-4 =
    { $die4 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die4 }
    }
phrase-die-5 =
    { $die5 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die5 }
    }
phrase-die-6 =
    { $die6 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die6 }
    }
phrase-die-7 =
    { $die7 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die7 }
    }
phrase-die-8 =
    { $die8 ->
        [0] { "" }
       *[other] { "\u2063 " }{ $die8 }
    }


## Asks

ask-lose-unit =
    { $count ->
        [one] 1 hit: which unit dies?
       *[other] { $count } hits: which unit dies first?
    }
ask-drown-unit =
    { $count ->
        [one] 1 unit too many aboard: which one drowns?
       *[other] { $count } units too many aboard: which one drowns first?
    }
ask-retreat = The battle on { $hex } is undecided: fight on or retreat?
ask-tactics = Round { $round }: do you play an action card as tactics?
ask-ransom = Your city is besieged: do you pay so that your units can use their combat abilities?
ask-give-way = Where do the units on { $hex } go?
ask-siegecraft = What of the fortress do you switch off?
ask-place-infantry = Which city gets the infantry?
ask-immortals = How many culture tokens do you pay for combat value?
ask-prisoner = Who becomes a prisoner?
ask-sacrifice =
    { $count ->
        [one] Which prisoner do you sacrifice?
       *[other] Which prisoners do you sacrifice? { $count } to go.
    }
ask-provinces = Do you pay 1 culture token so that the captured city is happy?
ask-mortal-dread = Which enemy unit do you drive off?
ask-mortal-dread-hex = Where to?
ask-fleeing-settler = Where does the settler go who fled from the lost city?


## Picks

pick-retreat = Retreat
pick-fighton = Fight on
pick-loseunit = { $unit }
pick-tactics = { $card }
pick-cancel = { $what }
pick-bonus = { $amount } for +{ $amount }
pick-prisoner = { $unit }
pick-sacrifice = { $unit } of { $other }
pick-ransom = Pay the ransom


## What happened

battle = { $seat } attacks { $other } on { $hex }.
battle-round = Combat round { $round }.
tactics-chosen = You play { $card } as tactics, face down.
tactics-hidden = { $seat } plays tactics, face down.
tactics-revealed = { $seat } shows { $tactics } as tactics.
tactics-taken = { $seat } takes { $card }, the tactics of the enemy.
tactics-roll = { $tactics }: { $seat } rolls { $number }.
rolls = { $seat } rolls{ phrase-dice }: combat value { $value }.
roll-share = { $seat }: +{ $amount } included ({ $origin }).
roll-penalty = { $seat }: −{ $amount } included ({ $origin }).
roll-shield = { $seat } ignores { $count ->
        [one] 1 hit
       *[other] { $count } hits
    } ({ $origin }).
hits = { $seat } takes { $count ->
        [0] no hits
        [one] 1 hit
       *[other] { $count } hits
    }.
killed = { $seat } loses { $unit } on { $hex }.
drowns = { $seat } loses { $unit }, drowned.
settlers-die = { $seat } loses { $count ->
        [one] 1 settler
       *[other] { $count } settlers
    } on { $hex }.
placed = { $seat } places { $unit } on { $hex }.
prisoner = { $seat } takes { $unit } prisoner.
sacrificed = { $seat } sacrifices { $unit } of { $other }.
runestone = { $seat } raises a rune stone.
driven-off = { $unit } of { $seat } is driven off to { $hex }.
retreats = { $seat } retreats to { $hex }.
battle-won = { $seat } wins the battle on { $hex }.
battle-draw = Nobody wins the battle on { $hex }.
captured = { $seat } captures the city on { $hex } from { $other }.
city-destroyed = The city on { $hex } is no more.
settler-flees = A settler of { $seat } flees to { $hex }.


## Why not

why-battle-forbidden = You may not start a battle there now.
why-tactics-unknown = Only with Tactics can cards be played as tactics.
why-tactics-denied = You may not play tactics in this round.
why-tactics-side = These tactics are for the other side.
why-tactics-field = These tactics do not fit this battle.
why-tactics-piece = You lack the piece that these tactics need.
why-tactics-refuge = There is no hex to retreat to.
