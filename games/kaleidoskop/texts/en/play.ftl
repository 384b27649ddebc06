## Kaleidoskop.

## Why something is not possible

kaleidoskop-illegal-over = The game is over.
kaleidoskop-illegal-not-your-turn = It is not your turn.
kaleidoskop-illegal-draw-first = Decide about the new card first.
kaleidoskop-illegal-must-draw = This game started under earlier rules: you have to draw a card.
kaleidoskop-illegal-nothing-to-draw = There is no card to draw now.
kaleidoskop-illegal-crystal-first = Set a crystal first.
kaleidoskop-illegal-crystal-set = You have already set a crystal this turn.
kaleidoskop-illegal-no-supply = There is no { $colour } crystal left in the supply.
kaleidoskop-illegal-pit-filled = There is already a crystal in this pit. You can swap it.
kaleidoskop-illegal-pit-closed = This pit is closed.
kaleidoskop-illegal-pit-empty = There is no crystal in this pit.
kaleidoskop-illegal-same-colour = A swap needs a different colour.
kaleidoskop-illegal-held = This crystal sits in a holder and cannot be swapped.
kaleidoskop-illegal-too-expensive = { $price ->
    [one] This costs one scoring crystal, and you have none.
   *[other] This costs { $price } scoring crystals, more than you have.
  }
kaleidoskop-illegal-tools-after-orders = Once you have fulfilled an order, tools have to wait for your next turn.
kaleidoskop-illegal-not-owned = { $tool ->
    [holder] You get the holder with your first fulfilled order.
    [mirror] You have no mirror yet. You can buy it.
   *[frosted] You have no frosted glass yet. You can buy it.
  }
kaleidoskop-illegal-on-board = { $tool ->
    [holder] Your holder is already on the board.
    [mirror] Your mirror is already on the board.
   *[frosted] Your frosted glass is already on the board.
  }
kaleidoskop-illegal-place-taken = There is already a tool in this place.
kaleidoskop-illegal-not-touching = This crystal does not touch that hex.
kaleidoskop-illegal-not-in-hand = This card is not in your hand.
kaleidoskop-illegal-not-met = This pattern is not on the board yet.
kaleidoskop-illegal-done-this-turn = You have already fulfilled an order of this card this turn.
kaleidoskop-illegal-stack-empty = { $stack ->
    [blue] The blue stack is empty.
   *[orange] The orange stack is empty.
  }
kaleidoskop-illegal-owned-already = { $what ->
    [mirror] You already own the mirror.
    [frosted] You already own the frosted glass.
   *[hand] Your hand is already larger.
  }

## What cannot lie on a board

kaleidoskop-layout-players = This game is for three to six players, not { $players }.
kaleidoskop-layout-unknown-pit = “{ $pit }” is not a pit. Pits have names like 0,0,n.
kaleidoskop-layout-closed-pit = The pit { $pit } is closed with this many players.
kaleidoskop-layout-unknown-hex = “{ $hex }” is not a hex. Hexes have names like 0,0.
kaleidoskop-layout-no-crystal = There is a tool at the pit { $pit }, but no crystal.
kaleidoskop-layout-not-touching = The pit { $pit } does not touch the open hex { $hex }.
kaleidoskop-layout-two-tools = Between the pit { $pit } and the hex { $hex } there is room for one tool only.
kaleidoskop-layout-too-many = There are only { $most } { $colour } crystals.

## What is wrong with an edition

kaleidoskop-edition-part = Card { $card }, order { $order }: “{ $part }” cannot be read. Write “1,0 red” for a hex or “0,0,n blue” for a crystal, with numbers from −9 to 9.
kaleidoskop-edition-no-hex = Card { $card }, order { $order }: the pattern needs at least one hex.
kaleidoskop-edition-large = Card { $card }, order { $order }: a pattern has at most { $most } parts.
kaleidoskop-edition-twice = Card { $card }, order { $order }: a place is named twice.
kaleidoskop-edition-loose = Card { $card }, order { $order }: a crystal touches no hex of the pattern.
kaleidoskop-edition-no-room = Card { $card }, order { $order }: the pattern does not fit on the board in every direction.
kaleidoskop-edition-reward = Card { $card }, order { $order }: a reward must be between 1 and { $most }.
kaleidoskop-edition-contains = Card { $card }, order { $order }: the pattern contains the other order of its card.
kaleidoskop-edition-players = “{ $players }” is not a number of players. Hexes are covered for 3, 4, 5 and 6.
kaleidoskop-edition-hex = The hex “{ $hex }” cannot be covered: it is off the board or in its middle.
kaleidoskop-edition-hand = Players start with at most { $most } cards.
kaleidoskop-edition-many-cards = An edition has at most { $most } cards.
kaleidoskop-edition-few-cards = { $stack ->
    [blue] For six players the blue stack needs at least { $needed } cards.
   *[orange] For six players the orange stack needs at least { $needed } cards.
  }

