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
