## What only the command line says

analyse-seat = There is no seat { $seat } at this table: it has { $seats }.
solve-record = There is nothing to solve for seat { $seat } here: it takes a finished game with this seat.
file-too-large = A file may have at most { $mib } MiB.
game-unknown = There is no game “{ $game }” here. There is: { $known }.
arena-seats = { $bots } programs do not fit on { $seats } seats.
arena-illegal = { $bot }: “{ $answer }” is nothing that it may do now. Chance plays instead.
arena-silent = { $bot }: no answer within { $seconds } s. Chance plays instead.
arena-too-long = { $bot }: a line with more than { $most } bytes. The program is ended, and chance plays instead.
arena-mute = “{ $bot }” ended twice and never answered. Is the command right?
arena-died = { $bot }: the program has ended. Chance plays instead.
print-unknown-part = There is no part “{ $part }”. This game has: { $known }.
print-written = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  } written to { $folder }, and all of them in { $file }. Print at 100 %: the line at the foot of each page is 50 mm long.
