### What the web table itself says.

## The server: what cannot be done, and why

error-database = The database { $url } cannot be used ({ $why }); name another one, or mend it.
error-database-url = { $url } is not the address of a database; give the path of a file, or postgresql://name:password@host/database.
error-database-foreign = The database { $url } belongs to another program; name an empty one, or one of Civitas.
error-database-newer = The database { $url } was written by a newer Civitas; start that version, or name another database.
error-core = { $setting } is { $value }; this process may choose from these cores: { $known }.
error-memory = { $setting } is { $value }; give a number of megabytes, { $least } or more.
error-database-damaged = The database { $url } is damaged ({ $why }); bring back a backup, or save what is left with "sqlite3 FILE .recover".
error-wait = CIVITAS_WAIT is { $given }; give the seconds for which a request waits for the database, from 0.1 to 60.
error-copy = The copy could not be made ({ $why }), and the target is as it was; mend that and try again.
error-copy-same = { $url } is both source and target; name two databases.
error-copy-nothing = There is no database of Civitas at { $url }; name one that is there.
error-copy-version = The database { $url } is of another version; start this Civitas on it once, then copy.
error-copy-full = There are people or matches in { $url } already, and nothing was copied; name an empty database.
error-copy-count = Of { $rows } rows of { $table } { $arrived } have arrived, and the target is as it was; try again.
error-secret-copy = All rows are copied, but the secret could not be written to { $file } ({ $why }); copy it from the file beside the source.
error-secret = The secret in { $file } is cut off; remove the file, and a new one is made (then everybody has to sign in again).
error-secret-short = What { $setting } says could be guessed; take a long random text of at least { $least } letters.
line-400 = This cannot be read as a request; send it again as HTTP/1.1 has it.
line-408 = The request did not come to its end in time; send it again, and faster.
line-413 = That is too much at once; send less.
line-414 = The address is too long; ask for a shorter one.
line-431 = The head of the request is too long; delete the cookies of this site and try again.
line-503 = There is no room for more connections at the moment; try again in a minute.
error-port = Nobody can listen on port { $port } of { $host } ({ $why }); choose another one with --port.
error-workers = { $workers } server processes need a PostgreSQL database; name one with --database, or leave --workers out.
error-host = This server does not answer to the name { $host }; whoever runs it can name it with --address or CIVITAS_HOSTS.
error-crowd = Your address asks for more than { $most } things at the same time; close some pages and try again.
error-address = { $address } cannot be the address of a server; give one like https://civitas.example, without a path.
error-number = { $name } is { $text }, but has to be a number from 1 to { $most }; change it, or leave it out.
error-storage = The database does not answer at the moment, and nothing was changed; try again in a while.
error-fault = Something went wrong on our side, and nothing was changed; try again, or go back and reload.
error-back = Back to the home page
error-back-there = Back to where you were
error-heading = That did not work

error-nothing-here = There is nothing at this address; perhaps the link is incomplete.
error-no-title = There is no game called { $title } here; these are here: { $known }.
error-method = This address does not take that kind of request; see the description of the API.
error-request = This request cannot be understood ({ $where }: { $why }); correct it and send it again.
error-request-plain = This request cannot be understood; correct it and send it again.
error-too-large = That is too much at once: a match file may have up to 2 MB, anything else 64 kB.
error-busy = Too many files are being sent at the moment; try again in a minute.
error-full-today = More new names, matches, files and lines than this server takes in a day have come today; matches that are being played go on, try again in a few hours.
error-nearly-full = The disk of this server is nearly full, so it takes no new matches and files; matches that are being played go on, try again when whoever runs it has made room.
error-too-many = That was a little fast; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

## People

error-stranger = Only somebody with a name can do this; enter one first.
error-token = Nobody is known by this token; get a new one.
error-csrf = This page is out of date; load it again and repeat what you did.
error-crowded-all = This server tells { $most } pages the news already, and has no room for more; look again now and then.
error-crowded-address = Your address has { $most } pages that listen for news already; close one, or look again now and then.
error-crowded-match = There are { $most } who watch this match already; look again now and then.
error-name = A name has 1 to { $longest } characters in one line, a letter, digit or picture among them and nothing invisible; choose another one.
error-name-bot = { $name } looks like a bot or the server itself; choose another name.
error-name-taken = Somebody else keeps the name { $name }, or one that looks like it, with a password; choose another one.
error-password-length = A password has { $shortest } to { $longest } characters; choose another one.
error-sign-in = Name and password do not fit; try again.
error-wish = { $wish } cannot be set to { $value }; choose something else.

