# What the game says
title = The Princes of Florence

tagline = Builders, jesters and gardens for the artists and scholars of the Renaissance.
length = 75–100 minutes

option-muse = Muse & Princess
option-muse-about = Six characters are bid for after each auction; prestige no longer buys florins.
option-cooperation = Cooperation
option-cooperation-about = The lands border on each other, and neighbours may build together across the border.
option-freedoms_2p = Freedoms for two
option-freedoms_2p-about = How many freedoms there are in a game of two.
option-freedoms_2p-5 = five
option-freedoms_2p-4 = four (harder)

score-works = works
score-best = best works
score-buildings = buildings
score-landscapes = landscapes
score-builders = builders
score-merchant = Merchant
score-cards = prestige cards
score-banker = Banker
score-spent = given in payment

ask-nothing = Nothing is asked.
ask-deal = A profession card is dealt.
ask-return = Which profession card do you return?
ask-extra = A freedom gets a second copy.
ask-first = The first player is drawn.
ask-open = What do you put up for auction, at { $florins } florins?
order-raise-to = raise up to { $florins } florins
order-pass = pass: { $item }
ask-bid = { $seat } bids { $florins } florins for: { $item }. Do you raise to { $raised }?
ask-last = You are the last: which item do you take for { $florins } florins?
ask-purchase = You have bought: { $item }, for { $florins } florins. Do you use the Merchant? His prestige would be { $points }.
ask-kind = Which landscape do you take?
ask-place = Where do you place it: { $tile }?
ask-draw = A card is drawn.
ask-keep = Which card do you keep?
ask-under = Which card goes under the pile next?
ask-hire = Do you use the recruiting card now?
ask-court = Which character do you bid for? { $florins } florins lie on the Banker.
ask-merchant = Do you take the Merchant’s { $points } prestige now?
ask-professor = Which card does the Professor bring you?
ask-turn = { $actions ->
    [0] No actions are left. Anything else?
    [one] You have one action left.
   *[other] You have { $actions } actions left.
}
ask-add = The work is worth { $value } (minimum { $minimum }). Do you add a bonus card?
ask-pay = The work of value { $value } pays { $florins } florins. How much prestige do you take instead?
ask-partner = With whom do you want to build: { $building }?
ask-site = Where shall it stand, with { $seat }: { $building }?
ask-price = What shall { $seat } pay you for: { $building }?
ask-offer = { $seat } wants to build with you: { $building }. You would pay { $florins } florins. Do you accept?

choice-first = { $seat } begins
choice-extra = a second copy: { $freedom }
choice-draw = drawn: { $card }
choice-return = return: { $card }
choice-open = open at { $florins } florins: { $item }
choice-take = take for { $florins } florins: { $item }
choice-give-up = no item this round
choice-raise = raise to { $florins } florins
choice-pass = pass
choice-kind = take: { $kind }
choice-place = turn { $turn }, row { $row }, column { $column }
choice-keep = keep: { $card }
choice-under = under the pile: { $card }
choice-as-is = all under the pile, as they came
choice-mark = bid { $florins } florins for: { $character }
choice-free = the Merchant pays
choice-pay = pay, and keep the Merchant for now
choice-work = complete a work: { $card }
choice-build = build: { $building }
choice-joint = build with a neighbour: { $building }
choice-profession = draw a profession card ({ $florins } florins)
choice-freedom = introduce ({ $florins } florins): { $freedom }
choice-bonus = draw a bonus card ({ $florins } florins)
choice-princess = the Princess’s work
choice-recruit = recruit: { $card }
choice-rank = take the Merchant’s prestige
choice-learn = the Professor brings one of the { $pile }
choice-later = not now
choice-end = end the turn
choice-add = add: { $card }
choice-done = no more bonus cards
choice-prestige = { $points ->
    [0] all in florins
    [one] one prestige
   *[other] { $points } prestige
}
choice-partner = with { $seat }
choice-price = { $florins ->
    [0] nothing
   *[other] { $florins } florins
}
choice-accept = accept
choice-refuse = refuse

part-auctions = auctions
part-characters = characters
part-actions = actions

