### Was das Programm selbst sagt.

## Hilfe

help-program = Civitas: ein Tisch für die großen Zivilisationsspiele der Antike.
help-usage = Aufruf: { $usage }
help-more = civitas COMMAND --help sagt mehr zu einem Befehl.
help-default = Ohne Angabe: { $value }.

help-play = Eine Partie hier im Terminal spielen, eine neue oder eine gespeicherte.
help-simulate = Bots viele Partien spielen lassen und sagen, wer wie oft gewinnt.
help-lab = Eine Studie machen: viele Partien zwischen Bots, auf allen Kernen oder einem Cluster, mit Bericht.
help-ladder = Bots auf allen Titeln gegeneinander spielen lassen und sagen, wie stark jeder ist.
help-learn = Einen Bot durch Partien mit sich selbst lernen lassen, Stellungen eines Titels zu beurteilen, und messen, wie stark er geworden ist.
help-replay = Erzählen, was in einer Partie geschah, oder zeigen, wie sie nach einigen Zügen stand.
help-verify = Eine Partie nachspielen und prüfen, ob Startwert, Züge und Ergebnis stimmen.
help-key = Der Schlüssel des Servers, der die Partie unterschrieben hat, als Datei oder als Text: Er beweist, wer dort saß.
help-show = Den Spielplan einer Partie nach einigen Zügen zeichnen.
help-titles = Die Spiele auflisten, die man spielen kann, mit ihren Optionen.
help-database = Alle Leute und Partien aus einer Datenbank in eine andere kopieren, auch zur Sicherung; oder die Ranglisten neu machen.
help-serve = Startet den Netztisch, um im Browser zu spielen.

help-lang = Die Sprache: en oder de. Ohne Angabe die deines Systems.
help-what = Der Titel einer neuen Partie, wie civitas titles ihn nennt, oder die .civ-Datei einer begonnenen.
help-title = Der Titel, wie civitas titles ihn nennt.
help-seats = Wer spielt: you, you:Anna, die Bots beginner, easy, medium und hard (auch random, der irgendetwas wählt, und search:0.5s, der so lange denkt) oder automa, wo der Titel einen hat, durch Kommas getrennt. Mehrere Menschen teilen sich die Tastatur.
help-bots = Wer spielt: die Bots beginner, easy, medium und hard (auch random, der irgendetwas wählt, und search:0.5s, der so lange denkt) oder automa, wo der Titel einen hat, durch Kommas getrennt.
help-option = Eine Option des Titels umstellen; darf mehrmals vorkommen.
help-seed = Irgendein Text; derselbe Text gibt dasselbe Glück.
help-file = Wo die Partie gespeichert wird. Ohne Angabe bei deinen Anwendungsdaten.
help-match = Eine Partiedatei, sie endet auf .civ.
help-at = Nur die ersten N Züge der Partie.
help-seat = Mit den Augen dieses Platzes sehen, von 1 an gezählt. Ohne Angabe als Zuschauer.
help-svg = Das Bild als SVG in diese Datei schreiben.
help-png = Das Bild als PNG in diese Datei schreiben.
help-width = Die Breite des PNG.
help-host = Die Adresse, an der gelauscht wird; mit 0.0.0.0 können andere im Netz hereinkommen.
help-port = Der Port, an dem gelauscht wird.
help-kept = Wo die Partien liegen: eine Datei von SQLite oder postgresql://… Ohne Angabe eine Datei unter deinen Daten.
help-copy-source = Die Datenbank, die kopiert oder in der gezählt wird: eine Datei von SQLite oder postgresql://… Sie darf in Gebrauch sein.
help-copy-target = Die Datenbank, die gefüllt wird; sie muss leer sein. Eine Datei entsteht, wenn es keine gibt.
help-database-action = Was zu tun ist. copy: alles, wie es in einem Augenblick ist, in eine leere Datenbank. ratings: was alle wert sind, aus allen Ergebnissen neu gezählt; dafür braucht es kein TARGET.
help-workers = Wie viele Serverprozesse; mehr als einer braucht PostgreSQL.
help-address = Wie der Server von außen heißt, https://civitas.example; Links nennen ihn so.
help-browser = Öffnet die Seite, wo es einen Browser gibt.
help-games = Wie viele Partien.
help-jobs = Wie viele Prozesse sich die Arbeit teilen.
help-into = Der Ordner der Studie. Derselbe Befehl macht mit dem weiter, was darin ist.
help-vary = Eine Option und die Werte, die verglichen werden, NAME=WERT,WERT; mehrmals möglich.
help-things = Zählen, was angeboten und was genommen wird.
help-every-pick = Jeden Zug jeder Partie aufheben.
help-cluster = Die Adresse eines Ray-Clusters, HOST:PORT oder auto. Ohne sie die Kerne dieses Rechners.
help-cores = Wie viele Kerne dieses Rechners; 0 heißt alle.
help-ladder-titles = Die Titel, durch Kommas getrennt. Ohne Angabe alle.
help-ladder-bots = Die Bots, durch Kommas getrennt; jeder spielt gegen alle anderen.
help-ladder-matches = Wie viele Partien zweier Bots auf einem Titel.
help-ladder-seats = Wie viele am Tisch sitzen; bei mehr als zweien ein Bot gegen mehrere des anderen.
help-ladder-sure = Nicht mehr Partien zweier Bots spielen, als nötig sind, um sicher zu sein, wer besser ist.
help-ladder-strengths = Die Wertungen allein in diese Datei schreiben; `bots/strength.yaml` dieses Programms hat die, die Formulare zeigen.
help-ladder-write = Was sich gezeigt hat, als Seite in Markdown in diese Datei schreiben.
help-learn-into = Der Ordner für das Gelernte. Derselbe Befehl macht weiter mit dem, was darin ist.
help-learn-rounds = Wie viele Runden aus Partien und Lernen insgesamt.
help-learn-matches = Wie viele Partien eine Runde hat.
help-measure = So viele Partien gegen greedy sagen am Ende, wie stark er geworden ist.
help-weights = Nur die Gewichte in dieser Datei messen und nichts lernen.
help-adopt = Die Gewichte aus --weights auch für die jetzigen Regeln gelten lassen, wenn sie nach älteren gelernt wurden: außer greedy schlägt sie.
help-learn-standing = Lernen oder messen, was ein Stand am Ende eines Zuges wert ist, wonach wise urteilt.
help-learn-tried = In Partien ausprobieren oder messen, wie viel jede Seite eines Standes wert ist, wonach learned und wise urteilen.
help-learn-seats = Mit --tried: an Tischen zu so vielen.
help-learn-lines = Mit --tried: Wer ausprobiert, verfolgt so viele Linien, wie search; 0 ist ein Zug voraus, so weit greedy sieht.
help-learn-start = Mit --tried: von den Gewichten dieser Datei ausgehen, und nicht vom eigenen Urteil des Titels.
help-results = Jedes Ergebnis in dieser Datei aufheben, eins je Zeile; ein Aufruf mit derselben Datei macht dort weiter.
help-save = Jede Partie als .civ-Datei in diesem Ordner behalten.

