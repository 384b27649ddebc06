-- Where logs lie so that many of them can grow with few pages written: all entries behind each other as they come, each
-- with the place of the one before it in its log; and of every log where it ends. Rows of logs that are opened at the same
-- time lie side by side, and so what a busy hour changes is a few pages.
CREATE TABLE logs (
    id     INTEGER PRIMARY KEY,
    code   TEXT   NOT NULL UNIQUE,
    -- How many entries it has.
    length BIGINT NOT NULL,
    -- The place of the last of them.
    last   BIGINT NOT NULL
);

CREATE TABLE entries_in_place (
    place      INTEGER PRIMARY KEY,
    log        BIGINT NOT NULL,
    -- From 0 in each log.
    number     BIGINT NOT NULL,
    -- The place of the entry before it in the same log.
    before     BIGINT,
    text       TEXT   NOT NULL,
    -- Milliseconds since 1970, for people who look into the file; the program never reads it.
    created_at BIGINT NOT NULL
);

INSERT INTO logs (code, length, last)
    SELECT table_code, COUNT(*), 0 FROM entries GROUP BY table_code ORDER BY MIN(created_at), table_code;
INSERT INTO entries_in_place (place, log, number, before, text, created_at)
    SELECT place, log, number, CASE number WHEN 0 THEN NULL ELSE place - 1 END, text, created_at
    FROM (SELECT ROW_NUMBER() OVER (ORDER BY logs.id, number) AS place, logs.id AS log, number, text, created_at
        FROM entries JOIN logs ON logs.code = entries.table_code)
    ORDER BY place;
UPDATE logs SET last = ends.last
    FROM (SELECT id, SUM(length) OVER (ORDER BY id) AS last FROM logs) AS ends WHERE ends.id = logs.id;

DROP TABLE entries;
ALTER TABLE entries_in_place RENAME TO entries;
