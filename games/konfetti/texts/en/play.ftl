## Konfetti.

## Why something is not possible

konfetti-illegal-over = The game is over.
konfetti-illegal-no-sand = Cards move only while the sand runs.
konfetti-illegal-round-over = The round is over. Choose what to keep or give back.
konfetti-illegal-other-table = This is not how this table plays: it is either calm and in turns, or a race with fingers on cards.
konfetti-illegal-no-such-card = There is no such card.
konfetti-illegal-finger-down = One card at a time: your finger is on another one.
konfetti-illegal-no-finger = Your finger is on no card.
konfetti-illegal-out-of-reach = This card is not on the table.
konfetti-illegal-held = A player holds this card. It is safe.
konfetti-illegal-contested = Two fingers are already on this card.
konfetti-illegal-not-alone = Another finger is on this card, too.
konfetti-illegal-too-soon = Not so fast: pull the card for a moment.
konfetti-illegal-not-yours = Only your own cards can go back to the middle. Let go of this one.
konfetti-illegal-there-already = The card is already there.
konfetti-illegal-not-your-turn = It is not your turn.
konfetti-illegal-hold-full = Your hand is full. Give a card back first.
konfetti-illegal-not-in-the-middle = This card is not in the middle.
konfetti-illegal-not-held = You do not hold this card.
konfetti-illegal-nothing-to-choose = There is nothing for you to choose now.
konfetti-illegal-keep-number = { $number ->
    [0] There is no card to keep this time.
    [one] Keep exactly one card.
   *[other] Keep exactly { $number } cards.
  }
konfetti-illegal-return-number = { $number ->
    [one] Give back exactly one point card.
   *[other] Give back exactly { $number } point cards.
  }
konfetti-illegal-not-a-point-card = You can only give back point cards of your own.

## What nobody can hold

konfetti-hand-many = A hand can hold at most { $most } cards.
konfetti-hand-card = “{ $card }” is not a card: three different letters of r o y g b v, from small to large.
konfetti-hand-unknown = The card { $card } is not in the deck.
konfetti-hand-twice = The card { $card } appears twice.

## What is wrong with an edition

konfetti-edition-times = No time may be longer than { $most } milliseconds.
konfetti-edition-count = An edition has { $least } to { $most } cards.
konfetti-edition-rounds = A game has 1 to { $most } rounds; each needs a share of the deck, and 1 to { $held } cards to hold.
konfetti-edition-players = Each number of players from 1 to { $most } needs its rounds, once.
konfetti-edition-black = Two cards show { $card } on their black side.

## End and score

konfetti-ended = { $rounds ->
    [one] The round is over.
   *[other] All { $rounds } rounds are over.
  }
konfetti-score-round = Round { $round }: { $sets ->
    [one] 1 set
   *[other] { $sets } sets
  }{ $penalty ->
    [0] {""}
    [one] , 1 card too many
   *[other] , { $penalty } cards too many
  }

## The table

konfetti-cards = Cards on the table
konfetti-hold = My hand
konfetti-edge = My edge
konfetti-edge-aims = Now tap a card
konfetti-edge-how = Tap here, then a card: it goes to your edge, where anyone may take it; from your edge it goes back into the middle
konfetti-points = my point cards
konfetti-ready = Ready …
konfetti-let-go = Let go
konfetti-done = Done with this round
konfetti-done-sure = Really done? Then tap again.
konfetti-done-undo = Not done after all
konfetti-filter = What I have. Tap to find it on the table
konfetti-round = Round { $round }
konfetti-round-of = Round { $round }/{ $rounds }
konfetti-worth = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
  }{ $penalty ->
    [0] {""}
    [one] {" "}− 1 too many
   *[other] {" "}− { $penalty } too many
  } = { $minus ->
    [yes] −
   *[no] {""}
  }{ $points ->
    [one] 1 point
   *[other] { $points } points
  }
