## Harmonia.

## Why something is not possible

harmonia-illegal-over = Das Spiel ist zu Ende.
harmonia-illegal-not-your-turn = Du bist nicht dran.
harmonia-illegal-shown-already = Es liegt schon ein Plättchen offen. Lege es zuerst.
harmonia-illegal-not-in-hand = Dieses Plättchen ist nicht in der Hand, die dran ist.
harmonia-illegal-show-first = Zeige zuerst ein Plättchen.
harmonia-illegal-not-the-tile = Gezeigt wurde ein anderes Plättchen.
harmonia-illegal-not-next-to = Ein Plättchen kommt auf ein freies Feld neben eines, das schon liegt.
harmonia-illegal-mismatch = Grün muss an Grün liegen und Lila an Lila.
harmonia-illegal-lay-first = Ein gezeigtes Plättchen muss erst gelegt werden. Danach könnt ihr aufhören.
harmonia-illegal-proposed-already = Das Aufhören ist schon vorgeschlagen.
harmonia-illegal-no-proposal = Niemand hat vorgeschlagen aufzuhören.
harmonia-illegal-answered-already = Du hast schon zugestimmt.

## What cannot lie on a table

harmonia-layout-players = Gespielt wird zu zweit bis zu sechst, nicht mit { $players } Personen.
harmonia-layout-misfits = Es gibt nur { $dealt } Plättchen, die beiseitegelegten eingerechnet.
harmonia-layout-many = Mehr als { $most } Plättchen können nicht liegen.
harmonia-layout-edges = „{ $edges }“ beschreibt kein Plättchen: Es braucht sechs Ziffern, jede 0 oder 1.
harmonia-layout-parts = Das Plättchen auf { $cell } hängt nicht mit dem ersten zusammen.
harmonia-layout-kind = Von der Sorte { $tile } gibt es nur { $most } Plättchen.
harmonia-layout-twice = Auf { $cell } liegen zwei Plättchen.
harmonia-layout-mismatch = Das Plättchen auf { $cell } passt nicht zu seinen Nachbarn.

## What is wrong with an edition

harmonia-edition-tile = „{ $tile }“ ist keine Sorte: sechs Ziffern, so gedreht, dass die Zahl am kleinsten ist.
harmonia-edition-dealt = Ausgeteilt wird ein Vielfaches von 60, höchstens { $most }.
harmonia-edition-count = Eine Ausgabe hat { $least } bis { $most } Plättchen.
harmonia-edition-side = Das Sechseck des Grundspiels braucht eine Seite von 1 bis 5 und nicht mehr Plättchen, als ausgeteilt werden.
harmonia-edition-patterns = Die Größen der Muster, die zählen, stehen von groß nach klein.

## End and score

harmonia-ended-laid = Alle Plättchen sind gelegt oder beiseitegelegt.
harmonia-ended-agreed = Das Spiel wurde hier beendet.
harmonia-ended-misfit = Ein gezeigtes Plättchen passt nirgends.
harmonia-score-players = { $players } Hände
harmonia-score-shape = Form: { $shape ->
    [empty] nichts gelegt
    [hole] mit Loch
    [hexagon] Sechseck
    [triangle] Dreieck
    [rhombus] Raute
    [symmetric] symmetrisch
   *[plain] unregelmäßig
  }{ $green ->
    [yes] , ringsum grün
   *[no] {""}
  }
harmonia-score-laid = { $tiles ->
    [one] 1 Plättchen gelegt
   *[other] { $tiles } Plättchen gelegt
  }
harmonia-score-goal = { $won ->
    [yes] Das Sechseck aus { $tiles } Plättchen mit grünem Rand: geschafft
   *[no] Das Sechseck aus { $tiles } Plättchen mit grünem Rand: nicht geschafft
  }
harmonia-score-pattern = Muster aus { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
  }{ $closed ->
    [yes] {""}
   *[no] , offen
  }{ $symmetric ->
    [yes] , symmetrisch
   *[no] , nicht symmetrisch
  }
harmonia-score-unused = { $tiles ->
    [one] 1 Plättchen nicht gelegt
   *[other] { $tiles } Plättchen nicht gelegt
  }
harmonia-score-misfits = { $tiles ->
    [one] 1 Plättchen, das nicht passte
   *[other] { $tiles } Plättchen, die nicht passten
  }

## Tiles and cells in words

harmonia-direction-0 = Osten
harmonia-direction-1 = Nordosten
harmonia-direction-2 = Nordwesten
harmonia-direction-3 = Westen
harmonia-direction-4 = Südwesten
harmonia-direction-5 = Südosten
harmonia-tile = { $count ->
    [0] Plättchen, ganz grün
    [one] Plättchen, eine Seite lila: { $edges }
    [6] Plättchen, alle sechs Seiten lila
   *[other] Plättchen, lila Seiten: { $edges }
  }
