## How people play at a table, and how seats change hands.

terms = Table settings
terms-open = Who may join?
terms-open-friends = anyone with the link
terms-open-open = everyone
terms-open-note-friends = Only people with the link or the code can find this table.
terms-open-note-open = The table is listed on the home page. Anyone may sit down or watch.
terms-rated = Rated
terms-rated-note = With the usual options, the result counts for the players’ ratings: at most { $most } games a day between the same two people, and none if two of you share an internet connection. No suggestions, no pauses.
terms-rated-missing = Rated: at least two people have to play
unrated-address = Two players share an internet connection, so this game does not count for ratings.
unrated-often = Two players have already played { $most } rated games against each other today, so this one does not count for ratings.
terms-clock = Time per turn
terms-clock-none = no limit
terms-clock-live = 90 seconds
terms-clock-relaxed = 10 minutes
terms-clock-days = 2 days
terms-clock-note-none = No time pressure.
terms-clock-note = When your time is up, a bot plays on until you are back.
terms-delay = What spectators see
terms-delay-none = no delay
terms-delay-minutes = { $minutes ->
    [one] one minute later
   *[other] { $minutes } minutes later
  }
terms-delay-note = So spectators cannot help the players.
terms-delay-note-none = Spectators see every move as it happens.
terms-chip-open = open to all
terms-chip-friends = among friends
terms-chip-rated = rated
terms-chip-clock-live = 90 s per turn
terms-chip-clock-relaxed = 10 min per turn
terms-chip-clock-days = 2 days per turn
terms-chip-delay = { $minutes ->
    [one] spectators one minute later
   *[other] spectators { $minutes } min later
  }
terms-send-away = Remove { $name } from seat { $seat }
terms-send-away-sure = Really remove?

## Clocks

clock-turns = Time left
clock-you = You
clock-short = { $seconds } seconds left for your turn.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## Rests

rest = Game paused
rest-text = The clocks have stopped. Any player at the table can resume the game.
rest-text-watching = The clocks have stopped. The game goes on when a player at the table resumes it.
rest-over = The game goes on.
rest-begin = Pause the game
rest-end = Resume

## Seats that change hands

leave = Leave for good
leave-sure = Really leave? A bot plays on for you, and anyone may take over your seat.
leave-yes = Leave for good
leave-no = Stay
seat-left = { $name } has left. A bot plays on.
seat-give-up = Free this seat
seat-give-up-label = Free the seat of { $name } so that someone else can play on
seat-give-up-sure = Really free the seat of { $name }?
seat-take-over = Take over this seat
seat-take-over-label = Take over the seat of { $name }

## Watching, and what the button of the table opens

play-watching-late = { $minutes ->
    [one] You are watching, one minute behind
   *[other] You are watching, { $minutes } minutes behind
  }
play-watching-short = { $minutes } min behind
play-menu = The table
settings-sounds = Sounds: my turn and every move

## Playing again

rematch-wanted = The others want to play again.
rematch-wanted-by = { $name } wants to play again.
rematch-join = Join in

## About what was said

talk-about = Options for this message from { $name }
talk-mute = Mute { $name }
talk-muted = Muted at this table
talk-unmute = Unmute { $name }
talk-report = Report
talk-report-sure = Really report this?
talk-report-sent = Sending …
talk-report-thanks = Thanks, we will look into it.
