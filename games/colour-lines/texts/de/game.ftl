## Colour Lines.

colour-lines-name = Colour Lines
colour-lines-about = Würfeln, und zwei Linien durch die Farben wachsen lassen. Alle zeichnen gleichzeitig.
colour-lines-minutes = 15–30

## What is chosen at the table

colour-lines-option-side = Blatt
colour-lines-option-side-A = Seite A: Standard
colour-lines-option-side-B = Seite B: mit Kreisen und schwarzen Feldern
colour-lines-option-setup = Punktefarben und Startkreuze
colour-lines-option-setup-own = wählen alle für sich
colour-lines-option-setup-suggested = erstes Spiel: schon gesetzt
colour-lines-option-setup-passed = wählen die Nachbarn
colour-lines-option-task = Aufgabe für eine Person
colour-lines-option-task-0 = keine: so viele Punkte wie möglich
colour-lines-option-task-1 = 1 Mittendrin: die Mittellinie kreuzen
colour-lines-option-task-2 = 2 Kunterbunt: Punkte in den Punktefarben
colour-lines-option-task-3 = 3 Buchstabenjagd: alle Buchstaben, 4 Paare, 3 Kreuzungen
colour-lines-option-task-4 = 4 Multitalent: 5 Kreuzungen, 5 Paare, 2 Buchstaben
colour-lines-option-task-5 = 5 Auf die Kreise: alle Kreise und Buchstaben, 215 Punkte
colour-lines-option-harder = Schwerer würfeln: erst zwei Würfel, dann drei
colour-lines-option-chosen_dice = Wer würfelt, legt die Würfel
colour-lines-option-midline = Wertung 1: Farben mal Kreuzungen
colour-lines-option-midline-overruled = Zählt nicht: Wer mit gesetzten Farben und Kreuzen beginnt, lässt diese Wertung weg.
colour-lines-option-letters = Wertung 2: Buchstaben
colour-lines-option-pairs = Wertung 3: Farbpaare
colour-lines-option-dots = Wertung 4: Punktefarben
colour-lines-option-strict = Streng: Würfel bleiben nur übrig, wenn sich in der Runde auf keine Art mehr zeichnen lassen
colour-lines-option-three_of_four = Der Zufall wählt drei der vier Wertungen

colour-lines-start-unknown-task = Diese Ausgabe hat keine solche Aufgabe.
colour-lines-start-task-alone = Die Aufgaben sind für eine Person. Wählt „keine“, um zusammen zu spielen.
colour-lines-start-harder-alone = Das schwerere Würfeln ist für eine Person.
colour-lines-start-passed-together = Dafür braucht es Nachbarn. Allein wählst du selbst.
colour-lines-start-no-scoring = Mindestens eine Wertung muss zählen.

score-about-colour-lines = Ein Blatt mit seinen zwei Linien.
colour-lines-print = Blätter mit beiden Seiten und Würfel zum Falten.
