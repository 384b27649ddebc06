## Was alle Spiele gemeinsam haben. Wer liest, wird geduzt.

brand = Farbraum
list-and = { $first } und { $last }
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-pink = rosa
colour-purple = lila

## Spiele, Aufzeichnungen, Ausgaben

undo-nothing = Hier gibt es nichts zurückzunehmen.
notation = Das ist keine Aktion dieses Spiels. Prüfe die Schreibweise.
record-unreadable = Diese Aufzeichnung ist nicht lesbar. { $details }
record-game = Das ist eine Aufzeichnung von { $record }, erwartet wurde { $expected }.
record-rules = Diese Partie wurde nach Regelfassung { $record } gespielt, dieses Programm kennt Fassung { $ours }.
record-edition = Diese Partie wurde mit der Ausgabe { $record } gespielt, dieses Programm hat { $ours }.
record-too-long = Eine Partie hat höchstens { $most } Einträge.
record-entry = Eintrag { $number } ({ $line }) geht nicht: { $why }
record-outcome = Die Züge führen zu einem anderen Ergebnis, als in der Aufzeichnung steht.
start-seats = { $seats ->
    [one] Eine Person reicht nicht: Dieses Spiel braucht { $least } bis { $most }.
   *[other] { $seats } Personen passen nicht: Dieses Spiel braucht { $least } bis { $most }.
  }
start-options = Diese Einstellungen kennt das Spiel nicht. { $details }
edition-toml = Zeile { $line } der Ausgabe ist nicht lesbar: { $details }
edition-line = Zeile { $line } der Ausgabe: { $details }
edition-too-long = Eine Ausgabe darf höchstens { $kib } KiB groß sein.
view-contradiction = Was hier zu sehen ist, passt nicht zusammen. Lade die Seite neu.

## Server

server-failed = Da ist bei uns etwas schiefgegangen. Versuch es gleich noch einmal.
server-not-found = Hier ist nichts.
server-method = Solche Anfragen nimmt diese Adresse nicht an.
server-unreadable = Diese Anfrage ist nicht lesbar: { $details }
server-origin = Diese Verbindung kam von einer fremden Seite und wurde abgelehnt.
server-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht.
server-name-empty = Wie heißt du? Ein Name braucht mindestens einen Buchstaben.
server-name-long = Der Name ist zu lang: höchstens { $most } Zeichen.
server-name-characters = In dem Namen steckt ein unsichtbares Zeichen. Lass es weg.
server-too-fast = Das ging zu schnell. Warte einen Augenblick.
server-overloaded = Hier ist gerade viel los. Versuch es gleich noch einmal.
server-token = Programme brauchen einen Schlüssel dieses Servers: POST /api/bots gibt einen aus, mitgeschickt wird er als „Authorization: Bearer SCHLÜSSEL“.
server-subscription = Über diesen Dienst lassen sich keine Benachrichtigungen schicken.
server-link = Dieser Code gilt nicht mehr. Lass dir auf dem anderen Gerät einen neuen zeigen.
server-too-many-bots = Das sind viele Programme: höchstens { $most } Schlüssel in der Stunde.
server-too-many-bot-seats = Das sind viele Bots auf einmal: An deinen Tischen oder von deinem Anschluss aus dürfen höchstens { $most } spielen. Schließ einen Tisch oder nimm ein paar Bots weg.
server-too-many-tables = Das sind viele Tische: höchstens { $most } in der Stunde.
server-too-many-connections = Von diesem Anschluss sind schon { $most } Verbindungen offen. Schließ ein paar Fenster.

