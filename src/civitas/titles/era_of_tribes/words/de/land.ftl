### Abschnitte 7, 8 und 11: die Expansion und Unruhen.

## Fragen

ask-growth =
    { $growth ->
        [one] Wachstum: noch 1 Punkt.
       *[other] Wachstum: noch { $growth } Punkte.
    } Wohin kommt ein neuer Vasall? { $vassals ->
        [0] Kein Vasall ist frei: Jeder kommt von einer ungebauten Stadt.
        [one] 1 Vasall ist frei.
       *[other] { $vassals } Vasallen sind frei.
    }
ask-shrink =
    { $count ->
        [one] Negatives Wachstum: Welche Figur verlässt den Plan?
       *[other] Negatives Wachstum: { $count } Figuren verlassen den Plan. Welche zuerst?
    }
ask-unrest =
    { $count ->
        [one] Unruhen: Welcher Vasall verlässt den Plan?
       *[other] Unruhen: { $count } Vasallen verlassen den Plan. Welcher zuerst?
    }
ask-special-use = Welcher neue Vasall wird Flotte, Armee oder Handelsposten?
ask-use = Was wird aus dem neuen Vasallen ({ $field })?
ask-gift = Was gibst du { $other } für den Handelsposten?
ask-shipwrights = Eine zweite Flotte kostet nichts ({ $field }), aber kein Vasall ist frei. Den Würfel von einer ungebauten Stadt nehmen?
ask-movement =
    Wer bewegt sich? { $horses ->
        [0] { "" }
        [one] Du hast ein Pferd.
       *[other] Du hast { $horses } Pferde.
    }
ask-march =
    { $points ->
        [0] Wohin geht der Vasall ({ $field })?
        [one] Wohin geht der Vasall ({ $field }, 1 Bewegungspunkt)?
       *[other] Wohin geht der Vasall ({ $field }, { $points } Bewegungspunkte)?
    }
ask-sail =
    { $points ->
        [one] Wohin fährt die Flotte ({ $field }, 1 Bewegungspunkt)?
       *[other] Wohin fährt die Flotte ({ $field }, { $points } Bewegungspunkte)?
    }
ask-bridge = Über die Flotten ({ $field }): Wohin geht der Vasall aus { $origin }?
ask-demand =
    Flotten von dir und { $other } treffen sich ({ $field }): { $own } gegen { $theirs }. Forderst du eine Schlacht?
ask-found-city = Wo gründen drei Vasallen eine Stadt?


## Antworten

pick-grow = Neuer Vasall: { $field }
pick-withdraw = { $piece }: { $field }
pick-employ = Der neue Vasall: { $field }
pick-buildfleet = Eine Flotte: { $field }
pick-trainarmy = Eine Armee
pick-setpost = Ein Handelsposten: { $field }
pick-givethaler = Einen Taler
pick-givetreaty = Einen Vertrag
pick-march =
    { $points ->
        [0] Ein Vasall: { $field } (zu Pferd)
        [one] Ein Vasall: { $field } (1 Punkt)
       *[other] Ein Vasall: { $field } ({ $points } Punkte)
    }
pick-sail =
    { $points ->
        [one] Eine Flotte: { $field } (1 Punkt{ phrase-raided })
       *[other] Eine Flotte: { $field } ({ $points } Punkte{ phrase-raided })
    }
phrase-raided =
    { $raided ->
        [0] { "" }
       *[other] , war auf Raubzug
    }
pick-mount = Zu Pferd: 2 Punkte mehr
pick-to = Nach: { $field }
pick-assault = Angriff: { $field }
pick-embark = Über die Flotten: { $field }
pick-raid = Raubzug: { $field }
pick-demand = Schlacht fordern: { $field }
pick-tolerate = Keine Schlacht: { $field }
pick-foundcity = Stadt gründen: { $field }

kind-march = einen Vasallen bewegen
kind-sail = eine Flotte bewegen
kind-demand = eine Schlacht fordern
kind-raid = ein Raubzug
kind-buildfleet = eine Flotte
kind-trainarmy = eine Armee
kind-setpost = ein Handelsposten


## Was geschah

