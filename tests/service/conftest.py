"""Servers for tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.guests import Guest, Place, close_all, served, settings_for
from tests.service.postgres import Postgres, start_or_skip


@pytest.fixture(autouse=True)
def _guests_go() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with served(settings_for(tmp_path)) as running:
        yield running


@pytest.fixture
def anna(place: Place) -> Guest:
    return place.guest()


@pytest.fixture
def bert(place: Place) -> Guest:
    return place.guest()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests that want one; each has a database of its own in it."""
    server = start_or_skip()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind, by its address."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres").database(tmp_path))