event-first = { $seat } is the first player.
event-dealt = { $cards } profession cards are dealt to each prince.
event-extra = There is a second copy of: { $freedom }.
event-drawn = { $seat } draws: { $card }.
event-drawn-unseen = { $seat } draws from the { $pile }.
event-looked = { $seat } looks at { $cards }.
event-looked-unseen = { $cards ->
    [one] { $seat } looks at the last of the { $pile }.
   *[other] { $seat } looks at the top { $cards } of the { $pile }.
}
event-chosen = { $seat } has chosen a profession card to return.
event-returned = { $seat } returns: { $card }.
event-returned-unseen = { $seat } returns a profession card.
event-round = Round { $round } begins; { $seat } is first. A work must be worth { $minimum }.
event-opened = { $seat } opens at { $florins } florins: { $item }.
event-raised = { $seat } raises to { $florins } florins.
event-passed = { $seat } passes: { $item }.
event-passed-court = { $seat } bids for no character this round.
event-gave-up = { $seat } buys nothing this round.
event-bought = { $seat } buys for { $florins } florins: { $item }.
event-paid = { $seat } pays { $florins } florins for: { $what }.
event-paid-prestige = { $purse ->
    [0] { $seat } pays with { $points } prestige instead of { $florins } florins for: { $what }.
   *[other] { $seat } pays { $purse } florins, and { $points } prestige instead of the other { $rest }, for: { $what }.
}
event-handed-over = { $seat } pays { $florins } florins to { $to }, the agreed share in: { $what }.
event-handed-over-prestige = { $purse ->
    [0] { $seat } gives up { $points } prestige to pay { $florins } florins to { $to }, the agreed share in: { $what }.
   *[other] { $seat } pays { $florins } florins to { $to }, the agreed share in: { $what }; { $rest } of them come from { $points } prestige given up.
}
event-received-work = { $seat } is paid { $florins } florins for the work.
event-received-banker = { $seat } receives { $florins } florins from the Banker: the { $lay } on his card less the bid of { $bid }.
event-scored-works = { $seat } takes { $points } prestige as pay for the work.
event-scored-best = { $seat } scores { $points } prestige for the best work.
event-scored-buildings = { $seat } scores { $points } prestige for the building.
event-scored-landscapes = { $seat } scores { $points } prestige for another landscape of the same kind.
event-scored-builders = { $seat } scores { $points } prestige for another builder.
event-scored-merchant = { $seat } scores { $points } prestige with the Merchant, as many as the rank on the track.
event-scored-cards = { $seat } scores { $points } prestige for the card.
event-scored-banker = { $seat } scores { $points } prestige with the Banker.
event-planted = { $seat } places: { $kind }.
event-built = { $seat } builds: { $building }.
event-built-together = { $seat } and { $partner } build together: { $building }.
event-kept = { $seat } keeps: { $card }.
event-kept-unseen = { $seat } keeps one of the { $pile }.
event-under = { $cards ->
    [one] { $seat } puts a card under the { $pile }.
   *[other] { $seat } puts { $cards } cards under the { $pile }.
}
event-recruited = { $seat } recruits from { $victim }: { $card }.
event-marked = { $seat } bids { $florins } florins for: { $character }.
event-displaced = { $by } has outbid { $seat }, who gets the marker back and will choose again: { $character }.
event-took = { $seat } wins the favour of: { $character }.
event-unused = { $seat } has not used the favour; the card goes back: { $character }.
event-free = The Merchant pays the { $florins } florins for { $seat }.
event-learned = { $seat } uses the Professor and looks at the { $pile }.
event-working = { $seat } has a work completed, worth { $value } ({ $parts }): { $card }.
event-added = { $seat } adds { $card }: the work is worth { $value }.
event-worked = { $seat } brings the work to { $value } with bonus cards.
event-princess-worked = { $seat } has a work completed by the Princess, worth { $value } ({ $parts }).
event-introduced = { $seat } introduces: { $freedom }.
event-offered = { $florins ->
    [0] { $seat } offers { $partner } to build together, for nothing: { $building }.
   *[other] { $seat } offers { $partner } to build together; { $partner } would pay { $florins } florins: { $building }.
}
event-refused = { $seat } does not want to build with { $by }: { $building }.
event-turn-ended = { $left ->
    [one] { $seat } leaves one action unused.
   *[other] { $seat } leaves { $left } actions unused.
}
event-best = Best work of round { $round }, worth { $value }: { $seats } ({ $points } prestige).
event-no-best = Nobody completed a work in round { $round }: there is no best work.
best-seat = { $seat }
event-shown = { $points ->
    [0] { $seat } shows a prestige card that scores nothing: { $card }.
   *[other] { $seat } shows a prestige card and scores { $points } prestige: { $card }.
}
event-changed = The Banker changes { $florins } florins of { $seat } into { $points } prestige.
event-changed-nothing = { $seat } has the Banker, but not the { $rate } florins that a point of prestige costs.
event-won = { $seat } wins with { $points } prestige.
event-won-richer = { $seat } wins: level at { $points } prestige, but richer, with { $florins } florins.
event-won-shared = { $seat } shares the victory: level at { $points } prestige and { $florins } florins.
work-part = { $thing } { $n }
part-jesters = jesters
part-people = people
one-of-profession = a profession card
one-of-bonus = a bonus card
one-of-prestige = a prestige card

