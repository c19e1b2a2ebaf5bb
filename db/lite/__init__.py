"""The SQLite store in pieces: plain functions on a sqlite3 connection, run inside its thread (see `db.sqlite`)."""
