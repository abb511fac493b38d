-- When the server has to look at a table by itself: a bot has to play, or somebody's time is up.
-- Of older tables whose game has begun it is not known: they are looked at once.

ALTER TABLE tables ADD COLUMN due INTEGER;

UPDATE tables SET due = 0 WHERE status <> 'null';

CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