konfetti-note-faster = Someone was faster.
konfetti-sand-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
  }

konfetti-colour-red = red
konfetti-colour-orange = orange
konfetti-colour-yellow = yellow
konfetti-colour-green = green
konfetti-colour-blue = blue
konfetti-colour-violet = violet
konfetti-shape-red = red circle
konfetti-shape-orange = orange square
konfetti-shape-yellow = yellow triangle
konfetti-shape-green = green star
konfetti-shape-blue = blue diamond
konfetti-shape-violet = violet hexagon
konfetti-size-small = small
konfetti-size-medium = medium
konfetti-size-large = large

konfetti-card = small { $small }, medium { $medium }, large { $large }
konfetti-label-card = card: { $card }; { $where ->
    [hold] in my hand
    [edge] on my edge
    [other-hold] held by { $name }
    [other-edge] on the edge of { $name }
    [blocked] blocked
    [gone] gone
   *[middle] in the middle
  }
konfetti-label-player = { $name }: { $points ->
    [one] 1 point card
   *[other] { $points } point cards
  }, holds { $held ->
    [one] 1 card
   *[other] { $held } cards
  }
konfetti-label-deck = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }{ $blocked ->
    [0] {""}
   *[other] . Blocked: { $blocked }
  }
konfetti-label-colour = { $colour }: { $small } small, { $medium } medium, { $large } large

## What is to be done now

konfetti-now-watch = Round { $round }. You are watching.
konfetti-now-ready = Round { $round }: have a look, here we go …
konfetti-now-race = Grab! Tap a card or drag it to you.
konfetti-now-full = Hand full: more cards stay on your edge.
konfetti-now-drag = Lift your finger, or drag it to you.
konfetti-now-give = Lift your finger, or drag it into the middle.
konfetti-now-pull = Coming …
konfetti-now-contest = { $name } pulls too! Let go, or it is blocked.
konfetti-now-turn = { $shared ->
    [yes] { $name }’s turn: take a card, give one back, or be done.
   *[no] Your turn: take a card, give one back, or be done.
  }
konfetti-now-turn-full = { $shared ->
    [yes] { $name }’s turn: your hand is full. Give one back, or be done.
   *[no] Your turn: your hand is full. Give one back, or be done.
  }
konfetti-now-wait = { $done ->
    [yes] You are done. { $name }’s turn.
   *[no] { $name }’s turn.
  }
konfetti-now-choose = Which cards do you keep?
konfetti-now-choose-return = { $count ->
    [one] Which point card do you give back?
   *[other] Which point cards do you give back?
  }
konfetti-now-choose-none = There is nothing to choose this time.
konfetti-now-chosen = Waiting for { $names }
konfetti-now-over = The game is over.

## What happened

konfetti-log-round = Round { $round }: { $cards } cards on the table.
konfetti-log-sand = Round { $round }: the sand runs, { $seconds } seconds!
konfetti-log-counted = The round is over. { $points ->
    [0] You get no points.
    [one] You get 1 point.
   *[other] You get { $points } points.
  }
konfetti-log-lost = The round is over. { $count ->
    [one] You give back one point card.
   *[other] You give back { $count } point cards.
  }
konfetti-log-blocked = Nobody let go, blocked: { $card }
konfetti-log-hold = Got it, { $count }: { $card }
konfetti-log-edge = On your edge: { $card }
konfetti-log-back = Back in the middle: { $card }
konfetti-log-taken = Taken from your edge: { $card }
konfetti-log-yours = Now only you have it: { $card }

# About all players in a replay, about the other players at the calm table.
konfetti-told-touch = { $name } puts a finger on: { $card }
konfetti-told-let-go = { $name } lets go of: { $card }
konfetti-told-drop = { $zone ->
    [hold] { $name } holds: { $card }
    [edge] { $name } puts on the edge: { $card }
   *[middle] { $name } puts back: { $card }
  }
