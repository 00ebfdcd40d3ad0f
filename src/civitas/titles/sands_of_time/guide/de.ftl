# Die geführte erste Partie: was die Hinweise in start.yaml sagen.

guide-goal = Drei Dynastien
guide-goal-text = Du führst ein Volk der antiken Mittelmeerwelt durch drei Dynastien. Am Ende jeder Dynastie wertest du Chroniken, also Taten, die du vorher versprochen hast, und nach der dritten gewinnen die meisten Siegpunkte.

guide-map = Die Karte
guide-map-text = Jede Region hat ein Plättchen: Sie liefert Getreide oder Gold, und die Zahl ist ihre Kapazität; auf einem kleinen Bildschirm holen zwei Finger die Karte heran, bis sie zu sehen ist. Zu zweit sind zwölf Regionen im Spiel, und Linien zeigen, welche benachbart sind.

guide-province = Deine erste Provinz
guide-province-text = Alle beginnen mit drei Provinzen. Gallia liefert Gold, hat mit 5 die höchste Kapazität und liegt weit weg von den anderen.
guide-province-do = Klicke auf der Karte auf Gallia.

guide-second = Auch Getreide
guide-second-text = Dein Gegner ist in den Osten gegangen. Du brauchst auch Getreide: Damit bezahlst du neue Regionen und Ruhe im Land.
guide-second-do = Nimm Hispania, die Nachbarin mit Getreide und Kapazität 5.

guide-third = Die dritte
guide-third-text = Die dritte Provinz muss Nachbarin einer deiner beiden sein. Sicilia berührt beide und liefert ebenfalls Getreide.
guide-third-do = Nimm Sicilia.

guide-capital = Die Hauptstadt
guide-capital-text = In jeder Provinz stehen jetzt zwei Bauern und ein Soldat. Von der Hauptstadt ziehen deine Karawanen los, also gehört sie in die Mitte.
guide-capital-do = Gründe deine Hauptstadt in Gallia.

guide-caravan = Die erste Karawane
guide-caravan-text = Eine Karawane liegt auf einer Grenze und erreicht beide Regionen. Die erste ist kostenlos; sie verbindet die Hauptstadt mit einer anderen Provinz.
guide-caravan-do = Setze sie auf die Grenze Gallia–Sicilia.

guide-heritage = Überlieferung
guide-heritage-text = Es gibt drei Kategorien: Bürgertum, Politik und Kultur. Deine Überlieferung in einer Kategorie entscheidet, welche Chroniken du dort werten und welche Fortschritte du erreichen darfst, und sie sinkt nie.
guide-heritage-do = Erhöhe die Überlieferung Politik.

guide-peasant = Bauern ernähren dich
guide-peasant-text = Zu Beginn einer Generation liefert jeder deiner Bauern eins von dem, was die Region hat, höchstens so viel wie ihre Kapazität. Soldaten liefern nichts.
guide-peasant-do = Setze einen weiteren Bauern nach Hispania.

guide-advance = Der erste Fortschritt
guide-advance-text = Fortschritte liegen in sechs Reihen, und was du in einer Reihe erreicht hast, hilft dir auf Dauer. Gesetz macht das Annektieren einer Region um ein Getreide billiger für jeden Soldaten, den du dort hast.
guide-advance-do = Beginne die Reihe mit Gesetz.

guide-cards = Eine Runde: zwei Karten
guide-cards-text = Dein Einkommen ist da: 5 Getreide und 2 Gold. In jeder Runde wählen alle heimlich zwei Karten, dann deckt sie einer nach dem anderen auf und führt sie aus.
guide-cards-do = Wähle Eroberung und Übersiedeln.

guide-migrate = In welcher Reihenfolge?
guide-migrate-text = Du bestimmst, welche deiner beiden Karten zuerst kommt, und darfst eine weglassen. Um eine Region zu annektieren, brauchst du dort Leute, also müssen sie zuerst umziehen.
guide-migrate-do = Nutze Übersiedeln.

