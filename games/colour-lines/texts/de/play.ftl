## Colour Lines.

## Why something is not possible

colour-lines-illegal-over = Das Spiel ist zu Ende.
colour-lines-illegal-not-now = Das ist jetzt nicht dran.
colour-lines-illegal-not-active = Die Würfel legt, wer gewürfelt hat.
colour-lines-illegal-already-done = Du hast gesagt, dass du fertig bist. Nimm das erst zurück.
colour-lines-illegal-colours-ticked = Die Punktefarben sind schon angekreuzt.
colour-lines-illegal-cross-set = { $half ->
    [left] Die linke Hälfte hat ihr Startkreuz schon.
   *[right] Die rechte Hälfte hat ihr Startkreuz schon.
  }
colour-lines-illegal-no-start = Ein Startkreuz steht auf einem farbigen Feld ohne Buchstaben.
colour-lines-illegal-colour-taken = Die beiden Punktefarben und die beiden Kreuze brauchen vier verschiedene Farben.
colour-lines-illegal-not-ready = Erst die Farben ankreuzen und die Startkreuze setzen.
colour-lines-illegal-not-in-roll = Dieser Würfel gehört nicht zu denen, die zu legen sind.
colour-lines-illegal-die-used = Dieser Würfel ist schon gezeichnet.
colour-lines-illegal-wrong-half = Dieser Würfel ist für die andere Hälfte.
colour-lines-illegal-zero = Eine 0 zeichnet nichts. Ein Joker könnte sie ersetzen.
colour-lines-illegal-not-the-figure = Der Würfel verlangt eine andere Form. Gedreht geht, gespiegelt nicht.
colour-lines-illegal-not-the-number = { $number ->
    [one] Der Würfel verlangt genau einen Strich.
   *[other] Der Würfel verlangt genau { $number } Striche.
  }
colour-lines-illegal-taken = Hier war schon eine Linie.
colour-lines-illegal-out-of-range = { $half ->
    [left] Die linke Linie bleibt in der linken Hälfte und der grauen Zone.
   *[right] Die rechte Linie bleibt in der rechten Hälfte und der grauen Zone.
  }
colour-lines-illegal-black = Schwarze Felder sind tabu.
colour-lines-illegal-no-joker = Beide Joker sind verbraucht.
colour-lines-illegal-no-bonus = Kein Kreis hat dir einen Strich gebracht.
colour-lines-illegal-must-draw = Würfel { $die } passt noch, also muss er gezeichnet werden.
colour-lines-illegal-could-draw-more = In dieser Runde lassen sich mehr Würfel zeichnen. Nimm zurück und zeichne anders.
colour-lines-illegal-nothing-to-mend = Mehr Würfel lassen sich in dieser Runde nicht zeichnen.

## What cannot be drawn on a sheet

colour-lines-sheet-no-start = { $half ->
    [left] Die linke Linie braucht einen Anfang.
   *[right] Die rechte Linie braucht einen Anfang.
  }
colour-lines-sheet-start = { $half ->
    [left] Die linke Linie kann nicht auf { $field } beginnen: Sie braucht ein farbiges Feld der linken Hälfte ohne Buchstaben.
   *[right] Die rechte Linie kann nicht auf { $field } beginnen: Sie braucht ein farbiges Feld der rechten Hälfte ohne Buchstaben.
  }
colour-lines-sheet-four-colours = Die beiden Punktefarben und die beiden Anfänge müssen vier verschiedene Farben sein.
colour-lines-sheet-off = Das Feld { $field } liegt nicht auf dem Blatt.
colour-lines-sheet-jump = { $half ->
    [left] Die linke Linie springt nach { $field }.
   *[right] Die rechte Linie springt nach { $field }.
  }
colour-lines-sheet-range = { $half ->
    [left] Die linke Linie verlässt bei { $field } ihre Hälfte.
   *[right] Die rechte Linie verlässt bei { $field } ihre Hälfte.
  }
colour-lines-sheet-black = { $half ->
    [left] Die linke Linie betritt das schwarze Feld { $field }.
   *[right] Die rechte Linie betritt das schwarze Feld { $field }.
  }
colour-lines-sheet-taken = { $half ->
    [left] Die linke Linie trifft bei { $field } auf eine Linie.
   *[right] Die rechte Linie trifft bei { $field } auf eine Linie.
  }