## End and score

kaleidoskop-ended-goal = After round { $round } the goal is reached.{ $tie ->
    [yes] {" "}Scoring crystals are tied, so the orange orders decide, { $most } to { $next }.
   *[no] {""}
  }
kaleidoskop-ended-limit = The game ends after round { $round }, as agreed.{ $tie ->
    [yes] {" "}Scoring crystals are tied, so the orange orders decide, { $most } to { $next }.
   *[no] {""}
  }
kaleidoskop-ended-goal-lost = The game ends after round { $round }. No player meets the goal any more, so the players who had met it are compared.{ $tie ->
    [yes] {" "}Scoring crystals are tied, so the orange orders decide, { $most } to { $next }.
   *[no] {""}
  }
kaleidoskop-ended-standstill = The game ends in round { $round }: no player can gain another scoring crystal.{ $tie ->
    [yes] {" "}Scoring crystals are tied, so the orange orders decide, { $most } to { $next }.
   *[no] {""}
  }
kaleidoskop-score-start = At the start
kaleidoskop-score-orders = Fulfilled orders: { $blue } blue, { $orange } orange
kaleidoskop-score-swaps = Paid for swaps
kaleidoskop-score-tools = Paid for using tools
kaleidoskop-score-purchases = Paid for purchases
kaleidoskop-score-goal = { $met ->
    [yes] Goal reached: { $crystals } of { $needed } scoring crystals, { $tools } of 3 tools, orange orders: { $orange }
    [before] Goal reached before, but not at the end: { $crystals } of { $needed } scoring crystals, { $tools } of 3 tools, orange orders: { $orange }
   *[no] Goal missed: { $crystals } of { $needed } scoring crystals, { $tools } of 3 tools, orange orders: { $orange }
  }

## What to do now

kaleidoskop-now-over = The game is over.
kaleidoskop-now-other = It’s { $name }’s turn.
kaleidoskop-now-crystal = Choose a crystal and a pit.
kaleidoskop-now-colour = Which colour goes here?
kaleidoskop-now-pit = Where to put { $colour }? { $swap ->
    [yes] { $price ->
        [0] Swapping is free.
       *[other] A swap costs { $price }.
      }
   *[no] Tap an empty pit.
  }
kaleidoskop-now-put = { $hexes ->
    [0] No hex changes.
    [one] One hex changes.
   *[other] { $hexes } hexes change.
  } { $met ->
    [0] Set it?
    [one] An order is met!
   *[other] { $met } orders are met!
  }
kaleidoskop-now-swap = { $price ->
    [0] Swapping is free:
   *[other] A swap costs { $price }:
  } { $hexes ->
    [0] no hex changes.
    [one] one hex changes.
   *[other] { $hexes } hexes change.
  } { $met ->
    [0] Swap?
    [one] An order is met!
   *[other] { $met } orders are met!
  }
kaleidoskop-now-hold = The holder keeps your crystal from being swapped.
kaleidoskop-now-mirror = { $hexes ->
    [0] Counts double here, but changes nothing.
   *[other] Counts double: the hex changes.
  } { $met ->
    [0] {""}
    [one] An order is met!
   *[other] { $met } orders are met!
  }
kaleidoskop-now-frost = { $hexes ->
    [0] No longer counts here, but changes nothing.
   *[other] No longer counts: the hex changes.
  } { $met ->
    [0] {""}
    [one] An order is met!
   *[other] { $met } orders are met!
  }
kaleidoskop-now-fulfil = Fulfil this order? { $reward ->
    [one] It pays 1 scoring crystal.
   *[other] It pays { $reward } scoring crystals.
  }
kaleidoskop-now-buy = { $what ->
    [mirror] Buy the mirror for { $price }? It makes a crystal count double.
    [frosted] Buy the frosted glass for { $price }? It keeps a crystal from counting.
   *[hand] Pay { $price } to hold four cards from now on?
  }
kaleidoskop-now-draw = { $may ->
    [yes] Draw a new card, or take none.
   *[no] Draw a new card.
  }
