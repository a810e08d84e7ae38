"""Browsers and servers for tests in a real Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.serving import Server
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
# No name is looked up: what is not this machine cannot be reached.
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=[ALONE])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not kill it."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """One that may be killed."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens browsers at a server: `visit()`, `visit(phone=True, dark=True, language="de", server=mortal)`."""
    come: list[Visitor] = []

    def visit(path: str | None = "/", server: Server | None = None, **how: Any) -> Visitor:
        at: Server = request.getfixturevalue("server") if server is None else server
        visitor = Visitor(browser, at.url, **how)
        come.append(visitor)
        if path is not None:
            visitor.go(path)
        return visitor

    yield visit
    for visitor in come:
        visitor.leave()
    for visitor in come:
        visitor.complain()
