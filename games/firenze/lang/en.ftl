title = Firenze
tagline = Towers that must grow in every turn.
length = 45–60 minutes

option-campanile = Campanile
option-campanile-about = Play with the Campanile card: mixed towers of six colours. Not for a first game.
option-neutral_seals = Neutral seals
option-neutral_seals-about = How many contracts are covered from the start. More of them make a harsher game.
option-neutral_seals-0 = 0
option-neutral_seals-1 = 1
option-neutral_seals-2 = 2
option-neutral_seals-3 = 3
option-neutral_seals-4 = 4
option-neutral_seals-5 = 5
option-neutral_seals-6 = 6
option-neutral_seals-7 = 7
option-neutral_placement = Placing the neutral seals
option-neutral_placement-about = Where the neutral seals go.
option-neutral_placement-advised = At random, as the rules advise
option-neutral_placement-dice = By dice
option-neutral_placement-dead_colour = A dead colour (always six seals)

score-contracts = contracts
score-balconies = balconies
score-levels = level tiles
score-churches = churches
score-campanile = campanile
score-last_seal = last seal
score-majorities = majorities
score-celebrations = celebrations

ask-chance = Chance decides.
ask-nobody = Nothing is asked.
ask-choose = Take a card of the row, or play a character first.
ask-lay = Lay a brick on each of { $n } cards, the next being { $card }.
ask-happen = Do you let { $card } happen to you, or ignore it?
ask-pay = { $n ->
    [one] Give up { $n } brick.
   *[other] Give up { $n } bricks.
}
ask-crumble = Which of your towers loses a brick?
ask-hit = Which tower of an opponent loses a brick?
ask-chip = { $n ->
    [one] Which brick of the mixed tower goes to the bag?
   *[other] Which bricks of the mixed tower go to the bag ({ $n })?
}
ask-honour = Who gets { $card }?
ask-trade = Exchange { $n } bricks for one of the row?
ask-wholesale = Which brick of the row do you want? ({ $n } left)
ask-give = What do you give for { $bricks }?
ask-rob = Which brick do you take, and from whom?
ask-shed = Which celebration do you discard?
ask-build = Build: { $n } placed so far, cost { $cost }.
ask-ruins = Does the Architect save a tower?
ask-contracts = Which towers do you hand in?
ask-cards = You have { $have } cards and may keep { $n }. Which one goes?

choice-first = { $seat } begins
choice-tile = the balcony for: { $contract }
choice-low = { $n ->
    [one] { $n } seal on heights 3 and 4
   *[other] { $n } seals on heights 3 and 4
}
choice-cover = a neutral seal on: { $contract }
choice-colour = the colour die shows { $colour }
choice-height = the height die shows { $n }
choice-dead = { $colour } is dead
choice-deal = { $card } is turned up
choice-draw = { $bricks } is drawn
choice-take = take { $card } (cost { $n })
choice-lay = lay { $bricks } on the next cards
choice-suffer = let it happen
choice-ignore = ignore it with the { $card }
choice-honour = give it to { $seat }
choice-exchange = exchange for { $bricks } on { $card }
choice-pay = give { $bricks }
choice-swap = take { $bricks } from { $card }
choice-give = give { $bricks }
choice-rob = take { $bricks } from { $seat }
choice-hit = take a brick off the { $tower } of { $seat }
choice-crumble = take a brick off the { $tower }
choice-chip = { $bricks } to the bag
choice-shed = discard { $card }
choice-raise = raise the { $tower } to { $to }
choice-begin = begin a tower with { $bricks }
choice-mix = { $bricks } on the mixed tower
choice-save = save the { $tower }
choice-fulfil = hand in the { $tower }
choice-campanile = hand in the mixed tower
choice-drop = discard { $card }
choice-play = play { $card }
choice-done = go on

