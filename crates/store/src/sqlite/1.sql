-- A table: who plays what, and where it stands. `header` is the head of its record; the answers follow in `answers`.
CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    header  TEXT    NOT NULL,
    stage   INTEGER NOT NULL,            -- 0 gathering, 1 in play, 2 over
    pace    TEXT    NOT NULL,            -- how fast bots move
    ply     INTEGER NOT NULL,
    asked   INTEGER NOT NULL,            -- the seats that are asked, a bit each: for lists of tables
    made    INTEGER NOT NULL,            -- seconds since 1970
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_stage ON tables (stage, changed);

CREATE TABLE places (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    holder   TEXT    NOT NULL,           -- anybody, invited, person, bot
    visitor  TEXT,                       -- who sits there, or sat there before a bot took over
    level    TEXT,                       -- the bot's
    name     TEXT    NOT NULL,
    invite   TEXT    NOT NULL,           -- the unguessable part of the link to this seat
    away     INTEGER NOT NULL,           -- said goodbye
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_by_visitor ON places (visitor);

CREATE TABLE answers (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    ply      INTEGER NOT NULL,
    who      INTEGER NOT NULL,           -- a seat, or -1 for chance
    answer   TEXT    NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;

-- What happens beside the game: chat, seats that change hands.
CREATE TABLE diary (
    n        INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    at       INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,           -- -1: a spectator
    name     TEXT    NOT NULL,
    said     TEXT    NOT NULL
) STRICT;
CREATE INDEX diary_by_table ON diary (table_id, n);

CREATE TABLE reports (
    n        INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    table_id TEXT    NOT NULL,
    ply      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    build    TEXT    NOT NULL,
    browser  TEXT    NOT NULL,
    words    TEXT    NOT NULL
) STRICT
