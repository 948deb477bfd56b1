# The first lesson of Lorenzo il Magnifico. Keys: the lesson, the station, its task, and what is said (text, do, yes, no).

first-title = Your first afternoon in Florence
first-about =
    You lead one of the noble families of Florence in the days of Lorenzo de’ Medici.
    For six rounds you send your family members out: into four towers for cards, to your fields and workshops, to the market and the council.
    Whoever makes the most victory points of it wins, and every second round the Church asks who stands by it.
first-end =
    That was the whole game: members, dice, four towers, harvest and production, market, council and Church. Six rounds of it, and the last points are counted as you have just seen.

    Later you can add _leaders_: four famous people each, drafted before the first round, with strong abilities for whoever meets their demands. Leave them out for now.

    The best next step is a whole game. The novices play gently, and the first time something new is asked, a tip tells you what it decides.

## 1

first-member-title = Four members, three dice
first-member-text =
    Your family has four members, and in every round you send out all four, one each turn. You and Bianca take turns.

    Three of them are worth what the _die of their colour_ shows. Today that is 5 for the black one, 3 for the white one and 1 for the orange one. The plain, _neutral_ member is worth 0.
first-member-do = Pick up your strongest member, the black one.
first-member-yes = The black member is in your hand, and it is worth 5. Every place it may go to is lit.
first-member-no-weaker = That member works too, but it is weaker. The best place on the table needs a 5, and only the black die shows one.
first-member-no-neutral = The neutral member is worth 0 and needs help wherever it goes. We keep it for last. Take the black one.

## 2

first-tower-title = The towers
first-tower-text =
    Most members go into the _towers_. From left to right they hold territories, characters, buildings and ventures. Place a member on a floor, and the card on it is yours.

    The floors ask for a value of 1, 3, 5 and 7, from the bottom up. The two upper floors also give you something extra.
first-tower-do = Take { card-forest }, on the third floor of the { tower-territory }: it asks for exactly 5.
first-tower-yes =
    { card-forest } is yours. Territories cost nothing. The card gave you 1 wood, the floor another, so you now have 4.

    Then Bianca sent her white member into the { tower-building }.
first-tower-no-low = You may, but a 5 is too good for a low floor: a weaker member reaches that one later. Use the whole 5.
first-tower-no-high = You would reach the 7, but only by sending two of your three servants along. We will need them soon. Stop one floor lower.
first-tower-no-other-tower = That tower’s turn will come. Its cards cost coins or goods; a territory is free. Start with the { tower-territory }, third floor.
first-tower-no = That place is for later. Look for { card-forest } on the third floor of the { tower-territory }.

## 3

first-fee-title = What a card costs
first-fee-text =
    Only territories are free. Buildings are paid in wood, stone and coins, characters in coins.

    And there is a catch: if _anybody_ already stands in a tower, its next visitor pays 3 coins more. Bianca is in the { tower-building } now, so every building costs you 3 coins extra.
first-fee-pick-do = You have 5 coins. Pick up your white member, worth 3.
first-fee-pick-yes = A 3 reaches the second floor of any tower.
first-fee-pick-no-orange = The orange member only reaches the lowest floor. We want the second floor: take the white one.
first-fee-pick-no-neutral = The neutral member would need three servants for that. Take the white one.
first-fee-place-do = Nobody stands in the { tower-character } yet. Take { card-farmer } from its second floor for 3 coins.
first-fee-place-yes =
    { card-farmer } works for you from now on: every _harvest_ of yours counts 2 more. You have 2 coins left.

    Bianca visited the council. Let us use { card-farmer } at once.
first-fee-place-no-fee = You could pay for it: 3 coins because Bianca stands there, and then the price. But that leaves you poor for a small house. In the { tower-character } nobody charges extra.
first-fee-place-no-other-character = A good card, but not the one for our plan. You own { card-forest }, and { card-farmer } makes land work better.
first-fee-place-no-own = Your black member stands in this tower. Only one coloured member of a family may be in a tower.
first-fee-place-no-gone = The card of that floor is gone until the next round.
first-fee-place-no = That is allowed, but we want a card that makes { card-forest } worth more: { card-farmer }, second floor of the { tower-character }.

## 4

first-harvest-title = Harvest
first-harvest-text =
    Cards also work for you later. A _harvest_ works your territories, a _production_ your buildings.

    The black number on a card says how high the harvest must be: { card-forest } needs 5. Your orange member is only worth 1, but { card-farmer } adds 2.
first-harvest-pick-do = Pick up the orange member.
first-harvest-pick-yes = Worth 1, and for a harvest 3 with { card-farmer }. Two are still missing.
first-harvest-pick-no-neutral = The neutral one is worth 0; it would need one more servant. Take the orange one.
first-harvest-place-do = Send it to the harvest.
first-harvest-place-yes = Now you are asked how many servants go along.
first-harvest-place-no-production = That is the production: it works buildings, and you have none yet. The harvest works your { card-forest }.
first-harvest-place-no-closed = That place is only open with more players.
first-harvest-place-no = Possible, but { card-forest } is waiting: send the member to the harvest.

