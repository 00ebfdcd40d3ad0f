### Clash of Cultures: was alle Kapitel teilen.

title-name = Clash of Cultures
title-pitch = Städte gründen, Fortschritte erzielen, das Volk bei Laune und die Nachbarn in Schach halten: eine ganze Zivilisation in sechs Runden.


## Optionen

option-expansion = Mit der Erweiterung: Zivilisationen, Anführer, Kavallerie, Kriegselefanten, drei weitere Gebäude, Piraten und mehr Karten.
option-length = Wie lange das Spiel dauert; über die siebte Runde des flexiblen entscheidet ein Würfel, und im kurzen beginnen alle mit zwei Siedlern und erzielen in jeder Statusphase zwei kostenlose Fortschritte.
option-events = Was von einer Ereigniskarte ausgeführt wird: die ganze Karte, nach Wahl dessen, der sie zieht, oder nur ihr Symbol.
option-random_leader = Welcher Anführer ins Spiel kommt, entscheidet das Los.
option-wonder_buffet = Weltwunderkarten liegen für alle offen aus, statt auf eine Hand zu kommen.
option-alternative_history = Die Anführer aller Zivilisationen werden gemischt und verteilt.
option-trade = Mit dem Spieler, der am Zug ist, darf gehandelt werden.
option-trade_offers = Wie viele Handelsangebote ein Spieler im Zug machen darf.
option-expansion-name = Erweiterung
option-length-name = Dauer
option-events-name = Ereignisse
option-random_leader-name = Anführer durch das Los
option-wonder_buffet-name = Offene Weltwunder
option-alternative_history-name = Alternative Geschichte
option-trade-name = Handel
option-trade_offers-name = Handelsangebote
choice-length-normal = Normal (sechs Runden)
choice-length-flexible = Flexibel (sechs oder sieben Runden)
choice-length-short = Kurz (vier Runden)
choice-events-full = Ganz
choice-events-optional = Ganz oder nur das Symbol
choice-events-none = Nur das Symbol
choice-trade_offers-1 = Eins im Zug
choice-trade_offers-2 = Zwei im Zug
choice-trade_offers-3 = Drei im Zug


## Satzteile

phrase-goods = { phrase-food }{ phrase-wood }{ phrase-ore }{ phrase-ideas }{ phrase-gold }{ phrase-mood }{ phrase-culture }
phrase-food =
    { $food ->
        [0] { "" }
       *[other] { "\u2063 " }{ $food } Nahrung
    }
phrase-wood =
    { $wood ->
        [0] { "" }
       *[other] { "\u2063 " }{ $wood } Holz
    }
phrase-ore =
    { $ore ->
        [0] { "" }
       *[other] { "\u2063 " }{ $ore } Erz
    }
phrase-ideas =
    { $ideas ->
        [0] { "" }
        [one] { "\u2063 " }1 Idee
       *[other] { "\u2063 " }{ $ideas } Ideen
    }
phrase-gold =
    { $gold ->
        [0] { "" }
       *[other] { "\u2063 " }{ $gold } Gold
    }
phrase-mood =
    { $mood ->
        [0] { "" }
       *[other] { "\u2063 " }{ $mood } Zufriedenheit
    }
phrase-culture =
    { $culture ->
        [0] { "" }
       *[other] { "\u2063 " }{ $culture } Kultur
    }
phrase-points =
    { $half ->
        [0] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
       *[other] { $points ->
            [0] ½ Punkt
           *[other] { $points }½ Punkte
        }
    }
phrase-one =
    { $good ->
        [Ideen] 1 Idee
       *[other] 1 { $good }
    }
phrase-prisoners =
    { $prisoners ->
        [0] { "" }
        [one] { "\u2063 " }1 Gefangenen
       *[other] { "\u2063 " }{ $prisoners } Gefangene
    }
phrase-free =
    { $free ->
        [0] { "" }
       *[other] { " " }({ $free } weniger)
    }
phrase-units = { phrase-settler }{ phrase-infantry }{ phrase-ship }{ phrase-cavalry }{ phrase-elephant }{ phrase-leader }
phrase-settler =
    { $settler ->
        [0] { "" }
       *[other] { "\u2063 " }{ $settler } × { thing-settler }
    }
phrase-infantry =
    { $infantry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $infantry } × { thing-infantry }
    }
phrase-ship =
    { $ship ->
        [0] { "" }
       *[other] { "\u2063 " }{ $ship } × { thing-ship }
    }
