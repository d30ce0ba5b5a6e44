"""Cardwright: a rules interpreter for board games that are written as data."""

__version__ = "0.1.0"
