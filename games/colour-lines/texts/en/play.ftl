## Colour Lines.

## Why something is not possible

colour-lines-illegal-over = The game is over.
colour-lines-illegal-not-now = That is not possible now.
colour-lines-illegal-not-active = The player who rolled places the dice.
colour-lines-illegal-already-done = You have said that you are done. Take that back first.
colour-lines-illegal-colours-ticked = The point colours are already ticked.
colour-lines-illegal-cross-set = { $half ->
    [left] The left half already has its start cross.
   *[right] The right half already has its start cross.
  }
colour-lines-illegal-no-start = A start cross goes on a coloured field without a letter.
colour-lines-illegal-colour-taken = The two point colours and the two crosses need four different colours.
colour-lines-illegal-not-ready = Tick the colours and set the crosses first.
colour-lines-illegal-not-in-roll = This die is not one of those to place.
colour-lines-illegal-die-used = This die has already been drawn.
colour-lines-illegal-wrong-half = This die is for the other half.
colour-lines-illegal-zero = A 0 draws nothing. A joker could take its place.
colour-lines-illegal-not-the-figure = The die asks for a different shape. Turned is fine, mirrored is not.
colour-lines-illegal-not-the-number = { $number ->
    [one] The die asks for exactly one stroke.
   *[other] The die asks for exactly { $number } strokes.
  }
colour-lines-illegal-taken = A line has already been here.
colour-lines-illegal-out-of-range = { $half ->
    [left] The left line stays in the left half and the grey zone.
   *[right] The right line stays in the right half and the grey zone.
  }
colour-lines-illegal-black = Black fields may not be touched.
colour-lines-illegal-no-joker = Both jokers are used.
colour-lines-illegal-no-bonus = No circle has earned a stroke.
colour-lines-illegal-must-draw = Die { $die } can still be drawn, so it has to be.
colour-lines-illegal-could-draw-more = More of this round’s dice can be drawn. Take back and draw them differently.
colour-lines-illegal-nothing-to-mend = No other way draws more of this round’s dice.

## What cannot be drawn on a sheet

colour-lines-sheet-no-start = { $half ->
    [left] The left line needs a start.
   *[right] The right line needs a start.
  }
colour-lines-sheet-start = { $half ->
    [left] The left line cannot start at { $field }: it needs a coloured field of the left half without a letter.
   *[right] The right line cannot start at { $field }: it needs a coloured field of the right half without a letter.
  }
colour-lines-sheet-four-colours = The two point colours and the two starts have to be four different colours.
colour-lines-sheet-off = The field { $field } is not on the sheet.
colour-lines-sheet-jump = { $half ->
    [left] The left line jumps to { $field }.
   *[right] The right line jumps to { $field }.
  }
colour-lines-sheet-range = { $half ->
    [left] The left line leaves its half at { $field }.
   *[right] The right line leaves its half at { $field }.
  }
colour-lines-sheet-black = { $half ->
    [left] The left line enters the black field { $field }.
   *[right] The right line enters the black field { $field }.
  }
colour-lines-sheet-taken = { $half ->
    [left] The left line meets a line at { $field }.
   *[right] The right line meets a line at { $field }.
  }
colour-lines-sheet-letter-points = The letter { $letter } is worth { $first } or { $later } points, not { $points }.
colour-lines-sheet-letter-missing = The letter { $letter } is reached but not listed.
colour-lines-sheet-letter-unreached = No line reaches the letter { $letter }.

## What cannot be solved

colour-lines-solve-start = { $half ->
    [left] The left line cannot start at { $field }.
   *[right] The right line cannot start at { $field }.
  }
colour-lines-solve-four-colours = The two point colours and the two starts have to be four different colours.
colour-lines-solve-rounds = It takes one to { $most } rounds.
colour-lines-solve-letter-round = Rounds count from 1, so nobody can have reached the letter { $letter } in round 0.
colour-lines-solve-face = Round { $round }: “{ $face }” is on no die.

## What is wrong with an edition

