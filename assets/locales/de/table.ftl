# Der Tisch: was um eine Partie herum steht.

table-chronicle = Chronik
table-not-now = Damit lässt sich jetzt nichts tun.
table-not-your-turn = Du bist nicht am Zug.
table-choose-first = Wähle zuerst etwas, das leuchtet.
table-play = Spielen
table-turn-of = { $seat } spielt
table-thinking = { $seat } denkt nach …
table-paused = Die Partie ist angehalten.
table-pause = Pause
table-go-on = Weiter
table-results = Ergebnis
table-won = { $seat } gewinnt
table-shared = Geteilter Sieg
table-won-together = { $first } und { $second } gewinnen
table-nobody-won = Niemand gewinnt
table-total = Summe

table-undo = Zurück
table-undo-tip = Nimmt die letzte Entscheidung zurück
table-redo = Wiederholen
table-redo-tip = Spielt noch einmal, was zurückgenommen wurde
table-nothing-to-redo = Es wurde nichts zurückgenommen.
table-hint = Tipp
table-hint-tip = Erst wo, dann was, dann warum
table-menu = Menü
table-menu-tip = Speichern, laden, ansehen, verlassen
table-rules = Regeln
table-rules-tip = Öffnet die Regeln
table-settings = Einstellungen
table-settings-tip = Ton, Tempo, Größen, Sprache
table-speed-tip = Wie schnell Züge gezeigt werden
table-speed-half = Halbes Tempo
table-speed-normal = Normales Tempo
table-speed-double = Doppeltes Tempo
table-speed-fourfold = Vierfaches Tempo
table-speed-instant = Sofort
table-close = Schließen

table-hint-thinking = Ein Tipp wird überlegt …
table-hint-area = Tipp: Schau auf { $region }.
table-hint-button = Tipp: einer der Knöpfe.
table-hint-move = Tipp: { $move }
table-hint-reasons = { $before } { $sentence }
table-region-board = das Brett
table-region-hand = deine Hand

table-end-warning = Du könntest noch etwas anderes tun. Den Zug beenden?
table-end-anyway = Zug beenden
table-quick-saved = Gespeichert
table-no-quick-save = Es gibt keinen Schnellspeicher.
table-try-again = Noch einmal
table-leave = Partie verlassen

table-your-turn = du bist am Zug
table-alone = Drücke { $key }, wenn nur du hinsiehst.
table-i-am-here = Ich bin da
table-since = Seit deinem letzten Zug

table-replay-turn = { $seat } noch einmal
table-why-short = warum?
table-why-tip = Zeigt, warum ({ $key })
table-why-head = Warum dieser Zug
table-why-title = Warum { $seat } das tat

table-menu-resume = Weiterspielen
table-menu-save = Speichern unter …
table-menu-load = Laden
table-menu-replay = Partie noch einmal ansehen
table-menu-redo = Wiederholen
table-menu-new = Neue Partie
table-menu-settings = Einstellungen
table-menu-rules = Regeln
table-menu-leave = Verlassen
table-nothing-played = Es wurde noch nichts gespielt.

table-end-again = Noch eine Partie
table-end-again-tip = Dieselben Leute und Regeln, neu gegeben
table-end-same = Gleiche Karten
table-end-same-tip = Dieselben Leute, Regeln und Zufälle
table-end-replay = Ansehen
table-end-replay-tip = Jeder Schritt dieser Partie
table-end-statistics = Statistik
table-end-statistics-tip = Was aus allen deinen Partien dieses Spiels wurde
table-end-look = Zum Tisch
table-end-look-tip = Schließt dieses Blatt
table-end-home = Hauptmenü
table-end-home-tip = Verlässt die Partie; sie ist gespeichert

table-replay-step = Schritt
table-replay-start = Zum Anfang
table-replay-back = Einen Schritt zurück
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-forward = Einen Schritt weiter
table-replay-end = Zum Ende
table-replay-edge = Dort geht es nicht weiter.
table-replay-sight = Sicht: { $name }
table-replay-everybody = alle
table-replay-own-sight = Solange die Partie läuft, ist nur die eigene Sicht zu sehen.
table-replay-play-on = Ab hier spielen
table-replay-no-take-back = Das wäre ein Zurücknehmen: Die Partie läuft noch.
table-replay-at-end = Hier steht die Partie gerade.
table-replay-go-there = Geht zu diesem Schritt
