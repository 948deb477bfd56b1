summary-goal = Make your land a place where artists and scholars love to work. Their works bring florins, and florins become prestige. After { figure-rounds } rounds the most prestige wins.
summary-again = { figure-rounds } rounds like this; then the prestige cards are turned up.

summary-station-auction = Auction
summary-station-auction-text = Bids begin at { figure-opening } florins and rise by { figure-raise }. Everybody buys _one item_ a round, of each kind there is one.
summary-station-item = Furnish the land
summary-station-item-text = Landscapes are laid down at once. Jesters improve every work, builders make buildings cheap.
summary-station-build = Build
summary-station-build-text = Everybody has { figure-actions } actions. A building is paid by your builders and must fit into the land.
summary-station-cards = People and freedoms
summary-station-cards-text = Or draw a profession or a bonus card (of { figure-look } keep one), or introduce a freedom.
summary-station-work = Complete a work
summary-station-work-text = Play a profession. If it likes your land enough, it pays { figure-per_point } florins a point of its value.
summary-station-best = The best work
summary-station-best-text = The most valuable work of the round earns { figure-best } prestige. Then the next prince begins.

summary-points-works = Works: florins that you change into prestige at once
summary-points-works-worth = one for { figure-prestige_price }
summary-points-best = Best work of the round
summary-points-best-worth = { figure-best }
summary-points-building = Each building
summary-points-building-worth = { figure-building_prestige }
summary-points-landscape = Second and later landscape of a kind
summary-points-landscape-worth = { figure-again }
summary-points-builder = Second and third builder
summary-points-builder-worth = { figure-builder_prestige }
summary-points-prestige = Prestige cards, at the end
summary-points-prestige-worth = as printed
summary-points-minimum = Needed: the least value of a work, by round

summary-missed-jesters = Jesters count every time
summary-missed-jesters-text = { figure-jester } for each, in every work. A building counts { figure-building }, landscape { figure-landscape }, freedom { figure-freedom }, each of your people { figure-people }.
summary-missed-minimum = The bar rises
summary-missed-minimum-text = The least value is { figure-minimum } from round to round. Easy works come first.
summary-missed-builders = Two builders open the land
summary-missed-builders-text = Before that buildings may not touch each other. Prices fall: { figure-builder_cost } florins with none, one, two, three.
summary-missed-money = Change at once or never
summary-missed-money-text = Only as the work pays can florins become prestige. Later prestige only turns back, for { figure-joker } florins a point.
summary-missed-one = One item, and no more
summary-missed-one-text = Who buys is out of the round’s auctions. The last who is left takes what he likes at the opening price.

summary-table-builders = Builders
summary-table-builders-count = Builders you have
summary-table-builders-cost = A building costs, in florins
summary-table-builders-prestige = Prestige for this builder
