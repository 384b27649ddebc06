# Die geführte erste Partie von Konfetti.

learn-konfetti-hello = Willkommen! In diesem Spiel greifen alle gleichzeitig nach Karten, solange der Sand läuft. Während du lernst, steht er still.
learn-konfetti-card = Jede Karte zeigt einen kleinen, einen mittleren und einen großen Kreis in drei Farben. Die markierte ist klein rot, mittel gelb, groß blau.
learn-konfetti-take = Nimm sie: Tippe auf die markierte Karte, oder zieh sie in deine Hand.
learn-konfetti-take-so = Eine Karte, auf der einen Moment lang nur dein Finger liegt, gehört dir. In deiner Hand ist sie sicher.
learn-konfetti-next = Du willst dieselbe Farbe klein, mittel und groß: Das ist ein Satz. Nimm die markierte Karte: klein gelb, mittel blau, groß rot.
learn-konfetti-next-so = Du hast jetzt Rot klein und groß und Gelb klein und mittel. Klein, mittel und groß von einer Farbe sind 1 Punkt, egal auf welchen deiner Karten.
learn-konfetti-contest = Eine Karte fehlt noch, und darauf liegt schon ein anderer Finger! Leg deinen trotzdem darauf und halte fest.
learn-konfetti-contest-so = Zwei Finger auf einer Karte: Wer zuerst loslässt, überlässt sie dem anderen. Nach zwei Sekunden wäre sie gesperrt gewesen. Jetzt hast du drei Sätze mit drei Karten!
learn-konfetti-more = Mehr ist nicht immer besser. Nimm auch die markierte Karte, nur um zu sehen, was passiert.
learn-konfetti-more-so = Sie macht keinen neuen Satz. Eine Karte, auf die du verzichten könntest, kostet 1 Punkt: drei Sätze, minus 1.
learn-konfetti-less = Dann leg sie zurück: Tippe in deiner Hand darauf, oder zieh sie in die Mitte.
learn-konfetti-less-so = Sätze minus Karten zu viel: wieder 3 Punkte. Ganz unten siehst du, welche Farben und Größen du hast. Tippst du dort auf eine, leuchten passende Karten auf.
learn-konfetti-sand = Ist der Sand durchgelaufen, bewegt sich nichts mehr. „Mein Rand“ ist ein Platz für später: Was dort liegt, darf jeder nehmen, und am Ende kommt es zurück. Tippe auf „Weiter“ und lass den Sand durchlaufen.
learn-konfetti-keep = Für 3 Punkte behältst du drei deiner Karten als Punktekarten. Hier sind das alle, und sie sind schon gewählt: Bestätige.
learn-konfetti-keep-so = Punktekarten zählen am Ende, und in den nächsten Runden sind sie weg. Hättest du mehr Karten als Punkte, könntest du wählen.
learn-konfetti-calm = Wenn du nicht um die Wette greifen magst: Am ruhigen Tisch spielst du dasselbe reihum und ohne Sand. Das wählst du, wenn du den Tisch einrichtest.
learn-konfetti-end-of-lesson = Auf die Plätze, fertig, greifen!
