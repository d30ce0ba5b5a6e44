"""Texts as Python functions: the quick way of games that nobody watches.

The handlers of :class:`engine.play.program.Program` say what an operation means, one call for each. Here the same is
written out as source, a function for each text, in which the operations stand one after another; what is rare in an
operation, or asks somebody, is left to its handler. So a position is the same after each decision either way.

``text``        one text as it is written, and the function made of it
``statements``  for each operation how it is written
``calls``       those that begin another text; ``moves`` those that move pieces
``shifting``    what the written moves call
``texts``       the functions of a program, each made when its text has begun often enough
"""

from .texts import Texts

__all__ = ["Texts"]
