"""Where the data that comes with the program lies."""

from __future__ import annotations

from pathlib import Path
from typing import Literal


def data_folder(kind: Literal["cards", "schemas"]) -> Path:
    """The folder of the shipped packs or of the schemas: inside the installed package, else beside it in a checkout."""
    engine = Path(__file__).resolve().parents[1]
    installed = engine / "_data" / kind
    return installed if installed.is_dir() else engine.parent / kind
