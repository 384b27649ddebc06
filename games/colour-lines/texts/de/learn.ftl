# Die geführte erste Partie von Colour Lines.

learn-colour-lines-hello = Willkommen! Das ist dein Blatt. Zwei Kreuze zeigen, wo deine Linien beginnen: eine in der linken Hälfte, eine in der rechten. Alle zeichnen gleichzeitig, jeder auf seinem eigenen Blatt.
learn-colour-lines-dice = Fünf Würfel sagen, was in dieser Runde gezeichnet wird: zwei für die linke Hälfte, zwei für die rechte und einer für die Hälfte, die du willst.
learn-colour-lines-figure = Zeichne die Figur für die linke Hälfte: zwei Striche geradeaus. Wähle den Würfel, dann einen Weg dafür, und bestätige. Die Richtung ist egal.
learn-colour-lines-figure-so = Eine Figur darf gedreht sein, muss aber genau ihre Form haben. Jedes Feld, das die Linie betritt, bekommt einen Punkt.
learn-colour-lines-number = Die 3 für die rechte Hälfte darf jede Form haben: Zeichne drei Striche in beliebige Richtungen.
learn-colour-lines-number-so = Kein Feld darf man zweimal betreten. Beide Linien dürfen in die graue Zone in der Mitte, aber nicht darüber hinaus.
learn-colour-lines-rest = Zwei Würfel zeigen noch eine 1. Zeichne einen davon: einen einzigen Strich am Ende der Linie.
learn-colour-lines-last = Und jetzt den anderen.
learn-colour-lines-last-so = Was sich zeichnen lässt, muss gezeichnet werden. Pass also auf, dass du dich nicht einsperrst!
learn-colour-lines-joker = Die 0 zeichnet nichts. Aber zweimal im Spiel darfst du einen Joker nehmen: einen einzigen Strich statt eines Würfels oder gar nichts. Wir lesen die Regel so, dass das auch bei einer 0 geht: Nimm ihn für die 0.
learn-colour-lines-joker-so = Ein Joker bleibt dir. Heb ihn auf, bis ein Würfel nicht passt.
learn-colour-lines-done = Das war die Runde. Sag, dass du fertig bist.
learn-colour-lines-done-so = Bis dahin hättest du alles zurücknehmen können. Sind alle fertig, wird neu gewürfelt, fünf Runden lang.
learn-colour-lines-letters = Und wofür das alles? In den Ecken stehen Buchstaben: 20 Punkte, wenn du einen als Erster erreichst, später nur noch 10.
learn-colour-lines-pairs = Jede Farbe, in der du in beiden Hälften einen Punkt hast, ist ein Paar: 9 Punkte.
learn-colour-lines-dots = Und jeder Punkt in deinen zwei Punktefarben bringt 3. Sie sind auf deinem Blatt angekreuzt: Rosa und Hellblau.
learn-colour-lines-end-of-lesson = Jetzt kannst du zeichnen. Im ganzen Spiel zählt auch, wie oft du die rote Mittellinie kreuzt.
