"""The documentation made from the docstrings: it can be made, and its links lead somewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


class Page(HTMLParser):
    """What a page links to, and what can be linked to in it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.anchors.add(str(value))
            elif name in ("href", "src"):
                self.links.append(str(value))


@pytest.mark.long
@pytest.mark.slow
def test_links_lead_somewhere(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-W", "error", ROOT / "scripts" / "api_docs.py", tmp_path],
        check=True,
        env=os.environ | {"BURGHER_PURE": "1"},
        stdout=subprocess.DEVNULL,
    )
    pages = {file.resolve(): Page(file) for file in tmp_path.rglob("*.html")}
    assert {"match.html", "state.html", "vector.html", "registry.html"} <= {file.name for file in pages}
    for file, page in pages.items():
        for link in page.links:
            if "://" in link or link.startswith("data:"):
                continue
            path, _, anchor = link.partition("#")
            target = (file.parent / path).resolve() if path else file
            assert target.exists(), f"{file.name} links to {link}"
            assert not anchor or target not in pages or anchor in pages[target].anchors, f"{file.name} links to {link}"


def test_it_wants_the_sources(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "api_docs.py"],
        check=False,
        env=os.environ | {"BURGHER_PURE": "1"},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert done.returncode == 1
    assert "say into which folder" in done.stderr
