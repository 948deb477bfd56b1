# Lorenzo il Magnifico: names, answers, events and reasons, keyed by id

## Title and options

title = Lorenzo il Magnifico
tagline = Send your family through Renaissance Florence: towers, fields, workshops, the market and the Church.
length = 60–120 minutes
option-leaders = Leaders
option-leaders-about = Everybody has four leader cards with strong abilities.
option-leader_cards = Leader cards
option-leader_cards-about = With leaders: how everybody comes by four of them.
option-leader_cards-drafted = drafted: keep one, pass the others on
option-leader_cards-dealt = dealt at random
option-bonus_tiles = Bonus tiles
option-bonus_tiles-about = The face of the personal bonus tiles: the same for all, or chosen in reverse turn order.
option-bonus_tiles-standard = standard
option-bonus_tiles-advanced = advanced

## Scoring

score-points = points so far
score-territories = territories
score-characters = characters
score-ventures = ventures
score-military = military rank
score-goods = goods left
score-excommunications = excommunications

## Amounts

amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-servant = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
amount-military = { $n ->
    [one] { $n } military point
   *[other] { $n } military points
}
amount-faith = { $n ->
    [one] { $n } faith point
   *[other] { $n } faith points
}
amount-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
amount-privilege = { $n ->
    [one] { $n } privilege
   *[other] { $n } privileges
}

## Spaces

space-floor = { $tower }, floor { $floor }
space-market-1 = market (coins)
space-market-2 = market (servants)
space-market-3 = market (military and coins)
space-market-4 = market (privileges)
space-harvest-single = harvest, single space
space-harvest-large = harvest, large space
space-production-single = production, single space
space-production-large = production, large space
space-council = council palace

## Questions

ask-chance = Chance decides.
ask-nobody = The game goes on by itself.
ask-draft = Which leader do you keep? The others go to the player on your right.
ask-bonus-tile = Which bonus tile do you take?
ask-turn = Which family member do you place?
ask-leaders = Anything else with your leaders, or end the turn?
ask-place = Where does { $member } go?
ask-price = Which price do you pay for { $card }?
ask-discount = Off which resource is the discount taken?
ask-extra-tower = An extra action of value { $value } in the { $tower }: which card?
ask-extra-any-tower = An extra action of value { $value } in any tower: which card?
ask-servants = How many servants for the { $work }? Its value is { $value } without any.
ask-exchange = { $card }: make an exchange?
ask-privilege = { $left ->
    [1] Choose a council privilege.
   *[other] Choose a council privilege ({ $left } left).
}
ask-forfeit = Your excommunication takes one of what you gained: which?
ask-copy = Which leader does Lorenzo imitate?
ask-raise = Which member has value { $value } in this round?
ask-vatican = Vatican report: support the Church with your { $faith } faith points?

## Answers

choice-first = { $seat } begins
choice-tile = { $tile }
choice-deal = { $leader } is dealt
choice-pass-on = the other leaders go to the right
choice-draw = { $card } comes into its tower
choice-roll = the die shows { $pips }
choice-keep = keep { $leader }
choice-bonus = harvest: { $harvest }; production: { $production }
choice-member = place { $member }
choice-place = { $space }
choice-place-card = { $space }: { $card }
choice-take = { $space }
choice-take-card = take { $card } ({ $space })
choice-servants = { $n ->
    [0] no servants
    [one] { $n } servant
   *[other] { $n } servants
}
choice-price = price { $n }
choice-price-goods = pay { $goods }
choice-discount = 1 less: { $resource }
choice-exchange = exchange { $n }
choice-exchange-goods = { $pay } for { $gain }
choice-decline = decline
choice-lose = lose 1: { $resource }
choice-privilege = { $goods }
choice-play = play { $leader }
choice-discard = discard { $leader } for a privilege
choice-use = use { $leader }
choice-copy = imitate { $leader }
choice-raise = { $member }
choice-pass = lose the turn
choice-end = end the turn
choice-support = support the Church
choice-defy = refuse and be excommunicated

## Events

order-seat = { $seat }
part-leaders = leaders
part-bonus-tiles = bonus tiles
part-vatican = Vatican report

