# La ligne de commande : à quoi sert chaque commande et paramètre, ce qu’elle affiche, ce qu’elle refuse.

cli-window = Une table pour des jeux de société dont l’adversaire est un esprit. Sans commande, la fenêtre s’ouvre.
cli-commands = Sans fenêtre :
cli-games = Les jeux, qui peut y jouer, et leurs options [valeur par défaut] :
cli-game-names = Les jeux : { $games } ; egotable simulate --help montre qui peut y jouer, et leurs options.

cli-simulate = Joue des parties entières et dit comment elles ont fini.
cli-replay = Rejoue un fichier de partie pas à pas.
cli-save = Écrit un fichier de partie après quelques coups au hasard.
cli-shot = Dessine une scène dans un fichier PNG.
cli-tune = Cherche de meilleurs poids pour l’évaluation en jouant contre soi-même, les vérifie, et les garde s’ils gagnent.
cli-arena = Joue un tournoi en échangeant les places : les mêmes donnes pour tous.
cli-cards = Énumère toutes les cartes avec leurs nombres et leur texte.
cli-bench = Mesure le programme sur cette machine.

cli-arg-game = l’un des jeux ci-dessous
cli-arg-games = nombre de parties
cli-arg-seed = ce dont est fait le hasard de la première partie
cli-arg-seats = qui joue, place par place ; un seul nom vaut pour toutes
cli-arg-option = une option du jeu ; peut être répété
cli-arg-jobs = nombre de processus qui jouent en même temps
cli-arg-iterations = tant d’itérations de recherche par décision, au lieu du temps du niveau ; ou un nombre par joueur : 20,80
cli-arg-steps = nombre de pas
cli-arg-write = où écrire les poids et leur bilan, au lieu des ressources du programme
cli-arg-until = arrêter dès qu’un test séquentiel sait si le premier joueur gagne tant de pour cent, ou seulement sa part
cli-arg-as-json = afficher un objet JSON
cli-arg-file = un fichier de partie
cli-arg-verify = échouer si la partie ne finit pas comme le dit le fichier
cli-arg-moves = nombre de coups joués d’abord
cli-arg-out = le fichier à écrire
cli-arg-scene = la scène à dessiner
cli-arg-load = le fichier de partie à ouvrir
cli-arg-new = le jeu dont commencer une partie
cli-arg-lang = la langue
cli-arg-size = largeur et hauteur en pixels
cli-arg-saves-dir = le dossier des parties et des réglages

cli-simulated = { $games } parties de { $game } : { $finished } terminées, { $decisions } décisions en { $seconds } s ({ $decisions_per_second } par seconde), { $rounds } manches en moyenne.
cli-simulated-seat = Place { $seat }, { $player } : { $wins } gagnées, { $draws } partagées, { $mean_score } points en moyenne.
cli-tuned-weight = { $name } : { $plain }, trouvé { $found }
cli-tuned = { $game } : les poids trouvés gagnent { $rate } % ({ $low } à { $high }) de { $games } nouvelles parties contre les poids d’origine ; ils sont { $kept ->
        [yes] gardés.
       *[no] rejetés.
    }
cli-tournament = { $games } parties de { $game } sur { $deals } donnes, { $finished } terminées. Taux de victoire et intervalles à 95 % :
cli-rated-player = { $player } : { $rate } % ({ $low } à { $high }) ; { $games } jouées, { $wins } gagnées, { $draws } partagées, { $mean_score } points en moyenne.
cli-rated-seat = Place { $seat } : { $rate } % ({ $low } à { $high }) ; { $games } jouées, { $wins } gagnées, { $draws } partagées, { $mean_score } points en moyenne.
cli-thinking = { $player } a réfléchi { $mean_ms } ms par décision, { $longest_ms } ms au plus.
cli-verdict = Test séquentiel : { $verdict ->
        [stronger] { $player } gagne { $rate } % plutôt que sa seule part.
        [not-stronger] { $player } ne gagne que sa part, plutôt que { $rate } %.
       *[open] on ne sait pas encore si { $player } gagne { $rate } %.
    }
cli-replayed = { $game }, « { $title } » : { $steps } étapes.
cli-replayed-result = Place { $seat }, { $name } : { $score } points.
cli-replayed-why = pourquoi : { $why }
cli-verified = La partie finit comme le dit le fichier.
cli-saved = { $file } : { $game }, { $steps } étapes.
cli-bench-engine = { $game } : { $decisions_per_second } décisions par seconde, { $copy_us } µs par copie.
cli-bench-automata = { $game } : { $turn_ms } ms pour un tour de son automate.
cli-bench-search = { $game } : { $iterations_per_second } itérations de recherche par seconde.
cli-bench-window = { $scene } : { $steady_ms } ms par image au repos, { $moving_ms } ms en mouvement, une sur cent au-dessus de { $moving_p99_ms } ms, la plus lente { $slowest_ms } ms.
cli-bench-start = { $startup_s } s jusqu’au menu, { $load_ms } ms pour ouvrir une partie de 500 actions, { $memory_mb } Mo.

cli-no-display = Il n’y a pas d’écran où ouvrir la fenêtre ; egotable simulate, replay, save, shot, arena, tune, cards et bench s’en passent.
cli-unknown-game = Il n’y a pas de jeu « { $name } » sur cette table ; il y a { $games }.
cli-unknown-command = Il n’y a pas de commande « { $name } » ; il y a { $commands }.
cli-no-such-option = Il n’y a pas d’option { $option } ici ; egotable --help les montre toutes.
cli-missing = Il manque { $name } ; egotable --help montre ce qui va là.
cli-no-value = Il manque la valeur de { $option }.
cli-too-much = Quelque chose est de trop ou n’est pas à sa place ; egotable --help montre ce qui va là.
cli-bad-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $given } ».
cli-bad-size = « { $given } » n’est pas une taille ; il faut écrire 1600x900, au moins 320x180 et au plus 9999x9999.
cli-bad-language = « { $given } » n’est pas une langue de cette table ; elle parle { $languages }.
cli-game-or-file = Ou bien --game, ou bien --load, pas les deux.
cli-not-verified = La partie ne finit pas comme le dit le fichier : à l’étape { $step } au plus tard, elle prend un autre chemin.
cli-system = { $file } : { $fault }
cli-unexpected = Il s’est produit une erreur qui n’aurait pas dû arriver : { $fault } ({ $variable }=1 montre où).
