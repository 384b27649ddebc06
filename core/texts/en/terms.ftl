## How people play at a table, and how seats change hands.

terms = How we meet
terms-open = Who may come?
terms-open-friends = with the link
terms-open-open = anybody
terms-open-note-friends = Only those who have the link or the code find this table.
terms-open-note-open = The table is listed on the home page. Anybody may sit down or watch.
terms-rated = Rated
terms-rated-note = With the usual options the result counts for the ratings of the people who play: at most { $most } games a day of the same two people, and none if two of you share an internet connection. No suggestions, no rests.
terms-rated-missing = Rated: at least two people have to play
unrated-address = Two players share an internet connection, so this game does not count for ratings.
unrated-often = Two players have already had { $most } rated games against each other today, so this one does not count for ratings.
terms-clock = Time for a turn
terms-clock-none = as you like
terms-clock-live = 90 seconds
terms-clock-relaxed = 10 minutes
terms-clock-days = 2 days
terms-clock-note-none = Nobody is hurried.
terms-clock-note = When time is up a bot plays on, until you are back.
terms-delay = What spectators see
terms-delay-none = at once
terms-delay-minutes = { $minutes ->
    [one] one minute late
   *[other] { $minutes } minutes late
  }
terms-delay-note = So nobody who watches can help anybody who plays.
terms-delay-note-none = Those who watch see every move as it happens.
terms-chip-open = open to all
terms-chip-friends = among friends
terms-chip-rated = rated
terms-chip-clock-live = 90 s a turn
terms-chip-clock-relaxed = 10 min a turn
terms-chip-clock-days = 2 days a turn
terms-chip-delay = { $minutes ->
    [one] watched a minute late
   *[other] watched { $minutes } min late
  }
terms-send-away = Send { $name } away from seat { $seat }
terms-send-away-sure = Really send away?

## Clocks

clock-turns = Time left
clock-you = You
clock-short = { $seconds } seconds left for your turn.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## Rests

rest = The game rests
rest-text = Clocks stand still. Anybody who sits at the table can let it go on.
rest-text-watching = Clocks stand still. It goes on when somebody at the table wants.
rest-over = The game goes on.
rest-begin = Let the game rest
rest-end = Go on

## Seats that change hands

leave = Leave for good
leave-sure = Really leave? A bot plays on for you, and anybody may take over your seat.
leave-yes = Leave for good
leave-no = Stay
seat-left = { $name } has left. A bot plays on.
seat-give-up = Free their seat
seat-give-up-label = Free the seat of { $name }, so that somebody else can go on
seat-give-up-sure = Really free the seat of { $name }?
seat-take-over = Take over this seat
seat-take-over-label = Take over the seat of { $name }

## Watching, and what the button of the table opens

play-watching-late = { $minutes ->
    [one] You are watching, one minute late
   *[other] You are watching, { $minutes } minutes late
  }
play-watching-short = { $minutes } min late
play-menu = The table
settings-sounds = Sounds: my turn, and what everybody does

## Playing again

rematch-wanted = The others want to play again.
rematch-wanted-by = { $name } wants to play again.
rematch-join = Join in

## About what was said

talk-about = What to do about these words of { $name }
talk-mute = Mute { $name }
talk-muted = Muted at this table
talk-unmute = Hear { $name } again
talk-report = Report
talk-report-sure = Really report this?
talk-report-sent = Sending …
talk-report-thanks = Thanks, we will look at it.
