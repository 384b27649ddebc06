# What's my score? For those who own the printed games.

score-title = What’s my score?
score-lead = Got the printed game on the table? Lay out here what lies there, and see the score explained line by line. It stays on this device and works without a network.
home-score = Score what lies on your table

## Around every board

score-bar = What you can do with it
score-undo = Undo
score-undone = Undone
score-clear = Start over
score-pass-on = Pass on
score-print = Print
score-link-text = Whoever opens this link sees the same layout.
score-no-link = This layout is too odd for a link.
score-bad-link = The link carries nothing that can be read. Your own layout is still here.
score-experts = For experts
score-json-text = The same as text (JSON). Paste another one here to open it.
score-json-copy = Copy
score-json-open = Open this
score-too-long = That is too long: { $most } letters at most.

score-result = Score
score-total = Points
score-players = Players
score-more = { $what }: one more
score-less = { $what }: one less
score-erase = Take away
score-take-away = Take away: { $what }
score-left = { $what }, { $left } left
score-key-walk = Go over the board
score-key-tap = Tap where you are
score-free = free
