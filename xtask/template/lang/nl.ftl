title = Bottega
tagline = Geheime biedingen op de opdrachten van het atelier.

option-patrons = Mecenassen
option-patrons-about = Iedereen krijgt in het geheim een mecenas, wiens kleur meer telt.

colour-red = rode
colour-gold = gouden
colour-blue = blauwe

score-commissions = opdrachten
score-patron = mecenas
score-coins = overgebleven munten

ask-deal = Er wordt een mecenas gedeeld.
ask-turn-up = Er wordt een opdracht omgedraaid.
ask-bid = Hoeveel bied je op de opdracht van { $points } punten?

choice-patron = { $seat } krijgt de { $colour } mecenas
choice-turn-up = opdracht { $card } wordt omgedraaid
choice-bid = { $coins ->
    [0] bied niets
    [one] bied { $coins } munt
   *[other] bied { $coins } munten
}

event-patron = { $seat } krijgt de { $colour } mecenas.
event-patron-unseen = { $seat } krijgt een mecenas.
event-turned-up = Opdracht { $card } wordt omgedraaid: een { $colour }, { $points } punten.
event-bids = De biedingen: { $bids }.
event-a-bid = { $seat } { $coins }
event-takes = { $seat } neemt opdracht { $card } voor { $coins }.
event-nobody = Niemand neemt opdracht { $card }.

why-coins = Een bod van { $a } vraagt { $a } munten; je hebt er { $b }.

draw-commission = Opdracht { $card }: { $colour }, { $points } punten
draw-pile = { $n ->
    [one] nog { $n } opdracht
   *[other] nog { $n } opdrachten
}
draw-coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
draw-patron = De { $colour } mecenas
draw-patron-hidden = Een mecenas die de anderen niet kennen

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-bid = Iedereen biedt in het geheim; de hoogste betaalt en wint de opdracht. Wat je hier biedt, mis je voor de volgende.
