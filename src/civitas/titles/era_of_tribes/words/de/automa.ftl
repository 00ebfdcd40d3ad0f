### Der Automa.

## Satzteile

phrase-value = { $total } (Grundwert { $base }{ phrase-value-a }{ phrase-value-b }{ phrase-value-c }{ phrase-value-d }{ phrase-value-e }{ phrase-value-f }{ phrase-value-g }{ phrase-value-h }{ phrase-value-i }{ phrase-value-k }{ phrase-value-l })
phrase-value-a =
    { $a ->
        [0] { "" }
       *[other] { ", " }{ part-a } { $a }
    }
phrase-value-b =
    { $b ->
        [0] { "" }
       *[other] { ", " }{ part-b } { $b }
    }
phrase-value-c =
    { $c ->
        [0] { "" }
       *[other] { ", " }{ part-c } { $c }
    }
phrase-value-d =
    { $d ->
        [0] { "" }
       *[other] { ", " }{ part-d } { $d }
    }
phrase-value-e =
    { $e ->
        [0] { "" }
       *[other] { ", " }{ part-e } { $e }
    }
phrase-value-f =
    { $f ->
        [0] { "" }
       *[other] { ", " }{ part-f } { $f }
    }
phrase-value-g =
    { $g ->
        [0] { "" }
       *[other] { ", " }{ part-g } { $g }
    }
phrase-value-h =
    { $h ->
        [0] { "" }
       *[other] { ", " }{ part-h } { $h }
    }
phrase-value-i =
    { $i ->
        [0] { "" }
       *[other] { ", " }{ part-i } { $i }
    }
phrase-value-k =
    { $k ->
        [0] { "" }
       *[other] { ", " }{ part-k } { $k }
    }
phrase-value-l =
    { $l ->
        [0] { "" }
       *[other] { ", " }{ part-l } { $l }
    }

part-a = offene Karte
part-b = Güter nebenan
part-c = Gebirge
part-d = schlechte Moral
part-e = eigene Handelsposten
part-f = Flottenbau
part-g = Kolonie
part-h = Entfernung
part-i = besetzt
part-k = Mechanik
part-l = Moral
phrase-tie =
    { $number ->
        [1] Gleicher Wert: Der höhere Vorrang (A) entscheidet für { $field }.
        [2] Gleicher Wert: Mehr eigene Provinzen daneben (B) entscheiden für { $field }.
        [3] Gleicher Wert: Der Weg zu einer Heimatprovinz (C) entscheidet für { $field }.
       *[other] Bis zuletzt gleich: Die Reihenfolge der Kennungen im Alphabet entscheidet für { $field }.
    }

## Warum er das tat

because-base = Grundwert
because-field = Feld
because-total = Wert
because-compared = Was er verglich
because-steps = Schritt für Schritt
because-auto = Ab 2 Wachstum expandiert er, sonst gibt er Brot und Spiele.
because-end = Eine Revolution, wenn er die Bedingungen erfüllt, sonst eine Stufe Kultur, wenn er sie bezahlen kann, sonst 1 Einfluss.
because-skips = In Revolution lässt er die Karte aus.

## Was geschah

told-automa-acts = { $seat } handelt nach der Karte { $card }.
told-automa-skips = { $seat } ist in Revolution und lässt die Karte aus.
told-automa-research = { $seat } erforscht { $progress } für { $number } Taler.
told-automa-site = { $seat } könnte bauen, { $field }: { phrase-value }.
told-automa-city = { $seat } gründet eine Stadt: { $field }.
told-automa-post = { $seat } baut einen Handelsposten: { $field }.
told-automa-expands = { $seat } expandiert.
told-automa-growth = Das Wachstum von { $seat }: { $number }.
told-automa-loot = { $seat } verliert { $thalers } Taler an { $other }.
told-automa-raid = { $seat } würfelt { $number } für den Raubzug: bis 3 zahlen alle einen Taler.
told-automa-value = { $seat } prüft { $field }: { phrase-value }.
told-automa-places = Das Ziel von { $seat } ist { $field }: { phrase-value }.
told-automa-sails = Das Ziel einer Flotte von { $seat } ist { $field }: { phrase-value }.
told-automa-stays = { $seat } lässt eine Flotte stehen ({ $field }): { phrase-value }.
told-automa-army = { $seat } bildet für { $number } Taler eine Armee aus.
told-automa-gathers = { $seat } sammelt alle Angreifer: { $number } mehr.
told-automa-tile = { $seat } gewinnt 1 Einfluss für das Plättchen.
told-automa-after = { $seat } gewinnt nach der Runde { $number } Einfluss.
told-automa-tie =
    { $number ->
        [1] Gleiche Werte: Der höhere Vorrang (A) entscheidet für { $field }.
        [2] Gleiche Werte: Mehr eigene Provinzen nebenan (B) entscheiden für { $field }.
        [3] Gleiche Werte: Der Weg zu einer Heimatprovinz (C) entscheidet für { $field }.
       *[other] Gleiche Werte bis zuletzt: { $seat } besiedelt alle (D), zuerst { $field }.
    }
told-automa-no-fleet = { $seat } kann keine Flotte bezahlen, Ziel: { $field }.
told-automa-no-attack = { $seat } hat in dieser Runde genug angegriffen und lässt { $field } in Ruhe.
told-automa-top = { $seat } hat bereits die höchste Stufe: { $progress }.
told-automa-poor = { $seat } kann { $number } Taler für { $progress } nicht bezahlen.
told-automa-no-room = { $seat } darf nicht mehr Städte haben.
told-automa-no-food = { $seat } hat zu wenig Nahrung für eine Stadt.
told-automa-no-site = { $seat } hat keine Provinz für eine Stadt.
told-automa-auto = Der Anführer von { $seat } steht noch: Eine Auto-Expansion steht an.
told-automa-end = Nach der Runde sucht { $seat } eine Revolution, eine Stufe Kultur oder Einfluss.
told-automa-course = { $seat } erwägt { $field } für eine Flotte: { phrase-value }.
told-automa-site-tie = { phrase-tie }
told-automa-course-tie = { phrase-tie }
