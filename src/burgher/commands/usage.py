"""What `argparse` says of itself, in the reader's language: it asks gettext for its words, and here it is answered."""

from __future__ import annotations

import argparse

from burgher.words import Words

PHRASES = {
    "usage: ": "usage",
    "positional arguments": "usage-positional",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "unrecognized arguments: %s": "usage-unrecognized",
    "the following arguments are required: %s": "usage-required",
    "not allowed with argument %s": "usage-not-with",
    "ignored explicit argument %r": "usage-ignored",
    "expected one argument": "usage-one",
    "expected at least one argument": "usage-some",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
}
"""Its phrases, with the places for details as it writes them, and the messages that say them."""


def speak(words: Words) -> None:
    """Let what is parsed from now on be explained in these words; a phrase that is new to us stays as it is."""

    def said(text: str) -> str:
        if text not in PHRASES:
            return text
        # Fluent keeps no space at the end of a message.
        return words.say(PHRASES[text]) + (" " if text.endswith(" ") else "")

    argparse._ = said  # type: ignore[attr-defined]
