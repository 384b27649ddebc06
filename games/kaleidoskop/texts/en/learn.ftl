# The guided first game of Kaleidoskop.

learn-kaleidoskop-hello = Welcome! This is a game in its fifth round, and it is your turn. Crystals lie in the pits at the corners of the hexes. Only you see your three order cards.
learn-kaleidoskop-hex = Crystals colour the hexes they touch. Around the marked hex lie one green and one yellow crystal: no colour has the majority, so it is neutral.
learn-kaleidoskop-put = Every turn you set one crystal of any colour. Choose blue and put it into the marked pit.
learn-kaleidoskop-put-so = Two hexes have changed. Around one there are now two blue crystals: blue. Around the other two blue and two green cancel each other out, and the single yellow wins.
learn-kaleidoskop-order = Yellow, blue, yellow in a bend: that is what one of your cards asks for! Choose the order that lights up, and fulfil it.
learn-kaleidoskop-order-so = It pays 2 scoring crystals. And because it was your first order, you got the holder for free: a tool that keeps a crystal from being swapped.
learn-kaleidoskop-draw = You may draw a new card for the one you have used. Take it from the blue stack; the orange one is harder, but pays more.
learn-kaleidoskop-draw-so = You hold three cards again, hidden from the others. If you can, you may fulfil another order at once.
learn-kaleidoskop-end = None of your orders lies on the board any more. Save your scoring crystals and end your turn.
learn-kaleidoskop-end-so = Now the others play. Tools that you have on the board come back to you when your next turn begins.
learn-kaleidoskop-again = Your next turn. Put a red crystal into the marked pit.
learn-kaleidoskop-again-so = That was not enough: around the marked hex lies one crystal each of four colours, so it is still neutral. But there is a tool for that.
learn-kaleidoskop-buy = Buy the mirror for 3 scoring crystals.
learn-kaleidoskop-buy-so = It is yours for the whole game. In each turn the first tool you use is free.
learn-kaleidoskop-mirror = Take the mirror, tap your red crystal, then the marked hex, and confirm.
learn-kaleidoskop-mirror-so = For this one hex the red crystal now counts twice: red has the majority.
learn-kaleidoskop-second = And another of your orders is met: pink, red, yellow. Fulfil it!
learn-kaleidoskop-second-so = A pattern may lie anywhere and be turned, but not mirrored. It does not matter who set the crystals.
learn-kaleidoskop-goal = You win if you own all three tools, have fulfilled an orange order and collect 15 scoring crystals, more than the others who manage that.
learn-kaleidoskop-end-of-lesson = You know all you need: set, colour, fulfil. The rest comes by itself.
