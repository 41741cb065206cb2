# The table: what stands around a match.

table-chronicle = Chronicle
table-not-now = Nothing can be done with this now.
table-not-your-turn = It is not your turn.
table-choose-first = Choose something that glows first.
table-play = Play
table-turn-of = { $seat } plays
table-thinking = { $seat } is thinking …
table-paused = The match is paused.
table-pause = Pause
table-go-on = Go on
table-results = Result
table-won = { $seat } wins
table-shared = The win is shared
table-won-together = { $first } and { $second } win
table-nobody-won = Nobody wins
table-total = Total

table-undo = Undo
table-undo-tip = Takes back the last decision
table-redo = Redo
table-redo-tip = Plays again what was taken back
table-nothing-to-redo = Nothing was taken back.
table-hint = Hint
table-hint-tip = First where, then what, then why
table-menu = Menu
table-menu-tip = Save, load, replay, leave
table-rules = Rules
table-rules-tip = Opens the rules
table-settings = Settings
table-settings-tip = Sound, speed, sizes, language
table-speed-tip = How fast moves are shown
table-speed-half = Half speed
table-speed-normal = Normal speed
table-speed-double = Double speed
table-speed-fourfold = Fourfold speed
table-speed-instant = At once
table-close = Close

table-hint-thinking = Thinking about a hint …
table-hint-area = Hint: look at { $region }.
table-hint-button = Hint: one of the buttons.
table-hint-move = Hint: { $move }
table-hint-reasons = { $before } { $sentence }
table-region-board = the board
table-region-hand = your hand

table-end-warning = You could still do something else. End your turn?
table-end-anyway = End turn
table-quick-saved = Saved
table-no-quick-save = There is no quick save to go back to.
table-try-again = Try again
table-leave = Leave the match

table-your-turn = your turn
table-alone = Press { $key } when only you are looking.
table-i-am-here = I am here
table-since = Since your last turn

table-replay-turn = Replay { $seat }
table-why-short = why?
table-why-tip = Shows why ({ $key })
table-why-head = Why this move
table-why-title = Why { $seat } did this

table-menu-resume = Resume
table-menu-save = Save as …
table-menu-load = Load
table-menu-replay = Watch the match again
table-menu-redo = Redo
table-menu-new = New match
table-menu-settings = Settings
table-menu-rules = Rules
table-menu-leave = Leave
table-nothing-played = Nothing has been played yet.

table-end-again = Play again
table-end-again-tip = The same people and options, dealt anew
table-end-same = Same deal
table-end-same-tip = The same people, options and chance
table-end-replay = Watch again
table-end-replay-tip = Every step of this match
table-end-statistics = Statistics
table-end-statistics-tip = What all your matches of this game come to
table-end-look = Look at the table
table-end-look-tip = Closes this sheet
table-end-home = Main menu
table-end-home-tip = Leaves the match; it is saved

table-replay-step = Step
table-replay-start = To the start
table-replay-back = One step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-forward = One step on
table-replay-end = To the end
table-replay-edge = There is nothing further that way.
table-replay-sight = Seen by { $name }
table-replay-everybody = everybody
table-replay-own-sight = While the match goes on, only your own sight can be shown.
table-replay-play-on = Play on here
table-replay-no-take-back = That would be a take-back: the match still goes on.
table-replay-at-end = This is where the match stands.
table-replay-go-there = Goes to this step
