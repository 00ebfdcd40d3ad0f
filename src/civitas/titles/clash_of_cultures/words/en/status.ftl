### The status phase.

## Asks

ask-free-advance = Which advance do you gain for free?
ask-raze = You may remove a city of size 1 and gain 1 gold for it.
ask-government = You may change your government.
ask-government-advance = Which advance of the new government do you take?
ask-start-player = Who starts the next round?


## What happened

status = Status phase of round { $round }.
without-city = { $seat } has no city left: the match ends.
razes = { $seat } removes the city on { $hex }.
government-advance = { $seat } now has { $advance }.
begins-again = { $seat } chooses to start the next round.
chooses-start = { $seat } chooses { $other } as start player.
