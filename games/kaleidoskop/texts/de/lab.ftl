## Was Werkstatt und Labor über dieses Spiel sagen.

design-about-kaleidoskop = Auftragskarten und ihr Lohn, abgedeckte Hexfelder, Preise.
lab-ending-kaleidoskop-ended-goal = Ziel erreicht
lab-ending-kaleidoskop-ended-limit = Grenze erreicht
kaleidoskop-component-orders = Aufträge
kaleidoskop-component-tools = Werkzeuge auf dem Brett
kaleidoskop-component-tools-holder = Halterung
kaleidoskop-component-tools-mirror = Spiegel
kaleidoskop-component-tools-frosted = Mattglas
kaleidoskop-component-purchases = Käufe
kaleidoskop-component-purchases-mirror = Spiegel
kaleidoskop-component-purchases-frosted = Mattglas
kaleidoskop-component-purchases-hand = größere Hand
kaleidoskop-component-stacks = Stapel, von denen gezogen wird
kaleidoskop-component-stacks-blue = blau
kaleidoskop-component-stacks-orange = orange
kaleidoskop-component-crystals = Kristalle
kaleidoskop-component-crystals-red = rot
kaleidoskop-component-crystals-yellow = gelb
kaleidoskop-component-crystals-green = grün
kaleidoskop-component-crystals-blue = blau
kaleidoskop-component-crystals-pink = rosa
kaleidoskop-component-crystals-purple = lila
kaleidoskop-component-moves = Setzen und Tauschen
kaleidoskop-component-moves-put = setzen
kaleidoskop-component-moves-swap = tauschen
