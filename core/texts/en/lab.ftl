## The lab: studies of many games.

lab-games-range = A study has between 1 and { $most } games.
lab-game-failed = Game { $game } does not work out: { $why }
lab-stuck = Nobody can do anything, and time does not change that.
lab-endless = After { $most } moves there was still no end in sight.
lab-other-study = Another study lies here: { $what } is { $is }, wanted is { $wants }. Choose another folder, or ask for the same.
lab-no-study = There is no study in “{ $folder }”: it has no manifest.json.
lab-manifest = This is no plan of a study. { $details }
lab-format = This study has another format ({ $is }) than this program ({ $ours }). Play it again.
lab-damaged = Block { $block } is damaged or does not belong to this study. Delete it and play it again with the same command.
lab-contradiction = Block { $block } is there twice, but not alike. One of the two parts was not made by this program.
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
lab-short-first = Who begins wins { $share } of the games ({ $interval }); with nothing to choose between seats it would be { $equal }. { $verdict ->
    [more] Beginning is an advantage.
    [less] Beginning is a disadvantage.
   *[same] No difference can be seen.
  }
lab-short-best = “{ $bot }” wins most often: { $share } for each seat.
lab-short-won = Won: { $share }.
lab-short-rounds = A game takes { $median } rounds as a rule; nine of ten lie between { $low } and { $high }.
lab-short-cut = { $share } of the games ended only because a limit was set.
lab-short-decided = It is decided after { $share } of the rounds as a rule; the lead changes { $changes } times on average.
lab-short-alive = Everything that could be used was used.
lab-short-dead = { $count ->
    [one] Hardly ever used: { $names }.
   *[other] { $count } components hardly ever used: { $names }.
  }
lab-short-never = { $count ->
    [one] One component never came up.
   *[other] { $count } components never came up.
  }
lab-order-title = What it brings to begin
lab-order-note = Share of games won, by the order of turns, with 95 % intervals. Dashed: { $equal }, if all were equal.
lab-order-name = { $place ->
    [1] begins
    [2] then 2nd
    [3] then 3rd
   *[other] then { $place }th
  }
lab-levels-title = Who wins how often
lab-levels-note = Share of games won for each seat with such a bot. Every bot sits on every seat equally often.
lab-seats-title = How often each seat wins
lab-seats-note = The seats at the table, whoever begins. Differences here would come from the seat itself.
lab-seat-name = Seat { $seat }
lab-won-title = How often the goal is reached
lab-won = won
lab-luck-title = Skill or luck?
lab-luck-skill = Who plays
lab-luck-deal = The deal and the seat
lab-luck-play = How it went this time
lab-luck-note = Where differences between results come from: the same deal is played with seats changed round, and the same bots play other deals.
lab-luck-note-alike = Here all play equally well, or together; what skill is worth is shown by a study with different levels against each other.
lab-rounds-title = How many rounds a game takes
lab-scores-title = How many points there are
lab-scores-note = Box: the middle half, with the median. Line: nine of ten.
lab-choices-title = How much there is to choose from
lab-choices-note = Possible actions for each decision, round by round; { $mean } on average.
lab-lead-title = How often the lead changes
lab-lead-note = Compared at the end of every round. To share the lead is not to change it.
lab-decided-title = When it is decided
lab-decided-note = After which part of the rounds did the later winner lead for good?
lab-endings-title = How games end
lab-group-title = How often used: { $group }
lab-group-note = Share of the games in which it was used, of those in which it came up. Unevenness (Gini): { $gini }; 0 means all equally often.
lab-most = highest column: { $share }
lab-most-choices = highest column: { $most }
lab-method-deals = { $replays ->
    [one] Each of { $deals } deals was played once.
   *[other] Each of { $deals } deals was played { $replays } times; from one time to the next everybody moves on by a seat.
  }
lab-method-intervals = Intervals are Wilson’s, at 95 %. Games of one deal resemble each other, so what counts is how much deals differ.
lab-method-bots = All games were played by bots. They see what people on their seats would see, and nothing else. People play in other ways.
lab-method-again = The same games once more:
lab-method-part = This report is about { $games } of the { $all } games of the study; the command plays all of them.
lab-method-edition = { $file } is the file in the folder of the study: { $edition }. Run the command there, and name another folder with --out.
lab-who = Who or what
lab-wins = won by
lab-share = share
lab-interval = interval
lab-played-games = games
lab-score = points
lab-winning-score = points of the winner
lab-winners = winners
lab-variance = variance
lab-all = all
lab-mean = mean
lab-deviation = deviation
lab-least = least
lab-greatest = greatest
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
lab-wins-when-used = won by those who use it
lab-detail = what is on it

## The comparison

lab-other-game = These are studies of different games: { $before } and { $after }.
lab-compare-title = { $game }: before and after
lab-before = before
lab-after = after
lab-what = What
lab-probability = by chance
lab-compare-short = { $count ->
    [0] Of { $all } comparisons none shows a difference that chance could not make.
    [one] Of { $all } comparisons one shows a difference that chance alone hardly makes:
   *[other] Of { $all } comparisons { $count } show a difference that chance alone hardly makes:
  }
lab-compare-note = On the left before, on the right after.
lab-compare-all = All that was compared
lab-compare-method = Shares: two shares against each other; numbers: a rank test over deals. The last column says how often chance alone makes so much of a difference, already corrected for having compared so much (Holm). What is below 5 % is marked.
lab-report-written = The report is in { $file }.
lab-empty = This study has no games yet. Play it first with “farbraum lab run”.
lab-no-number = “{ $path }” is no number of this edition.
lab-unmeasured = This study cannot say anything about “{ $goal }”.

## Wrong arguments

bot-unknown = There is no bot “{ $bot }” here. There is: { $known }.
option-form = “{ $option }” is no option: write it as key=value.
option-unknown = This game has no option “{ $option }”. It has: { $known }.
option-value = “{ $value }” does not fit the option “{ $option }”. Choose from: { $known }.
