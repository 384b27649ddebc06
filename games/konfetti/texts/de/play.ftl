## Konfetti.

## Why something is not possible

konfetti-illegal-over = Das Spiel ist zu Ende.
konfetti-illegal-no-sand = Karten bewegen sich nur, solange der Sand läuft.
konfetti-illegal-round-over = Die Runde ist zu Ende. Wähle, was du behältst oder zurückgibst.
konfetti-illegal-other-table = So wird an diesem Tisch nicht gespielt: entweder ruhig und reihum oder um die Wette mit Fingern auf Karten.
konfetti-illegal-no-such-card = Diese Karte gibt es nicht.
konfetti-illegal-finger-down = Eine Karte nach der anderen: dein Finger liegt auf einer anderen.
konfetti-illegal-no-finger = Dein Finger liegt auf keiner Karte.
konfetti-illegal-out-of-reach = Diese Karte liegt nicht auf dem Tisch.
konfetti-illegal-held = Jemand hält diese Karte. Sie ist sicher.
konfetti-illegal-contested = Auf dieser Karte liegen schon zwei Finger.
konfetti-illegal-not-alone = Auf dieser Karte liegt noch ein anderer Finger.
konfetti-illegal-too-soon = Nicht so schnell: eine Karte muss man einen Augenblick ziehen.
konfetti-illegal-not-yours = Nur eigene Karten kommen in die Mitte zurück. Lass diese los.
konfetti-illegal-there-already = Da liegt die Karte schon.
konfetti-illegal-not-your-turn = Du bist nicht dran.
konfetti-illegal-hold-full = Deine Hand ist voll. Gib erst eine Karte zurück.
konfetti-illegal-not-in-the-middle = Diese Karte liegt nicht in der Mitte.
konfetti-illegal-not-held = Diese Karte hältst du nicht.
konfetti-illegal-nothing-to-choose = Für dich gibt es jetzt nichts zu wählen.
konfetti-illegal-keep-number = { $number ->
    [0] Diesmal behältst du keine Karte.
    [one] Behalte genau eine Karte.
   *[other] Behalte genau { $number } Karten.
  }
konfetti-illegal-return-number = { $number ->
    [one] Gib genau eine Punktekarte zurück.
   *[other] Gib genau { $number } Punktekarten zurück.
  }
konfetti-illegal-not-a-point-card = Zurückgeben kannst du nur eigene Punktekarten.

## What nobody can hold

konfetti-hand-many = Auf eine Hand passen höchstens { $most } Karten.
konfetti-hand-card = „{ $card }“ ist keine Karte: drei verschiedene Buchstaben aus r o y g b v, von klein nach groß.
konfetti-hand-unknown = Die Karte { $card } gibt es nicht.
konfetti-hand-twice = Die Karte { $card } ist doppelt.

## What is wrong with an edition

konfetti-edition-times = Nichts darf länger als { $most } Millisekunden dauern.
konfetti-edition-count = Eine Ausgabe hat { $least } bis { $most } Karten.
konfetti-edition-rounds = Ein Spiel hat 1 bis { $most } Runden; jede braucht ihren Anteil am Stapel und 1 bis { $held } Karten, die man halten darf.
konfetti-edition-players = Für 1 bis { $most } Personen stehen die Runden je einmal da.
konfetti-edition-black = Zwei Karten zeigen { $card } auf ihrer schwarzen Seite.

## End and score

konfetti-ended = { $rounds ->
    [one] Die Runde ist zu Ende.
   *[other] Alle { $rounds } Runden sind gespielt.
  }
konfetti-score-round = Runde { $round }: { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
  }{ $penalty ->
    [0] {""}
    [one] , 1 Karte zu viel
   *[other] , { $penalty } Karten zu viel
  }

## The table

konfetti-cards = Karten auf dem Tisch
konfetti-hold = Meine Hand
konfetti-edge = Mein Rand
konfetti-edge-aims = Jetzt eine Karte antippen
konfetti-edge-how = Hier tippen, dann auf eine Karte: Sie kommt auf deinen Rand, wo jeder sie nehmen darf; von deinem Rand kommt sie zurück in die Mitte
konfetti-points = meine Punktekarten
konfetti-ready = Achtung …
konfetti-let-go = Loslassen
konfetti-done = Fertig mit der Runde
konfetti-done-sure = Wirklich fertig? Dann noch einmal tippen.
konfetti-done-undo = Doch noch nicht fertig
konfetti-filter = Was ich habe. Tippen, um es auf dem Tisch zu finden
konfetti-round = Runde { $round }
konfetti-round-of = Runde { $round }/{ $rounds }
konfetti-worth = { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
  }{ $penalty ->
    [0] {""}
    [one] {" "}− 1 zu viel
   *[other] {" "}− { $penalty } zu viel
  } = { $minus ->
    [yes] −
   *[no] {""}
  }{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
konfetti-note-faster = Da war jemand schneller.
konfetti-sand-left = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
  }