event-first = { $seat } is the first player.
event-tile = { $tile }.
event-dealt = { $seat } is dealt { $leader }.
event-dealt-secretly = { $seat } is dealt a leader.
event-keeps = { $seat } keeps { $leader }.
event-keeps-secretly = { $seat } has chosen a leader.
event-passed = { $n ->
    [0] Everybody has four leaders.
    [one] Everybody passes { $n } leader to the right.
   *[other] Everybody passes { $n } leaders to the right.
}
event-bonus-tile = { $seat } takes { $tile }.
event-round = Round { $round } begins.
event-card = { $card }: { $space }.
event-tower = The { $tower }, from the bottom up: { $cards }.
event-dice = The dice show black { $black }, white { $white }, orange { $orange }.
event-die = The { $die } shows { $pips }.
event-waits = { $seat } is excommunicated: the first turn of this round comes last.
event-makes-up = { $seat } makes up for the first turn of this round.
event-places = { $seat } places { $member } (value { $value }): { $space }.
event-places-changed = { $seat } places { $member } (value { $value }, { $changes }): { $space }.
change-cards = plus { $n } by cards
change-space = less { $n } for the large space
change-excommunication = less { $n } by excommunication
event-loses-turn = { $seat } cannot place anybody and loses the turn.
event-pays-value = { $seat } pays { $goods } to raise the value from { $from } to { $to }.
event-pays-fee = { $seat } pays { $goods } as the fee: somebody stands in the { $tower } already.
event-pays-price = { $seat } pays { $goods } for { $card }.
event-pays-price-discounted = { $seat } pays { $goods } for { $card }; the discount saves { $saved }.
event-pays-exchange = { $seat } exchanges { $goods } for { $gain } with { $card }.
event-pays-support = { $seat } goes back to 0 on the faith track and gives up { $goods }.
event-pays-tile = { $seat } loses { $goods }. { $tile }.
event-gains = { $seat } gains { $goods } { $source }.
event-gains-noted = { $seat } gains { $goods } { $source }; { $notes }.
source-turn-order = by turn order
source-floor = as the bonus of floor { $floor }
source-card = from { $card }
source-market-1 = from the market
source-market-2 = from the market
source-market-3 = from the market
source-market-4 = from the market
source-council = from the council palace
source-harvest = from the harvest
source-production = from the production
source-of-harvest = from the harvest ({ $cards })
source-of-production = from the production ({ $cards })
source-privilege = as a privilege
source-leader = from { $leader }
source-faith-track = for this faith
the-bonus-tile = the bonus tile
note-less = the excommunication takes { $goods }
note-lost = the end of the track cuts off { $goods }
note-nothing-works = no card works at value { $value }
note-nothing-counted = there is nothing to count
event-extra-tower = { $card } gives { $seat } an extra action of value { $value } in the { $tower }.
event-extra-any-tower = { $card } gives { $seat } an extra action of value { $value } in any tower.
event-extra-work = { $card } gives { $seat } an extra { $work } of value { $value }.
event-takes-extra = { $seat } uses the extra action: { $space }.
event-takes = { $seat } takes { $card }.
event-works = { $seat } begins a { $work } of value { $value }.
event-leaves = { $seat } makes no exchange with { $card }.
event-declines = { $seat } declines the extra action.
event-plays = { $seat } plays { $leader }.
event-discards = { $seat } discards { $leader } for a privilege.
event-uses = { $seat } uses { $leader }.
event-copies = { $seat } imitates { $leader }.
event-raises = { $seat }: { $member } has value { $value } in this round.
event-vatican = Vatican report of period { $period }: the Church asks for { $needed } faith points. { $tile }.
event-supports = { $seat } supports the Church.
event-excommunicated = { $seat } has only { $faith } of { $needed } faith points and is excommunicated. { $tile }.
event-refuses = { $seat } refuses to support the Church, keeps { $faith } faith points and is excommunicated. { $tile }.
event-order = The new turn order, by the council palace: { $order }.
event-over = The game is over: { $seat } wins with { $points } points.
event-over-tied = The game is over: { $seat } wins with { $points } points, level with { $equal } but ahead in turn order.

## Reasons

