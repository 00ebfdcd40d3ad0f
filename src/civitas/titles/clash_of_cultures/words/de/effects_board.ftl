### Was Dinge sind: Land, Güter, Marker, Zahlen.

## Das Land und was darauf geschieht

effect-hex = Ein Feld der Karte. Städte stehen auf Land, Schiffe fahren auf Wasser; jedes Landfeld gibt einer Stadt auf ihm oder daneben bei der Produktion 1 Ressource, wenn ihr Besitzer den Fortschritt dafür hat.
effect-plains = Land. Bringt mit Ackerbau 1 Nahrung. Hier lassen sich Städte gründen.
effect-forest = Land. Bringt mit Ackerbau 1 Holz. Eine Einheit, die in diesem Zug in einen Wald kam, darf weiterziehen, aber nicht in einen Landkampf.
effect-mountain = Land. Bringt mit Bergbau 1 Erz. Eine Einheit, die auf einen Berg gezogen ist, zieht in diesem Zug nicht weiter.
effect-barren = Land, auf dem keine Stadt gegründet wird. Bringt mit Bewässerung 1 Nahrung.
effect-water = Hier fahren Schiffe. Bei einer Produktion kann ein Wasserfeld neben der Stadt mit Fischerei 1 Nahrung bringen, mit Hafen 1 Gold oder 1 Zufriedenheit.
effect-exhausted = Das Land bringt nichts mehr, und keine Stadt wird hier gegründet. Das bleibt so.
effect-unrevealed = Land, das noch niemand gesehen hat. Es wird aufgedeckt, wenn eine Landeinheit dorthin zieht oder Schiffe es erkunden.
effect-city = Eine Siedlung mit ihren Gebäuden und Weltwundern. Ihre Größe ist deren Zahl, höchstens 5, und sie wächst nicht über die Zahl der Städte ihres Besitzers. Glücklich zählt sie bei Produktion und Rekrutierung 1 größer, wütend als 1.
effect-happy = Eine glückliche Stadt zählt bei Produktion und Rekrutierung 1 größer. Nur eine glückliche Stadt baut ein Weltwunder.
effect-neutral = Eine neutrale Stadt zählt so groß, wie sie ist. Neue Städte sind neutral.
effect-angry = Eine wütende Stadt zählt bei Produktion und Rekrutierung als 1, baut nichts und wird im Zug höchstens einmal aktiviert.
effect-barbarians = Sie gehören niemandem. Wer Einheiten der Barbaren im Kampf schlägt, erhält 1 Gold, und 1 weiteres, wer ihre Stadt erobert. Ereignisse bringen sie und lassen sie ziehen.
effect-pirates = Sie gehören niemandem. Sie hindern Städte an der Produktion auf dem Wasser neben ihnen und verlangen von jedem, an dessen Küste sie sind, 1 Ressource oder Marker, wenn ein Ereignis sie ruft.
effect-battle = Beide Seiten würfeln gleichzeitig mit einem Würfel je Kämpfer. Für je volle 5 der Summe, mit allen Boni, verliert der Gegner einen Kämpfer. So geht es weiter, bis eine Seite keinen mehr hat oder der Angreifer sich zurückzieht.


## Güter

effect-food = Eine Ressource, höchstens 7, ohne Lagerung höchstens 2. Ein Fortschritt kostet 2 Nahrung; auch Siedler, Gebäude und die meisten anderen Einheiten brauchen sie.
effect-wood = Eine Ressource, höchstens 7. Damit zahlst du Gebäude, Schiffe und Kavallerie.
effect-ore = Eine Ressource, höchstens 7. Damit zahlst du Gebäude und Infanterie.
effect-ideas = Eine Ressource, höchstens 7, mit Dogma höchstens 2. Beim Preis eines Fortschritts stehen Ideen für Nahrung.
effect-gold = Eine Ressource, höchstens 7. Es steht für jede andere Ressource, aber nie für Zufriedenheit oder Kultur.
effect-mood = Ein Marker ohne Grenze. Stimmung erhöhen kostet je Schritt so viele, wie die Stadt groß ist.
effect-culture = Ein Marker ohne Grenze. Er gibt der Kulturübernahme mehr Reichweite oder ein besseres Ergebnis und zahlt viele Karten und Weltwunder.
effect-prisoners = Gefangene Einheiten. Manche Anführer zahlen mit ihnen.
effect-free = Nichts wechselt den Besitzer.


## Karten und Zahlen

