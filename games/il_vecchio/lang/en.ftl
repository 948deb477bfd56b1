# The game
title = Il Vecchio
tagline = Florentine families bring down the Medici, town by town.
length = 60–90 minutes

# Cities
city-florence = Florence
city-scarperia = Scarperia
city-borgo_san_lorenzo = Borgo San Lorenzo
city-fiesole = Fiesole
city-vicchio = Vicchio
city-dicomano = Dicomano
city-ponte_a_sieve = Ponte a Sieve
city-stia = Stia
city-reggello = Reggello
city-poppi = Poppi
city-figline = Figline
city-montevarchi = Montevarchi
city-radda = Radda
city-greve = Greve
city-sovicille = Sovicille
city-poggibonsi = Poggibonsi
city-mensano = Mensano
city-colle = Colle
city-volterra = Volterra
city-san_gimignano = San Gimignano
city-peccioli = Peccioli
city-castel_fiorentino = Castel Fiorentino
city-san_miniato = San Miniato
city-fucecchio = Fucecchio
city-empoli = Empoli
city-pescia = Pescia
city-carmignano = Carmignano
city-pistoia = Pistoia
city-prato = Prato
city-vernio = Vernio
city-barberino = Barberino
city-sesto = Sesto

# Colours of towns
kind-brown = brown
kind-black = black
kind-grey = grey
kind-white = white
kind-purple = purple
kind-green = green
kind-red = red
kind-florence = Florence

# Goods
good-florin = florin
good-scroll = scroll
good-cart = cart
good-bishop = bishop
good-assassin = assassin
good-knight = knight
good-abbot = abbot

# Tracks
track-venice = Venice
track-milan = Milan
track-papal_states = Papal States
track-council = council
track-nobility = nobility

# Medici crests
crest-tax = Tax
crest-middlemen = Middlemen
crest-family_members = Family members

# Province tiles
province-milan_scroll_for_followers = Scholars' levy
province-milan_florins = Bankers' chest
province-milan_any_colours = Any colours
province-milan_follower_for_scrolls = Clerks
province-milan_follower = Recruits
province-milan_bishop_and_cart = Escort
province-venice_scroll = Scroll
province-venice_knight = Knight
province-venice_assassin = Assassin
province-venice_abbot = Abbot
province-venice_florin_per_member = Family money
province-venice_roll_member = Newcomer
province-papal_reuse = Once more
province-papal_double = Double
province-papal_no_coins = No florins
province-papal_florins_for_follower_and_scroll = Patronage
province-papal_choice = Papal favour
province-papal_free_member = Envoy

# Council tiles
council-council_scroll = Scribe
council-council_florins = Treasurer
council-council_follower_florins = Paymaster
council-council_abbot = Prior
council-council_knight = Marshal
council-council_assassin = Spymaster
council-council_carts = Carter
council-council_bishops = Chaplain
council-council_recover = Physician
council-council_office_follower = Patron
council-council_province_scroll = Chronicler
council-council_reinforce = Captain

# Nobility tiles
nobility-nobility_reserve = Household
nobility-nobility_cities = Landowners
nobility-nobility_regions = Conquerors
nobility-nobility_nobles = Nobles
nobility-nobility_councillors = Councillors
nobility-nobility_cart_bishop = Caravan
nobility-nobility_three_colours = Three colours
nobility-nobility_three_regions = Three regions
nobility-nobility_neighbours = Neighbours
nobility-nobility_one_of_each = Full house
nobility-nobility_unused_provinces = Untouched provinces
nobility-nobility_crests = Crests

# Goods in numbers
count-florin = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
count-scroll = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
}
count-cart = { $n ->
    [one] { $n } cart
   *[other] { $n } carts
}
count-bishop = { $n ->
    [one] { $n } bishop
   *[other] { $n } bishops
}
count-assassin = { $n ->
    [one] { $n } assassin
   *[other] { $n } assassins
}
count-knight = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
}
count-abbot = { $n ->
    [one] { $n } abbot
   *[other] { $n } abbots
}

