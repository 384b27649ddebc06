## Das Labor: Studien aus vielen Spielen. Wer liest, wird geduzt.

lab-games-range = Eine Studie hat zwischen 1 und { $most } Spielen.
lab-game-failed = Spiel { $game } ist gescheitert: { $why }
lab-stuck = Niemand kann etwas tun, und die Zeit ändert nichts daran.
lab-endless = Nach { $most } Zügen war noch kein Ende in Sicht.
lab-other-study = In diesem Ordner liegt eine andere Studie: { $what } ist { $is } statt { $wants }. Nimm einen anderen Ordner oder dieselben Angaben.
lab-no-study = In „{ $folder }“ liegt keine Studie: Dort fehlt manifest.json.
lab-manifest = Das ist kein Plan einer Studie. { $details }
lab-format = Diese Studie hat ein anderes Format ({ $is }) als dieses Programm ({ $ours }). Spiel sie neu.
lab-damaged = Block { $block } ist beschädigt oder gehört nicht zu dieser Studie. Lösch ihn und spiel ihn mit demselben Befehl neu.
lab-contradiction = Block { $block } kommt zweimal vor, mit verschiedenem Inhalt. Einer der beiden Teile stammt nicht von diesem Programm.
lab-incomplete = Es fehlen noch { $missing } von { $blocks } Blöcken. Spiel zuerst die übrigen Teile.
lab-played = { $games } Spiele, { $moves } Züge in { $seconds } s: { $speed } Züge in der Sekunde. Alles liegt in { $folder }.

## Der Bericht

lab-title = Was viele Spiele über { $game } sagen
lab-part-fair = Ist es gerecht?
lab-part-course = Wie verläuft ein Spiel?
lab-part-components = Was wird benutzt?
lab-part-method = Woher die Zahlen kommen
lab-numbers = Die Zahlen
lab-fact-games = Spiele
lab-fact-deals = Verschiedene Startlagen
lab-fact-seats = Am Tisch
lab-fact-edition = Ausgabe
lab-fact-options = Einstellungen
lab-fact-seed = Startzahl
lab-fact-program = Farbraum
lab-bot-random = Zufall
lab-bot-easy = leicht
lab-bot-medium = mittel
lab-bot-hard = schwer
lab-bot-greedy = gierig
lab-bot-planner = Planer
lab-bot-search = Suche
lab-bot-rollouts = Ausspielen
lab-short-first = Wer beginnt, gewinnt { $share } der Spiele ({ $interval }); wären alle Plätze gleich gut, wären es { $equal }. { $verdict ->
    [more] Anfangen ist ein Vorteil.
    [less] Anfangen ist ein Nachteil.
   *[same] Der Unterschied ist statistisch nicht signifikant.
  }
lab-short-best = Am häufigsten gewinnt „{ $bot }“: { $share } pro Platz.
lab-short-won = Gewonnen: { $share }.
lab-short-rounds = Ein Spiel dauert meist { $median } Runden; neun von zehn dauern { $low } bis { $high }.
lab-short-cut = { $share } der Spiele endeten nur wegen einer gesetzten Grenze.
lab-short-decided = Entschieden ist es meist nach { $share } der Runden; die Führung wechselt im Mittel { $changes }-mal.
lab-short-alive = Alles, was benutzt werden konnte, wurde auch benutzt.
lab-short-dead = { $count ->
    [one] Kaum je benutzt: { $names }.
   *[other] { $count } Teile kaum je benutzt: { $names }.
  }
lab-short-never = { $count ->
    [one] Ein Teil kam in keinem Spiel vor.
   *[other] { $count } Teile kamen in keinem Spiel vor.
  }
lab-order-title = Was es bringt, zu beginnen
lab-order-note = Anteil gewonnener Spiele nach der Zugfolge, mit 95-%-Bereich. Gestrichelt: { $equal }, wenn alle Plätze gleich gut wären.
lab-order-name = { $place ->
    [1] beginnt
   *[other] danach { $place }.
  }
