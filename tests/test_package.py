"""The package as it is installed: its version, its two ways of running, what it depends on."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, PathFinder, SourceFileLoader
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import burgher
from burgher._pure import SourceFinder, prefer_source
from burgher.core.compiled import COMPILED

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "burgher"
SOURCES = sorted(PACKAGE.rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# What each part may import of the package besides itself.
BELOW = {"core": set[str](), **{game: {"core"} for game in burgher.names()}}


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


MARKED = [module_name(source) for source in SOURCES if source.read_text(encoding="utf-8").startswith("# compiled\n")]


def without_switch() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "BURGHER_PURE"}


def python(program: str, *, pure: bool) -> Any:
    """What a program prints as JSON when a new Python runs it."""
    environment = without_switch() | ({"BURGHER_PURE": "1"} if pure else {})
    done = subprocess.run([sys.executable, "-c", program], env=environment, check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout)


# --- version


def test_version_is_that_of_the_package() -> None:
    assert burgher.__version__ == PROJECT["project"]["version"] == version("burgher")


@pytest.mark.parametrize("command", [[Path(sys.executable).with_name("burgher")], [sys.executable, "-m", "burgher"]])
def test_the_command_says_its_version_and_how_it_runs(command: list[str | Path]) -> None:
    said = subprocess.run([*command, "--version"], check=True, capture_output=True, text=True).stdout
    assert said == f"burgher {version('burgher')} ({'compiled' if COMPILED else 'interpreted'})\n"


# --- compiled and interpreted

FILES = f"""
import importlib, json
from burgher.core.compiled import COMPILED
files = {{name: importlib.import_module(name).__file__ for name in {MARKED}}}
print(json.dumps([COMPILED, files]))
"""


def test_the_engine_is_marked_to_be_compiled() -> None:
    assert "burgher.core.state" in MARKED


def test_no_mark_is_misplaced() -> None:
    """A mark that is not exactly the first line would leave its module uncompiled, and nothing would say so."""
    marks = re.compile(r"^#\s*compiled\b.*$", re.MULTILINE | re.IGNORECASE)
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        for mark in marks.finditer(text):
            assert (mark.start(), mark.group()) == (0, "# compiled"), f"{source}: {mark.group()!r}"


def test_pure_runs_every_module_from_its_source() -> None:
    compiled, files = python(FILES, pure=True)
    assert compiled is False
    assert [name for name, file in files.items() if not file.endswith(".py")] == []


@pytest.mark.skipif(find_spec("burgher.engine__mypyc") is None, reason="the engine was not compiled here")
def test_otherwise_every_marked_module_runs_compiled() -> None:
    compiled, files = python(FILES, pure=False)
    assert compiled is True
    assert [name for name, file in files.items() if file.endswith(".py")] == []


def test_source_finder_passes_over_extension_modules(tmp_path: Path) -> None:
    folder = tmp_path / "town"
    (folder / "lane").mkdir(parents=True)
    (folder / "hall.py").write_text("")
    (folder / f"hall{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    ordinary = PathFinder.find_spec("town.hall", [str(folder)])
    assert ordinary is not None
    assert isinstance(ordinary.loader, ExtensionFileLoader)

    finder = SourceFinder("town")
    spec = finder.find_spec("town.hall", [str(folder)])
    assert spec is not None
    assert isinstance(spec.loader, SourceFileLoader)
    assert finder.find_spec("town.lane", [str(folder)]) is None
    assert finder.find_spec("town.gate", [str(folder)]) is None
    assert finder.find_spec("village.hall", [str(folder)]) is None


def test_source_finder_sees_new_modules_once_told(tmp_path: Path) -> None:
    finder = SourceFinder("town")
    assert finder.find_spec("town.gate", [str(tmp_path)]) is None
    (tmp_path / "gate.py").write_text("")
    finder.invalidate_caches()
    assert finder.find_spec("town.gate", [str(tmp_path)]) is not None


def test_prefer_source_twice_is_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [finder for finder in sys.meta_path if not isinstance(finder, SourceFinder)])
    prefer_source()
    prefer_source()
    assert [isinstance(finder, SourceFinder) for finder in sys.meta_path].count(True) == 1


# --- what it depends on

LOADED = """
import importlib, json, sys
before = set(sys.modules)
for module in {modules}:
    importlib.import_module(module)
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def modules_of(part: str) -> list[str]:
    """All modules of a part, but those of a game that are loaded when they are used: its bots and how it is drawn."""
    own = [source for source in SOURCES if PACKAGE / part in source.parents]
    return [module_name(source) for source in own if not {"bot", "faces"} & set(source.parts)]


