# Die Statistik: was aus beendeten Partien wird, nach Spiel, Seite und Schwierigkeit.

statistics-bad-foreign = { $file } enthält keine Statistik.
statistics-bad-field = „{ $field }“ in { $file } ist nicht, was eine Statistik dort enthält.
