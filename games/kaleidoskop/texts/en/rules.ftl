# The rules of Kaleidoskop in our own words. The end of an id is the number of the rule.

rules-kaleidoskop-lead = Set crystals of glass around hexes. Whichever colour has the majority around a hex colours it. Your order cards ask for patterns of coloured hexes and pay scoring crystals.

rules-kaleidoskop-K1 = What there is
rules-kaleidoskop-K1-1 = Six colours: red, yellow, green, blue, pink and purple. Each has its own symbol.
rules-kaleidoskop-K1-2 = There are 18 crystals of each colour. When none of a colour is left, it cannot be chosen. A crystal that is taken off the board goes back to the supply.
rules-kaleidoskop-K1-3 = The colours of hexes and the white scoring crystals are only markers. They never run out.
rules-kaleidoskop-K1-4 = Order cards lie in two stacks: blue ones are easier and pay less, orange ones are harder and pay more. Every card shows two orders.
rules-kaleidoskop-K1-5 = Each player can come to own three tools: the holder, the mirror and the frosted glass.

rules-kaleidoskop-K2 = The board
rules-kaleidoskop-K2-1 = 37 hexes form one large hexagon.
rules-kaleidoskop-K2-2 = Crystals lie in pits at the corners of hexes. Every pit touches two or three hexes, so every crystal counts for two or three of them.
rules-kaleidoskop-K2-3 = A pit has a name, as files and logs write it: the hex whose north corner “n” or south corner “s” it is, as in 0,0,n.
rules-kaleidoskop-K2-4 = Covers close some hexes, and the pits that would then touch fewer than two. With six players nothing is covered, with five every other corner of the board, with three or four all six corners.

rules-kaleidoskop-K3 = Before the game
rules-kaleidoskop-K3-1 = One crystal of each colour lies in the six pits around the hex in the middle, in random order.
rules-kaleidoskop-K3-2 = You begin with two blue cards, one orange card and one scoring crystal. Your cards are hidden from the others. Who starts is drawn by lot.
rules-kaleidoskop-K3-3 = The table chooses how long the game is: short, normal or long, to 10, 15 or 20 scoring crystals.

rules-kaleidoskop-K4 = Your turn
rules-kaleidoskop-K4-1 = First your own tools come back from the board, and the hexes beside them are coloured anew. That happens by itself.
rules-kaleidoskop-K4-2 = Then you must set one crystal of any colour. Setting it into an empty pit is free. Or you swap it for a crystal on the board, which must have another colour: that costs 1 scoring crystal, and nothing once all pits are full. A crystal on a holder cannot be swapped.
rules-kaleidoskop-K4-3 = Then you may use tools you own, each once a turn. The first is free, the second costs 2 scoring crystals, the third 3. Once you have fulfilled an order in this turn, you may not use any more tools.
rules-kaleidoskop-K4-4 = Every hex beside a change takes the colour that now has the majority.
rules-kaleidoskop-K4-5 = Then you may fulfil orders, as many as you can.
rules-kaleidoskop-K4-6 = At any moment of your turn you may buy a tool or room for a fourth card.

rules-kaleidoskop-K5 = Tools
rules-kaleidoskop-K5-1 = A tool stays where it is until your next turn begins. Then it comes back to you.
rules-kaleidoskop-K5-2 = The holder goes under the crystal that you have just set. Nobody can swap it.
rules-kaleidoskop-K5-3 = The mirror goes between a crystal and one hex that it touches. For that hex the crystal counts twice.
rules-kaleidoskop-K5-4 = The frosted glass goes between a crystal and one hex that it touches. For that hex the crystal does not count. Any crystal on the board will do for mirror and frosted glass, but between a pit and a hex there is room for one tool only. If the crystal is swapped, the tool works on the new one.
rules-kaleidoskop-K5-5 = You get the holder for free with the first order you fulfil. Mirror and frosted glass cost 3 scoring crystals each.

