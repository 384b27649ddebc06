## Harmonia.

harmonia-name = Harmonia
harmonia-about = Grow one flower garden together. Everyone lays tiles that nobody else has seen.
harmonia-minutes = 20–45

## What is chosen at the table

harmonia-option-game = Game
harmonia-option-game-basic = basic: a hexagon of 37 tiles with a green edge
harmonia-option-game-advanced = advanced: for points
harmonia-option-hands = Solo: number of hands
harmonia-option-hands-2 = 2 hands of 30 tiles
harmonia-option-hands-3 = 3 hands of 20 tiles
harmonia-option-hands-4 = 4 hands of 15 tiles
harmonia-option-hands-5 = 5 hands of 12 tiles
harmonia-option-hands-6 = 6 hands of 10 tiles
harmonia-option-hints = Show where a tile fits before it is shown

harmonia-start-hands = A player alone has two to { $most } hands.

score-about-harmonia = A layout of tiles.
harmonia-print = All tiles, to cut out.
