# Partiedateien: was an einer nicht stimmt und wo, und was aus einer Partie wird, die trotzdem aufgeht.

saves-bad-missing = { $file } ist nicht da.
saves-bad-folder = { $file } ist ein Ordner, keine Partiedatei.
saves-bad-no-file = { $file } ist keine Datei, aus der sich eine Partie lesen ließe.
saves-bad-unreadable = { $file } lässt sich nicht lesen: { $reason }.
saves-bad-huge = { $file } ist viel zu groß für eine Partie: { $size } MB, höchstens { $limit } sind möglich.
saves-bad-empty = { $file } ist leer.
saves-bad-encoding = { $file } ist kein Text: In Zeile { $line }, Spalte { $column } steht etwas anderes.
saves-bad-truncated = { $file } bricht in Zeile { $line }, Spalte { $column } ab.
saves-bad-json = { $file } ist in Zeile { $line }, Spalte { $column } beschädigt.
saves-bad-nested = { $file } ist in Zeile { $line }, Spalte { $column } zu tief verschachtelt.
saves-bad-foreign = { $file } ist keine Partiedatei.
saves-bad-newer = { $file } stammt von einer neueren Fassung des Programms: Format { $version }, diese hier liest bis { $known }.
saves-bad-newer-rules = { $file } wurde nach neueren Regeln von { $game } gespielt, als dieses Programm kennt.
saves-bad-game = { $file } ist eine Partie { $game }; dieses Spiel liegt nicht auf dem Tisch.
saves-bad-number = { $file } enthält eine unmögliche Zahl in „{ $field }“.
saves-bad-field = In { $file } steht bei „{ $field }“ etwas anderes, als eine Partiedatei dort enthält.
saves-bad-edited = { $file } wurde seit dem Speichern in „{ $field }“ verändert.
saves-bad-seats = { $file } nennt { $given } Spieler in „seats“, aber mit seinen Optionen hat { $game } { $seats } Plätze.
saves-bad-position = { $file } enthält eine unmögliche Stellung in „state“, und die Züge führen zu keiner anderen.

saves-warning-differs = Die Züge in { $file } führen nicht mehr zur letzten Stellung (Schritt { $step }); die Partie geht von dieser Stellung aus weiter, und frühere Züge lassen sich nicht zurücknehmen.
saves-warning-older-rules = { $file } wurde nach früheren Regeln gespielt, die ab Schritt { $step } anderswohin führen; die Partie geht von ihrer letzten Stellung aus weiter, und frühere Züge lassen sich nicht zurücknehmen.

saves-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.

# Was das System sagt; diese Worte beenden einen Satz nach einem Doppelpunkt.
saves-system-full = es ist kein Platz mehr
saves-system-permission = das ist dort nicht erlaubt
saves-system-read-only = dort lässt sich nichts schreiben
saves-system-no-folder = der Ordner ist nicht da
saves-system-folder = so heißt schon ein Ordner
saves-system-exists = der Name ist vergeben
saves-system-long-name = der Name ist zu lang
saves-system-no-name = das ist kein Name für eine Datei
saves-system-other = das System meldet { $code }