konfetti-colour-red = Rot
konfetti-colour-orange = Orange
konfetti-colour-yellow = Gelb
konfetti-colour-green = Grün
konfetti-colour-blue = Blau
konfetti-colour-violet = Violett
konfetti-shape-red = roter Kreis
konfetti-shape-orange = oranges Quadrat
konfetti-shape-yellow = gelbes Dreieck
konfetti-shape-green = grüner Stern
konfetti-shape-blue = blaue Raute
konfetti-shape-violet = violettes Sechseck
konfetti-size-small = klein
konfetti-size-medium = mittel
konfetti-size-large = groß

konfetti-card = { $small } klein, { $medium } mittel, { $large } groß
konfetti-label-card = Karte: { $card }; { $where ->
    [hold] in meiner Hand
    [edge] auf meinem Rand
    [other-hold] bei { $name }
    [other-edge] auf dem Rand von { $name }
    [blocked] gesperrt
    [gone] weg
   *[middle] in der Mitte
  }
konfetti-label-player = { $name }: { $points ->
    [one] 1 Punktekarte
   *[other] { $points } Punktekarten
  }, hält { $held ->
    [one] 1 Karte
   *[other] { $held } Karten
  }
konfetti-label-deck = Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }{ $blocked ->
    [0] {""}
   *[other] . Gesperrt: { $blocked }
  }
konfetti-label-colour = { $colour }: { $small } klein, { $medium } mittel, { $large } groß

## What is to be done now

konfetti-now-watch = Runde { $round }. Du schaust zu.
konfetti-now-ready = Runde { $round }: schau dich um, gleich geht’s los …
konfetti-now-race = Schnapp zu: antippen oder herziehen!
konfetti-now-full = Hand voll: mehr bleibt auf deinem Rand.
konfetti-now-drag = Heb den Finger oder zieh sie zu dir.
konfetti-now-give = Heb den Finger oder zieh sie in die Mitte.
konfetti-now-pull = Kommt …
konfetti-now-contest = { $name } zieht auch! Loslassen, sonst gesperrt.
konfetti-now-turn = { $shared ->
    [yes] { $name } ist dran: Karte nehmen, eine zurückgeben oder fertig sein.
   *[no] Du bist dran: Nimm eine Karte, gib eine zurück oder melde dich fertig.
  }
konfetti-now-turn-full = { $shared ->
    [yes] { $name } ist dran, die Hand ist voll: eine Karte zurückgeben oder fertig sein.
   *[no] Du bist dran, deine Hand ist voll: Gib eine Karte zurück oder melde dich fertig.
  }
konfetti-now-wait = { $done ->
    [yes] Du bist fertig. { $name } ist dran.
   *[no] { $name } ist dran.
  }
konfetti-now-choose = Welche Karten behältst du?
konfetti-now-choose-return = { $count ->
    [one] Welche Punktekarte gibst du zurück?
   *[other] Welche Punktekarten gibst du zurück?
  }
konfetti-now-choose-none = Diesmal gibt es nichts zu wählen.
konfetti-now-chosen = Warten auf { $names }
konfetti-now-over = Das Spiel ist zu Ende.

## What happened

konfetti-log-round = Runde { $round }: { $cards } Karten auf dem Tisch.
konfetti-log-sand = Runde { $round }: der Sand läuft, { $seconds } Sekunden!
konfetti-log-counted = Die Runde ist um. { $points ->
    [0] Du bekommst keine Punkte.
    [one] Du bekommst 1 Punkt.
   *[other] Du bekommst { $points } Punkte.
  }
konfetti-log-lost = Die Runde ist um. { $count ->
    [one] Du gibst eine Punktekarte zurück.
   *[other] Du gibst { $count } Punktekarten zurück.
  }
konfetti-log-blocked = Niemand ließ los, gesperrt: { $card }
konfetti-log-hold = Deine { $count }.: { $card }
konfetti-log-edge = Auf deinem Rand: { $card }
konfetti-log-back = Wieder in der Mitte: { $card }
konfetti-log-taken = Von deinem Rand genommen: { $card }
konfetti-log-yours = Jetzt hast nur du sie: { $card }

# About all players in a replay, about the other players at the calm table.
konfetti-told-touch = { $name } legt den Finger auf: { $card }
konfetti-told-let-go = { $name } lässt los: { $card }
konfetti-told-drop = { $zone ->
    [hold] { $name } hält fest: { $card }
    [edge] { $name } legt auf den Rand: { $card }
   *[middle] { $name } legt zurück: { $card }
  }
konfetti-told-take = { $name } nimmt: { $card }
konfetti-told-give = { $name } gibt zurück: { $card }
konfetti-told-keep = { $count ->
    [0] { $name } macht weiter.
    [one] { $name } behält eine Punktekarte.
   *[other] { $name } behält { $count } Punktekarten.
  }