guide-group = Wer geht?
guide-group-text = Übersiedeln bringt beliebig viele deiner Bürger in je eine Nachbarregion. Ein Soldat reicht: Zu Hause liefert er nichts, und durch dein Gesetz macht er das Annektieren billiger.
guide-group-do = Wähle den Soldaten in Gallia.

guide-to = Und wohin?
guide-to-text = Italia ist frei und liefert Gold, bei einer Kapazität von 4. An der Grenze zu Graecia liegt Wein, ein Handelsgut für später.
guide-to-do = Schicke den Soldaten nach Italia.

guide-moved = Genug
guide-moved-text = In derselben Aktion könnten noch mehr Bürger umziehen. Aber Bauern, die gehen, liefern zu Hause nichts mehr.
guide-moved-do = Belass es dabei: Fertig.

guide-conquest = Eroberung
guide-conquest-text = Eroberung heißt Angriff, Annexion oder beides nacheinander, in einer Region. Wo sonst niemand ist, muss auch niemand angegriffen werden.
guide-conquest-do = Nutze Eroberung.

guide-annex = Eine Kolonie
guide-annex-text = Annektieren kostet so viel Getreide, wie du Regionen hast: drei. Ein Soldat und dein Gesetz machen zwei daraus.
guide-annex-do = Annektiere Italia.

guide-end = Das Ende eines Zuges
guide-end-text = Du könntest noch eine Bonusaktion nutzen, etwa Unterdrückung für ein paar Ressourcen, aber das erhöht deine Unruhe. Unruhe macht Bauen und Angreifen teurer und sperrt Fortschritte, also lass es jetzt.
guide-end-do = Beende deinen Zug.

guide-cards2 = Die zweite Runde
guide-cards2-text = Dein Gegner hat Graecia geplündert und gehandelt. Benutzte Karten liegen offen: Höchstens eine deiner beiden darf so eine sein, und sie noch einmal zu nutzen erhöht die Unruhe.
guide-cards2-do = Wähle Chronik und Karawane.

guide-trade = Handel
guide-trade-text = Eine Karawane beginnt bei deiner Hauptstadt oder setzt eine fort, die du schon hast. Auf einem Handelsgut erhöht sie deine Überlieferung.
guide-trade-do = Nutze Karawane.

guide-silver = Silber
guide-silver-text = Auf der Grenze zwischen Hispania und Gallia liegt Silber. Karawanen werden nie entfernt, also bleibt erreicht, was sie erreichen.
guide-silver-do = Setze die Karawane auf die Grenze Hispania–Gallia.

guide-pay = Der Preis
guide-pay-text = Sie kostet zwei Getreide oder zwei Gold, nicht gemischt. Du hast drei Getreide und zwei Gold, und Gold brauchst du zum Bauen.
guide-pay-do = Zahle mit Getreide.

guide-fame = Überlieferung für Silber
guide-fame-text = Für das Silber steigt deine Überlieferung in einer Kategorie deiner Wahl. Mit 2 in Politik kommst du bald in der Reihe des Gesetzes weiter.
guide-fame-do = Erhöhe die Überlieferung Politik.

guide-chronicle = Ein Versprechen
guide-chronicle-text = Eine Chronik ist ein Versprechen: Du legst eine deiner sieben Karten verdeckt auf ein Wertungsfeld. Ist die Tat am Ende der Dynastie getan, bringt sie Punkte.
guide-chronicle-do = Nutze Chronik.

guide-realm = Feld C: das Reich
guide-realm-text = Feld C zählt deine Regionen: Karte 1 verlangt vier, und die hast du. Eine Karte braucht außerdem so viel Überlieferung in ihrer Kategorie wie ihre Nummer; Karte 1 bringt einen Punkt, höhere bringen weit mehr.
guide-realm-do = Lege Chronik 1 auf Feld C und beende dann deinen Zug.

guide-cards3 = Schwerpunkt
guide-cards3-text = Nach der zweiten und der dritten Runde entscheidet ein Würfel, ob die Generation weitergeht, und das tut sie. Eine Schwerpunktkarte schaltet eine Kategorie frei: Ist Kultur freigeschaltet, ist der erste Schritt von Regieren kostenlos.
guide-cards3-do = Wähle Regieren und Schwerpunkt Kultur.