## Falsche Aufrufe

error-command = Einen Befehl { $command } gibt es nicht; wähle einen von diesen: { $known }.
error-language = { $language } ist keine Sprache dieses Programms; wähle eine von diesen: { $known }.
error-terminal = Dieses Terminal ist { $columns } Spalten breit, ein Tisch braucht mindestens { $fewest }; mach das Fenster breiter.
error-resume = { $file } geht mit den eigenen Plätzen, Optionen und dem eigenen Startwert weiter; lass --seats, --option, --seed und --file weg.
error-exists = { $file } gibt es schon; spiele weiter mit civitas play { $file } oder wähle einen anderen Namen.
error-name = „{ $name }“ kann hier niemand heißen; wähle einen Namen mit 1 bis { $longest } Buchstaben, der nicht der eines Bots ist und nicht automa.
error-option-form = „{ $text }“ stellt keine Option um; schreibe --option NAME=WERT.
error-input-closed = Die Eingabe ist zu Ende; die Partie ist gespeichert in { $file }, weiter mit: civitas play { $file }
error-seat-number = Einen Platz { $number } gibt es nicht; wähle einen von 1 bis { $most }.
error-at = Eine Stellung nach { $at } Zügen gibt es nicht; wähle eine Zahl von 0 bis { $most }.
error-no-picture = Sag mit --svg DATEI oder --png DATEI, wohin das Bild soll.
error-width = { $width } Pixel lassen sich nicht zeichnen; wähle eine Breite von 1 bis { $widest }.
error-range = { $option } kann nicht { $number } sein; wähle eine Zahl von { $least } bis { $most }.
error-person = In einer Simulation spielen nur Bots; für eine eigene Partie nimm civitas play.
error-no-lab = Das Labor braucht weitere Pakete; installiere sie mit: pip install "civitas[lab]"
error-vary-form = „{ $text }“ verändert keine Option; schreibe --vary NAME=WERT,WERT.
error-vary-twice = { $option } kann nicht zugleich fest sein und sich ändern; lass --option { $option } oder --vary { $option } weg.
error-other-study = { $folder } enthält eine andere Studie; gib den Befehl an, mit dem sie begonnen wurde (er steht in report.html und study.json), oder wähle einen anderen Ordner.
error-study-rules = { $folder } enthält diese Studie nach Version { $theirs } der Regeln, gespielt wird jetzt Version { $rules }; wähle einen anderen Ordner.
error-study-folder = { $folder } enthält andere Dateien; wähle einen leeren Ordner für die Studie.
error-cluster = Unter { $address } antwortet kein Ray-Cluster; starte einen mit ray start --head oder lass --address weg, um diesen Rechner zu nehmen.
error-cluster-token = Der Ray-Cluster unter { $address } lässt nur ein, wer seinen Token hat; lege ihn in ~/.ray/auth_token ab und stelle RAY_AUTH_MODE=token vor den Befehl.
error-address-or-cores = --cores sind die Kerne dieses Rechners, --address ist ein anderer; lass eines davon weg.
error-no-hands = Der Ray-Cluster unter { $address } hat keine Kerne, auf denen gespielt werden kann; starte welche mit ray start --address oder lass --address weg, um diesen Rechner zu nehmen.
error-two-bots = { $bots } ist zu wenig für eine Rangliste; nenne mindestens zwei Bots, durch Kommas getrennt.
error-into-or-weights = Sag mit --into DIR, wo gelernt wird, oder mit --weights FILE, welche Gewichte gemessen werden.
error-adopt = --adopt braucht Gewichte und Partien, um sie zu prüfen: --weights DATEI --measure N.
error-start = --start ist für das, was ausprobiert wird: --tried --into ORDNER.
error-tried = --seats und --lines sind für das, was ausprobiert wird, mit --tried.
error-tried-or-standing = --tried und --standing sind zwei Arten zu lernen; lass eins davon weg.
error-no-aspects = { $title } sagt nicht, woraus ein Stand besteht; da gibt es nichts auszuprobieren.
error-course = Was in { $folder } gelernt wurde, lässt sich nicht lesen; wähle einen anderen Ordner.
error-course-title = In { $folder } wurde etwas über { $title } gelernt; wähle einen anderen Ordner.
error-course-rules = Was in { $folder } gelernt wurde, gilt für andere Regeln (Version { $rules }) oder andere Merkmale; wähle einen anderen Ordner.
error-folder = { $folder } enthält schon Partien mit diesen Namen; wähle einen leeren Ordner.

