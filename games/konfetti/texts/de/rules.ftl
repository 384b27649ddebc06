# Die Regeln von Konfetti in unseren eigenen Worten. Das Ende eines Namens ist die Nummer der Regel.

rules-konfetti-lead = Karten liegen verstreut auf dem Tisch, und alle greifen gleichzeitig zu, solange der Sand läuft. Ein kleiner, ein mittlerer und ein großer Kreis einer Farbe sind ein Satz. Karten, die du nicht brauchst, kosten dich etwas.

rules-konfetti-F1 = Die Karten
rules-konfetti-F1-1 = 84 Karten, sechs Farben. Jede Karte zeigt einen kleinen, einen mittleren und einen großen Kreis in drei verschiedenen Farben.
rules-konfetti-F1-2 = Keine Karte gibt es zweimal, und jede Farbe ist in jeder Größe 14-mal da.
rules-konfetti-F1-3 = Die schwarze Seite zeigt farbige Formen statt Kreisen: Jede Form hat ihre eigene Farbe. Das liest sich schwerer.

rules-konfetti-F2 = Runden
rules-konfetti-F2-text = Zu zweit bis zu viert gibt es drei Runden: Die Hälfte aller Karten kommt auf den Tisch, dann die Hälfte vom Rest, dann der Rest. Du darfst 6 Karten halten, wieder 6 und in der letzten Runde 9.
    Zu fünft bis zu siebt sind es zwei Runden: die Hälfte der Karten, dann der Rest. Du darfst 6 halten, dann 9.
    Allein spielst du fünf Runden: Erst kommen 42 Karten auf den Tisch, dann 11, noch einmal 11, dann 10 und zuletzt 10. Du hältst jedes Mal 6.
    Der Sand läuft 60 Sekunden, wenn der Tisch nichts anderes wählt.

rules-konfetti-F3 = Solange der Sand läuft
rules-konfetti-F3-1 = Alle Karten in der Mitte können alle sehen und berühren.
rules-konfetti-F3-2 = Lege deinen Finger auf eine Karte: in der Mitte, auf irgendeinem Rand oder eine eigene. Immer nur auf eine.
rules-konfetti-F3-3 = Eine Karte, die du einen Moment lang allein berührst, löst sich: Lege sie in deine Hand, auf deinen Rand oder, wenn es deine ist, zurück in die Mitte. Ist deine Hand voll, bleibt sie auf deinem Rand, wo jeder sie nehmen darf.
rules-konfetti-F3-4 = Karten in einer Hand sind sicher.
rules-konfetti-F3-5 = Zwei Finger auf einer Karte: Wer zuerst loslässt, überlässt sie dem anderen. Lässt zwei Sekunden lang niemand los, ist sie gesperrt, bis die Runde endet.
rules-konfetti-F3-6 = Ist der Sand durchgelaufen, bewegt sich nichts mehr. Karten unter einem Finger, auf einem Rand oder gesperrte kommen zurück in die Mitte. Was du schon hältst, behältst du, auch wenn dein Finger gerade darauf liegt.

rules-konfetti-F4 = Die Wertung einer Runde
rules-konfetti-F4-1 = Ein kleiner, ein mittlerer und ein großer Kreis einer Farbe sind ein Satz und 1 Punkt wert. Sie dürfen auf verschiedenen Karten sein, aber jeder Kreis zählt nur einmal.
rules-konfetti-F4-2 = Karten, auf die du verzichten könntest, kosten je 1 Punkt: Suche die wenigsten deiner Karten, mit denen es genauso viele Sätze sind. Alle anderen sind zu viel.
rules-konfetti-F4-3 = Punkte der Runde: Sätze minus Karten zu viel.
rules-konfetti-F4-4 = Hast du Punkte gemacht, behältst du so viele deiner Karten als Punktekarten, welche du magst; der Rest kommt zurück. Hast du Punkte verloren, gibst du so viele Punktekarten zurück, welche du magst und soweit du welche hast; sie kommen in die Mitte.
rules-konfetti-F4-5 = Wer nach 20 Sekunden nicht gewählt hat, behält die Karten, die am wenigsten Sätze zerreißen, und gibt die Punktekarten zurück, die in der Liste aller Karten zuerst stehen.

rules-konfetti-F5 = Das Ende
rules-konfetti-F5-text = Nach der letzten Runde gewinnt, wer die meisten Punktekarten hat; bei Gleichstand teilt man sich den Sieg. Allein sammelst du so viele wie möglich.

rules-konfetti-F6 = Ruhiger Tisch
rules-konfetti-F6-text = Für alle, die nicht um die Wette greifen wollen oder können: dasselbe Spiel ohne Sand und reihum. Nimm eine Karte aus der Mitte, gib eine zurück oder sag, dass du mit der Runde fertig bist. Das kannst du zurücknehmen, bis die nächste Person etwas tut, außer es beendet die Runde.
    Sind alle fertig, ist die Runde vorbei. Sie endet auch, wenn alle, die noch nicht fertig sind, zweimal nacheinander nur eine Karte hin- und herlegen, die sie in dieser Runde schon einmal zurückgegeben haben. Jede Runde beginnt jemand anderes, immer der Reihe nach. Hat der Tisch eine Uhr für die Züge, gilt sie auch hier.

rules-konfetti-trial-score = Probier es aus: Tippe Karten in deine Hand und sieh, was sie wert sind. Tippe auf eine Karte in der Hand, um sie zurückzulegen.
rules-konfetti-trial-middle = In der Mitte
rules-konfetti-trial-hand = Deine Hand

rules-konfetti-term-set = Satz
rules-konfetti-term-set-is = Ein kleiner, ein mittlerer und ein großer Kreis einer Farbe.
rules-konfetti-term-hold = Hand
rules-konfetti-term-hold-is = Die Karten, die du hältst. Sie sind sicher.
rules-konfetti-term-edge = Rand
rules-konfetti-term-edge-is = Der Streifen vor dir. Karten dort sind nicht sicher.
rules-konfetti-term-middle = Mitte
rules-konfetti-term-middle-is = Wo Karten liegen, die niemandem gehören.
rules-konfetti-term-sand = Sand
rules-konfetti-term-sand-is = Die Zeit, die eine Runde dauert.
rules-konfetti-term-point-card = Punktekarte
rules-konfetti-term-point-card-is = Eine Karte, die du behalten hast: am Ende ein Punkt.
