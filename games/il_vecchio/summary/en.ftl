summary-goal = Bring down the Medici. Your people gather followers and scrolls in the towns and turn them into provinces abroad and offices in Florence. The most power points win.
summary-again = In your turn you take exactly one action: goods, a province, an office, a new member or a rest. When the last crest has fallen, everybody takes { figure-last } actions in a row, and it is over.

summary-station-travel = Travel
summary-station-travel-text = One standing member may go where it acts: { figure-step } florin a town, or a cart to anywhere.
summary-station-city = Town: goods
summary-station-city-text = Where a _middleman_ stands: take goods, he moves on, your member lies down. A bishop does without both.
summary-station-province = Province
summary-station-province-text = In a red town: followers and florins put your member on the region’s track and win a tile.
summary-station-office = Office
summary-station-office-text = In Florence: { figure-scrolls } scrolls, and { figure-extra } florins where the cost tile lies. Of { figure-look } tiles of council or nobility you keep one.
summary-station-people = People
summary-station-people-text = Roll for a new member, or let all of yours stand up and get { figure-rest } florin.
summary-station-crest = A crest falls
summary-station-crest-text = Some spaces of a track bring a Medici crest: tax, moving middlemen, or trouble in the family.

summary-points-venice = Venice, by space
summary-points-milan = Milan, by space
summary-points-papal = Papal States, by space
summary-points-offices = Each member on the council · the nobility
summary-points-offices-worth = { figure-council } · { figure-nobility }
summary-points-tracks = On all five tracks · most members on one
summary-points-tracks-worth = { figure-all } · { figure-majority }
summary-points-tiles = Nobility tiles, secret until the end
summary-points-tiles-worth = as on the tile
summary-points-crests = Each Medici crest
summary-points-crests-worth = { figure-crest }

summary-missed-lying = Who lies does nothing
summary-missed-lying-text = After a town’s goods a member lies until you rest. Use several before you take a turn to recover.
summary-missed-bishop = A bishop keeps your member up
summary-missed-bishop-text = Pay one and you need no middleman, and nobody lies down. But bishops are no followers.
summary-missed-early = Come early
summary-missed-early-text = The first spaces of a region pay most and cost the fewest florins.
summary-missed-tiles = Province tiles work once
summary-missed-tiles-text = Use them before or after your action, as many as you like, even in the turn you won them.
summary-missed-end = The end is a double turn
summary-missed-end-text = Full tracks are open then. Or you pass it as a whole, for { figure-pass } points.

summary-table-tracks = The tracks, from the first space to the last
summary-table-tracks-track = Track
summary-table-tracks-florins = Florins
summary-table-tracks-points = Points
