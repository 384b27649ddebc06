## What people find outside of tables.

people-asking = One moment …
people-unknown = not available right now
home-more = More
home-today = The same game for everyone, one try each.
home-me = My games, my ratings, my devices.

## Open tables

lobby-title = Open tables
lobby-none = No table is open right now. Set one up and let anyone join: it will be listed here.
lobby-join = Join
lobby-join-label = { $game }: go to this table
lobby-watch = Watch
lobby-watch-label = { $game }: watch this table
lobby-chairs = { $people } of { $most } seats taken

## My games

games-title = My games
games-running = In progress
games-from-home = local game
games-over = Finished
games-more = Show more
games-none = The tables you play at will be listed here.
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
me-name-note = It will be shown at the tables you join. There is no account: this browser remembers who you are.

## Ratings

ratings-title = Ratings
ratings-own = My ratings
ratings-own-none = no rated games yet
ratings-none = Nobody is listed yet.
ratings-unlisted = Not listed yet: { $met } of { $least } different opponents
ratings-text = Everyone starts at 1500. Players who do better than expected rise, players who do worse fall. The smaller the number after ±, the more certain the rating. Players are listed once they have played against { $least } different people.
ratings-within = ± { $within } · { $games ->
    [one] one game
   *[other] { $games } games
  }
ratings-all = All ratings

## Another device

device-title = Use another device
device-text = Be the same player on your phone and your computer, with the same name, games and ratings.
device-show = Show the QR code
device-hide = Hide it
device-qr = QR code with the link for your other device
device-link = Link for your other device
device-secret = Do not show this to anyone: whoever opens it plays as you.
device-left = It works once, for another { $time }.
link-title = Another device
link-named = This device will play as { $name }.
link-unnamed = This device will play as the person who showed you the link.
link-note = Do this only if you asked for this link yourself, on your other device. Games already played here stay with the player this device belonged to.
link-yes = Yes, that is me
link-no = No
link-missing = This link is incomplete. Show it again on your other device.
link-done = This device now plays as { $name }.
link-done-unnamed = Done: both devices are yours now.

## Being called

notices-title = Notifications
notices-switch = Tell me when it is my turn
notices-text = Even when no page is open. Good for games that take days.
notices-denied = Your browser does not allow it. You can change that in its settings for this page.
notices-impossible = This browser cannot do that here. On some phones it works once the page has been added to the home screen.
notices-failed = Your browser refused. Try again later.

## Games of the day

today-title = Game of the day
today-text = Everyone gets the same cards, dice and tiles. One try counts, and there is a new game at midnight UTC.
today-left = { $time } left
today-begin = Start my try
today-go-on = Go on
today-look = Look at my try
today-alone = Alone. Your score counts.
today-together = { $bots ->
    [one] Together with a bot. Your joint score counts.
   *[other] Together with { $bots } bots. Your joint score counts.
  }
today-against = { $bots ->
    [one] Against a bot. Your lead over it counts.
   *[other] Against { $bots } bots. Your lead over the best of them counts.
  }
best-title = Leaderboard
best-none = Nobody is listed yet.
