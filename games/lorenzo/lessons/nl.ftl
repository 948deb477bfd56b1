# De eerste les van Lorenzo il Magnifico. Sleutels: de les, de stap, de taak, en wat er gezegd wordt (text, do, yes, no).

first-title = Je eerste middag in Florence
first-about =
    Je staat aan het hoofd van een adellijke familie in het Florence van Lorenzo de’ Medici.
    Zes ronden lang stuur je je familieleden op pad: naar vier torens voor kaarten, naar je velden en werkplaatsen, naar de markt en naar de raad.
    Wie daar de meeste overwinningspunten uit haalt, wint, en na elke tweede ronde vraagt de Kerk wie haar steunt.
first-end =
    Dat was het hele spel: familieleden, dobbelstenen, vier torens, oogst en productie, markt, raad en Kerk. Zes ronden lang, en dan de telling die je net hebt gezien.

    Later kun je er de _leiders_ bij nemen: vier beroemdheden voor elke speler, gekozen vóór de eerste ronde en heel sterk voor wie aan hun eisen voldoet. Laat ze nu nog even weg.

    Het beste is nu een heel spel te spelen. De beginners spelen rustig, en als er voor het eerst iets gevraagd wordt, zegt een tip wat je ermee beslist.

## 1

first-member-title = Vier familieleden, drie dobbelstenen
first-member-text =
    Je familie heeft vier leden, en elke ronde stuur je ze alle vier op pad, één per beurt. Bianca en jij spelen om de beurt.

    Drie van hen zijn waard wat de _dobbelsteen van hun kleur_ aanwijst. Vandaag is dat 5 voor het zwarte, 3 voor het witte en 1 voor het oranje. Het gewone, _neutrale_ familielid is 0 waard.
first-member-do = Neem je sterkste familielid in de hand: het zwarte.
first-member-yes = Je hebt het zwarte familielid in de hand en het is 5 waard. Elke plek waar het heen mag, licht op.
first-member-no-weaker = Dat familielid kan ook, maar het is zwakker. De beste plek vraagt een 5, en alleen de zwarte dobbelsteen heeft die.
first-member-no-neutral = Het neutrale familielid is 0 waard en heeft overal hulp nodig. Dat bewaren we voor het laatst. Neem het zwarte.

## 2

first-tower-title = De torens
first-tower-text =
    De meeste familieleden gaan naar de _torens_. Van links naar rechts liggen daar gebieden, personen, gebouwen en projecten. Zet een familielid op een verdieping, en de kaart die er ligt is van jou.

    De verdiepingen vragen van onder naar boven waarde 1, 3, 5 en 7. De bovenste twee geven er nog iets bij.
first-tower-do = Neem { card-forest }, op de derde verdieping van de { tower-territory }: die vraagt precies 5.
first-tower-yes =
    { card-forest } is van jou. Gebieden kosten niets. De kaart gaf je 1 hout en de verdieping nog 1, dus nu heb je er 4.

    Daarna stuurde Bianca haar witte familielid naar de { tower-building }.
first-tower-no-low = Dat mag, maar een 5 is te goed voor een lage verdieping: daar komt een zwakker familielid straks ook. Gebruik de hele 5.
first-tower-no-high = Je zou de 7 halen, maar dan gaan twee van je drie dienaren mee. Die hebben we zo nodig. Stop één verdieping lager.
first-tower-no-other-tower = Die toren komt nog aan de beurt. De kaarten daar kosten munten of goederen, een gebied is gratis. Begin met de { tower-territory }, derde verdieping.
first-tower-no = Die plek is voor later. Zoek { card-forest }, op de derde verdieping van de { tower-territory }.

## 3

first-fee-title = Wat een kaart kost
first-fee-text =
    Alleen gebieden zijn gratis. Gebouwen betaal je met hout, steen en munten, personen met munten.

    En pas op: als er al _iemand_ in een toren staat, betaalt de volgende bezoeker 3 munten extra. Bianca staat nu in de { tower-building }, dus elk gebouw kost je 3 munten meer.