table-unknown = Diesen Tisch gibt es nicht. Stimmt der Code?
table-crowded = An diesem Tisch schauen schon { $most } Leute zu, für mehr ist kein Platz.
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
table-chair-taken = Platz { $seat } ist besetzt.
table-no-chair = Platz { $seat } gibt es nicht: Der Tisch hat { $most }.
table-person-here = Auf Platz { $seat } ist jemand da und spielt selbst.
table-bots-own = Auf Platz { $seat } spielt von Anfang an ein Bot.
table-own-seat = Über Platz { $seat } entscheidet nur, wer dort sitzt: Die Partie hat eine Uhr oder wird gewertet.
table-not-sitting = Du sitzt noch nicht.
table-not-host = Das kann nur, wer den Tisch leitet.
table-started = Das Spiel läuft schon, Plätze und Einstellungen stehen fest.
table-not-started = Das Spiel hat noch nicht begonnen.
table-over = Das Spiel ist vorbei.
table-not-over = Die Aufzeichnung gibt es, sobald das Spiel vorbei ist.
table-spectator = Du schaust zu. Ziehen darf nur, wer am Tisch sitzt.
table-stale = Inzwischen hat sich etwas geändert. Schau noch einmal hin.
table-busy = Gerade passiert viel auf einmal. Versuch es noch einmal.
table-log-full = Dieser Tisch ist voll: Mehr als { $most } Einträge passen nicht hinein.
table-undone-enough = Du hast { $most } Aktionen zurückgenommen. Tu erst etwas, das sich nicht zurücknehmen lässt.
table-full-lost = Die Partie ist zu Ende: Mehr als { $most } Einträge passen nicht hinein. Wer davon weit mehr gemacht hat als die anderen, hat verloren.
table-full-over = Die Partie ist ohne Ergebnis zu Ende: Mehr als { $most } Einträge passen nicht hinein.
table-talk-full = An diesem Tisch ist Platz für { $most } Nachrichten, und so viele sind schon da.
table-words = Diese Nachricht lässt sich nicht senden. Erlaubt sind höchstens { $most } Zeichen, ohne besondere Steuerzeichen.
table-paused = Das Spiel macht Pause. Wer am Tisch sitzt, kann es fortsetzen.
table-cannot-pause = Eine Pause gibt es nur unter Freunden: nicht an offenen oder gewerteten Tischen und nicht um die Wette.
table-cannot-rate = Gewertet wird nur, wenn mindestens zwei Menschen gegeneinander spielen.
table-rated-clock = Eine gewertete Partie braucht Bedenkzeit. Wähle eine.
table-rated-program = Programme können nicht um Wertungen spielen.
table-rated-options = Gewertete Partien spielt man mit den üblichen Einstellungen.
table-only-bots = Hier sitzen nur Bots. Setz dich zuerst.
table-no-clock = Dieses Spiel hat seine eigene Uhr, deshalb gibt es keine Bedenkzeit.
table-long-delay = So spät kann niemand zuschauen: höchstens { $most } Sekunden.
table-owners-seat = Platz { $seat } gehört der Person, die diesen Tisch eröffnet hat.
table-other-hand = Du hast in dieser Partie schon eine andere Hand gesehen. Diesen Platz kannst du nicht übernehmen.
table-nobody-there = Auf Platz { $seat } sitzt niemand, der gehen könnte.
table-sealed = Die Aufzeichnung gibt es erst morgen: Heute spielen noch andere mit denselben Karten.

## Netz

network-failed = Der Server ist nicht zu erreichen. Prüfe deine Verbindung.
network-not-sent = Gerade gibt es keine Verbindung. Versuch es noch einmal, sobald sie wieder da ist.
network-not-arrived = Dein letzter Zug ist nicht angekommen. Du kannst ihn noch einmal machen.
network-lost = Keine Verbindung. Ich versuche es weiter …
network-back = Die Verbindung ist wieder da.

## Rahmen

shell-skip = Zum Inhalt
shell-home = Farbraum: zur Startseite
shell-settings = Einstellungen
shell-close = Schließen
shell-rule = Regel { $rule }
shell-not-found = Hier ist kein Spiel
shell-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Zeichen.
shell-go-home = Zur Startseite
shell-outdated = Diese Seite ist veraltet. Lade sie neu, dann geht es weiter.
shell-reload = Neu laden
shell-loading = Der Tisch wird gedeckt …

settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-letters = Schriftgröße
settings-hand = Spielhand am Handy
settings-hand-left = links
settings-hand-right = rechts
settings-symbols = Symbole auf Farben
settings-symbols-help = Jede Farbe zeigt ihr eigenes Zeichen.
settings-on = an
settings-off = aus
settings-keys = Tasten zeigen

keys-title = Tasten
key-hint = um einen Tipp bitten
key-help = diese Liste zeigen
key-escape = schließen, zurück
key-tab = weiter, zurück

## Startseite

