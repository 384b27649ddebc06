## Colour Lines.

colour-lines-name = Colour Lines
colour-lines-about = Roll, and let two lines grow through the colours. Everyone draws at the same time.
colour-lines-minutes = 15–30

## What is chosen at the table

colour-lines-option-side = Sheet
colour-lines-option-side-A = side A: standard
colour-lines-option-side-B = side B: with circles and black fields
colour-lines-option-setup = Point colours and start crosses
colour-lines-option-setup-own = everyone chooses
colour-lines-option-setup-suggested = first game: set for you
colour-lines-option-setup-passed = your neighbours choose
colour-lines-option-task = Solo task
colour-lines-option-task-0 = none: as many points as you can
colour-lines-option-task-1 = 1 In the thick of it: cross the midline
colour-lines-option-task-2 = 2 Motley: dots in your point colours
colour-lines-option-task-3 = 3 Letter hunt: all letters, 4 pairs, 3 crossings
colour-lines-option-task-4 = 4 All-rounder: 5 crossings, 5 pairs, 2 letters
colour-lines-option-task-5 = 5 On to the circles: all circles and letters, 215 points
colour-lines-option-harder = Harder roll: two dice first, then three
colour-lines-option-chosen_dice = The player who rolls places the dice
colour-lines-option-midline = Scoring 1: colours times crossings
colour-lines-option-midline-overruled = Does not count: a first game with everything set leaves this scoring out.
colour-lines-option-letters = Scoring 2: letters
colour-lines-option-pairs = Scoring 3: colour pairs
colour-lines-option-dots = Scoring 4: point colours
colour-lines-option-strict = Strict: dice may be left only if no way of drawing the round draws more
colour-lines-option-three_of_four = Chance picks three of the four scorings

colour-lines-start-unknown-task = This edition has no such task.
colour-lines-start-task-alone = The solo tasks are for one. Choose “none” to play together.
colour-lines-start-harder-alone = The harder roll is for one player.
colour-lines-start-passed-together = You need neighbours who choose for you. Alone, choose for yourself.
colour-lines-start-no-scoring = At least one scoring has to count.

score-about-colour-lines = A sheet with its two lines.
colour-lines-print = Sheets with both sides, and dice to fold.