konfetti-told-take = { $name } takes: { $card }
konfetti-told-give = { $name } gives back: { $card }
konfetti-told-keep = { $count ->
    [0] { $name } goes on.
    [one] { $name } keeps one point card.
   *[other] { $name } keeps { $count } point cards.
  }
konfetti-told-return = { $count ->
    [one] { $name } gives back one point card.
   *[other] { $name } gives back { $count } point cards.
  }
konfetti-told-done = { $name } is done with this round.
konfetti-told-undo = { $who ->
    [me] You are not done after all.
   *[other] { $name } is not done after all.
  }
konfetti-told-counted = Round { $round } is over and counted.

## The end of a round

konfetti-round-over = Round { $round } is over
konfetti-choose-left = { $seconds ->
    [one] 1 second left for choosing
   *[other] { $seconds } seconds left for choosing
  }
konfetti-my-sets = My sets
konfetti-no-sets = No set this time.
konfetti-spare = { $count ->
    [one] Not needed: without it there are just as many sets.
   *[other] Not needed: without them there are just as many sets.
  }
konfetti-lost = { $count ->
    [0] You have no point cards, so you lose nothing.
    [one] You give back one point card.
   *[other] You give back { $count } point cards.
  }
konfetti-everybody = What the round brought each player
konfetti-keep = { $count ->
    [one] Keep one card as a point card:
   *[other] Keep { $count } cards as point cards:
  }
konfetti-kept = { $count ->
    [one] You keep this card as a point card:
   *[other] You keep these { $count } cards as point cards:
  }
konfetti-keep-go = { $count ->
    [0] Go on
    [one] Keep this card
   *[other] Keep these cards ({ $chosen }/{ $count })
  }
konfetti-return = { $count ->
    [one] Choose the point card to give back:
   *[other] Choose the { $count } point cards to give back:
  }
konfetti-returned = { $count ->
    [one] You give back this point card:
   *[other] You give back these { $count } point cards:
  }
konfetti-return-go = { $count ->
    [one] Give back this card
   *[other] Give back these cards ({ $chosen }/{ $count })
  }
konfetti-rounds = All rounds, card by card

## Keys

konfetti-key-colour = look for a colour
konfetti-key-size = look for a size
konfetti-key-move = go from card to card
konfetti-key-pull = pull the card to me, or give it back
konfetti-key-edge = pull the card to my edge, or from there back into the middle
konfetti-key-done = done with this round, or not after all (calm table)
konfetti-key-back = let go; look for nothing

## What one could do

konfetti-advise-touch = grab this card: { $card }
konfetti-advise-release = put this card back: { $card }
konfetti-advise-take = take this card: { $card }
konfetti-advise-give = give this card back: { $card }
konfetti-advise-drop-hold = pull the card into the hand
konfetti-advise-drop-edge = pull the card to the edge
konfetti-advise-drop-middle = leave the card in the middle
konfetti-advise-let-go = let go of the card
konfetti-advise-keep = keep: { $cards }
konfetti-advise-keep-none = keep no card
konfetti-advise-return = give back: { $cards }
konfetti-advise-done = be done with this round

## Why an idea is good

konfetti-because-points = Then your hand is worth { $points } instead of { $before }.
konfetti-because-hope = This can still become a hand worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
konfetti-because-keep = Cards you keep are your points.
konfetti-because-return = Lost points cost you point cards. Which ones makes no difference to your points.
konfetti-because-done = Nothing in reach would improve your hand.
konfetti-because-contest = If two players pull at a card for too long, neither of them gets it.
konfetti-because-let-go = It would not improve your hand.

## What’s my score?

score-how-konfetti = Tap a small, a medium and a large circle: that is a card. Tap a card to take it away.
score-konfetti-add = Add a card
score-konfetti-full = Your hand is full
score-konfetti-key-pick = The next circle of a card, from small to large
score-konfetti-key-back = Take the last one back

## On paper

konfetti-print-cards = Cards