## Matches and seats

error-match = There is no such match, or it is not for your eyes; ask whoever invited you for the link.
error-match-sign-in = If you play there, sign in: you are led back here.
error-match-open = This match has not started yet; wait until all seats are taken.
error-match-rules = This match was started by rules version { $rules }, and this server plays version 1 to version { $known }; ask whoever runs it to install a newer Civitas.
error-seat-not-yours = This seat is not yours; take one that is free, or watch.
refused-plea-rated = This match counts for the ratings, so nobody can be asked to take back what has come to light; play on from here.
refused-plea-other = Somebody asks to take back already; answer that first, or play on.
refused-plea-goal = Only one of your own latest decisions can be asked to be taken back; choose one that is offered.
refused-plea-gone = Nobody asks for that any more: somebody has played on, or it was withdrawn; look again.
refused-habit-kind = No standing answer can be given to { $what } here; wait until you are asked and answer then.
refused-habit-until = A standing answer cannot last until { $until }; choose one of these: { $known }.
refused-habit-gone = There is no such standing answer any more; look again.
error-rated-guest = A match for the ratings is for people who keep their name; choose a password on your own page first, or play a friendly match.
error-rated-screen = Of several at one screen nobody is rated: leave those seats open for others, or play a friendly match.
error-rated-alone = Whoever plays alone is not rated: take a bot, an automa or other people along, or play a friendly match.
error-seat-taken = This seat is no longer free; take another one, or watch.
error-bot = There is no bot called { $bot }; choose from these: { $known }.
error-seat-kind = A seat cannot be { $kind }; choose one of these: { $known }.
error-replace = A seat goes to a bot when it has been asked for { $minutes } minutes and nothing has happened; wait a little.
error-days = A move may take up to { $most } days; choose a smaller number.
error-two-times = There are days for a move, or a reserve for the whole match, not both; choose one of them.
error-reserve = A reserve is one minute to { $most } days; a turn adds at least { $more } seconds, and no more than the reserve itself: choose other numbers.
error-late = When time runs out, { $late } cannot happen; choose one of these: { $known }.
error-open-most = { $most } public tables from here wait for players already. Play one of them, or make one that is not public and send its link.
error-export-running = A match can be downloaded when it is over: before that its file would tell what is still to come.
error-file-names = The names in { $file } are longer than { $longest } letters or cannot be shown; use the original file.
error-file-long-seed = The seed in { $file } is longer than { $longest } letters; use the original file.
seat-automa = Automa
seat-free = free

## What the table itself says in the chat

chat-joined = { $name } takes a seat.
chat-left-lobby = { $name } gets up again.
chat-left = { $name } leaves; the bot { $bot } plays on until they return.
chat-returned = { $name } is back.
chat-abandoned = Nobody has come back for a long time: the bots play this match to its end.
chat-resigned = { $name } gives up; the bot { $bot } plays on.
chat-replaced = { $name } has not been seen for a while; the bot { $bot } plays on until they return.
chat-late = { $name } has let the agreed time pass; the bot { $bot } plays on until they return.
chat-late-remind = { $name } has let the agreed time pass and is reminded; the time begins anew.
chat-late-end = { $name } has let the agreed time pass; as was agreed, the match has ended.
chat-plea = { $name } asks to take back { $picks ->
    [one] one decision
   *[other] { $picks } decisions
}.
chat-plea-withdrawn = { $name } withdraws it: nothing is taken back.
chat-plea-refused = { $name } says no: nothing is taken back.
chat-rematch = { $name } wants to play again.
chat-bot-crashed = The bot { $bot } on seat { $number } has stumbled; the bot { $other_bot } plays on.
chat-bot-hopeless = The bot { $bot } on seat { $number } has stumbled and cannot go on; take back the last pick, or start a new match.

## Pages: everywhere

