match-is-over = La partie est terminée.
seat-number = Place { $number }
undo-nothing = Il n’y a rien à reprendre.
undo-before-snapshot = Cette partie a été ouverte à sa dernière position : les coups précédents ne peuvent pas être repris.
undo-other-person = { $name } a décidé : on ne peut pas revenir là-dessus.
undo-revealed = Quelque chose de caché a été montré : on ne peut pas revenir là-dessus.
undo-drawn = Le hasard a parlé : on ne peut pas revenir là-dessus.
