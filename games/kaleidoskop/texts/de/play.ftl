## Kaleidoskop. Wer liest, wird geduzt.

## Warum etwas nicht geht

kaleidoskop-illegal-over = Das Spiel ist vorbei.
kaleidoskop-illegal-not-your-turn = Du bist gerade nicht dran.
kaleidoskop-illegal-draw-first = Entscheide zuerst über die neue Karte.
kaleidoskop-illegal-must-draw = Diese Partie begann nach älteren Regeln: Du musst eine Karte ziehen.
kaleidoskop-illegal-nothing-to-draw = Jetzt gibt es keine Karte zu ziehen.
kaleidoskop-illegal-crystal-first = Setz zuerst einen Kristall.
kaleidoskop-illegal-crystal-set = Du hast in diesem Zug schon einen Kristall gesetzt.
kaleidoskop-illegal-no-supply = { $colour ->
    [red] Es ist kein roter Kristall mehr im Vorrat.
    [yellow] Es ist kein gelber Kristall mehr im Vorrat.
    [green] Es ist kein grüner Kristall mehr im Vorrat.
    [blue] Es ist kein blauer Kristall mehr im Vorrat.
    [pink] Es ist kein rosa Kristall mehr im Vorrat.
   *[purple] Es ist kein lila Kristall mehr im Vorrat.
  }
kaleidoskop-illegal-pit-filled = In dieser Mulde liegt schon ein Kristall. Du kannst ihn tauschen.
kaleidoskop-illegal-pit-closed = Diese Mulde ist geschlossen.
kaleidoskop-illegal-pit-empty = In dieser Mulde liegt kein Kristall.
kaleidoskop-illegal-same-colour = Tauschen geht nur gegen eine andere Farbe.
kaleidoskop-illegal-held = Dieser Kristall sitzt in einer Halterung und lässt sich nicht tauschen.
kaleidoskop-illegal-too-expensive = { $price ->
    [one] Das kostet einen Wertungskristall, du hast keinen.
   *[other] Das kostet { $price } Wertungskristalle, so viele hast du nicht.
  }
kaleidoskop-illegal-tools-after-orders = Nach dem ersten erfüllten Auftrag sind in diesem Zug keine Werkzeuge mehr möglich.
kaleidoskop-illegal-not-owned = { $tool ->
    [holder] Die Halterung bekommst du mit deinem ersten erfüllten Auftrag.
    [mirror] Du hast noch keinen Spiegel. Du kannst ihn kaufen.
   *[frosted] Du hast noch kein Mattglas. Du kannst es kaufen.
  }
kaleidoskop-illegal-on-board = { $tool ->
    [holder] Deine Halterung ist schon auf dem Brett.
    [mirror] Dein Spiegel ist schon auf dem Brett.
   *[frosted] Dein Mattglas ist schon auf dem Brett.
  }
kaleidoskop-illegal-place-taken = Dort steht schon ein Werkzeug.
kaleidoskop-illegal-not-touching = Dieser Kristall liegt nicht an diesem Feld.
kaleidoskop-illegal-not-in-hand = Diese Karte hast du nicht auf der Hand.
kaleidoskop-illegal-not-met = Dieses Muster liegt noch nirgends auf dem Brett.
kaleidoskop-illegal-done-this-turn = Von dieser Karte hast du in diesem Zug schon einen Auftrag erfüllt.
kaleidoskop-illegal-stack-empty = { $stack ->
    [blue] Der blaue Stapel ist leer.
   *[orange] Der orange Stapel ist leer.
  }
kaleidoskop-illegal-owned-already = { $what ->
    [mirror] Einen Spiegel hast du schon.
    [frosted] Mattglas hast du schon.
   *[hand] Deine Hand ist schon größer.
  }

## Was auf einem Brett nicht liegen kann