web-skip = Skip to the content
web-navigation = Site
web-tagline = ancient civilizations, one table
web-credits = Icons from game-icons.net (CC BY 3.0), coastlines from Natural Earth, typefaces under the Open Font License.
web-library = Library
web-library-more = Every card, building and place, and the rules clause by clause, without starting a match.
web-sign-in = Sign in
web-home = Home
web-menu = Menu
web-close = Close
web-and = { " " }and{ " " }
web-minutes-ago =
    { $minutes ->
        [0] just now
        [one] a minute ago
       *[other] { $minutes } minutes ago
    }
web-hours-ago =
    { $hours ->
        [one] an hour ago
       *[other] { $hours } hours ago
    }
web-minutes-left =
    { $minutes ->
        [0] less than a minute left
        [one] a minute left
       *[other] { $minutes } minutes left
    }
web-hours-left =
    { $hours ->
        [one] an hour left
       *[other] { $hours } hours left
    }
web-days-left =
    { $days ->
        [one] a day left
       *[other] { $days } days left
    }
web-days-ago =
    { $days ->
        [one] a day ago
       *[other] { $days } days ago
    }
bot-beginner = Beginner
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-greedy = Greedy
bot-random = Random
bot-search = Search
bot-how-beginner = knows the rules and often goes wrong
bot-how-easy = has a plan and makes mistakes
bot-how-medium = takes what is best right now
bot-how-hard = thinks ahead, a moment longer
bot-how-greedy = plays to win
bot-how-random = picks anything
bot-how-search = thinks ahead

## Pages: home

web-welcome = Sit down and rule an empire
web-welcome-more = Great board games of the ancient world, at one table: against bots at once, with friends by a link, live or over weeks.
web-titles = The games
web-picture = A match of { $title } in progress
web-play-now = Play now against bots
web-your-name = Your name
web-name-hint = any name will do
web-new = New match with friends
web-new-match = New match
web-components = Components
web-rules = Rules
web-players = { $fewest } to { $most } players
web-automas = up to { $most } automas
web-minutes = { $fewest } to { $most } minutes
web-my-matches = My matches
web-your-turn = Your turn
web-over = Over
web-shown = A match from a file
web-free-seats =
    { $count ->
        [one] one seat is free
       *[other] { $count } seats are free
    }
web-waiting-for = Waiting for { $names }
web-rests = Nobody sits here now: the match rests until somebody returns.
web-rests-late = Time has run out: the match rests until somebody returns.
web-bots-only = Bots alone sit here, and play the match to its end.
web-bots-alone = Nobody sits here any more: bots play the match to its end.
web-live = live, in one sitting
web-days =
    { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }
web-live-no-clock = live, without a clock
web-paces-days = Over days
web-paces-clock = With clocks
web-reserve = { $reserve } each, { $addition } more per turn
web-span-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
web-span-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
web-span-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
web-span-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
web-time-left = { $time } left
web-dial = { $days } d { $hours } h
web-clock = What is left of the reserve of time
web-open-tables = Open tables
web-no-open-tables = No table has a free seat at the moment; start one and others will find it here.
web-go-on = Continue
web-join = Join
web-to-watch = Matches to watch
web-look-at-file = Look at a saved match
web-look-at-file-more = Open a .civ file to replay it move by move, with every roll verified.
web-file = A match file (.civ)
web-open-file = Open

## Pages: new match, and waiting for players

