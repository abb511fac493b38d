-- A line of chat that is sent again stands once. Older lines have no key.

ALTER TABLE chat ADD COLUMN idempotency_key TEXT;

CREATE UNIQUE INDEX chat_by_key ON chat (table_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
