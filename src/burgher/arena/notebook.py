"""The file of a contest's results: what was agreed in its first line, then a game a line, safe after every game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from burgher.arena.contest import Contest, Fixture
from burgher.core.errors import BadRecord

Result = dict[str, object]
"""A game: its key, the entrants by seat, and what `Outcome` has."""


class Notebook:
    """Results that are kept, and those that are found from before. Without a file they are only remembered."""

    def __init__(self, contest: Contest, fixtures: Sequence[Fixture], path: Path | None) -> None:
        self.contest = contest
        self.path = path
        self._fixtures = {fixture.key: fixture for fixture in fixtures}
        self._done: dict[str, Result] = {}
        if path is not None:
            self._open(path)

    def has(self, fixture: Fixture) -> bool:
        return fixture.key in self._done

    @property
    def results(self) -> list[Result]:
        """In the order of the fixtures."""
        return [self._done[key] for key in self._fixtures if key in self._done]

    def add(self, result: Result) -> None:
        self._done[str(result["game"])] = result
        if self.path is not None:
            self._append(self.path, result)

    def keep(self, path: Path) -> None:
        """Write what was only remembered so far."""
        self.path = path
        self._append(path, self.contest.describe())
        for result in self.results:
            self._append(path, result)

    def settle(self) -> None:
        """Hold to what the file has: who was stopped may have remembered a game that was not written any more."""
        if self.path is not None:
            self._done.clear()
            self._open(self.path)

    def _append(self, path: Path, line: dict[str, object]) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    # what is there from before

    def _open(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = text.split("\n")
        if not text.strip():
            path.write_text("", encoding="utf-8")
            self._append(path, self.contest.describe())
            return
        self._check_agreement(lines[0], path)
        for number, line in enumerate(lines[1:], 2):
            result = self._read(line, number, path)
            if result is not None:
                self._done[str(result["game"])] = result
        if not text.endswith("\n"):
            # Cut off in the middle of a game's line: what comes next begins its own.
            with path.open("a", encoding="utf-8") as file:
                file.write("\n")

    def _check_agreement(self, line: str, path: Path) -> None:
        try:
            agreed = json.loads(line)
        except ValueError:
            agreed = None
        if not isinstance(agreed, dict) or "contest" not in agreed:
            raise BadRecord("no-results", file=str(path))
        own = json.loads(json.dumps(self.contest.describe()))
        for name, value in own.items():
            if agreed.get(name) != value:
                raise BadRecord(
                    "other-results", file=str(path), field=name, found=repr(agreed.get(name)), value=repr(value)
                )

    def _read(self, line: str, number: int, path: Path) -> Result | None:
        try:
            result = json.loads(line)
        except ValueError:
            # Cut off in the middle of writing: that game is played again.
            return None
        fixture = self._fixtures.get(str(result.get("game"))) if isinstance(result, dict) else None
        if fixture is None:
            # A game beyond those that are asked for this time.
            return result if isinstance(result, dict) and "game" in result else None
        if result.get("seats") != list(fixture.seats):
            raise BadRecord("results-seats", file=str(path), line=str(number), game=str(fixture.key))
        return dict(result)