web-seats = Seats
web-seat = Seat { $number }
web-seat-none = nobody
web-seat-me = me
web-seat-open = open for others
web-seat-here = somebody at this screen
web-seat-bot = bot: { $bot }, { $how }
web-strength = (strength { $strength })
web-strength-note = The strength of bots is measured on this game, in matches against each other: medium has 1500, and 400 more win ten times as often as they lose.
web-seat-automa = automa: plays by the printed procedure
web-name = Name
web-whole-plate = Everything of { $name }
web-seats-note = An open seat goes to whoever you send the link to, or to anybody if the table is public. Several people at one screen pass the device on wherever somebody has something to hide.
web-options = Options
web-options-usual = the usual ones
web-table = The table
web-who-may-join = Who may join and watch
web-by-link = only those who have the link
web-public = everybody
web-who-note = A public table is listed on the home page.
web-pace = Pace
web-pace-note = Over days you are never hurried. A clock runs only while the table waits for you, and every turn adds to it.
web-late = When time runs out
web-late-bot = a bot plays on until they return
web-late-remind = they are reminded
web-late-end = the match ends
web-late-note = It matters where days or clocks were agreed. A friendly match that ends then has no winner; one for the ratings is lost by whoever let the time run out.
web-friendly = Kind of match
web-to-my-page = To my own page
web-friendly-yes = friendly
web-friendly-no = for the ratings
web-rated-here = This match counts for the ratings; whoever has left when it ends has lost it. If all have left, those before the last have lost to the last.
web-rated-late = Whoever lets the time run out loses the match.
web-friendly-note = In a friendly match people may let each other take back what luck has shown. For the ratings everybody keeps their name with a password and has a screen of their own.
web-seed-note = All luck comes from one secret number, drawn when the match is made. Its fingerprint is shown at once, the number itself at the end: so everybody can check that no roll was tampered with.
web-start = Set the table
web-waiting-for-players = Waiting for players.
web-starts-when-full = The match starts as soon as every seat is taken.
web-table-public = Public table
web-table-by-link = Table by link
web-free-seat = Free seat
web-a-bot = bot
web-automa = automa
web-take-seat = Take this seat
web-invite = Send this link to the people you want to play with
web-copy = Copy the link
web-copied = Copied
web-commitment = Fingerprint of all luck
web-commitment-more = All luck of this match is already fixed by a secret number. This is its fingerprint; the number itself is shown at the end:
web-luck-known = luck known: a guided match
web-luck-known-more = A guided match has the same luck for everybody, so that the guide knows what comes; it counts for no rating.
web-sealed = luck sealed: { $start }…{ $end }
web-get-up = Leave the table

## Pages: table

web-board = The board
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-home = The whole board
web-away = Put them away: the map has all the room
web-show = What to show
web-players-tab = Players
web-log = Log
web-chat = Chat
web-figures = Figures
web-earlier = Show earlier lines
web-watching =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
web-since = Since your last turn
web-say = Say something to the table
web-send = Send
web-asked = What is asked
web-you = you
web-here = at your screen
web-bot = bot: { $bot }
web-bot-for-you = A bot plays for you until you take your seat back.
web-bot-for-you-late = Your time was over: a bot plays for you until you take your seat back.
web-bot-for-here =
    { $count ->
        [one] A bot plays for { $names } until the seat is taken back.
       *[other] Bots play for { $names } until the seats are taken back.
    }
web-bot-instead = bot { $bot } instead of { $name }
web-bot-for = bot { $bot } for { $name }
web-played-on = { $name } (bot { $bot })
web-thinks = thinking …
web-is-asked = to move
web-pass-to = Pass the device to { $name }
web-now = Now: { $name }
web-i-am = I am { $name }
web-regret = { $name } takes the last pick back
web-regret-turn = Back to the start of { $name }’s turn
web-goes-first = { $name } goes first instead
web-chosen = Your answer: { $pick }. { $waiting }.
web-won =
    { $count ->
        [one] { $names } wins with { $points } { $number ->
            [one] point
           *[other] points
        }.
       *[other] { $names } share the victory with { $points } { $number ->
            [one] point
           *[other] points
        }.
    }
web-won-differently =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
web-standings = How it ended
web-winner = winner
web-title-over = Over · { $title }
web-title-turn = ★ Your turn · { $title }
web-title-now = ★ { $names } · { $title }
web-title-waiting = { $names } … · { $title }
web-undo = Undo
web-undo-turn = Start of turn
web-then-bot = { $left }, then a bot plays on
web-then-remind = { $left }, then a reminder
web-then-end = { $left }, then the match ends
web-ended-late = Time ran out, and the match has ended without a winner.
web-ended-late-by =
    { $count ->
        [one] { $names } has
       *[other] { $names } have
    } let the time run out, and the match has ended without a winner.
web-lost-late-by =
    { $count ->
        [one] { $names } has
       *[other] { $names } have
    } let the time run out and so lost the match; it counts for the ratings.
web-left-late-by =
    { $count ->
        [one] { $names } has
       *[other] { $names } have
    } let the time run out; those who had left before have lost the match, and it counts for the ratings.
