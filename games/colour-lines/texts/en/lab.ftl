## What the designer and the lab say about this game.

design-about-colour-lines = Sheets, dice, letters, tasks.
lab-ending-colour-lines-ended = last round
colour-lines-component-faces = faces drawn
colour-lines-component-letters = letters reached
colour-lines-component-colours = point colours
colour-lines-component-colours-pink = pink
colour-lines-component-colours-light-blue = light blue
colour-lines-component-colours-violet = violet
colour-lines-component-colours-light-green = light green
colour-lines-component-colours-yellow = yellow
colour-lines-component-colours-dark-green = dark green
colour-lines-component-colours-orange = orange
colour-lines-component-colours-dark-blue = dark blue
colour-lines-component-scorings = scorings that bring points
colour-lines-component-scorings-midline = midline
colour-lines-component-scorings-letters = letters
colour-lines-component-scorings-pairs = pairs
colour-lines-component-scorings-dots = point colours
colour-lines-component-jokers = jokers
colour-lines-component-jokers-joker = joker
