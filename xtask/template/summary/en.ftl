summary-goal = Win commissions with { figure-coins } coins and secret bids. The most points win.
summary-again = { figure-rounds } rounds, then the points are counted.

summary-station-commission = A commission
summary-station-commission-text = The next one is turned up from the pile.
summary-station-bid = Everybody bids
summary-station-bid-text = In secret and at the same time, up to { figure-most } coins.
summary-station-take = The highest takes it
summary-station-take-text = Only the _one_ highest bidder pays and takes the commission.

summary-points-commissions = Each commission
summary-points-commissions-worth = as printed
summary-points-patron = In the colour of your patron, on top
summary-points-patron-worth = { figure-bonus }
summary-points-coins = For every { figure-each } coins left
summary-points-coins-worth = one

summary-missed-tie = A tie takes nothing
summary-missed-tie-text = If several are highest, nobody gets the commission.
summary-missed-loser = Losing is free
summary-missed-loser-text = Only who takes the commission pays.
summary-missed-limit = Bids have a limit
summary-missed-limit-text = However rich you are, you bid { figure-most } at most.
summary-missed-patron = Your patron is secret
summary-missed-patron-text = Others see by your bids which colour you want.
summary-missed-left = Coins are points
summary-missed-left-text = What you do not spend is worth something in the end.
