"""What environments share: the engine's part of them needs no NumPy."""

from __future__ import annotations

import json
import subprocess
import sys

LOADED = """
import json, sys
import burgher.envs.tables, burgher.envs.encoding
print(json.dumps(sorted(sys.modules)))
"""


def test_the_engines_part_loads_no_research_library() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], check=True, stdout=subprocess.PIPE)
    loaded = set(json.loads(done.stdout))
    assert "burgher.envs.tables" in loaded
    assert not loaded & {"numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL", "pyarrow"}