kaleidoskop-layout-players = Gespielt wird zu dritt bis zu sechst, nicht mit { $players } Personen.
kaleidoskop-layout-unknown-pit = „{ $pit }“ ist keine Mulde. Eine Mulde heißt zum Beispiel 0,0,n.
kaleidoskop-layout-closed-pit = Die Mulde { $pit } ist bei so vielen Personen geschlossen.
kaleidoskop-layout-unknown-hex = „{ $hex }“ ist kein Feld. Ein Feld heißt zum Beispiel 0,0.
kaleidoskop-layout-no-crystal = An der Mulde { $pit } steht ein Werkzeug, aber dort liegt kein Kristall.
kaleidoskop-layout-not-touching = Die Mulde { $pit } liegt nicht an dem offenen Feld { $hex }.
kaleidoskop-layout-two-tools = Zwischen der Mulde { $pit } und dem Feld { $hex } ist nur Platz für ein Werkzeug.
kaleidoskop-layout-too-many = { $colour ->
    [red] Es gibt nur { $most } rote Kristalle.
    [yellow] Es gibt nur { $most } gelbe Kristalle.
    [green] Es gibt nur { $most } grüne Kristalle.
    [blue] Es gibt nur { $most } blaue Kristalle.
    [pink] Es gibt nur { $most } rosa Kristalle.
   *[purple] Es gibt nur { $most } lila Kristalle.
  }

## Was an einer Ausgabe falsch ist

kaleidoskop-edition-part = Karte { $card }, Auftrag { $order }: „{ $part }“ ist nicht zu lesen. Richtig wäre zum Beispiel „1,0 red“ für ein Feld oder „0,0,n blue“ für einen Kristall, mit Zahlen von −9 bis 9.
kaleidoskop-edition-no-hex = Karte { $card }, Auftrag { $order }: Das Muster braucht mindestens ein Feld.
kaleidoskop-edition-large = Karte { $card }, Auftrag { $order }: Ein Muster hat höchstens { $most } Teile.
kaleidoskop-edition-twice = Karte { $card }, Auftrag { $order }: Eine Stelle kommt zweimal vor.
kaleidoskop-edition-loose = Karte { $card }, Auftrag { $order }: Ein Kristall liegt an keinem Feld des Musters.
kaleidoskop-edition-no-room = Karte { $card }, Auftrag { $order }: Das Muster passt nicht in jeder Richtung auf das Brett.
kaleidoskop-edition-reward = Karte { $card }, Auftrag { $order }: Die Belohnung liegt zwischen 1 und { $most }.
kaleidoskop-edition-contains = Karte { $card }, Auftrag { $order }: Das Muster enthält den anderen Auftrag der Karte.
kaleidoskop-edition-players = „{ $players }“ ist keine Personenzahl. Abdeckungen gibt es für 3, 4, 5 und 6.
kaleidoskop-edition-hex = Das Feld „{ $hex }“ lässt sich nicht abdecken: Es fehlt auf dem Brett oder liegt in der Mitte.
kaleidoskop-edition-hand = Am Anfang hält jede Person höchstens { $most } Karten.
kaleidoskop-edition-many-cards = Eine Ausgabe hat höchstens { $most } Karten.
kaleidoskop-edition-few-cards = { $stack ->
    [blue] Für sechs Personen braucht der blaue Stapel mindestens { $needed } Karten.
   *[orange] Für sechs Personen braucht der orange Stapel mindestens { $needed } Karten.
  }

## Ende und Wertung

kaleidoskop-ended-goal = Nach Runde { $round } ist das Ziel erreicht.{ $tie ->
    [yes] {" "}Bei gleich vielen Wertungskristallen entscheiden die orangen Aufträge, { $most } zu { $next }.
   *[no] {""}
  }
kaleidoskop-ended-limit = Nach Runde { $round } ist Schluss, so war es ausgemacht.{ $tie ->
    [yes] {" "}Bei gleich vielen Wertungskristallen entscheiden die orangen Aufträge, { $most } zu { $next }.
   *[no] {""}
  }
kaleidoskop-ended-goal-lost = Nach Runde { $round } ist Schluss. Niemand ist noch am Ziel, deshalb wird unter denen verglichen, die es schon waren.{ $tie ->
    [yes] {" "}Bei gleich vielen Wertungskristallen entscheiden die orangen Aufträge, { $most } zu { $next }.
   *[no] {""}
  }
kaleidoskop-ended-standstill = In Runde { $round } ist Schluss: Niemand kann noch einen Wertungskristall gewinnen.{ $tie ->
    [yes] {" "}Bei gleich vielen Wertungskristallen entscheiden die orangen Aufträge, { $most } zu { $next }.
   *[no] {""}
  }
