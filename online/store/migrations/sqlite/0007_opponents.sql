-- Against whom each guest has played rated games that counted.
CREATE TABLE opponents (
    game    TEXT NOT NULL,
    guest   TEXT NOT NULL,
    other   TEXT NOT NULL,
    -- The day of the last such game, counted from 1970, and how many of that day counted.
    day     BIGINT NOT NULL,
    counted BIGINT NOT NULL,
    PRIMARY KEY (game, guest, other)
) WITHOUT ROWID;

-- How many different people they are. For games before this table that is not known.
ALTER TABLE ratings ADD COLUMN opponents BIGINT NOT NULL DEFAULT 0;
