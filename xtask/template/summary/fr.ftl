summary-goal = Gagnez des commandes avec { figure-coins } pièces et des offres secrètes. Le plus de points l’emporte.
summary-again = { figure-rounds } manches, puis on compte les points.

summary-station-commission = Une commande
summary-station-commission-text = La suivante est retournée de la pile.
summary-station-bid = Chacun offre
summary-station-bid-text = En secret et en même temps, jusqu’à { figure-most } pièces.
summary-station-take = La plus haute l’emporte
summary-station-take-text = Seul _l’unique_ meilleur offrant paie et prend la commande.

summary-points-commissions = Chaque commande
summary-points-commissions-worth = valeur inscrite
summary-points-patron = De la couleur de votre mécène, en plus
summary-points-patron-worth = { figure-bonus }
summary-points-coins = Par { figure-each } pièces restantes
summary-points-coins-worth = un

summary-missed-tie = L’égalité ne prend rien
summary-missed-tie-text = Si plusieurs offrent le plus, personne n’a la commande.
summary-missed-loser = Perdre ne coûte rien
summary-missed-loser-text = Seul paie celui qui prend la commande.
summary-missed-limit = Les offres ont une limite
summary-missed-limit-text = Aussi riche soyez-vous, vous offrez au plus { figure-most }.
summary-missed-patron = Votre mécène est secret
summary-missed-patron-text = Les autres devinent à vos offres la couleur que vous cherchez.
summary-missed-left = Les pièces sont des points
summary-missed-left-text = Ce que vous ne dépensez pas vaut quelque chose à la fin.