first-fee-pick-do = Je hebt 5 munten. Neem je witte familielid in de hand; het is 3 waard.
first-fee-pick-yes = Met een 3 kom je in elke toren op de tweede verdieping.
first-fee-pick-no-orange = Het oranje familielid komt niet verder dan de onderste verdieping. We willen de tweede: neem het witte.
first-fee-pick-no-neutral = Het neutrale familielid zou er drie dienaren voor nodig hebben. Neem het witte.
first-fee-place-do = In de { tower-character } staat nog niemand. Neem daar { card-farmer }, op de tweede verdieping, voor 3 munten.
first-fee-place-yes =
    { card-farmer } werkt vanaf nu voor je: elke _oogst_ van je is 2 meer waard. Je hebt nog 2 munten.

    Bianca ging naar de raad. Laten we { card-farmer } meteen gebruiken.
first-fee-place-no-fee = Je zou het kunnen betalen: 3 munten omdat Bianca daar staat, en dan nog de prijs. Maar dan ben je arm, voor een klein huis. In de { tower-character } betaal je niets extra.
first-fee-place-no-other-character = Een goede kaart, maar niet die voor ons plan. Je hebt { card-forest }, en met { card-farmer } brengt land meer op.
first-fee-place-no-own = Je zwarte familielid staat al in deze toren. Er mag maar één gekleurd lid van een familie in een toren staan.
first-fee-place-no-gone = De kaart van die verdieping is weg, tot de volgende ronde.
first-fee-place-no = Dat mag, maar we willen een kaart waarmee { card-forest } meer waard wordt: { card-farmer }, tweede verdieping van de { tower-character }.

## 4

first-harvest-title = Oogsten
first-harvest-text =
    Kaarten werken ook later voor je. Een _oogst_ zet je gebieden aan het werk, een _productie_ je gebouwen.

    Het zwarte getal op een kaart zegt hoe hoog de oogst moet zijn: { card-forest } vraagt 5. Je oranje familielid is maar 1 waard, maar { card-farmer } telt er 2 bij op.
first-harvest-pick-do = Neem het oranje familielid in de hand.
first-harvest-pick-yes = 1 waard, en voor een oogst 3 dankzij { card-farmer }. Er ontbreken er nog 2.
first-harvest-pick-no-neutral = Het neutrale is 0 waard; dat zou een dienaar meer kosten. Neem het oranje.
first-harvest-place-do = Stuur het naar de oogst.
first-harvest-place-yes = Nu wordt je gevraagd hoeveel dienaren er meegaan.
first-harvest-place-no-production = Dat is de productie: die zet gebouwen aan het werk, en die heb je nog niet. De oogst zet { card-forest } aan het werk.
first-harvest-place-no-closed = Die plek is alleen open met meer spelers.
first-harvest-place-no = Dat kan, maar { card-forest } wacht: stuur het familielid naar de oogst.

## 5

first-servants-title = Dienaren
first-servants-text =
    Elke _dienaar_ die je meestuurt, telt 1 bij de waarde op. Daarna is hij weg, dus verspil ze niet.

    In de torens gaan er precies zoveel mee als nodig is. Bij oogst en productie beslis jij, want met een hogere waarde werken er soms meer kaarten.
first-servants-do = Je oogst is 3 waard, { card-forest } vraagt 5. Stuur net genoeg dienaren mee.
first-servants-yes =
    3 hout van { card-forest }. En bij elke oogst geeft je eigen _bonustegel_ je 1 hout, 1 steen en 1 dienaar. Je hebt nu 8 hout.

    Bianca stuurde iemand naar de markt, waar de dienaren te vinden zijn.
