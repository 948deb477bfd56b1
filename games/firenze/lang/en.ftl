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
option-neutral_placement-dead_colour = A dead colour at random (always six seals)
option-neutral_placement-chosen = Chosen by the players, in turn
option-neutral_placement-chosen_dead_colour = A dead colour, chosen by the last player

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
ask-lay = { $n ->
    [one] Lay a brick on { $card }.
   *[other] Lay a brick on each of { $n } cards, the next being { $card }.
}
ask-happen = Do you let { $card } happen to you, or ignore it?
ask-pay-building = { $n ->
    [one] Building costs { $n } brick: which do you pay?
   *[other] Building costs { $n } bricks: which do you pay?
}
ask-pay-card = { $n ->
    [one] { $card }: which brick do you give up?
   *[other] { $card }: which { $n } bricks do you give up?
}
ask-pay-event = { $n ->
    [one] The event takes { $n } brick: which do you give up?
   *[other] The event takes { $n } bricks: which do you give up?
}
ask-pay-limit = { $n ->
    [one] Your store is over its limit: which brick goes to the bag?
   *[other] Your store is over its limit: which { $n } bricks go to the bag?
}
ask-pay-exchange = { $n ->
    [one] Which brick do you lay on { $card } for { $bricks }?
   *[other] Which { $n } bricks do you lay on { $card } for { $bricks }?
}
ask-place-seal = { $n ->
    [one] Which contract does the last neutral seal cover?
   *[other] Which contract does a neutral seal cover? ({ $n } left)
}
ask-dead = Which colour is dead: no contracts in this game?
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
ask-build = { $more ->
    [0] Build: no more bricks can be laid
    [one] Build: lay { $more } more brick
   *[other] Build: lay up to { $more } more bricks
}
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
choice-done-contracts = { $n ->
    [0] end the turn
    [one] hand in no more: { $n } finished tower stays
   *[other] hand in no more: { $n } finished towers stay
}
choice-done-ruins = { $n ->
    [one] let { $n } tower fall
   *[other] let { $n } towers fall
}
choice-done-build = { $n ->
    [0] stop building
    [one] stop building: { $n } tower falls
   *[other] stop building: { $n } towers fall
}
choice-done-wholesale = swap no more ({ $n } left)
choice-done-trade = build without an exchange

part-last-turns = the last turns

