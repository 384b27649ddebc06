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

undo-nothing = There is nothing to undo here.
notation = This is not an action of this game. Check how it is written.
record-unreadable = This record cannot be read. { $details }
record-game = This is a record of { $record }, but { $expected } was expected.
record-rules = This game was played with version { $record } of the rules; this program uses version { $ours }.
record-edition = This game was played with the edition { $record }; this program has { $ours }.
record-too-long = A game has at most { $most } entries.
record-entry = Entry { $number } ({ $line }) is not possible: { $why }
record-outcome = The moves lead to a different result from the one in the record.
start-seats = { $seats ->
    [one] One player is not enough: this game needs { $least } to { $most }.
   *[other] { $seats } players do not fit: this game needs { $least } to { $most }.
  }
start-options = The game does not know these options. { $details }
edition-toml = Line { $line } of the edition cannot be read: { $details }
edition-line = Line { $line } of the edition: { $details }
edition-too-long = An edition may have at most { $kib } KiB.
view-contradiction = What you see here does not fit together. Reload the page.

## Server

server-failed = Something went wrong on our side. Try again in a moment.
server-not-found = There is nothing here.
server-method = This address does not accept requests of this kind.
server-unreadable = This request cannot be read: { $details }
server-origin = This connection came from another site and was refused.
server-unknown-game = There is no game “{ $game }” here.
server-name-empty = What is your name? It needs at least one letter.
server-name-long = This name is too long: { $most } characters at most.
server-name-characters = This name contains an invisible character. Leave it out.
server-too-fast = That was too fast. Wait a moment.
server-overloaded = The server is busy right now. Try again in a moment.
server-token = Programs need a token from this server: POST /api/bots returns one, to be sent as “Authorization: Bearer TOKEN”.
server-subscription = Notifications cannot be sent through this service.
server-link = This code is no longer valid. Ask the other device for a new one.
server-too-many-bots = That is a lot of programs: at most { $most } tokens an hour.
server-too-many-bot-seats = That is a lot of bots at once: at most { $most } may play at your tables or from your network. Close a table or remove some bots.
server-too-many-tables = That is a lot of tables: at most { $most } an hour.
server-too-many-connections = Your network already has { $most } connections open. Close some windows.

table-unknown = There is no such table. Is the code right?
table-crowded = { $most } people are already watching this table; there is no room for more.
table-full = All seats are taken. You are welcome to watch.
table-chair-taken = Seat { $seat } is taken.
table-no-chair = There is no seat { $seat }: the table has { $most }.
table-person-here = The player on seat { $seat } is here.
table-bots-own = A bot has been playing on seat { $seat } from the start.
table-own-seat = Only the player on seat { $seat } can decide this: the game has a clock or is rated.
table-not-sitting = You have not sat down yet.
table-not-host = Only the host of the table can do this.
table-started = The game has started: seats and options are fixed.
table-not-started = The game has not started yet.
table-over = The game is over.
table-not-over = The record will be here once the game is over.
table-spectator = You are watching. Only players at the table can make moves.
table-stale = Something has changed in the meantime. Take another look.
table-busy = A lot is happening at once. Try again.
table-log-full = This table is full: at most { $most } entries fit.
table-undone-enough = You have taken back { $most } actions. First do something that cannot be taken back.
table-full-lost = The game has ended: at most { $most } entries fit. The player who made far more of them than the others has lost.
table-full-over = The game has ended without a result: at most { $most } entries fit.
table-talk-full = This table has room for { $most } messages, and they have all been sent.
table-words = This message cannot be sent. It may have at most { $most } characters, without special control characters.
table-paused = The game is paused. Any player at the table can resume it.
table-cannot-pause = Only games among friends can be paused: not open or rated ones, and not races.
table-cannot-rate = A game can only be rated if at least two people play against each other.
table-rated-clock = A rated game needs a time limit per turn. Choose one.
table-rated-program = Programs cannot play rated games.
table-rated-options = Rated games use the usual options.
table-only-bots = Only bots are seated. Take a seat first.
table-no-clock = This game has its own clock, so there is no time limit per turn.
table-long-delay = The delay for spectators is too long: { $most } seconds at most.
table-owners-seat = Seat { $seat } belongs to the player who opened this table.
table-other-hand = You have already seen another hand in this game, so you cannot take over this seat.
table-nobody-there = There is no player on seat { $seat } who could leave.
table-sealed = The record will be here tomorrow: others are still playing with the same cards today.