harmonia-kind = { $count ->
    [0] ein ganz grünes Plättchen
    [one] ein Plättchen mit einer lila Seite
    [5] ein Plättchen mit fünf lila Seiten
    [6] ein Plättchen mit sechs lila Seiten
   *[other] ein Plättchen mit { $count ->
        [2] zwei
        [3] drei
       *[4] vier
      } lila Seiten{ $how }
  }
harmonia-how = { $how ->
    [side] {" "}nebeneinander
    [gap] {" "}mit einer Lücke dazwischen
    [opposite] {" "}einander gegenüber
    [two-one] {" "}(im Uhrzeigersinn: zwei, Lücke, eine)
    [one-two] {" "}(im Uhrzeigersinn: eine, Lücke, zwei)
    [each] {" "}(jede zweite)
    [three-one] {" "}(drei, und eine gegenüber)
    [two-two] {" "}(zwei Paare)
   *[other] {""}
  }
harmonia-label-kind = { $tile }, { $count ->
    [one] eines davon
   *[other] { $count } davon
  }{ $fits ->
    [none] , passt jetzt nirgends
   *[other] {""}
  }
harmonia-label-cell = Feld { $cell }: { $what }
harmonia-cell-free = { $fits ->
    [yes] frei, hier passt das Plättchen
   *[no] frei
  }
harmonia-cell-hinted = frei, vorgeschlagen: { $tile }
harmonia-label-table = Der Garten mit allen Plättchen, die liegen. Pfeiltasten bewegen die Marke, Enter probiert ein Plättchen dort aus.
harmonia-table = Garten
harmonia-hand = Deine Plättchen
harmonia-hand-hidden = Die siehst nur du
harmonia-hand-name = Hand { $hand }
harmonia-hand-empty = Keine Plättchen mehr.
harmonia-hand-none = Wer zuschaut, sieht die Hände nicht.
harmonia-players = Wer dran ist und wie viele Plättchen noch da sind
harmonia-label-player = { $name }: { $left ->
    [one] noch ein Plättchen
   *[other] noch { $left } Plättchen
  }{ $turn ->
    [yes] , ist dran
   *[no] {""}
  }
harmonia-aside = Beiseite: { $count }
harmonia-shown-by = { $who ->
    [me] Du zeigst
   *[other] { $name } zeigt
  }

## What to do now

harmonia-now-over = Das Spiel ist zu Ende.
harmonia-now-wait = { $name } wählt ein Plättchen.
harmonia-now-wait-lay = { $name } hat ein Plättchen gezeigt und sucht einen Platz dafür.
harmonia-now-choose = { $hand ->
    [0] Du bist dran: Wähle ein Plättchen.
   *[other] Hand { $hand } ist dran: Wähle ein Plättchen.
  }
harmonia-now-chosen = { $cells ->
    [one] Es passt auf ein Feld. Probiere es dort aus, oder zeige es.
   *[other] Es passt auf { $cells } Felder. Probiere es dort aus, oder zeige es.
  }
harmonia-now-chosen-stuck = { $game ->
    [basic] Dieses Plättchen passt nirgends. Wer es zeigt, verliert das Spiel für alle.
   *[advanced] Dieses Plättchen passt nirgends. Es zu zeigen kostet Punkte.
  }
harmonia-now-chosen-blind = Dieses Plättchen zeigen? Es gibt kein Zurück.
harmonia-now-tried = So? Zeige das Plättchen allen, dann lege es.
harmonia-now-early = Nur ein Versuch: { $name } ist dran.
harmonia-now-shown = { $cells ->
    [one] Es passt auf ein Feld: Tippe darauf.
   *[other] Es passt auf { $cells } Felder: Wähle eines.
  }
harmonia-now-placed = { $by ->
    [keys] { $ways ->
        [one] So? Enter legt es.
       *[other] So? Enter legt es, R dreht es: { $ways } Lagen passen.
      }
   *[taps] { $ways ->
        [one] So? Noch einmal tippen legt es.
       *[other] So? Noch einmal tippen dreht: { $ways } Lagen passen.
      }
  }
harmonia-now-spoils = { $what ->
    [cell] Vorsicht: Auf diesem Feld macht es das Sechseck unmöglich.
   *[way] Vorsicht: So gedreht macht es das Sechseck unmöglich.
  }
harmonia-now-hopeless = Das Sechseck kann nicht mehr fertig werden. Schlage das Ende vor, oder lege weiter.
harmonia-now-complete = Das Sechseck ist fertig! Beende das Spiel: Noch ein Plättchen würde es verderben.
harmonia-now-answer = Aufhören oder weiterspielen?
harmonia-now-pointing = Tippe auf das Feld, das du meinst.

## Buttons

