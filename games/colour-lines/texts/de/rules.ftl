# Die Regeln von Colour Lines in unseren eigenen Worten. Das Ende eines Namens ist die Nummer der Regel.

rules-colour-lines-lead = Alle zeichnen gleichzeitig auf ihr eigenes Blatt: eine Linie in der linken Hälfte, eine in der rechten. Fünf Würfel sagen in jeder von fünf Runden, was gezeichnet wird. Wo die Linien entlanglaufen, entscheidet, was sie wert sind.

rules-colour-lines-C1 = Das Blatt
rules-colour-lines-C1-1 = Zwei Hälften mit je acht Blöcken. Ein Block hat drei mal drei Felder einer Farbe, und jede Farbe gibt es in jeder Hälfte einmal.
rules-colour-lines-C1-2 = Dazwischen liegt die graue Zone, zwei Spalten breit, mit der roten Mittellinie darin.
rules-colour-lines-C1-3 = Ein Feld heißt nach Spalte und Reihe, von oben links gezählt: Spalte 1, Reihe 1 trägt das A, Spalte 14, Reihe 12 das D. Die Mittellinie läuft zwischen Spalte 7 und 8. In Dateien wird ab 0 gezählt; dort ist (0,0) das A.
rules-colour-lines-C1-5 = In den vier Ecken stehen die Buchstaben A bis D. Ein Feld mit Buchstaben behält seine Farbe.
rules-colour-lines-C1-6 = Seite A ist die übliche. Seite B hat außerdem schwarze Felder, die man nicht berühren darf, und weiße Felder mit einem Kreis, die keine Farbe haben: weder für Mittellinie und Paare noch für Punktefarben. Dass das auch für Paare gilt, ist unsere Lesart.

rules-colour-lines-C2 = Die Würfel
rules-colour-lines-C2-1 = Fünf verschiedene Würfel. Eine Seite zeigt eine Figur, eine Zahl von 1 bis 3 oder eine 0.
rules-colour-lines-C2-2 = Eine Figur ist ein Weg aus zwei oder drei Strichen: geradeaus, eine Ecke, ein L, ein J, ein U, ein S oder ein Z.
rules-colour-lines-C2-3 = Welche Seiten auf welchem Würfel sind, gehört zur Ausgabe: Jeder hat sechs, und wer das gedruckte Spiel besitzt, kann andere eintragen.

rules-colour-lines-C3 = Vor dem Spiel
rules-colour-lines-C3-1 = Du kreuzt zwei Punktefarben an und setzt in jede Hälfte ein Startkreuz, auf ein farbiges Feld ohne Buchstaben und Kreis und nicht auf Schwarz. Deine Punktefarben und die Farben unter den Kreuzen müssen vier verschiedene sein. Dass ein Kreuz nicht auf einem Kreis stehen darf, ist unsere Lesart.
rules-colour-lines-C3-2 = Für die erste Partie: Punktefarben Rosa und Hellblau, Kreuze links in der Mitte von Violett und rechts in der Mitte von Hellgrün, und die Mittellinie wird nicht gewertet.
rules-colour-lines-C3-3 = Ein Kreuz belegt sein Feld, ist aber kein Punkt, auch nicht für Paare. Das ist unsere Lesart.

rules-colour-lines-C4 = Eine Runde
rules-colour-lines-C4-1 = Fünf Würfel werden geworfen: zwei für die linke Hälfte, zwei für die rechte und der fünfte für die Hälfte, die du willst. Das wählen alle für sich. Das Würfeln geht reihum.
rules-colour-lines-C4-2 = Alle zeichnen alle fünf Würfel, in beliebiger Folge und gleichzeitig. Jeder Würfel wird einmal gezeichnet.
rules-colour-lines-C4-3 = Ein Würfel wird am Ende der Linie seiner Hälfte gezeichnet. Eine Figur genau in ihrer Form, beliebig gedreht und von jedem Ende aus begonnen, aber nie gespiegelt. Eine Zahl als genau so viele Striche in beliebige Richtungen. Eine 0 zeichnet nichts. Ein Strich geht ins Nachbarfeld, nie schräg.
rules-colour-lines-C4-4 = Jedes Feld, das du betrittst, bekommt einen Punkt. Kein Feld wird zweimal betreten, von keiner der beiden Linien. Beide Linien dürfen in die ganze graue Zone, aber nicht darüber hinaus.
rules-colour-lines-C4-5 = Ein Würfel wird ganz gezeichnet oder gar nicht. Solange sich einer deiner Würfel zeichnen lässt, musst du weitermachen. Was dann nicht passt, darf übrig bleiben, auch wenn es anders gepasst hätte; das ist unsere Lesart. Mit der Tischoption „Streng“ dürfen Würfel nur übrig bleiben, wenn sich mit den bisher genommenen Jokern in keiner Reihenfolge und auf keine Art mehr davon zeichnen lassen.
rules-colour-lines-C4-6 = Joker, zweimal im Spiel: Statt eines Würfels zeichnest du einen einzigen Strich in seiner Hälfte oder gar nichts. Dass ein Joker auch für eine 0 stehen darf, ist unsere Lesart: In der Anleitung steht sowohl, dass er einen Würfel ersetzt, als auch, dass eine 0 nichts zeichnet.
rules-colour-lines-C4-7 = Kreis, auf Seite B: Wer einen betritt, darf an diese Linie bis zu zwei Striche anhängen, sobald der Würfel ganz gezeichnet ist. Striche in einen weiteren Kreis bringen noch zwei. Was du nicht anhängst, verfällt mit dem nächsten Würfel, und ein Joker, der nichts zeichnet, bringt keine.
rules-colour-lines-C4-8 = Bis zum nächsten Wurf darfst du zurücknehmen und neu zeichnen, was du in dieser Runde gezeichnet hast. Alle Blätter liegen offen.
rules-colour-lines-C4-9 = Sag, wenn du fertig bist. Sind es alle, beginnt die nächste Runde. Es gibt fünf.

