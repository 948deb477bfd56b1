# Ce que disent le site et ses outils, quel que soit le jeu.
seat = joueur { $n }
chance = le hasard
list-and = et
list-nothing = rien

refusal-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à { $seat } de répondre.
refusal-chance-not-asked = Ce n’est pas au hasard de répondre.
refusal-no-answer-here = Ce n’est pas une réponse à la question posée.

no-undo-nothing = Il n’y a rien à annuler.
no-undo-chance = Quelque chose a été révélé depuis : impossible d’annuler.
no-undo-seat = { $seat } a répondu depuis : impossible d’annuler.

scores-now = Les points :
scores-final = La fin :

play-seat = Place
play-help = Tapez un numéro (ou le texte d’une réponse) ; u annule, ? dit ce qui n’est pas possible et pourquoi, v montre la table, h cette aide, q quitte.
play-nonsense = Tapez l’un des numéros, ou h pour l’aide.
play-nothing-refused = Tout ce qu’on pourrait tenter est possible.

# Adversaires.
level-random = Hasard
level-random-about = Joue tout ce que les règles permettent.
level-novice = Novice
level-novice-about = Connaît les règles et l’effet immédiat d’un coup, mais se laisse souvent distraire.
level-apprentice = Apprenti
level-apprentice-about = Tire le meilleur de son propre tour, sans regarder plus loin.
level-master = Maître
level-master-about = Réfléchit un cinquième de seconde à ce que vous pourriez faire.
level-grandmaster = Grand maître
level-grandmaster-about = Réfléchit deux secondes, dix fois plus qu’un maître.