kaleidoskop-now-glass-crystal = { $tool ->
    [mirror] Mirror: tap a crystal.
   *[frosted] Frosted glass: tap a crystal.
  }
kaleidoskop-now-glass-hex = { $tool ->
    [mirror] For which hex should it count double?
   *[frosted] For which hex should it not count?
  }
kaleidoskop-now-orders = { $orders ->
    [one] An order is met! Tap it.
   *[other] { $orders } orders are met! Tap one.
  }
kaleidoskop-now-tools = Use a tool or end your turn.
kaleidoskop-now-end = All done? End your turn.
kaleidoskop-now-leaving = An order in your hand is still met. End your turn anyway?

## Buttons

kaleidoskop-do-put = Set
kaleidoskop-do-swap = Swap
kaleidoskop-do-hold = Use holder
kaleidoskop-do-mirror = Place mirror
kaleidoskop-do-frost = Place frosted glass
kaleidoskop-do-fulfil = Fulfil order
kaleidoskop-do-buy = Buy
kaleidoskop-do-end = End turn
kaleidoskop-do-end-anyway = End anyway
kaleidoskop-do-undo = Undo
kaleidoskop-back = Put down
kaleidoskop-undo-not-your-turn = not your turn
kaleidoskop-undo-drawn = card drawn
kaleidoskop-undo-nothing = nothing done yet
kaleidoskop-undo-not-here = not possible here

## At the table

kaleidoskop-players = Everyone at the table
kaleidoskop-supply = Supply
kaleidoskop-tools = Your tools
kaleidoskop-hand = Your cards
kaleidoskop-or = or
kaleidoskop-board = board
kaleidoskop-round = { $last ->
    [yes] Last round
   *[no] Round { $round }
  }
kaleidoskop-goal = Goal
kaleidoskop-goal-is = The end begins when a player has three tools, one orange order and this many scoring crystals.
kaleidoskop-start-marker = starts each round
kaleidoskop-zoom-in = Enlarge the board
kaleidoskop-zoom-out = Show the whole board
kaleidoskop-neutral = neutral
kaleidoskop-tool-holder = Holder
kaleidoskop-tool-holder-does = Keeps the crystal you have just set from being swapped.
kaleidoskop-tool-mirror = Mirror
kaleidoskop-tool-mirror-does = Makes a crystal count double for one hex.
kaleidoskop-tool-frosted = Frosted
kaleidoskop-tool-frosted-does = Keeps a crystal from counting for one hex.
kaleidoskop-tool-comes = 1st order
kaleidoskop-tool-ready = ready
kaleidoskop-tool-later = set first
kaleidoskop-tool-stands = on board
kaleidoskop-tool-over = next turn
kaleidoskop-tool-owned = yours
kaleidoskop-price = { $price ->
    [0] free
   *[other] { $price }
  }
kaleidoskop-buy-mirror = Mirror
kaleidoskop-buy-mirror-does = Buy: makes a crystal count double for one hex.
kaleidoskop-buy-frosted = Frosted
kaleidoskop-buy-frosted-does = Buy: keeps a crystal from counting for one hex.
kaleidoskop-buy-hand = 4th card
kaleidoskop-buy-hand-does = Buy: you can hold four cards from now on, and may draw one at once.
kaleidoskop-stack-blue = Blue
kaleidoskop-stack-blue-is = easier, pays less
kaleidoskop-stack-orange = Orange
kaleidoskop-stack-orange-is = harder, pays more
kaleidoskop-draw-none = No card
kaleidoskop-stack-left = { $left ->
    [0] empty
    [one] one card left
   *[other] { $left } cards left
  }
kaleidoskop-need-crystals = { $crystals } of { $goal } scoring crystals
kaleidoskop-need-tools = { $tools } of 3 tools
kaleidoskop-need-orange = { $orange ->
    [0] no orange order yet
    [one] one orange order fulfilled
   *[other] { $orange } orange orders fulfilled
  }
kaleidoskop-holds = In hand: { $blue } blue, { $orange } orange
kaleidoskop-explain-hex = { $counts } → { $colour ->
    [none] so it is neutral
   *[other] so it is { $colour }
  }
kaleidoskop-order-places = { $places ->
    [0] This pattern is nowhere on the board yet.
    [one] This pattern is on the board.
   *[other] This pattern is on the board in { $places } places.
  }
kaleidoskop-counts-none = no crystal

