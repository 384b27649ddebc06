## The lab: studies of many games.

lab-games-range = A study has between 1 and { $most } games.
lab-game-failed = Game { $game } does not work out: { $why }
lab-stuck = Nobody can do anything, and time does not change that.
lab-endless = After { $most } moves there was still no end in sight.
lab-other-study = Another study lies here: { $what } is { $is }, wanted is { $wants }. Choose another folder, or ask for the same.
lab-no-study = There is no study in “{ $folder }”: it has no manifest.json.
lab-manifest = This is no plan of a study: { $details }
lab-format = This study has another format ({ $is }) than this program ({ $ours }). Play it again.
lab-damaged = Block { $block } is damaged or does not belong to this study. Delete it and play it again with the same command.
lab-contradiction = Block { $block } is there twice, but not alike. One of the two parts was not made by this program.
lab-incomplete = { $missing } of { $blocks } blocks are still missing. Play the other parts first.
lab-played = { $games } games, { $moves } moves in { $seconds } s: { $speed } moves a second. Everything is in { $folder }.