event-first = { $seat } begins.
event-tile = Balcony { $numeral } is laid on: { $contract }.
event-low = { $n ->
    [one] { $n } neutral seal goes to heights 3 and 4.
   *[other] { $n } neutral seals go to heights 3 and 4.
}
event-covered = A neutral seal covers: { $contract }.
event-colour = The colour die shows { $colour }.
event-rerolled = Taken already: { $contract }. The dice are rolled again.
event-dead = The dead colour is { $colour }.
event-dealt = { $card } is laid out.
event-reshuffled = The discards are shuffled into a new pile.
event-drawn-row = { $bricks } for card { $place } of the row.
event-drawn-store = { $seat } draws { $bricks }.
event-turn = The turn of { $seat }.
event-laid = { $seat } lays { $bricks } on cards to the left.
event-took = { $n ->
    [one] { $seat } takes { $card } with { $n } brick.
   *[other] { $seat } takes { $card } with { $n } bricks.
}
event-spare = { $seat } has { $card } already and discards the second one.
event-honoured = { $card } goes to { $seat }.
event-ignored = { $seat } ignores { $card }.
event-played = { $seat } plays { $card }.
event-shed = { $seat } is rid of { $card }.
event-paid = { $seat } returns { $bricks } to the bag.
event-paid-row = { $seat } lays { $bricks } on card { $place }.
event-exchanged = { $seat } takes { $bricks } from card { $place } in exchange.
event-swapped = { $seat } swaps { $gave } for { $bricks } on card { $place }.
event-robbed = { $seat } takes { $bricks } from { $from }.
event-gave = { $seat } gives { $bricks } to { $to }.
event-chipped = A tower of { $seat } loses { $bricks }.
event-raised = { $seat } raises a tower: { $tower }.
event-begun = { $seat } begins a tower: { $tower }.
event-mixed = { $seat } puts { $bricks } on the mixed tower, now { $height } high.
event-saved = { $seat } plays { $card } and saves a tower.
event-ruined = A ruin of { $seat } falls: { $tower }; { $n } back to the store.
event-fulfilled = { $seat } fulfils: { $contract } (+{ $n }).
event-fulfilled-balcony = { $seat } fulfils the balcony: { $contract } (+{ $n }).
event-level = { $seat } is the first at height { $height } (+{ $n }).
event-church = { $seat } earns { $card } (+{ $n }).
event-last-seal = { $seat } has placed the last seal (+{ $n }). Every other player has one more turn.
event-dropped = { $seat } discards { $card }.
event-majority = { $seat } has the majority in { $colour } (+{ $n }).
event-celebrated = { $seat } shows { $card } ({ $n }).
event-over = The game is over.

why-card-cost = This card costs { $a } bricks; you have { $b }.
why-exchange = An exchange costs { $a } bricks; you have { $b }.
why-six = At most { $a } bricks may be placed in a turn.
why-build-cost = Building would then cost { $a } bricks; you would have { $b } left.
why-mixed-colour = The mixed tower has a brick of this colour already.
why-campanile-gone = The Campanile does not lie out any more.
why-campanile-height = The mixed tower needs { $a } bricks; it has { $b }.
why-no-contract = No contract asks for a tower of { $a } floors.
why-covered = That contract is covered already.
why-balcony = Balcony { $a } must be fulfilled first.
why-no-seal = You have no seal left.
why-celebration = A celebration can’t be discarded for the limit.
why-same-name = You have played a card of this name in this turn already.
why-princess = The Princess is played before you choose your card.
why-wholesaler = The Wholesaler is played in place of the exchange.
why-no-swap = There is nothing to swap.
why-no-celebration = You have no celebration to discard.
why-masons = The Masons are played before the building cost is paid.
why-no-store = There are no bricks to take or to give.
why-no-tower = No opponent has a tower.
why-architect = The Architect is played when a ruin would be torn down.

