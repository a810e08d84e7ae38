"""Browsers and servers for tests in a real Chromium."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.serving import Server
from tests.browser.visitor import Visitor
from tests.browser.windows import A_LOOK, Windows
from tests.limits import TookTooLong, within

Visit = Callable[..., Visitor]
PICTURES = Path(__file__).parents[2] / "build" / "browser"
"""Where the pages of failed tests are kept."""
COME: pytest.StashKey[list[Visitor]] = pytest.StashKey()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield opened
        with suppress(TookTooLong), within(A_LOOK):
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


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    """Those that tests leave to others."""
    return Windows(browser)


@pytest.fixture
def visit(browser: Browser, windows: Windows, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens browsers at a server: `visit()`, `visit(phone=True, dark=True, language="de", server=mortal)`. With `new`
    nothing of the client has ever been loaded there."""
    come = request.node.stash.setdefault(COME, [])

    def visit(path: str | None = "/", server: Server | None = None, new: bool = False, **how: Any) -> Visitor:
        at: Server = request.getfixturevalue("server") if server is None else server
        visitor = Visitor(browser, at.url, windows=None if new or server else windows, **how)
        come.append(visitor)
        if path == "/":
            visitor.begins_at = path
        elif path is not None:
            visitor.go(path)
        return visitor

    yield visit
    for visitor in come:
        visitor.leave()
    for visitor in come:
        visitor.complain()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever reads of a failure sees what was on the pages."""
    report = yield
    if report.when != "call":
        return report
    come: list[Visitor] = item.stash.get(COME, [])
    if report.failed:
        PICTURES.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"\W+", "-", item.name).strip("-")
        for number, visitor in enumerate(come, 1):
            visitor.keep_to_oneself()
            shown = visitor.describe(PICTURES / f"{name}-{number}.png")
            report.sections.append((f"page {number}", shown))
    return report
