"""Numbered migrations: `db/migrations/NNN_*.sql`, each in one transaction, with a copy of the file before each."""

import os
import sqlite3
from pathlib import Path

from db.store import NewerStore, StoreError

FOLDER = Path(__file__).parent.parent / "migrations"


def migrations(folder: Path = FOLDER) -> list[Path]:
    """The scripts in order; number n is at place n - 1. StoreError when one is missing or doubled."""
    scripts = sorted(folder.glob("[0-9][0-9][0-9]_*.sql"))
    numbers = [int(script.name[:3]) for script in scripts]
    if numbers != list(range(1, len(scripts) + 1)):
        raise StoreError(f"the migrations are not numbered 1, 2, 3 …: {numbers}")
    return scripts


def version_of(db: sqlite3.Connection) -> int:
    """The number of the last migration that this file has had."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    return found


def refuse_newer(db: sqlite3.Connection, path: Path, folder: Path = FOLDER) -> None:
    """NewerStore for a file that a newer program has migrated; nothing of it is touched."""
    version, known = version_of(db), len(migrations(folder))
    if version > known:
        raise NewerStore(
            f"{path} was written by a newer version of this program (its format is {version}, known here are those up to"
            f" {known}): start the newer version, or restore a backup made before it."
        )


def migrate(db: sqlite3.Connection, path: Path, folder: Path = FOLDER) -> list[Path]:
    """Bring the file up to date; returns the copies made. NewerStore, StoreError."""
    refuse_newer(db, path, folder)
    scripts, version = migrations(folder), version_of(db)
    copies = []
    for number, script in enumerate(scripts[version:], version + 1):
        if number > 1:
            copies.append(path.with_name(f"{path.name}.before-{number:03}"))
            copy(db, copies[-1])
        try:
            db.executescript(f"BEGIN IMMEDIATE;\n{script.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise StoreError(f"migration {script.name} failed, nothing was changed: {error}") from error
    return copies


def copy(db: sqlite3.Connection, target: Path) -> None:
    """A consistent copy of an open database, checked and on the disk before it takes the target's name. StoreError."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        verdict = _copy_and_check(db, part)
    except sqlite3.Error as error:
        verdict = str(error)
    if verdict != "ok":
        part.unlink(missing_ok=True)
        raise StoreError(f"{target} was not written, the copy is bad: {verdict}")
    _flush(part)
    os.replace(part, target)
    _flush(target.parent)


def _copy_and_check(db: sqlite3.Connection, part: Path) -> str:
    into = sqlite3.connect(part)
    try:
        db.backup(into)
        into.execute("PRAGMA journal_mode = DELETE")
        verdict: str = into.execute("PRAGMA quick_check").fetchone()[0]
    finally:
        into.close()
    return verdict


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