colour-lines-edition-size = Side { $side }: a sheet has { $height } rows of { $width } fields.
colour-lines-edition-grey = Side { $side }, field { $field }: the two middle columns are grey (“.”) or black (“#”), not “{ $letter }”.
colour-lines-edition-field = Side { $side }, field { $field }: “{ $letter }” is neither a colour nor “#” nor “o”.
colour-lines-edition-letter = Side { $side }: the letter { $letter } needs a coloured field of its own, not { $field }.
colour-lines-edition-starts = { $half ->
    [left] Side { $side }: the left half needs at least four colours to start on.
   *[right] Side { $side }: the right half needs at least four colours to start on.
  }
colour-lines-edition-dice = There must be { $dice } dice with { $faces } faces.
colour-lines-edition-face = Die { $die }: “{ $face }” is neither a number up to 3 nor a figure of two or three strokes.
colour-lines-edition-figure = The figure “{ $figure }” needs one or two turns out of S, L and R.
colour-lines-edition-number = { $what } must be a number from { $least } to { $most }.
colour-lines-edition-suggested = Side { $side }: the suggested colours and crosses have to be four different colours, a cross in each half.
colour-lines-edition-task = Task { $task } needs a side, and levels that rise.

## End and score

colour-lines-ended = { $rounds ->
    [one] After one round the sheets are full enough.
   *[other] After { $rounds } rounds the sheets are full enough.
  }
colour-lines-score-midline = Midline: { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
  } × { $crossings ->
    [one] 1 crossing
   *[other] { $crossings } crossings
  }
colour-lines-score-letters = Letters: { $letters }
colour-lines-score-pairs = { $pairs ->
    [one] 1 colour pair
   *[other] { $pairs } colour pairs
  }
colour-lines-score-dots = { $dots ->
    [one] 1 dot in the point colours
   *[other] { $dots } dots in the point colours
  }
colour-lines-result-crossings = Crossings of the midline
colour-lines-result-dots = Dots in the point colours
colour-lines-goal = { $met ->
    [yes] Reached:
   *[no] Missed:
  } { $what ->
    [circles] { $reached } of { $needed } circles
    [letters] { $reached } of { $needed } letters
    [pairs] { $reached } of { $needed } colour pairs
    [crossings] { $reached } of { $needed } crossings
   *[points] { $reached } of { $needed } points
  }
colour-lines-grade = { $grade ->
    [1] Level 1 of 5: a first stroke
    [2] Level 2 of 5: a fine line
    [3] Level 3 of 5: a steady hand
    [4] Level 4 of 5: a master’s touch
   *[5] Level 5 of 5: a work of art
  }

## Colours, faces, fields

colour-lines-colour-pink = pink
colour-lines-colour-light-blue = light blue
colour-lines-colour-violet = violet
colour-lines-colour-light-green = light green
colour-lines-colour-yellow = yellow
colour-lines-colour-dark-green = dark green
colour-lines-colour-orange = orange
colour-lines-colour-dark-blue = dark blue
colour-lines-face-0 = 0
colour-lines-face-1 = 1 stroke
colour-lines-face-2 = 2 strokes
colour-lines-face-3 = 3 strokes
colour-lines-face-I2 = two straight on
colour-lines-face-V2 = a corner
colour-lines-face-I3 = three straight on
colour-lines-face-L3 = an L
colour-lines-face-J3 = a J
colour-lines-face-U3 = a U
colour-lines-face-S3 = an S
colour-lines-face-Z3 = a Z
colour-lines-field-grey = grey zone
colour-lines-field-black = black
colour-lines-field-circle = white with a circle

## What I can do now

colour-lines-now-over = The game is over.
colour-lines-now-waiting = Waiting for { $names }.
colour-lines-now-colours = { $whose ->
    [own] Tick your two point colours: every dot in them counts.
   *[other] Tick two point colours for { $name }: every dot in them counts.
  }
colour-lines-now-second-colour = { $whose ->
    [own] And your second point colour?
   *[other] And the second point colour for { $name }?
  }
colour-lines-now-crosses = { $whose ->
    [own] Set your two start crosses: tap a field in each half.
   *[other] Set the start crosses of { $name }: one in each half.
  }
colour-lines-now-cross = { $half ->
    [left] Now a start cross in the left half.
   *[right] Now a start cross in the right half.
  } { $whose ->
    [own] {""}
   *[other] This is { $name }’s sheet.
  }
colour-lines-now-ready = { $whose ->
    [own] All set. Ready?
   *[other] { $name }’s sheet is set. Ready?
  }
colour-lines-now-places = { $name } places the dice.
colour-lines-now-place = Place the dice: two left, two right, one free.
colour-lines-now-place-die = Where should die { $die } go? Tap a compartment.
colour-lines-now-placed = Two left, two right, one free: like this?
colour-lines-now-pair = For which half are these two dice?
colour-lines-now-free = Which of these three dice is the free one?
colour-lines-now-free-die = Die { $die } is free, the other two go together.
colour-lines-now-draw = Drag from the end of a line, or tap a die.
colour-lines-now-die = { $place ->
    [left] On the left: { $face }, { $ways ->
        [one] one way to draw it.
       *[other] { $ways } ways to draw it.
      }
    [right] On the right: { $face }, { $ways ->
        [one] one way to draw it.
       *[other] { $ways } ways to draw it.
      }
   *[free] In either half: { $face }, { $ways ->
        [one] one way to draw it.
       *[other] { $ways } ways to draw it.
      }
  }
colour-lines-now-stuck-die = Die { $die } cannot be drawn. A joker could take its place.
colour-lines-now-joker = Use a joker: a single stroke instead of die { $die }.
colour-lines-now-joker-or-nothing = Use a joker: a single stroke instead of die { $die }, or nothing at all.
colour-lines-now-joker-nothing = Use a joker: no stroke fits here, but the joker may draw nothing.
colour-lines-now-go-on = { $ways ->
    [one] Go on: one way is left.
   *[other] Go on: { $ways } ways are left.
  }
colour-lines-now-joker-whole = Use a joker: this one stroke. Like this?
colour-lines-now-whole = Like this? Tap the end again, or draw.
colour-lines-now-other-way = Like this? Then draw. Another tap shows another way.
colour-lines-now-which = Which die is this?
colour-lines-now-more = { $left ->
    [one] A circle: one more stroke, if you like
   *[other] A circle: up to { $left } more strokes, if you like
  }{ $half ->
    [left] {" "}(left line).
   *[right] {" "}(right line).
  }
colour-lines-now-more-whole = One of the circle’s strokes. Like this?
colour-lines-now-joker-or-done = Nothing more fits. A joker, or done?
colour-lines-now-done = Nothing more to draw. Done?
colour-lines-now-could-draw-more = Dice are left, but more of them can be drawn. Take back and try again{ $hints ->
    [yes] , or have it drawn.
   *[no] .
  }
colour-lines-done-could-draw-more = more dice can be drawn
colour-lines-done-must = { $dice ->
    [one] die { $die } still fits
   *[other] { $dice } dice still fit
  }

## Buttons

colour-lines-do-draw = Draw
colour-lines-do-joker = Use joker
colour-lines-do-place = Like this
colour-lines-do-done = Done
colour-lines-do-ready = Ready
colour-lines-do-undo = Undo
colour-lines-do-draw-on = Draw on
colour-lines-do-skip = Go on without
colour-lines-do-waive = Draw nothing
colour-lines-do-mend = Draw it that way
colour-lines-joker = Joker
colour-lines-joker-how = { $why ->
    [none] none left
    [die] choose a die first
    [drawn] all dice drawn
   *[place] does not fit here
  }
colour-lines-undo-nothing = nothing yet
colour-lines-back = One step back
colour-lines-put-left = left
colour-lines-put-right = right
colour-lines-put-free = free
colour-lines-choose = { $place ->
    [left] left
    [right] right
   *[free] free
  }
colour-lines-label-choose = { $face }, { $place ->
    [left] left
    [right] right
   *[free] either half
  } (die { $die })

## Around the sheet

colour-lines-sheet = sheet
colour-lines-others = The other sheets
colour-lines-point-colours = Point colours
colour-lines-round = Round { $round } of { $rounds }
colour-lines-tray-loose = To be placed
colour-lines-tray-left = For the left half
colour-lines-tray-right = For the right half
colour-lines-tray-free = For either half
colour-lines-score = Score
colour-lines-total = Total
colour-lines-scoring-midline = Midline
colour-lines-scoring-letters = Letters
colour-lines-scoring-pairs = Pairs
colour-lines-scoring-dots = Point colours
colour-lines-task-part = { $what ->
    [circles] { $reached } of { $needed } circles
    [letters] { $reached } of { $needed } letters
    [pairs] { $reached } of { $needed } pairs
    [crossings] { $reached } of { $needed } crossings
   *[points] { $reached } of { $needed } points
  }
colour-lines-task-counts = { $what ->
    [crossings] Crossings that count: { $result }
    [dots] Dots in the point colours: { $result }
   *[points] Points that count: { $result }
  }
colour-lines-task-grades = Levels from
colour-lines-task-grade = Level { $grade } from { $from }

## For those who listen instead of look

colour-lines-label-sheet = Your sheet. Choose a die with 1 to 5, draw with the arrow keys, Enter plays it.
colour-lines-label-field = Column { $column }, row { $row }, { $what }{ $state ->
    [end] , end of a line
    [cross] , start cross
    [dot] , dot
   *[free] {""}
  }
colour-lines-label-die = Die { $die }: { $face }{ $place ->
    [left] , left
    [right] , right
    [free] , either half
   *[none] {""}
  }{ $state ->
    [used] , drawn
    [stuck] , cannot be drawn
   *[other] {""}
  }
colour-lines-label-joker = { $left ->
    [0] No joker left
    [one] Joker: one left
   *[other] Joker: { $left } left
  }
colour-lines-label-other = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $done ->
    [yes] , done
   *[no] {""}
  }. Enlarge the sheet