web-always = Always …
web-habits = Standing answers
web-habit = { $answer }: { $until }
web-habit-turn = until this turn ends
web-habit-round = until this round ends
web-habit-match = until the match ends
web-habit-drop = Ask me again
web-habit-note = This is a standing answer, from this question on: as long as it lasts you are not asked, and the log says so each time. You can end it whenever you like; what it has answered by then stands.
web-plea = { $name } asks to take back the last { $picks ->
    [one] decision
   *[other] { $picks } decisions
}.
web-plea-waiting = Not agreed yet: { $names }
web-plea-where = See where to
web-plea-agree = Agree
web-plea-refuse = Refuse
web-plea-go = Take back now
web-plea-withdraw = Withdraw
web-plea-title = Ask to take back
web-plea-note-alone = Nobody else has to be asked here: it is taken back at once. The luck to come stays as it is, and the log tells of it.
web-plea-note = All other people at the table have to agree. The luck to come stays as it is, and the log tells of it.
web-plea-goal = To before: { $pick }
web-plea-after = { $pick } (after: { $before })
web-plea-picks = { $picks ->
    [one] takes back one decision
   *[other] takes back { $picks } decisions
}
web-plea-nothing = You have decided nothing yet that could be taken back.
web-back = Back
web-as-list = All as a list
web-lit = Choose one of the lit places on the board.
web-beyond =
    { $count ->
        [one] 1 lit place is out of sight: show all
       *[other] { $count } lit places are out of sight: show all
    }
web-lit-or = Choose one of the lit places on the board, or:
web-hints = What they do
web-why-not = Why not?
web-why-title = What you cannot do now, and why
web-because = Why did it do that?
web-why-nothing = Nothing else would make sense here at the moment.
web-why-places = A click on a place of the board that is not lit tells why it cannot be chosen.
web-why-more =
    { $count ->
        [one] 1 more reason
       *[other] { $count } more reasons
    }
web-offline = No connection to the server. Trying again …
web-lost = The connection broke off. The page comes back by itself, and shows whether this was still done.
web-sound = Sound when it is my turn
web-notify = Notify me when it is my turn
web-notices-others = Other ways to tell me …
web-leave = Leave (a bot plays on)
web-leave-short = Leave
web-resign = Resign
web-leave-here = All leave (bots play on)
web-resign-sure-here = Do all at this screen give up this match for good?
web-resign-sure = Give up this match for good?
web-return = Take my seat back
web-return-here = Back to the table: { $names }
web-replace-later = Should { $name } have vanished: when nothing has happened for { $minutes } minutes, a bot can play on.
web-replace = { $name } has vanished: a bot plays on
web-keys = Keys
web-key-pick = choose one of the first nine answers
web-key-back = one step back while choosing
web-key-undo = take the last move back
web-key-places = go through what glows on the board, and choose it
web-key-zoom = zoom in, zoom out, whole board
web-key-pan = move the board, when it has the focus
web-key-line = in the log: the board of that moment
web-key-look = look around: Tab goes from thing to thing, and a card tells what it is
web-key-help = show these keys
web-link-to-watch = Link for those who shall watch
web-aid = Player aid
web-aid-goal = The goal
web-aid-round = The round
web-aid-turn = The turn
web-aid-actions = Actions
web-aid-prices = Prices
web-aid-more = Besides
web-aid-end = The end
web-aid-scoring = Scoring
web-history = What you have played
web-history-more = Matches that are over, by title: from which seat, against whom. Those in which several played at your screen are not counted.
web-history-none = No match of yours that is counted here is over yet.
web-history-all = All matches
web-played = Matches
web-wins = Won
web-wins-share = Strength
web-wins-share-means = How many of 100 such matches somebody with this record wins, with 95 % certainty.
web-opponents = Against
web-rematch = Play again
web-how-come = How it came about
web-sources = Where the points came from
web-points-all = Points
web-over-time = Points over time
web-at-start = Start
web-after-moves = after { $moves } decisions
web-gave-up = gave up; a bot played on
web-bot-played-on = left; a bot played on
web-have-given-up =
    { $count ->
        [one] { $names } gave up; a bot played on.
       *[other] { $names } gave up; bots played on.
    }
web-decided-by = What decided it: { $what }. { $name } { $mine }, { $other } { $theirs }.
web-decided-plainly = What decided it: { $what } ({ $name }).
web-rematch-turned = Play again, one seat further
web-decided = What { $name } had over { $other }: { $told }.
web-decided-rest = all else { $number }

## Pages: replay

