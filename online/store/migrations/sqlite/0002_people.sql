-- What the log says of every table, in short, to find tables by. Written with the log; it could be made from it again.
-- All times are milliseconds since 1970.
CREATE TABLE cards (
    code       TEXT NOT NULL PRIMARY KEY,
    game       TEXT     NOT NULL,
    -- 0: people gather, 1: they play, 2: the game is over.
    stage      SMALLINT NOT NULL,
    open       BOOLEAN  NOT NULL,
    rated      BOOLEAN  NOT NULL,
    -- When time alone changes something next.
    due        BIGINT,
    -- How people play there, as JSON.
    terms      TEXT     NOT NULL,
    -- Who sits there, as JSON.
    sitters    TEXT     NOT NULL,
    opened_at  BIGINT   NOT NULL,
    updated_at BIGINT   NOT NULL
);
CREATE INDEX cards_open ON cards (stage, updated_at) WHERE open;
CREATE INDEX cards_due ON cards (due) WHERE due IS NOT NULL;

-- Which people sit at which table.
CREATE TABLE sitters (
    guest TEXT NOT NULL,
    code  TEXT NOT NULL,
    PRIMARY KEY (guest, code)
) WITHOUT ROWID;
CREATE INDEX sitters_code ON sitters (code);

-- The best result of every guest on every board.
CREATE TABLE scores (
    board TEXT NOT NULL,
    guest TEXT NOT NULL,
    name  TEXT   NOT NULL,
    score BIGINT NOT NULL,
    code  TEXT   NOT NULL,
    at    BIGINT NOT NULL,
    PRIMARY KEY (board, guest)
) WITHOUT ROWID;
CREATE INDEX scores_best ON scores (board, score DESC, at);

-- The one table that counts, where a guest has one try only.
CREATE TABLE tries (
    board TEXT NOT NULL,
    guest TEXT NOT NULL,
    code  TEXT   NOT NULL,
    PRIMARY KEY (board, guest)
) WITHOUT ROWID;

-- How well people play.
CREATE TABLE ratings (
    game  TEXT NOT NULL,
    guest TEXT NOT NULL,
    name  TEXT   NOT NULL,
    mu    DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    -- How well at least, as good as surely: what a list is sorted by.
    least DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, guest)
) WITHOUT ROWID;
CREATE INDEX ratings_least ON ratings (game, least DESC);

-- The tables that have been counted in ratings.
CREATE TABLE rated (
    code TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID;

-- Where browsers want to be told that it is somebody's turn.
CREATE TABLE pushes (
    endpoint TEXT NOT NULL PRIMARY KEY,
    guest    TEXT NOT NULL,
    p256dh   TEXT   NOT NULL,
    auth     TEXT   NOT NULL,
    at       BIGINT NOT NULL
);
CREATE INDEX pushes_guest ON pushes (guest, at);

-- Links that make another browser the same guest, once. Only a hash is kept.
CREATE TABLE links (
    hash    BLOB NOT NULL PRIMARY KEY,
    guest   TEXT   NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX links_expires ON links (expires);

-- What was said and found bad by whom.
CREATE TABLE reports (
    code    TEXT  NOT NULL,
    number  BIGINT  NOT NULL,
    guest   TEXT    NOT NULL,
    at      BIGINT  NOT NULL,
    settled BOOLEAN NOT NULL,
    PRIMARY KEY (code, number, guest)
) WITHOUT ROWID;
CREATE INDEX reports_at ON reports (at) WHERE NOT settled;