## Network

network-failed = The server cannot be reached. Check your connection.
network-not-sent = There is no connection right now. Try again once it is back.
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
shell-not-found-text = This address leads nowhere. Maybe a character is missing.
shell-go-home = Home
shell-outdated = This page is out of date. Reload it to go on.
shell-reload = Reload
shell-loading = Setting the table …

settings-language = Language
settings-theme = Theme
settings-theme-auto = same as device
settings-theme-light = light
settings-theme-dark = dark
settings-letters = Text size
settings-hand = Playing hand on a phone
settings-hand-left = left
settings-hand-right = right
settings-symbols = Symbols on colours
settings-symbols-help = Every colour shows its own symbol.
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
home-lead = Play alone, even offline, or open a table and share the link. No account, any device.
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
home-options = Set up the table first
home-offline = You are offline.
home-offline-text = Games on this device still work.
home-offline-why = Other tables need a connection.
home-opening = Setting up the table …
home-join = Already invited?
home-join-text = Type the code you were given.
home-join-label = Code of the table
home-join-button = Go to the table
home-join-bad = A code has six characters, for example K7M2QX.
table-other-code = Change the code
home-join-letters = No code contains these characters: { $letters }. Check it again.

## Games on this device

go-on = Continue playing
go-on-unknown = A game
go-on-delete-label = Delete this game of { $name }
go-on-sure = Really delete?
go-on-deleted = The game is deleted.
at-home = Table on this device
at-home-text = It works offline. Nobody can join from another device, and the game is saved in this browser. Once it is over, it also appears among your games as soon as you are online.
at-home-unknown = There is no such table on this device. A game played alone stays in the browser in which it was started.
at-home-damaged = The saved data of this game is damaged, so it cannot go on. You can delete it on the home page.
at-home-unsaved = Not being saved
at-home-unsaved-text = This browser has no room to save the game. You can play on, but it will be lost when you close the page.

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
gather-bot-away = Remove { $name } from seat { $seat }
gather-own-name = Guest
learn-you = You
gather-name = What is your name?
gather-name-again = Your name
gather-sit = Sit down
gather-stand = Stand up
gather-rename = Change name
gather-cancel = Cancel
gather-save = Save
gather-full = All seats are taken. You are welcome to watch.
gather-invite = Invite friends
gather-invite-text = Send the link, read out the code, or let them scan the QR code.
gather-code = Code
gather-link = Link to the table
gather-copy = Copy link
gather-copied = Copied
gather-share = Share link
gather-qr = QR code with the link to the table
gather-options = How we play
gather-in-turns = On one device you take turns.
gather-options-guest = The host of the table decides this.
hints-allowed = Suggestions allowed
gather-start = Start the game
gather-missing = { $missing ->
    [one] One more player is needed; a bot will do
   *[other] { $missing } more players are needed; bots will do
  }
gather-missing-bots = { $missing ->
    [one] One more bot is needed
   *[other] { $missing } more bots are needed
  }
gather-ready = { $players ->
    [one] One player is ready
   *[other] { $players } players are ready
  }
gather-guest = Nearly there: the host starts the game.
gather-sit-first = Enter your name and sit down first.
gather-host-now = You are the host now: you start the game.
gather-host-no-more = You are no longer the host.
gather-host-no-more-by = You are no longer the host: { $name } is.
gather-owner-away = { $name } opened this table and is away. If that lasts a few minutes, another player becomes the host.
gather-owner-away-unnamed = The player who opened this table is away. If that lasts a few minutes, another player becomes the host.
gather-deputy = { $name } opened this table and is away. You are the host until { $name } is back.
gather-deputy-unnamed = The player who opened this table is away. You are the host in the meantime.
gather-owner-back = { $name } is back and is the host again.
gather-sent-away = The host has taken you off your seat.
gather-announce-sat = { $name } sits down.
gather-announce-stood = { $name } stands up.

## At the table

