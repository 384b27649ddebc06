## Was Menschen außerhalb der Tische finden.

people-asking = Einen Augenblick …
people-unknown = gerade nicht zu erfahren
home-more = Mehr
home-today = Dasselbe Spiel für alle, ein Versuch für jeden.
home-me = Meine Partien, meine Wertungen, meine Geräte.

## Offene Tische

lobby-title = Offene Tische
lobby-none = Gerade ist kein Tisch offen. Eröffne einen und lass alle dazukommen, dann steht er hier.
lobby-join = Hingehen
lobby-join-label = { $game }: zu diesem Tisch gehen
lobby-watch = Zuschauen
lobby-watch-label = { $game }: an diesem Tisch zuschauen
lobby-chairs = { $people } von { $most } Plätzen besetzt

## Meine Partien

games-title = Meine Partien
games-running = Laufend
games-from-home = lokale Partie
games-over = Beendet
games-more = Mehr zeigen
games-none = Hier stehen die Tische, an denen du spielst.
games-with = mit { $names }
games-alone = allein
games-bots = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
  }
games-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
games-replay = Nachspielen
games-replay-label = Diese Partie { $game } nachspielen

## Über mich

me-title = Meine Partien und ich
me-name = Mein Name
me-name-saved = Gespeichert
me-name-note = So heißt du an kommenden Tischen. Es gibt kein Konto: Dieser Browser merkt sich, wer du bist.

## Wertungen

ratings-title = Wertungen
ratings-own = Meine Wertungen
ratings-own-none = noch keine gewertete Partie
ratings-none = Noch steht niemand auf der Liste.
ratings-unlisted = Noch nicht auf der Liste: { $met } von { $least } verschiedenen Gegnern
ratings-text = Alle beginnen bei 1500. Wer besser abschneidet als erwartet, steigt, wer schlechter abschneidet, fällt. Je kleiner die Zahl hinter ±, desto sicherer die Wertung. Auf der Liste steht, wer gegen { $least } verschiedene Menschen gespielt hat.
ratings-within = ± { $within } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
ratings-all = Alle Wertungen

## Ein anderes Gerät

device-title = Anderes Gerät benutzen
device-text = Spiele auf dem Telefon und am Rechner als dieselbe Person: mit demselben Namen, denselben Partien und Wertungen.
device-show = QR-Code zeigen
device-hide = Verbergen
device-qr = QR-Code mit dem Link für dein anderes Gerät
device-link = Link für dein anderes Gerät
device-secret = Zeig das niemandem: Wer es öffnet, spielt als du.
device-left = Es geht nur einmal, und nur noch { $time }.
link-title = Ein anderes Gerät
link-named = Dieses Gerät spielt dann als { $name }.
link-unnamed = Dieses Gerät spielt dann als die Person, die dir den Link gezeigt hat.
link-note = Tu das nur, wenn du selbst auf deinem anderen Gerät nach diesem Link gefragt hast. Partien, die hier schon gespielt wurden, bleiben bei der Person, der dieses Gerät bisher gehörte.
link-yes = Ja, das bin ich
link-no = Nein
link-missing = Dieser Link ist unvollständig. Zeig ihn auf deinem anderen Gerät noch einmal.
link-done = Dieses Gerät spielt jetzt als { $name }.
link-done-unnamed = Fertig: Beide Geräte gehören jetzt dir.

## Gerufen werden

notices-title = Benachrichtigungen
notices-switch = Sag mir, wenn ich dran bin
notices-text = Auch wenn keine Seite offen ist. Gut für Partien, die Tage dauern.
notices-denied = Dein Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.
notices-impossible = Dieser Browser kann das hier nicht. Auf manchen Telefonen geht es, sobald die Seite auf dem Startbildschirm liegt.
notices-failed = Dein Browser hat das abgelehnt. Versuch es später noch einmal.

## Spiele des Tages

today-title = Spiel des Tages
today-text = Alle bekommen dieselben Karten, Würfel und Plättchen. Ein Versuch zählt, und um Mitternacht (UTC) gibt es ein neues Spiel.
today-left = Noch { $time }
today-begin = Mein Versuch
today-go-on = Weiterspielen
today-look = Meinen Versuch ansehen
today-alone = Allein. Deine Punkte zählen.
today-together = { $bots ->
    [one] Zusammen mit einem Bot. Eure gemeinsamen Punkte zählen.
   *[other] Zusammen mit { $bots } Bots. Eure gemeinsamen Punkte zählen.
  }
today-against = { $bots ->
    [one] Gegen einen Bot. Dein Vorsprung zählt.
   *[other] Gegen { $bots } Bots. Dein Vorsprung vor dem besten zählt.
  }
best-title = Bestenliste
best-none = Noch steht hier niemand.
