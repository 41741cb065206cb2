# Panneaux de la table

cerebria-table-ego = L’Ego
cerebria-table-opponents = Adversaires
cerebria-table-points = Points
cerebria-table-willpower = Volonté
cerebria-table-essence = Essence
cerebria-table-ambition = Ambition
cerebria-table-wants = Vise
cerebria-table-operation = Opération
cerebria-table-cards-left = { $count ->
        [one] reste 1 carte
       *[other] restent { $count }
    }
cerebria-table-operations-left = Cartes Opération : { $count } restantes
cerebria-table-first-card = { $card } est la première carte du prochain tour de l’Ego. La seconde dira ce qu’il fait.
cerebria-table-spirit-has = Volonté { $willpower }, Essence { $essence }, cartes { $cards }
cerebria-table-team-has = Points { $points }, Ambition { $ambition }
cerebria-table-price = { $price }
cerebria-table-waiting = pas son tour
cerebria-table-status = { $actions ->
        [0] aucune Action
        [one] 1 Action
       *[other] { $actions } Actions
    } · { $absorb ->
        [1] peut absorber
       *[other] a absorbé
    }
cerebria-table-willpower-tip = Paie les Actions. On l’absorbe de la Sphère devant son Esprit.
cerebria-table-essence-tip = Une Émotion vit d’Essence : elle commence avec 1, et davantage augmente son Intensité.
cerebria-table-ambition-tip = Appartient à tout le camp : Calmer, certaines améliorations et les trois Capacités coûtent 1. Au plus 3.
cerebria-table-unlock = déverrouiller
cerebria-table-unlocks = Un jeton ici déverrouille l’Action.
cerebria-table-impulse = Impulsion
cerebria-table-insight = Intuition
cerebria-table-surge = Élan
cerebria-table-impulse-tip = Pour 1 Ambition, une fois par tour : une Action de plus.
cerebria-table-insight-tip = Pour 1 Ambition, une fois par tour : un jeton d’Onde au choix sur votre plateau.
cerebria-table-surge-tip = Pour 1 Ambition, une fois par tour : gagnez 3 Volonté.
cerebria-table-aspirations = Aspirations
cerebria-table-common = commune
cerebria-table-own = la vôtre
cerebria-table-theirs = la leur
cerebria-table-common-short = à tous · { $what }
cerebria-table-own-short = à vous · { $what }
cerebria-table-theirs-short = à eux · { $what }
cerebria-table-hidden = Cachée
cerebria-table-hidden-tip = Seul son camp connaît cette Aspiration ; même l’Ego ne regarde pas la sienne avant d’y être obligé.
cerebria-table-no-aspiration = aucune
cerebria-table-next = À venir
cerebria-table-stat-attitude = Royaumes
cerebria-table-stat-openness = Frontières
cerebria-table-stat-awareness = Trios
cerebria-table-stat-unity = suite
cerebria-table-stat-versatility = Ondes
cerebria-table-stat-fortitude = Forteresses
cerebria-table-stat-liveliness = Essence
cerebria-table-stat-sensibility = Intensité
cerebria-table-stat-reflection = paires
cerebria-table-revelation = Une Révélation
cerebria-table-look = Plateau et main : { $spirit }

# Choses sur l’anneau

cerebria-table-spirit-at = { $spirit } : { $space }
cerebria-table-fortress-at = Emplacement de Forteresse : { $place }
cerebria-table-identity = L’Identité
cerebria-table-wheel = Roue des Intentions : { $team }
cerebria-table-wheel-counts = Points : { $team }
cerebria-table-wheel-scores = Points d’Intentions : { $team }
cerebria-table-no-power = Sans pouvoir.
cerebria-table-deck = Votre pioche : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
cerebria-table-deck-tip = La carte du dessus est toujours visible : c’est la prochaine que vous piochez.
cerebria-table-deck-top = Prochaine carte de la pioche : { $card }
cerebria-table-companion = { $spirit } : sa Volonté, son Essence et ses cartes
cerebria-table-action-valley = Gagner de la Volonté
cerebria-table-action-willow = Récolter de l’Essence
cerebria-table-action-cradle = Piocher
cerebria-table-action-network = Déplacer une Émotion
cerebria-table-action-land = Intensifier
cerebria-table-action-valley-tip = Vallée des Motifs : gagnez 4 Volonté.
cerebria-table-action-willow-tip = Saule des Valeurs : changez autant de Volonté que vous voulez en Essence.
cerebria-table-action-cradle-tip = Berceau des Sens : piochez 2 Émotions.
cerebria-table-action-network-tip = Réseau des Pensées : déplacez une de vos Émotions, d’où qu’elle soit, vers un emplacement vide près de votre Esprit.
cerebria-table-action-land-tip = Terre des Désirs : posez 1 Essence sur une Émotion près de votre Esprit ; chaque Essence de plus coûte 1 Volonté.
cerebria-table-sphere-0-tip = Engagement : en absorbant ici, vous pouvez payer 1 Volonté pour 1 Ambition.
cerebria-table-sphere-1-tip = Humilité : en absorbant ici, vous gagnez 1 Essence.
cerebria-table-sphere-2-tip = Application : en absorbant ici, vous gagnez 2 Volonté de la réserve.
cerebria-table-sphere-3-tip = Savoir : en absorbant ici, vous placez un jeton d’Onde au choix.
cerebria-table-sphere-4-tip = Créativité : en absorbant ici, vous piochez 1 carte.