lab-levels-title = Wie oft jeder Bot gewinnt
lab-levels-note = Anteil gewonnener Spiele pro Platz mit so einem Bot. Alle Bots sitzen gleich oft auf jedem Platz.
lab-seats-title = Wie oft jeder Platz gewinnt
lab-seats-note = Die Plätze am Tisch, egal, wer beginnt. Unterschiede hier kämen vom Sitzplatz selbst.
lab-seat-name = Platz { $seat }
lab-won-title = Wie oft das Ziel erreicht wird
lab-won = gewonnen
lab-luck-title = Können oder Glück?
lab-luck-skill = Wer spielt
lab-luck-deal = Startlage und Platz
lab-luck-play = Der Verlauf der Partie
lab-luck-note = Woher die Unterschiede zwischen Ergebnissen kommen: Dieselbe Startlage wird mit vertauschten Plätzen gespielt, und dieselben Bots spielen andere Startlagen.
lab-luck-note-alike = Hier spielen alle gleich gut oder zusammen; was Können ausmacht, zeigt eine Studie mit verschiedenen Stufen gegeneinander.
lab-rounds-title = Wie viele Runden ein Spiel dauert
lab-scores-title = Wie viele Punkte es gibt
lab-scores-note = Kasten: die mittlere Hälfte, mit dem Median. Linie: neun von zehn.
lab-choices-title = Wie viel Auswahl es gibt
lab-choices-note = Mögliche Aktionen je Entscheidung, Runde für Runde; im Mittel { $mean }.
lab-lead-title = Wie oft die Führung wechselt
lab-lead-note = Verglichen wird am Ende jeder Runde. Geteilte Führung ist kein Wechsel.
lab-decided-title = Wann es entschieden ist
lab-decided-note = Nach welchem Teil der Runden ging, wer am Ende gewann, endgültig in Führung?
lab-endings-title = Wie Spiele enden
lab-group-title = Wie oft benutzt: { $group }
lab-group-note = Anteil der Spiele, in denen es benutzt wurde, unter denen, in denen es vorkam. Ungleichheit (Gini): { $gini }; 0 heißt: alles gleich oft.
lab-most = höchste Säule: { $share }
lab-most-choices = höchste Säule: { $most }
lab-method-deals = { $replays ->
    [one] Jede von { $deals } Startlagen wurde einmal gespielt.
   *[other] Jede von { $deals } Startlagen wurde { $replays }-mal gespielt; von Mal zu Mal rücken alle einen Platz weiter.
  }
lab-method-intervals = Bereiche sind 95-%-Bereiche nach Wilson. Spiele mit derselben Startlage ähneln einander; darum zählt, wie sehr sich die Startlagen unterscheiden.
lab-method-bots = Alle Spiele haben Bots gespielt. Sie sehen nur, was auch Menschen auf ihrem Platz sähen. Menschen spielen anders.
lab-method-again = Dieselben Spiele noch einmal:
lab-method-part = Dieser Bericht umfasst { $games } der { $all } Spiele der Studie; der Befehl spielt alle.
lab-method-edition = { $file } ist die Datei im Ordner der Studie: { $edition }. Führ den Befehl dort aus und nenne mit --out einen anderen Ordner.
lab-who = Wer oder was
lab-wins = gewonnen
lab-share = Anteil
lab-interval = Bereich
lab-played-games = Spiele
lab-score = Punkte
lab-winning-score = Punkte beim Sieg
lab-winners = beim Sieg
lab-variance = Varianz
lab-all = alle
lab-mean = Mittel
lab-deviation = Standardabweichung
lab-least = Minimum
lab-greatest = Maximum
lab-p5 = 5 %
lab-p25 = 25 %
lab-median = Median
lab-p75 = 75 %
lab-p95 = 95 %
lab-rounds = Runden
lab-round = Runde
lab-moves = Züge
lab-seconds = Sekunden
lab-choices = Auswahl
lab-lead-changes = Führungswechsel
lab-decided = entschieden nach
lab-cut-short = durch eine Grenze beendet
lab-ending = Ende
lab-component = Teil
lab-used = benutzt
lab-offered = kam vor in
lab-per-game = je Spiel
lab-wins-when-used = gewinnt, wer es benutzt
lab-detail = was darauf steht

## Der Vergleich

lab-other-game = Das sind Studien verschiedener Spiele: { $before } und { $after }.
lab-compare-title = { $game }: vorher und nachher
lab-before = vorher
lab-after = nachher
lab-what = Was
lab-probability = p-Wert
lab-compare-short = { $count ->
    [0] Keiner von { $all } Vergleichen zeigt einen statistisch signifikanten Unterschied.
    [one] Einer von { $all } Vergleichen zeigt einen statistisch signifikanten Unterschied:
   *[other] { $count } von { $all } Vergleichen zeigen einen statistisch signifikanten Unterschied:
  }
lab-compare-note = Links vorher, rechts nachher.
lab-compare-all = Alles, was verglichen wurde
lab-compare-method = Anteile: zwei Anteile gegeneinander; Zahlen: Rangtest über Startlagen. Die letzte Spalte ist der p-Wert: wie oft der Zufall allein einen mindestens so großen Unterschied macht, korrigiert für die Anzahl der Vergleiche (Holm). Werte unter 5 % sind markiert.
lab-report-written = Der Bericht liegt in { $file }.
lab-empty = Diese Studie hat noch keine Spiele. Spiel sie zuerst mit „farbraum lab run“.
lab-no-number = „{ $path }“ ist keine Zahl in dieser Ausgabe.
lab-unmeasured = Diese Studie misst „{ $goal }“ nicht.

## Falsche Angaben

bot-unknown = Den Bot „{ $bot }“ gibt es hier nicht. Es gibt: { $known }.
option-form = „{ $option }“ ist keine Einstellung: schreib sie als Name=Wert.
option-unknown = Die Einstellung „{ $option }“ gibt es in diesem Spiel nicht. Es gibt: { $known }.
option-value = „{ $value }“ passt nicht zur Einstellung „{ $option }“. Zur Wahl stehen: { $known }.