first-servants-no-few = Dan blijft de oogst onder de 5 en geeft { card-forest } niets; je krijgt alleen je bonustegel. Met twee dienaren wordt het 5.
first-servants-no-many = Eén te veel: met twee dienaren ben je al op 5, en de derde levert helemaal niets op.

## 6

first-market-title = De markt en je neutrale familielid
first-market-text =
    Je laatste familielid is het neutrale, en je hebt het al in de hand. Het is 0 waard, dus een plek die 1 vraagt, kost het een dienaar.

    De _markt_ vraagt 1 en betaalt meteen: op de ene plek 5 munten, op de andere 5 dienaren. Op een plek past maar _één_ familielid. Wie het eerst komt, het eerst maalt.
first-market-do = Je hebt 2 munten. Haal er 5 op de markt.
first-market-yes =
    7 munten. Er ging een dienaar mee, die is weg.

    Bianca plaatste ook haar laatste familielid: de _ronde is voorbij_. Alle familieleden komen thuis, de kaarten die nog in de torens liggen gaan weg, en elke toren krijgt er vier nieuwe.
first-market-no-taken = Daar staat Bianca al. Op een plek van de markt past maar één familielid.
first-market-no-closed = Dat deel van de markt gaat pas open met vier spelers.
first-market-no-dear = Er staat al iemand in die toren, dus het zou 3 munten extra kosten, en je hebt er 2. Munten zijn juist wat we zoeken.
first-market-no = Dat kan, maar je munten zijn bijna op, en volgende ronde wil je kopen. Haal de 5 munten.

## 7

first-council-title = De raad
first-council-text =
    Er wordt opnieuw gedobbeld: zwart 1, wit 6, oranje 4. Deze keer begon Bianca, omdat zij vorige ronde als eerste in het _raadspaleis_ was. Daar is het voor.

    De raad geeft je ook een munt en een _privilege_: een cadeautje naar keuze. Hij vraagt 1 en er is altijd plaats, dus het is dé plek voor je zwakste familielid.
first-council-pick-do = Neem het zwarte familielid in de hand. Vandaag is het maar 1 waard.
first-council-pick-yes = Net genoeg voor de raad.
first-council-pick-no-strong = Te goed voor de raad: die vraagt 1, en dat familielid kan meer. Het zwarte is genoeg.
first-council-pick-no-neutral = Dat zou je je laatste dienaar kosten. Het zwarte kan zonder.
first-council-place-do = Zet het in het raadspaleis.
first-council-place-yes = 1 munt, en een privilege naar keuze. Volgende ronde begin jij.
first-council-place-no-market = Niet slecht, maar dan begint Bianca misschien weer. Laat je zien in de raad.
first-council-place-no = Dat mag, maar met een 1 levert de raad het meest op: een munt, een privilege en de eerste beurt van de volgende ronde.
first-council-privilege-do = Na deze ronde wil de Kerk 3 _geloofspunten_ zien. Kies geloof als privilege.
first-council-privilege-yes = Je staat op 1 geloofspunt. Je hebt er nog twee nodig, en daar is een kaart voor.
first-council-privilege-no = Een mooi cadeau, op een ander moment. Maar aan het eind van deze ronde komt de Kerk, en je hebt nog geen enkel geloofspunt.

## 8

first-building-title = Gebouwen
first-building-text =
    _Gebouwen_ geven meteen overwinningspunten en ruilen daarna, telkens weer, goederen voor andere goederen.

    { card-carpenters-shop } kost 1 munt en 2 hout. Je krijgt er nu 3 punten voor, en in een productie verkoopt ze hout: 1 voor 3 munten, of 2 voor 5. Je hebt 8 hout.
first-building-pick-do = Ze ligt op de derde verdieping. Neem een familielid dat 5 haalt.
first-building-pick-yes = Het witte is vandaag 6 waard: genoeg, zonder dienaren.
first-building-pick-no-weak = Zonder dienaren haalt dat de derde verdieping niet, en je hebt er maar één. Het witte familielid is 6 waard.
first-building-place-do = Neem { card-carpenters-shop }. In de { tower-building } staat niemand.
first-building-place-yes =
    3 overwinningspunten, en 1 militair punt van de derde verdieping. Het getal is 4: bij een productie van 4 of meer werkt ze.

    Bianca haalde munten op de markt.
