"""How much a decision looks ahead: ``python benchmarks/lookahead.py [PACK] [VERB] [SEATS] [DECISIONS]``.

Random games are played until so many decisions of the verb have been asked; for each the positions that were looked
at on the way to it are counted. A decision over the budget would end the game in a finding (E0701).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from engine.diagnostics import Findings
from engine.pack import load
from engine.play import Chance, Program
from engine.play.decision import Decision
from engine.play.game import advance, answer, starting_state
from engine.play.looking import Search


def main(words: Sequence[str]) -> int:
    """Print the median, the 99th percentile and the largest count, and how many decisions a second were played."""
    pack, verb, seats, wanted = [*words, *("on_mars", "drive", "4", "1000")[len(words) :]]
    findings = Findings()
    ruleset = load(pack, findings=findings)
    if ruleset is None:
        sys.stderr.write(f"{pack}: {len(findings.sorted())} findings\n")
        return 1
    P = Program(ruleset, int(seats))
    counted: list[int] = []
    looked = 0
    visit = Search._visit

    def counting(search: Search, X: object) -> Decision | None:
        nonlocal looked
        looked += 1
        return visit(search, X)  # type: ignore[arg-type]

    Search._visit = counting  # type: ignore[method-assign,assignment]
    begun, decisions, seed = time.process_time(), 0, 0
    while len(counted) < int(wanted):
        S = starting_state(P, seed)
        S.stack.append([P.phase_codes["game"], 0, -1, -1, 0])
        chance = Chance("look-ahead", seed)
        looked = 0
        decision = advance(P, S)
        while decision is not None and len(counted) < int(wanted):
            decisions += 1
            if decision.about == verb:
                counted.append(looked)
            looked = 0
            decision = answer(P, S, decision.values[chance.below(len(decision.values))])
        seed += 1
    spent = time.process_time() - begun
    counted.sort()
    sys.stdout.write(
        f"{pack}, {seats} seats: {len(counted)} decisions of {verb} in {seed} games\n"
        f"positions looked at: median {counted[len(counted) // 2]}, 99 % {counted[len(counted) * 99 // 100]}, "
        f"largest {counted[-1]}\n"
        f"{decisions / spent:.0f} decisions a second ({decisions} in {spent:.1f} s CPU)\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
