-- A ticket opens one socket, once. Clocks follow from the times of the log.

CREATE TABLE tickets (
    token TEXT NOT NULL PRIMARY KEY,
    data TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

ALTER TABLE tables DROP COLUMN clocks;