kaleidoskop-score-start = Zu Beginn
kaleidoskop-score-orders = Erfüllte Aufträge: { $blue } blaue, { $orange } orange
kaleidoskop-score-swaps = Für getauschte Kristalle bezahlt
kaleidoskop-score-tools = Für den Einsatz von Werkzeugen bezahlt
kaleidoskop-score-purchases = Für Käufe bezahlt
kaleidoskop-score-goal = { $met ->
    [yes] Ziel erreicht: { $crystals } von { $needed } Wertungskristallen, { $tools } von 3 Werkzeugen, orange Aufträge: { $orange }
    [before] Ziel schon erreicht, am Ende aber nicht mehr: { $crystals } von { $needed } Wertungskristallen, { $tools } von 3 Werkzeugen, orange Aufträge: { $orange }
   *[no] Ziel verfehlt: { $crystals } von { $needed } Wertungskristallen, { $tools } von 3 Werkzeugen, orange Aufträge: { $orange }
  }

## Was jetzt zu tun ist

kaleidoskop-now-over = Das Spiel ist vorbei.
kaleidoskop-now-other = { $name } ist dran.
kaleidoskop-now-crystal = Wähle einen Kristall und eine Mulde.
kaleidoskop-now-colour = Welche Farbe soll hier liegen?
kaleidoskop-now-pit = { $colour ->
    [red] Wohin mit Rot?
    [yellow] Wohin mit Gelb?
    [green] Wohin mit Grün?
    [blue] Wohin mit Blau?
    [pink] Wohin mit Rosa?
   *[purple] Wohin mit Lila?
  } { $swap ->
    [yes] { $price ->
        [0] Tauschen ist gratis.
       *[other] Tauschen kostet { $price }.
      }
   *[no] Tipp auf eine leere Mulde.
  }
kaleidoskop-now-put = { $hexes ->
    [0] Kein Feld ändert sich.
    [one] Ein Feld ändert sich.
   *[other] { $hexes } Felder ändern sich.
  } { $met ->
    [0] Einverstanden?
    [one] Ein Auftrag geht auf!
   *[other] { $met } Aufträge gehen auf!
  }
kaleidoskop-now-swap = { $price ->
    [0] Tauschen ist gratis:
   *[other] Tauschen kostet { $price }:
  } { $hexes ->
    [0] Kein Feld ändert sich.
    [one] Ein Feld ändert sich.
   *[other] { $hexes } Felder ändern sich.
  } { $met ->
    [0] Einverstanden?
    [one] Ein Auftrag geht auf!
   *[other] { $met } Aufträge gehen auf!
  }
kaleidoskop-now-hold = Die Halterung schützt deinen Kristall vor dem Tauschen.
kaleidoskop-now-mirror = { $hexes ->
    [0] Zählt hier doppelt, ändert aber nichts.
   *[other] Zählt doppelt: Das Feld ändert sich.
  } { $met ->
    [0] {""}
    [one] Ein Auftrag geht auf!
   *[other] { $met } Aufträge gehen auf!
  }
kaleidoskop-now-frost = { $hexes ->
    [0] Zählt hier nicht mehr, ändert aber nichts.
   *[other] Zählt nicht mehr: Das Feld ändert sich.
  } { $met ->
    [0] {""}
    [one] Ein Auftrag geht auf!
   *[other] { $met } Aufträge gehen auf!
  }
kaleidoskop-now-fulfil = Auftrag erfüllen? { $reward ->
    [one] Das bringt 1 Wertungskristall.
   *[other] Das bringt { $reward } Wertungskristalle.
  }
kaleidoskop-now-buy = { $what ->
    [mirror] Den Spiegel für { $price } kaufen? Er lässt einen Kristall doppelt zählen.
    [frosted] Das Mattglas für { $price } kaufen? Es nimmt einen Kristall aus der Zählung.
   *[hand] Für { $price } hältst du ab jetzt vier Karten.
  }
kaleidoskop-now-draw = { $may ->
    [yes] Zieh eine neue Karte oder verzichte.
   *[no] Zieh eine neue Karte.
  }
kaleidoskop-now-glass-crystal = { $tool ->
    [mirror] Spiegel: Tipp auf einen Kristall.
   *[frosted] Mattglas: Tipp auf einen Kristall.
  }
