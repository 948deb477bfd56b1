# De eerste les van De Vorsten van Florence. Sleutels: de les, de stap, de taak, en wat er gezegd wordt (text, do, yes, no).

first-title = Je eerste twee jaar als vorst
first-about =
    Je bent een vorst in het Florence van de renaissance, en je wilt dat kunstenaars en geleerden hun grootste werken in jouw paleis maken.
    Op veilingen en met je eigen geld richt je je land in: tuinen, gebouwen, vrijheden, narren, alles waar je gasten van houden.
    Elk voltooid werk brengt florijnen of prestige op, en na zeven ronden wint wie het meeste prestige heeft.
first-end =
    Zeven ronden zoals deze: een veiling, twee acties voor iedereen, en 3 punten voor het beste werk. Aan het einde worden de prestigekaarten omgedraaid, en dat is alles.

    Drie dingen die beginners met schade en schande leren: een vorst zonder werken heeft geen geld, dus reken op een stuk of vijf; narren helpen bij al je werken; en wees zuinig op je land, want gebouwen mogen elkaar niet raken zolang je geen twee bouwmeesters hebt.

    Speel nu een heel spel. De beginners bieden gul, en als er voor het eerst iets gevraagd wordt, zegt een tip wat je ermee beslist.

## 1

first-people-title = De mensen aan je hof
first-people-text =
    Dit zijn de mensen die voor je zouden werken. Ieder van hen houdt van een _gebouw_, een _landschap_ en een _vrijheid_: kijk naar de tekens op de kaarten. Hoe meer daarvan je land heeft, hoe beter het werk.

    Je kreeg er vier en houdt er drie. Houd dus mensen die van _dezelfde dingen_ houden: dan dient één aankoop er meer dan een.
first-people-do = Dichter, schilder en componist houden alle drie van het meer. Wie past er niet bij? Geef die kaart terug.
first-people-yes = Drie gasten, één meer: een plan. De anderen gaven ook een kaart terug, en niemand weet welke.
first-people-no = Die houdt van het meer, net als twee andere kaarten van je. De { profession-astronomer } wil een toren en een bos: hij staat apart.

## 2

first-auction-title = De veiling
first-auction-text =
    Elke ronde begint met veilingen, en iedereen kan er _één_ ding kopen: een landschap, een nar, een bouwmeester, een prestigekaart of een ronselkaart. Van elke soort wordt er per ronde maar één verkocht.

    Je hebt 3500 florijnen en je begint. Wie opent, noemt een ding, voor 200 florijnen. De anderen verhogen met 100 of passen.
first-auction-open-do = Al je drie gasten houden van het meer. Breng het meer in veiling.
first-auction-open-yes = Fiammetta verhoogde tot 300, Guido paste. Nu ben jij weer.
first-auction-open-no-landscape = Een landschap, ja, maar niet dat waar je gasten van houden. Ze willen een meer.
first-auction-open-no-nothing = Dan koop je deze ronde niets. Je hebt 3500 florijnen: gebruik ze.
first-auction-open-no = Een goed ding, en je zult er gauw een willen. Maar het meer telt 3 bij de werken van al je drie gasten.
first-auction-raise-do = Een meer is je best 400 florijnen waard. Verhoog.
first-auction-raise-yes = Fiammetta geeft het op: het meer is van jou voor 400 florijnen. Deze ronde koop je niets meer.
first-auction-raise-no-pass = Dan heeft zij het voor 300. Het telt 3 bij de waarde van drie werken: dat is 900 florijnen voor je. Verhoog.

## 3

first-land-title = Je land
first-land-text =
    Een landschap leg je meteen neer. Je land heeft zeven bij zeven vakjes, en het paleis staat in een hoek. Een meer beslaat vier vakjes.

    Landschappen mogen overal liggen, ook tegen gebouwen aan. Gebouwen zijn lastiger, dus leg tuinen waar ze niet in de weg liggen.
first-land-do = Leg het meer in de hoek linksboven.
first-land-yes = Een mooie plek. Daarna kocht Fiammetta een nar voor 400, en Guido, die de laatste was, nam zonder strijd een bouwmeester voor 200.
first-land-no = Dat mag, maar in het midden ligt het straks je gebouwen in de weg. Neem de hoek linksboven.

## 4

first-build-title = Twee acties
first-build-text =
    Na de veilingen heeft iedereen _twee acties_: bouwen, een vrijheid invoeren, een kaart trekken, of een werk laten voltooien.

    Een werk moet een _minimum_ halen: 7 in de eerste ronde. Voor de { profession-poet }: 4 voor zijn gebouw, 3 voor zijn landschap, 3 voor zijn vrijheid, en 1 voor elke personenkaart die je hebt. Hij heeft het meer en drie kaarten: 6. Er ontbreekt iets.
