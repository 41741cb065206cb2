"""The generic tester: one suite of checks that every game passes, whatever its rules.

A game gets all of it with one short file, `tests/<game>/test_generic.py`:

    from tests.tester import Declared, GameSuite, Variant

    class TestLanterns(GameSuite):
        entry = ENTRY                                            # the game's registry entry
        tables = (Variant("standard", 2), Variant("moth", 2, {"moth": True}))   # name, seats, options
        seeds = range(3)                                         # random matches per table
        declared = Declared(masked=("deck", "seats[].hand"))     # what views hide; more in `suite.Declared`

Then `pytest tests/<game>` plays every table at random from every seed and looks at it in every way of
`suite.CHECKS` (`-k "standard and seed1 and copy"` picks one); a failure names game, table, seed, step and
action. Write the golden playthroughs with `python -m tests.tester GAME --golden`, read them, commit them.
`python -m tests.tester GAME --games 2000 --seed 1` plays many matches with the invariants alone. `cards`
checks that every card of the data came up, and how many there are.
"""

from tests.tester.playing import Variant
from tests.tester.suite import Declared, GameSuite

__all__ = ["Declared", "GameSuite", "Variant"]