why-no-card = There is no card on this floor.
why-not-home = This member has been placed already.
why-coin = This needs { $a ->
    [one] { $a } coin
   *[other] { $a } coins
}; you have { $b }.
why-coin-after-fee = The card costs { $a ->
    [one] { $a } coin
   *[other] { $a } coins
} and the fee for the occupied tower { $b }; you have { $c }.
why-coin-after-fee-with-bonus = The card costs { $a ->
    [one] { $a } coin
   *[other] { $a } coins
} and the fee for the occupied tower { $b }; with the bonus of this floor you have { $c }.
why-coin-with-bonus = This needs { $a } coins; you have { $b }, and { $c } with the bonus of this floor.
why-wood = This needs { $a } wood; you have { $b }.
why-stone = This needs { $a } stone; you have { $b }.
why-servant = This needs { $a ->
    [one] { $a } servant
   *[other] { $a } servants
}; you have { $b }.
why-servant-after-value = The card costs { $a ->
    [one] { $a } servant
   *[other] { $a } servants
} and the value takes { $b }; you have { $c }.
why-military = This needs { $a ->
    [one] { $a } military point
   *[other] { $a } military points
}; you have { $b }.
why-faith = This needs { $a ->
    [one] { $a } faith point
   *[other] { $a } faith points
}; you have { $b }.
why-vp = This needs { $a ->
    [one] { $a } victory point
   *[other] { $a } victory points
}; you have { $b }.
why-fee-and-price = Somebody stands in this tower: the fee is { $a } coins, and the card costs { $c } more; you have { $b }.
why-fee = Somebody stands in this tower: the fee is { $a } coins; you have { $b }.
why-six-cards = You have { $a } cards of this kind, and there is no room for more.
why-value = This needs value { $a }; you reach { $b }. The rest takes { $c ->
    [one] { $c } servant
   *[other] { $c } servants
}, and you have { $d }.
why-territory-military = The next territory needs { $a } military points; you have { $b }.
why-coloured-there = You have a coloured member there already.
why-closed = This space is open with { $a } players or more.
why-occupied = Somebody stands there already.
why-no-market = You are excommunicated from the market.
why-nowhere = With value { $a } and { $b ->
    [0] no servants
    [one] { $b } servant
   *[other] { $b } servants
} this member reaches no space.
why-must-place = You can place a member, so you must.
why-servants-least = { $a ->
    [one] At least { $a } servant is needed.
   *[other] At least { $a } servants are needed.
}
why-servants-lot = Your excommunication asks for { $a } servants for each step.
why-privilege-again = You have chosen this privilege already: they must differ.
why-bonus-taken = Somebody has this tile.
why-leader-territories = This leader asks for { $a } territories; you have { $b }.
why-leader-characters = This leader asks for { $a } characters; you have { $b }.
why-leader-buildings = This leader asks for { $a } buildings; you have { $b }.
why-leader-ventures = This leader asks for { $a } ventures; you have { $b }.
why-leader-one-kind = This leader asks for { $a } cards of one kind; you have { $b } at most.
why-nobody-to-copy = No other player has played a leader.
why-leader-used = This leader has been used in this round.
why-none-to-raise = No coloured member is at home.

## Names

kind-territory = Territory
kind-character = Character
kind-building = Building
kind-venture = Venture
tower-territory = territory tower
tower-character = character tower
tower-building = building tower
tower-venture = venture tower
member-black = black member
member-white = white member
member-orange = orange member
member-neutral = neutral member
the-member-black = the black member
the-member-white = the white member
the-member-orange = the orange member
the-member-neutral = the neutral member
die-black = black die
die-white = white die
die-orange = orange die
resource-coin = coins
resource-wood = wood
resource-stone = stone
resource-servant = servants
resource-military = military points
resource-faith = faith points
resource-vp = victory points
resource-privilege = council privileges
work-harvest = harvest
work-production = production

## territory

card-commercial-hub = Commercial Hub
card-woods = Woods
card-village = Village
card-gravel-pit = Gravel Pit
card-forest = Forest
card-monastery = Monastery
card-citadel = Citadel
card-city = City
card-gold-mine = Gold Mine
card-mountain-town = Mountain Town
card-mining-town = Mining Town
card-rock-pit = Rock Pit
card-estate = Estate
card-hermitage = Hermitage
card-manor-house = Manor House
card-dukedom = Dukedom
card-trading-town = Trading Town
card-farm = Farm
card-colony = Colony
card-marble-pit = Marble Pit
card-province = Province
card-sanctuary = Sanctuary
card-castle = Castle
card-fortified-town = Fortified Town

## building

