# La table : ce qui entoure une partie.

table-chronicle = Chronique
table-not-now = Rien à faire avec cela maintenant.
table-not-your-turn = Ce n’est pas votre tour.
table-choose-first = Choisissez d’abord quelque chose qui brille.
table-play = Jouer
table-turn-of = { $seat } joue
table-thinking = { $seat } réfléchit…
table-paused = La partie est en pause.
table-pause = Pause
table-go-on = Continuer
table-results = Résultat
table-won = { $seat } gagne
table-shared = Victoire partagée
table-won-together = { $first } et { $second } gagnent
table-nobody-won = Personne ne gagne
table-total = Total

table-undo = Annuler
table-undo-tip = Reprend la dernière décision
table-redo = Rétablir
table-redo-tip = Rejoue ce qui a été repris
table-nothing-to-redo = Rien n’a été repris.
table-hint = Indice
table-hint-tip = D’abord où, puis quoi, puis pourquoi
table-menu = Menu
table-menu-tip = Enregistrer, charger, revoir, quitter
table-rules = Règles
table-rules-tip = Ouvre les règles
table-settings = Réglages
table-settings-tip = Son, vitesse, tailles, langue
table-speed-tip = Vitesse des coups montrés
table-speed-half = Demi-vitesse
table-speed-normal = Vitesse normale
table-speed-double = Vitesse double
table-speed-fourfold = Vitesse quadruple
table-speed-instant = Immédiat
table-close = Fermer

table-hint-thinking = Un indice se prépare…
table-hint-area = Indice : regardez { $region }.
table-hint-button = Indice : l’un des boutons.
table-hint-move = Indice : { $move }
table-hint-reasons = { $before } { $sentence }
table-region-board = le plateau
table-region-hand = votre main

table-end-warning = Vous pourriez encore faire autre chose. Finir votre tour ?
table-end-anyway = Finir le tour
table-quick-saved = Partie enregistrée
table-no-quick-save = Il n’y a pas de sauvegarde rapide.
table-try-again = Réessayer
table-leave = Quitter la partie

table-your-turn = à vous de jouer
table-alone = Appuyez sur { $key } quand personne d’autre ne regarde.
table-i-am-here = Je suis là
table-since = Depuis votre dernier tour

table-replay-turn = Revoir { $seat }
table-why-short = pourquoi ?
table-why-tip = Montre pourquoi ({ $key })
table-why-head = Pourquoi ce coup
table-why-title = Pourquoi { $seat } a fait cela

table-menu-resume = Reprendre
table-menu-save = Enregistrer sous…
table-menu-load = Charger
table-menu-replay = Revoir la partie
table-menu-redo = Rétablir
table-menu-new = Nouvelle partie
table-menu-settings = Réglages
table-menu-rules = Règles
table-menu-leave = Quitter
table-nothing-played = Rien n’a encore été joué.

table-end-again = Rejouer
table-end-again-tip = Mêmes joueurs et options, nouvelle donne
table-end-same = Même donne
table-end-same-tip = Mêmes joueurs, options et hasard
table-end-replay = Revoir
table-end-replay-tip = Chaque étape de cette partie
table-end-statistics = Statistiques
table-end-statistics-tip = Ce que donnent toutes vos parties de ce jeu
table-end-look = Voir la table
table-end-look-tip = Ferme cette feuille
table-end-home = Menu principal
table-end-home-tip = Quitte la partie, qui est enregistrée

table-replay-step = Étape
table-replay-start = Au début
table-replay-back = Une étape en arrière
table-replay-play = Lire
table-replay-pause = Pause
table-replay-forward = Une étape en avant
table-replay-end = À la fin
table-replay-edge = Il n’y a rien de plus par là.
table-replay-sight = Vue : { $name }
table-replay-everybody = tout le monde
table-replay-own-sight = Pendant la partie, seule votre propre vue peut être montrée.
table-replay-play-on = Jouer d’ici
table-replay-no-take-back = Ce serait reprendre un coup : la partie continue.
table-replay-at-end = C’est là où en est la partie.
table-replay-go-there = Va à cette étape
