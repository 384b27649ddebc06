## What the designer and the lab say about this game.

design-about-konfetti = Cards, rounds and times.
lab-ending-konfetti-ended = last round
konfetti-component-cards = cards taken
konfetti-component-deeds = actions
konfetti-component-deeds-touch = touch
konfetti-component-deeds-contest = contest
konfetti-component-deeds-let-go = let go
konfetti-component-deeds-hold = hold
konfetti-component-deeds-edge = to the edge
konfetti-component-deeds-middle = give back
