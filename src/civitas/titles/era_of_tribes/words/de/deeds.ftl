### Abschnitte 4, 5, 6 und 10: Aktionen, Revolutionen, Plättchen.

## Fragen

ask-progress = Welcher Fortschritt?
ask-diplomacy = Welche Diplomatieaktion?
ask-bonus = Eine Bonusaktion?
ask-covet = Welche Provinz von { $other } willst du kaufen?
ask-how = Einvernehmlich oder erzwungen?
ask-agree-buys = { $other } bietet { $price } Taler ({ $field }). Verkaufst du?
ask-agree-allies = { $other } schlägt ein Bündnis vor. Stimmst du zu?
ask-agree-parts = { $other } will euer Bündnis beenden. Stimmst du zu?
ask-found = Was stellst du in die gekaufte Provinz?
ask-score-card = Welche offene Einflusskarte wird gewertet?
ask-tile = Du hast ein Barbarenplättchen gewonnen
ask-use-tile = Jetzt ein Barbarenplättchen nutzen?
ask-tile-progress = Welcher Fortschritt zum halben Preis?

## Antworten

pick-hireleader = Grauen Anführer anwerben
pick-deter = Abschreckung
pick-bribe = Bestechung
pick-waive = Keine Diplomatieaktion
pick-purchase = Eine Provinz von { $other } kaufen
pick-covet = { $field }
pick-ally = Bündnis mit { $other } schließen
pick-part = Bündnis mit { $other } beenden
pick-propose = Einvernehmlich
pick-force = Durch Verträge erzwungen
pick-agree = Zustimmen
pick-decline = Ablehnen
pick-found = Eine eigene Stadt
pick-settle = Einen Vasallen
pick-scorecard = { $card }
pick-usetile = Plättchen nutzen: { $tile }
pick-keeptile = Verdeckt behalten

kind-advance = ein Fortschritt
kind-hireleader = ein grauer Anführer
kind-deter = Abschreckung
kind-bribe = Bestechung
kind-purchase = eine Provinz kaufen
kind-ally = ein Bündnis schließen
kind-part = ein Bündnis beenden

## Was geschah

told-trade = { $seat } handelt: { $thalers } Taler.
told-bread = { $seat } gibt Brot und Spiele: +{ $morale } Moral.
told-taxes = { $seat } treibt Steuern ein: { $thalers } Taler, und verliert { $morale } Moral.
told-treaty = { $seat } erhält einen Vertrag.
told-hire-leader = { $seat } wirbt für { $number } Taler und ebenso viele Vasallen einen grauen Anführer an.
told-deter = { $seat } schreckt bis zum Ende der Runde alle anderen ab.
told-bribed = { $seat } zahlt { $other } { $number } Taler.
told-bribe = { $seat } besticht, gewinnt { $influence } Einfluss und stellt einen Anführer auf den Ring der Reihenfolge.
told-forced = { $seat } zwingt { $other } mit { $number } Verträgen.
told-refused-buys = { $seat } lehnt ab, { $other } für { $number } Taler eine Provinz zu verkaufen: { $field }.
told-refused-allies = { $seat } lehnt ein Bündnis mit { $other } ab.
told-refused-parts = { $seat } lehnt ab, das Bündnis mit { $other } zu beenden.
told-bought = { $seat } kauft { $other } für { $number } Taler eine Provinz ab: { $field }.
told-alliance = { $seat } und { $other } sind Verbündete.
told-parting = { $seat } und { $other } sind keine Verbündeten mehr.
told-epoch = { $seat } tritt in eine neue Epoche ein: { $epoch }.
told-leader = { $seat } erhält einen weiteren Anführer, bereit ab der nächsten Runde.
told-scored = Eine Einflusskarte wird gewertet: { $card }.
told-scores = { $seat } gewinnt dafür { $number } Einfluss.
told-open-card = Eine neue offene Einflusskarte: { $card }.
told-tile = Dein Plättchen: { $tile }.
told-tile-kept = { $seat } behält das Plättchen verdeckt.
told-tile-used = { $seat } nutzt ein Barbarenplättchen: { $tile }.

## Gründe

why-progress-top = Dein Marker ist schon auf der höchsten Stufe.
why-thalers = Es kostet { $number } Taler; du hast { $have }.
why-free-vassals = Es braucht { $number } freie Vasallen; du hast { $have }.
why-no-city = Du hast keine Stadt, die Steuern zahlt.
why-no-harbour = Eine kostenlose Flotte kommt auf ein Seefeld neben einer eigenen Provinz, auf dem keine fremden Flotten sind.
why-no-progress = Kein Fortschritt ist billig genug für dich.
why-diplomacy-done = Das hast du mit einem anderen Anführer dieser Aktion schon getan.
why-no-grey-leader = Im Vorrat ist kein grauer Anführer mehr.
why-ring-taken = Der Ring der Reihenfolge ist besetzt.
why-no-cube = Du hast keinen Würfel mehr, den du dort hinstellen könntest.
why-last-epoch = Du bist in der letzten Epoche.
why-revolution = Du erfüllst { $have } der Bedingungen und brauchst { $number }: Luxusgüter { $luxury_goods }/{ $luxury_goods_needed }, Städte { $cities }/{ $cities_needed }, Fortschritte { $progress }/{ $progress_needed }.
why-tile-red = Dieses Plättchen wird am Ende gewertet; bis dahin kann es nur kämpfen.
why-tile-dear = Kein Fortschritt zum halben Preis ist billig genug für dich.
why-tile-action = Dieses Plättchen ist eine eigene Aktion, mit einem Anführer in deinem Zug.
why-no-neighbour = Dieser Mitspieler ist kein Nachbar von dir.
why-no-neighbours = Du hast keine Nachbarn.
why-automa-ally = Automas schließen keine Bündnisse.
why-allied = Du bist mit allen Nachbarn verbündet, die Bündnisse schließen.
why-ally-already = Ihr seid schon verbündet.
why-not-allied = Es gibt kein Bündnis, das enden könnte.
why-not-for-sale = Dort ist keine Provinz des Spielers, dem du etwas abkaufen willst.
why-home-for-sale = Niemand verkauft eine Heimatprovinz.
why-treaties = Es braucht { $number } Verträge.
why-no-purchase = Kein Nachbar hat eine Provinz zu verkaufen, die du bezahlen und halten kannst.
why-no-tiles = Du hast kein Barbarenplättchen.
kind-usetile = ein Barbarenplättchen