# Options
option-free_reinforcement = Free reinforcement
option-free_reinforcement-about = The reinforcement action places the member in any city, without dice.
option-no_events = No events
option-no_events-about = Medici crests are taken as usual, but nothing happens with them.
option-middlemen_start = Start of the middlemen
option-middlemen_start-about = Where the five middlemen stand at the beginning.
option-middlemen_start-printed = as printed
option-middlemen_start-random = by lot

# Points
score-provinces = provinces
score-offices = council and nobility
score-all_tracks = all five tracks
score-majorities = majorities
score-crests = Medici crests
score-passed = double turn passed
score-nobility = nobility tiles

# Questions
ask-nothing = The game goes on.
ask-first-seat = Who begins?
ask-middlemen-start = Where does the next middleman start?
ask-look = The next tile is drawn.
ask-keep = Which tile of the { $track } do you keep?
ask-dice = The dice are rolled.
ask-zone = Which zone do you choose for your members?
ask-place = Where in zone { $zone } do you place a member?
ask-place-anywhere = In which city do you place a member?
ask-reveal = Turn up your council tile.
ask-double = Do you take your double turn, or pass it for { $points } points?
ask-turn = Choose an action, or use province tiles.
ask-turn-tiles = Do you use province tiles before your turn ends?
ask-price = Do you use a tile to lower the price of { $track }?
ask-journey = Who acts in { $city }, and how does he get there?
ask-means = Middleman or bishop in { $city }?
ask-pay = What do you pay?
ask-pay-tax = Tax: what do you pay?
ask-pay-followers = Which followers do you pay to seize a province: { $track }?
ask-pay-tile = { $tile }: what do you pay?
ask-take-city = What do you take from this town ({ $kind })?
ask-take-tile = { $tile }: what do you take?
ask-take = What do you take?
ask-may-roll = { $tile }: do you roll for a new member?
event-rolled-zone = { $seat } rolls { $first } and { $second }: zone { $sum }.
event-rolled-free = { $seat } rolls { $first } and { $second }: { $sum }, a free choice.
ask-take-crest = The top crest is turned up.
ask-yielding = Which member lies down or goes back to your reserve?
ask-claim = Which province tile of { $track } do you choose?

# Answers
choice-first = { $seat } is the first player
choice-start = a middleman starts in { $city }
choice-die = the die shows { $pips }
choice-draw = draw { $tile }
choice-crest = the crest shows { $crest }
choice-keep = keep { $tile }
choice-zone = choose zone { $zone }
choice-place = place a member in { $city }
choice-reveal = turn up { $tile }
choice-play = take the double turn
choice-pass = pass the double turn for { $points } points
choice-city = city action in { $city }
choice-seize = seize a province: { $track }
choice-office = take an office: { $track }
choice-reinforce = reinforcement
choice-recover = recovery
choice-use = use the tile { $tile }
choice-reuse = repeat the used tile { $tile }
choice-settle = pay the price as it is
choice-end = end the turn
choice-stay = the member who is there acts
choice-walk = { $florins ->
    [one] walk from { $city } for { $florins } florin
   *[other] walk from { $city } for { $florins } florins
}
choice-cart = take a cart from { $city }
choice-middleman = use the middleman; the member lies down
choice-bishop = pay a bishop; the member stays up
choice-lie = lay down the member in { $city }
choice-return = take the lying member in { $city } back
choice-pay = pay { $goods }
choice-take = take { $goods }
choice-claim = choose the tile { $tile }
choice-roll = roll the dice
choice-skip = do without

# Events
part-last-round = the last

