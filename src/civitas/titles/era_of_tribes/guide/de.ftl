# Die geführte erste Partie: was die Hinweise in start.yaml sagen.

guide-goal = Einfluss
guide-goal-text = Du führst ein Volk von der Jungsteinzeit in die Antike. Am Ende gewinnt, wer den meisten Einfluss hat: Den gibt es für den ersten Fortschritt seiner Art, für Epochen, Städte, Karten und Schlachten.

guide-map = Die Karte
guide-map-text = Jede Provinz hat ein Gelände, und manche haben Nahrung, Luxusgüter oder Metall. Eine Provinz gehört dem, der dort einen Vasallen oder eine Stadt hat; auf einigen liegen Barbaren, die erst besiegt werden müssen.

guide-people = Dein Volk
guide-people-text = Jedes Volk hat eine Heimat und eine Gabe. Die Römer leben in Italien, erhalten mit jeder Expansion eine Legion und lernen Mechanik zum halben Preis.
guide-people-do = Wähle die Römer.

guide-card = Ein geheimes Ziel
guide-card-text = Von zwei Einflusskarten behältst du eine: Am Ende bringt sie dir 3 Einfluss, wenn du in dem, was sie nennt, allein vorn liegst. Gelehrte will die meisten Fortschritte, und die willst du sowieso.
guide-card-do = Behalte Gelehrte.

guide-progress = Ein erster Fortschritt
guide-progress-text = Es gibt sechs Felder des Fortschritts mit je vier Stufen. Landwirtschaft bringt zwei Nahrung, und jede Nahrung lässt dein Volk wachsen.
guide-progress-do = Mache einen Fortschritt in Landwirtschaft.

guide-expand = Eine Runde
guide-expand-text = Jede Runde beginnt mit der Moral: In der Jungsteinzeit verlieren alle 1. Dann ist man reihum am Zug; eine Aktion braucht mindestens einen Anführer, und jede der sieben Aktionen gibt es für dich einmal pro Runde.
guide-expand-do = Wähle Expansion.

guide-leaders = Wie viele Anführer?
guide-leaders-text = Du hast zwei Anführer, also meist zwei Aktionen pro Runde. Dein Wachstum ist deine Nahrung, deine Moral und zwei für jeden Anführer, den du hierher setzt; für den Anfang reicht einer.
guide-leaders-do = Setze einen Anführer.

guide-grow = Wachstum
guide-grow-text = Dein Wachstum ist 4, und jeder deiner Vasallen kann einen neuen hervorbringen. Es ist also Platz für zwei.
guide-grow-do = Setze einen neuen Vasallen nach Latium und einen nach Kampanien.

guide-march = Ziehen
guide-march-text = Ein Vasall hat einen Bewegungspunkt: Das reicht in eine Nachbarprovinz. Einer der beiden muss bleiben, sonst gehört dir die Provinz nicht mehr.
guide-march-do = Ziehe mit einem Vasallen aus Latium.

guide-wine = Wein
guide-wine-text = Etrurien ist frei und hat Wein, ein Luxusgut. Luxusgüter stärken Expansion, Handel und Brot & Spiele, jedes einmal pro Runde.
guide-wine-do = Ziehe nach Etrurien.

guide-cloth = Stoff
guide-cloth-text = Im Süden liegt Bruttium mit Stoff. Luxusgüter sind auch ein Schritt zur nächsten Epoche.
guide-cloth-do = Ziehe mit einem Vasallen von Kampanien nach Bruttium.

guide-settled = Angekommen
guide-settled-text = Wer seinen Zug in einer leeren Provinz beendet, nimmt sie mit allem, was dort liegt. Für die anderen gibt es nichts mehr zu tun.
guide-settled-do = Sonst zieht niemand.

guide-trade = Handel
guide-trade-text = Auch dein Gegner hat Landwirtschaft gelernt, billiger als ein Pionier: Wer nachfolgt, zahlt weniger. Du hast noch einen Anführer, und ein Fortschritt kostet Taler.
guide-trade-do = Wähle Handel.

guide-goods = Güter zu Geld
guide-goods-text = Handel bringt einen Taler für den Anführer und einen für jedes Luxusgut, das du dazulegst. Beide Güter gehören dir und sind in dieser Runde noch unbenutzt.
guide-goods-do = Lege beide Luxusgüter dazu.

