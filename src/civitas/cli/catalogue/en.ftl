### What the program itself says.

## Help

help-program = Civitas: one table for the great ancient-civilization board games.
help-usage = Usage: { $usage }
help-more = civitas COMMAND --help tells more about a command.
help-default = Without it: { $value }.

help-play = Play a match here in the terminal, a new one or one that was saved.
help-simulate = Let bots play many matches and tell who wins how often.
help-lab = Have a study made: many matches between bots, on all cores or a cluster, and a report.
help-ladder = Let bots play against each other on every title and tell how strong each of them is.
help-learn = Let a bot learn to judge the positions of a title by matches with itself, and measure how strong it has become.
help-replay = Tell what happened in a match, or show how it stood after some picks.
help-verify = Replay a match and check that its seed, its picks and its result are right.
help-key = The key of the server that has signed the match, as a file or as its text, to prove who sat there.
help-show = Draw the board of a match after some picks.
help-titles = List the games that can be played, with their options.
help-database = Copy all people and matches from one database into another, also as a backup; or make the ladders anew.
help-serve = Start the web table, to play in the browser.

help-lang = The language: en or de. Without it, that of your system.
help-what = The title of a new match, as civitas titles lists it, or the .civ file of one to go on with.
help-title = The title, as civitas titles lists it.
help-seats = Who plays: you, you:Anna, the bots beginner, easy, medium and hard (or random, which picks anything, and search:0.5s, which thinks so long), or automa where the title has one, with commas between. Several people share the keyboard.
help-bots = Who plays: the bots beginner, easy, medium and hard (or random, which picks anything, and search:0.5s, which thinks so long), or automa where the title has one, with commas between.
help-option = Switch an option of the title; may be given several times.
help-seed = Any text; the same text gives the same luck.
help-file = Where the match is saved. Without it, among your data files.
help-match = A match file, ending in .civ.
help-at = Only the first N picks of the match.
help-seat = Look with the eyes of this seat, counted from 1. Without it, as a spectator.
help-svg = Write the picture as SVG to this file.
help-png = Write the picture as PNG to this file.
help-width = The width of the PNG.
help-host = The address to listen on; 0.0.0.0 lets others on the network come in.
help-port = The port to listen on.
help-kept = Where matches are kept: a file of SQLite, or postgresql://… Without it, a file among your data files.
help-copy-source = The database to copy or to count in: a file of SQLite, or postgresql://… It may be in use.
help-copy-target = The database to fill; it has to be empty. A file is made if there is none.
help-database-action = What to do. copy: everything, as it is at one moment, into an empty database. ratings: what everybody is worth, counted anew from all results; it needs no TARGET.
help-workers = How many server processes; more than one needs PostgreSQL.
help-address = How the server is called from outside, https://civitas.example; links name it.
help-browser = Open the page, where there is a browser.
help-games = How many matches.
help-jobs = How many processes share the work.
help-into = The folder of the study. The same command goes on with what is in it.
help-vary = An option and the values that are compared, NAME=VALUE,VALUE; may be given several times.
help-things = Count what is offered and what is taken.
help-every-pick = Keep every pick of every match.
help-cluster = The address of a Ray cluster, HOST:PORT or auto. Without it, the cores of this machine.
help-cores = How many cores of this machine; 0 is all.
help-ladder-titles = The titles, with commas between. Without it, all.
help-ladder-bots = The bots, with commas between; each plays against all others.
help-ladder-matches = How many matches of two bots on a title.
help-ladder-seats = How many sit at a table; with more than two, one bot against several of the other.
help-ladder-sure = Play no more matches of two bots than it takes to be sure who is better.
help-ladder-strengths = Write the ratings alone to this file; `bots/strength.yaml` of this program has those that forms show.
help-ladder-write = Write what was found as a page in Markdown to this file.
help-learn-into = The folder of what is learned. The same command goes on with what is in it.
help-learn-rounds = How many rounds of matches and of learning in all.
help-learn-matches = How many matches a round has.
help-measure = So many matches against greedy tell in the end how strong it has become.
help-weights = Only measure the weights in this file, and learn nothing.
help-adopt = Let the weights of --weights hold for the rules of now, too, if they were learned by older ones: unless greedy beats them.
help-learn-standing = Learn, or measure, what standing is worth when a turn is over, by which wise judges.
help-learn-tried = Try in matches, or measure, how much each aspect of a standing is worth, by which learned and wise judge.
help-learn-seats = With --tried: at tables of so many.
help-learn-lines = With --tried: who tries follows so many lines, as search does; 0 is one ply ahead, as greedy looks.
help-learn-start = With --tried: begin around the weights of this file, and not around the title's own judgement.
help-results = Keep every result in this file, one a line; a call with the same file goes on where it was.
help-save = Keep every match as a .civ file in this folder.

