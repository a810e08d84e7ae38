"""Servers for tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.guests import Guest, Place, close_all, served, settings_for


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
