### What the web table itself says.

## The server: what cannot be done, and why

error-database = The database { $url } cannot be used ({ $why }); name another one, or mend it.
error-database-url = { $url } is not the address of a database; give the path of a file, or postgresql://name:password@host/database.
error-database-foreign = The database { $url } belongs to another program; name an empty one, or one of Civitas.
error-database-newer = The database { $url } was written by a newer Civitas; start that version, or name another database.
error-port = Nobody can listen on port { $port } of { $host } ({ $why }); choose another one with --port.
error-workers = { $workers } server processes need a PostgreSQL database; name one with --database, or leave --workers out.
error-storage = The database does not answer at the moment, and nothing was changed; try again in a while.
error-fault = Something went wrong on our side, and nothing was changed; try again, or go back and reload.
error-back = To the first page

error-nothing-here = There is nothing at this address; go back and take another way.
error-method = This address does not take that kind of request; see the description of the API.
error-request = This request cannot be understood ({ $where }: { $why }); correct it and send it again.
error-request-plain = This request cannot be understood; correct it and send it again.
error-too-large = That is too much at once: a request may have 64 kB, a match file 2 MB; send less.
error-too-many = That was a little fast; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

## People

error-stranger = Only somebody with a name can do this; enter one first.
error-token = Nobody is known by this token; get a new one.
error-csrf = This page is out of date; load it again and repeat what you did.
error-name = A name has 1 to { $longest } letters, in one line; choose another one.
error-name-bot = { $name } is what a bot is called; choose another name.
error-name-taken = Somebody else keeps the name { $name } with a password; choose another one.
error-password-length = A password has { $shortest } to { $longest } characters; choose another one.
error-sign-in = Name and password do not fit; try again.
error-wish = { $wish } cannot be set to { $value }; choose something else.

## Matches and seats

error-match = There is no such match, or it is not for your eyes; ask whoever invited you for the link.
error-match-open = This match has not started yet; wait until all seats are taken.
error-match-rules = This match was started by rules version { $rules }, and this server plays version { $known }; download it and open it with a Civitas of that version.
error-seat-not-yours = This seat is not yours; take one that is free, or watch.
error-seat-taken = This seat is no longer free; take another one, or watch.
error-seat-kind = A seat cannot be { $kind }; choose one of these: { $known }.
error-replace = A seat goes to a bot when it has been asked for { $minutes } minutes and nothing has happened; wait a little.
error-days = A move may take up to { $most } days; choose a smaller number.
error-export-running = A match can be downloaded when it is over: before that its file would tell what is still to come.
error-file-names = The names in { $file } are longer than { $longest } letters or cannot be shown; use the original file.
seat-free = free

## What the table itself says in the chat

chat-joined = { $name } takes a seat.
chat-left-lobby = { $name } gets up again.
chat-left = { $name } leaves; the bot { $bot } plays on until they return.
chat-returned = { $name } is back.
chat-resigned = { $name } gives up; the bot { $bot } plays on.
chat-replaced = { $name } has not been seen for a while; the bot { $bot } plays on until they return.
chat-late = { $name } has let the time for the move pass; the bot { $bot } plays on until they return.
chat-rematch = { $name } wants to play again.
chat-bot-crashed = The bot { $bot } on seat { $number } has stumbled; the bot { $other_bot } plays on.
chat-bot-hopeless = The bot { $bot } on seat { $number } has stumbled and cannot go on; take back the last pick, or start a new match.
