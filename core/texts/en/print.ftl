# Print and play.

print-title = Print and play
print-part-board = Board
print-part-cards = Cards
print-part-tiles = Tiles
print-part-sheets = Sheets
print-part-dice = Dice to fold
print-part-tokens = Crystals and tools

print-point-colours = Point colours
print-jokers = Jokers
print-rounds = Rounds

## From the command line

## In the page

print-about = Boards, cards, tiles and sheets as PDF

# The designer's corner: what is said outside of it.

design-title = Design
home-design = Change cards and numbers, play, measure
own-edition = Own edition
own-edition-of = Own edition: { $name }
print-lead = Everything a game needs, on paper: to scale, with cut marks, and with a symbol for every colour. It is made on your device and works without a network.
print-about-kaleidoskop = Board, order cards, crystals and tools.
print-about-colour-lines = Sheets with both sides, and dice to fold.
print-about-harmonia = All tiles, to cut out.
print-about-konfetti = All cards, with both sides.
print-how = Print at 100 %, not fitted to the page: the line at the foot is 50 mm long.
print-backs = Cards have their backs on every second page: turn the paper over its long side.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-parts = What
print-pages = { $pages ->
    [0] Nothing chosen
    [one] 1 page
   *[other] { $pages } pages
  }
print-page = Page { $page }
print-save-pdf = Save as PDF
print-save-svg = Page { $page } as SVG