rules-colour-lines-C5 = Die Wertung
rules-colour-lines-C5-1 = Mittellinie: in wie vielen verschiedenen Farben du einen Punkt hast, mal wie oft deine Linien die Mittellinie kreuzen.
rules-colour-lines-C5-2 = Buchstaben: 20 Punkte für jeden, den du in der Runde erreichst, in der ihn überhaupt jemand zuerst erreicht, 10 in einer späteren.
rules-colour-lines-C5-3 = Paare: 9 Punkte für jede Farbe, in der du in beiden Hälften einen Punkt hast.
rules-colour-lines-C5-4 = Punktefarben: 3 Punkte für jeden Punkt in deinen beiden Punktefarben.
rules-colour-lines-C5-5 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
    Zum Beispiel: 8 Farben mal 4 Kreuzungen sind 32, ein Buchstabe zuerst und einer später sind 30, 5 Paare sind 45, 11 Punkte sind 33. Zusammen 140.
rules-colour-lines-C5-6 = Jede der vier Wertungen kann man am Tisch weglassen.

rules-colour-lines-C6 = Varianten
rules-colour-lines-C6-1 = Weitergegebene Blätter: Links von dir kreuzt jemand deine Punktefarben an, dann setzt jemand rechts von dir deine Kreuze.
rules-colour-lines-C6-2 = Gewählte Würfel: Wer dran ist, wirft alle fünf und bestimmt, welche zwei nach links gehen, welche zwei nach rechts und welcher frei ist.
rules-colour-lines-C6-3 = Drei von vier: Drei der vier Wertungen werden vor dem Spiel ausgelost.

rules-colour-lines-C7 = Allein
rules-colour-lines-C7-text = In jeder der fünf Runden wirfst du alle fünf Würfel und verteilst sie, wie du magst: zwei links, zwei rechts, einer frei (die Anleitung sagt nur, dass du sie verteilst; zwei, zwei und einer ist unsere Lesart). Schwerer: erst zwei, beide für eine Hälfte, dann die anderen drei, von denen einer frei ist. Jeder Buchstabe zählt 20. Es gibt fünf Aufgaben:
    1. Mittendrin: Kreuze die Mittellinie, so oft du kannst. Punktefarben zählen nicht, also werden keine angekreuzt.
    2. Kunterbunt: Punkte in deinen beiden Punktefarben.
    3. Buchstabenjagd: alle vier Buchstaben, mindestens 4 Paare und 3 Kreuzungen; dann zählen deine Punkte.
    4. Multitalent: mindestens 5 Kreuzungen, 5 Paare und 2 Buchstaben; dann zählen deine Punkte.
    5. Auf die Kreise: auf Seite B alle Kreise, alle Buchstaben und mindestens 215 Punkte.

rules-colour-lines-trial-draw = Probier es aus: Zeichne, was der Würfel verlangt. Tippe die Felder nacheinander an, das erste neben dem Ende der Linie.
rules-colour-lines-trial-wants = Der Würfel verlangt: { $face }
rules-colour-lines-trial-right = Das war: { $face }. Gut gezeichnet!
rules-colour-lines-trial-next = Ein anderer Würfel
rules-colour-lines-trial-north = Strich nach oben
rules-colour-lines-trial-east = Strich nach rechts
rules-colour-lines-trial-south = Strich nach unten
rules-colour-lines-trial-west = Strich nach links

rules-colour-lines-term-line = Linie
rules-colour-lines-term-line-is = Was von einem Startkreuz aus wächst, in jeder Hälfte eine.
rules-colour-lines-term-stroke = Strich
rules-colour-lines-term-stroke-is = Ein Schritt von einem Feld zum nächsten daneben, darüber oder darunter.
rules-colour-lines-term-cross = Startkreuz
rules-colour-lines-term-cross-is = Wo eine Linie beginnt. Es ist kein Punkt.
rules-colour-lines-term-half = Hälfte
rules-colour-lines-term-half-is = Eine der beiden Seiten des Blattes, mit ihrer eigenen Linie.
rules-colour-lines-term-midline = Mittellinie
rules-colour-lines-term-midline-is = Die rote Linie in der grauen Zone zwischen den Hälften.
rules-colour-lines-term-point-colour = Punktefarbe
rules-colour-lines-term-point-colour-is = Eine der zwei Farben, in denen deine Punkte zählen.
rules-colour-lines-term-pair = Paar
rules-colour-lines-term-pair-is = Eine Farbe, in der du links und rechts einen Punkt hast.
rules-colour-lines-term-joker = Joker
rules-colour-lines-term-joker-is = Ein einzelner Strich statt eines Würfels, oder gar nichts.
