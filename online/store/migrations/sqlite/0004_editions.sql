-- The files of the editions that games were offered with here. A newer program may come with others, and tables go on with theirs.
CREATE TABLE editions (
    game TEXT NOT NULL,
    -- As in the log of a table that was started with it.
    hash TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, hash)
);
