"""The database: migrations lead to the schema, several processes may start at once, what cannot be used says so."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from burgher.service.settings import own_database
from burgher.service.store import queries, schema
from burgher.service.store.database import BadDatabase, Database
from tests.service.guests import database_for


def test_migrations_make_the_schema_from_nothing(tmp_path: Path) -> None:
    database = Database(database_for(tmp_path))
    database.migrate()
    with database.reading() as connection:
        assert {"alembic_version", *schema.metadata.tables} == set(inspect(connection).get_table_names())
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    database.migrate()
    assert database.server_id() == database.server_id()
    database.close()


def test_several_processes_may_start_at_once(tmp_path: Path) -> None:
    databases = [Database(database_for(tmp_path)) for _ in range(6)]
    names: list[str] = []

    def start(database: Database) -> None:
        database.migrate()
        names.append(database.server_id())

    threads = [threading.Thread(target=start, args=(database,)) for database in databases]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(names) == 6
    assert len(set(names)) == 1
    for database in databases:
        database.close()


def test_what_is_not_written_to_the_end_is_not_written(tmp_path: Path) -> None:
    database = Database(database_for(tmp_path))
    database.migrate()

    def fail(connection: Connection) -> None:
        queries.add_device(connection, "a" * 64)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        database.write(fail)
    with database.reading() as connection:
        assert queries.device_by_hash(connection, "a" * 64) is None
    database.close()


def test_writers_who_wait_are_written_together_and_fail_alone(tmp_path: Path) -> None:
    database = Database(database_for(tmp_path))
    database.migrate()
    failed: list[int] = []
    barrier = threading.Barrier(24)

    def write(number: int) -> None:
        def work(connection: Connection) -> int:
            made = queries.add_device(connection, f"{number:064}")
            if number % 3 == 0:
                raise ZeroDivisionError
            return made

        barrier.wait()
        try:
            assert database.write(work) > 0
        except ZeroDivisionError:
            failed.append(number)

    threads = [threading.Thread(target=write, args=(number,)) for number in range(24)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(failed) == list(range(0, 24, 3))
    with database.reading() as connection:
        kept = [queries.device_by_hash(connection, f"{number:064}") is not None for number in range(24)]
    assert kept == [number % 3 != 0 for number in range(24)]
    database.close()


def test_sqlite_is_durable_and_refers_to_what_is_there(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'deep' / 'down' / 'tables.db'}")
    with database.reading() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
    database.close()


@pytest.mark.parametrize(
    "url",
    ["no nonsense://x", "/proc/nowhere/tables.db", "sqlite:////proc/nowhere/tables.db", "sqlite:////proc/version"],
)
def test_a_database_that_cannot_be_used_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # SQLite takes what cannot be locked for locked by somebody else, who may let go of it.
    monkeypatch.setattr("burgher.service.store.database.WAITS", 0.1)
    with pytest.raises(BadDatabase, match="database"):
        Database(url).migrate()


@pytest.mark.parametrize("kind", ["oracle", "mongodb", "mysql"])
def test_a_database_of_another_kind_says_what_would_do(kind: str) -> None:
    with pytest.raises(BadDatabase, match=rf"cannot be kept in {kind}: name a file .* postgresql://"):
        Database(f"{kind}://somewhere/tables")


def test_a_file_is_sqlite(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "club tables"
    database = Database(str(path))
    database.migrate()
    database.close()
    assert path.read_bytes().startswith(b"SQLite format 3")


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is a letter, not a database " * 100)
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    with pytest.raises(BadDatabase, match="cannot be used"):
        database.migrate()
    database.close()


def test_where_the_own_database_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_database() == f"sqlite:///{tmp_path / 'burgher' / 'tables.db'}"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert own_database().startswith(f"sqlite:///{tmp_path / 'local'}")
    monkeypatch.setattr("sys.platform", "darwin")
    assert "Application Support" in own_database()
