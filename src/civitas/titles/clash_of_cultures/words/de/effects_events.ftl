### Was Dinge tun, kurz: Ereignisse.

## Ereignisse, die sofort geschehen, kurz

effect-epidemic = Wer 2 Einheiten hat, verliert 1, mit Straßenbau, Navigation oder Handelsrouten 2.
effect-famine_1 = Zahle 1 Nahrung (kein Gold), oder 1 deiner Städte wird wütend.
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
effect-volcano = Wähle eine deiner Städte: Alles darin wird zerstört. Jeder ihrer Steine bringt seinem Besitzer 2 Punkte.
effect-earthquake = Entferne 1 bis 3 Bauwerke deiner Städte, je 2 Punkte für ihren Besitzer; die Stimmung dort sinkt.
effect-heavy_earthquake = Wer 3 Städte hat, entfernt 1 bis 3 eigene Bauwerke, je 2 Punkte; die Stimmung dort sinkt.
effect-flood = Die Stimmung einer deiner Städte am Wasser sinkt.
effect-heavy_flood = Alle: Die Stimmung einer eigenen Stadt am Wasser sinkt.
effect-migration_1 = Wähle einen Spieler, der 1 Siedler in eine Stadt setzt. Die Stimmung einer deiner Städte sinkt.
effect-migration_2 = { effect-migration_1 }
effect-civil_war_1 = In einer nicht glücklichen Stadt verlierst du 1 Infanterie, und die Stimmung sinkt. Sonst sinkt sie in einer Stadt.
effect-civil_war_2 = { effect-civil_war_1 }
effect-revolution = Verliere 1 Aktion. Wechsle die Regierung, wenn du kannst. Beides lässt sich durch 1 Heereseinheit abwenden.
effect-uprising = Zahle 1 bis 4 Stimmung oder Kultur; jede bringt einen halben Punkt.
effect-guillotine = Dein Anführer stirbt. Bringe einen neuen kostenlos ins Spiel, oder erhalte 2 Punkte; die übrigen sind weg.
effect-scientific_trade = Alle: 1 Idee je Stadt mit Akademie oder Sternwarte. Wer zieht, erhält mindestens 2.
effect-flourishing_trade = Alle: 1 Gold je Stadt mit Markt oder Hafen, höchstens 3. Wer zieht, erhält mindestens 1.
effect-era_of_stability = Alle: 1 Stimmung oder Kultur je Stadt mit Tempel oder Obelisk, höchstens 3. Wer zieht, erhält mindestens 1.
effect-reformation = Ein anderer Spieler ersetzt einen deiner Tempel. Hast du keinen, trifft es einen Spieler, der einen hat.
effect-pandemic = Alle verlieren je 2 Städte 1 Ding: Rohstoffe, Marken, Karten oder Einheiten.
effect-black_death = Alle verlieren 1 von je 4 Einheiten, mit Straßenbau, Navigation oder Handelsrouten 1 mehr.
effect-famine_vermin = Wer Lagerung hat, zahlt 1 Nahrung (kein Gold), oder eine eigene Stadt wird wütend.
effect-famine_drought = Zahle 1 Nahrung je eigener Stadt in oder neben Ödnis, höchstens 3. Sonst wird 1 davon wütend.
effect-fire = Wähle eine deiner Städte im Wald: Dort und in allen Städten, die dieser Wald erreicht, sinkt die Stimmung.
effect-successful_year = Wer die wenigsten Städte hat, erhält so viel Nahrung, wie ihm Städte fehlen; bei Gleichstand alle 1.
