-- A ticket opens one socket, once. Clocks follow from the times of the log.

CREATE TABLE tickets (
    token TEXT NOT NULL PRIMARY KEY,
    data TEXT NOT NULL,
    expires BIGINT NOT NULL
);

ALTER TABLE tables DROP COLUMN clocks;
