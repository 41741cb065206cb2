# Les joueurs de l’ordinateur : leurs noms, leurs raisons, et ce qui tourne mal autour d’eux.

level-person = une personne
level-random = au hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-master = maître

# Une action en mots : son verbe, puis les choses qu’elle nomme.
ai-action = { $verb } : { $things }
ai-things = { $before }, { $thing }

ai-why-only = Il n’y avait rien d’autre à faire.
ai-why-random = Choisi au hasard.
ai-why-best = « { $name } » promettait plus que « { $next } », le deuxième meilleur choix.
ai-why-equal = « { $name } » promettait autant que le choix suivant ; le hasard a tranché.
ai-why-overlooked = A choisi « { $name } » sans voir qu’il y avait mieux.
ai-why-wins = « { $name } » gagne.
ai-why-searched = Après { $lines } suites examinées, « { $name } » a mieux tenu que « { $next } ».
ai-why-gains = Ce qui y gagne le plus : { $criterion }.
ai-why-gains-more = Ce qui y gagne le plus : { $criterion }, puis { $other }.
ai-why-costs = Ce qui y perd : { $criterion }.
ai-why-costs-more = Ce qui y perd : { $criterion }, puis { $other }.
ai-why-secret = Ses raisons trahiraient sa main ; elles seront lisibles à la fin de la partie.
ai-criterion-evaluation = la position qui en résulte
ai-criterion-worth = valeur en %
ai-criterion-visits = nombre d’examens

ai-no-such-player = Personne du nom de « { $name } » ne joue à { $game } ; une place peut être { $players }.
ai-wrong-number-of-seats = Avec ces options, { $game } a { $seats ->
        [one] une place
       *[other] { $seats } places
    } à pourvoir, mais { $given ->
        [one] un seul nom est donné
       *[other] { $given } noms sont donnés
    }.
ai-seat-of-automaton = Avec ces options, la place { $number } est jouée par { $automaton }.
ai-not-a-seat-of-automaton = Avec ces options, { $automaton } ne joue pas la place { $number }.
ai-thinking-failed = Le joueur « { $player } » a échoué pendant sa réflexion : { $summary }
ai-match-failed = La partie de graine { $seed } s’est interrompue à l’étape { $step } : { $summary }
ai-no-people-here = Personne ne peut être interrogé ici : chaque place doit revenir à l’ordinateur ou à un automate.
ai-option-without-value = « { $given } » n’est pas une option ; il faut écrire nom=valeur.
ai-no-such-option = { $game } n’a pas d’option « { $option } » ; il a { $known }.
ai-bad-option = L’option { $option } ne peut pas valoir « { $value } » ; valeurs permises : { $allowed }.
ai-options-do-not-fit = { $game } ne se joue pas avec ces options : { $fault }
ai-no-weights = { $game } n’a pas de poids à régler.
ai-tune-two-sides = { $game } se règle avec deux camps opposés ; choisissez des options qui n’en assoient que deux.
ai-bad-iterations = --iterations prend un seul nombre ou un par joueur, le même pour les joueurs du même nom ; il y en a { $given } pour { $players } joueurs.
