# Die Werkstatt.

design-lead = Ändere, woraus ein Spiel besteht: Karten, Bretter, Würfel, Preise. Sieh sofort, ob es zusammenpasst, spiel es gegen Bots und lass Bots Hunderte Partien damit spielen. Alles geschieht auf diesem Gerät und geht auch ohne Netz.
design-kept-draft = dein Entwurf

design-how = Das ist die Datei der Ausgabe. Was du änderst, wird beim Schreiben geprüft und auf diesem Gerät gespeichert.

## Die Datei

design-files = Die Datei
design-open = Datei öffnen
design-save = Als Datei sichern
design-restart = Zurück zum Original
design-restart-sure = Entwurf wirklich verwerfen?
design-is-original = Das ist das Original.
design-kept = Auf diesem Gerät gespeichert.
design-unkept = Dieser Browser kann den Entwurf nicht speichern. Sichere ihn als Datei.
design-unreadable = Diese Datei lässt sich nicht als Text lesen.
design-text = Datei der Ausgabe (TOML)
design-keys = Tabulator rückt ein. Mit Escape und dann Tabulator geht es weiter.

## Ob sie gültig ist

design-reading = Wird gelesen …
design-valid = Das ist gültig.
design-edition = { $name }, Fassung { $version }
design-wrong = Das ist nicht gültig.
design-line = Zu Zeile { $line }

## Spielen

design-play = Spielen
design-play-text = Auf diesem Gerät, gegen Bots. Die Partie bleibt hier und kommt nie auf einen Server.
design-play-now = Jetzt spielen

## Ansehen

design-preview = So sieht es aus
design-preview-count = { $count ->
    [one] Ein Bestandteil, jede Art einmal.
   *[other] { $count } Bestandteile, jede Art einmal.
  }
design-preview-stale = So war es, als es zuletzt gültig war.

## Messen

design-study = Ausprobieren
design-study-text = Bots spielen viele Partien mit deiner Ausgabe und ebenso viele mit dem Original: gleich ausgeteilt, nebeneinander.
design-seats = Spielende
design-games = Partien
design-study-now = Bots spielen lassen
design-progress = Fortschritt der Partien
design-run = { $done } von { $of } Partien
design-stop = Anhalten
design-study-failed = Die Partien lassen sich hier nicht spielen. Lade die Seite neu und versuch es noch einmal.
design-changed = Du hast die Ausgabe seitdem geändert. Diese Zahlen sind von der vorigen.
design-played = { $games } Partien, { $deals } verschieden ausgeteilt, mit { $edition }.
design-own = deine
design-usual = Original
design-differs = anders
design-figures-note = Anteile mit ihren 95-%-Bereichen; Zahlen als Mittel, mit der Spanne von neun aus zehn Partien. Statistisch signifikante Unterschiede sind markiert. Bots sind keine Menschen: zufällige zeigen, was möglich ist, bessere, was sich lohnt.
