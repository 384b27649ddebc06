## Was Werkstatt und Labor über dieses Spiel sagen.

design-about-konfetti = Karten, Runden und Zeiten.
lab-ending-konfetti-ended = letzte Runde
konfetti-component-cards = genommene Karten
konfetti-component-deeds = Aktionen
konfetti-component-deeds-touch = berühren
konfetti-component-deeds-contest = streiten
konfetti-component-deeds-let-go = loslassen
konfetti-component-deeds-hold = nehmen
konfetti-component-deeds-edge = an den Rand
konfetti-component-deeds-middle = zurücklegen