kaleidoskop-now-glass-hex = { $tool ->
    [mirror] Für welches Feld soll er doppelt zählen?
   *[frosted] Für welches Feld soll er nicht zählen?
  }
kaleidoskop-now-orders = { $orders ->
    [one] Ein Auftrag liegt! Tipp ihn an.
   *[other] { $orders } Aufträge liegen! Tipp einen an.
  }
kaleidoskop-now-tools = Nutze ein Werkzeug oder beende deinen Zug.
kaleidoskop-now-end = Alles getan? Beende deinen Zug.
kaleidoskop-now-leaving = Ein Auftrag auf deiner Hand ist noch erfüllt. Zug trotzdem beenden?

## Knöpfe

kaleidoskop-do-put = Setzen
kaleidoskop-do-swap = Tauschen
kaleidoskop-do-hold = Halterung nutzen
kaleidoskop-do-mirror = Spiegel stellen
kaleidoskop-do-frost = Mattglas stellen
kaleidoskop-do-fulfil = Auftrag erfüllen
kaleidoskop-do-buy = Kaufen
kaleidoskop-do-end = Zug beenden
kaleidoskop-do-end-anyway = Trotzdem beenden
kaleidoskop-do-undo = Rückgängig
kaleidoskop-back = Ablegen
kaleidoskop-undo-not-your-turn = nicht dein Zug
kaleidoskop-undo-drawn = Karte gezogen
kaleidoskop-undo-nothing = noch nichts getan
kaleidoskop-undo-not-here = geht hier nicht

## Am Tisch

kaleidoskop-players = Alle am Tisch
kaleidoskop-supply = Vorrat
kaleidoskop-tools = Deine Werkzeuge
kaleidoskop-hand = Deine Karten
kaleidoskop-or = oder
kaleidoskop-board = Spielbrett
kaleidoskop-round = { $last ->
    [yes] Letzte Runde
   *[no] Runde { $round }
  }
kaleidoskop-goal = Ziel
kaleidoskop-goal-is = Wer drei Werkzeuge, einen orangen Auftrag und so viele Wertungskristalle hat, läutet das Ende ein.
kaleidoskop-start-marker = beginnt jede Runde
kaleidoskop-zoom-in = Brett vergrößern
kaleidoskop-zoom-out = Ganzes Brett zeigen
kaleidoskop-neutral = neutral
kaleidoskop-tool-holder = Halterung
kaleidoskop-tool-holder-does = Schützt den Kristall, den du gerade gesetzt hast, vor dem Tauschen.
kaleidoskop-tool-mirror = Spiegel
kaleidoskop-tool-mirror-does = Lässt einen Kristall für ein Feld doppelt zählen.
kaleidoskop-tool-frosted = Mattglas
kaleidoskop-tool-frosted-does = Lässt einen Kristall für ein Feld nicht zählen.
kaleidoskop-tool-comes = 1. Auftrag
kaleidoskop-tool-ready = bereit
kaleidoskop-tool-later = erst setzen
kaleidoskop-tool-stands = am Brett
kaleidoskop-tool-over = nächster Zug
kaleidoskop-tool-owned = gehört dir
kaleidoskop-price = { $price ->
    [0] gratis
   *[other] { $price }
  }
kaleidoskop-buy-mirror = Spiegel
kaleidoskop-buy-mirror-does = Kaufen: lässt einen Kristall für ein Feld doppelt zählen.
kaleidoskop-buy-frosted = Mattglas
kaleidoskop-buy-frosted-does = Kaufen: lässt einen Kristall für ein Feld nicht zählen.
kaleidoskop-buy-hand = 4. Karte
kaleidoskop-buy-hand-does = Kaufen: Du kannst ab jetzt vier Karten halten und darfst gleich eine ziehen.
kaleidoskop-stack-blue = Blau
kaleidoskop-stack-blue-is = leichter, bringt weniger
kaleidoskop-stack-orange = Orange
kaleidoskop-stack-orange-is = schwerer, bringt mehr
kaleidoskop-draw-none = Keine Karte
kaleidoskop-stack-left = { $left ->
    [0] leer
    [one] noch eine Karte
   *[other] noch { $left } Karten
  }
