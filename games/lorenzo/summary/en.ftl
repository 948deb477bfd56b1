summary-goal = Lead a noble family through { figure-periods } periods. Cards, the favour of the Church, soldiers and riches become victory points; whoever has most at the end wins.
summary-again = Everybody has { figure-turns } turns in a round, { figure-rounds } rounds make a period. After period { figure-periods } the last points are counted.

summary-station-dice = Cards and dice
summary-station-dice-text = Every tower gets new cards. The three dice say what everybody’s members of that colour are worth in this round.
summary-station-member = Send a member
summary-station-member-text = In turn, each puts _one member_ on one space. Servants make up what the die lacks.
summary-station-tower = Tower: take a card
summary-station-tower-text = Floors ask for { figure-floors }. You pay for the card, lay it down, and it works at once.
summary-station-work = Fields and workshops
summary-station-work-text = _Harvest_ works your territories, _production_ your buildings, as far as the value reaches.
summary-station-market = Market or council
summary-station-market-text = Goods at once, without a card. The council also decides who begins the next round.
summary-station-church = The Church asks
summary-station-church-text = At the end of each period: { figure-faith } faith, period by period, or an excommunication for the rest of the game.

summary-points-territories = Territories, by how many you have
summary-points-characters = Characters, by how many you have
summary-points-ventures = Ventures
summary-points-ventures-worth = as printed
summary-points-church = Supporting the Church: all your faith, by the track
summary-points-church-worth = up to { figure-faith_most }
summary-points-military = Most soldiers, second most
summary-points-military-worth = { figure-first } · { figure-second }
summary-points-goods = Coins, wood, stone and servants left, for every { figure-goods }
summary-points-goods-worth = { figure-goods_vp }

summary-missed-fee = A tower that is visited costs
summary-missed-fee-text = If any member stands in it, even your own, you pay { figure-fee } coins before all else.
summary-missed-soldiers = Territories want soldiers
summary-missed-soldiers-text = Your next territories ask for { figure-slots } military. You must have it; you do not spend it.
summary-missed-neutral = The plain member is worth { figure-neutral }
summary-missed-neutral-text = With servants it goes anywhere, and it alone may join your own coloured member in a tower.
summary-missed-production = Goods arrive at the end
summary-missed-production-text = What one workshop makes cannot pay for the next in the same production. And the large space counts { figure-large }.
summary-missed-faith = Support takes all your faith
summary-missed-faith-text = You start again from the bottom of the track. And faith that is left when the game ends is worth nothing.
