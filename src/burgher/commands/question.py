"""The question that a player is asked: what may be answered, and what to say to an answer that does not fit."""

from __future__ import annotations

import re
from collections.abc import Sequence

from burgher.commands.titles import sentence
from burgher.core.actions import Action
from burgher.core.errors import BurgherError
from burgher.core.game import Message
from burgher.core.match import Match
from burgher.drawing.columns import wrapped
from burgher.reference import folded, section_id
from burgher.words import Words

HINTS = 8
FEW = 12
"""So many actions are listed a line each, with what they do."""


def in_order(actions: Sequence[Action]) -> list[Action]:
    """As they are numbered: always in the order of the language, but what goes on (pass, end, done) comes last."""
    return sorted(actions, key=lambda action: (not action.args, action.index))


def listed(actions: Sequence[Action], told: Words) -> list[str]:
    """Actions (as `in_order` has them) with their numbers, as lines: few of them in words, many of them in short."""
    return in_words(actions, told) if len(actions) <= FEW else in_short(actions, told)


def in_words(actions: Sequence[Action], told: Words) -> list[str]:
    """A line for each action: its number, its text, what it does."""
    wide = max((len(action.text) for action in actions), default=0)
    return [f"{number:>4}  {action.text:<{wide}}  {told.action(action)}" for number, action in enumerate(actions, 1)]


def in_short(actions: Sequence[Action], told: Words) -> list[str]:
    """A line or a few for each verb: the verb first, then its actions with their numbers.

    The language of actions is close to English. Who reads another gets the actions in words, without their texts.
    """
    if told.language != "en":
        by_verb: dict[str, list[str]] = {}
        for number, action in enumerate(actions, 1):
            by_verb.setdefault(action.verb, []).append(f"{number}) {told.action(action)}")
        return [line for parts in by_verb.values() for line in wrapped("", parts, 2, "   ")]
    groups: dict[str, list[str]] = {}
    for number, action in enumerate(actions, 1):
        rest = " ".join(str(value) for _, value in action.args)
        groups.setdefault(action.verb, []).append(f"{number} {rest}".rstrip())
    hang = max((len(verb) for verb in groups), default=0) + 4
    return [line for verb, parts in groups.items() for line in wrapped(f"  {verb}", parts, hang, "   ")]


def answer(match: Match, actions: Sequence[Action], text: str, told: Words, words: Words) -> Action | str:
    """The action meant by a number, by its text or how it begins, or by the reader's words; or why there is none."""
    if text.isdecimal():
        if 1 <= int(text) <= len(actions):
            return actions[int(text) - 1]
        return words.say("no-such-number", number=text, last=len(actions))
    try:
        action = match.game.actions.find(text)
    except BurgherError as error:
        near = begun(actions, text) or spoken(actions, text, told)
        if len(near) == 1:
            return near[0]
        if not near:
            return sentence(words.mistake(error))
        more = len(near) - HINTS
        return words.say("go-on", ways=", ".join(one.text for one in near[:HINTS]), more=max(0, more))
    reason = match.why_not(action)
    return action if reason is None else why(action, reason, told, words)


def begun(actions: Sequence[Action], text: str) -> list[Action]:
    """The actions whose words begin with these, word by word: "pl e f" is "place elf forest"."""
    typed = folded(text).split()
    found = [action for action in actions if _begin(typed, action.text.split())]
    return [action for action in found if len(action.text.split()) == len(typed)] or found


def _begin(typed: Sequence[str], spelled: Sequence[str]) -> bool:
    return len(typed) <= len(spelled) and all(word.startswith(part) for part, word in zip(typed, spelled, strict=False))


def spoken(actions: Sequence[Action], text: str, told: Words) -> list[Action]:
    """The actions whose sentences in the reader's language have these words, or words that begin so, in this order."""
    typed = folded(text).split()
    found = []
    for action in actions:
        said = iter(re.findall(r"\w+", folded(told.action(action))))
        if typed and all(any(word.startswith(part) for word in said) for part in typed):
            found.append(action)
    return found


def why(action: Action, reason: Message, told: Words, words: Words) -> str:
    """Why an action is not legal, with the section that has the rule."""
    rule = told.say(section_id(reason.rule)) if reason.rule else None
    return words.say("not-now", action=action.text, reason=told.say(reason), rule=rule)
