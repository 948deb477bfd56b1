# The first lesson of The Princes of Florence. Keys: the lesson, the station, its task, and what is said (text, do, yes, no).

first-title = Your first two years as a prince
first-about =
    You are a prince in Renaissance Florence, and you want artists and scholars to create their greatest works in your palace.
    At auctions and with your own money you furnish your land: gardens, buildings, freedoms, jesters, whatever your guests love.
    Every finished work brings florins or prestige, and after seven rounds the most prestige wins.
first-end =
    Seven rounds like these: an auction, two actions each, and 3 points for the best work. At the end the prestige cards are turned up, and that is all.

    Three things beginners learn the hard way: a prince without works has no money, so plan about five of them; jesters help every work you will ever make; and save your land, because buildings may not touch each other until you have two builders.

    Now play a whole game. The novices are generous bidders, and the first time something new is asked, a tip tells you what it decides.

## 1

first-people-title = The people at your court
first-people-text =
    These are the people who would work for you. Each of them loves a _building_, a _landscape_ and a _freedom_: look at the signs on the cards. The more of it your land has, the better the work will be.

    You were dealt four and keep three. So keep people who love the _same things_: then one purchase serves several of them.
first-people-do = Poet, painter and composer all love the lake. Who does not fit? Return that card.
first-people-yes = Three guests, one lake: a plan. The others have returned a card as well, and nobody knows which.
first-people-no = That one loves the lake, like two others of your cards. The { profession-astronomer } wants a tower and a forest: he stands apart.

## 2

first-auction-title = The auction
first-auction-text =
    Every round begins with auctions, and everybody can buy _one_ thing: a landscape, a jester, a builder, a prestige card or a recruiting card. Only one of each kind is sold in a round.

    You have 3500 florins and you go first. Who opens names a thing, at 200 florins. The others raise by 100 or pass.
first-auction-open-do = All three of your guests love a lake. Put the lake up for auction.
first-auction-open-yes = Fiammetta raised to 300, Guido passed. Now it is your turn again.
first-auction-open-no-landscape = A landscape, yes, but not the one your guests love. They want a lake.
first-auction-open-no-nothing = Then you buy nothing this round. You have 3500 florins: use them.
first-auction-open-no = A good thing, and you will want one soon. But the lake adds 3 to the works of all three of your guests.
first-auction-raise-do = A lake is worth 400 florins to you. Raise.
first-auction-raise-yes = Fiammetta gives up: the lake is yours for 400 florins. You buy nothing more this round.
first-auction-raise-no-pass = She would have it for 300. It adds 3 to the value of three works: that is 900 florins for you. Raise.

## 3

first-land-title = Your land
first-land-text =
    A landscape is placed at once. Your land has seven by seven squares, and the palace stands in a corner of it. A lake covers four squares.

    Landscapes may lie anywhere, even against buildings. Buildings are fussier, so put gardens where they are not in the way.
first-land-do = Place the lake in the upper left corner.
first-land-yes = A fine place. Then Fiammetta bought a jester for 400, and Guido, who was the last, took a builder for 200 without a fight.
first-land-no = Allowed, but in the middle it would soon be in the way of your buildings. Use the corner, upper left.

## 4

first-build-title = Two actions
first-build-text =
    After the auctions everybody has _two actions_: build, introduce a freedom, draw a card, or have a work completed.

    A work must reach a _minimum_: 7 in the first round. For the { profession-poet }: 4 for his building, 3 for his landscape, 3 for his freedom, and 1 for each person card you own. He has the lake and three cards: 6. Something is missing.