card-mint = Mint
card-tax-office = Tax Office
card-triumphal-arch = Triumphal Arch
card-theater = Theater
card-carpenters-shop = Carpenter’s Shop
card-stonemasons-shop = Stonemason’s Shop
card-chapel = Chapel
card-residence = Residence
card-marketplace = Marketplace
card-treasury = Treasury
card-painters-guild = Painters’ Guild
card-sculptors-guild = Sculptors’ Guild
card-stonemasons-guild = Stonemasons’ Guild
card-baptistery = Baptistery
card-barracks = Barracks
card-stronghold = Stronghold
card-bank = Bank
card-fair = Fair
card-garden = Garden
card-fortress = Fortress
card-palace = Palace
card-church = Church
card-military-academy = Military Academy
card-cathedral = Cathedral

## character

card-warlord = Warlord
card-stonemason = Stonemason
card-dame = Dame
card-knight = Knight
card-farmer = Farmer
card-artisan = Artisan
card-preacher = Preacher
card-abbess = Abbess
card-captain = Captain
card-architect = Architect
card-patron = Patron
card-hero = Hero
card-peasant = Peasant
card-scholar = Scholar
card-papal-messenger = Papal Messenger
card-royal-messenger = Royal Messenger
card-noble = Noble
card-governor = Governor
card-paramour = Paramour
card-herald = Herald
card-cardinal = Cardinal
card-bishop = Bishop
card-general = General
card-ambassador = Ambassador

## venture

card-hiring-recruits = Hiring Recruits
card-repairing-the-church = Repairing the Church
card-building-the-walls = Building the Walls
card-raising-a-statue = Raising a Statue
card-military-campaign = Military Campaign
card-hosting-panhandlers = Hosting Panhandlers
card-fighting-heresies = Fighting Heresies
card-support-to-the-bishop = Support to the Bishop
card-hiring-soldiers = Hiring Soldiers
card-repairing-the-abbey = Repairing the Abbey
card-building-the-bastions = Building the Bastions
card-support-to-the-king = Support to the King
card-improving-the-canals = Improving the Canals
card-hosting-foreigners = Hosting Foreigners
card-crusade = Crusade
card-support-to-the-cardinal = Support to the Cardinal
card-hiring-mercenaries = Hiring Mercenaries
card-repairing-the-cathedral = Repairing the Cathedral
card-building-the-towers = Building the Towers
card-promoting-sacred-art = Promoting Sacred Art
card-military-conquest = Military Conquest
card-improving-the-roads = Improving the Roads
card-sacred-war = Sacred War
card-support-to-the-pope = Support to the Pope

## tiles

tile-1-1 = Excommunication 1-1: 1 less of each military gain
tile-1-2 = Excommunication 1-2: 1 coin less of each gain
tile-1-3 = Excommunication 1-3: 1 servant less of each gain
tile-1-4 = Excommunication 1-4: 1 wood or stone less of each gain
tile-1-5 = Excommunication 1-5: harvests have 3 less value
tile-1-6 = Excommunication 1-6: productions have 3 less value
tile-1-7 = Excommunication 1-7: coloured members have 1 less value
tile-2-1 = Excommunication 2-1: 4 less value in the territory tower
tile-2-2 = Excommunication 2-2: 4 less value in the building tower
tile-2-3 = Excommunication 2-3: 4 less value in the character tower
tile-2-4 = Excommunication 2-4: 4 less value in the venture tower
tile-2-5 = Excommunication 2-5: no members in the market
tile-2-6 = Excommunication 2-6: two servants for 1 value
tile-2-7 = Excommunication 2-7: the first turn of each round comes last
tile-3-1 = Excommunication 3-1: no points for characters at the end
tile-3-2 = Excommunication 3-2: no points for ventures at the end
tile-3-3 = Excommunication 3-3: no points for territories at the end
tile-3-4 = Excommunication 3-4: lose 1 point for every 5 points
tile-3-5 = Excommunication 3-5: lose 1 point for each military point
tile-3-6 = Excommunication 3-6: lose 1 point for each wood and stone on your buildings
tile-3-7 = Excommunication 3-7: lose 1 point for each good left

## bonus tiles

bonus-standard = Standard bonus tile
bonus-advanced-1 = Advanced bonus tile 1
bonus-advanced-2 = Advanced bonus tile 2
bonus-advanced-3 = Advanced bonus tile 3
bonus-advanced-4 = Advanced bonus tile 4

## leaders

leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Federico da Montefeltro
leader-girolamo-savonarola = Girolamo Savonarola
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-leonardo-da-vinci = Leonardo da Vinci
leader-pico-della-mirandola = Pico della Mirandola
leader-sisto-iv = Sisto IV
leader-lucrezia-borgia = Lucrezia Borgia
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-lorenzo-de-medici = Lorenzo de’ Medici
leader-ludovico-il-moro = Ludovico il Moro
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Santa Rita
leader-cosimo-de-medici = Cosimo de’ Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni

## The board

draw-goods = { $goods }
draw-or = { $a } or { $b }
draw-price = Costs { $goods }
draw-price-needs = { $goods } (at least { $needs } must be held)
draw-at-once = At once: { $what }
draw-per = { $goods } for each { $thing }
draw-each-territory = territory
draw-each-character = character
draw-each-building = building
draw-each-venture = venture
draw-any-tower = tower of your choice
draw-extra-tower = an extra action of value { $value } in the { $tower }
draw-extra-harvest = an extra harvest of value { $value }
draw-extra-production = an extra production of value { $value }
draw-cheaper = { $what } ({ $goods } off the price)
draw-harvest = Harvest from { $value }: { $what }
draw-production = Production from { $value }: { $what }
draw-tower-bonus = { $value } more value in the { $tower }
draw-bonus-harvest = { $value } more value in harvests
draw-bonus-production = { $value } more value in productions
draw-no-floor-bonus = No bonus from the upper floors of the towers any more
draw-end-points = At the end of the game: { $goods }
draw-leader-needs = Asks for { $what }
draw-cards-of-one-kind = { $n } cards of one kind
draw-once = Once a round: { $what }
draw-always = Always: { $what }
draw-raise = one coloured member has value { $value }
draw-shares-spaces = occupied spaces of market, harvest and production are open
draw-no-fee = no fee in occupied towers
draw-card-discount = cards cost { $goods } less
draw-church-support = { $goods } more with each support of the Church
draw-coloured-bonus = coloured members have { $value } more value
draw-neutral-bonus = the neutral member has { $value } more value
draw-coloured-value = all coloured members have value { $value }
draw-copy-leader = imitates a leader that another player has played
draw-no-military = territories need no military points
draw-multiply = { $resources } that a card gives at once come { $factor } times
draw-space-value = { $space }, value { $value }
draw-space-bonus = Bonus: { $goods }
draw-space-gives = Gives { $goods }
draw-space-modifier = { $n } less value here, any number of members
draw-closed = Closed: open with { $n } players or more
draw-member = { $seat }: { $member }
draw-member-servants = With all servants up to { $value }
draw-member-value = { $member }, value { $value }
draw-at = { $seat } { $n }
draw-track = { $what }: { $held }
draw-faith-track = Faith points: { $held }. The green figures are the points for supporting the Church.
draw-excommunicated = { $seat } is excommunicated
draw-round = Round { $round } of { $rounds }, period { $period }
draw-round-short = Round { $round }
draw-score = { $seat }: { $n } points if the game ended now
draw-leader-hidden = A leader in hand, unseen
draw-discarded = Discarded
draw-fee = Somebody stands here: whoever comes next pays { $goods }
draw-set-up = Set-up
draw-reach = Your value here: { $value }
draw-reach-servants = Your value here: { $value }, so it takes { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
draw-lacks-faith = { $seat } lacks { $n ->
    [one] { $n } faith point
   *[other] { $n } faith points
}
draw-may-support = { $seat } could support the Church
draw-cards-territory = { $n ->
    [one] 1 territory
   *[other] { $n } territories
}
draw-cards-character = { $n ->
    [one] 1 character
   *[other] { $n } characters
}
draw-cards-building = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
draw-cards-venture = { $n ->
    [one] 1 venture
   *[other] { $n } ventures
}
draw-city = City
draw-yours = yours
draw-tower-change = Your cards and tiles change your value here by { $n }
draw-of = of { $n }
draw-after-round = after { $n }
draw-players = { $n } players
draw-placed = placed
draw-if-ended = If it ended now
draw-no-excommunication = No excommunication
draw-leaders = Leaders
draw-tiles = Excommunication tiles
draw-bonus-tiles = Bonus tiles
draw-places = Places of the city
draw-cards-of-territory = Territories
draw-cards-of-character = Characters
draw-cards-of-building = Buildings
draw-cards-of-venture = Ventures
draw-card-group = { $kind }, { $period }
draw-card-kind = { $kind } · { $period }
draw-period-1 = first period
draw-period-2 = second period
draw-period-3 = third period
draw-floor-value = floor { $floor }, value { $value }
draw-asks-value = asks for value { $value }
draw-value = value { $value }
draw-term-at-once = At once
draw-term-always = Always
draw-term-once = Once a round
draw-term-end = At the end
draw-term-needs = Asks for
draw-term-gives = Gives
draw-term-floor = Floor
draw-term-large = Large space
draw-term-open = Open
draw-term-or = or
draw-term-order = Order
draw-term-prices = One of
draw-work-harvest = Harvest
draw-work-production = Production
draw-works-harvest = Works every territory up to its value; the bonus tile pays too
draw-works-production = Works every building up to its value; the bonus tile pays too
draw-council-order = Who comes first here begins the next round
draw-open-with = with { $n } players or more
draw-from = from { $value }: { $what }
draw-leader-once = Leader · once a round
draw-leader-always = Leader · always
draw-tile-name = Excommunication
draw-tile-kind = { $period } · after round { $n } for less than { $faith }
draw-bonus-kind = pays with every harvest and production
draw-bonus-detail = It pays with every harvest and production of yours.
draw-part-card = { $n } for the card
draw-part-fee = { $n } for the fee
draw-part-value = { $n } for the value
draw-part-floor = { $n } from the floor
draw-the-member-black = Black member
draw-the-member-white = White member
draw-the-member-orange = Orange member
draw-the-member-neutral = Neutral member
draw-the-action = Extra action
draw-you-reach = { $what }: reaches { $value } without servants
draw-you-reach-with = { $n ->
    [one] { $what }: 1 servant for value { $value }
   *[other] { $what }: { $n } servants for value { $value }
}
draw-member-goes = { $n ->
    [0] The { $member } gets there without servants
    [one] The { $member } gets there with 1 servant
   *[other] The { $member } gets there with { $n } servants
}
draw-member-not = The { $member } cannot go there
draw-member-places = { $n ->
    [one] It can go to 1 place, { $free } of them without servants
   *[other] It can go to { $n } places, { $free } of them without servants
}
draw-member-places-free = { $n ->
    [one] It can go to 1 place without servants
   *[other] It can go to { $n } places without servants
}
draw-stands-at = Stands here: { $space }
draw-no-fee-here = No fee for the tower
draw-fee-here = Somebody stands in the tower: the fee is { $goods }
draw-floor-bonus = The floor gives { $goods } first
draw-no-floor-bonus-here = The floor gives you nothing
draw-slot = That makes { $cards }: { $before } → { $after } points at the end
draw-slot-free = Free slot { $n }: { $kind }
draw-slot-needs = Needs { $goods }
draw-slot-scores = So many score { $goods }
draw-then-privileges = { $n ->
    [one] Then you choose a privilege
   *[other] Then you choose { $n } privileges, all different
}
draw-then-extra = Then comes the extra action
draw-works-now = Works from { $work } { $needed }: you can still reach { $value } this round
draw-works-with = { $n ->
    [one] Works from { $work } { $needed }: still possible this round with 1 servant
   *[other] Works from { $work } { $needed }: still possible this round with { $n } servants
}
draw-works-not = Works from { $work } { $needed }: not this round, you reach { $value } at most
draw-works-nobody = Works from { $work } { $needed }: not this round, you have nobody left for it
draw-cards-work = At { $value } work: { $cards }
draw-cards-exchange = You may exchange: { $cards }
draw-card-more = { $n ->
    [one] { $card } would take 1 servant more
   *[other] { $card } would take { $n } servants more
}
draw-brings = It brings
draw-lit = { $n ->
    [one] 1 place is lit.
   *[other] { $n } places are lit.
}
draw-lit-cards = { $n ->
    [one] 1 card is lit.
   *[other] { $n } cards are lit.
}
draw-value-servants = { $n ->
    [one] Value { $value }; your servant raises it to { $most }.
   *[other] Value { $value }; your { $n } servants raise it to { $most }.
}
draw-value-alone = Value { $value }.
draw-servants-help = { $n ->
    [one] Your servant can make up for what is missing.
   *[other] Your { $n } servants can make up for what is missing.
}
draw-no-servants = You have no servants to make up for what is missing.
draw-leaders-more = Your member is placed.
draw-work-open = { $work } { $value } without any: { $n } of { $all } cards work.
draw-how-many-servants = How many servants?
draw-support-church = Do you support the Church?
draw-keep-which = Which leader do you keep?
draw-gained = So far it brings
draw-gained-so-far = What came so far arrives at the end: { $goods }
draw-one-exchange = One exchange at most; what it brings arrives at the end.
draw-privileges-differ = { $n } left, all different.
draw-two-prices = You pay one of them.
draw-due = Due:
draw-support-gives = { $n ->
    [one] Support: your { $faith } faith points go back to 0 and bring 1 point.
   *[other] Support: your { $faith } faith points go back to 0 and bring { $n } points.
}
draw-defy-keeps = You keep your faith, and the tile strikes to the end of the game
draw-drafted = You have { $n } of { $of }; the others go to the player on your right.
draw-copy-detail = For good; what he asks for does not matter.
draw-may-discard = May be discarded for { $goods }
draw-you-lack-faith = { $n ->
    [one] You lack 1 faith point to support the Church
   *[other] You lack { $n } faith points to support the Church
}
draw-you-may-support = { $n ->
    [one] You could support the Church: { $faith } faith points for 1 point
   *[other] You could support the Church: { $faith } faith points for { $n } points
}

## The legend of icons

legend-servant = Servants: each adds 1 to the value of an action
legend-military = Military points: for territories, some ventures, and the rank at the end
legend-faith = Faith points: for the Church’s report
legend-privilege = Privilege: goods or points of your choice
legend-territory = Territory card or tower
legend-character = Character card or tower
legend-building = Building card or tower
legend-venture = Venture card or tower
legend-bolt = At once, when the card is taken
legend-harvest = Harvest: works territories
legend-production = Production: works buildings
legend-end = At the end of the game
legend-to = Left is paid, right is received
legend-tower = Any tower; its floors
legend-lock = Closed
legend-member = Coloured family members
legend-cards = Cards of one kind
legend-leader = Leader
legend-once = Once a round
legend-church = Support of the Church
legend-market = Market
legend-no = Not, or without
legend-last = The first turn comes last
legend-number = From this value on a card works

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-draft = You build your four leaders card by card; keep those whose demands you are likely to meet, and remember what you pass on.
tip-bonus-tile = This tile pays you with every harvest and every production of the whole game, so pick what your plan will lack.
tip-turn = The member you pick up decides how far you reach this turn: strong ones for high floors and big harvests, weak ones for market and council.
tip-leaders = Leaders cost no member: before or after placing you may play, use or discard them. When you have had enough, end the turn.
tip-place = You do at once what the place says. Every servant it takes is spent, and a tower where somebody stands costs 3 coins more.
tip-price = Both prices buy the same card; pay with what you will need least.
tip-discount = One resource of this price is spared. Keep the one you are short of.
tip-extra-tower = A card without a member: the value counts like one, servants may help, and the fee and the price are due as ever.
tip-extra-any-tower = A card from any tower without a member: the value counts like one, servants may help, and the fee and the price are due as ever.
tip-servants = Every servant raises the value by 1. Send just as many as make one more card work; the others are wasted.
tip-exchange = This building turns goods you had before this action into others. You may decline; each card makes one exchange.
tip-privilege = A small gift of your choice. Several at once must all be different.
tip-forfeit = Your tile takes 1 of what you have just gained. Give up what you can spare.
tip-copy = Lorenzo takes over this leader’s ability for good, without his demands.
tip-raise = One coloured member counts this value until the round ends. A low die gains the most.
tip-vatican = Supporting turns all your faith into points and starts it again from 0. Refusing keeps it, but the tile stays with you to the end.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-council = council palace
label-dice = dice (black, white, orange)
label-leaders = leaders
label-period = period
label-pile = cards in the piles
label-bonus-tile = bonus tile
label-characters = characters
label-territories = territories
label-ventures = ventures
label-copied = imitated
label-discarded = discarded leaders
label-excommunications = excommunications
label-has-chosen = has chosen
label-leaders-in-hand = leaders in hand
label-leaders-in-packet = leaders to choose from
label-members = members
label-member = member
label-space = on
label-used = leaders used this round
label-secrets = secrets
label-keeps = keeps
label-packet = to choose from
label-passed = passed on
label-tiles = excommunication tiles