@pytest.mark.parametrize("part", BELOW)
@pytest.mark.parametrize("pure", [False, True], ids=["compiled", "pure"])
def test_the_engine_loads_only_itself_and_the_standard_library(part: str, pure: bool) -> None:
    loaded = python(LOADED.format(modules=modules_of(part)), pure=pure)
    assert f"burgher.{part}" in loaded
    foreign = {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names
    assert foreign - {"burgher", "librt", "mypy_extensions"} == set()
    # Modules right below burgher (its version, its switch) belong to no part.
    names = {name.split(".")[1] for name in loaded if name.startswith("burgher.")}
    assert {name for name in names if (PACKAGE / name).is_dir()} <= {part, *BELOW[part]}


def test_only_a_games_own_folder_names_it() -> None:
    """`burgher/__init__.py` says which games there are; nothing else asks which one it is."""
    folders = [PACKAGE / name for name in burgher.names()]
    for source in [ROOT / "Makefile", *SOURCES]:
        if source != PACKAGE / "__init__.py" and not set(folders) & set(source.parents):
            text = source.read_text(encoding="utf-8").lower()
            assert [name for name in burgher.names() if name in text] == [], source


def test_nothing_around_the_package_tells_games_apart() -> None:
    """Tests and tools of all games take each by its name; what differs is in the game's own tests."""
    asking = re.compile(rf"""[!=]= ?"({"|".join(burgher.names())})"|"({"|".join(burgher.names())})": """)
    own = {ROOT / "tests" / name for name in burgher.names()}
    for folder in ("tests", "bench", "scripts", "examples"):
        for source in sorted((ROOT / folder).rglob("*.py")):
            if not own & set(source.parents):
                assert asking.findall(source.read_text(encoding="utf-8")) == [], source


@pytest.mark.parametrize("game", burgher.names())
@pytest.mark.parametrize("part", ["cells", "codes"])
def test_where_things_lie_is_known_when_the_engine_is_compiled(game: str, part: str) -> None:
    """Only numbers of the same module make a constant that mypyc knows, so sizes of `names` stand there, too."""
    names, module = (vars(import_module(f"burgher.{game}.{one}")) for one in ("names", part))
    again = [name for name, size in names.items() if isinstance(size, int) and name in module]
    assert "SEATS" in again or "FACES" in again
    assert [module[name] for name in again] == [names[name] for name in again]
    made: set[str] = set()
    for line in ast.parse((PACKAGE / game / f"{part}.py").read_text(encoding="utf-8")).body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
            assert {node.id for node in ast.walk(line.value) if isinstance(node, ast.Name)} <= made, line.target.id
            made.add(line.target.id)


def test_nothing_knows_the_command_line() -> None:
    for source in SOURCES:
        if source.name not in ("cli.py", "__main__.py") and PACKAGE / "commands" not in source.parents:
            assert not re.search(r"import .*\bcommands\b|burgher\.(commands|cli)\b", code_of(source)), source


def code_of(source: Path) -> str:
    """The lines that import something."""
    lines = source.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if line.lstrip().startswith(("import ", "from ")))


def plain(requirement: str) -> str:
    return requirement.split("#")[0].strip()


@pytest.mark.parametrize(
    ("file", "declared"),
    [("run.in", PROJECT["project"]["dependencies"]), ("build.in", PROJECT["build-system"]["requires"])],
)
def test_locked_inputs_are_what_the_package_declares(file: str, declared: list[str]) -> None:
    lines = (ROOT / "requirements" / file).read_text(encoding="utf-8").splitlines()
    asked = {plain(line) for line in lines if plain(line) and not line.startswith("-r")}
    # The build also needs what the engine runs on: build.in has that from run.in.
    assert asked <= set(declared)
    assert set(declared) - asked <= (set() if file == "run.in" else set(PROJECT["project"]["dependencies"]))


def test_what_a_server_of_several_processes_needs_comes_with_an_extra() -> None:
    """`burgher[postgres]`: the same library that the server is tested with."""
    lines = (ROOT / "requirements" / "dev.in").read_text(encoding="utf-8").splitlines()
    needed = PROJECT["project"]["optional-dependencies"]["postgres"]
    assert [one for one in map(plain, lines) if one.startswith("psycopg")] == needed


def test_every_dependency_is_explained() -> None:
    """Those that come with Burgher, and those of its extras, each with why it is worth having."""
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    told = {
        name.strip().lower() for row in re.findall(r"^\| ([\w., -]+) \|", page, re.MULTILINE) for name in row.split(",")
    }
    needed = [
        *PROJECT["project"]["dependencies"],
        *(one for some in PROJECT["project"]["optional-dependencies"].values() for one in some),
    ]
    names = {re.match(r"[\w.-]+", one)[0].lower() for one in needed}  # type: ignore[index]
    assert names - {"burgher"} - told == set()


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.lock")), ids=lambda lock: lock.name)
def test_every_locked_dependency_has_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    pins = re.findall(r"^[\w.-]+==.*$", text, re.MULTILINE)
    assert pins
    assert all(pin.endswith("\\") for pin in pins)
    assert "://" not in text


# --- building it


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a build needs, with a package of one small compiled module."""
    for name in ("pyproject.toml", "setup.py", "LICENSE", PROJECT["project"].get("readme", "LICENSE")):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "burgher"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "double.py").write_text("# compiled\ndef double(number: int) -> int:\n    return 2 * number\n")
    return tmp_path


def build(checkout: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation"],
        check=False,
        cwd=checkout,
        env=without_switch() | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("environment", "reason"),
    [({"BURGHER_PURE": "1"}, "BURGHER_PURE=1"), ({"CC": "/no/such/compiler"}, "no C compiler")],
)
def test_a_build_that_is_not_compiled_says_why(checkout: Path, environment: dict[str, str], reason: str) -> None:
    done = build(checkout, **environment)
    assert done.returncode == 0, done.stdout
    assert [wheel.name.endswith("-py3-none-any.whl") for wheel in (checkout / "dist").iterdir()] == [True]
    assert [line for line in done.stdout.splitlines() if line.startswith("burgher: ") and reason in line]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.skipif(find_spec("burgher.engine__mypyc") is None, reason="there is no compiler here")
def test_a_build_is_compiled_or_fails(checkout: Path) -> None:
    done = build(checkout)
    assert done.returncode == 0, done.stdout
    assert [wheel.name.endswith("-py3-none-any.whl") for wheel in (checkout / "dist").iterdir()] == [False]

    shutil.rmtree(checkout / "dist")
    with (checkout / "src" / "burgher" / "double.py").open("a") as source:
        source.write("half: int = 'a half'\n")
    done = build(checkout)
    assert done.returncode != 0
    assert "double.py:4: error:" in done.stdout
    assert not list((checkout / "dist").glob("*.whl"))
