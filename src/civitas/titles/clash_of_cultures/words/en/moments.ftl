### Moments at which something may be used.

thing-moment-action_over = After the action
thing-moment-turn_start = The turn begins
thing-moment-advance_gained = A new advance
thing-moment-city_founded = A new city
thing-moment-city_activated = The city is activated
thing-moment-collected = After collecting
thing-moment-constructed = After building
thing-moment-recruited = After recruiting
thing-moment-commanded = After the moves
thing-moment-battle_start = Before the battle
thing-moment-round_start = A combat round begins
thing-moment-rolled = After the roll
thing-moment-battle_end = After the battle
thing-moment-city_captured = A city is captured
thing-moment-influenced = Culture has spread
thing-moment-event_to_draw = Before the event
thing-moment-leader_died = A leader is dead
thing-moment-routes_formed = After the trade routes
thing-moment-hit = There are hits
thing-moment-tactics_revealed = The tactics lie open
thing-moment-to_roll = Before the roll
thing-moment-round_end = The combat round is over
thing-moment-travel = On the way
thing-moment-settled = The settlers have built
thing-moment-event_drawn = The event is drawn