guide-govern = Unruhe
guide-govern-text = Deine Unruhe ist 3. Sie kommt auf den Preis jedes Bauwerks, und einen Fortschritt erreichst du nur, wenn deine Unruhe nicht höher ist als deine Überlieferung in seiner Kategorie.
guide-govern-do = Nutze Regieren.

guide-calm = Ein kostenloser Schritt
guide-calm-text = Ein Schritt nach unten kostet so viel Getreide, wie du Regionen hast. Kultur ist in dieser Generation freigeschaltet, also kostet der erste nichts.
guide-calm-do = Senke deine Unruhe um einen Schritt.

guide-bonus = Das genügt
guide-bonus-text = Der nächste Schritt würde vier Getreide kosten, und du hast eines. Mit Unruhe 2 und Überlieferung 2 in Politik ist jetzt ein Fortschritt möglich.
guide-bonus-do = Wähle Fertig und beende dann deinen Zug.

guide-cards4 = Die vierte Runde
guide-cards4-text = Eine Generation hat höchstens vier Runden, dies ist also ihre letzte. Was danach an Getreide und Gold übrig ist, geht verloren: Gib es aus.
guide-cards4-do = Wähle Bauen und Fortschritt.

guide-learn = Fortschritt
guide-learn-text = Fortschritt kostet nichts: Einer deiner Marker rückt eine Karte nach rechts. Deine Unruhe darf nicht über deiner Überlieferung in der Kategorie der Reihe liegen.
guide-learn-do = Nutze Fortschritt und rücke in der Reihe des Gesetzes vor.

guide-row = Die Reihe wächst
guide-row-text = Wer das Ende einer Reihe erreicht, zieht zwei Fortschritte und legt einen davon an. Oligarchie schaltet, einmal erreicht, Politik für immer frei.
guide-row-do = Lege Oligarchie an.

guide-taxes = Eine Bonusaktion
guide-taxes-text = Ein Bauwerk kostet so viel Gold wie deine Unruhe und sein Level zusammen, und zum kleinsten fehlt dir eines. Steuern bringen eins für jedes Handelsgut, das du erreichst, und am Ende des Zuges eine Unruhe.
guide-taxes-do = Nutze die Bonusaktion Steuern und nimm Gold.

guide-build = Bauen
guide-build-text = Bauwerke haben Level, Springbrunnen und Leiern, die in Chroniken zählen, und manche helfen dir im Spiel. In einer Region haben so viele Platz, wie ihre Kapazität sagt, jede Art einmal.
guide-build-do = Nutze Bauen.

guide-site = Wo?
guide-site-text = Bauen kannst du in jeder Region, die du kontrollierst. Hispania hat Platz für fünf Bauwerke.
guide-site-do = Wähle Hispania.

guide-temple = Ein Tempel
guide-temple-text = Ein Tempel hat Level 1 und eine Leier. Von nun an kostet dich jeder bezahlte Schritt beim Regieren ein Getreide weniger.
guide-temple-do = Baue einen Tempel.

guide-generation = Eine neue Generation
guide-generation-text = Die Generation ist zu Ende: Reste sind verloren, deine Karten sind wieder auf der Hand, und neues Einkommen ist da. Ab und zu wächst auch das Volk; eine Region mit mehr Bürgern als ihrer Kapazität kostet dich Unruhe.

guide-scoring = Die Wertung
guide-scoring-text = Nach sieben Runden endet die Dynastie mit ihrer Generation, und alle Chroniken werden aufgedeckt: Eine Tat, die getan und durch genug Überlieferung gedeckt ist, bringt Punkte. Nach der dritten Dynastie gibt es je drei Punkte für die meisten Regionen, die geringste Unruhe und die meisten Springbrunnen und Leiern.

guide-alone = Jetzt bist du dran
guide-alone-text = Hier endet die Führung, und die Partie geht weiter: Lege weitere Chroniken und mach sie wahr. Zeige auf etwas oder halte einen Finger darauf, um zu lesen, was es bewirkt; Spielhilfe und Regeln stehen im Menü.
guide-alone-do = Wähle zwei Karten, wie du magst.
