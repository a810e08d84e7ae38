"""Every language says everything: nothing missing, left over or wrongly argued; whole games told without English."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import burgher
from burgher.core.record import parse
from burgher.words import LOCALES, Words, languages

FILES = tuple(sorted(path.stem for path in (LOCALES / "en").glob("*.ftl")))
OTHERS = tuple(language for language in ("de", "fr", "pl"))
GAMES = Path(__file__).parent / "games"
FUNCTIONS = {"PIECE", "PIECES", "AMOUNTS", "SEAT", "SEATS", "NUMBER"}


class Reader(Visitor):
    """What a message refers to: its variables, functions with the forms they ask for, other messages and terms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.forms: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for named in node.arguments.named:
            if named.name.name == "form" and isinstance(named.value, ftl.StringLiteral):
                self.forms.add(named.value.value)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add("-" + node.id.name)
        self.generic_visit(node)


@cache
def entries(language: str, file: str) -> dict[str, ftl.Message | ftl.Term]:
    """The messages of a file by id, terms with a hyphen before; what is not Fluent fails here."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}.ftl: not Fluent: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            id = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            assert id not in found, f"{language}/{file}.ftl says {id} twice"
            found[id] = entry
    return found


def messages(language: str, file: str) -> dict[str, ftl.Message]:
    return {id: entry for id, entry in entries(language, file).items() if isinstance(entry, ftl.Message)}


def read(node: ftl.BaseNode) -> Reader:
    reader = Reader()
    reader.visit(node)
    return reader


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def is_grammar(id: str) -> bool:
    """Names of pieces have the forms that their language needs, each its own."""
    return id.startswith(("piece-", "form-"))


def test_four_languages() -> None:
    assert languages() == ("de", "en", "fr", "pl")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_and_nothing_left_over(language: str, file: str) -> None:
    here = {id for id in messages(language, file) if not id.startswith("form-")}
    english = {id for id in messages("en", file) if not id.startswith("form-")}
    assert english - here == set(), "missing"
    assert here - english == set(), "left over"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_parts_and_arguments(language: str, file: str) -> None:
    here = messages(language, file)
    for id, english in messages("en", file).items():
        if is_grammar(id):
            continue
        assert attributes(here[id]) == attributes(english), id
        assert (here[id].value is None) == (english.value is None), id
        assert read(here[id]).variables <= read(english).variables, id


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_messages_refer_to_what_there_is(language: str, file: str) -> None:
    own = set(entries(language, "core")) | set(entries(language, file))
    if file.endswith(("-web", "-rules", "-lessons", "-reference", "-box")):
        own |= set(entries(language, file.rpartition("-")[0])) | set(entries(language, "web"))
    for id, entry in entries(language, file).items():
        reader = read(entry)
        assert reader.functions <= FUNCTIONS, id
        assert reader.references <= own, id
        for form in reader.forms:
            assert f"form-{form}" in own, f"{id} asks for the form {form}, which a piece may lack"


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_form_and_term_is_used(language: str) -> None:
    readers = [read(entry) for file in FILES for entry in entries(language, file).values()]
    forms = {f"form-{form}" for reader in readers for form in reader.forms}
    references = {reference for reader in readers for reference in reader.references}
    for file in FILES:
        for id in entries(language, file):
            if id.startswith("form-"):
                assert id in forms, f"{language}/{file}.ftl: nobody asks for {id}"
            if id.startswith("-"):
                assert id in references, f"{language}/{file}.ftl: nobody says {id}"


def some_games() -> list[Path]:
    """One recorded game for each game and number of players, the one with the most options changed."""
    chosen: dict[tuple[str, int], tuple[int, Path]] = {}
    for path in sorted(GAMES.glob("*/*.burgher.json")):
        record = parse(path.read_bytes())
        changed = sum(value not in (False, "tower") for value in record.options.values())
        key = (record.game, record.players)
        if key not in chosen or changed > chosen[key][0]:
            chosen[key] = (changed, path)
    return [path for _, path in chosen.values()]


@pytest.mark.slow
@pytest.mark.parametrize("path", some_games(), ids=lambda path: f"{path.parent.name}-{path.name[:9]}")
@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_is_told_in_the_language(language: str, path: Path) -> None:
    """Strictly: no English to fall back on, and every argument used as it may be."""
    match = burgher.read(parse(path.read_bytes()))
    words = Words(language, match.game.name, [f"N{seat}" for seat in range(match.players)], strict=True)
    for event in match.events:
        for seat in (None, 0):
            said = words.say(event.seen_by(seat))
            assert said == said.strip()
            assert "  " not in said
            assert "[" not in said


@pytest.mark.parametrize("game", burgher.names())
@pytest.mark.parametrize("language", OTHERS)
def test_every_action_can_be_said_in_the_language(language: str, game: str) -> None:
    words = Words(language, game, [f"N{seat}" for seat in range(6)], strict=True)
    said = [words.action(action) for action in burgher.find(game).actions]
    assert len(set(said)) == len(said), "two actions read the same"


HERE = Path(burgher.__file__).parent
SAYING = {"print", "Mistake", "ask", "input", "ArgumentTypeError", "BadUsage"}
SHOWN_BY_HELP = {"metavar", "help", "description", "epilog", "title"}
# What argparse says in English, to be found there and said otherwise.
NOT_SAID = {"usage.py"}
# Draws the view of a game that has no words of ours, with the names of its fields.
ANY_VIEW = {"table.py"}


def faces() -> list[Path]:
    """The files that speak to people by themselves; the service answers with ids, which the browser says."""
    return [HERE / "cli.py", *(path for part in ("commands", "drawing") for path in (HERE / part).rglob("*.py"))]


def texts_in(node: ast.AST) -> list[str]:
    """The texts that stand in a piece of code; neither docstrings, nor what fetches a message, nor JSON."""
    left_out = {id(one.value) for one in ast.walk(node) if isinstance(one, ast.Expr)}
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and getattr(call.func, "attr", "") in ("say", "dumps"):
            left_out |= {id(part) for part in ast.walk(call)}
    parts = [part for part in ast.walk(node) if isinstance(part, ast.Constant) and id(part) not in left_out]
    return [part.value for part in parts if isinstance(part.value, str)]


def test_no_words_go_round_the_message_files() -> None:
    """Nothing that is printed, or shown by the help, has words of its own."""
    for path in [*faces(), *(HERE / "service").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            said = list(node.args) if getattr(node.func, "id", "") in SAYING else []
            if path in faces():
                said += node.args if getattr(node.func, "attr", "") == "write" else []
                said += [keyword.value for keyword in node.keywords if keyword.arg in SHOWN_BY_HELP]
            texts = [text for one in said for text in texts_in(one) if re.search(r"[A-Za-z]{2}", text)]
            # The name of the command stands before its errors, as in any shell.
            assert [text for text in texts if text != "burgher: "] == [], f"{path.name}:{node.lineno}"


def test_faces_have_no_sentences_in_their_code() -> None:
    for path in faces():
        if path.name not in NOT_SAID:
            sentences = [text for text in texts_in(ast.parse(path.read_text("utf-8"))) if re.search(r"\w \w", text)]
            assert sentences == [], path.name


def test_punctuation_comes_with_the_language() -> None:
    """French has a space before ":" and ";"; so what is put together in the code has neither."""
    for path in faces():
        if path.name in ANY_VIEW:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                between = [text for text in texts_in(node) if re.match(r"[:;?!] ", text)]
                assert between == [], f"{path.name}:{node.lineno}"
            if isinstance(node, ast.Constant):
                assert node.value not in ("; ", ": "), f"{path.name}:{node.lineno}"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    """A format such as ".1%" or "," is English; see `burgher.commands.figures`."""
    for path in faces():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FormattedValue) and node.format_spec is not None:
                spec = "".join(texts_in(node.format_spec))
                assert not re.search(r"[,%feg]", spec), f"{path.name}:{node.lineno}"