event-first-player = { $seat } is the first player.
event-middleman-starts = A middleman starts in { $city }.
event-rolled = { $seat } rolls a { $pips }.
event-drew = { $seat } looks at one of the { $track } tiles.
event-drew-known = { $seat } looks at { $tile }.
event-kept = { $seat } keeps one of the { $track } tiles.
event-kept-known = { $seat } keeps { $tile }.
event-chose-zone = { $seat } chooses zone { $zone }.
event-placed = { $seat } places a member in { $city }.
event-last-round = The last crest is gone: one last round of double turns.
event-turn-begins = { $seat }’s turn.
event-turned-up = { $seat } turns up { $tile }.
event-passed = { $seat } passes the double turn for { $points } points.
event-acts-middleman = { $seat } acts in { $city } with the middleman.
event-acts-bishop = { $seat } acts in { $city } by bishop.
event-acts-rest = { $seat } acts in { $city }.
event-reinforces = { $n ->
    [one] { $seat } calls for reinforcement: { $n } member.
   *[other] { $seat } calls for reinforcement: { $n } members.
}
event-walked = { $seat } walks from { $from } to { $to }.
event-carted = { $seat } takes a cart from { $from } to { $to }.
event-middleman-moved = The { $kind } middleman goes from { $from } to { $to }.
event-laid-down = { $seat }’s member in { $city } lies down.
event-stood-up = All members of { $seat } stand up.
event-went-home = { $seat } takes a member back from { $city }.
event-paid = { $seat } pays { $goods }.
event-paid-way = { $seat } pays { $goods } for the way.
event-paid-bishop = { $seat } pays { $goods }, and the member stays up.
event-paid-space = { $seat } pays { $goods } for the space: { $track }.
event-paid-additional = { $seat } pays the additional cost of { $goods }: { $track }.
event-paid-office = { $seat } pays { $goods } for an office: { $track }.
event-paid-followers = { $seat } pays { $goods } to seize a province: { $track }.
event-paid-tax = { $seat } pays { $goods } as tax.
event-paid-tile = { $seat } pays { $goods } for { $tile }.
event-took = { $seat } takes { $goods }.
event-took-start = { $seat } starts with { $goods }.
event-took-recovery = { $seat } takes { $goods } for the recovery.
event-took-city = { $seat } takes { $goods } from the town ({ $kind }).
event-took-tile = { $seat } takes { $goods } with { $tile }.
event-took-bonus = { $seat } takes { $goods } as a bonus of { $tile }.
event-took-reveal = { $seat } takes { $goods } for turning up { $tile }.
event-left = { $seat } leaves what { $tile } offers.
event-lapsed = { $tile } brings { $seat } nothing: it is not possible now.
event-untaxed = { $seat } has nothing that the tax asks for and pays nothing.
event-unmustered = { $seat } has no member in a city: the event passes by.
event-entered = { $points ->
    [one] { $seat } enters place { $place }: { $track } ({ $points } point).
   *[other] { $seat } enters place { $place }: { $track } ({ $points } points).
}
event-took-crest = { $seat } takes a Medici crest: { $crest } ({ $left } left).
event-cost-moved = The additional cost moves from the council to the nobility.
event-claimed = { $seat } wins the province tile { $tile }.
event-no-tile = No tile is left for { $seat }: { $track }.
event-used = { $seat } uses the tile { $tile }.
event-reused = { $seat } repeats the used tile { $tile }.
event-majority = { $members ->
    [one] The majority goes to { $seat } with { $members } member: { $track } ({ $points } points).
   *[other] The majority goes to { $seat } with { $members } members: { $track } ({ $points } points).
}
event-majority-tied = { $members ->
    [one] The majority goes to { $seat } with { $members } member, placed before that of { $equal }: { $track } ({ $points } points).
   *[other] The majority goes to { $seat } with { $members } members, the last of them placed before that of { $equal }: { $track } ({ $points } points).
}
event-noble = { $seat } turns up the nobility tile { $tile }: { $points } points.
event-over = The game is over: { $winners } wins with { $points } points.
event-over-tied = The game is over: { $winners } wins with { $points } points, level with { $equal } but with more followers and scrolls, or then more florins.
event-over-shared = The game is over: { $winners } share the victory with { $points } points.
name = { $seat }

