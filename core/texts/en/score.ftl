# What's my score? For those who own the printed games.

score-title = What’s my score?
score-lead = Is the printed game on your table? Lay it out here as it is, and see the score explained line by line. It stays on this device and works offline.
home-score = Score what is on your table

## Around every board

score-bar = Actions
score-undo = Undo
score-undone = Undone
score-clear = Start over
score-pass-on = Share
score-print = Print
score-link-text = Anyone who opens this link sees the same layout.
score-no-link = This layout is too unusual for a link.
score-bad-link = This link cannot be read. Your own layout is still here.
score-experts = For experts
score-json-text = The same as text (JSON). Paste another layout here to open it.
score-json-copy = Copy
score-json-open = Open this
score-too-long = That is too long: { $most } characters at most.

score-result = Score
score-total = Points
score-players = Players
score-more = { $what }: one more
score-less = { $what }: one less
score-erase = Take away
score-take-away = Take away: { $what }
score-left = { $what }, { $left } left
score-key-walk = Move around the board
score-key-tap = Tap the current place
score-free = free
