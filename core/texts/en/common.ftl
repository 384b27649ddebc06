## What all games share.

brand = Farbraum
list-and = { $first } and { $last }
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-pink = pink
colour-purple = purple

## Games, records, editions

undo-nothing = There is nothing to take back here.
notation = This is no action of this game. Check how it is written.
record-unreadable = This record cannot be read. { $details }
record-game = This is a record of { $record }, expected was { $expected }.
record-rules = This game was played with rules version { $record }, here it is version { $ours }.
record-edition = This game was played with the edition { $record }, here lies { $ours }.
record-too-long = A game has at most { $most } entries.
record-entry = Entry { $number } ({ $line }) is not possible: { $why }
record-outcome = The moves lead to another result than the record says.
start-seats = { $seats ->
    [one] One person is not enough, it takes { $least } to { $most }.
   *[other] { $seats } people do not fit, it takes { $least } to { $most }.
  }
start-options = The game does not know these options. { $details }
edition-toml = Line { $line } of the edition cannot be read: { $details }
edition-too-long = An edition may have at most { $kib } KiB.
view-contradiction = What is shown here does not fit together. Reload the page.

## Server

server-failed = Something went wrong on our side. Try again in a moment.
server-not-found = There is nothing here.
server-method = This address cannot be used like that.
server-unreadable = This could not be read: { $details }
server-origin = This connection came from another site and was refused.
server-unknown-game = There is no game “{ $game }” here.
server-name-empty = What is your name? It needs at least one letter.
server-name-long = This name is too long: { $most } characters at most.
server-name-characters = There is a character in this name that cannot be seen. Write it without.
server-too-fast = That was too fast. Wait a moment.
server-overloaded = The server is busy just now. Try again in a moment.
server-token = A program needs a token of this server here: POST /api/bots gives one, which goes along as “Authorization: Bearer TOKEN”.
server-subscription = I cannot tell your browser anything through this service.
server-link = This code is no longer valid. Ask the other device for a new one.
server-too-many-bots = That is a lot of programs: no more than { $most } tokens in an hour.
server-too-many-bot-seats = That is a lot of bots at once: no more than { $most } may play at your tables or from your network. Close a table, or take some away.
server-too-many-tables = That is a lot of tables: no more than { $most } in an hour.
server-too-many-connections = { $most } connections are open from your network already. Close some windows.

table-unknown = There is no such table. Is the code right?
table-crowded = { $most } people are watching this table already, no more fit in.
table-full = Every seat is taken. You are welcome to watch.
table-chair-taken = Somebody is sitting on seat { $seat }.
table-no-chair = There is no seat { $seat }, the table has { $most }.
table-person-here = The player on seat { $seat } is here and plays for themselves.
table-bots-own = On seat { $seat } a bot has been playing for itself from the start.
table-own-seat = Seat { $seat } is up to whoever sits there: there is a clock or a rating.
table-not-sitting = You are not sitting yet.
table-not-host = That is up to whoever leads the table.
table-started = The game has begun; seats and options are fixed.
table-not-started = The game has not begun yet.
table-over = The game is over.
table-not-over = The record will be here once the game is over.
table-spectator = You are watching. Only those who sit at the table can play.
table-stale = Something has happened in the meantime. Have another look.
table-busy = A lot is happening at once. Try again.
table-log-full = This table is full: no more than { $most } entries fit in.
table-undone-enough = You have taken back { $most } actions. First do something that cannot be taken back.
table-full-lost = The game has ended: no more than { $most } entries fit in. Whoever made far more of them than the others has lost.
table-full-over = The game has ended without a result: no more than { $most } entries fit in.
table-talk-full = Enough has been said at this table: { $most } times.
table-words = This cannot be said like that. At most { $most } characters, without special control characters.
table-paused = The game rests. Anybody who sits at the table can let it go on.
table-cannot-pause = Only friends can rest: not at open or rated tables, and not in a race.
table-cannot-rate = A game is rated only if at least two people play against each other.
table-rated-clock = A rated game needs a time for turns. Choose one.
table-rated-program = Programs play for no rating.
table-rated-options = Rated games are played with the usual options.
table-only-bots = Only bots sit here. Take a seat first.
table-no-clock = This game has a clock of its own, so there is no time for turns.
table-long-delay = Nobody can watch so late: { $most } seconds at most.
table-owners-seat = Whoever opened this table keeps seat { $seat }.
table-other-hand = You have already seen another hand in this game, so you cannot take over this seat.
table-nobody-there = There is nobody on seat { $seat } who could leave.
table-sealed = The record is shown tomorrow: others still play with the same cards today.

## Network

network-failed = The server cannot be reached. Check your connection.
network-not-sent = There is no connection right now. Try again as soon as it is back.
network-not-arrived = Your last move did not arrive. You can make it again.
network-lost = No connection. Still trying …
network-back = The connection is back.

## Frame

