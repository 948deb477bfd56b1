summary-goal = Win opdrachten met { figure-coins } munten en geheime boden. De meeste punten winnen.
summary-again = { figure-rounds } ronden, dan worden de punten geteld.

summary-station-commission = Een opdracht
summary-station-commission-text = De volgende wordt van de stapel omgedraaid.
summary-station-bid = Iedereen biedt
summary-station-bid-text = In het geheim en tegelijk, tot { figure-most } munten.
summary-station-take = De hoogste krijgt haar
summary-station-take-text = Alleen de _enige_ hoogste bieder betaalt en neemt de opdracht.

summary-points-commissions = Elke opdracht
summary-points-commissions-worth = zoals vermeld
summary-points-patron = In de kleur van je beschermheer, erbij
summary-points-patron-worth = { figure-bonus }
summary-points-coins = Per { figure-each } munten die over zijn
summary-points-coins-worth = één

summary-missed-tie = Gelijk krijgt niets
summary-missed-tie-text = Bieden meerderen het meest, dan krijgt niemand de opdracht.
summary-missed-loser = Verliezen is gratis
summary-missed-loser-text = Alleen wie de opdracht neemt, betaalt.
summary-missed-limit = Een bod heeft een grens
summary-missed-limit-text = Hoe rijk je ook bent, je biedt hoogstens { figure-most }.
summary-missed-patron = Je beschermheer is geheim
summary-missed-patron-text = Anderen zien aan je boden welke kleur je wilt.
summary-missed-left = Munten zijn punten
summary-missed-left-text = Wat je niet uitgeeft, is aan het einde iets waard.
