# The rules of Harmonia in our own words. The end of an id is the number of the rule.

rules-harmonia-lead = You all play together. Each player has a hidden hand of hexagonal tiles, and one after the other you lay them into one garden. You may talk about your tiles, but never show them.

rules-harmonia-H1 = The tiles
rules-harmonia-H1-1 = 84 hexagonal tiles. Each of the six edges is light green or purple. There are 14 different tiles, six of each. A tile may be turned, but never flipped.

rules-harmonia-H2 = Before the game
rules-harmonia-H2-1 = 60 tiles are dealt evenly, face down: with two players 30 each, with three 20, with four 15, with five 12, with six 10. The other 24 stay unseen. A player alone has several hands.
rules-harmonia-H2-2 = Nobody shows their tiles. You may describe them in words, and point at tiles that have been laid.

rules-harmonia-H3 = A turn
rules-harmonia-H3-1 = Who begins is drawn by lot; then it goes round the table, one tile each.
rules-harmonia-H3-2 = Show one of your tiles: now it must be laid. Put it on a free cell beside a tile that has been laid, turned as you like. Wherever edges touch, their colours must match. The very first tile goes anywhere. Tiles that have been laid stay.
rules-harmonia-H3-3 = If a tile that was shown fits nowhere, all players have lost at once in the basic game. In the advanced game it is put aside and costs 10 points, and the turn is over.
rules-harmonia-H3-4 = Players with no tiles left are skipped.

rules-harmonia-H4 = The end
rules-harmonia-H4-1 = It ends when all tiles are laid or put aside, or when all agree to end. Any player may propose that at any time, except while a tile that was shown has not been laid: it must be laid first. All players have to accept. One refusal, or the next tile shown, withdraws the proposal.
rules-harmonia-H4-2 = Basic game: you win together if the garden is a full hexagon with four tiles on each side, 37 in all, and its whole outer edge is light green.
rules-harmonia-H4-3 = Advanced game: you count points. 200 are good, 300 very good. The printed rules name 460 as the most. That does not hold for the tiles here, which are rebuilt: 464 points have been found with 60 tiles, and 500 with a free choice of all 84.

rules-harmonia-H5 = Points in the advanced game
rules-harmonia-H5-1 = 10 points for each player.
rules-harmonia-H5-2 = For the shape of the garden, the first of these that applies: with a hole 0; a hexagon with six equal sides 50, and so a single tile too; a triangle with three equal sides or a rhombus with four 30, from two tiles on each side; symmetric, its own mirror image, 20; anything else 10. A trapezium with three equal sides is neither triangle nor rhombus, but symmetric.
rules-harmonia-H5-3 = These points three times if the whole outer edge is light green.
rules-harmonia-H5-4 = For patterns. A pattern is all tiles connected through purple edges. It counts if it is closed, so that each of its purple edges touches another tile, and symmetric, so that some line mirrors it onto itself: 60 points for 7 tiles or more, 20 for 4 to 6, 10 for 3.
rules-harmonia-H5-5 = Minus 2 points for each of the 60 tiles that is not in the garden. Those put aside are among them.
rules-harmonia-H5-6 = Minus 10 for each tile that was shown and fitted nowhere.
rules-harmonia-H5-7 = An empty garden has no points for its shape.

rules-harmonia-trial-lay = Try it: turn the tile until it fits into the gap, then lay it. Green must touch green, purple must touch purple.
rules-harmonia-trial-turn = Turn
rules-harmonia-trial-do-lay = Lay
rules-harmonia-trial-fits = It fits like this.
rules-harmonia-trial-not = It does not fit like this yet.
rules-harmonia-trial-examples = This is how the shape of a garden and its patterns count. Patterns that are closed and symmetric have a golden rim; the dashed line is the mirror.
rules-harmonia-trial-laid = All edges match: the tile lies.

rules-harmonia-term-tile = Tile
rules-harmonia-term-tile-is = A hexagon whose six edges are light green or purple.
rules-harmonia-term-layout = Garden
rules-harmonia-term-layout-is = All tiles that have been laid.
rules-harmonia-term-pattern = Pattern
rules-harmonia-term-pattern-is = Tiles connected through purple edges.
rules-harmonia-term-closed = Closed
rules-harmonia-term-closed-is = No purple edge of the pattern is open.
rules-harmonia-term-symmetric = Symmetric
rules-harmonia-term-symmetric-is = Some straight line mirrors it onto itself.
rules-harmonia-term-hole = Hole
rules-harmonia-term-hole-is = An empty cell from which no way over empty cells leads outside.
