"""Texts of a person's own, made safe to show."""

from __future__ import annotations

import re
from typing import Any

_BLANK = re.compile("[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
_UNSAFE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
_LONE = re.compile("[\ud800-\udfff]")

DIGITS = tuple(
    f"{end}{part}Digits" for part in ("Integer", "Fraction", "Significant") for end in ("minimum", "maximum")
    if (end, part) != ("maximum", "Integer")
)  # fmt: skip
"""The arguments of ``NUMBER`` that say how many digits there are."""
MOST_DIGITS = 20


def clean(text: str) -> str:
    """A text of a person's own on one line, without what could steer a terminal: control characters and bidi marks.

    >>> clean("a\\x1b[31m\\u202eb\\tc")
    'a[31mb c'
    """
    return tame(_BLANK.sub(" ", text))


def capital(language: str, text: object) -> str:
    """A text with a capital at its beginning, as a language writes it: what messages have as ``CAPITAL(...)``.

    >>> capital("en", "in turn"), capital("tr", "iz"), capital("en", "3 pieces")
    ('In turn', 'İz', '3 pieces')
    """
    first, rest = str(text)[:1], str(text)[1:]
    if first == "i" and language.split("-")[0] in ("tr", "az"):
        return "İ" + rest
    return first.title() + rest


def number(value: Any, **options: Any) -> Any:
    """A number as ``NUMBER(...)`` of messages writes it, never of more than ``MOST_DIGITS`` digits that a message asks for."""
    from fluent.runtime.types import fluent_number

    asked = {name: min(max(options[name], 0), MOST_DIGITS) for name in DIGITS if name in options}
    return fluent_number(value, **{**options, **asked})


def visible(text: str) -> str:
    """The same length of text, each unsafe character shown as U+FFFD; tabs and line feeds stay."""
    return _LONE.sub("\ufffd", _UNSAFE.sub(lambda hit: hit[0] if hit[0] == "\t" else "\ufffd", text))


def tame(text: str) -> str:
    """A text without control characters, bidi marks and lone surrogates; line feeds stay."""
    return _LONE.sub("\ufffd", _UNSAFE.sub("", text))