kaleidoskop-need-crystals = { $crystals } von { $goal } Wertungskristallen
kaleidoskop-need-tools = { $tools } von 3 Werkzeugen
kaleidoskop-need-orange = { $orange ->
    [0] noch kein oranger Auftrag
    [one] ein oranger Auftrag erfüllt
   *[other] { $orange } orange Aufträge erfüllt
  }
kaleidoskop-holds = Auf der Hand: { $blue } blaue, { $orange } orange
kaleidoskop-explain-hex = { $counts } → { $colour ->
    [red] also rot
    [yellow] also gelb
    [green] also grün
    [blue] also blau
    [pink] also rosa
    [purple] also lila
   *[none] also neutral
  }
kaleidoskop-order-places = { $places ->
    [0] Dieses Muster liegt noch nirgends.
    [one] Dieses Muster liegt auf dem Brett.
   *[other] Dieses Muster liegt an { $places } Stellen.
  }
kaleidoskop-counts-none = kein Kristall

## Für alle, die hören statt sehen

kaleidoskop-label-board = Spielbrett. Die Pfeiltasten bewegen die Marke, die Eingabetaste wählt.
kaleidoskop-label-pit = Mulde { $pit }, { $crystal ->
    [red] roter Kristall
    [yellow] gelber Kristall
    [green] grüner Kristall
    [blue] blauer Kristall
    [pink] rosa Kristall
    [purple] lila Kristall
   *[none] leer
  }{ $held ->
    [yes] {" "}in der Halterung
   *[no] {""}
  }, berührt { $hexes }
kaleidoskop-label-hex = Feld { $hex }, { $colour ->
    [red] rot
    [yellow] gelb
    [green] grün
    [blue] blau
    [pink] rosa
    [purple] lila
   *[none] neutral
  }: { $counts }
kaleidoskop-label-colour = { $colour ->
    [red] Roter Kristall
    [yellow] Gelber Kristall
    [green] Grüner Kristall
    [blue] Blauer Kristall
    [pink] Rosa Kristall
   *[purple] Lila Kristall
  }, noch { $left }
kaleidoskop-label-card = { $stack ->
    [blue] Blaue Karte { $card }
   *[orange] Orange Karte { $card }
  }
kaleidoskop-label-order = { $pattern }, bringt { $reward }{ $state ->
    [met] {", "}erfüllt
    [would] {", "}wäre damit erfüllt
    [lies] {", "}liegt schon auf dem Brett
   *[open] {""}
  }
kaleidoskop-label-stack = { $stack ->
    [blue] Blauer Stapel
   *[orange] Oranger Stapel
  }: { $left ->
    [0] leer
    [one] eine Karte
   *[other] { $left } Karten
  }
kaleidoskop-label-player = { $name }{ $turn ->
    [yes] {", "}am Zug
   *[no] {""}
  }{ $start ->
    [yes] {", "}mit dem ersten Zug jeder Runde
   *[no] {""}
  }: { $crystals } von { $goal } Wertungskristallen, { $tools } von 3 Werkzeugen, Karten: { $blue } blau, { $orange } orange; erfüllte Aufträge: { $fulfilled }
kaleidoskop-pattern = Felder { $hexes }{ $count ->
    [0] {""}
    [one] ; Kristall { $crystals }
   *[other] ; Kristalle { $crystals }
  }

## Was geschehen ist

kaleidoskop-log-your-turn = Du bist dran.
kaleidoskop-log-put = { $who ->
    [me] Du setzt
   *[other] { $name } setzt
  } { $colour ->
    [red] einen roten Kristall
    [yellow] einen gelben Kristall
    [green] einen grünen Kristall
    [blue] einen blauen Kristall
    [pink] einen rosa Kristall
   *[purple] einen lila Kristall
  }; { $hexes ->
    [0] kein Feld ändert sich
    [one] ein Feld ändert sich
   *[other] { $hexes } Felder ändern sich
  }.
kaleidoskop-log-swap = { $who ->
    [me] Du tauschst
   *[other] { $name } tauscht
  } { $old ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [pink] Rosa
   *[purple] Lila
  } gegen { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [pink] Rosa
   *[purple] Lila
  }; { $hexes ->
    [0] kein Feld ändert sich
    [one] ein Feld ändert sich
   *[other] { $hexes } Felder ändern sich
  }.
