## Das Labor: Studien aus vielen Spielen. Wer liest, wird geduzt.

lab-games-range = Eine Studie hat zwischen 1 und { $most } Spielen.
lab-game-failed = Spiel { $game } geht nicht auf: { $why }
lab-stuck = Niemand kann etwas tun, und die Zeit ändert nichts daran.
lab-endless = Nach { $most } Zügen war noch kein Ende in Sicht.
lab-other-study = Hier liegt eine andere Studie: { $what } ist { $is }, gesucht wird { $wants }. Nimm einen anderen Ordner oder dieselben Angaben.
lab-no-study = In „{ $folder }“ liegt keine Studie: Dort fehlt manifest.json.
lab-manifest = Das ist kein Plan einer Studie: { $details }
lab-format = Diese Studie hat eine andere Fassung ({ $is }) als dieses Programm ({ $ours }). Spiel sie neu.
lab-damaged = Block { $block } ist beschädigt oder gehört nicht zu dieser Studie. Lösch ihn und spiel ihn mit demselben Befehl neu.
lab-contradiction = Block { $block } kommt zweimal vor, aber nicht gleich. Einer der beiden Teile stammt nicht von diesem Programm.
lab-incomplete = Es fehlen noch { $missing } von { $blocks } Blöcken. Spiel zuerst die übrigen Teile.
lab-played = { $games } Spiele, { $moves } Züge in { $seconds } s: { $speed } Züge in der Sekunde. Alles liegt in { $folder }.
