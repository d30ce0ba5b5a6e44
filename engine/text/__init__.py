"""Texts for people: the languages, the words of a language, and the sentence of a finding.

Every sentence is a Fluent message with named parameters; the engine's own stand in ``<language>/*.ftl`` beside this
file, a pack's in ``<pack>/text/<language>/*.ftl``. A new language is a new folder.
"""

from engine.text.finding import advice, explain, explained, note_sentence, sentence
from engine.text.locale import chain, choose, languages, speaks
from engine.text.words import Words, clean, visible

__all__ = [
    "Words",
    "advice",
    "chain",
    "choose",
    "clean",
    "explain",
    "explained",
    "languages",
    "note_sentence",
    "sentence",
    "speaks",
    "visible",
]