# Reasons
why-zone = This town is not in zone { $a }.
why-no-middleman = The middleman is not here, and you have no bishop to pay.
why-middleman-elsewhere = The middleman of this colour is elsewhere.
why-no-bishop = You have no bishop.
why-no-cart = You have no cart.
why-nobody-stands = None of your members stands.
why-florins = This costs { $a ->
    [one] { $a } florin
   *[other] { $a } florins
}; you have { $b }.
why-too-far = The shortest way takes { $a ->
    [one] { $a } florin
   *[other] { $a } florins
}; you have { $b }, and no cart.
why-too-far-and-price = The shortest way takes { $a ->
    [one] { $a } florin
   *[other] { $a } florins
} and the price { $c }; you have { $b }, and no cart.
why-walk = The way from there takes { $a ->
    [one] { $a } florin
   *[other] { $a } florins
}; you have { $b }.
why-walk-and-price = The way from there takes { $a ->
    [one] { $a } florin
   *[other] { $a } florins
} and the price { $c }; you have { $b }.
why-track-full = This track is full until the last round.
why-scrolls = An office costs { $a } scrolls; you have { $b }.
why-followers-venice = Venice costs an assassin; you have none.
why-followers-milan = Milan costs a knight and an abbot; you have { $b } and { $c }.
why-followers-papal = The Papal States cost two followers of one colour and one of another; you have { $a ->
    [one] { $a } assassin
   *[other] { $a } assassins
}, { $b ->
    [one] { $b } knight
   *[other] { $b } knights
} and { $c ->
    [one] { $c } abbot
   *[other] { $c } abbots
}.
why-followers-any = Even in any colours you have too few followers: { $a ->
    [one] { $a } assassin
   *[other] { $a } assassins
}, { $b ->
    [one] { $b } knight
   *[other] { $b } knights
} and { $c ->
    [one] { $c } abbot
   *[other] { $c } abbots
}.
why-lacks-florin = This takes { $a ->
    [one] { $a } florin
   *[other] { $a } florins
}; you have { $b }.
why-lacks-scroll = This takes { $a ->
    [one] { $a } scroll
   *[other] { $a } scrolls
}; you have { $b }.
why-lacks-cart = This takes { $a ->
    [one] { $a } cart
   *[other] { $a } carts
}; you have { $b }.
why-lacks-bishop = This takes { $a ->
    [one] { $a } bishop
   *[other] { $a } bishops
}; you have { $b }.
why-lacks-assassin = This takes { $a ->
    [one] { $a } assassin
   *[other] { $a } assassins
}; you have { $b }.
why-lacks-knight = This takes { $a ->
    [one] { $a } knight
   *[other] { $a } knights
}; you have { $b }.
why-lacks-abbot = This takes { $a ->
    [one] { $a } abbot
   *[other] { $a } abbots
}; you have { $b }.
why-tile-price = You have nothing that this tile takes in payment.
why-tile-no-member = This tile pays for members in cities; you have none there.
why-tile-reserve = This tile places { $a ->
    [one] { $a } member
   *[other] { $a } members
} from your reserve; you have { $b } there.
why-price-tile = This tile is used while paying for a province.
why-action-done = You have taken your action.
why-must-act = You must take an action first; recovery is always possible.
why-reserve-empty = You have no members left in reserve.

