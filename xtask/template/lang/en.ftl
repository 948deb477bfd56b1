title = Bottega
tagline = Secret bids for the workshop's commissions.

option-patrons = Patrons
option-patrons-about = Everybody is dealt a patron in secret, whose colour counts more.

colour-red = red
colour-gold = gold
colour-blue = blue

score-commissions = commissions
score-patron = patron
score-coins = coins left

ask-deal = A patron is dealt.
ask-turn-up = A commission is turned up.
ask-bid = How much do you bid for the commission of { $points } points?

choice-patron = { $seat } is dealt the { $colour } patron
choice-turn-up = commission { $card } is turned up
choice-bid = { $coins ->
    [0] bid nothing
    [one] bid { $coins } coin
   *[other] bid { $coins } coins
}

event-patron = { $seat } is dealt the { $colour } patron.
event-patron-unseen = { $seat } is dealt a patron.
event-turned-up = Commission { $card } is turned up: { $colour }, { $points } points.
event-bids = The bids: { $bids }.
event-a-bid = { $seat } { $coins }
event-takes = { $seat } takes commission { $card } for { $coins }.
event-nobody = Nobody takes commission { $card }.

why-coins = A bid of { $a } needs { $a } coins; you have { $b }.

draw-commission = Commission { $card }: { $colour }, { $points } points
draw-pile = { $n ->
    [one] { $n } commission to come
   *[other] { $n } commissions to come
}
draw-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
draw-patron = The { $colour } patron
draw-patron-hidden = A patron nobody else knows

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-bid = Everybody bids in secret, and the highest pays and wins the commission. What you bid here is missing for the next one.
