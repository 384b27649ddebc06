# The guided first game of Harmonia.

learn-harmonia-hello = Welcome! Here you play together: in the basic game you grow a hexagon of 37 tiles with a green edge. The first tile is already in the garden. Yours are below, and only you see them.
learn-harmonia-lay = The tile in the garden has a purple edge on its right. Choose your tile with a single purple edge, put it on the marked cell and turn it until purple meets purple. Show it, then lay it.
learn-harmonia-lay-so = Where edges touch, their colours match. Once you have shown a tile it must be laid, and tiles that have been laid stay. Never mind that the points go down: a single tile counted as a hexagon.
learn-harmonia-close = Now the other end. Lay your second tile with a single purple edge on the marked cell.
learn-harmonia-close-so = No purple edge is open any more, and the pattern is its own mirror image: three tiles, 10 points. Larger patterns bring up to 60.
learn-harmonia-turn = Your partner has begun something new. Go on with it: put your tile with two purple edges side by side on the marked cell. Cells with a solid rim fit at once, dashed ones after turning.
learn-harmonia-turn-so = Tiles may be turned as you like, but never flipped.
learn-harmonia-free = Now as you like: lay any tile where it fits.
learn-harmonia-free-so = Think before you show a tile! If it fits nowhere, it costs 10 points, and in the basic game you have all lost at once.
learn-harmonia-talk = Nobody shows their tiles, but you may talk about them and point at the garden. In a real game there are phrases to tap for that.
learn-harmonia-propose = If you all think that it will not get any better, you can end the game. Propose it.
learn-harmonia-propose-so = Everyone has to agree; one no, and the game goes on. Your partner answers next.
learn-harmonia-goal = Your partner would rather play on. In the basic game you win with a full hexagon of 37 tiles whose whole outer edge is green. In the advanced game you count points: for shape, green edge and patterns.
learn-harmonia-end-of-lesson = That is all: show, lay, talk, and let the garden grow.