told-expansion = { $seat } expandiert.
told-auto-expansion = { $seat } expandiert ohne Anführer.
told-legion = { $seat } erhält eine Legion.
told-growth = Wachstum von { $seat }: { $growth }.
told-grows = { $seat } erhält einen Vasallen: { $field }.
told-cube = { $seat } nimmt einen Würfel von einer ungebauten Stadt und verliert { $morale } Moral.
told-unused-growth = { $seat } nutzt { $growth } Wachstum nicht: +{ $morale } Moral.
told-removed = { $seat } nimmt eine Figur vom Plan: { $piece }, { $field }{ phrase-food }.
told-builds-fleet = { $seat } baut eine Flotte: { $origin } – { $field }{ phrase-for-thalers }.
told-shipwrights = Die Schiffbauer von { $seat } fügen eine Flotte hinzu: { $field }.
told-trains-army = { $seat } bildet eine Armee aus: { $field }{ phrase-for-thalers }.
told-sets-post = { $seat } errichtet einen Handelsposten ({ $field }) und gibt { $other } einen Taler.
told-sets-post-treaty = { $seat } errichtet einen Handelsposten ({ $field }) und gibt { $other } einen Vertrag.
told-post-expelled = { $seat } verliert den Handelsposten ({ $field }) und { $morale } Moral.
told-mounts = { $seat } setzt einen Vasallen auf ein Pferd: { $field }.
told-marches = { $seat } bewegt einen Vasallen: von { $origin } nach { $field }.
told-marches-to-attack = { $seat } bewegt einen Vasallen von { $origin } zum Angriff: { $field }.
told-carried = Flotten von { $seat } tragen einen Vasallen von { $origin } nach { $field }.
told-carried-to-attack = Flotten von { $seat } tragen einen Vasallen von { $origin } zum Angriff: { $field }.
told-sails = Eine Flotte von { $seat } fährt: { $origin } – { $field }.
told-lands = Eine Flotte von { $seat } landet: { $origin } – { $field }.
told-lands-to-attack = Eine Flotte von { $seat } landet zum Angriff: { $origin } – { $field }.
told-demands = { $seat } fordert eine Schlacht mit { $other }: { $field }.
told-raids = Raubzug von { $seat } gegen { $other } ({ $field }): eine { $roll }, { $thalers } Taler.
told-raid-sunk = Der Raubzug von { $seat } misslingt ({ $field }): Die Flotte ist verloren, +{ $morale } Moral.
told-falls = Leer und ohne Schlacht an { $seat } gefallen: { $field }.
told-wins-field = { $seat } kontrolliert: { $field }.
told-leaves-field = { $seat } hat verlassen: { $field }.
told-inherits = { $seat } kontrolliert nun: { $field }.
told-gains-food =
    { $seat }: { $food ->
        [0] Hunger { $hunger }
       *[other] { $hunger ->
            [0] Nahrung +{ $food }
           *[other] Nahrung +{ $food }, Hunger { $hunger }
        }
    }.
told-gives-food =
    { $seat }: { $food ->
        [0] Hunger +{ $hunger }
       *[other] { $hunger ->
            [0] Nahrung { $food }
           *[other] Nahrung { $food }, Hunger +{ $hunger }
        }
    }.
told-colonies = { $seat } hat { $count ->
        [one] eine neue Kolonie
       *[other] { $count } neue Kolonien
    } und verliert { $morale } Moral.
told-founds-city = { $seat } gründet eine Stadt: { $field }{ phrase-food }.


## Warum nicht

why-no-room-to-grow = Dort steht keine Figur von dir, die noch keinen neuen Vasallen hat.
why-no-navigation = Flotten brauchen Seefahrt 1.
why-no-coast = Der neue Vasall grenzt nicht an dieses Seefeld.
why-foreign-fleet = Dort sind Flotten anderer.
why-no-mechanics = Armeen brauchen Mechanik 1.
why-no-commerce = Handelsposten brauchen Handelswesen 2.
why-no-foreign-city = Dort steht keine Stadt eines anderen Spielers.
why-no-open-city = Kein Nachbar hat eine Stadt ohne Handelsposten.
why-post-there = Dort ist schon ein Handelsposten.
why-post-unpayable = Du hast weder einen Taler noch einen Vertrag zu geben.
why-no-new-vassal = Dort ist kein neuer Vasall von dir.
why-no-use = Aus dem neuen Vasallen kann nichts werden.
why-no-march = Kein Vasall von dir kommt noch weiter.
why-no-sail = Keine Flotte von dir kommt noch weiter.
why-no-fleet = Du hast keine Flotte.
why-no-demand = Keine Flotte von dir ist in einem Seefeld eines anderen.
why-not-your-unit = Dort ist keine Einheit von dir mit so vielen Bewegungspunkten.
why-out-of-reach = Dorthin kommt die Einheit nicht.
why-sail-first = Von hier aus nicht. Eine deiner Flotten kann dort von einem Seefeld neben der Küste aus landen: Segle sie erst dorthin.
why-no-raiders = Nur Nordmänner gehen auf Raubzug.
why-raided-already = Die Flotte war auf Raubzug oder hat keinen Bewegungspunkt mehr.
why-raid-not-adjacent = Die Flotte grenzt nicht an diese Provinz.
why-no-victim = Die Provinz gehört keinem anderen Spieler.
why-raid-battlefield = Ein historisches Schlachtfeld wird nicht überfallen.
why-victim-raided = Diesen Spieler hast du in dieser Runde schon überfallen.
why-city-limit = Deine Architektur erlaubt keine weitere Stadt.
why-not-your-province = Die Provinz gehört dir nicht.
why-city-there = Dort steht schon eine Stadt.
why-too-few-founders = Dort braucht es drei Vasallen.
why-no-such-piece = Eine solche Figur hast du dort nicht.
