# Die Kommandozeile: wozu jeder Befehl und jede Angabe dient, was sie ausgibt, was sie ablehnt.

cli-window = Ein Tisch für Brettspiele, deren Gegner ein Geist ist. Ohne Befehl öffnet sich das Fenster.
cli-commands = Ohne Fenster:
cli-games = Die Spiele, wer sie spielen kann, und ihre Optionen [wenn nichts gewählt wird]:
cli-game-names = Die Spiele: { $games }; egotable simulate --help zeigt, wer sie spielen kann, und ihre Optionen.

cli-simulate = Spielt ganze Partien und sagt, wie sie endeten.
cli-replay = Spielt eine Partiedatei Schritt für Schritt nach.
cli-save = Schreibt eine Partiedatei nach einigen zufälligen Zügen.
cli-shot = Zeichnet eine Szene in eine PNG-Datei.
cli-tune = Sucht im Spiel gegen sich selbst bessere Gewichte der Bewertung, prüft sie und behält sie, wenn sie gewinnen.
cli-arena = Spielt ein Turnier mit getauschten Plätzen: dieselben Karten für alle.
cli-cards = Listet jede Karte mit ihren Zahlen und ihrem Text auf.
cli-bench = Misst das Programm auf diesem Rechner.

cli-arg-game = eines der Spiele unten
cli-arg-games = wie viele Partien
cli-arg-seed = der Startwert des Zufalls der ersten Partie
cli-arg-seats = wer spielt, Platz für Platz; ein Name gilt für alle
cli-arg-option = eine Option des Spiels; darf mehrmals stehen
cli-arg-jobs = wie viele Prozesse zugleich spielen
cli-arg-iterations = so viele Suchschritte je Entscheidung, statt der Zeit der Stufe; oder eine Zahl je Spieler: 20,80
cli-arg-steps = wie viele Schritte gemacht werden
cli-arg-write = wohin Gewichte und Ergebnis geschrieben werden, statt zu den mitgelieferten
cli-arg-until = aufhören, sobald ein Sequenztest weiß, ob der erste Spieler so viele Prozent gewinnt oder nur seinen Anteil
cli-arg-as-json = ein JSON-Objekt ausgeben
cli-arg-file = eine Partiedatei
cli-arg-verify = scheitern, wenn die Partie nicht so endet, wie die Datei sagt
cli-arg-moves = wie viele Züge zuerst gespielt werden
cli-arg-out = die Datei, die geschrieben wird
cli-arg-scene = die Szene, die gezeichnet wird
cli-arg-load = die Partiedatei, die geöffnet wird
cli-arg-new = das Spiel, von dem eine Partie beginnt
cli-arg-lang = die Sprache
cli-arg-size = Breite und Höhe in Pixeln
cli-arg-saves-dir = der Ordner für Partien und Einstellungen

cli-simulated = { $games } Partien { $game }: { $finished } beendet, { $decisions } Entscheidungen in { $seconds } s ({ $decisions_per_second } je Sekunde), im Mittel { $rounds } Runden.
cli-simulated-seat = Platz { $seat }, { $player }: { $wins } gewonnen, { $draws } geteilt, im Mittel { $mean_score } Punkte.
cli-tuned-weight = { $name }: { $plain }, gefunden { $found }
cli-tuned = { $game }: Die gefundenen Gewichte gewinnen { $rate } % ({ $low } bis { $high }) von { $games } neuen Partien gegen die bisherigen; sie werden { $kept ->
        [yes] behalten.
       *[no] nicht behalten.
    }
cli-tournament = { $games } Partien { $game } aus { $deals } Austeilungen, { $finished } beendet. Gewinnquoten mit ihren 95-%-Intervallen:
cli-rated-player = { $player }: { $rate } % ({ $low } bis { $high }); { $games } gespielt, { $wins } gewonnen, { $draws } geteilt, im Mittel { $mean_score } Punkte.
cli-rated-seat = Platz { $seat }: { $rate } % ({ $low } bis { $high }); { $games } gespielt, { $wins } gewonnen, { $draws } geteilt, im Mittel { $mean_score } Punkte.
cli-thinking = { $player } dachte { $mean_ms } ms je Entscheidung nach, höchstens { $longest_ms } ms.
cli-verdict = Sequenztest: { $verdict ->
        [stronger] { $player } gewinnt { $rate } % und nicht nur seinen Anteil.
        [not-stronger] { $player } gewinnt nur seinen Anteil und nicht { $rate } %.
       *[open] noch ist offen, ob { $player } { $rate } % gewinnt.
    }
cli-replayed = { $game }, „{ $title }“: { $steps } Schritte.
cli-replayed-result = Platz { $seat }, { $name }: { $score } Punkte.
cli-replayed-why = warum: { $why }
cli-verified = Die Partie endet so, wie die Datei sagt.
cli-saved = { $file }: { $game }, { $steps } Schritte.
cli-bench-engine = { $game }: { $decisions_per_second } Entscheidungen je Sekunde, { $copy_us } µs je Kopie.
cli-bench-automata = { $game }: { $turn_ms } ms für einen Zug seines Automaten.
cli-bench-search = { $game }: { $iterations_per_second } Durchläufe der Suche je Sekunde.
cli-bench-window = { $scene }: { $steady_ms } ms je Bild in Ruhe, { $moving_ms } ms in Bewegung, eines von hundert über { $moving_p99_ms } ms, das langsamste { $slowest_ms } ms.
cli-bench-start = { $startup_s } s bis zum Menü, { $load_ms } ms für das Öffnen einer Partie mit 500 Aktionen, { $memory_mb } MB.

cli-no-display = Es gibt keinen Bildschirm, auf dem sich das Fenster öffnen ließe; egotable simulate, replay, save, shot, arena, tune, cards und bench kommen ohne aus.
cli-unknown-game = Auf diesem Tisch gibt es kein Spiel „{ $name }“, sondern { $games }.
cli-unknown-command = Es gibt keinen Befehl „{ $name }“, sondern { $commands }.
cli-no-such-option = Hier gibt es keine Angabe { $option }; egotable --help zeigt sie alle.
cli-missing = { $name } fehlt; egotable --help zeigt, was dorthin gehört.
cli-no-value = Der Wert von { $option } fehlt.
cli-too-much = Hier ist etwas zu viel oder steht am falschen Ort; egotable --help zeigt, was dorthin gehört.
cli-bad-number = { $option } verlangt eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
cli-bad-size = „{ $given }“ ist keine Größe; zu schreiben ist sie wie 1600x900, mindestens 320x180 und höchstens 9999x9999.
cli-bad-language = „{ $given }“ ist keine Sprache dieses Tisches; er spricht { $languages }.
cli-game-or-file = Entweder --game oder --load, nicht beides.
cli-not-verified = Die Partie endet nicht so, wie die Datei sagt: Spätestens bei Schritt { $step } nimmt sie einen anderen Weg.
cli-system = { $file }: { $fault }
cli-unexpected = Etwas ist schiefgegangen, das nicht hätte schiefgehen dürfen: { $fault } ({ $variable }=1 zeigt, wo).
