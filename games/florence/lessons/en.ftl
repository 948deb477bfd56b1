# The first lesson of Florence. Keys: the lesson, the station, its task, and what is said (text, do, yes, no).

first-title = Your first carnival night
first-about =
    It is carnival night in Florence, nine parties are on, and the three Medici, Cosimo, his wife Contessina and their son Giovanni, drive from one to the next.
    You send your family into the queues, hoping to stand right in front where one of them gets out.
    After nine rounds the family that was seen most, and bragged most, has the most victory points.
first-end =
    Nine rounds like these: time comes, everybody acts until all have passed, a noble drives and shows favour. At the end your objective counts, and 2 time left are 1 point.

    Look ahead: the dial shows the next three destinations. Whoever is there a round early stands in front. And never spend your last time before Giovanni comes.

    Now play a whole game. The novices are easily distracted, and the first time something new is asked, a tip tells you what it decides.

## 1

first-start-title = Where is Cosimo going tonight?
first-start-text =
    There are nine parties, in three rows: 1 2 3, 4 5 6, 7 8 9. In the first round _Cosimo_ drives, from 5 to 9. He always takes the same way: 1, 5, 2, 3, 6, 9, 8, 7, 4, and back to 1. So tonight he passes 2, 3 and 6, and gets out at 9.

    Wherever a carriage passes, the _lead_, the first in the queue, scores a point. Where it stops, everybody in the queue scores.
first-start-do = Bice’s débutante is at 9 already. Put yours at 3, on Cosimo’s way, where nobody stands.
first-start-yes = You are first in line at 3: the lead is yours.
first-start-no-route = That one is on his way too. But let us take 3: from there you have a street to 6 and on to 9.
first-start-no-taken = Bice stands at 9, and the first débutantes go to empty places. We will get there soon enough.
first-start-no = Cosimo does not pass there tonight. His way is 5, 2, 3, 6, 9.

## 2

first-deploy-title = Into the queue
first-deploy-text =
    Actions cost _time_. You have 12 for this round, and the dial never holds more.

    At 9 Cosimo gives 11 points to the first in the queue, 7 to the second, then 4 and 2. _Deploying_ a débutante costs 4 time and can be done anywhere.
first-deploy-action-do = Deploy a débutante.
first-deploy-action-yes = Where to?
first-deploy-action-no = Possible, but first get more people to the party: deploy a débutante.
first-deploy-where-do = To 9, where Cosimo gets out. You join the end of the queue.
first-deploy-where-yes = Second in line, behind Bice. She has sent somebody to 6 meanwhile.
first-deploy-where-no = Cosimo does not get out there. The big points are at 9.

## 3

first-promote-title = Rank goes first
first-promote-text =
    Second place is good. First place is better. In a queue _maestros_ stand before _donnas_, and donnas before _débutantes_, whenever they came.

    _Promoting_ costs 5 time: a débutante becomes a donna, or a donna a maestro, and goes to its new place at once.
first-promote-action-do = You have 8 time left. Promote somebody.
first-promote-action-yes = Whom?
first-promote-action-no = That does not bring you past Bice. A donna would stand before her débutante: promote.
first-promote-who-do = Your débutante at 9.
first-promote-who-yes = Your donna steps past Bice: you have the lead at 9! Bice promoted hers as well, but she came later and stands behind you.
first-promote-who-no = At 3 you are first anyway. At 9 it is about 11 points or 7.

## 4

first-brag-title = Bragging
first-brag-text =
    Every party has a _brag tile_. For 1 time you may brag where one of your people is, and you score at once. Each tile can be used only once by each family.

    At 9 it is { tile-party_life }: 3 points for each lead you hold. You have two, at 3 and at 9.
first-brag-action-do = Brag!
first-brag-action-yes = Where?
first-brag-action-no = For 1 time you get 6 points at once. Brag.
first-brag-where-do = At 9.
first-brag-where-yes = 6 points. Your marker lies on the tile: if it is the highest there when a noble drives by, and you have somebody at the party, you draw a _scandal card_. Bice bragged at 6.
first-brag-where-no = There it counts gifts, and you have not given any yet: 0 points. At 9 you get 6.

## 5

first-pass-title = Passing, and the ring
first-pass-text =
    You have 2 time left. Whoever _passes first_ gains 2 time. And afterwards, as long as others go on, you get a small bonus each turn.

    When you pass you lay your _ring_ at a party. With your ring there you could swap with a neighbour of the same rank in the queue. Where your ring lies, nobody else’s can.
first-pass-action-do = Nothing more to gain here. Pass.
first-pass-action-yes = 2 time gained. Now the ring.
first-pass-action-no = You could, but then Bice passes first and gets the 2 time. Pass now.
first-pass-ring-do = Bice’s donna stands right behind yours at 9. Lay your ring there, before she does.
first-pass-ring-yes = Now she cannot swap with you. She went on from 6 to 3. It is your turn again, and you take a bonus.
first-pass-ring-no = Then Bice lays her ring at 9 and swaps: she would have the 11 points and you the 7.
first-pass-bonus-do = Take 1 point.
first-pass-bonus-yes =
    Then Bice passed too, and Cosimo drove off: 1 point each for your leads at 3 and 9, and a scandal card for your brag. At 9 he got out: 11 points for you, 7 for Bice.

    You have 20 points after the first round.