# What tiles and crests do
crest-tax-about = Every player pays 3 florins, 1 follower, 1 scroll, 1 cart or 1 bishop.
crest-middlemen-about = All middlemen move one town on.
crest-family_members-about = Every player lays down a standing member or takes a lying one back.
province-milan_scroll_for_followers-about = Pay 1 scroll for 2 followers of your choice.
province-milan_florins-about = Take 6 florins.
province-milan_any_colours-about = When you seize a province, pay the followers in any colours.
province-milan_follower_for_scrolls-about = Pay 1 follower for 2 scrolls.
province-milan_follower-about = Take 1 follower of your choice.
province-milan_bishop_and_cart-about = Take 1 bishop and 1 cart.
province-venice_scroll-about = Take 1 scroll.
province-venice_knight-about = Take 1 knight.
province-venice_assassin-about = Take 1 assassin.
province-venice_abbot-about = Take 1 abbot.
province-venice_florin_per_member-about = Take 1 florin for each of your members in a city.
province-venice_roll_member-about = Roll the dice and place a member in that zone.
province-papal_reuse-about = Repeat the effect of another of your used province tiles.
province-papal_double-about = Pay 1 follower or 1 scroll for 2 followers of your choice or 2 scrolls.
province-papal_no_coins-about = When you seize a province, do not pay the florins of the space.
province-papal_florins_for_follower_and_scroll-about = Pay 5 florins for 1 follower of your choice and 1 scroll.
province-papal_choice-about = Take 1 follower of your choice, 1 scroll or 5 florins.
province-papal_free_member-about = Place a member in any city, without dice.
council-council_scroll-about = When your city action takes a scroll, you may pay 1 florin for another.
council-council_florins-about = When your city action takes florins in a brown town, take 4 more.
council-council_follower_florins-about = When your city action takes a follower, take 2 florins.
council-council_abbot-about = When your city action takes an abbot, take another.
council-council_knight-about = When your city action takes a knight, take another.
council-council_assassin-about = When your city action takes an assassin, take another.
council-council_carts-about = When your city action takes carts, also take 1 bishop and 2 florins.
council-council_bishops-about = When your city action takes bishops, also take 1 cart and 2 florins.
council-council_recover-about = After recovery you may roll the dice and place a member.
council-council_office_follower-about = When you take an office, take 1 follower of your choice.
council-council_province_scroll-about = When you seize a province, take 1 scroll.
council-council_reinforce-about = Your reinforcement places two members after one roll.
nobility-nobility_reserve-about = 3 points for every two members in your reserve.
nobility-nobility_cities-about = 3 points for every two members in cities.
nobility-nobility_regions-about = 3 points for every two members in regions.
nobility-nobility_nobles-about = 2 points for each member in the nobility.
nobility-nobility_councillors-about = 2 points for each member in the council.
nobility-nobility_cart_bishop-about = 2 points for each pair of a cart and a bishop, at most 8.
nobility-nobility_three_colours-about = 6 points for members in a white, a black and a grey town.
nobility-nobility_three_regions-about = 5 points for each set of one member in each of the three regions.
nobility-nobility_neighbours-about = As many points as there are players for each pair of your members side by side on a track.
nobility-nobility_one_of_each-about = 8 points for at least 1 florin, 1 follower, 1 scroll, 1 cart and 1 bishop.
nobility-nobility_unused_provinces-about = 3 points for each province tile you have not used.
nobility-nobility_crests-about = 3, 5, 7 or 10 points for 1, 2, 3 or 4 Medici crests.

# The board
draw-city = { $city }, { $kind }
draw-standing = { $seat }: { $n } standing
draw-lying = { $seat }: { $n } lying
draw-middleman = the middleman for { $kind } towns
draw-fare = { $n ->
    [0] nothing to pay for the journey
    [one] the journey costs { $n } florin
   *[other] the journey costs { $n } florins
}
draw-fare-cart = the journey takes a cart
draw-bishop = without a middleman it takes a bishop
draw-zone = Zone { $n }
draw-gate = the way in is { $city }
draw-gate-to = the gate to { $track }
draw-space = { $track }, space { $n }
draw-space-price = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
draw-space-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
draw-queue = { $seat } queues behind the last space
draw-price = price: { $goods }
draw-price-any = price: { $n } followers, two of one colour and one of another
draw-extra = The additional cost: { $n } florins more
draw-stack = { $n ->
    [one] { $n } tile in the stack
   *[other] { $n } tiles in the stack
}
draw-crests-left = { $n ->
    [one] { $n } Medici crest is left
   *[other] { $n } Medici crests are left
}
draw-last-round = The last round
draw-first = First player
draw-passed = Passed the double turn
draw-score = { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} in sight
draw-reserve = { $n ->
    [one] { $n } member in reserve
   *[other] { $n } members in reserve
}
draw-crest = Medici crests taken, { $crest }: { $n }
draw-used = used
draw-face-down = A council tile, face down
draw-hidden = { $n ->
    [one] { $n } nobility tile, face down
   *[other] { $n } nobility tiles, face down
}
draw-middleman-next = he goes on to { $city }
draw-crest-unseen = Still to come at most, { $crest }: { $n }
draw-majority = The majority of this track: { $n } points
draw-leads = { $seat } would have it now
draw-leads-nobody = nobody is on it yet
draw-on-track = { $seat }: { $n }
draw-next-crest = { $n ->
    [one] The next member on this track takes a Medici crest
   *[other] A Medici crest is { $n } members away
}
draw-worth = { $n ->
    [one] Worth { $n } point now
   *[other] Worth { $n } points now
}
draw-goes = Who travels:
draw-goes-nearest = the nearest
draw-stays = your member who stands there acts