home-title = Farben, die man spielen kann
home-lead = Spiele allein, auch ohne Netz, oder öffne einen Tisch und teile den Link. Ohne Konto, auf jedem Gerät.
home-games = Spiele
home-players = { $least }–{ $most } Personen
home-minutes = { $minutes } Minuten
home-now = Jetzt spielen
home-learn = Lernen
home-rules = Regeln
home-with-friends = Mit Freunden spielen
home-friends-offline = Mit Freunden: offline
home-company = { $bots ->
    [0] Allein, ohne Bots
    [one] Mit einem Bot: { $level }
   *[other] Mit { $bots } Bots: { $level }
  }
home-bots = Wie viele Bots?
home-level = Wie gut sind sie?
home-options = Erst den Tisch einrichten
home-offline = Du bist offline.
home-offline-text = Spiele auf diesem Gerät gehen trotzdem.
home-offline-why = Andere Tische brauchen ein Netz.
home-opening = Der Tisch wird aufgestellt …
home-join = Schon eingeladen?
home-join-text = Tipp den Code ein, den du bekommen hast.
home-join-label = Code des Tisches
home-join-button = Zum Tisch
home-join-bad = Ein Code hat sechs Zeichen, zum Beispiel K7M2QX.
table-other-code = Code ändern
home-join-letters = Diese Zeichen kommen in keinem Code vor: { $letters }. Sieh noch einmal nach.

## Spiele auf diesem Gerät

go-on = Weiterspielen
go-on-unknown = Ein Spiel
go-on-delete-label = Diese Partie { $name } löschen
go-on-sure = Wirklich löschen?
go-on-deleted = Die Partie ist gelöscht.
at-home = Tisch auf diesem Gerät
at-home-text = Er braucht kein Netz. Von anderen Geräten kann niemand dazukommen, und die Partie wird in diesem Browser gespeichert. Ist sie zu Ende, steht sie auch bei deinen Partien, sobald du online bist.
at-home-unknown = Auf diesem Gerät gibt es diesen Tisch nicht. Partien allein bleiben in dem Browser, in dem sie begonnen haben.
at-home-damaged = Was dieser Browser von dieser Partie gespeichert hat, ist beschädigt; sie kann nicht weitergehen. Auf der Startseite kannst du sie löschen.
at-home-unsaved = Wird nicht gespeichert
at-home-unsaved-text = Dieser Browser hat keinen Platz für die Partie. Du kannst weiterspielen, aber wenn du die Seite schließt, ist sie weg.

## Tisch vor dem Spiel

gather-chairs = Plätze am Tisch
gather-chair-open = frei
gather-chair-open-label = Platz { $seat } ist frei: hier hinsetzen
gather-chair-you = du
gather-chair-you-label = Platz { $seat }: { $name }, das bist du
gather-chair-taken-label = Platz { $seat }: { $name }
gather-chair-away = kurz weg
gather-chair-away-label = Platz { $seat }: { $name }, gerade nicht verbunden
bot-easy = Bot leicht
bot-medium = Bot mittel
bot-hard = Bot schwer
bot-numbered = Bot { $number } { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
  }
bot-level-easy = leicht
bot-level-medium = mittel
bot-level-hard = schwer
gather-bots = Bot dazu
gather-bot-away = { $name } von Platz { $seat } wegnehmen
gather-own-name = Gast
learn-you = Du
gather-name = Wie heißt du?
gather-name-again = Dein Name
gather-sit = Hinsetzen
gather-stand = Aufstehen
gather-rename = Namen ändern
gather-cancel = Abbrechen
gather-save = Speichern
gather-full = Alle Plätze sind besetzt. Du kannst zuschauen.
gather-invite = Freunde einladen
gather-invite-text = Schick den Link, lies den Code vor oder lass den QR-Code scannen.
gather-code = Code
gather-link = Link zum Tisch
gather-copy = Link kopieren
gather-copied = Kopiert
gather-share = Link teilen
gather-qr = QR-Code mit dem Link zum Tisch
gather-options = So wird gespielt
gather-in-turns = An einem Gerät geht es reihum.
gather-options-guest = Das legt fest, wer den Tisch leitet.
hints-allowed = Tipps erlaubt
gather-start = Spiel starten
gather-missing = { $missing ->
    [one] Es fehlt noch jemand, gern ein Bot
   *[other] Es fehlen noch { $missing }, gern auch Bots
  }
