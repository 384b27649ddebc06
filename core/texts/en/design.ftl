# The designer.

design-lead = Change what a game is made of: cards, boards, dice, prices. See at once whether it holds together, play it against bots, and let bots play hundreds of games with it. Everything happens on this device and works without a network.
design-kept-draft = your draft

design-how = This is the edition file. Whatever you change is checked while you write, and kept on this device.

## The file

design-files = The file
design-open = Open a file
design-save = Save as file
design-restart = Back to the original
design-restart-sure = Really throw the draft away?
design-is-original = This is the original.
design-kept = Kept on this device.
design-unkept = This browser does not keep the draft. Save it as a file.
design-unreadable = This file cannot be read as text.
design-text = Edition file (TOML)
design-keys = Tab indents. Escape and then Tab leads on to the next thing.

## Whether it is valid

design-reading = Reading …
design-valid = Valid.
design-edition = { $name }, version { $version }
design-wrong = Not valid.
design-line = Go to line { $line }

## Playing

design-play = Play it
design-play-text = On this device, against bots. The game stays here and is never brought to a server.
design-play-now = Play now

## Looking at it

design-preview = What it looks like
design-preview-count = { $count ->
    [one] One component, each kind once.
   *[other] { $count } components, each kind once.
  }
design-preview-stale = This is how it was when it was last valid.

## Measuring

design-study = Try it
design-study-text = Bots play many games with your edition, and as many with the original: the same deals, side by side.
design-seats = Players
design-games = Games
design-study-now = Let bots play
design-progress = How far the games are
design-run = { $done } of { $of } games
design-stop = Stop
design-study-failed = The games cannot be played here. Reload the page and try again.
design-changed = You have changed the edition since. These figures are of the one before.
design-played = { $games } games, { $deals } different deals, with { $edition }.
design-own = yours
design-usual = original
design-differs = differs
design-figures-note = Shares with their 95 % intervals; numbers as a mean, with the span of nine games in ten. What chance alone hardly explains is marked. Bots are not people: random ones show what is possible, better ones what is worth doing.
