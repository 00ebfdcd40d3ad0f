### Was Dinge tun, kurz: Ereignisse.

## Ereignisse, die sofort geschehen, kurz

effect-epidemic = Wer mindestens 2 Einheiten hat, verliert 1 eigener Wahl, mit Straßenbau, Navigation oder Handelsrouten 2.
effect-famine_1 = Zahle 1 Nahrung (kein Gold). Kannst du nicht, wird 1 deiner Städte wütend.
effect-famine_2 = { effect-famine_1 }
effect-famine_3 = { effect-famine_1 }
effect-severe_famine_1 = Zahle 2 Nahrung (kein Gold). Hast du weniger, verliere sie, und 1 deiner Städte wird wütend.
effect-severe_famine_2 = { effect-severe_famine_1 }
effect-severe_famine_3 = { effect-severe_famine_1 }
effect-good_year_all = Alle erhalten 1 Nahrung.
effect-good_year_self = Erhalte 1 Nahrung.
effect-good_year_share = Erhalte 1 Nahrung. Wähle noch einen Spieler, der 1 Nahrung erhält.
effect-awesome_year_self = Erhalte 2 Nahrung.
effect-awesome_year_all = Alle erhalten 2 Nahrung.
effect-awesome_year_share = Erhalte 2 Nahrung. Verteile 2 Nahrung aus dem Vorrat nach Belieben an die anderen.
effect-fantastic_year_all = Alle erhalten 3 Nahrung.
effect-fantastic_year_share = Erhalte 3 Nahrung. Verteile 3 Nahrung aus dem Vorrat nach Belieben an die anderen.
effect-fantastic_year_self = Erhalte 3 Nahrung.
effect-population_boom_1 = Setze 1 Siedler in eine deiner Städte. Wähle noch einen Spieler, der dasselbe tut.
effect-population_boom_2 = { effect-population_boom_1 }
effect-volcano = Hast du mindestens 4 Städte: Wähle eine; alles darin wird zerstört, auch ihre Einheiten. Siedlung und Gebäude bringen je 2 Punkte dem Spieler ihrer Farbe.
effect-earthquake = Hast du mindestens 3 Städte: Entferne daraus 1 bis 3 Bauwerke, eine Siedlung nur mit ihrer ganzen Stadt. Gebäude und Siedlungen bringen je 2 Punkte dem Spieler ihrer Farbe. Die Stimmung dort sinkt.
effect-heavy_earthquake = Wer mindestens 3 Städte hat, entfernt daraus 1 bis 3 Bauwerke, eine Siedlung nur mit ihrer ganzen Stadt. Gebäude und Siedlungen bringen je 2 Punkte dem Spieler ihrer Farbe. Die Stimmung dort sinkt.
effect-flood = Die Stimmung einer deiner Städte am Wasser sinkt.
effect-heavy_flood = Alle: Die Stimmung einer eigenen Stadt am Wasser sinkt.
effect-migration_1 = Wähle einen anderen Spieler, der 1 Siedler in eine seiner Städte setzt. Dann sinkt die Stimmung einer deiner Städte.
effect-migration_2 = { effect-migration_1 }
effect-civil_war_1 = In einer deiner nicht glücklichen Städte verlierst du 1 Infanterie, und die Stimmung sinkt. Gibt es keine solche, sinkt die Stimmung einer deiner Städte.
effect-civil_war_2 = { effect-civil_war_1 }
effect-revolution = Verliere 1 Aktion, notfalls im nächsten Zug. Wechsle kostenlos die Regierung, wenn du kannst. Jedes von beiden lässt sich durch den Verlust von 1 Armee-Einheit abwenden.
effect-uprising = Zahle 1 bis 4 Zufriedenheit und Kultur, beliebig gemischt; jede bringt dir einen halben Punkt.
effect-guillotine = Dein Anführer stirbt. Bringe einen anderen kostenlos ins Spiel, in eine Stadt oder zu deiner Armee, oder erhalte 2 Punkte; die übrigen verlassen das Spiel.
effect-scientific_trade = Alle: 1 Idee je Stadt mit Akademie oder Sternwarte. Wer zieht, erhält mindestens 2.
effect-flourishing_trade = Alle: 1 Gold je Stadt mit Markt oder Hafen, höchstens 3. Wer zieht, erhält mindestens 1.
effect-era_of_stability = Alle: 1 Zufriedenheit oder Kultur je Stadt mit Tempel oder Obelisk, höchstens 3. Wer zieht, erhält mindestens 1.
effect-reformation = Ein anderer Spieler deiner Wahl ersetzt einen Tempel deiner Farbe in deinen Städten durch einen eigenen. Hast du keinen, tritt ein Spieler deiner Wahl, der einen hat, an deine Stelle.
effect-pandemic = Alle verlieren für je 2 eigene Städte 1 Ding ihrer Wahl: Ressourcen, Marker, Aktions- oder Triumphkarten oder Einheiten.
effect-black_death = Wer mindestens 4 Einheiten hat, verliert 1 je 4, mit Straßenbau, Navigation oder Handelsrouten 1 mehr; jede verlorene bringt ihm 1 Punkt. Kanalisation hilft nicht.
effect-famine_vermin = Wer Lagerung hat, zahlt 1 Nahrung (kein Gold). Wer nicht kann: Eine eigene Stadt wird wütend.
effect-famine_drought = Zahle 1 Nahrung (kein Gold) je eigener Stadt in oder neben Ödnis, höchstens 3. Hast du weniger, verliere sie, und 1 dieser Städte wird wütend.
effect-fire = Wähle eine deiner Städte im Wald: Dort und in allen Städten aller Spieler in Wäldern, die damit zusammenhängen, sinkt die Stimmung. Hast du keine, verliere 1 Holz.
effect-successful_year = Wer die wenigsten Städte hat, erhält so viel Nahrung, wie ihm zum Spieler mit den meisten fehlen; haben alle gleich viele, erhalten alle 1.
