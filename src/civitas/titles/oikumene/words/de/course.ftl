### Der Gang einer Partie: Prolog, Runden, Verträge, das Ende (3, 4, 17, 19).

## Fragen

ask-place = Wohin setzt du dein Dorf Nummer { $number }?{ $number ->
        [1] { " " }Ein besonderer Start wird mit diesem erklärt.
       *[other] { "" }
    }
ask-relocate = Versetzt du eines deiner Dörfer?
ask-relocate-to = Das Dorf, { $space }: Auf welches Feld wird es versetzt?
ask-claim = Welche Fraktion spielst du?
ask-camp = Auf welchem Feld neben deinem Dorf lagern die übrigen Herden?
ask-distribute = Verteile, womit du beginnst. Noch übrig:{ phrase-kit }.
ask-enlist = Kaufst du zu diesem Neujahr schwere Infanterie von jenseits des Meeres?
ask-tribute = Bietest oder verlangst du Tribut, bevor du handelst?
ask-bargain = { $treaty }: mit wem?
ask-amount = { $treaty }: Wie viel Gold zahlt { $seat } an { $other }?
phrase-sovereign = { $fed ->
        [0] steht { $other } über allen und gewinnt, sobald die Vorräte alle Siedlungen von { $other } ernähren könnten
       *[other] gewinnt { $other } die Partie sofort
    }
ask-resign = Mit diesem Vertrag { phrase-sovereign }. Willst du das wirklich?
ask-offered = { $other } bietet dir an: { $treaty }{ $gold ->
        [0] { "" }
       *[other] { " " }und { $gold } Gold
    }. Stimmst du zu?
ask-demanded = { $other } verlangt von dir: { $treaty }{ $gold ->
        [0] { "" }
       *[other] { " " }und { $gold } Gold
    }. Stimmst du zu?
ask-demanded-resign = { $other } verlangt von dir: { $treaty }{ $gold ->
        [0] { "" }
       *[other] { " " }und { $gold } Gold
    }. Stimmst du zu, { phrase-sovereign }. Stimmst du zu?
ask-capitulation = { $other } will { $space } stürmen. Bietest du an nachzugeben?
ask-surrender-offered = { $other } bietet dir die Übergabe an: { $space }. Nimmst du an?
ask-announce = Du erfüllst eine Siegbedingung. Kündigst du sie an? Geprüft wird am Ende der nächsten Runde.


## Teile von Sätzen: was noch zu verteilen ist

phrase-kit = { phrase-kit-experienced_light_infantry }{ phrase-kit-light_infantry }{ phrase-kit-cavalry }{ phrase-kit-grain }{ phrase-kit-sheep }{ phrase-kit-pigs }{ phrase-kit-cattle }{ phrase-kit-horses }{ phrase-kit-dock }{ phrase-kit-fortification }
phrase-kit-experienced_light_infantry =
    { $experienced_light_infantry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $experienced_light_infantry } erfahrene leichte Infanterie
    }
phrase-kit-light_infantry =
    { $light_infantry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $light_infantry } leichte Infanterie
    }
phrase-kit-cavalry =
    { $cavalry ->
        [0] { "" }
       *[other] { "\u2063 " }{ $cavalry } Kavallerie
    }
phrase-kit-grain =
    { $grain ->
        [0] { "" }
       *[other] { "\u2063 " }{ $grain } Getreide
    }
phrase-kit-sheep =
    { $sheep ->
        [0] { "" }
        [one] { "\u2063 " }{ $sheep } Schafherde
       *[other] { "\u2063 " }{ $sheep } Schafherden
    }
phrase-kit-pigs =
    { $pigs ->
        [0] { "" }
        [one] { "\u2063 " }{ $pigs } Schweineherde
       *[other] { "\u2063 " }{ $pigs } Schweineherden
    }
phrase-kit-cattle =
    { $cattle ->
        [0] { "" }
        [one] { "\u2063 " }{ $cattle } Rinderherde
       *[other] { "\u2063 " }{ $cattle } Rinderherden
    }
phrase-kit-horses =
    { $horses ->
        [0] { "" }
        [one] { "\u2063 " }{ $horses } Pferdeherde
       *[other] { "\u2063 " }{ $horses } Pferdeherden
    }
phrase-kit-dock =
    { $dock ->
        [0] { "" }
        [one] { "\u2063 " }{ $dock } Dock
       *[other] { "\u2063 " }{ $dock } Docks
    }