colour-lines-label-reached = { $colour }: { $how ->
    [both] reached
    [left] reached on the left
    [right] reached on the right
   *[none] not reached
  }

## What happened

colour-lines-log-roll = Round { $round }. { $dice }.
colour-lines-log-die = { $place ->
    [left] left: { $face } (die { $die })
    [right] right: { $face } (die { $die })
    [free] either half: { $face } (die { $die })
   *[none] die { $die }: { $face }
  }
colour-lines-log-colours = { $who ->
    [me] The colours are ticked.
   *[other] { $name } has ticked two colours.
  }
colour-lines-log-cross = { $who ->
    [me] The cross is set.
   *[other] { $name } has set a cross.
  }
colour-lines-log-place = { $who ->
    [me] The dice are placed.
   *[other] { $name } has placed the dice.
  }
colour-lines-log-pair = { $half ->
    [left] The two dice go left.
   *[right] The two dice go right.
  }
colour-lines-log-free = Die { $die } is free.
colour-lines-log-draw = { $who ->
    [me] Die { $die } is drawn
   *[other] { $name } has drawn die { $die }
  }{ $half ->
    [left] {" "}on the left
   *[right] {" "}on the right
  }: { $strokes ->
    [one] one stroke.
   *[other] { $strokes } strokes.
  }
