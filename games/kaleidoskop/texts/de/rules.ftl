# Die Regeln von Kaleidoskop in unseren eigenen Worten. Das Ende eines Namens ist die Nummer der Regel.

rules-kaleidoskop-lead = Setze Kristalle aus Glas rund um Hexfelder. Die Farbe, die um ein Feld herum die Mehrheit hat, färbt es. Deine Auftragskarten verlangen Muster aus gefärbten Feldern und zahlen dafür Wertungskristalle.

rules-kaleidoskop-K1 = Was es gibt
rules-kaleidoskop-K1-1 = Sechs Farben: Rot, Gelb, Grün, Blau, Rosa und Lila. Jede hat ihr eigenes Zeichen.
rules-kaleidoskop-K1-2 = Von jeder Farbe gibt es 18 Kristalle. Ist von einer keiner mehr da, kann man sie nicht wählen. Ein Kristall, der vom Brett genommen wird, kommt zurück in den Vorrat.
rules-kaleidoskop-K1-3 = Die Farben der Felder und die weißen Wertungskristalle zeigen nur an, was gilt. Sie gehen nie aus.
rules-kaleidoskop-K1-4 = Auftragskarten liegen in zwei Stapeln: Blaue sind leichter und zahlen weniger, orange sind schwerer und zahlen mehr. Auf jeder Karte stehen zwei Aufträge.
rules-kaleidoskop-K1-5 = Alle können drei Werkzeuge bekommen: Halterung, Spiegel und Mattglas.

rules-kaleidoskop-K2 = Das Brett
rules-kaleidoskop-K2-1 = 37 Hexfelder bilden ein großes Sechseck.
rules-kaleidoskop-K2-2 = Kristalle liegen in Mulden an den Ecken der Felder. Jede Mulde berührt zwei oder drei Felder; so zählt jeder Kristall für zwei oder drei davon.
rules-kaleidoskop-K2-3 = Eine Mulde hat einen Namen, wie ihn Dateien und Protokolle schreiben: das Feld, dessen obere Ecke „n“ oder untere Ecke „s“ sie ist, zum Beispiel 0,0,n.
rules-kaleidoskop-K2-4 = Abdeckungen schließen Felder und auch die Mulden, die dann weniger als zwei Felder berühren würden. Zu sechst ist nichts abgedeckt, zu fünft jede zweite Ecke des Bretts, zu dritt und zu viert alle sechs.

rules-kaleidoskop-K3 = Vor dem Spiel
rules-kaleidoskop-K3-1 = In den sechs Mulden um das Feld in der Mitte liegt von jeder Farbe ein Kristall, in zufälliger Folge.
rules-kaleidoskop-K3-2 = Du beginnst mit zwei blauen Karten, einer orangen Karte und einem Wertungskristall. Deine Karten sehen die anderen nicht. Wer anfängt, bestimmt das Los.
rules-kaleidoskop-K3-3 = Der Tisch wählt, wie lange gespielt wird: kurz, normal oder lang, bis 10, 15 oder 20 Wertungskristalle.

rules-kaleidoskop-K4 = Dein Zug
rules-kaleidoskop-K4-1 = Zuerst kommen deine eigenen Werkzeuge vom Brett zurück, und die Felder daneben färben sich neu. Das geschieht von selbst.
rules-kaleidoskop-K4-2 = Dann musst du einen Kristall setzen, in beliebiger Farbe. In eine leere Mulde ist das umsonst. Oder du tauschst ihn gegen einen, der schon liegt und eine andere Farbe hat: Das kostet 1 Wertungskristall, und nichts mehr, sobald alle Mulden voll sind. Ein Kristall in einer Halterung lässt sich nicht tauschen.
rules-kaleidoskop-K4-3 = Dann darfst du Werkzeuge benutzen, die dir gehören, jedes einmal im Zug. Das erste ist umsonst, das zweite kostet 2 Wertungskristalle, das dritte 3. Hast du in diesem Zug einen Auftrag erfüllt, darfst du kein Werkzeug mehr benutzen.
rules-kaleidoskop-K4-4 = Jedes Feld, neben dem sich etwas geändert hat, nimmt die Farbe an, die nun die Mehrheit hat.
rules-kaleidoskop-K4-5 = Dann darfst du Aufträge erfüllen, so viele du kannst.
rules-kaleidoskop-K4-6 = Kaufen darfst du in deinem Zug jederzeit: ein Werkzeug oder Platz für eine vierte Karte.

rules-kaleidoskop-K5 = Werkzeuge
rules-kaleidoskop-K5-1 = Ein Werkzeug bleibt, wo es ist, bis dein nächster Zug beginnt. Dann kommt es zu dir zurück.
rules-kaleidoskop-K5-2 = Die Halterung kommt unter den Kristall, den du gerade gesetzt hast. Niemand kann ihn dann tauschen.
rules-kaleidoskop-K5-3 = Der Spiegel kommt zwischen einen Kristall und ein Feld, das er berührt. Für dieses Feld zählt der Kristall doppelt.
rules-kaleidoskop-K5-4 = Das Mattglas kommt zwischen einen Kristall und ein Feld, das er berührt. Für dieses Feld zählt der Kristall gar nicht. Für Spiegel und Mattglas taugt jeder Kristall auf dem Brett, aber zwischen Mulde und Feld passt nur ein Werkzeug. Wird der Kristall getauscht, wirkt es auf den neuen.
rules-kaleidoskop-K5-5 = Die Halterung bekommst du umsonst mit deinem ersten erfüllten Auftrag. Spiegel und Mattglas kosten je 3 Wertungskristalle.

