# The computer players: their names, their reasons, and what goes wrong around them.

level-person = a person
level-random = by chance
level-easy = easy
level-normal = normal
level-hard = hard
level-master = master

# An action in words: its verb, then the things it mentions.
ai-action = { $verb }: { $things }
ai-things = { $before }, { $thing }

ai-why-only = There was nothing else to do.
ai-why-random = Chosen by chance.
ai-why-best = “{ $name }” promised more than “{ $next }”, the next best.
ai-why-equal = “{ $name }” promised as much as the next best; chance decided.
ai-why-overlooked = Chose “{ $name }” and overlooked something better.
ai-why-wins = “{ $name }” wins.
ai-why-searched = Looked { $lines } lines ahead: “{ $name }” held up better than “{ $next }”.
ai-why-gains = It gains most in: { $criterion }.
ai-why-gains-more = It gains most in: { $criterion }; then in: { $other }.
ai-why-costs = It gives something up in: { $criterion }.
ai-why-costs-more = It gives something up in: { $criterion }; then in: { $other }.
ai-why-secret = Its reasons would show its hand; they can be read when the match is over.
ai-criterion-evaluation = the position afterwards
ai-criterion-worth = worth in %
ai-criterion-visits = times looked into

ai-no-such-player = Nobody called “{ $name }” plays { $game }; a seat can be { $players }.
ai-wrong-number-of-seats = With these options { $game } has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } to fill, but { $given ->
        [one] one name was
       *[other] { $given } names were
    } given.
ai-seat-of-automaton = With these options seat { $number } is played by { $automaton }.
ai-not-a-seat-of-automaton = With these options { $automaton } does not play seat { $number }.
ai-thinking-failed = The player “{ $player }” failed while thinking: { $summary }
ai-match-failed = The match with seed { $seed } broke off at step { $step }: { $summary }
ai-no-people-here = Nobody can be asked here: every seat needs a computer or an automaton.
ai-option-without-value = “{ $given }” is no option; write it as name=value.
ai-no-such-option = { $game } has no option “{ $option }”; it has { $known }.
ai-bad-option = The option { $option } cannot be “{ $value }”; allowed: { $allowed }.
ai-options-do-not-fit = { $game } cannot be played with these options: { $fault }
ai-no-weights = { $game } has no weights to tune.
ai-tune-two-sides = { $game } is tuned with two opposed sides; choose options that seat just two.
ai-bad-iterations = --iterations takes one number for all or one for each player, and the same for players of one name; there are { $given } for { $players } players.
