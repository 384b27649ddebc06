# Print and play.

print-title = Print and play

print-about = Boards, cards, tiles and sheets as PDF

print-lead = Everything a game needs, on paper: to scale, with cut marks, and with a symbol for every colour. It is made on your device and works offline.
print-how = Print at 100 %, not fitted to the page: the line at the foot is 50 mm long.
print-backs = Cards have their backs on every second page: turn the paper over its long side.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-parts = What to print
print-pages = { $pages ->
    [0] Nothing chosen
    [one] 1 page
   *[other] { $pages } pages
  }
print-page = Page { $page }
print-save-pdf = Save as PDF
print-save-svg = Page { $page } as SVG

## The designer, as other pages name it

design-title = Design
home-design = Change cards and numbers, play, measure
own-edition = Own edition
own-edition-of = Own edition: { $name }