colour-lines-log-joker = { $who ->
    [me] You used a joker
   *[other] { $name } used a joker
  }{ $half ->
    [left] {" "}on the left.
   *[right] {" "}on the right.
  }
colour-lines-log-waive = { $who ->
    [me] You used a joker instead of die { $die } and drew nothing.
   *[other] { $name } used a joker instead of die { $die } and drew nothing.
  }
colour-lines-log-mend = { $who ->
    [me] The round has been redrawn, with more dice.
   *[other] { $name } has redrawn the round.
  }
colour-lines-log-more = { $who ->
    [me] One more stroke from the circle.
   *[other] { $name } drew on from a circle.
  }
colour-lines-log-done = { $who ->
    [me] You are done.
   *[other] { $name } is done.
  }
colour-lines-log-undo = { $who ->
    [me] Taken back.
   *[other] { $name } took something back.
  }

## After the game

colour-lines-possible = { $who ->
    [me] You: { $score }
   *[other] { $name }: { $score }
  } — { $how ->
    [searching] looking for the best drawing …{ $best ->
        [0] {""}
       *[other] {" "}at least { $best }
      }
    [exact] possible with these dice: { $best }
    [nothing-better] no better drawing was found
    [goal-missed] no drawing that reaches the goal was found
    [impossible] with these dice the goal was out of reach
    [nothing-yet] there was too little time to look for the best drawing
   *[between] possible with these dice: { $best }, at most { $bound }
  }