colour-lines-sheet-letter-points = Der Buchstabe { $letter } bringt { $first } oder { $later } Punkte, nicht { $points }.
colour-lines-sheet-letter-missing = Der Buchstabe { $letter } ist erreicht, steht aber nicht dabei.
colour-lines-sheet-letter-unreached = Keine Linie erreicht den Buchstaben { $letter }.

## What cannot be solved

colour-lines-solve-start = { $half ->
    [left] Die linke Linie kann nicht auf { $field } beginnen.
   *[right] Die rechte Linie kann nicht auf { $field } beginnen.
  }
colour-lines-solve-four-colours = Die beiden Punktefarben und die beiden Anfänge müssen vier verschiedene Farben sein.
colour-lines-solve-rounds = Es braucht eine bis { $most } Runden.
colour-lines-solve-letter-round = Runden zählen ab 1, also kann niemand den Buchstaben { $letter } in Runde 0 erreicht haben.
colour-lines-solve-face = Runde { $round }: „{ $face }“ steht auf keinem Würfel.

## What is wrong with an edition

colour-lines-edition-size = Seite { $side }: Ein Blatt hat { $height } Reihen zu { $width } Feldern.
colour-lines-edition-grey = Seite { $side }, Feld { $field }: Die zwei mittleren Spalten sind grau („.“) oder schwarz („#“), nicht „{ $letter }“.
colour-lines-edition-field = Seite { $side }, Feld { $field }: „{ $letter }“ ist weder eine Farbe noch „#“ noch „o“.
colour-lines-edition-letter = Seite { $side }: Der Buchstabe { $letter } braucht ein eigenes farbiges Feld, nicht { $field }.
colour-lines-edition-starts = { $half ->
    [left] Seite { $side }: Die linke Hälfte braucht mindestens vier Farben, auf denen man beginnen kann.
   *[right] Seite { $side }: Die rechte Hälfte braucht mindestens vier Farben, auf denen man beginnen kann.
  }
colour-lines-edition-dice = Es müssen { $dice } Würfel mit { $faces } Seiten sein.
colour-lines-edition-face = Würfel { $die }: „{ $face }“ ist weder eine Zahl bis 3 noch eine Figur aus zwei oder drei Strichen.
colour-lines-edition-figure = Die Figur „{ $figure }“ braucht eine oder zwei Wendungen aus S, L und R.
colour-lines-edition-number = { $what } muss eine Zahl von { $least } bis { $most } sein.
colour-lines-edition-suggested = Seite { $side }: Die vorgeschlagenen Farben und Kreuze müssen vier verschiedene Farben sein, ein Kreuz in jeder Hälfte.
colour-lines-edition-task = Aufgabe { $task } braucht eine Seite und steigende Stufen.

## End and score

colour-lines-ended = { $rounds ->
    [one] Nach einer Runde sind die Blätter voll genug.
   *[other] Nach { $rounds } Runden sind die Blätter voll genug.
  }
colour-lines-score-midline = Mittellinie: { $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
  } × { $crossings ->
    [one] 1 Kreuzung
   *[other] { $crossings } Kreuzungen
  }
colour-lines-score-letters = Buchstaben: { $letters }
colour-lines-score-pairs = { $pairs ->
    [one] 1 Farbpaar
   *[other] { $pairs } Farbpaare
  }
colour-lines-score-dots = { $dots ->
    [one] 1 Punkt in den Punktefarben
   *[other] { $dots } Punkte in den Punktefarben
  }
colour-lines-result-crossings = Kreuzungen der Mittellinie
colour-lines-result-dots = Punkte in den Punktefarben
colour-lines-goal = { $met ->
    [yes] Erreicht:
   *[no] Verfehlt:
  } { $what ->
    [circles] { $reached } von { $needed } Kreisen
    [letters] { $reached } von { $needed } Buchstaben
    [pairs] { $reached } von { $needed } Farbpaaren
    [crossings] { $reached } von { $needed } Kreuzungen
   *[points] { $reached } von { $needed } Punkten
  }
colour-lines-grade = { $grade ->
    [1] Stufe 1 von 5: ein erster Strich
    [2] Stufe 2 von 5: eine feine Linie
    [3] Stufe 3 von 5: eine ruhige Hand
    [4] Stufe 4 von 5: Meisterhand
   *[5] Stufe 5 von 5: ein Kunstwerk
  }

## Colours, faces, fields

colour-lines-colour-pink = Rosa
colour-lines-colour-light-blue = Hellblau
colour-lines-colour-violet = Violett
colour-lines-colour-light-green = Hellgrün
colour-lines-colour-yellow = Gelb
colour-lines-colour-dark-green = Dunkelgrün
colour-lines-colour-orange = Orange
colour-lines-colour-dark-blue = Dunkelblau
colour-lines-face-0 = 0
colour-lines-face-1 = 1 Strich
colour-lines-face-2 = 2 Striche
colour-lines-face-3 = 3 Striche
colour-lines-face-I2 = zwei geradeaus
colour-lines-face-V2 = eine Ecke
colour-lines-face-I3 = drei geradeaus
colour-lines-face-L3 = ein L
colour-lines-face-J3 = ein J
colour-lines-face-U3 = ein U
colour-lines-face-S3 = ein S
colour-lines-face-Z3 = ein Z
colour-lines-field-grey = graue Zone
colour-lines-field-black = schwarz
colour-lines-field-circle = weiß mit Kreis

## What I can do now

colour-lines-now-over = Das Spiel ist zu Ende.
colour-lines-now-waiting = Warten auf { $names }.
colour-lines-now-colours = { $whose ->
    [own] Kreuze deine zwei Punktefarben an: In ihnen zählt jeder Punkt.
   *[other] Kreuze zwei Punktefarben für { $name } an: In ihnen zählt jeder Punkt.
  }
colour-lines-now-second-colour = { $whose ->
    [own] Und die zweite Punktefarbe?
   *[other] Und die zweite Punktefarbe für { $name }?
  }
colour-lines-now-crosses = { $whose ->
    [own] Setze deine zwei Startkreuze: in jeder Hälfte ein Feld antippen.
   *[other] Setze die Startkreuze von { $name }: in jeder Hälfte eins.
  }
colour-lines-now-cross = { $half ->
    [left] Jetzt ein Startkreuz in der linken Hälfte.
   *[right] Jetzt ein Startkreuz in der rechten Hälfte.
  } { $whose ->
    [own] {""}
   *[other] Das Blatt gehört { $name }.
  }
colour-lines-now-ready = { $whose ->
    [own] Alles gesetzt. Bereit?
   *[other] Das Blatt von { $name } ist gesetzt. Bereit?
  }
colour-lines-now-places = { $name } legt die Würfel.
colour-lines-now-place = Lege die Würfel: zwei links, zwei rechts, einer frei.
colour-lines-now-place-die = Wohin mit Würfel { $die }? Tippe ein Fach an.
colour-lines-now-placed = Zwei links, zwei rechts, einer frei: so?
colour-lines-now-pair = Für welche Hälfte sind diese zwei Würfel?
colour-lines-now-free = Welcher der drei Würfel ist frei?
colour-lines-now-free-die = Würfel { $die } ist frei, die anderen zwei gehören zusammen.
colour-lines-now-draw = Zieh am Ende einer Linie, oder tippe einen Würfel an.
colour-lines-now-die = { $place ->
    [left] Links: { $face }, { $ways ->
        [one] eine Möglichkeit.
       *[other] { $ways } Möglichkeiten.
      }
    [right] Rechts: { $face }, { $ways ->
        [one] eine Möglichkeit.
       *[other] { $ways } Möglichkeiten.
      }
   *[free] Links oder rechts: { $face }, { $ways ->
        [one] eine Möglichkeit.
       *[other] { $ways } Möglichkeiten.
      }
  }
colour-lines-now-stuck-die = Würfel { $die } passt nirgends. Ein Joker könnte ihn ersetzen.
colour-lines-now-joker = Joker nehmen: ein einzelner Strich statt Würfel { $die }.
colour-lines-now-joker-or-nothing = Joker nehmen: ein einzelner Strich statt Würfel { $die }, oder gar nichts.
colour-lines-now-joker-nothing = Joker nehmen: Hier passt kein Strich, aber der Joker darf auch nichts zeichnen.
colour-lines-now-go-on = { $ways ->
    [one] Weiter: Eine Möglichkeit bleibt.
   *[other] Weiter: { $ways } Möglichkeiten bleiben.
  }
colour-lines-now-joker-whole = Joker nehmen: dieser eine Strich. So?
colour-lines-now-whole = So? Tippe das Ende noch einmal an, oder zeichne.
colour-lines-now-other-way = So? Dann zeichne. Noch einmal antippen zeigt einen anderen Weg.
colour-lines-now-which = Welcher Würfel ist das?
colour-lines-now-more = { $left ->
    [one] Ein Kreis: noch ein Strich, wenn du magst
   *[other] Ein Kreis: noch bis zu { $left } Striche, wenn du magst
  }{ $half ->
    [left] {" "}(linke Linie).
   *[right] {" "}(rechte Linie).
  }
colour-lines-now-more-whole = Ein Strich vom Kreis. So?
colour-lines-now-joker-or-done = Nichts passt mehr. Ein Joker, oder fertig?
colour-lines-now-done = Nichts mehr zu zeichnen. Fertig?
colour-lines-now-could-draw-more = Es bleiben Würfel übrig, aber mehr davon ließen sich zeichnen. Nimm zurück und versuch es anders{ $hints ->
    [yes] , oder lass es zeichnen.
   *[no] .
  }
colour-lines-done-could-draw-more = mehr Würfel passen
colour-lines-done-must = { $dice ->
    [one] Würfel { $die } passt noch
   *[other] noch { $dice } Würfel
  }

## Buttons

colour-lines-do-draw = Zeichnen
colour-lines-do-joker = Joker nehmen
colour-lines-do-place = So legen
colour-lines-do-done = Fertig
colour-lines-do-ready = Bereit
colour-lines-do-undo = Rückgängig
colour-lines-do-draw-on = Weiterzeichnen
colour-lines-do-skip = Ohne weiter
colour-lines-do-waive = Nichts zeichnen
colour-lines-do-mend = So zeichnen
colour-lines-joker = Joker
colour-lines-joker-how = { $why ->
    [none] keiner mehr
    [die] erst einen Würfel wählen
    [drawn] alles gezeichnet
   *[place] passt hier nicht
  }
colour-lines-undo-nothing = noch nichts
colour-lines-back = Einen Schritt zurück
colour-lines-put-left = links
colour-lines-put-right = rechts
colour-lines-put-free = frei
colour-lines-choose = { $place ->
    [left] links
    [right] rechts
   *[free] frei
  }
colour-lines-label-choose = { $face }, { $place ->
    [left] links
    [right] rechts
   *[free] links oder rechts
  } (Würfel { $die })

## Around the sheet

colour-lines-sheet = Blatt
colour-lines-others = Die anderen Blätter
colour-lines-point-colours = Punktefarben
colour-lines-round = Runde { $round } von { $rounds }
colour-lines-tray-loose = Noch zu legen
colour-lines-tray-left = Für die linke Hälfte
colour-lines-tray-right = Für die rechte Hälfte
colour-lines-tray-free = Für eine der Hälften
colour-lines-score = Wertung
colour-lines-total = Summe
colour-lines-scoring-midline = Mitte
colour-lines-scoring-letters = Buchstaben
colour-lines-scoring-pairs = Paare
colour-lines-scoring-dots = Punktefarben
colour-lines-task-part = { $what ->
    [circles] { $reached } von { $needed } Kreisen
    [letters] { $reached } von { $needed } Buchstaben
    [pairs] { $reached } von { $needed } Paaren
    [crossings] { $reached } von { $needed } Kreuzungen
   *[points] { $reached } von { $needed } Punkten
  }
colour-lines-task-counts = { $what ->
    [crossings] Kreuzungen, die zählen: { $result }
    [dots] Punkte in den Punktefarben: { $result }
   *[points] Punkte, die zählen: { $result }
  }
colour-lines-task-grades = Stufen ab
colour-lines-task-grade = Stufe { $grade } ab { $from }

## For those who listen instead of look

colour-lines-label-sheet = Dein Blatt. Mit 1 bis 5 einen Würfel wählen, mit den Pfeiltasten zeichnen, Enter spielt ihn.
colour-lines-label-field = Spalte { $column }, Reihe { $row }, { $what }{ $state ->
    [end] , Ende einer Linie
    [cross] , Startkreuz
    [dot] , Punkt
   *[free] {""}
  }
colour-lines-label-die = Würfel { $die }: { $face }{ $place ->
    [left] , links
    [right] , rechts
    [free] , links oder rechts
   *[none] {""}
  }{ $state ->
    [used] , gezeichnet
    [stuck] , passt nirgends
   *[other] {""}
  }
colour-lines-label-joker = { $left ->
    [0] Kein Joker mehr
    [one] Joker: noch einer
   *[other] Joker: noch { $left }
  }
colour-lines-label-other = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $done ->
    [yes] , fertig
   *[no] {""}
  }. Blatt vergrößern
