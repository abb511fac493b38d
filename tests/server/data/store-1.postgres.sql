-- A database of schema version 1, as it was written then. Never edited: new versions must read it.

CREATE TABLE landsraad_schema (version BIGINT NOT NULL PRIMARY KEY, applied BIGINT NOT NULL);

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

INSERT INTO landsraad_schema (version, applied) VALUES (1, 1700000000000);
INSERT INTO guests (id, name, token, created) VALUES ('irulan000000', 'Irulan', '80e96e0e3979c2d20f1cfe101f5a7a1a75e712ef76a0fff020980c13118020d8', 1700000001000);
INSERT INTO guests (id, name, token, created) VALUES ('chani0000000', 'Chani d’Arrakis', 'ac27a92113ae3c3f10570243edd4cce644f4508a47371dfc430217600402949c', 1700000002000);
INSERT INTO tables (id, name, host, setup, created, changed, archived, sequence, link, clocks, status) VALUES ('arrakeen0000', 'Sietch “Tabr”', 'irulan000000', '{"game":"dune","rules":"1","seats":["fremen","emperor"],"options":{"ruleset":"basic"},"seed":1606938044258990275541962092341162602522202993782792835301383,"salt":"5a17","position":null}', 1700000003000, 1700000007000, NULL, 5, '71c833c3b95f63a1426012bb7220d6dea3d586c158f0574a110d93e9185d0276', '{"fremen":90000}', '{"turn":["fremen"]}');
INSERT INTO tables (id, name, host, setup, created, changed, archived, sequence, link, clocks, status) VALUES ('carthag00000', 'Carthag', NULL, '{"game":"dune","rules":"1","seats":["atreides"],"options":{"ruleset":"basic"},"seed":1606938044258990275541962092341162602522202993782792835301383,"salt":"5a17","position":null}', 1700000010000, 1700000010000, 1700000011000, 0, NULL, 'null', 'null');
INSERT INTO seats (table_id, place, name, guest, bot, link) VALUES ('arrakeen0000', 0, 'fremen', 'chani0000000', 'recruit', '900589cfe9631fad6c559bf025fb90148463d081d04bc373377f2986f8361bd1');
INSERT INTO seats (table_id, place, name, guest, bot, link) VALUES ('arrakeen0000', 1, 'emperor', NULL, 'recruit', NULL);
INSERT INTO seats (table_id, place, name, guest, bot, link) VALUES ('carthag00000', 0, 'atreides', NULL, NULL, NULL);
INSERT INTO entries (table_id, sequence, kind, seat, text, outcomes, time, idempotency_key) VALUES ('arrakeen0000', 1, 'begin', NULL, '', '[3,1,2]', 1700000100000, 'server:begin');
INSERT INTO entries (table_id, sequence, kind, seat, text, outcomes, time, idempotency_key) VALUES ('arrakeen0000', 2, 'action', 'fremen', 'fremen storm 3', '[]', 1700000101000, NULL);
INSERT INTO entries (table_id, sequence, kind, seat, text, outcomes, time, idempotency_key) VALUES ('arrakeen0000', 3, 'action', 'emperor', 'emperor storm 2', '[5]', 1700000101500, 'fremen:1');
INSERT INTO entries (table_id, sequence, kind, seat, text, outcomes, time, idempotency_key) VALUES ('arrakeen0000', 4, 'undo', 'fremen', '', '[]', 1700000102000, 'fremen:2');
INSERT INTO entries (table_id, sequence, kind, seat, text, outcomes, time, idempotency_key) VALUES ('arrakeen0000', 5, 'handover', 'fremen', 'recruit', '[]', 1700000103000, 'fremen:3');
INSERT INTO chat (table_id, number, time, seat, name, text) VALUES ('arrakeen0000', 1, 1700000008000, 'fremen', 'Chani', 'L''acqua è vita');
INSERT INTO chat (table_id, number, time, seat, name, text) VALUES ('arrakeen0000', 2, 1700000009000, NULL, 'Guest', '100% ?');
INSERT INTO snapshots (table_id, sequence, blob) VALUES ('arrakeen0000', 4, '\x736e617073686f74006f6620666f7572');
