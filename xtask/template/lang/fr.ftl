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
ask-bid = Combien misez-vous pour la commande à { $points } points ?

choice-patron = { $seat } reçoit le mécène { $colour }
choice-turn-up = la commande { $card } est révélée
choice-bid = { $coins ->
    [0] ne rien miser
    [one] miser { $coins } pièce
   *[other] miser { $coins } pièces
}

event-patron = { $seat } reçoit le mécène { $colour }.
event-patron-unseen = { $seat } reçoit un mécène.
event-turned-up = La commande { $card } est révélée : { $colour }, { $points } points.
event-bids = Les mises : { $bids }.
event-a-bid = { $seat } { $coins }
event-takes = { $seat } prend la commande { $card } pour { $coins }.
event-nobody = Personne ne prend la commande { $card }.

why-coins = Une mise de { $a } demande { $a } pièces ; vous en avez { $b }.