## For those who listen instead of look

kaleidoskop-label-board = Board. The arrow keys move the marker, Enter chooses.
kaleidoskop-label-pit = Pit { $pit }, { $crystal ->
    [none] empty
   *[other] { $crystal } crystal
  }{ $held ->
    [yes] {" "}in a holder
   *[no] {""}
  }, touches { $hexes }
kaleidoskop-label-hex = Hex { $hex }, { $colour ->
    [none] neutral
   *[other] { $colour }
  }: { $counts }
kaleidoskop-label-colour = { $colour ->
    [red] Red crystal
    [yellow] Yellow crystal
    [green] Green crystal
    [blue] Blue crystal
    [pink] Pink crystal
   *[purple] Purple crystal
  }, { $left } left
kaleidoskop-label-card = { $stack ->
    [blue] Blue card { $card }
   *[orange] Orange card { $card }
  }
kaleidoskop-label-order = { $pattern }, pays { $reward }{ $state ->
    [met] {", "}met
    [would] {", "}would be met
    [lies] {", "}already on the board
   *[open] {""}
  }
kaleidoskop-label-stack = { $stack ->
    [blue] Blue stack
   *[orange] Orange stack
  }: { $left ->
    [0] empty
    [one] one card
   *[other] { $left } cards
  }
kaleidoskop-label-player = { $name }{ $turn ->
    [yes] {", "}to move
   *[no] {""}
  }{ $start ->
    [yes] {", "}first in each round
   *[no] {""}
  }: { $crystals } of { $goal } scoring crystals, { $tools } of 3 tools, cards: { $blue } blue, { $orange } orange; orders fulfilled: { $fulfilled }
kaleidoskop-pattern = Hexes { $hexes }{ $count ->
    [0] {""}
    [one] ; crystal { $crystals }
   *[other] ; crystals { $crystals }
  }

## What has happened

kaleidoskop-log-your-turn = It is your turn.
kaleidoskop-log-put = { $who ->
    [me] You set
   *[other] { $name } sets
  } a { $colour } crystal; { $hexes ->
    [0] no hex changes
    [one] one hex changes
   *[other] { $hexes } hexes change
  }.
kaleidoskop-log-swap = { $who ->
    [me] You swap
   *[other] { $name } swaps
  } { $old } for { $colour }; { $hexes ->
    [0] no hex changes
    [one] one hex changes
   *[other] { $hexes } hexes change
  }.
kaleidoskop-log-hold = { $who ->
    [me] You protect your crystal
   *[other] { $name } protects the crystal
  } with the holder.
kaleidoskop-log-mirror = { $who ->
    [me] You place
   *[other] { $name } places
  } the mirror; { $hexes ->
    [0] no hex changes
   *[other] one hex changes
  }.
kaleidoskop-log-frost = { $who ->
    [me] You place
   *[other] { $name } places
  } the frosted glass; { $hexes ->
    [0] no hex changes
   *[other] one hex changes
  }.
kaleidoskop-log-fulfil = { $who ->
    [me] You fulfil
   *[other] { $name } fulfils
  } an order: { $reward ->
    [one] one scoring crystal
   *[other] { $reward } scoring crystals
  }{ $holder ->
    [yes] {" "}and the holder
   *[no] {""}
  }.{ $anew ->
    [blue] {" "}The fulfilled blue cards are shuffled into a new stack.
    [orange] {" "}The fulfilled orange cards are shuffled into a new stack.
   *[none] {""}
  }
kaleidoskop-log-draw = { $who ->
    [me] You draw
   *[other] { $name } draws
  } { $stack ->
    [blue] a blue card
    [none] no card
   *[orange] an orange card
  }.{ $anew ->
    [blue] {" "}The fulfilled blue cards are shuffled into a new stack.
    [orange] {" "}The fulfilled orange cards are shuffled into a new stack.
   *[none] {""}
  }
kaleidoskop-log-buy = { $who ->
    [me] You buy
   *[other] { $name } buys
  } { $what ->
    [mirror] the mirror
    [frosted] the frosted glass
   *[hand] room for a fourth card
  }.
kaleidoskop-log-end = { $who ->
    [me] You end your turn
   *[other] { $name } ends the turn
  }.
kaleidoskop-since = { $name } { $how ->
    [swap] swaps in
   *[put] sets
  } { $colour }{ $orders ->
    [0] {""}
    [one] , fulfils an order (+{ $reward })
   *[other] , fulfils { $orders } orders (+{ $reward })
  }{ $what ->
    [none] {""}
    [mirror] , buys the mirror
    [frosted] , buys the frosted glass
    [hand] , buys room for a card
   *[several] , buys several things
  }.