usage-option = civitas { $command } hat keine Option { $option }; siehe civitas { $command } --help.
usage-no-value = { $option } braucht einen Wert; siehe civitas { $command } --help.
usage-no-such-value = { $option } nimmt keinen Wert; siehe civitas { $command } --help.
usage-extra = Ein Wort ist zu viel; siehe civitas { $command } --help.
usage-missing = { $argument } fehlt; siehe civitas { $command } --help.
usage-range = { $option } braucht eine ganze Zahl von { $least } bis { $most }; siehe civitas { $command } --help.
usage-number = { $option } braucht eine ganze Zahl; siehe civitas { $command } --help.

error-killed = Einer der Prozesse, die spielen, wurde beendet, vielleicht weil der Speicher nicht reichte; rufe es noch einmal auf, mit weniger --jobs.
error-barred = { $file } lässt sich nicht lesen oder schreiben ({ $why }); prüfe deine Rechte daran oder wähle einen anderen Ort.
error-no-room = Zum Schreiben ist kein Platz mehr ({ $why }); schaffe welchen und rufe es noch einmal auf.
stopped = Abgebrochen.
fault = Civitas hat selbst einen Fehler gemacht ({ $kind }); bitte melde ihn zusammen mit { $file }.

## Am Tisch

welcome = Die Partie wird nach jeder Wahl gespeichert in { $file }
small = Dieses Fenster hat { $columns } × { $rows } Zeichen, der Spielplan braucht 80 × 24 oder mehr: er wird kurz gezeigt, b zeigt ihn ganz.
thinking = Die Bots denken nach …
hand-over = Die Tastatur geht an { $name }. Drücke Enter, wenn sonst niemand hinsieht.{" "}
more-lines = { $lines ->
    [one] … 1 Zeile mehr
   *[other] … { $lines } Zeilen mehr
}
keys-short = Zahl = Wahl · u zurück · s sichern · ? warum · b Plan · l Log · h Hilfe · q Ende
key-number = wählen, was diese Nummer hat
key-undo = die letzte Wahl zurücknehmen, solange seither weder Glück noch Geheimnis ans Licht kam
key-save = sagen, wo die Partie gespeichert ist; eine Kopie als NAME.civ speichern
key-rule = die Regel hinter Wahl 3
key-why = warum etwas nicht zu wählen ist oder was die Regeln dazu sagen
key-board = der ganze Spielplan
key-log = was bisher geschah, die letzten 40 Zeilen oder die letzten 200
key-quit = gehen; die Partie ist gespeichert
not-a-choice = „{ $text }“ steht nicht zur Wahl: tippe eine Zahl von 1 bis { $most } oder h für Hilfe.
ask-why = Frage nach einer Wahl mit ihrer Nummer (? 1), nach etwas, das du vermisst (? { $example }), oder nach einer Regel (? { $clause }).
rules-in-english = (Der Regeltext ist englisch.)
saved = Gespeichert in { $file }
copied = Eine Kopie ist gespeichert in { $file }
left = Die Partie ist gespeichert; weiter mit: civitas play { $file }
interrupted = Unterbrochen. Die Partie ist gespeichert; weiter mit: civitas play { $file }
victory = { $winners ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
points = { $rank }. { $name }: { $number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
finished = Die Partie ist gespeichert; nachlesen mit: civitas replay { $file }

## Partien aus Dateien

position = { $file } nach { $picks ->
    [one] 1 Zug
   *[other] { $picks } Zügen
}
verified-over = { $file } ist eine echte Partie { $title }: { $picks } Züge folgen den Regeln, der Startwert passt zu seiner Zusage { $commitment }…, und sie endet mit { $scores }.
verified-open = { $file } ist eine echte Partie { $title }, noch nicht zu Ende: { $picks } Züge folgen den Regeln, und der Startwert passt zu seiner Zusage { $commitment }….
unsigned = Die Datei ist nicht unterschrieben: Wer dort saß, beweist sie nicht.
signed = Sie sagt, { $server } habe sie mit dem Schlüssel { $key } unterschrieben; mit --key und dem Schlüssel dieses Servers kannst du das prüfen, und bis dahin ist nicht bewiesen, wer dort saß.
signed-true = Unterschrieben von { $server } mit dem Schlüssel { $key }, unberührt: Wer dort saß, dafür bürgt dieser Server.
error-unsigned = { $file } ist nicht unterschrieben, also kann kein Schlüssel beweisen, wer dort saß; bitte den Server, auf dem gespielt wurde, um seine Datei.
error-other-key = Die Unterschrift passt nicht: { $file } wurde mit dem Schlüssel { $key } unterschrieben, deiner ist { $given }; hole den Schlüssel von { $server } unter der Adresse /.well-known/civitas-key.
error-key = { $key } ist kein Schlüssel eines Servers; gib eine Datei an, in der einer steht, oder seinen Text, der mit ed25519: beginnt.
error-no-signing = Unterschriften lassen sich hier nicht prüfen; installiere, was dazu nötig ist, mit pip install "civitas[signing]".
written = Geschrieben: { $file }

## Titel

title-facts = { $fewest } bis { $most } Personen, { $shortest } bis { $longest } Minuten, Regelversion { $version }
title-by = Von { $designer }
title-bots = Bots und wie stark sie sind (400 mehr gewinnen zehnmal so oft): { $bots }
title-play = civitas play { $title }
rules-plain = Die Regeln laufen als reines Python; mit einem C-Compiler macht make fast sie schneller.
rules-compiled = Die Regeln laufen kompiliert.
title-automas = Automas: höchstens { $automas }, mit allen Personen nicht mehr als { $seats } Plätze; --seats you,automa
title-option = --option { $option }=…: { $name }, Regel { $rule }
title-default = { $words } (Vorgabe)
only-if = nur wenn: { $conditions }
or-if = ; oder wenn:{" "}
and ={" "}und{" "}
or ={" "}oder{" "}
these-players = { $numbers } Personen

## Simulationen

playing = Läuft
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-share = Anteil der Siege (95 %)
column-points = Punkte (95 %)
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }  ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean-of-one = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulation-figures = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, je { $decisions } Entscheidungen, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } Partien in der Sekunde, Startwert { $seed }
simulation-shared = { $games ->
    [one] Ein Sieg wurde geteilt und zählt für jeden als Sieg.
   *[other] { $games } Siege wurden geteilt und zählen für jeden als Sieg.
}
simulation-lost = { $games ->
    [one] Eine Partie hat niemand gewonnen; sie zählt für keinen als Sieg.
   *[other] { $games } Partien hat niemand gewonnen; sie zählen für keinen als Sieg.
}
study-done = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}; der Bericht ist { $report }
study-lost = Ray ist nach { $played } von { $games } Partien abgestürzt, vielleicht weil der Speicher nicht reichte; sie sind aufgehoben, derselbe Befehl macht weiter, notfalls mit weniger --cores. Bisher: { $report }
study-interrupted = Unterbrochen nach { $played } von { $games } Partien; sie sind aufgehoben, derselbe Befehl macht weiter. Bisher: { $report }
simulation-saved = Die Partien sind gespeichert in { $folder }
simulation-interrupted = Unterbrochen nach { $played } von { $games } Partien.