# Ce qu’une action apporterait

cerebria-preview-gains = +{ $amount }
cerebria-preview-reveals = +{ $amount }, Révélation
cerebria-preview-places = { $count ->
        [1] +1 lieu
        [-1] −1 lieu
       *[other] { $count } lieux
    }
cerebria-preview-loses = −{ $amount } Essence
cerebria-preview-intensity = = { $intensity }
cerebria-forecast-pays = coûte { $what }
cerebria-forecast-gains = rapporte { $what }
cerebria-forecast-control = { $place } : { $before } → { $after }
cerebria-forecast-aspiration = { $aspiration } { $mine }–{ $theirs }
cerebria-forecast-revelation = une Révélation
cerebria-whose-nobody = à personne
cerebria-whose-yours = à vous
cerebria-whose-theirs = à eux

# Choses vues de près

cerebria-inspect-vibe = Onde
cerebria-inspect-track = Intensité avec 1, 2 … Essence
cerebria-inspect-threshold = Transcender
cerebria-inspect-grows = dès { $essence } Essence, devient { $card }
cerebria-inspect-strong = Forme forte { $card } : { $power }
cerebria-inspect-intensity = Intensité actuelle
cerebria-inspect-essence = Essence
cerebria-inspect-empty-slot = Un emplacement vide. Un Esprit à côté peut y invoquer une Émotion.
cerebria-inspect-control = Contrôle
cerebria-inspect-totals = Intensité
cerebria-inspect-nobody = personne
cerebria-inspect-fortress = Forteresse
cerebria-inspect-realm = Comptent ses deux emplacements, les emplacements de Frontière voisins qu’aucune Émotion adverse ne barre, et une Forteresse. Qui le contrôle paie son Action 1 Volonté de moins.
cerebria-inspect-frontier = Comptent l’emplacement de la Frontière et les deux voisins. Un Esprit qui absorbe ici ou à côté prend 1 Volonté de plus par Frontière de son camp.
cerebria-inspect-side = Camp
cerebria-inspect-cards = Cartes en main
cerebria-inspect-gatekeeper = L’Esprit de l’Ego sur les Frontières. Il atteint les trois emplacements du Trio de sa Frontière, et un pas plus loin en se déplaçant.
cerebria-inspect-influencer = L’Esprit de l’Ego dans les Royaumes. Il atteint les quatre emplacements qui influencent son Royaume, et un pas plus loin en se déplaçant.
cerebria-inspect-sphere = Un Esprit devant elle absorbe 2 Volonté, et 1 de plus par Frontière voisine de son camp. Vider une Sphère déclenche une Révélation.
cerebria-inspect-aspiration = Lors d’une Révélation, un camp ne l’accomplit qu’avec plus que l’autre.
cerebria-inspect-operations = L’Ego retourne une carte à la fois. La carte visible et la suivante disent ensemble ce qu’il fait.
cerebria-inspect-row-0 = Un pas vers un espace voisin sans Esprit adverse. 1 Volonté.
cerebria-inspect-row-1 = Posez une carte de la main sur un emplacement vide près de votre Esprit, avec 1 Essence de votre plateau. 2 Volonté.
cerebria-inspect-row-2 = Montrez une carte de l’Onde d’une Émotion adverse près de votre Esprit : elle perd 1 Essence. 2 Volonté et 1 Ambition.
cerebria-inspect-row-3 = Bâtissez une Forteresse près de votre Esprit, dans un Royaume que l’adversaire ne contrôle pas. 3 Volonté.
cerebria-inspect-row-4 = Changez une Émotion douce près de votre Esprit en sa forme forte. 3 Volonté.
cerebria-inspect-wheel = Chaque Intention compte une fois par tour : 1 point pour la première, 2 pour chacune des suivantes. Les cases marquées récompensent, 20 points finissent la partie.
cerebria-inspect-plain-wheel = Ici elle ne fait que compter les points.
cerebria-intends-overcome = une Émotion adverse quitte le jeu
cerebria-intends-elevate = une Émotion devient forte
cerebria-intends-entrench = une Forteresse est bâtie ou exaltée
cerebria-intends-prevail = un Royaume passe sous votre contrôle
cerebria-intends-fulfil = une de vos Émotions devient pleine
cerebria-intends-converge = une absorption prend 4 Volonté ou plus à la Sphère
cerebria-intends-topple = une Forteresse ou une Émotion forte adverse tombe
cerebria-intends-diversify = vos Émotions atteignent quatre Ondes
cerebria-intends-link = votre plus longue suite atteint 4 ou plus
cerebria-intends-breach = vous prenez une Frontière à l’adversaire
cerebria-intends-flourish = une Émotion invoquée finit avec 2 Essence ou plus
cerebria-intends-master = un jeton remplit la dernière case d’une Action
cerebria-inspect-identity = Les Fragments de l’Identité y restent : 3 points pour un mineur, 5 pour un majeur, 4 pour le Fragment final.
cerebria-inspect-fragments = { $minors } mineurs, { $majors } majeurs, { $capping } final ; inutilisés { $unused } et { $unused_majors }