event-first = { $seat } begins.
event-starts = { $seat } starts with { $bricks }.
event-covered-by = { $seat } lays a neutral seal on: { $contract }.
event-dead-by = { $seat } names the dead colour: { $colour }.
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
event-filled = { $card } is laid out with { $bricks }.
event-filled-empty = { $card } is laid out without bricks: the bag is empty.
event-draws = { $n ->
    [0] { $card }: the bag is empty, and { $seat } draws nothing.
    [one] { $card }: { $seat } draws { $n } brick from the bag.
   *[other] { $card }: { $seat } draws { $n } bricks from the bag.
}
event-drawn-store = { $seat } draws { $bricks }.
event-turn = The turn of { $seat }.
event-laid = { $seat } pays for a card further right: { $bricks } on { $cards }.
event-took = { $seat } takes { $card } with { $bricks }.
event-took-bare = { $seat } takes { $card }; no bricks lie on it.
event-levied = { $n ->
    [one] { $card }: { $seat } gives up { $n } brick.
   *[other] { $card }: { $seat } gives up { $n } bricks.
}
event-shaken = { $card }: a tower of { $seat } loses a brick.
event-untouched = { $card } does nothing to { $seat }.
event-spare = { $seat } has { $card } already and discards the second one.
event-honoured = { $card } goes to { $seat }: nobody has more seals on contracts ({ $n }).
event-ignored = { $seat } ignores { $card }.
event-played = { $seat } plays { $card }.
event-shed = { $seat } is rid of { $card }.
event-build-cost = { $placed ->
    [one] { $seat } has placed { $placed } brick; that costs { $cost }.
   *[other] { $seat } has placed { $placed } bricks; that costs { $cost }.
}
event-build-cost-less = { $placed ->
    [one] { $seat } has placed { $placed } brick; that costs { $cost } instead of { $full } ({ $cards }).
   *[other] { $seat } has placed { $placed } bricks; that costs { $cost } instead of { $full } ({ $cards }).
}
event-paid-building = { $seat } pays { $bricks } for building.
event-paid-card = { $seat } returns { $bricks } to the bag for { $card }.
event-paid-event = { $seat } returns { $bricks } to the bag for the event.
event-paid-limit = { $seat } returns { $bricks } to the bag: the store was over its limit.
event-paid-row = { $seat } lays { $bricks } on { $card } for an exchange.
event-exchanged = { $seat } takes { $bricks } from { $card } in exchange.
event-swapped = { $seat } swaps { $gave } for { $bricks } on { $card }.
event-robbed = { $seat } takes { $bricks } from { $from }.
event-gave = { $seat } gives { $bricks } to { $to }.
event-chipped = { $height ->
    [0] The { $tower } of { $seat } loses { $bricks } and is gone.
   *[other] The { $tower } of { $seat } loses { $bricks }.
}
event-chipped-ruin = { $bricks } of the fallen mixed tower of { $seat } goes to the bag.
event-raised = { $seat } raises a tower: { $tower }.
event-begun = { $seat } begins a tower: { $tower }.
event-mixed = { $seat } puts { $bricks } on the mixed tower, now { $height } high.
event-saved = { $seat } plays { $card } and saves the { $tower }.
event-ruined = { $back ->
    [0] The { $tower } of { $seat } was not raised and falls: { $lost } to the bag.
   *[other] The { $tower } of { $seat } was not raised and falls: { $lost } to the bag, { $back } back to the store.
}
event-ruined-orphan = { $back ->
    [0] The { $tower } of { $seat } falls, for the Campanile is gone: { $lost } to the bag.
   *[other] The { $tower } of { $seat } falls, for the Campanile is gone: { $lost } to the bag, { $back } back to the store.
}
event-fulfilled = { $seat } fulfils: { $contract } (+{ $n } prestige).
event-fulfilled-balcony = { $seat } fulfils balcony { $numeral }: { $contract } (+{ $n } prestige).
event-level = { $seat } is the first at height { $height } (+{ $n } prestige).
event-church = { $seat } earns { $card } (+{ $n } prestige).
event-last-seal = { $seat } has placed the last seal (+{ $n } prestige). Every other player has one more turn.
event-dropped = { $seat } discards { $card } for the card limit.
event-majority = { $seals ->
    [one] { $seat } has the majority in { $colour } with { $seals } seal (+{ $n } prestige).
   *[other] { $seat } has the majority in { $colour } with { $seals } seals (+{ $n } prestige).
}
event-majority-tied = { $seals ->
    [one] { $seat } has the majority in { $colour } with { $seals } seal, ahead of { $equal } by height (+{ $n } prestige).
   *[other] { $seat } has the majority in { $colour } with { $seals } seals, ahead of { $equal } by height (+{ $n } prestige).
}
event-no-majority = Nobody has a seal in { $colour }: its majority is paid to nobody.
event-celebrated = { $seat } shows { $card } ({ $n } prestige).
event-over = The game is over: { $winners } wins with { $n } prestige.
event-over-shared = The game is over: { $winners } share the victory with { $n } prestige.
name = { $seat }

