-- The table of each game that was played offline and uploaded when it was over, by a hash of its log and by who uploaded it.
CREATE TABLE uploads (
    log   TEXT NOT NULL,
    guest TEXT NOT NULL,
    code  TEXT NOT NULL,
    PRIMARY KEY (log, guest)
) WITHOUT ROWID;

-- Earlier versions kept uploads among the tries, under the name home.HASH. The old rows stay: a server of such a version may
-- still be running beside this one.
INSERT INTO uploads (log, guest, code) SELECT SUBSTR(board, 6), guest, code FROM tries WHERE board LIKE 'home.%';