kaleidoskop-log-hold = { $who ->
    [me] Du schützt deinen Kristall
   *[other] { $name } schützt den Kristall
  } mit der Halterung.
kaleidoskop-log-mirror = { $who ->
    [me] Du stellst
   *[other] { $name } stellt
  } den Spiegel auf; { $hexes ->
    [0] kein Feld ändert sich
   *[other] ein Feld ändert sich
  }.
kaleidoskop-log-frost = { $who ->
    [me] Du stellst
   *[other] { $name } stellt
  } das Mattglas auf; { $hexes ->
    [0] kein Feld ändert sich
   *[other] ein Feld ändert sich
  }.
kaleidoskop-log-fulfil = { $who ->
    [me] Du erfüllst
   *[other] { $name } erfüllt
  } einen Auftrag: { $reward ->
    [one] ein Wertungskristall
   *[other] { $reward } Wertungskristalle
  }{ $holder ->
    [yes] {" "}und die Halterung
   *[no] {""}
  }.{ $anew ->
    [blue] {" "}Die erfüllten blauen Karten werden zu einem neuen Stapel gemischt.
    [orange] {" "}Die erfüllten orangen Karten werden zu einem neuen Stapel gemischt.
   *[none] {""}
  }
kaleidoskop-log-draw = { $who ->
    [me] Du ziehst
   *[other] { $name } zieht
  } { $stack ->
    [blue] eine blaue Karte
    [none] keine Karte
   *[orange] eine orange Karte
  }.{ $anew ->
    [blue] {" "}Die erfüllten blauen Karten werden zu einem neuen Stapel gemischt.
    [orange] {" "}Die erfüllten orangen Karten werden zu einem neuen Stapel gemischt.
   *[none] {""}
  }
kaleidoskop-log-buy = { $who ->
    [me] Du kaufst
   *[other] { $name } kauft
  } { $what ->
    [mirror] den Spiegel
    [frosted] das Mattglas
   *[hand] einen Platz für eine vierte Karte
  }.
kaleidoskop-log-end = { $who ->
    [me] Du beendest deinen Zug
   *[other] { $name } beendet den Zug
  }.
kaleidoskop-since = { $name } { $how ->
    [swap] tauscht gegen
   *[put] setzt
  } { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [pink] Rosa
   *[purple] Lila
  }{ $orders ->
    [0] {""}
    [one] , erfüllt einen Auftrag (+{ $reward })
   *[other] , erfüllt { $orders } Aufträge (+{ $reward })
  }{ $what ->
    [none] {""}
    [mirror] , kauft den Spiegel
    [frosted] , kauft das Mattglas
    [hand] , kauft Platz für eine Karte
   *[several] , kauft mehrmals
  }.
kaleidoskop-log-undo = { $who ->
    [me] Du nimmst
   *[other] { $name } nimmt
  } etwas zurück.

## Tasten

kaleidoskop-key-move = die Marke bewegen
kaleidoskop-key-colour = einen Kristall nehmen: rot, gelb, grün, blau, rosa, lila
kaleidoskop-key-set = wählen, ansehen, ausführen
kaleidoskop-key-back = ablegen
kaleidoskop-key-tools = Halterung, Spiegel, Mattglas: nehmen oder kaufen
kaleidoskop-key-card = die vierte Karte kaufen
kaleidoskop-key-orders = nächsten Auftrag ansehen
kaleidoskop-key-draw = blaue, orange oder keine Karte ziehen
kaleidoskop-key-undo = zurücknehmen
kaleidoskop-key-end = Zug beenden

## Was man tun könnte

kaleidoskop-advise-put = { $colour ->
    [red] einen roten
    [yellow] einen gelben
    [green] einen grünen
    [blue] einen blauen
    [pink] einen rosa
   *[purple] einen lila
  } Kristall setzen{ $hexes ->
    [0] {""}
    [one] , ein Feld ändert seine Farbe
   *[other] , { $hexes } Felder ändern ihre Farbe
  }
kaleidoskop-advise-swap = { $old ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [pink] Rosa
   *[purple] Lila
  } gegen { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [pink] Rosa
   *[purple] Lila
  } tauschen{ $hexes ->
    [0] {""}
    [one] , ein Feld ändert seine Farbe
   *[other] , { $hexes } Felder ändern ihre Farbe
  }