konfetti-told-return = { $count ->
    [one] { $name } gibt eine Punktekarte zurück.
   *[other] { $name } gibt { $count } Punktekarten zurück.
  }
konfetti-told-done = { $name } ist mit dieser Runde fertig.
konfetti-told-undo = { $who ->
    [me] Du bist doch noch nicht fertig.
   *[other] { $name } ist doch noch nicht fertig.
  }
konfetti-told-counted = Runde { $round } ist zu Ende und gezählt.

## The end of a round

konfetti-round-over = Runde { $round } ist vorbei
konfetti-choose-left = { $seconds ->
    [one] Noch 1 Sekunde zum Auswählen
   *[other] Noch { $seconds } Sekunden zum Auswählen
  }
konfetti-my-sets = Meine Sätze
konfetti-no-sets = Diesmal kein Satz.
konfetti-spare = { $count ->
    [one] Nicht gebraucht: Ohne sie sind es genauso viele Sätze.
   *[other] Nicht gebraucht: Ohne sie sind es genauso viele Sätze.
  }
konfetti-lost = { $count ->
    [0] Du hast keine Punktekarten, also verlierst du nichts.
    [one] Du gibst eine Punktekarte zurück.
   *[other] Du gibst { $count } Punktekarten zurück.
  }
konfetti-everybody = Was die Runde allen gebracht hat
konfetti-keep = { $count ->
    [one] Behalte eine Karte als Punktekarte:
   *[other] Behalte { $count } Karten als Punktekarten:
  }
konfetti-kept = { $count ->
    [one] Diese Karte behältst du als Punktekarte:
   *[other] Diese { $count } Karten behältst du als Punktekarten:
  }
konfetti-keep-go = { $count ->
    [0] Weiter
    [one] Diese Karte behalten
   *[other] Diese Karten behalten ({ $chosen }/{ $count })
  }
konfetti-return = { $count ->
    [one] Wähle die Punktekarte, die du zurückgibst:
   *[other] Wähle die { $count } Punktekarten, die du zurückgibst:
  }
konfetti-returned = { $count ->
    [one] Diese Punktekarte gibst du zurück:
   *[other] Diese { $count } Punktekarten gibst du zurück:
  }
konfetti-return-go = { $count ->
    [one] Diese Karte zurückgeben
   *[other] Diese Karten zurückgeben ({ $chosen }/{ $count })
  }
konfetti-rounds = Alle Runden, Karte für Karte

## Keys

konfetti-key-colour = eine Farbe suchen
konfetti-key-size = eine Größe suchen
konfetti-key-move = von Karte zu Karte gehen
konfetti-key-pull = die Karte zu mir ziehen, oder zurückgeben
konfetti-key-edge = die Karte auf meinen Rand ziehen, oder von dort zurück in die Mitte
konfetti-key-done = fertig mit der Runde, oder doch noch nicht (ruhiger Tisch)
konfetti-key-back = loslassen; nichts mehr suchen

## Was man tun könnte

konfetti-advise-touch = diese Karte greifen: { $card }
konfetti-advise-release = diese Karte aus der Hand legen: { $card }
konfetti-advise-take = diese Karte nehmen: { $card }
konfetti-advise-give = diese Karte zurückgeben: { $card }
konfetti-advise-drop-hold = die Karte in die Hand ziehen
konfetti-advise-drop-edge = die Karte an den Rand ziehen
konfetti-advise-drop-middle = die Karte in der Mitte lassen
konfetti-advise-let-go = die Karte loslassen
konfetti-advise-keep = behalten: { $cards }
konfetti-advise-keep-none = keine Karte behalten
konfetti-advise-return = zurückgeben: { $cards }
konfetti-advise-done = mit dieser Runde fertig sein

## Warum ein Vorschlag gut ist

konfetti-because-points = Dann ist deine Hand { $points } statt { $before } wert.
konfetti-because-hope = Daraus kann noch eine Hand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } werden.
konfetti-because-keep = Behaltene Karten sind deine Punkte.
konfetti-because-return = Für verlorene Punkte gehen Punktekarten zurück. Welche das sind, ändert deine Punkte nicht.
konfetti-because-done = Nichts in Reichweite macht deine Hand besser.
konfetti-because-contest = Ziehen zwei zu lange an einer Karte, bekommt sie niemand.
konfetti-because-let-go = Sie würde deine Hand nicht besser machen.

## Was zählt es?

score-how-konfetti = Tippe auf einen kleinen, einen mittleren und einen großen Kreis: Das ist eine Karte. Tippe auf eine Karte, um sie wegzunehmen.
score-konfetti-add = Eine Karte dazu
score-konfetti-full = Deine Hand ist voll
score-konfetti-key-pick = Der nächste Kreis einer Karte, von klein nach groß
score-konfetti-key-back = Das Letzte zurücknehmen

## Auf Papier

konfetti-print-cards = Karten
