# The first lesson of Firenze. Keys: the lesson, the station, its task, and what is said (text, do, yes, no).

first-title = Your first towers
first-about =
    The great families of Florence order towers, and you are one of the master builders who put them up.
    Cards bring you bricks; a tower of the right colour and height fulfils a contract, earns prestige and takes one of your seals.
    Once somebody has placed all his seals the game is nearly over, and the most prestige wins.
first-end =
    You know it all now: take a card, perhaps exchange, build, lose what did not grow, hand in what is finished. And at the end of your turn keep no more than 10 bricks and 5 cards.

    What makes a good master builder is timing: never begin more towers than you can raise each turn, and look at what the others are collecting before you take a card.

    Now play a whole game. The novices are patient, and the first time something new is asked, a tip tells you what it decides.

## 1

first-card-title = A card, and the bricks on it
first-card-text =
    Every turn begins with the _row_: you take one card, and all the bricks lying on it.

    The card on the left is free. For any other you lay one of your own bricks on _each card to its left_. So the second costs 1 brick, the third 2, up to 5. You begin with 2 white bricks.
first-card-do = A tower is built of one colour. Take the card with three green bricks: it costs you one white brick.
first-card-yes =
    Your white brick lies on the first card now, for whoever takes that one. You have 3 green and 2 white bricks, and the card itself, { card-masons }, is in your hand for later.

    The row has closed up, and a new card with 4 bricks has come on the right.
first-card-no-free = Free, but four bricks of three colours do not make a tower. One white brick more buys you three green ones.
first-card-no-two = You can pay for it, with both your bricks. But look one card further left: three bricks of one colour, for half the price.
first-card-no-dear = You have 2 bricks. That pays for the third card at most.

## 2

first-build-title = Building
first-build-text =
    Now you may build. A brick is a floor, and a tower has only one colour. One or two bricks in a turn cost nothing. Three cost you 1 brick more, four cost 3, five cost 6 and six cost 10.

    And here is the heart of the game: _a tower you have begun must grow in each of your turns_. If it does not, it falls.
first-build-begin-do = Begin a green tower with 2 bricks, and keep the third green brick for your next turn.
first-build-begin-yes = Two floors stand, free of charge. The green brick you kept makes sure that the tower can grow next turn.
first-build-begin-no-three = It would cost one brick more, and you would have no green brick left to let it grow next turn. Begin with 2.
first-build-begin-no-one = That is careful, but two floors are free as well. Use what costs nothing: begin with 2.
first-build-begin-no-white = White towers bring the least. And whatever you begin must grow every turn. Put your strength into green.
first-build-begin-no = Not yet. First the tower: begin it with 2 green bricks.
first-build-stop-do = You could build more, but it would cost you. Stop here and go on.
first-build-stop-yes = Your turn is over. Tommaso took the first card, with your white brick on it, and began a white tower.
first-build-stop-no = Every brick more costs something now, and a second tower would have to grow every turn as well. Stop building.

## 3

first-second-title = The next turn
first-second-text =
    Your tower has 2 floors, and you have 1 green brick. The green contracts ask for towers of 3, 4, 5 floors and so on, and higher ones pay more: 2 prestige for three floors, 3 for four.

    With one more green brick you could reach four floors this turn.
first-second-take-do = Take the cheapest card with a green brick on it.
first-second-take-yes = It costs one brick, laid on the first card.
first-second-take-no-no-green = There is no green brick on it. Free is not always cheap: your tower needs green.
first-second-take-no-dear = There is a green brick on it, but the second card has one too and costs less.
first-second-take-no = Not the one we need. Look for a green brick near the left end of the row.
first-second-lay-do = Which brick do you lay down? Keep your green one.
first-second-lay-yes = Now you have 2 green bricks, and a yellow, a purple and two white ones besides.
first-second-lay-no-green = The green one is just what you are collecting. Pay with a white brick.

## 4

first-height-title = A contract fulfilled
first-height-text =
    A contract names a colour and a height, and it wants _exactly_ that height. Too low is not done yet; too high is of no use.

    Green with four floors is open and pays 3 prestige.
first-height-raise-do = Raise your tower to 4 floors. Two bricks: that is free.
first-height-raise-yes = Four floors: just what the contract asks for.
first-height-raise-no-three = Three floors fulfil a contract too, for 2 prestige. But you have two green bricks, and four floors pay 3.
first-height-raise-no-other = If you begin another tower and leave this one, it falls to ruin. Raise the green one first.
first-height-raise-no = First let your tower grow: to 4 floors.
first-height-stop-do = That is enough. Stop building.
first-height-stop-yes = Now you are asked which towers you hand in.
first-height-stop-no = That would cost you bricks for a second tower. Stop here.
first-height-fulfil-do = Hand in your green tower.
first-height-fulfil-yes = 3 prestige! Your _seal_ covers the contract, so nobody else can fulfil it. The bricks of the tower went back into the bag. You have 8 seals left.
first-height-fulfil-no-keep = You may leave it and build on to five floors. But it would have to grow next turn, and you have no green brick. Hand it in.

## 5

first-exchange-title = The exchange
first-exchange-text =
    Let us look at a later turn. Your blue tower has 2 floors and must grow, but the card you took had no blue brick.

    Once a turn, before building, you may _exchange_: 3 bricks of yours, whatever their colours, for 1 brick on a card of the row.