# The painted table
draw-tuscany = Tuscany
draw-tracks = Provinces and offices
draw-towns = Towns
draw-crests = Medici crests
draw-council-tiles = Council tiles
draw-nobility-tiles = Nobility tiles
draw-free = free
draw-no-tiles = No tile is left here
draw-no-own-tiles = Tiles you win or keep lie here.
draw-key-middleman = middleman
draw-key-acted = has acted
draw-key-zone = zone
draw-crests-word = { $n ->
    [one] crest left
   *[other] crests left
}
draw-then-last-round = then the last round
draw-to-come = events to come
draw-if-ended = if it ended now
draw-in-reserve = in reserve
draw-stand = standing
draw-lie = lying
draw-on-tracks = on tracks
draw-who-goes = standing: who travels?
draw-all-standing = { $n ->
    [one] { $n } member standing in towns
   *[other] { $n } members standing in towns
}
draw-all-lying = { $n ->
    [one] { $n } member lying in towns
   *[other] { $n } members lying in towns
}
draw-all-on-tracks = { $n ->
    [one] { $n } member on the tracks
   *[other] { $n } members on the tracks
}
goods-florin = florins
goods-scroll = scrolls
goods-cart = carts
goods-bishop = bishops
goods-assassin = assassins
goods-knight = knights
goods-abbot = abbots

# The bar
draw-ask-turn = Where does your family act?
draw-ask-turn-tiles = Use a tile before your turn ends?
draw-ask-double = Your double turn: play or pass?
draw-lit = { $n ->
    [one] { $n } place is lit.
   *[other] { $n } places are lit.
}
draw-pay-get = What you pay ▸ what you get.
draw-nobody-stands = None of your members stands: recover, or call a new one.
draw-tiles-lit = { $n ->
    [one] { $n } tile is lit. Each works once.
   *[other] { $n } tiles are lit. Each works once.
}
draw-double-detail = The last of the game: two actions in a row.
draw-keep-detail = The others go back to the bottom of the stack.
draw-claim-detail = You may use it once, besides an action.
draw-yielding-detail = A town: lay down who stands. The bag: take back who lies.
draw-winner = { $winners } wins!
draw-winners = { $winners } win together!
draw-reinforce = Reinforce
draw-recover = Recover
draw-rise = { $n ->
    [0] 1 florin
    [one] { $n } rises, 1 florin
   *[other] { $n } rise, 1 florin
}
draw-by-middleman = With the middleman
draw-by-bishop = With a bishop
draw-by-bishop-more = your member stays up
draw-bishop-towns = { $n ->
    [one] { $n } more town
   *[other] { $n } more towns
}
draw-mini-map = A small map: touch it to go there
draw-lies-down = Lie down
draw-lies-down-more = it costs nothing
draw-play-double = Double turn
draw-play-double-more = two actions
draw-pass-double = Pass
draw-roll = Roll the dice
draw-skip = Do without
draw-settle = Pay the price as it is
draw-end-turn = End the turn

# The panel
draw-list = { $goods }
draw-term-gives = Gives
draw-term-or = or
draw-term-way = Way
draw-term-middleman = Middleman
draw-term-leads = Leads to
draw-term-entrance = Entrance
draw-term-brings = Brings
draw-term-end = At the end
draw-term-once = Once
draw-term-always = Always
draw-term-at-once = At once
draw-term-unseen = Not seen yet
draw-term-known = You know
draw-term-crest = Crest
draw-town-brown = Brown town
draw-town-black = Black town
draw-town-grey = Grey town
draw-town-white = White town
draw-town-purple = Purple town
draw-town-green = Green town, no middleman needed
draw-town-red = Red town, a gate
draw-town-florence = The city of the Medici
draw-florence-leads = The offices: council and nobility
draw-middleman-ring = After an action here he goes on to { $city }.
draw-any-followers = { $n } followers, two of one colour and one of another
draw-track-region = The points of the space, and a province tile of your choice
draw-track-office = The points of the space, and one of { $n } tiles you look at
draw-kind-region = Region
draw-kind-office = Office in Florence
draw-kind-province = Province tile: { $track }
draw-kind-council = Council tile
draw-kind-nobility = Nobility tile
draw-kind-crest = Medici crest
draw-way-none = Your member is there already.
draw-way-walk = { $n ->
    [one] on foot from { $city }, { $n } step
   *[other] on foot from { $city }, { $n } steps
}
draw-way-cart = by cart; on foot from { $city } it would be { $n }
draw-you-choose = You choose which of the two.
draw-with-bishop = The bishop is paid, and your member stays up.
draw-lies-after = Your member lies down, unless you pay a bishop.
draw-goes-for-good = Your member leaves the map for good.
draw-takes-crest = You take a Medici crest; its event strikes everybody.
draw-on-reveal = When it is turned up: { $goods }.