first-building-place-no-other = Ook een gebouw, maar je hebt 8 hout te koop, en { card-carpenters-shop } is het huis dat het koopt. Derde verdieping.
first-building-place-no = Dat mag. Maar je 8 hout wacht op een koper: { card-carpenters-shop }, derde verdieping van de { tower-building }.

## 9

first-production-title = Produceren
first-production-text =
    Een _productie_ is voor je gebouwen wat een oogst is voor je land: elk gebouw werkt waarvan je het getal haalt.

    Veel gebouwen doen een _ruil_: je geeft goederen die je had toen de actie begon, en krijgt er andere voor terug.
first-production-pick-do = { card-carpenters-shop } vraagt 4. Neem het familielid dat 4 waard is.
first-production-pick-yes = Precies 4.
first-production-pick-no-neutral = 0 waard, en je hebt maar één dienaar: dat is 1. Het oranje familielid is 4 waard.
first-production-place-do = Stuur het naar de productie.
first-production-place-yes = De waarde is 4, zonder dienaren.
first-production-place-no-harvest = Een oogst van 6 met { card-farmer } is mooi, maar dan koopt niemand je hout. Produceren!
first-production-place-no = Dat kan, maar je nieuwe gebouw wil werken: stuur het familielid naar de productie.
first-production-servants-do = Hoeveel dienaren heb je nodig om 4 te halen?
first-production-servants-yes = Geen. Spaar ze waar je kunt.
first-production-servants-no = Je zit al op 4, en er wacht geen ander gebouw van je. Houd je dienaar.
first-production-exchange-do = Nu vraagt de werkplaats het je: verkoop 2 hout voor 5 munten.
first-production-exchange-yes =
    5 munten voor 2 hout, en je bonustegel gaf er 2 munten en 1 militair punt bij. Je bent rijk: 14 munten.

    Bianca ging met haar laatste familielid naar de markt. Jij hebt er ook nog één.
first-production-exchange-no-one = 3 munten voor 1 hout is een goede prijs, maar je hebt hout genoeg: 5 munten voor 2 is meer. Een kaart doet maar één ruil per productie.
first-production-exchange-no-none = Je mag weigeren, maar hout ligt er maar te liggen en met munten koop je kaarten. Verkoop er 2.

## 10

first-venture-title = Projecten
first-venture-text =
    _Projecten_ geven meteen iets, en overwinningspunten aan het _einde_ van het spel: het getal dat erop staat.

    { card-support-to-the-bishop } kost 2 munten, 1 hout en 1 steen en geeft 3 geloofspunten. Precies wat je nodig hebt: meteen na deze beurt komt de Kerk.
first-venture-do = Je hebt het neutrale familielid in de hand. Neem { card-support-to-the-bishop }, helemaal onder in de { tower-venture }.
first-venture-yes =
    Je laatste dienaar ging mee, en je hebt nu 4 geloofspunten.

    Dat was het einde van ronde 2. Bianca had te weinig geloof: de Kerk _excommuniceert_ haar, en de tegel van deze periode blijft tot het einde bij haar liggen. Haar oogsten zijn 3 minder waard.
first-venture-no = Dan ontvang je de Kerk met 1 geloofspunt. Denk aan { card-support-to-the-bishop }, helemaal onder in de { tower-venture }.

## 11

first-church-title = Het verslag aan het Vaticaan
first-church-text =
    Na ronde 2, 4 en 6 vraagt de Kerk 3, dan 4, dan 5 _geloofspunten_. Wie er minder heeft, krijgt de tegel.

    Wie er genoeg heeft, mag kiezen. De Kerk _steunen_: je geloof gaat terug naar 0 en je krijgt er punten voor, steeds meer naarmate het hoger was. Of _weigeren_: je houdt je geloof, maar neemt de tegel.
