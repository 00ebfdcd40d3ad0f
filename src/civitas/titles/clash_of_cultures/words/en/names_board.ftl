## Things: on the boards

thing-points = points
thing-actions = actions left
thing-start_player = start player
thing-assassinated = assassination
thing-advances = advances
thing-killed_leaders = leaders killed
thing-event_counter = event counter
thing-supply = pieces left
thing-kept = cards kept
thing-peace = peace
thing-unrevealed = unrevealed land
thing-battle = battle
thing-offer = trade offer
thing-deck-event = event
thing-city_pieces = settlements and buildings
thing-objectives = objectives reached
thing-wonders = wonders built
thing-events = points by events
