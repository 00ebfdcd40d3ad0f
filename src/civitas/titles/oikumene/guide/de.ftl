# Die geführte erste Partie: was die Hinweise in start.yaml sagen.

guide-goal = Rom, 290 v. Chr.
guide-goal-text = Du führst die Römer gegen die Griechen des Südens, höchstens fünf Jahre mit je vier Jahreszeiten. Wer vorher genug Macht oder Siegpunkte erreicht, gewinnt, sonst, wer am Ende am meisten bedeutet.

guide-map = Felder und Siedlungen
guide-map-text = Du hast drei Dörfer, in Rom, Latium und Kampanien, fünf leichte Infanterie und ein Schiff im Dock von Rom. Ein Feld gehört dir, solange dort eine Einheit von dir und kein Feind steht oder solange dein Dorf dort unbestritten ist.

guide-round = Eine Runde
guide-round-text = Jede Jahreszeit ist eine Runde: Steuern, Bewegung, Kampf, dann Handel und Bauen. Dies ist der Schnellmodus mit Krieg und Gold; Ackerbau, Herden und Prestige kommen mit den größeren.

guide-move = Bewegung
guide-move-text = Die Steuern sind schon da: ein Gold für jedes Dorf und ein halbes für jedes Feld, das mit einem zusammenhängt. Mehr Felder sind also mehr Gold, und deine Dörfer brauchen keine Wache, solange niemand in der Nähe ist.
guide-move-do = Wähle die leichte Infanterie in Latium.

guide-sabinum = Das Sabinerland
guide-sabinum-text = Landeinheiten ziehen auf ein Nachbarfeld. Das Sabinerland liegt mitten in deinem Gebiet, und dort steht niemand.
guide-sabinum-do = Ziehe ins Sabinerland.

guide-two = Wie viele?
guide-two-text = Ein Dorf braucht zwei Bauleute. Dafür sind diese beiden da.
guide-two-do = Ziehe mit beiden.

guide-samnium = Ein zweites Feld
guide-samnium-text = Zwischen dir und den Griechen liegen die Berge von Samnium. Wer sie hält, sieht den Feind kommen.
guide-samnium-do = Ziehe mit der leichten Infanterie aus Kampanien nach Samnium.

guide-tarquinii = Und ein drittes
guide-tarquinii-text = Etrurien nördlich von Rom ist gelbes Land, die fruchtbarste Farbe. Eine Einheit reicht, um es zu halten, und eine bleibt zu Hause.
guide-tarquinii-do = Ziehe mit einer leichten Infanterie von Rom nach Etrurien (Tarquinii).

guide-moved = Auch andere ziehen
guide-moved-text = Einheiten ziehen einmal pro Runde. Dein Schiff hat noch nichts zu tragen, also bleibt es im Dock.
guide-moved-do = Beende deine Züge.

guide-plunder = Plündern?
guide-plunder-text = Die Griechen haben sich im Süden ausgebreitet. Du könntest ein Feld ohne Dorf, das du hältst, für ein Gold plündern; aber ein geplündertes Feld zahlt keine Steuern, bis es wieder hergerichtet ist.
guide-plunder-do = Beende das Plündern, bevor es beginnt: Du willst länger etwas von diesen Feldern haben.

guide-village = Ein neues Dorf
guide-village-text = Im Handel gibst du Gold aus: Du hast 14. Ein Dorf kostet 3 und zahlt Steuern, und neun Siedlungen sind eines der Ziele, mit denen man gewinnt.
guide-village-do = Beginne ein Dorf.

guide-site = Der Bauplatz
guide-site-text = Bauen kannst du auf jedem Feld, das du kontrollierst und das noch keine Siedlung hat. Nur leichte Infanterie kann bauen, und zwei davon müssen da sein.
guide-site-do = Wähle das Sabinerland.

guide-builders = Die Bauleute
guide-builders-text = Mit zwei Bauleuten dauert ein Dorf vier Runden, mit vieren nur zwei. Solange sie bauen, bleiben sie auf der Baustelle und tun nichts anderes.
guide-builders-do = Schicke deine leichte Infanterie an die Arbeit.

guide-hire = Neue Einheiten
guide-hire-text = Leichte Infanterie kostet 2 Gold; ein Dorf kann in einer Runde eine ausheben, eine Stadt zwei. Alle anderen Einheiten werden daraus gemacht, für mehr Gold.
guide-hire-do = Kaufe leichte Infanterie.

