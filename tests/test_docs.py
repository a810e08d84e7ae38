"""What README and docs/ say: their examples are run, their links lead somewhere, their tables are complete."""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import re
import shlex
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

import burgher
from burgher.cli import main
from burgher.core import registry
from burgher.core.layout import SEATS, Axis
from tests.games.plan import known

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
SHOWING = [path for path in sorted((ROOT / "src").rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@dataclass(frozen=True)
class Example:
    """A fenced block of a page."""

    kind: str
    text: str
    line: int


def examples(page: Path) -> Iterator[Example]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        yield Example(found[1], found[2], text.count("\n", 0, found.start()) + 1)


# --- examples


def run_python(example: Example, page: Path, known: dict[str, object]) -> None:
    exec(compile("\n" * example.line + example.text, str(page), "exec"), known)


def run_doctest(example: Example, page: Path, known: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(example.text, known, page.name, str(page), example.line)
    said = io.StringIO()
    # clear_globs would empty the names that the next example of the page goes on with.
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.write, clear_globs=False)
    known.update(test.globs)
    assert result.failed == 0, said.getvalue()


def run_commands(example: Example, monkeypatch: pytest.MonkeyPatch) -> None:
    """``$ burgher ...`` with what it prints; lines after ``<`` are typed. A status other than 0 would be a surprise."""
    for part in re.split(r"^\$ ", example.text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        command, _, typed = command.partition(" < ")
        program, *arguments = shlex.split(command)
        assert program == "burgher", command
        monkeypatch.setattr("sys.stdin", io.StringIO(Path(typed).read_text(encoding="utf-8") if typed else ""))
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            main(arguments)
        assert doctest.OutputChecker().check_output(expected, said.getvalue(), FLAGS), (
            f"{command}\n--- expected\n{expected}\n--- said\n{said.getvalue()}"
        )


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_examples_do_what_they_show(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The examples of a page go on from each other, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv(registry.FILES, "")
    known: dict[str, object] = {"__name__": "example"}
    for path in {marked(page, example, "in") for example in examples(page)} - {None}:
        Path(str(path)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / str(path), str(path))
    for example in examples(page):
        # `<!-- file: NAME -->` above it: the next examples find it there.
        name = marked(page, example, "file")
        if name is not None:
            Path(name).write_text(example.text, encoding="utf-8")
        # `<!-- in: PATH -->` above it: it is a part of that file, and all examples of the page find the file there.
        whole = marked(page, example, "in")
        if whole is not None:
            assert example.text in Path(whole).read_text(encoding="utf-8"), f"{name_of(page)}:{example.line}"
            continue
        match example.kind:
            case "python":
                with contextlib.redirect_stdout(io.StringIO()):
                    run_python(example, page, known)
            case "pycon":
                run_doctest(example, page, known)
            case "console":
                run_commands(example, monkeypatch)
            case "toml" | "json" | "text" | "sh" | "ts" | "tsx" | "":
                pass
            case kind:
                raise AssertionError(f"{name_of(page)}:{example.line}: what is {kind}?")


@pytest.mark.parametrize("path", SHOWING, ids=name_of)
def test_examples_in_docstrings_do_what_they_show(path: Path) -> None:
    module = import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"))
    said = io.StringIO()
    # The text is that of the source: a compiled module does not tell which of its parts are its own.
    found = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    texts = [ast.get_docstring(node) or "" for node in found if isinstance(node, documented)]
    shown = [text for text in texts if ">>> " in text]
    assert shown
    for text in shown:
        test = doctest.DocTestParser().get_doctest(text, {**vars(module)}, name_of(path), str(path), 0)
        doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.write)
    assert not said.getvalue()


def marked(page: Path, example: Example, what: str) -> str | None:
    """The path that a comment above an example names."""
    above = page.read_text(encoding="utf-8").splitlines()[example.line - 2]
    found = re.fullmatch(rf"<!-- {what}: (\S+) -->", above)
    return found[1] if found else None


def test_the_readme_has_a_library_example_of_about_ten_lines() -> None:
    lengths = [len(one.text.splitlines()) for one in examples(ROOT / "README.md") if one.kind == "python"]
    assert len(lengths) == 1
    assert lengths[0] <= 12


# --- links and paths


def anchors(page: Path) -> set[str]:
    heads = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{name_of(page)} links to {link}"
        assert not anchor or anchor in anchors(target), f"{name_of(page)} links to {link}"


def test_films_are_small_enough_to_be_looked_at() -> None:
    films = list((ROOT / "docs" / "pictures").glob("film-*.webp"))
    assert len(films) >= 2
    assert {film.name: film.stat().st_size for film in films if film.stat().st_size >= 2_000_000} == {}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_paths_exist(page: Path) -> None:
    for path in re.findall(r"`((?:src|tests|docs|bench)/[\w./-]+)`", page.read_text(encoding="utf-8")):
        assert (ROOT / path).exists(), f"{name_of(page)} names {path}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for target in re.findall(r"(?:`|^)make (?:[A-Z]+=\S+ )?([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
        assert target in targets, f"{name_of(page)} says make {target}"


def test_every_page_is_listed() -> None:
    listed = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or f"({page.name})" in listed, f"{page.name} is not in docs/README.md"


# --- tables


def first_cells(page: Path, heading: str) -> list[str]:
    """The code in the first column of the tables under a heading."""
    text = page.read_text(encoding="utf-8")
    section = re.search(rf"^#+ {re.escape(heading)}$(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert section, f"{page.name} has no heading {heading!r}"
    return re.findall(r"^\| `([^`]+)`", section[1], re.MULTILINE)


@pytest.mark.parametrize("game", burgher.names())
def test_the_action_language_has_every_verb(game: str) -> None:
    actions = burgher.find(game).actions
    shown = first_cells(ROOT / "docs" / "action-language.md", known(game).TITLE)
    assert {actions.find(text).verb for text in shown} == {verb.name for verb in actions.verbs}


POSITIONS = ROOT / "docs" / "records-and-positions.md"
FIELDS = {game: f"### Fields of {known(game).TITLE}" for game in burgher.names()}


def shape(axes: tuple[Axis, ...]) -> str:
    """What JSON has for a field."""
    parts = []
    for axis in axes:
        if isinstance(axis, tuple):
            parts.append(f"{{{', '.join(axis)}}}" if len(axis) <= 6 else f"{{{axis[0]}, {axis[1]}, ... {axis[-1]}}}")
        else:
            parts.append("[by seat]" if axis == SEATS else f"[{axis}]")
    return " of ".join(parts) or "number"


def field_table(game: str) -> str:
    """The table of a game's fields, as the page should have it."""
    rows = [f"| `{field.name}` | {shape(field.axes)} | {field.doc} |" for field in burgher.find(game).layout.fields]
    return "\n".join([FIELDS[game], "", "| field | form | meaning |", "|---|---|---|", *rows])


@pytest.mark.parametrize("game", FIELDS)
def test_positions_are_documented_field_by_field(game: str) -> None:
    assert field_table(game) in POSITIONS.read_text(encoding="utf-8"), "python -m tests.test_docs writes it anew"


if __name__ == "__main__":
    before = POSITIONS.read_text(encoding="utf-8").split(next(iter(FIELDS.values())))[0]
    POSITIONS.write_text(before + "\n\n".join(map(field_table, FIELDS)) + "\n", encoding="utf-8")