effect-deck-action = Eine Karte mit zwei Hälften: gespielt als Aktion oder freie Aktion im eigenen Zug oder als Taktik im Kampf. Dann wird sie abgelegt.
effect-deck-objective = Eine Karte mit zwei Bedingungen. Wer eine davon erfüllt, spielt die Karte für 2 Punkte.
effect-deck-wonder = Eine Karte, mit der eine glückliche Stadt ein Weltwunder baut, mit Technik und dem Fortschritt, den sie nennt, für ihren Preis.
effect-deck-event = Ereignisse geschehen, wenn ein Ereigniszähler leer ist: erst das Symbol der Karte, dann ihr Text.
effect-offer = Ein Handel zwischen dem, der am Zug ist, und einem anderen. Stimmt der Partner zu, geschieht er sofort.
effect-category = Eine Kategorie von Fortschritten. Der oberste kommt zuerst; die anderen brauchen ihn. Von den drei Regierungen kann man nur eine haben.
effect-advances = Jeder Fortschritt kostet als Aktion 2 Nahrung, nimmt einen Marker vom Ereigniszähler und zählt einen halben Punkt.
effect-event_counter = Jeder erzielte Fortschritt nimmt einen Marker. Ist keiner mehr da, geschieht ein Ereignis, und 3 neue kommen darauf.
effect-actions = Aktionen, die in diesem Zug noch übrig sind, von 3. Alle müssen genommen werden; freie Aktionen kommen hinzu.
effect-start_player = Der Startspieler hat in jeder Phase den ersten Zug. In der Statusphase wählt den nächsten, wer bei Zufriedenheit und Kultur führt.
effect-assassinated = Dieser Spieler hat im nächsten Zug eine Aktion weniger.
effect-supply = Figuren, die noch eingesetzt werden können. Eine Einheit, von der keine übrig ist, kann vom Spielplan zurückgenommen werden.
effect-kept = Erreichte Triumphe, je 2 Punkte, und Karten, die behalten wurden.
effect-peace = Mit diesen Spielern gibt es vorerst keinen Kampf.
effect-points = Punkte: 1 für jede eigene Siedlung und jedes Gebäude, ein halber für jeden Fortschritt, 2 für jeden Triumph, die der Weltwunder und der Ereignisse und für getötete Anführer.
effect-city_pieces = 1 Punkt für jede eigene Siedlung und für jedes Gebäude der eigenen Farbe, wo immer es steht.
effect-objectives = 2 Punkte für jeden gespielten Triumph.
effect-wonders = Die Punkte der Weltwunder: alle für den Erbauer, geteilt, wenn es erobert wurde.
effect-events = Punkte, die Ereignisse gebracht haben.
effect-killed_leaders = 2 Punkte für jeden getöteten Anführer eines anderen.


## Was Güter bringt und kostet

effect-collect = Eine Stadt wird aktiviert und bringt 1 Ressource für jedes gewählte Feld, so viele wie ihre Größe, nach ihrer Stimmung gezählt.
effect-recruit = Eine Stadt wird aktiviert und rekrutiert so viele Einheiten wie ihre Größe, nach ihrer Stimmung gezählt, jede zu ihrem Preis.
effect-increase_happiness = Hebt die Stimmung von Städten: Jede Stufe kostet so viel Zufriedenheit, wie die Stadt groß ist.
effect-influence = Eine Stadt reicht so weit, wie sie groß ist: Mit einer 5 oder mehr auf einem Würfel, den Kultur erhöht, bekommt ein Gebäude einer anderen Stadt deine Farbe.
effect-change_government = In der Statusphase, für 1 Zufriedenheit und 1 Kultur: Alle Fortschritte der Regierung gehen zu einer anderen Regierung über.
effect-raze = Wer in der Statusphase eine Stadt der Größe 1 aufgibt, erhält 1 Gold.
effect-capture = Wer einem anderen eine Stadt nimmt, erhält Gold: ihre Größe, nach ihrer Stimmung gezählt.
effect-toll = Was ein Angriff kostet, solange ein Frieden gilt.
effect-no_room_aboard = Landeinheiten, die kein Schiff mehr tragen kann, gehen verloren.
effect-printed = Der aufgedruckte Preis, den Ressourcen und Marker wie üblich bezahlen.
effect-symbol_goldmine = Wer die Karte gezogen hat, erhält 2 Gold.
effect-symbol_exhausted_land = Land bringt von da an nichts mehr, und dort wird keine Stadt gegründet.
effect-symbol_barbarians_spawn = Barbaren gründen eine Stadt in der Nähe dessen, der die Karte gezogen hat, und eine ihrer Städte bekommt Infanterie.
effect-symbol_barbarians_move = Barbaren ziehen auf die Städte dessen zu, der die Karte gezogen hat, und greifen an.
effect-symbol_pirates = Piratenschiffe kommen; wer eine Stadt neben Piraten hat, zahlt 1 Ressource oder 1 Marker.
