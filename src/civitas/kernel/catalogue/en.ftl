### What belongs to no title: seats, setups, match files, refusals.

seat-number = Player { $number }


## Setting up a match

error-title = There is no title called { $title }; choose one of these: { $known }.
error-seats = { $title } is made for { $fewest } to { $most } players, not for { $seats }; set up between { $fewest } and { $most } seats.
error-seed = The seed has characters that cannot be shown; choose one of plain letters and digits.
error-option = { $title } has no option called { $option }; choose from these: { $known }.
error-option-value = The option { $option } cannot be set to { $value }; choose one of these: { $choices }.
error-automas = { $title } has room for { $most } automas at most, not for { $automas }; choose fewer.
error-agent = No agent can sit on seat { $number }; choose one of these, counted from 0: { $known }.
error-bot = There is no bot called “{ $bot }”; choose from these: { $known }.
error-results = { $file } holds something else than results of a ladder; choose another file.
error-no-numpy = The bots learned and wise need NumPy; pip install "civitas[learn]" installs it.
error-not-learned = Nothing was learned about { $title } yet; learn it with civitas learn { $title } --into DIR, and name that folder in the environment, CIVITAS_WEIGHTS=DIR.
error-no-weights = There is no file { $file }; name one that civitas learn has written.
error-weights = { $file } cannot be read as weights; make it again with civitas learn, or take another copy of it.
error-weights-title = { $file } has weights for { $theirs }, not for { $title }; name others.
error-weights-rules = { $file } has weights for version { $theirs } of the rules, and version { $rules } is played; learn again with civitas learn, or try them by the rules of now with --adopt.
error-weights-features = { $file } has weights for other features than the title has now; learn again with civitas learn.
error-automa-seat = An automa cannot sit there: { $title } would have { $seats } seats; name one of them.
error-room = { $title } has room for { $most } at most, automas included; { $one } and { $other } are too many: leave some out.
error-excluded = { $one } and { $other } exclude each other in { $title }; choose something else for one of them.
error-rules = This match of { $title } began by rules version { $rules }, and this program plays version 1 to version { $known }; use a newer Civitas.
choice-yes = yes
choice-no = no
chosen-players = { $number ->
    [one] one player
   *[other] { $number } players
}
chosen-automas = { $number ->
    [0] no automa
    [one] one automa
   *[other] { $number } automas
}

rules-older = This match is played by version { $rules } of the rules, by which it began; new ones use version { $newest }.


## How a match ended

end-points = The most points win.
end-tie-break = Level on points, and then ahead in what breaks the tie.
end-shared = Level in everything: a shared victory.
end-nobody = Nobody has won.


## Match files

error-file-unwritable = { $file } cannot be written ({ $why }); choose another place for it.
error-file-unreadable = { $file } cannot be read ({ $why }); check the name of the file and your rights to it.
error-file-foreign = { $file } is not a match file of Civitas; choose one that was saved from a match.
error-file-format = { $file } is written in file format { $format }, and this program reads format { $known }; open it with a Civitas that knows its format.
error-file-rules = { $file } was played by rules version { $rules }, and this program plays version 1 to version { $known }; open it with a newer Civitas.
error-file-cut = { $file } breaks off at line { $line }; get a complete copy of it.
error-file-edited = Line { $line } of { $file } is not as it was written; use the original file.
error-file-seed = The seed in { $file } is not the one its match was started with; use the original file.
error-file-pick = Line { $line } of { $file } does not follow the rules; use the original file.
error-file-signature = The signature does not match: { $file } was changed after { $server } had signed it; use the original file.
error-file-end = The picks in { $file } do not lead to the end that line { $line } states; use the original file.


## What a table refuses

refused-over = The match is over and nothing is left to decide; start a new one.
refused-seat = { $seat } is not asked now, { $other } is; wait until it is your turn.
refused-seat-idle = { $seat } has nothing to decide now; wait until the others have chosen.
refused-whose = Several players are deciding at the same time; say whose answer this is.
refused-stale = The table has moved on since you were asked; look again and choose anew.
refused-pick = { $pick } is not possible now; choose one of the answers on offer.
refused-malformed = This answer cannot be understood ({ $why }); choose one of the answers on offer.
refused-undo = Since then luck has spoken, a secret has come to light or somebody else has decided, so nothing can be taken back; play on from here.
refused-undo-start = Nobody has decided anything yet, so there is nothing to take back; make the first choice.


## What a match has noted

log-taken-back = { $agreed ->
    [0] { $seat } takes back { $picks ->
        [one] one decision
       *[other] { $picks } decisions
    }; what came to light in them is known.
    [1] { $seat } takes back { $picks ->
        [one] one decision
       *[other] { $picks } decisions
    } with the consent of { $other }; what came to light in them is known.
   *[other] { $seat } takes back { $picks ->
        [one] one decision
       *[other] { $picks } decisions
    } with the consent of all others; what came to light in them is known.
}
log-standing = ({ $seat } has answered by a standing answer.)
log-standing-to = ({ $seat } has answered by a standing answer: { $what }.)


## Scenes

scene-unknown = The scene is not possible: there is no '{ $name }' here; choose one like { $like }.
scene-turned = The scene is not possible: the border { $name } is written the other way round; write { $right }.
scene-seat = The scene is not possible: there is no seat { $number }; the seats are numbered from 0 to { $last }.
scene-supply = The scene is not possible: it takes { $wanted } of { $what } from a supply of { $left }; take fewer.
scene-box = The scene is not possible: it has { $number } of { $what } and the box has { $most }; lay out fewer.
scene-owner = The scene is not possible: { $place } would belong to { $owner } and to { $wanted }; give it one owner.
scene-number = The scene is not possible: { $what } cannot be { $number }; choose a number from { $least } to { $most }.
scene-place = The scene is not possible: { $what } on { $place } needs { $need }; lay that out first.
scene-midway = The scene is not possible: { $where } is in the middle of an action; begin before it and get there by picks.
