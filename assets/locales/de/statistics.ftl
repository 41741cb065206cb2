# Die Statistik: was aus beendeten Partien wird, nach Spiel, Seite und Schwierigkeit.

statistics-bad-foreign = { $file } enthält keine Statistik.
statistics-bad-field = „{ $field }“ in { $file } ist nicht, was eine Statistik dort enthält.
statistics-kept = Zu sehen ist die Fassung davor; die Datei selbst bleibt, wie sie ist.

statistics-title = Statistik
statistics-games = Spiele
statistics-people = Personen
statistics-everybody = Alle
statistics-nameless = ohne Namen
statistics-choose-tip = Zeigt die Partien: { $name }
statistics-matches = { $count ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}

statistics-empty = Noch keine Partie { $game } ist zu Ende gespielt
statistics-empty-about = Jede Partie, die du zu Ende spielst, zählt hier: nach Seite, Spielweise und Schwierigkeit. Partien, die nur Computer spielen, zählen nicht.

statistics-played = gespielt
statistics-won = gewonnen
statistics-shared = geteilt
statistics-last = letzte Partie
statistics-best = bestes Ergebnis
statistics-quickest = Runden zum Sieg
statistics-percent = { $share } %
statistics-won-of = { $won } von { $played } gewonnen
statistics-against = gegen { $name }
statistics-against-people = Personen
statistics-against-level = den Computer ({ $level })
statistics-against-levels = Computer ({ $weakest } bis { $strongest })
statistics-against-both = Personen und Computer (bis { $level })
statistics-points = { $own }:{ $others }
statistics-points-alone = { $own ->
    [one] ein Punkt
   *[other] { $own } Punkte
}
statistics-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
statistics-line = { $side } gegen { $against }: { $won } von { $played } gewonnen, bestes Ergebnis { $best }
statistics-about-row = { $line }. Die beste Partie endete am { $best }, die letzte am { $last }.

statistics-clear = Löschen
statistics-clear-tip = Vergisst alle Ergebnisse von { $game }; die Partien selbst bleiben
statistics-nothing-to-clear = Es gibt nichts zu löschen.
statistics-ask-clear = Alle Ergebnisse von { $game } vergessen? Die Partien selbst bleiben.
statistics-clear-yes = Vergessen

statistics-of = { $name } · { $line }
statistics-watched = Nur Computer haben gespielt: diese Partie zählt nicht.
statistics-first-end = Diese Partie zählt so, wie sie zuerst geendet hat.
