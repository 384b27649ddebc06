# Wie viele Punkte? Für alle, die die gedruckten Spiele haben.

score-title = Wie viele Punkte?
score-lead = Liegt das gedruckte Spiel auf dem Tisch? Lege hier nach, was dort liegt, und sieh Zeile für Zeile, was es zählt. Es bleibt auf diesem Gerät und geht auch ohne Netz.
home-score = Werte aus, was auf deinem Tisch liegt

score-about-kaleidoskop = Ein Brett: die Farben aller Hexfelder und welche Aufträge darauf liegen.
score-about-colour-lines = Ein Blatt mit seinen zwei Linien.
score-about-harmonia = Eine Auslage aus Plättchen.
score-about-konfetti = Die Karten in deiner Hand.

score-how-kaleidoskop = Wähle einen Kristall, tippe auf eine Mulde. Derselbe Kristall noch einmal nimmt ihn weg.
score-how-colour-lines = Tippe in jeder Hälfte auf ein Feld für das Startkreuz, dann dorthin, wohin die Linie geht; gerade Stücke brauchen nur einen Tipp. Ein Tipp auf das Ende nimmt es zurück.
score-how-harmonia = Wähle ein Plättchen, tippe, wo es liegt. Noch ein Tipp dreht es.
score-how-konfetti = Tippe auf einen kleinen, einen mittleren und einen großen Kreis: Das ist eine Karte. Tippe auf eine Karte, um sie wegzunehmen.

## Um jedes Brett herum

score-bar = Was du damit tun kannst
score-undo = Rückgängig
score-undone = Zurückgenommen
score-clear = Neu anfangen
score-pass-on = Weitergeben
score-print = Drucken
score-link-text = Wer diesen Link öffnet, sieht dasselbe.
score-no-link = Das ist zu ungewöhnlich für einen Link.
score-bad-link = In dem Link steht nichts, was sich lesen lässt. Was du gelegt hast, ist noch da.
score-experts = Für Fortgeschrittene
score-json-text = Dasselbe als Text (JSON). Füge hier einen anderen ein, um ihn zu öffnen.
score-json-copy = Kopieren
score-json-open = Das öffnen
score-too-long = Das ist zu lang: höchstens { $most } Zeichen.

score-result = Wertung
score-total = Punkte
score-players = Mitspielende
score-more = { $what }: eins mehr
score-less = { $what }: eins weniger
score-erase = Wegnehmen
score-take-away = Wegnehmen: { $what }
score-left = { $what }, noch { $left }
score-key-walk = Über das Brett gehen
score-key-tap = Dort tippen, wo du bist
score-free = frei

## Spiele

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

score-colour-lines-side = Seite des Blatts
score-colour-lines-points = Punktefarben
score-colour-lines-two-colours = Tippe deine zwei Punktefarben an.
score-colour-lines-two-chosen = Es gibt zwei Punktefarben. Tippe erst eine von deinen an, um sie wegzunehmen.
score-colour-lines-letter = Buchstabe
score-colour-lines-first = zuerst erreicht: { $points }
score-colour-lines-later = später: { $points }

score-harmonia-tiles = Plättchen
score-harmonia-hands = Hände im Spiel
score-harmonia-misfits = Plättchen, die nicht passten

score-konfetti-add = Eine Karte dazu
score-konfetti-full = Deine Hand ist voll
score-konfetti-key-pick = Der nächste Kreis einer Karte, von klein nach groß
score-konfetti-key-back = Das Letzte zurücknehmen
