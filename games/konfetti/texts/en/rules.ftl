# The rules of Konfetti in our own words. The end of an id is the number of the rule.

rules-konfetti-lead = Cards lie scattered on the table, and everyone grabs at the same time while the sand runs. A small, a medium and a large circle of one colour make a set. Cards you do not need cost you.

rules-konfetti-F1 = The cards
rules-konfetti-F1-1 = 84 cards, six colours. Each card shows a small, a medium and a large circle in three different colours.
rules-konfetti-F1-2 = No card is there twice, and each colour appears 14 times in each size.
rules-konfetti-F1-3 = The black side shows coloured shapes instead of circles: each shape has a colour of its own. It is harder to read.

rules-konfetti-F2 = Rounds
rules-konfetti-F2-text = With two to four players there are three rounds: half of all cards comes on the table, then half of the rest, then the rest. You may hold 6 cards, 6 again, and 9 in the last round.
    With five to seven there are two rounds: half of the cards, then the rest. You may hold 6, then 9.
    Alone you play five rounds: first 42 cards come on the table, then 11, another 11, then 10 and at last 10. You hold 6 cards in each.
    The sand runs for 60 seconds, unless the table chooses otherwise.

rules-konfetti-F3 = While the sand runs
rules-konfetti-F3-1 = All players can see and touch all cards in the middle.
rules-konfetti-F3-2 = Put your finger on one card: in the middle, on any edge, or one of your own. One card at a time.
rules-konfetti-F3-3 = A card that you alone have touched for a moment comes loose: drop it into your hand, on your edge of the table, or, if it is your own, back into the middle. If your hand is full it stays on your edge, where anyone may take it.
rules-konfetti-F3-4 = Cards in a hand are safe.
rules-konfetti-F3-5 = Two fingers on one card: the player who lets go first leaves it to the other. If nobody lets go within two seconds, the card is blocked until the round ends.
rules-konfetti-F3-6 = When the sand has run out nothing moves any more. Cards under a finger, on an edge or blocked go back to the middle. What you already hold stays yours, even if your finger is on it at that moment.

rules-konfetti-F4 = Scoring a round
rules-konfetti-F4-1 = A small, a medium and a large circle of one colour make a set, worth 1 point. They may lie on different cards, but each circle counts once.
rules-konfetti-F4-2 = Cards you could do without cost 1 point each: look for the fewest of your cards that still make just as many sets. All others are too many.
rules-konfetti-F4-3 = Points of the round: sets minus cards too many.
rules-konfetti-F4-4 = If you have made points, you keep that many of your cards as point cards, whichever you like; the rest goes back. If you have lost points, you give back that many point cards, whichever you like and as far as you have any; they go to the middle.
rules-konfetti-F4-5 = If you have not chosen after 20 seconds, you keep the cards that break up the fewest sets, and give back the point cards that come first in the list of all cards.

rules-konfetti-F5 = The end
rules-konfetti-F5-text = After the last round the most point cards win; a tie is shared. Alone you collect as many as you can.

rules-konfetti-F6 = Calm table
rules-konfetti-F6-text = For players who do not want to race or cannot: the same game without sand, in turns. Take one card from the middle, or give one back, or say that you are done with the round. You can take that back until the next player acts, unless it ends the round.
    When all are done the round is over. It also ends when all players who are not done have, twice in a row, only moved a card to and fro that they had already given back in this round. Each round another player begins, in turn. If the table has a clock for turns, it counts here too.

rules-konfetti-trial-score = Try it: tap cards into your hand and see what they are worth. Tap a card in your hand to put it back.
rules-konfetti-trial-middle = In the middle
rules-konfetti-trial-hand = Your hand

rules-konfetti-term-set = Set
rules-konfetti-term-set-is = A small, a medium and a large circle of one colour.
rules-konfetti-term-hold = Hand
rules-konfetti-term-hold-is = The cards you hold. They are safe.
rules-konfetti-term-edge = Edge
rules-konfetti-term-edge-is = The strip in front of you. Cards there are not safe.
rules-konfetti-term-middle = Middle
rules-konfetti-term-middle-is = Where cards lie that belong to nobody.
rules-konfetti-term-sand = Sand
rules-konfetti-term-sand-is = The time that a round lasts.
rules-konfetti-term-point-card = Point card
rules-konfetti-term-point-card-is = A card you have kept: one point at the end.