web-replay = Replay
web-to-table = To the table
web-verified = verified
web-verified-means = Verified means: every move follows the rules, luck was fixed before the first move, and this is the result. It does not tell who sat there.
web-signed-here = Played at this server, which knows who sat there and signs the file with its key { $key }.
web-signed-own = Signed by this server with its key { $key } and untouched: it was played here, and by those who are named.
web-signed-other = It says that { $server } has signed it with the key { $key }. Only that server's key can prove it: civitas verify --key.
web-unsigned = The file is not signed: nobody vouches for the names.
web-not-verified = The secret number does not fit its fingerprint, or the moves do not lead to this end.
web-seed = Secret number
web-download = Download as .civ
web-eyes = As seen by
web-spectator = a spectator
web-first = To the start
web-previous = One move back
web-play = Play
web-next = One move on
web-last = To the end
web-move = Move
web-copy-link = Link to this move
web-position-lost = This move cannot be shown at the moment; try again.
web-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
web-before = Before the first round
web-turn-of = { $name }’s turn
web-turn-back = One turn back
web-turn-on = One turn on
web-round-back = One round back
web-round-on = One round on
web-gained = What this turn has brought

## Pages: following what others do

web-others = Others’ moves
web-pace-off = not played
web-pace-fast = played fast
web-pace-normal = played
web-pace-slow = played slowly
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-fastest = very fast
web-again = Show again since my last turn
web-again-short = What happened
web-skip-play = Skip to the present
web-playing = What others did is being played: { $number } of { $count }
web-past = This is how it was then; nothing can be picked here.
web-to-present = Back to the present
web-play-on = Play from here
web-nothing-since = Nothing has happened since your last turn.

## Pages: library

web-find = Search
web-find-hint = a name, or what it does
web-find-rule = a word, or the number of a clause
web-found-none = Nothing found.
web-level = level { $level }
web-contents = Contents
web-rules-english = The rulebook is in English.
web-no-rules = The rulebook of this title is not on this server.

## Pages: me

web-who-are-you = Who are you?
web-settings = Settings
web-as-guest = As a guest
web-as-guest-more = A name is enough; you can add a password later.
web-sign-in-more = If you have given your name a password, you find your matches here on any device.
web-play-as-guest = Play as a guest
web-save = Save
web-password = Password
web-new-password = New password
web-password-note = At least { $shortest } characters.
web-kept = Your name is yours: with name and password you can sign in anywhere.
web-keep-note = You are a guest, and only this browser knows you. A password keeps your name and your matches, wherever you sign in.
web-keep = Keep my name
web-change = Change
web-sign-out = Sign out
web-sign-out-note = Your name and your matches are kept; sign in again at any time.
web-sign-out-guest = Without a password nobody can come back to your name and your matches, not even you.
web-sign-out-everywhere = Sign out everywhere
web-sign-out-everywhere-note = Ends all your sessions at once: in this browser, in all others, and the tokens of your programs.
web-look = Look and sound
web-look-note = Colours that are easy to tell apart suit colour-blind eyes. Besides its colour every seat has a mark and a crest of its own, on the board and in every list.
wish-language = Language
wish-language-none = as the browser says
wish-language-en = English
wish-language-de = Deutsch
wish-theme = Light or dark
wish-theme-none = as the device says
wish-theme-light = light
wish-theme-dark = dark
wish-motion = Motion
wish-motion-none = as the device says
wish-motion-reduced = reduced
wish-sound = Sound
wish-sound-none = off
wish-sound-on = on
wish-colours = Colours
wish-colours-none = soft
wish-colours-strong = strong contrast
wish-colours-distinct = easy to tell apart
wish-confirm = Confirm what cannot be taken back
wish-confirm-none = on a touch screen
wish-confirm-always = always
wish-confirm-never = never
web-for-good = This cannot be taken back afterwards.
web-this-turn = This turn so far
web-confirm = Confirm
web-not-yet = Not yet
web-answered = { $ask } – { $pick }
web-status-running = running
web-status-over = over
web-status-open = waiting for players
web-status-shown = from a file

## Notices: what is sent to people who are away