# The legend
legend-scroll = scrolls: two for an office
legend-cart = cart: one journey anywhere
legend-bishop = bishop: act where no middleman is, and stay up
legend-assassin = assassin, a follower
legend-knight = knight, a follower
legend-abbot = abbot, a follower
legend-follower = follower of any colour
legend-vp = points
legend-crest = Medici crest: an event, and points at the end
legend-standing = member who stands and can act
legend-dice = two dice name the zone where a member appears
legend-region = province in one of the three regions
legend-council = city council
legend-nobility = nobility
legend-crown = majority on a track
legend-bag = your reserve of members
legend-cards = tiles
legend-again = repeats a used tile
legend-nocoin = without florins
legend-to = what you pay before it becomes what stands behind it

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-keep = You keep one of the tiles you look at, unseen by the others. Council tiles improve an action for good; nobility tiles score at the end.
tip-zone = Two members start in towns of this zone. Look where the middlemen are, and which gate or green town is near.
tip-place = A new member stands and can act from your next turn on. Towns with a middleman, gates and Florence’s neighbours are good places.
tip-place-anywhere = Any town, even Florence. Choose where your next action is to be.
tip-reveal = Your council tile is turned up: from now on it improves its action.
tip-double = Two actions in a row, with tiles in between, or 2 points for passing. Two good actions are nearly always worth more.
tip-turn = One action a turn: a town’s goods, a province, an office, a new member, or a rest. Province tiles may be used besides.
tip-turn-tiles = Your action is done. Face-up province tiles may still be used; each works only once.
tip-price = A tile can lower what this province costs. Used now, it is spent.
tip-journey = Who acts, and how he gets there: on foot 1 florin a town, by cart anywhere, for nothing if he is there.
tip-means = With the middleman it costs nothing but your member lies down and the middleman moves on. With a bishop he stays up.
tip-pay = Pay with what you need least for your next plan.
tip-pay-tax = Everybody pays the tax. Give what you can spare: 3 florins, or one piece of anything else.
tip-pay-followers = Followers buy provinces. Keep the colours your next province asks for.
tip-pay-tile = The tile turns what you pay into something else. Pay with what you need least.
tip-take-city = A town pays one of these. Think of what your next purchase costs: followers and florins for provinces, scrolls for offices.
tip-take-tile = The tile gives one of these. Think of what your next purchase costs.
tip-take = Think of what your next purchase costs: followers and florins for provinces, scrolls for offices.
tip-may-roll = The dice send a member from your reserve to a town of that zone. It costs nothing, but members in reserve may score, too.
tip-yielding = Everybody suffers this: a standing member lies down, or a lying one goes back to the reserve. Lose the one you need least.
tip-claim = You own this tile now and may use it once, when it suits you, besides your action.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-additional-cost = additional cost at
label-council = Council
label-layers = layers of the pile
label-known = may hold
label-size = tiles
label-crests-left = Medici crests left
label-families = families
label-crests = Medici crests
label-face-down = a council tile face down
label-face-down-tile = the tile face down
label-lying = members lying
label-standing = members standing
label-nobility = Nobility
label-nobility-count = nobility tiles
label-passed = has passed
label-provinces = province tiles
label-reserve = members in reserve
label-used = used tiles
label-last-round = last round
label-looking-at = looks at
label-middlemen = middlemen
label-skipped = turns skipped
label-tracks = tracks
