### The Automa.

## Parts of sentences

phrase-value = { $total } (base { $base }{ phrase-value-a }{ phrase-value-b }{ phrase-value-c }{ phrase-value-d }{ phrase-value-e }{ phrase-value-f }{ phrase-value-g }{ phrase-value-h }{ phrase-value-i }{ phrase-value-k }{ phrase-value-l })
phrase-value-a =
    { $a ->
        [0] { "" }
       *[other] { ", " }open card { $a }
    }
phrase-value-b =
    { $b ->
        [0] { "" }
       *[other] { ", " }goods next door { $b }
    }
phrase-value-c =
    { $c ->
        [0] { "" }
       *[other] { ", " }mountain { $c }
    }
phrase-value-d =
    { $d ->
        [0] { "" }
       *[other] { ", " }low morale { $d }
    }
phrase-value-e =
    { $e ->
        [0] { "" }
       *[other] { ", " }own trading posts { $e }
    }
phrase-value-f =
    { $f ->
        [0] { "" }
       *[other] { ", " }fleet to build { $f }
    }
phrase-value-g =
    { $g ->
        [0] { "" }
       *[other] { ", " }colony { $g }
    }
phrase-value-h =
    { $h ->
        [0] { "" }
       *[other] { ", " }distance { $h }
    }
phrase-value-i =
    { $i ->
        [0] { "" }
       *[other] { ", " }occupied { $i }
    }
phrase-value-k =
    { $k ->
        [0] { "" }
       *[other] { ", " }mechanics { $k }
    }
phrase-value-l =
    { $l ->
        [0] { "" }
       *[other] { ", " }morale { $l }
    }

## What happened

told-automa-acts = { $seat } acts by the card { $card }.
told-automa-skips = { $seat } is in revolution and skips the card.
told-automa-research = { $seat } researches { $progress } for { $number } thalers.
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
told-automa-army = { $seat } trains an army for { $number } thalers.
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
told-automa-poor = { $seat } cannot pay { $number } thalers for { $progress }.
told-automa-no-room = { $seat } may not have more cities.
told-automa-no-food = { $seat } has too little food for a city.
told-automa-no-site = { $seat } has no province for a city.
