# The guided first game of Colour Lines.

learn-colour-lines-hello = Welcome! This is your sheet. Two crosses mark where your lines begin: one in the left half, one in the right. Everyone draws at the same time, each on their own sheet.
learn-colour-lines-dice = Five dice say what is drawn in this round: two for the left half, two for the right, and one for either half.
learn-colour-lines-figure = Draw the figure for the left half: two strokes straight on. Choose the die, then a way to draw it, and confirm. Any direction will do.
learn-colour-lines-figure-so = A figure may be turned, but must keep exactly its shape. Every field that the line enters gets a dot.
learn-colour-lines-number = The 3 for the right half can have any shape: draw three strokes in any direction.
learn-colour-lines-number-so = No field may be entered twice. Both lines may go into the grey zone in the middle, but not beyond it.
learn-colour-lines-rest = Two more dice show a 1. Draw one of them: a single stroke at the end of the line.
learn-colour-lines-last = And now the other one.
learn-colour-lines-last-so = What can be drawn must be drawn. So do not get yourself stuck!
learn-colour-lines-joker = The 0 draws nothing. But twice in a game you may use a joker: a single stroke instead of a die, or nothing at all. We read the rules so that this works for a 0, too: use it for the 0.
learn-colour-lines-joker-so = One joker is left. Keep it for when a die does not fit.
learn-colour-lines-done = That was the round. Say that you are done.
learn-colour-lines-done-so = Until then you could have taken back everything. When all are done the next dice are rolled, five rounds in all.
learn-colour-lines-letters = And what is it all for? In the corners are letters: 20 points if you are the first to reach one, later only 10.
learn-colour-lines-pairs = Every colour in which you have a dot in both halves is a pair: 9 points.
learn-colour-lines-dots = And every dot in your two point colours brings 3. They are ticked on your sheet: pink and light blue.
learn-colour-lines-end-of-lesson = Now you can draw. In the full game crossing the red midline counts, too.
