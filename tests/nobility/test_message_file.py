"""The message file of Rise to Nobility and the program agree: nothing missing, nothing unused, every argument there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from burgher import nobility
from burgher.nobility import GAME, names
from burgher.nobility.cells import PHASES
from burgher.nobility.components import SETS
from burgher.nobility.questions import QUESTIONS
from burgher.words import LOCALES

RULES = sorted(Path(nobility.__file__).parent.glob("*.py"))
MESSAGES = {
    entry.id.name: entry
    for entry in FluentParser().parse((LOCALES / "en" / "nobility.ftl").read_text(encoding="utf-8")).body
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
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("tell", "tell_only", "tell_all"):
                ids, args = node.args[:2]
                named = [ids.body, ids.orelse] if isinstance(ids, ast.IfExp) else [ids]
                for id in named:
                    if isinstance(id, ast.Constant) and isinstance(args, ast.Dict):
                        yield str(id.value), {str(ast.literal_eval(key)) for key in args.keys if key is not None}


TOLD = list(told())


@pytest.mark.parametrize(("id", "args"), TOLD, ids=[id for id, _ in TOLD])
def test_every_event_has_a_message_that_needs_no_more_than_it_tells(id: str, args: set[str]) -> None:
    assert variables(id) <= args


def pieces() -> set[str]:
    """All that PIECE is asked to say."""
    named = {
        *names.GOODS,
        *names.PLACES,
        *names.RACES,
        *names.SETTLERS,
        *names.BUILDINGS,
        *names.COUNCIL_TILES,
        *names.SHIPS,
        *names.EVENTS,
        *names.CHARACTERS,
        *names.COMMISSIONS,
        *names.DICE_TILES,
        *names.OBJECTIVES,
        *names.AUTOMA_DICE,
        *names.DESK_ROWS,
        *names.INCOME_SOURCES,
    }
    # What amounts in component files consist of.
    amounts = {*names.CHARACTER_GAINS, *names.COMMUNITY_INCOMES, *names.EVENT_EFFECTS, *names.DESK_BENEFITS, "points"}
    return named | amounts | {"coin", "point", "modifier", "worker", "good"}


def of(prefix: str, words: tuple[str, ...] | list[str] | set[str]) -> set[str]:
    return {f"{prefix}-{word.replace('_', '-').replace(' ', '-')}" for word in words}


def expected() -> set[str]:
    """The ids that the program and its faces can ask for, but for events."""
    options = [option.name for option in GAME.options]
    return (
        of("piece", pieces())
        | of("phase", PHASES)
        | of("points", names.POINT_SOURCES)
        | of("set", SETS)
        | of("effect", names.WORKSHOP_EFFECTS)
        | of("gain", (*names.CHARACTER_GAINS, *names.COMMUNITY_INCOMES))
        | of("changes", names.EVENT_EFFECTS)
        | of("benefit", names.DESK_BENEFITS)
        | of("measure", names.COMMISSION_MEASURES)
        | (of("need", names.OBJECTIVE_NEEDS) - {"need-guild-apprentices"})
        | of("do", [verb.name for verb in GAME.actions.verbs])
        | of("ask", QUESTIONS.names)
        | of("option", [*options, *(f"{name}-hint" for name in options)])
        | {reason.message for reason in GAME.reasons}
        | {"game-nobility"}
    )


def test_every_piece_question_reason_option_and_verb_has_a_message() -> None:
    assert expected() - set(MESSAGES) == set()


def forms() -> set[str]:
    """The ids of the forms in which other messages want a piece or an amount."""
    texts = (path.read_text(encoding="utf-8") for path in (LOCALES / "en").glob("nobility*.ftl"))
    return {f"form-{form}" for text in texts for form in re.findall(r'form: "(\w+)"', text)}


def test_no_message_is_unused() -> None:
    assert set(MESSAGES) - expected() - forms() - {id for id, _ in TOLD} == set()


def test_messages_about_pieces_ask_for_nothing_but_the_number_on_them() -> None:
    for id in MESSAGES:
        if id.startswith(("effect-", "measure-", "phase-", "piece-", "points-")):
            assert variables(id) == set(), id
        elif id.startswith(("gain-", "changes-", "benefit-")):
            assert variables(id) <= {"amount"}, id
        elif id.startswith("need-"):
            assert variables(id) <= {"asked", "each"}, id


def test_every_prompt_to_a_seat_has_words_for_the_others() -> None:
    for question in QUESTIONS.table:
        forms = [attribute.id.name for attribute in MESSAGES["ask-" + question.name.replace("_", "-")].attributes]
        assert forms in ([[]] if question.to_chance else [["others"], ["others", "title"]])