first-build-choose-do = De { profession-poet } droomt van een { building-theatre }. Bouw het, voor 700 florijnen.
first-build-choose-yes = Elk gebouw brengt je 3 prestige op, wie er ook gebruik van maakt. Zoek er nu een plek voor.
first-build-choose-no-other = Voor een andere gast van je, ja. Maar één gebouw is genoeg voor deze ronde: we beginnen met de { profession-poet } en zijn theater.
first-build-choose-no-work = Het werk zou 6 waard zijn, en in de eerste ronde moet het 7 halen. Bouw eerst het theater.
first-build-choose-no = Dat kan, maar zo krijg je deze ronde geen werk. Met een { building-theatre } kan de { profession-poet } beginnen.
first-build-place-do = Leg het theater in de hoek rechtsboven. Je kunt het draaien.
first-build-place-yes = Het staat. Zonder twee bouwmeesters mogen gebouwen niet aan elkaar of aan het paleis grenzen: onthoud dat.
first-build-place-no = Daar ook, ja. Maar laat plaats voor het volgende gebouw, dat het niet mag raken: neem de hoek rechtsboven.

## 5

first-work-title = Het eerste werk
first-work-text =
    Je tweede actie. De { profession-poet } heeft nu zijn theater, 4, zijn meer, 3, en je drie personenkaarten, 3: zijn werk is 10 waard.

    Een werk betaalt 100 florijnen per punt. Meteen mag je een deel daarvan in prestige omzetten: 200 florijnen voor 1 punt.
first-work-work-do = Laat de { profession-poet } zijn werk voltooien.
first-work-work-yes = 1000 florijnen. Hoeveel daarvan wil je als prestige?
first-work-work-no-poor = Voor die ontbreekt het gebouw nog. De { profession-poet } is klaar.
first-work-work-no = Dat kan, maar de { profession-poet } is klaar om te werken, en van werken komt het geld.
first-work-pay-do = Je hebt ook geld nodig voor de volgende ronden. Neem 2 prestige en houd 600 florijnen.
first-work-pay-yes =
    2 prestige en 600 florijnen. De kaart van de { profession-poet } blijft op tafel en blijft 1 tellen voor je andere werken.

    Fiammetta en Guido werkten ook, maar het jouwe was het _beste werk_ van de ronde: nog 3 prestige.
first-work-pay-no-all = Verleidelijk, maar wie geen geld heeft, koopt niets op de veiling. Houd in de eerste ronden meer dan de helft: 2 prestige.
first-work-pay-no-none = Geld is goed, maar daar heb je nu genoeg van. Neem 2 prestige.

## 6

first-last-bidder-title = Geduld op de veiling
first-last-bidder-text =
    De tweede ronde: Fiammetta opent. Ze bracht een bouwmeester in veiling, en Guido verhoogde tot 300.

    Een _nar_ telt 2 bij elk werk dat je ooit voltooit. Die wil je hebben. Je mag maar één ding kopen, dus laat je niet meeslepen in een strijd om iets anders. Wie past, doet bij het volgende ding weer mee.
first-last-bidder-builder-do = Verhoog je voor de bouwmeester?
first-last-bidder-builder-yes = Fiammetta heeft hem voor 400. Nu opent Guido: hij wil een bos.
first-last-bidder-builder-no-raise = Met bouwmeesters wordt bouwen goedkoper. Maar als je deze wint, krijg je geen nar. Laat die twee maar vechten.
first-last-bidder-forest-do = Verhoog je voor het bos?
first-last-bidder-forest-yes = Guido heeft zijn bos voor 200. Je bent de laatste: nu mag je _nemen wat je wilt_ voor 200 florijnen.
first-last-bidder-forest-no-raise = Geen van je gasten houdt van een bos. Wacht: dan ben je de laatste, en niemand biedt tegen je op.
first-last-bidder-take-do = Neem de nar.
first-last-bidder-take-yes = Voor 200 florijnen! Geduld is de beste bieder. Daarna deden Fiammetta en Guido hun acties; deze ronde ben jij de laatste.
first-last-bidder-take-no-nothing = Voor 200 florijnen is alles de moeite waard. Neem de nar.
first-last-bidder-take-no = Niet slecht voor 200. Maar een nar telt 2 bij al je werken, en er wachten twee gasten.

## 7

first-value-title = Wat een werk waard is
first-value-text =
    Het minimum is nu 10. De { profession-painter }: het meer 3, de nar 2, je personenkaarten 3. Dat is 8. Hij houdt van een atelier en van de vrijheid van reizen.

    Een _vrijheid_ kost 300 florijnen en is 3 waard voor iedereen die ervan houdt. Van elke soort zijn er maar weinig.
first-value-freedom-do = Je hebt twee acties. Wat heeft de { profession-painter } nodig om meteen daarna te kunnen werken?
first-value-freedom-yes = 3 erbij: zijn werk is nu 11 waard.
first-value-freedom-no-other = Een vrijheid, ja, maar niet die waar hij van houdt. Hij wil reizen.
first-value-freedom-no-studio = Het atelier zou 4 waard zijn, maar het kost 700 florijnen, en plaats. De vrijheid waar hij van houdt is 3 waard en kost 300.
first-value-freedom-no-poor = Hij haalt maar 8, en het minimum is 10. Geef hem eerst iets waar hij van houdt.
first-value-freedom-no = Daarmee haalt de { profession-painter } geen 10. Kijk naar de tekens op zijn kaart.
first-value-work-do = Laat hem nu werken.
first-value-work-yes = 11: dat is 1100 florijnen.
first-value-work-no = Je hebt nog één actie, en de { profession-painter } is klaar. Laat hem werken.
first-value-pay-do = Het gaat je goed. Neem deze keer 3 prestige en houd 500 florijnen.
first-value-pay-yes = Niemand anders werkte deze ronde: het beste werk is weer van jou. Je hebt 14 prestige.
first-value-pay-no = Dat mag je eigenlijk zelf weten. Maar laten we het midden houden: 3 prestige, 500 florijnen.