phrase-cavalry =
    { $cavalry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $cavalry } × { thing-cavalry }
    }
phrase-elephant =
    { $elephant ->
        [0] { "" }
       *[other] { "\u2063 " }{ $elephant } × { thing-elephant }
    }
phrase-leader =
    { $leader ->
        [0] { "" }
       *[other] { "\u2063 " }{ $leader } × { thing-leader }
    }


## Woher etwas kommt

thing-collect = Produktion
thing-raze = eine aufgegebene Stadt
thing-printed = üblicher Preis
thing-change_government = Regierungswechsel


## Fragen

ask-turn =
    { $left ->
        [0] Keine Aktionen mehr: freie Aktionen ausführen oder den Zug beenden.
        [one] Du bist am Zug: noch 1 Aktion.
       *[other] Du bist am Zug: noch { $left } Aktionen.
    }
ask-pay = Wie bezahlst du ({ $origin })?
ask-pay-unit = Womit bezahlst du { phrase-one } ({ $origin })?
ask-price = Welchen Preis bezahlst du ({ $origin })?
ask-gain = Was nimmst du ({ $origin })?
ask-react = { $moment }: Nutzt du etwas?


## Antworten

pick-endturn = Zug beenden
pick-done = Fertig
pick-pass = Nein, danke
pick-use = { $ability } einsetzen
pick-pay = Bezahlen:{ phrase-goods }{ phrase-prisoners }{ phrase-free }
pick-payotherwise = Anders bezahlen
pick-paywith = Mit { phrase-one } bezahlen
pick-price = { $ability }
pick-gain = { $good } nehmen
pick-advance = { $advance } erzielen
pick-government = Wechseln zu { $category }
pick-player = { $other }
pick-city = Die Stadt auf { $hex }
pick-hex = Feld { $hex }


## Was geschah

start-player = { $seat } ist Startspieler.
civilization = { $seat } führt: { $civilization }.
phase = Runde { $round }, Phase { $phase }.
turn = { $seat } ist am Zug.
uses = { $seat } nutzt: { $ability }.
gains = { $seat } erhält{ phrase-goods } ({ $origin }).
loses = { $seat } verliert{ phrase-goods } ({ $origin }).
pays = { $seat } bezahlt{ phrase-goods } ({ $origin }).
overflow = { $seat } hat keinen Platz für{ phrase-goods }.
advance = { $seat } erzielt { $advance }.
civilization-advance = { $seat } schaltet { $advance } frei.
draws-card = Du ziehst: { $card }.
draws-action = { $seat } zieht eine Aktionskarte.
draws-objective = { $seat } zieht eine Triumphkarte.
draws-wonder = { $seat } zieht eine Weltwunderkarte.
wonder-open = Für alle offen liegt aus: { $wonder }.
event = { $seat } zieht das Ereignis { $event }.
end-roll = { $seat } würfelt { $number } für das Spielende; bei höchstens { $highest } ist es da.
final-points = { $seat } hat { $points }{ $half ->
        [0] { "" }
       *[other] ½
    } Punkte.


## Warum nicht

why-not-your-turn = Du bist nicht am Zug.
why-no-action-left = Du hast keine Aktion mehr.
why-actions-left = Du hast noch Aktionen, und Aktionen sind Pflicht.
why-not-now = Nicht, solange etwas anderes entschieden wird.
why-ability-used = Das wurde in diesem Zug schon genutzt.
why-ability-idle = Damit lässt sich jetzt nichts anfangen.
why-advance-owned = Diesen Fortschritt hast du schon.
why-top-first = Der erste Fortschritt einer Kategorie ist der oberste, hier { $advance }.
why-prerequisite = Zuerst ist { $advance } nötig.
why-other-government = Du hast Fortschritte einer anderen Regierung.
why-unpayable = Das kostet{ phrase-goods }, und das kannst du nicht bezahlen.


## Übersicht

panel-moment = Runde { $round }, Phase { $phase }
panel-points = Punkte
panel-cities = Städte
panel-advances = Fortschritte
panel-action-cards = Aktionskarten
panel-objective-cards = Triumphe
panel-wonder-cards = Weltwunder
panel-map = Karte
panel-hex = Feld
panel-terrain = Gelände
panel-city = Stadt
panel-buildings = Gebäude
panel-units = Einheiten
panel-hand = Deine Hand
