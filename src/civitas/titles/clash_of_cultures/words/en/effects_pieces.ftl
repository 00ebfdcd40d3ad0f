### What things do, in short: buildings and units.

## Pieces, in short

effect-settlement = The heart of a city, placed when it is founded. 1 point.
effect-port = Ships come here. Collecting, 1 water hex may yield 1 gold or 1 mood. Needs water beside it.
effect-temple = When built, gain 1 mood or 1 culture.
effect-fortress = In round 1 the defender rolls 1 die more and ignores 1 hit. It defends even alone.
effect-academy = When built, gain 2 ideas.
effect-market = Cavalry and elephants come here. Others' trade routes here bring you 1 gold a turn.
effect-obelisk = Can never be influenced, and stays yours when the city is captured.
effect-observatory = When built, draw 1 action card.
effect-settler = Costs 2 food. Founds cities. Never fights.
effect-infantry = Costs 1 food and 1 ore. Its symbol on a die: +1.
effect-ship = Costs 2 wood, needs a port. Carries 2 land units, fights only ships.
effect-cavalry = Costs 1 food and 1 wood, needs a market. Its symbol: +2.
effect-elephant = Costs 2 food, needs a market. Its symbol: the number does not count, but 1 hit is ignored.
effect-leader = Costs 1 mood and 1 culture. Fights; its symbol lets the die be rolled again. One at a time.
