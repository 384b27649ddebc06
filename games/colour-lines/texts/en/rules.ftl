# The rules of Colour Lines in our own words. The end of an id is the number of the rule.

rules-colour-lines-lead = Everyone draws on their own sheet, at the same time: one line in the left half, one in the right. Five dice say what is drawn in each of five rounds. Where the lines pass decides what they are worth.

rules-colour-lines-C1 = The sheet
rules-colour-lines-C1-1 = Two halves of eight blocks each. A block is three by three fields of one colour, and every colour is in both halves once.
rules-colour-lines-C1-2 = Between them lies the grey zone, two columns wide, with the red midline through its middle.
rules-colour-lines-C1-3 = A field is named by its column and row, counted from the upper left: column 1, row 1 carries the letter A, column 14, row 12 the letter D. The midline runs between columns 7 and 8. Files count from 0; there (0,0) is the A.
rules-colour-lines-C1-5 = The letters A to D stand in the four corners. A field with a letter keeps its colour.
rules-colour-lines-C1-6 = Side A is the standard. Side B also has black fields, which may not be touched, and white fields with a circle, which have no colour: neither for the midline and pairs nor for point colours. That it is so for pairs as well is our reading.

rules-colour-lines-C2 = The dice
rules-colour-lines-C2-1 = Five different dice. A face shows a figure, a number from 1 to 3, or 0.
rules-colour-lines-C2-2 = A figure is a path of two or three strokes: straight on, a corner, an L, a J, a U, an S or a Z.
rules-colour-lines-C2-3 = Which faces are on which die is part of the edition: each die has six, and an owner of the printed game can put in other ones.

rules-colour-lines-C3 = Before the game
rules-colour-lines-C3-1 = You tick two point colours, and set a start cross in each half, on a coloured field without a letter, a circle or black. Your two point colours and the colours under the two crosses must be four different ones. That a cross may not stand on a circle is our reading.
rules-colour-lines-C3-2 = For a first game: point colours pink and light blue, crosses in the middle of violet on the left and of light green on the right, and the midline is not scored.
rules-colour-lines-C3-3 = A cross takes its field, but it is no dot, for pairs neither. That is our reading.

rules-colour-lines-C4 = A round
rules-colour-lines-C4-1 = Five dice are rolled: two for the left half, two for the right, and the fifth for whichever half you like. All players choose that for themselves. Rolling goes round the table.
rules-colour-lines-C4-2 = All players draw all five dice, in any order, at the same time. Each die is drawn once.
rules-colour-lines-C4-3 = A die is drawn at the end of the line in its half. A figure in exactly its shape, turned in any way and begun at either end, but never mirrored. A number as exactly that many strokes in any directions. A 0 draws nothing. A stroke goes to a neighbouring field, never diagonally.
rules-colour-lines-C4-4 = Every field you enter gets a dot. No field is entered twice, by neither line. Both lines may go into the whole grey zone, but not beyond it.
rules-colour-lines-C4-5 = A die is drawn whole or not at all. As long as any of your dice can be drawn, you must go on. What does not fit then may be left, even if it would have fitted otherwise; that is our reading. With the table option “Strict” dice may be left only if no order and no way of drawing this round, with the jokers used so far, draws more of them.
rules-colour-lines-C4-6 = Joker, twice in a game: instead of a die draw a single stroke in its half, or nothing at all. That a joker may stand for a 0 is our reading: the rulebook says both that a joker replaces a die and that a 0 draws nothing.
rules-colour-lines-C4-7 = Circle, on side B: if you enter one, you may add up to two strokes to that line, once the die is drawn whole. Strokes into another circle earn two more. Strokes that you have not added are gone with the next die, and a joker that draws nothing earns none.
rules-colour-lines-C4-8 = Until the next roll you may take back and draw anew what you drew in this round. All sheets are open.
rules-colour-lines-C4-9 = Say when you are done. When all are, the next round begins. There are five.

rules-colour-lines-C5 = Scoring
rules-colour-lines-C5-1 = Midline: in how many different colours you have a dot, times how often your lines cross the midline.
rules-colour-lines-C5-2 = Letters: 20 points for each letter that you reach in the round in which any player first reaches it, 10 in a later round.
rules-colour-lines-C5-3 = Pairs: 9 points for each colour in which you have a dot in both halves.
rules-colour-lines-C5-4 = Point colours: 3 points for each dot in your two point colours.
rules-colour-lines-C5-5 = The most points win; a tie is shared.
    For example: 8 colours times 4 crossings is 32, one letter first and one later is 30, 5 pairs are 45, 11 dots are 33. Together 140.
rules-colour-lines-C5-6 = Any of the four can be left out when the table is set up.

rules-colour-lines-C6 = Variants
rules-colour-lines-C6-1 = Passed sheets: your left neighbour ticks your point colours, then your right neighbour sets your crosses.
rules-colour-lines-C6-2 = Chosen dice: the player whose turn it is rolls all five and decides which two go left, which two right, and which is free.
rules-colour-lines-C6-3 = Three of four: three of the four scorings are drawn by lot before the game.

rules-colour-lines-C7 = Alone
rules-colour-lines-C7-text = In each of five rounds you roll all five dice and place them as you like: two left, two right, one free (the rulebook only says to share them out; two, two and one is our reading). Harder: first two, both for one half, then the other three, of which one is free. Every letter counts 20. There are five tasks:
    1. In the thick of it: cross the midline as often as you can. Point colours do not count, so none are ticked.
    2. Motley: dots in your two point colours.
    3. Letter hunt: all four letters, at least 4 pairs and 3 crossings; then your points count.
    4. All-rounder: at least 5 crossings, 5 pairs and 2 letters; then your points count.
    5. On to the circles: on side B all circles, all letters and at least 215 points.

rules-colour-lines-trial-draw = Try it: draw what the die demands. Tap the fields one after the other, beginning beside the end of the line.
rules-colour-lines-trial-wants = The die demands: { $face }
rules-colour-lines-trial-right = That is { $face }. Well drawn!
rules-colour-lines-trial-next = Another die
rules-colour-lines-trial-north = Stroke up
rules-colour-lines-trial-east = Stroke right
rules-colour-lines-trial-south = Stroke down
rules-colour-lines-trial-west = Stroke left

rules-colour-lines-term-line = Line
rules-colour-lines-term-line-is = What grows from a start cross, one in each half.
rules-colour-lines-term-stroke = Stroke
rules-colour-lines-term-stroke-is = A step from one field to the next one beside, above or below it.
rules-colour-lines-term-cross = Start cross
rules-colour-lines-term-cross-is = Where a line begins. It is no dot.
rules-colour-lines-term-half = Half
rules-colour-lines-term-half-is = One of the two sides of the sheet, with its own line.
rules-colour-lines-term-midline = Midline
rules-colour-lines-term-midline-is = The red line through the grey zone between the halves.
rules-colour-lines-term-point-colour = Point colour
rules-colour-lines-term-point-colour-is = One of the two colours in which your dots score.
rules-colour-lines-term-pair = Pair
rules-colour-lines-term-pair-is = A colour in which you have a dot on the left and on the right.
rules-colour-lines-term-joker = Joker
rules-colour-lines-term-joker-is = A single stroke instead of a die, or nothing at all.
