## Harmonia.

## Why something is not possible

harmonia-illegal-over = The game is over.
harmonia-illegal-not-your-turn = It is not your turn.
harmonia-illegal-shown-already = A tile has already been shown. Lay it first.
harmonia-illegal-not-in-hand = This tile is not in the hand whose turn it is.
harmonia-illegal-show-first = Show a tile first.
harmonia-illegal-not-the-tile = This is not the tile that was shown.
harmonia-illegal-not-next-to = A tile goes on a free cell next to one that has been laid.
harmonia-illegal-mismatch = Green has to meet green, and purple has to meet purple.
harmonia-illegal-lay-first = The tile that was shown has to be laid first. Then you can end the game.
harmonia-illegal-proposed-already = Ending the game has already been proposed.
harmonia-illegal-no-proposal = Nobody has proposed to end the game.
harmonia-illegal-answered-already = You have already agreed.

## What cannot lie on a table

harmonia-layout-players = This game is for two to six players, not { $players }.
harmonia-layout-misfits = There are only { $dealt } tiles, including those put aside.
harmonia-layout-many = A layout has { $most } tiles at most.
harmonia-layout-edges = “{ $edges }” is not a tile: write six digits, each 0 or 1.
harmonia-layout-parts = The tile on { $cell } is not connected to the first one.
harmonia-layout-kind = There are only { $most } tiles of the kind { $tile }.
harmonia-layout-twice = There are two tiles on { $cell }.
harmonia-layout-mismatch = The tile on { $cell } does not match its neighbours.

## What is wrong with an edition

harmonia-edition-tile = “{ $tile }” is not a kind of tile: six digits, turned so that the number is smallest.
harmonia-edition-dealt = The number of tiles dealt must be a multiple of 60, and { $most } at most.
harmonia-edition-count = An edition has { $least } to { $most } tiles.
harmonia-edition-side = The hexagon of the basic game needs a side from 1 to 5, and no more tiles than are dealt.
harmonia-edition-patterns = The sizes of patterns that pay must go from large to small.

## End and score

harmonia-ended-laid = All tiles have been laid or put aside.
harmonia-ended-agreed = The game was ended here.
harmonia-ended-misfit = A tile that was shown fits nowhere.
harmonia-score-players = { $players } hands
harmonia-score-shape = Shape: { $shape ->
    [empty] nothing laid
    [hole] with a hole
    [hexagon] hexagon
    [triangle] triangle
    [rhombus] rhombus
    [symmetric] symmetric
   *[plain] irregular
  }{ $green ->
    [yes] , green all around
   *[no] {""}
  }
harmonia-score-laid = { $tiles ->
    [one] 1 tile laid
   *[other] { $tiles } tiles laid
  }
harmonia-score-goal = { $won ->
    [yes] The hexagon of { $tiles } tiles with a green edge: done
   *[no] The hexagon of { $tiles } tiles with a green edge: not done
  }
harmonia-score-pattern = Pattern of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }{ $closed ->
    [yes] {""}
   *[no] , open
  }{ $symmetric ->
    [yes] , symmetric
   *[no] , not symmetric
  }
harmonia-score-unused = { $tiles ->
    [one] 1 tile not laid
   *[other] { $tiles } tiles not laid
  }
harmonia-score-misfits = { $tiles ->
    [one] 1 tile that did not fit
   *[other] { $tiles } tiles that did not fit
  }

## Tiles and cells in words

harmonia-direction-0 = east
harmonia-direction-1 = north-east
harmonia-direction-2 = north-west
harmonia-direction-3 = west
harmonia-direction-4 = south-west
harmonia-direction-5 = south-east
harmonia-tile = { $count ->
    [0] all-green tile
    [one] tile with a purple edge { $edges }
    [6] tile with six purple edges
   *[other] tile with purple edges { $edges }
  }
harmonia-kind = { $count ->
    [0] an all-green tile
    [one] a tile with one purple edge
    [5] a tile with five purple edges
    [6] a tile with six purple edges
   *[other] a tile with { $count ->
        [2] two
        [3] three
       *[4] four
      } purple edges{ $how }
  }
harmonia-how = { $how ->
    [side] {" "}side by side
    [gap] {" "}with a gap between them
    [opposite] {" "}opposite each other
    [two-one] {" "}(clockwise: two, gap, one)
    [one-two] {" "}(clockwise: one, gap, two)
    [each] {" "}(every other one)
    [three-one] {" "}(three, and one opposite)
    [two-two] {" "}(two pairs)
   *[other] {""}
  }
harmonia-label-kind = { $tile }, { $count ->
    [one] one of them
   *[other] { $count } of them
  }{ $fits ->
    [none] , fits nowhere now
   *[other] {""}
  }
harmonia-label-cell = Cell { $cell }: { $what }
harmonia-cell-free = { $fits ->
    [yes] free, the tile fits here
   *[no] free
  }