gather-missing-bots = { $missing ->
    [one] Es fehlt noch ein Bot
   *[other] Es fehlen noch { $missing } Bots
  }
gather-ready = { $players ->
    [one] Eine Person ist bereit
   *[other] { $players } sind bereit
  }
gather-guest = Gleich geht es los: Wer den Tisch leitet, startet das Spiel.
gather-sit-first = Sag zuerst, wie du heißt, und setz dich.
gather-host-now = Jetzt leitest du den Tisch: Du startest das Spiel.
gather-host-no-more = Du leitest den Tisch nicht mehr.
gather-host-no-more-by = Du leitest den Tisch nicht mehr: Jetzt leitet ihn { $name }.
gather-owner-away = { $name } hat diesen Tisch eröffnet und ist gerade weg. Dauert das ein paar Minuten, leitet ihn jemand anders.
gather-owner-away-unnamed = Wer diesen Tisch eröffnet hat, ist gerade weg. Dauert das ein paar Minuten, leitet ihn jemand anders.
gather-deputy = { $name } hat diesen Tisch eröffnet und ist weg. Bis { $name } zurück ist, leitest du ihn.
gather-deputy-unnamed = Wer diesen Tisch eröffnet hat, ist weg. Solange leitest du ihn.
gather-owner-back = { $name } ist zurück und leitet den Tisch wieder.
gather-sent-away = Wer den Tisch leitet, hat dich vom Platz genommen.
gather-announce-sat = { $name } setzt sich.
gather-announce-stood = { $name } steht auf.

## Am Tisch

play-watching = Du schaust zu
play-your-turn = Du bist dran
play-table = Tisch { $code }
play-chance = Zufall zum Nachprüfen
play-chance-text = Alles Zufällige steht seit Spielbeginn fest. Das ist die Prüfsumme; am Ende wird der Startwert gezeigt, und alle können nachrechnen.

## Nach dem Spiel

result-title = Ergebnis
result-you-won = Du hast gewonnen!
result-won = { $name } gewinnt
result-shared = { $names } teilen sich den Sieg
result-none = Ohne Ergebnis
result-alone = Dein Ergebnis: { $score }
result-alone-won = Geschafft!
result-alone-lost = Diesmal nicht geschafft
result-together = Zusammen { $score } Punkte
result-together-everybody = Alle zusammen
result-together-won = Gemeinsam geschafft!
result-together-lost = Diesmal hat es nicht gereicht
result-rank = Rang { $rank }
result-you = du
result-why = Wie kam das zustande?
result-look = Brett ansehen
result-show = Ergebnis
result-new = Neuer Tisch
result-again = Noch einmal
result-record = Partie herunterladen
result-seed = Startwert
result-hash = Prüfsumme
result-chance-text = Der Startwert legt jedes Mischen fest. Seine Prüfsumme (SHA-256) war schon vor dem ersten Zug zu sehen: So können alle nachrechnen, dass niemand nachgeholfen hat.
result-over = Das Spiel ist vorbei. { $title }

## Befehlszeile

score-json = Das lässt sich nicht lesen. { $details }
score-unknown = In diesem Spiel lässt sich nichts aus einer Datei werten.
solve-unknown = Für dieses Spiel gibt es nichts zu lösen.

## Talking at the table

talk = Gespräch
talk-open = { $news ->
    [0] Gespräch
    [one] Gespräch, eine neue Nachricht
   *[other] Gespräch, { $news } neue Nachrichten
  }
talk-empty = Noch keine Nachrichten.
talk-line = Etwas sagen
talk-send = Abschicken
talk-point = zeigt auf { $place }
talk-unknown = sagt etwas, das diese Seite noch nicht kennt

## Step by step

replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-slider = Stelle

## Tipps

hint-ask = Einen Zug vorschlagen
hint-ask-short = Tipp
hint-thinking = Ich überlege …
hint-title = Eine Idee:
hint-is = Eine Idee: { $what }.
hint-nothing = Gerade gibt es nichts vorzuschlagen.

## Was das Spiel entschieden hat

analysis-begin = Was hat das Spiel entschieden?
analysis-running = { $all ->
    [0] Das Spiel wird geholt …
   *[other] { $done } von { $all } Zügen untersucht
  }