first-pass-bonus-no-swap = You would give up the lead at 9 of your own free will!
first-pass-bonus-no = Time is useful too. But a point is a point; you have time enough for the next round.

## 6

first-walk-title = Contessina is choosy
first-walk-text =
    The second round: _Contessina_ drives from 6 by way of 9 to 8. New time has come: you have 11.

    At 8 she gives 13 points to the first, then 9, 6 and 4. But she only looks at _donnas and maestros_: a débutante gets nothing. Bice has a débutante there already.
first-walk-action-do = From 9 it is one street to 8. Moving costs 1 time. Move.
first-walk-action-yes = Who walks?
first-walk-action-no = That can wait. Your donna stands next door to where Contessina will get out: move.
first-walk-who-do = Your donna, at 9.
first-walk-who-yes = Where to?
first-walk-who-no = A débutante is no use at Contessina’s. Take the donna.
first-walk-where-do = To 8.
first-walk-where-yes = Your donna goes straight to the front, before Bice’s débutante. Bice bragged about it all the same.
first-walk-where-no = That is the wrong way. Contessina gets out at 8.

## 7

first-card-title = Scandals
first-card-text =
    _Scandal cards_ are small secret tricks. They cost what is printed on them. You have { card-teleport }: one of yours goes to any party, for 1 time.

    At 9 your brag marker is the highest, but you have nobody there any more. Contessina passes 9, and with somebody there you would draw another card.
first-card-play-do = Play { card-teleport }.
first-card-play-yes = Who takes the secret way?
first-card-play-no = You may, but let us try out the card: { card-teleport } takes somebody to 9 for 1 time.
first-card-who-do = Your débutante at 3. Cosimo has gone; nothing happens there tonight.
first-card-who-yes = Where does the secret way lead?
first-card-who-no = She is waiting for Contessina, right in front. Leave her there.
first-card-where-do = To 9.
first-card-where-yes = Somebody of yours is at 9 again. Bice gave Cosimo a present: his carriage is still standing there.
first-card-where-no = Contessina comes by 9 tonight, and your brag is waiting there.

## 8

first-gift-title = Gifts and guards
first-gift-text =
    Whoever has a member where a noble’s carriage stands may give that noble a _gift_: 2 time for the first one. In return you place a _guard_, for the rest of the game.

    Cosimo’s are _bodyguards_ on streets: when you walk there you gain 1 time, when others do you gain 2 points. Contessina gives spies, who bring scandal cards; Giovanni gives bouncers, who let you in at the front.
first-gift-action-do = Cosimo’s carriage is at 9, and so are you. Give him a gift.
first-gift-action-yes = Now choose a street for your bodyguard.
first-gift-action-no = Possible. But a guard works to the end of the game, so the earlier the better: a gift for Cosimo.
first-gift-guard-do = The next party is at 7, and many will walk there from 8. Guard the street between 7 and 8.
first-gift-guard-yes =
    Whoever walks there now pays you, in a way. You sent a débutante to 7 at the end of the round, and then Contessina came.

    13 points for your donna, and nothing for Bice’s débutante. A new card for your brag at 9, too.
first-gift-guard-no = A guard there works as well. But tomorrow everybody wants to go to 7: between 7 and 8 he will be worth more.

## 9

first-giovanni-title = Giovanni wants to be paid
first-giovanni-text =
    The third round is nearly over. _Giovanni_ comes to 7. He does not look at places: he looks at who has the most people at the party.

    The first may have 20 points, for 4 time. The next 12 for 2, then 6 for 1. Who has no time left gets nothing. You have two at 7, Bice has one and has passed. You have 5 time.
first-giovanni-action-do = What do you do now?
first-giovanni-action-yes = He drove all around town, 1 point for each of your leads, and now he asks you.
first-giovanni-action-no = Then you might not have the 4 time he asks for: 20 points lost. Keep your time and pass.
first-giovanni-offer-do = 20 points for 4 time. What do you say?
first-giovanni-offer-yes = The best deal of the night. Bice got the 12 points. Whenever Giovanni drives, in rounds 3, 6 and 9, come with time in your pocket.
first-giovanni-offer-no = You would never get so much for 4 time elsewhere. Accept.

## 10

first-last-title = The last turn
first-last-text =
    Round 9, your last turn. Giovanni comes to 6; Bice has passed. You have 8 time. At 6 you have one member, and so has Bice, in front of you: she would be the first he asks.

    And there is your _objective_, a secret card with four parties: 1, 5, 6 and 8. At the end, four of your people on them bring 10 points, five 15. You have three there: at 1, 6 and 8.
first-last-action-do = One action that serves both. Which one?
first-last-action-yes = 4 time are left, just what Giovanni asks for. Where to?
first-last-action-no = That helps only once, if at all. A new débutante in the right place helps twice.
first-last-where-do = Where does she count for your objective and for Giovanni?
first-last-where-yes = Four people for your objective, and two against one at 6. You passed, and Giovanni is here.
first-last-where-no = For only one of the two, at best. Where is Giovanni going?
first-last-offer-do = 25 points for 4 time.
first-last-offer-yes =
    25 points, 10 for your objective, and the night is over. You have won.

    The list shows where the points came from: leads, the three nobles, brags, bonuses, time and objective.
first-last-offer-no = There is nothing left to save your time for. Accept!
