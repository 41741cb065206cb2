# Die Computerspieler: ihre Namen, ihre Gründe und was um sie herum schiefgeht.

level-person = ein Mensch
level-random = nach Zufall
level-easy = leicht
level-normal = normal
level-hard = schwer
level-master = meisterlich

# Eine Aktion in Worten: ihr Verb, dann die Dinge, die sie nennt.
ai-action = { $verb }: { $things }
ai-things = { $before }, { $thing }

ai-why-only = Etwas anderes war nicht möglich.
ai-why-random = Vom Zufall gewählt.
ai-why-best = „{ $name }“ versprach mehr als „{ $next }“, die zweitbeste Wahl.
ai-why-equal = „{ $name }“ versprach ebenso viel wie die nächste Wahl; der Zufall entschied.
ai-why-overlooked = Wählte „{ $name }“ und übersah etwas Besseres.
ai-why-wins = „{ $name }“ gewinnt.
ai-why-searched = In { $lines } vorausgedachten Zugfolgen hielt sich „{ $name }“ besser als „{ $next }“.
ai-why-gains = Am meisten gewinnt dabei: { $criterion }.
ai-why-gains-more = Am meisten gewinnt dabei: { $criterion }, dann: { $other }.
ai-why-costs = Dabei verliert: { $criterion }.
ai-why-costs-more = Dabei verliert: { $criterion }, dann: { $other }.
ai-why-secret = Seine Gründe würden seine Hand verraten; sie sind nach dem Ende der Partie zu lesen.
ai-criterion-evaluation = die Stellung danach
ai-criterion-worth = Wert in %
ai-criterion-visits = so oft geprüft

ai-no-such-player = Niemand namens „{ $name }“ spielt { $game }; ein Platz kann { $players } sein.
ai-wrong-number-of-seats = Mit diesen Optionen hat { $game } { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    } zu besetzen, angegeben { $given ->
        [one] ist ein Name
       *[other] sind { $given } Namen
    }.
ai-seat-of-automaton = Mit diesen Optionen wird Platz { $number } von { $automaton } gespielt.
ai-not-a-seat-of-automaton = Mit diesen Optionen spielt { $automaton } nicht auf Platz { $number }.
ai-thinking-failed = Der Spieler „{ $player }“ ist beim Nachdenken gescheitert: { $summary }
ai-match-failed = Die Partie mit dem Startwert { $seed } brach bei Schritt { $step } ab: { $summary }
ai-no-people-here = Hier kann niemand gefragt werden: Jeder Platz braucht einen Computer oder einen Automaten.
ai-option-without-value = „{ $given }“ ist keine Option; zu schreiben ist Name=Wert.
ai-no-such-option = { $game } hat keine Option „{ $option }“, sondern { $known }.
ai-bad-option = Die Option { $option } kann nicht „{ $value }“ sein; erlaubt: { $allowed }.
ai-options-do-not-fit = { $game } lässt sich mit diesen Optionen nicht spielen: { $fault }
ai-no-weights = { $game } hat keine Gewichte, die man einstellen könnte.
ai-tune-two-sides = { $game } wird mit zwei Seiten gegeneinander eingestellt; wähle Optionen, die nur zwei an den Tisch setzen.
ai-bad-iterations = --iterations nimmt eine Zahl für alle oder eine je Spieler, für Spieler desselben Namens dieselbe; es sind { $given } für { $players } Spieler.
