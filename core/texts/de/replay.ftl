# A finished game, step by step.

replay = Nachspielen
replay-there = Beim Nachspielen zeigen
replay-none = Hier gibt es nichts nachzuspielen
replay-leave = Zum Tisch
replay-too-early = Diese Partie ist noch nicht zu Ende. Sobald sie es ist, kannst du sie hier nachspielen.
replay-no-number = Das ist keine Nummer eines Zugs, deshalb geht es am Anfang los.
replay-too-far = Einen Zug { $number } gibt es nicht: Die Partie hat { $last }. Das ist der letzte.

## Around the board

replay-bar = Zu einem anderen Zug
replay-first = Zum Anfang
replay-last = Zum Ende
replay-moves = Züge
replay-where = Zug { $number } von { $last }
replay-earlier = Frühere Züge
replay-later = Spätere Züge
replay-eyes = Gesehen von
replay-eyes-spectator = Zuschauer
replay-eyes-everybody = Alle Hände
replay-hands = Alle Hände am Tisch
replay-export-hint = Für Fortgeschrittene: Das Programm „farbraum replay“ prüft diese Datei.

replay-key-step = Einen Zug zurück, einen Zug weiter
replay-key-jump = Zum Anfang, zum Ende
replay-key-play = Abspielen und anhalten

## What happened

replay-beginning = Vor dem ersten Zug
replay-step = { $number }: { $what }
replay-both = { $first } { $second }
replay-time = Zeit vergeht.

## Checking

replay-check = Partie prüfen
replay-checking = Wird noch einmal gespielt …
replay-check-sound = Alles stimmt.
replay-check-unsound = Mit dieser Partie stimmt etwas nicht.
replay-check-right = Richtig:
replay-check-wrong = Falsch:
replay-check-chance = { $who ->
    [me] Der Zufall stand vor dem ersten Zug fest: Der Startwert hat die Prüfsumme, die dieser Browser damals gezeigt hat.
   *[table] Der Zufall stand vor dem ersten Zug fest: Der Startwert hat die Prüfsumme, die der Tisch zu Beginn bekam.
  }
replay-check-other-chance = { $who ->
    [me] Der Startwert hat nicht die Prüfsumme, die dieser Browser vor dem ersten Zug gezeigt hat.
   *[table] Der Startwert hat nicht die Prüfsumme, die der Tisch zu Beginn bekam.
  }
replay-check-hash = Prüfsumme vor dem ersten Zug
replay-check-computed = Prüfsumme des Startwerts, eben berechnet
replay-check-legal = { $count ->
    [one] Der eine Zug war nach den Regeln erlaubt.
   *[other] Alle { $count } Züge waren nach den Regeln erlaubt.
  }
replay-check-illegal = So kann es nicht gespielt worden sein. { $why }
replay-check-result = Noch einmal gespielt, kommt dasselbe Ergebnis heraus.
replay-check-other-result = Noch einmal gespielt, kommt ein anderes Ergebnis heraus.
replay-check-fingerprint = Fingerabdruck von allem, was am Tisch zu sehen war
replay-check-yourself = Das alles hat dein eigenes Gerät berechnet. Mit der heruntergeladenen Partie gibt dieser Befehl denselben Fingerabdruck aus:
