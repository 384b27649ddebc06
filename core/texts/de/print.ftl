# Zum Ausdrucken.

print-title = Ausdrucken und spielen

print-about = Bretter, Karten, Plättchen und Blätter als PDF

print-lead = Alles, was ein Spiel braucht, auf Papier: maßstäblich, mit Schnittmarken und einem Zeichen für jede Farbe. Es entsteht auf deinem Gerät und geht auch ohne Netz.
print-how = Drucke mit 100 % und nicht an die Seite angepasst: Die Linie am Fuß ist 50 mm lang.
print-backs = Die Rückseiten der Karten sind auf jeder zweiten Seite: Wende das Papier über die lange Kante.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-parts = Was gedruckt wird
print-pages = { $pages ->
    [0] Nichts gewählt
    [one] 1 Seite
   *[other] { $pages } Seiten
  }
print-page = Seite { $page }
print-save-pdf = Als PDF speichern
print-save-svg = Seite { $page } als SVG

## Die Werkstatt, wie andere Seiten sie nennen

design-title = Entwerfen
home-design = Karten und Zahlen ändern, spielen, messen
own-edition = Eigene Ausgabe
own-edition-of = Eigene Ausgabe: { $name }
