-- Turns that people planned ahead, and what became of a plan until its owner has read it.

CREATE TABLE plans (
    number   INTEGER NOT NULL REFERENCES tables,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    steps    TEXT NOT NULL,
    revision INTEGER NOT NULL,
    done     INTEGER NOT NULL,
    stopped  INTEGER NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
