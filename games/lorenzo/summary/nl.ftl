summary-goal = Leid een adellijke familie door { figure-periods } perioden. Kaarten, de gunst van de Kerk, soldaten en rijkdom worden overwinningspunten; wie er aan het einde de meeste heeft, wint.
summary-again = Iedereen heeft { figure-turns } beurten per ronde, { figure-rounds } ronden vormen een periode. Na periode { figure-periods } worden de laatste punten geteld.

summary-station-dice = Kaarten en dobbelstenen
summary-station-dice-text = Elke toren krijgt nieuwe kaarten. De drie dobbelstenen zeggen wat ieders familieleden van die kleur deze ronde waard zijn.
summary-station-member = Stuur een familielid
summary-station-member-text = Om de beurt zet ieder _één familielid_ op een plek. Dienaren vullen aan wat de dobbelsteen mist.
summary-station-tower = Toren: neem een kaart
summary-station-tower-text = De verdiepingen vragen { figure-floors }. Je betaalt de kaart, legt haar neer, en ze werkt meteen.
summary-station-work = Velden en werkplaatsen
summary-station-work-text = Bij de _oogst_ werken je gebieden, bij de _productie_ je gebouwen, zover de waarde reikt.
summary-station-market = Markt of raad
summary-station-market-text = Meteen goederen, zonder kaart. De raad bepaalt ook wie de volgende ronde begint.
summary-station-church = De Kerk vraagt
summary-station-church-text = Aan het einde van elke periode: { figure-faith } geloof, naar de periode, of een excommunicatie voor de rest van het spel.

summary-points-territories = Gebieden, naar hun aantal
summary-points-characters = Personen, naar hun aantal
summary-points-ventures = Projecten
summary-points-ventures-worth = zoals vermeld
summary-points-church = Steun aan de Kerk: al je geloof, volgens het spoor
summary-points-church-worth = tot { figure-faith_most }
summary-points-military = Meeste en op één na meeste soldaten
summary-points-military-worth = { figure-first } · { figure-second }
summary-points-goods = Munten, hout, steen en dienaren die over zijn, per { figure-goods }
summary-points-goods-worth = { figure-goods_vp }

summary-missed-fee = Een bezochte toren kost geld
summary-missed-fee-text = Staat er al een familielid in, ook een van jezelf, dan betaal je eerst { figure-fee } munten.
summary-missed-soldiers = Gebieden vragen soldaten
summary-missed-soldiers-text = Je opeenvolgende gebieden vragen { figure-slots } militaire punten. Je moet ze hebben; je geeft ze niet uit.
summary-missed-neutral = Het neutrale familielid is { figure-neutral } waard
summary-missed-neutral-text = Met dienaren komt het overal, en alleen dit mag zich in een toren bij je eigen gekleurde familielid voegen.
summary-missed-production = Goederen komen pas aan het einde
summary-missed-production-text = Wat een werkplaats maakt, betaalt niet voor de volgende in dezelfde productie. En op de grote plek geldt { figure-large }.
summary-missed-faith = Steun kost al je geloof
summary-missed-faith-text = Je begint weer onderaan het spoor. En geloof dat aan het einde over is, is niets waard.
