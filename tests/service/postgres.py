"""A PostgreSQL server for tests: started here from the system's own programs, or one that is named."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

NAMED = "BURGHER_TEST_DATABASE"
"""The address of a server in which tests may make databases."""


def programs() -> Path | None:
    """Where PostgreSQL's programs are on this machine."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    places += [Path(found).resolve().parent] if found else []
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


class Postgres:
    """A server in a folder of its own, reached by a socket in it. It waits for the disk only if it is to be durable."""

    def __init__(self, place: Path, durable: bool = False) -> None:
        self._programs = place
        self._folder = Path(tempfile.mkdtemp(prefix="burgher-pg-"))
        # PostgreSQL does not run as root.
        self._user = "nobody" if os.getuid() == 0 else None
        if self._user is not None:
            os.chown(self._folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._settings = f"-k {self._folder} -c listen_addresses= -c fsync={'on' if durable else 'off'}"
        self._run("initdb", "-U", "burgher", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://burgher@/postgres?host={self._folder}"

    def start(self) -> None:
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", self._settings, "start")

    def stop(self) -> None:
        """At once: those who are connected are cut off."""
        self._run("pg_ctl", "-w", "-m", "fast", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def database(self, folder: Path) -> str:
        """A database of its own for each folder."""
        return database_in(self.url, folder)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        done = subprocess.run(
            command, user=self._user, cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False
        )
        assert done.returncode == 0, done.stderr.decode()


def database_in(server: str, folder: Path) -> str:
    """A database in a server, made where it is not there yet."""
    name = f"test_{sha256(str(folder).encode()).hexdigest()[:20]}"
    engine = create_engine(make_url(server).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        if not connection.execute(text(f"SELECT 1 FROM pg_database WHERE datname = '{name}'")).scalar():
            connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def start_or_skip(durable: bool = False) -> Postgres:
    """A server; where the machine has none the test is skipped by name, except where nothing may be."""
    place = programs()
    if place is not None:
        return Postgres(place, durable)
    if os.environ.get("CI"):
        pytest.fail("PostgreSQL is not on this machine; on Debian or Ubuntu: apt install postgresql")
    pytest.skip("PostgreSQL is not on this machine")