first-exchange-take-do = Blue is rare, and three white bricks are easily spared. Take the blue brick from the row.
first-exchange-take-yes = Now pay for it.
first-exchange-take-no-no = Then your blue tower would fall this very turn, because you have nothing to raise it with.
first-exchange-take-no = A brick of that colour does not help your tower. You need a blue one: there is one on the third card.
first-exchange-pay-do = Which three bricks do you give? Keep the red one.
first-exchange-pay-yes = Your tower can grow to three floors, and blue with three floors pays 3 prestige. An exchange is dear, but a fallen tower is dearer.
first-exchange-pay-no = Then the third would be your red brick. White is the most common colour: give three white ones.

## 6

first-ruin-title = Ruins
first-ruin-text =
    You were too eager: a red tower with 3 floors, a green one with 2, and only one red brick.

    What has not grown in your turn is torn down before you can hand it in: half of its bricks, rounded up, are lost, the rest come back to you.
first-ruin-raise-do = You can only save one. Raise it to 4 floors, as a contract asks for.
first-ruin-raise-yes = Red with four floors: 3 prestige are waiting.
first-ruin-raise-no-new = A new tower saves neither of the old ones, and next turn it would have to grow too.
first-ruin-raise-no-nothing = Then both towers fall. Save at least the red one.
first-ruin-stop-do = More is not possible for green. Stop building and see what happens.
first-ruin-stop-yes = The green tower is gone: one brick is lost, one has come back.
first-ruin-stop-no = A yellow tower of one floor? You have no second yellow brick to let it grow next turn. Stop building.
first-ruin-fulfil-do = Hand in the red tower.
first-ruin-fulfil-yes = 3 prestige, and a lesson: one tower that stands is better than two that fall.
first-ruin-fulfil-no = Next turn it would have to grow again, and then no longer be four floors high. Hand it in.

## 7

first-cost-title = Characters, and the price of haste
first-cost-text =
    Your yellow tower has 3 floors, and you have 4 yellow bricks. Seven floors pay 6 prestige, and whoever is the _first_ to reach height 7 gets a level tile of 3 on top.

    But four bricks in one turn cost 3 more, and you have one white brick. That is what _characters_ are for: cards you keep in hand and play when it suits you.
first-cost-masons-do = { card-masons } lower your building cost by 3. Play them.
first-cost-masons-yes = Four bricks cost nothing now.
first-cost-masons-no-dear = Four bricks would cost 3 more, and you would have 1 left. First play { card-masons }.
first-cost-masons-no = That builds, but the tower stays below seven floors. First play { card-masons }, then build all four.
first-cost-raise-do = Raise the tower to 7 floors.
first-cost-raise-yes = Seven floors in one go!
first-cost-raise-no = With { card-masons } four bricks are free. Use all four: 7 floors.
first-cost-fulfil-do = Hand it in.
first-cost-fulfil-yes = 6 prestige for the contract, and 3 for the level tile: 9. Level tiles lie beside the heights 5, 6, 7 and 8, one each, for the first who gets there.
first-cost-fulfil-no = It would have to grow to eight floors next turn, and yellow with eight floors is covered. Hand it in now.

## 8

first-balcony-title = Balconies
first-balcony-text =
    Four contracts have a _balcony_ with a numeral, and they pay far more than usual. But they must be fulfilled in order: II is not open before I, and so on.

    You have a red tower of 5 floors, balcony II, and a white one of 6, balcony I.
first-balcony-first-do = Hand in the one that is open now.
first-balcony-first-yes = 7 prestige, and 2 for being the first at height 6. Now balcony II is open, even in the same turn.
first-balcony-first-no-later = That is balcony II, and balcony I has not been fulfilled yet. White first!
first-balcony-first-no = Both are ready, and both would have to grow next turn. Hand in white now.
first-balcony-second-do = Now the red one.
first-balcony-second-yes = 9 prestige, and 1 for height 5. Two contracts in one turn are allowed, as many as you can.
first-balcony-second-no = Red with five floors is due now and pays 9. Tommaso would like it too.

## 9

first-event-title = Read before you take
first-event-text =
    A card is more than its bricks. _Events_ happen at once. _Characters_ wait in your hand. _Buildings_ help you from now on. _Celebrations_ count at the end, for better or worse. _Churches_ promise prestige to whoever is first.

    The free card is { card-warehouse_fire }: you lose half of all your bricks, those of the card included. { card-delivery }, beside it, brings you 3 bricks from the bag.
first-event-take-do = You have 8 bricks. Which card do you take?
first-event-take-yes = One brick of yours goes on the first card.
first-event-take-no-fire = Then you would have 12 bricks and lose 6 of them. { card-delivery } costs a single brick.
first-event-take-no = That costs more, and { card-delivery } brings seven bricks in all for one. It lies second from the left.
first-event-lay-do = Pay with the brick you can spare most easily.
first-event-lay-yes = Four bricks from the card, three from the bag. You have 14 now, but mind: at the _end of your turn_ you may keep only 10, and 5 cards.
first-event-lay-no-red = Red is rare and pays well. Give one of your six white bricks.

## 10

first-last-title = The last seal
first-last-text =
    You have one seal left. Whoever places his last one first gets 5 prestige, and everybody else has one more turn.

    Then the _majorities_ are paid: in each colour, who has the most seals. White 2, yellow and green 3, red and blue 4, purple 5. Look who has seals where.
first-last-do = Two towers are ready, and both contracts pay 3. Which one is worth more in the end?
first-last-yes =
    3 for the contract, 5 for the last seal, and nobody else has a seal in purple: 5 more for the majority.

    Tommaso had one more turn. Then the majorities and the celebrations were counted, and you have won.
first-last-no-yellow = 3 prestige, but in yellow Tommaso has two seals and would keep the majority. In purple nobody has one yet.
first-last-no-wait = Then both towers would have to grow, and neither would fit any more. Place your last seal.