why-card-cost = This card costs { $a ->
    [one] { $a } brick
   *[other] { $a } bricks
}; you have { $b }.
why-exchange = An exchange costs { $a } bricks; you have { $b }.
why-six = At most { $a } bricks may be placed in a turn.
why-build-cost = Building would then cost { $a ->
    [one] { $a } brick
   *[other] { $a } bricks
}; you would have { $b } left.
why-mixed-colour = The mixed tower has a brick of this colour already.
why-campanile-gone = The Campanile does not lie out any more.
why-campanile-height = The mixed tower needs { $a } bricks; it has { $b }.
why-no-contract = No contract asks for a tower of { $a ->
    [one] { $a } floor
   *[other] { $a } floors
}.
why-on-balcony = A balcony is never covered.
why-covered = That contract is covered already.
why-balcony = Balcony { $a ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} must be fulfilled first.
why-own-store-empty = You have no brick to give.
why-no-seal = You have no seal left.
why-celebration = A celebration can’t be discarded for the limit.
why-same-name = You have played a card of this name in this turn already.
why-princess = The Princess is played before you choose your card.
why-wholesaler = The Wholesaler is played in place of the exchange.
why-no-swap = There is nothing to swap.
why-no-celebration = You have no celebration to discard.
why-masons = The Masons are played before the building cost is paid.
why-no-store = No opponent has a brick in store.
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
card-tribute-short = from all stores
card-luxury_tax = Luxury Tax
card-luxury_tax-about = Every player returns 1 brick from his store for each of his towers.
card-luxury_tax-short = per tower, all
card-flood = Flood
card-flood-about = Every player with more than 5 bricks in his store returns bricks until he has 5.
card-flood-short = all keep so many
card-warehouse_fire = Warehouse Fire
card-warehouse_fire-about = You return half of the bricks in your store, rounded down.
card-warehouse_fire-short = your store
card-collapse = Collapse
card-collapse-about = You return 1 brick of one of your towers to the bag.
card-collapse-short = off your tower
card-earthquake = Earthquake
card-earthquake-about = Every player with a tower returns 1 brick of one of his towers to the bag.
card-earthquake-short = off a tower, all
card-delivery = Delivery
card-delivery-about = You draw 3 bricks from the bag into your store.
card-delivery-short = from the bag
card-princess = Princess
card-princess-about = Played before you choose your card: it costs nothing this turn, wherever it lies.
card-princess-short = a card for free
card-wholesaler = Wholesaler
card-wholesaler-about = Instead of the exchange: swap up to 3 of your bricks, one for one, with bricks in the row.
card-wholesaler-short = with the row
card-patrician = Patrician
card-patrician-about = Discard a celebration from your hand; or ignore an event as you take it.
card-patrician-short = drop or ignore
card-masons = Masons
card-masons-about = Your building cost is 3 lower this turn.
card-masons-short = price this turn
card-smuggler = Smuggler
card-smuggler-about = Swap a brick of your store for one of your choice from an opponent’s store.
card-smuggler-short = with a rival
card-spy = Spy
card-spy-about = Take a brick of your choice from an opponent’s store.
card-spy-short = from a rival
card-saboteur = Saboteur
card-saboteur-about = Return a brick of an opponent’s tower to the bag.
card-saboteur-short = off a rival tower
card-architect = Architect
card-architect-about = One of your towers that you did not raise is not torn down this turn.
card-architect-short = saves a tower
card-workshop = Workshop
card-workshop-about = Your building cost is 1 lower each turn.
card-workshop-short = price, each turn
card-warehouse = Warehouse
card-warehouse-about = Your store holds 15 bricks.
card-warehouse-short = your store holds
card-trading_house = Trading House
card-trading_house-about = Your exchange costs 2 bricks instead of 3.
card-trading_house-short = your exchange
card-brickyard = Brickyard
card-brickyard-about = When you take a card you draw 1 brick more from the bag.
card-brickyard-short = with each card
card-recognition = Recognition
card-recognition-about = At the end: 1 prestige for each of your seals on contracts of 3 or 4 floors.
card-recognition-short = per seal on 3–4
card-monument = Monument
card-monument-about = Goes to the player with the most seals. At the end: 3 prestige.
card-monument-short = most seals
card-banquet = Banquet
card-banquet-about = At the end: 3 prestige.
card-banquet-short = at the end
card-jubilee = Jubilee
card-jubilee-about = At the end: 1 prestige for each colour in which you have a seal.
card-jubilee-short = per seal colour
card-scandal = Scandal
card-scandal-about = At the end: 3 prestige less.
card-scandal-short = at the end
card-envy = Envy
card-envy-about = At the end: 1 prestige less for each majority you won.
card-envy-short = per majority
card-campanile = Campanile
card-campanile-about = Each player may build one mixed tower, all bricks of different colours. Six bricks: 8 prestige, and the card is discarded.
card-campanile-short = six colours
card-santa_croce = Santa Croce
card-santa_croce-about = The next contract of 7 or 8 floors earns 3 prestige more.
card-santa_croce-short = next of 7 or 8
card-baptistery = Baptistery
card-baptistery-about = The next player to fulfil two contracts in one turn gets 3 prestige more.
card-baptistery-short = two in a turn
card-san_miniato = San Miniato
card-san_miniato-about = The next balcony earns 3 prestige more.
card-san_miniato-short = next balcony

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
draw-churches = Churches: each goes to the first who does what it asks for
draw-level = The first contract of { $height } floors earns { $n } prestige more
draw-majority = Most seals in { $colour } at the end: { $n } prestige
draw-leads = { $seat } leads
draw-bag = In the bag: { $bricks }
draw-pile = { $n } cards in the pile, { $gone } discarded
draw-build-cost-name = Bricks laid, and their price
draw-build-cost = { $n } placed: pay { $cost }
draw-seals = Seals left: { $n }
draw-store = Bricks in store: { $n }; at most { $limit } at the end of the turn
draw-must-grow = It falls to ruin if it is not raised in this turn
draw-score = { $seat }: { $n } prestige if the game ended now
draw-pays = It would pay { $n } now: { $more }
draw-with-level = level tile { $n }
draw-with-church = { $card } { $n }
draw-has-tower = { $seat } has a tower of this height
draw-ready = It fulfils a contract: { $n } prestige
draw-worth = Now: { $n }.
draw-after = You would then have { $n } bricks in store
draw-of-kind = { $kind }: { $n }
draw-whole = All at once: { $bricks }
draw-lay-whole = Lay, from left to right: { $bricks }
draw-tie-shared = Level at the top: the victory is shared (§16.7).
phase-card = card
phase-exchange = exchange
phase-build = build
phase-ruins = ruins
phase-contracts = contracts
phase-limits = limits
draw-phase = Phase of the turn: { $phase }
draw-contracts = Contracts
draw-floors = floors
draw-most-seals = most seals
draw-first = first
draw-due = now
draw-row = Cards
draw-free = free
draw-lay = lay { $n }
draw-store-short = store
draw-churches-name = Churches
draw-bag-name = In the bag
draw-pile-name = The pile
draw-to-come = to come
draw-aside = { $n ->
    [one] { $n } aside
   *[other] { $n } aside
}
draw-site = Your building site
draw-no-towers = Your site is empty. Take a card with bricks, then begin a tower.
draw-no-tower = no tower
draw-your-store = Your store
draw-of = of { $n }
draw-some-of = { $n } of { $limit }
draw-your-cards = Your cards
draw-seals-left = { $n ->
    [one] { $n } seal left
   *[other] { $n } seals left
}
draw-first-out = first out
draw-if-ended = If it ended now
draw-prestige = { $n } prestige
draw-new = new
draw-safe-if-begun = safe once begun
draw-any-colour = a brick of any colour
draw-mixed = mixed
draw-grow = grow it!
draw-or-falls = or it falls: { $n } of { $of } back
draw-raised = raised
draw-safe = safe this turn
draw-finished = finished
draw-earns = earns { $n } prestige
draw-orphan = lost
draw-orphan-falls = without the Campanile it falls
draw-grow-next = must grow next turn
draw-falls-back = If it falls, { $n } of its { $of } bricks come back
draw-play = play
draw-ignore = ignore it
draw-discard = discard
draw-no-bricks = no bricks
draw-list = { $bricks }
draw-winner = Winner:
draw-go-build = On to building
draw-go-no-exchange = no exchange
draw-go-swaps = { $n ->
    [one] { $n } swap not used
   *[other] { $n } swaps not used
}
draw-go-nothing = Build nothing
draw-go-stop = Stop building
draw-go-fall = { $n ->
    [one] { $n } tower falls
   *[other] { $n } towers fall
}
draw-go-pay = { $n ->
    [one] pay { $n } brick
   *[other] pay { $n } bricks
}
draw-go-free = { $n ->
    [one] { $n } more would be free
   *[other] { $n } more would be free
}
draw-go-let-fall = Let them fall
draw-go-end = End the turn
draw-go-waiting = { $n ->
    [one] { $n } finished tower stays
   *[other] { $n } finished towers stay
}
draw-go-on = Go on
draw-tower-falls = falls; { $n } of { $of } bricks come back
draw-leaves-standing = { $n } prestige not taken
draw-could-lay = { $n ->
    [one] You could lay { $n } brick more at no cost.
   *[other] You could lay { $n } bricks more at no cost.
}
draw-detail-dead = Its towers may be built and fulfil nothing.
draw-detail-seal = Never on a balcony or a covered contract.
draw-detail-cards = { $n ->
    [one] { $n } card is lit:
   *[other] { $n } cards are lit:
}
draw-detail-lay = { $n ->
    [one] lay one brick on every card to its left, from your { $n }.
   *[other] lay one brick on every card to its left, from your { $n }.
}
draw-detail-whole-or-card = All at once here, or click a brick on a card: that colour up to there.
draw-detail-whole-or-parts = Here in one go, or by colour in your store.
draw-detail-honour = Those with the most seals are level.
draw-detail-exchange = Lay { $n } of your { $held } bricks on a card and take one that lay there.
draw-detail-wholesale = One for one; what you give can’t be taken back.
draw-detail-give = Click a brick of your store.
draw-detail-rivals = What is lit lies with your opponents.
draw-detail-shed = Click a celebration in your hand.
draw-detail-crumble = Click one of your towers.
draw-detail-chip = It goes to the bag.
draw-detail-chip-ruin = The others come back to your store.
draw-detail-laid = { $n ->
    [0] Nothing laid yet.
   *[other] { $cost ->
        [0] { $n } laid, free so far.
       *[other] { $n } laid: { $cost } to pay.
    }
}
draw-detail-dearer = With { $n } it costs { $cost }.
draw-detail-contracts = { $n ->
    [one] You have { $n } seal left.
   *[other] You have { $n } seals left.
}
draw-detail-limit = { $n ->
    [one] { $n } card too many; celebrations stay.
   *[other] { $n } cards too many; celebrations stay.
}
draw-fall = { $n ->
    [one] falls if it does not grow now.
   *[other] fall if they do not grow now.
}
draw-term-price = Price
draw-term-brings = Brings
draw-term-earns = Earns
draw-term-taken = Taken
draw-term-end = At the end
draw-term-seals = Seals
draw-term-holds = Holds
draw-term-made-of = Made of
draw-term-printed = Printed
draw-term-at-once = At once
draw-term-played = When played
draw-term-lasting = Lasting
draw-term-reward = Reward
draw-in-row = place { $n } of the row
draw-cost-way = { $n ->
    [0] Nothing.
    [one] One brick, on the card to its left.
   *[other] { $n } bricks, one on each card to its left.
}
draw-card-brick = { $n ->
    [one] It brings { $n } brick for your { $colour } tower of { $height }.
   *[other] It brings { $n } bricks for your { $colour } tower of { $height }.
}
draw-card-no-brick = No { $colour } brick on it and none in your store: your { $colour } tower of { $height } would fall.
draw-event-costs = { $n ->
    [0] It costs you nothing now.
    [one] You would return { $n } brick.
   *[other] You would return { $n } bricks.
}
draw-second-copy = You own one already: this one is discarded, its bricks are yours.
draw-prices-then = Bricks laid and their price then:
draw-from-card = on { $card }
draw-one-for-one = One brick of yours for it.
draw-hold-then = You would hold { $bricks }.
draw-you-hold = You hold { $bricks }.
draw-bricks-in-all = { $n ->
    [one] { $n } brick in all
   *[other] { $n } bricks in all
}
draw-contract-kind = contract
draw-balcony-name = balcony { $numeral }
draw-pays-plain = { $n } prestige
draw-first-of = first of { $n } floors
draw-no-contract = No contract asks for this height.
draw-not-due = Not open yet: balcony { $numeral } comes first.
draw-still-falling = Without a brick of their own these still fall:
draw-majority-keep = You keep the most seals in { $colour } ({ $n } at the end).
draw-majority-behind = { $n ->
    [one] { $seat } still has more seals in { $colour } ({ $n }).
   *[other] { $seat } still has more seals in { $colour } ({ $n }).
}
draw-majority-win = You would take the majority in { $colour } from { $seat } ({ $n } at the end).
draw-majority-first = You would lead in { $colour } ({ $n } at the end).
draw-laid-cost = { $cost ->
    [0] { $n } laid in this turn: free.
   *[other] { $n } laid in this turn: { $cost } to pay.
}
draw-stands-there = Your tower stands at this height.
draw-lacks-has = { $n ->
    [one] You lack { $n } brick ({ $colour }) and hold { $held }.
   *[other] You lack { $n } bricks ({ $colour }) and hold { $held }.
}
draw-lacks = { $n ->
    [one] You lack { $n } brick ({ $colour }); in store: { $held }.
   *[other] You lack { $n } bricks ({ $colour }); in store: { $held }.
}
draw-level-name = First of { $n } floors
draw-level-kind = level tile
draw-majority-name = Most seals: { $colour }
draw-majority-kind = majority, counted at the end
draw-majorities = Majorities
draw-balconies = Balcony tiles
draw-nobody-yet = Nobody has a seal there yet.
draw-tower-white = white tower
draw-tower-yellow = yellow tower
draw-tower-green = green tower
draw-tower-red = red tower
draw-tower-blue = blue tower
draw-tower-purple = purple tower
draw-tower-mixed = mixed tower
draw-tower-to = { $tower } to { $n } floors
draw-new-tower = { $n ->
    [one] new { $tower }, { $n } floor
   *[other] new { $tower }, { $n } floors
}
draw-is-new = not begun yet
draw-stands-at = your tower stands at { $n }
draw-floors-high = { $n ->
    [one] { $n } floor high
   *[other] { $n } floors high
}
draw-at-floors = { $n ->
    [one] { $n } floor
   *[other] { $n } floors
}
draw-mixed-earns = Six bricks of six colours earn the Campanile.
draw-nth-brick = { $n ->
    [one] { $n } brick this turn
   *[other] { $n } bricks this turn
}
draw-price-kind = what building costs
draw-cheaper = on the board; your cards lower it
draw-too-dear = { $n ->
    [one] What you lay and what you pay come from one store: { $n } brick short.
   *[other] What you lay and what you pay come from one store: { $n } bricks short.
}
draw-play-first = Play { $card } first and it costs { $n }.
draw-what-prestige = prestige
draw-what-store = bricks in store
draw-what-seals = seals left
draw-what-cards = cards
draw-what-bricks = bricks
draw-what-laid = bricks laid
draw-what-price = price
draw-cards-of-event = Events
draw-cards-of-character = Characters
draw-cards-of-celebration = Celebrations
draw-cards-of-building = Buildings
draw-cards-of-church = Churches
draw-copies = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
legend-brick = a brick of any colour
legend-vp = prestige
legend-seal = a seal on a contract
legend-lead = a neutral seal: not in this game
legend-tower = a tower; building
legend-balcony = a balcony
legend-lock = not open yet
legend-crown = most seals in a colour
legend-ruin = falls if it does not grow
legend-ok = raised: safe this turn
legend-all = concerns all players
legend-rival = an opponent
legend-swap = one for another
legend-end = counted at the end
legend-no = discarded or ignored
draw-unfinished = unfinished
draw-tone-white = white
draw-tone-yellow = yellow
draw-tone-green = green
draw-tone-red = red
draw-tone-blue = blue
draw-tone-purple = purple
draw-sites = Sites

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-choose = You take this card and all the bricks on it. Every place further to the right costs one brick more, and events happen at once.
tip-lay = The bricks you lay down stay on these cards for whoever takes them. Pay with colours that nobody collects.
tip-happen = A Patrician shields you from this event, and is then gone. The others are hit all the same.
tip-pay-building = More than two bricks in a turn cost extra, from your store to the bag. Give up colours in which you have no tower.
tip-pay-card = These bricks go to the bag. Keep what your towers need next turn.
tip-pay-event = These bricks go to the bag. Keep what your towers need next turn.
tip-pay-limit = At the end of a turn the store has a limit. Bricks in towers do not count, so keep the rare ones and those for your towers.
tip-pay-exchange = The bricks you give stay on that card. Common colours are easily replaced.
tip-place-seal = A neutral seal closes a contract for everybody, for the whole game.
tip-dead = In this colour no contract can be fulfilled; its towers are of no use.
tip-crumble = A tower that loses a brick may miss its height. Choose the one you can raise again.
tip-hit = A tower one floor too low cannot be handed in. Look who is about to finish one.
tip-chip = This brick leaves the mixed tower; its colour may be added again later.
tip-honour = This celebration brings its owner 3 prestige at the end. Among those who are tied, you decide.
tip-trade = Once a turn, three bricks for one you choose: dear, but cheaper than a tower that falls because it cannot grow.
tip-wholesale = One for one with the row, up to three times. What you give cannot be taken back.
tip-give = The brick you give stays on that card. Give what you need least.
tip-rob = It goes into your store at once. A brick that a rival’s tower is waiting for hurts twice.
tip-shed = Celebrations count at the end, for better or worse. Get rid of one that costs you prestige.
tip-build = Each brick is a floor; one or two a turn are free. Every tower you have must grow each turn, or it falls to ruin.
tip-ruins = The Architect keeps one tower standing that did not grow. It may even be handed in this turn.
tip-contracts = A tower of exactly the right height may be handed in: prestige now, and one seal fewer. What stays must grow next turn.
tip-cards = You may keep five cards. Celebrations stay; give up a character or a building you can do without.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-active = whose turn
label-bag = in the bag
label-churches = churches
label-contracts = contracts
label-contract = contract
label-balcony = balcony
label-seal = seal
label-costs = bricks to pay by place in the row
label-due = bricks to pay
label-ender = placed the last seal
label-levels = level tiles (height, prestige)
label-pile = in the pile
label-seals = seals left
label-sources = prestige by source
label-store = store
label-store-limit = the store holds
label-height = height
label-make = built of
label-mixed = mixed
label-orphan = mixed, without the Campanile
label-plain = one colour
label-safe = safe this turn
label-row = row of cards
label-bricks = bricks
label-card = card
label-start-cards = cards of the start
label-of = of
seal-neutral = neutral
