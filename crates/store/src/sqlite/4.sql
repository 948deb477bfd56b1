-- What a person asked to have answered for them at this table, in the game's own words; it is never part of the record.
ALTER TABLE seats ADD COLUMN standing_order TEXT
