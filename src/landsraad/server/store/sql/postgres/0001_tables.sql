-- Tokens are stored as hashes only. The columns are the same in both databases: backups rely on it.

CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT REFERENCES guests (id),
    setup TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    archived BIGINT,
    sequence BIGINT NOT NULL,
    link TEXT UNIQUE,
    clocks TEXT NOT NULL,
    status TEXT NOT NULL
);

CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    place BIGINT NOT NULL,
    name TEXT NOT NULL,
    guest TEXT REFERENCES guests (id),
    bot TEXT,
    link TEXT UNIQUE,
    PRIMARY KEY (table_id, name)
);

CREATE INDEX seats_by_guest ON seats (guest);

-- The key of an append stands on its last entry.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat TEXT,
    text TEXT NOT NULL,
    outcomes TEXT NOT NULL,
    time BIGINT NOT NULL,
    idempotency_key TEXT,
    PRIMARY KEY (table_id, sequence)
);

CREATE UNIQUE INDEX entries_by_key ON entries (table_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    time BIGINT NOT NULL,
    seat TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    blob BYTEA NOT NULL
);
