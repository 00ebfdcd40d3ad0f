### People: recruiting, leaders, happiness, cultural influence.

## Asks

ask-recruit =
    { $hired ->
        [0] { $left ->
            [one] Which unit do you recruit?
           *[other] Recruit up to { $left } units.
        }
       *[other] { $left ->
            [one] Recruit 1 more unit, or leave it at that.
           *[other] Recruit up to { $left } more units.
        } So far:{ phrase-units }.
    }
ask-send-home = You have no { $unit } left: from which hex does one return to supply?
ask-send-passenger-home = The ships on { $hex } cannot carry everybody: who returns to supply with the ship?
ask-leader = Which leader comes into play?
ask-cheer =
    { $count ->
        [0] Which city's mood do you raise?
       *[other] Which city do you raise by another step?
    }
ask-raise-city = Which city's mood rises by a step?
ask-raise-again = Raise the city on { $hex } by a second step?
ask-influence = What does Influence Culture aim at?
ask-influence-start = Where does Influence Culture on { $hex } start?
ask-influence-boost =
    { $count ->
        [one] Influence Culture on { $hex } falls short by 1. Pay for it?
       *[other] Influence Culture on { $hex } falls short by { $count }. Pay for it?
    }
ask-take-over = Which building do you replace by your own?
ask-win-over = Which unit do you win over?
ask-exchange = Which units do you exchange?
ask-aztec-gold = Give something for 1 gold?
ask-city-states = Another city may count as activated, so that this one keeps its mood. Which?
ask-tribute-of-margus = Which city has to give tribute?
ask-give-tribute = Give 1 resource, or the mood of your city on { $hex } falls.
ask-courtship = Whom do you court?


## Picks

pick-recruit = Recruit in the city on { $hex }
pick-enlist = { $unit } ({ $price })
pick-sendhome = { $unit } from { $hex }
pick-lead = { $leader }
pick-cheer = Raise the mood of the city on { $hex }
pick-influence = Influence Culture on { $hex }
pick-startfrom =
    { $boost ->
        [0] From { $hex }
       *[other] From { $hex }, with { $boost } culture for the range
    }
pick-boost = Pay { $culture } culture
pick-takeover = { $building }
pick-winover = { $unit }
pick-exchange = { $unit } on { $hex }


## Where goods come from, and what is paid for

thing-recruit = Recruit
thing-increase_happiness = Increase Happiness
thing-influence = Influence Culture


## What happened

recruits = { $seat } recruits { $count ->
        [one] 1 { $unit }
       *[other] { $count } × { $unit }
    } on { $hex }.
sends-home = { $seat } returns { $unit } from { $hex } to supply.
leader-comes = { $leader } comes into play for { $seat } on { $hex }.
leader-dies = { $leader } is dead ({ $seat }).
counts-larger = The city on { $hex } counts as 1 larger ({ $origin }).
influence-roll = { $seat } rolls { $number } for Influence Culture on { $hex }.
influence-bonus = +{ $count } from { $origin }.
influence-fails = { $seat } fails to influence { $hex }.
takes-over = { $seat } replaces { $building } on { $hex }.
druids-come = { $seat } puts a culture token on the barbarian city on { $hex }.
wins-over = { $seat } wins over { $unit } on { $hex }.
exchanges = { $seat } exchanges { $unit } for { $other } on { $hex }.
settler-comes = { $seat } places a settler on { $hex } ({ $origin }).
infantry-comes = { $seat } places infantry on { $hex } ({ $origin }).
venerates =
    { $count ->
        [one] { $seat } puts a culture token on the city on { $hex }: 1 lies there.
       *[other] { $seat } puts a culture token on the city on { $hex }: { $count } lie there.
    }
courts = { $seat } and { $other } start no battles against each other until { $seat }'s next turn.
marks-area = { $seat } marks the area around { $hex }.


## Why not

why-unit-building = The city lacks the building for this unit: { $building }.
why-army-limit = No more army units fit on the hex.
why-unit-supply = You have no such unit left.
why-one-leader = Only one leader can be in play.
why-no-leaders = You have no leader cards left.
why-leader-in-play = This leader is in play.
why-leader-gone = This leader is not to be had any more.
why-nobody-to-recruit = There is nobody this city can recruit and you can pay for.
why-city-happy = The city is happy.
why-influenced-already = Influence Culture has succeeded this turn.
why-no-influence-target = There is nothing you could replace there.
why-influence-forbidden = The city is protected from Influence Culture.
why-out-of-range = It is out of range.
why-influence-start = The target is out of range from there, or another start is nearer and as good.
why-city-states = Only another city of yours, no smaller and in no worse mood than this one.
why-king-of-persia = Only a city of yours that is not happy, other than your leader's.
why-edicts = Only a city of yours within range 2 of your leader that is not happy.
why-tribute = Only another player's city within range 2 of your leader that is not angry.
why-exchange = There is no settler or infantry of yours that could be exchanged now.
why-send-home = There is no such unit of yours that could return now.
