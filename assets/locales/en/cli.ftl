# The command line: what each command and parameter is for, what it prints, what it refuses.

cli-window = A table for board games whose opponent is a mind. Without a command, the window opens.
cli-commands = Without a window:
cli-games = Games, who can play them, and their options [as they are unless chosen]:
cli-game-names = Games: { $games }; egotable simulate --help shows who can play them, and their options.

cli-simulate = Plays whole matches and says how they ended.
cli-replay = Replays a match file step by step.
cli-save = Writes a match file after some moves by chance.
cli-shot = Draws a scene into a PNG file.
cli-tune = Looks for better weights of the evaluation by self-play, checks them, and keeps them if they win.
cli-arena = Plays a tournament with seats swapped: the same deals for everybody.
cli-cards = Lists every card with its numbers and text.
cli-bench = Measures the program on this machine.

cli-arg-game = one of the games below
cli-arg-games = how many matches
cli-arg-seed = what the chance of the first match is made from
cli-arg-seats = who plays, seat by seat; one name is for all
cli-arg-option = an option of the game; may be given several times
cli-arg-jobs = how many processes play at once
cli-arg-iterations = so many iterations of search for each decision, instead of the time of the level; or one number for each player: 20,80
cli-arg-steps = how many steps are taken
cli-arg-write = where the weights and the record are written, instead of among the assets
cli-arg-until = stop as soon as a sequential test knows whether the first player wins so many percent, or just its share
cli-arg-as-json = print one JSON object
cli-arg-file = a match file
cli-arg-verify = fail if the match does not end as the file says
cli-arg-moves = how many moves are made first
cli-arg-out = the file to write
cli-arg-scene = the scene to draw
cli-arg-load = the match file to open
cli-arg-new = the game to begin a match of
cli-arg-lang = the language
cli-arg-size = width and height in pixels
cli-arg-saves-dir = the folder for matches and settings

cli-simulated = { $games } matches of { $game }: { $finished } finished, { $decisions } decisions in { $seconds } s ({ $decisions_per_second } a second), { $rounds } rounds on average.
cli-simulated-seat = Seat { $seat }, { $player }: { $wins } won, { $draws } shared, { $mean_score } points on average.
cli-tuned-weight = { $name }: { $plain }, found { $found }
cli-tuned = { $game }: the weights found win { $rate } % ({ $low } to { $high }) of { $games } new matches against the plain ones; they are { $kept ->
        [yes] kept.
       *[no] not kept.
    }
cli-tournament = { $games } matches of { $game } from { $deals } deals, { $finished } finished. Win rates with their 95 % intervals:
cli-rated-player = { $player }: { $rate } % ({ $low } to { $high }); { $games } played, { $wins } won, { $draws } shared, { $mean_score } points on average.
cli-rated-seat = Seat { $seat }: { $rate } % ({ $low } to { $high }); { $games } played, { $wins } won, { $draws } shared, { $mean_score } points on average.
cli-thinking = { $player } thought { $mean_ms } ms a decision, { $longest_ms } ms at most.
cli-verdict = Sequential test: { $verdict ->
        [stronger] { $player } wins { $rate } % rather than just its share.
        [not-stronger] { $player } wins no more than its share, rather than { $rate } %.
       *[open] it is still open whether { $player } wins { $rate } %.
    }
cli-replayed = { $game }, “{ $title }”: { $steps } steps.
cli-replayed-result = Seat { $seat }, { $name }: { $score } points.
cli-replayed-why = why: { $why }
cli-verified = The match ends as the file says.
cli-saved = { $file }: { $game }, { $steps } steps.
cli-bench-engine = { $game }: { $decisions_per_second } decisions a second, { $copy_us } µs a copy.
cli-bench-automata = { $game }: { $turn_ms } ms for a turn of its automaton.
cli-bench-search = { $game }: { $iterations_per_second } iterations of search a second.
cli-bench-window = { $scene }: { $steady_ms } ms a frame at rest, { $moving_ms } ms in motion, one of a hundred over { $moving_p99_ms } ms, the slowest { $slowest_ms } ms.
cli-bench-start = { $startup_s } s to the menu, { $load_ms } ms to open a match of 500 actions, { $memory_mb } MB.

cli-no-display = There is no screen to open the window on; egotable simulate, replay, save, shot, arena, tune, cards and bench work without one.
cli-unknown-game = There is no game “{ $name }” on this table; there is { $games }.
cli-unknown-command = There is no command “{ $name }”; there is { $commands }.
cli-no-such-option = There is no option { $option } here; egotable --help shows them all.
cli-missing = { $name } is missing; egotable --help shows what belongs there.
cli-no-value = The value of { $option } is missing.
cli-too-much = Something here is one too many, or stands where it does not belong; egotable --help shows what belongs there.
cli-bad-number = { $option } takes a whole number from { $least } to { $most }, not “{ $given }”.
cli-bad-size = “{ $given }” is no size; write it as 1600x900, at least 320x180 and at most 9999x9999.
cli-bad-language = “{ $given }” is no language of this table; it speaks { $languages }.
cli-game-or-file = Either --game or --load, not both.
cli-not-verified = The match does not end as the file says: by step { $step } at the latest it goes another way.
cli-system = { $file }: { $fault }
cli-unexpected = Something went wrong that should not have: { $fault } (set { $variable }=1 to see where).
