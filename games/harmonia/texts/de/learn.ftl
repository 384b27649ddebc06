# Die geführte erste Partie von Harmonia.

learn-harmonia-hello = Willkommen! Hier spielt ihr zusammen: Im Grundspiel soll ein Sechseck aus 37 Plättchen mit grünem Rand wachsen. Das erste Plättchen liegt schon im Garten. Deine liegen unten, und nur du siehst sie.
learn-harmonia-lay = Das Plättchen im Garten hat rechts eine lila Seite. Wähle dein Plättchen mit einer einzigen lila Seite, setze es auf das markierte Feld und drehe es, bis Lila an Lila liegt. Zeige es, dann lege es.
learn-harmonia-lay-so = Wo sich Seiten berühren, haben sie die gleiche Farbe. Was du gezeigt hast, muss gelegt werden, und was liegt, bleibt liegen. Dass die Punkte sinken, macht nichts: Ein einzelnes Plättchen zählte als Sechseck.
learn-harmonia-close = Jetzt das andere Ende. Lege dein zweites Plättchen mit einer einzigen lila Seite auf das markierte Feld.
learn-harmonia-close-so = Keine lila Seite ist mehr offen, und das Muster ist sein eigenes Spiegelbild: drei Plättchen, 10 Punkte. Größere Muster bringen bis zu 60.
learn-harmonia-turn = Die andere Hand hat etwas Neues begonnen. Mach weiter: Setze dein Plättchen mit zwei lila Seiten nebeneinander auf das markierte Feld. Durchgezogen umrandete Felder passen sofort, gestrichelte nach dem Drehen.
learn-harmonia-turn-so = Plättchen darfst du beliebig drehen, aber nie wenden.
learn-harmonia-free = Nun, wie du magst: Lege irgendein Plättchen dorthin, wo es passt.
learn-harmonia-free-so = Denk nach, bevor du ein Plättchen zeigst! Passt es nirgends, kostet das 10 Punkte, und im Grundspiel haben dann alle sofort verloren.
learn-harmonia-talk = Niemand zeigt seine Plättchen, aber ihr dürft darüber reden und in den Garten zeigen. In einer richtigen Partie gibt es dafür Sätze zum Antippen.
learn-harmonia-propose = Wenn ihr alle meint, dass es nicht besser wird, könnt ihr aufhören. Schlage es vor.
learn-harmonia-propose-so = Alle müssen zustimmen; ein Nein, und es geht weiter. Gleich antwortet die andere Hand.
learn-harmonia-goal = Die andere Hand spielt lieber weiter. Im Grundspiel gewinnt ihr mit einem vollen Sechseck aus 37 Plättchen, dessen ganzer Rand grün ist. Für Fortgeschrittene zählt ihr Punkte: für Form, grünen Rand und Muster.
learn-harmonia-end-of-lesson = Das ist alles: zeigen, legen, reden und den Garten wachsen lassen.
