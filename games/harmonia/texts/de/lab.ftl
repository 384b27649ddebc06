## Was Werkstatt und Labor über dieses Spiel sagen.

design-about-harmonia = Welche Plättchen es gibt und was zählt.
lab-ending-harmonia-ended-laid = alles gelegt
lab-ending-harmonia-ended-agreed = so beschlossen
lab-ending-harmonia-ended-misfit = passt nicht
harmonia-component-tiles = gelegte Plättchen
harmonia-component-shapes = Form der Auslage
harmonia-component-shapes-empty = leer
harmonia-component-shapes-hole = mit Loch
harmonia-component-shapes-hexagon = Sechseck
harmonia-component-shapes-triangle = Dreieck
harmonia-component-shapes-rhombus = Raute
harmonia-component-shapes-symmetric = symmetrisch
harmonia-component-shapes-plain = ohne Form
harmonia-component-words = Vorschläge, aufzuhören
harmonia-component-words-propose = vorschlagen
harmonia-component-words-accept = annehmen
harmonia-component-words-refuse = ablehnen
