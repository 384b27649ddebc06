## Wie man an einem Tisch spielt, und wie Plätze den Besitzer wechseln.

terms = Einstellungen des Tischs
terms-open = Wer darf mitspielen?
terms-open-friends = alle mit dem Link
terms-open-open = alle
terms-open-note-friends = Nur wer den Link oder den Code hat, findet diesen Tisch.
terms-open-note-open = Der Tisch steht auf der Startseite. Alle dürfen sich setzen oder zuschauen.
terms-rated = Gewertet
terms-rated-note = Mit den üblichen Einstellungen zählt das Ergebnis für die Wertungen der Menschen, die mitspielen: höchstens { $most } Partien am Tag zwischen denselben zweien, und keine, wenn zwei von euch denselben Internetanschluss nutzen. Keine Tipps, keine Pausen.
terms-rated-missing = Gewertet: Mindestens zwei Menschen müssen mitspielen
unrated-address = Zwei am Tisch nutzen denselben Internetanschluss. Deshalb zählt diese Partie nicht für die Wertungen.
unrated-often = Zwei am Tisch hatten heute schon { $most } gewertete Partien gegeneinander. Deshalb zählt diese nicht für die Wertungen.
terms-clock = Zeit pro Zug
terms-clock-none = unbegrenzt
terms-clock-live = 90 Sekunden
terms-clock-relaxed = 10 Minuten
terms-clock-days = 2 Tage
terms-clock-note-none = Kein Zeitdruck.
terms-clock-note = Ist deine Zeit um, spielt ein Bot weiter, bis du zurück bist.
terms-delay = Was Zuschauer sehen
terms-delay-none = ohne Verzögerung
terms-delay-minutes = { $minutes ->
    [one] eine Minute später
   *[other] { $minutes } Minuten später
  }
terms-delay-note = So können Zuschauer niemandem helfen.
terms-delay-note-none = Wer zuschaut, sieht jeden Zug, sobald er geschieht.
terms-chip-open = offen für alle
terms-chip-friends = unter Freunden
terms-chip-rated = gewertet
terms-chip-clock-live = 90 s pro Zug
terms-chip-clock-relaxed = 10 min pro Zug
terms-chip-clock-days = 2 Tage pro Zug
terms-chip-delay = { $minutes ->
    [one] Zuschauer eine Minute später
   *[other] Zuschauer { $minutes } min später
  }
terms-send-away = { $name } von Platz { $seat } entfernen
terms-send-away-sure = Wirklich entfernen?

## Uhren

clock-turns = Verbleibende Zeit
clock-you = Du
clock-short = Noch { $seconds } Sekunden für deinen Zug.
clock-days = { $days } T { $hours } h
clock-hours = { $hours } h { $minutes } min

## Pausen

rest = Pause
rest-text = Die Uhren stehen. Wer am Tisch sitzt, kann das Spiel fortsetzen.
rest-text-watching = Die Uhren stehen. Es geht weiter, sobald jemand am Tisch das Spiel fortsetzt.
rest-over = Das Spiel geht weiter.
rest-begin = Pause machen
rest-end = Weiterspielen

## Plätze, die den Besitzer wechseln

leave = Ganz aufhören
leave-sure = Wirklich aufhören? Ein Bot spielt für dich weiter, und deinen Platz dürfen andere übernehmen.
leave-yes = Ganz aufhören
leave-no = Bleiben
seat-left = { $name } hat aufgehört. Ein Bot spielt weiter.
seat-give-up = Platz freigeben
seat-give-up-label = Den Platz von { $name } freigeben, damit jemand anders weiterspielen kann
seat-give-up-sure = Den Platz von { $name } wirklich freigeben?
seat-take-over = Diesen Platz übernehmen
seat-take-over-label = Den Platz von { $name } übernehmen

## Zuschauen, und was der Knopf des Tisches öffnet

play-watching-late = { $minutes ->
    [one] Du schaust zu, eine Minute später
   *[other] Du schaust zu, { $minutes } Minuten später
  }
play-watching-short = { $minutes } min später
play-menu = Der Tisch
settings-sounds = Töne: wenn ich dran bin und bei jedem Zug

## Noch einmal spielen

rematch-wanted = Die anderen möchten noch einmal spielen.
rematch-wanted-by = { $name } möchte noch einmal spielen.
rematch-join = Mitspielen

## Zu dem, was gesagt wurde

talk-about = Was tun mit dieser Nachricht von { $name }
talk-mute = { $name } stummschalten
talk-muted = An diesem Tisch stumm
talk-unmute = { $name } wieder hören
talk-report = Melden
talk-report-sure = Wirklich melden?
talk-report-sent = Wird gesendet …
talk-report-thanks = Danke, wir sehen es uns an.