# Names of the components
numeral-1 = I
numeral-2 = II
numeral-3 = III
numeral-4 = IV
colour-white = white
bricks-white = { $n ->
    [one] { $n } white brick
   *[other] { $n } white bricks
}
tower-white = white tower ({ $height })
contract-white = white, { $height } floors
colour-yellow = yellow
bricks-yellow = { $n ->
    [one] { $n } yellow brick
   *[other] { $n } yellow bricks
}
tower-yellow = yellow tower ({ $height })
contract-yellow = yellow, { $height } floors
colour-green = green
bricks-green = { $n ->
    [one] { $n } green brick
   *[other] { $n } green bricks
}
tower-green = green tower ({ $height })
contract-green = green, { $height } floors
colour-red = red
bricks-red = { $n ->
    [one] { $n } red brick
   *[other] { $n } red bricks
}
tower-red = red tower ({ $height })
contract-red = red, { $height } floors
colour-blue = blue
bricks-blue = { $n ->
    [one] { $n } blue brick
   *[other] { $n } blue bricks
}
tower-blue = blue tower ({ $height })
contract-blue = blue, { $height } floors
colour-purple = purple
bricks-purple = { $n ->
    [one] { $n } purple brick
   *[other] { $n } purple bricks
}
tower-purple = purple tower ({ $height })
contract-purple = purple, { $height } floors
tower-mixed = mixed tower ({ $height })
no-card = no card
kind-event = Event
kind-character = Character
kind-celebration = Celebration
kind-building = Building
kind-church = Church
card-tribute = Tribute
card-tribute-about = Every player returns 2 bricks from his store to the bag.
card-luxury_tax = Luxury Tax
card-luxury_tax-about = Every player returns 1 brick from his store for each of his towers.
card-flood = Flood
card-flood-about = Every player with more than 5 bricks in his store returns bricks until he has 5.
card-warehouse_fire = Warehouse Fire
card-warehouse_fire-about = You return half of the bricks in your store, rounded down.
card-collapse = Collapse
card-collapse-about = You return 1 brick of one of your towers to the bag.
card-earthquake = Earthquake
card-earthquake-about = Every player with a tower returns 1 brick of one of his towers to the bag.
card-delivery = Delivery
card-delivery-about = You draw 3 bricks from the bag into your store.
card-princess = Princess
card-princess-about = Played before you choose your card: it costs nothing this turn, wherever it lies.
card-wholesaler = Wholesaler
card-wholesaler-about = Instead of the exchange: swap up to 3 of your bricks, one for one, with bricks in the row.
card-patrician = Patrician
card-patrician-about = Discard a celebration from your hand; or ignore an event as you take it.
card-masons = Masons
card-masons-about = Your building cost is 3 lower this turn.
card-smuggler = Smuggler
card-smuggler-about = Swap a brick of your store for one of your choice from an opponent’s store.
card-spy = Spy
card-spy-about = Take a brick of your choice from an opponent’s store.
card-saboteur = Saboteur
card-saboteur-about = Return a brick of an opponent’s tower to the bag.
card-architect = Architect
card-architect-about = One of your towers that you did not raise is not torn down this turn.
card-workshop = Workshop
card-workshop-about = Your building cost is 1 lower each turn.
card-warehouse = Warehouse
card-warehouse-about = Your store holds 15 bricks.
card-trading_house = Trading House
card-trading_house-about = Your exchange costs 2 bricks instead of 3.
card-brickyard = Brickyard
card-brickyard-about = When you take a card you draw 1 brick more from the bag.
card-recognition = Recognition
card-recognition-about = At the end: 1 prestige for each of your seals on contracts of 3 or 4 floors.
card-monument = Monument
card-monument-about = Goes to the player with the most seals. At the end: 3 prestige.
card-banquet = Banquet
card-banquet-about = At the end: 3 prestige.
card-jubilee = Jubilee
card-jubilee-about = At the end: 1 prestige for each colour in which you have a seal.
card-scandal = Scandal
card-scandal-about = At the end: 3 prestige less.
card-envy = Envy
card-envy-about = At the end: 1 prestige less for each majority you won.
card-campanile = Campanile
card-campanile-about = Each player may build one mixed tower, all bricks of different colours. Six bricks: 8 prestige, and the card is discarded.
card-santa_croce = Santa Croce
card-santa_croce-about = The next contract of 7 or 8 floors earns 3 prestige more.
card-baptistery = Baptistery
card-baptistery-about = The next player to fulfil two contracts in one turn gets 3 prestige more.
card-san_miniato = San Miniato
card-san_miniato-about = The next balcony earns 3 prestige more.

# The board
draw-cost = { $n ->
    [0] Free
    [one] Costs { $n } brick
   *[other] Costs { $n } bricks
}
draw-on-card = On it: { $bricks }
draw-contract = { $contract }: { $n } prestige
draw-balcony = Balcony { $numeral }: only in the order of the numerals
draw-sealed = Fulfilled by { $seat }
draw-neutral = Covered: not in this game
draw-tower-of = Contracts for { $colour } towers
draw-floor = Contracts for towers of { $height } floors
draw-churches = Churches: each goes to the first who does what it asks for
draw-level = The first contract of { $height } floors earns { $n } prestige more
draw-majority = Most seals in { $colour } at the end: { $n } prestige
draw-leads = { $seat } leads
draw-bag = In the bag: { $bricks }
draw-pile = { $n } cards in the pile, { $gone } discarded
draw-build-cost-name = Building costs
draw-build-cost = { $n } placed: pay { $cost }
draw-seals = Seals left: { $n }
draw-store = Bricks in store: { $n }; at most { $limit } at the end of the turn
draw-must-grow = It falls to ruin if it is not raised in this turn
draw-score = { $seat }: { $n } prestige if the game ended now
draw-pays = It would pay { $n } now: { $more }
draw-with-level = level tile { $n }
draw-with-church = { $card } { $n }
draw-has-tower = { $seat } has a tower of this height
draw-has-seals = { $seat }: { $n }
draw-ready = It fulfils a contract: { $n } prestige
draw-worth = Now: { $n }.
draw-after = You would then have { $n } bricks in store
draw-of-kind = { $kind }: { $n }
draw-whole = All at once: { $bricks }
draw-or-singly = or colour by colour:
draw-lay-whole = Lay, from left to right: { $bricks }
draw-or-up-to = or click a brick on a card: that colour up to there
draw-lay-up-to = Click a brick on a card: that colour up to there
draw-tie-shared = Level at the top: the victory is shared (§16.7).
