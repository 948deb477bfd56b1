# The first lesson of Il Vecchio. Keys: the lesson, the station, its task, and what is said (text, do, yes, no).

first-title = Your first plot against the Medici
first-about =
    Tuscany, fifteenth century: old Cosimo de’ Medici rules Florence, and your family means to succeed him.
    You send your people from town to town for money, followers and scrolls, and with these you buy provinces abroad and offices in Florence.
    When the last crest of the Medici has fallen, the family with the most power points takes over.
first-end =
    That is all of it: one action a turn. A town’s goods, a province, an office, a new member, or a rest. And the last crest ends it.

    Watch the middlemen: they decide which towns pay, and every visit sends them on. Whoever plans two towns ahead travels least.

    Now play a whole game. The novices do not look far ahead, and the first time something new is asked, a tip tells you what it decides.

## 1

first-city-title = A town and its middleman
first-city-text =
    In your turn you do exactly _one action_. The most common: one of your people does business in a town.

    Towns with a symbol only pay while their _middleman_ is there. There are five of them, one for each colour. The black one is in { city-reggello }, and so is a member of your family. Black towns give you an _assassin_: one of the three kinds of followers you will need to buy provinces.
first-city-town-do = Choose { city-reggello }.
first-city-town-yes = Who acts there, and how does he get there? A member who is already in the town pays nothing.
first-city-town-no = That would be possible, too. But in { city-reggello } everything is ready: your member and the middleman. Start there.
first-city-who-do = Let the member who is there act.
first-city-who-yes = The middleman is here, so he can help you. A bishop could replace him.
first-city-who-no = Travelling costs florins or a cart, and you have somebody in { city-reggello } already.
first-city-means-do = Use the middleman. Keep your bishop for a town without one.
first-city-means-yes =
    One assassin, and a second one because of { council-council_assassin }: your _council tile_ improves this action. Your member is tired and _lies down_, and the middleman has moved on to { city-radda }, the next black town.

    Donata did the same in { city-greve }, where the white middleman was.
first-city-means-no-bishop = With a bishop your member would stay up. But you have only one, and he is worth more where no middleman is.

## 2

first-money-title = Money
first-money-text =
    You have your eye on _Venice_: an assassin and 3 florins would buy you a province there. You have 2 florins.

    The three _green towns_ pay 3 florins and need no middleman. One is { city-ponte_a_sieve }, and your family is there.
first-money-town-do = Earn your florins in { city-ponte_a_sieve }.
first-money-town-yes = Somebody is there already.
first-money-town-no-venice = Not yet: the next space in Venice costs 3 florins, and you have 2. First the money.
first-money-town-no = That does not bring you 3 florins just now. { city-ponte_a_sieve } is green: it pays anybody.
first-money-who-do = Take the member who is there.
first-money-who-yes = Green towns have no middleman. The member lies down, unless you pay a bishop.
first-money-who-no = Why travel? One of your people is in { city-ponte_a_sieve }.
first-money-means-do = Let your member lie down.
first-money-means-yes = 5 florins. Donata also filled her purse, in { city-poggibonsi }.
first-money-means-no-bishop = A bishop for 3 florins is a poor bargain. Let him lie down.

## 3

first-province-title = A province
first-province-text =
    Each of the three regions is reached through one red town: Venice through { city-vicchio }, and one of your people is waiting there.

    You pay the followers, then the florins of the next free space, and your member moves onto the _track_. The earlier spaces are worth more points. Milan asks for a knight and an abbot, the Papal States for three followers.
first-province-seize-do = Seize a province in Venice: 1 assassin and 3 florins.
first-province-seize-yes = Your member in { city-vicchio } is at the gate.
first-province-seize-no = You have the assassin and the florins. Venice is waiting.
first-province-who-do = Let him go himself.
first-province-who-yes = He stands on the track now, worth 4 points at the end. And you choose one of the region’s _province tiles_.
first-province-who-no = A cart is worth money. Your member in { city-vicchio } is there already.
first-province-tile-do = Each tile can be used once, when it suits you. You will need scrolls: take { province-venice_scroll }.
first-province-tile-yes = Yours. Province tiles do not cost an action: you may use them before or after it, even at once.
first-province-tile-no = A good tile, but our next goal is an office in Florence, and that costs scrolls.

## 4

first-tile-title = Province tiles
first-tile-text =
    Your action is done, but your turn is not over: you may still use tiles. A tile is turned over when it is used, and then it is spent.

    { province-venice_scroll } gives you a scroll.
first-tile-do = Use it now.
first-tile-yes = Your first scroll. Donata meanwhile walked to { city-fiesole } and took two bishops.
first-tile-no-end = You could keep it for later. But a scroll does not get better by waiting. Use it.

## 5

first-bishop-title = A bishop opens doors
first-bishop-text =
    Brown towns give 5 florins or a scroll. One of your people is in { city-figline }, which is brown. But the brown middleman is far away in { city-pistoia }.

    That is what _bishops_ are for: pay one, and the town pays without its middleman. Besides, your member stays up.
first-bishop-town-do = Choose { city-figline }. Your bishop goes by himself.
first-bishop-town-yes = The bishop is paid. Florins or a scroll?
first-bishop-town-no = That is another plan. You need a second scroll, and only brown towns give one: { city-figline }.
first-bishop-take-do = An office costs 2 scrolls. Take the scroll.
first-bishop-take-yes = Two scrolls, and the member in { city-figline } is still standing. Donata took a rest.
first-bishop-take-no = 5 florins are good money, but for an office you need 2 scrolls.