notice-turn = Your turn: { $title }
notice-again = The table still waits for you, and your time is over: { $title }
notice-time = Your time: { $then }.
notice-lost-bot = Your time is over, and a bot plays for you: { $title }
notice-lost-bot-text = You can take your seat back at any time.
notice-lost-end = Your time is over, and with it the match: { $title }
notice-lost-end-text = As was agreed, it has ended without a winner.
notice-lost-rated = As was agreed, you have lost it; it counts for the ratings.
notice-lost-left = Those who had left before have lost it; it counts for the ratings.
notice-ended = Time has run out, and the match is over: { $title }
notice-with = At the table: { $names }
notice-hello = Notices from Civitas arrive here
notice-hello-text = From now on you are told here when it is your turn.
notice-agree = Shall Civitas write to you when it is your turn?
notice-agree-text = Somebody, we hope you, wants to be told at this address when it is their turn at { $site }. To agree, open this page:
notice-agree-foot = If it was not you, do nothing: nothing more will be sent.
notice-foot = You get this because you wanted to be told by { $site }. To get no more of it, click here: { $link }
notice-trouble-certificate = The receiver cannot prove that it is who it says: nobody vouches for its certificate.
notice-trouble-gone = Nobody takes notices at this address ({ $code }); copy it once more from the service.
notice-trouble-mail = The mail server does not take letters at the moment.
notice-trouble-mail-refused = The mail server refuses this address ({ $code }).
notice-trouble-moved = The receiver sends on to another address ({ $code }), and that is not followed; enter the other one.
notice-trouble-name = The name of the receiver is not known.
notice-trouble-private = The receiver is in a private network, where this server sends nothing.
notice-trouble-reach = The receiver cannot be reached.
notice-trouble-silent = The receiver took the notice and did not answer.
notice-trouble-status = The receiver refuses the notice ({ $code }).
error-channel = Nothing is sent by this link any more; to be told of your turn, choose how under your name.
error-channels = You have { $most } ways of being told already; stop one first.
error-mail-address = This cannot be an e-mail address; enter one like name@example.org.
error-receiver = This cannot be the address of a receiver; copy it as the service shows it, with https:// in front.
error-receiver-private = This address is in a private network, where this server sends nothing; enter a public one.
error-receiver-topic = This address names no topic; enter one like https://ntfy.sh/my-turns.
error-browser-keys = The browser has given keys that cannot be used; reload the page and try again.
error-mail-server = { $setting } cannot be a mail server; give one like smtp://name:password@mail.example:587.
error-mail-from = { $setting } has to be the e-mail address that notices come from, such as civitas@example.org.
error-mail-nameless = { $setting } needs the public address of the server as well: --address https://civitas.example. Links in letters lead there.

## Pages: notices

web-notices = Tell me when it is my turn
web-notices-more = One notice a turn, with what is asked; none while you look at the table.
web-notices-choose = Choose how
web-notices-troubled = Something that was sent to you did not arrive; see why.
web-channels = Where you are told
web-channel-push = A browser
web-channel-here = this one
web-channel-mail = E-mail
web-channel-discord = Discord
web-channel-slack = Slack
web-channel-ntfy = ntfy
web-channel-add = Add
web-channel-try = Try it out
web-channel-ask = Ask again
web-channel-stop = Stop
web-channel-pending = A notice is on its way.
web-channel-unread = We have written to this address; open the link in that letter to agree.
web-channel-again = Time until the next try: { $span }.
web-channel-arrived = It has arrived there.
web-channel-dropped = That notice was given up.
web-push-here = In this browser
web-push = Tell me in this browser
web-push-more = Your device shows the notice, also when no page of Civitas is open.
web-push-none = This browser cannot do that here: it needs HTTPS, and on some phones the page has to be on the home screen.
web-push-on = It is on.
web-push-denied = The browser does not allow it; change that in its settings for this page.
web-push-failed = The browser could not be registered; try again later.
web-mail-more = First you get a letter with a link to agree. Every letter has a link that ends it.
web-mail-address = Your e-mail address
web-webhook = Webhook
web-webhook-more = For Discord, Slack (and what takes the same form, such as Mattermost) and ntfy: the service gives you the address.
web-webhook-kind = Service
web-webhook-address = Address
web-link-agree = Shall we write to you when it is your turn?
web-link-agree-more = To { $address }: one letter a turn, none while you look at the table.
web-link-yes = Yes, write to me
web-link-agreed = You will be told
web-link-agreed-more = Notices go to { $address } from now on. Every one of them has a link that ends it.
web-link-stop = No more notices?
web-link-no-more = Send no more
web-link-stopped = No more notices
web-link-stopped-more = Nothing more is sent there, not even what was on its way.

