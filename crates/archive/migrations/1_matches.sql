-- A match: what it is played with and by whom (`record`, JSON of the server's), and where it stands.
-- INTEGER, TEXT and $1 placeholders are all that is used, so that the same statements run on PostgreSQL.
CREATE TABLE matches (
    id       TEXT    NOT NULL PRIMARY KEY,
    record   TEXT    NOT NULL,
    -- The number of its last entry, -1 before it has begun.
    entries  INTEGER NOT NULL,
    -- 1 while a computer player or a standing order is to answer: what has to be taken up again after a restart.
    pending  INTEGER NOT NULL,
    -- The first entry that an undo may still go back to, -1 if there is none.
    undo_from INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL
);
CREATE INDEX matches_pending ON matches (pending) WHERE pending = 1;

-- What was decided. Entry 0 is the set-up. (match, number) is unique: the same turn is never accepted twice.
CREATE TABLE entries (
    match_id TEXT    NOT NULL REFERENCES matches (id),
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    words    TEXT    NOT NULL,
    notes    TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- The position after an entry, with the version of the rules that led to it.
CREATE TABLE snapshots (
    match_id TEXT    NOT NULL REFERENCES matches (id),
    number   INTEGER NOT NULL,
    rules    INTEGER NOT NULL,
    position TEXT    NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE chat (
    match_id TEXT    NOT NULL REFERENCES matches (id),
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    words    TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
);
