### Was Dinge tun, kurz: Gebäude und Einheiten.

## Spielsteine, kurz

effect-settlement = Das Herz einer Stadt, bei ihrer Gründung gesetzt. 1 Punkt.
effect-port = Hier werden Schiffe rekrutiert. Bei der Produktion darf 1 Wasserfeld neben der Stadt 1 Gold oder 1 Zufriedenheit geben. Braucht Wasser neben der Stadt. 1 Punkt.
effect-temple = Beim Bau erhältst du 1 Zufriedenheit oder 1 Kultur. 1 Punkt.
effect-fortress = In Runde 1 hat der Verteidiger 1 Würfel mehr, und 1 Treffer gilt nicht. Sie verteidigt auch allein. 1 Punkt.
effect-academy = Beim Bau erhältst du 2 Ideen. 1 Punkt.
effect-market = Hier werden Kavallerie und Elefanten rekrutiert. Ein Zug eines anderen Spielers mit Handelsrouten zu deinen Märkten bringt dir 1 Gold. 1 Punkt.
effect-obelisk = Lässt sich nie beeinflussen und behält seine Farbe, wenn die Stadt erobert wird. 1 Punkt.
effect-observatory = Beim Bau ziehst du 1 Aktionskarte. 1 Punkt.
effect-settler = Kostet 2 Nahrung. Gründet Städte. Kämpft nie.
effect-infantry = Kostet 1 Nahrung und 1 Erz. Ihr Symbol auf einem Würfel: +1.
effect-ship = Kostet 2 Holz, braucht einen Hafen. Trägt 2 Landeinheiten, kämpft nur gegen Schiffe.
effect-cavalry = Kostet 1 Nahrung und 1 Holz, braucht einen Markt. Ihr Symbol: +2.
effect-elephant = Kostet 2 Nahrung, braucht einen Markt. Sein Symbol: Die Zahl zählt nicht, dafür gilt 1 Treffer nicht.
effect-leader = Kostet 1 Zufriedenheit und 1 Kultur. Kämpft; bei seinem Symbol wird neu gewürfelt. Nur einer zugleich.
