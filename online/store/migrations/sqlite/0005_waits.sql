-- For how many milliseconds a table that was due has been put off last, while nothing has changed there since.
ALTER TABLE cards ADD COLUMN waits BIGINT NOT NULL DEFAULT 0;
