## Konfetti.

konfetti-name = Konfetti
konfetti-about = Schnapp dir die Karten, die du brauchst, solange der Sand läuft. Das tun alle anderen auch.
konfetti-minutes = 10–20

## What is chosen at the table

konfetti-option-side = Kartenseite
konfetti-option-side-white = weiß: Kreise
konfetti-option-side-black = schwarz: Formen
konfetti-option-sand = Der Sand läuft
konfetti-option-sand-30 = 30 Sekunden
konfetti-option-sand-60 = 60 Sekunden
konfetti-option-sand-90 = 90 Sekunden
konfetti-option-sand-120 = 120 Sekunden
konfetti-option-sand-overruled = Zählt nicht: Am ruhigen Tisch läuft kein Sand.
konfetti-option-calm = Ruhiger Tisch: reihum, ohne Sanduhr

konfetti-start-sand = Der Sand kann nicht { $seconds } Sekunden laufen, sondern 30, 60, 90 oder 120.

score-about-konfetti = Die Karten in deiner Hand.
konfetti-print = Alle Karten mit beiden Seiten.
