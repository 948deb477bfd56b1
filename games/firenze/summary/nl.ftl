summary-goal = Bouw torens van één kleur tot precies de hoogte die een opdracht vraagt. Elke opdracht levert prestige op en kost een van je zegels. Wie het meeste prestige heeft, wint.
summary-again = Een beurt bestaat uit deze zes fasen; dan is de volgende aan de beurt. Heeft iemand al zijn zegels geplaatst ({ figure-seals_two } met twee spelers, { figure-seals_three } met drie, { figure-seals_four } met vier), dan hebben alle anderen nog één beurt.

summary-station-card = Neem een kaart
summary-station-card-text = _Verplicht._ De meest linkse van { figure-row } is gratis; voor een andere leg je een steen op elke kaart links ervan. De stenen erop zijn van jou.
summary-station-exchange = Ruil
summary-station-exchange-text = Leg { figure-give } stenen op een kaart en neem er { figure-take } naar keuze van af.
summary-station-build = Bouw
summary-station-build-text = Hoogstens { figure-most } stenen, een steen per verdieping. Hoe meer je plaatst, hoe meer je betaalt.
summary-station-ruins = Bouwvallen storten in
summary-station-ruins-text = _Verplicht._ Elke oudere toren die niet is gegroeid, wordt afgebroken; de helft ben je kwijt.
summary-station-contract = Vervul opdrachten
summary-station-contract-text = Juiste kleur, precieze hoogte: prestige, een zegel op de opdracht, de stenen in de zak.
summary-station-limits = Grenzen
summary-station-limits-text = _Verplicht._ Je houdt hoogstens { figure-store } stenen in je magazijn en { figure-cards } kaarten.

summary-points-contracts = Elke opdracht, meer voor hoogte en zeldzame kleuren
summary-points-contracts-worth = zoals vermeld
summary-points-balconies = Balkons betalen meer, in hun volgorde
summary-points-balconies-worth = zoals vermeld
summary-points-levels = De eerste opdracht van een hoogte
summary-points-majority = Aan het einde: de meeste zegels in een kleur
summary-points-last_seal = Als eerste je laatste zegel plaatsen
summary-points-last_seal-worth = { figure-last_seal }
summary-points-cards = Feesten aan het einde, kerken meteen
summary-points-cards-worth = zie de kaart

summary-missed-grow = Elke toren, elke beurt
summary-missed-grow-text = Twee begonnen torens moeten in je volgende beurt allebei groeien. Begin alleen wat je kunt voeden.
summary-missed-exact = Precies, niet minstens
summary-missed-exact-text = Een toren die hoger is dan zijn opdracht, vervult niets tot hij de hoogte van een andere heeft.
summary-missed-cost = Je betaalt met stenen
summary-missed-cost-text = Wat je plaatst en wat je betaalt, komt uit hetzelfde magazijn, en de kosten lopen snel op.
summary-missed-pay_first = Eerst betalen, dan nemen
summary-missed-pay_first-text = De stenen op een kaart kunnen haar niet betalen. Met een leeg magazijn kun je alleen de eerste kaart nemen.
summary-missed-balcony = Balkons versperren
summary-missed-balcony-text = Een balkon dat nog niet aan de beurt is, sluit zijn kleur en hoogte voor iedereen af.

summary-table-building = Wat bouwen kost
summary-table-building-bricks = Stenen geplaatst in de beurt
summary-table-building-cost = Stenen betaald aan de zak