## 8

first-bonus-title = Bonuskaarten
first-bonus-text =
    Ronde 5. Je hebt een opera gebouwd en een tweede meer aangelegd; het _tweede landschap van een soort_ bracht je meteen 3 prestige op. Het minimum is intussen 15.

    Je { profession-composer } haalt 12. Voor 300 florijnen trek je als actie een _bonuskaart_: je ziet er vijf en houdt er één. Die telt bij een werk op wat ze telt.
first-bonus-draw-do = Trek een bonuskaart.
first-bonus-draw-yes = Vijf kaarten. Welke telt iets waar je veel van hebt?
first-bonus-draw-no-freedom = Hij houdt inderdaad van de vrijheid van mening: met 3 erbij is het precies 15. Maar een bonuskaart kan hier meer. Probeer het.
first-bonus-draw-no-poor = 12 is niet genoeg: het minimum is 15. Je hebt er nog 3 nodig.
first-bonus-draw-no = Daarmee haalt de { profession-composer } geen 15. Trek een bonuskaart.
first-bonus-keep-do = Je hebt twee meren, geen bos en geen groot gebouw. Welke kaart houd je?
first-bonus-keep-yes = 2 voor elk meer: dat is 4. De andere kaarten gingen onder de stapel.
first-bonus-keep-no = Die telt in jouw land weinig of niets. Je hebt twee meren.
first-bonus-work-do = Laat nu de { profession-composer } werken.
first-bonus-work-yes = 12 tot nu toe. Er wordt gevraagd of je een bonuskaart toevoegt.
first-bonus-work-no = Nog één actie, en de { profession-composer } kan nu 15 halen. Laat hem werken.
first-bonus-add-do = Voeg je bonuskaart toe.
first-bonus-add-yes = 16! De kaart is op.
first-bonus-pay-do = Er zijn nog twee ronden: prestige wordt belangrijker dan geld. Neem er 5.
first-bonus-pay-yes = 5 prestige en 600 florijnen, en het beste werk van de ronde erbij.
first-bonus-pay-no = Neem het midden: 5 prestige. Je hebt nog wat geld nodig voor twee veilingen.

## 9

first-card-title = Prestigekaarten
first-card-text =
    Ronde 6. Guido kocht een bouwmeester, en jij opent de volgende veiling.

    Een _prestigekaart_ telt aan het einde van het spel: je bekijkt er vijf en houdt er één, gedekt. Hoe later je koopt, hoe beter je weet welke je kunt vervullen.
first-card-open-do = Breng een prestigekaart in veiling.
first-card-open-yes = Fiammetta paste: ze is van jou voor 200 florijnen. Vijf kaarten, één voor jou.
first-card-open-no = Dat kan. Maar een prestigekaart die bij je past, is 5 tot 8 punten waard, meer dan bijna alles op deze veiling.
first-card-keep-do = Twee meren, één vrijheid, twee middelgrote gebouwen. Niemand anders heeft een meer. Welke kaart houd je?
first-card-keep-yes = 6 punten voor de meeste meren, als niemand je inhaalt. De anderen weten er niet van.
first-card-keep-no-freedoms = 8 punten, maar dan moet je nog twee vrijheden kopen, met twee acties. De meren heb je al.
first-card-keep-no = Daar moet je nog wat voor doen. Er is één kaart die je nu al vervult.

## 10

first-last-title = De laatste ronde
first-last-text =
    Ronde 7, je laatste actie. Je kocht nog twee narren en trok de { profession-choreographer }: zijn opera 4, zijn vrijheid 3, drie narren 6, vier personenkaarten 4. Dat is 17, precies het minimum.

    Aan het einde telt alleen prestige. Florijnen beslissen hooguit bij een gelijke stand.
first-last-work-do = Laat de { profession-choreographer } werken.
first-last-work-yes = 1700 florijnen. En nu?
first-last-work-no = Een laatste werk is tot 8 prestige waard, en het beste van de ronde nog 3. Niets anders brengt zoveel op.
first-last-pay-do = Hoeveel zet je deze keer om in prestige?
first-last-pay-yes =
    Alles wat kan: 8 prestige, en 3 voor het beste werk. De prestigekaarten zijn omgedraaid, 6 punten voor je meren, en je hebt gewonnen.

    De lijst laat zien waar het vandaan komt: werken, beste werken, gebouwen, landschappen, kaarten.
first-last-pay-no = Wat zou je met het geld kopen? Hierna is het spel uit. Zet er zoveel mogelijk om: 8.
