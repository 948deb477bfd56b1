# De eerste les. Sleutels: de les, de stap, de taak, en wat er gezegd wordt (text, do, yes, no).

first-title = Twee keer bieden
first-about =
    Je werkplaats leeft van opdrachten, en die van de anderen ook.
    Iedereen biedt er tegelijk en in het geheim op.
    Wie aan het einde de meeste punten heeft, wint.
first-end = Dat is alles. Speel nu een heel spel: de beginners bieden zowat in het wilde weg.

first-bid-title = Een opdracht
first-bid-text = Er wordt een opdracht omgedraaid, en iedereen biedt in het geheim. De _enige_ hoogste bieder betaalt en krijgt haar; de anderen betalen niets.
first-bid-do = Bied 3 munten.
first-bid-yes = Marco bood 2: de opdracht is van jou.
first-bid-no-nothing = Zonder bod win je niets. Deze is er 3 waard.
first-bid-no = Met te weinig verlies je haar misschien, te veel is verspild. Probeer 3.

first-save-title = Sparen
first-save-text = Wat je uitgeeft, is weg, en er komen nog meer opdrachten.
first-save-do = Je hebt er al één. Laat deze aan Marco: bied 0 of 1.
first-save-yes = Marco betaalde 4. Je hebt meer munten over dan hij.
first-save-no = Je zou haar kunnen winnen, maar dan is Marco de rijkste. Houd je deze keer in.
