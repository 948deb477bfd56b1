title = Bottega
tagline = Des enchères secrètes pour les commandes de l’atelier.

option-patrons = Mécènes
option-patrons-about = Chacun reçoit en secret un mécène dont la couleur compte davantage.

colour-red = rouge
colour-gold = or
colour-blue = bleu

score-commissions = commandes
score-patron = mécène
score-coins = pièces restantes

ask-deal = Un mécène est distribué.
ask-turn-up = Une commande est révélée.
ask-bid = Combien misez-vous pour la commande à { $points } points ?

choice-patron = { $seat } reçoit le mécène { $colour }
choice-turn-up = la commande { $card } est révélée
choice-bid = { $coins ->
    [0] ne rien miser
    [one] miser { $coins } pièce
   *[other] miser { $coins } pièces
}

event-patron = { $seat } reçoit le mécène { $colour }.
event-patron-unseen = { $seat } reçoit un mécène.
event-turned-up = La commande { $card } est révélée : { $colour }, { $points } points.
event-bids = Les mises : { $bids }.
event-a-bid = { $seat } { $coins }
event-takes = { $seat } prend la commande { $card } pour { $coins }.
event-nobody = Personne ne prend la commande { $card }.

why-coins = Une mise de { $a } demande { $a } pièces ; vous en avez { $b }.

draw-commission = Commande { $card } : { $colour }, { $points } points
draw-pile = { $n ->
    [one] { $n } commande à venir
   *[other] { $n } commandes à venir
}
draw-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
draw-patron = Le mécène { $colour }
draw-patron-hidden = Un mécène que les autres ignorent

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-bid = Chacun mise en secret ; la plus haute mise paie et gagne la commande. Ce que vous misez ici manquera pour la suivante.