first-build-choose-do = The { profession-poet } dreams of a { building-theatre }. Build it, for 700 florins.
first-build-choose-yes = Every building brings you 3 prestige, whoever uses it. Now find a place for it.
first-build-choose-no-other = For one of your other guests, yes. But one building is enough for this round: let us start with the { profession-poet } and his theatre.
first-build-choose-no-work = The work would be worth 6, and in the first round it must reach 7. Build the theatre first.
first-build-choose-no = That is possible, but it does not get you a work this round. With a { building-theatre } the { profession-poet } can start.
first-build-place-do = Place the theatre in the upper right corner. You can turn it.
first-build-place-yes = It stands. Without two builders, buildings may not share an edge with each other or with the palace: keep that in mind.
first-build-place-no = There, too. But leave room for the next building, which must not touch it: take the upper right corner.

## 5

first-work-title = The first work
first-work-text =
    Your second action. The { profession-poet } now has his theatre, 4, his lake, 3, and your three person cards, 3: his work is worth 10.

    A work pays 100 florins for each point. At once you may change part of that into prestige: 200 florins for 1 point.
first-work-work-do = Let the { profession-poet } complete his work.
first-work-work-yes = 1000 florins. How much of it do you want as prestige?
first-work-work-no-poor = For that one the building is still missing. The { profession-poet } is ready.
first-work-work-no = You could, but the { profession-poet } is ready to work, and works are where the money comes from.
first-work-pay-do = You need money for the next rounds, too. Take 2 prestige, and keep 600 florins.
first-work-pay-yes =
    2 prestige and 600 florins. The card of the { profession-poet } stays on the table and goes on counting 1 for your other works.

    Fiammetta and Guido worked as well, but yours was the _best work_ of the round: 3 prestige more.
first-work-pay-no-all = It is tempting, but whoever has no money cannot buy anything at the auction. In the first rounds keep more than half: 2 prestige.
first-work-pay-no-none = Money is good, but you have plenty just now. Take 2 prestige.

## 6

first-last-bidder-title = Patience at the auction
first-last-bidder-text =
    The second round: Fiammetta opens. She has put up a builder, and Guido has raised to 300.

    A _jester_ adds 2 to every work you will ever complete. That is what you want. You may buy only one thing, so do not be drawn into a fight for something else. Who passes stays in the game for the next thing.
first-last-bidder-builder-do = Do you raise for the builder?
first-last-bidder-builder-yes = Fiammetta has it for 400. Now Guido opens: he wants a forest.
first-last-bidder-builder-no-raise = Builders make building cheaper. But if you win this one you get no jester. Let the two of them fight.
first-last-bidder-forest-do = Do you raise for the forest?
first-last-bidder-forest-yes = Guido has his forest for 200. You are the last one: now you may take _whatever you like_ for 200 florins.
first-last-bidder-forest-no-raise = None of your guests loves a forest. Wait: you are the last one then, and nobody bids against you.
first-last-bidder-take-do = Take the jester.
first-last-bidder-take-yes = For 200 florins! Patience is the best bidder. Then Fiammetta and Guido did their actions; this round you are the last.
first-last-bidder-take-no-nothing = For 200 florins anything is worth it. Take the jester.
first-last-bidder-take-no = Not bad for 200. But a jester adds 2 to each of your works, and you have two guests waiting.

## 7

first-value-title = What a work is worth
first-value-text =
    The minimum is 10 now. The { profession-painter }: the lake 3, the jester 2, your person cards 3. That is 8. He loves a studio and the freedom of travel.

    A _freedom_ costs 300 florins and is worth 3 to everybody who loves it. There are few copies of each.
first-value-freedom-do = You have two actions. What does the { profession-painter } need so that he can work right afterwards?
first-value-freedom-yes = 3 more: his work is worth 11 now.
first-value-freedom-no-other = A freedom, yes, but not the one he loves. He wants to travel.
first-value-freedom-no-studio = The studio would be worth 4, but it costs 700 florins, and a place. The freedom he loves is worth 3 and costs 300.
first-value-freedom-no-poor = He reaches only 8, and the minimum is 10. First give him something he loves.
first-value-freedom-no = That does not help the { profession-painter } to his 10. Look at the signs on his card.
first-value-work-do = Now let him work.
first-value-work-yes = 11: that is 1100 florins.
first-value-work-no = You have one action left, and the { profession-painter } is ready. Let him work.
first-value-pay-do = You are doing well. Take 3 prestige this time, and keep 500 florins.
first-value-pay-yes = Nobody else worked in this round: the best work is yours again. You have 14 prestige.
first-value-pay-no = It is your choice, really. But let us keep the balance: 3 prestige, 500 florins.

