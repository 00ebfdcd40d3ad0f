### What things do, in short: buildings and units.

## Pieces, in short

effect-settlement = The heart of a city, placed when it is founded. 1 point.
effect-port = Ships are recruited here. In a Collect, 1 water hex beside the city may yield 1 gold or 1 mood. Needs water beside the city. 1 point.
effect-temple = When built, gain 1 mood or 1 culture. 1 point.
effect-fortress = In round 1 the defender rolls 1 die more and ignores 1 hit. It defends even alone. 1 point.
effect-academy = When built, gain 2 ideas. 1 point.
effect-market = Cavalry and elephants are recruited here. Another player's turn with trade routes to your markets brings you 1 gold. 1 point.
effect-obelisk = Can never be influenced, and keeps its colour when the city is captured. 1 point.
effect-observatory = When built, draw 1 action card. 1 point.
effect-settler = Costs 2 food. Founds cities. Never fights.
effect-infantry = Costs 1 food and 1 ore. Its symbol on a die: +1.
effect-ship = Costs 2 wood, needs a port. Carries 2 land units, fights only ships.
effect-cavalry = Costs 1 food and 1 wood, needs a market. Its symbol: +2.
effect-elephant = Costs 2 food, needs a market. Its symbol: the number does not count, but 1 hit is ignored.
effect-leader = Costs 1 mood and 1 culture. Fights; its symbol lets the die be rolled again. One at a time.
