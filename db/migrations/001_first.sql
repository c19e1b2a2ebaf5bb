-- Tables of play, their log, what is to be sent, settings, results.
-- `number` is a table's internal key: short, and new tables land at the end of every tree.

CREATE TABLE tables (
    number   INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    game     TEXT NOT NULL,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    guild    INTEGER,
    status   TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    options  TEXT NOT NULL,
    content  TEXT NOT NULL,
    seed     TEXT NOT NULL,
    created  INTEGER NOT NULL,
    -- What most commits change; no index may name these, so that a move rewrites no index page.
    revision INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    guards   TEXT NOT NULL,
    due      INTEGER,
    extra    TEXT NOT NULL,
    updated  INTEGER NOT NULL
);
CREATE UNIQUE INDEX tables_open ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_channel ON tables (channel);
CREATE INDEX tables_guild ON tables (guild) WHERE guild IS NOT NULL;

CREATE TABLE seats (
    number   INTEGER NOT NULL REFERENCES tables,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    strength TEXT NOT NULL,
    name     TEXT NOT NULL,
    joined   INTEGER NOT NULL,
    options  TEXT NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX seats_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE states (
    number INTEGER PRIMARY KEY REFERENCES tables,
    state  BLOB NOT NULL
);

CREATE TABLE moves (
    number      INTEGER NOT NULL REFERENCES tables,
    revision    INTEGER NOT NULL,
    ply         INTEGER NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('start', 'move', 'table', 'undo')),
    seat        INTEGER,
    user_id     INTEGER,
    interaction INTEGER,
    action      BLOB,
    events      BLOB,
    guard       INTEGER NOT NULL,
    stamp       INTEGER NOT NULL,
    now         INTEGER NOT NULL,
    point       INTEGER NOT NULL,
    revealed    INTEGER NOT NULL,
    undone      INTEGER,
    PRIMARY KEY (number, revision)
) WITHOUT ROWID;
CREATE UNIQUE INDEX moves_interaction ON moves (interaction) WHERE interaction IS NOT NULL;

-- A whole state every so many plies: an undo folds the events after the one before it.
CREATE TABLE keyframes (
    number INTEGER NOT NULL REFERENCES tables,
    ply    INTEGER NOT NULL,
    state  BLOB NOT NULL,
    PRIMARY KEY (number, ply)
) WITHOUT ROWID;

CREATE TABLE messages (
    number   INTEGER NOT NULL REFERENCES tables,
    kind     TEXT NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (number, kind)
) WITHOUT ROWID;

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY,
    number   INTEGER REFERENCES tables,
    lane     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    target   INTEGER NOT NULL,
    payload  TEXT NOT NULL,
    nonce    TEXT NOT NULL,
    collapse TEXT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'failed', 'withdrawn')),
    attempts INTEGER NOT NULL,
    next_try INTEGER NOT NULL,
    error    TEXT NOT NULL,
    created  INTEGER NOT NULL
);
CREATE INDEX outbox_pending ON outbox (lane, id) WHERE state = 'pending';

CREATE TABLE results (
    number   INTEGER NOT NULL REFERENCES tables,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    strength TEXT NOT NULL,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    ending   TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX results_user ON results (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE settings (
    scope TEXT NOT NULL,
    id    INTEGER NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, id)
) WITHOUT ROWID;

CREATE TABLE small (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