harmonia-do-show = Plättchen zeigen
harmonia-do-show-final = kein Zurück
harmonia-do-show-early = noch nicht dran
harmonia-do-show-choose = erst eines wählen
harmonia-do-show-anyway = Trotzdem zeigen?
harmonia-do-lay = Hier legen
harmonia-do-lay-choose = Feld wählen
harmonia-do-turn = Drehen
harmonia-do-point = Deuten
harmonia-do-end = Ende
harmonia-do-accept = Einverstanden
harmonia-do-refuse = Weiterspielen
harmonia-zoom-in = Vergrößern
harmonia-zoom-out = Verkleinern
harmonia-fit = Alles zeigen
harmonia-end-title = Hier aufhören?
harmonia-end-together = Alle werden gefragt. Das Spiel endet, wenn alle zustimmen; bei einem Nein oder dem nächsten gezeigten Plättchen geht es weiter.
harmonia-end-alone = Das Spiel endet sofort mit den Plättchen, wie sie liegen.
harmonia-end-lost = Das Sechseck ist noch nicht fertig: Mit diesem Ende habt ihr verloren.
harmonia-end-hopeless = Das Sechseck kann nicht mehr fertig werden: Verloren ist das Spiel schon jetzt.
harmonia-end-won = Das Sechseck ist fertig: Mit diesem Ende habt ihr gewonnen.
harmonia-end-yes = { $alone ->
    [yes] Spiel beenden
   *[no] Ende vorschlagen
  }
harmonia-end-no = Weiterspielen
harmonia-proposal = { $who ->
    [me] Du möchtest hier aufhören.
    [one] { $names } möchte hier aufhören.
   *[many] { $names } möchten hier aufhören.
  }
harmonia-proposal-open = Es fehlt noch: { $names }
harmonia-you = du

## What it is about

harmonia-goal = Das Sechseck
harmonia-goal-tiles = { $laid } von { $goal } Plättchen
harmonia-goal-open = { $edges ->
    [0] ringsum grün
    [one] 1 lila Seite offen
   *[other] { $edges } lila Seiten offen
  }
harmonia-goal-green = mit grünem Rand
harmonia-goal-lost = nicht mehr zu schaffen
harmonia-goal-outside = { $tiles ->
    [one] 1 Plättchen außerhalb
   *[other] { $tiles } Plättchen außerhalb
  }
harmonia-goal-show = Das Sechseck im Garten zeigen
harmonia-score = Punkte
harmonia-score-now = So steht es

## What happened

harmonia-log-show = { $who ->
    [me] Du zeigst { $tile }.
   *[other] { $name } zeigt { $tile }.
  }
harmonia-log-misfit = { $who ->
    [me] Dein Plättchen passt nirgends.
   *[other] Das Plättchen von { $name } passt nirgends.
  }
harmonia-log-lay = { $who ->
    [me] Du hast ein Plättchen auf { $cell } gelegt.
   *[other] { $name } hat ein Plättchen auf { $cell } gelegt.
  }
harmonia-log-laid = { $who ->
    [me] Du hast ein Plättchen gelegt.
   *[other] { $name } hat ein Plättchen gelegt.
  }
harmonia-log-closed = { $tiles ->
    [one] Ein Muster ist fertig.
   *[other] Ein Muster aus { $tiles } Plättchen ist fertig.
  }
harmonia-log-propose = { $who ->
    [me] Du schlägst vor aufzuhören.
   *[other] { $name } schlägt vor aufzuhören.
  }
harmonia-log-accept = { $who ->
    [me] Du bist einverstanden.
   *[other] { $name } ist einverstanden.
  }
harmonia-log-refuse = { $who ->
    [me] Du spielst weiter.
   *[other] { $name } möchte weiterspielen.
  }
harmonia-log-turn = { $hand ->
    [0] Du bist dran.
   *[other] Hand { $hand } ist dran.
  }

## Sentences to send by tapping

harmonia-phrases = Etwas sagen
harmonia-phrase-have = Ich habe ein Plättchen mit { $n ->
    [one] einer lila Seite
    [two] zwei lila Seiten{ harmonia-how }
    [three] drei lila Seiten{ harmonia-how }
    [four] vier lila Seiten{ harmonia-how }
    [five] fünf lila Seiten
   *[six] sechs lila Seiten
  }.