harmonia-cell-hinted = free, suggested: { $tile }
harmonia-label-table = The garden with all tiles laid so far. Arrow keys move the marker, Enter tries a tile there.
harmonia-table = garden
harmonia-hand = Your tiles
harmonia-hand-hidden = Only you see these
harmonia-hand-name = Hand { $hand }
harmonia-hand-empty = No tiles left.
harmonia-hand-none = Spectators do not see the hands.
harmonia-players = Whose turn it is, and how many tiles are left
harmonia-label-player = { $name }: { $left ->
    [one] one tile left
   *[other] { $left } tiles left
  }{ $turn ->
    [yes] , to move
   *[no] {""}
  }
harmonia-aside = Put aside: { $count }
harmonia-shown-by = { $who ->
    [me] You show
   *[other] { $name } shows
  }

## What to do now

harmonia-now-over = The game is over.
harmonia-now-wait = { $name } chooses a tile.
harmonia-now-wait-lay = { $name } has shown a tile and looks for its place.
harmonia-now-choose = { $hand ->
    [0] Your turn: choose a tile.
   *[other] Hand { $hand } is next: choose a tile.
  }
harmonia-now-chosen = { $cells ->
    [one] It fits on one cell. Try it there, or show it.
   *[other] It fits on { $cells } cells. Try it there, or show it.
  }
harmonia-now-chosen-stuck = { $game ->
    [basic] This tile fits nowhere. Showing it would lose the game.
   *[advanced] This tile fits nowhere. Showing it would cost points.
  }
harmonia-now-chosen-blind = Show this tile? You cannot take it back.
harmonia-now-tried = Like this? Show the tile to everyone, then lay it.
harmonia-now-early = Just trying: it is { $name }’s turn.
harmonia-now-shown = { $cells ->
    [one] It fits on one cell: tap it.
   *[other] It fits on { $cells } cells: choose one.
  }
harmonia-now-placed = { $by ->
    [keys] { $ways ->
        [one] Like this? Enter lays it.
       *[other] Like this? Enter lays it, R turns it: it fits { $ways } ways.
      }
   *[taps] { $ways ->
        [one] Like this? Tap again to lay it.
       *[other] Like this? Tap again to turn it: it fits { $ways } ways.
      }
  }
harmonia-now-spoils = { $what ->
    [cell] Careful: on this cell it makes the hexagon impossible.
   *[way] Careful: turned like this it makes the hexagon impossible.
  }
harmonia-now-hopeless = The hexagon cannot be completed any more. Propose to end, or play on.
harmonia-now-complete = The hexagon is complete! End the game: another tile would spoil it.
harmonia-now-answer = End here, or play on?
harmonia-now-pointing = Tap the cell you mean.

## Buttons

harmonia-do-show = Show this tile
harmonia-do-show-final = no undo
harmonia-do-show-early = not your turn yet
harmonia-do-show-choose = choose one first
harmonia-do-show-anyway = Show it anyway?
harmonia-do-lay = Lay here
harmonia-do-lay-choose = choose a cell
harmonia-do-turn = Turn
harmonia-do-point = Point
harmonia-do-end = End
harmonia-do-accept = Agree
harmonia-do-refuse = Play on
harmonia-zoom-in = Zoom in
harmonia-zoom-out = Zoom out
harmonia-fit = Show everything
harmonia-end-title = End the game here?
harmonia-end-together = Everyone is asked. The game ends if all agree; one no, or the next tile shown, and it goes on.
harmonia-end-alone = The game ends at once with the tiles as they lie.
harmonia-end-lost = The hexagon is not finished: if you end here, you have lost.
harmonia-end-hopeless = The hexagon cannot be completed any more: the game is already lost.
harmonia-end-won = The hexagon is complete: if you end here, you have won.
harmonia-end-yes = { $alone ->
    [yes] End the game
   *[no] Propose to end
  }
harmonia-end-no = Play on
harmonia-proposal = { $who ->
    [me] You would like to end here.
   *[many] { $names } would like to end here.
  }
harmonia-proposal-open = Still to answer: { $names }
harmonia-you = you

## What it is about

harmonia-goal = The hexagon
harmonia-goal-tiles = { $laid } of { $goal } tiles
harmonia-goal-open = { $edges ->
    [0] green all around
    [one] 1 purple edge open
   *[other] { $edges } purple edges open
  }
harmonia-goal-green = with a green edge
harmonia-goal-lost = no longer possible
harmonia-goal-outside = { $tiles ->
    [one] 1 tile outside
   *[other] { $tiles } tiles outside
  }
harmonia-goal-show = Show the hexagon in the garden
harmonia-score = Score
harmonia-score-now = Score as it stands

## What happened

harmonia-log-show = { $who ->
    [me] You show { $tile }.
   *[other] { $name } shows { $tile }.
  }
harmonia-log-misfit = { $who ->
    [me] Your tile fits nowhere.
   *[other] The tile of { $name } fits nowhere.
  }
harmonia-log-lay = { $who ->
    [me] You laid a tile on { $cell }.
   *[other] { $name } laid a tile on { $cell }.
  }
harmonia-log-laid = { $who ->
    [me] You laid a tile.
   *[other] { $name } laid a tile.
  }
