# The designer.

design-lead = Change what a game is made of: cards, boards, dice, prices. See at once whether it is valid, play it against bots, and let bots play hundreds of games with it. Everything happens on this device and works offline.
design-kept-draft = your draft

design-how = This is the edition file. Whatever you change is checked as you type and saved on this device.

## The file

design-files = The file
design-open = Open a file
design-save = Save as file
design-restart = Back to the original
design-restart-sure = Really discard the draft?
design-is-original = This is the original.
design-kept = Saved on this device.
design-unkept = This browser cannot save the draft. Save it as a file.
design-unreadable = This file cannot be read as text.
design-text = Edition file (TOML)
design-keys = Tab indents. Press Escape and then Tab to move on.

## Whether it is valid

design-reading = Reading …
design-valid = That is valid.
design-edition = { $name }, version { $version }
design-wrong = That is not valid.
design-line = Go to line { $line }

## Playing

design-play = Play it
design-play-text = On this device, against bots. The game stays here and is never uploaded to a server.
design-play-now = Play now

## Looking at it

design-preview = What it looks like
design-preview-count = { $count ->
    [one] One component, each kind once.
   *[other] { $count } components, each kind once.
  }
design-preview-stale = This is the last version that was valid.

## Measuring

design-study = Try it
design-study-text = Bots play many games with your edition, and as many with the original: the same deals, side by side.
design-seats = Players
design-games = Games
design-study-now = Let bots play
design-progress = Progress of the games
design-run = { $done } of { $of } games
design-stop = Stop
design-study-failed = The games cannot be played here. Reload the page and try again.
design-changed = You have changed the edition since then. These numbers are from the previous version.
design-played = { $games } games, { $deals } different deals, with { $edition }.
design-own = yours
design-usual = original
design-differs = differs
design-figures-note = Shares with their 95 % intervals; numbers as a mean, with the range that covers nine games in ten. Statistically significant differences are marked. Bots are not people: random ones show what is possible, better ones what is worth doing.
