"""`burgher dataset`: rows that say again what happened."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import burgher
from burgher.core.chance import Random
from burgher.core.encoding import features
from burgher.core.placement import placement
from burgher.core.state import OVER
from burgher.dataset import unpack_masks
from burgher.envs.encoding import fingerprint
from tests.commanding import run


@pytest.mark.parametrize(
    ("game", "players", "options"), [("belfort", 2, ["guilds=advanced"]), ("nobility", 3, ["events=true"])]
)
def test_rows_are_the_games(game: str, players: int, options: list[str], tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    chosen = [part for option in options for part in ("--option", option)]
    done = run("dataset", game, "--players", str(players), "--games", "2", "--seed", "s", "--out", str(file), *chosen)
    assert done.status == 0, done.err
    table = pq.read_table(file)
    about = json.loads(table.schema.metadata[b"burgher"])
    rules = burgher.find(game)
    assert about["fingerprint"] == fingerprint(rules)
    assert f"{table.num_rows:,} decisions of 2 games" in done.out
    masks = unpack_masks(table["mask"].combine_chunks(), rules.actions.choices)
    rows = table.to_pylist()
    k = 0
    for number in range(2):
        state = rules.new(players, about["options"])
        dice = Random(f"s/{number}/dice")
        state.settle(dice)
        first, step = k, 0
        while state.seat != OVER:
            row = rows[k]
            assert (row["game"], row["step"], row["seat"]) == (number, step, state.seat)
            if step % 10 == 0:
                assert row["observation"] == features(state, state.seat, rules.features)
                assert np.flatnonzero(masks[k]).tolist() == sorted(state.legal(True))
            assert masks[k][row["action"]] == 1
            state.step(row["action"], dice)
            k, step = k + 1, step + 1
        for row in rows[first:k]:
            assert row["placement"] == pytest.approx(placement(state)[row["seat"]])
            assert row["score"] == state.scores()[row["seat"]]
            assert row["won"] == (row["seat"] in state.winners())
    assert k == table.num_rows


def test_what_cannot_be_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("something")
    done = run("dataset", "belfort", "--games", "1", "--out", str(file))
    assert done.status == 2
    assert "already exists" in done.err
    done = run("dataset", "belfort", "--games", "1", "--out", str(tmp_path / "none" / "games.parquet"))
    assert done.status == 2
    assert "cannot be written" in done.err
    monkeypatch.setattr("burgher.commands.dataset.find_spec", lambda name: None)
    done = run("dataset", "belfort", "--games", "1", "--out", str(tmp_path / "new.parquet"))
    assert done.status == 2
    assert 'numpy, pyarrow is not installed here, and this needs it: pip install "burgher[dataset]"' in done.err
