match-is-over = Die Partie ist zu Ende.
seat-number = Platz { $number }
undo-nothing = Es gibt nichts zurückzunehmen.
undo-before-snapshot = Diese Partie wurde an ihrem letzten Stand geöffnet; frühere Züge lassen sich nicht zurücknehmen.
undo-other-person = { $name } hat entschieden; das lässt sich nicht zurücknehmen.
undo-revealed = Etwas Verborgenes wurde gezeigt; das lässt sich nicht zurücknehmen.
undo-drawn = Der Zufall hat gesprochen; das lässt sich nicht zurücknehmen.