colour-lines-label-reached = { $colour }: { $how ->
    [both] erreicht
    [left] links erreicht
    [right] rechts erreicht
   *[none] nicht erreicht
  }

## What happened

colour-lines-log-roll = Runde { $round }. { $dice }.
colour-lines-log-die = { $place ->
    [left] links: { $face } (Würfel { $die })
    [right] rechts: { $face } (Würfel { $die })
    [free] links oder rechts: { $face } (Würfel { $die })
   *[none] Würfel { $die }: { $face }
  }
colour-lines-log-colours = { $who ->
    [me] Die Farben sind angekreuzt.
   *[other] { $name } hat zwei Farben angekreuzt.
  }
colour-lines-log-cross = { $who ->
    [me] Das Kreuz ist gesetzt.
   *[other] { $name } hat ein Kreuz gesetzt.
  }
colour-lines-log-place = { $who ->
    [me] Die Würfel liegen.
   *[other] { $name } hat die Würfel gelegt.
  }
colour-lines-log-pair = { $half ->
    [left] Die zwei Würfel kommen nach links.
   *[right] Die zwei Würfel kommen nach rechts.
  }
colour-lines-log-free = Würfel { $die } ist frei.
colour-lines-log-draw = { $who ->
    [me] Würfel { $die } ist gezeichnet
   *[other] { $name } hat Würfel { $die } gezeichnet
  }{ $half ->
    [left] , links
   *[right] , rechts
  }: { $strokes ->
    [one] ein Strich.
   *[other] { $strokes } Striche.
  }
