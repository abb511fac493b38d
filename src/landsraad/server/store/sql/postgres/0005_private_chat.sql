-- Lines that only some seats hear. Each of them has the line in a book of its own and under a number
-- of its own, so that no number tells how much others have said.

CREATE TABLE private_chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hearer TEXT NOT NULL,
    number BIGINT NOT NULL,
    time BIGINT NOT NULL,
    seat TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    channel TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    PRIMARY KEY (table_id, hearer, number)
);

CREATE UNIQUE INDEX private_chat_by_key ON private_chat (table_id, hearer, idempotency_key);
