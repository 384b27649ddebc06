## What the designer and the lab say about this game.

design-about-kaleidoskop = Order cards and their rewards, covered hexes, prices.
lab-ending-kaleidoskop-ended-goal = goal reached
lab-ending-kaleidoskop-ended-limit = limit reached
kaleidoskop-component-orders = orders
kaleidoskop-component-tools = tools on the board
kaleidoskop-component-tools-holder = holder
kaleidoskop-component-tools-mirror = mirror
kaleidoskop-component-tools-frosted = frosted glass
kaleidoskop-component-purchases = purchases
kaleidoskop-component-purchases-mirror = mirror
kaleidoskop-component-purchases-frosted = frosted glass
kaleidoskop-component-purchases-hand = larger hand
kaleidoskop-component-stacks = stacks drawn from
kaleidoskop-component-stacks-blue = blue
kaleidoskop-component-stacks-orange = orange
kaleidoskop-component-crystals = crystals
kaleidoskop-component-crystals-red = red
kaleidoskop-component-crystals-yellow = yellow
kaleidoskop-component-crystals-green = green
kaleidoskop-component-crystals-blue = blue
kaleidoskop-component-crystals-pink = pink
kaleidoskop-component-crystals-purple = purple
kaleidoskop-component-moves = setting and swapping
kaleidoskop-component-moves-put = set
kaleidoskop-component-moves-swap = swap