colour-lines-possible-show = Show that drawing
colour-lines-possible-title = What was possible
colour-lines-replay-start = The same crosses, the same dice.
colour-lines-replay-draw = { $half ->
    [left] Round { $round }: die { $die }, left line
   *[right] Round { $round }: die { $die }, right line
  }
colour-lines-replay-joker = { $half ->
    [left] Round { $round }: a joker, left line
   *[right] Round { $round }: a joker, right line
  }
colour-lines-replay-waive = Round { $round }: a joker instead of die { $die }, no stroke
colour-lines-replay-more = Round { $round }: on from the circle

## Keys

colour-lines-key-die = choose a die
colour-lines-key-half = the left or the right line
colour-lines-key-stroke = draw a stroke; before the first roll: move the marker
colour-lines-key-step-back = take off the last stroke
colour-lines-key-confirm = draw it, set the cross
colour-lines-key-joker = joker instead of the die
colour-lines-key-nothing = with the joker: draw nothing
colour-lines-key-undo = take back, draw on
colour-lines-key-done = done
colour-lines-key-back = put everything down
colour-lines-key-place = place the chosen die left, right or free

## What one could do

colour-lines-advise-colours = tick { $first } and { $second }
colour-lines-advise-cross = set the start cross in column { $column }, row { $row }
colour-lines-advise-place = dice { $a } and { $b } to the left, { $c } and { $d } to the right, { $free } for either half
colour-lines-advise-pair = put the two dice { $half ->
    [left] to the left
   *[right] to the right
  }
colour-lines-advise-free = choose die { $die } ({ $face }) for either half
colour-lines-advise-draw = draw die { $die } ({ $face }) on the { $half ->
    [left] left
   *[right] right
  }{ $several ->
    [yes] : { $way } – ending at
   *[no] , up to
  } column { $column }, row { $row }
colour-lines-way-n = up
colour-lines-way-e = right
colour-lines-way-s = down
colour-lines-way-w = left
colour-lines-advise-joker = use a joker for die { $die } on the { $half ->
    [left] left
   *[right] right
  }: one stroke to column { $column }, row { $row }
colour-lines-advise-waive = use a joker for die { $die } ({ $face }) and draw nothing
colour-lines-advise-mend = take this round back and draw { $way }
# One of those steps.
colour-lines-mended = { $what ->
    [draw] die { $die } ({ $face }) on the { $half ->
        [left] left
       *[right] right
      }: { $way }
    [joker] a joker for die { $die } on the { $half ->
        [left] left
       *[right] right
      }: { $way }
    [waive] a joker for die { $die } without a stroke
   *[more] on from the circle: { $way }
  }
colour-lines-advise-more = draw on from the circle to column { $column }, row { $row }
colour-lines-advise-done = { $stage ->
    [setup] say that you are ready
   *[draw] be done with this round
  }

## Why an idea is good

colour-lines-because-tried = In simulated games this scores the most points on average.
colour-lines-because-drawn = { $points ->
    [0] This scores no points yet.
    [one] This scores 1 point.
   *[other] This scores { $points } points.
  } { $ways ->
    [0] After that, one of the lines cannot go on.
    [one] After that, both lines can go on, the tighter one in one way.
   *[other] After that, both lines can go on, the tighter one in { $ways } ways.
  }
colour-lines-because-mend = As many dice as possible have to be drawn here, and this draws more of them.
colour-lines-because-done = { $left ->
    [setup] All your marks are made, so the game can go on.
    [nothing] There is nothing more to draw in this round.
    [jokers] Only jokers are left to use, and they will help more later.
   *[useless] What is left is optional and would gain nothing.
  }

## What’s my score?

score-how-colour-lines = Tap a field in each half for the start cross, then the fields a line goes to; straight stretches take one tap. A tap on the end takes it back.
score-colour-lines-side = Side of the sheet
score-colour-lines-points = Point colours
score-colour-lines-two-colours = Tap your two point colours.
score-colour-lines-two-chosen = You already have two point colours. Tap one of them to take it away first.
score-colour-lines-letter = Letter
score-colour-lines-first = reached first: { $points }
score-colour-lines-later = later: { $points }

## On paper

colour-lines-print-sheets = Sheets
colour-lines-print-dice = Dice to fold
colour-lines-sheet-point-colours = Point colours
colour-lines-sheet-jokers = Jokers
colour-lines-sheet-rounds = Rounds
