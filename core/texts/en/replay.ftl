# A finished game, step by step.

replay = Replay
replay-there = Show it in the replay
replay-none = No replay available
replay-leave = To the table
replay-too-early = This game is not over yet. Its replay will be here once it is.
replay-no-number = That is not the number of a move, so the replay starts at the beginning.
replay-too-far = There is no move { $number }: the game has { $last }. This is the last one.

## Around the board

replay-bar = Go to another move
replay-first = To the beginning
replay-last = To the end
replay-moves = Moves
replay-where = Move { $number } of { $last }
replay-earlier = Earlier moves
replay-later = Later moves
replay-eyes = Seen by
replay-eyes-spectator = Spectator
replay-eyes-everybody = All hands
replay-hands = Everyone’s hands
replay-export-hint = For experts: the program “farbraum replay” checks this file.

replay-key-step = One move back, one move on
replay-key-jump = To the beginning, to the end
replay-key-play = Play and pause

## What happened

replay-beginning = Before the first move
replay-step = { $number }: { $what }
replay-both = { $first } { $second }
replay-time = Time passes.

## Checking

replay-check = Check this game
replay-checking = Replaying it …
replay-check-sound = Everything is correct.
replay-check-unsound = Something is wrong with this game.
replay-check-right = Correct:
replay-check-wrong = Wrong:
replay-check-chance = { $who ->
    [me] Chance was fixed before the first move: the seed has the checksum that this browser was shown then.
   *[table] Chance was fixed before the first move: the seed has the checksum that the table was given at the start.
  }
replay-check-other-chance = { $who ->
    [me] The seed does not have the checksum that this browser was shown before the first move.
   *[table] The seed does not have the checksum that the table was given at the start.
  }
replay-check-hash = Checksum before the first move
replay-check-computed = Checksum of the seed, computed just now
replay-check-legal = { $count ->
    [one] The one move was allowed by the rules.
   *[other] All { $count } moves were allowed by the rules.
  }
replay-check-illegal = It cannot have been played like this. { $why }
replay-check-result = Replaying it leads to the same result.
replay-check-other-result = Replaying it leads to a different result.
replay-check-fingerprint = Fingerprint of everything anyone saw
replay-check-yourself = Your own device computed all of this. With the downloaded game, this command prints the same fingerprint:
