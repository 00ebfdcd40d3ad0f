### Abschnitte 12 bis 14: Erfahrung, Bauen, Handel.

## Fragen

ask-raise = Erfahrung aus dem Kampf, { $space }: Welche Einheit steigt auf?
ask-build = Sollen alle deine Erbauer in dieser Runde doppelt arbeiten?
ask-trade = Handel: Was kaufst, verkaufst, baust du?
ask-trade-turn = Dein Handelszug: Was kaufst, verkaufst, baust oder vereinbarst du?
ask-where = Wo?
ask-hire-where = { $unit } ({ $level }): Wohin?
ask-double-where = Welche Siedlung darf das Doppelte kaufen?
ask-upgrade-where = { $unit }: Welche Leichte Infanterie wird dazu?
ask-degrade-which = Welche Einheiten werden wieder Leichte Infanterie?
ask-train-which = Welche Einheit wird ausgebildet?
ask-sell-unit-which = Welche Leichte Infanterie verkaufst du?
ask-dismiss-which = Welche Einheiten entlässt du?
ask-store-where = { $good }: Welches Lager?
ask-how-many = Wie viel { $good }?
ask-herd-where = { $herd }: Auf welchem Feld?
ask-horses-where = Von welchem Feld kommen die Pferde?
ask-build-where = { $building }: Auf welchem Feld?
ask-man-where = Welche Baustelle bekommt mehr Erbauer?
ask-builders = { $space }: Wer baut?
ask-accelerate-where = Welche Baustelle soll schneller wachsen?
ask-demolish-where = { $building }: Wo reißt du ab?
ask-clear-where = Welches geplünderte Feld soll sich erholen?
ask-third-where = Wo kommt die dritte Leichte Infanterie hin?

## Antworten

pick-raiselevel = { $unit } ({ $level }){ phrase-spot }
pick-buildtwice = Alle arbeiten doppelt
pick-hire = { $pays-id ->
    [prestige] Anwerben: { $unit } ({ $level }), zum anderen Preis
   *[other] Anwerben: { $unit } ({ $level })
}
pick-hireat = { $space }
pick-doublelimit = Eine Siedlung das Doppelte kaufen lassen
pick-doubleat = { $space }
pick-upgradeto = Aufrüsten zu: { $unit }
pick-upgrade = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-degrade = Einheiten wieder zu Leichter Infanterie machen
pick-degradeat = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-train = Eine Einheit ausbilden
pick-trainat = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-sellunit = Leichte Infanterie verkaufen
pick-sellunitat = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-dismiss = Einheiten entlassen
pick-dismissat = { $space }: { $unit } ({ $level }){ phrase-spot }
pick-buy = { $good } kaufen
pick-sell = { $good } verkaufen
pick-storeat = { $space }
pick-somany = { $number }
pick-buyherd = { $herd } kaufen
pick-sellherd = { $herd } verkaufen
pick-butcher = { $herd } wegen des Fleisches schlachten
pick-herdat = { $space }
pick-build = Beginnen: { $building }
pick-buildat = { $space }
pick-man = Mehr Erbauer auf eine Baustelle setzen
pick-manat = { $space }
pick-builder = { $unit } ({ $level })
pick-accelerate = Für schnelleres Bauen zahlen
pick-accelerateat = { $space }
pick-demolish = Abreißen: { $building }
pick-demolishat = { $space }
pick-command = Anwerben: { $commander }
pick-clearstone = Ein geplündertes Feld sich erholen lassen
pick-clearat = { $space }
pick-awaitturn = Auf meinen Zug warten, um mit anderen zu verhandeln
pick-negotiate = { $treaty-id ->
    [rival] Einen anderen Rivalen benennen
    [help] Hilfe anbieten
   *[other] Verhandeln: { $treaty }
}

## Was sie kosten und bringen

amount-work = { $number } Arbeit
terms-garrison = und die Einheiten darin
terms-in-plunder = in der Teilphase Plündern; die Einheiten darin gehen verloren
terms-tax-third = der Vasall gibt ein Drittel der Steuern
terms-least-gold = mindestens { $number } Gold
terms-ends-sieges = { $sieges ->
        [one] eine Belagerung zwischen euch endet
       *[other] { $sieges } Belagerungen zwischen euch enden
    } (wer belagert, muss abziehen)
terms-ends-fallen = { $fallen ->
        [one] eine gefallene Siedlung fällt zurück
       *[other] { $fallen } gefallene Siedlungen fallen zurück
    }
terms-if-agreed = bei Zustimmung
terms-at-most = höchstens
terms-each-half = je ½ Gold
terms-each-whole = je 1 Gold
terms-no-buyer = dort kauft niemand das Fleisch: ohne Verbindung zu einer Siedlung
terms-nothing-back = hier kommt kein Gold zurück
terms-half-over = ½ Gold auf den nächsten Verkauf
terms-few-hands = es braucht { $needed } Erbauer, und dort { $number ->
        [one] ist einer
       *[other] sind { $number }
    }: So wächst noch nichts
terms-for-ever = es endet nie
terms-wages-once = Sold: { $number } im Winter
terms-wages-twice = Sold: { $number } im Sommer und im Winter
terms-roman-gold = { $more } Gold für { $faction }
terms-third-free = eine dritte geschenkt
terms-vain-work = nicht mehr Arbeit als ohne
terms-with-dock = mit dem Dock
terms-with-harbour = mit dem Hafen
terms-with-fortification = mit der Befestigung
terms-with-site = mit der Baustelle
terms-grain-lost = { $grain } Getreide verloren
terms-fish-lost = { $fish } Fisch verloren
terms-herd-goes = eine Pferdeherde für eine oder zwei
terms-no-herd = keine weitere Herde
terms-deserted = eine Baustelle steht leer: Die Arbeit daran verfällt

## Arten von Antworten

kind-hire = Einheiten kaufen
kind-doublelimit = Doppelte Grenze
kind-upgradeto = Einheiten aufrüsten
kind-degrade = Einheiten zurückstufen
kind-train = Einheiten ausbilden
kind-command = Kommandeur
kind-sellunit = Einheiten verkaufen
kind-dismiss = Einheiten entlassen
kind-buy = Waren kaufen
kind-sell = Waren verkaufen
kind-buyherd = Herden kaufen
kind-sellherd = Herden verkaufen
kind-butcher = Herden schlachten
kind-build = Ein Gebäude beginnen
kind-man = Erbauer für eine Baustelle
kind-accelerate = Schneller bauen
kind-demolish = Abreißen
kind-clearstone = Geplünderte Felder
kind-negotiate = Diplomatie

## Wo es viele Antworten gibt: unter welcher Überschrift sie liegen

fold-hire = Einheiten
fold-doublelimit = Einheiten
fold-upgradeto = Einheiten
fold-degrade = Einheiten
fold-train = Einheiten
fold-command = Einheiten
fold-sellunit = Einheiten
fold-dismiss = Einheiten
fold-buy = Waren und Herden
fold-sell = Waren und Herden
fold-buyherd = Waren und Herden
fold-sellherd = Waren und Herden
fold-butcher = Waren und Herden
fold-build = Bauen
fold-man = Bauen
fold-accelerate = Bauen
fold-demolish = Bauen
fold-clearstone = Bauen

## Was geschehen ist

told-rise = { $seat }: Eine Einheit steigt auf, { $space }: { $unit } ({ $level }).
told-work = { $seat } baut: { $building }, { $space }, { $work } von { $needed }.
told-complete = { $seat } stellt fertig: { $building }, { $space }.
told-site-lost = { $space }: { $seat } hat niemanden mehr auf der Baustelle ({ $building }), und sie ist verloren.
told-build-twice = { $seat } zahlt { $prestige } Prestige: Alle Erbauer arbeiten doppelt.
told-hire = { $seat } kauft { $unit } ({ $level }), { $space }, für { $prestige ->
    [0] { $gold } Gold
   *[other] { $gold } Gold und { $prestige } Prestige
}.
told-roman-gold = { $seat } erhält { $gold } Gold, weil { $other } Söldner angeworben hat.
told-third = { $seat } erhält eine dritte Leichte Infanterie geschenkt: { $space }.
told-double = { $seat } zahlt { $prestige } Prestige: { $space } darf das Doppelte kaufen.
told-command = { $seat } hat jetzt: { $commander }, für { $gold } Gold.
told-upgrade = { $seat } stellt auf: { $unit }, { $space }, für { $gold } Gold.
told-harness = { $seat } gibt den Reitern eine Pferdeherde: { $space }.
told-degrade = { $seat } macht { $unit } ({ $level }), { $space }, wieder zu Leichter Infanterie und bekommt { $gold ->
        [0] kein
       *[other] { $gold }
    } Gold.
told-train = { $seat } beginnt die Ausbildung: { $unit } ({ $level }), { $space }, für { $gold } Gold.
told-sell-unit = { $seat } verkauft Leichte Infanterie ({ $level }), { $space }, für { $gold } Gold.
told-dismiss = { $seat } entlässt { $number } × { $unit } ({ $level }): { $space }.
told-buy = { $seat } kauft { $number } × { $good }, { $space }, für { $gold } Gold.
told-sell = { $seat } verkauft { $number } × { $good }, { $space }{ $gold ->
        [0] : ½ Gold auf den nächsten Verkauf
       *[other] , für { $gold } Gold
    }.
told-buy-herd = { $seat } kauft für { $gold } Gold: { $herd }, { $space }.
told-sell-herd = { $seat } verkauft für { $gold } Gold: { $herd }, { $space }.
told-butcher = { $seat } schlachtet: { $herd }, { $space }; das Fleisch bringt { $gold ->
        [0] kein
       *[other] { $gold }
    } Gold.
told-build = { $seat } beginnt: { $building }, { $space }, für { $gold } Gold.
told-man = { $seat } setzt { $number } { $number ->
    [one] Einheit
   *[other] Einheiten
} auf die Baustelle: { $space }.
told-accelerate = { $seat } zahlt { $gold } Gold für schnelleres Bauen: { $space }.
told-demolish = { $seat } reißt ab: { $building }, { $space }, und bekommt { $gold } Gold{ $grain ->
        [0] { "" }
       *[other] ; verloren: { $grain } Getreide
    }{ $fish ->
        [0] { "" }
       *[other] ; verloren: { $fish } Fisch
    }.