kaleidoskop-log-undo = { $who ->
    [me] You take
   *[other] { $name } takes
  } something back.

## Keys

kaleidoskop-key-move = move the marker
kaleidoskop-key-colour = take a crystal: red, yellow, green, blue, pink, purple
kaleidoskop-key-set = choose, preview, confirm
kaleidoskop-key-back = put down
kaleidoskop-key-tools = holder, mirror, frosted glass: take or buy
kaleidoskop-key-card = buy the fourth card
kaleidoskop-key-orders = look at the next order
kaleidoskop-key-draw = draw a blue card, an orange one, or none
kaleidoskop-key-undo = take back
kaleidoskop-key-end = end the turn

## What one could do

kaleidoskop-advise-put = set a { $colour } crystal{ $hexes ->
    [0] {""}
    [one] , one hex changes colour
   *[other] , { $hexes } hexes change colour
  }
kaleidoskop-advise-swap = swap { $old } for { $colour }{ $hexes ->
    [0] {""}
    [one] , one hex changes colour
   *[other] , { $hexes } hexes change colour
  }
kaleidoskop-advise-hold = protect the crystal with the holder
kaleidoskop-advise-mirror = place the mirror{ $hexes ->
    [0] {""}
    [one] , one hex changes colour
   *[other] , { $hexes } hexes change colour
  }
kaleidoskop-advise-frost = place the frosted glass{ $hexes ->
    [0] {""}
    [one] , one hex changes colour
   *[other] , { $hexes } hexes change colour
  }
kaleidoskop-advise-fulfil = fulfil the order “{ $pattern }” for { $reward ->
    [one] one scoring crystal
   *[other] { $reward } scoring crystals
  }
kaleidoskop-advise-draw = { $stack ->
    [blue] draw a blue card
    [none] take no card
   *[orange] draw an orange card
  }
kaleidoskop-advise-buy = buy { $what ->
    [mirror] the mirror
    [frosted] the frosted glass
   *[hand] room for a fourth card
  }
kaleidoskop-advise-end = end the turn

## Why an idea is good

kaleidoskop-because-hold = Then nobody can swap it until your next turn.
kaleidoskop-because-fulfil = Then you have { $crystals } of the { $goal } scoring crystals that are needed.
kaleidoskop-because-draw = More cards give you more to aim for.
kaleidoskop-because-draw-none = In simulated games it paid off more to keep only the cards you have.
kaleidoskop-because-buy = It helps you in every turn from now on.
kaleidoskop-because-end = Nothing else you could do now is worth it.
kaleidoskop-because-keep = One of your orders is met, but in simulated games it paid off more to keep it for later.
kaleidoskop-because-lies = Then an order in your hand is on the board. It pays { $reward ->
    [one] 1 scoring crystal.
   *[other] { $reward } scoring crystals.
  }
kaleidoskop-because-nearer = Then an order in your hand worth { $reward } needs only { $missing ->
    [one] one more part.
   *[other] { $missing } more parts.
  }
kaleidoskop-because-harmless = It does not bring any of your orders closer, but keeps the most open for later.

## What’s my score?

score-how-kaleidoskop = Choose a crystal, tap a pit. The same crystal again takes it away.
score-kaleidoskop-tools = Crystals and glasses
score-kaleidoskop-which-crystal = Tap the crystal it stands beside.
score-kaleidoskop-which-hex = Now tap the hex it faces.
score-kaleidoskop-total = Coloured hexes
score-kaleidoskop-hexes-of = Hexes in { $colour }
score-kaleidoskop-hexes = Why each hex has its colour
score-kaleidoskop-orders-title = Orders
score-kaleidoskop-orders = { $count ->
    [0] No order of our cards is on this board.
    [one] One order of our cards is on this board.
   *[other] { $count } orders of our cards are on this board.
  }
score-kaleidoskop-order = Card { $card }, { $stack ->
    [blue] blue
   *[orange] orange
  }: { $pattern }. Pays { $reward }. { $places ->
    [one] Lies in one place: tap to see it.
   *[other] Lies in { $places } places: tap to see them.
  }

## On paper

kaleidoskop-print-board = Board
kaleidoskop-print-cards = Cards
kaleidoskop-print-tokens = Crystals and tools
