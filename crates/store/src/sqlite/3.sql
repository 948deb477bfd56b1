-- How a turn ends: 'said' by the person whose it is, or by 'itself' with the last answer. Older tables go on as they were.
ALTER TABLE tables ADD COLUMN turn_end TEXT NOT NULL DEFAULT 'itself';
ALTER TABLE tables ADD COLUMN ending INTEGER NOT NULL DEFAULT -1;    -- the seat that has still to say that its turn is over
ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;   -- how often something was taken back that had been revealed
-- Once a table is over: everybody's points in the order of the seats, and who won, a bit each.
ALTER TABLE tables ADD COLUMN totals TEXT;
ALTER TABLE tables ADD COLUMN winners INTEGER;
ALTER TABLE tables ADD COLUMN rematch TEXT;                          -- the table at which the same people play again
ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
-- What happens beside the game: who left, came back, resigned. It never changes a replay.
CREATE TABLE diary (
    n        INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    at       INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    what     TEXT    NOT NULL
) STRICT;
CREATE INDEX diary_by_table ON diary (table_id, n)