## Wrong calls

error-command = There is no command { $command }; choose one of these: { $known }.
error-language = { $language } is not a language of this program; choose one of these: { $known }.
error-terminal = This terminal is { $columns } columns wide, and a table needs at least { $fewest }; make the window wider.
error-resume = { $file } goes on with its own seats, options and seed; leave --seats, --option, --seed and --file away.
error-exists = { $file } exists already; go on with it by civitas play { $file }, or choose another name.
error-name = A person cannot be called “{ $name }”; choose a name of 1 to { $longest } letters that is not the name of a bot, nor automa.
error-option-form = “{ $text }” does not switch an option; write --option NAME=VALUE.
error-input-closed = The input has ended; the match is saved in { $file }, go on with: civitas play { $file }
error-seat-number = There is no seat { $number }; choose one from 1 to { $most }.
error-at = There is no position after { $at } picks; choose a number from 0 to { $most }.
error-no-picture = Say where the picture goes, with --svg FILE or --png FILE.
error-width = { $width } pixels cannot be drawn; choose a width from 1 to { $widest }.
error-range = { $option } cannot be { $number }; choose a number from { $least } to { $most }.
error-person = Only bots play in a simulation; for a match of your own use civitas play.
error-no-lab = The lab needs more packages; install them with: pip install "civitas[lab]"
error-vary-form = “{ $text }” does not vary an option; write --vary NAME=VALUE,VALUE.
error-vary-twice = { $option } cannot be fixed and vary at once; leave --option { $option } or --vary { $option } away.
error-other-study = { $folder } holds another study; give the command it was begun with (it is in report.html and study.json), or choose another folder.
error-study-rules = { $folder } holds this study by version { $theirs } of the rules, and version { $rules } is played now; choose another folder.
error-study-folder = { $folder } holds other files; choose an empty folder for the study.
error-cluster = No Ray cluster answers at { $address }; start one with ray start --head, or leave --address away to use this machine.
error-cluster-token = The Ray cluster at { $address } lets in only who has its token; put it in ~/.ray/auth_token, and RAY_AUTH_MODE=token before the command.
error-address-or-cores = --cores are those of this machine, --address is another; leave one of them away.
error-no-hands = The Ray cluster at { $address } has no cores to play on; start workers with ray start --address, or leave --address away to use this machine.
error-two-bots = { $bots } is too few for a ladder; name two bots or more, with commas between.
error-into-or-weights = Say where to learn, with --into DIR, or which weights to measure, with --weights FILE.
error-adopt = --adopt needs weights and matches to try them by: --weights FILE --measure N.
error-start = --start is for what is tried: --tried --into DIR.
error-tried = --seats and --lines are for what is tried, with --tried.
error-tried-or-standing = --tried and --standing are two ways to learn; leave one of them away.
error-no-aspects = { $title } does not tell what a standing is made of, so there is nothing to try.
error-course = What was learned in { $folder } cannot be read; choose another folder.
error-course-title = In { $folder } something was learned about { $title }; choose another folder.
error-course-rules = What was learned in { $folder } is about other rules (version { $rules }) or other features; choose another folder.
error-folder = { $folder } holds matches of these names already; choose an empty folder.