phrase-kit-fortification =
    { $fortification ->
        [0] { "" }
        [one] { "\u2063 " }{ $fortification } Befestigung
       *[other] { "\u2063 " }{ $fortification } Befestigungen
    }


## Antworten

kind-offer = Ein Angebot
kind-demand = Eine Forderung
kind-endvassalage = Kein Vasall mehr sein
pick-settle = Ein Dorf: { $space }
pick-startcity = { $faction }: Start mit einer Stadt, { $space }
pick-startharbour = { $faction }: Start mit Dorf und Hafen, { $space }
pick-startcamp = { $faction }: Start mit einem einzigen Dorf, { $space }
pick-startlate = { $faction }: Ankunft im Jahr 2, { $space }
pick-relocate = Das Dorf versetzen: { $space }
pick-claim = { $faction }
pick-camp = Lager: { $space }
pick-lay = { $what }: { $space }
pick-enlist = Schwere Infanterie ({ $level }): { $space }
pick-offer = { $other } anbieten: { $treaty }
pick-demand = Von { $other } verlangen: { $treaty }
pick-gold = { $number } Gold
pick-moregold = Mehr als { $number } Gold
pick-endvassalage = { $other } bezahlen und kein Vasall mehr sein
pick-release = { $other } aus der Vasallenschaft entlassen
pick-namerival = { $other } ist dein Rivale
pick-surrender = Die Übergabe anbieten: { $space }
pick-announce = { $way } ankündigen


## Was sie kosten und bringen

terms-homeland = Heimat: { $faction }
terms-declared-first = beim ersten Setzen anzusagen
terms-faction-full = alle schon vergeben
terms-city-start = statt dreier Dörfer; { $number } Leichte Infanterie{ $herds ->
        [0] { "" }
       *[other] , keine Schweine
    }
terms-harbour-start = statt des dritten Dorfes{ $herds ->
        [0] { "" }
       *[other] , keine Schweine
    }
terms-camp-start = statt dreier Dörfer; { $number } Leichte Infanterie, { $cavalry } Kavallerie{ $horses ->
        [0] { "" }
       *[other] , { $sheep } Schafherden, { $horses } Pferdeherden
    }
terms-late-start = keine Dörfer; { $number } Kriegsschiffe, { $gold } Gold{ $prestige ->
        [0] { "" }
       *[other] , { $prestige } Prestige
    }


## Gründe

why-field-settled = Dort steht schon eine Siedlung.
why-no-village-ground = Dort kann kein Dorf gesetzt werden.
why-village-too-far = Das ist weiter als zwei Schritte von deinen Dörfern entfernt.
why-stays-at-home = Dein Dorf bleibt in der Heimat deiner Fraktion.
why-not-start-field = Womit du beginnst, kommt nur auf deine Startfelder.
why-none-left-to-lay = Davon ist schon alles verteilt.
why-no-room-to-lay = Dort ist kein Platz dafür.
why-faction-full = Diese Fraktion hat schon so viele Spieler, wie sie haben kann.
why-not-homeland = Du hast kein Dorf in der Heimat dieser Fraktion.
why-declared-first = Diese Fraktion muss beim ersten Setzen erklärt werden.
why-no-partner = Es ist niemand da, mit dem du verhandeln könntest.
why-treaty-not-higher = Der Vertrag zwischen euch kann nur durch einen höheren mit denselben Rollen ersetzt werden.
why-offered-before = Das wurde in dieser Teilphase schon angeboten.
why-helped-before = Zwischen euch gab es in diesem Jahr schon Hilfe.
why-rival-already = Das ist schon dein Rivale.
why-treaty-gold = { $seat } hat { $have } Gold; { $number } ist das Mindeste.


## Was geschah

told-first-roll = { $seat } wirft { $number ->
        [0] kein Schwert
        [one] 1 Schwert
       *[other] { $number } Schwerter
    } um den ersten Zug.
told-first = { $seat } hat die meisten Schwerter geworfen und ist Startspieler.
told-rival = Der Rivale von { $seat } ist { $other }.
told-new-rival = { $seat } hat einen neuen Rivalen{ $prestige ->
        [0] { "" }
       *[other] { " " }für { $prestige } Prestige
    }: { $other }.
