summary-goal = Maak van je land een plek waar kunstenaars en geleerden graag werken. Hun werken brengen florijnen op, en florijnen worden prestige. Na { figure-rounds } ronden wint het meeste prestige.
summary-again = { figure-rounds } ronden als deze; daarna worden de prestigekaarten omgedraaid.

summary-station-auction = Veiling
summary-station-auction-text = Bieden begint bij { figure-opening } florijnen en gaat met { figure-raise } omhoog. Iedereen koopt _één ding_ per ronde, en van elke soort is er één.
summary-station-item = Richt je land in
summary-station-item-text = Landschappen leg je meteen neer. Narren verbeteren elk werk, bouwmeesters maken gebouwen goedkoop.
summary-station-build = Bouw
summary-station-build-text = Iedereen heeft { figure-actions } acties. De prijs van een gebouw hangt van je bouwmeesters af, en het moet in je land passen.
summary-station-cards = Mensen en vrijheden
summary-station-cards-text = Of trek een beroeps- of bonuskaart (houd er één van { figure-look }), of voer een vrijheid in.
summary-station-work = Voltooi een werk
summary-station-work-text = Speel een beroep. Bevalt je land genoeg, dan betaalt het { figure-per_point } florijnen per punt waarde.
summary-station-best = Het beste werk
summary-station-best-text = Het waardevolste werk van de ronde levert { figure-best } prestige op. Daarna begint de volgende vorst.

summary-points-works = Werken: florijnen die je meteen in prestige omzet
summary-points-works-worth = één per { figure-prestige_price }
summary-points-best = Beste werk van de ronde
summary-points-best-worth = { figure-best }
summary-points-building = Elk gebouw
summary-points-building-worth = { figure-building_prestige }
summary-points-landscape = Tweede en later landschap van een soort
summary-points-landscape-worth = { figure-again }
summary-points-builder = Tweede en derde bouwmeester
summary-points-builder-worth = { figure-builder_prestige }
summary-points-prestige = Prestigekaarten, aan het einde
summary-points-prestige-worth = zoals vermeld
summary-points-minimum = Nodig: de minimumwaarde van een werk, per ronde

summary-missed-jesters = Narren tellen elke keer
summary-missed-jesters-text = { figure-jester } voor elk, in elk werk. Een gebouw telt { figure-building }, een landschap { figure-landscape }, een vrijheid { figure-freedom }, elk van je mensen { figure-people }.
summary-missed-minimum = De lat gaat omhoog
summary-missed-minimum-text = De minimumwaarde is { figure-minimum }, ronde na ronde. Doe de makkelijke werken eerst.
summary-missed-builders = Twee bouwmeesters openen het land
summary-missed-builders-text = Daarvoor mogen gebouwen elkaar niet raken. De prijs daalt: { figure-builder_cost } florijnen met geen, een, twee, drie.
summary-missed-money = Meteen wisselen of nooit
summary-missed-money-text = Alleen als het werk betaalt, worden florijnen prestige. Later gaat het alleen nog terug, voor { figure-joker } florijnen per punt.
summary-missed-one = Eén ding, niet meer
summary-missed-one-text = Wie koopt, doet deze ronde niet meer mee aan de veiling. De laatste neemt wat hij wil voor de openingsprijs.

summary-table-builders = Bouwmeesters
summary-table-builders-count = Bouwmeesters die je hebt
summary-table-builders-cost = Een gebouw kost, in florijnen
summary-table-builders-prestige = Prestige voor deze bouwmeester