rules-kaleidoskop-K6 = The majority
rules-kaleidoskop-K6-1 = For each colour count the crystals in the pits around the hex. One behind a mirror counts twice, one behind frosted glass not at all.
rules-kaleidoskop-K6-2 = Colours with equal counts cancel each other out. Of the others the highest colours the hex. If none is left, the hex stays neutral.
    Two red, two yellow, one green: the hex is green. Two against two, or one of each: neutral. One crystal alone: its colour.

rules-kaleidoskop-K7 = Orders
rules-kaleidoskop-K7-1 = A card shows two orders. You fulfil one of them, then the card is put aside. In one turn each card counts only once.
rules-kaleidoskop-K7-2 = An order is a pattern of coloured hexes; harder ones also ask for crystals in certain pits. It may lie anywhere and be turned, but not mirrored. What lies around it does not matter, nor who made it.
rules-kaleidoskop-K7-3 = It pays the number of scoring crystals shown on it.
rules-kaleidoskop-K7-4 = Then you may draw one card from a stack that you choose, or take none. As soon as a stack is empty, all fulfilled cards of its colour are shuffled into a new one; the orders you have fulfilled still count.
rules-kaleidoskop-K7-5 = You may fulfil several orders in one turn, also from the card you have just drawn.
rules-kaleidoskop-K7-6 = You hold three cards. Once in the game you may pay 2 scoring crystals for room for a fourth, which you may draw at once.

rules-kaleidoskop-K8 = The end
rules-kaleidoskop-K8-1 = You meet the goal if you own all three tools, have fulfilled at least one orange order, and hold 10, 15 or 20 scoring crystals at the end of your turn.
rules-kaleidoskop-K8-2 = When a player meets it, the round is played to its end, and then one last round. If the table has chosen “only finish the round”, there is no last round.
rules-kaleidoskop-K8-3 = Among the players who meet the goal then, the most scoring crystals win, then the most orange orders; after that the victory is shared. If no player meets it any more, the players who had met it at the end of a turn are compared in the same way.
rules-kaleidoskop-K8-4 = A table may set a limit of rounds. When it is reached, the game is over in any case. It is also over when all hands are empty and no player can buy a card, because then no player can gain a scoring crystal any more. If no player meets the goal then, scoring crystals decide, then orange orders.

rules-kaleidoskop-trial-majority = Try it: choose a colour, tap a pit, and see which hexes change. Tap a crystal to take it away.
rules-kaleidoskop-trial-colour = Colour
rules-kaleidoskop-trial-pit = Pit { $number }: { $what ->
        [none] empty
       *[other] { $colour }
    }

rules-kaleidoskop-term-crystal = Crystal
rules-kaleidoskop-term-crystal-is = A piece of coloured glass in a pit. It counts for every hex that its pit touches.
rules-kaleidoskop-term-scoring-crystal = Scoring crystal
rules-kaleidoskop-term-scoring-crystal-is = White: what orders pay and tools cost. Money and points in one.
rules-kaleidoskop-term-pit = Pit
rules-kaleidoskop-term-pit-is = A hollow at a corner where two or three hexes meet.
rules-kaleidoskop-term-hex = Hex
rules-kaleidoskop-term-hex-is = A pane of glass that takes the colour of the majority around it.
rules-kaleidoskop-term-order = Order
rules-kaleidoskop-term-order-is = A pattern of coloured hexes on a card, and what it pays.
rules-kaleidoskop-term-holder = Holder
rules-kaleidoskop-term-holder-is = The tool that keeps a crystal from being swapped.
rules-kaleidoskop-term-mirror = Mirror
rules-kaleidoskop-term-mirror-is = The tool that lets a crystal count twice for one hex.
rules-kaleidoskop-term-frosted = Frosted glass
rules-kaleidoskop-term-frosted-is = The tool that hides a crystal from one hex.
rules-kaleidoskop-term-cover = Cover
rules-kaleidoskop-term-cover-is = Closes a corner hex when fewer than six play.