analysis-stop = Aufhören
analysis-none = Kein einzelner Zug sticht heraus.
analysis-none-so-far = Bisher nichts gefunden.
analysis-found = { $count ->
    [one] Dieser Zug hat am meisten gekostet:
   *[other] Diese { $count } Züge haben am meisten gekostet:
  }
analysis-move = Zug { $number }
analysis-move-of = Zug { $number }, { $name }
analysis-cost = Hat { $percent } % so viel gekostet wie der teuerste dieser Züge
analysis-did = Gespielt:
analysis-better = Besser:

## Bots, die einspringen

stand-in-name = { $name } (Bot)
stand-in-away = { $name } ist weg.
stand-in-begin = Bot spielen lassen
stand-in-begin-label = Einen Bot für { $name } spielen lassen
stand-in-plays = Für { $name } spielt ein Bot.
stand-in-end = Bot wegnehmen
stand-in-end-label = Den Bot wegnehmen, der für { $name } spielt
stand-in-mine = Ein Bot spielt für dich.
stand-in-take-over = Übernehmen

home-one-device = Zusammen an einem Gerät
home-one-device-text = Handy oder Tablet geht reihum. Wo es verdeckte Hände gibt, ist zwischen zwei Zügen alles verdeckt. Geht auch ohne Netz.
one-device = Wer spielt an diesem Gerät?
one-device-alone = Du und vielleicht Bots. Sitzen noch andere bei dir, gib auch ihnen einen Platz.
one-device-middle = Das Gerät liegt in der Mitte.
one-device-several = Das Gerät geht reihum. Dazwischen ist alles verdeckt.
one-device-person = Person { $number }
one-device-name = Name auf Platz { $seat }
one-device-add = Noch jemand
one-device-away = { $name } spielt nicht mit
curtain-to = Gib das Gerät an { $name } weiter
curtain-hides = Was hinter diesem Schirm ist, darf nur { $name } sehen. Die anderen schauen kurz weg.
curtain-open = { $name } ist an der Reihe.
curtain-take = Ich bin { $name }
curtain-others = Jemand anders?
curtain-hand-over = Gerät weitergeben
curtain-holder = Am Gerät: { $name }
play-notes = Hinweise zum Tisch
share-picture = Bild teilen
share-done = Das Bild ist fertig.
share-failed = Dieser Browser kann kein Bild vom Brett machen.
table-not-brought = Das ist keine abgeschlossene Partie von einem Gerät.
result-from-home = Auf einem Gerät ohne Server gespielt und nachträglich hochgeladen. Niemand kann prüfen, ob alles mit rechten Dingen zuging; deshalb zählt die Partie weder für Wertungen noch für Bestenlisten.
result-elsewhere = Link zum Teilen

## Was sich nicht lesen lässt

unreadable-at = Zeile { $line }, Spalte { $column }: { $details }
unreadable-unknown = „{ $what }“ ist hier unbekannt. Möglich: { $known }
unreadable-missing = „{ $what }“ fehlt.
unreadable-twice = „{ $what }“ kommt zweimal vor.
unreadable-quotes = „{ $what }“ braucht Anführungszeichen: "{ $what }".
unreadable-length = { $expected ->
    [0] Hier stehen { $found } Einträge, und das ist die falsche Anzahl.
   *[other] Hier stehen { $found } Einträge, es müssen aber { $expected } sein.
  }
unreadable-value = { $is ->
    [list] Hier steht eine Liste
    [section] Hier steht ein Abschnitt mit Namen
    [nothing] Hier steht nichts
   *[value] Hier steht „{ $found }“
  }, es muss aber { $expected ->
    [range] eine ganze Zahl von { $least } bis { $most }
    [count] eine ganze, nicht negative Zahl
    [number] eine Zahl
    [text] ein Text
    [yes-or-no] true oder false
    [list] eine Liste
    [section] ein Abschnitt mit Namen
    [object] ein Objekt mit Namen
   *[other] etwas anderes
  } sein.
unreadable-end = Der Text bricht ab: Am Ende fehlt noch etwas.
unreadable-json = Das ist kein gültiges JSON. Prüfe Anführungszeichen, Kommas und Klammern.
unreadable-writing = Die Schreibweise stimmt nicht ({ $details }).
