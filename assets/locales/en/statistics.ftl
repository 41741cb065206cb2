# The statistics: what finished matches come to, by game, side and difficulty.

statistics-bad-foreign = { $file } holds no statistics.
statistics-bad-field = “{ $field }” in { $file } is not what statistics hold there.