rules-kaleidoskop-K6 = Die Mehrheit
rules-kaleidoskop-K6-1 = Zähle für jede Farbe die Kristalle in den Mulden rund um das Feld. Hinter einem Spiegel zählt einer doppelt, hinter Mattglas gar nicht.
rules-kaleidoskop-K6-2 = Farben mit gleicher Zahl heben einander auf. Von den übrigen färbt die höchste das Feld. Bleibt keine, ist das Feld neutral.
    Zwei rote, zwei gelbe, ein grüner: Das Feld ist grün. Zwei gegen zwei oder von jeder einer: neutral. Einer allein: seine Farbe.

rules-kaleidoskop-K7 = Aufträge
rules-kaleidoskop-K7-1 = Auf einer Karte stehen zwei Aufträge. Du erfüllst einen davon, dann wird sie abgelegt. In einem Zug zählt jede Karte nur einmal.
rules-kaleidoskop-K7-2 = Ein Auftrag ist ein Muster aus gefärbten Feldern; schwerere verlangen auch Kristalle in bestimmten Mulden. Es darf irgendwo liegen und gedreht sein, aber nicht gespiegelt. Was drumherum liegt, ist egal, und auch, wer es gemacht hat.
rules-kaleidoskop-K7-3 = Er zahlt so viele Wertungskristalle, wie darauf stehen.
rules-kaleidoskop-K7-4 = Dann darfst du eine Karte von einem Stapel deiner Wahl ziehen oder darauf verzichten. Sobald ein Stapel leer ist, werden alle erfüllten Karten seiner Farbe zu einem neuen gemischt; deine erfüllten Aufträge zählen weiter.
rules-kaleidoskop-K7-5 = Du darfst in einem Zug mehrere Aufträge erfüllen, auch von der Karte, die du gerade gezogen hast.
rules-kaleidoskop-K7-6 = Du hältst drei Karten. Einmal im Spiel darfst du für 2 Wertungskristalle Platz für eine vierte kaufen und sie gleich ziehen.

rules-kaleidoskop-K8 = Das Ende
rules-kaleidoskop-K8-1 = Du bist am Ziel, wenn dir am Ende deines Zuges alle drei Werkzeuge gehören, du mindestens einen orangen Auftrag erfüllt hast und 10, 15 oder 20 Wertungskristalle besitzt.
rules-kaleidoskop-K8-2 = Ist jemand am Ziel, wird die Runde zu Ende gespielt und danach noch eine letzte. Wählt der Tisch „nur die Runde zu Ende spielen“, fällt die letzte Runde weg.
rules-kaleidoskop-K8-3 = Von denen, die dann am Ziel sind, gewinnt, wer die meisten Wertungskristalle hat, danach die meisten orangen Aufträge; sonst teilt man sich den Sieg. Ist niemand mehr am Ziel, werden die ebenso verglichen, die es am Ende eines Zuges schon waren.
rules-kaleidoskop-K8-4 = Ein Tisch kann eine Grenze für die Runden setzen. Ist sie erreicht, ist in jedem Fall Schluss. Schluss ist auch, wenn alle Hände leer sind und niemand eine Karte kaufen kann: Dann kann niemand mehr einen Wertungskristall gewinnen. Ist dabei niemand am Ziel, entscheiden die Wertungskristalle, dann die orangen Aufträge.

rules-kaleidoskop-trial-majority = Probier es aus: Wähle eine Farbe, tippe auf eine Mulde und sieh, welche Felder sich ändern. Tippe auf einen Kristall, um ihn wegzunehmen.
rules-kaleidoskop-trial-colour = Farbe
rules-kaleidoskop-trial-pit = Mulde { $number }: { $what ->
        [none] leer
       *[other] { $colour }
    }

rules-kaleidoskop-term-crystal = Kristall
rules-kaleidoskop-term-crystal-is = Ein Stück farbiges Glas in einer Mulde. Es zählt für alle Felder, die seine Mulde berührt.
rules-kaleidoskop-term-scoring-crystal = Wertungskristall
rules-kaleidoskop-term-scoring-crystal-is = Weiß: was Aufträge zahlen und Werkzeuge kosten. Geld und Punkte in einem.
rules-kaleidoskop-term-pit = Mulde
rules-kaleidoskop-term-pit-is = Eine Vertiefung an einer Ecke, an der sich zwei oder drei Felder treffen.
rules-kaleidoskop-term-hex = Hexfeld
rules-kaleidoskop-term-hex-is = Eine Scheibe aus Glas, die die Farbe der Mehrheit um sie herum annimmt.
rules-kaleidoskop-term-order = Auftrag
rules-kaleidoskop-term-order-is = Ein Muster aus gefärbten Feldern auf einer Karte, und was es zahlt.
rules-kaleidoskop-term-holder = Halterung
rules-kaleidoskop-term-holder-is = Das Werkzeug, das einen Kristall vor dem Tausch bewahrt.
rules-kaleidoskop-term-mirror = Spiegel
rules-kaleidoskop-term-mirror-is = Das Werkzeug, mit dem ein Kristall für ein Feld doppelt zählt.
rules-kaleidoskop-term-frosted = Mattglas
rules-kaleidoskop-term-frosted-is = Das Werkzeug, das einen Kristall vor einem Feld verbirgt.
rules-kaleidoskop-term-cover = Abdeckung
rules-kaleidoskop-term-cover-is = Schließt ein Eckfeld, wenn weniger als sechs spielen.
