## Für alle, die den Server betreiben

admin-title = Farbraum: den Server betreiben
admin-token = Admin-Token
admin-log-in = Anmelden
admin-log-out = Abmelden
admin-wrong-token = Das ist nicht das Admin-Token. Es kommt als „Authorization: Bearer TOKEN“ mit oder wird unter /admin eingegeben.
admin-too-many-tries = Aus deinem Netz kamen zu viele falsche Token: höchstens { $most } in einer Stunde.
admin-version = Version
admin-uptime = Läuft seit
admin-uptime-value = { $hours } h { $minutes } min
admin-connections = Verbindungen
admin-rooms = Tische im Speicher
admin-rooms-none = Zurzeit keine.
admin-tables-opened = Seit dem Start eröffnete Tische
admin-moves = Züge seit dem Start
admin-store-commits = Transaktionen auf der Platte
admin-store-failures = Von der Datenbank abgelehnte Transaktionen
admin-code = Code
admin-game = Spiel
admin-stage = Stand
admin-stage-gathering = sammelt sich
admin-stage-playing = läuft
admin-stage-over = vorbei
admin-listeners = Schauen zu
admin-entries = Einträge im Protokoll