colour-lines-log-joker = { $who ->
    [me] Du hast einen Joker eingesetzt
   *[other] { $name } hat einen Joker eingesetzt
  }{ $half ->
    [left] , links.
   *[right] , rechts.
  }
colour-lines-log-waive = { $who ->
    [me] Du hast statt Würfel { $die } einen Joker genommen und nichts gezeichnet.
   *[other] { $name } hat statt Würfel { $die } einen Joker genommen und nichts gezeichnet.
  }
colour-lines-log-mend = { $who ->
    [me] Die Runde ist neu gezeichnet, mit mehr Würfeln.
   *[other] { $name } hat die Runde neu gezeichnet.
  }
colour-lines-log-more = { $who ->
    [me] Ein Strich mehr vom Kreis.
   *[other] { $name } zeichnet vom Kreis weiter.
  }
colour-lines-log-done = { $who ->
    [me] Du bist fertig.
   *[other] { $name } ist fertig.
  }
colour-lines-log-undo = { $who ->
    [me] Zurückgenommen.
   *[other] { $name } hat etwas zurückgenommen.
  }

## After the game

colour-lines-possible = { $who ->
    [me] Du: { $score }
   *[other] { $name }: { $score }
  } — { $how ->
    [searching] die beste Zeichnung wird gesucht …{ $best ->
        [0] {""}
       *[other] {" "}mindestens { $best }
      }
    [exact] möglich mit diesen Würfeln: { $best }
    [nothing-better] eine bessere Zeichnung wurde nicht gefunden
    [goal-missed] eine Zeichnung, die das Ziel erreicht, wurde nicht gefunden
    [impossible] mit diesen Würfeln war das Ziel nicht zu erreichen
    [nothing-yet] für die Suche nach der besten Zeichnung war die Zeit zu kurz
   *[between] möglich mit diesen Würfeln: { $best }, höchstens { $bound }
  }
