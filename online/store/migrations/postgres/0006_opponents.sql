-- Against whom each guest has played rated games that counted.
CREATE TABLE opponents (
    game    TEXT COLLATE "C" NOT NULL,
    guest   TEXT COLLATE "C" NOT NULL,
    other   TEXT COLLATE "C" NOT NULL,
    -- The day of the last such game, counted from 1970, and how many of that day counted.
    day     BIGINT NOT NULL,
    counted BIGINT NOT NULL,
    PRIMARY KEY (game, guest, other)
);

-- How many different people they are. For games before this table that is not known.
ALTER TABLE ratings ADD COLUMN opponents BIGINT NOT NULL DEFAULT 0;