told-settle = { $seat } setzt ein Dorf: { $space }.
told-special-start = { $seat } hat einen besonderen Start: { $space }, { $building }.
told-relocate = { $seat } versetzt das Dorf: { $space } – { $goal }.
told-faction = { $seat } spielt: { $faction }.
told-no-faction = { $seat } spielt ohne Fraktion.
told-camp = { $seat } lagert auch hier: { $space }.
told-lay = { $seat } verteilt: { $what }, { $space }.
told-dealt = { $seat } hat verteilt, was der Start bringt.
told-vassal = { $seat } beginnt als Vasall von { $other }.
told-round = Jahr { $year }: { $season }.
told-open-rivers = Kein Fluss ist in dieser Runde zugefroren.
told-frozen = { $space } ist in dieser Runde zugefroren.
told-new-year = { $seat } zählt die vernichteten Einheiten des Jahres: { $gain ->
        [one] 1 Siegpunkt
       *[other] { $gain } Siegpunkte
    } gewonnen, { $loss } verloren.
told-new-year-prestige = { $seat } steigt um { $prestige } Prestige.
told-late = { $seat } kommt mit { $number } Kriegsschiffen an: { $space }.
told-enlist = { $seat } zahlt { $gold } Gold für schwere Infanterie ({ $level }): { $space }.
told-offered = { $seat } bietet { $other } an: { $treaty }{ $gold ->
        [0] { "" }
       *[other] , { $gold } Gold
    }.
told-demanded = { $seat } verlangt von { $other }: { $treaty }{ $gold ->
        [0] { "" }
       *[other] , { $gold } Gold
    }.
told-withdrawn = { $seat } zieht das Angebot an { $other } zurück.
told-refused = { $seat } lehnt ab, was { $other } will: { $treaty }.
told-treaty = { $treaty } gilt von jetzt an: { $seat } steht unter { $other }{ $gold ->
        [0] { "" }
       *[other] { " " }und zahlt { $gold } Gold
    }{ $ends ->
        [0] {""}
       *[other] ; er endet mit dieser Runde: { $season } im Jahr { $year }
    }.
told-must-leave = { $space } ist nicht mehr umzingelt: Einheiten von { $seat } müssen { $other } mit ihrem nächsten Zug verlassen, sonst stehen sie bei der nächsten eigenen Siedlung.
told-esteem = { $seat }: { $prestige } Prestige für diese Abmachung.
told-treaty-points = { $seat } gewinnt durch den Vertrag { $gain ->
        [one] 1 Siegpunkt
       *[other] { $gain } Siegpunkte
    }, { $other } verliert { $loss }.
told-help = { $seat } hilft { $other } mit { $gold } Gold und gewinnt 1 Siegpunkt.
told-free = { $seat } zahlt { $other } { $gold } Gold und ist kein Vasall mehr.
told-released = { $seat } entlässt { $other } aus der Vasallenschaft.
told-expired = Zwischen { $seat } und { $other } ist es vorbei: { $treaty }.
told-lord-fallen = { $other } hat keine Siedlung mehr; { $seat } ist kein Vasall mehr.
told-surrender-offered = { $seat } bietet { $other } die Übergabe an: { $space }.
told-surrender-refused = { $seat } nimmt die Übergabe nicht an: { $space }.
told-lost-face = { $seat } hat { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    } weniger als vor einer Runde: { $prestige } Prestige verloren.
told-out = { $seat } hat weder Einheiten noch Gebäude und ist aus dem Spiel.
told-announce = { $seat } kündigt { $way } an.
told-lapsed = { $seat } erfüllt { $way } nicht mehr; die Ankündigung verfällt.
told-verified = { $seat } erfüllt { $way } noch immer und gewinnt.
told-sovereign = { $seat } hat mit allen einen Vertrag, immer als der Obere, und gewinnt.
told-significance = { $seat } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Bedeutung.


## Das Ende

source-treaties = Verträge
source-help = Hilfe
source-victory = Siegpunkte
source-fields = Felder
source-settlements = Siedlungen
source-cities = Städte
source-agrarian_points = Agrarpunkte
source-prestige = Prestige
tie-fed = Nur wer alle Siedlungen ernähren kann, gewinnt
tie-gold = Gold
tie-victory = Siegpunkte
end-sovereignty = Gewonnen durch Souveränität: Alle haben einen Vertrag mit dem Sieger und stehen unter ihm.
end-dominance = Gewonnen durch Dominanz: genug Siegpunkte, angekündigt und geprüft.
end-power = Gewonnen durch Macht: genug kleine Ziele, angekündigt und geprüft.
end-significance = Gewonnen durch Bedeutung nach dem fünften Jahr.
end-significance-shared = Die Bedeutendsten teilen sich den Sieg nach dem fünften Jahr.
end-last = Gewonnen als Letzter im Spiel.