colour-lines-possible-show = Diese Zeichnung zeigen
colour-lines-possible-title = Was möglich war
colour-lines-replay-start = Dieselben Kreuze, dieselben Würfel.
colour-lines-replay-draw = { $half ->
    [left] Runde { $round }: Würfel { $die }, linke Linie
   *[right] Runde { $round }: Würfel { $die }, rechte Linie
  }
colour-lines-replay-joker = { $half ->
    [left] Runde { $round }: ein Joker, linke Linie
   *[right] Runde { $round }: ein Joker, rechte Linie
  }
colour-lines-replay-waive = Runde { $round }: ein Joker statt Würfel { $die }, kein Strich
colour-lines-replay-more = Runde { $round }: weiter vom Kreis

## Keys

colour-lines-key-die = einen Würfel wählen
colour-lines-key-half = die linke oder die rechte Linie
colour-lines-key-stroke = einen Strich zeichnen; vor dem ersten Wurf: die Marke bewegen
colour-lines-key-step-back = den letzten Strich wegnehmen
colour-lines-key-confirm = so zeichnen, das Kreuz setzen
colour-lines-key-joker = Joker statt des Würfels
colour-lines-key-nothing = mit dem Joker nichts zeichnen
colour-lines-key-undo = zurücknehmen, weiterzeichnen
colour-lines-key-done = fertig
colour-lines-key-back = alles ablegen
colour-lines-key-place = den gewählten Würfel nach links, nach rechts oder frei legen