guide-guard = Wo sie gebraucht wird
guide-guard-text = Kampanien grenzt an Lukanien, wo die Griechen stehen, und du hast es leer gelassen. Ein Dorf allein fällt leicht.
guide-guard-do = Hebe sie in Kampanien aus.

guide-hire2 = Noch eine
guide-hire2-text = Behalte etwas Gold für den Winter: Dann kostet jede Einheit und jedes Dorf ein Gold Lohn. Für eine weitere reicht es.
guide-hire2-do = Kaufe noch einmal leichte Infanterie, in Latium.

guide-traded = Ende der Jahreszeit
guide-traded-text = Alle handeln gleichzeitig, jeder für sich. Sind alle fertig, beginnt die nächste Jahreszeit.
guide-traded-do = Beende deinen Handel.

guide-summer = Sommer: ein Angriff
guide-summer-text = Deine neuen Felder haben gezahlt: 6 Gold Steuern. Aber ein Grieche ist nach Kampanien gekommen, und jetzt gehört das Feld niemandem.
guide-summer-do = Ziehe mit der leichten Infanterie von Latium nach Kampanien.

guide-relief = Mehr ist besser
guide-relief-text = Jede leichte Infanterie wirft einen Würfel und hat ein Leben, also zählt die Zahl. Die in Samnium ist nur ein Feld entfernt.
guide-relief-do = Ziehe auch mit der leichten Infanterie von Samnium nach Kampanien.

guide-ready = Drei gegen einen
guide-ready-text = Die Bauleute bleiben, wo sie sind: Wer die Baustelle verlässt, hält die Arbeit auf. Alles andere steht bereit.
guide-ready-do = Beende deine Züge.

guide-stance = Kampf
guide-stance-text = Ein Kampf hat vier Schritte: Rückzug, Schlacht, Belagerung und Plünderung. Hier sagst du, ab welchem du handeln willst; angreifen muss niemand.
guide-stance-do = Handle ab der Schlacht.

guide-attack = Schlacht
guide-attack-text = Beide Seiten würfeln gleichzeitig; jedes Schwert nimmt ein Leben. Wer allein auf dem Feld bleibt, gewinnt einen Siegpunkt, und der andere verliert einen.
guide-attack-do = Greife in Kampanien an.

guide-won = Sieg
guide-won-text = Es hat dich eine Einheit gekostet, aber Kampanien gehört dir, und ein Siegpunkt auch. Dein Dorf im Sabinerland wächst ebenfalls.
guide-won-do = Beende das Plündern.

guide-faster = Schneller
guide-faster-text = Für den halben Preis bekommt ein Bau auf einmal ein Viertel seiner Arbeit. Dein Dorf ist halb fertig, also steht es dann in der nächsten Runde.
guide-faster-do = Zahle für schnelleres Bauen.

guide-recruit = Lücken füllen
guide-recruit-text = Latium steht wieder leer, und ein feindliches Schiff könnte dort landen. Gold, das herumliegt, gewinnt nichts.
guide-recruit-do = Kaufe leichte Infanterie in Latium.

guide-autumn = Der Herbst kommt
guide-autumn-text = Du hast noch 9 Gold, und im Herbst und im Winter kommen Steuern. Das reicht für die Löhne.
guide-autumn-do = Beende deinen Handel.

guide-winter = Winter
guide-winter-text = Im Winter zahlst du ein Gold für jede Einheit und jedes Dorf, zwei für Kavallerie, Söldner und Städte; was du nicht bezahlen kannst, geht verloren. Einheiten, die von all deinen Dörfern abgeschnitten sind, lösen sich auf, also halte deine Felder zusammen.

guide-power = Macht
guide-power-text = Von drei Zielen brauchst du zwei: 14 Felder, 9 Siedlungen, 2 Städte. Kündige es am Ende einer Runde an; gilt es am Ende der nächsten noch, hast du durch Macht gewonnen, und mit 15 Siegpunkten durch Dominanz.

guide-ending = Städte und Belagerungen
guide-ending-text = Aus einem Dorf mit vier Bauleuten wird eine Stadt, die schwere Infanterie aushebt und drei Gold zahlt. Feindliche Siedlungen werden belagert oder ausgehungert; nach dem fünften Jahr entscheiden Felder, Siedlungen und Siegpunkte.

guide-alone = Jetzt bist du dran
guide-alone-text = Hier endet die Führung, und die Partie geht weiter. Zeige auf etwas oder halte einen Finger darauf, um zu lesen, was es bewirkt; Spielhilfe und Regeln stehen im Menü.
guide-alone-do = Ziehe, wie du magst: Samnium ist wieder frei.
