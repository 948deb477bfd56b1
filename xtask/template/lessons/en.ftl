# The first lesson. Keys: the lesson, the station, its task, and what is said (text, do, yes, no).

first-title = Two bids
first-about =
    Your workshop lives on commissions, and so does everybody else’s.
    All bid for them at the same time and in secret.
    The most points at the end win.
first-end = That is all. Now play a whole game: the novices bid at random, more or less.

first-bid-title = A commission
first-bid-text = A commission is turned up, and everybody bids in secret. The _one_ highest bidder pays and takes it; the others pay nothing.
first-bid-do = Bid 3 coins.
first-bid-yes = Marco bid 2: the commission is yours.
first-bid-no-nothing = Without a bid nothing can be won. This one is worth 3.
first-bid-no = Too little may be lost, too much is wasted. Try 3.

first-save-title = Saving
first-save-text = Coins that are spent are gone, and there are more commissions to come.
first-save-do = You have won one already. Let Marco have this one: bid 0 or 1.
first-save-yes = Marco paid 4. You have more coins left than he has.
first-save-no = You might win it, but then Marco is the rich one. Hold back this time.