## 5

first-servants-title = Servants
first-servants-text =
    Every _servant_ you send along adds 1 to the value. They go back to the supply, so do not waste them.

    In the towers just as many go along as you need. In harvest and production you decide, because a higher value may make more cards work.
first-servants-do = Your harvest is worth 3, { card-forest } needs 5. Send just enough servants.
first-servants-yes =
    3 wood from { card-forest }. And with every harvest your own _bonus tile_ gives you 1 wood, 1 stone and 1 servant. You have 8 wood now.

    Bianca sent a member to the market, where the servants are.
first-servants-no-few = Then the harvest stays below 5 and { card-forest } gives nothing; you would get no more than your bonus tile. Two servants make it 5.
first-servants-no-many = One too many: two servants make it 5, and the third brings nothing at all.

## 6

first-market-title = The market, and your neutral member
first-market-text =
    Your last member is the neutral one, and it is in your hand already. It is worth 0, so a place that asks for 1 costs it one servant.

    The _market_ asks for 1 and pays at once: 5 coins on one place, 5 servants on the other. A place takes _one_ member. What is taken is taken.
first-market-do = You have 2 coins. Fetch 5 more at the market.
first-market-yes =
    7 coins. One servant went along and is gone.

    Bianca placed her last member too: the _round is over_. All members come home, the cards left in the towers are cleared away, and four new cards come into each tower.
first-market-no-taken = Bianca stands there already. A place in the market takes one member: whoever comes first.
first-market-no-closed = That part of the market only opens with four players.
first-market-no-dear = Somebody stands in that tower, so it would cost 3 coins extra, and you have 2. Coins are just what we are after.
first-market-no = You could, but you are almost out of coins, and next round you want to buy. Fetch the 5 coins.

## 7

first-council-title = The council
first-council-text =
    The dice are rolled anew: black 1, white 6, orange 4. Bianca went first this time, because she was the first to visit the _council palace_ last round. That is what it is for.

    The council also gives you a coin and a _privilege_: a small gift of your choice. It asks for 1 and always has room, so it is the place for your weakest member.
first-council-pick-do = Pick up the black member. Today it is only worth 1.
first-council-pick-yes = Just enough for the council.
first-council-pick-no-strong = Too good for the council: it asks for 1, and that member can do more. The black one is enough.
first-council-pick-no-neutral = It would cost you your last servant. The black one goes without.
first-council-place-do = Place it in the council palace.
first-council-place-yes = 1 coin, and a privilege to choose. Next round you go first.
first-council-place-no-market = Not bad, but then Bianca may go first again. Show yourself at the council.
first-council-place-no = Allowed, but with a 1 the council gives you the most: a coin, a privilege, and the first turn of the next round.
first-council-privilege-do = After this round the Church wants to see 3 _faith_. Choose faith as your privilege.
first-council-privilege-yes = Your marker stands at 1 faith. Two more are needed, and there is a card for that.
first-council-privilege-no = A fine gift at another time. But the Church comes at the end of this round, and you have no faith at all.

## 8

first-building-title = Buildings
first-building-text =
    _Buildings_ give victory points at once, and they turn goods into other goods again and again.

    { card-carpenters-shop } costs 1 coin and 2 wood. It brings 3 points now, and in a production it sells wood: 1 for 3 coins, or 2 for 5. You have 8 wood.
first-building-pick-do = It stands on the third floor. Pick up a member that reaches 5.
first-building-pick-yes = The white one is worth 6 today: enough, with nothing to pay in servants.
first-building-pick-no-weak = That one does not reach the third floor without servants, and you only have one. The white member is worth 6.
first-building-place-do = Take { card-carpenters-shop }. Nobody stands in the { tower-building }.
first-building-place-yes =
    3 victory points, and 1 military point from the third floor. Its number is 4: a production of 4 or more makes it work.

    Bianca took coins from the market.
first-building-place-no-other = A building too, but you have 8 wood to sell, and { card-carpenters-shop } is the house that buys it. Third floor.
first-building-place-no = Allowed. But your 8 wood wait for a buyer: { card-carpenters-shop }, third floor of the { tower-building }.

## 9

first-production-title = Production
first-production-text =
    A _production_ is to your buildings what a harvest is to your land: every building works whose number the value reaches.

    Many buildings _exchange_: you give the goods you had when the action began, and get others.
