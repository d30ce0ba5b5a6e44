"""Tables of plain text, aligned by the cells that a terminal gives each character."""

from __future__ import annotations

from collections.abc import Sequence


def table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Lines with columns two blanks apart; the columns numbered in ``right`` are aligned to the right.

    >>> table([["a", "10"], ["bcd", "7"]], right=[1])
    ['a    10', 'bcd   7']
    """
    from rich.cells import cell_len

    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    lines = []
    for row in rows:
        cells = []
        for column, (text, width) in enumerate(zip(row, widths, strict=True)):
            pad = " " * (width - cell_len(text))
            cells.append(pad + text if column in right else text + pad)
        lines.append("  ".join(cells).rstrip())
    return lines