told-clear = { $seat } zahlt { $gold } Gold: { $space } erholt sich von der Plünderung.

## Warum nicht

why-in-turn = Was andere berührt, geschieht der Reihe nach: Warte dazu auf deinen Zug.
why-no-block = Alle deine Klötze sind in Gebrauch, für Herden und besondere Einheiten.
why-no-tile = Alle deine Gebäudeplättchen sind in Gebrauch.
why-not-controlled = Du kontrollierst kein Feld, das taugt.
why-neutral-ground = Auf neutralem Boden baut niemand.
why-encircled = Die Siedlung ist umzingelt.
why-hostile-units = Feindliche Einheiten stehen im Feld.
why-one-site = Dort wird schon gebaut.
why-settled = Dort ist schon eine Siedlung.
why-no-own-village = Du brauchst dort ein eigenes Dorf.
why-second-city = Eine weitere Stadt wächst nur aus einem Dorf mit Hafen.
why-no-own-settlement = Du brauchst dort eine eigene fertige Siedlung, die frei ist.
why-no-coast = Das Feld hat keine Küste.
why-has-shipyard = Dort ist schon eine Werft.
why-no-own-dock = Du brauchst dort ein eigenes Dock.
why-fortified = Sie ist schon befestigt.
why-no-builder = Im Feld steht keine Einheit, die bauen kann.
why-site-full = Auf der Baustelle sind schon vier Einheiten.
why-no-site = Du hast dort keine Baustelle.
why-few-builders = Die Arbeit braucht mindestens { $number } Erbauer.
why-hastened = Dort hast du in dieser Runde schon für schnelleres Bauen gezahlt.
why-no-training = Solche Einheiten werden nicht ausgebildet.
why-elite = Eine höhere Stufe gibt es nicht.
why-in-training = Alle sind schon in Ausbildung.
why-no-training-mode = In diesem Modus gibt es keine Ausbildung.
why-no-free-settlement = Du brauchst dort eine fertige Siedlung, die nicht umzingelt ist.
why-buy-limit = Sie hat in dieser Runde so viele Einheiten gekauft, wie sie darf.
why-plundered = Auf geplünderten Feldern wird niemand rekrutiert.
why-no-recruiting = Deine Fraktion rekrutiert keine Leichte Infanterie.
why-only-recruiting = Deine Fraktion bekommt Leichte Infanterie nur durch Rekrutierung.
why-no-own-shipyard = Du brauchst ein eigenes Dock oder einen eigenen Hafen.
why-no-own-harbour = Du brauchst dort einen eigenen Hafen.
why-hostile-ships = Auf diesem Meer sind feindliche Schiffe.
why-far-sea = Das Meer muss an einen Ort grenzen, den du kontrollierst.
why-doubled = In dieser Runde hat schon eine Siedlung das Doppelte gekauft.
why-no-commanders = In diesem Modus gibt es keine Kommandeure.
why-best-commander = Einen besseren Kommandeur gibt es nicht.
why-no-own-city = Du brauchst dort eine eigene freie Stadt.
why-no-horses = Im selben verbundenen Gebiet hast du keine Pferdeherde.
why-port-full = Die Werft ist voll.
why-no-siege = Belagerungsmaschinen entstehen vor einer feindlichen Siedlung, die du umzingelst.
why-upgrade-limit = In dieser Runde wurden dort so viele Einheiten aufgerüstet oder ausgebildet, wie es geht.
why-no-elephants = Kriegselefanten entstehen aus Leichter Infanterie in einer Wüste neben einer eigenen freien Siedlung, die von Elam bei einer.
why-no-light-infantry = Dort steht keine Leichte Infanterie von dir im Freien.
why-laden = Die Ladung würde ertrinken.
why-at-sea = Nur an Land oder im Hafen.
why-nothing-upgraded = Du hast keine Einheiten, die wieder Leichte Infanterie werden könnten.
why-not-sold = Deine Fraktion verkauft keine Leichte Infanterie.
why-none-to-sell = Leichte Infanterie wird in einem Feld mit eigener freier Siedlung verkauft.
why-cubes-enough = Deine Würfelsteine reichen: Niemand muss gehen.
why-no-goods = In diesem Modus gibt es keinen Warenhandel.
why-no-market = Handel braucht ein verbundenes Gebiet mit einer eigenen freien Siedlung.
why-no-harbour-here = Dafür brauchst du einen fertigen eigenen Hafen im verbundenen Gebiet.
why-store-full = Dafür ist kein Platz.
why-nothing-stored = Dort lagert nichts.
why-no-herd = Dort hast du keine solche Herde.
why-no-such-building = Dort hast du kein solches Gebäude.
why-ships-in-port = In der Werft liegen Schiffe: Lass sie erst auslaufen.
why-no-stone = Kein Feld, das du kontrollierst, ist geplündert.