# Avant une partie

cerebria-new-play = La partie
cerebria-new-first = Première partie
cerebria-new-first-tip = Ce que les règles recommandent : un Esprit, jeu de base, contre l’Ego.
cerebria-new-spirits = Esprits
cerebria-new-basic = Le jeu de base apporte ses pioches et ses plateaux, sans Intentions, ni Émotions fortes, ni placement libre.
cerebria-new-decks = La partie commence par votre pioche : deux sortes de chaque Onde, deux exemplaires de chacune, 16 cartes en tout.
cerebria-new-ego = L’Ego
cerebria-new-preset = Difficulté
cerebria-new-preset-gentle = Très douce
cerebria-new-preset-mild = Douce
cerebria-new-preset-medium = Moyenne
cerebria-new-preset-hard = Dure
cerebria-new-preset-fierce = Féroce
cerebria-new-preset-own = À votre goût
cerebria-new-harder = Plus dur { $number } : { $what }
cerebria-new-easier = Plus facile { $number } : { $what }

# La leçon

cerebria-lesson-title = La première partie
cerebria-lesson-about = Un Esprit de la Joie, jeu de base, contre l’Ego : un tour à vous, un tour de l’Ego, et ce qu’est une Révélation.
cerebria-lesson-1 = Deux camps forment une seule Identité, ici au milieu. Qui y ajoute le plus de Fragments gagne.
cerebria-lesson-2 = À votre tour, jusqu’à trois Actions. Elles coûtent de la Volonté ; les Émotions vivent d’Essence ; l’Ambition paie l’extraordinaire.
cerebria-lesson-3 = Posez une Émotion sur l’anneau. Choisissez Invoquer sur le plateau de votre Esprit.
cerebria-lesson-4 = Choisissez une carte et un emplacement qui brille, puis confirmez. La barre dit ce que cela coûte et change.
cerebria-lesson-5 = Un cercle doré marque ce que la Joie contrôle, un losange violet ce que contrôle l’autre camp. La plus forte Intensité y décide.
cerebria-lesson-6 = Chaque Royaume offre une Action, d’où que l’on soit. Prenez de la Volonté : touchez le signe de la Vallée des Motifs.
cerebria-lesson-7 = Finissez le tour : piochez deux cartes, ou rendez une Ambition disponible.
cerebria-lesson-8 = L’Ego agit. Deux de ses cartes disent ensemble ce qu’il fait ; l’une est toujours visible d’avance. W dit pourquoi il a choisi ainsi.
cerebria-lesson-9 = Absorbez : touchez la Sphère qui brille devant votre Esprit et prenez sa Volonté. Une fois par tour.
cerebria-lesson-10 = Une Sphère vidée amène une Révélation : qui mène dans la commune et dans sa propre Aspiration cachée ajoute un Fragment. À vous !

# Parties de la table

cerebria-region-board = les emplacements de l’anneau
cerebria-region-spirits = les Esprits
cerebria-region-origin = l’Origine
cerebria-region-wheels = les Roues
cerebria-region-fortresses = les Forteresses
cerebria-region-realms = les Actions des Royaumes
cerebria-region-frontiers = les Frontières
cerebria-region-companions = votre autre Esprit
cerebria-region-hand = votre main
cerebria-region-spirit = le plateau de votre Esprit
cerebria-region-panels = les panneaux
cerebria-region-tray = le choix au milieu
cerebria-region-bar = les boutons
cerebria-region-choices = les boutons

# Images des règles

cerebria-picture-frontier = Frontière
cerebria-picture-realm = Royaume
cerebria-picture-blocked = Frontière, bloquée
cerebria-picture-minor = mineur · 3 points
cerebria-picture-major = majeur · 5 points
cerebria-picture-capping = final · 4 points
cerebria-picture-minor-fortress = Forteresse mineure +1
cerebria-picture-major-fortress = Forteresse majeure +2

# La chronique en bref

cerebria-log-moves = va vers { $space }
cerebria-log-invokes = invoque { $card } sur { $slot } avec { $essence }
cerebria-log-absorbs = absorbe { $amount } de { $sphere }
cerebria-log-aims = vise { $aspiration }
cerebria-gallery-about = toutes les Émotions avec leur pouvoir, douces et fortes
