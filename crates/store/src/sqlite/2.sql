-- A table counts its writes; an answer knows which write brought it. An answer that builds on an old version is refused.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;   -- the version at which an answer was last taken back
ALTER TABLE answers ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET version = ply + 1;
UPDATE answers SET version = ply + 1;
-- A table whose seats are all taken has begun: older programs could be killed between writing the one and the other.
UPDATE tables SET stage = 1, changed = changed
    WHERE stage = 0 AND id NOT IN (SELECT table_id FROM places WHERE holder IN ('anybody', 'invited'));
-- The key of a seat's link is kept as a hash (`hash_key` is a function of the program), and can be made again by whoever may show it.
ALTER TABLE places RENAME TO seats;
ALTER TABLE seats RENAME COLUMN invite TO link_hash;
ALTER TABLE seats ADD COLUMN link_number INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET link_hash = hash_key(link_hash);
DROP INDEX places_by_visitor;
CREATE INDEX seats_by_visitor ON seats (visitor);
ALTER TABLE diary RENAME TO chat;
DROP INDEX diary_by_table;
CREATE INDEX chat_by_table ON chat (table_id, n);
CREATE INDEX reports_by_table ON reports (table_id);
-- Written and read to see whether the store works.
CREATE TABLE health (n INTEGER NOT NULL PRIMARY KEY, at INTEGER NOT NULL) STRICT
