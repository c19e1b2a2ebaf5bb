-- Who ever had to do with a table, so that a person's traces are found without reading every log.

CREATE TABLE players (
    user_id INTEGER NOT NULL,
    number  INTEGER NOT NULL REFERENCES tables,
    PRIMARY KEY (user_id, number)
) WITHOUT ROWID;
INSERT INTO players (user_id, number)
    SELECT user_id, number FROM moves WHERE user_id IS NOT NULL
    UNION SELECT user_id, number FROM seats WHERE user_id IS NOT NULL;
