### Abschnitt 9: Schlachten.

## Fragen

ask-fight = Welche Schlacht wird als Nächstes geschlagen?
ask-expel = Handelsposten des Gegners aus deinen Städten vertreiben?
ask-commit = Schicke Einheiten in die Schlacht, eine nach der anderen
ask-call = Einen Verbündeten um Armeen bitten?
ask-lend = Wie viele Armeen schickst du deinem Verbündeten?
ask-lose = Welche Einheit geht verloren?
ask-reinforce = Weitere Söldner schicken?
ask-occupy = Eine eigene Stadt in die Provinz setzen?
ask-garrison = In der Provinz ist kein Würfel von dir übrig

## Antworten

pick-fight = Die Schlacht: { $field }
pick-expel = Den Posten vertreiben: { $field }
pick-keepposts = Keinen mehr vertreiben
pick-commit = { $unit }
pick-hire = Söldner: { $tile }
pick-committed = Nichts mehr
pick-call = { $other } bitten
pick-lend = { $armies ->
        [0] Keine
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
pick-lose = { $unit }
pick-loseallied = Eine Armee von { $other }
pick-occupy = Eine Stadt setzen
pick-raze = Keine Stadt
pick-garrison = Einen Vasallen von einer ungebauten Stadt nehmen
pick-abandon = Die Provinz leer lassen

kind-commit = Einheiten der regulären Armee
kind-hire = Söldner

## Was geschah

told-battle = { $seat } greift { $other } an: { $field }.
told-battle-barbarians = { $seat } greift die Barbaren an: { $field }.
told-deterred = { $seat } greift { $other } trotz Abschreckung an: { $morale } Moral verloren.
told-alliance-broken = { $seat } hat das Bündnis mit { $other } gebrochen.
told-commit = { $seat } schickt eine Einheit: { $unit }.
told-hire = { $seat } schickt Söldner: { $tile }.
told-lends = { $seat } schickt { $other } { $number ->
        [one] 1 Armee
       *[other] { $number } Armeen
    } und wird dafür bezahlt.
told-lends-nothing = { $seat } schickt { $other } keine Armeen.
told-militias = Für { $seat } { $number ->
        [one] kämpft 1 Miliz
       *[other] kämpfen { $number } Milizen
    } mit: { $field }.
told-militias-barbarians = Für die Barbaren { $number ->
        [one] kämpft 1 Miliz
       *[other] kämpfen { $number } Milizen
    } mit: { $field }.
told-marker = { $symbol } gehört { $seat }: { $number } gegen { $against }.
told-marker-barbarians = { $symbol } gehört den Barbaren: { $number } gegen { $against }.
told-dice = Die Würfel zeigen { $red } und { $green }.
told-loses = { $seat } verliert eine Einheit: { $unit }.
told-loses-barbarians = Die Barbaren verlieren eine Einheit: { $unit }.
told-valhalla = { $seat } gewinnt { $number } Moral für die verlorene Flotte.
told-victory = { $seat } gewinnt die Schlacht.
told-victory-barbarians = Die Barbaren gewinnen die Schlacht.
told-draw = Niemand ist übrig: unentschieden ({ $field }).
told-triumph-influence = Der Triumph von { $seat }: Der Einfluss ändert sich um { $number }.
told-triumph-morale = Der Triumph von { $seat }: Die Moral ändert sich um { $number }.
told-battlefield = Ein historisches Schlachtfeld: { $field }, { $number ->
        [one] 1 Miliz
       *[other] { $number } Milizen
    } für die Verteidigung.
told-conquest = { $seat } nimmt { $other } die Provinz ab: { $field }.
told-city-lost = { $seat } verliert die Stadt: { $field }.
told-village = { $seat } nimmt das Dorf samt Plättchen: { $field }.
told-occupies = { $seat } setzt eine Stadt: { $field }{ phrase-food }.
told-abandoned = Niemand ist übrig, um die Provinz zu halten: { $field }.
told-aborted = { $seat } bricht den Angriff ab: { $field }.

## Gründe

why-no-battle = Dort wartet keine Schlacht dieser Expansion.
why-no-guest = Dort steht in keiner Stadt von dir ein Handelsposten des Gegners.
why-no-army = In deiner regulären Armee ist nichts mehr.
why-no-such-unit = Davon ist in deiner regulären Armee nichts.
why-no-ore = Du hast kein Erz, das in dieser Runde noch kämpfen kann.
why-militias-first = Graue Milizen deiner regulären Armee kommen vor Armeen und Legionen.
why-no-tile = Du hast kein Barbarenplättchen, das kämpfen könnte.


## Einheiten

thing-vassal = Vasall
thing-army = Armee
thing-fleet = Flotte
thing-legion = Legion
thing-militia = Graue Miliz
