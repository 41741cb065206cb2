# Fichiers de partie : ce qui ne va pas, et où, et ce que devient une partie qui s’ouvre malgré tout.

saves-bad-missing = { $file } est introuvable.
saves-bad-folder = { $file } est un dossier, pas un fichier de partie.
saves-bad-no-file = { $file } n’est pas un fichier dont on puisse lire une partie.
saves-bad-unreadable = { $file } ne peut pas être lu : { $reason }.
saves-bad-huge = { $file } est bien trop gros pour une partie : { $size } Mo, quand { $limit } sont le maximum.
saves-bad-empty = { $file } est vide.
saves-bad-encoding = { $file } n’est pas du texte : la ligne { $line }, colonne { $column }, contient autre chose.
saves-bad-truncated = { $file } s’interrompt à la ligne { $line }, colonne { $column }.
saves-bad-json = { $file } est abîmé à la ligne { $line }, colonne { $column }.
saves-bad-nested = { $file } comporte trop d’imbrications à la ligne { $line }, colonne { $column }.
saves-bad-foreign = { $file } n’est pas un fichier de partie.
saves-bad-newer = { $file } a été écrit par une version plus récente du programme : format { $version }, alors que celle-ci lit jusqu’au { $known }.
saves-bad-newer-rules = { $file } a été joué avec des règles de { $game } plus récentes que celles de ce programme.
saves-bad-game = { $file } est une partie de { $game }, un jeu qui n’est pas sur cette table.
saves-bad-number = { $file } contient un nombre impossible dans « { $field } ».
saves-bad-field = Dans { $file }, « { $field } » n’est pas ce qu’un fichier de partie contient à cet endroit.
saves-bad-edited = { $file } a été modifié dans « { $field } » depuis son enregistrement.
saves-bad-seats = { $file } nomme { $given } joueurs dans « seats », mais avec ses options { $game } a { $seats } places.
saves-bad-position = { $file } contient une position impossible dans « state », et ses coups ne mènent pas à une autre.

saves-warning-differs = Les coups de { $file } ne mènent plus à sa dernière position (étape { $step }) ; la partie reprend à cette position, et les coups précédents ne peuvent pas être repris.
saves-warning-older-rules = { $file } a été joué avec des règles antérieures, qui mènent ailleurs à partir de l’étape { $step } ; la partie reprend à sa dernière position, et les coups précédents ne peuvent pas être repris.

saves-cannot-write = { $file } ne peut pas être écrit : { $reason }.

# Ce que dit le système ; ces mots finissent une phrase après deux-points.
saves-system-full = il n’y a plus de place
saves-system-permission = ce n’est pas permis à cet endroit
saves-system-read-only = on ne peut rien écrire à cet endroit
saves-system-no-folder = son dossier est introuvable
saves-system-folder = un dossier porte ce nom
saves-system-exists = le nom est déjà pris
saves-system-long-name = le nom est trop long
saves-system-no-name = ce n’est pas un nom de fichier
saves-system-other = le système dit { $code }
