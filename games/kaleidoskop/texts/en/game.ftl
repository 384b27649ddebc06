## Kaleidoskop.

kaleidoskop-name = Kaleidoskop
kaleidoskop-about = Set crystals, colour the hexes around them, and make the patterns that your cards ask for.
kaleidoskop-minutes = 60

## What is chosen at the table

kaleidoskop-option-length = Length
kaleidoskop-option-length-normal = normal: 15 scoring crystals
kaleidoskop-option-length-short = short: 10 scoring crystals
kaleidoskop-option-length-long = long: 20 scoring crystals
kaleidoskop-option-ending = When a player reaches the goal
kaleidoskop-option-ending-last-round = finish the round, then play a last one
kaleidoskop-option-ending-short-end = only finish the round
kaleidoskop-option-rounds = Round limit
kaleidoskop-option-rounds-none = no limit
kaleidoskop-option-rounds-10 = 10 rounds
kaleidoskop-option-rounds-15 = 15 rounds
kaleidoskop-option-rounds-20 = 20 rounds
kaleidoskop-option-rounds-30 = 30 rounds
kaleidoskop-option-rounds-range = A limit is between 1 and { $most } rounds.

score-about-kaleidoskop = A board: the colours of all hexes, and which orders are on it.
kaleidoskop-print = Board, order cards, crystals and tools.
