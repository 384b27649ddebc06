# Wie viele Punkte? Für alle, die die gedruckten Spiele haben.

score-title = Wie viele Punkte?
score-lead = Liegt das gedruckte Spiel auf deinem Tisch? Leg es hier nach und sieh Zeile für Zeile, was es zählt. Alles bleibt auf diesem Gerät und geht auch ohne Netz.
home-score = Werte aus, was auf deinem Tisch liegt

## Um jedes Brett herum

score-bar = Aktionen
score-undo = Rückgängig
score-undone = Zurückgenommen
score-clear = Neu anfangen
score-pass-on = Teilen
score-print = Drucken
score-link-text = Wer diesen Link öffnet, sieht dasselbe.
score-no-link = Das ist zu ungewöhnlich für einen Link.
score-bad-link = Dieser Link lässt sich nicht lesen. Was du gelegt hast, ist noch da.
score-experts = Für Fortgeschrittene
score-json-text = Dasselbe als Text (JSON). Füge hier einen anderen Text ein, um ihn zu öffnen.
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
score-key-walk = Über das Brett bewegen
score-key-tap = Dort tippen, wo du bist
score-free = frei
