-- The truth about every table: what happened, in order. Rows are added and never changed.
CREATE TABLE entries (
    table_code TEXT    NOT NULL,
    number     BIGINT  NOT NULL,
    text       TEXT    NOT NULL,
    -- Milliseconds since 1970, for people who look into the file; the program never reads it.
    created_at BIGINT  NOT NULL,
    PRIMARY KEY (table_code, number)
) WITHOUT ROWID;

-- What the server must remember about itself, such as the key that signs its cookies.
CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
);
