summary-goal = Build towers of one colour to exactly the height that a contract asks for. Each pays prestige and takes one of your seals. The most prestige wins.
summary-again = One turn is these six phases; then the next player builds. Once somebody has placed all seals ({ figure-seals_two } with two players, { figure-seals_three } with three, { figure-seals_four } with four), all others have one last turn.

summary-station-card = Take a card
summary-station-card-text = _Must._ The leftmost of { figure-row } is free; for each further one lay a brick on every card to its left. Its bricks are yours.
summary-station-exchange = Exchange
summary-station-exchange-text = Lay { figure-give } bricks on a card and take { figure-take } of your choice from it.
summary-station-build = Build
summary-station-build-text = At most { figure-most } bricks, a brick a floor. The more you place, the more you pay.
summary-station-ruins = Ruins fall
summary-station-ruins-text = _Must._ Every older tower that did not grow is torn down; half of it is lost.
summary-station-contract = Fulfil contracts
summary-station-contract-text = Right colour, exact height: prestige, a seal on the contract, bricks into the bag.
summary-station-limits = Limits
summary-station-limits-text = _Must._ You keep { figure-store } bricks in store and { figure-cards } cards at most.

summary-points-contracts = Each contract, more for height and rare colours
summary-points-contracts-worth = as printed
summary-points-balconies = Balconies pay more, in their order
summary-points-balconies-worth = as printed
summary-points-levels = The first contract of a height
summary-points-majority = At the end: most seals in a colour
summary-points-last_seal = First to place the last seal
summary-points-last_seal-worth = { figure-last_seal }
summary-points-cards = Celebrations at the end, churches at once
summary-points-cards-worth = as on the card

summary-missed-grow = Every tower, every turn
summary-missed-grow-text = Two towers begun are two towers that must both grow in your next turn. Begin what you can feed.
summary-missed-exact = Exactly, not at least
summary-missed-exact-text = A tower that is higher than its contract fulfils nothing until it has the height of another.
summary-missed-cost = Building is paid with bricks
summary-missed-cost-text = What you place and what you pay come from one store, and the cost rises steeply.
summary-missed-pay_first = You pay before you take
summary-missed-pay_first-text = The bricks on a card cannot pay for it. With an empty store only the first card can be had.
summary-missed-balcony = Balconies block
summary-missed-balcony-text = A balcony whose turn has not come closes its colour and height for everybody.

summary-table-building = What building costs
summary-table-building-bricks = Bricks placed in the turn
summary-table-building-cost = Bricks paid into the bag