first-production-pick-do = Your { card-carpenters-shop } needs 4. Pick up the member that is worth 4.
first-production-pick-yes = Exactly 4.
first-production-pick-no-neutral = Worth 0, and you have a single servant: that makes 1. The orange member is worth 4.
first-production-place-do = Send it to the production.
first-production-place-yes = The value is 4 without any servants.
first-production-place-no-harvest = A harvest of 6 with { card-farmer } is nice, but then nobody buys your wood. Production!
first-production-place-no = Possible, but your new building wants to work: send the member to the production.
first-production-servants-do = How many servants does it take to reach 4?
first-production-servants-yes = None. Save them whenever you can.
first-production-servants-no = You have reached 4 already, and no other building of yours is waiting. Keep your servant.
first-production-exchange-do = Now the carpenter asks: sell 2 wood for 5 coins.
first-production-exchange-yes =
    5 coins for 2 wood, and your bonus tile added 2 coins and 1 military point. You are rich: 14 coins.

    Bianca went to the market with her last member. You have one left, too.
first-production-exchange-no-one = 3 coins for 1 wood is a good price, but you have plenty of wood: 5 coins for 2 brings more. A card makes only one exchange in a production.
first-production-exchange-no-none = You may decline, but wood lies about idle and coins buy cards. Sell 2.

## 10

first-venture-title = Ventures
first-venture-text =
    _Ventures_ give something at once and victory points at the _end_ of the game: the figure printed on them.

    { card-support-to-the-bishop } costs 2 coins, 1 wood and 1 stone and brings 3 faith. Just what you need: the Church comes right after this turn.
first-venture-do = Your neutral member is in your hand. Take { card-support-to-the-bishop } from the lowest floor of the { tower-venture }.
first-venture-yes =
    Your last servant went along, and your faith is 4 now.

    That was the end of round 2. Bianca had too little faith: the Church _excommunicates_ her, and the tile of this period lies with her to the end. Her harvests are worth 3 less.
first-venture-no = Then you would meet the Church with 1 faith. Think of { card-support-to-the-bishop }, lowest floor of the { tower-venture }.

## 11

first-church-title = The Vatican report
first-church-text =
    After rounds 2, 4 and 6 the Church asks for 3, then 4, then 5 _faith_. Who has less gets the tile.

    Who has enough may choose. _Support_ the Church: your faith goes back to 0 and you score points for it, more and more the higher it was. Or _refuse_: you keep your faith, but take the tile.
first-church-do = You have 4 faith. Support the Church.
first-church-yes = 4 points, and no tile for you. Your faith starts from 0 again, and the next report asks for 4.
first-church-no-defy = You would keep your 4 faith for later, but your harvests would be worth 3 less for the rest of the game. Not this time.

## 12

first-military-title = Land wants soldiers
first-military-text =
    Let us move on to the third round. You own two territories, and more of them score well: 1 point for three, 4 for four, 10 for five, 20 for six.

    But the third one can only be taken with 3 _military_ points, the fourth with 7, the fifth with 12 and the sixth with 18. You do not spend them; you have to have them. You have 2.
first-military-place-do = Your black member is in hand, worth 2. A territory is refused. But { card-captain } would bring you 2 military points: 4 coins, lowest floor of the { tower-character }.
first-military-place-yes = 4 military points. And { card-captain } has more: an _extra action_ in the { tower-territory }, worth 6, without a member.
first-military-place-no-territory = See? It would be your third territory, it needs 3 military points and you have 2. Soldiers first.
first-military-place-no = Allowed, but it brings no third territory. Look at { card-captain } on the lowest floor of the { tower-character }.
first-military-extra-do = Take any territory the extra action reaches.
first-military-extra-yes =
    Your third territory, in the very turn in which you were still refused one. Many characters of the later periods give such extra actions.

    Military is worth having in the end too: most of it scores 5 points, second most 2.
first-military-extra-no-decline = An extra action may be declined, but it is a present! Take a territory.

## 13

first-points-title = The last member
first-points-text =
    The sixth round, the last turn of the game. You have five _characters_, three territories, 7 coins and one member worth 5.

    Characters score together at the end: 1, 3, 6, 10, 15 points for one to five, and 21 for six. What you have left, five goods make 1 point.
first-points-place-do = Where does your last member bring the most points?
first-points-place-yes =
    { card-noble } gives 2 points for each of your three territories, and the sixth character makes 21 points of 15: 12 points with one member.

    Now the Church comes for the last time.
first-points-place-no-territory = A fourth territory would be worth 3 more points, but it needs 7 military points and you have 5.
first-points-place-no = That brings a few points. Do the sum for a sixth character: 21 instead of 15, and { card-noble } adds 2 for each territory.
first-points-church-do = Faith that is left at the end scores nothing. What do you answer?
first-points-church-yes =
    5 points for 5 faith. Now everything is counted, and you win: see the list.

    Points of the game, territories, characters, ventures, military and what is left. That is all there is to score.
first-points-church-no-defy = Then your 5 faith would be worth nothing, and this tile takes a point for every good you have left. Support the Church!