harmonia-phrase-end = Das Muster braucht auf diesem Feld ein Ende.
harmonia-phrase-leave = Bitte dieses Feld frei lassen.
harmonia-phrase-close = Ich kann das Muster auf diesem Feld schließen.
harmonia-phrase-fits = Ich habe ein Plättchen für dieses Feld.
harmonia-phrase-who = Wer hat ein Plättchen für dieses Feld?
harmonia-phrase-point = zeigt auf dieses Feld
harmonia-phrase-green = Wer hat ein ganz grünes Plättchen?
harmonia-phrase-yes = Ich habe eines.
harmonia-phrase-no = Ich habe keines.
harmonia-phrase-wait = Wartet bitte auf mich.
harmonia-phrase-stop = Hören wir bald auf?
harmonia-phrase-bravo = Gut gemacht!
harmonia-say-have = Ich habe eines mit …
harmonia-say-end = Braucht ein Ende …
harmonia-say-leave = Das frei lassen …
harmonia-say-close = Ich kann schließen …
harmonia-say-fits = Ich habe eines für …
harmonia-say-who = Wer hat eines für …
harmonia-say-green = Wer hat ganz Grün?
harmonia-say-yes = Ich habe eines
harmonia-say-no = Ich habe keines
harmonia-say-wait = Wartet auf mich
harmonia-say-stop = Bald aufhören?
harmonia-say-bravo = Gut gemacht!
harmonia-say-count = Lila Seiten
harmonia-say-one = 1
harmonia-say-two = 2
harmonia-say-three = 3
harmonia-say-four = 4
harmonia-say-five = 5
harmonia-say-six = 6
harmonia-say-send = Sagen

## Keys

harmonia-key-tile = ein Plättchen wählen
harmonia-key-next = nächstes, voriges Plättchen
harmonia-key-turn = drehen, anders herum
harmonia-key-move = die Marke bewegen
harmonia-key-try = hier ausprobieren, drehen; mit gezeigtem Plättchen beim zweiten Mal legen
harmonia-key-show = das Plättchen zeigen
harmonia-key-lay = hier legen
harmonia-key-point = auf etwas zeigen
harmonia-key-end = das Ende vorschlagen
harmonia-key-zoom = vergrößern, verkleinern, alles zeigen
harmonia-key-back = einen Schritt zurück

## What would have been possible

harmonia-possible = { $how ->
    [searching] Wann war es noch zu gewinnen? Die Suche läuft.
    [never] Mit diesen Plättchen war es vielleicht nie zu gewinnen: Es wurde kein Weg gefunden.
   *[found] { $tiles ->
        [0] Mit anderen Zügen von Anfang an war es zu gewinnen.
        [one] Mit einem gelegten Plättchen war es noch zu gewinnen.
       *[other] Mit { $tiles } gelegten Plättchen war es noch zu gewinnen.
      }
  }
harmonia-possible-show = Zeig, wie
harmonia-possible-title = So wäre es gegangen
harmonia-highest = { $how ->
    [searching] Was hätten diese Plättchen bringen können? Die Suche läuft.
    [none] Eine Suche von ein paar Sekunden fand keinen Garten aus diesen Plättchen mit mehr Punkten.
   *[found] Hättet ihr alle Plättchen gekannt, wären { $points } Punkte oder mehr möglich gewesen.
  }
harmonia-highest-show = Zeig den Garten
harmonia-highest-title = So hätten diese Plättchen liegen können
harmonia-verdict = { $how ->
    [very-good] Das ist sehr gut: 300 Punkte oder mehr!
    [good] Das ist gut. Ab 300 Punkten wäre es sehr gut.
   *[below] Ab 200 Punkten ist ein Garten gut, ab 300 sehr gut.
  }
harmonia-solve-empty = Die Suche nach der höchsten Punktzahl beginnt ohne gelegte Plättchen.

## Was man tun könnte

harmonia-advise-show = { $tile } zeigen
harmonia-advise-lay = { $count ->
    [0] es auf das markierte Feld legen
   *[other] es auf das markierte Feld legen, lila { $edges }
  }
harmonia-advise-propose = das Ende vorschlagen
harmonia-advise-accept = dem Ende zustimmen
harmonia-advise-refuse = weiterspielen

## Warum ein Vorschlag gut ist

harmonia-because-chance = Dann wird das Sechseck in etwa { $percent } von 100 Fällen fertig.
harmonia-because-scarcest = Dann gibt es für jedes leere Feld { $tiles ->
    [one] mindestens ein Plättchen, mit dem
   *[other] mindestens { $tiles } Plättchen, mit denen
  } ihr rechnen könnt.
harmonia-because-points = Dann kann man auf etwa { $points } Punkte hoffen.
harmonia-because-complete = Das Sechseck ist fertig.
harmonia-because-lost = Das Sechseck kann nicht mehr fertig werden.
harmonia-because-enough = Auf mehr als eure { $points } Punkte kann man kaum noch hoffen.

## Was zählt es?

score-how-harmonia = Wähle ein Plättchen und tippe, wohin es soll. Noch ein Tipp dreht es.
score-harmonia-tiles = Plättchen
score-harmonia-hands = Hände im Spiel
score-harmonia-misfits = Plättchen, die nicht passten

## Auf Papier

harmonia-print-tiles = Plättchen
