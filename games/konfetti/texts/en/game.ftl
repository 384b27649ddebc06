## Konfetti.

konfetti-name = Konfetti
konfetti-about = Grab the cards you need while the sand runs. So does everyone else.
konfetti-minutes = 10–20

## What is chosen at the table

konfetti-option-side = Side of the cards
konfetti-option-side-white = white: circles
konfetti-option-side-black = black: shapes
konfetti-option-sand = The sand runs
konfetti-option-sand-30 = 30 seconds
konfetti-option-sand-60 = 60 seconds
konfetti-option-sand-90 = 90 seconds
konfetti-option-sand-120 = 120 seconds
konfetti-option-sand-overruled = Does not count: no sand runs at the calm table.
konfetti-option-calm = Calm table: in turns, without sand

konfetti-start-sand = The sand cannot run { $seconds } seconds: 30, 60, 90 or 120.

score-about-konfetti = The cards in your hand.
konfetti-print = All cards, with both sides.