first-church-do = Je hebt 4 geloofspunten. Steun de Kerk.
first-church-yes = 4 punten, en geen tegel voor jou. Je geloof begint weer bij 0, en de volgende keer worden er 4 gevraagd.
first-church-no-defy = Je zou je 4 geloofspunten houden, maar je oogsten zijn dan de rest van het spel 3 minder waard. Deze keer niet.

## 12

first-military-title = Geen land zonder soldaten
first-military-text =
    We gaan naar de derde ronde. Je hebt twee gebieden, en meer gebieden leveren veel op: 1 punt voor drie, 4 voor vier, 10 voor vijf, 20 voor zes.

    Maar voor het derde heb je 3 _militaire_ punten nodig, voor het vierde 7, voor het vijfde 12 en voor het zesde 18. Je geeft ze niet uit; je moet ze hebben. Je hebt er 2.
first-military-place-do = Je hebt het zwarte familielid in de hand, het is 2 waard. Een gebied wordt geweigerd. Maar { card-captain } geeft je 2 militaire punten: 4 munten, helemaal onder in de { tower-character }.
first-military-place-yes = 4 militaire punten. En { card-captain } heeft nog meer: een _extra actie_ in de { tower-territory }, met waarde 6, zonder familielid.
first-military-place-no-territory = Zie je? Het zou je derde gebied zijn, daar zijn 3 militaire punten voor nodig en je hebt er 2. Eerst soldaten.
first-military-place-no = Dat mag, maar het levert geen derde gebied op. Kijk naar { card-captain }, helemaal onder in de { tower-character }.
first-military-extra-do = Neem een gebied dat je met de extra actie haalt.
first-military-extra-yes =
    Je derde gebied, in dezelfde beurt waarin het je eerst geweigerd werd. Veel personen uit de latere perioden geven zulke extra acties.

    Militaire punten tellen ook aan het einde: wie er de meeste heeft, krijgt 5 punten, de tweede 2.
first-military-extra-no-decline = Je mag een extra actie laten lopen, maar het is een cadeau! Neem een gebied.

## 13

first-points-title = Het laatste familielid
first-points-text =
    De zesde ronde, de laatste beurt van het spel. Je hebt vijf _personen_, drie gebieden, 7 munten en een familielid dat 5 waard is.

    Personen tellen aan het einde samen: 1, 3, 6, 10, 15 punten voor één tot vijf, en 21 voor zes. Van wat je overhoudt, leveren vijf goederen samen 1 punt op.
first-points-place-do = Waar levert je laatste familielid de meeste punten op?
first-points-place-yes =
    { card-noble } geeft 2 punten voor elk van je drie gebieden, en met de zesde persoon worden 15 punten er 21: 12 punten met één familielid.

    Nu komt de Kerk voor de laatste keer.
first-points-place-no-territory = Een vierde gebied zou 3 punten meer waard zijn, maar daar zijn 7 militaire punten voor nodig en je hebt er 5.
first-points-place-no = Dat levert een paar punten op. Reken eens uit wat een zesde persoon brengt: 21 in plaats van 15, en { card-noble } geeft nog 2 per gebied.
first-points-church-do = Geloof dat je aan het einde overhoudt, levert niets op. Wat antwoord je?
first-points-church-yes =
    5 punten voor 5 geloofspunten. Nu wordt alles geteld, en je wint: kijk naar de lijst.

    Punten uit het spel, gebieden, personen, projecten, militaire rang en wat er over is. Meer valt er niet te tellen.
first-points-church-no-defy = Dan zijn je 5 geloofspunten niets meer waard, en deze tegel kost je een punt voor elk goed dat je overhoudt. Steun de Kerk!