play-watching = You are watching
play-your-turn = Your turn
play-table = Table { $code }
play-chance = Chance you can check
play-chance-text = Everything random was fixed when the game began. This is its checksum; at the end the seed is shown, and anyone can check it.

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
result-together-everybody = Everyone
result-together-won = You made it, together!
result-together-lost = Not quite, this time
result-rank = Rank { $rank }
result-you = you
result-why = How did that happen?
result-look = Look at the board
result-show = Result
result-new = New table
result-again = Play again
result-record = Download the game
result-seed = Seed
result-hash = Checksum
result-chance-text = The seed fixes every shuffle. Its checksum (SHA-256) was shown before the first move, so anyone can check that nobody interfered.
result-over = The game is over. { $title }

## Command line

score-json = This cannot be read. { $details }
score-unknown = Nothing in this game can be scored from a file.
solve-unknown = There is nothing to solve in this game.

## Talking at the table

talk = Talk
talk-open = { $news ->
    [0] Talk
    [one] Talk, one new message
   *[other] Talk, { $news } new messages
  }
talk-empty = No messages yet.
talk-line = Say something
talk-send = Send
talk-point = points at { $place }
talk-unknown = says something that this page does not know yet

## Step by step

replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-slider = Position

## Hints

hint-ask = Suggest a move
hint-ask-short = Suggest
hint-thinking = Thinking …
hint-title = An idea:
hint-is = An idea: { $what }.
hint-nothing = There is nothing to suggest right now.

## What decided the game

analysis-begin = What decided the game?
analysis-running = { $all ->
    [0] Fetching the game …
   *[other] { $done } of { $all } moves examined
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
analysis-cost = Cost { $percent } % as much as the worst of these moves
analysis-did = Played:
analysis-better = Better:

## Bots that stand in

stand-in-name = { $name } (bot)
stand-in-away = { $name } is away.
stand-in-begin = Let a bot play
stand-in-begin-label = Let a bot play for { $name }
stand-in-plays = A bot plays for { $name }.
stand-in-end = Remove the bot
stand-in-end-label = Remove the bot that plays for { $name }
stand-in-mine = A bot plays for you.
stand-in-take-over = Take over

home-one-device = Together on one device
home-one-device-text = Pass a phone or tablet around. In games with hidden hands, everything is covered between turns. Works offline, too.
one-device = Who plays on this device?
one-device-alone = You, and perhaps bots. If others sit with you, give them a seat, too.
one-device-middle = Put the device in the middle.
one-device-several = The device is passed around. Between turns everything is covered.
one-device-person = Person { $number }
one-device-name = Name on seat { $seat }
one-device-add = Add a player
one-device-away = { $name } is not playing
curtain-to = Pass the device to { $name }
curtain-hides = Only { $name } may see what is behind this screen. Everyone else, look away for a moment.
curtain-open = It is { $name }’s turn.
curtain-take = I am { $name }
curtain-others = Someone else?
curtain-hand-over = Pass the device on
curtain-holder = Has the device: { $name }
play-notes = Notes on the table
share-picture = Share a picture
share-done = The picture is ready.
share-failed = This browser cannot make a picture of the board.
table-not-brought = This is not a finished game from a device.
result-from-home = Played on a device without a server and uploaded afterwards. Nobody can check that it was fair, so the game does not count for ratings or leaderboards.
result-elsewhere = Link to share

## What cannot be read

unreadable-at = Line { $line }, column { $column }: { $details }
unreadable-unknown = “{ $what }” is unknown here. Possible: { $known }
unreadable-missing = “{ $what }” is missing.
unreadable-twice = “{ $what }” appears twice.
unreadable-quotes = “{ $what }” needs quotation marks: "{ $what }".
unreadable-length = { $expected ->
    [0] There are { $found } entries here, which is the wrong number.
   *[other] There are { $found } entries here, but there must be { $expected }.
  }
unreadable-value = { $is ->
    [list] This is a list
    [section] This is a section with names
    [nothing] There is nothing here
   *[value] This is “{ $found }”
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
unreadable-end = The text breaks off: something is missing at the end.
unreadable-json = This is not valid JSON. Check quotation marks, commas and brackets.
unreadable-writing = There is a mistake in the syntax ({ $details }).
