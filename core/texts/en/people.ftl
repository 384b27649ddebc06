## What people find outside of tables.

people-asking = One moment …
people-unknown = not known right now
home-more = More
home-today = The same game for everybody, one try each.
home-me = My games, my ratings, my devices.

## Open tables

lobby-title = Open tables
lobby-none = No table is open right now. Set up one with friends and let anybody come: it will be listed here.
lobby-join = Join
lobby-join-label = { $game }: go to this table
lobby-watch = Watch
lobby-watch-label = { $game }: watch this table
lobby-chairs = { $people } of { $most } seats taken

## My games

games-title = My games
games-running = Going on
games-from-home = played at home
games-over = Over
games-more = Show more
games-none = Here you will find the tables at which you play.
games-with = with { $names }
games-alone = alone
games-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
  }
games-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
games-replay = Replay
games-replay-label = Replay this game of { $game }

## About me

me-title = My games and me
me-name = My name
me-name-saved = Saved
me-name-note = It is shown at tables to come. There is no account: this browser remembers who you are.

## Ratings

ratings-title = Ratings
ratings-own = My ratings
ratings-own-none = no rated game yet
ratings-none = Nobody is listed yet.
ratings-unlisted = Not listed yet: { $met } of { $least } different opponents
ratings-text = Everybody begins at 1500. Who does better than expected rises, who does worse falls. The smaller the number after ±, the surer the rating. Listed is who has played against { $least } different people.
ratings-within = ± { $within } · { $games ->
    [one] one game
   *[other] { $games } games
  }
ratings-all = All ratings

## Another device

device-title = Use another device
device-text = Be the same person on your phone and on your computer: with the same name, games and ratings.
device-show = Show the QR code
device-hide = Hide it
device-qr = QR code with the link for your other device
device-link = Link for your other device
device-secret = Show this to nobody: whoever opens it plays as you.
device-left = It works once, and for { $time } more.
link-title = Another device
link-named = This device will be { $name }’s.
link-unnamed = This device will be that of whoever showed you the link.
link-note = Do this only if you yourself asked for this link, on your other device. Games that were played here before stay with the person this device was.
link-yes = Yes, that is me
link-no = No
link-missing = There is something missing in this link. Show it again on your other device.
link-done = This device is { $name }’s now.
link-done-unnamed = Done: both devices are yours now.

## Being called

notices-title = Notifications
notices-switch = Tell me when it is my turn
notices-text = Even when no page is open. Good for games that last for days.
notices-denied = Your browser does not allow it. You can change that in its settings for this page.
notices-impossible = This browser cannot do that here. On some phones it works once the page is on the home screen.
notices-failed = Your browser has refused. Try again later.

## Games of the day

today-title = Game of the day
today-text = Everybody gets the same cards, dice and tiles. One try counts, and at midnight, world time, there is a new game.
today-left = { $time } left
today-begin = Begin my try
today-go-on = Go on
today-look = Look at my try
today-alone = Alone. Your points count.
today-together = { $bots ->
    [one] Together with a bot. Your common points count.
   *[other] Together with { $bots } bots. Your common points count.
  }
today-against = { $bots ->
    [one] Against a bot. What counts is how far you are ahead of it.
   *[other] Against { $bots } bots. What counts is how far you are ahead of the best.
  }
best-title = The best
best-none = Nobody is listed yet.
