## What only the command line says

analyse-seat = There is no seat { $seat } at this table: it has { $seats }.
solve-record = There is nothing to solve for seat { $seat }: this needs a finished game with this seat.
file-too-large = A file may have at most { $mib } MiB.
game-unknown = There is no game “{ $game }” here. There is: { $known }.
arena-seats = { $bots } programs do not fit on { $seats } seats.
arena-illegal = { $bot }: “{ $answer }” is not possible right now. A random action is played instead.
arena-silent = { $bot }: no answer within { $seconds } s. A random action is played instead.
arena-too-long = { $bot }: a line with more than { $most } bytes. The program is stopped, and random actions are played instead.
arena-mute = “{ $bot }” ended twice without ever answering. Is the command right?
arena-died = { $bot }: the program has ended. Random actions are played instead.
print-unknown-part = There is no part “{ $part }”. This game has: { $known }.
print-written = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  } written to { $folder }, and all of them in { $file }. Print at 100 %: the line at the foot of each page is 50 mm long.
