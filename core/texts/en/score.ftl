# What's my score? For those who own the printed games.

score-title = What’s my score?
score-lead = Got the printed game on the table? Lay out here what lies there, and see the score explained line by line. It stays on this device and works without a network.
home-score = Score what lies on your table

score-about-kaleidoskop = A board: the colours of all hexes, and which orders lie on it.
score-about-colour-lines = A sheet with its two lines.
score-about-harmonia = A layout of tiles.
score-about-konfetti = The cards in your hand.

score-how-kaleidoskop = Choose a crystal, tap a pit. The same crystal again takes it away.
score-how-colour-lines = Tap a field in each half for the start cross, then the fields a line goes to; straight stretches take one tap. A tap on the end takes it back.
score-how-harmonia = Choose a tile, tap where it lies. Another tap turns it.
score-how-konfetti = Tap a small, a medium and a large circle: that is a card. Tap a card to take it away.

## Around every board

score-bar = What you can do with it
score-undo = Undo
score-undone = Undone
score-clear = Start over
score-pass-on = Pass on
score-print = Print
score-link-text = Whoever opens this link sees the same layout.
score-no-link = This layout is too odd for a link.
score-bad-link = The link carries nothing that can be read. Your own layout is still here.
score-experts = For experts
score-json-text = The same as text (JSON). Paste another one here to open it.
score-json-copy = Copy
score-json-open = Open this
score-too-long = That is too long: { $most } letters at most.

score-result = Score
score-total = Points
score-players = Players
score-more = { $what }: one more
score-less = { $what }: one less
score-erase = Take away
score-take-away = Take away: { $what }
score-left = { $what }, { $left } left
score-key-walk = Go over the board
score-key-tap = Tap where you are
score-free = free

## Games

score-kaleidoskop-tools = Crystals and glasses
score-kaleidoskop-which-crystal = Tap the crystal at which it stands.
score-kaleidoskop-which-hex = Now tap the hex that it faces.
score-kaleidoskop-total = Coloured hexes
score-kaleidoskop-hexes-of = Hexes in { $colour }
score-kaleidoskop-hexes = Why each hex has its colour
score-kaleidoskop-orders-title = Orders
score-kaleidoskop-orders = { $count ->
    [0] No order of our cards lies on this board.
    [one] One order of our cards lies on this board.
   *[other] { $count } orders of our cards lie on this board.
  }
score-kaleidoskop-order = Card { $card }, { $stack ->
    [blue] blue
   *[orange] orange
  }: { $pattern }. Pays { $reward }. { $places ->
    [one] Lies in one place: tap to see it.
   *[other] Lies in { $places } places: tap to see them.
  }

score-colour-lines-side = Side of the sheet
score-colour-lines-points = Point colours
score-colour-lines-two-colours = Tap your two point colours.
score-colour-lines-two-chosen = There are two point colours. Tap one of yours to take it away first.
score-colour-lines-letter = Letter
score-colour-lines-first = reached first: { $points }
score-colour-lines-later = later: { $points }

score-harmonia-tiles = Tiles
score-harmonia-hands = Hands in play
score-harmonia-misfits = Tiles that did not fit

score-konfetti-add = Add a card
score-konfetti-full = Your hand is full
score-konfetti-key-pick = The next circle of a card, from small to large
score-konfetti-key-back = Take the last one back
