# Die Regeln von Harmonia in unseren eigenen Worten. Das Ende eines Namens ist die Nummer der Regel.

rules-harmonia-lead = Ihr spielt alle gemeinsam. Alle haben eine verdeckte Hand sechseckiger Plättchen, und reihum legt ihr sie in einen Garten. Ihr dürft über eure Plättchen reden, sie aber nie zeigen.

rules-harmonia-H1 = Die Plättchen
rules-harmonia-H1-1 = 84 sechseckige Plättchen. Jede der sechs Seiten ist hellgrün oder lila. Es gibt 14 verschiedene, jedes sechsmal. Ein Plättchen darf man drehen, aber nie wenden.

rules-harmonia-H2 = Vor dem Spiel
rules-harmonia-H2-1 = 60 Plättchen werden verdeckt und gleichmäßig verteilt: zu zweit je 30, zu dritt 20, zu viert 15, zu fünft 12, zu sechst 10. Die anderen 24 bleiben ungesehen. Allein spielt man mehrere Hände.
rules-harmonia-H2-2 = Niemand zeigt seine Plättchen. Du darfst sie mit Worten beschreiben und auf solche zeigen, die schon liegen.

rules-harmonia-H3 = Ein Zug
rules-harmonia-H3-1 = Wer beginnt, bestimmt das Los; dann geht es reihum, je ein Plättchen.
rules-harmonia-H3-2 = Zeig eines deiner Plättchen: Nun muss es gelegt werden. Lege es auf ein freies Feld neben einem, das schon liegt, gedreht, wie du magst. Wo sich Seiten berühren, müssen sie die gleiche Farbe haben. Das allererste kommt irgendwohin. Was liegt, bleibt liegen.
rules-harmonia-H3-3 = Passt ein gezeigtes Plättchen nirgends, haben im Grundspiel alle sofort verloren. Im Spiel für Fortgeschrittene wird es beiseitegelegt und kostet 10 Punkte, und der Zug ist vorbei.
rules-harmonia-H3-4 = Wer keine Plättchen mehr hat, wird übersprungen.

rules-harmonia-H4 = Das Ende
rules-harmonia-H4-1 = Schluss ist, wenn alle Plättchen gelegt oder beiseitegelegt sind oder wenn alle sich einig sind. Jeder darf jederzeit vorschlagen aufzuhören, nur nicht, solange ein gezeigtes Plättchen noch nicht liegt: Das muss erst gelegt werden. Alle müssen zustimmen. Ein Nein oder das nächste gezeigte Plättchen nimmt den Vorschlag zurück.
rules-harmonia-H4-2 = Grundspiel: Ihr gewinnt gemeinsam, wenn der Garten ein volles Sechseck mit vier Plättchen an jeder Seite ist, zusammen 37, und sein ganzer Rand hellgrün.
rules-harmonia-H4-3 = Für Fortgeschrittene: Ihr zählt Punkte. 200 sind gut, 300 sehr gut. Die gedruckte Anleitung nennt 460 als das Höchste. Für die Plättchen hier, die nachgebaut sind, stimmt das nicht: Aus 60 Plättchen sind 464 Punkte gelungen, bei freier Wahl aus allen 84 sogar 500.

rules-harmonia-H5 = Punkte für Fortgeschrittene
rules-harmonia-H5-1 = 10 Punkte für jeden, der mitspielt.
rules-harmonia-H5-2 = Für die Form des Gartens, das Erste, was zutrifft: mit einem Loch 0; ein Sechseck mit sechs gleichen Seiten 50, auch ein einzelnes Plättchen; ein Dreieck mit drei oder eine Raute mit vier gleichen Seiten 30, ab zwei Plättchen an jeder Seite; symmetrisch, also sein eigenes Spiegelbild, 20; sonst 10. Ein Trapez mit drei gleichen Seiten ist weder Dreieck noch Raute, aber symmetrisch.
rules-harmonia-H5-3 = Diese Punkte dreifach, wenn der ganze äußere Rand hellgrün ist.
rules-harmonia-H5-4 = Für Muster. Ein Muster sind alle Plättchen, die über lila Seiten zusammenhängen. Es zählt, wenn es geschlossen ist, also jede seiner lila Seiten ein anderes Plättchen berührt, und symmetrisch, also eine Gerade es auf sich selbst spiegelt: 60 Punkte ab 7 Plättchen, 20 für 4 bis 6, 10 für 3.
rules-harmonia-H5-5 = Minus 2 Punkte für jedes der 60 Plättchen, das nicht im Garten liegt. Die beiseitegelegten zählen dazu.
rules-harmonia-H5-6 = Minus 10 für jedes Plättchen, das gezeigt wurde und nirgends passte.
rules-harmonia-H5-7 = Ein leerer Garten hat keine Punkte für die Form.

rules-harmonia-trial-lay = Probier es aus: Drehe das Plättchen, bis es in die Lücke passt, und lege es. Grün muss an Grün liegen und Lila an Lila.
rules-harmonia-trial-turn = Drehen
rules-harmonia-trial-do-lay = Legen
rules-harmonia-trial-fits = So passt es.
rules-harmonia-trial-not = So passt es noch nicht.
rules-harmonia-trial-examples = So zählen die Form des Gartens und seine Muster. Geschlossene, symmetrische Muster haben einen goldenen Rand, gestrichelt ist der Spiegel.
rules-harmonia-trial-laid = Alle Seiten passen: Das Plättchen liegt.

rules-harmonia-term-tile = Plättchen
rules-harmonia-term-tile-is = Ein Sechseck, dessen sechs Seiten hellgrün oder lila sind.
rules-harmonia-term-layout = Garten
rules-harmonia-term-layout-is = Alle Plättchen, die gelegt worden sind.
rules-harmonia-term-pattern = Muster
rules-harmonia-term-pattern-is = Plättchen, die über lila Seiten zusammenhängen.
rules-harmonia-term-closed = Geschlossen
rules-harmonia-term-closed-is = Keine lila Seite des Musters ist offen.
rules-harmonia-term-symmetric = Symmetrisch
rules-harmonia-term-symmetric-is = Eine Gerade spiegelt es auf sich selbst.
rules-harmonia-term-hole = Loch
rules-harmonia-term-hole-is = Ein leeres Feld, von dem kein Weg über leere Felder nach außen führt.