harmonia-log-closed = { $tiles ->
    [one] A pattern is finished.
   *[other] A pattern of { $tiles } tiles is finished.
  }
harmonia-log-propose = { $who ->
    [me] You propose to end.
   *[other] { $name } proposes to end.
  }
harmonia-log-accept = { $who ->
    [me] You agree to end.
   *[other] { $name } agrees to end.
  }
harmonia-log-refuse = { $who ->
    [me] You play on.
   *[other] { $name } would rather play on.
  }
harmonia-log-turn = { $hand ->
    [0] Your turn.
   *[other] Hand { $hand } is next.
  }

## Sentences to send by tapping

harmonia-phrases = Say something
harmonia-phrase-have = I have a tile with { $n ->
    [one] one purple edge
    [two] two purple edges{ harmonia-how }
    [three] three purple edges{ harmonia-how }
    [four] four purple edges{ harmonia-how }
    [five] five purple edges
   *[six] six purple edges
  }.
harmonia-phrase-end = The pattern needs an end on this cell.
harmonia-phrase-leave = Please leave this cell free.
harmonia-phrase-close = I can close the pattern on this cell.
harmonia-phrase-fits = I have a tile for this cell.
harmonia-phrase-who = Who has a tile for this cell?
harmonia-phrase-point = points at this cell
harmonia-phrase-green = Who has an all-green tile?
harmonia-phrase-yes = I have one.
harmonia-phrase-no = I have none.
harmonia-phrase-wait = Wait for me, please.
harmonia-phrase-stop = Shall we end soon?
harmonia-phrase-bravo = Well done!
harmonia-say-have = I have a tile with …
harmonia-say-end = Needs an end …
harmonia-say-leave = Leave this free …
harmonia-say-close = I can close …
harmonia-say-fits = I have one for …
harmonia-say-who = Who has one for …
harmonia-say-green = Who has all-green?
harmonia-say-yes = I have one
harmonia-say-no = I have none
harmonia-say-wait = Wait for me
harmonia-say-stop = End soon?
harmonia-say-bravo = Well done!
harmonia-say-count = Purple edges
harmonia-say-one = 1
harmonia-say-two = 2
harmonia-say-three = 3
harmonia-say-four = 4
harmonia-say-five = 5
harmonia-say-six = 6
harmonia-say-send = Say it

## Keys

harmonia-key-tile = choose a tile
harmonia-key-next = next, previous tile
harmonia-key-turn = turn, the other way round
harmonia-key-move = move the marker
harmonia-key-try = try it here, turn it; with a tile shown, the second time lays it
harmonia-key-show = show the tile
harmonia-key-lay = lay it here
harmonia-key-point = point
harmonia-key-end = propose to end
harmonia-key-zoom = zoom in, zoom out, show everything
harmonia-key-back = one step back

## What would have been possible

harmonia-possible = { $how ->
    [searching] Where could it still have been won? Searching …
    [never] With these tiles it may never have been possible to win: no way was found.
   *[found] { $tiles ->
        [0] With other moves from the start it could have been won.
        [one] With one tile laid it could still have been won.
       *[other] With { $tiles } tiles laid it could still have been won.
      }
  }
harmonia-possible-show = Show how
harmonia-possible-title = This is how it could have gone
harmonia-highest = { $how ->
    [searching] What could these tiles have scored? Searching …
    [none] A search of a few seconds found no garden of these tiles with more points.
   *[found] If you had known all the tiles, { $points } points or more would have been possible.
  }
harmonia-highest-show = Show the garden
harmonia-highest-title = A garden these tiles could have made
harmonia-verdict = { $how ->
    [very-good] That is very good: 300 points or more!
    [good] That is good. 300 points or more would be very good.
   *[below] 200 points or more are good, 300 or more very good.
  }
harmonia-solve-empty = The search for the highest score starts with no tiles laid.

## What one could do

harmonia-advise-show = show { $tile }
harmonia-advise-lay = { $count ->
    [0] lay it on the marked cell
   *[other] lay it on the marked cell, purple { $edges }
  }
harmonia-advise-propose = propose to end
harmonia-advise-accept = agree to end
harmonia-advise-refuse = play on

## Why an idea is good

harmonia-because-chance = Then the hexagon is completed in about { $percent } of 100 cases.
harmonia-because-scarcest = Then every empty cell has { $tiles ->
    [one] at least one tile
   *[other] at least { $tiles } tiles
  } that may be in your hands.
harmonia-because-points = Then you can hope for about { $points } points.
harmonia-because-complete = The hexagon is complete.
harmonia-because-lost = The hexagon cannot be completed any more.
harmonia-because-enough = You can hardly hope for more than the { $points } points you have.

## What’s my score?

score-how-harmonia = Choose a tile, then tap where it goes. Another tap turns it.
score-harmonia-tiles = Tiles
score-harmonia-hands = Hands in play
score-harmonia-misfits = Tiles that did not fit

## On paper

harmonia-print-tiles = Tiles