why-sold = One of this pile has been sold this round.
why-none-left = There are none left.
why-no-room = There is no room for it in your land.
why-no-room-for-any = No landscape in stock has room in your land.
why-three-builders = Nobody may have more than { $a } builders.
why-means = This takes { $a } florins; your florins and prestige come to { $b }.
why-florins = This takes { $a } florins; you have { $b }.
why-off-grid = It would not lie on the grid.
why-off-strip = It would not lie across the border.
why-overlap = Something lies there already.
why-touches = It would touch a building or the palace; that takes two builders.
why-border = At this border a building of your own takes { $a } builders; you have { $b }.
why-joint-touches = It would touch a building or a palace, and the prince of that land has no two builders.
why-character-taken = This character is taken this round.
why-space-too-low = { $a } florins are bid here already; bid more.
why-last-space = { $a } florins are bid here already, and nobody can bid more.
why-pile-empty = The pile is empty.
why-minimum = A work must be worth { $a } this round; this one is worth { $b }.
why-minimum-with-bonus = A work must be worth { $a } this round; with all your bonus cards this one is worth { $b }.
why-minimum-so-far = The work is worth { $b } so far and must be worth { $a }: add another bonus card.
why-minimum-princess = A work must be worth { $a } this round; the Princess’s is worth { $b } to you.
why-no-place = There is no place for it in your land.
why-once-a-turn = That is done once a turn.
why-have-freedom = You have this freedom already.
why-have-building = You have this building already.
why-partner-has-building = Your neighbour has this building already.
why-no-joint-place = There is no place for it across this border.
why-no-partner = No neighbour could share it.
why-offers = At most { $a } offers a turn.
why-offered-before = You have made this offer this turn.

# The names of the components
profession-mathematician = Mathematician
profession-theologian = Theologian
profession-philosopher = Philosopher
profession-botanist = Botanist
profession-alchemist = Alchemist
profession-physicist = Physicist
profession-watchmaker = Watchmaker
profession-goldsmith = Goldsmith
profession-bell_maker = Bell maker
profession-cartographer = Cartographer
profession-jurist = Jurist
profession-choreographer = Choreographer
profession-composer = Composer
profession-sculptor = Sculptor
profession-painter = Painter
profession-pharmacist = Pharmacist
profession-physician = Physician
profession-dramatist = Dramatist
profession-poet = Poet
profession-astronomer = Astronomer
profession-organ_builder = Organ builder
building-university = University
building-laboratory = Laboratory
building-workshop = Workshop
building-library = Library
building-opera = Opera
building-studio = Studio
building-hospital = Hospital
building-theatre = Theatre
building-tower = Tower
building-chapel = Chapel
landscape-forest = Forest
landscape-lake = Lake
landscape-park = Park
freedom-travel = Freedom of travel
freedom-religion = Freedom of religion
freedom-opinion = Freedom of opinion
item-forest = Forest
item-lake = Lake
item-park = Park
item-landscape = Landscape
item-jester = Jester
item-builder = Builder
item-prestige_card = Prestige card
item-recruiting_card = Recruiting card
bonus-each_building = Buildings
bonus-each_large_building = Large buildings
bonus-medium_buildings_and_forests = Medium buildings and forests
bonus-small_buildings_and_landscapes = Small buildings and landscapes
bonus-building_sizes = Building sizes
bonus-each_landscape = Landscapes
bonus-each_forest = Forests
bonus-each_lake = Lakes
bonus-each_park = Parks
bonus-each_freedom = Freedoms
bonus-each_jester = Jesters
bonus-freedoms_and_jesters = Freedoms and jesters
bonus-each_builder = Builders
bonus-builders_and_lakes = Builders and lakes
bonus-each_prestige_card = Prestige cards
bonus-prestige_cards_and_freedoms = Prestige cards and freedoms
bonus-landscape_types = Kinds of landscape
bonus-seven_categories = Seven categories
bonus-people_in_hand = People in hand
bonus-people_on_table = People on the table
prestige-most_buildings = Most buildings
prestige-two_large_buildings = Two large buildings
prestige-fewest_free_squares = Fewest free squares
prestige-three_landscape_types = Three kinds of landscape
prestige-most_landscapes = Most landscapes
prestige-most_forests = Most forests
prestige-most_lakes = Most lakes
prestige-three_freedoms = Three freedoms
prestige-buildings_freedoms_works = Buildings, freedoms, works
prestige-most_jesters = Most jesters
prestige-most_builders = Most builders
prestige-most_parks = Most parks
prestige-builder_jester_landscapes = Builder, jester, landscapes
prestige-most_works = Most works
character-muse = Muse
character-cardinal = Cardinal
character-princess = Princess
character-merchant = Merchant
character-professor = Professor
character-banker = Banker
pile-profession = profession cards
pile-bonus = bonus cards
pile-prestige = prestige cards

