"""Numbers as a language writes them: 1,234.5 or 1.234,5; 33.3% or 33,3 %."""

from __future__ import annotations

from babel.core import Locale
from babel.numbers import format_decimal, format_percent

from burgher.words import Words


def number(value: float, digits: int, words: Words) -> str:
    """With so many digits behind the point."""
    return format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", words.language)


def brief(value: float, words: Words) -> str:
    """With no more digits than it needs."""
    return format_decimal(value, "#,##0.######", words.language)


def signed(value: float, words: Words) -> str:
    """With its sign, whichever it is, and one digit behind the point."""
    return format_decimal(value, "+#,##0.0;-#,##0.0", words.language)


def percent(value: float, words: Words) -> str:
    """With one digit behind the point, and a space before the sign where the language has one."""
    pattern = Locale.parse(words.language).percent_formats[None].pattern
    return format_percent(value, pattern.replace("##0", "##0.0"), words.language)
