## Was Werkstatt und Labor über dieses Spiel sagen.

design-about-colour-lines = Blätter, Würfel, Buchstaben, Aufgaben.
lab-ending-colour-lines-ended = letzte Runde
colour-lines-component-faces = gezeichnete Würfelseiten
colour-lines-component-letters = erreichte Buchstaben
colour-lines-component-colours = Punktefarben
colour-lines-component-colours-pink = rosa
colour-lines-component-colours-light-blue = hellblau
colour-lines-component-colours-violet = violett
colour-lines-component-colours-light-green = hellgrün
colour-lines-component-colours-yellow = gelb
colour-lines-component-colours-dark-green = dunkelgrün
colour-lines-component-colours-orange = orange
colour-lines-component-colours-dark-blue = dunkelblau
colour-lines-component-scorings = Wertungen, die Punkte bringen
colour-lines-component-scorings-midline = Mittellinie
colour-lines-component-scorings-letters = Buchstaben
colour-lines-component-scorings-pairs = Farbpaare
colour-lines-component-scorings-dots = Punktefarben
colour-lines-component-jokers = Joker
colour-lines-component-jokers-joker = Joker