shell-skip = Skip to content
shell-home = Farbraum: home
shell-settings = Settings
shell-close = Close
shell-rule = Rule { $rule }
shell-not-found = No game here
shell-not-found-text = This address leads nowhere. Perhaps a character is missing.
shell-go-home = Home
shell-outdated = This page is older than the table. Reload it to go on.
shell-reload = Reload
shell-loading = Setting the table …

settings-language = Language
settings-theme = Theme
settings-theme-auto = as on device
settings-theme-light = light
settings-theme-dark = dark
settings-letters = Text size
settings-hand = Playing hand on a phone
settings-hand-left = left
settings-hand-right = right
settings-symbols = Symbols on colours
settings-symbols-help = Every colour carries its sign.
settings-on = on
settings-off = off
settings-keys = Show keys

keys-title = Keys
key-hint = ask for a suggestion
key-help = show this list
key-escape = close, go back
key-tab = forward, back

## Home

home-title = Colours you can play
home-lead = Play alone, even without a network, or open a table and pass the link around. No account, any device.
home-games = Games
home-players = { $least }–{ $most } players
home-minutes = { $minutes } minutes
home-now = Play now
home-learn = Learn
home-rules = Rules
home-with-friends = Play with friends
home-friends-offline = With friends: offline
home-company = { $bots ->
    [0] Alone, without bots
    [one] With one bot: { $level }
   *[other] With { $bots } bots: { $level }
  }
home-bots = How many bots?
home-level = How good are they?
home-options = Set the table first
home-offline = You are offline.
home-offline-text = Games on this device work all the same.
home-offline-why = Other tables need a network.
home-opening = Setting up the table …
home-join = Already invited?
home-join-text = Type the code you were given.
home-join-label = Code of the table
home-join-button = Go to the table
home-join-bad = A code has six characters, for example K7M2QX.
table-other-code = Change the code
home-join-letters = No code has any of these characters: { $letters }. Have another close look.

## Games on this device

go-on = Go on playing
go-on-unknown = A game
go-on-delete-label = Delete this game of { $name }
go-on-sure = Really delete?
go-on-deleted = The game is deleted.
at-home = Table on this device
at-home-text = It works without a network. Nobody can join from another device, and the game is kept in this browser. Once it is over you find it among your games, too, as soon as there is a network.
at-home-unknown = There is no such table on this device. Games alone stay in the browser in which they were begun.
at-home-damaged = What this browser has kept of this game is damaged, so it cannot go on. You can delete it on the home page.
at-home-unsaved = Not being saved
at-home-unsaved-text = This browser has no room to keep the game. You can play on, but it is lost when you close the page.

## Table before the game

gather-chairs = Seats at the table
gather-chair-open = free
gather-chair-open-label = Seat { $seat } is free: sit down here
gather-chair-you = you
gather-chair-you-label = Seat { $seat }: { $name }, that is you
gather-chair-taken-label = Seat { $seat }: { $name }
gather-chair-away = away
gather-chair-away-label = Seat { $seat }: { $name }, not connected right now
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-numbered = Bot { $number } { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
  }
bot-level-easy = easy
bot-level-medium = medium
bot-level-hard = hard
gather-bots = Add a bot
gather-bot-away = Take { $name } away from seat { $seat }
gather-own-name = Guest
learn-you = You
gather-name = What is your name?
gather-name-again = Your name
gather-sit = Sit down
gather-stand = Stand up
gather-rename = Change name
gather-cancel = Cancel
gather-save = Save
gather-full = Every seat is taken. You are welcome to watch.
gather-invite = Invite friends
gather-invite-text = Send the link, read out the code, or let them scan the QR code.
gather-code = Code
gather-link = Link to the table
gather-copy = Copy link
gather-copied = Copied
gather-share = Share link
gather-qr = QR code with the link to the table
gather-options = How we play
gather-in-turns = At one device you take turns.
gather-options-guest = Whoever leads the table decides this.
hints-allowed = Suggestions allowed
gather-start = Start the game
gather-missing = { $missing ->
    [one] One more is needed, a bot will do
   *[other] { $missing } more are needed, bots will do
  }
gather-missing-bots = { $missing ->
    [one] One more bot is needed
   *[other] { $missing } more bots are needed
  }
gather-ready = { $players ->
    [one] One person is ready
   *[other] { $players } are ready
  }
gather-guest = Nearly there: whoever leads the table starts the game.
gather-sit-first = First say your name and sit down.
gather-host-now = Now you lead the table: you start the game.
gather-host-no-more = You do not lead the table any more.
gather-host-no-more-by = You do not lead the table any more: { $name } does now.
gather-owner-away = { $name } opened this table and is away. If that lasts a few minutes, somebody else leads it.
gather-owner-away-unnamed = Whoever opened this table is away. If that lasts a few minutes, somebody else leads it.
gather-deputy = { $name } opened this table and is away. You lead it until { $name } is back.
gather-deputy-unnamed = Whoever opened this table is away. You lead it in the meantime.
gather-owner-back = { $name } is back and leads the table again.
gather-sent-away = Whoever leads the table has taken you off your seat.
gather-announce-sat = { $name } sits down.
gather-announce-stood = { $name } stands up.

## At the table

