"""`burgher` alone and `burgher serve`: the server is started for real, in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import unquote

import pytest

from burgher.cli import main
from burgher.service import Settings

PATIENCE = 60.0


@contextmanager
def started(tmp_path: Path, *arguments: str, browser: str) -> Iterator[subprocess.Popen[str]]:
    """A running `burgher`, with a home of its own; ``browser`` is what its browser is."""
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "BROWSER": browser}
    process = subprocess.Popen(
        [sys.executable, "-m", "burgher.cli", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()


def line_with(process: subprocess.Popen[str], what: str) -> str:
    """The first line of its output that has this in it."""
    assert process.stdout is not None
    until = time.monotonic() + PATIENCE
    seen = ""
    while time.monotonic() < until:
        line = process.stdout.readline()
        seen += line
        if what in line:
            return line
        if not line:
            break
    raise AssertionError(f"no line with {what!r} in:\n{seen}")


def noting_browser(tmp_path: Path) -> str:
    """A browser that writes down what it was asked to open."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    return f"{browser} %s"


def opened(tmp_path: Path) -> str:
    note = tmp_path / "opened"
    until = time.monotonic() + PATIENCE
    while not note.exists() or not note.read_text():
        assert time.monotonic() < until, "the browser was not opened"
        time.sleep(0.05)
    return note.read_text().strip()


def test_burgher_alone_opens_the_browser(tmp_path: Path) -> None:
    with started(tmp_path, browser=noting_browser(tmp_path)) as process:
        address = line_with(process, "Burgher is at ").split()[-1]
        assert opened(tmp_path).rstrip("/") == address.rstrip("/")
        with urllib.request.urlopen(address, timeout=60) as page:
            assert page.status == 200
            assert b"Burgher" in page.read()


def test_play_goes_straight_to_a_table(tmp_path: Path) -> None:
    """What the browser gets is a table that the server opens as it stands."""
    given = ["play", "belfort", "--players", "4", "--humans", "2", "--names", "Ann", "--bots", "wanderer,foreman"]
    with started(tmp_path, *given, "--seed", "s1", browser=noting_browser(tmp_path)) as process:
        address = line_with(process, "Burgher is at ").split()[-1].rstrip("/")
        page, _, wish = opened(tmp_path).partition("#")
        assert page == f"{address}/open"
        table = json.loads(unquote(wish))
        people = [{"who": "me", "name": "Ann"}, {"who": "here"}]
        assert table["seats"] == [*people, {"who": "bot", "level": "wanderer"}, {"who": "bot", "level": "foreman"}]
        headers = {"content-type": "application/json", "origin": address}
        request = urllib.request.Request(f"{address}/api/tables", json.dumps(table).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            opened_table = json.load(answer)
    assert (opened_table["game"], opened_table["status"]) == ("belfort", "playing")
    assert [seat["level"] for seat in opened_table["seats"]] == [None, None, "wanderer", "foreman"]


def test_without_a_browser_the_address_is_said(tmp_path: Path) -> None:
    with started(tmp_path, browser=str(tmp_path / "no-such-browser")) as process:
        assert "http://127.0.0.1:" in line_with(process, "Open this address in one")


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with started(
        tmp_path, "serve", "--host", "127.0.0.1", "--port", "0", "--database", database, browser="true"
    ) as process:
        port = line_with(process, "Burgher is at ").strip().rstrip("/").rpartition(":")[2]
        second = subprocess.run(
            [sys.executable, "-m", "burgher.cli", "serve", "--host", "127.0.0.1", "--port", port],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert second.returncode == 2
    assert (
        second.stderr == f"burgher: port {port} is taken: stop what uses it, or choose another (0 finds a free one)\n"
    )


def test_a_database_that_cannot_be_had_is_all_that_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--database", "nonsense://tables"]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.startswith("burgher: tables cannot be kept in nonsense: ")
    assert said.err.count("\n") == 1


def test_serve_is_told_how_long_to_keep_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Settings] = []

    def run(host: str, port: int, settings: Settings, ready: Callable[[str], None], language: str) -> None:
        ran.append(settings)

    monkeypatch.setattr("burgher.service.run", run, raising=False)
    assert main(["serve", "--keep-finished", "90", "--keep-abandoned", "365"]) == 0
    assert main(["serve", "--database", "sqlite://"]) == 0
    assert [(one.keep_finished, one.keep_abandoned) for one in ran] == [(90, 365), (None, None)]
    assert ran[1].database == "sqlite://"
    assert main(["serve", "--keep-finished", "0"]) == 2
