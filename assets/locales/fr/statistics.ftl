# Les statistiques : ce que donnent les parties finies, par jeu, camp et difficulté.

statistics-bad-foreign = { $file } ne contient pas de statistiques.
statistics-bad-field = « { $field } » dans { $file } n’est pas ce que contiennent des statistiques.
statistics-kept = On voit ici la version précédente ; le fichier lui-même reste tel quel.

statistics-title = Statistiques
statistics-games = Jeux
statistics-people = Personnes
statistics-everybody = Tout le monde
statistics-nameless = sans nom
statistics-choose-tip = Montre les parties : { $name }
statistics-matches = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}

statistics-empty = Aucune partie de { $game } n’est encore finie
statistics-empty-about = Chaque partie jouée jusqu’au bout compte ici : par camp, par façon de jouer et par difficulté. Les parties entre ordinateurs seuls ne comptent pas.

statistics-played = jouées
statistics-won = gagnées
statistics-shared = partagées
statistics-last = dernière partie
statistics-best = meilleur résultat
statistics-quickest = manches pour gagner
statistics-percent = { $share } %
statistics-won-of = { $won } sur { $played } gagnées
statistics-against = contre { $name }
statistics-against-people = des personnes
statistics-against-level = l’ordinateur ({ $level })
statistics-against-levels = des ordinateurs ({ $weakest } à { $strongest })
statistics-against-both = des personnes et des ordinateurs (au plus { $level })
statistics-points = { $own } : { $others }
statistics-points-alone = { $own ->
    [one] un point
   *[other] { $own } points
}
statistics-rounds = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
statistics-line = { $side } contre { $against } : { $won } sur { $played } gagnées, au mieux { $best }
statistics-about-row = { $line }. La meilleure partie a fini le { $best }, la dernière le { $last }.

statistics-clear = Effacer
statistics-clear-tip = Oublie tous les résultats de { $game } ; les parties elles-mêmes restent
statistics-nothing-to-clear = Il n’y a rien à effacer.
statistics-ask-clear = Oublier tous les résultats de { $game } ? Les parties elles-mêmes restent.
statistics-clear-yes = Les oublier

statistics-of = { $name } · { $line }
statistics-watched = Seuls des ordinateurs ont joué : cette partie ne compte pas.
statistics-first-end = Cette partie compte telle qu’elle a fini la première fois.