## 6

first-recover-title = A rest
first-recover-text =
    Only standing members can travel and act. Two of yours lie down by now.

    With a _recovery_ you spend your action on a rest: all your people stand up, and you get 1 florin.
first-recover-do = Take a rest.
first-recover-yes = Everybody is up again, and you have 3 florins. Donata took a cart to { city-stia } and paid a bishop there.
first-recover-no = Possible, but two of your people lie idle. Three standing members make much better turns.

## 7

first-office-title = An office in Florence
first-office-text =
    In _Florence_ 2 scrolls buy an office, on the track of the council or of the nobility. You look at five tiles and keep one. Council tiles improve your actions; nobility tiles score at the end.

    At first the council costs 3 florins more: the tile on its stack says so. It moves to the nobility when the first crest falls.
first-office-office-do = You have 2 scrolls and 3 florins. Take the office that costs no florins.
first-office-office-yes = Somebody has to go to Florence. On the roads every town costs 1 florin; a cart takes you anywhere.
first-office-office-no-council = It costs 3 florins more, and then you could only get there by cart. The nobility is cheaper now.
first-office-office-no = You have the scrolls: go to Florence.
first-office-who-do = Send the nearest one: from { city-ponte_a_sieve } it is one step.
first-office-who-yes = 1 florin, and he is in the nobility. Five tiles, one of them for you.
first-office-who-no = { city-ponte_a_sieve } is next to Florence: 1 florin is the cheapest way.
first-office-keep-do = Which tile suits you? You have 8 members in your reserve.
first-office-keep-yes = { nobility-nobility_reserve }: 3 points for every two members in your reserve at the end. It stays face down; nobody knows your plan. Donata bought an assassin.
first-office-keep-no = That could become something. But with 8 members in reserve, { nobility-nobility_reserve } would be worth 12 points right now.

## 8

first-dice-title = Reinforcements
first-dice-text =
    Two of your four people are on the tracks now and never come back. Time for new ones.

    For a _reinforcement_ you roll two dice: the sum is a zone of the map, and a member from your reserve comes to a town of that zone.
first-dice-reinforce-do = Call for reinforcements.
first-dice-reinforce-yes = 5 and 6: zone 11, in the north-east. With a 7 you might have chosen any town.
first-dice-reinforce-no = You can do that with the two who are left. But first more hands: reinforcement.
first-dice-place-do = You still have an assassin. Put the new member where Venice begins.
first-dice-place-yes = He is at the gate of Venice, standing and ready. Donata earned some florins.
first-dice-place-no = In that zone, yes. But with an assassin in your pocket { city-vicchio } is worth more: it is the gate of Venice.

## 9

first-crest-title = A crest falls
first-crest-text =
    Some turns later you have 7 florins. The next space in Venice bears a _crest of the Medici_.

    Whoever moves onto such a space takes a crest, worth 1 point, and something happens to everybody: a tax, the middlemen move, or a member must lie down. And the pile of crests is the clock of the game: when it is empty, the last round comes.
first-crest-seize-do = Seize the province in Venice.
first-crest-seize-yes = Your member is at the gate.
first-crest-seize-no = You could. But the space with the crest is open, and Donata wants it too.
first-crest-who-do = Let him go himself.
first-crest-who-yes = 4 points on the track, 1 for the crest. It shows a tax: everybody pays 3 florins, or one follower, scroll, cart or bishop.
first-crest-who-no = Somebody is at the gate already, and travels for nothing.
first-crest-tax-do = Pay what you can spare. You have 4 florins and a cart.
first-crest-tax-yes = The cart is gone, the money is still there. Donata gave up an abbot. Now choose your tile.
first-crest-tax-no = Then you are left with 1 florin. Walking is cheap just now: give the cart.
first-crest-tile-do = Followers buy provinces. Take a tile with a follower.
first-crest-tile-yes = Good. You keep it for when you need it.
first-crest-tile-no-other = Not bad, but the next province costs followers. Take one of the three.

## 10

first-last-title = The last round
first-last-text =
    Much later: the last crest has fallen. Now everybody has one _double turn_, two actions in a row, or passes for 2 points. Donata has passed.

    At the end you score the spaces on the tracks, 3 points for the majority on each track, 1 for each crest, your nobility tiles, and _5 points for being on all five tracks_. You are on three.
first-last-double-do = You have 2 scrolls, 2 knights, an abbot and 6 florins. What do you do?
first-last-double-yes = Two actions, and two tracks are missing: the council and the Papal States.
first-last-double-no-pass = 2 points? With two actions you can make far more. Take the double turn.
first-last-first-do = First the council: 2 scrolls, and nothing more since the crests began to fall.
first-last-first-yes = Your member in Florence can go at once.
first-last-first-no = That leaves a track open. You are missing the council and the Papal States, and have just what they cost. The council first.
first-last-who-do = Let the member in Florence act; you need the one in { city-sovicille } right after.
first-last-who-yes = 2 points, and nobody else is on this track: the majority is yours.
first-last-who-no = Then nobody would be left at the gate of the Papal States. Take the one who is in Florence.
first-last-second-do = And now the Papal States, with your second action.
first-last-second-yes =
    8 points for the space, and you are on all five tracks: 5 more. That is the end of the game, and you have won.

    Look at the count: provinces, offices, majorities, crests, nobility tiles.
first-last-second-no = You have two knights, an abbot and the florins: the Papal States are worth 8 points, and 5 more because you are then on all tracks.