## 8

first-bonus-title = Bonus cards
first-bonus-text =
    Round 5. You have built an opera and a second lake; the _second landscape of a kind_ brought you 3 prestige at once. The minimum is 15 by now.

    Your { profession-composer } reaches 12. An action for 300 florins draws a _bonus card_: you see five and keep one. It adds to a work whatever it counts.
first-bonus-draw-do = Draw a bonus card.
first-bonus-draw-yes = Five cards. Which of them counts something you have a lot of?
first-bonus-draw-no-freedom = He does love the freedom of opinion: 3 more would make exactly 15. But a bonus card can do better here. Try it.
first-bonus-draw-no-poor = 12 is not enough: the minimum is 15. You need 3 more.
first-bonus-draw-no = That does not bring the { profession-composer } to 15. Draw a bonus card.
first-bonus-keep-do = You have two lakes, no forest and no large building. Which card do you keep?
first-bonus-keep-yes = 2 for each lake: that is 4. The other cards went under the pile.
first-bonus-keep-no = That counts little or nothing in your land. You have two lakes.
first-bonus-work-do = Now let the { profession-composer } work.
first-bonus-work-yes = 12 so far. You are asked whether you add a bonus card.
first-bonus-work-no = One action left, and the { profession-composer } can reach 15 now. Let him work.
first-bonus-add-do = Add your bonus card.
first-bonus-add-yes = 16! The card is spent.
first-bonus-pay-do = Two rounds are left: prestige becomes more important than money. Take 5.
first-bonus-pay-yes = 5 prestige and 600 florins, and the best work of the round on top.
first-bonus-pay-no = Halfway between: take 5 prestige. You still need some money for two auctions.

## 9

first-card-title = Prestige cards
first-card-text =
    Round 6. Guido has bought a builder, and you open the next auction.

    A _prestige card_ scores at the end of the game: you look at five and keep one, face down. The later you buy it, the better you know which one you can fulfil.
first-card-open-do = Put a prestige card up for auction.
first-card-open-yes = Fiammetta passed: it is yours for 200 florins. Five cards; one is for you.
first-card-open-no = Possible. But a prestige card that suits you is worth 5 to 8 points, more than most things at this auction.
first-card-keep-do = Two lakes, one freedom, two buildings of medium size. Nobody else has a lake. Which card do you keep?
first-card-keep-yes = 6 points for the most lakes, if nobody catches up. The others do not know about it.
first-card-keep-no-freedoms = 8 points, but you would have to buy two more freedoms, with two actions. The lakes you have already.
first-card-keep-no = You would have to work for that. There is one card that you fulfil already.

## 10

first-last-title = The last round
first-last-text =
    Round 7, your last action. You have bought two more jesters and drawn the { profession-choreographer }: his opera 4, his freedom 3, three jesters 6, four person cards 4. That is 17, just the minimum.

    At the end prestige counts, and nothing else. Florins only break a tie.
first-last-work-do = Let the { profession-choreographer } work.
first-last-work-yes = 1700 florins. And now?
first-last-work-no = A last work is worth up to 8 prestige, and the best of the round 3 more. Nothing else brings that.
first-last-pay-do = How much of it do you change into prestige this time?
first-last-pay-yes =
    All that is possible: 8 prestige, and 3 for the best work. The prestige cards were turned up, 6 points for your lakes, and you have won.

    The list shows where it came from: works, best works, buildings, landscapes, cards.
first-last-pay-no = What would you buy with the money? The game is over after this. Change as much as you can: 8.
