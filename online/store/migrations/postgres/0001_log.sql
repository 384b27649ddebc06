-- The truth about every table: what happened, in order. Rows are added and never changed.
CREATE TABLE entries (
    table_code TEXT COLLATE "C" NOT NULL,
    number     BIGINT           NOT NULL,
    text       TEXT             NOT NULL,
    -- Milliseconds since 1970, for people who look into the database; the program never reads it.
    created_at BIGINT           NOT NULL,
    PRIMARY KEY (table_code, number)
);

-- What the servers must remember about themselves, such as the key that signs their cookies.
CREATE TABLE settings (
    key   TEXT  NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);
