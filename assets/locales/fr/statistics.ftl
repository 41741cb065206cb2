# Les statistiques : ce que donnent les parties finies, par jeu, camp et difficulté.

statistics-bad-foreign = { $file } ne contient pas de statistiques.
statistics-bad-field = « { $field } » dans { $file } n’est pas ce que contiennent des statistiques.
