# La première leçon. Clés : la leçon, l’étape, la tâche, et ce qui est dit (text, do, yes, no).

first-title = Deux mises
first-about =
    Votre atelier vit de commandes, et ceux des autres aussi.
    Tous misent pour elles en même temps et en secret.
    Le plus de points à la fin l’emporte.
first-end = C’est tout. Jouez maintenant une partie entière : les novices misent à peu près au hasard.

first-bid-title = Une commande
first-bid-text = Une commande est révélée, et chacun mise en secret. La mise la plus haute, si elle est _seule_, paie et l’emporte ; les autres ne paient rien.
first-bid-do = Misez 3 pièces.
first-bid-yes = Marco a misé 2 : la commande est à vous.
first-bid-no-nothing = Sans mise, rien à gagner. Celle-ci en vaut 3.
first-bid-no = Trop peu risque de perdre, trop se gaspille. Essayez 3.

first-save-title = Économiser
first-save-text = Les pièces dépensées sont parties, et d’autres commandes viendront.
first-save-do = Vous en avez déjà une. Laissez celle-ci à Marco : misez 0 ou 1.
first-save-yes = Marco a payé 4. Il vous reste plus de pièces qu’à lui.
first-save-no = Vous pourriez la gagner, mais Marco serait alors le plus riche. Retenez-vous cette fois.