# The board
draw-round = Round { $round }: a work must be worth { $minimum }
draw-first = { $seat } is the first player
draw-prestige = { $seat }: prestige { $n }
draw-pile = { $item }: { $n } left
draw-sold = sold this round
draw-bid = { $seat } bids { $florins } florins
draw-forest = Six squares; a second landscape of a kind scores 3
draw-lake = Four squares; a second landscape of a kind scores 3
draw-park = Three squares; a second landscape of a kind scores 3
draw-landscape = Forest, lake or park; a second one of a kind scores 3
draw-jester = Adds 2 to each work
draw-builder = Makes building cheaper; with two, buildings may touch
draw-prestige_card = Look at five, keep one; it scores at the end
draw-recruiting_card = Fetches a profession from another prince’s table into your hand
draw-cost = It would cost you { $florins } florins
draw-owned = You have it
draw-liked = Liked by: { $who }
draw-deck = { $pile }: { $n } in the pile
draw-under = Under the pile: { $card }
draw-short-travel = Travel
draw-short-religion = Religion
draw-short-opinion = Opinion
draw-short-profession = People
draw-short-bonus = Bonus
draw-short-prestige = Prestige
draw-muse = Each work is worth the number of the round more
draw-cardinal = Three actions instead of two
draw-princess = One work without a profession card: landscapes, buildings, builders and cards count
draw-merchant = Prestige equal to one’s rank, or a purchase that is free
draw-professor = A bonus card or a prestige card, free
draw-banker = Pays the florins on his card less the bid
draw-holds = { $seat } has the favour
draw-mark = The marker of { $seat }: { $n } florins
draw-hand = Your cards
draw-likes = Likes { $building }, { $landscape }, { $freedom }
draw-each = Adds { $n } for each of: { $things }
draw-each-kind = Adds { $n } for each kind present of: { $things }
draw-scores = Scores { $n }
draw-tied = { $n } when tied
draw-worth = Worth { $value } now, and { $more } more with all bonus cards; the minimum is { $minimum }
draw-adds = Adds { $n } now
draw-recruiting = Recruiting cards: { $n }
draw-palace = Palace
draw-border = Open border with { $seat }
draw-florins = { $florins } florins
draw-florins-hidden = Florins are not shown
draw-in-hand = In hand: professions { $cards }, bonus cards { $bonus }
draw-known = Known: { $cards }
draw-kept = Prestige cards { $cards }, recruiting cards { $recruiting }
draw-builders = Builders: { $n }; a building costs { $florins } florins
draw-jesters = Jesters: { $n }
draw-no-freedom = No freedom yet
draw-best = Best work of this round: { $n }
draw-no-work = No work this round
draw-left = Recruiting cards left here, counting as works: { $n }
draw-no-works = no works yet
draw-square = Row { $row }, column { $column }
draw-turns = The turns of the tile
draw-turn = Turn { $turn }: { $n ->
    [0] no place
    [one] one place
   *[other] { $n } places
}
draw-turn-key = turn
draw-flip-key = flip
draw-tap-twice = Tap a square to see the tile there; tap it again to place it.
draw-leads = The best so far: { $n } prestige at the end of the round
draw-scores-now = As things stand it scores { $n }
draw-part = { $thing } +{ $n }
draw-part-jesters = jesters
draw-part-people = profession and recruiting cards
draw-raise-jester = a jester
draw-raise-people = a profession or recruiting card
draw-raise-bonus = your bonus cards
draw-made-of = Made of: { $parts }
draw-pays = It pays { $florins } florins, or up to { $points } prestige instead
draw-raises = What would raise it: { $things }
draw-princess-worth = Her work would be worth { $value } to you; the minimum is { $minimum }
draw-standing-bid = { $item }: the bid of { $seat }, { $florins } florins, stands
draw-phase-auctions = auctions
draw-phase-auctions-about = First part of the round: each prince buys at most one item
draw-phase-characters = characters
draw-phase-characters-about = Second part of the round: bidding for the favour of a character
draw-phase-actions = actions
draw-phase-actions-about = Then each prince has a turn of two actions
draw-phase-best-about = At the end of the round the best work scores { $n }
draw-best-of = { $seat } has the best work so far: { $n }
draw-source-works = works: pay changed into prestige
draw-source-best = best work of a round
draw-source-buildings = buildings
draw-source-landscapes = landscapes: a second of a kind
draw-source-builders = builders: the second and third
draw-source-merchant = Merchant: rank
draw-source-cards = prestige cards
draw-source-banker = Banker: florins changed
draw-source-spent = given in payment
draw-has = { $seat } { $n }
draw-race = In order: { $who }
draw-prestige-leads = { $seat } leads: prestige { $n }
draw-gone = Played: { $cards }
draw-track = The prestige track
draw-deed-work = Round { $round }, { $who }: a work worth { $value }, paid with { $points } prestige and { $florins } florins
draw-deed-best = Round { $round }: the best work, worth { $value }
draw-deed-florins = Round { $round }: { $florins } florins
draw-deed-round = Round { $round }
draw-deed-together = { $building }, built by { $seat } and { $partner }
draw-tie = Level at the top; the richest wins (§7.5). { $purses }: { $winners } wins.
draw-tie-shared = Level at the top, and as rich as each other: the victory is shared (§7.5). { $purses }: { $winners } win.
draw-tie-purse = { $seat } { $florins } florins
draw-tie-seat = { $seat }

