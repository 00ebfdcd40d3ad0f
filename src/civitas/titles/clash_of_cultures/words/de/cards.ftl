### Aktionskarten, Triumphe und Weltwunder.

## Dinge

thing-deck-action = Aktionskarte
thing-deck-objective = Triumphkarte
thing-deck-wonder = Weltwunderkarte


## Fragen

ask-card-advance = Welchen Fortschritt erzielst du?
ask-card-action = Wie spielst du diese Karte?
ask-thwart = { $other } spielt { $card }. Du darfst eine Aktionskarte abwerfen, um das zu verhindern.
ask-teacher = Von wem übernimmst du einen Fortschritt?
ask-cheer-city = Die Stimmung welcher Stadt steigt?
ask-cheer-again = Für 1 Zufriedenheit steigt die Stimmung einer Stadt noch einmal: welcher?
ask-develop = Welche Stadt bekommt ein Gebäude umsonst?
ask-militia = In welche Stadt kommt eine Infanterie?
ask-victim = Wer hat im nächsten Zug eine Aktion weniger?
ask-peace-with = Mit wem schließt du Frieden?
ask-explore-area = Welches Gebiet deckst du auf?
ask-settler-city = In welche Stadt kommt ein Siedler?
ask-spy-on = Wessen Hand siehst du dir an?
ask-spy = Du siehst die Hand von { $other }. Du darfst eine Karte tauschen.
ask-spy-for = Welche Karte gibst du für { $card }?
ask-plans = Du darfst einen der neuen Triumphe für einen der alten behalten.
ask-collect-now = Mit welcher Stadt produzierst du?
ask-influence-now = Wie versuchst du die Siedlung zu beeinflussen?
ask-who-comes = Welche Einheit kommt in die Siedlung?
ask-hire-army = Welche Barbarenarmee wirbst du an?
ask-march-army = Welche Armee zieht als nächste?
ask-march-to = Wohin zieht die Armee auf { $hex }?
ask-objective = Du darfst einen Triumph ausspielen.
ask-teach-us = Du hast eine Stadt erobert: Wer { thing-action-teach_us } hat, darf es jetzt spielen.
ask-ancestors = Woher nimmst du die Aktionskarte?
ask-discard = Welche Karte wirfst du ab?
ask-borrow = Welchen Fortschritt leiht dir die Große Bibliothek in diesem Zug?
ask-beacon = Auf welches Wasserfeld setzt du ein Schiff?


## Antworten

pick-playcard = { $card } spielen
pick-spendaction = Eine Aktion verwenden
pick-thwart = { $card } abwerfen, um es zu verhindern
pick-discard = { $card } abwerfen
pick-swap = { $card } gegen eine eigene nehmen
pick-takecard = { $card } nehmen
pick-drawunknown = Vom Stapel ziehen
pick-keepobjective = { $card } behalten, { $instead } aufgeben
pick-playobjective = { $condition } mit { $card }
pick-raisewonder = Auf { $hex } bauen: { $wonder }
pick-placeunit = { $unit }


## Was geschah

plays = { $seat } spielt: { $card }.
names-player = { $seat } nennt { $other }.
names-hex = { $seat } nennt { $hex }.
names-thing = { $seat } nennt { $thing }.
thwarts = { $seat } verhindert { $card } von { $other }.
discards = { $seat } wirft ab: { $card }.
unit-comes = { $seat }: { $unit } kommt nach { $hex }.
assassinates = Durch { $seat } hat { $other } im nächsten Zug eine Aktion weniger.
makes-peace = { $seat } schließt Frieden mit { $other }.
spies = { $seat } sieht sich die Hand von { $other } an.
swaps = { $seat } tauscht mit { $other }: { $deck } gegen { $deck }.
swapped = Du verlierst: { $given }. Dafür erhältst du: { $card }.
plans = { $seat } hat neue Pläne gefasst.
takes-settlement = Die Barbaren auf { $hex } folgen jetzt { $seat }.
barbarians-march = { $seat } schickt Barbaren von { $start } nach { $hex }.
plays-objective = { $seat } erfüllt: { $condition } (2 Punkte).
takes-discarded = { $seat } nimmt vom Ablagestapel: { $card }.
wonder-taken = { $seat } nimmt { $other } eine Weltwunderkarte ab.
builds-wonder = { $seat } baut auf { $hex }: { $wonder }.
borrows = { $seat } leiht sich bis zum Ende des Zuges: { $advance }.


## Warum nicht

why-card-not-playable = Die Karte kann jetzt nicht gespielt werden.
why-mercenaries-reach = Nur Barbarenarmeen in Reichweite 2 deiner Städte und Armee-Einheiten können angeworben werden, jede einmal.
why-mercenaries-way = Die Armee zieht auf Land daneben, auf dem sie als Ganzes Platz hat.
why-explorer-area = Nur ein Gebiet, das noch nicht aufgedeckt ist und neben einem mit einer deiner Städte liegt.
why-card-not-held = Du hast diese Karte nicht.
why-objective-unfulfilled = Die Bedingung ist jetzt nicht erfüllt.
why-objective-later = Triumphe werden gespielt, wenn eine ihrer Bedingungen erfüllt ist; dann wirst du gefragt.
why-wonder-not-held = Du hast diese Weltwunderkarte nicht.
why-no-engineering = Weltwunder brauchen Technik.
why-wonder-advance = Dir fehlt der Fortschritt { $advance }, den das Weltwunder verlangt.
why-city-not-happy = Nur eine glückliche Stadt baut ein Weltwunder.
why-wonder-port = Die Stadt braucht dafür einen Hafen.
why-idle-assassination = Alle anderen haben schon eine Aktion weniger vor sich.
why-idle-city_development = Keine deiner Städte hat Platz für ein Gebäude, das du freigeschaltet hast, und darf dafür aktiviert werden.
why-idle-cultural_takeover = Es gibt keine Barbarenstadt der Größe 1, gegen die dir in diesem Zug noch eine Kulturübernahme möglich wäre.
why-idle-explorer = Du hast keinen Siedler mehr, und kein verdecktes Gebiet liegt neben einem mit einer deiner Städte.
why-idle-great_ideas = Dafür brauchst du eine Landschlacht, die du in diesem Zug gewonnen hast.
why-idle-hero_general = Dafür brauchst du eine umkämpfte Landschlacht, die du in diesem Zug gewonnen hast, und eine Stadt, die nicht glücklich ist.
why-idle-ideas = Keine deiner Städte hat eine Akademie.
why-idle-inspiration = Niemand in Reichweite 2 hat einen Fortschritt, den du erzielen könntest.
why-idle-mercenaries = Keine Barbarenarmee, die ziehen kann, ist in Reichweite 2 deiner Städte und Armee-Einheiten, oder du kannst sie nicht bezahlen.
why-idle-militia = Keine deiner Städte hat Platz für Infanterie, oder du hast keine mehr.
why-idle-negotiations = Das geht nur als Erstes in einem Zug.
why-idle-new_ideas = Es gibt keinen Fortschritt, den du erzielen und bezahlen kannst.
why-idle-new_plans = Du hast keinen Triumph, den ein neuer ersetzen könnte.
why-idle-production_focus = Das gehört zu einer Produktion, und du kannst jetzt keine ausführen.
why-idle-spy = Kein anderer hat eine Karte auf der Hand.
why-idle-synergies = Es gibt keine zwei Fortschritte einer Kategorie, die du erzielen und bezahlen kannst.
why-idle-teach_us = Das wird gespielt, gleich nachdem du die Stadt eines Mitspielers erobert hast; dann wirst du gefragt.