usage-option = civitas { $command } has no option { $option }; see civitas { $command } --help.
usage-no-value = { $option } needs a value; see civitas { $command } --help.
usage-no-such-value = { $option } takes no value; see civitas { $command } --help.
usage-extra = There is a word too many; see civitas { $command } --help.
usage-missing = { $argument } is missing; see civitas { $command } --help.
usage-range = { $option } needs a whole number from { $least } to { $most }; see civitas { $command } --help.
usage-number = { $option } needs a whole number; see civitas { $command } --help.

error-killed = One of the processes that play was killed, perhaps for want of memory; call it again, with fewer --jobs.
error-barred = { $file } cannot be read or written ({ $why }); check your rights to it, or choose another place.
error-no-room = There is no room left to write to ({ $why }); make some and call it again.
stopped = Stopped.
fault = Civitas has made a mistake of its own ({ $kind }); please report it together with { $file }.

## At the table

welcome = The match is saved after every choice in { $file }
small = This window has { $columns } × { $rows } characters, and the board needs 80 × 24 or more: it is shown in short, b shows all of it.
thinking = The bots are thinking …
hand-over = The keyboard goes to { $name }. Press Enter when nobody else is looking.{" "}
more-lines = { $lines ->
    [one] … 1 line more
   *[other] … { $lines } lines more
}
keys-short = number = choice · u back · s save · ? why · b board · l log · h help · q quit
key-number = choose what has this number
key-undo = take back the last choice, as long as no luck and no secret has come to light since
key-save = say where the match is saved; save a copy of it as NAME.civ
key-rule = the rule behind choice 3
key-why = why something is not to choose, or what the rules say of it
key-board = the whole board
key-log = what has happened so far, the last 40 lines or the last 200
key-quit = leave; the match is saved
not-a-choice = “{ $text }” is not a choice: type a number from 1 to { $most }, or h for help.
ask-why = Ask for a choice by its number (? 1), for something you miss (? { $example }), or for a rule (? { $clause }).
rules-in-english = (The text of the rules is in English.)
saved = Saved in { $file }
copied = A copy is saved in { $file }
left = The match is saved; go on with: civitas play { $file }
interrupted = Interrupted. The match is saved; go on with: civitas play { $file }
victory = { $winners ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
points = { $rank }. { $name }: { $number ->
    [one] { $points } point
   *[other] { $points } points
}
finished = The match is saved; read it again with: civitas replay { $file }

## Matches from files

position = { $file } after { $picks ->
    [one] 1 pick
   *[other] { $picks } picks
}
verified-over = { $file } is a true match of { $title }: { $picks } picks follow the rules, the seed fits its commitment { $commitment }…, and it ends with { $scores }.
verified-open = { $file } is a true match of { $title }, not yet over: { $picks } picks follow the rules, and the seed fits its commitment { $commitment }….
unsigned = The file is not signed: who sat there it does not prove.
signed = It says that { $server } has signed it with the key { $key }; with --key and the key of that server you can check this, and until then who sat there is not proved.
signed-true = Signed by { $server } with the key { $key }, untouched: who sat there, that server vouches for.
error-unsigned = { $file } is not signed, so no key can prove who sat there; ask the server where it was played for its file.
error-other-key = The signature does not match: { $file } was signed with the key { $key }, and yours is { $given }; get the key of { $server } from its address /.well-known/civitas-key.
error-key = { $key } is no key of a server; give a file that has one, or its text, which begins with ed25519:.
error-no-signing = Signatures cannot be checked here; install what that takes with pip install "civitas[signing]".
written = Written: { $file }

## Titles

title-facts = { $fewest } to { $most } players, { $shortest } to { $longest } minutes, rules version { $version }
title-by = By { $designer }
title-bots = Bots and how strong they are (400 more win ten times as often): { $bots }
title-play = civitas play { $title }
rules-plain = The rules run as plain Python; with a C compiler make fast makes them faster.
rules-compiled = The rules run compiled.
title-automas = automas: { $automas } at most, with all players no more than { $seats } seats; --seats you,automa
title-option = --option { $option }=…: { $name }, rule { $rule }
title-default = { $words } (default)
only-if = only if: { $conditions }
or-if = ; or if:{" "}
and ={" "}and{" "}
or ={" "}or{" "}
these-players = { $numbers } players

## Simulations

playing = Playing
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-share = Share of wins (95 %)
column-points = Points (95 %)
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }  ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean-of-one = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulation-figures = { $games ->
    [one] One match
   *[other] { $games } matches
}, { $decisions } decisions each, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } matches a second, seed { $seed }
simulation-shared = { $games ->
    [one] One victory was shared and counts as a win for each.
   *[other] { $games } victories were shared and count as a win for each.
}
simulation-lost = { $games ->
    [one] One match was won by nobody; it counts as a win for none.
   *[other] { $games } matches were won by nobody; they count as a win for none.
}
study-done = { $matches ->
    [one] One match
   *[other] { $matches } matches
}; the report is { $report }
study-lost = Ray has died after { $played } of { $games } matches, perhaps for want of memory; they are kept, the same command goes on, with fewer --cores if need be. So far: { $report }
study-interrupted = Interrupted after { $played } of { $games } matches; they are kept, the same command goes on. So far: { $report }
simulation-saved = The matches are saved in { $folder }
simulation-interrupted = Interrupted after { $played } of { $games } matches.


