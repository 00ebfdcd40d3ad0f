# Die geführte erste Partie: was die Hinweise in start.yaml sagen.

guide-goal = Von einer Stadt zur Hochkultur
guide-goal-text = Du beginnst mit einer Stadt und einem Siedler und hast sechs Runden, um groß zu werden. Siedlungen und Gebäude zählen je einen Punkt, Fortschritte einen halben, und Triumphe, Weltwunder und Ereignisse bringen mehr; die meisten Punkte gewinnen.

guide-table = Was auf dem Tisch liegt
guide-table-text = Die Karte ist zum größten Teil verdeckt: Gebiete werden aufgedeckt, wenn jemand dorthin zieht. Daneben liegen die Fortschritte, von denen du zwei hast, Ackerbau und Bergbau, und deine Hand mit einer Aktionskarte und einem Triumph.

guide-turn = Ein Zug hat drei Aktionen
guide-turn-text = Eine Runde hat drei Züge für alle, jeder mit genau drei Aktionen: Fortschritt, Stadt gründen, Produktion, Bauen, Rekrutieren, Bewegen und ein paar mehr. Du darfst Aktionen wiederholen und in jeder Reihenfolge ausführen.

guide-command = Aufbruch
guide-command-text = An mehr Städten hängt alles andere. Dein Siedler kann eine gründen, aber nicht, wo er steht: Da ist schon eine.
guide-command-do = Bewege Einheiten.

guide-from = Eine Gruppe
guide-from-text = Eine solche Aktion gibt dir drei Bewegungen; jede führt eine Gruppe von einem Feld auf ein benachbartes. Deine einzige Einheit auf der Karte ist der Siedler in deiner Stadt.
guide-from-do = Wähle das Feld D2.

guide-to = Ins Unbekannte
guide-to-text = Wer an den Rand des Unbekannten zieht, deckt ein ganzes Gebiet aus vier Feldern auf. Das Gebirge, das du schon siehst, läge dort neben deiner Stadt.
guide-to-do = Ziehe mit dem Siedler nach E3.

guide-found = Eine zweite Stadt
guide-found-text = E3 ist eine Ebene, die eine Stadt gut ernährt. Eine Gründung kostet nichts als den Siedler.
guide-found-do = Gründe eine Stadt auf E3.

guide-collect = Produktion
guide-collect-text = Eine Stadt produziert aus ihrem Feld und den benachbarten, aus so vielen, wie sie groß ist; eine glückliche aus einem mehr. Deine Hauptstadt hat Größe 1 und ist glücklich, also sind es zwei Felder.
guide-collect-do = Produziere mit der Stadt auf D2.

guide-take = Erz
guide-take-text = Ebenen geben Nahrung, Wälder Holz und Gebirge Erz. Nahrung hast du schon zwei, und mehr kannst du ohne Lagerung nicht behalten.
guide-take-do = Nimm Erz von E2.

guide-take2 = Und Holz
guide-take2-text = Ein Gebäude kostet eine Nahrung, ein Holz und ein Erz. Jetzt fehlt nur noch das Holz.
guide-take2-do = Nimm Holz von C2.

guide-end = Der Zug ist vorbei
guide-end-text = Deine drei Aktionen sind getan. Bevor du einen Zug beendest, darfst du noch freie Aktionen nutzen, wenn dir eine Karte oder ein Fortschritt welche gibt.
guide-end-do = Beende deinen Zug.

guide-advance = Ein Fortschritt
guide-advance-text = Dein Gegner hat die Schrift erzielt und auch eine zweite Stadt gegründet. Ein Fortschritt kostet zwei Nahrung, zählt einen halben Punkt und hilft dir auf Dauer; viele erlauben ein Gebäude.
guide-advance-do = Erziele Mythen: Das erlaubt Tempel und bringt einen Zufriedenheitsmarker.

guide-grain = Wieder Nahrung
guide-grain-text = Die neue Stadt hat Größe 1 und ist weder glücklich noch wütend, also produziert sie aus einem Feld. Jede Stadt darf in einem Zug mehrmals aktiviert werden, aber vom zweiten Mal an sinkt ihre Stimmung.
guide-grain-do = Produziere mit der Stadt auf E3 und nimm Nahrung von E3.

guide-construct = Ein Gebäude
guide-construct-text = Ein Gebäude macht seine Stadt größer, also produziert und rekrutiert sie mehr, und es zählt einen Punkt. Keine Stadt darf größer werden, als du Städte hast: Mit zwei Städten geht es bis Größe 2.
guide-construct-do = Baue in der Stadt auf D2 einen Tempel.

guide-tokens = Zufriedenheit und Kultur
guide-tokens-text = Ein Tempel bringt einen Marker. Zufriedenheit macht Städte glücklich, Kultur bezahlt Karten und hilft bei Kulturübernahmen, und beide entscheiden, wer beginnt.
guide-tokens-do = Nimm Kultur.

