summary-goal = Breng de Medici ten val. Je mensen verzamelen volgelingen en perkamenten in de steden en maken er provincies in het buitenland en ambten in Florence van. De meeste machtspunten winnen.
summary-again = In je beurt doe je precies één actie: goederen, een provincie, een ambt, een nieuw familielid of rust. Is het laatste wapenschild gevallen, dan doet ieder nog { figure-last } acties achter elkaar, en het is voorbij.

summary-station-travel = Reizen
summary-station-travel-text = Eén staand familielid mag naar de plek van de actie: { figure-step } florijn per stad, of met een kar overal heen.
summary-station-city = Stad: goederen
summary-station-city-text = Waar een _tussenpersoon_ staat: neem goederen, hij trekt verder, je familielid gaat liggen. Met een bisschop hoeft geen van beide.
summary-station-province = Provincie
summary-station-province-text = In een rode stad: volgelingen en florijnen brengen je familielid op het spoor van de regio en winnen een tegel.
summary-station-office = Ambt
summary-station-office-text = In Florence: { figure-scrolls } perkamenten, en { figure-extra } florijnen waar de tegel met de extra kosten ligt. Van { figure-look } tegels van raad of adel houd je er één.
summary-station-people = Je mensen
summary-station-people-text = Dobbel om een nieuw familielid, of laat al je mensen opstaan en krijg { figure-rest } florijn.
summary-station-crest = Een wapenschild valt
summary-station-crest-text = Sommige vakken van een spoor brengen een wapenschild van de Medici: belasting, tussenpersonen op pad of onrust in de familie.

summary-points-venice = Venetië, per vak
summary-points-milan = Milaan, per vak
summary-points-papal = Kerkelijke Staat, per vak
summary-points-offices = Elk familielid in de raad · bij de adel
summary-points-offices-worth = { figure-council } · { figure-nobility }
summary-points-tracks = Op alle vijf sporen · de meeste leden op een spoor
summary-points-tracks-worth = { figure-all } · { figure-majority }
summary-points-tiles = Adeltegels, geheim tot het einde
summary-points-tiles-worth = zie de tegel
summary-points-crests = Elk wapenschild van de Medici
summary-points-crests-worth = { figure-crest }

summary-missed-lying = Wie ligt, doet niets
summary-missed-lying-text = Na de goederen van een stad ligt een familielid tot je rust. Gebruik er meerdere voor je een beurt rust neemt.
summary-missed-bishop = Een bisschop houdt je familielid overeind
summary-missed-bishop-text = Betaal er een: je hebt geen tussenpersoon nodig en niemand gaat liggen. Maar een bisschop is geen volgeling.
summary-missed-early = Kom vroeg
summary-missed-early-text = De eerste vakken van een regio leveren het meeste op en kosten de minste florijnen.
summary-missed-tiles = Een provincietegel werkt één keer
summary-missed-tiles-text = Voor of na je actie, zoveel je wilt, ook in de beurt waarin je hem wint.
summary-missed-end = Het einde is een dubbele beurt
summary-missed-end-text = Volle sporen zijn dan open. Of je past in één keer, voor { figure-pass } punten.

summary-table-tracks = De sporen, van het eerste vak tot het laatste
summary-table-tracks-track = Spoor
summary-table-tracks-florins = Florijnen
summary-table-tracks-points = Punten
