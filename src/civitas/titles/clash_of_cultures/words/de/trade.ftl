### Handel: Angebote unter Spielern, Handelsrouten.

## Dinge

thing-city = Stadt


## Fragen

ask-partner = Mit wem möchtest du handeln?
ask-trade = Was bietest du { $other }, und wofür?
ask-trade-answer = { $other } bietet dir einen Handel an.
ask-hand-over = Welche Karte gibst du { $other }?
ask-routes =
    { $count ->
        [one] Du kannst 1 Handelsroute bilden.
       *[other] Du kannst { $count } Handelsrouten bilden.
    }
ask-route = Wähle eine Handelsroute, oder lass es dabei.
ask-route-yield = Was bringt dir die Handelsroute nach { $hex }?
ask-barter = Welche Karte tauschst du ein?
ask-raided = Welche Ressource verlierst du an die Räuber?


## Antworten

pick-deal = Einen Handel anbieten
pick-give = { phrase-one } geben
pick-givecard = { $card } geben
pick-want = { phrase-one } verlangen
pick-wantcard = 1 { $deck } verlangen
pick-propose = Dieses Angebot machen
pick-accept = Einverstanden
pick-counter = Ein anderes Angebot machen
pick-formroutes = Alle bilden
pick-changeroutes = Einzeln auswählen
pick-route = { $unit } auf { $start } mit der Stadt auf { $hex }


## Was geschah

offers = { $seat } bietet { $other }:{ phrase-goods }.
asks-for = { $seat } verlangt von { $other }:{ phrase-goods }.
offers-card = { $seat } bietet dir: { $card }.
asks-for-cards = { $seat } verlangt { $count ->
        [one] 1 { $deck }
       *[other] { $count } × { $deck }
    }.
declines = { $seat } lehnt das Angebot von { $other } ab.
trades = { $seat } und { $other } handeln.
gets-card = { $seat } gibt dir: { $card }.
hands-card = { $seat } gibt { $other } eine Karte.


## Warum nicht

why-no-trade = In dieser Partie wird nicht gehandelt.
why-no-offers-left = Du hast alle deine Angebote dieses Zuges gemacht.
why-offer-full = Ein Angebot umfasst auf jeder Seite höchstens zehn Dinge.
why-offer-no-more = Davon ist nichts mehr da.
why-other-deck = Verlangt ist eine Karte eines anderen Stapels.
why-card-offered = Die Karte ist schon Teil des Angebots.
why-route = Eine Handelsroute verbindet, was in Reichweite handeln kann, und jedes der beiden nur einmal.
terms-no-room-here = dafür fehlt dir der Platz: es ginge verloren
terms-no-room-there = dafür fehlt drüben der Platz: es ginge verloren
