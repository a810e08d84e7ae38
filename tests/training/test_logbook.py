"""The log of a training, and its pictures."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

from burgher.training.logbook import Logbook

SVG = "{http://www.w3.org/2000/svg}"
LINES = (
    {"minutes": 1.0, "entropy": 1.5, "scores": {"exam-2": [10, 20.0, 0.0, 30.0]}},
    {"minutes": 2.0, "entropy": 1.2, "scores": {"alone-4": [10, 25.0, 0.0, 41.0]}},
)


def test_what_was_seen_once_is_in_the_picture_too(tmp_path: Path) -> None:
    book = Logbook(tmp_path / "log.jsonl")
    for line in LINES:
        book.note(line)
    book.draw(tmp_path / "log.svg")
    root = ElementTree.parse(tmp_path / "log.svg").getroot()
    texts = [text.text for text in root.iter(f"{SVG}text")]
    # Curves are called as people would call them.
    assert texts.count("2 players") == texts.count("4 players") == 2
    assert not [text for text in texts if text and re.search(r"-\d", text)]
    exams, _, points, entropy, *_ = root.findall(f"{SVG}g")
    (once,) = [circle.attrib for circle in exams.iter(f"{SVG}circle")]
    assert (once["cx"], once["cy"]) == ("440.0", "200.0")
    assert [text.text for text in exams.iter(f"{SVG}text")] == [
        "victories in a hundred at tables of greedy bots",
        "2 players",
        "4 players",
        "20",
        "1.0 min",
    ]
    assert "41" in [text.text for text in points.iter(f"{SVG}text")]
    (falling,) = [line.attrib["points"] for line in entropy.iter(f"{SVG}polyline")]
    assert falling == "240.0,40.0 440.0,200.0"


def test_a_line_that_was_cut_short_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text(json.dumps(LINES[0]) + "\n" + json.dumps(LINES[1])[:20], encoding="utf-8")
    book = Logbook(path)
    book.note(LINES[1])
    assert [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] == list(LINES)
