"""The message file of Belfort and the program agree: nothing is missing, nothing is unused, every argument is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from burgher import belfort
from burgher.belfort import GAME, names, rules
from burgher.belfort.cells import PHASES
from burgher.words import LOCALES

RULES = sorted(Path(belfort.__file__).parent.glob("*.py"))
MESSAGES = {
    entry.id.name: entry
    for entry in FluentParser().parse((LOCALES / "en" / "belfort.ftl").read_text(encoding="utf-8")).body
    if isinstance(entry, ftl.Message)
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(id: str) -> set[str]:
    visitor = Variables()
    visitor.visit(MESSAGES[id])
    return visitor.found


def told() -> Iterator[tuple[str, set[str]]]:
    """The events that the rules name where they tell them, with the arguments they give."""
    for path in RULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("tell", "tell_only", "reveal"):
                id, args = node.args[:2]
                if isinstance(id, ast.Constant) and isinstance(args, ast.Dict):
                    yield str(id.value), {str(ast.literal_eval(key)) for key in args.keys if key is not None}


TOLD = dict(told())


def literals() -> set[str]:
    """All texts in the rules."""
    nodes = [node for path in RULES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("id", sorted(TOLD))
def test_every_event_has_a_message_that_needs_no_more_than_it_tells(id: str) -> None:
    assert variables(id) <= TOLD[id]


def expected() -> set[str]:
    """The ids that the program can ask for, but for events."""
    pieces = [*names.WORKERS, *names.RESOURCES, *names.AREAS, *names.PROPERTIES, *names.GUILDS]
    pieces += ["ws", "wood+wood", "wood+stone", "stone+stone", "recruiter", "camp", "wall", "deck"]
    ids = {"piece-" + piece.replace("_", "-").replace("+", "-and-") for piece in pieces}
    ids |= {"phase-" + phase.replace("_", "-") for phase in PHASES}
    ids |= {"season-" + season for season in rules.SEASONS}
    ids |= {"points-" + source for source in names.POINT_SOURCES}
    ids |= {"do-" + verb.name.replace(" ", "-") for verb in GAME.actions.verbs}
    ids |= {"ask-" + question.replace("_", "-") for question in GAME.layout.questions}
    ids |= {reason.message for reason in GAME.reasons}
    for option in GAME.options:
        ids |= {"option-" + option.name.replace("_", "-"), "option-" + option.name.replace("_", "-") + "-hint"}
    ids |= {f"option-guilds-{choice}" for choice in GAME.options[0].choices}
    # Where a number of players brings something of its own, a new game says so.
    return ids | {"game-belfort", "form-bundle", "about-players-2"}


def test_every_piece_question_reason_option_and_verb_has_a_message() -> None:
    assert expected() - set(MESSAGES) == set()


def test_no_message_is_unused() -> None:
    assert set(MESSAGES) - expected() - literals() == set()


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_a_reason_stands_beside_the_rule_that_refuses(path: Path) -> None:
    """Whoever searches for the section of a refusal finds the function whose docstring has the same words."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = (ast.FunctionDef, ast.ClassDef)
    docs = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, named)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("reason", "no_gnome", "_too_dear"):
            rule = node.args[1 if getattr(node.func, "id", "") == "reason" else 0]
            if isinstance(rule, ast.Constant):
                told = any(str(rule.value) in re.sub(r"\s+", " ", doc) for doc in docs)
                assert told, f"{path.name} refuses by {rule.value!r}, but no docstring names it"
