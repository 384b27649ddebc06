## Harmonia.

harmonia-name = Harmonia
harmonia-about = Lasst zusammen einen Blumengarten wachsen. Alle legen Plättchen, die sonst niemand gesehen hat.
harmonia-minutes = 20–45

## What is chosen at the table

harmonia-option-game = Spiel
harmonia-option-game-basic = Grundspiel: ein Sechseck aus 37 Plättchen mit grünem Rand
harmonia-option-game-advanced = für Fortgeschrittene: um Punkte
harmonia-option-hands = Allein: Anzahl der Hände
harmonia-option-hands-2 = 2 Hände mit 30 Plättchen
harmonia-option-hands-3 = 3 Hände mit 20 Plättchen
harmonia-option-hands-4 = 4 Hände mit 15 Plättchen
harmonia-option-hands-5 = 5 Hände mit 12 Plättchen
harmonia-option-hands-6 = 6 Hände mit 10 Plättchen
harmonia-option-hints = Schon vor dem Zeigen sehen, wo ein Plättchen passt

harmonia-start-hands = Allein spielt man mit zwei bis { $most } Händen.

score-about-harmonia = Eine Auslage aus Plättchen.
harmonia-print = Alle Plättchen zum Ausschneiden.
