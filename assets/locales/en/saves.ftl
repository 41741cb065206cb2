# Match files: what is wrong with one, and where, and what became of a match that opens all the same.

saves-bad-missing = { $file } is not there.
saves-bad-folder = { $file } is a folder, not a match file.
saves-bad-no-file = { $file } is no file that a match could be read from.
saves-bad-unreadable = { $file } cannot be read: { $reason }.
saves-bad-huge = { $file } is far too large for a match: { $size } MB, where { $limit } are the most.
saves-bad-empty = { $file } is empty.
saves-bad-encoding = { $file } is no text: line { $line }, column { $column } holds something else.
saves-bad-truncated = { $file } breaks off at line { $line }, column { $column }.
saves-bad-json = { $file } is broken at line { $line }, column { $column }.
saves-bad-nested = { $file } is nested too deeply at line { $line }, column { $column }.
saves-bad-foreign = { $file } is not a match file.
saves-bad-newer = { $file } was written by a newer version of the program: format { $version }, where this one reads up to { $known }.
saves-bad-newer-rules = { $file } was played by newer rules of { $game } than this program knows.
saves-bad-game = { $file } is a match of { $game }, a game that is not on this table.
saves-bad-number = { $file } holds an impossible number in “{ $field }”.
saves-bad-field = “{ $field }” in { $file } is not what a match file holds there.
saves-bad-edited = { $file } was changed in “{ $field }” since it was saved.
saves-bad-seats = { $file } seats { $given } in “seats”, but with its options { $game } has { $seats } seats.
saves-bad-position = { $file } holds an impossible position in “state”, and its log does not lead to another.

saves-warning-differs = The moves in { $file } no longer lead to its last position (step { $step }); the match goes on from that position, and earlier moves cannot be taken back.
saves-warning-older-rules = { $file } was played by earlier rules, which lead elsewhere from step { $step }; the match goes on from its last position, and earlier moves cannot be taken back.

saves-cannot-write = { $file } cannot be written: { $reason }.

# What the system says; these end a sentence after a colon.
saves-system-full = there is no room left
saves-system-permission = it is not allowed there
saves-system-read-only = nothing can be written there
saves-system-no-folder = its folder is not there
saves-system-folder = a folder has that name
saves-system-exists = the name is taken
saves-system-long-name = the name is too long
saves-system-no-name = that is no name for a file
saves-system-other = the system says { $code }
