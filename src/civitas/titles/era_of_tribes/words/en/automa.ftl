### The Automa.

## Parts of sentences

phrase-value = { $total } (base { $base }{ phrase-value-a }{ phrase-value-b }{ phrase-value-c }{ phrase-value-d }{ phrase-value-e }{ phrase-value-f }{ phrase-value-g }{ phrase-value-h }{ phrase-value-i }{ phrase-value-k }{ phrase-value-l })
phrase-value-a =
    { $a ->
        [0] { "" }
       *[other] { ", " }{ part-a } { $a }
    }
phrase-value-b =
    { $b ->
        [0] { "" }
       *[other] { ", " }{ part-b } { $b }
    }
phrase-value-c =
    { $c ->
        [0] { "" }
       *[other] { ", " }{ part-c } { $c }
    }
phrase-value-d =
    { $d ->
        [0] { "" }
       *[other] { ", " }{ part-d } { $d }
    }
phrase-value-e =
    { $e ->
        [0] { "" }
       *[other] { ", " }{ part-e } { $e }
    }
phrase-value-f =
    { $f ->
        [0] { "" }
       *[other] { ", " }{ part-f } { $f }
    }
phrase-value-g =
    { $g ->
        [0] { "" }
       *[other] { ", " }{ part-g } { $g }
    }
phrase-value-h =
    { $h ->
        [0] { "" }
       *[other] { ", " }{ part-h } { $h }
    }
phrase-value-i =
    { $i ->
        [0] { "" }
       *[other] { ", " }{ part-i } { $i }
    }
phrase-value-k =
    { $k ->
        [0] { "" }
       *[other] { ", " }{ part-k } { $k }
    }
phrase-value-l =
    { $l ->
        [0] { "" }
       *[other] { ", " }{ part-l } { $l }
    }

part-a = open card
part-b = goods next door
part-c = mountain
part-d = low morale
part-e = own trading posts
part-f = fleet to build
part-g = colony
part-h = distance
part-i = occupied
part-k = mechanics
part-l = morale
phrase-tie =
    { $number ->
        [1] Equal values: the higher priority (A) decides for { $field }.
        [2] Equal values: more own provinces next to it (B) decide for { $field }.
        [3] Equal values: the way to a home province (C) decides for { $field }.
       *[other] Equal values to the last: the order of ids in the alphabet decides for { $field }.
    }

## Why it did that

because-base = base
because-field = field
because-total = value
because-compared = What it compared
because-steps = Step by step
because-auto = With a growth of 2 or more it expands; else it gives Bread and Circuses.
because-end = A revolution if it meets the requirements; else a level of Culture if it can pay it; else 1 influence.
because-skips = In revolution it leaves the card out.

## What happened

told-automa-acts = { $seat } acts by the card { $card }.
told-automa-skips = { $seat } is in revolution and skips the card.
told-automa-research = { $seat } researches { $progress } for { $number ->
        [one] 1 thaler
       *[other] { $number } thalers
    }.
told-automa-site = { $seat } could build in { $field }: { phrase-value }.
told-automa-city = { $seat } founds a city in { $field }.
told-automa-post = { $seat } builds a trading post in { $field }.
told-automa-expands = { $seat } expands.
told-automa-growth = The growth of { $seat }: { $number }.
told-automa-loot = { $seat } loses { $thalers } thaler to { $other }.
told-automa-raid = { $seat } rolls { $number } for the raid: up to 3 everybody pays a thaler.
told-automa-value = { $seat } looks at { $field }: { phrase-value }.
told-automa-places = { $seat } goes to { $field }: { phrase-value }.
told-automa-sails = { $seat } sends a fleet towards { $field }: { phrase-value }.
told-automa-stays = { $seat } leaves a fleet in { $field }: { phrase-value }.
told-automa-army = { $seat } trains an army for { $number ->
        [one] 1 thaler
       *[other] { $number } thalers
    }.
told-automa-gathers = { $seat } gathers all attackers: { $number } more.
told-automa-tile = { $seat } gains 1 influence for the tile.
told-automa-after = { $seat } gains { $number } influence after the round.
told-automa-tie =
    { $number ->
        [1] Equal values: the higher priority (A) decides for { $field }.
        [2] Equal values: more own provinces next to it (B) decide for { $field }.
        [3] Equal values: the way to a home province (C) decides for { $field }.
       *[other] Equal values to the last: { $seat } settles all of them (D), { $field } first.
    }
told-automa-no-fleet = { $seat } cannot pay a fleet to { $field }.
told-automa-no-attack = { $seat } has attacked enough in this round and leaves { $field }.
told-automa-top = { $seat } has the highest level of { $progress } already.
told-automa-poor = { $seat } cannot pay { $number ->
        [one] 1 thaler
       *[other] { $number } thalers
    } for { $progress }.
told-automa-no-room = { $seat } may not have more cities.
told-automa-no-food = { $seat } has too little food for a city.
told-automa-no-site = { $seat } has no province for a city.
told-automa-auto = The leader of { $seat } still stands: an auto-expansion is due.
told-automa-end = After the round { $seat } looks for a revolution, a level of Culture or influence.
told-automa-course = { $seat } weighs { $field } for a fleet: { phrase-value }.
told-automa-site-tie = { phrase-tie }
told-automa-course-tie = { phrase-tie }