## The server

serving = Civitas is at { $address } now; Ctrl-C stops it.
copying = { $table }: { $done } of { $total }
copied-rows = { $rows ->
    [one] One row is in { $target } now.
   *[other] { $rows } rows are in { $target } now.
}
copied-secret = The secret in { $file } is another one and was left alone; put that of the source there, or everybody has to sign in again.
rated = { $matches ->
    [one] One match that is over was looked at, and the ladders are made anew.
   *[other] { $matches } matches that are over were looked at, and the ladders are made anew.
}
error-database-action = civitas database cannot { $action }; use civitas database copy SOURCE TARGET or civitas database ratings SOURCE.
serving-key = The files of matches are signed with the key { $key }
error-no-web = The web table is not installed; install it with pip install "civitas[web]".

## The ladder

ladder-pair = { $title }, { $seats } seats: { $bot } against { $rival } won { NUMBER($share, style: "percent") } of { $matches } matches ({ NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") }), { NUMBER($thought, maximumFractionDigits: 0) } ms a decision
ladder-results = The results are in { $file }, seed { $seed }

## Learning

learn-round = Round { $round }, { $matches } matches in all: from { $asks } asks it has learned to lose { NUMBER($left, style: "percent") } of what greedy loses by its choice
learn-met = Believed at { NUMBER($boldness, style: "percent") }, it won { NUMBER($share, style: "percent") } of { $matches } matches against greedy ({ NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") })
learn-thought = It thinks { NUMBER($own, maximumFractionDigits: 1) } ms about a decision, greedy { NUMBER($greedy, maximumFractionDigits: 1) } ms
learn-done = The best weights are in { $file }
learn-standing = From { $matches } matches: how they come out goes with what is foretold at { NUMBER($learned, maximumFractionDigits: 3) }, with what the title says at { NUMBER($title, maximumFractionDigits: 3) } (1 is always)
learn-wise = wise won { NUMBER($share, style: "percent") } of { $matches } matches against search ({ NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") })
learn-search-beats = By version { $rules } of the rules search beats it; the file stays as it was
learn-tried = Round { $round }: around what seemed best, { NUMBER($share, style: "percent") } of { $matches } matches were won against the title's own judgement
learn-weighed = With these weights { NUMBER($share, style: "percent") } of { $matches } matches were won against { $lines ->
    [0] greedy
   *[other] search:{ NUMBER($lines, useGrouping: 0) }
} with the title's own judgement ({ NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") })
learn-usual-beats = By version { $rules } of the rules the title's own judgement beats them; the file stays as it was
learn-beaten = By version { $rules } of the rules greedy beats them; the file stays as it was
learn-adopted = The weights in { $file } hold for version { $rules } of the rules, too
learn-interrupted = Interrupted after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; the same command goes on.