guide-end2 = Gut gemacht
guide-end2-text = Ein Fortschritt, eine Ernte und ein Gebäude: Das war ein guter Zug. Der Ereigniszähler hat für deinen Fortschritt einen Marker verloren; ist er leer, geschieht ein Ereignis, und es trifft zuallererst dich.
guide-end2-do = Beende deinen Zug.

guide-harvest = Reiche Ernte
guide-harvest-text = Deine Hauptstadt hat jetzt Größe 2 und ist glücklich: Sie produziert aus drei Feldern. Das ist eins von allem.
guide-harvest-do = Produziere mit D2: Nahrung von D2, Erz von E2 und Holz von C2.

guide-cheer = Mach sie glücklich
guide-cheer-text = Eine Stufe Stimmung kostet so viel Zufriedenheit, wie die Stadt groß ist. Eine wütende Stadt zählt als Größe 1, was auch immer in ihr steht; eine glückliche zählt eins mehr.
guide-cheer-do = Hebe die Stimmung der Stadt auf E3.

guide-recruit = Rekrutieren
guide-recruit-text = Eine Stadt rekrutiert so viele Einheiten, wie sie groß ist, eine glückliche eine mehr. Siedler kosten zwei Nahrung, Infanterie eine Nahrung und ein Erz, und Schiffe, in einem Hafen, zwei Holz.
guide-recruit-do = Rekrutiere in der Stadt auf E3 eine Infanterie, die sie bewacht.

guide-cards = Deine Karten
guide-cards-text = Jede Karte hat zwei Hälften: eine Aktionskarte eine Aktion und eine Taktik für Schlachten, eine Triumphkarte zwei Taten. Zeige auf eine Karte oder halte einen Finger darauf, um sie zu lesen; ausspielen musst du jetzt keine.
guide-cards-do = Beende deinen Zug.

guide-objective = Die Statusphase
guide-objective-text = Nach drei Zügen kommt eine Statusphase. Zuerst darf, wer die Tat eines Triumphs vollbracht hat, ihn für zwei Punkte ausspielen; deiner ist noch nicht so weit.
guide-objective-do = Sage: Keinen Triumph ausspielen.

guide-free = Ein kostenloser Fortschritt
guide-free-text = Dann erzielen alle einen Fortschritt umsonst und ziehen eine Aktionskarte und einen Triumph. Mit Lagerung kannst du mehr als zwei Nahrung behalten, und die brauchst du für Siedler und Fortschritte.
guide-free-do = Erziele Lagerung.

guide-raze = Lieber nicht
guide-raze-text = Du darfst eine Stadt der Größe 1 für ein Gold aufgeben. Das lohnt sich selten: Städte sind Punkte und lassen die anderen wachsen.
guide-raze-do = Sage: Alle Städte behalten.

guide-starter = Wer beginnt?
guide-starter-text = Wer am meisten Zufriedenheit und Kultur hat, bestimmt den Startspieler. Das bist du: Der Tempel hat sich schon gelohnt.
guide-starter-do = Nenne dich selbst.

guide-grow = Die zweite Runde
guide-grow-text = Eine dritte Stadt lässt die beiden anderen bis Größe 3 wachsen. Dafür brauchst du einen Siedler, und für den Siedler zwei Nahrung.
guide-grow-do = Produziere mit E3: Nahrung von E3 und von F3.

guide-settler = Ein Siedler
guide-settler-text = Die Hauptstadt wurde in diesem Zug noch nicht aktiviert, also wird beim Rekrutieren dort niemand wütend. Die nächste Ernte reicht dann wieder für ein Gebäude.
guide-settler-do = Rekrutiere in der Stadt auf D2 einen Siedler.

guide-size = Erst breit, dann hoch
guide-size-text = So geht es weiter: Siedler auf neue Felder, Gebäude in die Städte, dazwischen Fortschritte. Sieh dir die Tafel der Fortschritte an: Jeder sagt, was er bewirkt, wenn du darauf zeigst oder einen Finger darauf hältst, und hinter manchen warten Regierungsformen.

guide-war = Krieg und Kultur
guide-war-text = Armeen kämpfen, wo sie sich treffen: Würfel und Einheiten werden zusammengezählt, und je fünf Punkte sind ein Treffer. Ohne Krieg ersetzt eine Kulturübernahme ein fremdes Gebäude durch eines von dir, und das ist dein Punkt, wo auch immer es steht.

guide-scoring = Das Ende
guide-scoring-text = Die Partie endet nach der sechsten Runde oder wenn jemand keine Stadt mehr hat. Dann zählen Siedlungen und Gebäude deiner Farbe, jeder Fortschritt einen halben Punkt, jeder Triumph zwei, Weltwunder und was Ereignisse gebracht haben.

guide-alone = Jetzt bist du dran
guide-alone-text = Hier endet die Führung, und die Partie geht weiter; eine Aktion hast du noch. Spielhilfe und Regeln stehen im Menü, und „Warum nicht?“ sagt, was gerade nicht geht und weshalb.
guide-alone-do = Ziehe mit deinem Siedler dorthin, wo du die nächste Stadt willst.
