## For whoever runs the server

admin-title = Farbraum: running the server
admin-token = Admin token
admin-log-in = Log in
admin-log-out = Log out
admin-wrong-token = This is not the admin token. It goes along as “Authorization: Bearer TOKEN”, or is typed at /admin.
admin-too-many-tries = Too many wrong tokens came from your network: no more than { $most } in an hour.
admin-version = Version
admin-uptime = Running for
admin-uptime-value = { $hours } h { $minutes } min
admin-connections = Connections
admin-rooms = Tables in memory
admin-rooms-none = None at the moment.
admin-tables-opened = Tables opened since the start
admin-moves = Moves since the start
admin-store-commits = Transactions on disk
admin-store-failures = Transactions refused by the database
admin-code = Code
admin-game = Game
admin-stage = Stage
admin-stage-gathering = gathering
admin-stage-playing = playing
admin-stage-over = over
admin-listeners = Watching
admin-entries = Entries in the log