## Was man tun könnte

colour-lines-advise-colours = { $first } und { $second } ankreuzen
colour-lines-advise-cross = das Startkreuz in Spalte { $column }, Reihe { $row } setzen
colour-lines-advise-place = Würfel { $a } und { $b } nach links, { $c } und { $d } nach rechts, { $free } für eine der Hälften
colour-lines-advise-pair = die zwei Würfel { $half ->
    [left] nach links
   *[right] nach rechts
  } legen
colour-lines-advise-free = Würfel { $die } ({ $face }) für eine der Hälften wählen
colour-lines-advise-draw = Würfel { $die } ({ $face }) { $half ->
    [left] links
   *[right] rechts
  } zeichnen{ $several ->
    [yes] : { $way } – Ende in
   *[no] , bis
  } Spalte { $column }, Reihe { $row }
colour-lines-way-n = hoch
colour-lines-way-e = rechts
colour-lines-way-s = runter
colour-lines-way-w = links
colour-lines-advise-joker = { $half ->
    [left] links
   *[right] rechts
  } für Würfel { $die } einen Joker nehmen: ein Strich nach Spalte { $column }, Reihe { $row }
colour-lines-advise-waive = für Würfel { $die } ({ $face }) einen Joker nehmen und nichts zeichnen
colour-lines-advise-mend = diese Runde zurücknehmen und so zeichnen: { $way }
# Einer dieser Schritte.
colour-lines-mended = { $what ->
    [draw] Würfel { $die } ({ $face }) { $half ->
        [left] links
       *[right] rechts
      }: { $way }
    [joker] ein Joker für Würfel { $die } { $half ->
        [left] links
       *[right] rechts
      }: { $way }
    [waive] ein Joker für Würfel { $die } ohne Strich
   *[more] weiter vom Kreis: { $way }
  }
colour-lines-advise-more = vom Kreis aus weiterzeichnen, nach Spalte { $column }, Reihe { $row }
colour-lines-advise-done = { $stage ->
    [setup] sich bereit melden
   *[draw] mit dieser Runde fertig sein
  }

## Warum ein Vorschlag gut ist

colour-lines-because-tried = In simulierten Partien bringt das im Schnitt die meisten Punkte.
colour-lines-because-drawn = { $points ->
    [0] Das bringt noch keine Punkte.
    [one] Das bringt 1 Punkt.
   *[other] Das bringt { $points } Punkte.
  } { $ways ->
    [0] Eine der Linien kann danach nicht mehr weiter.
    [one] Danach kann jede Linie noch weiter, die engere auf eine Art.
   *[other] Danach kann jede Linie noch weiter, die engere auf { $ways } Arten.
  }
colour-lines-because-mend = Hier müssen so viele Würfel wie möglich gezeichnet werden, und so sind es mehr.
colour-lines-because-done = { $left ->
    [setup] Es ist alles eingetragen, es kann weitergehen.
    [nothing] Mehr ist in dieser Runde nicht zu zeichnen.
    [jokers] Nur Joker gingen noch, und die nützen später mehr.
   *[useless] Was jetzt noch ginge, muss nicht sein und bringt nichts.
  }

## Was zählt es?

score-how-colour-lines = Tippe in jeder Hälfte auf ein Feld für das Startkreuz, dann dorthin, wohin die Linie geht; gerade Stücke brauchen nur einen Tipp. Ein Tipp auf das Ende nimmt es zurück.
score-colour-lines-side = Seite des Blatts
score-colour-lines-points = Punktefarben
score-colour-lines-two-colours = Tippe deine zwei Punktefarben an.
score-colour-lines-two-chosen = Du hast schon zwei Punktefarben. Tippe erst eine davon an, um sie wegzunehmen.
score-colour-lines-letter = Buchstabe
score-colour-lines-first = zuerst erreicht: { $points }
score-colour-lines-later = später: { $points }

## Auf Papier

colour-lines-print-sheets = Blätter
colour-lines-print-dice = Würfel zum Falten
colour-lines-sheet-point-colours = Punktefarben
colour-lines-sheet-jokers = Joker
colour-lines-sheet-rounds = Runden
