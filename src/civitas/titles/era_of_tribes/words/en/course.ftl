### Set-up, rounds, turns, the end.

## Asks

ask-people = Which people do you play?
ask-keep = Which influence card do you keep?
ask-free-progress = In which field do you make your free progress?
ask-free-fleet = Where do you put a free fleet?
ask-army-cube = No vassal is free. Do you take the cube for a free army from an unbuilt city, for 2 morale?
ask-as-ore = How many of your goods go to the regular army as ore this round? The others stay luxury goods.
ask-position = To which place in the player order do you move?
ask-turn = Your turn: an action, or pass.
ask-leaders = How many leaders do you place on { $action }?
ask-goods = How many luxury goods do you place on { $action }?


## Picks

kind-act = An action
kind-pass = Passing
pick-people = { $people }
pick-keep = Keep { $card }
pick-act = { $action }
pick-leaders =
    { $number ->
        [one] 1 leader
       *[other] { $number } leaders
    }
pick-goods =
    { $number ->
        [0] no luxury good
        [one] 1 luxury good
       *[other] { $number } luxury goods
    }
pick-asore =
    { $number ->
        [0] None
       *[other] { $number }
    }
pick-position = Place { $position }


## Why not

why-not-your-turn = It is not your turn.
why-no-leader = You have no unused leader.
why-field-used = You have used this action field in this round.
why-no-piece = Without a piece on the board you can only use Trade, Progress and Bread and Circuses.


## What happened

told-area = The play area is { $area }.
told-first = { $seat } is first in the player order.
told-people = { $seat } plays the { $people }.
told-advance = { $seat } reaches level { $level } of { $progress }{ phrase-for-thalers }.
told-pioneer = { $seat } is the pioneer and gains { $points } influence.
told-free-fleet = { $seat } puts a free fleet on { $field }.
told-free-army = { $seat } puts a free army into the regular army.
told-round = Round { $round } begins.
told-morale = { $seat }: morale changes by { $morale }.
told-gains-influence = { $seat }: influence +{ $influence }.
told-loses-influence = { $seat }: influence { $influence }.
told-despair = The morale of { $seat } cannot fall further: { $influence } influence is lost instead.
told-round-morale = { $seat }: morale { $change } at the start of the round.
told-order = { $seat } is number { $position } in the player order.
told-position = { $seat } moves to place { $position } in the player order.
told-pass = { $seat } passes.
told-act =
    { $seat } chooses { $action } with { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }{ $goods ->
        [0] { "" }
        [one] { " " }and 1 luxury good
       *[other] { " " }and { $goods } luxury goods
    }.
told-ring-back = { $seat } takes the leader back from the turn-order ring.
told-as-ore =
    { $number ->
        [0] { $seat } lays no good on the regular army as ore.
        [one] { $seat } lays 1 luxury good on the regular army as ore.
       *[other] { $seat } lays { $number } luxury goods on the regular army as ore.
    }
told-end-influence = { $seat } has gained enough influence: the game ends after this round. { $points } influence for it.
told-end-triumph = { $seat } has met their triumph piece: the game ends after this round. { $points } influence for it.
told-end-epoch = { $seat } enters the last epoch: the game ends after this round. { $points } influence for it.
told-end-progress = { $seat } has made enough progress: the game ends after this round. { $points } influence for it.
told-end-provinces = { $seat } controls enough provinces: the game ends after this round. { $points } influence for it.
told-end-homes = { $seat } has taken the last home province of another people: the game ends after this round. { $points } influence for it.
told-end-vassals = There is no vassal left to remove: the game ends after this round.
told-automa-card = The Automa card { $card } is revealed.
told-automa-cards = The cards set aside come into the Automa deck.
told-own-card = { $seat } opens { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
told-open-points = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $card }.
told-scored-tile = { $seat } opens { $tile }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
told-final-points =
    { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
told-rank = { $seat } is called { $rank }.


## The end

source-influence = Influence
source-open_cards = Open influence cards
source-own_cards = Own influence cards
source-morale = Morale
source-tiles = Barbarian tiles
source-hunger = Hunger
tie-morale = morale
tie-land = land provinces
tie-thalers = thalers
end-alone = The rank: { $rank }.
end-alone-won = Better than every Automa. The rank: { $rank }.
end-alone-lost = An Automa is not beaten. The rank: { $rank }.
end-together = All are better than every Automa.
end-not-together = Not all are better than every Automa: nobody has won.
end-automa = Nobody is better than every Automa.
