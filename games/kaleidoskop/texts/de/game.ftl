## Kaleidoskop. Wer liest, wird geduzt.

kaleidoskop-name = Kaleidoskop
kaleidoskop-about = Setze Kristalle, färbe die Felder um sie herum und lass die Muster entstehen, die deine Karten verlangen.
kaleidoskop-minutes = 60

## Was am Tisch gewählt wird

kaleidoskop-option-length = Spieldauer
kaleidoskop-option-length-normal = normal: 15 Wertungskristalle
kaleidoskop-option-length-short = kurz: 10 Wertungskristalle
kaleidoskop-option-length-long = lang: 20 Wertungskristalle
kaleidoskop-option-ending = Wenn jemand das Ziel erreicht
kaleidoskop-option-ending-last-round = Runde zu Ende spielen, dann eine letzte Runde
kaleidoskop-option-ending-short-end = nur die Runde zu Ende spielen
kaleidoskop-option-rounds = Rundengrenze
kaleidoskop-option-rounds-none = ohne Grenze
kaleidoskop-option-rounds-10 = 10 Runden
kaleidoskop-option-rounds-15 = 15 Runden
kaleidoskop-option-rounds-20 = 20 Runden
kaleidoskop-option-rounds-30 = 30 Runden
kaleidoskop-option-rounds-range = Eine Grenze liegt zwischen 1 und { $most } Runden.

score-about-kaleidoskop = Ein Brett: die Farben aller Hexfelder und welche Aufträge darauf liegen.
kaleidoskop-print = Brett, Auftragskarten, Kristalle und Werkzeuge.