play-watching = You are watching
play-your-turn = Your turn
play-table = Table { $code }
play-chance = Chance you can check
play-chance-text = All that is random has been fixed since the game began. This is its checksum; at the end the seed is shown, and anybody can check the sum.

## After the game

result-title = Result
result-you-won = You have won!
result-won = { $name } wins
result-shared = { $names } share the victory
result-none = No result
result-alone = Your result: { $score }
result-alone-won = You did it!
result-alone-lost = Not this time
result-together = { $score } points together
result-together-everybody = Everybody
result-together-won = You made it, together!
result-together-lost = Not quite, this time
result-rank = Rank { $rank }
result-you = you
result-why = How did that come about?
result-look = Look at the board
result-show = Result
result-new = New table
result-again = Play again
result-record = Download the game
result-seed = Seed
result-hash = Checksum
result-chance-text = The seed fixes every shuffle. Its checksum (SHA-256) was shown before the first move, so anybody can check that nobody interfered.
result-over = The game is over. { $title }

## Command line

score-json = This cannot be read. { $details }
score-unknown = This game has nothing to score from a file.
solve-unknown = There is nothing to solve for this game.

## Talking at the table

talk = Talk
talk-open = { $news ->
    [0] Talk
    [one] Talk, one new message
   *[other] Talk, { $news } new messages
  }
talk-empty = Nobody has said anything yet.
talk-line = Say something
talk-send = Send
talk-point = points at { $place }
talk-unknown = says something that this page does not know yet

## Step by step

replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-slider = How far

## Hints

hint-ask = Suggest what I could do
hint-ask-short = Suggest
hint-thinking = Thinking …
hint-title = An idea:
hint-is = An idea: { $what }.
hint-nothing = There is nothing to suggest right now.

## What decided the game

analysis-begin = What decided the game?
analysis-running = { $all ->
    [0] Fetching the game …
   *[other] Thinking over: { $done } of { $all } moves
  }
analysis-stop = Stop
analysis-none = No single move stands out.
analysis-none-so-far = Nothing found so far.
analysis-found = { $count ->
    [one] This move cost the most:
   *[other] These { $count } moves cost the most:
  }
analysis-move = Move { $number }
analysis-move-of = Move { $number }, { $name }
analysis-cost = Cost { $percent } % of what the worst of these moves did
analysis-did = Played:
analysis-better = Better:

## Bots that stand in

stand-in-name = { $name } (bot)
stand-in-away = { $name } is away.
stand-in-begin = Let a bot play
stand-in-begin-label = Let a bot play for { $name }
stand-in-plays = A bot plays for { $name }.
stand-in-end = Take it away
stand-in-end-label = Take the bot away that plays for { $name }
stand-in-mine = A bot plays for you.
stand-in-take-over = Take over

home-one-device = Together on one device
home-one-device-text = A phone or tablet goes around. Where anybody has a hand to hide, everything is covered between two turns. Works without a network, too.
one-device = Who plays on this device?
one-device-alone = You, and perhaps bots. If others sit beside you, give them a seat, too.
one-device-middle = The device lies in the middle.
one-device-several = The device goes around. In between everything is covered.
one-device-person = Person { $number }
one-device-name = Name on seat { $seat }
one-device-add = Somebody else
one-device-away = { $name } does not play
curtain-to = Pass the device to { $name }
curtain-hides = Behind this screen is what only { $name } may see. The others look away for a moment.
curtain-open = It is { $name }'s turn.
curtain-take = I am { $name }
curtain-others = Somebody else?
curtain-hand-over = Pass the device on
curtain-holder = At the device: { $name }
play-notes = Notes on the table
share-picture = Share a picture
share-done = The picture is ready.
share-failed = This browser cannot make a picture of the board.
table-not-brought = That is no finished game from a device.
result-from-home = Played on a device without a server and uploaded afterwards. Nobody can check that all went fairly, so the game does not count for any list.
result-elsewhere = A link for others

## What cannot be read

unreadable-at = Line { $line }, column { $column }: { $details }
unreadable-unknown = “{ $what }” is unknown here. Possible: { $known }
unreadable-missing = “{ $what }” is missing.
unreadable-twice = “{ $what }” is named twice.
unreadable-quotes = “{ $what }” needs quotation marks: "{ $what }".
unreadable-length = { $expected ->
    [0] { $found } entries stand here, and that is the wrong number.
   *[other] { $found } entries stand here, but there must be { $expected }.
  }
unreadable-value = { $is ->
    [list] A list stands here
    [section] A section with names stands here
    [nothing] Nothing stands here
   *[value] “{ $found }” stands here
  }, but it must be { $expected ->
    [range] a whole number from { $least } to { $most }
    [count] a whole number that is not negative
    [number] a number
    [text] a text
    [yes-or-no] true or false
    [list] a list
    [section] a section with names
    [object] an object with names
   *[other] something else
  }.
unreadable-end = The text breaks off: something is still missing at the end.
unreadable-json = This is not written as JSON. Check quotation marks, commas and brackets.
unreadable-writing = The way it is written is not right ({ $details }).
