### The course of a match: prologue, rounds, treaties, the end (3, 4, 17, 19).

## Asks

ask-place = Where do you place your village number { $number }?{ $number ->
        [1] { " " }A special start is declared with this one.
       *[other] { "" }
    }
ask-relocate = Do you move one of your villages?
ask-relocate-to = To which field does the village of { $space } move?
ask-claim = Which faction do you play?
ask-camp = On which field beside your village do the other herds camp?
ask-distribute = Lay out what you start with. Left:{ phrase-kit }.
ask-enlist = Do you buy heavy infantry from overseas this New Year?
ask-tribute = Do you offer or demand tribute before you act?
ask-bargain = { $treaty }: with whom?
ask-amount = { $treaty }: how much gold does { $seat } pay { $other }?
phrase-sovereign = { $fed ->
        [0] stands above everybody, and wins as soon as the stores could feed all settlements of { $other }
       *[other] wins the match at once
    }
ask-resign = With this treaty { $other } { phrase-sovereign }. Do you really want it?
ask-offered = { $other } offers you { $treaty }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }. Do you agree?
ask-demanded = { $other } demands { $treaty }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    } from you. Do you agree?
ask-demanded-resign = { $other } demands { $treaty }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    } from you. If you agree, { $other } { phrase-sovereign }. Do you agree?
ask-capitulation = { $other } is about to storm { $space }. Do you offer to give in?
ask-surrender-offered = { $other } offers you the surrender of { $space }. Do you accept?
ask-announce = You fulfil a condition of victory. Do you announce it? It is checked at the end of the next round.


## Parts of sentences: what is left to lay out

phrase-kit = { phrase-kit-experienced_light_infantry }{ phrase-kit-light_infantry }{ phrase-kit-cavalry }{ phrase-kit-grain }{ phrase-kit-sheep }{ phrase-kit-pigs }{ phrase-kit-cattle }{ phrase-kit-horses }{ phrase-kit-dock }{ phrase-kit-fortification }
phrase-kit-experienced_light_infantry =
    { $experienced_light_infantry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $experienced_light_infantry } experienced light infantry
    }
phrase-kit-light_infantry =
    { $light_infantry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $light_infantry } light infantry
    }
phrase-kit-cavalry =
    { $cavalry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $cavalry } cavalry
    }
phrase-kit-grain =
    { $grain ->
        [0] { "" }
       *[other] { "\u2063 " }{ $grain } grain
    }
phrase-kit-sheep =
    { $sheep ->
        [0] { "" }
        [one] { "\u2063 " }{ $sheep } herd of sheep
       *[other] { "\u2063 " }{ $sheep } herds of sheep
    }
phrase-kit-pigs =
    { $pigs ->
        [0] { "" }
        [one] { "\u2063 " }{ $pigs } herd of pigs
       *[other] { "\u2063 " }{ $pigs } herds of pigs
    }
phrase-kit-cattle =
    { $cattle ->
        [0] { "" }
        [one] { "\u2063 " }{ $cattle } herd of cattle
       *[other] { "\u2063 " }{ $cattle } herds of cattle
    }
phrase-kit-horses =
    { $horses ->
        [0] { "" }
        [one] { "\u2063 " }{ $horses } herd of horses
       *[other] { "\u2063 " }{ $horses } herds of horses
    }
phrase-kit-dock =
    { $dock ->
        [0] { "" }
        [one] { "\u2063 " }{ $dock } dock
       *[other] { "\u2063 " }{ $dock } docks
    }
phrase-kit-fortification =
    { $fortification ->
        [0] { "" }
        [one] { "\u2063 " }{ $fortification } fortification
       *[other] { "\u2063 " }{ $fortification } fortifications
    }


## Picks

kind-offer = An offer
kind-demand = A demand
kind-endvassalage = Being a vassal no longer
pick-settle = A village on { $space }
pick-startcity = { $faction }: start with a city on { $space }
pick-startharbour = { $faction }: start with a village and a harbour on { $space }
pick-startcamp = { $faction }: start with one village on { $space }
pick-startlate = { $faction }: come in year 2 from { $space }
pick-relocate = Move the village of { $space }
pick-claim = { $faction }
pick-camp = Camp on { $space }
pick-lay = { $what } on { $space }
pick-enlist = Heavy infantry ({ $level }) on { $space }
pick-offer = Offer { $other }: { $treaty }
pick-demand = Demand from { $other }: { $treaty }
pick-gold = { $number } gold
pick-moregold = More than { $number } gold
pick-endvassalage = Pay { $other } to be a vassal no longer
pick-release = Release { $other } from vassalage
pick-namerival = { $other } is your rival
pick-surrender = Offer the surrender of { $space }
pick-announce = Announce { $way }


## What they cost and bring

terms-homeland = homeland: { $faction }
terms-declared-first = to be declared with the first placement
terms-faction-full = all taken already
terms-city-start = instead of three villages; { $number } light infantry{ $herds ->
        [0] { "" }
       *[other] , no pigs
    }
terms-harbour-start = instead of the third village{ $herds ->
        [0] { "" }
       *[other] , no pigs
    }
terms-camp-start = instead of three villages; { $number } light infantry, { $cavalry } cavalry{ $horses ->
        [0] { "" }
       *[other] , { $sheep } herds of sheep, { $horses } of horses
    }