# The counted things, and the table as it is laid out
counted-building = buildings
counted-large_building = large buildings
counted-medium_building = medium buildings
counted-small_building = small buildings
counted-landscape = landscapes
counted-forest = forests
counted-lake = lakes
counted-park = parks
counted-jester = jesters
counted-builder = builders
counted-freedom = freedoms
counted-prestige_card = prestige cards
counted-profession_or_recruiting_card_in_hand = profession and recruiting cards in hand
counted-profession_or_recruiting_card_on_table = profession and recruiting cards on the table
counted-work = works
counted-free_square = free squares
draw-florins-word = florins
draw-prestige-word = prestige
draw-word-florins = florins
draw-word-people = people
draw-word-bonus = bonus
draw-word-prestige = prestige
draw-word-recruits = recruits
draw-word-best = best
draw-you = You
draw-yours = yours
draw-now = now
draw-rounds = A work needs
draw-best-work = best work
draw-yard = Builders’ yard
draw-freedoms = Freedoms
draw-cards = Cards
draw-yard-cost = Costs you { $florins } florins, brings { $n } prestige
draw-left-in-stock = { $n } in stock
draw-deck-left = { $n } left
draw-pile-left = { $n } left
draw-sold-tag = sold
draw-wanted = { $n ->
    [one] One of your people in hand wants it.
   *[other] { $n } of your people in hand want it.
}
draw-brief-forest = 6 squares
draw-brief-lake = 4 squares
draw-brief-park = 3 squares
draw-brief-landscape = forest, lake or park
draw-brief-jester = each work +2
draw-brief-builder = build for less
draw-brief-prestige_card = points at the end
draw-brief-recruiting_card = fetches a person
draw-bidder-highest = highest bid
draw-bidder-asked = decides now
draw-bidder-in = still in
draw-bidder-passed = has passed
draw-bidder-out = out this round
draw-limit = Your limit: { $florins }
draw-costs-prestige = { $n ->
    [one] Raising would cost you one prestige.
   *[other] Raising would cost you { $n } prestige.
}
draw-bid-detail = Each raise is { $step }; your limit is { $means }.
draw-open-detail = { $n ->
    [0] Nothing can be had.
    [one] One pile is open to you; your limit is { $means }.
   *[other] { $n } piles are open to you; your limit is { $means }.
}
draw-bought = auctions: you take no more part this round
draw-not-bought = auctions: you have not bought yet
draw-choosing-people = three of four people stay
draw-has-chosen = has chosen
draw-turn-it = Turn it
draw-places = { $n ->
    [one] One place in all
   *[other] { $n } places in all
}
draw-places-turns = { $n ->
    [one] One place.
   *[other] { $n } places in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
}
draw-place-apart = It may touch no building and no palace: that takes two builders.
draw-place-free = It may touch other buildings.
draw-place-garden = A landscape may touch anything.
draw-border-between = The border between { $above } (above) and { $below } (below)
draw-room = Room on your land
draw-fits = fits
draw-fits-not = no room
draw-free-squares = { $n ->
    [one] one free square
   *[other] { $n } free squares
}
draw-room-for-it = Your land has room for it.
draw-no-room-for-it = Your land has no room for it.
draw-palace-about = it counts as no building, and buildings keep clear of it
draw-people = Your people
draw-people-short = People
draw-work-needs = a work this round needs { $n }
draw-no-people = Nobody is in your hand.
draw-reaches = reaches { $n }
draw-with-bonus = { $n } with bonus
draw-short-of = { $n } short
draw-works = { $n ->
    [0] No works yet
    [one] One work
   *[other] { $n } works
}
draw-builders-count = { $n ->
    [0] No builder
    [one] One builder
   *[other] { $n } builders
}
draw-jesters-count = { $n ->
    [0] No jester
    [one] One jester
   *[other] { $n } jesters
}
draw-a-building = a building:
draw-each-work = +{ $n } on each work
draw-may-touch = Your buildings may touch each other
draw-may-not-touch = Your buildings may not touch each other or the palace
draw-no-crew = no builder, no jester
draw-actions-left = { $n ->
    [0] no action left
    [one] one action left
   *[other] { $n } actions left
}
draw-land = Land
draw-lands = Lands
draw-market = Market
draw-stage = Stage
draw-turn-detail = { $n ->
    [0] None of your people reaches { $minimum } yet.
    [one] One of your people can work now; { $minimum } is needed.
   *[other] { $n } of your people can work now; { $minimum } is needed.
}
draw-return-detail = The other three stay with you; nobody sees your choice.
draw-keep-detail = The others go under the pile.
draw-under-detail = They come up again in this order.
draw-court-detail = Your marker waits until your next turn; whoever bids more drives it away.
draw-add-detail = Each card is used up. You may stop once the minimum is reached.
draw-pay-detail = Every 200 florins may become one prestige, at most { $most }.
draw-pay-hint = Each coin: the prestige you take, and the florins that are left of the pay.
draw-price-hint = What your neighbour is to pay you.
draw-price-detail = You pay the bank by your own builders; both of you score for the building.
draw-hire-detail = Choose somebody who has worked for another prince, or keep the card.
draw-term-at-once = At once
draw-term-works = Works
draw-term-does = Effect
draw-term-end = At the end
draw-term-likes = Likes
draw-term-builders = Builders
draw-adds-to = +{ $n } to a work of: { $who }
draw-prestige-gain = { $n } prestige
draw-touching = buildings may touch
draw-item-kind = sold by auction
draw-building-large = large building, { $n } squares
draw-building-medium = medium building, { $n } squares
draw-building-small = small building, { $n } squares
draw-landscape-kind = landscape, { $n } squares
draw-landscape-again = a second one of its kind scores { $n } prestige
draw-freedom-kind = freedom
draw-deck-kind = face-down pile
draw-look-at = look at the top { $n } cards, keep one
draw-profession-kind = profession
draw-bonus-kind = bonus card, used up by a work
draw-prestige-kind = prestige card, scores at the end
draw-bids-from = character; bids from { $from } to { $to } florins
draw-for-most = for the most { $what }
draw-for-fewest = for the fewest { $what }
draw-for-having = for having { $things }
draw-need = { $n } { $what }
draw-next-builder = A building would cost you { $after } instead of { $before } florins.
draw-joint-not = Not with a neighbour either:
draw-best-raise = What would raise it most: { $thing }, +{ $n }
draw-has-worked = Has worked for you already.
draw-works-for = Has worked for { $seat }.
draw-worth-to-you = In your hand the work would be worth { $value }; the minimum is { $minimum }.
draw-the-work = The work
draw-on-banker = { $florins } florins lie on his card.
draw-rank = As you stand, he brings you { $n } prestige.
draw-group-professions = Professions
draw-group-buildings = Buildings
draw-group-items = Sold by auction
draw-group-freedoms = Freedoms
draw-group-bonus = Bonus cards
draw-group-prestige = Prestige cards
draw-group-characters = Characters
legend-profession = a profession card
legend-bonus = a bonus card
legend-prestige = a prestige card
legend-recruiting = a recruiting card
legend-work = a work that is done
legend-star = the best work of the round
legend-builder = a builder
legend-jester = a jester
legend-joint = building together with a neighbour
# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-return = You keep three people. Those who love the same building, landscape or freedom share what you buy for them.
tip-open = Each prince buys one thing a round, and one of each pile is sold. You open at the lowest price, so name what you really want.
tip-bid = Raise by 100, or pass for this thing only. Ask yourself what it adds to the works you still plan: each point is 100 florins.
tip-last = Nobody bids against you any more: take what helps you most at the lowest price.
tip-purchase = The Merchant can pay for this, or score prestige by your rank. Both use him up.
tip-kind = The landscape you take serves all your people who love it; the second of a kind brings 3 prestige.
tip-place = Tiles never move again. Without two builders, buildings may not touch each other or the palace, so keep room for the next.
tip-keep = You keep one card and the others go under the pile. Choose what fits the land you have, or soon will have.
tip-under = Cards under the pile come up again late in the game. The order matters only then.
tip-hire = It fetches a person who lies before another prince into your hand. You may keep it for your action turn.
tip-court = One character for this round, for whom you bid. A higher bid sends yours back, and you choose anew.
tip-merchant = His prestige is your rank: the further behind you are, the more. He can wait for a purchase instead.
tip-professor = A free card: a bonus card strengthens one work, a prestige card scores at the end.
tip-turn = Two actions: build, introduce a freedom, draw a card, or complete a work. A work must reach this round’s minimum.
tip-add = A bonus card is used up by this work. You may stop as soon as the minimum is reached.
tip-pay = 200 florins become 1 prestige, only now. Early in the game money wins auctions; at the end only prestige counts.
tip-partner = A joint building stands on both lands and counts for both of you.
tip-site = It must cover squares of both lands, and obeys the builders of each.
tip-price = Your neighbour may refuse; that costs no action, but you have only three offers a turn.
tip-offer = You would share the building and its 3 prestige, for that price. It takes squares of your land.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-banker = florins on the Banker’s card
label-cooperation = building together
label-freedoms = freedoms
label-gone = out of the game
label-minimum = a work must be worth
label-muse = with the Muse & Princess expansion
label-piles = piles
label-somewhere = in unknown order
label-under = at the bottom
label-princes = princes
label-best = best work
label-bonus-count = bonus cards
label-bonus-values = worth of the bonus cards
label-bonuses = bonus cards in hand
label-builders = builders
label-border = on the border
label-spot = place on the land
label-column = column
label-row = row
label-turn = turned
label-card-count = prestige cards
label-card-points = points of the prestige cards now
label-character = character
label-florins = florins
label-hand-size = profession cards
label-jesters = jesters
label-landscapes = landscapes
label-points = points by source
label-recruiting-in-hand = recruiting cards in hand
label-recruiting-on-table = recruiting cards used
label-table = works completed by
label-values = worth of a work now
label-scene = now
label-actions = actions
label-answered = have answered
label-building = building
label-drew = a card was drawn
label-high = highest bid by
label-home = on the land of
label-introduced = a freedom was introduced
label-item = item
label-marks = bids for characters
label-space = space of the bid
label-offers = offers made
label-out = out of the bidding
label-own = own bid
label-partner = partner
label-passed = have passed
label-place = place
label-sold = sold
label-sort = sort of card
label-taken = taken
label-tile = tile
label-stock = in stock
scene-auction = auction
scene-bidding = bidding
scene-court = bids for the characters
scene-looking = looking through cards
scene-offer = an offer to build together
scene-other = something else
scene-over = the game is over
scene-placing = placing a tile
scene-setup = set-up
scene-turn = the turn of a prince
scene-work = completing a work