## What one has played, and is worth

web-ladder = Ladder
web-ladder-more = Who plays how well: people, bots and automas on one ladder for each title.
web-ladder-none = No match that counts is over yet.
web-place = Place
web-title = Title
web-rating = Rating
web-ratings = Ratings
web-rated = { $value } ± { $interval }
web-rating-from = { $matches ->
    [one] from one match
   *[other] from { $matches } matches
}
web-rating-matches = { $matches ->
    [one] one match
   *[other] { $matches } matches
}
web-provisional = provisional
web-unrated = none yet
web-rating-course = Rating over time, with its interval
web-rating-means = Everybody starts at { $start }. Whoever is worth 400 more than another wins ten times as often. In 95 of 100 cases the true value lies in the interval after ±; as long as that is wide, a rating is provisional and has no place.
web-rating-counts = Matches between at least two different players count, unless they are friendly. Whoever leaves a match that counts, or ends it by letting the time run out, has lost it. Where nobody else is left then, those who had left before have lost it.
web-points-figures = Points: { $best } at best, { $mean } on average
web-at-tables-of = { $seats ->
    [one] Alone
   *[other] At tables of { $seats }
}
web-seen-by-all = What everybody sees of you
web-public-matches = Public matches
error-person = There is nobody to be seen here; go by the names on a ladder.
wish-ladder = My ratings
wish-ladder-none = everybody may see them
wish-ladder-hidden = hidden

## Friends

web-friends = Friends
web-friends-yours = Your friends
web-friends-more = Invite them to your matches, and see where they look for somebody to play with.
web-friends-none = You have no friends here yet. Ask somebody by name, or send them your link.
web-friends-asking = They want to be your friends
web-friends-asked = Asked by you
web-friends-blocked = Blocked
web-friends-tables = Tables of your friends
web-friend-requests = { $count ->
    [one] Somebody wants to be your friend
   *[other] { $count } want to be your friends
}
web-friend-accept = Accept
web-friend-refuse = Refuse
web-friend-block = Block
web-friend-unblock = Unblock
web-friend-remove = Remove
web-friend-block-note = Whoever is refused, removed or blocked is not told. You hear no more of somebody whom you block.
web-friend-ask = Ask somebody by name
web-friend-ask-more = Whoever keeps this name with a password is asked. Until they agree, you are told nothing: not even whether anybody has this name.
web-friend-name = Name
web-friend-ask-button = Ask
web-friend-withdraw = Withdraw
web-friend-link = Your link for friends
web-friend-link-more = Whoever opens it may become your friend at once. A new link makes the one before void.
web-friend-link-make = Make a link
web-friend-link-new = Make a new link
web-befriend = { $name } wants to be your friend
web-befriend-more = Friends invite each other to matches. You can part with { $name } at any time.
web-befriend-button = Become friends
web-invitations = Invitations
web-invited-by = { $name } invites you.
web-decline = Not this time
web-invite-friends = Invite friends
web-invite-friend = Invite
web-invited = invited
notice-invited = { $name } invites you: { $title }
error-friend-self = You are your own friend already; ask for somebody else.
error-friend-already = { $name } is your friend already.
error-friend-asked = You have asked { $most } already; withdraw a request first.
error-friends-most = More than { $most } are too many; part with somebody first.
error-friend-request = This request is not there any more.
error-friend-unknown = This person is not among your friends; look at the list again.
error-friend-link = This link does not lead to anybody any more; ask for a new one.
error-invite-late = This match has begun; whoever is not there can only watch.
error-invite-most = More than { $most } cannot be invited to one match; send the link to others.

## The guided first match
web-learn = Learn it: a guided first match
web-guide = Guide
web-guide-progress = { $number } of { $count }
web-guide-next = Next
web-guide-leave = Leave the guide
web-guide-astray = That is allowed, too
web-guide-astray-more = But the guide wants to show you something else here, and cannot come along.
web-guide-stay = Back to the guide
web-guide-stray = Let me play on my own
error-no-guide = This title has no guided first match; its player aid and its rules are in the library.
