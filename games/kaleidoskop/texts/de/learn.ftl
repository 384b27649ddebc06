# Die geführte erste Partie von Kaleidoskop.

learn-kaleidoskop-hello = Willkommen! Dies ist eine Partie in der fünften Runde, und du bist dran. Kristalle liegen in den Mulden an den Ecken der Felder. Deine drei Auftragskarten siehst nur du.
learn-kaleidoskop-hex = Kristalle färben die Felder, die sie berühren. Um das markierte Feld liegen ein grüner und ein gelber: Keine Farbe hat die Mehrheit, also ist es neutral.
learn-kaleidoskop-put = In jedem Zug setzt du einen Kristall in beliebiger Farbe. Wähle Blau und setze ihn in die markierte Mulde.
learn-kaleidoskop-put-so = Zwei Felder haben sich geändert. Um das eine liegen nun zwei blaue Kristalle: blau. Um das andere heben zwei blaue und zwei grüne einander auf, und der einzelne gelbe gewinnt.
learn-kaleidoskop-order = Gelb, Blau, Gelb um die Ecke: Genau das verlangt eine deiner Karten! Wähle den Auftrag, der leuchtet, und erfülle ihn.
learn-kaleidoskop-order-so = Er zahlt 2 Wertungskristalle. Und weil es dein erster Auftrag war, hast du die Halterung umsonst bekommen: ein Werkzeug, das einen Kristall vor dem Tausch bewahrt.
learn-kaleidoskop-draw = Für die verbrauchte Karte darfst du eine neue ziehen. Nimm sie vom blauen Stapel; der orange ist schwerer, zahlt aber mehr.
learn-kaleidoskop-draw-so = Du hältst wieder drei Karten, und die anderen sehen sie nicht. Wenn du kannst, darfst du gleich noch einen Auftrag erfüllen.
learn-kaleidoskop-end = Von deinen Aufträgen liegt gerade keiner mehr. Spare deine Wertungskristalle und beende deinen Zug.
learn-kaleidoskop-end-so = Jetzt spielen die anderen. Werkzeuge, die du auf dem Brett hast, kommen zu dir zurück, wenn dein nächster Zug beginnt.
learn-kaleidoskop-again = Dein nächster Zug. Setze einen roten Kristall in die markierte Mulde.
learn-kaleidoskop-again-so = Das hat nicht gereicht: Um das markierte Feld liegt von vier Farben je ein Kristall, es ist immer noch neutral. Aber dafür gibt es ein Werkzeug.
learn-kaleidoskop-buy = Kaufe den Spiegel für 3 Wertungskristalle.
learn-kaleidoskop-buy-so = Er gehört dir für die ganze Partie. In jedem Zug ist das erste Werkzeug, das du benutzt, umsonst.
learn-kaleidoskop-mirror = Nimm den Spiegel, tippe auf deinen roten Kristall, dann auf das markierte Feld, und bestätige.
learn-kaleidoskop-mirror-so = Für dieses eine Feld zählt der rote Kristall jetzt doppelt: Rot hat die Mehrheit.
learn-kaleidoskop-second = Und noch einer deiner Aufträge stimmt: Rosa, Rot, Gelb. Erfülle ihn!
learn-kaleidoskop-second-so = Ein Muster darf irgendwo liegen und gedreht sein, aber nicht gespiegelt. Wer die Kristalle gesetzt hat, ist egal.
learn-kaleidoskop-goal = Du gewinnst, wenn dir alle drei Werkzeuge gehören, du einen orangen Auftrag erfüllt hast und 15 Wertungskristalle sammelst, mehr als andere, die das auch schaffen.
learn-kaleidoskop-end-of-lesson = Mehr brauchst du nicht: setzen, färben, erfüllen. Der Rest kommt von selbst.
