-- What people wrote about a rule that looked wrong to them, with the position that they saw.

CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    number   INTEGER NOT NULL REFERENCES tables,
    revision INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    words    TEXT NOT NULL,
    created  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX reports_by_user ON reports (user_id);
