## Was nur die Befehlszeile sagt

analyse-seat = An diesem Tisch gibt es keinen Platz { $seat }: Es gibt { $seats }.
solve-record = Für Platz { $seat } gibt es hier nichts zu lösen: Nötig ist eine beendete Partie mit diesem Platz.
file-too-large = Eine Datei darf höchstens { $mib } MiB haben.
game-unknown = Das Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $known }.
arena-seats = { $bots } Programme passen nicht auf { $seats } Plätze.
arena-illegal = { $bot }: „{ $answer }“ geht gerade nicht. Stattdessen wird zufällig gezogen.
arena-silent = { $bot }: keine Antwort in { $seconds } s. Stattdessen wird zufällig gezogen.
arena-too-long = { $bot }: eine Zeile mit mehr als { $most } Byte. Das Programm wird beendet, stattdessen wird zufällig gezogen.
arena-mute = „{ $bot }“ hat sich zweimal beendet, ohne je zu antworten. Stimmt der Befehl?
arena-died = { $bot }: Das Programm hat sich beendet. Stattdessen wird zufällig gezogen.
print-unknown-part = Den Teil „{ $part }“ gibt es nicht. Dieses Spiel hat: { $known }.
print-written = { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
  } in { $folder } geschrieben, alle zusammen in { $file }. Drucke mit 100 %: Die Linie am Fuß jeder Seite ist 50 mm lang.
