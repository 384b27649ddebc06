## The lab: studies of many games.

lab-games-range = A study has between 1 and { $most } games.
lab-game-failed = Game { $game } failed: { $why }
lab-stuck = No player can act, and time does not change that.
lab-endless = After { $most } moves there was still no end in sight.
lab-other-study = Another study is in this folder: { $what } is { $is } instead of { $wants }. Choose another folder, or ask for the same.
lab-no-study = There is no study in “{ $folder }”: it has no manifest.json.
lab-manifest = This is not the plan of a study. { $details }
lab-format = This study has a different format ({ $is }) from this program ({ $ours }). Play it again.
lab-damaged = Block { $block } is damaged or does not belong to this study. Delete it and play it again with the same command.
lab-contradiction = Block { $block } is there twice, with different contents. One of the two parts was not made by this program.
lab-incomplete = { $missing } of { $blocks } blocks are still missing. Play the other parts first.
lab-played = { $games } games, { $moves } moves in { $seconds } s: { $speed } moves a second. Everything is in { $folder }.

## The report

lab-title = What many games say about { $game }
lab-part-fair = Is it fair?
lab-part-course = How does a game go?
lab-part-components = What is used?
lab-part-method = Where the numbers come from
lab-numbers = The numbers
lab-fact-games = Games
lab-fact-deals = Different deals
lab-fact-seats = At the table
lab-fact-edition = Edition
lab-fact-options = Options
lab-fact-seed = Seed
lab-fact-program = Farbraum
lab-bot-random = random
lab-bot-easy = easy
lab-bot-medium = medium
lab-bot-hard = hard
lab-bot-greedy = greedy
lab-bot-planner = planner
lab-bot-search = search
lab-bot-rollouts = rollouts
lab-short-first = The first player wins { $share } of the games ({ $interval }); if all seats were equal, it would be { $equal }. { $verdict ->
    [more] Going first is an advantage.
    [less] Going first is a disadvantage.
   *[same] The difference is not statistically significant.
  }
lab-short-best = “{ $bot }” wins most often: { $share } per seat.
lab-short-won = Won: { $share }.
lab-short-rounds = A game typically takes { $median } rounds; nine out of ten take between { $low } and { $high }.
lab-short-cut = { $share } of the games ended only because of a limit.
lab-short-decided = The game is typically decided after { $share } of the rounds; the lead changes { $changes } times on average.
lab-short-alive = Everything that could be used was used.
lab-short-dead = { $count ->
    [one] Hardly ever used: { $names }.
   *[other] { $count } components hardly ever used: { $names }.
  }
lab-short-never = { $count ->
    [one] One component never came up.
   *[other] { $count } components never came up.
  }
lab-order-title = What going first is worth
lab-order-note = Share of games won, by turn order, with 95 % intervals. Dashed: { $equal }, if all seats were equal.
lab-order-name = { $place ->
    [1] goes first
    [2] goes 2nd
    [3] goes 3rd
   *[other] goes { $place }th
  }
lab-levels-title = How often each bot wins
lab-levels-note = Share of games won per seat with such a bot. Every bot sits on every seat equally often.
lab-seats-title = How often each seat wins
lab-seats-note = The seats at the table, no matter who goes first. Differences here would come from the seat itself.
lab-seat-name = Seat { $seat }
lab-won-title = How often the goal is reached
lab-won = won
lab-luck-title = Skill or luck?
lab-luck-skill = Who plays
lab-luck-deal = The deal and the seat
lab-luck-play = How the game went
lab-luck-note = Where differences between results come from: the same deal is played with seats swapped, and the same bots play other deals.
lab-luck-note-alike = Here all players are equally good, or play together; a study with different levels against each other shows what skill is worth.
lab-rounds-title = How many rounds a game takes
lab-scores-title = How many points are scored
lab-scores-note = Box: the middle half, with the median. Line: nine out of ten.
lab-choices-title = How much there is to choose from
lab-choices-note = Possible actions per decision, round by round; { $mean } on average.
lab-lead-title = How often the lead changes
lab-lead-note = Compared at the end of every round. Sharing the lead does not change it.
lab-decided-title = When it is decided
lab-decided-note = After what share of the rounds did the later winner take the lead for good?
lab-endings-title = How games end
lab-group-title = How often used: { $group }
lab-group-note = Share of the games in which it was used, out of those in which it came up. Inequality (Gini): { $gini }; 0 means all equally often.
lab-most = highest column: { $share }
lab-most-choices = highest column: { $most }
lab-method-deals = { $replays ->
    [one] Each of { $deals } deals was played once.
   *[other] Each of { $deals } deals was played { $replays } times; each time, all players move on by one seat.
  }
lab-method-intervals = Intervals are 95 % Wilson intervals. Games with the same deal are similar, so what counts is how much deals differ.
lab-method-bots = Bots played all games. They see what people in their seats would see, and nothing else. People play differently.
lab-method-again = To play the same games again:
lab-method-part = This report is about { $games } of the { $all } games of the study; the command plays all of them.
lab-method-edition = { $file } is the file in the folder of the study: { $edition }. Run the command there, and name a different folder with --out.
lab-who = Who or what
lab-wins = won
lab-share = share
lab-interval = interval
lab-played-games = games
lab-score = points
lab-winning-score = points of the winner
lab-winners = winners
lab-variance = variance
lab-all = all
lab-mean = mean
lab-deviation = standard deviation
lab-least = minimum
lab-greatest = maximum
lab-p5 = 5 %
lab-p25 = 25 %
lab-median = median
lab-p75 = 75 %
lab-p95 = 95 %
lab-rounds = rounds
lab-round = round
lab-moves = moves
lab-seconds = seconds
lab-choices = choices
lab-lead-changes = lead changes
lab-decided = decided after
lab-cut-short = ended by a limit
lab-ending = end
lab-component = component
lab-used = used
lab-offered = came up in
lab-per-game = per game
lab-wins-when-used = won by players who used it
lab-detail = what is on it

## The comparison

lab-other-game = These are studies of different games: { $before } and { $after }.
lab-compare-title = { $game }: before and after
lab-before = before
lab-after = after
lab-what = What
lab-probability = p-value
lab-compare-short = { $count ->
    [0] None of { $all } comparisons shows a statistically significant difference.
    [one] One of { $all } comparisons shows a statistically significant difference:
   *[other] { $count } of { $all } comparisons show a statistically significant difference:
  }
lab-compare-note = On the left before, on the right after.
lab-compare-all = All that was compared
lab-compare-method = Shares: two proportions against each other; numbers: a rank test over deals. The last column is the p-value: how often chance alone makes a difference at least this large, corrected for the number of comparisons (Holm). Values below 5 % are marked.
lab-report-written = The report is in { $file }.
lab-empty = This study has no games yet. Play it first with “farbraum lab run”.
lab-no-number = “{ $path }” is not a number in this edition.
lab-unmeasured = This study does not measure “{ $goal }”.

## Wrong arguments

bot-unknown = There is no bot “{ $bot }” here. There is: { $known }.
option-form = “{ $option }” is not an option: write it as key=value.
option-unknown = This game has no option “{ $option }”. It has: { $known }.
option-value = “{ $value }” does not fit the option “{ $option }”. Choose from: { $known }.