guide-round2 = Die zweite Runde
guide-round2-text = Ohne Anführer musstest du passen; dein Gegner machte weiter, und dann kam alles auf die Tableaus zurück. Du hast jetzt 8 Taler, und wer als Erster eine Stufe erreicht, erhält 1 Einfluss.
guide-round2-do = Wähle Fortschritt.

guide-one = Einer oder zwei?
guide-one-text = Jeder Anführer hier ist ein Fortschritt. Der andere soll eine Expansion führen.
guide-one-do = Setze einen Anführer.

guide-culture = Kultur
guide-culture-text = Deine Moral steht bei -2, und was ihr fehlt, fehlt deinem Volk beim Wachsen. Kultur hebt sie um zwei und bringt einen Einfluss, und noch einen, weil vor dir niemand dort war.
guide-culture-do = Mache einen Fortschritt in Kultur.

guide-expand2 = Mit Gütern
guide-expand2-text = Dein Gegner beruhigt sein Volk mit Brot & Spielen: Moral für Anführer und Güter. Du nutzt deine Güter fürs Wachstum.
guide-expand2-do = Wähle Expansion und lege beide Luxusgüter dazu.

guide-grow2 = Wohin?
guide-grow2-text = Setze neue Vasallen nur dorthin, wo sie weiterziehen können: Beim Aufräumen bleibt in jeder Provinz nur eine Figur. Etrurien hat eine freie Nachbarin im Norden, Latium eine im Osten.
guide-grow2-do = Setze einen Vasallen nach Etrurien und einen nach Latium.

guide-unused = Nichts geht verloren
guide-unused-text = Je drei Punkte Wachstum, die du nicht nutzt, heben deine Moral um eins. Fünf sind übrig, also gibt es eins.
guide-unused-do = Kein weiteres Wachstum.

guide-north = Nach Norden
guide-north-text = Cisalpinien ist Getreideland auf dem Weg zu den Alpen. Mehr Provinzen sind mehr Platz zum Wachsen, und 25 davon würden die Partie beenden.
guide-north-do = Ziehe mit einem Vasallen von Etrurien nach Cisalpinien.

guide-south = Nach Osten
guide-south-text = Alle Provinzen, die mit deiner Heimat zusammenhängen, sind dein Heimatgebiet. Was davon getrennt ist, ist eine Kolonie, und jede neue Kolonie kostet zwei Moral.
guide-south-do = Ziehe mit einem Vasallen von Latium nach Apulien.

guide-cleanup = Aufräumen
guide-cleanup-text = Wenn alle gepasst haben, expandiert noch einmal ohne Anführer, wer es nicht getan hat; dann kommen Anführer und Güter zurück, und die Provinzen werden aufgeräumt. Das ist eine Runde.
guide-cleanup-do = Sonst zieht niemand.

guide-epoch = Epochen
guide-epoch-text = Von drei Luxusgütern, einer Stadt und vier Fortschritten brauchst du zweierlei, um mit einer Revolution die Bronzezeit zu betreten. Sie bringt Einfluss und einen dritten Anführer, und du sparst die Moral, die die Jungsteinzeit jede Runde kostet.

guide-cities = Städte
guide-cities-text = Mit Architektur werden drei Vasallen in einer Provinz zu einer Stadt, für zwei Nahrung. Eine Stadt ist ein Einfluss, macht Fortschritte billiger und zahlt Steuern, aber jede Stadt kostet in jeder Runde Moral.

guide-war = Krieg
guide-war-text = Wer seinen Zug bei einem fremden Vasallen oder bei Barbaren beendet, kämpft dort. Legionen, Armeen und das Metall deiner regulären Armee helfen; Barbarenplättchen bringen Geschenke.

guide-scoring = Das Ende
guide-scoring-text = Die Partie endet mit der Runde, in der jemand die Antike betritt, 25 Einfluss, 25 Provinzen oder 15 Fortschritte erreicht oder triumphiert. Dann kommt deine Moral zum Einfluss dazu, und die Karten werden gezählt: deine, und die offenen für alle.

guide-alone = Jetzt bist du dran
guide-alone-text = Hier endet die Führung, und die Partie geht weiter. Zeige auf etwas oder halte einen Finger darauf, um zu lesen, was es bewirkt; Spielhilfe und Regeln stehen im Menü.
guide-alone-do = Wähle eine Aktion, wie du magst.