terms-late-start = no villages; { $number } warships, { $gold } gold{ $prestige ->
        [0] { "" }
       *[other] , { $prestige } prestige
    }


## Reasons

why-field-settled = A settlement stands there already.
why-no-village-ground = No village can be placed there.
why-village-too-far = It is farther than two steps from your villages.
why-stays-at-home = Your village stays in the homeland of your faction.
why-not-start-field = Only your start fields take what you start with.
why-none-left-to-lay = All of these are laid out already.
why-no-room-to-lay = There is no room for it.
why-faction-full = This faction has as many players as it can have.
why-not-homeland = You have no village in the homeland of this faction.
why-declared-first = This faction has to be declared with the first placement.
why-no-partner = There is nobody with whom you could deal.
why-treaty-not-higher = The treaty between you can only be replaced by a higher one with the same roles.
why-offered-before = This was offered in this sub-phase already.
why-helped-before = There was help between you in this year already.
why-rival-already = That is your rival already.
why-treaty-gold = { $seat } has { $have } gold; { $number } is the least.


## What happened

told-first-roll = { $seat } throws { $number ->
        [0] no sword
        [one] 1 sword
       *[other] { $number } swords
    } for the first turn.
told-first = { $seat } has thrown most swords and is first player.
told-rival = The rival of { $seat } is { $other }.
told-new-rival = { $seat } has a new rival{ $prestige ->
        [0] { "" }
       *[other] { " " }for { $prestige } prestige
    }: { $other }.
told-settle = { $seat } places a village on { $space }.
told-special-start = { $seat } has a special start, on { $space }: { $building }.
told-relocate = { $seat } moves the village of { $space } to { $goal }.
told-faction = { $seat } plays: { $faction }.
told-no-faction = { $seat } plays without a faction.
told-camp = { $seat } camps on { $space }, too.
told-lay = { $seat } lays out: { $what } on { $space }.
told-dealt = { $seat } has laid out what the start brings.
told-vassal = { $seat } begins as a vassal of { $other }.
told-round = Year { $year }: { $season }.
told-open-rivers = No river is frozen in this round.
told-frozen = { $space } is frozen in this round.
told-new-year = { $seat } counts the destroyed units of the year: { $gain ->
        [one] 1 victory point
       *[other] { $gain } victory points
    } gained, { $loss } lost.
told-new-year-prestige = { $seat } rises by { $prestige } prestige.
told-late = { $seat } comes with { $number } warships on { $space }.
told-enlist = { $seat } pays { $gold } gold for heavy infantry ({ $level }) on { $space }.
told-offered = { $seat } offers { $other }: { $treaty }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }.
told-demanded = { $seat } demands from { $other }: { $treaty }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }.
told-withdrawn = { $seat } withdraws the offer to { $other }.
told-refused = { $seat } refuses { $other }: { $treaty }.
told-treaty = { $treaty } holds from now on: { $seat } is below { $other }{ $gold ->
        [0] { "" }
       *[other] { " " }and pays { $gold } gold
    }{ $ends ->
        [0] {""}
       *[other] ; it ends with this round: { $season } of year { $year }
    }.
told-must-leave = { $space } is encircled no longer: units of { $seat } have to leave { $other } with their next move, or are placed at the nearest settlement of their own.
told-esteem = { $seat }: { $prestige } prestige for this agreement.
told-treaty-points = { $seat } gains { $gain ->
        [one] 1 victory point
       *[other] { $gain } victory points
    } by the treaty, and { $other } loses { $loss }.
told-help = { $seat } helps { $other } with { $gold } gold and gains 1 victory point.
told-free = { $seat } pays { $other } { $gold } gold and is a vassal no longer.
told-released = { $seat } releases { $other } from vassalage.
told-expired = Between { $seat } and { $other } it is over: { $treaty }.
told-lord-fallen = { $other } has no settlement left; { $seat } is a vassal no longer.
told-surrender-offered = { $seat } offers { $other } the surrender of { $space }.
told-surrender-refused = { $seat } does not accept the surrender of { $space }.
told-lost-face = { $seat } has { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    } fewer than a round ago: { $prestige } prestige lost.
told-out = { $seat } has neither units nor buildings left and is out of the game.
told-announce = { $seat } announces { $way }.
told-lapsed = { $seat } does not fulfil { $way } any more; the announcement lapses.
told-verified = { $seat } still fulfils { $way } and wins.
told-sovereign = { $seat } has a treaty with everybody, always as the one above, and wins.
told-significance = { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } of significance.


## The end

source-treaties = Treaties
source-help = Help
source-victory = Victory points
source-fields = Fields
source-settlements = Settlements
source-cities = Cities
source-agrarian_points = Agrarian points
source-prestige = Prestige
tie-fed = only who can feed all settlements wins
tie-gold = gold
tie-victory = victory points
end-sovereignty = Won by Sovereignty: everybody has a treaty with the winner and is below.
end-dominance = Won by Dominance: enough victory points, announced and verified.
end-power = Won by Power: enough small goals, announced and verified.
end-significance = Won by significance after year 5.
end-significance-shared = The most significant share the victory after year 5.
end-last = Won by being the last in the game.
