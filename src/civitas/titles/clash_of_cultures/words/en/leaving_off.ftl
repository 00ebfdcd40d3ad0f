### What it means to leave off: by question, where "done" would not say it.

pick-done-command = No more moves
pick-done-group = Nobody else
pick-done-cargo = Nobody else sails along
pick-done-unload = Nobody else goes ashore
pick-done-convert = Turn nothing else
pick-done-route = No further trade route
pick-done-collect = Collect no more
pick-done-recruit = Recruit nobody else
pick-done-cheer = No further step
pick-done-raise-again = No second step
pick-done-exchange = Exchange nobody else
pick-done-hire-army = Hire no further army
pick-done-siegecraft = Switch nothing else off
pick-done-prisoner = No further prisoner
pick-done-ruin = Nothing else falls