## Der Server

serving = Civitas ist jetzt unter { $address } zu finden; Strg-C beendet es.
copying = { $table }: { $done } von { $total }
copied-rows = { $rows ->
    [one] Eine Zeile ist jetzt in { $target }.
   *[other] { $rows } Zeilen sind jetzt in { $target }.
}
copied-secret = Das Geheimnis in { $file } ist ein anderes und blieb, wie es war; lege das der Quelle dorthin, sonst müssen sich alle neu anmelden.
rated = { $matches ->
    [one] Eine beendete Partie wurde angesehen, die Ranglisten sind neu gemacht.
   *[other] { $matches } beendete Partien wurden angesehen, die Ranglisten sind neu gemacht.
}
error-database-action = civitas database kennt { $action } nicht; schreibe civitas database copy QUELLE ZIEL oder civitas database ratings QUELLE.
serving-key = Die Dateien der Partien werden unterschrieben mit dem Schlüssel { $key }
error-no-web = Der Netztisch ist nicht installiert; installiere ihn mit pip install "civitas[web]".

## Die Rangliste

ladder-pair = { $title }, { $seats } Plätze: { $bot } gewann gegen { $rival } { NUMBER($share, style: "percent") } von { $matches } Partien ({ NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") }), { NUMBER($thought, maximumFractionDigits: 0) } ms je Entscheidung
ladder-results = Die Ergebnisse stehen in { $file }, Startwert { $seed }

## Lernen

learn-round = Runde { $round }, { $matches } Partien insgesamt: Aus { $asks } Fragen hat er gelernt, { NUMBER($left, style: "percent") } von dem zu verlieren, was greedy durch seine Wahl verliert
learn-met = Zu { NUMBER($boldness, style: "percent") } geglaubt, gewann er { NUMBER($share, style: "percent") } von { $matches } Partien gegen greedy ({ NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") })
learn-thought = Er denkt { NUMBER($own, maximumFractionDigits: 1) } ms über eine Entscheidung nach, greedy { NUMBER($greedy, maximumFractionDigits: 1) } ms
learn-done = Die besten Gewichte stehen in { $file }
learn-standing = Aus { $matches } Partien: Wie sie ausgehen, stimmt zu { NUMBER($learned, maximumFractionDigits: 3) } mit dem Vorhergesagten überein, zu { NUMBER($title, maximumFractionDigits: 3) } mit dem Urteil des Titels (1 heißt immer)
learn-wise = wise gewann { NUMBER($share, style: "percent") } von { $matches } Partien gegen search ({ NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") })
learn-search-beats = Nach Version { $rules } der Regeln schlägt search es; die Datei bleibt, wie sie war
learn-tried = Runde { $round }: Rund um das, was am besten schien, wurden { NUMBER($share, style: "percent") } von { $matches } Partien gegen das Urteil des Titels gewonnen
learn-weighed = Mit diesen Gewichten wurden { NUMBER($share, style: "percent") } von { $matches } Partien gegen { $lines ->
    [0] greedy
   *[other] search:{ NUMBER($lines, useGrouping: 0) }
} mit dem Urteil des Titels gewonnen ({ NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") })
learn-usual-beats = Nach Version { $rules } der Regeln schlägt das Urteil des Titels sie; die Datei bleibt, wie sie war
learn-beaten = Nach Version { $rules } der Regeln schlägt greedy sie; die Datei bleibt, wie sie war
learn-adopted = Die Gewichte in { $file } gelten auch für Version { $rules } der Regeln
learn-interrupted = Unterbrochen nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}; derselbe Befehl macht weiter.