kaleidoskop-advise-hold = den Kristall mit der Halterung schützen
kaleidoskop-advise-mirror = den Spiegel aufstellen{ $hexes ->
    [0] {""}
    [one] , ein Feld ändert seine Farbe
   *[other] , { $hexes } Felder ändern ihre Farbe
  }
kaleidoskop-advise-frost = das Mattglas aufstellen{ $hexes ->
    [0] {""}
    [one] , ein Feld ändert seine Farbe
   *[other] , { $hexes } Felder ändern ihre Farbe
  }
kaleidoskop-advise-fulfil = den Auftrag „{ $pattern }“ erfüllen, für { $reward ->
    [one] einen Wertungskristall
   *[other] { $reward } Wertungskristalle
  }
kaleidoskop-advise-draw = { $stack ->
    [blue] eine blaue Karte ziehen
    [none] keine Karte nehmen
   *[orange] eine orange Karte ziehen
  }
kaleidoskop-advise-buy = { $what ->
    [mirror] den Spiegel
    [frosted] das Mattglas
   *[hand] einen Platz für eine vierte Karte
  } kaufen
kaleidoskop-advise-end = den Zug beenden

## Warum ein Vorschlag gut ist

kaleidoskop-because-hold = Dann kann ihn bis zu deinem nächsten Zug niemand tauschen.
kaleidoskop-because-fulfil = Dann hast du { $crystals } der { $goal } nötigen Wertungskristalle.
kaleidoskop-because-draw = Mit mehr Karten hast du mehr Ziele.
kaleidoskop-because-draw-none = In simulierten Partien brachte es mehr, nur die Karten zu behalten, die du hast.
kaleidoskop-because-buy = Das hilft dir ab jetzt in jedem Zug.
kaleidoskop-because-end = Sonst lohnt sich jetzt nichts mehr.
kaleidoskop-because-keep = Ein Auftrag liegt zwar, aber in simulierten Partien brachte es mehr, ihn noch aufzuheben.
kaleidoskop-because-lies = Dann liegt ein Auftrag aus deiner Hand auf dem Brett. Er bringt { $reward ->
    [one] 1 Wertungskristall.
   *[other] { $reward } Wertungskristalle.
  }
kaleidoskop-because-nearer = Dann fehlt einem Auftrag aus deiner Hand im Wert von { $reward } nur noch { $missing ->
    [one] ein Teil.
   *[other] { $missing } Teile.
  }
kaleidoskop-because-harmless = Das bringt keinen deiner Aufträge näher, lässt dir aber am meisten für später offen.

## Was zählt es?

score-how-kaleidoskop = Wähle einen Kristall, tippe auf eine Mulde. Derselbe Kristall noch einmal nimmt ihn weg.
score-kaleidoskop-tools = Kristalle und Gläser
score-kaleidoskop-which-crystal = Tippe auf den Kristall, bei dem es steht.
score-kaleidoskop-which-hex = Tippe jetzt auf das Hexfeld, zu dem es zeigt.
score-kaleidoskop-total = Gefärbte Hexfelder
score-kaleidoskop-hexes-of = Hexfelder: { $colour }
score-kaleidoskop-hexes = Warum jedes Hexfeld seine Farbe hat
score-kaleidoskop-orders-title = Aufträge
score-kaleidoskop-orders = { $count ->
    [0] Kein Auftrag unserer Karten liegt auf diesem Brett.
    [one] Ein Auftrag unserer Karten liegt auf diesem Brett.
   *[other] { $count } Aufträge unserer Karten liegen auf diesem Brett.
  }
score-kaleidoskop-order = Karte { $card }, { $stack ->
    [blue] blau
   *[orange] orange
  }: { $pattern }. Bringt { $reward }. { $places ->
    [one] Liegt an einer Stelle: Tippe, um sie zu sehen.
   *[other] Liegt an { $places } Stellen: Tippe, um sie zu sehen.
  }

## Auf Papier

kaleidoskop-print-board = Brett
kaleidoskop-print-cards = Karten
kaleidoskop-print-tokens = Kristalle und Werkzeuge
