# The statistics: what finished matches come to, by game, side and difficulty.

statistics-bad-foreign = { $file } holds no statistics.
statistics-bad-field = “{ $field }” in { $file } is not what statistics hold there.
statistics-kept = What is shown is the version before; the file itself stays as it is.

statistics-title = Statistics
statistics-games = Games
statistics-people = People
statistics-everybody = Everybody
statistics-nameless = without a name
statistics-choose-tip = Shows the matches of { $name }
statistics-matches = { $count ->
    [0] no match yet
    [one] one match
   *[other] { $count } matches
}

statistics-empty = No match of { $game } was finished yet
statistics-empty-about = Every match that you play to its end counts here: by side, by how it is played, and by how hard it was. Matches that only computers play do not count.

statistics-played = played
statistics-won = won
statistics-shared = shared
statistics-last = last match
statistics-best = best result
statistics-quickest = rounds to win
statistics-percent = { $share } %
statistics-won-of = { $won } of { $played } won
statistics-against = against { $name }
statistics-against-people = people
statistics-against-level = the computer ({ $level })
statistics-against-levels = computers ({ $weakest } to { $strongest })
statistics-against-both = people and computers (up to { $level })
statistics-points = { $own }:{ $others }
statistics-points-alone = { $own ->
    [one] one point
   *[other] { $own } points
}
statistics-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
statistics-line = { $side } against { $against }: { $won } of { $played } won, best { $best }
statistics-about-row = { $line }. The best match ended { $best }, the last one { $last }.

statistics-clear = Clear
statistics-clear-tip = Forgets every result of { $game }; the matches themselves stay
statistics-nothing-to-clear = There is nothing to clear.
statistics-ask-clear = Forget every result of { $game }? The matches themselves stay.
statistics-clear-yes = Forget them

statistics-of = { $name } · { $line }
statistics-watched = Only computers played: this match does not count.
statistics-first-end = This match counts as it ended first.
