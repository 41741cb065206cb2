match-is-over = The match is over.
seat-number = Seat { $number }
undo-nothing = There is nothing to take back.
undo-before-snapshot = This match was opened from its last position; earlier moves cannot be taken back.
undo-other-person = { $name } has decided; that cannot be taken back.
undo-revealed = Something hidden was shown; that cannot be taken back.
undo-drawn = Chance has spoken; that cannot be taken back.
