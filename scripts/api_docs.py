"""Write the documentation of the library as HTML, made from its docstrings.

    make docs                                    (into build/docs)
    BURGHER_PURE=1 python scripts/api_docs.py FOLDER

It reads the sources and not the compiled modules, which have forgotten their arguments' names.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pdoc
import pdoc.render

from burgher.core.compiled import COMPILED

MODULES = (
    "burgher",
    "burgher.core",
    "burgher.words",
    "burgher.bots",
    "burgher.bots.bot",
    "burgher.bots.registry",
    "burgher.bots.levels",
    "burgher.bots.evaluator",
    "burgher.dataset",
    "burgher.envs",
)
"""What others may build on; the modules of `core` and `envs` come with them. The rules are read in their sources."""


def main() -> None:
    if COMPILED:
        sys.exit("set BURGHER_PURE=1: compiled modules do not know their arguments' names")
    if len(sys.argv) != 2:
        sys.exit("say into which folder: python scripts/api_docs.py FOLDER")
    folder = Path(sys.argv[1])
    pdoc.render.configure(docformat="markdown", show_source=True, footer_text="Burgher", search=True)
    pdoc.pdoc(*MODULES, output_directory=folder)
    print(f"{folder / 'index.html'}: {len(list(folder.rglob('*.html'))) - 1} modules")


if __name__ == "__main__":
    main()
